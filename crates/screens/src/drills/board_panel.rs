//! The board of a drill: what the attempt knows as the values that a board takes, and its intents.

use super::attempt::{Attempt, Help, Judged, Phase};
use super::run::Run;
use crate::board_preferences::{board_look, moving};
use crate::move_entry::Answer;
use crate::position_board::{self, last_played, move_by_drop};
use crate::registry::Screen;
use crate::typed_moves::TypedMoves;
use board::{BoardConfig, Drawn, Highlights, Input, Intent, Key, MoveVerdict, Placement};
use chess::{Bitboard, Brush, Color, Drawing, Illegal, Role, Square};
use game::Moved;
use leptos::prelude::*;
use narration::Narrator;
use narration::command::Command;
use std::collections::BTreeMap;

/// The configuration of the board.
pub fn config(run: Run) -> BoardConfig {
    let words = run.words;
    let preferences = Memo::new(move |_| run.context.input.with(|input| input.preferences));
    let position = Memo::new(move |_| {
        run.attempt
            .with(|attempt| attempt.as_ref().map(Attempt::position))
    });
    let own = Memo::new(move |_| {
        run.attempt
            .with(|attempt| attempt.as_ref().map_or(Bitboard::EMPTY, Attempt::movable))
    });
    let destinations = Memo::new(move |_| {
        let asks = !preferences.with(|chosen| chosen.auto_queen);
        position.with(|position| {
            let Some(position) = position else {
                return BTreeMap::new();
            };
            position_board::destinations(position, own.get(), asks)
        })
    });
    let hint = Memo::new(move |_| {
        let help = run.help.get();
        let hint = run.attempt.with(|attempt| drawing(attempt.as_ref()?, help));
        Vec::from_iter(hint)
    });
    // The learner's drawings belong to the position where they were made.
    let drawings = RwSignal::new(Vec::new());
    Effect::new(move |_| {
        position.track();
        drawings.set(Vec::new());
    });
    let placement = Memo::new(move |_| {
        position.with(|position| match position {
            Some(position) => Placement::from(position.board()),
            None => Placement::default(),
        })
    });
    BoardConfig {
        bottom: Memo::new(move |_| {
            run.attempt
                .with(|attempt| attempt.as_ref().map_or(Color::White, Attempt::learner))
        })
        .into(),
        movable: own.into(),
        destinations: destinations.into(),
        highlights: Memo::new(move |_| {
            run.attempt.with(|attempt| {
                attempt
                    .as_ref()
                    .map_or_else(Highlights::default, highlights)
            })
        })
        .into(),
        annotations: hint.into(),
        drawings,
        look: Memo::new(move |_| preferences.with(board_look)).into(),
        input: Memo::new(move |_| Input {
            moving: preferences.with(moving),
            draw: true,
            seek: true,
            premoves: false,
        })
        .into(),
        label: Callback::new(move |square| {
            let piece = position.with(|position| position.as_ref()?.piece_at(square));
            let (spelling, blindfold) =
                preferences.with(|chosen| (chosen.spelling, chosen.blindfold));
            Narrator::new(&words.now(), spelling).cell(square, piece, blindfold)
        }),
        intend: Callback::new(move |intent| intend(run, intent)),
        on_key: Callback::new(move |key: Key| {
            let command = Command::of_key(&key.name, key.shift, key.square);
            let told = command.and_then(|command| answer(run, command));
            told.is_some_and(|told| {
                run.say(told);
                true
            })
        }),
        ..BoardConfig::new(Signal::derive(words.say("board")), placement.into())
    }
}

