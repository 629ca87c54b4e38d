//! Look ahead: people see what a move gives away, the stronger the surer.
//!
//! The probability that the network gives a move is multiplied with e^(−weight · loss), where the loss is what the move gives away of
//! the winning chances. Likely moves are searched by the engine, the others looked at two plies deep. The weight was fitted to people's
//! share of blunders: docs/engine.md, People.

use crate::within_ratings;
use chess::Move;
use engine::{Engine, Host, Info, Limits, Root, Score, Variation, full_width};

/// Probability of a likely move, as a part of the likeliest move's.
const LIKELY: f32 = 0.02;

/// Nodes of the search for the likely moves together.
const NODES: u64 = 8_000;

/// Mebibytes of its transposition table.
const HASH_MB: usize = 1;

/// Plies of the look at all moves, and nodes after which what is known has to do.
const FIRST_SIGHT: Limits = Limits {
    depth: Some(2),
    nodes: Some(8_000),
};

/// Logarithm of the odds that a pawn more gives.
const SLOPE: f32 = 0.3;

/// Centipawns of a mate, and by how many a mate counts less for each move until it.
const MATE: (i32, i32) = (2_000, 50);

/// Weight at a rating of 1400, and the points after which it is e times as large.
const WEIGHT: f32 = 4.0;
const E_TIMES: f32 = 600.0;

/// A position as a look ahead sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct LookAhead {
    /// Lines of all legal moves, those searched first.
    pub info: Info,
    /// Part of the chances that each of the moves asked about gives away, 0 to 1.
    pub losses: Vec<f32>,
}

impl LookAhead {
    /// Looks at all legal moves, which come with the probabilities of the network.
    pub fn new(root: &Root, moves: &[(Move, f32)], host: &mut dyn Host) -> LookAhead {
        let largest = moves.iter().fold(0.0_f32, |most, one| most.max(one.1));
        let likely = moves.iter().filter(|one| one.1 >= LIKELY * largest);
        let likely: Vec<Move> = likely.map(|one| one.0).collect();
        let sight = full_width(root, &FIRST_SIGHT, host).info;
        let mut engine = Engine::new(HASH_MB);
        let limits = Limits::nodes(NODES);
        let mut info = engine
            .analyse(root, likely.len(), Some(&likely), &limits, host)
            .info;
        let is_searched = |mv: Move| line_of(&info.lines, mv).is_some();
        let searched = losses(moves, &info.lines, SLOPE);
        let at_first_sight = losses(moves, &sight.lines, SLOPE);
        let both = moves.iter().zip(searched.into_iter().zip(at_first_sight));
        let losses =
            both.map(|(one, (searched, seen))| if is_searched(one.0) { searched } else { seen });
        let losses = losses.collect();
        let mut others = sight.lines;
        others.retain(|line| line.pv.first().is_some_and(|&mv| !is_searched(mv)));
        info.lines.extend(others);
        LookAhead { info, losses }
    }
}

/// Weight of the losses for players of a rating: the logarithm of the factor by which a move that gives away all chances is less
/// likely. Ratings out of [`RATINGS`](crate::RATINGS) count as the ends.
pub fn weight(rating: u16) -> f32 {
    WEIGHT * libm::expf((f32::from(within_ratings(rating)) - 1_400.0) / E_TIMES)
}

/// Probabilities of the moves, the less likely the more they lose: from those of the network, [`LookAhead::losses`] and their [`weight`].
pub fn weigh(moves: &[(Move, f32)], losses: &[f32], weight: f32) -> Vec<(Move, f32)> {
    let weighed = moves.iter().zip(losses);
    let mut weighed: Vec<(Move, f32)> = weighed
        .map(|(&(mv, chance), &loss)| (mv, chance * libm::expf(-weight * loss)))
        .collect();
    let sum: f32 = weighed.iter().map(|&(_, chance)| chance).sum();
    for (_, chance) in &mut weighed {
        *chance /= sum.max(f32::MIN_POSITIVE);
    }
    weighed
}

/// Part of the chances that each move gives away beside the best line, 0 to 1; chances are of the logistic curve, whose slope is the
/// logarithm of the odds that a pawn more gives. A move without a line gives away nothing.
pub fn losses(moves: &[(Move, f32)], lines: &[Variation], slope: f32) -> Vec<f32> {
    let chances = |line: &Variation| chances(line.score, slope);
    let best = lines.first().map_or(0.5, chances);
    let loss = |&(mv, _): &(Move, f32)| {
        line_of(lines, mv).map_or(0.0, |line| (best - chances(line)).max(0.0))
    };
    moves.iter().map(loss).collect()
}

/// The line that begins with a move.
fn line_of(lines: &[Variation], mv: Move) -> Option<&Variation> {
    lines.iter().find(|line| line.pv.first() == Some(&mv))
}

/// Chances that a score gives, a draw half.
fn chances(score: Score, slope: f32) -> f32 {
    let centipawns = match score {
        Score::Centipawns(value) => value,
        Score::Mate(moves) => moves.signum() * (MATE.0 - MATE.1 * moves.abs().min(20)),
    };
    1.0 / (1.0 + libm::expf(-slope * centipawns as f32 / 100.0))
}
