//! Playing like a weaker person.
//!
//! A level looks less far than the engine can, overlooks some replies, and misjudges what it sees.
//! All three are what weaker players do, so its mistakes look like theirs: a piece left where a
//! knight can take it, a plan that is nearly right; not a queen thrown away at random.

use chess::{Move, Position};

use crate::deepening::finished;
use crate::history::History;
use crate::host::{Control, Host, Info, Limits, Root, SearchResult, Variation};
use crate::judge::Judge;
use crate::score::{INFINITE, Score, is_mate, mate_in};
use crate::search::PvNode;
use crate::searcher::Searcher;
use crate::transposition::TranspositionTable;

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

/// What makes a level weaker than the engine.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strength {
    /// Plies of look-ahead before quiescence.
    depth: u32,
    /// Nodes after which to be content with what is known, so that no position takes long.
    nodes: u64,
    /// Centipawns by which the worth of a move is misjudged at most, either way.
    misjudged: i32,
    /// Moves of a thousand after which the opponent's replies are overlooked.
    overlooked: u32,
}

impl Strength {
    const fn new(depth: u32, nodes: u64, misjudged: i32, overlooked: u32) -> Strength {
        Strength {
            depth,
            nodes,
            misjudged,
            overlooked,
        }
    }
}

/// Levels 1 to 7; level 8 has no weakness but time.
///
/// Measured over 60 games a pair from random openings, each level scored against the one below:
/// 87, 91, 87, 87, 95, 82 %, and level 8 with 60,000 nodes a move 98 %.
const STRENGTHS: [Strength; 7] = [
    // depth, nodes, misjudged, overlooked
    Strength::new(1, 50_000, 240, 400),
    Strength::new(1, 50_000, 120, 160),
    Strength::new(2, 50_000, 100, 100),
    Strength::new(3, 50_000, 55, 35),
    Strength::new(4, 50_000, 32, 8),
    Strength::new(6, 80_000, 18, 0),
    Strength::new(7, 200_000, 8, 0),
];

/// About how strong each level is among people, in Elo: a guess, kept in order, until it is measured against others.
const ELOS: [u32; Level::MAX as usize] = [600, 850, 1_100, 1_350, 1_600, 1_900, 2_150, 2_700];

/// Who overlooks fewer moves of a thousand than this never misses a mate in one.
const SEES_MATES: u32 = 150;

impl Level {
    /// The highest level.
    pub const MAX: u8 = STRENGTHS.len() as u8 + 1;

    /// A level by its number, 1 to [`Level::MAX`].
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::MAX).contains(&number).then_some(Level(number))
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// About how strong it is, in Elo.
    pub fn elo(self) -> u32 {
        ELOS[usize::from(self.0) - 1]
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

    /// Its weaknesses; the highest level has none.
    pub(crate) fn strength(self) -> Option<&'static Strength> {
        STRENGTHS.get(usize::from(self.0) - 1)
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
    /// How good the move looks. What ends the game is not misjudged.
    fn appeal(&self) -> i32 {
        if is_mate(self.score) {
            self.score
        } else {
            self.score + self.error
        }
    }

    fn variation(&self) -> Variation {
        Variation {
            score: Score::from_search(self.score),
            pv: self.line.clone(),
        }
    }
}

/// Scores all moves a little, misjudges them a little, and plays the one that then looks best.
///
/// Uses a small table of its own, so that nothing but the arguments matters.
pub(crate) fn play(
    root: &Root,
    strength: &Strength,
    seed: u64,
    limits: &Limits,
    judge: Judge<'_>,
    host: &mut dyn Host,
) -> SearchResult {
    let position = &root.position;
    let mut candidates = first_impressions(position, strength, seed, judge);
    let Some(first) = choose(&candidates) else {
        return finished(position);
    };
    let mut table = TranspositionTable::new(1);
    let mut history = History::new();
    let limits = Limits {
        depth: Some(strength.depth.min(limits.depth.unwrap_or(u32::MAX)).max(1)),
        nodes: Some(strength.nodes.min(limits.nodes.unwrap_or(u64::MAX))),
    };
    let mut info = Info {
        depth: 0,
        seldepth: 0,
        nodes: 0,
        effort: 0,
        hashfull: 0,
        lines: vec![first.variation()],
    };
    let mut searcher = Searcher::new(root, &limits, &mut table, &mut history, judge, host);

    for depth in 1..=limits.depth.unwrap_or(1) {
        searcher.seldepth = 0;
        candidates.sort_by_key(|candidate| -candidate.score);
        look_ahead(
            &mut searcher,
            position,
            &mut candidates,
            depth as i32,
            strength,
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
    strength: &Strength,
    seed: u64,
    judge: Judge<'_>,
) -> Vec<Candidate> {
    let mut chance = Chance(seed ^ position.key());
    let mut candidates = Vec::new();
    for &mv in &position.legal_moves() {
        let after = position.after(mv);
        // Two dice rather than one: small errors are the usual ones.
        let error = chance.below(strength.misjudged as u32 + 1) as i32
            + chance.below(strength.misjudged as u32 + 1) as i32
            - strength.misjudged;
        let mut overlooked = chance.below(1_000) < strength.overlooked;
        let mut score = -judge.evaluate(&after);
        if after.is_checkmate() && (!overlooked || strength.overlooked < SEES_MATES) {
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
    strength: &Strength,
) {
    // Errors differ by no more than this, so a move further behind cannot be chosen.
    let reach = 2 * strength.misjudged + 1;
    let mut best = -INFINITE;
    for candidate in candidates {
        if !candidate.overlooked {
            let alpha = (best - reach).max(-INFINITE);
            searcher.descend(position, &candidate.after, 0, false);
            let score = -searcher.search::<PvNode>(
                &candidate.after,
                -INFINITE,
                -alpha,
                depth - 1,
                1,
                false,
            );
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

/// A stream of chances from a seed: `SplitMix64` (Steele, Lea & Flood 2014).
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number from 0 to `bound` - 1, by the high half of a product.
    fn below(&mut self, bound: u32) -> u32 {
        (((self.next() >> 32) * u64::from(bound)) >> 32) as u32
    }
}
