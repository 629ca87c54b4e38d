//! Choice of the opponent: a person, or a robot of a step of the ladder, with what usually goes with it.

use super::{GameSettings, Opponent};
use crate::ladder::Step;
use crate::skill::Skill;
use game::{OpeningLine, PieceValues, Robot, TimeControl};

/// Up to this level the robot usually plays with help, and without a clock.
pub(super) const LOWER_LEVELS: u8 = 4;

impl GameSettings {
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

    /// The settings of a player who has chosen nothing yet.
    #[must_use]
    pub fn first() -> GameSettings {
        let usual = GameSettings {
            robot: Step::LOWEST.robot(),
            ..GameSettings::default()
        };
        GameSettings {
            time: usual.usual_time(),
            ..usual
        }
    }

    /// Chooses the opponent; the clock goes with it while it is the usual one.
    pub fn choose_opponent(&mut self, opponent: Opponent) {
        self.choose(opponent, self.robot);
    }

    /// Chooses a robot of a step; the clock goes with it while it is the usual one. A robot that judges by piece values goes on
    /// to, at the step's level.
    pub fn choose_step(&mut self, step: Step) {
        let robot = match self.robot.values {
            None => step.robot(),
            values => Robot {
                values,
                ..Robot::at_level(step.robot().level)
            },
        };
        self.choose(self.opponent, robot);
    }

    /// Chooses a robot that judges by piece values, at its level, or by none.
    pub fn choose_values(&mut self, values: Option<PieceValues>) {
        let robot = match values {
            None => Step::of(self.robot).robot(),
            values => Robot {
                values,
                ..Robot::at_level(self.robot.level)
            },
        };
        self.choose(Opponent::Robot, robot);
    }

    /// Chooses a robot for a player of that skill: help goes with the level.
    pub fn choose_skill(&mut self, skill: Skill) {
        self.choose(Opponent::Robot, skill.step().robot());
        self.help = self.robot.level <= LOWER_LEVELS;
    }

    fn choose(&mut self, opponent: Opponent, robot: Robot) {
        let usual = self.time == self.usual_time();
        (self.opponent, self.robot) = (opponent, robot);
        if usual {
            self.time = self.usual_time();
        }
    }

    /// The opening that the robot keeps to in these settings.
    pub fn opening_in_force(&self) -> Option<OpeningLine> {
        let opening = self.opening.clone();
        opening.filter(|_| self.opponent == Opponent::Robot)
    }
}
