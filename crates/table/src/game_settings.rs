//! Settings of the next game, as the player chose them last.
//!
//! Opponent, clock, `RuleSet`, strictness and names. The new-game form shows what everybody chooses; the dialog of
//! rules (`crates/screens/src/rules.rs`) all of it, and sends changed settings only if a game can be played by them: an
//! impossible value stays in its field with the reason. A changed rule set or clock is an unnamed preset that only the
//! dialog keeps (`rules/custom.rs`). When a game begins, the settings become its `Config`.

use chess::Color;
use game::{PieceValues, Robot, RuleSet, Start, Strictness, TimeControl, level_of_eight};
use json::Value;
use protocol::LEVEL_ELOS;
use serde::{Deserialize, Serialize};
use serde_json::json;

/// Opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// The engine.
    Robot,
    /// Somebody at this device.
    Person,
}

/// Choices of the player's side.
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
    /// The side to play; `lot`, which the owner draws, where none was chosen.
    pub fn decide(self, lot: Color) -> Color {
        match self {
            Side::White => Color::White,
            Side::Black => Color::Black,
            Side::Random => lot,
        }
    }
}

/// Settings of the next game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameSettings {
    /// The opponent.
    pub opponent: Opponent,
    /// The robot; its piece values are those that the laboratory found.
    pub robot: Robot,
    /// True if the robot's opponent is helped: by hints, moves taken back, the reason why a move was bad.
    pub help: bool,
    /// True if two persons may take moves back, each with the other's consent.
    pub take_back: bool,
    /// The player's side.
    pub side: Side,
    /// The clock.
    pub time: Option<TimeControl>,
    /// The edition of the laws.
    pub rules: RuleSet,
    /// Strictness wanted, as far as it can apply ([`strictness_in_force`](GameSettings::strictness_in_force)).
    #[serde(rename = "conduct")]
    pub strictness: Strictness,
    /// The names of the player and of the person opposite; empty where nobody gave one.
    pub names: [String; 2],
}

impl Default for GameSettings {
    fn default() -> GameSettings {
        GameSettings {
            opponent: Opponent::Robot,
            robot: Robot::at_level(3),
            help: true,
            take_back: false,
            side: Side::White,
            time: Some(TimeControl::sudden_death(10 * 60_000, 5_000)),
            rules: RuleSet::default(),
            strictness: Strictness::default(),
            names: Default::default(),
        }
    }
}

/// The robot's strongest level.
pub const TOP_LEVEL: u8 = LEVEL_ELOS.len() as u8;

/// Up to this level the robot usually plays with help, and without a clock.
const LOWER_LEVELS: u8 = 4;

/// Reasons why a setting cannot apply to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// It takes two persons.
    Robot,
    /// It takes a clock.
    NoClock,
}

impl GameSettings {
    /// Reads settings that this version or an earlier one saved as JSON, with every value that nobody could play by
    /// brought into range; `None` of any other text.
    pub fn read(text: &str) -> Option<GameSettings> {
        let mut tree = json::parse(text).ok()?;
        // Earlier versions spelled the robot out, and the first had eight levels and did not say so.
        if tree.get("robot").is_none()
            && let Some(level) = tree.get("level").and_then(Value::as_u64)
        {
            let level = u8::try_from(level).unwrap_or(TOP_LEVEL);
            let level = match tree.get("levels").and_then(Value::as_u64) {
                None | Some(8) => level_of_eight(level),
                Some(_) => level,
            };
            let values = tree["values"].take();
            tree["robot"] = json!({ "level": level, "values": values });
        }
        // Earlier versions helped against the lower levels.
        if tree.get("help").is_none()
            && let Some(level) = tree["robot"].get("level").and_then(Value::as_u64)
        {
            tree["help"] = json!(level <= u64::from(LOWER_LEVELS));
        }
        let settings: GameSettings = json::from_value(tree).ok()?;
        Some(settings.mended())
    }

