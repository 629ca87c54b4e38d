//! Bridge between the page and its screens: commands and inputs that travel as JSON text. The two are wasm modules with
//! a memory each, so values pass between them and nothing else.

use crate::game_settings::GameSettings;
use crate::preferences::Preferences;
use crate::words::{Language, Lexicon};
use game::{Event, TimeControl, Timestamp};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A screen: a name with its types of input and output.
pub trait Screen {
    /// Name by which the bridge, style sheets and tests know it.
    const NAME: &'static str;
    /// Input from the page, sent when the screen opens and whenever it changes.
    type Input: Serialize + DeserializeOwned + Clone + PartialEq + Send + Sync + 'static;
    /// Command to the page.
    type Output: Serialize + DeserializeOwned + 'static;
}

/// Messages of a screen.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Message<T> {
    /// The player has closed it.
    Close,
    /// A command of its own.
    Command(T),
}

/// Messages of a language, for a module that has only English.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strings {
    /// The language.
    pub language: Language,
    /// The texts of its files; none for English, or where they could not be fetched.
    pub texts: Vec<String>,
}

impl Strings {
    /// These messages, and those of `english` where one of them is missing.
    pub fn lexicon(&self, english: &str) -> Lexicon {
        let lexicon = Lexicon::new(self.language, "").and(Language::English, english);
        let know = |lexicon: Lexicon, text: &String| lexicon.and(self.language, text);
        self.texts.iter().fold(lexicon, know)
    }
}

/// Writes a value as JSON for the bridge.
pub fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what passes has no value that JSON cannot hold")
}

/// Reads a value from the bridge.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, serde_json::Error> {
    // By way of a tree: what is saved is read so too, and one way to read is less code to fetch than two.
    serde_json::from_str(text).and_then(serde_json::from_value)
}

/// The settings dialog.
pub struct Settings;

impl Screen for Settings {
    const NAME: &'static str = "settings";
    type Input = SettingsInput;
    type Output = SettingsCommand;
}

/// Input of the settings dialog.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SettingsInput {
    /// The present preferences.
    pub preferences: Preferences,
    /// True if this device has a voice for the page's language.
    pub has_voice: bool,
    /// State of speech recognition.
    pub hearing: Hearing,
}

/// State of speech recognition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hearing {
    /// This browser does not recognise the page's language by itself.
    Cannot,
    /// It could listen.
    Off,
    /// It listens.
    On,
    /// It was to listen, and was refused; the reason in the browser's word.
    Refused(String),
}

/// Commands of the settings dialog.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SettingsCommand {
    /// To set these preferences.
    Prefer(Preferences),
    /// To speak this language; `None` as the browser prefers.
    Speak(Option<Language>),
    /// To hear a sample of the sound.
    Hear,
}

/// The help dialog: keys, words, mouse and fingers.
pub struct Help;

impl Screen for Help {
    const NAME: &'static str = "help";
    type Input = HelpInput;
    type Output = NoCommand;
}

/// Commands that can be typed or said, in the page's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HelpInput(pub Vec<String>);

/// The arbiter's panel: the ledger, clocks, penalties, irregularities, adjournment.
pub struct Arbiter;

impl Screen for Arbiter {
    const NAME: &'static str = "arbiter";
    type Input = ArbiterInput;
    type Output = ArbiterCommand;
}

/// Input of the arbiter's panel: the current game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArbiterInput {
    /// The game as it is saved: its replay gives everything.
    pub game: String,
    /// The game's time now.
    pub now: Timestamp,
}

/// Commands of the arbiter's panel.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ArbiterCommand {
    /// To apply this event now.
    Apply(Event),
    /// To open another game.
    Open,
}

/// The dialog that opens a saved game.
pub struct OpenGame;

impl Screen for OpenGame {
    const NAME: &'static str = "open-game";
    type Input = OpenGameInput;
    type Output = OpenGameCommand;
}

/// Input of the dialog: games that can be had without choosing a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenGameInput {
    /// Text in the hash of the link by which the page was opened.
    pub link: Option<String>,
    /// True if a game is in play that would have to be put aside.
    pub in_play: bool,
}

/// The command to open a game.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenGameCommand {
    /// The game, as it is saved.
    pub game: String,
}

