//! Mate solver: forced mates of the least length, exactly.
//!
//! A search to a fixed number of moves that knows only won and not won, with a transposition table and iterative
//! deepening. All moves of both sides are looked at, so that what it proves holds, and what it denies too; where the
//! nodes it may visit do not suffice it says so.

use chess::{Move, Position};

/// The entries of the transposition table; 16 bytes each.
const ENTRIES: usize = 1 << 16;

/// The longest mate the solver keeps killer moves for.
const LONGEST: usize = 64;

/// Answer of a [`MateSolver`] about the shortest mate in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mate {
    /// The side to move mates in so many moves at the least, and these first moves do.
    In {
        /// The moves of the side that mates.
        moves: u32,
        /// Every first move that mates as soon, in the order of generation.
        first: Vec<Move>,
    },
    /// No mate within so many moves.
    None(u32),
    /// No mate within so many moves; what is beyond would take more nodes than were allowed.
    Unknown(u32),
}

/// The nodes that were allowed have been visited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfNodes;

/// Entry of the transposition table, for a position where the mating side is to move.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    /// There is no mate in so many moves.
    refuted: u8,
    /// There is a mate in so many moves; 0 if none is known.
    mates: u8,
}

/// An exact solver of mates in n moves.
///
/// ```
/// use chess::Position;
/// use puzzle::{Mate, MateSolver};
///
/// let position = Position::from_fen("6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1")?;
/// let Mate::In { moves, first } = MateSolver::new().solve(&position, 3, 10_000) else { panic!() };
/// assert_eq!((moves, position.to_uci(first[0]).to_string()), (1, "b1b8".into()));
/// # Ok::<(), chess::FenError>(())
/// ```
pub struct MateSolver {
    table: Vec<Entry>,
    /// The last reply that held, by the moves left.
    killers: [Option<Move>; LONGEST],
    /// Keys of positions that would stand on the board for the third time.
    drawn: Vec<u64>,
    nodes: u64,
    allowed: u64,
}

impl Default for MateSolver {
    fn default() -> MateSolver {
        MateSolver::new()
    }
}

impl MateSolver {
    /// A solver for positions without a past.
    pub fn new() -> MateSolver {
        MateSolver {
            table: vec![Entry::default(); ENTRIES],
            killers: [None; LONGEST],
            drawn: Vec::new(),
            nodes: 0,
            allowed: 0,
        }
    }

    /// A solver for a game in which positions with these [`Position::key`]s have been on the board: what was there twice
    /// is a draw when it comes again (FIDE 9.2).
    pub fn after(history: &[u64]) -> MateSolver {
        let mut keys = history.to_vec();
        keys.sort_unstable();
        let twice = keys.windows(2).filter(|pair| pair[0] == pair[1]);
        let mut drawn: Vec<u64> = twice.map(|pair| pair[0]).collect();
        drawn.dedup();
        MateSolver {
            drawn,
            ..MateSolver::new()
        }
    }

    /// The positions visited for the last question.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The shortest mate of the side to move, in at most `most` moves, visiting at most `nodes` positions.
    pub fn solve(&mut self, position: &Position, most: u32, nodes: u64) -> Mate {
        self.begin(nodes);
        for moves in 1..=most {
            match self.attack(position, moves) {
                Ok(false) => {}
                Err(OutOfNodes) => return Mate::Unknown(moves - 1),
                Ok(true) => {
                    return match self.first_moves(position, moves) {
                        Ok(first) => Mate::In { moves, first },
                        Err(OutOfNodes) => Mate::Unknown(moves - 1),
                    };
                }
            }
        }
        Mate::None(most)
    }

    /// True if the side that is *not* to move mates in at most `moves` moves of its own, whatever is answered; with 0, if it has.
    pub fn is_mated_within(
        &mut self,
        position: &Position,
        moves: u32,
        nodes: u64,
    ) -> Result<bool, OutOfNodes> {
        self.begin(nodes);
        self.defend(position, moves)
    }

