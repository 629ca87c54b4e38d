//! What the page and the sheets over it tell each other. They are two modules with a memory each, so values pass between
//! them and nothing else; as JSON, because text is what both can hold.

use crate::preferences::Preferences;
use crate::terms::Terms;
use crate::words::{Language, Lexicon};
use game::{Event, TimeControl, Timestamp};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A sheet: a function from what it is told to what it says.
pub trait Sheet {
    /// By which the door, style sheets and tests know it.
    const NAME: &'static str;
    /// What the page tells it, when it opens and whenever that changes.
    type Input: Serialize + DeserializeOwned + Clone + PartialEq + Send + Sync + 'static;
    /// What it tells the page.
    type Output: Serialize + DeserializeOwned + 'static;
}

/// What comes out of a sheet.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Message<T> {
    /// The player has put it away.
    Close,
    /// Something of its own.
    Say(T),
}

/// The words of a language, for a module that has only English.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strings {
    /// The language.
    pub language: Language,
    /// The texts of its files; none for English, or where they could not be fetched.
    pub texts: Vec<String>,
}

impl Strings {
    /// These words, and those of `english` where one of them is missing.
    pub fn lexicon(&self, english: &str) -> Lexicon {
        let lexicon = Lexicon::new(self.language, "").and(Language::English, english);
        let know = |lexicon: Lexicon, text: &String| lexicon.and(self.language, text);
        self.texts.iter().fold(lexicon, know)
    }
}

/// A value as it passes the door.
pub fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what passes has no value that JSON cannot hold")
}

/// The value that has passed the door.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, serde_json::Error> {
    // By way of a tree: what is saved is read so too, and one way to read is less code to fetch than two.
    serde_json::from_str(text).and_then(serde_json::from_value)
}

/// Everything a player can set.
pub struct Settings;

impl Sheet for Settings {
    const NAME: &'static str = "settings";
    type Input = Facts;
    type Output = Wish;
}

/// What the settings show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facts {
    /// As the page is set now.
    pub preferences: Preferences,
    /// Whether this device has a voice for the page's language.
    pub has_voice: bool,
    /// What the page's ear does.
    pub hearing: Hearing,
}

/// What the page's ear does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hearing {
    /// This browser does not recognise the page's language by itself.
    Cannot,
    /// It could listen.
    Off,
    /// It listens.
    On,
    /// It was to listen, and was not let; why, in the browser's word.
    Refused(String),
}

/// What the player wants of the settings.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wish {
    /// The page set like this.
    Prefer(Preferences),
    /// This language; `None` as the browser prefers.
    Speak(Option<Language>),
    /// To hear the sound that has been set.
    Hear,
}

/// What keys, words, mouse and fingers can do.
pub struct Help;

impl Sheet for Help {
    const NAME: &'static str = "help";
    type Input = Commands;
    type Output = Nothing;
}

/// What can be typed or said, in the page's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commands(pub Vec<String>);

/// The arbiter's panel: the ledger, clocks, penalties, irregularities, adjournment.
pub struct Arbiter;

impl Sheet for Arbiter {
    const NAME: &'static str = "arbiter";
    type Input = Table;
    type Output = Order;
}

/// The game on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// As it is saved: whoever replays it knows everything.
    pub game: String,
    /// The game's time now.
    pub now: Timestamp,
}

/// What the arbiter wants of the page.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// This happens now.
    Apply(Event),
    /// Another game is to be opened.
    Open,
}

/// Where a saved game is put on the table.
pub struct OpenGame;

impl Sheet for OpenGame {
    const NAME: &'static str = "open-game";
    type Input = Arrivals;
    type Output = Put;
}

/// The games that can be had without choosing a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrivals {
    /// What stood at the end of the link by which the page was opened.
    pub link: Option<String>,
    /// Whether a game is in play that would have to be put aside.
    pub in_play: bool,
}

/// A game is to be put on the table.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Put {
    /// The game, as it is saved.
    pub game: String,
}

/// A clock for two players at a real board.
pub struct ClockScreen;

impl Sheet for ClockScreen {
    const NAME: &'static str = "clock-screen";
    type Input = Clocks;
    type Output = ClockWish;
}