    /// The settings with every value that nobody could play by brought into range.
    #[must_use]
    pub fn mended(mut self) -> GameSettings {
        let robot = &mut self.robot;
        robot.level = robot.level.clamp(1, TOP_LEVEL);
        robot.values = robot.values.filter(|values| !values.contains(&0));
        self.time = self.time.filter(|time| time.check().is_ok());
        // The usual edition is that of today, however an older version wrote it.
        let usual = RuleSet::default();
        if self.rules.check().is_err() || self.rules.id == usual.id {
            self.rules = usual;
        }
        self
    }

    /// Piece values by which the opponent judges.
    pub fn values_in_force(&self) -> Option<PieceValues> {
        let values = self.robot.values;
        values.filter(|_| self.opponent == Opponent::Robot)
    }

    /// The reason why the players cannot press the clock themselves.
    pub fn no_press(&self) -> Option<Hindrance> {
        self.time.is_none().then_some(Hindrance::NoClock)
    }

    /// The reason why flags cannot wait for a claim: the robot claims nothing.
    pub fn no_flag_claims(&self) -> Option<Hindrance> {
        self.no_illegal_moves().or_else(|| self.no_press())
    }

    /// The reason why illegal moves cannot be made: the robot neither makes nor claims any.
    pub fn no_illegal_moves(&self) -> Option<Hindrance> {
        (self.opponent == Opponent::Robot).then_some(Hindrance::Robot)
    }

    /// Strictness in force: parts that make no sense against this opponent or without a clock are off.
    pub fn strictness_in_force(&self) -> Strictness {
        Strictness {
            manual_press: self.strictness.manual_press && self.no_press().is_none(),
            flag_by_claim: self.strictness.flag_by_claim && self.no_flag_claims().is_none(),
            allow_illegal_moves: self.strictness.allow_illegal_moves
                && self.no_illegal_moves().is_none(),
            ..self.strictness
        }
    }

    /// True if moves may be taken back, against the robot with hints as well: it was chosen, or the rules say so. In
    /// competition nothing helps.
    pub fn helps(&self) -> bool {
        let chosen = match self.opponent {
            Opponent::Robot => self.help,
            Opponent::Person => self.take_back,
        };
        (chosen || self.rules.take_back) && !self.strictness.competition
    }

    /// Chooses help for games against the present opponent. Rules that say otherwise give way.
    pub fn choose_help(&mut self, help: bool) {
        match self.opponent {
            Opponent::Robot => self.help = help,
            Opponent::Person => self.take_back = help,
        }
        if help {
            self.strictness.competition = false;
        } else if self.rules == RuleSet::casual() {
            self.rules = RuleSet::default();
        } else {
            self.rules.take_back = false;
        }
    }

    /// The rules of the game: where moves can be taken back it is played by the casual ones unless other rules than the
    /// usual were chosen.
    pub fn rules_in_force(&self) -> RuleSet {
        if self.helps() && self.rules == RuleSet::default() {
            RuleSet::casual()
        } else {
            RuleSet {
                take_back: self.helps(),
                ..self.rules.clone()
            }
        }
    }

    /// The clock of the game: it starts once each side has made its first move, but not in competition, nor where players
    /// press the clock themselves. Between persons a clock of their own says itself when it starts.
    pub fn time_in_force(&self) -> Option<TimeControl> {
        let time = self.time.clone()?;
        let is_preset = || TimeControl::presets().iter().any(|(_, it)| *it == time);
        let waits = !self.strictness.competition
            && !self.strictness.manual_press
            && (self.opponent == Opponent::Robot || is_preset());
        let start = if waits {
            Start::AfterFirstMoves
        } else {
            time.start
        };
        Some(TimeControl { start, ..time })
    }

    /// The player's side: two persons at one device agree on theirs, so that the first named has White.
    pub fn side_in_force(&self) -> Side {
        match self.opponent {
            Opponent::Robot => self.side,
            Opponent::Person => Side::White,
        }
    }

    /// True against a robot of a lower level, unless it is played as a competition.
    fn is_for_beginners(&self) -> bool {
        self.opponent == Opponent::Robot
            && self.robot.level <= LOWER_LEVELS
            && !self.strictness.competition
    }

    /// The clock that suits these settings until another is chosen: none against a robot of a lower level.
    fn usual_time(&self) -> Option<TimeControl> {
        GameSettings::default()
            .time
            .filter(|_| !self.is_for_beginners())
    }

