//! Twenty puzzles of a theme in rising difficulty, out of the pack of our own. The address names them, so that a reload, a link
//! and a sheet of paper have the same ones; and since they are known by their names, what is missed comes back.

use crate::link::parameter;
use i18n::Lexicon;
use motif::Theme;
use platform::{device_clock, random};
use protocol::puzzle::{Card, Choose, GetCards, OWN_SET, PuzzleKey, Selection};
use puzzle::percent::{escape, unescape};

/// Number of puzzles of a set that is drawn.
pub const TWENTY: u32 = 20;

/// Most names that are read from an address.
const MOST: usize = 120;

/// The first rating wanted, and by how much it rises, for a solver without a rating: from easy up.
const FROM_EASY: (f64, u16) = (500.0, 900);

/// Below the solver's rating the first puzzle lies so far, and by so much the ratings rise.
const AROUND: (f64, u16) = (250.0, 450);

/// Sign between names in an address; no name of the pack has it.
const BETWEEN: char = '.';

/// Puzzles of a theme by their names in the pack. Without names they have yet to be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Twenty {
    /// The theme of all of them.
    pub theme: Theme,
    /// The names, the easiest first.
    pub ids: Vec<String>,
}

impl Twenty {
    /// The puzzles of a query, `theme=fork&ids=a1.b2`; none without a theme.
    pub fn of_query(query: &str) -> Option<Twenty> {
        let theme = Theme::from_key(parameter(query, "theme")?)?;
        let ids = ids_of(query);
        Some(Twenty { theme, ids })
    }

    /// The query that names them.
    pub fn query(&self) -> String {
        format!("theme={}&ids={}", self.theme.key(), self.ids_text())
    }

    /// The names as an address has them.
    pub fn ids_text(&self) -> String {
        ids_text(&self.ids)
    }

    /// The request for them.
    pub fn request(&self) -> GetCards {
        GetCards {
            set: OWN_SET.to_owned(),
            ids: self.ids.clone(),
        }
    }

    /// The request that draws them: around a solver's rating, or from easy up.
    pub fn draw(theme: Theme, rating: Option<f64>) -> Choose {
        let around = |rating: f64| (rating - AROUND.0, AROUND.1);
        let (near, rise) = rating.map_or(FROM_EASY, around);
        Choose {
            from: Selection {
                any: vec![theme.key().to_owned()],
                ..Selection::default()
            },
            near: Some(near),
            rise,
            seed: random::number().into(),
            count: TWENTY,
            now: device_clock::date() as u64,
            ..Choose::default()
        }
    }

    /// The puzzles that were drawn, the easiest first.
    pub fn drawn(theme: Theme, mut cards: Vec<Card>) -> Twenty {
        let rating = |card: &Card| card.puzzle.rating.unwrap_or_default();
        cards.sort_by(|one, other| rating(one).total_cmp(&rating(other)));
        let ids = cards.into_iter().map(|card| card.puzzle.key.id).collect();
        Twenty { theme, ids }
    }

    /// The place of a puzzle among them, from 1.
    pub fn place(&self, key: &PuzzleKey) -> Option<u32> {
        let place = self.ids.iter().position(|id| *id == key.id)?;
        Some(place as u32 + 1)
    }

    /// The key of the puzzle at a place, from 1.
    pub fn at(&self, place: usize) -> Option<PuzzleKey> {
        let id = self.ids.get(place.checked_sub(1)?)?.clone();
        let set = OWN_SET.to_owned();
        Some(PuzzleKey { set, id })
    }

    /// Their title.
    pub fn title(&self, words: &Lexicon) -> String {
        let theme = crate::motif_text::theme_name(self.theme, words);
        format!("{theme} · {}", words.get("twenty"))
    }
}

/// Names of puzzles in a query.
pub fn ids_of(query: &str) -> Vec<String> {
    let text = parameter(query, "ids").map(unescape).unwrap_or_default();
    let ids = text.split(BETWEEN).filter(|id| !id.is_empty());
    ids.take(MOST).map(str::to_owned).collect()
}

/// Names of puzzles as a query has them.
pub fn ids_text(ids: &[String]) -> String {
    escape(&ids.join(&BETWEEN.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::puzzle::{Puzzle, Reason};

    #[test]
    fn an_address_names_the_puzzles() {
        let twenty = Twenty {
            theme: Theme::Fork,
            ids: vec!["OP2fYbwi".into(), "a-b".into()],
        };
        assert_eq!(twenty.query(), "theme=fork&ids=OP2fYbwi.a-b");
        assert_eq!(Twenty::of_query(&twenty.query()), Some(twenty.clone()));
        let to_draw = Twenty::of_query("theme=pin");
        assert!(to_draw.is_some_and(|twenty| twenty.ids.is_empty()));
        assert_eq!(Twenty::of_query("theme=forks&ids=a"), None);
        assert_eq!(ids_of(&format!("ids={}", "a.".repeat(500))).len(), MOST);
        let second = twenty.at(2).expect("there are two");
        assert_eq!(twenty.place(&second), Some(2));
        assert_eq!((twenty.at(0), twenty.at(3)), (None, None));
    }

    #[test]
    fn the_easiest_comes_first() {
        let card = |id: &str, rating| Card {
            puzzle: Puzzle {
                key: PuzzleKey {
                    set: OWN_SET.into(),
                    id: id.into(),
                },
                rating,
                ..Puzzle::default()
            },
            reason: Reason::Unseen,
            memory: None,
        };
        let cards = vec![
            card("b", Some(900.5)),
            card("c", Some(1_200.0)),
            card("a", None),
        ];
        assert_eq!(Twenty::drawn(Theme::Pin, cards).ids, ["a", "b", "c"]);
    }
}
