//! The board of a drill: what the attempt knows as the values that a board takes, and its intents.

use super::attempt::{Attempt, Help, Judged, Phase};
use super::run::Run;
use crate::board_preferences::moving;
use crate::move_entry::Answer;
use crate::position_board::PositionBoard;
use crate::registry::Screen;
use crate::typed_moves::TypedMoves;
use board::{BoardConfig, Highlights, Input, MoveVerdict};
use chess::{Brush, Color, Drawing, Square};
use leptos::prelude::*;
use narration::command::Command;

/// The board of a run.
fn board(run: Run) -> PositionBoard {
    let position = Memo::new(move |_| {
        run.attempt
            .with(|attempt| attempt.as_ref().map(Attempt::position))
    });
    PositionBoard {
        controller: run.controller,
        position: position.into(),
        takes_moves: Signal::derive(move || is_in(run, Phase::Learner)),
        last: Signal::derive(move || run.attempt.with(|attempt| attempt.as_ref()?.last_played())),
        play: Callback::new(move |mv| run.play(mv)),
    }
}

/// The configuration of the board.
pub fn config(run: Run) -> BoardConfig {
    let hint = Memo::new(move |_| {
        let help = run.help.get();
        let hint = run.attempt.with(|attempt| drawing(attempt.as_ref()?, help));
        Vec::from_iter(hint)
    });
    let preferences = run.controller.preferences;
    let board = board(run).config();
    BoardConfig {
        bottom: Memo::new(move |_| {
            run.attempt
                .with(|attempt| attempt.as_ref().map_or(Color::White, Attempt::learner))
        })
        .into(),
        highlights: Memo::new(move |_| Highlights {
            verdict: run.attempt.with(|attempt| verdict(attempt.as_ref()?)),
            ..board.highlights.get()
        })
        .into(),
        annotations: hint.into(),
        input: Memo::new(move |_| Input {
            moving: preferences.with(moving),
            draw: true,
            seek: true,
            premoves: false,
        })
        .into(),
        ..board
    }
}

/// The square of the move that decided, with its verdict.
fn verdict(attempt: &Attempt) -> Option<(Square, MoveVerdict)> {
    let square = |judged: &Judged| judged.before.move_squares(judged.played).1;
    match (attempt.phase(), attempt.last_judged()?) {
        (Phase::LetGo, judged) => Some((square(&judged), MoveVerdict::Wrong)),
        (Phase::Over(_), judged) if attempt.position().is_checkmate() => {
            Some((square(&judged), MoveVerdict::Right))
        }
        _ => None,
    }
}

/// The hint as a drawing: the piece that moves, then where it goes.
fn drawing(attempt: &Attempt, help: Help) -> Option<Drawing> {
    if help < Help::Piece || attempt.phase() != Phase::Learner {
        return None;
    }
    let (from, to) = attempt.position().move_squares(attempt.best()?);
    Some(Drawing {
        from,
        to: if help == Help::Piece { from } else { to },
        brush: Brush::default(),
    })
}

/// The board as the field for typed moves knows it.
pub fn typed_moves(run: Run) -> TypedMoves {
    let input = run.context.input;
    TypedMoves {
        screen: Screen::Drill,
        board: board(run),
        heard: Signal::derive(move || input.with(|input| input.heard.clone())),
        follow: Callback::new(move |command| follow(run, command)),
    }
}

/// Carries out a command, as far as it means something here.
fn follow(run: Run, command: Command) -> Option<Answer> {
    match command {
        Command::TakeBack => run.take_back(),
        Command::Hint if untrack(|| is_in(run, Phase::Learner)) => run.assist(false),
        Command::Again => run.again(),
        Command::New => run.another(),
        Command::Help => run.context.go(Screen::Help, ""),
        _ => return None,
    }
    Some(Ok(None))
}

fn is_in(run: Run, phase: Phase) -> bool {
    run.attempt
        .with(|attempt| attempt.as_ref().map(Attempt::phase) == Some(phase))
}
