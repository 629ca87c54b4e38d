//! Commands and questions to the owner of a board, given by a key of the board, in writing or by voice.

use chess::{Bitboard, Position, Role, Square};
use i18n::case;
use std::mem;

/// Commands and questions that can be given in words, by key or by voice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Offer a draw.
    Draw,
    /// Accept the offer.
    Accept,
    /// Decline the offer.
    Decline,
    /// Claim a draw.
    Claim,
    /// Claim a draw with the next move.
    ClaimWith,
    /// Take back the last move.
    TakeBack,
    /// Give a hint, or more of the one that was given.
    Hint,
    /// Adjust pieces without touching them in order to move.
    Adjust,
    /// Press the clock.
    Press,
    /// Resign.
    Resign,
    /// Time left on the clocks.
    Clock,
    /// The squares of all pieces of a kind; without one the kind is asked for.
    Where(Option<Role>),
    /// The squares of all pieces.
    Pieces,
    /// Moves of a piece; without a square, all legal moves.
    Moves(Aim),
    /// Captures that a piece can make.
    Captures(Aim),
    /// Attackers of a square.
    Attackers(Aim),
    /// The piece on a square.
    Square(Aim),
    /// The last move.
    Last,
    /// Side to move, move number and check.
    Status,
    /// The material balance.
    Material,
    /// Turn the board.
    Flip,
    /// Go to the board.
    Board,
    /// A new game.
    New,
    /// A rematch.
    Again,
    /// Open the settings.
    Settings,
    /// Open the help.
    Help,
    /// Back through the record.
    Back,
    /// Forth through the record.
    Forward,
    /// Go on after a pause.
    Resume,
    /// Yes, to the open question.
    Yes,
    /// No, to the open question.
    No,
}

impl Command {
    /// Every command without its subject, by the name of the message that lists its words.
    pub const NAMED: [(&str, Command); 31] = [
        ("draw", Command::Draw),
        ("accept", Command::Accept),
        ("decline", Command::Decline),
        ("claim", Command::Claim),
        ("claim-with", Command::ClaimWith),
        ("take-back", Command::TakeBack),
        ("hint", Command::Hint),
        ("adjust", Command::Adjust),
        ("press", Command::Press),
        ("resign", Command::Resign),
        ("clock", Command::Clock),
        ("where", Command::Where(None)),
        ("pieces", Command::Pieces),
        ("moves", Command::Moves(Aim::Nothing)),
        ("captures", Command::Captures(Aim::Nothing)),
        ("attackers", Command::Attackers(Aim::Nothing)),
        ("square", Command::Square(Aim::Nothing)),
        ("last", Command::Last),
        ("status", Command::Status),
        ("material", Command::Material),
        ("flip", Command::Flip),
        ("board", Command::Board),
        ("new", Command::New),
        ("again", Command::Again),
        ("settings", Command::Settings),
        ("help", Command::Help),
        ("back", Command::Back),
        ("forward", Command::Forward),
        ("resume", Command::Resume),
        ("yes", Command::Yes),
        ("no", Command::No),
    ];

    /// The name of the message that lists its words, whatever its subject.
    pub fn name(self) -> &'static str {
        let kind = mem::discriminant(&self);
        let mut named = Command::NAMED.iter();
        let found = named.find(|(_, command)| mem::discriminant(command) == kind);
        found.map_or("", |(name, _)| name)
    }

    /// The question that a letter key asks with the cursor on a square of the board.
    pub fn of_key(letter: &str, shift: bool, square: Square) -> Option<Command> {
        let square = Aim::from(square);
        Some(match case::lower(letter).as_str() {
            "o" => Command::Square(square),
            "m" if shift => Command::Captures(square),
            "m" => Command::Moves(square),
            "x" => Command::Attackers(square),
            "l" => Command::Last,
            "t" => Command::Clock,
            "v" => Command::Material,
            "s" => Command::Status,
            _ => return None,
        })
    }
}

/// The subject of a question: a square, a piece, or the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// No subject was named.
    Nothing,
    /// These squares.
    Squares(Bitboard),
    /// The pieces of this kind that the side to move has.
    Pieces(Role),
}

impl From<Square> for Aim {
    fn from(square: Square) -> Aim {
        Aim::Squares(Bitboard::of(square))
    }
}

impl Aim {
    /// The squares of the subject; `None` if it names none.
    pub fn squares(self, position: &Position) -> Option<Bitboard> {
        match self {
            Aim::Nothing => None,
            Aim::Squares(squares) => Some(squares),
            Aim::Pieces(role) => Some(position.pieces(position.turn(), role)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_a_name_whatever_its_subject() {
        for (name, command) in Command::NAMED {
            assert_eq!(command.name(), name);
        }
        assert_eq!(Command::Moves(Aim::Pieces(Role::Rook)).name(), "moves");
        assert_eq!(Command::Where(Some(Role::King)).name(), "where");
    }

    #[test]
    fn letters_ask_about_the_square_or_the_game() {
        let aim = Aim::from(Square::E4);
        for (letter, shift, command) in [
            ("o", false, Some(Command::Square(aim))),
            ("m", false, Some(Command::Moves(aim))),
            ("M", true, Some(Command::Captures(aim))),
            ("x", false, Some(Command::Attackers(aim))),
            ("s", false, Some(Command::Status)),
            ("z", false, None),
            ("Tab", false, None),
        ] {
            assert_eq!(
                Command::of_key(letter, shift, Square::E4),
                command,
                "{letter}"
            );
        }
    }
}
