//! The board of a lesson: what the attempt knows as the values that a board takes, and its intents.

use super::player::LessonPlayer;
use crate::board_preferences::moving;
use crate::position_board;
use board::{
    BoardConfig, Highlights, Input as BoardInput, Intent, Look, MoveVerdict, Moving, Placement,
    Tray,
};
use chess::{Bitboard, Brush, Color, Destinations, Drawing, Square};
use learn::{Attempt, Input, LessonPosition, Task};
use leptos::prelude::*;
use narration::Narrator;
use platform::preferences::{Blindfold, Preferences};
use std::collections::BTreeMap;

/// The side at the bottom.
pub fn bottom(player: LessonPlayer) -> Memo<Color> {
    Memo::new(move |_| player.side_at_bottom())
}

/// The configuration of the board.
pub fn config(
    player: LessonPlayer,
    bottom: Memo<Color>,
    tray: Tray,
    look: Signal<Look>,
) -> BoardConfig {
    let words = player.context.words;
    let attempt = player.attempt;
    let preferences: Memo<Preferences> =
        Memo::new(move |_| player.context.input.with(|input| input.preferences));
    let destinations = Memo::new(move |_| {
        let asks = !preferences.with(|chosen| chosen.auto_queen);
        attempt.with(|attempt| {
            attempt
                .as_ref()
                .map_or_else(BTreeMap::new, |attempt| destinations(attempt, asks))
        })
    });
    let annotations = Memo::new(move |_| {
        let drawn = attempt.with(|attempt| attempt.as_ref().map_or_else(Vec::new, drawings_of));
        let shown = player.shown.get();
        let hint = attempt.with(|attempt| {
            Some(drawing_of(
                attempt.as_ref()?.position(),
                &shown?,
                Brush::Blue,
            ))
        });
        drawn.into_iter().chain(hint).collect::<Vec<_>>()
    });
    let taps = Memo::new(move |_| {
        attempt.with(|attempt| {
            attempt.as_ref().is_some_and(|attempt| {
                let is_touched = matches!(attempt.step().task, Task::Find(_) | Task::Setup { .. })
                    || attempt.step().option_squares().is_some();
                is_touched && !attempt.takes_moves()
            })
        })
    });
    let placement = Memo::new(move |_| {
        attempt.with(|attempt| {
            attempt.as_ref().map_or_else(Placement::default, |attempt| {
                Placement::from(attempt.board())
            })
        })
    });
    BoardConfig {
        bottom: bottom.into(),
        movable: Memo::new(move |_| {
            destinations.with(|all| all.keys().copied().collect::<Bitboard>())
        })
        .into(),
        destinations: destinations.into(),
        highlights: Memo::new(move |_| {
            let wrong = player.wrong.get();
            attempt.with(|attempt| {
                attempt
                    .as_ref()
                    .map_or_else(Highlights::default, |attempt| highlights(attempt, wrong))
            })
        })
        .into(),
        annotations: annotations.into(),
        look,
        input: Memo::new(move |_| BoardInput {
            moving: if taps.get() {
                Moving::TellTaps
            } else {
                preferences.with(moving)
            },
            draw: false,
            seek: true,
            premoves: false,
        })
        .into(),
        label: Callback::new(move |square| label(player, square)),
        tray: Some(tray),
        intend: Callback::new(move |intent| match intent {
            Intent::Drop { from, to, choice } => player.put_down(from, to, choice),
            Intent::Miss { from, to, .. } => player.tell_illegal(from, to),
            Intent::Tap(square) => tap(player, square),
            Intent::TakenUp(square) => player.tell_destinations(square),
            _ => {}
        }),
        ..BoardConfig::new(Signal::derive(words.say("board")), placement.into())
    }
}

/// Screen reader label of a square: its piece, its label in the lesson, and its star.
fn label(player: LessonPlayer, square: Square) -> String {
    let words = player.context.words.now();
    player.attempt.with(|attempt| {
        let attempt = attempt.as_ref();
        let piece = attempt.and_then(|attempt| attempt.board().piece_at(square));
        let mut told = vec![Narrator::new(&words, false).cell(square, piece, Blindfold::Off)];
        if let Some(attempt) = attempt {
            let labels = attempt.step().labels.iter();
            told.extend(
                labels
                    .filter(|label| label.0 == square)
                    .map(|label| label.1.clone()),
            );
            told.extend(
                stars(attempt)
                    .contains(square)
                    .then(|| words.get("lesson-star")),
            );
        }
        told.join(", ")
    })
}

/// The stars that are left to collect.
pub fn stars(attempt: &Attempt) -> Bitboard {
    match attempt.step().task {
        Task::Reach { .. } => attempt.left(),
        _ => Bitboard::EMPTY,
    }
}

fn tap(player: LessonPlayer, square: Square) {
    let tool = player.tool.get_untracked();
    let is_setup = player.attempt.with_untracked(|attempt| {
        attempt
            .as_ref()
            .is_some_and(|attempt| matches!(attempt.step().task, Task::Setup { .. }))
    });
    match tool {
        Some(tool) if is_setup => player.act(&Input::Place(square, tool.piece()), Some(square)),
        _ => player.act(&Input::Tap(square), Some(square)),
    }
}

fn destinations(attempt: &Attempt, asks: bool) -> BTreeMap<Square, Destinations> {
    if !attempt.takes_moves() {
        return BTreeMap::new();
    }
    let position = attempt.position();
    let own = position.board().by_color(position.turn());
    position_board::destinations(own, asks, |from| position.destinations(from))
}

fn highlights(attempt: &Attempt, wrong: Option<Square>) -> Highlights {
    let last = attempt.last_move();
    let legal = attempt.position().legal();
    let check = legal.filter(|position| position.is_check());
    Highlights {
        last: last.map_or(Bitboard::EMPTY, |(from, to)| Bitboard::of(from).with(to)),
        check: check.map(|position| position.king(position.turn())),
        verdict: wrong.map(|square| (square, MoveVerdict::Wrong)),
        ..Highlights::default()
    }
}

/// Arrows and squares of the step, and what has been found.
fn drawings_of(attempt: &Attempt) -> Vec<Drawing> {
    let mut drawings = attempt.step().drawings.clone();
    let green = |from, to| Drawing {
        from,
        to,
        brush: Brush::Green,
    };
    drawings.extend(
        attempt
            .found_squares()
            .into_iter()
            .map(|square| green(square, square)),
    );
    let position = attempt.position();
    drawings.extend(
        attempt
            .found_moves()
            .iter()
            .map(|mv| green(mv.from(), position.destination(*mv))),
    );
    drawings
}

/// An input as a drawing: an arrow for a move, else its square.
pub fn drawing_of(position: &LessonPosition, input: &Input, brush: Brush) -> Drawing {
    let (from, to) = match input {
        Input::Move(mv) => position.move_squares(*mv),
        Input::Tap(square) | Input::Place(square, _) => (*square, *square),
        Input::Choose(_) => (Square::A1, Square::A1),
    };
    Drawing { from, to, brush }
}
