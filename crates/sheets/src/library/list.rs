//! The list of games: one page of it, gone through with the arrow keys.

use super::search::kind_name;
use super::shelf::{Choice, PAGE, Shelf, Shown};
use leptos::ev::KeyboardEvent;
use leptos::html::Div;
use leptos::prelude::*;
use protocol::library::{Row, Which};
use ui::icon::{IconButton, Sign};
use ui::words::{Lexicon, args};

/// How far the keys go that turn pages elsewhere.
const LEAP: isize = 10;

/// One page of the list, and the way to the others.
#[component]
pub fn List(shelf: Shelf) -> impl IntoView {
    let words = shelf.desk.words;
    let list = NodeRef::<Div>::new();
    // What is chosen by key or found again on another page is seen.
    Effect::new(move |_| {
        let (chosen, ()) = (shelf.chosen.get(), shelf.shown.with(|_| ()));
        request_animation_frame(move || {
            let row = chosen.and_then(|chosen| document().get_element_by_id(&id(chosen)));
            match (row, list.get_untracked()) {
                (Some(row), _) => see(&row),
                (None, Some(list)) => list.set_scroll_top(0),
                _ => {}
            }
        });
    });
    let rows = move || {
        let words = words.now();
        shelf.shown.with(|shown| {
            let shown = shown.as_ref()?;
            let rows = shown.page.rows.iter().enumerate();
            Some(
                rows.map(|(place, row)| option(shelf, &words, place, shown, row))
                    .collect_view(),
            )
        })
    };
    let nothing = Memo::new(move |_| {
        shelf
            .shown
            .with(|shown| shown.as_ref().is_some_and(|shown| shown.page.found == 0))
    });
    view! {
        <div class="library-games">
            <div
                node_ref=list
                class="library-list"
                role="listbox"
                tabindex="0"
                data-list
                aria-label=words.say("library-games")
                aria-activedescendant=move || shelf.chosen.get().map(id)
                on:keydown=move |event| pressed(shelf, &event)
                on:focus=move |_| {
                    if shelf.chosen.get_untracked().is_none() {
                        shelf.chosen.set(Some(0));
                    }
                }
            >
                {rows}
            </div>
            <Show when=move || nothing.get()>
                <div class="library-nothing">
                    <p>{words.say("library-nothing")}</p>
                    <button
                        type="button"
                        data-action="show-all"
                        on:click=move |_| shelf.search(|query| {
                            query.words.clear();
                            query.only = None;
                        })
                    >
                        {words.say("library-show-all")}
                    </button>
                </div>
            </Show>
            <Pages shelf/>
        </div>
    }
}

/// The id of the row at this place.
fn id(place: usize) -> String {
    format!("library-row-{place}")
}

fn see(row: &web_sys::Element) {
    let options = web_sys::ScrollIntoViewOptions::new();
    options.set_block(web_sys::ScrollLogicalPosition::Nearest);
    row.scroll_into_view_with_scroll_into_view_options(&options);
}

/// A row of the list.
fn option(shelf: Shelf, words: &Lexicon, place: usize, shown: &Shown, row: &Row) -> AnyView {
    let moves = words.with("library-moves", &args!["count" => row.plies.div_ceil(2)]);
    let known = [day(&row.date), moves, words.get(kind_name(row.kind))];
    let known: Vec<_> = known.into_iter().filter(|text| !text.is_empty()).collect();
    let opening = [&row.opening, &row.moves]
        .into_iter()
        .find(|text| !text.is_empty());
    view! {
        <div
            id=id(place)
            class="library-row"
            role="option"
            data-row=row.key.clone()
            aria-selected=move || (shelf.chosen.get() == Some(place)).to_string()
            aria-posinset=(shown.from as usize + place + 1).to_string()
            aria-setsize=shown.page.found.to_string()
            on:click=move |_| shelf.chosen.set(Some(place))
            on:dblclick=move |_| shelf.open_chosen()
        >
            <span class="library-names">{title(words, row)}</span>
            <span class="library-result" data-open=row.can_go_on().then_some("")>{result(words, row)}</span>
            <span class="library-known">{known.join(" · ")}</span>
            <span class="library-opening">{opening.cloned()}</span>
        </div>
    }
    .into_any()
}

