//! Card of the selected game: details, diagram, and actions.

use super::names::kind_message;
use super::preview::Preview;
use super::rename::Rename;
use super::row::{is_called_by_event, played_on, result, title};
use super::state::{LibraryState, Shown};
use crate::openings_file::opening_of_game;
use i18n::{Lexicon, args};
use leptos::ev::KeyboardEvent;
use leptos::html::Button;
use leptos::prelude::*;
use protocol::library::{DAYS_IN_BIN, Query, Row, Which};
use widgets::focus::when_there;

/// Details of the chosen game.
#[component]
pub fn Card(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    let row = Memo::new(move |_| state.row());
    let renamed = RwSignal::new(None::<String>);
    let in_play = move || state.context.input.with(|input| input.in_play);
    let card = move |row: Row| {
        let lexicon = words.now();
        let event = if is_called_by_event(&row) {
            String::new()
        } else {
            row.event.clone()
        };
        let moves = lexicon.with("library-moves", &args!["count" => row.plies.div_ceil(2)]);
        let event = (!event.is_empty()).then(|| format!("{event} · "));
        let day = played_on(&row, &lexicon).map(|day| (day, " · "));
        let facts = [moves, lexicon.get(kind_message(row.kind))].join(" · ");
        let goes_on = row.can_go_on() && row.deleted.is_none();
        let until = row.deleted.map(|at| days_left(&lexicon, at));
        let preview = Preview::new(state, &row);
        view! {
            <h2 class="library-title">{title(&lexicon, &row)}</h2>
            <p class="library-result">{result(&lexicon, &row)}</p>
            {preview.view()}
            {deeds(state, &row, preview, renamed)}
            <p class="library-known">{event} {day} {facts}</p>
            <p class="library-opening">{state.families.with(|families| opening_of_game(&row.opening, families))}</p>
            <p class="library-moves">{row.moves.clone()}</p>
            {until.map(|until| view! { <p class="library-known" data-until>{until}</p> })}
            {(goes_on && in_play()).then(|| view! { <p class="library-known">{words.say("open-puts-aside")}</p> })}
        }
    };
    view! {
        <section class="library-card" data-card aria-label=words.say("library-game")>
            {move || match row.get() {
                Some(row) => card(row).into_any(),
                None => view! { <p class="library-known">{words.say("library-choose")}</p> }.into_any(),
            }}
            <FoundGames state/>
        </section>
    }
}

/// Actions on the chosen game.
fn deeds(
    state: LibraryState,
    row: &Row,
    preview: Preview,
    renamed: RwSignal<Option<String>>,
) -> AnyView {
    let words = state.context.words;
    let which = Which::Keys(vec![row.key.clone()]);
    if row.deleted.is_some() {
        return view! {
            <div class="library-deeds">
                <button type="button" class="primary" data-action="restore" on:click=move |_| state.restore(which.clone())>
                    {words.say("library-restore")}
                </button>
            </div>
        }
        .into_any();
    }
    let (export, delete) = (which.clone(), which);
    let goes_on = row.can_go_on();
    let (key, row) = (row.key.clone(), row.clone());
    let (is_renamed, to_rename) = (key.clone(), key);
    let is_renamed = Memo::new(move |_| renamed.with(|key| key.as_ref() == Some(&is_renamed)));
    // The terms of a game that goes on are those of the game itself.
    let rename = (!goes_on).then(|| view! {
        <button
            type="button"
            data-action="rename"
            aria-expanded=move || is_renamed.get().to_string()
            on:click=move |_| renamed.set((!is_renamed.get_untracked()).then(|| to_rename.clone()))
        >
            {words.say("library-rename")}
        </button>
    });
    view! {
        <div class="library-deeds">
            <button type="button" class="primary" data-action="open" on:click=move |_| state.open_chosen()>
                {words.say(if goes_on { "library-continue" } else { "library-replay" })}
            </button>
            <button type="button" data-action="play-from-here" on:click=move |_| preview.play_from_here()>
                {words.say("play-from-here")}
            </button>
            <button type="button" data-action="share" on:click=move |_| preview.share()>
                {words.say("share")}
            </button>
            <button type="button" data-action="export" on:click=move |_| state.export(export.clone())>
                {words.say("library-export")}
            </button>
            {rename}
            <button type="button" data-action="delete" on:click=move |_| state.delete(delete.clone())>
                {words.say("delete")}
            </button>
        </div>
        {preview.shared_view()}
        {move || is_renamed.get().then(|| view! { <Rename state row=row.clone() on_end=move || renamed.set(None)/> })}
    }
    .into_any()
}

