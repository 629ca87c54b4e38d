//! Search and sorting of the list of games.

use game::Player;
use protocol::library::{Filters, Page, Query, Row, Sort};
use std::cmp::Ordering;

/// A search: takes the rows of the library one by one and holds only as many as are wanted.
pub struct Search<'a> {
    query: &'a Query,
    /// Folds texts that shall be found by each other into one.
    fold: fn(&str) -> String,
    words: Vec<String>,
    from: usize,
    count: usize,
    /// The best so far, a few more than are wanted, in no order.
    best: Vec<Row>,
    found: u32,
    all: u32,
}

/// Rows held beyond those that are wanted before the rest is dropped.
const SLACK: usize = 1000;

impl<'a> Search<'a> {
    /// A search for `count` rows, after the first `from` of them. Texts that `fold` makes the same are the same.
    pub fn new(query: &'a Query, from: u32, count: u32, fold: fn(&str) -> String) -> Search<'a> {
        Search {
            query,
            fold,
            words: fold(&query.words)
                .split_whitespace()
                .map(str::to_owned)
                .collect(),
            from: from as usize,
            count: count as usize,
            best: Vec::new(),
            found: 0,
            all: 0,
        }
    }

    /// One more row.
    pub fn take(&mut self, row: Row) {
        self.all += 1;
        if !self.wants(&row) {
            return;
        }
        self.found += 1;
        self.best.push(row);
        let most = self.from + self.count;
        if self.best.len() >= most.saturating_mul(2).saturating_add(SLACK) {
            let query = self.query;
            self.best
                .select_nth_unstable_by(most, |one, other| compare(query, one, other));
            self.best.truncate(most);
        }
    }

    /// The rows that were wanted.
    pub fn page(mut self) -> Page {
        self.best
            .sort_unstable_by(|one, other| compare(self.query, one, other));
        Page {
            rows: self
                .best
                .into_iter()
                .skip(self.from)
                .take(self.count)
                .collect(),
            found: self.found,
            all: self.all,
            in_bin: 0,
        }
    }

    fn wants(&self, row: &Row) -> bool {
        let Query { only, filters, .. } = self.query;
        only.is_none_or(|kind| kind == row.kind)
            && fits(filters, row)
            && self.has_words(row)
            && filters
                .white
                .is_none_or(|white| self.is_played_as(row, white))
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
        self.found_in(&said.join("\n"))
    }

    fn found_in(&self, text: &str) -> bool {
        let text = (self.fold)(text);
        self.words.iter().all(|word| text.contains(&**word))
    }

    /// True if the person played this side against the robot, or the name there has all the words.
    fn is_played_as(&self, row: &Row, white: bool) -> bool {
        let side = usize::from(!white);
        match row.players {
            [Player::Person, Player::Person] => {
                !self.words.is_empty() && self.found_in(&row.names[side])
            }
            players => players[side] == Player::Person,
        }
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

/// The order of two rows. No two are equal: the key decides last, so that pages fit together.
fn compare(query: &Query, one: &Row, other: &Row) -> Ordering {
    let by = match query.sort {
        Sort::Changed => Ordering::Equal,
        Sort::Date => day(other).cmp(&day(one)),
        Sort::White => name(one, 0).cmp(&name(other, 0)),
        Sort::Black => name(one, 1).cmp(&name(other, 1)),
        Sort::Result => place(one).cmp(&place(other)),
        Sort::Length => other.plies.cmp(&one.plies),
    };
    let order = by
        .then_with(|| other.changed.cmp(&one.changed))
        .then_with(|| one.key.cmp(&other.key));
    if query.reversed {
        order.reverse()
    } else {
        order
    }
}

/// A day, what is unknown of it being before everything known.
fn day(row: &Row) -> String {
    row.date.replace('?', " ")
}

/// A name to sort by, those that nobody gave last.
fn name(row: &Row, side: usize) -> (bool, String) {
    let name = small_letters(&row.names[side]);
    (name.is_empty(), name)
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

    fn found(query: &Query) -> Vec<u64> {
        // As the browser would, for what is in the rows.
        let fold = |text: &str| {
            let plain = text.to_lowercase();
            plain.replace('á', "a").replace('ō', "o").replace('ḻ', "l")
        };
        let mut search = Search::new(query, 0, 10, fold);
        for row in rows() {
            search.take(row);
        }
        let page = search.page();
        assert_eq!((page.rows.len(), page.all), (page.found as usize, 5));
        page.rows.into_iter().map(|row| row.changed).collect()
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
            only: Some(Kind::Imported),
            ..Query::default()
        };
        assert_eq!(found(&only), [4, 2, 0]);
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
        let query = Query {
            filters: as_side(false),
            ..Query::default()
        };
        let mut search = Search::new(&query, 0, 10, str::to_owned);
        let (person, robot) = (Player::Person, Player::robot(3));
        for players in [[robot, person], [person, robot]] {
            search.take(Row {
                players,
                ..row(1, ["", ""], "", "*", 1)
            });
        }
        let page = search.page();
        assert_eq!((page.found, page.rows[0].players), (1, [robot, person]));
    }

    #[test]
    fn law_f6_every_order_and_its_reverse() {
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

    #[test]
    fn pages_fit_together_whatever_is_let_go() {
        let query = Query::default();
        let all = 5000;
        let mut seen = Vec::new();
        for from in (0..all).step_by(700) {
            let mut search = Search::new(&query, from, 700, str::to_lowercase);
            for number in 0..all {
                // In an order of its own.
                search.take(row(number * 7 % all, ["", ""], "", "*", 1));
                assert!(search.best.len() < 2 * (from as usize + 700) + SLACK);
            }
            seen.extend(search.page().rows.into_iter().map(|row| row.changed));
        }
        let expected: Vec<_> = (0..u64::from(all)).rev().collect();
        assert_eq!(seen, expected);
    }
}