    /// The settings of somebody who has chosen nothing yet.
    #[must_use]
    pub fn first() -> GameSettings {
        let usual = GameSettings {
            robot: Robot::at_level(1),
            ..GameSettings::default()
        };
        GameSettings {
            time: usual.usual_time(),
            ..usual
        }
    }

    /// Chooses opponent and level; the clock goes with them while it is the usual one.
    pub fn choose_opponent(&mut self, opponent: Opponent, level: u8) {
        let usual = self.time == self.usual_time();
        (self.opponent, self.robot.level) = (opponent, level.clamp(1, TOP_LEVEL));
        if usual {
            self.time = self.usual_time();
        }
    }

    /// Chooses a robot for a player of that skill: help goes with the level.
    pub fn choose_skill(&mut self, level: u8) {
        self.choose_opponent(Opponent::Robot, level);
        self.help = level <= LOWER_LEVELS;
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

    const ALL: Strictness = Strictness {
        manual_press: true,
        flag_by_claim: true,
        touch_move: true,
        allow_illegal_moves: true,
        competition: true,
    };

    #[test]
    fn what_makes_no_sense_is_not_in_force() {
        let terms = |opponent, clock: bool| GameSettings {
            opponent,
            time: GameSettings::default().time.filter(|_| clock),
            strictness: ALL,
            ..GameSettings::default()
        };
        assert_eq!(terms(Opponent::Person, true).strictness_in_force(), ALL);
        let against_robot = Strictness {
            flag_by_claim: false,
            allow_illegal_moves: false,
            ..ALL
        };
        assert_eq!(
            terms(Opponent::Robot, true).strictness_in_force(),
            against_robot
        );
        let without_clock = Strictness {
            manual_press: false,
            flag_by_claim: false,
            ..ALL
        };
        assert_eq!(
            terms(Opponent::Person, false).strictness_in_force(),
            without_clock
        );
    }

    #[test]
    fn the_clock_goes_with_the_level_until_it_is_chosen() {
        let mut settings = GameSettings::first();
        assert_eq!(settings.time_in_force(), None);
        settings.choose_opponent(Opponent::Robot, LOWER_LEVELS + 1);
        assert_eq!(settings.time, GameSettings::default().time);
        let start = |settings: &GameSettings| settings.time_in_force().map(|time| time.start);
        assert_eq!(start(&settings), Some(Start::AfterFirstMoves));
        settings.choose_opponent(Opponent::Person, 3);
        assert_eq!(start(&settings), Some(Start::AfterFirstMoves));
        for strictness in [
            Strictness {
                competition: true,
                ..Strictness::default()
            },
            Strictness {
                manual_press: true,
                ..Strictness::default()
            },
        ] {
            let strict = GameSettings {
                strictness,
                ..settings.clone()
            };
            assert_eq!(
                start(&strict),
                Some(Start::WithGame),
                "the arbiter starts it"
            );
        }
        let own = GameSettings {
            time: Some(TimeControl::sudden_death(123_000, 0)),
            ..settings.clone()
        };
        assert_eq!(start(&own), Some(Start::WithGame), "as it was made");
        settings.choose_opponent(Opponent::Robot, 3);
        assert_eq!(settings.time, None, "it was the usual one");

        let chosen = Some(TimeControl::sudden_death(180_000, 2_000));
        let mut settings = GameSettings {
            time: chosen.clone(),
            ..GameSettings::first()
        };
        settings.choose_opponent(Opponent::Robot, TOP_LEVEL);
        assert_eq!(settings.time, chosen, "what was chosen stays");
    }

    #[test]
    fn help_is_chosen_by_itself() {
        let mut settings = GameSettings::first();
        assert!(settings.helps(), "a beginner is helped");
        assert_eq!(settings.rules_in_force(), RuleSet::casual());
        settings.choose_opponent(Opponent::Robot, TOP_LEVEL);
        assert!(settings.helps(), "whatever the level");
        settings.choose_help(false);
        settings.choose_opponent(Opponent::Robot, 1);
        assert_eq!(settings.rules_in_force(), RuleSet::default());
        for (level, helps) in [(LOWER_LEVELS, true), (LOWER_LEVELS + 1, false)] {
            settings.choose_skill(level);
            assert_eq!(settings.helps(), helps, "level {level}");
        }

        // Two persons choose for themselves.
        settings.choose_skill(1);
        settings.opponent = Opponent::Person;
        assert_eq!(settings.rules_in_force(), RuleSet::default());
        settings.choose_help(true);
        assert_eq!(settings.rules_in_force(), RuleSet::casual());
        assert!(settings.help);

        // Other rules stay what they are, and give way to what is chosen after them.
        settings.rules = RuleSet::uscf();
        let with_help = RuleSet {
            take_back: true,
            ..RuleSet::uscf()
        };
        assert_eq!(settings.rules_in_force(), with_help);
        settings.choose_help(false);
        assert_eq!(settings.rules_in_force(), RuleSet::uscf());
        settings.rules = RuleSet::casual();
        assert!(settings.helps(), "they say so");
        settings.choose_help(false);
        assert_eq!(settings.rules_in_force(), RuleSet::default());

        settings.strictness.competition = true;
        settings.take_back = true;
        assert!(!settings.helps(), "nothing helps in competition");
        assert_eq!(settings.rules_in_force(), RuleSet::default());
        settings.choose_help(true);
        assert!(settings.helps());
    }

    #[test]
    fn the_robot_judges_by_piece_values_that_can_be() {
        let robot = Robot {
            level: 3,
            values: Some([100, 347, 349, 473, 901]),
        };
        let mut settings = GameSettings {
            robot,
            ..GameSettings::default()
        }
        .mended();
        assert_eq!(settings.values_in_force(), robot.values);
        assert_eq!(settings.robot, robot);
        settings.opponent = Opponent::Person;
        assert_eq!(settings.values_in_force(), None, "nobody judges by them");
        settings.robot.values = Some([100, 0, 349, 473, 901]);
        assert_eq!(settings.mended().robot.values, None);
    }

    #[test]
    fn two_persons_sit_as_they_are_named() {
        let mut settings = GameSettings {
            side: Side::Black,
            ..GameSettings::default()
        };
        assert_eq!(settings.side_in_force(), Side::Black);
        settings.opponent = Opponent::Person;
        assert_eq!(settings.side_in_force(), Side::White);
    }

    #[test]
    fn names_follow_their_bearers() {
        let mut terms = GameSettings {
            opponent: Opponent::Person,
            names: ["Anna".into(), "Bella".into()],
            ..GameSettings::default()
        };
        assert_eq!(terms.names_by_color(Color::Black), ["Bella", "Anna"]);
        terms.opponent = Opponent::Robot;
        assert_eq!(terms.names_by_color(Color::White), ["Anna", ""]);
    }

    #[test]
    fn terms_of_an_earlier_version_are_read() {
        let read = |text: &str| GameSettings::read(text).expect("the rest is as usual");
        let terms = read(r#"{"opponent":"person"}"#);
        assert_eq!(terms.opponent, Opponent::Person);
        assert_eq!(terms.names, ["", ""]);
        assert!(!terms.take_back);
        let robot = |level, values| Robot { level, values };
        let values = [100, 347, 349, 473, 901];
        for (text, expected) in [
            (r#"{"level":8}"#, robot(TOP_LEVEL, None)),
            (r#"{"level":6,"levels":8}"#, robot(8, None)),
            (r#"{"level":99,"levels":12}"#, robot(TOP_LEVEL, None)),
            (r#"{"level":4,"levels":12,"values":null}"#, robot(4, None)),
            (
                r#"{"level":4,"levels":12,"values":[100,347,349,473,901]}"#,
                robot(4, Some(values)),
            ),
            // Of this version.
            (r#"{"robot":{"level":4}}"#, robot(4, None)),
        ] {
            let settings = read(text);
            assert_eq!(settings.robot, expected, "{text}");
            assert_eq!(settings.help, expected.level <= LOWER_LEVELS, "{text}");
            assert_eq!(read(&json::write(&settings)), settings, "{text}");
        }
        assert!(read(r#"{"robot":{"level":9},"help":true}"#).help);
        for other in ["", "[]", r#"{"robot":{"level":300}}"#] {
            assert_eq!(GameSettings::read(other), None, "{other}");
        }
    }
}