/// The days that a game deleted at this time stays in the bin, in words.
fn days_left(words: &Lexicon, deleted: u64) -> String {
    let gone = (js_sys::Date::now() as u64).saturating_sub(deleted) / 86_400_000;
    let left = u64::from(DAYS_IN_BIN).saturating_sub(gone).max(1);
    words.with("library-days-left", &args!["count" => left])
}

/// Actions on all games that are listed: of the list while it is searched, of the bin always.
#[component]
fn FoundGames(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    // What is deleted is asked about first, as long as the same games are listed.
    let asked = RwSignal::new(false);
    let found = Memo::new(move |_| {
        state.shown.with(|shown| {
            let Shown { query, page, .. } = shown.as_ref()?;
            let some = page.found > 0 && (query.bin || page.found < page.all);
            some.then(|| (page.found, query.clone()))
        })
    });
    Effect::new(move |_| {
        found.track();
        asked.set(false);
    });
    let said = move |name: &str, count: u32| {
        words
            .now()
            .with(name, &args!["count" => count, "days" => DAYS_IN_BIN])
    };
    let button = move |action: &'static str, label: String, act: Box<dyn Fn()>| {
        view! { <button type="button" data-action=action on:click=move |_| act()>{label}</button> }
    };
    let question = move |count: u32, query: Query| {
        let bin = query.bin;
        let (name, sure) = if bin {
            ("library-erase-sure", "library-empty-bin")
        } else {
            ("library-delete-sure", "delete")
        };
        let which = Which::Found(query);
        let act = move |_| {
            asked.set(false);
            if bin {
                state.erase(which.clone());
            } else {
                state.delete(which.clone());
            }
        };
        let cancel = NodeRef::<Button>::new();
        when_there(cancel);
        view! {
            <div class="library-deeds" role="group" data-question>
                <p role="alert">{said(name, count)}</p>
                <button type="button" class="danger" data-action="confirm" on:click=act>{words.say(sure)}</button>
                <button node_ref=cancel type="button" data-action="cancel" on:click=move |_| asked.set(false)>
                    {words.say("cancel")}
                </button>
            </div>
        }
        .into_any()
    };
    let offer = move |count: u32, query: Query| {
        let bin = query.bin;
        let which = Which::Found(query);
        let first = if bin {
            let label = said("library-restore-found", count);
            button(
                "restore-found",
                label,
                Box::new(move || state.restore(which.clone())),
            )
        } else {
            let label = said("library-export-found", count);
            button(
                "export-found",
                label,
                Box::new(move || state.export(which.clone())),
            )
        };
        let (action, label) = if bin {
            ("empty-bin", words.now().get("library-empty-bin"))
        } else {
            ("delete-found", said("library-delete-found", count))
        };
        view! {
            <div class="library-deeds">
                {first}
                {button(action, label, Box::new(move || asked.set(true)))}
            </div>
        }
        .into_any()
    };
    // Escape answers the question; the screen stays.
    let escape = move |event: KeyboardEvent| {
        if event.key() == "Escape" && asked.get_untracked() {
            event.prevent_default();
            asked.set(false);
        }
    };
    view! {
        <div on:keydown=escape>
            {move || found.get().map(|(count, query)| {
                if asked.get() { question(count, query) } else { offer(count, query) }
            })}
        </div>
    }
}
