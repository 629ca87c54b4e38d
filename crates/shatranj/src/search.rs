//! Search: alpha-beta with iterative deepening and quiescence, in steps of any size.
//!
//! The search keeps a stack of its own instead of calling itself, so that it can be interrupted after any node and gone on with
//! later: a page has to stay responsive. The same position, level and seed give the same move, however the steps are cut.

use crate::evaluation::{VALUES, evaluate};
use crate::random::Random;
use crate::{Game, Move, Position};

/// Value of a won game; one that is won later is worth a little less.
const WON: i32 = 30_000;

/// Values above this are won games.
const SURELY_WON: i32 = WON - 1_000;

/// No value is above.
const INFINITE: i32 = WON + 1_000;

/// Strength of the robot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Sees what can be taken, and little else.
    Beginner,
    /// Looks at the answer too.
    #[default]
    Easy,
    /// Looks three half-moves ahead.
    Medium,
    /// Looks as far as its nodes reach.
    Hard,
}

/// What a level may spend, and by how much it may misjudge a move.
struct Limits {
    depth: i32,
    nodes: u32,
    /// Moves are chosen as if each were better by up to this much, by chance.
    noise: u64,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 4] = [Level::Beginner, Level::Easy, Level::Medium, Level::Hard];

    const fn limits(self) -> Limits {
        let (depth, nodes, noise) = match self {
            Level::Beginner => (1, 10_000, 160),
            Level::Easy => (2, 20_000, 60),
            Level::Medium => (3, 50_000, 20),
            Level::Hard => (8, 250_000, 8),
        };
        Limits {
            depth,
            nodes,
            noise,
        }
    }
}

/// A node whose moves are being searched.
#[derive(Clone, Debug)]
struct Node {
    position: Position,
    /// The moves to search, and how many of them have been begun.
    moves: Vec<Move>,
    next: usize,
    depth: i32,
    alpha: i32,
    beta: i32,
    best: i32,
}

/// A node that has been entered: its value is known at once, or its moves have to be searched.
enum Entered {
    Value(i32),
    Node(Node),
}

/// A search for the best move in a game.
#[derive(Clone, Debug)]
pub struct Search {
    /// Positions that were on the board, the present one last.
    line: Vec<Position>,
    level: Level,
    /// Moves of the root with the noise of each, the best of the last iteration first.
    moves: Vec<(Move, i32)>,
    /// Depth of this iteration, and how many of its moves are done.
    depth: i32,
    done: usize,
    /// Value and index of the best move of this iteration.
    best: Option<(i32, usize)>,
    /// The nodes from below the root to the one that is searched.
    stack: Vec<Node>,
    nodes: u32,
}

impl Search {
    /// A search for the side to move; none if the game is over.
    pub fn new(game: &Game, level: Level, seed: u64) -> Option<Search> {
        if game.outcome().is_some() {
            return None;
        }
        let mut moves = game.position().legal_moves();
        order(game.position(), &mut moves);
        let mut random = Random(seed);
        let noise = level.limits().noise;
        Some(Search {
            line: game.positions().to_vec(),
            level,
            moves: moves
                .into_iter()
                .map(|mv| (mv, random.below(noise) as i32))
                .collect(),
            depth: 1,
            done: 0,
            best: None,
            stack: Vec::new(),
            nodes: 0,
        })
    }

    /// Number of positions searched so far.
    pub fn nodes(&self) -> u32 {
        self.nodes
    }

    /// Searches about so many more positions. The move, once the search has ended.
    pub fn step(&mut self, nodes: u32) -> Option<Move> {
        let limits = self.level.limits();
        let until = self.nodes.saturating_add(nodes);
        while !self.is_over(&limits) {
            if self.nodes >= until {
                return None;
            }
            self.search_node();
        }
        let best = self.best.map_or(0, |(_, index)| index);
        Some(self.moves[best].0)
    }

    /// True if nothing is left to search, or nothing that is left matters. Between two iterations the best move is the first.
    fn is_over(&self, limits: &Limits) -> bool {
        self.moves.len() == 1 || self.nodes >= limits.nodes || self.depth > limits.depth
    }

    /// Goes on by one node: down into the next move, or back up.
    fn search_node(&mut self) {
        let Some(node) = self.stack.last_mut() else {
            return self.begin_root_move();
        };
        let cut = node.best >= node.beta;
        if let Some(&mv) = node.moves.get(node.next).filter(|_| !cut) {
            node.next += 1;
            let next = node.position.after(mv);
            let (depth, alpha, beta) = (node.depth - 1, -node.beta, -node.alpha.max(node.best));
            self.enter(next, depth, alpha, beta);
        } else {
            let value = node.best;
            self.stack.pop();
            self.leave(value);
        }
    }

    /// Begins with the next move of the root. Only whether it is better than the best so far matters.
    fn begin_root_move(&mut self) {
        let (mv, noise) = self.moves[self.done];
        let bound = self.best.map_or(-INFINITE, |(best, _)| best - noise);
        let next = self.line[self.line.len() - 1].after(mv);
        self.enter(next, self.depth - 1, -INFINITE, -bound);
    }

    fn enter(&mut self, position: Position, depth: i32, alpha: i32, beta: i32) {
        self.nodes += 1;
        match self.look_at(position, depth, alpha, beta) {
            Entered::Value(value) => self.leave(value),
            Entered::Node(node) => self.stack.push(node),
        }
    }

