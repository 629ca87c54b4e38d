//! Cell of a round in the table and in the wall chart, in signs and in words.

use super::desk::Desk;
use chess::Color;
use club_night::{Cell, Mark};
use leptos::prelude::*;

/// A round: the sign, the number of the opponent with a disc for the colour, and the points so far where they are told.
pub fn round_cell(desk: Desk, cell: Cell, number: Option<usize>, sum: Option<String>) -> AnyView {
    let label = [Some(spoken(desk, cell, number)), sum.clone()];
    let label = label.into_iter().flatten().collect::<Vec<_>>().join(": ");
    let sum = sum.map(|sum| view! { <i>{sum}</i> });
    view! {
        <td class="night-cell" data-mark=cell.mark.sign()>
            <span aria-hidden="true"><b>{cell.mark.sign()}</b> <small data-color=color(cell)>{number}</small> {sum}</span>
            <span class="hidden-visually">{label}</span>
        </td>
    }
    .into_any()
}

/// Name of the colour in the style sheet.
pub fn color(cell: Cell) -> Option<&'static str> {
    cell.color.map(|color| match color {
        Color::White => "white",
        Color::Black => "black",
    })
}

/// A cell in words: `won with White against 3`.
pub fn spoken(desk: Desk, cell: Cell, place: Option<usize>) -> String {
    let words = desk.words.now();
    let name = match cell.mark {
        Mark::Win => "night-won",
        Mark::Draw => "night-drew",
        Mark::Loss => "night-lost",
        Mark::ForfeitWin => "night-won-by-forfeit",
        Mark::ForfeitLoss => "night-lost-by-forfeit",
        Mark::Open => "night-open",
        Mark::FullBye => "night-bye",
        Mark::HalfBye => "night-half",
        Mark::Absent => "night-was-absent",
    };
    let color = cell.color.map(|color| match color {
        Color::White => words.get("white"),
        Color::Black => words.get("black"),
    });
    let place = place.map(|place| format!("# {place}"));
    let parts = [Some(words.get(name)), color, place];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
