//! Transposition table (TT): the results of positions searched before.
//!
//! An entry is two `u64`, the position's key and packed data, four entries to a 64-byte bucket. The
//! bucket is chosen by masking the 64-bit key, so the same positions collide on every platform.
//! The key is stored xor-ed with the data, so that entries could one day be shared between threads
//! without locks (Hyatt & Mann 2002) and a torn entry would simply not match.

use chess::Move;

use crate::score::{MATE_IN_MAX, is_mate};

/// Bound type of a stored score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// Nothing: only the move or the evaluation counts.
    None,
    /// The true score is at most this (no move reached alpha).
    Upper,
    /// The true score is at least this (a move reached beta).
    Lower,
    /// The true score is this.
    Exact,
}

/// One remembered result, unpacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub mv: Option<Move>,
    /// Score with mates counted from the root, as the search uses them.
    pub score: i32,
    /// Static evaluation; `None` where the side to move was in check.
    pub eval: Option<i32>,
    pub depth: i32,
    pub bound: Bound,
    /// The position has been on a principal variation.
    pub pv: bool,
}

impl Entry {
    /// True if the score is enough to know where the true one lies from `alpha..beta`.
    pub(crate) fn decides(&self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::None => false,
            Bound::Upper => self.score <= alpha,
            Bound::Lower => self.score >= beta,
            Bound::Exact => true,
        }
    }

    /// A static evaluation, moved to where the true score is known to lie.
    pub(crate) fn refine(&self, eval: i32) -> i32 {
        match self.bound {
            Bound::None => eval,
            Bound::Upper => eval.min(self.score),
            Bound::Lower => eval.max(self.score),
            Bound::Exact => self.score,
        }
    }
}

const WAYS: usize = 4;
const NO_EVAL: i16 = i16::MIN;
const AGES: u64 = 64;

/// Key and data of each entry in turn, in one line of the processor's cache.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([[u64; 2]; WAYS]);

const EMPTY: Bucket = Bucket([[0; 2]; WAYS]);

pub(crate) struct TranspositionTable {
    buckets: Vec<Bucket>,
    mask: u64,
    /// Search counter modulo [`AGES`]; entries of older searches are replaced first.
    age: u64,
}

impl TranspositionTable {
    /// A table of at most `mb` mebibytes (at least 1, at most [`MAX_MB`](Self::MAX_MB)), rounded
    /// down to a power of two. Takes less rather than fail where memory is short.
    pub(crate) fn new(mb: usize) -> TranspositionTable {
        let mut count = (mb.clamp(1, Self::MAX_MB) << 20) / size_of::<Bucket>();
        count = 1 << count.ilog2();
        let mut buckets: Vec<Bucket> = Vec::new();
        while count > 1 && buckets.try_reserve_exact(count).is_err() {
            count /= 2;
        }
        buckets.resize(count, EMPTY);
        TranspositionTable {
            mask: count as u64 - 1,
            buckets,
            age: 0,
        }
    }

    /// The most memory a table takes, in mebibytes; a 32-bit address space has less to give.
    pub(crate) const MAX_MB: usize = if usize::BITS == 32 { 512 } else { 16_384 };

    pub(crate) fn clear(&mut self) {
        self.buckets.fill(EMPTY);
        self.age = 0;
    }

