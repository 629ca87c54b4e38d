//! Standing of a board, and the walking order of the boards.

use chess::Color;
use game::{Game, Outcome, Phase, Player};

/// Standing of a board: who is to move there, or how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The giver is to move: the board waits.
    Giver,
    /// The opponent is to move.
    Opponent {
        /// True if that is a person, who takes the device for it.
        is_here: bool,
    },
    /// Nothing goes on: the clocks stand, or a claim is open.
    Stands,
    /// The game is over.
    Over(Outcome),
}

impl Standing {
    /// The standing of a game in which the giver has these pieces.
    pub fn of(game: &Game, giver: Color) -> Standing {
        match game.phase() {
            Phase::Over(outcome) => Standing::Over(outcome),
            Phase::Running if game.to_act() == giver => Standing::Giver,
            Phase::Running => Standing::Opponent {
                is_here: game.config().player(!giver) == Player::Person,
            },
            Phase::Ready | Phase::Paused | Phase::Claimed(_) | Phase::Adjourned => Standing::Stands,
        }
    }

    /// True unless the game is over.
    pub fn is_in_play(self) -> bool {
        !matches!(self, Standing::Over(_))
    }
}

/// The side of the display that has moved last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// The giver.
    Giver,
    /// An opponent at this device.
    Opponent,
}

/// The next board in walking order after `from`, counted from 0: from the last board the walk goes on at the first, and
/// `from` itself comes last.
///
/// The giver goes round all boards that wait for him; then the persons among his opponents answer, each once, and hand the
/// device on to the next (a house rule). So a board of the same round as the last move comes first, and only without one a
/// board of the other. `None` if no person is to move anywhere.
pub fn next(standings: &[Standing], from: usize, last: Mover) -> Option<usize> {
    let first = |wanted: Standing| {
        let count = standings.len();
        let walk = (1..=count).map(|step| (from + step) % count);
        walk.into_iter().find(|&board| standings[board] == wanted)
    };
    let giver = || first(Standing::Giver);
    let person = || first(Standing::Opponent { is_here: true });
    match last {
        Mover::Giver => giver().or_else(person),
        Mover::Opponent => person().or_else(giver),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WAITS: Standing = Standing::Giver;
    const THINKS: Standing = Standing::Opponent { is_here: false };
    const PERSON: Standing = Standing::Opponent { is_here: true };

    #[test]
    fn the_walk_goes_on_from_the_board_and_comes_round() {
        let boards = [WAITS, THINKS, WAITS, Standing::Stands, WAITS];
        let walk = |from| next(&boards, from, Mover::Giver);
        assert_eq!(walk(0), Some(2));
        assert_eq!(walk(2), Some(4));
        assert_eq!(walk(4), Some(0));
        // A board that is the only one comes again.
        assert_eq!(next(&[THINKS, WAITS], 1, Mover::Giver), Some(1));
        assert_eq!(next(&[THINKS, Standing::Stands], 0, Mover::Giver), None);
        assert_eq!(next(&[], 0, Mover::Giver), None);
    }

    #[test]
    fn persons_answer_one_after_the_other_before_the_giver_walks_again() {
        // The giver has moved everywhere; the persons answer in order.
        assert_eq!(next(&[PERSON; 3], 2, Mover::Giver), Some(0));
        assert_eq!(next(&[WAITS, PERSON, PERSON], 0, Mover::Opponent), Some(1));
        assert_eq!(next(&[WAITS, WAITS, PERSON], 1, Mover::Opponent), Some(2));
        assert_eq!(next(&[WAITS; 3], 2, Mover::Opponent), Some(0));
        // The giver's round is not left for one who could answer already.
        assert_eq!(next(&[PERSON, WAITS, WAITS], 0, Mover::Giver), Some(1));
    }
}
