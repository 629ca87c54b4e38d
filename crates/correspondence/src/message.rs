//! A game as text for a message: players, moves, and the link.

use crate::conditions::Conditions;
use chess::{Color, Move, Notation, Position};
use game::Game;
use std::fmt::Write as _;

/// Moves from a position, with their numbers: `12... Nf6 13. Bg5 O-O`.
pub fn line(position: &Position, moves: &[Move], notation: Notation) -> String {
    let mut text = String::new();
    let mut position = position.clone();
    for (i, &mv) in moves.iter().enumerate() {
        let number = position.fullmove_number();
        let _ = match position.turn() {
            Color::White => write!(text, "{number}. "),
            Color::Black if i == 0 => write!(text, "{number}... "),
            Color::Black => Ok(()),
        };
        text.push_str(&position.write(mv, notation));
        text.push(' ');
        position = position.after(mv);
    }
    text.pop();
    text
}

/// The moves of a game and its result, if it is over.
pub fn moves(game: &Game, notation: Notation) -> String {
    let moves: Vec<Move> = game.plies().iter().map(|ply| ply.mv).collect();
    let mut text = line(&game.config().start, &moves, notation);
    if let Some(outcome) = game.outcome() {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(outcome.as_pgn());
    }
    text
}

/// A message with the names, the moves, the conditional moves in brackets, and the address that holds the game.
pub fn message(game: &Game, conditions: &Conditions, address: &str, notation: Notation) -> String {
    let [white, black] = game.names();
    let mut lines = Vec::new();
    if !white.is_empty() || !black.is_empty() {
        let name = |name: &str| if name.is_empty() { "?" } else { name }.to_owned();
        lines.push(format!("{} – {}", name(white), name(black)));
    }
    lines.push(moves(game, notation));
    if conditions.plies == game.plies().len() {
        let position = game.position();
        let conditional = conditions.lines().into_iter();
        lines.extend(conditional.map(|moves| format!("({})", line(position, &moves, notation))));
    }
    lines.push(address.to_owned());
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}
