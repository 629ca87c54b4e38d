//! Wall: the boards of the round and the table, large, for a second window. It follows what the organiser does in the first one.

use super::desk::Desk;
use super::standings;
use i18n::args;
use leptos::prelude::*;

pub fn view(desk: Desk) -> AnyView {
    let words = desk.words;
    let round = Memo::new(move |_| desk.night.with(|night| night.state().rounds().len()));
    let title = move || {
        words
            .now()
            .with("night-round", &args!["round" => round.get() as u32])
    };
    view! {
        <div class="night-wall">
            <section>
                <h2>{title}</h2>
                {pairings(desk)}
            </section>
            <section class="night-scroll" tabindex="0" aria-label=words.say("night-table")>{standings::table(desk)}</section>
        </div>
    }
    .into_any()
}

/// The boards of the last round with their results.
pub fn pairings(desk: Desk) -> AnyView {
    let words = desk.words;
    let rows = move || {
        desk.night.with(|night| {
            let state = night.state();
            let round = state.rounds().len();
            let boards = state.rounds().last().map_or(&[][..], |round| &round.boards);
            let name = |player: usize| state.tournament().players[player].name.clone();
            let rows = boards.iter().enumerate().map(|(at, board)| {
                let result = match board.black {
                    Some(_) => state
                        .result(round, at + 1)
                        .map_or("", club_night::BoardResult::signs),
                    None => "1",
                };
                let black = board
                    .black
                    .map_or_else(|| words.now().get("night-bye"), name);
                view! {
                    <tr data-board=at + 1>
                        <td class="night-value">{at + 1}</td>
                        <th scope="row">{name(board.white)}</th>
                        <td class="night-cell" data-result>{result}</td>
                        <td>{black}</td>
                    </tr>
                }
            });
            rows.collect_view()
        })
    };
    view! {
        <table class="night-table night-pairings">
            <thead>
                <tr>
                    <th scope="col" class="night-value">"#"</th>
                    <th scope="col">{words.say("white")}</th>
                    <th scope="col" class="night-cell">{words.say("night-result")}</th>
                    <th scope="col">{words.say("black")}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}
