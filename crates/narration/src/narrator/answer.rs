//! Answers to questions about a position.

use super::Narrator;
use crate::command::{Aim, Command};
use chess::Position;

impl Narrator<'_> {
    /// Answer to a question that a position alone answers, or what is missing in the question; `None` for every other command.
    pub fn answer(&self, position: &Position, command: Command) -> Option<Result<String, String>> {
        Some(Ok(match command {
            Command::Where(None) => return Some(Err(self.words.get("entry-which-piece"))),
            Command::Where(Some(role)) => self.where_are(position, role),
            Command::Pieces => self.pieces(position),
            Command::Status => self.status(position),
            Command::Material => self.material(position),
            Command::Moves(Aim::Nothing) => self.all_moves(position, false),
            Command::Captures(Aim::Nothing) => self.all_moves(position, true),
            Command::Moves(aim)
            | Command::Captures(aim)
            | Command::Attackers(aim)
            | Command::Square(aim) => {
                let Some(squares) = aim.squares(position) else {
                    return Some(Err(self.words.get("entry-which-square")));
                };
                let captures = matches!(command, Command::Captures(_));
                let tell = |square| match command {
                    Command::Attackers(_) => self.attackers(position, square),
                    Command::Square(_) => self.what_is_on(square, position.piece_at(square)),
                    _ => self.moves_of(position, square, captures),
                };
                let told: Vec<String> = squares.into_iter().map(tell).collect();
                match aim {
                    // The side to move has no such piece.
                    Aim::Pieces(role) if told.is_empty() => self.where_are(position, role),
                    _ => told.join(" "),
                }
            }
            _ => return None,
        }))
    }
}
