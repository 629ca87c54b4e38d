//! List of games: one page of it, with arrow keys.

use super::names::kind_message;
use super::state::{InitialSelection, LibraryState, PAGE, Shown};
use crate::openings_file::opening_of_game;
use crate::registry::Screen;
use crate::route::href;
use chess::Color;
use game::Player;
use i18n::date::Date;
use i18n::players;
use i18n::{Lexicon, args};
use leptos::ev::KeyboardEvent;
use leptos::html::Div;
use leptos::prelude::*;
use platform::device_clock;
use protocol::library::{DAYS_IN_BIN, Filters, Query, Row, Which};
use widgets::date::date;
use widgets::icon::{IconButton, Sign};

/// Number of rows that Page Up and Page Down move.
const LEAP: isize = 10;

/// One page of the list, with links to the others.
#[component]
pub fn List(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    let list = NodeRef::<Div>::new();
    // What is chosen by key or found again on another page is seen; another list is seen from its top.
    Effect::new(move |before: Option<Option<(Query, u32)>>| {
        let chosen = state.chosen.get();
        let list_of = |shown: &Shown| (shown.query.clone(), shown.from);
        let now = state.shown.with(|shown| shown.as_ref().map(list_of));
        let is_other = before
            .flatten()
            .is_some_and(|before| now.as_ref() != Some(&before));
        request_animation_frame(move || {
            let row = chosen.and_then(|chosen| document().get_element_by_id(&id(chosen)));
            match (row, list.try_get_untracked().flatten()) {
                (Some(row), _) => see(&row),
                (None, Some(list)) if is_other => list.set_scroll_top(0),
                _ => {}
            }
        });
        now
    });
    let rows = move || {
        let words = words.now();
        state.shown.with(|shown| {
            let shown = shown.as_ref()?;
            let rows = shown.page.rows.iter().enumerate();
            Some(
                rows.map(|(place, row)| option(state, &words, place, shown, row))
                    .collect_view(),
            )
        })
    };
    let nothing = Memo::new(move |_| {
        state
            .shown
            .with(|shown| shown.as_ref().is_some_and(|shown| shown.page.found == 0))
    });
    let is_bin_empty = Memo::new(move |_| {
        state.shown.with(|shown| {
            let shown = shown.as_ref();
            shown.is_some_and(|shown| shown.query.bin && shown.page.in_bin == 0)
        })
    });
    // A press gives the list the focus before its click: a row that was selected and scrolled to meanwhile would be in its way.
    let by_pointer = StoredValue::new(false);
    view! {
        <div class="library-games">
            <div
                node_ref=list
                class="library-list"
                role="listbox"
                tabindex="0"
                data-list
                aria-label=words.say("library-games")
                aria-activedescendant=move || state.chosen.get().map(id)
                on:keydown=move |event| pressed(state, &event)
                on:pointerdown=move |_| by_pointer.set_value(true)
                on:click=move |_| by_pointer.set_value(false)
                on:pointercancel=move |_| by_pointer.set_value(false)
                on:focus=move |_| {
                    if !by_pointer.get_value() && state.chosen.get_untracked().is_none() {
                        state.chosen.set(Some(0));
                    }
                }
            >
                {rows}
            </div>
            <Show when=move || nothing.get()>
                <div class="library-no-match">
                    <p>{move || words.now().get(if is_bin_empty.get() { "library-bin-empty" } else { "library-no-match" })}</p>
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
            <Pages state/>
            <BinBar state/>
        </div>
    }
}

/// The way into the bin, with the number of games there; in the bin the time they stay.
#[component]
fn BinBar(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    if state.is_bin {
        let days = args!["days" => DAYS_IN_BIN];
        let about = move || words.now().with("library-bin-about", &days);
        return view! { <p class="library-bin" data-bin-about>{about}</p> }.into_any();
    }
    let in_bin = Memo::new(move |_| {
        state
            .shown
            .with(|shown| shown.as_ref().map_or(0, |shown| shown.page.in_bin))
    });
    let label = move || {
        let count = args!["count" => in_bin.get()];
        words.now().with("library-in-bin", &count)
    };
    view! {
        <Show when=move || in_bin.get() != 0>
            <p class="library-bin">
                <a href=href(Screen::LibraryBin, "") data-action="bin">{label}</a>
            </p>
        </Show>
    }
    .into_any()
}

/// The element id of a row.
fn id(place: usize) -> String {
    format!("library-row-{place}")
}

/// True where the list has no room for a preview beside it.
fn is_narrow() -> bool {
    let narrow = window().match_media("(max-width: 860px)").ok().flatten();
    narrow.is_some_and(|narrow| narrow.matches())
}

fn see(row: &web_sys::Element) {
    let options = web_sys::ScrollIntoViewOptions::new();
    options.set_block(web_sys::ScrollLogicalPosition::Nearest);
    row.scroll_into_view_with_scroll_into_view_options(&options);
}

