//! Game tree: a game with variations and annotations, as PGN has it and the analysis board edits it.
//!
//! A [`Tree`] is the position it starts from, its [`Tags`] and its moves. Of the moves that lead on from a [`Node`] the first
//! is the main line; the others are variations. What is told about a move (a comment, signs, clock readings, an
//! evaluation, arrows) lies at the node it leads to; what is told before the first move, at [`NodeId::ROOT`].
//!
//! The nodes lie in one list and know each other by number, and nothing here recurses: a line may be as deep as memory
//! allows.
//!
//! ```
//! use game::tree::{NodeId, Tree};
//! use chess::Position;
//!
//! let mut tree = Tree::new(Position::default());
//! let e4 = tree.play(NodeId::ROOT, tree.start().parse_san("e4")?);
//! let d4 = tree.play(NodeId::ROOT, tree.start().parse_san("d4")?);
//! tree[d4].comment = "also good".into();
//! assert_eq!(tree.children(NodeId::ROOT), [e4, d4]);
//! tree.promote(d4);
//! assert_eq!(tree.main_line().next(), Some(d4));
//! # Ok::<(), chess::SanError>(())
//! ```

use crate::time::Millis;
use chess::{Drawing, Move, Position, San, Square};
use std::fmt;
use std::num::ParseIntError;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// Tag pairs of a PGN: names and values, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The seven that every game has, in the order of the export format (PGN standard, 8.1.1).
    pub const ROSTER: [&'static str; 7] =
        ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

    /// The value of a name, if it is there.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|tag| tag.0 == name).map(|tag| tag.1)
    }

    /// Gives a name a value: where the name is already, or at the end.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        match self.0.iter_mut().find(|tag| tag.0 == name) {
            Some(tag) => tag.1 = value.into(),
            None => self.0.push((name.into(), value.into())),
        }
    }

    /// Sets the Elo ratings of White and Black, or takes them out where they are not known.
    pub fn set_elo(&mut self, elo: [Option<u16>; 2]) {
        for (name, elo) in ["WhiteElo", "BlackElo"].into_iter().zip(elo) {
            match elo {
                Some(elo) => self.set(name, elo.to_string()),
                None => self.remove(name),
            }
        }
    }

    /// Takes a name out.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|tag| tag.0 != name);
    }

    /// All names and values, in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// The place of a node in its [`Tree`]. It stays the same whatever is added, moved or deleted elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// Before the first move.
    pub const ROOT: NodeId = NodeId(0);

    fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for NodeId {
    /// The number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for NodeId {
    type Err = ParseIntError;

    /// The place of this number; a tree need not have it.
    fn from_str(text: &str) -> Result<NodeId, ParseIntError> {
        text.parse().map(NodeId)
    }
}

/// An engine's evaluation of the position after a move (`[%eval]`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Eval {
    /// The score, for White.
    pub score: Score,
    /// The search depth in half-moves, if that is told.
    pub depth: Option<u32>,
}

/// The score of a position from White's point of view, whoever is on the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// White mates in so many moves; Black does, if negative.
    Mate(i32),
}

/// A move, where it stands in the tree and what is told about it.
#[derive(Clone, Debug)]
pub struct Node {
    mv: Option<Move>,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    depth: u32,
    /// A comment before the move, as at the beginning of a variation.
    pub before: String,
    /// A comment after the move; at the root, before the first one.
    pub comment: String,
    /// Numeric annotation glyphs (PGN standard, 10), in their order.
    pub nags: Vec<u8>,
    /// The mover's clock after the move (`[%clk]`).
    pub clock: Option<Millis>,
    /// The time the mover took (`[%emt]`).
    pub elapsed: Option<Millis>,
    /// An evaluation of the position after the move.
    pub eval: Option<Eval>,
    /// Arrows and marked squares on the board after the move.
    pub drawings: Vec<Drawing>,
    /// True if the mover offered a draw with it: `(=)` in the record (FIDE 8.1.5, appendix C.13).
    pub offers_draw: bool,
}

impl Node {
    fn new(mv: Option<Move>, parent: Option<NodeId>, depth: u32) -> Node {
        Node {
            mv,
            parent,
            children: Vec::new(),
            depth,
            before: String::new(),
            comment: String::new(),
            nags: Vec::new(),
            clock: None,
            elapsed: None,
            eval: None,
            drawings: Vec::new(),
            offers_draw: false,
        }
    }

    /// The move that leads here; `None` at the root.
    pub fn mv(&self) -> Option<Move> {
        self.mv
    }

    /// The number of half-moves from the root.
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// True if two nodes say the same, at any place in the tree.
    fn says_the_same(&self, other: &Node) -> bool {
        self.mv == other.mv
            && self.children.len() == other.children.len()
            && self.before == other.before
            && self.comment == other.comment
            && self.nags == other.nags
            && self.clock == other.clock
            && self.elapsed == other.elapsed
            && self.eval == other.eval
            && self.drawings == other.drawings
            && self.offers_draw == other.offers_draw
    }
}

