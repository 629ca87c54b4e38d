//! A game of people, kept small: moves, ratings, result, clock readings.

use chess::{Color, Move, Position};
use human::{Clock, Played, Pool, Situation};

use crate::sample::Outcome;

/// A game from the usual start.
#[derive(Clone, Debug, PartialEq)]
pub struct HumanGame {
    /// Moves as [`Move::to_raw`] has them.
    pub moves: Box<[u16]>,
    /// Seconds left to the mover after each half-move; empty if not told.
    pub clocks: Box<[u16]>,
    /// White's rating and Black's.
    pub ratings: [u16; 2],
    /// Place where it was played.
    pub pool: Pool,
    /// Seconds at the beginning and for each move, if told.
    pub control: Option<(u16, u16)>,
    /// White's result, if told.
    pub outcome: Option<Outcome>,
    /// Hashes of White's name and Black's.
    pub players: [u64; 2],
}

/// A half-move of a game.
pub struct Turn<'a> {
    /// Situation that the player had before their eyes.
    pub situation: Situation<'a>,
    /// The move they played.
    pub played: Move,
    /// Seconds they took, if the clock readings tell.
    pub seconds: Option<f32>,
    /// The result for them.
    pub outcome: Option<Outcome>,
}

impl HumanGame {
    /// A number that other games do not have: FNV-1a of 64 bits of the players and moves.
    pub fn hash(&self) -> u64 {
        let moves = self.moves.iter().map(|&mv| u64::from(mv));
        self.players
            .iter()
            .copied()
            .chain(moves)
            .fold(0xcbf2_9ce4_8422_2325, |hash, number| {
                (hash ^ number).wrapping_mul(0x0000_0100_0000_01b3)
            })
    }

    /// True for the half of the games on the web that is not learnt from.
    pub fn is_kept_for_measuring(&self) -> bool {
        self.pool == Pool::Online && self.hash() >> 32 & 1 == 1
    }

    /// Visits the half-moves from `first` on, until `take` wants no more.
    pub fn visit(&self, first: usize, mut take: impl FnMut(usize, &Turn<'_>) -> bool) {
        let mut position = Position::default();
        // The mover's last move and the other side's.
        let (mut own, mut last) = (None, None);
        for (ply, &raw) in self.moves.iter().enumerate() {
            let played = Move::from_raw(raw);
            let side = ply % 2;
            if ply >= first {
                let outcome = self.outcome.map(|outcome| match position.turn() {
                    Color::White => outcome,
                    Color::Black => outcome.reversed(),
                });
                let turn = Turn {
                    situation: Situation {
                        position: &position,
                        last,
                        own,
                        ratings: [self.ratings[side], self.ratings[1 - side]],
                        pool: self.pool,
                        clock: self.clock(ply),
                    },
                    played,
                    seconds: self.seconds(ply),
                    outcome,
                };
                if !take(ply, &turn) {
                    return;
                }
            }
            let move_played = Played::new(&position, played);
            position.play(played);
            (own, last) = (last, Some(move_played));
        }
    }

    fn clock(&self, ply: usize) -> Option<Clock> {
        let (base, increment) = self.control?;
        let left = match ply.checked_sub(2) {
            Some(before) => self.clocks.get(before).copied(),
            None => Some(base),
        };
        Some(Clock {
            base: f32::from(base),
            increment: f32::from(increment),
            left: left.map(f32::from),
        })
    }

    /// The clock does not run before both have moved.
    fn seconds(&self, ply: usize) -> Option<f32> {
        let (_, increment) = self.control?;
        let before = f32::from(*self.clocks.get(ply.checked_sub(2)?)?);
        let after = f32::from(*self.clocks.get(ply)?);
        Some((before + f32::from(increment) - after).max(0.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> HumanGame {
        let mut position = Position::default();
        let moves = ["e4", "d5", "exd5", "Qxd5", "Nc3"].map(|san| {
            let mv = position.parse_san(san).expect("legal");
            position.play(mv);
            mv.to_raw()
        });
        HumanGame {
            moves: moves.into(),
            clocks: [180, 180, 178, 171, 180].into(),
            ratings: [1500, 1600],
            pool: Pool::Online,
            control: Some((180, 2)),
            outcome: Some(Outcome::Win),
            players: [1, 2],
        }
    }

    #[test]
    fn each_turn_has_what_its_player_knows() {
        let game = game();
        let mut turns = Vec::new();
        game.visit(2, |ply, turn| {
            let left = turn.situation.clock.and_then(|clock| clock.left);
            let last = turn.situation.last.is_some();
            turns.push((ply, turn.seconds, left, turn.outcome, last));
            turns.len() < 2
        });
        let white = (2, Some(4.0), Some(180.0), Some(Outcome::Win), true);
        let black = (3, Some(11.0), Some(180.0), Some(Outcome::Loss), true);
        assert_eq!(turns, [white, black]);
        let mut ratings = Vec::new();
        game.visit(0, |_, turn| {
            ratings.push(turn.situation.ratings[0]);
            assert_eq!(turn.situation.own.is_some(), ratings.len() > 2);
            true
        });
        assert_eq!(ratings, [1500, 1600, 1500, 1600, 1500]);
    }

    #[test]
    fn half_of_the_games_on_the_web_is_kept_for_measuring() {
        let one = |players| HumanGame { players, ..game() };
        let kept = (0..1_000).filter(|&n| one([n, 7]).is_kept_for_measuring());
        let kept = kept.count();
        assert!((400..600).contains(&kept), "{kept}");
        let board = |n| HumanGame {
            pool: Pool::Board,
            ..one([n, 7])
        };
        assert!(!(0..100).any(|n| board(n).is_kept_for_measuring()));
    }
}
