//! The board of the solving screen: what the attempt knows as the values that a board takes, and its intents.

use super::solver::Solver;
use crate::board_preferences::{board_look, moving};
use crate::position_board::{self, move_by_drop};
use board::{BoardConfig, Drawn, Highlights, Input, Intent, Key, MoveVerdict, Moving, Placement};
use chess::{Bitboard, Brush, Drawing, Illegal, Role, Square};
use game::Moved;
use leptos::prelude::*;
use narration::Narrator;
use narration::command::Command;
use puzzle::solving::{Intent as SolvingIntent, Phase, Solving};
use std::collections::BTreeMap;

/// The configuration of the board.
pub fn config(solver: Solver) -> BoardConfig {
    let words = solver.words;
    let preferences = Memo::new(move |_| solver.context.input.with(|input| input.preferences));
    let solving = solver.solving;
    let own = Memo::new(move |_| {
        solving.with(|solving| match solving {
            Some(solving) if solving.can_move() && !solver.run_over.get() => {
                let position = solving.position();
                position.by_color(position.turn())
            }
            _ => Bitboard::EMPTY,
        })
    });
    let destinations = Memo::new(move |_| {
        let asks = !preferences.with(|chosen| chosen.auto_queen);
        let own = own.get();
        solving.with(|solving| {
            let Some(solving) = solving else {
                return BTreeMap::new();
            };
            position_board::destinations(solving.position(), own, asks)
        })
    });
    let highlights = Memo::new(move |_| {
        solving.with(|solving| {
            solving
                .as_ref()
                .map_or_else(Highlights::default, highlights)
        })
    });
    let hint = Memo::new(move |_| {
        let hint = solving.with(|solving| solving.as_ref().and_then(hint));
        Vec::from_iter(hint)
    });
    let placement = Memo::new(move |_| {
        solving.with(|solving| match solving {
            Some(solving) => Placement::from(solving.position().board()),
            None => Placement::default(),
        })
    });
    // The solver's drawings belong to the position where they were made.
    let drawings = RwSignal::new(Vec::new());
    Effect::new(move |_| {
        placement.track();
        drawings.set(Vec::new());
    });
    BoardConfig {
        bottom: Memo::new(move |_| {
            solving.with(|solving| {
                solving
                    .as_ref()
                    .map_or(chess::Color::White, Solving::solver)
            })
        })
        .into(),
        movable: own.into(),
        destinations: destinations.into(),
        highlights: highlights.into(),
        annotations: hint.into(),
        drawings,
        look: Memo::new(move |_| preferences.with(board_look)).into(),
        input: Memo::new(move |_| Input {
            moving: if solver.waits_for_confirmation() {
                Moving::TellTaps
            } else {
                preferences.with(moving)
            },
            draw: true,
            seek: true,
            premoves: false,
        })
        .into(),
        label: Callback::new(move |square| {
            let piece = solving.with(|solving| solving.as_ref()?.position().piece_at(square));
            let (spelling, blindfold) =
                preferences.with(|chosen| (chosen.spelling, chosen.blindfold));
            Narrator::new(&words.now(), spelling).cell(square, piece, blindfold)
        }),
        intend: Callback::new(move |intent| intend(solver, intent)),
        on_key: Callback::new(move |key: Key| {
            let command = Command::of_key(&key.name, key.shift, key.square);
            let told = command.and_then(|command| answer(solver, command));
            if let Some(Ok(told)) = told {
                solver.say(told);
                return true;
            }
            false
        }),
        ..BoardConfig::new(Signal::derive(words.say("board")), placement.into())
    }
}

/// Highlights of the position that is looked at.
pub fn highlights(solving: &Solving) -> Highlights {
    let position = solving.position();
    let last = solving.last_move_squares();
    let at_end = solving.cursor() == solving.moves().len();
    let verdict = match solving.phase() {
        Phase::Done { found: true } if at_end => last.map(|(_, to)| (to, MoveVerdict::Right)),
        Phase::Opponent(_) if !solving.moves().is_empty() => {
            last.map(|(_, to)| (to, MoveVerdict::Right))
        }
        Phase::Wrong { played, .. } | Phase::Missed(played) => {
            let before = &solving.task().root.position;
            Some((before.move_squares(*played).1, MoveVerdict::Wrong))
        }
        _ => None,
    };
    Highlights {
        verdict,
        ..position_board::highlights(position, last)
    }
}

