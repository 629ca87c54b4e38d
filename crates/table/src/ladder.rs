//! Ladder of playing strength: the ratings by which a robot is chosen, the step that suits a player, and the step that three games
//! propose.
//!
//! Ratings are Elo as on the web. Up to 2200 the robot plays like people of the rating, above by the engine with few nodes; the
//! highest step is all the engine has. From 2200 to 2400 is a long way, for the engine errs less than people: 2300 halves it.

use game::Robot;
use protocol::LEVEL_ELOS;

/// Elo of each step, the weakest first; the last is full strength.
const ELOS: [u16; 15] = [
    600,
    800,
    1_000,
    1_200,
    1_400,
    1_600,
    1_800,
    2_000,
    2_200,
    2_300,
    2_400,
    2_600,
    2_800,
    3_000,
    LEVEL_ELOS[LEVEL_ELOS.len() - 1] as u16,
];

/// Points by which a rating of puzzles is usually above one of games, as players of the web who have both tell.
const PUZZLES_ABOVE_GAMES: u16 = 300;

/// A step of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Step(usize);

impl Step {
    /// Number of steps.
    pub const COUNT: usize = ELOS.len();
    /// Elo between two steps up to 2200, where the robot plays like people.
    pub const RISE: u16 = 200;
    /// The weakest step.
    pub const LOWEST: Step = Step(0);
    /// Full strength.
    pub const HIGHEST: Step = Step(ELOS.len() - 1);

    /// The step nearest to an Elo rating, of two the weaker.
    pub fn nearest(elo: u16) -> Step {
        let nearest = (0..ELOS.len()).min_by_key(|&at| ELOS[at].abs_diff(elo));
        Step(nearest.unwrap_or_default())
    }

    /// The step that a robot stands on, or is nearest to.
    pub fn of(robot: Robot) -> Step {
        let by_level = || {
            let at = usize::from(robot.level).clamp(1, LEVEL_ELOS.len()) - 1;
            LEVEL_ELOS[at] as u16
        };
        Step::nearest(robot.rating.unwrap_or_else(by_level))
    }

    /// Its Elo rating.
    pub fn elo(self) -> u16 {
        ELOS[self.0]
    }

    /// Its place from 0.
    pub fn index(self) -> usize {
        self.0
    }

    /// The step above (1) or below (−1), if there is one.
    pub fn checked_add(self, by: isize) -> Option<Step> {
        let at = self.0.checked_add_signed(by)?;
        (at < ELOS.len()).then_some(Step(at))
    }

    /// The robot of the step. The level at which it plays where people's moves cannot be predicted is the one nearest to it.
    pub fn robot(self) -> Robot {
        let distance = |level: &u8| LEVEL_ELOS[usize::from(*level) - 1].abs_diff(self.elo().into());
        let levels = 1..=LEVEL_ELOS.len() as u8;
        let level = levels.min_by_key(distance).unwrap_or(1);
        if self == Step::HIGHEST {
            Robot::at_level(level)
        } else {
            Robot::of_rating(self.elo(), level)
        }
    }

    /// The step that suits a player, by a rating that is known: of games elsewhere, or else of puzzles here.
    pub fn of_ratings(games: Option<u16>, puzzles: Option<u16>) -> Option<Step> {
        let by_puzzles = puzzles.map(|rating| rating.saturating_sub(PUZZLES_ABOVE_GAMES));
        games.or(by_puzzles).map(Step::nearest)
    }

    /// The step that suits a player, by experience and how often chess is played, each counted from 0.
    pub fn of_habits(experience: Experience, practice: Practice) -> Step {
        let base = match experience {
            Experience::New => return Step::LOWEST,
            Experience::KnowsTheRules => 600,
            Experience::Plays => 1_000,
            Experience::InAClub => 1_400,
        };
        Step::nearest(base + practice as u16 * Step::RISE)
    }