    /// Marks the beginning of a search.
    pub(crate) fn new_search(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// The entry of a position, `ply` plies from the root.
    pub(crate) fn probe(&self, key: u64, ply: usize) -> Option<Entry> {
        let bucket = &self.buckets[(key & self.mask) as usize];
        bucket.0.iter().find_map(|&[stored, data]| {
            (data != 0 && stored ^ data == key).then(|| unpack(data, ply))
        })
    }

    /// Remembers a result, in the place least worth keeping.
    pub(crate) fn store(&mut self, key: u64, ply: usize, mut entry: Entry) {
        let age = self.age;
        let bucket = &mut self.buckets[(key & self.mask) as usize];
        let ways = &mut bucket.0;

        let found = ways
            .iter()
            .position(|&[stored, data]| data != 0 && stored ^ data == key);
        let place = found.unwrap_or_else(|| {
            let worth = |way: usize| {
                let data = ways[way][1];
                if data == 0 {
                    return i64::MIN;
                }
                let years = (AGES + age - age_of(data)) % AGES;
                depth_of(data) as i64 - 4 * years as i64
            };
            (0..WAYS)
                .min_by_key(|&way| worth(way))
                .expect("a bucket has ways")
        });

        if found.is_some() {
            let old = ways[place][1];
            // A shallower result of the same search would only overwrite knowledge.
            if entry.bound != Bound::Exact && entry.depth + 3 < depth_of(old) && age_of(old) == age
            {
                return;
            }
            // An upper bound has no best move; the one known is better than none.
            entry.mv = entry.mv.or(unpack(old, ply).mv);
        }
        let data = pack(entry, ply, age);
        ways[place] = [key ^ data, data];
    }

    /// Entries in use by the current search, per mille, from a sample.
    pub(crate) fn hashfull(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let used = sample
            .iter()
            .flat_map(|bucket| &bucket.0)
            .filter(|&&[_, data]| data != 0 && age_of(data) == self.age)
            .count();
        (used * 1_000 / (sample.len() * WAYS)) as u32
    }
}

// Data, from the low end: move 16, score 16, evaluation 16, depth 7, variation 1, bound 2,
// age 6 bits.
// The move field of a real entry may be 0 (no move) but bound and age are kept apart from
// "empty" by storing depth + 1, which is never 0.

fn pack(entry: Entry, ply: usize, age: u64) -> u64 {
    let score = to_table(entry.score, ply) as i16;
    let eval = entry.eval.map_or(NO_EVAL, |eval| eval as i16);
    let depth = entry.depth.clamp(0, 126) as u64 + 1;
    u64::from(entry.mv.map_or(0, Move::to_raw))
        | u64::from(score as u16) << 16
        | u64::from(eval as u16) << 32
        | depth << 48
        | u64::from(entry.pv) << 55
        | (entry.bound as u64) << 56
        | age << 58
}

fn unpack(data: u64, ply: usize) -> Entry {
    let mv = data as u16;
    let eval = (data >> 32) as u16 as i16;
    Entry {
        mv: (mv != 0).then(|| Move::from_raw(mv)),
        score: from_table(i32::from((data >> 16) as u16 as i16), ply),
        eval: (eval != NO_EVAL).then_some(i32::from(eval)),
        depth: depth_of(data),
        pv: data >> 55 & 1 != 0,
        bound: match data >> 56 & 3 {
            0 => Bound::None,
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        },
    }
}

fn depth_of(data: u64) -> i32 {
    (data >> 48 & 0x7f) as i32 - 1
}

fn age_of(data: u64) -> u64 {
    data >> 58
}

/// Mates are stored as distances from the position, not from the root: the same position may be
/// met at another ply.
fn to_table(score: i32, ply: usize) -> i32 {
    if !is_mate(score) {
        score
    } else if score > 0 {
        score + ply as i32
    } else {
        score - ply as i32
    }
}

fn from_table(score: i32, ply: usize) -> i32 {
    if score >= MATE_IN_MAX {
        score - ply as i32
    } else if score <= -MATE_IN_MAX {
        score + ply as i32
    } else {
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::{mate_in, mated_in};
    use chess::Square;

    fn entry(score: i32, depth: i32, bound: Bound) -> Entry {
        Entry {
            mv: Some(Move::new(Square::E2, Square::E4, None)),
            score,
            eval: Some(-37),
            depth,
            bound,
            pv: false,
        }
    }

    #[test]
    fn what_goes_in_comes_out() {
        let mut table = TranspositionTable::new(1);
        let scores = [0, 1, -1, 29_999, -29_999, mate_in(9), mated_in(9)];
        let bounds = [Bound::None, Bound::Upper, Bound::Lower, Bound::Exact];
        let mut key = 0x9e37_79b9_7f4a_7c15_u64;
        for score in scores {
            for bound in bounds {
                for (eval, mv) in [
                    (None, None),
                    (
                        Some(12),
                        Some(Move::new(Square::A7, Square::A8, Some(chess::Role::Queen))),
                    ),
                ] {
                    key = key.wrapping_mul(0x2545_f491_4f6c_dd1d).rotate_left(17);
                    let entry = Entry {
                        mv,
                        score,
                        eval,
                        depth: 7,
                        bound,
                        pv: score > 0,
                    };
                    table.store(key, 5, entry);
                    assert_eq!(table.probe(key, 5), Some(entry));
                    assert_eq!(table.probe(key ^ 1 << 60, 5), None);
                }
            }
        }
    }

    #[test]
    fn mates_are_counted_from_where_they_are_met() {
        let mut table = TranspositionTable::new(1);
        table.store(42, 4, entry(mate_in(7), 3, Bound::Exact));
        assert_eq!(table.probe(42, 10).map(|e| e.score), Some(mate_in(13)));
    }

    #[test]
    fn deep_results_outlive_shallow_ones() {
        let mut table = TranspositionTable::new(1);
        let step = table.mask + 1;
        table.store(7, 0, entry(1, 20, Bound::Exact));
        for n in 1..100 {
            table.store(7 + n * step, 0, entry(2, 1, Bound::Exact));
        }
        assert_eq!(table.probe(7, 0).map(|e| e.depth), Some(20));
        for _ in 0..10 {
            table.new_search();
        }
        for n in 100..104 {
            table.store(7 + n * step, 0, entry(3, 1, Bound::Exact));
        }
        assert_eq!(table.probe(7, 0), None);
    }

    #[test]
    fn a_move_survives_a_bound_without_one() {
        let mut table = TranspositionTable::new(1);
        let first = entry(10, 3, Bound::Lower);
        table.store(1, 0, first);
        table.store(
            1,
            0,
            Entry {
                mv: None,
                score: 5,
                eval: None,
                depth: 4,
                bound: Bound::Upper,
                pv: false,
            },
        );
        assert_eq!(
            table.probe(1, 0).map(|e| (e.mv, e.depth)),
            Some((first.mv, 4))
        );
    }
}