/// The hint as a drawing: the piece that moves, then where it goes.
pub fn hint(solving: &Solving) -> Option<Drawing> {
    let (steps, mv) = solving.hint()?;
    let (from, to) = solving.task().root.position.move_squares(mv);
    Some(Drawing {
        from,
        to: if steps < 2 { from } else { to },
        brush: Brush::default(),
    })
}

fn intend(solver: Solver, intent: Intent) {
    match intent {
        Intent::Drop { from, to, choice } => put_down(solver, from, to, choice),
        Intent::Tap(square) => {
            let waiting =
                solver
                    .solving
                    .with_untracked(|solving| match solving.as_ref()?.phase() {
                        Phase::Unconfirmed(_) => solving.as_ref()?.last_move_squares(),
                        _ => None,
                    });
            if let Some((_, to)) = waiting {
                let confirmed = to == square;
                solver.act(if confirmed {
                    SolvingIntent::Confirm
                } else {
                    SolvingIntent::Cancel
                });
            }
        }
        Intent::Miss { from, to, by_key } => {
            let why = solver.at_position(|position| position.why_illegal(from, to));
            match why.flatten() {
                // Those who see the board need not be told how a piece moves.
                Some(Illegal::NoSuchMovement { .. }) if !by_key => {}
                Some(why) => tell_illegal(solver, why),
                None => {}
            }
        }
        Intent::Ask(square) => {
            if let Some(Ok(told)) = answer(solver, Command::Square(square.into())) {
                solver.say(told);
            }
        }
        Intent::TakenUp(square) => {
            if let Some(Ok(told)) = answer(solver, Command::Moves(square.into())) {
                solver.say(told);
            }
        }
        Intent::BeganArrow(square) => {
            solver.say(solver.narrate(|narrator| narrator.arrow_begun(square)));
        }
        Intent::Drew(_, Drawn::Removed) => solver.say(solver.words.once().get("drawing-removed")),
        Intent::Drew(drawing, Drawn::New) => {
            solver.say(solver.narrate(|narrator| narrator.drawn(drawing)));
        }
        Intent::Brush(brush) => solver.say(solver.narrate(|narrator| narrator.brush(brush))),
        Intent::CancelPremoves | Intent::Touch(_) | Intent::Off(_) => {}
    }
}

/// A piece was put down: a move, or nothing at all. Nothing that is illegal is an attempt.
fn put_down(solver: Solver, from: Square, to: Square, choice: Option<Role>) {
    let auto_queen = solver
        .context
        .input
        .with_untracked(|input| input.preferences.auto_queen);
    let found = solver.at_position(|position| {
        let chosen = move_by_drop(position, from, to, choice, auto_queen);
        (chosen, position.why_illegal(from, to))
    });
    match found {
        Some((Some(mv), _)) => solver.act(SolvingIntent::Move(mv)),
        Some((None, Some(why))) => tell_illegal(solver, why),
        _ => {}
    }
}

fn tell_illegal(solver: Solver, why: Illegal) {
    let told =
        solver.at_position(|position| solver.narrate(|narrator| narrator.illegal(position, why)));
    if let Some(told) = told {
        solver.say(told);
    }
}

/// The answer to a question about the position that is looked at, or what is missing in the question.
pub fn answer(solver: Solver, command: Command) -> Option<Result<String, String>> {
    let position = solver.at_position(Clone::clone)?;
    if command == Command::Last {
        let moved = solver.solving.with_untracked(|solving| {
            let solving = solving.as_ref()?;
            let at = solving.cursor().checked_sub(1)?;
            Moved::of(&solving.positions()[at], solving.moves()[at])
        });
        return Some(Ok(
            solver.narrate(|narrator| narrator.moved_here(moved, &position))
        ));
    }
    solver.narrate(|narrator| narrator.answer(&position, command))
}
