//! The terms of the next game, as the player chose them last.

use crate::args;
use crate::words::Lexicon;
use chess::Color;
use game::{Conduct, RuleSet, TimeControl, level_of_eight};
use protocol::LEVELS;
use serde::{Deserialize, Serialize};

/// Who sits opposite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// The engine.
    Robot,
    /// Somebody at this device.
    Person,
}

/// Which side the player wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// White.
    White,
    /// Black.
    Black,
    /// By lot.
    Random,
}

impl Side {
    /// The side to play; a fair lot decides where none was chosen.
    pub fn decide(self) -> Color {
        match self {
            Side::White => Color::White,
            Side::Random if js_sys::Math::random() < 0.5 => Color::White,
            Side::Black | Side::Random => Color::Black,
        }
    }
}

/// The terms of the next game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Terms {
    /// Who sits opposite.
    pub opponent: Opponent,
    /// The robot's level.
    pub level: u8,
    /// How many levels there were when it was chosen; there were eight when nobody noted it.
    #[serde(default = "eight")]
    pub levels: u8,
    /// The player's side.
    pub side: Side,
    /// The clock.
    pub time: Option<TimeControl>,
    /// The edition of the laws.
    pub rules: RuleSet,
    /// How strictly the game is to be played, as far as it can be ([`in_force`](Terms::in_force)).
    pub conduct: Conduct,
    /// The names of the player and of the person opposite; empty where nobody gave one.
    pub names: [String; 2],
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            opponent: Opponent::Robot,
            level: 3,
            levels: TOP_LEVEL,
            side: Side::White,
            time: Some(TimeControl::sudden_death(10 * 60_000, 5_000)),
            rules: RuleSet::default(),
            conduct: Conduct::default(),
            names: Default::default(),
        }
    }
}

/// The robot's strongest level.
pub const TOP_LEVEL: u8 = LEVELS.len() as u8;

fn eight() -> u8 {
    8
}

/// What the player is told of a level: its number and about how strong it is.
pub fn level_in_words(words: &Lexicon, level: u8) -> String {
    let elo = LEVELS.get(usize::from(level).wrapping_sub(1));
    let elo = elo.copied().unwrap_or_default();
    words.with("level-about", &args!["level" => level, "elo" => elo])
}

/// The `id` of rules that have no name.
pub const OWN_RULES: &str = "custom";

/// The editions' names ([`RuleSet::editions`]), which the page knows without their rules.
const EDITIONS: [&str; 5] = ["fide-2023", "fide-2009", "uscf", "code-1988", "casual"];

/// What rules are called: an edition and what has no name in the reader's language, anything else as it was named.
pub fn rules_in_words(words: &Lexicon, id: &str) -> String {
    if EDITIONS.contains(&id) || id == OWN_RULES {
        words.get(&format!("rules-{id}"))
    } else {
        id.to_owned()
    }
}

/// Why something cannot be part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// It takes two persons.
    Robot,
    /// It takes a clock.
    NoClock,
}

impl Terms {
    /// The same, with everything that nobody could play by brought into range.
    #[must_use]
    pub fn mended(mut self) -> Terms {
        if self.levels == eight() {
            self.level = level_of_eight(self.level);
        }
        self.levels = TOP_LEVEL;
        self.level = self.level.clamp(1, TOP_LEVEL);
        self.time = self.time.filter(|time| time.check().is_ok());
        if self.rules.check().is_err() {
            self.rules = RuleSet::default();
        }
        self
    }

    /// Why the players cannot press the clock themselves.
    pub fn no_press(&self) -> Option<Hindrance> {
        self.time.is_none().then_some(Hindrance::NoClock)
    }

    /// Why flags cannot wait for a claim: the robot claims nothing.
    pub fn no_flag_claims(&self) -> Option<Hindrance> {
        self.no_illegal_moves().or_else(|| self.no_press())
    }

    /// Why illegal moves cannot be made: the robot neither makes nor claims any.
    pub fn no_illegal_moves(&self) -> Option<Hindrance> {
        (self.opponent == Opponent::Robot).then_some(Hindrance::Robot)
    }

    /// How strictly the game is played: what makes no sense against this opponent or without a clock is left out.
    pub fn in_force(&self) -> Conduct {
        Conduct {
            manual_press: self.conduct.manual_press && self.no_press().is_none(),
            flag_by_claim: self.conduct.flag_by_claim && self.no_flag_claims().is_none(),
            unguarded: self.conduct.unguarded && self.no_illegal_moves().is_none(),
            ..self.conduct
        }
    }

    /// The names by colour where the player has `side`; the robot has none.
    pub fn names_by_color(&self, side: Color) -> [String; 2] {
        let [own, other] = self.names.clone();
        let other = match self.opponent {
            Opponent::Person => other,
            Opponent::Robot => String::new(),
        };
        match side {
            Color::White => [own, other],
            Color::Black => [other, own],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: Conduct = Conduct {
        manual_press: true,
        flag_by_claim: true,
        touch_move: true,
        unguarded: true,
        competition: true,
    };

    #[test]
    fn what_makes_no_sense_is_not_in_force() {
        let terms = |opponent, clock: bool| Terms {
            opponent,
            time: Terms::default().time.filter(|_| clock),
            conduct: ALL,
            ..Terms::default()
        };
        assert_eq!(terms(Opponent::Person, true).in_force(), ALL);
        let against_robot = Conduct {
            flag_by_claim: false,
            unguarded: false,
            ..ALL
        };
        assert_eq!(terms(Opponent::Robot, true).in_force(), against_robot);
        let without_clock = Conduct {
            manual_press: false,
            flag_by_claim: false,
            ..ALL
        };
        assert_eq!(terms(Opponent::Person, false).in_force(), without_clock);
    }

    #[test]
    fn editions_are_known_by_name() {
        assert_eq!(RuleSet::editions().map(|edition| edition.id), EDITIONS);
        let called = |id| rules_in_words(&Lexicon::english(), id);
        assert_eq!(called("code-1988"), "Chess Code 1988");
        assert_eq!(called("Our club"), "Our club");
    }

    #[test]
    fn names_follow_their_bearers() {
        let mut terms = Terms {
            opponent: Opponent::Person,
            names: ["Anna".into(), "Bella".into()],
            ..Terms::default()
        };
        assert_eq!(terms.names_by_color(Color::Black), ["Bella", "Anna"]);
        terms.opponent = Opponent::Robot;
        assert_eq!(terms.names_by_color(Color::White), ["Anna", ""]);
    }

    #[test]
    fn terms_of_an_earlier_version_are_read() {
        let terms: Terms =
            serde_json::from_str(r#"{"opponent":"person"}"#).expect("the rest is as usual");
        assert_eq!(terms.opponent, Opponent::Person);
        assert_eq!(terms.names, ["", ""]);
        let terms: Terms = serde_json::from_str(r#"{"level":8}"#).expect("the rest is as usual");
        let mended = terms.mended();
        assert_eq!(mended.level, TOP_LEVEL);
        // Once told among twelve it stays as it is.
        let again = Terms { level: 4, ..mended };
        let text = serde_json::to_string(&again).expect("plain data");
        let read: Terms = serde_json::from_str(&text).expect("as it was written");
        assert_eq!(read.mended().level, 4);
    }
}
