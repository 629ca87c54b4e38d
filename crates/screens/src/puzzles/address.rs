//! Address of a puzzle: the query of its mode with `id=…`, so that a reload, the way back and a link that is shared lead to that
//! very puzzle.

use super::mode::{Choice, Mode, parameter};
use protocol::puzzle::{Card, OWN_SET, Puzzle, PuzzleKey, Reason};
use puzzle::percent::{escape, unescape};
use puzzle::set_link::{puzzle_text, read_set_link};

/// Key in the log of reviews for puzzles of a link.
pub const LINKED: &str = "link";

/// The puzzles of a link to a set. They are in no set here, and known by their positions.
pub fn cards_of(link: &str) -> Vec<Card> {
    let puzzles = read_set_link(link).map_or_else(|_| Vec::new(), |link| link.puzzles);
    let card = |mut puzzle: Puzzle| {
        puzzle.key = PuzzleKey {
            set: LINKED.to_owned(),
            id: puzzle_text(&puzzle),
        };
        Card {
            puzzle,
            reason: Reason::Unseen,
            memory: None,
        }
    };
    puzzles.into_iter().map(card).collect()
}

/// The number of a puzzle among those of a link, or of twenty of a theme.
pub fn place(mode: &Mode, key: &PuzzleKey) -> Option<u32> {
    if let Mode::Twenty(twenty) = mode {
        return twenty.place(key);
    }
    let Mode::Link(link) = mode else { return None };
    let place = cards_of(link)
        .iter()
        .position(|card| card.puzzle.key == *key)?;
    Some(place as u32 + 1)
}

/// The query of a puzzle in a mode. Runs and what they have missed have none for each.
pub fn query(mode: &Mode, key: &PuzzleKey) -> String {
    let query = mode.query();
    match mode {
        Mode::Rated | Mode::Chosen(_) | Mode::Daily => format!("{query}&id={}", escape(&key.id)),
        Mode::Repeat => format!("{query}&set={}&id={}", escape(&key.set), escape(&key.id)),
        Mode::Link(_) | Mode::Twenty(_) => match place(mode, key) {
            Some(place) => format!("{query}&id={place}"),
            None => query,
        },
        Mode::Storm(_) | Mode::Survival | Mode::Missed | Mode::One(..) => query,
    }
}

/// The puzzle that a query names in its mode.
pub fn puzzle(mode: &Mode, query: &str) -> Option<PuzzleKey> {
    let value = |name| parameter(query, name).map(unescape);
    let of = |set: String, id: String| Some(PuzzleKey { set, id });
    match mode {
        Mode::Chosen(Choice { set: Some(set), .. }) => of(set.clone(), value("id")?),
        Mode::Rated | Mode::Chosen(_) | Mode::Daily => of(OWN_SET.to_owned(), value("id")?),
        Mode::Repeat => of(value("set")?, value("id")?),
        Mode::Link(link) => {
            let place: usize = value("id")?.parse().ok()?;
            let card = cards_of(link).into_iter().nth(place.checked_sub(1)?)?;
            Some(card.puzzle.key)
        }
        Mode::Twenty(twenty) => twenty.at(value("id")?.parse().ok()?),
        Mode::One(set, id) => of(set.clone(), id.clone()),
        Mode::Storm(_) | Mode::Survival | Mode::Missed => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::series::Series;
    use motif::Theme;

    #[test]
    fn the_address_names_the_puzzle() {
        let own = PuzzleKey {
            set: OWN_SET.into(),
            id: "a&b=1".into(),
        };
        let other = PuzzleKey {
            set: "mine 1".into(),
            ..own.clone()
        };
        for (mode, key) in [
            (Mode::Rated, &own),
            (Mode::Daily, &own),
            (Mode::theme(Theme::Fork), &own),
            (Mode::set("mine 1".into()), &other),
            (Mode::Repeat, &other),
            (Mode::One("mine 1".into(), "a&b=1".into()), &other),
        ] {
            let query = query(&mode, key);
            assert_eq!(Mode::parse(&query), mode, "{query}");
            assert_eq!(puzzle(&mode, &query).as_ref(), Some(key), "{query}");
            let is_one = matches!(mode, Mode::One(..));
            assert_eq!(puzzle(&mode, &mode.query()).is_some(), is_one);
        }
        for mode in [Mode::Storm(Series::All), Mode::Survival, Mode::Missed] {
            assert_eq!(query(&mode, &own), mode.query());
            assert_eq!(Mode::parse(&mode.query()), mode);
        }
    }

    #[test]
    fn twenty_of_a_theme_are_numbered() {
        let mode = Mode::parse("mode=twenty&theme=fork&ids=a.b");
        let key = PuzzleKey {
            set: OWN_SET.into(),
            id: "b".into(),
        };
        let query = query(&mode, &key);
        assert_eq!(query, "mode=twenty&theme=fork&ids=a.b&id=2");
        assert_eq!(puzzle(&Mode::parse(&query), &query), Some(key));
        for id in ["", "0", "3"] {
            assert_eq!(puzzle(&mode, &format!("{}&id={id}", mode.query())), None);
        }
    }

    #[test]
    fn a_link_numbers_its_puzzles() {
        let text = "1~2~0~Sent~6k1/5pp1/3q3p/8/8/8/5PPP/3R2K1_b_-_-_0_1.d6d7.d1d7~7k/5ppp/8/8/8/8/5PPP/1R4K1_b_-_-_0_1.h8g8.b1b8";
        let mode = Mode::Link(text.to_owned());
        let cards = cards_of(text);
        assert_eq!(cards.len(), 2);
        for (number, card) in (1..).zip(&cards) {
            let query = query(&mode, &card.puzzle.key);
            assert!(query.ends_with(&format!("&id={number}")), "{query}");
            assert_eq!(Mode::parse(&query), mode);
            assert_eq!(puzzle(&mode, &query).as_ref(), Some(&card.puzzle.key));
        }
        for id in ["", "0", "3", "x"] {
            assert_eq!(puzzle(&mode, &format!("{}&id={id}", mode.query())), None);
        }
    }
}
