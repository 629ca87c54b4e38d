//! The parts of a lesson that the page and a board on somebody else's page have in common: the board, and what is answered beside it.

use super::board_panel;
use super::fault_text::fault_text;
use super::player::{LessonPlayer, Tool};
use crate::palette_piece::PalettePiece;
use board::{Board, Look, Tray, outline};
use chess::{Color, Drawing, Piece, Role, Square};
use i18n::args;
use learn::{Attempt, Input, Task};
use leptos::prelude::*;
use widgets::icon::{Icon, Sign};

/// A star of five rays around the middle of a square of side 1.
const STAR: &str = "M.5.16.6.38.84.41.66.58.71.82.5.7.29.82.34.58.16.41.4.38Z";

/// The parts of a lesson in play.
pub struct LessonParts {
    /// The board with its stars and labels.
    pub board: AnyView,
    /// Means to answer with: a move to be heard, options, pieces to set up with.
    pub answer: AnyView,
    /// The explanation, and faults of the lesson's text.
    pub text: AnyView,
}

/// The parts of the lesson of this player, on a board that looks so.
pub fn lesson_parts(player: LessonPlayer, look: Signal<Look>) -> LessonParts {
    let bottom = board_panel::bottom(player);
    let put = Callback::new(move |(piece, square)| player.place(piece, square));
    let tray = Tray::new(bottom.into(), put);
    let config = board_panel::config(player, bottom, tray, look);
    let marks = move || {
        let bottom = bottom.get();
        player
            .attempt
            .with(|attempt| Some(marks(attempt.as_ref()?, bottom)))
    };
    let board = view! {
        <Board config/>
        {marks}
    };
    let answer = view! {
        <Listen player/>
        <Options player/>
        <Palette player tray/>
    };
    let text = view! {
        <p class="lesson-text">{move || player.text()}</p>
        <Faults player/>
    };
    LessonParts {
        board: board.into_any(),
        answer: answer.into_any(),
        text: text.into_any(),
    }
}

/// Layer over a board: the stars that are left, and the labels of squares.
pub fn marks(attempt: &Attempt, bottom: Color) -> impl IntoView + use<> {
    let place = |square: Square| {
        let (file, rank) = (square.file().index(), square.rank().index());
        let (x, y) = bottom.fold((file, 7 - rank), (7 - file, rank));
        format!("translate({x} {y})")
    };
    let star = |square: Square| {
        view! { <path d=STAR transform=place(square) data-square=square.to_string()></path> }
    };
    let label = |(square, text): &(Square, String)| {
        // Letters are drawn in hundredths of a square: browsers round sizes below a pixel.
        let place = format!("{} scale(0.01)", place(*square));
        let is_long = text.chars().count() > 4;
        view! {
            <text x="50" y="60" class:long=is_long transform=place data-square=square.to_string()>
                {text.clone()}
            </text>
        }
    };
    let stars = board_panel::stars(attempt).into_iter().map(star);
    let labels = attempt.step().labels.iter().map(label);
    view! {
        <svg class="lesson-stars" viewBox="0 0 8 8" aria-hidden="true">
            {stars.collect_view()}
            {labels.collect_view()}
        </svg>
    }
}

/// Layer over a board that is only looked at: arrows and marked squares.
pub fn drawn(drawings: &[Drawing], bottom: Color) -> impl IntoView + use<> {
    let shape = |drawing: &Drawing| {
        let Drawing { from, to, brush } = *drawing;
        view! { <path class="drawing" data-brush=brush.name() d=outline(from, to, bottom, 1.0)></path> }
    };
    let shapes = drawings.iter().map(shape).collect_view();
    view! { <svg class="drawings" viewBox="0 0 8 8" aria-hidden="true">{shapes}</svg> }
}

/// Stars of a lesson that is done, drawn; words beside them say how many.
#[component]
pub fn DrawnStars(
    /// Number of them, 0 to 3.
    stars: u8,
) -> impl IntoView {
    let star = |number: u8| {
        let place = format!("translate({number})");
        view! { <path d=STAR transform=place data-state=(number < stars).then_some("lit")></path> }
    };
    view! { <svg class="lesson-result" viewBox="0 0 3 1" aria-hidden="true">{(0..3).map(star).collect_view()}</svg> }
}