    /// The step proposed after games against it: one up if at least 2½ points of the last three were won, one down if all three were
    /// lost. `half_points` are the player's in each game, the last of them last.
    pub fn proposed(self, half_points: &[u8]) -> Option<Step> {
        let last = half_points.len().checked_sub(PROPOSAL_AFTER)?;
        match half_points[last..].iter().sum() {
            5.. => self.checked_add(1),
            0 => self.checked_add(-1),
            1..=4u8 => None,
        }
    }
}

/// Number of games after which another step is proposed.
pub const PROPOSAL_AFTER: usize = 3;

/// Experience of a player with chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Experience {
    /// Has never played.
    New,
    /// Knows the rules.
    KnowsTheRules,
    /// Plays with friends or on the web.
    Plays,
    /// Plays in a club or in tournaments.
    InAClub,
}

/// Frequency of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Practice {
    /// Seldom.
    Seldom,
    /// About every week.
    Weekly,
    /// Nearly every day.
    Daily,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_rise_and_name_their_robots() {
        let steps: Vec<Step> = (0..Step::COUNT).map(Step).collect();
        for two in steps.windows(2) {
            assert!(two[0].elo() < two[1].elo());
            assert_eq!(two[0].checked_add(1), Some(two[1]));
            assert!(two[0].robot().level <= two[1].robot().level);
        }
        for step in steps {
            assert_eq!(Step::of(step.robot()), step);
            assert_eq!(Step::nearest(step.elo()), step);
        }
        assert_eq!(Step::nearest(1_400).robot(), Robot::of_rating(1_400, 5));
        assert_eq!(Step::HIGHEST.robot(), Robot::at_level(12));
        assert_eq!(Step::LOWEST.checked_add(-1), None);
        assert_eq!(Step::HIGHEST.checked_add(1), None);
    }

    #[test]
    fn what_is_typed_and_what_was_a_level_has_its_nearest_step() {
        for (elo, nearest) in [
            (0, 600),
            (1_451, 1_400),
            (1_500, 1_400),
            (1_501, 1_600),
            (9_999, 3_200),
        ] {
            assert_eq!(Step::nearest(elo).elo(), nearest, "{elo}");
        }
        let of_level = |level| Step::of(Robot::at_level(level)).elo();
        let expected = [
            600, 600, 800, 1_000, 1_200, 1_400, 1_600, 1_800, 2_000, 2_200, 2_400, 3_200,
        ];
        assert_eq!(std::array::from_fn(|at| of_level(at as u8 + 1)), expected);
    }

    #[test]
    fn a_step_suits_by_rating_or_by_habits() {
        let suited = |games, puzzles| Step::of_ratings(games, puzzles).map(Step::elo);
        assert_eq!(suited(Some(1_510), Some(900)), Some(1_600));
        assert_eq!(suited(None, Some(1_500)), Some(1_200));
        assert_eq!(suited(None, Some(100)), Some(600));
        assert_eq!(suited(None, None), None);
        let by = |experience, practice| Step::of_habits(experience, practice).elo();
        assert_eq!(by(Experience::New, Practice::Daily), 600);
        assert_eq!(by(Experience::KnowsTheRules, Practice::Seldom), 600);
        assert_eq!(by(Experience::Plays, Practice::Weekly), 1_200);
        assert_eq!(by(Experience::InAClub, Practice::Daily), 1_800);
    }

    #[test]
    fn three_games_propose_a_step_up_or_down() {
        let proposed =
            |half_points: &[u8]| Step::nearest(1_400).proposed(half_points).map(Step::elo);
        assert_eq!(proposed(&[2, 2]), None, "two games tell nothing");
        assert_eq!(proposed(&[2, 1, 2]), Some(1_600));
        assert_eq!(proposed(&[2, 1, 1]), None);
        assert_eq!(proposed(&[0, 0, 0]), Some(1_200));
        assert_eq!(proposed(&[0, 0, 1]), None);
        assert_eq!(proposed(&[0, 2, 2, 2]), Some(1_600), "the last three count");
        assert_eq!(Step::HIGHEST.proposed(&[2, 2, 2]), None);
        assert_eq!(Step::LOWEST.proposed(&[0, 0, 0]), None);
    }
}
