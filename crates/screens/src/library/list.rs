//! List of games: a virtualised table, sorted by its header, with arrow keys; on a phone rows of two lines.

use super::names::sort_message;
use super::row::{self, RowId};
use super::rows::{scroll_to, window};
use super::state::{LibraryState, Shown};
use game::FamilyNames;
use i18n::args;
use leptos::ev::KeyboardEvent;
use leptos::html::Div;
use leptos::prelude::*;
use platform::events::on_resize;
use protocol::library::{DAYS_IN_BIN, Filters, Query, Sort, Which};

/// Number of rows that Page Up and Page Down move.
const LEAP: i64 = 10;

/// The columns: the order that each gives, its label, and its name for the style sheet.
const COLUMNS: [(Sort, &str, &str); 8] = [
    (Sort::White, "white", "white"),
    (Sort::WhiteElo, "library-column-elo", "elo"),
    (Sort::Black, "black", "black"),
    (Sort::BlackElo, "library-column-elo", "elo"),
    (Sort::Result, "library-sort-result", "result"),
    (Sort::Opening, "library-sort-opening", "opening"),
    (Sort::Length, "library-column-moves", "moves"),
    (Sort::Date, "library-column-date", "date"),
];

/// The list.
#[component]
pub fn List(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    let (list, all_rows) = (NodeRef::<Div>::new(), NodeRef::<Div>::new());
    let found = Memo::new(move |_| state.found());
    let look = move || {
        if let Some(measures) = Measures::of(list, all_rows, found.try_get_untracked()) {
            let Measures {
                scrolled,
                view,
                row,
            } = measures;
            let seen = window(scrolled, view, row);
            if state.window.with_untracked(|window| *window != seen) {
                state.window.set(seen);
            }
        }
    };
    Effect::new(move |_| {
        if let Some(list) = list.get() {
            on_resize(&list, look);
        }
    });
    // What is selected by key or found again is seen; another list is seen from its top.
    Effect::new(move |before: Option<(Option<u32>, Option<Query>)>| {
        let chosen = state.chosen.get();
        let query = state
            .shown
            .with(|shown| shown.as_ref().map(|shown| shown.query.clone()));
        let (chosen_before, query_before) = before.unwrap_or_default();
        let is_other = query_before.is_some() && query_before != query;
        if chosen != chosen_before || query_before != query {
            request_animation_frame(move || {
                match chosen {
                    Some(chosen) => see(list, all_rows, found.try_get_untracked(), chosen),
                    None if is_other => {
                        if let Some(list) = list.try_get_untracked().flatten() {
                            list.set_scroll_top(0);
                        }
                    }
                    None => {}
                }
                look();
            });
        }
        (chosen, query)
    });
    // A row is made anew when its game has come or changed, and when names of openings or another language have.
    let ids = Memo::new(move |_| {
        let language = words.now().language().tag();
        let families = state
            .families
            .with(|families| *families != FamilyNames::default());
        let window = state.window.get();
        state.rows.with(|rows| {
            let places = window.start..window.end.min(found.get());
            let id = |place| RowId {
                place,
                turn: rows.turn(place),
                language,
                families,
            };
            places.map(id).collect::<Vec<_>>()
        })
    });
    // A press gives the list the focus before its click: a row that was selected and scrolled to meanwhile would be in its way.
    let by_pointer = StoredValue::new(false);
    let chosen_row = move || {
        let chosen = state.chosen.get()?;
        ids.with(|ids| ids.iter().any(|id| id.place == chosen))
            .then(|| row::element_id(chosen))
    };
    view! {
        <div class="library-games">
            <div
                node_ref=list
                class="library-list"
                role="grid"
                tabindex="0"
                data-list
                aria-label=words.say("library-games")
                aria-rowcount=move || (found.get() + 1).to_string()
                aria-activedescendant=chosen_row
                on:scroll=move |_| look()
                on:keydown=move |event| pressed(state, &event)
                on:pointerdown=move |_| by_pointer.set_value(true)
                on:click=move |_| by_pointer.set_value(false)
                on:pointercancel=move |_| by_pointer.set_value(false)
                on:focus=move |_| {
                    if !by_pointer.get_value() && state.chosen.get_untracked().is_none() && found.get_untracked() > 0 {
                        state.chosen.set(Some(0));
                    }
                }
            >
                <Header state/>
                <div
                    node_ref=all_rows
                    class="library-rows"
                    role="rowgroup"
                    style:height=move || format!("calc({} * var(--row))", found.get())
                >
                    <For each=move || ids.get() key=|id| *id let:id>
                        {row::row(state, id)}
                    </For>
                </div>
            </div>
            <NoMatch state/>
        </div>
    }
}

/// Scroll position of the list, the height of what is seen of its rows, and of a row, in pixels.
struct Measures {
    scrolled: f64,
    view: f64,
    row: f64,
}