/// A row of the list.
fn option(state: LibraryState, words: &Lexicon, place: usize, shown: &Shown, row: &Row) -> AnyView {
    let moves = words.with("library-moves", &args!["count" => row.plies.div_ceil(2)]);
    let known = [moves, words.get(kind_message(row.kind))].join(" · ");
    let day = played_on(row, words);
    let opening = [&row.opening, &row.moves]
        .into_iter()
        .find(|text| !text.is_empty())
        .cloned()
        .unwrap_or_default();
    let opening = move || {
        state
            .families
            .with(|families| opening_of_game(&opening, families))
    };
    view! {
        <div
            id=id(place)
            class="library-row"
            role="option"
            data-row=row.key.clone()
            aria-selected=move || (state.chosen.get() == Some(place)).to_string()
            aria-posinset=(shown.from as usize + place + 1).to_string()
            aria-setsize=shown.page.found.to_string()
            on:click=move |_| {
                state.chosen.set(Some(place));
                // Where there is no room for a preview.
                if is_narrow() {
                    state.open_chosen();
                }
            }
            // Held down, it is only chosen.
            on:contextmenu=move |event| {
                event.prevent_default();
                state.chosen.set(Some(place));
            }
            on:dblclick=move |_| state.open_chosen()
        >
            <span class="library-names">{title(words, row)}</span>
            <span class="library-result" data-open=row.can_go_on().then_some("")>{result(words, row)}</span>
            <span class="library-known">{day.map(|day| (day, " · "))} {known}</span>
            <span class="library-opening">{opening}</span>
        </div>
    }
    .into_any()
}

/// Title of a game: its players, or the event where nobody knows them.
pub fn title(words: &Lexicon, row: &Row) -> impl IntoView + use<> {
    if is_called_by_event(row) {
        return view! { <span>{row.event.clone()}</span> }.into_any();
    }
    let [white, black] = players(words, row);
    view! {
        <span data-side="white">{white}</span>
        <span data-side="black">{black}</span>
    }
    .into_any()
}

/// True if only the event tells a game from others.
pub fn is_called_by_event(row: &Row) -> bool {
    let nobody = row.names.iter().all(String::is_empty) && row.players == [Player::Person; 2];
    nobody && !row.event.is_empty()
}

/// Both players, by name or what they are.
fn players(words: &Lexicon, row: &Row) -> [String; 2] {
    Color::ALL.map(|side| players::name(words, &row.names[side.index()], row.players, side))
}

/// The result as people write it; a game in progress says so.
pub fn result(words: &Lexicon, row: &Row) -> String {
    match &*row.result {
        "1/2-1/2" => "½–½".to_owned(),
        "*" if row.can_go_on() => words.get("library-unfinished"),
        "*" => "–".to_owned(),
        result => result.replace('-', "–"),
    }
}

/// The day of a game, as far as it is known.
pub fn played_on(row: &Row, words: &Lexicon) -> Option<impl IntoView + use<>> {
    let today = Date::at(device_clock::date() as u64);
    Some(date(Date::of_pgn(&row.date)?, today, words))
}

/// Links to other pages of the list.
#[component]
fn Pages(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    let place = Memo::new(move |_| {
        state.shown.with(|shown| {
            let shown = shown.as_ref();
            shown.map_or((0, 0), |shown| (shown.from, shown.page.found))
        })
    });
    let last = move || place.get().1.saturating_sub(1) / PAGE;
    let many = Memo::new(move |_| place.get().1 > PAGE);
    let at_start = Memo::new(move |_| place.get().0 == 0);
    let at_end = Memo::new(move |_| place.get().0 / PAGE >= last());
    let told = move || {
        let (from, found) = place.get();
        let to = found.min(from + PAGE);
        words.now().with(
            "library-range",
            &args!["from" => from + 1, "to" => to, "count" => found],
        )
    };
    let turn = move |page: Option<u32>| state.turn_to(page, InitialSelection::First);
    view! {
        <Show when=move || many.get()>
            <nav class="library-pages" aria-label=words.say("library-pages")>
                <IconButton sign=Sign::First name="library-first" action="page-first" off=at_start on_press=move || turn(Some(0))/>
                <IconButton
                    sign=Sign::Previous
                    name="library-previous"
                    action="page-previous"
                    off=at_start
                    on_press=move || turn(state.page_asked().checked_sub(1))
                />
                <span data-range>{told}</span>
                <IconButton sign=Sign::Next name="library-next" action="page-next" off=at_end on_press=move || turn(Some(state.page_asked() + 1))/>
                <IconButton
                    sign=Sign::Last
                    name="library-last"
                    action="page-last"
                    off=at_end
                    on_press=move || turn(Some(untrack(last)))
                />
            </nav>
        </Show>
    }
}

/// A key press in the list.
fn pressed(state: LibraryState, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let Some((page, count)) = state.shown.with_untracked(|shown| {
        let shown = shown.as_ref()?;
        Some((shown.from / PAGE, shown.page.rows.len() as isize))
    }) else {
        return;
    };
    let chosen = state.chosen.get_untracked();
    let step = |by: isize| match chosen.map_or(0, |chosen| chosen as isize + by) {
        beyond if beyond >= count && by == 1 => {
            state.turn_to(Some(page + 1), InitialSelection::First);
        }
        before if before < 0 && by == -1 => {
            state.turn_to(page.checked_sub(1), InitialSelection::Last);
        }
        place => state
            .chosen
            .set(Some(place.clamp(0, (count - 1).max(0)) as usize)),
    };
    match &*event.key() {
        "ArrowDown" => step(1),
        "ArrowUp" => step(-1),
        "PageDown" => step(LEAP),
        "PageUp" => step(-LEAP),
        "Home" => step(-count),
        "End" => step(count),
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
