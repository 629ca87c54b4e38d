//! List of chapters: one is shown by a press, moved by dragging, by buttons or with Alt and an arrow key, named and removed.

use super::chapters::{Chapters, NAME, tree_from};
use super::study::Study;
use chess::Position;
use i18n::args;
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::html::{Input, Ol};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlOListElement};
use widgets::icon::{Icon, IconButton, Sign};

/// Width of a window in which there is room for the list beside the board, in CSS pixels.
const WIDE: f64 = 861.0;

/// The list, where the study has several chapters.
#[component]
pub fn ChapterList(
    /// The study.
    study: Study,
) -> impl IntoView {
    let several = Memo::new(move |_| !study.chapters.with(Chapters::is_single));
    view! {
        <Show when=move || several.get()>
            <List study/>
        </Show>
    }
}

#[component]
fn List(study: Study) -> impl IntoView {
    let words = study.words;
    let titles = Memo::new(move |_| study.chapter_titles(&words.now()));
    let shown = Memo::new(move |_| study.chapters.with(Chapters::shown));
    let list = NodeRef::<Ol>::new();
    let name = NodeRef::<Input>::new();
    // A row that is dragged, and the place where it would be put.
    let dragged = RwSignal::new(None::<(usize, usize)>);
    let tell = move |place: usize| {
        let told = titles.with_untracked(|titles| {
            let title = titles.get(place)?.as_str();
            let args = args!["number" => place + 1, "count" => titles.len(), "title" => title];
            Some(words.once().with("chapter-of", &args))
        });
        study.controller.say(told.unwrap_or_default());
    };
    let open = move |place: usize| {
        study.open_chapter(place);
        tell(place);
    };
    // The row is made anew; the focus goes with it.
    let relocate = move |from: usize, to: Option<usize>| {
        let count = titles.with_untracked(Vec::len);
        if let Some(to) = to.filter(|&to| to < count && to != from) {
            study.move_chapter(from, to);
            tell(to);
            focus_on_row(list, to);
        }
    };
    let remove = move |place: usize| {
        study.remove_chapter(place);
        focus_on_row(list, shown.get_untracked());
    };
    let pressed = move |event: KeyboardEvent| {
        let Some(place) = row_of(&event) else { return };
        let last = titles.with_untracked(Vec::len) - 1;
        match (event.key().as_str(), event.alt_key()) {
            ("ArrowUp", true) => relocate(place, place.checked_sub(1)),
            ("ArrowDown", true) => relocate(place, Some(place + 1)),
            ("ArrowUp", false) => focus_on_row(list, place.saturating_sub(1)),
            ("ArrowDown", false) => focus_on_row(list, (place + 1).min(last)),
            ("Home", false) => focus_on_row(list, 0),
            ("End", false) => focus_on_row(list, last),
            ("Delete" | "Backspace", false) => remove(place),
            ("F2", false) => {
                open(place);
                if let Some(field) = name.get_untracked() {
                    let _ = field.focus();
                    field.select();
                }
            }
            _ => return,
        }
        event.prevent_default();
    };
    let row = move |(place, title): (usize, String)| {
        let carry = move |event: PointerEvent| {
            let there = list.get_untracked().and_then(|list| row_at(&list, &event));
            dragged.update(|dragged| {
                if let (Some((_, to)), Some(there)) = (dragged.as_mut(), there) {
                    *to = there;
                }
            });
        };
        let drop = move |_| {
            if let Some((from, to)) = dragged.get_untracked() {
                dragged.set(None);
                relocate(from, Some(to));
            }
        };
        let mark = move || {
            let (from, to) = dragged.get()?;
            match place {
                _ if place == from => Some("from"),
                _ if place == to && to < from => Some("before"),
                _ if place == to => Some("after"),
                _ => None,
            }
        };
        view! {
            <li data-drop=mark>
                <span
                    class="chapter-handle"
                    aria-hidden="true"
                    on:pointerdown=move |event| {
                        hold(&event);
                        dragged.set(Some((place, place)));
                    }
                    on:pointermove=carry
                    on:pointerup=drop
                    on:pointercancel=move |_| dragged.set(None)
                >
                    "⠿"
                </span>
                <button
                    type="button"
                    class="chapter"
                    data-chapter=place.to_string()
                    tabindex=move || if shown.get() == place { "0" } else { "-1" }
                    aria-current=move || (shown.get() == place).then_some("true")
                    on:click=move |_| open(place)
                >
                    <span class="chapter-number">{format!("{}.", place + 1)}</span>
                    {title}
                </button>
            </li>
        }
    };
    let rows = move || titles.get().into_iter().enumerate().map(row).collect_view();
    let head = move || {
        let place = shown.get();
        titles.with(|titles| {
            let title = titles.get(place).map_or("", String::as_str);
            let args = args!["number" => place + 1, "count" => titles.len(), "title" => title];
            words.now().with("chapter-of", &args)
        })
    };
    let own_name = move || {
        study
            .tree
            .with(|tree| tree.tags.get(NAME).unwrap_or_default().to_owned())
    };
    let usual_name = move || titles.with(|titles| titles.get(shown.get()).cloned());
    let is_first = Memo::new(move |_| shown.get() == 0);
    let is_last = Memo::new(move |_| shown.get() + 1 == titles.with(Vec::len));
    let up = move || {
        let place = shown.get_untracked();
        relocate(place, place.checked_sub(1));
    };
    let down = move || {
        let place = shown.get_untracked();
        relocate(place, Some(place + 1));
    };
    let add = move || {
        study.add_chapter(tree_from(Position::default()));
        tell(shown.get_untracked());
    };
    let wide = window()
        .inner_width()
        .is_ok_and(|width| width.as_f64().is_some_and(|width| width >= WIDE));
    view! {
        <details class="chapters" open=wide>
            <summary>{head}</summary>
            <ol node_ref=list class="chapter-list" data-keys aria-label=words.say("chapters") on:keydown=pressed>
                {rows}
            </ol>
            <div class="chapter-tools">
                <input
                    node_ref=name
                    type="text"
                    name="chapter-name"
                    autocomplete="off"
                    aria-label=words.say("chapter-name")
                    placeholder=usual_name
                    prop:value=own_name
                    on:change:target=move |event| study.name_chapter(&event.target().value())
                />
                <IconButton sign=Sign::Up name="chapter-up" action="chapter-up" off=is_first on_press=up/>
                <button
                    type="button"
                    class="icon-button chapter-down"
                    data-action="chapter-down"
                    aria-label=words.say("chapter-down")
                    title=words.say("chapter-down")
                    aria-disabled=move || is_last.get().to_string()
                    on:click=move |_| down()
                >
                    <Icon sign=Sign::Up/>
                </button>
                <IconButton sign=Sign::Bin name="chapter-remove" action="chapter-remove" on_press=move || remove(shown.get_untracked())/>
                <IconButton sign=Sign::Plus name="chapter-add" action="chapter-add" on_press=add/>
            </div>
        </details>
    }
}

