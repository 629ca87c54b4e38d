//! Move list of a study: the main line in two columns, variations between its rows, indented.

use super::annotate::{BETTER, book_plies};
use super::nags::{glyph, meaning};
use super::opening::Opening;
use super::study::Study;
use super::tabs::Tab;
use chess::{Color, San};
use game::tree::{NodeId, Step, Tree};
use leptos::html::Div;
use leptos::prelude::*;
use leptos::reactive::computed::Selector;
use narration::{spoken, written};
use wasm_bindgen::JsCast;
use web_sys::{HtmlDivElement, HtmlElement};

/// Deepest level of indentation.
const DEEPEST: usize = 5;

/// A move as shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Cell {
    id: NodeId,
    san: San,
    nags: Vec<u8>,
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

/// The blocks of a tree, in the order in which they are read.
fn blocks(tree: &Tree) -> Vec<Block> {
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
                page.comment(id, &node.before);
                page.mv(
                    position.fullmove_number(),
                    position.turn(),
                    Cell { id, san, nags },
                );
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

/// All moves, each a button that shows its position.
#[component]
pub fn Moves(
    /// The study.
    study: Study,
    /// The panel shown: hidden, the list cannot scroll.
    tab: RwSignal<Tab>,
) -> impl IntoView {
    let words = study.words;
    let all = Memo::new(move |_| study.tree.with(blocks));
    let book = Memo::new(move |_| {
        study.openings.with(|openings| {
            let openings = openings.as_ref();
            openings.map_or(0, |openings| {
                study.tree.with(|tree| book_plies(tree, openings))
            })
        })
    });
    let shown = Selector::new(move || study.here.get());
    let list = NodeRef::<Div>::new();
    // An edit makes some of the buttons anew. Whoever had come to one stays in the list.
    let inside = StoredValue::new(false);
    // The move shown stays in sight, as soon as it is laid out; only the list itself scrolls.
    Effect::new(move |_| {
        let here = study.here.get();
        all.track();
        tab.track();
        request_animation_frame(move || {
            if let Some(Some(list)) = list.try_get_untracked() {
                keep_in_sight(&list, here);
                if inside.get_value()
                    && document().active_element() == document().body().map(Into::into)
                {
                    focus_on(&list, here);
                }
            }
        });
    });
    let start = {
        let shown = shown.clone();
        view! {
            <button
                type="button"
                class="an-start"
                data-node=NodeId::ROOT.to_string()
                tabindex=tab_stop(&shown, NodeId::ROOT)
                aria-current=current(&shown, NodeId::ROOT)
                on:click=move |_| study.first()
            >
                {words.say("analysis-start")}
            </button>
        }
    };
    view! {
        <div class="an-head">
            {start}
            <Opening study/>
        </div>
        <div
            class="an-moves"
            node_ref=list
            role="group"
            aria-label=words.say("moves")
            on:focusin=move |_| inside.set_value(true)
            // A button that is taken away hands the focus to nobody.
            on:focusout=move |event| inside.set_value(event.related_target().is_none())
        >
            <For each=move || all.get() key=Clone::clone let:block>
                {block_view(study, book, &shown, block)}
            </For>
        </div>
    }
}

/// Only the move shown is a stop of the Tab key; the arrows go to the others.
fn tab_stop(shown: &Selector<NodeId>, id: NodeId) -> impl Fn() -> &'static str + use<> {
    let shown = shown.clone();
    move || if shown.selected(&id) { "0" } else { "-1" }
}

fn current(shown: &Selector<NodeId>, id: NodeId) -> impl Fn() -> Option<&'static str> + use<> {
    let shown = shown.clone();
    move || shown.selected(&id).then_some("true")
}

fn block_view(study: Study, book: Memo<usize>, shown: &Selector<NodeId>, block: Block) -> AnyView {
    match block {
        Block::Row { number, sides } => {
            let side = |place| match place {
                Place::Empty => view! { <span></span> }.into_any(),
                Place::Gap => view! { <span class="an-gap">"…"</span> }.into_any(),
                Place::Move(cell) => cell_view(study, book, shown, cell),
            };
            view! {
                <div class="an-row">
                    <span class="an-number">{number}</span>
                    {sides.map(side).into_iter().collect_view()}
                </div>
            }
            .into_any()
        }
        Block::Comment { text, .. } => view! { <p class="an-comment">{text}</p> }.into_any(),
        Block::Line { level, items } => {
            let item = |item| match item {
                Item::Number(number) => {
                    view! { <span class="an-number">{number}</span> }.into_any()
                }
                Item::Move(cell) => cell_view(study, book, shown, cell),
                Item::Comment(text) => view! { <span class="an-comment">{text}</span> }.into_any(),
            };
            view! {
                <div class="an-line" data-level=level.to_string()>
                    {items.into_iter().map(item).collect_view()}
                </div>
            }
            .into_any()
        }
    }
}

fn cell_view(
    study: Study,
    book: Memo<usize>,
    shown: &Selector<NodeId>,
    Cell { id, san, nags }: Cell,
) -> AnyView {
    let words = study.words;
    // A move of the opening book.
    let is_book = Memo::new(move |_| {
        study.tree.with(|tree| {
            tree.contains(id) && tree.is_main(id) && tree[id].depth() as usize <= book.get()
        })
    });
    // The signs in words, for the pointer: what a move is, and that it is of the book.
    let meanings: Vec<_> = nags.iter().filter_map(|&nag| meaning(nag)).collect();
    let title = move || {
        let words = words.now();
        let book = is_book.get().then_some("review-book");
        let told = meanings.iter().copied().chain(book);
        let told: Vec<String> = told.map(|name| words.get(name)).collect();
        (!told.is_empty()).then(|| told.join(" · "))
    };
    let notation = move || study.preferences.with(|chosen| chosen.notation);
    let glyphs = nags.iter().map(|&nag| {
        view! { <span class="an-glyph" class:an-better=nag == BETTER>{glyph(nag)}</span> }
    });
    let glyphs = glyphs.collect_view();
    let label = move || {
        let words = words.now();
        let said = spoken(san, notation(), &words);
        let signs = nags.iter().filter_map(|&nag| meaning(nag));
        let signs: Vec<String> = signs.map(|name| words.get(name)).collect();
        match (said, signs.is_empty()) {
            (None, true) => None,
            (said, _) => Some(
                [vec![said.unwrap_or_else(|| san.to_string())], signs]
                    .concat()
                    .join(", "),
            ),
        }
    };
    view! {
        <button
            type="button"
            data-node=id.to_string()
            tabindex=tab_stop(shown, id)
            class:an-book=is_book
            title=title
            aria-label=label
            aria-current=current(shown, id)
            on:click=move |_| study.go(id)
        >
            {move || written(san, notation(), &words.now())}
            {glyphs}
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
        blocks(tree).iter().map(line).collect()
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
}
