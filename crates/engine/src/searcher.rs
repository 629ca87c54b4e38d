//! State of one search: its tools, its limits, and the search stack of the line it is looking at.

use chess::{Bitboard, Move, Position};

use crate::Weights;
use crate::evaluate::{attacked_by, evaluate, fade, has_bare_king};
use crate::evaluator::Evaluator;
use crate::history::{History, HistoryContext, PieceTo};
use crate::host::{Control, Host, Limits, Root};
use crate::movepick::Scored;
use crate::nnue::{Accumulators, Network};
use crate::score::{MAX_EVAL, MAX_PLY};
use crate::transposition::TranspositionTable;

/// Polls are this many nodes apart, a power of two: well under a millisecond.
const POLL_INTERVAL: u64 = 1_024;

/// Search stack entry: the state of one ply of the current line.
#[derive(Clone, Copy, Default)]
pub(crate) struct StackEntry {
    /// Static evaluation as it is, `None` in check.
    pub raw_eval: Option<i32>,
    /// Static evaluation corrected by what was learnt.
    pub eval: Option<i32>,
    /// The move being looked at from here; `None` is passing.
    pub played: Option<PieceTo>,
    /// The move being looked at, if it is a quiet one.
    pub quiet: Option<Move>,
    /// Squares attacked by the side that is not to move, once moves have been looked at.
    pub threats: Bitboard,
    /// Positions one ply above that failed high since two plies below was last begun.
    pub cutoffs: u32,
    /// Moves on the way here that were extended by two plies.
    pub doubles: u32,
    /// Half-moves since the last one that cannot be repeated: irreversible or null.
    reversible: usize,
    /// This ply was reached by passing.
    pub after_null: bool,
    /// Left out to ask whether it is the only good move.
    pub excluded: Option<Move>,
}

/// One search in progress.
pub(crate) struct Searcher<'a> {
    pub table: &'a mut TranspositionTable,
    pub history: &'a mut History,
    pub weights: &'a Weights,
    /// The network, if it judges, and its accumulators along the line.
    network: Option<(&'a Network, Accumulators)>,
    pub host: &'a mut dyn Host,
    pub limits: Limits,
    pub nodes: u64,
    pub seldepth: usize,
    /// Told to stop: every score still on its way up is void.
    pub stopped: bool,
    /// The line found best, by ply.
    pub pv: Vec<Vec<Move>>,
    /// The best move at the root so far, tried first.
    pub root_best: Option<Move>,
    /// Nodes spent on each move at the root.
    pub root_nodes: Vec<(Move, u64)>,
    /// Root moves that are left out: those of better lines (`MultiPV`), and those not asked about (`searchmoves`).
    pub excluded_root_moves: Vec<Move>,
    /// Keys of the positions before the one looked at, game and tree alike, oldest first.
    keys: Vec<u64>,
    pub stack: Vec<StackEntry>,
    /// The moves of the positions on the line, for their pickers.
    pub scored: Scored,
    /// No null move nearer to the root than this ply, while one is being verified.
    pub null_from: usize,
}

