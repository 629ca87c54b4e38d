//! The library: the games kept in this browser, listed, found, opened, brought in and taken out.

mod card;
mod list;
mod search;
mod shelf;
mod strip;

use crate::Desk;
use crate::screen::Screen;
use card::Card;
use leptos::ev::DragEvent;
use leptos::html::{Dialog, Input};
use leptos::prelude::*;
use list::List;
use protocol::library::{Query, Which};
use search::Search;
use shelf::Shelf;
use strip::Strip;
use ui::door::{self, Sheet as _};
use ui::icon::{Icon, Sign};
use ui::librarian;

/// The library, a dialog by itself.
pub fn library(desk: Desk<door::Library>, dialog: NodeRef<Dialog>) -> AnyView {
    let shelf = Shelf::open(desk);
    let words = desk.words;
    let tools = view! {
        <FileButton shelf/>
        <button
            type="button"
            class="library-tool"
            data-action="export-all"
            aria-disabled=move || (shelf.is_empty() || shelf.is_busy()).to_string()
            on:click=move |_| shelf.export(Which::Found(Query::default()))
        >
            <Icon sign=Sign::Page/>
            <span>{words.say("library-export-all")}</span>
        </button>
    }
    .into_any();
    let trouble = move || {
        let failure = shelf.trouble.get();
        let told = failure.map(|failure| librarian::told(&failure, &words.now()));
        told.map(|told| view! { <p class="library-trouble" role="alert">{told}</p> })
    };
    let (known, empty) = (
        Memo::new(move |_| shelf.shown.with(Option::is_some)),
        Memo::new(move |_| shelf.is_empty()),
    );
    let fills = Memo::new(move |_| shelf.job.get().is_some_and(|job| job.comes_in));
    let games = move || {
        view! {
            <Search shelf/>
            <div class="library-shelf">
                <List shelf/>
                <Card shelf/>
            </div>
        }
    };
    let nothing = move || {
        view! {
            <div class="library-empty" data-empty>
                <Icon sign=Sign::Book/>
                <h3>{words.say("library-empty")}</h3>
                <p>{words.say("library-empty-how")}</p>
            </div>
        }
    };
    let dropped = move |event: DragEvent| {
        event.prevent_default();
        let files = event.data_transfer().and_then(|transfer| transfer.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            shelf.import(&file);
        }
    };
    let content = view! {
        <div class="library" on:dragover=move |event| event.prevent_default() on:drop=dropped>
            {trouble}
            <Strip shelf/>
            {move || match (known.get(), empty.get()) {
                (false, _) => ().into_any(),
                (true, true) if fills.get() => ().into_any(),
                (true, true) => nothing().into_any(),
                (true, false) => games().into_any(),
            }}
        </div>
    }
    .into_any();
    view! { <Screen name=door::Library::NAME dialog page=desk.page tools content/> }.into_any()
}

/// Where a file is chosen.
#[component]
fn FileButton(shelf: Shelf) -> impl IntoView {
    let words = shelf.desk.words;
    let field = NodeRef::<Input>::new();
    let chosen = move |_| {
        let Some(field) = field.get_untracked() else {
            return;
        };
        if let Some(file) = field.files().and_then(|files| files.get(0)) {
            shelf.import(&file);
        }
        // The same file can be chosen again after it has been mended.
        field.set_value("");
    };
    view! {
        <label class="library-tool" data-action="import">
            <Icon sign=Sign::Plus/>
            <span>{words.say("library-import")}</span>
            <input
                node_ref=field
                class="hidden-visually"
                type="file"
                name="pgn"
                accept=".pgn,.txt,application/x-chess-pgn,text/plain"
                disabled=move || shelf.is_busy()
                on:change=chosen
            />
        </label>
    }
}