/// A step of a [`Walk`], in the order in which PGN writes moves: a move, or a bracket round a variation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A move.
    Move {
        /// Its node.
        id: NodeId,
        /// The position it is made in.
        position: Position,
    },
    /// A variation begins: what follows is played instead of the last move before it at this level.
    Begin,
    /// The variation ends.
    End,
}

/// A game with variations.
///
/// Two trees are equal if they say the same: tags, start, and everything that can be reached from the root.
#[derive(Clone, Debug)]
pub struct Tree {
    /// The tag pairs: players, event, result and all that is told about the game as a whole.
    pub tags: Tags,
    /// True if the game is to be called Chess960: castling can be written in another way then.
    pub chess960: bool,
    start: Position,
    /// Deleted nodes stay in the list, out of reach.
    nodes: Vec<Node>,
}

impl Tree {
    /// A game from this position, without a move.
    pub fn new(start: Position) -> Tree {
        Tree {
            tags: Tags::default(),
            chess960: false,
            start,
            nodes: vec![Node::new(None, None, 0)],
        }
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The result as the tags have it; `*` if they have none.
    pub fn result(&self) -> &str {
        self.tags.get("Result").unwrap_or("*")
    }

    /// True if there is no move.
    pub fn is_empty(&self) -> bool {
        self.children(NodeId::ROOT).is_empty()
    }

    /// True if `id` can be reached from the root: it is of this tree and has not been deleted.
    pub fn contains(&self, id: NodeId) -> bool {
        let mut at = id;
        loop {
            match self.nodes.get(at.index()) {
                None => return false,
                Some(node) => match node.parent {
                    Some(parent) => at = parent,
                    None => return at == NodeId::ROOT,
                },
            }
        }
    }

    /// The moves that lead on from here, the main line first.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self[id].children
    }

    /// The main line's next node.
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        self.children(id).first().copied()
    }

    /// The node before; `None` at the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self[id].parent
    }

    /// All that can be played where `id` was played, itself among them; nothing at the root.
    pub fn siblings(&self, id: NodeId) -> &[NodeId] {
        self.parent(id).map_or(&[], |parent| self.children(parent))
    }

    /// The nodes from the first move to `id`; empty at the root.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path = Vec::with_capacity(self[id].depth as usize);
        let mut at = id;
        while let Some(parent) = self.parent(at) {
            path.push(at);
            at = parent;
        }
        path.reverse();
        path
    }

    /// The moves from the start to `id`.
    pub fn line_to(&self, id: NodeId) -> Vec<Move> {
        self.path(id)
            .into_iter()
            .filter_map(|id| self[id].mv)
            .collect()
    }

    /// The position at `id`. It is played from the start each time.
    pub fn position(&self, id: NodeId) -> Position {
        let mut position = self.start.clone();
        for mv in self.line_to(id) {
            position.play(mv);
        }
        position
    }

    /// Origin and destination of the node's move, as a board marks them ([`Position::move_squares`]); none at the start.
    pub fn move_squares(&self, id: NodeId) -> Option<(Square, Square)> {
        let node = &self[id];
        Some(self.position(node.parent?).move_squares(node.mv?))
    }

    /// The move that leads to `id`, as it is written; `None` at the root.
    pub fn san(&self, id: NodeId) -> Option<San> {
        let node = &self[id];
        Some(self.position(node.parent?).to_san(node.mv?))
    }

    /// The line that goes on from `id`, without it: always the first of what leads on.
    pub fn line_from(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.next(id), |&at| self.next(at))
    }

    /// The main line, from the first move.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.line_from(NodeId::ROOT)
    }

    /// The last node of the line that goes on from `id`.
    pub fn end_of_line(&self, id: NodeId) -> NodeId {
        self.line_from(id).last().unwrap_or(id)
    }

    /// True if `id` lies on the main line, as the root does.
    pub fn is_main(&self, id: NodeId) -> bool {
        self.fork(id).is_none()
    }

    /// Follows moves from `at` as far as the tree has them, to the last node reached.
    pub fn follow(&self, at: NodeId, moves: impl IntoIterator<Item = Move>) -> NodeId {
        let mut at = at;
        for mv in moves {
            match self.child(at, mv) {
                Some(next) => at = next,
                None => break,
            }
        }
        at
    }

    /// Plays a move, which must be legal at `at`: to the node there is for it, or to a new last variation.
    pub fn play(&mut self, at: NodeId, mv: Move) -> NodeId {
        self.child(at, mv).unwrap_or_else(|| self.add(at, mv))
    }

    /// A new last variation of a move, which must be legal at `at`, even if there is one already that begins with it.
    pub fn add(&mut self, at: NodeId, mv: Move) -> NodeId {
        let id =
            NodeId(u32::try_from(self.nodes.len()).expect("fewer than 2³² moves fit in memory"));
        let depth = self[at].depth + 1;
        self.nodes.push(Node::new(Some(mv), Some(at), depth));
        self[at].children.push(id);
        id
    }

    /// Moves the variation that `id` belongs to one place up among the others, so that the first of them becomes what
    /// the line goes on with. Tells whether anything changed: the main line cannot go further up.
    pub fn promote(&mut self, id: NodeId) -> bool {
        let Some((parent, place)) = self.fork(id) else {
            return false;
        };
        self[parent].children.swap(place, place - 1);
        true
    }

    /// Makes the line that leads to `id` the main line; the others keep their order. Tells whether anything changed.
    pub fn make_main(&mut self, id: NodeId) -> bool {
        let mut changed = false;
        let mut at = id;
        while let Some((parent, place)) = self.fork(at) {
            self[parent].children[..=place].rotate_right(1);
            at = parent;
            changed = true;
        }
        changed
    }

    /// Deletes the move at `id` with all that follows it, and gives the node before it. At the root it deletes nothing.
    pub fn delete(&mut self, id: NodeId) -> NodeId {
        let Some(parent) = self[id].parent.take() else {
            return id;
        };
        self[parent].children.retain(|&child| child != id);
        // Not the number of the root, but of nothing: what is deleted cannot be reached upwards either.
        self[id].parent = Some(NodeId(u32::MAX));
        parent
    }

    /// The moves in the order in which a PGN writes them.
    pub fn walk(&self) -> Walk<'_> {
        Walk {
            tree: self,
            ahead: vec![Ahead::On(NodeId::ROOT, self.start.clone())],
        }
    }

    fn child(&self, at: NodeId, mv: Move) -> Option<NodeId> {
        self.children(at)
            .iter()
            .copied()
            .find(|&child| self[child].mv == Some(mv))
    }

    /// The last fork at which the way to `id` leaves what would be the line: the node, and the place among its children.
    fn fork(&self, id: NodeId) -> Option<(NodeId, usize)> {
        let mut at = id;
        while let Some(parent) = self.parent(at) {
            match self.children(parent).iter().position(|&child| child == at) {
                Some(0) => at = parent,
                place => return Some((parent, place?)),
            }
        }
        None
    }
}

