//! Positions and names that a set has, as hashes of 48 bits, so that each is taken once.

use crate::{Puzzle, message};
use std::hash::{DefaultHasher, Hash, Hasher};

/// Lists of hashes, by their first sixteen bits. In a set of five million puzzles each has some 150, which are soon looked
/// through.
const LISTS: usize = 1 << 16;

/// Positions and names of a set.
///
/// A puzzle takes two hashes of four bytes, and their lists at most a quarter more: 50 MB for five million. That two of their
/// positions have the same hash, and one is lost, comes about in one set of ten so large.
///
/// ```
/// use puzzle::{Known, Puzzle, Solution};
///
/// let start = chess::Position::from_fen("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1").expect("legal");
/// let mate = start.parse_uci("e1e8").expect("legal");
/// let mut puzzle = Puzzle::new(start, None, Solution::line(&[mate]));
/// let mut known = Known::default();
/// assert!(known.admit(&mut puzzle));
/// assert!(!known.admit(&mut puzzle));
/// ```
#[derive(Debug)]
pub struct Known {
    lists: Vec<Vec<u32>>,
}

impl Default for Known {
    fn default() -> Known {
        Known {
            lists: vec![Vec::new(); LISTS],
        }
    }
}

impl Known {
    /// Takes a puzzle up, with a name and themes if it lacks them; false if its position is known. A name that another has is
    /// made one of its own.
    pub fn admit(&mut self, puzzle: &mut Puzzle) -> bool {
        let key = puzzle.position().key();
        if !self.insert(key) {
            return false;
        }
        message::complete(puzzle);
        if !self.insert(hash(&puzzle.id)) {
            puzzle.id = format!("{}-{key:016x}", puzzle.id);
            self.insert(hash(&puzzle.id));
        }
        true
    }

    /// Notes a puzzle that is in the set.
    pub fn note(&mut self, puzzle: &Puzzle) {
        self.insert(puzzle.position().key());
        self.insert(hash(&puzzle.id));
    }

    /// The bytes that it takes.
    pub fn bytes(&self) -> usize {
        let lists = self.lists.iter();
        let hashes: usize = lists.map(|list| list.capacity() * size_of::<u32>()).sum();
        hashes + LISTS * size_of::<Vec<u32>>()
    }

    /// Notes a hash; false if it is known.
    fn insert(&mut self, hash: u64) -> bool {
        let list = &mut self.lists[(hash >> 48) as usize];
        let rest = (hash >> 16) as u32;
        if list.contains(&rest) {
            return false;
        }
        if list.len() == list.capacity() {
            list.reserve_exact((list.len() / 4).max(4));
        }
        list.push(rest);
        true
    }
}

fn hash(name: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    name.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Solution;
    use chess::Position;

    fn puzzle(rook: char, name: &str) -> Puzzle {
        let file = "abcdefgh".find(rook).expect("a file");
        let (before, after) = (file, 5 - file);
        let rank = format!("{before}R{after}K1").replace('0', "");
        let fen = format!("6k1/5ppp/8/8/8/8/8/{rank} w - - 0 1");
        let start = Position::from_fen(&fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        let mate = start
            .parse_uci(&format!("{rook}1{rook}8"))
            .expect("it is legal");
        let mut puzzle = Puzzle::new(start, None, Solution::line(&[mate]));
        name.clone_into(&mut puzzle.id);
        puzzle
    }

    #[test]
    fn positions_are_taken_once_and_names_are_told_apart() {
        let mut known = Known::default();
        let mut first = puzzle('b', "a");
        assert!(known.admit(&mut first));
        assert_eq!(first.id, "a");
        assert!(!first.themes.is_empty(), "its themes are found");
        assert!(
            !known.admit(&mut puzzle('b', "other")),
            "the position is known"
        );
        let mut second = puzzle('c', "a");
        assert!(known.admit(&mut second));
        assert_eq!(
            second.id,
            format!("a-{:016x}", second.position().key()),
            "the name is another's"
        );
        let mut nameless = puzzle('d', "");
        assert!(known.admit(&mut nameless));
        assert_eq!(nameless.id, format!("{:016x}", nameless.position().key()));
        known.note(&puzzle('e', "e"));
        assert!(!known.admit(&mut puzzle('e', "new")));
        let mut taken = puzzle('a', "e");
        assert!(known.admit(&mut taken) && taken.id != "e");
    }

    #[test]
    fn a_large_set_takes_ten_bytes_a_puzzle() {
        const MANY: u64 = 1_000_000;
        let mut known = Known::default();
        let empty = known.bytes();
        for n in 0..2 * MANY {
            assert!(known.insert(hash(&n.to_string())), "{n}");
        }
        assert!(!known.insert(hash("0")));
        let each = (known.bytes() - empty) as f64 / MANY as f64;
        assert!(each <= 10.5, "{each}");
    }
}
