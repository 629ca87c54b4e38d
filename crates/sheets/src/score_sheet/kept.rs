//! Score sheets between visits: what the player has filled in, and how its moves are written.

use super::record::Ways;
use chess::{Letters, Notation};
use game::Game;
use leptos::prelude::window;
use serde::{Deserialize, Serialize};
use ui::kept;
use web_sys::Storage;

const KEPT: &str = "sessa.score-sheet";

/// How many sheets are kept, the one used last first.
const MOST: usize = 20;

/// Everything that is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Kept {
    /// As was chosen last: so a sheet begins on which nothing has been chosen or filled in.
    #[serde(flatten)]
    pub last: Choice,
    /// The sheets, the one used last first.
    pub sheets: Vec<Sheet>,
}

/// How the moves of a sheet are written.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Choice {
    /// How moves are written.
    pub style: Style,
    /// Whose letters they have, by the tag of the language; the page's own where nobody chose.
    pub letters: Option<String>,
    /// Whose letters they have besides: English where nobody chose, none where it is empty.
    pub also: Option<String>,
}

/// How moves are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Style {
    /// `Nf3`
    #[default]
    Standard,
    /// `Ng1-f3`
    Long,
    /// `♘f3`
    Figurine,
}

impl Style {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Style; 3] = [Style::Standard, Style::Long, Style::Figurine];
}

/// What the player has filled in on the sheet of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Sheet {
    /// Which game it is ([`name`]).
    pub game: String,
    /// How its moves are written: what was filled in is read so, whatever is chosen for other games.
    pub choice: Option<Choice>,
    /// The head of the sheet, by the names of its fields; what nobody has touched says what the game says.
    pub head: Vec<(String, String)>,
    /// Whether the player writes the moves.
    pub by_hand: bool,
    /// What is written for each half-move.
    pub entries: Vec<Entry>,
}

/// What is written for a half-move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Entry {
    /// As it was written.
    pub text: String,
    /// Whether the move was shown because the player asked.
    pub shown: bool,
}

/// The name of a game that tells it from others.
pub fn name(game: &Game) -> String {
    let config = game.config();
    format!("{} {} {}", config.began, config.seed, config.start.to_fen())
}

impl Choice {
    /// The letters of the moves, where `page` are those of the page's language.
    pub fn letters(&self, page: Letters) -> Letters {
        let chosen = self.letters.as_deref().and_then(|tag| tag.parse().ok());
        chosen.unwrap_or(page)
    }

    /// The second letters, unless they are the first ones.
    pub fn also(&self, page: Letters) -> Option<Letters> {
        let also = match self.also.as_deref() {
            None => Some(Letters::English),
            Some(tag) => tag.parse().ok(),
        };
        also.filter(|&also| also != self.letters(page) || self.style == Style::Figurine)
    }

    /// How moves are written.
    pub fn ways(&self, page: Letters) -> Ways {
        let letters = self.letters(page);
        Ways {
            notation: match self.style {
                Style::Standard => Notation::San(letters),
                Style::Long => Notation::Long(letters),
                Style::Figurine => Notation::Figurine,
            },
            also: self.also(page),
        }
    }
}

impl Kept {
    /// How the moves of a game are written.
    pub fn choice(&self, game: &str) -> &Choice {
        let chosen = self.sheet(game).and_then(|sheet| sheet.choice.as_ref());
        chosen.unwrap_or(&self.last)
    }

    /// Chooses how the moves of a game are written, where `page` are the letters of the page's language.
    pub fn choose(&mut self, game: &str, page: Letters, change: impl FnOnce(&mut Choice)) {
        let mut choice = self.choice(game).clone();
        change(&mut choice);
        self.fill_in(game, page).choice = Some(choice.clone());
        self.last = choice;
    }

    /// The sheet of a game, if anything has been filled in.
    pub fn sheet(&self, game: &str) -> Option<&Sheet> {
        self.sheets.iter().find(|sheet| sheet.game == game)
    }

    /// The sheet of a game to fill in: it comes first, and the one unused longest goes where there are too many. From now on
    /// its letters stay what they are, where `page` are those of the page's language.
    pub fn fill_in(&mut self, game: &str, page: Letters) -> &mut Sheet {
        let mut choice = self.choice(game).clone();
        choice.letters = Some(choice.letters(page).tag().into());
        let known = self.sheets.iter().position(|sheet| sheet.game == game);
        let sheet = match known {
            Some(place) => self.sheets.remove(place),
            None => Sheet {
                game: game.into(),
                ..Sheet::default()
            },
        };
        self.sheets.insert(0, sheet);
        self.sheets.truncate(MOST);
        self.sheets[0].choice = Some(choice);
        &mut self.sheets[0]
    }
}

impl Sheet {
    /// What stands in a field of the head, if the player has been there.
    pub fn field(&self, name: &str) -> Option<&str> {
        let (_, text) = self.head.iter().find(|(known, _)| known == name)?;
        Some(text)
    }

