//! Storage of score sheets: the player's entries and the notation of each.

use super::record::Ways;
use chess::{Letters, Notation};
use game::Game;
use platform::storage::{self, Damaged};
use serde::{Deserialize, Serialize};

const KEY: &str = "sessa.score-sheet";

/// Most sheets that are saved, the one used last first.
const MOST: usize = 20;

/// All saved sheets.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedSheets {
    /// The last choice: a new sheet begins with it.
    #[serde(flatten)]
    pub last: NotationChoice,
    /// The sheets, the one used last first.
    pub sheets: Vec<WrittenSheet>,
}

/// Notation choice of a sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NotationChoice {
    /// Style of the notation.
    pub style: Style,
    /// Language tag of the letters; the page's own where nobody chose.
    pub letters: Option<String>,
    /// Language tag of the second letters: English where nobody chose, none where it is empty.
    pub also: Option<String>,
}

/// Styles of notation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Style {
    /// `Nf3`
    #[default]
    Standard,
    /// `N:f3`
    Colon,
    /// `Ng1-f3`
    Long,
    /// `♘f3`
    Figurine,
}

impl Style {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Style; 4] = [Style::Standard, Style::Colon, Style::Long, Style::Figurine];

    /// The message with its name and an example.
    pub fn message(self) -> &'static str {
        match self {
            Style::Standard => "score-standard",
            Style::Colon => "score-colon",
            Style::Long => "score-long",
            Style::Figurine => "score-figurine",
        }
    }
}

/// The player's entries on the sheet of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WrittenSheet {
    /// Name of the game ([`name`]).
    pub game: String,
    /// Notation of its entries: they are read so, whatever is chosen for other games.
    pub choice: Option<NotationChoice>,
    /// Fields of the head by name; an untouched one follows the game.
    pub head: Vec<(String, String)>,
    /// True if the player writes the moves.
    pub by_hand: bool,
    /// Entries of the half-moves.
    pub entries: Vec<Entry>,
}

/// Entry for a half-move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Entry {
    /// The text as it was written.
    pub text: String,
    /// True if the move was revealed because the player asked.
    pub shown: bool,
}

/// The name of a game that tells it from others.
pub fn name(game: &Game) -> String {
    let config = game.config();
    format!("{} {} {}", config.began, config.seed, config.start.to_fen())
}

impl NotationChoice {
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

    /// The notation, with the letters resolved.
    pub fn ways(&self, page: Letters) -> Ways {
        let letters = self.letters(page);
        Ways {
            notation: match self.style {
                Style::Standard => Notation::San(letters),
                Style::Colon => Notation::Colon(letters),
                Style::Long => Notation::Long(letters),
                Style::Figurine => Notation::Figurine,
            },
            also: self.also(page),
        }
    }
}

impl SavedSheets {
    /// Notation choice for a game.
    pub fn choice(&self, game: &str) -> &NotationChoice {
        let chosen = self.sheet(game).and_then(|sheet| sheet.choice.as_ref());
        chosen.unwrap_or(&self.last)
    }

    /// Chooses how the moves of a game are written, where `page` are the letters of the page's language.
    pub fn choose(&mut self, game: &str, page: Letters, change: impl FnOnce(&mut NotationChoice)) {
        let mut choice = self.choice(game).clone();
        change(&mut choice);
        self.fill_in(game, page).choice = Some(choice.clone());
        self.last = choice;
    }

    /// The sheet of a game, if anything has been filled in.
    pub fn sheet(&self, game: &str) -> Option<&WrittenSheet> {
        self.sheets.iter().find(|sheet| sheet.game == game)
    }

    /// The sheet of a game to fill in: it comes first, and the one unused longest is removed where there are too many.
    /// From now on its letters stay as they are, where `page` are those of the page's language.
    pub fn fill_in(&mut self, game: &str, page: Letters) -> &mut WrittenSheet {
        let mut choice = self.choice(game).clone();
        choice.letters = Some(choice.letters(page).tag().into());
        let known = self.sheets.iter().position(|sheet| sheet.game == game);
        let sheet = match known {
            Some(place) => self.sheets.remove(place),
            None => WrittenSheet {
                game: game.into(),
                ..WrittenSheet::default()
            },
        };
        self.sheets.insert(0, sheet);
        self.sheets.truncate(MOST);
        self.sheets[0].choice = Some(choice);
        &mut self.sheets[0]
    }
}

impl WrittenSheet {
    /// The player's entry in a field of the head, if there is one.
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

    /// The entry for a half-move, to be changed.
    pub fn entry(&mut self, ply: usize) -> &mut Entry {
        if self.entries.len() <= ply {
            self.entries.resize_with(ply + 1, Entry::default);
        }
        &mut self.entries[ply]
    }
}

/// Saves the sheets; `false` if this browser does not.
pub fn save(sheets: &SavedSheets) -> bool {
    storage::save_json(KEY, sheets)
}

/// Loads the sheets; what is wrong with them if they cannot be read.
pub fn load() -> (SavedSheets, Option<Damaged>) {
    match storage::load(KEY, json::read::<SavedSheets>) {
        Ok(sheets) => (sheets.unwrap_or_default(), None),
        Err(damaged) => (SavedSheets::default(), Some(damaged)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f5_sheets_are_found_by_their_games() {
        let mut kept = SavedSheets::default();
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
        kept.last.style = Style::Colon;
        let again: SavedSheets = json::read(&json::write(&kept)).expect("it was written");
        assert_eq!(again, kept);
    }

    #[test]
    fn f5_letters_of_the_page_and_english_beside_them() {
        let kept = NotationChoice::default();
        assert_eq!(kept.letters(Letters::Tamil), Letters::Tamil);
        assert_eq!(kept.also(Letters::Tamil), Some(Letters::English));
        assert_eq!(kept.also(Letters::English), None, "not twice the same");
        let chosen = NotationChoice {
            letters: Some("ru".into()),
            also: Some(String::new()),
            ..NotationChoice::default()
        };
        assert_eq!(chosen.letters(Letters::Tamil), Letters::Russian);
        assert_eq!(chosen.also(Letters::Tamil), None);
        let unknown = NotationChoice {
            letters: Some("xx".into()),
            ..NotationChoice::default()
        };
        assert_eq!(unknown.letters(Letters::Kannada), Letters::Kannada);
    }

    #[test]
    fn f1_letters_are_chosen_for_each_game() {
        let mut kept = SavedSheets::default();
        let letters = |kept: &SavedSheets, game: &str| kept.choice(game).letters(Letters::Tamil);
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
        let old: SavedSheets = json::read(old).expect("it was written");
        assert_eq!(old.sheet("old").map(|sheet| sheet.by_hand), Some(true));
        assert_eq!(old.choice("old"), &old.last);
        assert_eq!(old.last.style, Style::Long);
        assert_eq!(letters(&old, "old"), Letters::Russian);
        let again: SavedSheets = json::read(&json::write(&kept)).expect("it was written");
        assert_eq!(again, kept);
    }
}
