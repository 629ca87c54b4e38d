//! Levels of play below full strength.
//!
//! The lower levels choose as people do ([`human`]): they look less far than the engine can, overlook some replies, and
//! misjudge what they see. All three are what weaker players do, so their mistakes look like theirs: a piece left where a
//! knight can take it, a plan that is nearly right; not a queen thrown away at random. The upper levels are the engine with
//! less to go by: so many nodes a move and no more, on every machine. The highest has all the time there is.

mod human;
mod opening;

use core::slice;

use crate::engine::Engine;
use crate::history::History;
use crate::host::{Host, Limits, Root, SearchResult};
use crate::searcher::Searcher;
use crate::transposition::TranspositionTable;
use human::Human;
use protocol::LEVEL_ELOS;

/// A level of play from 1, beatable by a beginner, to [`Level::MAX`], all the engine can.
///
/// ```
/// use engine::Level;
///
/// assert!(Level::new(0).is_none());
/// assert_eq!(Level::new(3).map(Level::number), Some(3));
/// assert!(Level::new(Level::MAX + 1).is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// Source of a level's strength.
#[derive(Clone, Copy, Debug)]
enum Strength {
    /// Chooses as people do.
    Human(Human),
    /// The engine with so many nodes a move.
    Nodes(u64),
    /// The engine with all the time it is given.
    Full,
}

/// Strength of every level, the lowest first. Their Elo is [`LEVEL_ELOS`]; docs/engine.md tells how it was measured.
const LEVELS: [Strength; LEVEL_ELOS.len()] = [
    // Plies, centipawns misjudged, replies overlooked in a thousand; or nodes.
    human(1, 270, 420),
    human(1, 160, 200),
    human(1, 92, 80),
    human(2, 100, 70),
    human(2, 55, 30),
    human(3, 65, 25),
    human(3, 40, 10),
    human(3, 10, 0),
    Strength::Nodes(800),
    Strength::Nodes(1_750),
    Strength::Nodes(4_250),
    Strength::Full,
];

const fn human(depth: u32, misjudged: i32, overlooked: u32) -> Strength {
    Strength::Human(Human {
        depth,
        misjudged,
        overlooked,
    })
}

impl Level {
    /// The highest level.
    pub const MAX: u8 = LEVELS.len() as u8;

    /// A level by its number, 1 to [`Level::MAX`].
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::MAX).contains(&number).then_some(Level(number))
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// About how strong it is, in Elo: measured, and nearest to the truth in the middle.
    pub fn elo(self) -> u32 {
        LEVEL_ELOS[usize::from(self.0) - 1]
    }

    /// The level whose strength is nearest to so many Elo.
    ///
    /// ```
    /// use engine::Level;
    ///
    /// assert_eq!(Level::nearest(0).number(), 1);
    /// assert_eq!(Level::nearest(9_999).number(), Level::MAX);
    /// ```
    pub fn nearest(elo: u32) -> Level {
        (1..=Level::MAX)
            .map(Level)
            .min_by_key(|level| level.elo().abs_diff(elo))
            .expect("there are levels")
    }

    fn strength(self) -> Strength {
        LEVELS[usize::from(self.0) - 1]
    }
}

impl Engine {
    /// Chooses a move as a player of the given level would.
    ///
    /// Below the highest level the choice depends on the arguments alone: the same seed in the same
    /// position gives the same move. The highest level is [`Engine::search`], with some variety in the opening.
    pub fn play_at(
        &mut self,
        root: &Root,
        level: Level,
        seed: u64,
        limits: &Limits,
        host: &mut dyn Host,
    ) -> SearchResult {
        let evaluator = self.evaluator_config.evaluator();
        match level.strength() {
            Strength::Human(human) => human::play(root, human, seed, limits, evaluator, host),
            Strength::Nodes(most) => self.play_with_nodes(root, most, seed, limits, host),
            Strength::Full => {
                let drawn = opening::drawn(root, seed, limits, evaluator, host);
                self.analyse(root, 1, drawn.as_ref().map(slice::from_ref), limits, host)
            }
        }
    }

    /// Fixed-node play: a search of at most `most` nodes, with some variety in the opening. The choice depends on the arguments alone.
    pub fn play_with_nodes(
        &self,
        root: &Root,
        most: u64,
        seed: u64,
        limits: &Limits,
        host: &mut dyn Host,
    ) -> SearchResult {
        let evaluator = self.evaluator_config.evaluator();
        // Good openings are known better than one's own few nodes could tell.
        let drawn = opening::drawn(root, seed, limits, evaluator, host);
        let limits = Limits {
            nodes: Some(most.min(limits.nodes.unwrap_or(u64::MAX))),
            ..*limits
        };
        // Nothing but the arguments matters: what the engine has learnt stays out of it.
        let mut table = TranspositionTable::new(1);
        let mut history = History::new();
        Searcher::new(root, &limits, &mut table, &mut history, evaluator, host).deepen(
            root,
            1,
            drawn.as_ref().map(slice::from_ref),
        )
    }
}
