//! Sheets of paper: tasks as diagrams with room to write, their solutions on pages of their own.

use crate::board_preferences::board_look;
use board::{Diagram, Look, Placement};
use chess::Color;
use i18n::Words;
use leptos::prelude::*;
use platform::preferences::Preferences;

/// Numbers of diagrams of a page; each has its arrangement in the style sheet.
pub const PER_PAGE: [usize; 6] = [1, 2, 4, 6, 9, 12];

/// Lines to write on below a diagram; those for which there is no room are not seen.
const LINES: usize = 8;

/// A task on a sheet.
pub struct SheetTask {
    /// The pieces.
    pub placement: Placement,
    /// The side at the bottom.
    pub bottom: Color,
    /// Task, above the diagram.
    pub task: String,
    /// Drawing over the board, if there is one.
    pub marks: Option<AnyView>,
    /// The solution, in words and moves.
    pub solution: String,
}

/// The pages: diagrams, then solutions.
pub fn sheets(
    words: Words,
    preferences: &Preferences,
    title: &str,
    per: usize,
    tasks: Vec<SheetTask>,
) -> impl IntoView + use<> {
    let look = Look {
        blindfold: None,
        coordinates: true,
        ..board_look(preferences)
    };
    let title = title.to_owned();
    let mut solutions = Vec::new();
    let mut diagrams = Vec::new();
    for (number, task) in (1..).zip(tasks) {
        let placement = Signal::stored(task.placement);
        solutions.push(task.solution);
        diagrams.push(view! {
            <li>
                <p><b>{number}</b> " " {task.task}</p>
                <div class="sheet-board">
                    <svg class="sheet-squares" viewBox="0 0 8 8" aria-hidden="true"><path d=dark_squares()/></svg>
                    <Diagram placement bottom=task.bottom look/>
                    {task.marks}
                </div>
                <div class="sheet-room">{(0..LINES).map(|_| view! { <i></i> }).collect_view()}</div>
            </li>
        });
    }
    let mut pages = Vec::new();
    while !diagrams.is_empty() {
        let rest = diagrams.split_off(per.min(diagrams.len()));
        let page = std::mem::replace(&mut diagrams, rest);
        pages.push(view! {
            <section class="sheet" data-per=per.to_string()>
                <header><h2>{title.clone()}</h2><p>{words.say("worksheet-name")}</p></header>
                <ol>{page}</ol>
            </section>
        });
    }
    let solutions = solutions
        .into_iter()
        .map(|solution| view! { <li>{solution}</li> });
    view! {
        {pages}
        <section class="sheet sheet-solutions">
            <header><h2>{words.say("worksheet-solutions")}</h2><p>{title}</p></header>
            <ol>{solutions.collect_view()}</ol>
        </section>
    }
}

/// The dark squares as an SVG path: of the eight files and ranks every other one.
fn dark_squares() -> String {
    let dark = (0..64).filter(|at| (at % 8 + at / 8) % 2 == 1);
    let square = |at| format!("M{} {}h1v1h-1z", at % 8, at / 8);
    dark.map(square).collect::<Vec<_>>().join(" ")
}
