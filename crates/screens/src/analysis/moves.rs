//! Move list of a study: the main line in two columns, variations between its rows, indented.
//!
//! The list of a long game is built piece by piece, a frame for each: first what is around the move shown. A piece is a run of
//! blocks ([`Chunk`]); one whose blocks are the same after an edit keeps its elements. The buttons are still: what changes with the
//! move shown is set on two of them alone ([`mark_current`]).

use super::annotate::{BETTER, book_plies};
use super::move_menu::{MoveMenu, move_of};
use super::nags::{glyph, meaning};
use super::opening::Opening;
use super::study::Study;
use super::tabs::Tab;
use chess::{Color, San};
use game::tree::{NodeId, Step, Tree};
use i18n::Lexicon;
use leptos::html::Div;
use leptos::prelude::*;
use narration::{spoken, written};
use platform::preferences::Notation;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDivElement, HtmlElement};

/// Deepest level of indentation.
const DEEPEST: usize = 5;

/// Moves of the main line in a chunk of the list.
const CHUNK_MOVES: u32 = 8;

/// Most blocks in a chunk of the list.
const CHUNK_BLOCKS: usize = 24;

/// Chunks that are built at once when a tree is opened: more than the list shows.
const FIRST_CHUNKS: usize = 2;

/// A move as shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Cell {
    id: NodeId,
    san: San,
    nags: Vec<u8>,
    /// True for a move of the opening book.
    is_book: bool,
}

/// The content of a move's cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Place {
    /// An empty cell: the line ends, or goes on after what comes between.
    Empty,
    /// An ellipsis: the move stands in the row before, or the other side began.
    Gap,
    Move(Cell),
}

/// A part of a variation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Item {
    Number(String),
    Move(Cell),
    Comment(String),
}

/// Blocks that stand on a row of their own under the move before.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Block {
    /// A move of the main line by each side.
    Row { number: u32, sides: [Place; 2] },
    /// Comment on the main line at a node.
    Comment { at: NodeId, text: String },
    /// A variation, or what follows in it after another.
    Line { level: usize, items: Vec<Item> },
}

