//! Adjudication: games that are decided need not be played out.

use chess::Color;
use engine::Score;

/// When a side is taken to have lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resign {
    /// After so many moves of each side,
    pub moves: u32,
    /// in which both saw it behind by so many centipawns.
    pub behind: i32,
}

/// When a game is taken to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// From this move on,
    pub from: u32,
    /// after so many moves of each side,
    pub moves: u32,
    /// in which both saw no more than so many centipawns between them.
    pub within: i32,
}

/// Counts what both players say.
pub struct Adjudicator {
    resign: Option<Resign>,
    draw: Option<Draw>,
    /// Half-moves in a row with which White and Black were seen to be far behind.
    behind: [u32; 2],
    /// Half-moves in a row that were seen to be even.
    even: u32,
}

impl Adjudicator {
    pub fn new(resign: Option<Resign>, draw: Option<Draw>) -> Adjudicator {
        Adjudicator {
            resign,
            draw,
            behind: [0; 2],
            even: 0,
        }
    }

    /// `side` has made its move number `number` and says what it thinks. Who has won by that, or that it is a draw.
    pub fn hear(&mut self, side: Color, number: u32, score: Option<Score>) -> Option<game::Points> {
        let Some(score) = score else {
            (self.behind, self.even) = ([0; 2], 0);
            return None;
        };
        let score = match score {
            Score::Centipawns(score) => score,
            Score::Mate(moves) if moves > 0 => i32::MAX,
            Score::Mate(_) => -i32::MAX,
        };
        let count = |count: &mut u32, is: bool| *count = if is { *count + 1 } else { 0 };
        if let Some(Resign { moves, behind }) = self.resign {
            count(&mut self.behind[side.index()], score <= -behind);
            count(&mut self.behind[(!side).index()], score >= behind);
            for loser in Color::ALL {
                if self.behind[loser.index()] >= 2 * moves {
                    return Some(game::Points::Won(!loser));
                }
            }
        }
        if let Some(Draw {
            from,
            moves,
            within,
        }) = self.draw
        {
            count(&mut self.even, score.abs() <= within);
            if number >= from && self.even >= 2 * moves {
                return Some(game::Points::Draw);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Color::{Black, White};

    /// The half-move and result of the decision, where White begins and both say this of their positions in turn.
    fn decided(scores: &[i32]) -> Option<(usize, game::Points)> {
        let resign = Resign {
            moves: 2,
            behind: 500,
        };
        let draw = Draw {
            from: 3,
            moves: 2,
            within: 10,
        };
        let mut adjudicator = Adjudicator::new(Some(resign), Some(draw));
        scores.iter().enumerate().find_map(|(ply, &score)| {
            let side = if ply % 2 == 0 { White } else { Black };
            let found =
                adjudicator.hear(side, ply as u32 / 2 + 1, Some(Score::Centipawns(score)))?;
            Some((ply, found))
        })
    }

    #[test]
    fn both_must_agree_for_long_enough() {
        let won = |side| game::Points::Won(side);
        assert_eq!(decided(&[600, -600, 500, -500]), Some((3, won(White))));
        assert_eq!(decided(&[-600, 600, -500, 900]), Some((3, won(Black))));
        assert_eq!(decided(&[600, -400, 600, -400, 600, -400]), None);
        assert_eq!(decided(&[600, -600, 499, -600, 600, -600]), None);
        // Too early, then late enough.
        assert_eq!(decided(&[0, 0, 0, 0, 0]), Some((4, game::Points::Draw)));
        assert_eq!(decided(&[0, 0, 11, 0, 0, -10]), None);
    }

    #[test]
    fn mates_count_and_silence_does_not() {
        let resign = Resign {
            moves: 1,
            behind: 500,
        };
        let mut adjudicator = Adjudicator::new(Some(resign), None);
        assert_eq!(adjudicator.hear(White, 1, Some(Score::Mate(3))), None);
        let lost = adjudicator.hear(Black, 1, Some(Score::Mate(-3)));
        assert_eq!(lost, Some(game::Points::Won(White)));
        let mut adjudicator = Adjudicator::new(Some(resign), None);
        assert_eq!(
            adjudicator.hear(White, 1, Some(Score::Centipawns(600))),
            None
        );
        assert_eq!(adjudicator.hear(Black, 1, None), None);
        assert_eq!(
            adjudicator.hear(White, 2, Some(Score::Centipawns(600))),
            None
        );
    }
}
