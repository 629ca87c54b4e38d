//! Wall chart: the players by their numbers, and in each round the opponent, the colour, the result and the points so far. Rounds to
//! come are left blank, for a pen.

use super::desk::Desk;
use super::round_cell::round_cell;
use super::tie_break_words::hundredths;
use club_night::State;
use i18n::args;
use leptos::prelude::*;

/// The chart as it is shown and printed.
pub fn chart(desk: Desk) -> AnyView {
    let words = desk.words;
    let content = move || {
        desk.night.with(|night| {
            let state = night.state();
            let paired = state.rounds().len();
            let planned = state.tournament().planned_rounds().unwrap_or_default();
            let rounds = paired.max(planned);
            let heads = (1..=rounds).map(|round| {
                let label = words.now().with("night-round", &args!["round" => round as u32]);
                view! { <th scope="col" class="night-cell" aria-label=label>{round}</th> }
            });
            let rows = (0..state.tournament().players.len())
                .map(|player| line(desk, state, player, rounds));
            view! {
                <table class="night-table night-chart" data-dense=(rounds > 9).then_some("")>
                    <thead>
                        <tr>
                            <th scope="col" class="night-value">"#"</th>
                            <th scope="col">{words.now().get("player-name")}</th>
                            <th scope="col" class="night-value">{words.now().get("night-rating")}</th>
                            {heads.collect_view()}
                        </tr>
                    </thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            }
        })
    };
    view! { {content} }.into_any()
}

fn line(desk: Desk, state: &State, player: usize, rounds: usize) -> AnyView {
    let tournament = state.tournament();
    let it = &tournament.players[player];
    let rating = (it.rating > 0).then_some(it.rating);
    let cells = state.cells(player);
    let blank = rounds - cells.len();
    let cells = (1..).zip(cells).map(|(round, cell)| {
        let sum = hundredths(i64::from(tournament.score(player, round).0) * 10);
        round_cell(desk, cell, cell.opponent.map(|it| it + 1), Some(sum))
    });
    let blank = (0..blank).map(|_| view! { <td class="night-cell"></td> });
    view! {
        <tr data-withdrawn=it.withdrawn.then_some("")>
            <td class="night-value">{player + 1}</td>
            <th scope="row">{it.name.clone()}</th>
            <td class="night-value">{rating}</td>
            {cells.collect_view()}
            {blank.collect_view()}
        </tr>
    }
    .into_any()
}