    /// The reply that puts the mate off longest, and the moves the other side then needs; the first in the order of
    /// generation among equals. `None` if there is no reply, or one that is not mated within `most` moves.
    pub fn longest_defence(
        &mut self,
        position: &Position,
        most: u32,
        nodes: u64,
    ) -> Result<Option<(Move, u32)>, OutOfNodes> {
        self.begin(nodes);
        let mut longest = None;
        for reply in &position.legal_moves() {
            let after = self.step(position, *reply)?;
            let mut moves = 1;
            while !self.attack(&after, moves)? {
                moves += 1;
                if moves > most {
                    return Ok(None);
                }
            }
            if longest.is_none_or(|(_, found)| found < moves) {
                longest = Some((*reply, moves));
            }
        }
        Ok(longest)
    }

    fn begin(&mut self, allowed: u64) {
        self.nodes = 0;
        self.allowed = allowed;
    }

    /// Every move that mates within so many moves.
    fn first_moves(&mut self, position: &Position, moves: u32) -> Result<Vec<Move>, OutOfNodes> {
        let mut first = Vec::new();
        for mv in &position.legal_moves() {
            let after = self.step(position, *mv)?;
            if self.defend(&after, moves - 1)? {
                first.push(*mv);
            }
        }
        Ok(first)
    }

    fn step(&mut self, position: &Position, mv: Move) -> Result<Position, OutOfNodes> {
        self.nodes += 1;
        if self.nodes > self.allowed {
            return Err(OutOfNodes);
        }
        Ok(position.after(mv))
    }

    /// True if the side to move mates within so many moves, at least 1.
    fn attack(&mut self, position: &Position, moves: u32) -> Result<bool, OutOfNodes> {
        // Near the fifty-move rule the way to a position counts, which its key does not know.
        let keyed = position.halfmove_clock() + 2 * moves < 100;
        if keyed {
            let entry = self.entry(position.key());
            if entry.key == position.key() {
                if entry.mates > 0 && u32::from(entry.mates) <= moves {
                    return Ok(true);
                }
                if u32::from(entry.refuted) >= moves {
                    return Ok(false);
                }
            }
        }
        let mates = self.any_move_mates(position, moves)?;
        if keyed {
            let key = position.key();
            let entry = self.entry(key);
            if entry.key != key {
                *entry = Entry {
                    key,
                    ..Entry::default()
                };
            }
            // A mate is known by its upper bound, none by its lower: the table is for as many moves as fit a byte.
            let moves = moves.min(255) as u8;
            if mates {
                entry.mates = moves;
            } else {
                entry.refuted = moves;
            }
        }
        Ok(mates)
    }

