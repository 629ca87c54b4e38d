//! Blocks of the move list: the rows, comments and variations of a tree in the order in which they are read, in chunks that are
//! built at once.

use chess::{Color, San};
use game::tree::{NodeId, Step, Tree};
use std::sync::Arc;

/// Deepest level of indentation.
const DEEPEST: usize = 5;

/// Moves of the main line in a chunk of the list.
const CHUNK_MOVES: u32 = 8;

/// Most blocks in a chunk of the list.
const CHUNK_BLOCKS: usize = 24;

/// A move as shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    pub id: NodeId,
    pub san: San,
    pub nags: Vec<u8>,
    /// True for a move of the opening book.
    pub is_book: bool,
}

/// The content of a move's cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// An empty cell: the line ends, or goes on after what comes between.
    Empty,
    /// An ellipsis: the move stands in the row before, or the other side began.
    Gap,
    Move(Cell),
}

/// A part of a variation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    Number(String),
    Move(Cell),
    Comment(String),
}

/// Blocks that stand on a row of their own under the move before.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Block {
    /// A move of the main line by each side.
    Row { number: u32, sides: [Place; 2] },
    /// Comment on the main line at a node.
    Comment { at: NodeId, text: String },
    /// A variation, or what follows in it after another.
    Line { level: usize, items: Vec<Item> },
}

impl Block {
    /// True if it has this move.
    pub fn has(&self, id: NodeId) -> bool {
        match self {
            Block::Row { sides, .. } => sides
                .iter()
                .any(|side| matches!(side, Place::Move(cell) if cell.id == id)),
            Block::Comment { .. } => false,
            Block::Line { items, .. } => items
                .iter()
                .any(|item| matches!(item, Item::Move(cell) if cell.id == id)),
        }
    }
}

/// A run of blocks that is built at once. Its ends depend on the moves in it, so that an edit changes few chunks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chunk {
    pub blocks: Vec<Block>,
}

/// The blocks in chunks.
pub fn chunks(blocks: Vec<Block>) -> Vec<Arc<Chunk>> {
    let mut chunks = Vec::new();
    let mut run = Vec::new();
    for block in blocks {
        let begins = matches!(
            &block,
            Block::Row { number, sides: [Place::Move(_), _] } if number % CHUNK_MOVES == 0
        );
        if (begins && !run.is_empty()) || run.len() >= CHUNK_BLOCKS {
            let blocks = std::mem::take(&mut run);
            chunks.push(Arc::new(Chunk { blocks }));
        }
        run.push(block);
    }
    if !run.is_empty() {
        chunks.push(Arc::new(Chunk { blocks: run }));
    }
    chunks
}

/// The blocks of a tree, in the order in which they are read. The first `book` half-moves of its main line are of the opening book.
pub fn blocks(tree: &Tree, book: usize) -> Vec<Block> {
    let mut page = Page::default();
    let opening = &tree[NodeId::ROOT].comment;
    page.comment(NodeId::ROOT, opening);
    for step in tree.walk() {
        match step {
            Step::Begin => page.begin(),
            Step::End => page.end(),
            Step::Move { id, position } => {
                let node = &tree[id];
                let Some(mv) = node.mv() else { continue };
                let san = position.to_san(mv);
                let nags = node.nags.clone();
                let is_book = page.level == 0 && node.depth() as usize <= book;
                page.comment(id, &node.before);
                let cell = Cell {
                    id,
                    san,
                    nags,
                    is_book,
                };
                page.mv(position.fullmove_number(), position.turn(), cell);
                page.comment(id, &node.comment);
            }
        }
    }
    page.flush();
    page.blocks
}

/// The rows written so far.
#[derive(Default)]
struct Page {
    blocks: Vec<Block>,
    level: usize,
    /// A row of the main line that Black may still go into.
    row: Option<(u32, Place)>,
    /// The variation that is being written.
    items: Vec<Item>,
}

impl Page {
    fn mv(&mut self, number: u32, side: Color, cell: Cell) {
        if self.level > 0 {
            match (side, self.items.last()) {
                (Color::White, _) => self.items.push(Item::Number(format!("{number}."))),
                (Color::Black, Some(Item::Move(_))) => {}
                (Color::Black, _) => self.items.push(Item::Number(format!("{number}…"))),
            }
            return self.items.push(Item::Move(cell));
        }
        match side {
            Color::White => {
                self.flush();
                self.row = Some((number, Place::Move(cell)));
            }
            Color::Black => {
                let white = self.row.take().map_or(Place::Gap, |(_, white)| white);
                let sides = [white, Place::Move(cell)];
                self.blocks.push(Block::Row { number, sides });
            }
        }
    }

