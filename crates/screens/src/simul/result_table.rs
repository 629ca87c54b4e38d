//! Result table of a display: a row for each colour of the giver, and one for all boards.

use super::SimulInput;
use ::simul::Tally;
use chess::Color;
use i18n::Words;
use i18n::names::color_name;
use leptos::prelude::*;

/// Points that are counted in halves, as they are written: `3½`.
fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

/// The score of a tally, as it is written: `12½–3½`.
pub fn score_text(tally: Tally) -> String {
    tally.half_points.map(points).join("–")
}

/// The table. A colour that the giver had nowhere has no row.
#[component]
pub fn ResultTable(
    words: Words,
    /// The display.
    input: SimulInput,
) -> impl IntoView {
    let row = move |name: &'static str, tally: Tally| {
        view! {
            <tr data-row=name>
                <th scope="row">{words.say(name)}</th>
                <td>{tally.boards()}</td>
                <td>{tally.won}</td>
                <td>{tally.drawn}</td>
                <td>{tally.lost}</td>
                <td class="simul-score">{score_text(tally)}</td>
            </tr>
        }
    };
    let rows = move || {
        let score = input.score.get();
        let colors = Color::ALL.map(|color| (color_name(color), score.with(color)));
        let colors = colors.into_iter().filter(|(_, tally)| tally.boards() > 0);
        let mut rows: Vec<_> = colors.map(|(name, tally)| row(name, tally)).collect();
        if rows.len() > 1 {
            rows.push(row("simul-total", score.total()));
        }
        rows
    };
    let head = |name: &'static str| view! { <th scope="col">{words.say(name)}</th> };
    view! {
        <table class="simul-table" data-result>
            <caption>{words.say("simul-result")}</caption>
            <thead>
                <tr>
                    {head("simul-column-color")}
                    {head("simul-column-boards")}
                    {head("simul-column-won")}
                    {head("simul-column-drawn")}
                    {head("simul-column-lost")}
                    {head("simul-column-score")}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_written_as_fractions() {
        assert_eq!([0, 1, 2, 25].map(points), ["0", "½", "1", "12½"]);
        let tally = Tally {
            half_points: [25, 7],
            ..Tally::default()
        };
        assert_eq!(score_text(tally), "12½–3½");
    }
}