/// A clock for two players at a real board.
pub struct ClockScreen;

impl Screen for ClockScreen {
    const NAME: &'static str = "clock-screen";
    type Input = ClockInput;
    type Output = ClockCommand;
}

/// Input of the clock for a real board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockInput {
    /// The controls on offer, each with its name in the page's language.
    pub offered: Vec<(String, TimeControl)>,
    /// The one chosen for the next game.
    pub chosen: TimeControl,
    /// True if the page's sound is on.
    pub sound: bool,
}

/// Commands of the clock for a real board.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClockCommand {
    /// To choose this clock for the next game.
    Choose(TimeControl),
    /// To build one, in the dialog of rules and clock.
    Build,
    /// To turn sound on or off.
    Sound(bool),
    /// To play this sound.
    Hear(ClockSound),
}

/// Sounds of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClockSound {
    /// It was pressed.
    Press,
    /// Little time is left.
    LowTime,
    /// A flag has fallen.
    Flag,
}

/// The dialog of rules and clock for the next game, with the player's presets.
pub struct Rules;

impl Screen for Rules {
    const NAME: &'static str = "rules";
    type Input = GameSettings;
    /// The settings as they are now, as text: the page reads them as it reads those it has saved.
    type Output = String;
}

/// The analysis board.
pub struct Analysis;

impl Screen for Analysis {
    const NAME: &'static str = "analysis";
    type Input = AnalysisInput;
    type Output = AnalysisCommand;
}

/// Input of the analysis board: the subject and the page's preferences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnalysisInput {
    /// The position or game to study.
    pub subject: Subject,
    /// The present preferences.
    pub preferences: Preferences,
}

/// Subjects of study.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Subject {
    /// The last study.
    #[default]
    Last,
    /// A game played here.
    Game {
        /// The game as it is saved.
        saved: String,
        /// The half-move shown.
        shown: usize,
        /// True if it is to be reviewed at once.
        #[serde(default)]
        review: bool,
    },
    /// Games as PGN.
    Pgn(String),
    /// A study from the library.
    Kept {
        /// Its key in the library: saved again, it stays the same record.
        key: String,
        /// The study.
        pgn: String,
    },
    /// A position as FEN.
    Fen(String),
}

/// Commands of the analysis board.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AnalysisCommand {
    /// To begin a new game from this position, as FEN.
    Play(String),
    /// To open the library.
    Library,
}

/// The library of games saved in this browser.
pub struct Library;

impl Screen for Library {
    const NAME: &'static str = "library";
    type Input = LibraryInput;
    type Output = LibraryCommand;
}

/// Input of the library's screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LibraryInput {
    /// True if a game is in play that would have to make room for another.
    pub in_play: bool,
}

/// Commands of the library's screen.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LibraryCommand {
    /// To open this game, as it is saved, to play on.
    Open(String),
    /// To study this.
    Study(Subject),
}

/// The score sheet.
pub struct ScoreSheet;

impl Screen for ScoreSheet {
    const NAME: &'static str = "score-sheet";
    /// The game, as it is saved.
    type Input = ScoreSheetInput;
    type Output = NoCommand;
}

/// Input of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreSheetInput {
    /// The game, as it is saved.
    pub game: String,
}

/// Output of a screen that sends no commands.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoCommand {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_passes_the_door_arrives() {
        let facts = SettingsInput {
            preferences: Preferences {
                language: Some(Language::Tamil),
                ..Preferences::default()
            },
            has_voice: true,
            hearing: Hearing::Refused("not-allowed".into()),
        };
        assert_eq!(
            read::<SettingsInput>(&write(&facts)).expect("it was written"),
            facts
        );
        for message in [
            Message::Close,
            Message::Command(SettingsCommand::Prefer(facts.preferences)),
            Message::Command(SettingsCommand::Speak(None)),
            Message::Command(SettingsCommand::Hear),
        ] {
            let arrived: Message<SettingsCommand> = read(&write(&message)).expect("it was written");
            assert_eq!(arrived, message);
        }
        let close = write(&Message::<NoCommand>::Close);
        assert_eq!(
            read::<Message<NoCommand>>(&close).expect("it was written"),
            Message::Close
        );
        assert!(
            read::<SettingsInput>(&close).is_err(),
            "another screen’s value is refused"
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
