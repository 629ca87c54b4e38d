//! Human-like play: a shallow full-width search that overlooks replies and misjudges moves.
//!
//! The look-ahead is full-width, a few plies and then the captures, and the judgement is that of the hand-written terms:
//! what a textbook teaches. Neither the selective search nor the network has a part in it, so these players stay as strong
//! as they were measured to be, whatever the engine learns.

use chess::{Move, Position};

use super::opening;
use crate::evaluator::Evaluator;
use crate::history::History;
use crate::host::{Control, Host, Info, Limits, Root, SearchResult, Variation};
use crate::iterative_deepening::finished;
use crate::rng::Rng;
use crate::score::{INFINITE, is_mate, mate_in, reported};
use crate::searcher::Searcher;
use crate::transposition::TranspositionTable;

/// Weaknesses of a human-like player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Human {
    /// Plies of look-ahead before quiescence.
    pub depth: u32,
    /// Centipawns by which the worth of a move is misjudged at most, either way, with all pieces on the board.
    pub misjudged: i32,
    /// Moves of a thousand after which the opponent's replies are overlooked, with all pieces on the board.
    pub overlooked: u32,
}

/// Nodes after which to be content with what is known, so that no position takes long.
const NODES: u64 = 200_000;

/// A player who overlooks fewer moves of a thousand than this never misses a mate in one.
const SEES_MATES: u32 = 150;

/// Tastes differ in the first moves: there the worth of a move is misjudged by so much at least.
const TASTE: i32 = 40;

impl Human {
    /// The weaknesses in this position: the fewer pieces, the less there is to misjudge and to overlook.
    fn at(self, position: &Position) -> Human {
        let pieces = position.occupied().count();
        let misjudged = self.misjudged * (pieces as i32 + 8) / 40;
        Human {
            misjudged: if opening::is_opening(position) {
                misjudged.max(TASTE)
            } else {
                misjudged
            },
            overlooked: self.overlooked * (pieces + 8) / 40,
            ..self
        }
    }
}

/// A root move and what this player thinks of it.
struct Candidate {
    after: Position,
    /// The move and what is expected to follow.
    line: Vec<Move>,
    score: i32,
    /// Added to the score when choosing.
    error: i32,
    /// The first impression stands: the opponent's replies are not looked at.
    overlooked: bool,
}

impl Candidate {
    /// The misjudged score by which moves are chosen. A mate is not misjudged.
    fn appeal(&self) -> i32 {
        if is_mate(self.score) {
            self.score
        } else {
            self.score + self.error
        }
    }

    fn variation(&self) -> Variation {
        Variation {
            score: reported(self.score),
            pv: self.line.clone(),
        }
    }
}

/// Scores all moves a little, misjudges them a little, and plays the one that then looks best.
///
/// Uses a small table of its own, so that nothing but the arguments matters.
pub(crate) fn play(
    root: &Root,
    human: Human,
    seed: u64,
    limits: &Limits,
    evaluator: Evaluator<'_>,
    host: &mut dyn Host,
) -> SearchResult {
    let position = &root.position;
    let human = human.at(position);
    let evaluator = Evaluator {
        network: None,
        ..evaluator
    };
    let mut candidates = first_impressions(position, human, seed, evaluator);
    let Some(first) = choose(&candidates) else {
        return finished(position);
    };
    let mut table = TranspositionTable::new(1);
    let mut history = History::new();
    let limits = Limits {
        depth: Some(human.depth.min(limits.depth.unwrap_or(u32::MAX)).max(1)),
        nodes: Some(NODES.min(limits.nodes.unwrap_or(u64::MAX))),
    };
    let mut info = Info {
        depth: 0,
        seldepth: 0,
        nodes: 0,
        effort: 0,
        hashfull: 0,
        lines: vec![first.variation()],
    };
    let mut searcher = Searcher::new(root, &limits, &mut table, &mut history, evaluator, host);

    for depth in 1..=limits.depth.unwrap_or(1) {
        searcher.seldepth = 0;
        candidates.sort_by_key(|candidate| -candidate.score);
        look_ahead(
            &mut searcher,
            position,
            &mut candidates,
            depth as i32,
            human,
        );
        if searcher.stopped {
            break;
        }
        let chosen = choose(&candidates).expect("there is at least one candidate");
        info = Info {
            depth,
            seldepth: searcher.seldepth as u32,
            nodes: searcher.nodes,
            effort: 0,
            hashfull: searcher.table.hashfull(),
            lines: vec![chosen.variation()],
        };
        if searcher.host.iteration(&info) == Control::Stop {
            break;
        }
    }

    info.nodes = searcher.nodes;
    SearchResult::new(info)
}

/// The move that looks best; of equals the first.
fn choose(candidates: &[Candidate]) -> Option<&Candidate> {
    candidates
        .iter()
        .rev()
        .max_by_key(|candidate| candidate.appeal())
}

/// Every legal move with its value at first sight, and the errors this player will make about it.
fn first_impressions(
    position: &Position,
    human: Human,
    seed: u64,
    evaluator: Evaluator<'_>,
) -> Vec<Candidate> {
    let mut rng = Rng::new(seed, position);
    let mut candidates = Vec::new();
    for &mv in &position.legal_moves() {
        let after = position.after(mv);
        // Two dice rather than one: small errors are the usual ones.
        let error = rng.below(human.misjudged as u32 + 1) as i32
            + rng.below(human.misjudged as u32 + 1) as i32
            - human.misjudged;
        let mut overlooked = rng.below(1_000) < human.overlooked;
        let mut score = -evaluator.evaluate(&after);
        if after.is_checkmate() && (!overlooked || human.overlooked < SEES_MATES) {
            score = mate_in(1);
            overlooked = false;
        }
        candidates.push(Candidate {
            after,
            line: vec![mv],
            score,
            error,
            overlooked,
        });
    }
    candidates
}

/// Searches the moves that are not overlooked, exactly where they could still be chosen.
fn look_ahead(
    searcher: &mut Searcher<'_>,
    position: &Position,
    candidates: &mut [Candidate],
    depth: i32,
    human: Human,
) {
    // Errors differ by no more than this, so a move further behind cannot be chosen.
    let reach = 2 * human.misjudged + 1;
    let mut best = -INFINITE;
    for candidate in candidates {
        if !candidate.overlooked {
            let alpha = (best - reach).max(-INFINITE);
            searcher.descend(position, &candidate.after, 0, false);
            let score = -searcher.look(&candidate.after, -INFINITE, -alpha, depth - 1, 1);
            searcher.ascend();
            if searcher.stopped {
                return;
            }
            candidate.score = score;
            if score > alpha {
                let mv = candidate.line[0];
                searcher.extend_pv(0, mv);
                candidate.line.clone_from(&searcher.pv[0]);
            }
        }
        best = best.max(candidate.score);
    }
}