impl Index<NodeId> for Tree {
    type Output = Node;

    /// # Panics
    ///
    /// If `id` is of another tree.
    fn index(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }
}

impl IndexMut<NodeId> for Tree {
    fn index_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }
}

impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        if (&self.tags, self.chess960, &self.start) != (&other.tags, other.chess960, &other.start) {
            return false;
        }
        let mut pairs = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((a, b)) = pairs.pop() {
            let (a, b) = (&self[a], &other[b]);
            if !a.says_the_same(b) {
                return false;
            }
            pairs.extend(a.children.iter().copied().zip(b.children.iter().copied()));
        }
        true
    }
}

impl Eq for Tree {}

/// The steps that a [`Walk`] has still to tell, the next last.
#[derive(Clone, Debug)]
enum Ahead {
    /// The moves that lead on from a node, at which the position is this.
    On(NodeId, Position),
    /// A variation that begins with this node.
    Variation(NodeId, Position),
    /// This move, and what leads on from it.
    From(NodeId, Position),
    End,
}

/// A depth-first walk over the moves ([`Tree::walk`]).
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    tree: &'a Tree,
    ahead: Vec<Ahead>,
}

impl Walk<'_> {
    fn step(&self, id: NodeId, position: Position) -> (Step, Position) {
        let mv = self.tree[id].mv.expect("only the root has no move");
        let after = position.after(mv);
        (Step::Move { id, position }, after)
    }
}

impl Iterator for Walk<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        loop {
            match self.ahead.pop()? {
                Ahead::On(at, position) => {
                    let Some((&main, variations)) = self.tree.children(at).split_first() else {
                        continue;
                    };
                    let (step, after) = self.step(main, position.clone());
                    self.ahead.push(Ahead::On(main, after));
                    self.ahead.extend(
                        variations
                            .iter()
                            .rev()
                            .map(|&id| Ahead::Variation(id, position.clone())),
                    );
                    return Some(step);
                }
                Ahead::Variation(id, position) => {
                    self.ahead.push(Ahead::End);
                    self.ahead.push(Ahead::From(id, position));
                    return Some(Step::Begin);
                }
                Ahead::From(id, position) => {
                    let (step, after) = self.step(id, position);
                    self.ahead.push(Ahead::On(id, after));
                    return Some(step);
                }
                Ahead::End => return Some(Step::End),
            }
        }
    }
}
