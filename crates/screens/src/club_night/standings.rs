//! Table: the standings with tie-breaks, and each player's rounds as a cross table has them; or the wall chart in its place.

use super::chart::chart;
use super::desk::Desk;
use super::round_cell::{color, round_cell, spoken};
use super::tie_break_words::hundredths;
use super::tie_breaks;
use club_night::{Cell, State};
use i18n::args;
use leptos::prelude::*;
use tournament::format::Format;
use tournament::standings::Standings;
use tournament::tie_break::Kind;

pub fn view(desk: Desk) -> AnyView {
    let words = desk.words;
    let order = move || {
        desk.night
            .with(|night| tie_breaks::order(&words.now(), night.state()))
    };
    let is_chart = RwSignal::new(false);
    let option = move |chart: bool, name: &'static str| {
        view! {
            <label>
                <input
                    type="radio"
                    name="night-table"
                    value=name
                    prop:checked=move || is_chart.get() == chart
                    on:change=move |_| is_chart.set(chart)
                />
                <span>{words.say(name)}</span>
            </label>
        }
    };
    let name = move || {
        if is_chart.get() {
            "night-chart"
        } else {
            "night-table"
        }
    };
    let shown = move || {
        if is_chart.get() {
            chart(desk)
        } else {
            table(desk)
        }
    };
    view! {
        <section class="night-standings">
            <div class="choices" role="radiogroup" aria-label=words.say("night-parts")>
                {option(false, "night-table")} {option(true, "night-chart")}
            </div>
            <div class="night-scroll" tabindex="0" role="region" aria-label=move || words.now().get(name())>{shown}</div>
            <p class="about">{words.say("night-legend")}</p>
            <Show when=move || is_chart.get()>
                <p class="about">{words.say("night-chart-legend")}</p>
            </Show>
            <Show when=move || !is_chart.get()>
                <p class="night-note">{order}</p>
                {tie_breaks::view(desk)}
            </Show>
        </section>
    }
    .into_any()
}

/// The table as it is shown, printed, and hung on the wall.
pub fn table(desk: Desk) -> AnyView {
    let words = desk.words;
    let content = move || {
        desk.night.with(|night| {
            let state = night.state();
            let standings = state.standings();
            // Of a tournament where everybody meets, the columns are the players; of others they are the rounds.
            let by_players = matches!(state.tournament().format, Format::RoundRobin(_));
            let order: Vec<usize> = standings.places.iter().map(|place| place.player).collect();
            let columns = if by_players { order.len() } else { state.rounds().len() };
            let caption = words.now().with("night-after-round", &args!["round" => standings.rounds as u32]);
            let heads = (1..=columns).map(|number| view! { <th scope="col" class="night-cell">{number}</th> });
            let breaks = standings.tie_breaks.iter().map(|it| {
                let text = match it.kind {
                    Kind::Points => words.now().get("night-points"),
                    _ => it.to_string(),
                };
                view! { <th scope="col" class="night-value">{text}</th> }
            });
            let rows = order.iter().enumerate().map(|(at, &player)| {
                let cells = if by_players {
                    order.iter().map(|&other| meetings(desk, state, player, other)).collect_view()
                } else {
                    let cells = state.cells(player).into_iter();
                    let place = |opponent| order.iter().position(|&other| other == opponent);
                    let number = |cell: &Cell| Some(place(cell.opponent?)? + 1);
                    cells.map(|cell| round_cell(desk, cell, number(&cell), None)).collect_view()
                };
                line(state, &standings, at, cells.into_any())
            });
            view! {
                <table class="night-table">
                    <caption>{caption}</caption>
                    <thead>
                        <tr>
                            <th scope="col" class="night-value">"#"</th>
                            <th scope="col">{words.now().get("player-name")}</th>
                            <th scope="col" class="night-value">{words.now().get("night-rating")}</th>
                            {heads.collect_view()}
                            {breaks.collect_view()}
                        </tr>
                    </thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            }
        })
    };
    view! { {content} }.into_any()
}

fn line(state: &State, standings: &Standings, at: usize, cells: AnyView) -> AnyView {
    let place = &standings.places[at];
    let player = &state.tournament().players[place.player];
    let rating = (player.rating > 0).then_some(player.rating);
    let values = place.values.iter().enumerate().map(|(column, value)| {
        let class = if standings.tie_breaks[column].kind == Kind::Points {
            "night-value night-points"
        } else {
            "night-value"
        };
        let text = value
            .number
            .map_or("–".to_owned(), |number| hundredths(number.hundredths()));
        view! { <td class=class>{text}</td> }
    });
    view! {
        <tr data-withdrawn=player.withdrawn.then_some("")>
            <td class="night-value">{place.places.0}</td>
            <th scope="row">{player.name.clone()}</th>
            <td class="night-value">{rating}</td>
            {cells}
            {values.collect_view()}
        </tr>
    }
    .into_any()
}

/// The games of two players of a round robin.
fn meetings(desk: Desk, state: &State, player: usize, other: usize) -> AnyView {
    if player == other {
        return view! { <td class="night-cell night-self"></td> }.into_any();
    }
    let cells = state.cells(player).into_iter();
    let games: Vec<Cell> = cells.filter(|cell| cell.opponent == Some(other)).collect();
    let label: Vec<String> = games.iter().map(|cell| spoken(desk, *cell, None)).collect();
    let signs = games.iter().map(|cell| {
        view! { <b>{cell.mark.sign()}</b> <small data-color=color(*cell)></small> }
    });
    view! {
        <td class="night-cell">
            <span aria-hidden="true">{signs.collect_view()}</span>
            <span class="hidden-visually">{label.join(", ")}</span>
        </td>
    }
    .into_any()
}
