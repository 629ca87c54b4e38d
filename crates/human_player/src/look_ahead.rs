//! Look ahead: people see what a move gives away, the stronger the surer.
//!
//! The probability that the network gives a move is multiplied with e^(−weight · loss), where the loss is what the move gives away of
//! the winning chances by a full-width look of a few plies. The numbers were fitted to people's share of blunders: docs/engine.md, People.

use crate::within_ratings;
use chess::Move;
use engine::{Host, Limits, Root, Score, SearchResult, Variation, full_width};

/// Nodes after which what is known has to do, so that no position takes long.
const NODES: u64 = 40_000;

/// Centipawns of a mate, and by how many a mate counts less for each move until it.
const MATE: (i32, i32) = (2_000, 50);

/// Weight at a rating of 1400, and the points after which it is e times as large.
const WEIGHT: f32 = 2.8;
const E_TIMES: f32 = 500.0;

/// A look ahead and the weight of what it sees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LookAhead {
    /// Plies of the look before quiescence.
    pub depth: u32,
    /// Logarithm of the odds that a pawn more gives.
    pub slope: f32,
    /// Logarithm of the factor by which a move that gives away all chances is less likely.
    pub weight: f32,
}

impl LookAhead {
    /// The look ahead of players of a rating, one of [`RATINGS`](crate::RATINGS) or between them; those out of them count as the ends.
    pub fn of(rating: u16) -> LookAhead {
        let rating = within_ratings(rating);
        LookAhead {
            depth: 3,
            slope: 0.5,
            weight: WEIGHT * libm::expf((f32::from(rating) - 1_400.0) / E_TIMES),
        }
    }

    /// Scores of all legal moves.
    pub fn search(&self, root: &Root, host: &mut dyn Host) -> SearchResult {
        let limits = Limits {
            depth: Some(self.depth),
            nodes: Some(NODES),
        };
        full_width(root, &limits, host)
    }

    /// Probabilities of the moves with the look ahead, from those of the network and the [`losses`](LookAhead::losses).
    pub fn weigh(&self, moves: &[(Move, f32)], losses: &[f32]) -> Vec<(Move, f32)> {
        let weighed = moves.iter().zip(losses);
        let mut weighed: Vec<(Move, f32)> = weighed
            .map(|(&(mv, chance), &loss)| (mv, chance * libm::expf(-self.weight * loss)))
            .collect();
        let sum: f32 = weighed.iter().map(|&(_, chance)| chance).sum();
        for (_, chance) in &mut weighed {
            *chance /= sum.max(f32::MIN_POSITIVE);
        }
        weighed
    }

    /// Part of the chances that each move gives away, 0 to 1. A move without a score gives away nothing.
    pub fn losses(&self, moves: &[(Move, f32)], scores: &[Variation]) -> Vec<f32> {
        let best = scores.first().map_or(0.5, |line| self.chances(line.score));
        let loss = |&(mv, _): &(Move, f32)| {
            let line = scores.iter().find(|line| line.pv.first() == Some(&mv));
            line.map_or(0.0, |line| (best - self.chances(line.score)).max(0.0))
        };
        moves.iter().map(loss).collect()
    }

    /// Chances by the logistic curve, a draw half.
    fn chances(&self, score: Score) -> f32 {
        let centipawns = match score {
            Score::Centipawns(value) => value,
            Score::Mate(moves) => moves.signum() * (MATE.0 - MATE.1 * moves.abs().min(20)),
        };
        1.0 / (1.0 + libm::expf(-self.slope * centipawns as f32 / 100.0))
    }
}
