//! Printed sheets: pairings, a card for each board, slips for results, the table, the wall chart. They lie hidden at the end of the page, the
//! one that was chosen alone.

use super::desk::{Desk, Sheet};
use super::{chart, standings, wall, words};
use club_night::BoardAddress;
use i18n::args;
use leptos::prelude::*;

/// Chooses a sheet and opens the browser's dialog, once the sheet stands.
pub fn print(desk: Desk, sheet: Sheet) {
    desk.sheet.set(sheet);
    // A page that cannot be printed can still be read.
    request_animation_frame(|| drop(window().print()));
}

pub fn sheets(desk: Desk) -> AnyView {
    let words = desk.words;
    let title = move || desk.night.with(|night| words::heading(&words.now(), night));
    let legend = move |name| view! { <p class="night-legend">{words.say(name)}</p> };
    let content = move || match desk.sheet.get() {
        Sheet::Pairings => view! { {round_title(desk)} {wall::pairings(desk)} }.into_any(),
        Sheet::Table => view! { {standings::table(desk)} {legend("night-legend")} }.into_any(),
        Sheet::Chart => view! {
            {chart::chart(desk)}
            {legend("night-legend")}
            {legend("night-chart-legend")}
        }
        .into_any(),
        Sheet::Cards => view! { <div class="night-cards">{boards(desk, false)}</div> }.into_any(),
        Sheet::Slips => view! { <div class="night-cards">{boards(desk, true)}</div> }.into_any(),
    };
    let name = move || match desk.sheet.get() {
        Sheet::Pairings => "pairings",
        Sheet::Table => "table",
        Sheet::Chart => "chart",
        Sheet::Cards => "cards",
        Sheet::Slips => "slips",
    };
    view! {
        <div class="night-print" data-sheet=name>
            <h1>{title}</h1>
            {content}
        </div>
    }
    .into_any()
}

fn round_title(desk: Desk) -> AnyView {
    let words = desk.words;
    let title = move || {
        let round = desk.night.with(|night| night.state().rounds().len());
        words
            .now()
            .with("night-round", &args!["round" => round as u32])
    };
    view! { <h2>{title}</h2> }.into_any()
}

/// A card of each board: its number, players and address; a slip has boxes for the result and room for two names as well.
fn boards(desk: Desk, is_slip: bool) -> AnyView {
    let words = desk.words;
    let cards = move || {
        desk.night.with(|night| {
            let state = night.state();
            let round = state.rounds().len();
            let boards = state.rounds().last().map_or(&[][..], |round| &round.boards);
            let name = |player: usize| state.tournament().players[player].name.clone();
            let cards = boards.iter().enumerate().filter_map(|(at, board)| {
                let lexicon = words.now();
                let black = name(board.black?);
                let title = lexicon.with(
                    "night-board",
                    &args!["round" => round as u32, "board" => at as u32 + 1],
                );
                let address = BoardAddress::new(night.id(), round, at + 1).map(|it| it.to_string());
                let slip = is_slip.then(|| {
                    view! {
                        <p class="night-boxes"><span>"1–0"</span> <span>"½–½"</span> <span>"0–1"</span></p>
                        <p class="night-sign">{lexicon.get("night-signed")} <span></span> <span></span></p>
                    }
                });
                Some(view! {
                    <article class="night-card">
                        <h2>{title}</h2>
                        <p class="night-side">"○ "<b>{name(board.white)}</b></p>
                        <p class="night-side">"● "<b>{black}</b></p>
                        {slip}
                        <p><code>{address}</code></p>
                    </article>
                })
            });
            cards.collect_view()
        })
    };
    view! { {cards} }.into_any()
}
