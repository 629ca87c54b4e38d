//! Result table of a display, by the giver's colour.

use crate::standing::Standing;
use chess::Color;

/// Results of the boards on which the giver had one colour, or of all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that the giver won.
    pub won: u32,
    /// Draws, and games for which an arbiter gave the giver half a point.
    pub drawn: u32,
    /// Games that the giver lost.
    pub lost: u32,
    /// Games in play.
    pub in_play: u32,
    /// Half points of the giver and of the opponents together.
    pub half_points: [u32; 2],
}

impl Tally {
    /// Number of boards.
    pub fn boards(self) -> u32 {
        self.won + self.drawn + self.lost + self.in_play
    }

    fn add(&mut self, standing: Standing, giver: Color) {
        let Standing::Over(outcome) = standing else {
            self.in_play += 1;
            return;
        };
        let points = [giver, !giver].map(|side| outcome.points.half_points(side));
        match points[0] {
            2 => self.won += 1,
            1 => self.drawn += 1,
            _ => self.lost += 1,
        }
        for (sum, points) in self.half_points.iter_mut().zip(points) {
            *sum += points;
        }
    }

    fn sum(self, other: Tally) -> Tally {
        let [own, theirs] = [0, 1].map(|of| self.half_points[of] + other.half_points[of]);
        Tally {
            won: self.won + other.won,
            drawn: self.drawn + other.drawn,
            lost: self.lost + other.lost,
            in_play: self.in_play + other.in_play,
            half_points: [own, theirs],
        }
    }
}

/// Result table: a tally for each colour of the giver.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score([Tally; 2]);

impl Score {
    /// The table of boards, each with the giver's colour.
    pub fn of(boards: impl IntoIterator<Item = (Standing, Color)>) -> Score {
        let mut score = Score::default();
        for (standing, giver) in boards {
            score.0[giver.index()].add(standing, giver);
        }
        score
    }

    /// The boards on which the giver had this colour.
    pub fn with(self, giver: Color) -> Tally {
        self.0[giver.index()]
    }

    /// All boards.
    pub fn total(self) -> Tally {
        self.0[0].sum(self.0[1])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Outcome, Points, Reason};

    fn over(points: Points) -> Standing {
        Standing::Over(Outcome {
            points,
            reason: Reason::Declared,
        })
    }

    #[test]
    fn results_are_counted_by_the_giver_s_colour() {
        use Color::{Black, White};
        let score = Score::of([
            (over(Points::Won(White)), White),
            (over(Points::Won(White)), Black),
            (over(Points::Won(Black)), Black),
            (over(Points::Draw), Black),
            (over(Points::BothLost), White),
            (over(Points::Half(White)), White),
            (Standing::Giver, White),
            (Standing::Opponent { is_here: false }, Black),
        ]);
        let white = score.with(White);
        assert_eq!((white.won, white.drawn, white.lost), (1, 1, 1));
        assert_eq!((white.in_play, white.half_points), (1, [3, 0]));
        let black = score.with(Black);
        assert_eq!((black.won, black.drawn, black.lost), (1, 1, 1));
        assert_eq!(black.half_points, [3, 3]);
        let total = score.total();
        assert_eq!((total.boards(), total.in_play), (8, 2));
        assert_eq!(total.half_points, [6, 3]);
    }
}