/// What the clock can be set to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    /// The controls on offer, each with its name in the page's language.
    pub offered: Vec<(String, TimeControl)>,
    /// The one that is chosen for the next game.
    pub chosen: TimeControl,
    /// Whether the page is heard.
    pub sound: bool,
}

/// What the two at the clock want of the page.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClockWish {
    /// This clock for the next game.
    Choose(TimeControl),
    /// To build one, on the sheet of rules and clock.
    Build,
    /// The page heard, or not.
    Sound(bool),
    /// To hear what has happened.
    Hear(Heard),
}

/// What is heard of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Heard {
    /// It was pressed.
    Press,
    /// Little time is left.
    LowTime,
    /// A flag has fallen.
    Flag,
}

/// By which rules and clock the next game is played, and what the player has made of either.
pub struct Rules;

impl Sheet for Rules {
    const NAME: &'static str = "rules";
    type Input = Terms;
    /// The terms as they are now, as text: the page reads them as it reads those it has saved.
    type Output = String;
}

/// Where a position or a game is studied.
pub struct Analysis;

impl Sheet for Analysis {
    const NAME: &'static str = "analysis";
    type Input = Study;
    type Output = AnalysisWish;
}

/// What is to be studied, and how the page is set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Study {
    /// What is to be studied.
    pub subject: Subject,
    /// As the page is set now.
    pub preferences: Preferences,
}

/// What can be studied.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Subject {
    /// What was studied last.
    #[default]
    Last,
    /// A game played here.
    Game {
        /// As it is saved.
        saved: String,
        /// The half-move shown.
        shown: usize,
    },
    /// Games as PGN.
    Pgn(String),
    /// A study of the library.
    Kept {
        /// By which the library knows it: kept again, it stays the same record.
        key: String,
        /// The study.
        pgn: String,
    },
    /// A position as FEN.
    Fen(String),
}

/// What whoever studies wants of the page.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AnalysisWish {
    /// A new game from this position, as FEN.
    Play(String),
    /// To see the games kept here.
    Library,
}

/// The games kept in this browser.
pub struct Library;

impl Sheet for Library {
    const NAME: &'static str = "library";
    type Input = Shelf;
    type Output = LibraryWish;
}

/// What the page knows of the games kept here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shelf {
    /// Whether a game is in play that would have to make room for another.
    pub in_play: bool,
}

/// What whoever looks for a game wants of the page.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LibraryWish {
    /// This game on the table, to be played on; as it is saved.
    Put(String),
    /// To study this.
    Study(Subject),
}

/// The record of a game on paper.
pub struct ScoreSheet;

impl Sheet for ScoreSheet {
    const NAME: &'static str = "score-sheet";
    /// The game, as it is saved.
    type Input = Record;
    type Output = Nothing;
}

/// A game whose record is wanted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The game, as it is saved.
    pub game: String,
}

/// What a sheet says that only tells.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Nothing {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_passes_the_door_arrives() {
        let facts = Facts {
            preferences: Preferences {
                language: Some(Language::Tamil),
                ..Preferences::default()
            },
            has_voice: true,
            hearing: Hearing::Refused("not-allowed".into()),
        };
        assert_eq!(
            read::<Facts>(&write(&facts)).expect("it was written"),
            facts
        );
        for message in [
            Message::Close,
            Message::Say(Wish::Prefer(facts.preferences)),
            Message::Say(Wish::Speak(None)),
            Message::Say(Wish::Hear),
        ] {
            let arrived: Message<Wish> = read(&write(&message)).expect("it was written");
            assert_eq!(arrived, message);
        }
        let close = write(&Message::<Nothing>::Close);
        assert_eq!(
            read::<Message<Nothing>>(&close).expect("it was written"),
            Message::Close
        );
        assert!(
            read::<Facts>(&close).is_err(),
            "another sheet’s value is refused"
        );
    }

    #[test]
    fn words_of_several_files() {
        let strings = Strings {
            language: Language::Tamil,
            texts: vec!["play = விளையாடு".into(), "volume = ஒலியளவு".into()],
        };
        let lexicon = strings.lexicon("volume = Volume\nspelling = Spelling");
        let said = ["play", "volume", "spelling", "resign"].map(|name| lexicon.get(name));
        assert_eq!(said, ["விளையாடு", "ஒலியளவு", "Spelling", "Resign"]);
        assert_eq!(lexicon.language(), Language::Tamil);
    }
}
