//! Search and sorting of the list of games.

use protocol::library::{Filters, Group, Query, Row, Sort};
use std::cmp::Reverse;

/// A search: takes the rows of the library one by one and holds of each that is found no more than its key and what it is
/// sorted by.
pub struct Search<'a> {
    query: &'a Query,
    /// Folds texts that shall be found by each other into one.
    fold: fn(&str) -> String,
    /// The words searched for, each with the families of openings that it stands for; all folded.
    words: Vec<(String, Vec<String>)>,
    found: Vec<Found>,
    listing: Listing,
}

/// The keys of the games that a query finds, in its order, and what is counted meanwhile.
#[derive(Clone, Debug, Default)]
pub struct Listing {
    /// The keys.
    pub keys: Vec<String>,
    /// Number of all games.
    pub all: u32,
    /// Number of games in each of [`Group::ALL`].
    pub groups: [u32; 6],
    /// The names of the person at this device.
    pub own_names: Vec<String>,
    /// Of the games found that were won, drawn and lost by that person.
    pub score: [u32; 3],
}

/// A game that was found, as it is sorted. No two are equal: the key decides last, so that parts of the list fit together.
type Found = (SortKey, Reverse<u64>, String);

/// Sort key of a game: what decides before the time of its last change.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum SortKey {
    /// Nothing.
    Nothing,
    /// A text from A to Z, those that are missing last.
    Text(bool, String),
    /// A day, the latest first.
    Day(Reverse<String>),
    /// A number, the highest first, those that are missing last.
    Number(Reverse<Option<u32>>),
    /// A place in a fixed order.
    Place(u8),
}