    /// The value of a position that is no node, or its node. Fail-soft; at depth 0 and below only captures are searched
    /// (quiescence), and the side to move may be content with what it has.
    fn look_at(&self, position: Position, depth: i32, alpha: i32, beta: i32) -> Entered {
        if self.repeats(&position) {
            return Entered::Value(0);
        }
        let mut moves = position.legal_moves();
        if let Some(outcome) = position.outcome_by_kings(!moves.is_empty()) {
            let won = WON - self.stack.len() as i32;
            let value =
                outcome.winner().map_or(
                    0,
                    |winner| {
                        if winner == position.turn() { won } else { -won }
                    },
                );
            return Entered::Value(value);
        }
        let mut best = -INFINITE;
        if depth <= 0 {
            best = evaluate(&position);
            moves.retain(|&mv| position.is_capture(mv));
            if best >= beta || moves.is_empty() {
                return Entered::Value(best);
            }
        }
        order(&position, &mut moves);
        Entered::Node(Node {
            position,
            moves,
            next: 0,
            depth,
            alpha,
            beta,
            best,
        })
    }

    /// True if a position was on the board before, or comes before on the way to it: by then it may be repeated again.
    fn repeats(&self, position: &Position) -> bool {
        let path = self.stack.iter().rev().map(|node| &node.position);
        let line = self.line.iter().rev();
        let since = position.halfmove_clock() as usize;
        let mut earlier = path.chain(line).take(since);
        earlier.any(|earlier| earlier.repeats(position))
    }

    /// Hands the value of a node, as its side to move sees it, to the one above.
    fn leave(&mut self, value: i32) {
        let value = -value;
        if let Some(node) = self.stack.last_mut() {
            node.best = node.best.max(value);
            return;
        }
        let value = value + self.moves[self.done].1;
        if self.best.is_none_or(|(best, _)| value > best) {
            self.best = Some((value, self.done));
        }
        self.done += 1;
        if self.done == self.moves.len() {
            self.end_iteration();
        }
    }

    /// Puts the best move first and goes deeper; a game that is won or lost for sure needs no deeper look.
    fn end_iteration(&mut self) {
        let (value, index) = self.best.take().unwrap_or_default();
        self.moves[..=index].rotate_right(1);
        self.done = 0;
        self.depth += 1;
        if value.abs() > SURELY_WON {
            self.depth = i32::MAX;
        }
    }
}

/// Orders moves: captures first, of the most valuable piece by the least valuable one (MVV-LVA), then promotions.
fn order(position: &Position, moves: &mut [Move]) {
    let value = |square| {
        let role = position.role_at(square);
        role.map_or(0, |role| VALUES[role.index()])
    };
    moves.sort_by_key(|mv| {
        if position.is_capture(*mv) {
            value(mv.from()) / 10 - 10 * value(mv.to())
        } else {
            i32::from(!mv.is_promotion())
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn search() -> Search {
        Search::new(&Game::default(), Level::Beginner, 1).expect("the game goes on")
    }

    fn value(search: &Search, fen: &str) -> i32 {
        let position = fen.parse().expect("a FEN");
        match search.look_at(position, 1, -INFINITE, INFINITE) {
            Entered::Value(value) => value,
            Entered::Node(_) => panic!("{fen} is searched on"),
        }
    }

    #[test]
    fn a_loss_is_put_off_and_a_win_is_not() {
        let (mut search, mated) = (search(), "k6R/7p/1K6/8/8/8/8/8 b");
        let (soon, bare) = (value(&search, mated), "4k3/8/8/8/8/8/8/4K2R w");
        assert_eq!((soon, value(&search, bare)), (-WON, WON));
        search.depth = 3;
        search.begin_root_move();
        search.search_node();
        let below = search.stack.len() as i32;
        assert!(below > 0);
        assert_eq!(value(&search, mated), below - WON);
        assert_eq!(value(&search, bare), WON - below);
    }

    #[test]
    fn a_move_is_taken_for_better_than_it_is() {
        let mut search = search();
        search.moves[0].1 = 50;
        search.moves[1].1 = 70;
        search.leave(-10);
        assert_eq!(search.best, Some((60, 0)));
        search.leave(10);
        assert_eq!(search.best, Some((60, 0)), "as good is not better");
        search.moves[2].1 = 0;
        search.leave(-61);
        assert_eq!(search.best, Some((61, 2)));
    }

    #[test]
    fn a_position_that_was_there_is_a_draw() {
        let mut game = Game::default();
        for text in ["g1f3", "g8f6", "f3g1"] {
            let mv = game.position().parse_move(text).expect("legal");
            game.play(mv);
        }
        let search = Search::new(&game, Level::Easy, 1).expect("the game goes on");
        let there = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 4 3";
        assert_eq!(value(&search, there), 0);
        // A capture or a pawn move since: it cannot have been there.
        let never = there.replace("4 3", "0 3").parse().expect("a FEN");
        assert!(!search.repeats(&never));
    }

    #[test]
    fn captures_come_first_the_greatest_by_the_least() {
        let position: Position = "4k2n/P7/8/3r4/2P1N3/2n5/8/2R1K3 w".parse().expect("a FEN");
        let mut moves = position.legal_moves();
        order(&position, &mut moves);
        let first: Vec<_> = moves.iter().take(4).map(ToString::to_string).collect();
        assert_eq!(first, ["c4d5", "e4c3", "c1c3", "a7a8q"]);
    }
}
