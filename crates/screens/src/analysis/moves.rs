//! Move list of a study: the main line in two columns, variations between its rows, indented.
//!
//! The list of a long game is built piece by piece, a frame for each: first what is around the move shown. A piece is a run of
//! blocks ([`Chunk`]); one whose blocks are the same after an edit keeps its elements. The buttons are still: what changes with the
//! move shown is set on two of them alone ([`mark_current`]).

use super::annotate::{BETTER, book_plies};
use super::move_blocks::{Block, Cell, Chunk, Item, Place, blocks, chunks};
use super::move_menu::{MoveMenu, move_of};
use super::nags::{glyph, meaning};
use super::opening::Opening;
use super::panel_mode::PanelMode;
use super::study::Study;
use game::tree::NodeId;
use i18n::Lexicon;
use leptos::html::Div;
use leptos::prelude::*;
use narration::{spoken, written};
use platform::preferences::Notation;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDivElement, HtmlElement};

/// Chunks that are built at once when a tree is opened: more than the list shows.
const FIRST_CHUNKS: usize = 2;

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
    mode: RwSignal<PanelMode>,
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
        let tree = study.number.get_untracked();
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
    // An edit makes some of the buttons anew: a focus that was on one stays in the list.
    let inside = StoredValue::new(false);
    // The move shown stays in sight, as soon as it is laid out; only the list itself scrolls.
    Effect::new(move |_| {
        let here = study.here.get();
        words.now();
        study.preferences.track();
        shown.track();
        mode.track();
        request_animation_frame(move || {
            if let Some(Some(list)) = list.try_get_untracked() {
                mark_current(&list, here);
                keep_in_sight(&list, here);
                let active = document().active_element();
                let is_nowhere = active == document().body().map(Into::into);
                if inside.get_value() && (is_nowhere || active.as_ref() == Some(list.as_ref())) {
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
            // It holds the focus while the button that had it is made anew.
            tabindex="-1"
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