    /// Checks first, those with the fewest replies before others: they are quickly proved or refuted.
    fn any_move_mates(&mut self, position: &Position, moves: u32) -> Result<bool, OutOfNodes> {
        let mut checks = Vec::new();
        let mut quiet = Vec::new();
        for mv in &position.legal_moves() {
            let after = self.step(position, *mv)?;
            if !after.is_check() {
                quiet.push(after);
            } else if moves > 1 {
                checks.push((after.count_legal_moves(), after));
            } else if !after.has_legal_move() {
                return Ok(true);
            }
        }
        if moves == 1 {
            return Ok(false);
        }
        checks.sort_by_key(|(replies, _)| *replies);
        let in_order = checks.into_iter().map(|(_, after)| after).chain(quiet);
        for after in in_order {
            if self.defend(&after, moves - 1)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// True if the side to move is mated, or will be within so many moves of the other side.
    fn defend(&mut self, position: &Position, moves: u32) -> Result<bool, OutOfNodes> {
        let replies = position.legal_moves();
        if replies.is_empty() {
            return Ok(position.is_check());
        }
        if moves == 0 || position.halfmove_clock() >= 100 || self.drawn.contains(&position.key()) {
            return Ok(false);
        }
        let slot = (moves as usize).min(LONGEST - 1);
        let killer = self.killers[slot].filter(|killer| replies.contains(killer));
        let others = replies
            .iter()
            .copied()
            .filter(|reply| Some(*reply) != killer);
        let (captures, rest): (Vec<Move>, Vec<Move>) =
            others.partition(|reply| position.is_capture(*reply));
        for reply in killer.into_iter().chain(captures).chain(rest) {
            let after = self.step(position, reply)?;
            let drawn = after.halfmove_clock() >= 100 || self.drawn.contains(&after.key());
            if drawn || !self.attack(&after, moves)? {
                self.killers[slot] = Some(reply);
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn entry(&mut self, key: u64) -> &mut Entry {
        &mut self.table[key as usize % ENTRIES]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NODES: u64 = 3_000_000;

    fn position(fen: &str) -> Position {
        Position::from_fen(fen).expect("a position of the table")
    }

    fn names(position: &Position, moves: &[Move]) -> String {
        let mut names: Vec<String> = moves
            .iter()
            .map(|mv| position.to_uci(*mv).to_string())
            .collect();
        names.sort();
        names.join(" ")
    }

    /// FEN, moves of the shortest mate (0: none within five), all its first moves.
    const MATES: [(&str, u32, &str); 12] = [
        ("6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1", 1, "b1b8"),
        ("1k6/8/1K6/8/8/8/8/Q6R w - - 0 1", 1, "a1h8 h1h8"),
        ("5k2/8/R7/8/8/8/8/1R5K w - - 0 1", 2, "a6a7 b1b7"),
        ("7k/5K2/8/8/8/8/8/R7 w - - 0 1", 1, "a1h1"),
        // Castling.
        ("5k2/8/8/8/8/8/4R1R1/4K2R w K - 0 1", 1, "e1g1 h1f1"),
        // A pawn becomes a knight.
        ("6bn/5P1k/5K1p/8/8/8/8/8 w - - 0 1", 1, "f7f8n"),
        // Black mates.
        ("1r4k1/8/8/8/8/8/5PPP/6K1 b - - 0 1", 1, "b8b1"),
        // Smothered, by a queen given away.
        ("5r1k/6pp/8/6N1/2Q5/8/8/6K1 w - - 0 1", 4, "g5f7"),
        // A quiet move first.
        ("7k/8/6K1/7p/8/8/8/5Q2 w - - 0 1", 1, "f1f8"),
        ("k7/8/8/2K5/8/8/8/1Q6 w - - 0 1", 2, "c5c6"),
        // Stalemate is no mate, and bare kings do not mate.
        ("k7/2Q5/8/8/8/8/8/K7 b - - 0 1", 0, ""),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", 0, ""),
    ];

    #[test]
    fn shortest_mates_with_all_first_moves() {
        for (fen, moves, first) in MATES {
            let position = position(fen);
            let mut solver = MateSolver::new();
            match solver.solve(&position, 5, NODES) {
                Mate::In {
                    moves: found,
                    first: all,
                } => {
                    assert_eq!((found, &*names(&position, &all)), (moves, first), "{fen}");
                    // None sooner, and the solver says so.
                    let sooner = MateSolver::new().solve(&position, moves - 1, NODES);
                    assert_eq!(sooner, Mate::None(moves - 1), "{fen}");
                }
                other => assert_eq!((other, moves), (Mate::None(5), 0), "{fen}"),
            }
            assert!(solver.nodes() <= NODES, "{fen}");
        }
    }

    /// The same by definition, with nothing to make it fast.
    fn mates_within(position: &Position, moves: u32) -> bool {
        moves > 0
            && position.legal_moves().iter().any(|&mv| {
                let after = position.after(mv);
                let replies = after.legal_moves();
                if replies.is_empty() {
                    return after.is_check();
                }
                replies
                    .iter()
                    .all(|&reply| mates_within(&after.after(reply), moves - 1))
            })
    }

    #[test]
    fn agrees_with_the_definition() {
        // Every place of a rook with kings that stand close.
        let mut mates = [0; 4];
        for (rook, king) in (0..64).flat_map(|rook| [(rook, 21), (rook, 22)]) {
            let mut squares = ['1'; 64];
            (squares[7], squares[king]) = ('k', 'K');
            if squares[rook] != '1' {
                continue;
            }
            squares[rook] = 'R';
            let ranks: Vec<String> = squares
                .chunks(8)
                .map(|rank| rank.iter().collect())
                .collect();
            let Ok(position) = Position::from_fen(&format!("{} w - - 0 1", ranks.join("/"))) else {
                continue;
            };
            let found = match MateSolver::new().solve(&position, 3, NODES) {
                Mate::In { moves, .. } => moves,
                Mate::None(3) => 0,
                other => panic!("{other:?}"),
            };
            let expected = (1..=3).find(|&moves| mates_within(&position, moves));
            assert_eq!(found, expected.unwrap_or(0), "{position}");
            mates[found as usize] += 1;
        }
        assert!(mates[1..].iter().all(|&count| count > 0), "{mates:?}");
    }

    #[test]
    fn says_where_it_could_not_know() {
        let position = position("5r1k/6pp/8/6N1/2Q5/8/8/6K1 w - - 0 1");
        let mut solver = MateSolver::new();
        let Mate::Unknown(within) = solver.solve(&position, 5, 5_000) else {
            panic!("five thousand nodes are too few");
        };
        assert!((1..4).contains(&within));
        let after = position.after(position.parse_uci("g5f7").expect("legal"));
        let mut solver = MateSolver::new();
        assert_eq!(solver.is_mated_within(&after, 3, 100), Err(OutOfNodes));
        assert_eq!(solver.is_mated_within(&after, 3, NODES), Ok(true));
        assert_eq!(solver.is_mated_within(&after, 2, NODES), Ok(false));
        // The last node that is needed is allowed.
        let needed = |nodes| MateSolver::new().is_mated_within(&after, 1, nodes);
        let mut solver = MateSolver::new();
        assert_eq!(solver.is_mated_within(&after, 1, NODES), Ok(false));
        assert_eq!(needed(solver.nodes()), Ok(false));
        assert_eq!(needed(solver.nodes() - 1), Err(OutOfNodes));
    }

    #[test]
    fn the_longest_defence() {
        // FEN of the side to be mated, most, reply, moves.
        for (fen, most, expected) in [
            ("5r1k/5Npp/8/8/2Q5/8/8/6K1 b - - 1 1", 3, Some(("h8g8", 3))),
            ("5r1k/5Npp/8/8/2Q5/8/8/6K1 b - - 1 1", 2, None),
            // The first of two that are equal.
            ("5k2/1R6/R7/8/8/8/8/7K b - - 1 1", 4, Some(("f8e8", 1))),
            // Nothing to answer.
            ("1R4k1/5ppp/8/8/8/8/5PPP/6K1 b - - 1 1", 4, None),
        ] {
            let position = position(fen);
            let found = MateSolver::new().longest_defence(&position, most, NODES);
            let found = found.expect("nodes suffice");
            let found = found.map(|(reply, moves)| (position.to_uci(reply).to_string(), moves));
            let expected = expected.map(|(reply, moves)| (reply.to_owned(), moves));
            assert_eq!(found, expected, "{fen}");
        }
    }

    #[test]
    fn what_comes_for_the_third_time_is_a_draw() {
        let start = position("5k2/8/R7/8/8/8/8/1R5K w - - 10 1");
        let after = |moves: &[&str]| {
            let mut position = start.clone();
            for uci in moves {
                position.play(position.parse_uci(uci).expect("legal"));
            }
            position.key()
        };
        for (history, first) in [
            (vec![after(&["b1b7"])], "a6a7 b1b7"),
            (vec![after(&["b1b7"]), 7, after(&["b1b7"])], "a6a7"),
            // The defender reaches it.
            (vec![after(&["a6a7", "f8g8"]); 2], "b1b7"),
        ] {
            let found = MateSolver::after(&history).solve(&start, 2, NODES);
            let Mate::In {
                moves: 2,
                first: found,
            } = found
            else {
                panic!("{found:?}");
            };
            assert_eq!(names(&start, &found), first);
        }
    }

    #[test]
    fn the_fifty_move_rule() {
        for (clock, expected) in [(97, 2), (98, 0), (100, 0)] {
            let position = position(&format!("5k2/8/R7/8/8/8/8/1R5K w - - {clock} 80"));
            let found = match MateSolver::new().solve(&position, 2, NODES) {
                Mate::In { moves, .. } => moves,
                _ => 0,
            };
            assert_eq!(found, expected, "{clock}");
        }
        // Mate comes before the claim.
        let position = position("6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 99 80");
        let found = MateSolver::new().solve(&position, 1, NODES);
        assert!(matches!(found, Mate::In { moves: 1, .. }), "{found:?}");
    }
}
