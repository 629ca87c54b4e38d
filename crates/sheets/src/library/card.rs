//! The game that is chosen: what is known of it, how it ended, and what can be done with it.

use super::list::{day, is_called_by_event, result, title};
use super::search::kind_name;
use super::shelf::{Shelf, Shown};
use chess::{Setup, Square};
use leptos::prelude::*;
use protocol::library::{Row, Which};
use ui::names::{color_name, role_name};
use ui::words::args;

/// What is known of the chosen game.
#[component]
pub fn Card(shelf: Shelf) -> impl IntoView {
    let words = shelf.desk.words;
    let row = Memo::new(move |_| shelf.row());
    let in_play = move || shelf.desk.input.with(|input| input.in_play);
    let card = move |row: Row| {
        let lexicon = words.now();
        let event = if is_called_by_event(&row) {
            String::new()
        } else {
            row.event.clone()
        };
        let moves = lexicon.with("library-moves", &args!["count" => row.plies.div_ceil(2)]);
        let facts = [
            event,
            day(&row.date),
            moves,
            lexicon.get(kind_name(row.kind)),
        ];
        let facts: Vec<_> = facts.into_iter().filter(|fact| !fact.is_empty()).collect();
        let goes_on = row.can_go_on();
        let key = row.key.clone();
        let export = key.clone();
        view! {
            <h3 class="library-title">{title(&lexicon, &row)}</h3>
            <p class="library-result">{result(&lexicon, &row)}</p>
            {diagram(&row.men)}
            <p class="library-known">{facts.join(" · ")}</p>
            <p class="library-opening">{row.opening.clone()}</p>
            <p class="library-moves">{row.moves.clone()}</p>
            {(goes_on && in_play()).then(|| view! { <p class="library-known">{words.say("open-puts-aside")}</p> })}
            <div class="library-deeds">
                <button type="button" class="primary" data-action="open" on:click=move |_| shelf.open_chosen()>
                    {words.say(if goes_on { "library-continue" } else { "library-replay" })}
                </button>
                <button
                    type="button"
                    data-action="export"
                    on:click=move |_| shelf.export(Which::Keys(vec![export.clone()]))
                >
                    {words.say("library-export")}
                </button>
                <button
                    type="button"
                    data-action="delete"
                    on:click=move |_| shelf.delete(Which::Keys(vec![key.clone()]))
                >
                    {words.say("delete")}
                </button>
            </div>
        }
    };
    view! {
        <section class="library-card" data-card aria-label=words.say("library-game")>
            {move || match row.get() {
                Some(row) => card(row).into_any(),
                None => view! { <p class="library-known">{words.say("library-choose")}</p> }.into_any(),
            }}
            <Found shelf/>
        </section>
    }
}

/// What can be done with all games that are listed.
#[component]
fn Found(shelf: Shelf) -> impl IntoView {
    let words = shelf.desk.words;
    let some = move || {
        shelf.shown.with(|shown| {
            let Shown { query, page, .. } = shown.as_ref()?;
            let some = page.found > 0 && page.found < page.all;
            some.then(|| (page.found, query.clone()))
        })
    };
    move || {
        some().map(|(count, query)| {
            let found = Which::Found(query);
            let others = found.clone();
            let counted = args!["count" => count];
            let (export, delete) = {
                let words = words.now();
                (
                    words.with("library-export-found", &counted),
                    words.with("library-delete-found", &counted),
                )
            };
            view! {
                <div class="library-deeds">
                    <button
                        type="button"
                        data-action="export-found"
                        on:click=move |_| shelf.export(others.clone())
                    >
                        {export}
                    </button>
                    <button
                        type="button"
                        data-action="delete-found"
                        on:click=move |_| shelf.delete(found.clone())
                    >
                        {delete}
                    </button>
                </div>
            }
        })
    }
}

/// A board with the men of a position, given as FEN's first field.
fn diagram(men: &str) -> impl IntoView + use<> {
    let setup = format!("{men} w - - 0 1").parse::<Setup>();
    let placed = |square| Some((square, setup.as_ref().ok()?.piece_at(square)?));
    let men = Square::all().filter_map(placed).map(|(square, piece)| {
        view! {
            <i
                class="piece"
                data-square=square.to_string()
                data-color=color_name(piece.color)
                data-role=role_name(piece.role)
            ></i>
        }
    });
    view! {
        <div class="library-diagram" aria-hidden="true">
            <div class="board" data-orientation="white">
                <div class="pieces">{men.collect_view()}</div>
            </div>
        </div>
    }
}