    /// Fills a field of the head in.
    pub fn set_field(&mut self, name: &str, text: String) {
        match self.head.iter_mut().find(|(known, _)| known == name) {
            Some(field) => field.1 = text,
            None => self.head.push((name.into(), text)),
        }
    }

    /// What is written for a half-move, to be changed.
    pub fn entry(&mut self, ply: usize) -> &mut Entry {
        if self.entries.len() <= ply {
            self.entries.resize_with(ply + 1, Entry::default);
        }
        &mut self.entries[ply]
    }
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// Writes it down; `false` if this browser does not keep it.
pub fn keep(kept: &Kept) -> bool {
    let text = ui::door::write(kept);
    storage().is_some_and(|storage| storage.set_item(KEPT, &text).is_ok())
}

/// A text that could not be read: why, and the name under which it lies now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// Why.
    pub why: String,
    /// Where it lies.
    pub place: String,
}

/// What was written down last. What cannot be read is put aside, never thrown away.
pub fn load() -> (Kept, Option<Damaged>) {
    let nothing = (Kept::default(), None);
    let Some(storage) = storage() else {
        return nothing;
    };
    let Ok(Some(text)) = storage.get_item(KEPT) else {
        return nothing;
    };
    match ui::door::read(&text) {
        Ok(kept) => (kept, None),
        Err(why) => {
            let place = kept::put_aside(&storage, KEPT, &text, js_sys::Date::now() as u64);
            let why = why.to_string();
            (Kept::default(), Some(Damaged { why, place }))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f5_sheets_are_found_by_their_games() {
        let mut kept = Kept::default();
        for number in 0..25 {
            kept.fill_in(&number.to_string(), Letters::English)
                .set_field("event", format!("event {number}"));
        }
        kept.fill_in("10", Letters::English).entry(2).text = "Nf3".into();
        assert_eq!(kept.sheets.len(), MOST);
        assert_eq!(kept.sheet("3"), None, "the oldest went");
        let sheet = kept.sheet("10").expect("among the last");
        assert_eq!(sheet.field("event"), Some("event 10"));
        assert_eq!(sheet.field("site"), None);
        assert_eq!(sheet.entries.len(), 3);
        let again: Kept = ui::door::read(&ui::door::write(&kept)).expect("it was written");
        assert_eq!(again, kept);
    }

    #[test]
    fn f5_letters_of_the_page_and_english_beside_them() {
        let kept = Choice::default();
        assert_eq!(kept.letters(Letters::Tamil), Letters::Tamil);
        assert_eq!(kept.also(Letters::Tamil), Some(Letters::English));
        assert_eq!(kept.also(Letters::English), None, "not twice the same");
        let chosen = Choice {
            letters: Some("ru".into()),
            also: Some(String::new()),
            ..Choice::default()
        };
        assert_eq!(chosen.letters(Letters::Tamil), Letters::Russian);
        assert_eq!(chosen.also(Letters::Tamil), None);
        let unknown = Choice {
            letters: Some("xx".into()),
            ..Choice::default()
        };
        assert_eq!(unknown.letters(Letters::Kannada), Letters::Kannada);
    }

    #[test]
    fn f1_letters_are_chosen_for_each_game() {
        let mut kept = Kept::default();
        let letters = |kept: &Kept, game: &str| kept.choice(game).letters(Letters::Tamil);
        kept.fill_in("begun", Letters::Tamil).entry(0).text = "குf3".into();
        kept.choose("chosen", Letters::Tamil, |choice| {
            choice.letters = Some("ru".into());
        });
        assert_eq!(letters(&kept, "begun"), Letters::Tamil, "not read anew");
        assert_eq!(letters(&kept, "chosen"), Letters::Russian);
        assert_eq!(letters(&kept, "new"), Letters::Russian, "as chosen last");
        kept.choose("begun", Letters::Tamil, |choice| {
            choice.letters = Some("de".into());
        });
        assert_eq!(letters(&kept, "chosen"), Letters::Russian);
        assert_eq!(
            kept.choice("begun").letters(Letters::Kannada),
            Letters::German
        );
        assert_eq!(
            kept.sheet("begun").map(|sheet| sheet.entries.len()),
            Some(1)
        );
        // As an earlier version kept it, for all sheets together.
        let old = r#"{"style":"long","letters":"ru","also":null,"sheets":[{"game":"old","by_hand":true}]}"#;
        let old: Kept = ui::door::read(old).expect("it was written");
        assert_eq!(old.choice("old"), &old.last);
        assert_eq!(old.last.style, Style::Long);
        assert_eq!(letters(&old, "old"), Letters::Russian);
        let again: Kept = ui::door::read(&ui::door::write(&kept)).expect("it was written");
        assert_eq!(again, kept);
    }
}