/// Index of the row in which a key was pressed.
fn row_of(event: &KeyboardEvent) -> Option<usize> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let row = target.closest("[data-chapter]").ok()??;
    row.get_attribute("data-chapter")?.parse().ok()
}

/// Focuses a row, once it is there.
fn focus_on_row(list: NodeRef<Ol>, place: usize) {
    request_animation_frame(move || {
        let list = list.try_get_untracked().flatten();
        let row = list.and_then(|list| {
            let selector = format!("[data-chapter='{place}']");
            list.query_selector(&selector).ok()?
        });
        if let Some(row) = row {
            // A button can have the focus.
            let _ = row.unchecked_into::<HtmlElement>().focus();
        }
    });
}

/// The pointer stays with the handle wherever it goes.
fn hold(event: &PointerEvent) {
    let handle = event.current_target();
    if let Some(handle) = handle.and_then(|handle| handle.dyn_into::<Element>().ok()) {
        // Without it the row stays where the pointer leaves the handle.
        let _ = handle.set_pointer_capture(event.pointer_id());
    }
}

/// Index of the row at the height of a pointer; of the first or last beyond them.
fn row_at(list: &HtmlOListElement, event: &PointerEvent) -> Option<usize> {
    let rows = list.children();
    let above = |place: &u32| {
        let row = rows.item(*place);
        row.is_some_and(|row| {
            row.get_bounding_client_rect().bottom() <= f64::from(event.client_y())
        })
    };
    let last = rows.length().checked_sub(1)?;
    let place = (0..rows.length()).take_while(above).count();
    Some(place.min(last as usize))
}