/// The move that is to be made by ear: a button that has it spoken, or its words where nothing can be heard.
#[component]
fn Listen(player: LessonPlayer) -> impl IntoView {
    let words = player.context.words;
    let told = Memo::new(move |_| player.to_hear());
    let is_heard = Memo::new(move |_| player.context.input.with(|input| input.has_voice));
    let is_there = Memo::new(move |_| told.with(Option::is_some));
    let button = move || {
        view! {
            <button type="button" data-action="listen" on:click=move |_| player.listen()>
                <Icon sign=Sign::SoundOn/> {words.say("lesson-listen")}
            </button>
        }
    };
    let view = move || {
        is_there.get().then(|| {
            if is_heard.get() {
                button().into_any()
            } else {
                view! { <p>{move || told.get()}</p> }.into_any()
            }
        })
    };
    view! { <div class="lesson-listen" aria-live="polite">{view}</div> }
}

/// Options of no more letters stand beside each other.
const SHORT: usize = 24;

/// The options of a question.
#[component]
fn Options(player: LessonPlayer) -> impl IntoView {
    let options = Memo::new(move |_| {
        player.attempt.with(|attempt| {
            let attempt = attempt.as_ref()?;
            let Task::Choose(choices) = &attempt.step().task else {
                return None;
            };
            // Squares are touched on the board.
            if attempt.step().option_squares().is_some() {
                return None;
            }
            let wrong = |index: usize| attempt.chosen().contains(&index);
            let right = |is_right: bool| attempt.is_done() && is_right;
            let all = choices.iter().enumerate().map(|(index, choice)| {
                (
                    index,
                    choice.option.clone(),
                    wrong(index),
                    right(choice.is_right),
                )
            });
            Some(all.collect::<Vec<_>>())
        })
    });
    let option = move |(index, text, wrong, right): (usize, String, bool, bool)| {
        let verdict = if wrong {
            Some("wrong")
        } else {
            right.then_some("right")
        };
        let mark = match verdict {
            Some("wrong") => "✕ ",
            Some(_) => "✓ ",
            None => "",
        };
        view! {
            <button
                type="button"
                class="lesson-option"
                data-option=index.to_string()
                data-verdict=verdict
                aria-disabled=verdict.map(|_| "true")
                on:click=move |_| player.act(&Input::Choose(index), None)
            >
                {mark}{text}
            </button>
        }
    };
    move || {
        let options = options.get()?;
        let short = options
            .iter()
            .all(|option| option.1.chars().count() <= SHORT);
        let options = options.into_iter().map(option).collect_view();
        Some(view! { <div class="lesson-options" class:short=short>{options}</div> })
    }
}

/// The pieces to set up with: carried onto the board, or chosen and put down by taps.
#[component]
fn Palette(player: LessonPlayer, tray: Tray) -> impl IntoView {
    let words = player.context.words;
    let is_setup = Memo::new(move |_| {
        player.attempt.with(|attempt| {
            let task = attempt.as_ref().map(|attempt| &attempt.step().task);
            matches!(task, Some(Task::Setup { .. }))
        })
    });
    let button = move |piece: Piece| {
        let tool = Some(Tool::Put(piece));
        let chosen = Signal::derive(move || player.tool.get() == tool);
        view! { <PalettePiece words tray piece chosen on_choose=move |()| player.tool.set(tool)/> }
    };
    move || {
        is_setup.get().then(|| {
            let pieces = Color::ALL.into_iter().flat_map(|color| {
                Role::ALL.into_iter().rev().map(move |role| role.of(color))
            });
            view! {
                <div class="an-palette lesson-palette" role="group" aria-label=words.say("lesson-pieces")>
                    {pieces.map(button).collect_view()}
                    <button
                        type="button"
                        class="icon-button"
                        data-action="remove"
                        aria-label=words.say("lesson-remove")
                        aria-pressed=move || (player.tool.get() == Some(Tool::Remove)).to_string()
                        on:click=move |_| player.tool.set(Some(Tool::Remove))
                    >
                        <Icon sign=Sign::Bin/>
                    </button>
                </div>
            }
        })
    }
}

/// List of the faults in a lesson.
#[component]
fn Faults(player: LessonPlayer) -> impl IntoView {
    let words = player.context.words;
    move || {
        let faults = player.faults.get();
        (!faults.is_empty()).then(|| {
            let told = faults.iter().map(|fault| fault_text(fault, &words.now()));
            let rows = told.map(|told| view! { <li>{told}</li> }).collect_view();
            view! {
                <details class="lesson-faults" open=player.lesson.with(Option::is_none)>
                    <summary>{words.now().with("lesson-faults", &args!["count" => faults.len()])}</summary>
                    <ul>{rows}</ul>
                </details>
            }
        })
    }
}
