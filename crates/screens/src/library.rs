//! Library screen: list, search, import and export of the games saved in this browser.

mod address;
mod card;
mod filters;
mod list;
mod names;
mod preview;
mod progress;
mod rename;
mod row;
mod rows;
mod search;
mod state;

use crate::WiredContext;
use crate::registry::Screen;
use crate::route::href;
use crate::subject::Subject;
use card::Card;
use chess::Position;
use leptos::ev::DragEvent;
use leptos::prelude::*;
use list::List;
use platform::library_client;
use progress::{LibraryToast, Progression};
use protocol::library::{Query, Which};
use search::Search;
use state::{Done, LibraryState};
use widgets::empty_state::EmptyState;
use widgets::file_button::FileButton;
use widgets::icon::{Icon, Sign};
use widgets::keeps_nothing::KeepsNothing;
use widgets::page_frame::PageFrame;

/// Input of the library's screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryInput {
    /// True if a game is in play that would have to make room for another.
    pub in_play: bool,
    /// Query of its address.
    pub query: String,
}

/// Commands of the library's screen.
#[derive(Debug, PartialEq, Eq)]
pub enum LibraryCommand {
    /// To open this game, as it is saved, to play on.
    Open(String),
    /// To give what is shown this query as its address.
    Shows(String),
    /// To study this.
    Study(Subject),
    /// To offer a new game from this position.
    OfferGame(Position),
}

/// The library or its bin, a page each.
pub fn library(context: WiredContext<LibraryInput, LibraryCommand>) -> AnyView {
    let state = LibraryState::open(context);
    let words = context.words;
    let tools = if state.is_bin {
        ().into_any()
    } else {
        tools(state)
    };
    let trouble = move || {
        let failure = state.trouble.get();
        let told = failure.map(|failure| library_client::failure_text(&failure, &words.now()));
        told.map(|told| view! { <p class="library-trouble" role="alert">{told}</p> })
    };
    let (known, empty) = (
        Memo::new(move |_| state.shown.with(Option::is_some)),
        Memo::new(move |_| state.is_empty()),
    );
    // Games are coming in, or have come and are not listed yet.
    let fills = Memo::new(move |_| {
        let come =
            |done: &Option<Done>| matches!(done, Some(Done::Imported(done)) if done.taken > 0);
        state.job.get().is_some_and(|job| job.comes_in) || state.done.with(come)
    });
    let games = move || {
        view! {
            <Search state/>
            <div class="library-layout">
                <List state/>
                <Card state/>
            </div>
        }
    };
    let dropped = move |event: DragEvent| {
        event.prevent_default();
        let files = event.data_transfer().and_then(|transfer| transfer.files());
        if let Some(file) = files.and_then(|files| files.get(0))
            && !state.is_bin
        {
            state.import(&file);
        }
    };
    let content = view! {
        <div class="library" on:dragover=move |event| event.prevent_default() on:drop=dropped>
            {trouble}
            <KeepsNothing words/>
            <Progression state/>
            {move || match (known.get(), empty.get()) {
                (false, _) => ().into_any(),
                (true, true) if fills.get() => ().into_any(),
                (true, true) => view! {
                    <EmptyState sign=Sign::Book title="library-empty" text="library-empty-how"/>
                }
                .into_any(),
                (true, false) => games().into_any(),
            }}
            <LibraryToast state/>
        </div>
    }
    .into_any();
    view! { <PageFrame frame=context.frame tools content/> }.into_any()
}

/// Tools of the library: import, export, and the way to the laboratory.
fn tools(state: LibraryState) -> AnyView {
    let words = state.context.words;
    view! {
        <FileButton
            label="library-import"
            action="import"
            name="pgn"
            accept=".pgn,.txt,application/x-chess-pgn,text/plain"
            icon=Sign::Plus
            disabled=Signal::derive(move || state.is_busy())
            on_file=move |file| state.import(&file)
        />
        <button
            type="button"
            class="file-button"
            data-action="export-all"
            aria-disabled=move || (state.is_empty() || state.is_busy()).to_string()
            on:click=move |_| state.export(Which::Found(Query::default()))
        >
            <Icon sign=Sign::Page/>
            <span>{words.say("library-export-all")}</span>
        </button>
        <a class="file-button" href=href(Screen::Lab, "") data-action="lab">
            <Icon sign=Sign::Graph/>
            <span>{words.say("lab")}</span>
        </a>
    }
    .into_any()
}
