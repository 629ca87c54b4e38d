//! All boards of a display at a glance: a diagram of each with its mark, in walking order; above them how it stands.

use super::result_table::ResultTable;
use super::{SimulBoard, SimulCommand, SimulInput, next_text};
use crate::board_preferences::board_look;
use crate::registry::Screen;
use crate::route::href;
use crate::{ScreenContext, WiredContext};
use ::simul::Standing;
use board::{Diagram, Look};
use chess::Color;
use i18n::clock_face::to_seconds;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use platform::preferences::{Blindfold, Preferences};
use std::time::Duration;
use widgets::icon::{Icon, Sign};

/// Name of a standing in style sheets and tests.
fn standing_name(standing: Standing) -> &'static str {
    match standing {
        Standing::Giver => "waits",
        Standing::Opponent { is_here: false } => "thinks",
        Standing::Opponent { is_here: true } => "person",
        Standing::Stands => "stands",
        Standing::Over(_) => "over",
    }
}

/// The mark of a board in words.
fn mark(words: &Lexicon, board: SimulBoard) -> String {
    match board.standing.get() {
        Standing::Giver => words.get("your-move"),
        Standing::Opponent { is_here: false } => words.get("simul-thinks"),
        Standing::Opponent { is_here: true } => words.get("simul-to-move"),
        Standing::Stands => words.get("simul-stands"),
        Standing::Over(outcome) => match outcome.points.half_points(board.giver) {
            2 => words.get("simul-won"),
            1 => words.get("simul-drawn"),
            _ => words.get("simul-lost"),
        },
    }
}

/// The number of boards that wait, and below it those still in play and the results so far.
fn told(input: SimulInput, words: &Lexicon) -> (String, String) {
    let waiting = input.boards.with(|boards| {
        let waits = |board: &&SimulBoard| board.standing.get() == Standing::Giver;
        boards.iter().filter(waits).count() as u32
    });
    let total = input.score.get().total();
    let counted = [
        ("simul-in-play", total.in_play),
        ("simul-count-won", total.won),
        ("simul-count-drawn", total.drawn),
        ("simul-count-lost", total.lost),
    ];
    let counted = counted.into_iter().filter(|(_, count)| *count > 0);
    let counted = counted.map(|(name, count)| words.with(name, &args!["count" => count]));
    let waiting = words.with("simul-waiting", &args!["count" => waiting]);
    (waiting, counted.collect::<Vec<_>>().join(" · "))
}

/// The boards.
#[component]
pub fn SimulOverview(
    context: ScreenContext,
    /// The way to the owner.
    wired: WiredContext<(), SimulCommand>,
    /// The display.
    input: SimulInput,
) -> impl IntoView {
    let words = context.words;
    let head = move || {
        let (waiting, counted) = told(input, &words.now());
        view! { <p class="simul-waiting">{waiting}</p> <p class="simul-counted">{counted}</p> }
    };
    let time = move || {
        input.time.get().map(|left| {
            view! {
                <p class="simul-clock" role="timer" aria-label=words.say("simul-clock")>{to_seconds(left)}</p>
            }
        })
    };
    let next = move || {
        input.here.get().map(|number| {
            let query = number.to_string();
            view! {
                <a class="button primary simul-next" href=href(Screen::Simul, &query) data-action="next-board">
                    <span>{move || next_text(&words.now(), Some(number))}</span>
                    <Icon sign=Sign::Right/>
                </a>
            }
        })
    };
    view! {
        <div class="simul">
            <div class="simul-head">
                <div role="status">{head}</div>
                {time}
            </div>
            <Show when=move || input.is_held.get()>
                <p class="simul-held" data-held>
                    <span>{words.say("clocks-stand")}</span>
                    <button type="button" class="primary" data-action="go-on" on:click=move |_| wired.send(SimulCommand::GoOn)>
                        {words.say("simul-go-on")}
                    </button>
                </p>
            </Show>
            <Show when=move || input.is_over.get()><ResultTable words input/></Show>
            <BoardList context input class="simul-boards"/>
            <div class="simul-foot">{next}</div>
        </div>
    }
}

/// The boards as a list. Each is drawn in a task of its own: forty at once would hold the page up.
#[component]
pub fn BoardList(
    context: ScreenContext,
    /// The display.
    input: SimulInput,
    /// Class in the style sheets.
    class: &'static str,
) -> impl IntoView {
    let drawn = RwSignal::new(0_usize);
    let count = Memo::new(move |_| input.boards.with(Vec::len));
    Effect::new(move |_| {
        if drawn.get() < count.get() {
            let one_more = move || {
                // The list may be gone.
                let _ = drawn.try_update(|drawn| *drawn += 1);
            };
            set_timeout(one_more, Duration::ZERO);
        }
    });
    let boards = move || {
        let boards = input.boards.get().into_iter();
        boards.take(drawn.get()).collect::<Vec<_>>()
    };
    view! {
        <ul class=class aria-label=context.words.say("simul-all")>
            <For each=boards key=|board| board.id let:board>
                <Card context board input/>
            </For>
        </ul>
    }
}

/// A board at a glance, which leads to it.
#[component]
fn Card(
    context: ScreenContext,
    /// The board.
    board: SimulBoard,
    /// The display.
    input: SimulInput,
) -> impl IntoView {
    let words = context.words;
    let look = Memo::new(move |_| {
        let is_hidden =
            input.is_blindfold.get() && !matches!(board.standing.get(), Standing::Over(_));
        let chosen = context.input.with(|input| input.preferences);
        let blindfold = match (is_hidden, chosen.blindfold) {
            (true, Blindfold::Off) => Blindfold::Hidden,
            (_, chosen) => chosen,
        };
        Look {
            coordinates: false,
            ..board_look(&Preferences {
                blindfold,
                ..chosen
            })
        }
    });
    let bottom = board.giver;
    let placement = board.placement;
    let label = move || {
        let words = words.now();
        let told = args![
            "number" => board.number as u32,
            "opponent" => board.opponent.get(),
            "mark" => mark(&words, board),
        ];
        words.with("simul-card", &told)
    };
    let side = match bottom {
        Color::White => "white",
        Color::Black => "black",
    };
    view! {
        <li>
            <a
                class="simul-card"
                href=href(Screen::Simul, &board.number.to_string())
                data-board=board.number
                data-side=side
                data-standing=move || standing_name(board.standing.get())
                aria-current=move || (input.current.get() == board.number).then_some("true")
            >
                <span class="hidden-visually">{label}</span>
                <span class="simul-diagram">
                    {move || view! { <Diagram placement bottom look=look.get()/> }}
                </span>
                <span class="simul-name" aria-hidden="true">
                    <b>{board.number}</b>
                    " "
                    <span>{move || board.opponent.get()}</span>
                </span>
                <span class="simul-mark" aria-hidden="true">{move || mark(&words.now(), board)}</span>
            </a>
        </li>
    }
}