    fn comment(&mut self, at: NodeId, text: &str) {
        let text = text.trim();
        if text.is_empty() {
        } else if self.level > 0 {
            self.items.push(Item::Comment(text.to_owned()));
        } else {
            self.flush();
            let text = text.to_owned();
            self.blocks.push(Block::Comment { at, text });
        }
    }

    fn begin(&mut self) {
        self.flush();
        self.level += 1;
    }

    fn end(&mut self) {
        self.flush();
        self.level -= 1;
    }

    /// Writes down an unfinished row.
    fn flush(&mut self) {
        if let Some((number, white)) = self.row.take() {
            let sides = [white, Place::Empty];
            self.blocks.push(Block::Row { number, sides });
        }
        if !self.items.is_empty() {
            let items = std::mem::take(&mut self.items);
            let level = self.level.min(DEEPEST);
            self.blocks.push(Block::Line { level, items });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::pgn;

    /// The blocks as lines of text.
    fn page(text: &str) -> Vec<String> {
        let tree = &pgn::read(text.as_bytes())[0].tree;
        let place = |place: &Place| match place {
            Place::Empty => String::new(),
            Place::Gap => "…".into(),
            Place::Move(cell) => cell.san.to_string(),
        };
        let item = |item: &Item| match item {
            Item::Number(number) => number.clone(),
            Item::Move(cell) => cell.san.to_string(),
            Item::Comment(text) => format!("{{{text}}}"),
        };
        let line = |block: &Block| match block {
            Block::Row {
                number,
                sides: [white, black],
            } => {
                format!("{number} | {} | {}", place(white), place(black))
            }
            Block::Comment { text, .. } => format!("{{{text}}}"),
            Block::Line { level, items } => {
                let items: Vec<String> = items.iter().map(item).collect();
                format!("{}{}", "  ".repeat(*level), items.join(" "))
            }
        };
        blocks(tree, 0).iter().map(line).collect()
    }

    #[test]
    fn what_comes_between_breaks_a_row() {
        let cases: [(&str, &[&str]); 5] = [
            ("1. e4 e5 2. Nf3", &["1 | e4 | e5", "2 | Nf3 | "]),
            (
                "{Before} 1. e4 {King} e5",
                &["{Before}", "1 | e4 | ", "{King}", "1 | … | e5"],
            ),
            (
                "1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) (1. c4) e5",
                &[
                    "1 | e4 | ",
                    "  1. d4 d5",
                    "    1… Nf6 2. c4",
                    "  2. c4",
                    "  1. c4",
                    "1 | … | e5",
                ],
            ),
            (
                "1. e4 e5 (1... c5 {Sicilian} 2. Nf3 d6) 2. Nf3",
                &["1 | e4 | e5", "  1… c5 {Sicilian} 2. Nf3 d6", "2 | Nf3 | "],
            ),
            (
                "[FEN \"4k3/8/8/8/8/8/4p3/4K3 b - - 0 40\"]\n\n40... Kd7 41. Kxe2",
                &["40 | … | Kd7", "41 | Kxe2 | "],
            ),
        ];
        for (text, expected) in cases {
            assert_eq!(page(text), expected, "{text}");
        }
    }

    #[test]
    fn an_edit_changes_the_chunk_it_is_in_alone() {
        let moves: Vec<String> = (1..=60)
            .map(|number| match number % 2 {
                1 => format!("{number}. Nf3 Nf6 (Na6 {number}. e4)"),
                _ => format!("{number}. Ng1 Ng8"),
            })
            .collect();
        let mut tree = pgn::read(moves.join(" ").as_bytes()).remove(0).tree;
        let of = |tree: &Tree| chunks(blocks(tree, 0));
        let before = of(&tree);
        assert_eq!(before.len(), 8);
        let all: Vec<Block> = before
            .iter()
            .flat_map(|chunk| chunk.blocks.clone())
            .collect();
        assert_eq!(all, blocks(&tree, 0));
        let late = tree.main_line().nth(90).expect("a long game");
        tree[late].comment = "Here".into();
        let after = of(&tree);
        let same = before
            .iter()
            .zip(&after)
            .filter(|(one, other)| one == other);
        assert_eq!((same.count(), after.len()), (7, 8));
    }
}