impl Block {
    /// True if it has this move.
    fn has(&self, id: NodeId) -> bool {
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
struct Chunk {
    blocks: Vec<Block>,
}

/// The blocks in chunks.
fn chunks(blocks: Vec<Block>) -> Vec<Arc<Chunk>> {
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
fn blocks(tree: &Tree, book: usize) -> Vec<Block> {
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

/// Scrolls the list as far as it takes to see this move.
fn keep_in_sight(list: &HtmlDivElement, here: NodeId) {
    if here == NodeId::ROOT {
        return list.set_scroll_top(0);
    }
    let Ok(Some(current)) = list.query_selector(&format!("[data-node='{here}']")) else {
        return;
    };
    let (frame, item) = (
        list.get_bounding_client_rect(),
        current.get_bounding_client_rect(),
    );
    let seen = item.top() >= frame.top() + 8.0 && item.bottom() <= frame.bottom() - 8.0;
    if !seen {
        // One third from the top: the way there is seen, and more of what comes.
        let third = item.top() - frame.top() - frame.height() / 3.0;
        list.set_scroll_top(list.scroll_top() + third.round() as i32);
    }
}

fn focus_on(list: &HtmlDivElement, here: NodeId) {
    let current = list.query_selector(&format!("[data-node='{here}']"));
    if let Some(Ok(current)) = current.ok().flatten().map(JsCast::dyn_into::<HtmlElement>) {
        // A button can have the focus.
        let _ = current.focus();
    }
}

/// The part of the list that has been built: of the tree of this number, from the first to before the last chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Built {
    tree: u32,
    first: usize,
    end: usize,
}

/// Sets the move shown apart from the others: only it is a stop of the Tab key; the arrows go to the others.
fn mark_current(list: &HtmlDivElement, here: NodeId) {
    let set = |selector: &str, tab_stop: &str, current: bool| {
        let Ok(Some(button)) = list.query_selector(selector) else {
            return;
        };
        // Both names are those of attributes.
        let _ = button.set_attribute("tabindex", tab_stop);
        let _ = if current {
            button.set_attribute("aria-current", "true")
        } else {
            button.remove_attribute("aria-current")
        };
    };
    set(
        &format!("[aria-current]:not([data-node='{here}'])"),
        "-1",
        false,
    );
    set(&format!("[data-node='{here}']"), "0", true);
}

/// All moves, each a button that shows its position.
#[component]
pub fn Moves(
    /// The study.
    study: Study,
    /// The panel shown: hidden, the list cannot scroll.
    tab: RwSignal<Tab>,
    /// The menu of a move.
    menu: MoveMenu,
) -> impl IntoView {
    let words = study.words;
    let book = Memo::new(move |_| {
        study.openings.with(|openings| {
            let openings = openings.as_ref();
            openings.map_or(0, |openings| {
                study.tree.with(|tree| book_plies(tree, openings))
            })
        })
    });
    let all = Memo::new(move |_| chunks(study.tree.with(|tree| blocks(tree, book.get()))));
    let built = RwSignal::new(None::<Built>);
    // What stands in the list, and what of it: of another tree, what is around its move shown.
    let shown = Memo::new(move |_| {
        let tree = study.number.get_value();
        let known = built.get().filter(|built| built.tree == tree);
        all.with(|all| {
            let now = known.unwrap_or_else(|| {
                let here = study.here.get_untracked();
                let has = |chunk: &Arc<Chunk>| chunk.blocks.iter().any(|block| block.has(here));
                let first = all.iter().position(has).unwrap_or(0);
                Built {
                    tree,
                    first,
                    end: first + FIRST_CHUNKS,
                }
            });
            let end = now.end.min(all.len());
            let is_all = now.first == 0 && end == all.len();
            (now, is_all, all[now.first.min(end)..end].to_vec())
        })
    });
    // One chunk more on either side in each frame, until all are there; from then on all stay.
    Effect::new(move |_| {
        let (now, is_all) = shown.with(|&(now, is_all, _)| (now, is_all));
        if now.end == usize::MAX {
            return;
        }
        request_animation_frame(move || {
            let next = Built {
                tree: now.tree,
                first: now.first.saturating_sub(1),
                end: if is_all { usize::MAX } else { now.end + 1 },
            };
            // The screen may have been closed meanwhile.
            let _ = built.try_set(Some(next));
        });
    });
    let at_start = Memo::new(move |_| study.here.get() == NodeId::ROOT);
    let list = NodeRef::<Div>::new();
    // An edit makes some of the buttons anew. Whoever had come to one stays in the list.
    let inside = StoredValue::new(false);
    // The move shown stays in sight, as soon as it is laid out; only the list itself scrolls.
    Effect::new(move |_| {
        let here = study.here.get();
        words.now();
        study.preferences.track();
        shown.track();
        tab.track();
        request_animation_frame(move || {
            if let Some(Some(list)) = list.try_get_untracked() {
                mark_current(&list, here);
                keep_in_sight(&list, here);
                if inside.get_value()
                    && document().active_element() == document().body().map(Into::into)
                {
                    focus_on(&list, here);
                }
            }
        });
    });
    let chunk_view = move |chunk: Arc<Chunk>| {
        move || {
            let notation = study.preferences.with(|chosen| chosen.notation);
            let words = words.now();
            let block = |block| block_view(block, notation, &words);
            chunk.blocks.iter().map(block).collect_view()
        }
    };
    let pressed = move |event: leptos::ev::MouseEvent| {
        if let Some((_, id)) = move_of(event.target()) {
            study.go(id);
        }
    };
    view! {
        <div class="an-head" on:contextmenu=move |event| menu.context_menu(&event) on:keydown=move |event| menu.pressed(&event)>
            <button
                type="button"
                class="an-start"
                data-node=NodeId::ROOT.to_string()
                tabindex=move || if at_start.get() { "0" } else { "-1" }
                aria-current=move || at_start.get().then_some("true")
                on:click=move |_| study.first()
            >
                {words.say("analysis-start")}
            </button>
            <Opening study/>
        </div>
        <div
            class="an-moves"
            node_ref=list
            role="group"
            aria-label=words.say("moves")
            on:click=pressed
            on:contextmenu=move |event| menu.context_menu(&event)
            on:pointerdown=move |event| menu.touched(&event)
            on:pointermove=move |event| menu.strayed(&event)
            on:pointerup=move |_| menu.lifted()
            on:pointercancel=move |_| menu.lifted()
            on:keydown=move |event| menu.pressed(&event)
            on:focusin=move |_| inside.set_value(true)
            // A button that is taken away hands the focus to nobody.
            on:focusout=move |event| inside.set_value(event.related_target().is_none())
        >
            <For each=move || shown.with(|(.., chunks)| chunks.clone()) key=Clone::clone let:chunk>
                {chunk_view(chunk)}
            </For>
        </div>
    }
}

fn block_view(block: &Block, notation: Notation, words: &Lexicon) -> AnyView {
    match block {
        Block::Row { number, sides } => {
            let side = |place: &Place| match place {
                Place::Empty => view! { <span></span> }.into_any(),
                Place::Gap => view! { <span class="an-gap">"…"</span> }.into_any(),
                Place::Move(cell) => cell_view(cell, notation, words),
            };
            view! {
                <div class="an-row">
                    <span class="an-number">{*number}</span>
                    {sides.iter().map(side).collect_view()}
                </div>
            }
            .into_any()
        }
        Block::Comment { text, .. } => {
            view! { <p class="an-comment">{text.clone()}</p> }.into_any()
        }
        Block::Line { level, items } => {
            let item = |item: &Item| match item {
                Item::Number(number) => {
                    view! { <span class="an-number">{number.clone()}</span> }.into_any()
                }
                Item::Move(cell) => cell_view(cell, notation, words),
                Item::Comment(text) => {
                    view! { <span class="an-comment">{text.clone()}</span> }.into_any()
                }
            };
            view! {
                <div class="an-line" data-level=level.to_string()>
                    {items.iter().map(item).collect_view()}
                </div>
            }
            .into_any()
        }
    }
}

fn cell_view(cell: &Cell, notation: Notation, words: &Lexicon) -> AnyView {
    let &Cell {
        id,
        san,
        ref nags,
        is_book,
    } = cell;
    let signs: Vec<String> = nags
        .iter()
        .filter_map(|&nag| meaning(nag))
        .map(|name| words.get(name))
        .collect();
    // The signs in words, for the pointer: what a move is, and that it is of the book.
    let book = is_book.then(|| words.get("review-book"));
    let title: Vec<String> = signs.iter().cloned().chain(book).collect();
    let title = (!title.is_empty()).then(|| title.join(" · "));
    let label = match (spoken(san, notation, words), signs.is_empty()) {
        (None, true) => None,
        (said, _) => {
            let said = said.unwrap_or_else(|| san.to_string());
            Some([vec![said], signs].concat().join(", "))
        }
    };
    let glyphs = nags.iter().map(|&nag| {
        view! { <span class="an-glyph" class:an-better=nag == BETTER>{glyph(nag)}</span> }
    });
    view! {
        <button
            type="button"
            data-node=id.to_string()
            tabindex="-1"
            class:an-book=is_book
            title=title
            aria-label=label
        >
            {written(san, notation, words)}
            {glyphs.collect_view()}
        </button>
    }
    .into_any()
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
