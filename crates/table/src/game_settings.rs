//! Settings of the next game, as the player chose them last.
//!
//! Opponent, clock, `RuleSet`, strictness and names. The new-game form shows what everybody chooses; the dialog of
//! rules (`crates/screens/src/rules.rs`) all of it, and sends changed settings only if a game can be played by them: an
//! impossible value stays in its field with the reason. A changed rule set or clock is an unnamed preset that only the
//! dialog keeps (`rules/custom.rs`). When a game begins, the settings become its `Config`.

use crate::odds::{Giver, Odds, propose};
use chess::{Color, Position, Setup};
use game::{
    OpeningLine, PieceValues, Robot, RuleSet, Start, Strictness, TimeControl, level_of_eight,
};
use json::Value;
use protocol::LEVEL_ELOS;
use serde::{Deserialize, Serialize};
use serde_json::json;

mod opponent;

/// Opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponent {
    /// The engine.
    Robot,
    /// A person at this device.
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
    /// By a coin: a call that is right has White.
    Coin,
    /// By the pawn in the hand: one holds a pawn of each colour in closed hands, the other chooses a hand.
    Hand,
}

/// Array that the game begins at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Array {
    /// The usual one.
    #[default]
    Usual,
    /// That of a number of Chess960, from 0 to 959.
    Chess960(u16),
    /// One of Chess960 by lot: the number was drawn for the next game.
    Chess960ByLot(u16),
}

impl Array {
    /// The arrays of Chess960.
    pub const COUNT: u16 = 960;

    /// Its number among those of Chess960.
    pub fn number(self) -> u16 {
        match self {
            Array::Usual => Setup::USUAL_START,
            Array::Chess960(number) | Array::Chess960ByLot(number) => number.min(Array::COUNT - 1),
        }
    }

    /// Draws another where it is drawn by lot, by a random number from 0 to below 1.
    #[must_use]
    pub fn drawn(self, random: f64) -> Array {
        match self {
            Array::Chess960ByLot(_) => Array::by_lot(random),
            chosen => chosen,
        }
    }

    /// An array of Chess960 by lot, by a random number from 0 to below 1.
    pub fn by_lot(random: f64) -> Array {
        let number = (random * f64::from(Array::COUNT)) as u16;
        Array::Chess960ByLot(number.min(Array::COUNT - 1))
    }
}

impl Side {
    /// True if it is drawn: the colours alternate in a match.
    pub fn is_drawn(self) -> bool {
        matches!(self, Side::Random | Side::Coin | Side::Hand)
    }

    /// True if the players see how it is drawn.
    pub fn is_drawn_in_sight(self) -> bool {
        matches!(self, Side::Coin | Side::Hand)
    }