impl<'a> Search<'a> {
    /// A search. Texts that `fold` makes the same are the same. The names of the person at this device are those in the rows
    /// taken before: games that were played here come first in the order of the keys.
    pub fn new(query: &'a Query, fold: fn(&str) -> String) -> Search<'a> {
        let words = query.words.split_whitespace().map(|word| {
            let families = query.openings.get(word).into_iter().flatten();
            (fold(word), families.map(|family| fold(family)).collect())
        });
        Search {
            query,
            fold,
            words: words.collect(),
            found: Vec::new(),
            listing: Listing {
                own_names: query.you.clone(),
                ..Listing::default()
            },
        }
    }

    /// One more row.
    pub fn take(&mut self, row: Row) {
        let listing = &mut self.listing;
        listing.all += 1;
        if let Some(name) = row.your_side(&[]).map(|side| &row.names[side])
            && !name.is_empty()
            && !listing.own_names.contains(name)
        {
            listing.own_names.push(name.clone());
        }
        for (count, group) in listing.groups.iter_mut().zip(Group::ALL) {
            *count += u32::from(group.has(&row, &listing.own_names));
        }
        if !self.wants(&row) {
            return;
        }
        let own = &self.listing.own_names;
        if let Some(outcome) = row.your_side(own).and_then(|side| outcome(&row, side)) {
            self.listing.score[outcome] += 1;
        }
        let by = sort_key(self.query.sort, &row);
        self.found.push((by, Reverse(row.changed), row.key));
    }

    /// Result of the search.
    pub fn listing(mut self) -> Listing {
        self.found.sort_unstable();
        if self.query.reversed {
            self.found.reverse();
        }
        Listing {
            keys: self.found.into_iter().map(|(.., key)| key).collect(),
            ..self.listing
        }
    }

    fn wants(&self, row: &Row) -> bool {
        let Query { only, filters, .. } = self.query;
        only.is_none_or(|group| group.has(row, &self.listing.own_names))
            && fits(filters, row)
            && self.has_words(row)
            && filters
                .white
                .is_none_or(|white| self.is_played_as(row, usize::from(!white)))
    }

    fn has_words(&self, row: &Row) -> bool {
        if self.words.is_empty() {
            return true;
        }
        let [white, black] = &row.names;
        // Dates and results are found as PGN writes them and as the list does.
        let (date, result) = (row.date.replace('.', "-"), row.result.replace('-', "–"));
        let said: [&str; 9] = [
            white,
            black,
            &row.event,
            &row.date,
            &date,
            &row.result,
            &result,
            &row.opening,
            &row.moves,
        ];
        // No word reaches beyond its line.
        let said = (self.fold)(&said.join("\n"));
        self.words.iter().all(|(word, families)| {
            let mut all = std::iter::once(word).chain(families);
            all.any(|text| said.contains(&**text))
        })
    }

    /// True if the player wanted is on a side ([`Filters::white`]).
    fn is_played_as(&self, row: &Row, side: usize) -> bool {
        let is_named = |name: &String| {
            let name = (self.fold)(name);
            !self.words.is_empty() && self.words.iter().all(|(word, _)| name.contains(&**word))
        };
        if row.names.iter().any(is_named) {
            is_named(&row.names[side])
        } else {
            row.is_you(side, &self.listing.own_names)
        }
    }
}

/// Index in [`Listing::score`] of a game's outcome for a side, 0 for White.
fn outcome(row: &Row, side: usize) -> Option<usize> {
    match (&*row.result, side) {
        ("1-0", 0) | ("0-1", 1) => Some(0),
        ("1/2-1/2", _) => Some(1),
        ("1-0" | "0-1", _) => Some(2),
        _ => None,
    }
}

/// True if the game passes the filters that need nothing else.
fn fits(filters: &Filters, row: &Row) -> bool {
    let Filters {
        result,
        eco,
        elo,
        dates: [first, last],
        ..
    } = filters;
    let least = row.elo[0].min(row.elo[1]);
    result.as_ref().is_none_or(|result| *result == row.result)
        && is_in_range(&row.opening, eco)
        && elo.is_none_or(|elo| least.is_some_and(|least| least >= elo))
        && is_between(&row.date, first, last)
}

/// True if the opening's code begins with `range` or lies in it (`B20-B99`).
fn is_in_range(opening: &str, range: &str) -> bool {
    let range = range.trim().to_ascii_uppercase().replace('–', "-");
    match range
        .split_once('-')
        .map(|(first, last)| (first.trim(), last.trim()))
    {
        None => opening.starts_with(&range),
        Some((first, last)) => opening.get(..3).is_some_and(|code| {
            code >= first && code.get(..last.len()).is_some_and(|part| part <= last)
        }),
    }
}

/// True if a date of PGN is not before `first` and not after `last`, as far as these go; either may be empty.
fn is_between(date: &str, first: &str, last: &str) -> bool {
    let [first, last] = [first, last].map(|date| date.trim().replace(['-', '/'], "."));
    if first.is_empty() && last.is_empty() {
        return true;
    }
    // Of what nobody knows it cannot be told.
    let known = date
        .split('?')
        .next()
        .unwrap_or_default()
        .trim_end_matches('.');
    !known.is_empty()
        && *known >= *first
        && (last.is_empty() || known.get(..last.len()).unwrap_or(known) <= &*last)
}

/// Key that a game is sorted by.
fn sort_key(sort: Sort, row: &Row) -> SortKey {
    let text = |text: &str| SortKey::Text(text.is_empty(), small_letters(text));
    let number = |number| SortKey::Number(Reverse(number));
    match sort {
        Sort::Changed => SortKey::Nothing,
        // What is unknown of a day is before everything known.
        Sort::Date => SortKey::Day(Reverse(row.date.replace('?', " "))),
        Sort::White => text(&row.names[0]),
        Sort::WhiteElo => number(row.elo[0].map(u32::from)),
        Sort::Black => text(&row.names[1]),
        Sort::BlackElo => number(row.elo[1].map(u32::from)),
        Sort::Result => SortKey::Place(place(row)),
        Sort::Opening => text(&row.opening),
        Sort::Length => number(Some(row.plies)),
    }
}

/// The text in small letters, by the browser's table: the standard library's own weighs 5 KB.
fn small_letters(text: &str) -> String {
    #[cfg(target_arch = "wasm32")]
    return js_sys::JsString::from(text).to_lower_case().into();
    #[cfg(not(target_arch = "wasm32"))]
    text.to_lowercase()
}

/// A result's place in order.
fn place(row: &Row) -> u8 {
    match &*row.result {
        "1-0" => 0,
        "1/2-1/2" => 1,
        "0-1" => 2,
        "0-0" => 3,
        _ => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Player;
    use protocol::library::Kind;

    fn row(number: u32, names: [&str; 2], date: &str, result: &str, plies: u32) -> Row {
        Row {
            key: format!("{number:04}"),
            kind: if number.is_multiple_of(2) {
                Kind::Imported
            } else {
                Kind::Robot
            },
            names: names.map(str::to_owned),
            players: [Player::Person; 2],
            elo: [None; 2],
            event: "Kōḻikkōṭu Open".into(),
            date: date.into(),
            result: result.into(),
            plies,
            moves: "1.e4 c5 2.Nf3".into(),
            opening: "B20 Sicilian Defence".into(),
            placement: String::new(),
            changed: u64::from(number),
            deleted: None,
        }
    }

    fn rows() -> [Row; 5] {
        [
            row(0, ["Anand", "Carlsen"], "2013.11.09", "1/2-1/2", 32),
            row(1, ["carlsen", "Anand"], "2013.11.10", "1-0", 96),
            row(2, ["Sultan Khan", "Capablanca"], "1930.??.??", "1-0", 130),
            row(3, ["", "Ábel"], "????.??.??", "*", 5),
            row(4, ["Ábel", ""], "2013.??.??", "0-1", 5),
        ]
    }

    fn listed(
        query: &Query,
        rows: impl IntoIterator<Item = Row>,
        fold: fn(&str) -> String,
    ) -> Listing {
        let mut search = Search::new(query, fold);
        rows.into_iter().for_each(|row| search.take(row));
        search.listing()
    }

    /// The numbers of the rows.
    fn numbers(listing: &Listing) -> Vec<u64> {
        let numbers = listing.keys.iter().map(|key| key.parse());
        numbers.collect::<Result<_, _>>().expect("keys are numbers")
    }

    fn found(query: &Query) -> Vec<u64> {
        // As the browser would, for what is in the rows.
        let fold = |text: &str| {
            let plain = text.to_lowercase();
            plain.replace('á', "a").replace('ō', "o").replace('ḻ', "l")
        };
        let listing = listed(query, rows(), fold);
        assert_eq!(listing.all, 5);
        numbers(&listing)
    }

    #[test]
    fn law_f6_every_word_must_be_found_somewhere() {
        for (words, expected) in [
            ("", vec![4, 3, 2, 1, 0]),
            ("anand", vec![1, 0]),
            ("CARLSEN 11.10", vec![1]),
            ("ábel", vec![4, 3]),
            ("abel", vec![4, 3]),
            ("Kolikk", vec![4, 3, 2, 1, 0]),
            ("kōḻik sicil capa", vec![2]),
            ("1.e4 c5", vec![4, 3, 2, 1, 0]),
            ("1/2-1/2", vec![0]),
            ("2013.11.09", vec![0]),
            ("2013-11-09", vec![0]),
            ("2013-11", vec![1, 0]),
            ("2013.11 1–0", vec![1]),
            ("nobody", vec![]),
        ] {
            let words = words.to_owned();
            assert_eq!(
                found(&Query {
                    words: words.clone(),
                    ..Query::default()
                }),
                expected,
                "{words}"
            );
        }
        let only = Query {
            only: Some(Group::Imported),
            ..Query::default()
        };
        assert_eq!(found(&only), [4, 2, 0]);
        // A word in the language of the page stands for the families whose names there have it.
        let sicilian = ["സിസിലിയൻ".to_owned(), "പ്രതിരോധം".to_owned()];
        let families = vec!["Sicilian Defence".to_owned()];
        let mut query = Query {
            words: sicilian.join(" ") + " 11.10",
            openings: sicilian.map(|word| (word, families.clone())).into(),
            ..Query::default()
        };
        assert_eq!(found(&query), [1]);
        query.openings.pop_first();
        assert_eq!(found(&query), [0; 0]);
    }

    fn found_by(filters: Filters, words: &str) -> Vec<u64> {
        found(&Query {
            words: words.into(),
            filters,
            ..Query::default()
        })
    }

    #[test]
    fn law_f6_filters_of_result_and_date() {
        for (result, expected) in [("1-0", vec![2, 1]), ("*", vec![3]), ("0-0", vec![])] {
            let result = Some(result.to_owned());
            let filters = Filters {
                result,
                ..Filters::default()
            };
            assert_eq!(found_by(filters, ""), expected);
        }
        for (first, last, expected) in [
            ("2013", "", vec![4, 1, 0]),
            ("2013-11-10", "", vec![1]),
            ("2013.11", "2013-11-09", vec![0]),
            ("", "1930", vec![2]),
            ("1930", "2013/11", vec![4, 2, 1, 0]),
            ("2014", "", vec![]),
        ] {
            let dates = [first, last].map(str::to_owned);
            let filters = Filters {
                dates,
                ..Filters::default()
            };
            assert_eq!(found_by(filters, ""), expected, "{first} to {last}");
        }
    }

    #[test]
    fn law_f6_filters_of_opening_and_rating() {
        let mut game = row(0, ["A", "B"], "", "1-0", 9);
        game.elo = [Some(2400), Some(2350)];
        for (eco, fits) in [
            ("", true),
            ("b20", true),
            ("B", true),
            ("B2", true),
            ("B21", false),
            ("A00-B19", false),
            ("B10–B29", true),
            ("A-B", true),
            ("B20-", true),
            ("B21-", false),
        ] {
            assert_eq!(is_in_range(&game.opening, eco), fits, "{eco}");
        }
        assert!(!is_in_range("", "A00-E99"), "it has no code");
        for (elo, fit) in [(2350, true), (2351, false)] {
            let filters = Filters {
                elo: Some(elo),
                ..Filters::default()
            };
            assert_eq!(fits(&filters, &game), fit, "{elo}");
            let mut unrated = game.clone();
            unrated.elo[0] = None;
            assert!(!fits(&filters, &unrated));
        }
    }

    #[test]
    fn law_f6_filter_of_the_colour_played() {
        let as_side = |white| Filters {
            white: Some(white),
            ..Filters::default()
        };
        assert_eq!(found_by(as_side(true), "anand"), [0]);
        assert_eq!(found_by(as_side(false), "anand"), [1]);
        // Without a name it is not told whose games are wanted, but against the robot.
        assert_eq!(found_by(as_side(true), ""), [0; 0]);
        let (person, robot) = (Player::Person, Player::robot(3));
        let against_robot = [[robot, person], [person, robot]];
        let played = (0..).zip(against_robot).map(|(number, players)| Row {
            players,
            ..row(number, ["", ""], "", "*", 1)
        });
        let query = Query {
            filters: as_side(false),
            ..Query::default()
        };
        assert_eq!(numbers(&listed(&query, played, str::to_owned)), [0]);
    }

    #[test]
    fn your_games_are_yours_by_every_name() {
        let (person, robot) = (Player::Person, Player::robot(3));
        let played = |number, names, players, result| Row {
            players,
            ..row(number, names, "", result, 9)
        };
        let rows = || {
            [
                played(1, ["", ""], [person, robot], "1-0"),
                played(3, ["Robot 3", "Anna"], [robot, person], "1/2-1/2"),
                played(5, ["", ""], [robot, person], "1-0"),
                played(7, ["", ""], [person, robot], "*"),
                // From files: as another language called you, and by the name given above.
                row(10, ["நீங்கள்", "Berta"], "", "0-1", 9),
                row(12, ["Berta", "Anna"], "", "0-1", 9),
                row(14, ["Berta", "Cara"], "", "1-0", 9),
            ]
        };
        let query = |only, white| Query {
            only,
            you: vec!["You".into(), "நீங்கள்".into()],
            filters: Filters {
                white,
                ..Filters::default()
            },
            ..Query::default()
        };
        let mine = listed(&query(Some(Group::Mine), None), rows(), str::to_owned);
        assert_eq!(numbers(&mine), [12, 10, 7, 5, 3, 1]);
        assert_eq!(mine.own_names, ["You", "நீங்கள்", "Anna"]);
        assert_eq!((mine.all, mine.groups), (7, [6, 1, 4, 0, 3, 0]));
        assert_eq!(mine.score, [2, 1, 2]);
        let found = |white| numbers(&listed(&query(None, Some(white)), rows(), str::to_owned));
        assert_eq!(found(true), [10, 7, 1]);
        assert_eq!(found(false), [12, 5, 3]);
    }

    #[test]
    fn law_f6_every_order_and_its_reverse() {
        let rated = |number, elo, opening: &str| Row {
            elo,
            opening: opening.into(),
            ..row(number, ["A", "B"], "", "*", 1)
        };
        let rows = || {
            [
                rated(0, [None, Some(2500)], "C20 Open Game"),
                rated(1, [Some(900), Some(2600)], ""),
                rated(2, [Some(2400), None], "A00 Barnes Opening"),
            ]
        };
        for (sort, expected) in [
            (Sort::WhiteElo, [2, 1, 0]),
            (Sort::BlackElo, [1, 0, 2]),
            (Sort::Opening, [2, 0, 1]),
        ] {
            let query = Query {
                sort,
                ..Query::default()
            };
            assert_eq!(
                numbers(&listed(&query, rows(), str::to_owned)),
                expected,
                "{sort:?}"
            );
        }
        for (sort, expected) in [
            (Sort::Changed, [4, 3, 2, 1, 0]),
            (Sort::Date, [1, 0, 4, 2, 3]),
            (Sort::White, [0, 1, 2, 4, 3]),
            (Sort::Black, [1, 2, 0, 3, 4]),
            (Sort::Result, [2, 1, 0, 4, 3]),
            (Sort::Length, [2, 1, 0, 4, 3]),
        ] {
            let query = |reversed| Query {
                sort,
                reversed,
                ..Query::default()
            };
            assert_eq!(found(&query(false)), expected, "{sort:?}");
            let mut reversed = expected;
            reversed.reverse();
            assert_eq!(found(&query(true)), reversed, "{sort:?}");
        }
    }
}