/// Highlights of what is on the board.
fn highlights(attempt: &Attempt) -> Highlights {
    let position = attempt.position();
    let last = attempt.last_move();
    let square = |judged: &Judged| judged.before.move_squares(judged.played).1;
    let verdict = match (attempt.phase(), attempt.last_judged()) {
        (Phase::LetGo, Some(judged)) => Some((square(&judged), MoveVerdict::Wrong)),
        (Phase::Over(_), Some(judged)) if position.is_checkmate() => {
            Some((square(&judged), MoveVerdict::Right))
        }
        _ => None,
    };
    Highlights {
        verdict,
        ..position_board::highlights(&position, last)
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

fn intend(run: Run, intent: Intent) {
    match intent {
        Intent::Drop { from, to, choice } => put_down(run, from, to, choice),
        Intent::Miss { from, to, by_key } => {
            let why = run.position();
            match why.and_then(|position| position.why_illegal(from, to)) {
                // Those who see the board need not be told how a piece moves.
                Some(Illegal::NoSuchMovement { .. }) if !by_key => {}
                Some(why) => tell_illegal(run, why),
                None => {}
            }
        }
        Intent::Ask(square) => {
            if let Some(told) = answer(run, Command::Square(square.into())) {
                run.say(told);
            }
        }
        Intent::TakenUp(square) => {
            if let Some(told) = answer(run, Command::Moves(square.into())) {
                run.say(told);
            }
        }
        Intent::BeganArrow(square) => run.say(run.narrate(|narrator| narrator.arrow_begun(square))),
        Intent::Drew(_, Drawn::Removed) => run.say(run.words.once().get("drawing-removed")),
        Intent::Drew(drawing, Drawn::New) => {
            run.say(run.narrate(|narrator| narrator.drawn(drawing)));
        }
        Intent::Brush(brush) => run.say(run.narrate(|narrator| narrator.brush(brush))),
        Intent::CancelPremoves | Intent::Touch(_) | Intent::Off(_) | Intent::Tap(_) => {}
    }
}

/// A piece was put down: a move, or nothing at all.
fn put_down(run: Run, from: Square, to: Square, choice: Option<Role>) {
    let auto_queen = run
        .context
        .input
        .with_untracked(|input| input.preferences.auto_queen);
    let Some(position) = run.position() else {
        return;
    };
    if let Some(chosen) = move_by_drop(&position, from, to, choice, auto_queen) {
        run.play(chosen);
    } else if let Some(why) = position.why_illegal(from, to) {
        tell_illegal(run, why);
    }
}

fn tell_illegal(run: Run, why: Illegal) {
    if let Some(position) = run.position() {
        run.say(run.narrate(|narrator| narrator.illegal(&position, why)));
    }
}

/// The board as the field for typed moves knows it.
pub fn typed_moves(run: Run) -> TypedMoves {
    let input = run.context.input;
    let position = move || {
        run.attempt
            .with(|attempt| attempt.as_ref().map(Attempt::position))
    };
    TypedMoves {
        words: run.words,
        preferences: Signal::derive(move || input.with(|input| input.preferences)),
        position: Signal::derive(move || position().unwrap_or_default()),
        takes_moves: Signal::derive(move || is_in(run, Phase::Learner)),
        heard: Signal::derive(move || input.with(|input| input.heard.clone())),
        play: Callback::new(move |mv| run.play(mv)),
        follow: Callback::new(move |command| follow(run, command)),
        announce: Callback::new(move |told| run.say(told)),
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
        Command::Last => return Some(Ok(answer(run, command))),
        _ => return None,
    }
    Some(Ok(None))
}

fn is_in(run: Run, phase: Phase) -> bool {
    run.attempt
        .with(|attempt| attempt.as_ref().map(Attempt::phase) == Some(phase))
}

/// The answer to a question about the position.
fn answer(run: Run, command: Command) -> Option<String> {
    let position = run.position()?;
    if command == Command::Last {
        let moved = run.attempt.with_untracked(|attempt| {
            let attempt = attempt.as_ref()?;
            let (before, mv) = last_played(attempt.start(), &attempt.moves())?;
            Moved::of(&before, mv)
        });
        return Some(run.narrate(|narrator| narrator.moved_here(moved, &position)));
    }
    run.narrate(|narrator| narrator.answer(&position, command))?
        .ok()
}