impl<'a> Searcher<'a> {
    pub(crate) fn new(
        root: &Root,
        limits: &Limits,
        table: &'a mut TranspositionTable,
        history: &'a mut History,
        evaluator: Evaluator<'a>,
        host: &'a mut dyn Host,
    ) -> Searcher<'a> {
        let mut stack = vec![StackEntry::default(); MAX_PLY + 4];
        let clock = root.position.halfmove_clock() as usize;
        stack[0].reversible = clock.min(root.history.len());
        Searcher {
            table,
            history,
            weights: evaluator.weights,
            network: evaluator
                .network
                .map(|network| (network, Accumulators::new(network, MAX_PLY + 4))),
            host,
            limits: *limits,
            nodes: 0,
            seldepth: 0,
            stopped: false,
            pv: vec![Vec::new(); MAX_PLY + 4],
            root_best: None,
            root_nodes: Vec::new(),
            excluded_root_moves: Vec::new(),
            keys: root.history.clone(),
            stack,
            scored: Scored::with_capacity(4_096),
            null_from: 0,
        }
    }

    /// A margin in run-time centipawns.
    pub(crate) fn margin(&self, centipawns: i32) -> i32 {
        centipawns * self.weights.pawn / 100
    }

    /// Static evaluation of the position at `ply`, for the side to move.
    pub(crate) fn evaluate(&mut self, position: &Position, ply: usize) -> i32 {
        match &mut self.network {
            Some((network, accumulators)) if !has_bare_king(position) => {
                let score = accumulators.evaluate(network, position, ply);
                fade(score, position)
            }
            _ => evaluate(position, self.weights),
        }
    }

    /// Static evaluation with what searches have taught about such positions.
    pub(crate) fn corrected(&self, position: &Position, eval: i32) -> i32 {
        (eval + self.history.correction.of(position)).clamp(-MAX_EVAL, MAX_EVAL)
    }

    /// Computes the history context of the position at `ply`, before its moves are looked at.
    pub(crate) fn arrive(&mut self, position: &Position, ply: usize) -> HistoryContext {
        self.stack[ply].threats = attacked_by(position, !position.turn());
        self.history_context(ply)
    }

    /// History context of `ply`, where [`Searcher::arrive`] has been.
    pub(crate) fn history_context(&self, ply: usize) -> HistoryContext {
        HistoryContext {
            before: [1, 2].map(|back| self.stack[ply.checked_sub(back)?].played),
            threats: self.stack[ply].threats,
        }
    }

    /// Counts a node; true when the search has to end.
    pub(crate) fn visit(&mut self, ply: usize) -> bool {
        if self.stopped {
            return true;
        }
        self.nodes += 1;
        self.seldepth = self.seldepth.max(ply);
        if self.limits.nodes.is_some_and(|limit| self.nodes >= limit)
            || (self.nodes.is_multiple_of(POLL_INTERVAL)
                && self.host.poll(self.nodes) == Control::Stop)
        {
            self.stopped = true;
        }
        self.stopped
    }

    /// Notes that `nodes` more went into a move at the root.
    pub(crate) fn spend(&mut self, mv: Move, nodes: u64) {
        match self.root_nodes.iter_mut().find(|(known, _)| *known == mv) {
            Some((_, spent)) => *spent += nodes,
            None => self.root_nodes.push((mv, nodes)),
        }
    }

    /// Nodes spent on a move at the root, per mille of all.
    pub(crate) fn effort(&self, mv: Move) -> u32 {
        let spent = self.root_nodes.iter().find(|(known, _)| *known == mv);
        spent.map_or(0, |&(_, nodes)| nodes * 1_000 / self.nodes.max(1)) as u32
    }

    /// Notes that `child` is about to be searched, one ply below `position`.
    pub(crate) fn descend(
        &mut self,
        position: &Position,
        child: &Position,
        ply: usize,
        null: bool,
    ) {
        self.keys.push(position.key());
        let reversible = if null {
            0
        } else {
            (self.stack[ply].reversible + 1).min(child.halfmove_clock() as usize)
        };
        let entry = &mut self.stack[ply + 1];
        entry.reversible = reversible;
        entry.after_null = null;
    }

    /// Undoes [`Searcher::descend`].
    pub(crate) fn ascend(&mut self) {
        self.keys.pop();
    }

    /// Draws by rule: dead positions by material (FIDE 5.2.2), fifty moves (9.3), repetition (9.2).
    ///
    /// Inside the tree a position met once before counts as drawn: if repeating it is best now, it
    /// will be best again. Positions from before the search need the third time of the law.
    pub(crate) fn is_draw(&self, position: &Position, ply: usize) -> bool {
        if position.halfmove_clock() >= 100 {
            // Mate on the last half-move stands.
            return !position.is_check() || position.has_legal_move();
        }
        if position.occupied().count() <= 4 && position.is_dead_by_material() {
            return true;
        }
        let key = position.key();
        let mut seen_in_game = false;
        let reversible = self.stack[ply].reversible.min(self.keys.len());
        for back in (4..=reversible).step_by(2) {
            if self.keys[self.keys.len() - back] == key {
                if back < ply || seen_in_game {
                    return true;
                }
                seen_in_game = true;
            }
        }
        false
    }

    /// The line from `ply` is `mv` and then the line below.
    pub(crate) fn extend_pv(&mut self, ply: usize, mv: Move) {
        let (upper, lower) = self.pv.split_at_mut(ply + 1);
        upper[ply].clear();
        upper[ply].push(mv);
        upper[ply].extend_from_slice(&lower[0]);
    }
}
