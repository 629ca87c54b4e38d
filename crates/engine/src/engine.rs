//! The engine: its transposition table, history and evaluator, kept from search to search.

use chess::Move;

use crate::evaluator::EvaluatorConfig;
use crate::history::History;
use crate::host::{Host, Limits, Root, SearchResult};
use crate::nnue::Network;
use crate::searcher::Searcher;
use crate::transposition::TranspositionTable;
use crate::{Score, Weights};

/// A chess engine: a transposition table, what its searches have learnt, and what it judges by.
///
/// Its memory is the table's plus some two mebibytes, whatever it is asked.
pub struct Engine {
    table: TranspositionTable,
    history: History,
    /// Nodes searched since the history was last aged.
    learnt: u64,
    pub(crate) evaluator_config: EvaluatorConfig,
}

/// After so many nodes there are lessons that a new search should trust less. Ageing goes through all of the history, which
/// takes as long as some hundred nodes.
const LESSON: u64 = 8_192;

impl Engine {
    /// The largest transposition table, in mebibytes.
    pub const MAX_HASH_MB: usize = TranspositionTable::MAX_MB;

    /// An engine with a transposition table of at most `hash_mb` mebibytes, rounded down to a power
    /// of two; 0 counts as 1.
    pub fn new(hash_mb: usize) -> Engine {
        Engine {
            table: TranspositionTable::new(hash_mb),
            history: History::new(),
            learnt: 0,
            evaluator_config: EvaluatorConfig::default(),
        }
    }

    /// Changes the size of the transposition table and forgets what was in it.
    pub fn set_hash(&mut self, hash_mb: usize) {
        // The old one goes first: both together may be too much.
        self.table = TranspositionTable::new(1);
        self.table = TranspositionTable::new(hash_mb);
    }

    /// Forgets everything learnt: for a new game, or to make a search repeatable.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history.clear();
        self.learnt = 0;
    }

    /// Has positions judged by these piece weights and hand-written terms instead of the network, and forgets the scores
    /// found before.
    ///
    /// Values beyond all reason are moved to the nearest reasonable ones.
    pub fn set_weights(&mut self, weights: Weights) {
        self.evaluator_config = EvaluatorConfig::weights(weights);
        self.clear();
    }

    /// Has positions judged by a network, the engine's own if there is no other, and forgets the scores found before.
    pub fn set_network(&mut self, network: Option<Box<Network>>) {
        self.evaluator_config = EvaluatorConfig::network(network);
        self.clear();
    }

    /// The worth of a position for the side to move without any look-ahead.
    pub fn evaluate(&self, position: &chess::Position) -> Score {
        Score::Centipawns(self.evaluator_config.evaluator().evaluate(position))
    }

    /// Searches at full strength until a limit is reached or the host says stop.
    ///
    /// Always finds a legal move where there is one, even when stopped at once. The result depends
    /// only on the arguments and on the searches made since [`Engine::clear`].
    pub fn search(&mut self, root: &Root, limits: &Limits, host: &mut dyn Host) -> SearchResult {
        self.analyse(root, 1, None, limits, host)
    }

    /// Searches like [`Engine::search`], for the best `lines` first moves instead of one: each line is
    /// the best there is without the first moves of the lines before it.
    ///
    /// If `only` names legal moves, no others are looked at. There are as many lines as there are
    /// such moves, if that is fewer than asked for; 0 lines count as 1. With one line and all moves
    /// this is the same search, to the last node.
    pub fn analyse(
        &mut self,
        root: &Root,
        lines: usize,
        only: Option<&[Move]>,
        limits: &Limits,
        host: &mut dyn Host,
    ) -> SearchResult {
        self.table.new_search();
        if self.learnt >= LESSON {
            self.history.age();
            self.learnt = 0;
        }
        let found = Searcher::new(
            root,
            limits,
            &mut self.table,
            &mut self.history,
            self.evaluator_config.evaluator(),
            host,
        )
        .deepen(root, lines, only);
        self.learnt += found.info.nodes;
        found
    }
}
