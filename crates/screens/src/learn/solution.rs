//! The solution of a step for a reader: in words and moves, and as arrows and squares on the board.

use super::board_panel::drawing_of;
use chess::{Brush, Drawing};
use i18n::Lexicon;
use i18n::names::{color_name, role_name};
use learn::{Attempt, Input, Task};
use platform::preferences::Notation;

/// Most inputs of a solution that are told.
const MOST: usize = 64;

/// The solution of a step.
#[derive(Debug, Default, PartialEq)]
pub struct Solution {
    /// Moves, squares, or the option that is right; empty where there is nothing to do, or a game to play.
    pub text: String,
    /// The learner's moves and squares.
    pub drawings: Vec<Drawing>,
}

impl Solution {
    /// The solution of an attempt that has just begun.
    pub fn of(mut attempt: Attempt, notation: Notation, words: &Lexicon) -> Solution {
        let mut parts = Vec::new();
        let mut drawings = Vec::new();
        while let Some(input) = attempt.solution() {
            let position = attempt.position().readable();
            parts.push(match (&input, position) {
                (Input::Move(mv), Some(position)) => {
                    narration::written_text(position.to_san(*mv), notation, words)
                }
                (Input::Move(mv), None) => mv.to().to_string(),
                (Input::Place(square, Some(piece)), _) => {
                    let name = format!("{}-{}", color_name(piece.color), role_name(piece.role));
                    format!("{} {square}", words.get(&name))
                }
                (Input::Tap(square) | Input::Place(square, None), _) => square.to_string(),
                (Input::Choose(index), _) => match &attempt.step().task {
                    Task::Choose(choices) => choices[*index].option.clone(),
                    _ => String::new(),
                },
            });
            if !matches!(input, Input::Choose(_)) {
                drawings.push(drawing_of(attempt.position(), &input, Brush::Green));
            }
            attempt.take(&input);
            if parts.len() == MOST {
                break;
            }
        }
        Solution {
            text: parts.join(", "),
            drawings,
        }
    }
}