    /// The side to play; `lot`, which the owner draws, where none was chosen.
    pub fn decide(self, lot: Color) -> Color {
        match self {
            Side::White => Color::White,
            Side::Black => Color::Black,
            Side::Random | Side::Coin | Side::Hand => lot,
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
    /// The opening that the robot is to keep to.
    pub opening: Option<OpeningLine>,
    /// True if the robot's opponent is helped: by hints, moves taken back, the reason why a move was bad.
    pub help: bool,
    /// True if two persons may take moves back, each with the other's consent.
    pub take_back: bool,
    /// The player's side against the robot.
    pub side: Side,
    /// The side of the person named first, where two play.
    pub first_side: Side,
    /// True if colours that were chosen alternate in a rematch too, as those do that were drawn.
    pub alternate: bool,
    /// The array.
    pub array: Array,
    /// The odds.
    pub odds: Odds,
    /// The clock.
    pub time: Option<TimeControl>,
    /// The edition of the laws.
    pub rules: RuleSet,
    /// Strictness wanted, as far as it can apply ([`strictness_in_force`](GameSettings::strictness_in_force)).
    #[serde(rename = "conduct")]
    pub strictness: Strictness,
    /// The names of the player and of the person opposite; empty where nobody gave one.
    pub names: [String; 2],
    /// Their Elo ratings, where they gave them.
    pub ratings: [Option<u16>; 2],
}

impl Default for GameSettings {
    fn default() -> GameSettings {
        GameSettings {
            opponent: Opponent::Robot,
            robot: Robot::at_level(3),
            opening: None,
            help: true,
            take_back: false,
            side: Side::White,
            first_side: Side::White,
            alternate: false,
            array: Array::Usual,
            odds: Odds::default(),
            time: Some(TimeControl::sudden_death(10 * 60_000, 5_000)),
            rules: RuleSet::default(),
            strictness: Strictness::default(),
            names: Default::default(),
            ratings: [None; 2],
        }
    }
}

/// Elo ratings that can be given.
pub const RATINGS: std::ops::RangeInclusive<u16> = 100..=4000;

/// The robot's strongest level.
pub const TOP_LEVEL: u8 = LEVEL_ELOS.len() as u8;

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
            tree["help"] = json!(level <= u64::from(opponent::LOWER_LEVELS));
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
        // Only levels judge by piece values.
        robot.rating = robot
            .rating
            .filter(|rating| RATINGS.contains(rating) && robot.values.is_none());
        self.opening.take_if(|opening| !opening.is_legal());
        self.time = self.time.filter(|time| time.check().is_ok());
        // The usual edition is that of today, however an older version wrote it.
        let usual = RuleSet::default();
        if self.rules.check().is_err() || self.rules.id == usual.id {
            self.rules = usual;
        }
        match &mut self.array {
            Array::Usual => {}
            Array::Chess960(number) | Array::Chess960ByLot(number) => {
                *number = (*number).min(Array::COUNT - 1);
            }
        }
        let odds = &mut self.odds;
        odds.time_part = odds.time_part.clamp(1, Odds::LEAST_TIME_PART);
        if odds.start(self.array.number(), Color::Black).is_err() {
            odds.moves.clear();
        }
        for rating in &mut self.ratings {
            rating.take_if(|rating| !RATINGS.contains(rating));
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

    /// The side of the player, of two persons that of the one named first: the chosen one, but who receives odds of
    /// moves has White.
    pub fn side_in_force(&self) -> Side {
        match self.odds.giver {
            Giver::Player if self.odds.gives_moves() => Side::Black,
            Giver::Opponent if self.odds.gives_moves() => Side::White,
            _ => self.chosen_side(),
        }
    }

    /// The side that was chosen for the player, of two persons for the one named first.
    pub fn chosen_side(&self) -> Side {
        match self.opponent {
            Opponent::Robot => self.side,
            Opponent::Person => self.first_side,
        }
    }

    /// Chooses that side.
    pub fn choose_side(&mut self, side: Side) {
        match self.opponent {
            Opponent::Robot => self.side = side,
            Opponent::Person => self.first_side = side,
        }
    }

    /// True if colours alternate in a rematch: they were drawn, or are to.
    pub fn alternates(&self) -> bool {
        self.alternate || self.chosen_side().is_drawn()
    }

    /// The player's side in a rematch. Who receives odds of moves has White again.
    pub fn side_in_rematch(&self, last: Color) -> Color {
        if self.alternates() && !self.odds.gives_moves() {
            !last
        } else {
            self.side_in_force().decide(last)
        }
    }

    /// Changes sides for good: the player has `side` from now on. Odds of moves, which always White has, then go to the
    /// other player.
    pub fn change_sides(&mut self, side: Color) {
        self.choose_side(match side {
            Color::White => Side::White,
            Color::Black => Side::Black,
        });
        if self.odds.gives_moves() {
            self.odds.giver = match side {
                Color::White => Giver::Opponent,
                Color::Black => Giver::Player,
            };
        }
    }

    /// The colour of the odds' giver, where the player has `side`.
    fn giver(&self, side: Color) -> Color {
        match self.odds.giver {
            Giver::Opponent => !side,
            Giver::Nobody | Giver::Player => side,
        }
    }

    /// The position that the game begins at, where the player has `side`. Settings that were [mended](Self::mended) have
    /// no moves before the game that cannot be made; such moves would leave the usual start.
    pub fn start(&self, side: Color) -> Position {
        let start = self.odds.start(self.array.number(), self.giver(side));
        start.unwrap_or_default()
    }

    /// The clock of the game, where the player has `side` ([`time_in_force`](GameSettings::time_in_force)): odds of time
    /// are taken off the giver's.
    pub fn clock(&self, side: Color) -> Option<TimeControl> {
        let time = self.time_in_force()?;
        Some(self.odds.clock(time, self.giver(side)))
    }

    /// The player's rating and the opponent's, as far as they are known.
    pub fn ratings_in_force(&self) -> [Option<u16>; 2] {
        let [own, other] = self.ratings;
        match self.opponent {
            Opponent::Person => [own, other],
            Opponent::Robot => {
                let at = usize::from(self.robot.level).saturating_sub(1);
                let by_level = LEVEL_ELOS.get(at).and_then(|&elo| u16::try_from(elo).ok());
                [own, self.robot.rating.or(by_level)]
            }
        }
    }

    /// Odds proposed by the ratings: none between players about as strong. `None` unless both are known.
    pub fn proposed_odds(&self) -> Option<Odds> {
        let [own, other] = self.ratings_in_force();
        Some(propose(own?, other?, self.time.is_some()))
    }

    /// The ratings by colour where the player has `side`; that of a robot's level, which is about right only, is left out.
    pub fn elo_by_color(&self, side: Color) -> [Option<u16>; 2] {
        let [own, other] = self.ratings;
        let other = match self.opponent {
            Opponent::Person => other,
            Opponent::Robot => self.robot.rating,
        };
        match side {
            Color::White => [own, other],
            Color::Black => [other, own],
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
mod tests;
