//! The board of the solving screen: what the attempt knows as the values that a board takes, and its intents.

use super::solver::Solver;
use crate::board_preferences::moving;
use crate::position_board::{self, PositionBoard};
use board::{BoardConfig, Highlights, Input, Intent, MoveVerdict, Moving};
use chess::{Brush, Drawing, Move, Position, Square};
use leptos::prelude::*;
use puzzle::solving::{Hint, Intent as SolvingIntent, Phase, Solving};

/// The configuration of the board.
pub fn config(solver: Solver) -> BoardConfig {
    let solving = solver.solving;
    let board = PositionBoard {
        controller: solver.controller,
        position: Memo::new(move |_| {
            solving.with(|solving| solving.as_ref().map(|solving| solving.position().clone()))
        })
        .into(),
        takes_moves: Signal::derive(move || {
            let can_move = solving.with(|solving| solving.as_ref().is_some_and(Solving::can_move));
            can_move && !solver.at_rest.get()
        }),
        last: Signal::derive(move || solving.with(|solving| last_move(solving.as_ref()?))),
        // Nothing that is illegal is an attempt.
        play: Callback::new(move |mv| solver.act(SolvingIntent::Move(mv))),
    };
    let preferences = solver.controller.preferences;
    let hint = Memo::new(move |_| {
        let hint = solving.with(|solving| solving.as_ref().and_then(hint));
        Vec::from_iter(hint)
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
        highlights: Memo::new(move |_| {
            solving.with(|solving| {
                solving
                    .as_ref()
                    .map_or_else(Highlights::default, highlights)
            })
        })
        .into(),
        annotations: hint.into(),
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
        intend: Callback::new(move |intent| match intent {
            Intent::Tap(square) => confirm_by_tap(solver, square),
            intent => board.intend(intent),
        }),
        ..board.config()
    }
}

/// The move that led to the position that is looked at, with the position before it.
pub fn last_move(solving: &Solving) -> Option<(Position, Move)> {
    let at = solving.cursor().checked_sub(1)?;
    Some((solving.positions()[at].clone(), solving.moves()[at]))
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

/// The hint as a drawing: the wrong move that tempts in red, the piece that moves, then where it goes.
pub fn hint(solving: &Solving) -> Option<Drawing> {
    let squares = |mv| solving.task().root.position.move_squares(mv);
    let ((from, to), brush) = match solving.hint()? {
        Hint::Decoy(mv) => (squares(mv), Brush::Red),
        Hint::Piece(mv) => ((squares(mv).0, squares(mv).0), Brush::default()),
        Hint::Move(mv) => (squares(mv), Brush::default()),
    };
    Some(Drawing { from, to, brush })
}

/// Confirms the move that waits by a tap on its destination; a tap elsewhere takes it back.
fn confirm_by_tap(solver: Solver, square: Square) {
    let waiting = solver
        .solving
        .with_untracked(|solving| match solving.as_ref()?.phase() {
            Phase::Unconfirmed(_) => solving.as_ref()?.last_move_squares(),
            _ => None,
        });
    if let Some((_, to)) = waiting {
        solver.act(if to == square {
            SolvingIntent::Confirm
        } else {
            SolvingIntent::Cancel
        });
    }
}