impl Measures {
    /// `None` while there is nothing to be measured.
    fn of(list: NodeRef<Div>, all_rows: NodeRef<Div>, found: Option<u32>) -> Option<Measures> {
        let list = list.try_get_untracked().flatten()?;
        let all_rows = all_rows.try_get_untracked().flatten()?;
        let found = found.filter(|found| *found > 0)?;
        let height = all_rows.get_bounding_client_rect().height();
        Some(Measures {
            scrolled: f64::from(list.scroll_top()),
            // The header stays above the rows.
            view: f64::from(list.client_height() - all_rows.offset_top()),
            row: height / f64::from(found),
        })
    }
}

/// Scrolls to a row.
fn see(list: NodeRef<Div>, all_rows: NodeRef<Div>, found: Option<u32>, place: u32) {
    if let Some(measures) = Measures::of(list, all_rows, found)
        && let Some(list) = list.try_get_untracked().flatten()
    {
        let Measures {
            scrolled,
            view,
            row,
        } = measures;
        let to = scroll_to(place, scrolled, view, row);
        if (to - scrolled).abs() >= 1.0 {
            list.set_scroll_top(to.ceil() as i32);
        }
    }
}

/// The header: each column sorts the list, and the other way round when it is pressed again.
#[component]
fn Header(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    let order = Memo::new(move |_| state.query.with(|query| (query.sort, query.reversed)));
    let column = move |(sort, label, name): (Sort, &'static str, &'static str)| {
        let direction = move || {
            let (by, reversed) = order.get();
            (by == sort).then(|| {
                if goes_up(sort) == reversed {
                    "descending"
                } else {
                    "ascending"
                }
            })
        };
        // Two columns are called the same.
        let spoken = (name == "elo").then(|| words.say(sort_message(sort)));
        view! {
            <div role="columnheader" class=format!("library-{name}") aria-sort=direction>
                <button
                    type="button"
                    data-sort=super::names::sort_name(sort)
                    aria-label=spoken
                    on:click=move |_| state.sort_by(sort)
                >
                    {words.say(label)}
                </button>
            </div>
        }
    };
    view! {
        <div class="library-head" role="rowgroup">
            <div class="library-columns" role="row" aria-rowindex="1">{COLUMNS.map(column)}</div>
        </div>
    }
}

/// True if an order begins with what is least; what is counted begins with the most.
const fn goes_up(sort: Sort) -> bool {
    matches!(
        sort,
        Sort::White | Sort::Black | Sort::Result | Sort::Opening
    )
}

/// Empty state, in the place of rows where no game is found, or the bin is empty.
#[component]
fn NoMatch(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    let nothing = Memo::new(move |_| {
        state
            .shown
            .with(|shown| shown.as_ref().is_some_and(|shown| shown.page.found == 0))
    });
    let is_bin_empty = Memo::new(move |_| {
        state.shown.with(|shown| {
            let shown = shown.as_ref();
            shown.is_some_and(|Shown { query, page, .. }| query.bin && page.in_bin == 0)
        })
    });
    let text = move || {
        words.now().get(if is_bin_empty.get() {
            "library-bin-empty"
        } else {
            "library-no-match"
        })
    };
    view! {
        <Show when=move || nothing.get()>
            <div class="library-no-match">
                <p>{text}</p>
                <button
                    type="button"
                    hidden=is_bin_empty
                    data-action="show-all"
                    on:click=move |_| state.search(|query| {
                        query.words.clear();
                        query.only = None;
                        query.filters = Filters::default();
                    })
                >
                    {words.say("library-show-all")}
                </button>
            </div>
        </Show>
    }
}

/// The time that games stay in the bin.
#[component]
pub fn AboutBin(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    let about = move || {
        words
            .now()
            .with("library-bin-about", &args!["days" => DAYS_IN_BIN])
    };
    view! { <p class="library-bin" data-bin-about>{about}</p> }
}

/// A key press in the list.
fn pressed(state: LibraryState, event: &KeyboardEvent) {
    let is_elsewhere = event.target() != event.current_target();
    if is_elsewhere || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let Some(last) = untrack(|| state.found()).checked_sub(1) else {
        return;
    };
    let chosen = state.chosen.get_untracked();
    let step = |by: i64| {
        let to = chosen.map_or(0, |chosen| i64::from(chosen) + by);
        state.chosen.set(Some(to.clamp(0, i64::from(last)) as u32));
    };
    let preview = |by| {
        if let Some(step) = state.step.get_value() {
            step.run(by);
        }
    };
    match &*event.key() {
        "ArrowDown" => step(1),
        "ArrowUp" => step(-1),
        "ArrowRight" => preview(1),
        "ArrowLeft" => preview(-1),
        "PageDown" => step(LEAP),
        "PageUp" => step(-LEAP),
        "Home" => step(-i64::from(last)),
        "End" => step(i64::from(last)),
        "Enter" => state.open_chosen(),
        "Delete" => {
            let row = untrack(|| state.row());
            if let Some(row) = row.filter(|row| row.deleted.is_none()) {
                state.delete(Which::Keys(vec![row.key]));
            }
        }
        _ => return,
    }
    event.prevent_default();
}