/// What a game is called: by its players, or by the event where nobody knows them.
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

/// Whether only the event tells a game from others.
pub fn is_called_by_event(row: &Row) -> bool {
    let nobody = row.names.iter().all(String::is_empty) && row.levels == [None; 2];
    nobody && !row.event.is_empty()
}

/// Both players, by name or what they are.
fn players(words: &Lexicon, row: &Row) -> [String; 2] {
    [(0, "white"), (1, "black")].map(
        |(side, color)| match (&*row.names[side], row.levels[side]) {
            ("", Some(level)) => {
                let level = words.with("level-of", &args!["level" => level]);
                format!("{}, {level}", words.get("robot"))
            }
            ("", None) => words.get(color),
            (name, _) => name.to_owned(),
        },
    )
}

/// The result as people write it; of a game that goes on that it does.
pub fn result(words: &Lexicon, row: &Row) -> String {
    match &*row.result {
        "1/2-1/2" => "½–½".to_owned(),
        "*" if row.can_go_on() => words.get("library-unfinished"),
        "*" => "–".to_owned(),
        result => result.replace('-', "–"),
    }
}

/// A day as far as it is known: `2026-11-21`, `1930`.
pub fn day(date: &str) -> String {
    let known: Vec<_> = date
        .split('.')
        .take_while(|part| !part.contains('?'))
        .collect();
    known.join("-")
}

/// The way to other pages of the list.
#[component]
fn Pages(shelf: Shelf) -> impl IntoView {
    let words = shelf.desk.words;
    let place = Memo::new(move |_| {
        shelf.shown.with(|shown| {
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
    let turn = move |page: Option<u32>| shelf.turn_to(page, Choice::First);
    view! {
        <Show when=move || many.get()>
            <nav class="library-pages" aria-label=words.say("library-pages")>
                <IconButton sign=Sign::First name="library-first" action="page-first" off=at_start on_press=move || turn(Some(0))/>
                <IconButton
                    sign=Sign::Previous
                    name="library-previous"
                    action="page-previous"
                    off=at_start
                    on_press=move || turn(shelf.page_asked().checked_sub(1))
                />
                <span data-range>{told}</span>
                <IconButton sign=Sign::Next name="library-next" action="page-next" off=at_end on_press=move || turn(Some(shelf.page_asked() + 1))/>
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

/// A key was pressed in the list.
fn pressed(shelf: Shelf, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let Some((page, count)) = shelf.shown.with_untracked(|shown| {
        let shown = shown.as_ref()?;
        Some((shown.from / PAGE, shown.page.rows.len() as isize))
    }) else {
        return;
    };
    let chosen = shelf.chosen.get_untracked();
    let step = |by: isize| match chosen.map_or(0, |chosen| chosen as isize + by) {
        beyond if beyond >= count && by == 1 => shelf.turn_to(Some(page + 1), Choice::First),
        before if before < 0 && by == -1 => shelf.turn_to(page.checked_sub(1), Choice::Last),
        place => shelf
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
        "Enter" => shelf.open_chosen(),
        "Delete" => {
            if let Some(row) = untrack(|| shelf.row()) {
                shelf.delete(Which::Keys(vec![row.key]));
            }
        }
        _ => return,
    }
    event.prevent_default();
}

#[cfg(test)]
mod tests {
    use super::day;

    #[test]
    fn days_are_told_as_far_as_they_are_known() {
        for (date, told) in [
            ("2026.11.21", "2026-11-21"),
            ("1930.05.??", "1930-05"),
            ("1930.??.??", "1930"),
            ("????.??.??", ""),
            ("", ""),
        ] {
            assert_eq!(day(date), told);
        }
    }
}
