//! The verdict on a move in words: one word, and why.

use super::solver::Solver;
use super::task_text::{line, numbered};
use crate::motif_text;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use motif::{Line, blunder_reasons};
use platform::preferences::Notation;
use puzzle::Draw;
use puzzle::solving::{Phase, Solving};
use widgets::verdict_bar::{Verdict, VerdictText};

/// The verdict on what is on the board.
pub fn verdict(solver: Solver, words: &Lexicon) -> Option<VerdictText> {
    let notation = solver
        .context
        .input
        .with(|input| input.preferences.notation);
    solver
        .solving
        .with(|solving| of(solving.as_ref()?, notation, words))
}

/// The same of an attempt at hand.
pub fn of(solving: &Solving, notation: Notation, words: &Lexicon) -> Option<VerdictText> {
    let task = &solving.task().root.position;
    let text = |verdict, word: &str, reason: String| {
        Some(VerdictText {
            verdict,
            word: words.get(word),
            reason,
        })
    };
    match solving.phase() {
        Phase::Opponent(_) if solving.moves().len() > 1 => {
            text(Verdict::Right, "solve-right", words.get("solve-go-on"))
        }
        Phase::Unconfirmed(mv) => {
            let played = numbered(task, *mv, notation, words);
            let how = words.with("solve-confirm-how", &args!["move" => played.as_str()]);
            text(Verdict::Info, "solve-confirm", how)
        }
        Phase::Wrong {
            played,
            refutation,
            draw,
            ..
        } => {
            let word = numbered(task, *played, notation, words);
            let reason = match draw {
                Some(draw) => words.get(draw_name(*draw)),
                None => refuted(solving, *played, refutation, notation, words),
            };
            Some(VerdictText {
                verdict: Verdict::Wrong,
                word,
                reason,
            })
        }
        Phase::Slower { best, .. } => {
            let best = line(task, best, notation, words);
            let reason = words.with("solve-slower-best", &args!["line" => best.as_str()]);
            text(Verdict::Slower, "solve-slower", reason)
        }
        Phase::Done { found } => {
            let (verdict, word) = if *found {
                (Verdict::Right, "solve-solved")
            } else {
                (Verdict::Info, "solve-shown")
            };
            text(verdict, word, explanation(solving, words))
        }
        Phase::Solver => {
            let (steps, mv) = solving.hint()?;
            let hint = if steps < 2 {
                let piece = task.piece_at(mv.from())?;
                let name = narration::Narrator::new(words, false).piece(piece);
                let square = mv.from().to_string();
                words.with(
                    "solve-hint-piece",
                    &args!["piece" => name.as_str(), "square" => square.as_str()],
                )
            } else {
                let mv = numbered(task, mv, notation, words);
                words.with("solve-hint-move", &args!["move" => mv.as_str()])
            };
            text(Verdict::Info, "solve-hint-word", hint)
        }
        Phase::Opponent(_) | Phase::Judging(_) | Phase::Showing(_) => None,
    }
}

/// Reason why a move was wrong, and the moves that show it.
fn refuted(
    solving: &Solving,
    played: chess::Move,
    refutation: &[chess::Move],
    notation: Notation,
    words: &Lexicon,
) -> String {
    let task = &solving.task().root.position;
    let after = task.after(played);
    let why = refutation.first().and_then(|&reply| {
        let reasons = blunder_reasons(task, played, refutation);
        let reply = narration::written_text(after.to_san(reply), notation, words);
        let reason = reasons.first()?;
        Some(motif_text::blunder_sentence(reason, &reply, words))
    });
    let moves = line(&after, refutation, notation, words);
    let moves = words.with("solve-refuted", &args!["line" => moves.as_str()]);
    match why {
        _ if refutation.is_empty() => words.get("solve-not-it"),
        Some(why) => format!("{why} {moves}"),
        None => moves,
    }
}

/// Explanation of the solution, from its motifs.
fn explanation(solving: &Solving, words: &Lexicon) -> String {
    let puzzle = solving.puzzle();
    let played = &solving.moves()[usize::from(puzzle.before.is_some())..];
    let line = match puzzle.before {
        Some(before) => {
            let mut moves = vec![before];
            moves.extend(played);
            Line::after_move(puzzle.start.clone(), &moves)
        }
        None => Line::new(puzzle.start.clone(), played),
    };
    line.map(|line| motif_text::explanation(&line, &line.motifs(), puzzle.themes, words))
        .unwrap_or_default()
}

/// Message name of the rule by which a move draws.
fn draw_name(draw: Draw) -> &'static str {
    match draw {
        Draw::Stalemate => "solve-stalemate",
        Draw::Repetition => "solve-repetition",
        Draw::FiftyMoves => "solve-fifty-moves",
        Draw::DeadPosition => "solve-dead-position",
    }
}
