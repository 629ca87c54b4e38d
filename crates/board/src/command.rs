//! The commands: what can be told or asked by a key of the board, in writing or by voice. Whoever owns the board does them.

use chess::{Bitboard, Position, Role, Square};

/// What can be asked or told in words.
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
    /// Claim one with the next move.
    ClaimWith,
    /// Take back.
    TakeBack,
    /// Only adjust what is touched.
    Adjust,
    /// Press the clock.
    Press,
    /// Resign.
    Resign,
    /// How much time is left?
    Clock,
    /// Where are the pieces of a kind?
    Where(Option<Role>),
    /// Where are all pieces?
    Pieces,
    /// Where can a piece go? Without one: which moves are there?
    Moves(Aim),
    /// What can a piece take?
    Captures(Aim),
    /// What attacks a square?
    Attackers(Aim),
    /// What stands on a square?
    Square(Aim),
    /// What was the last move?
    Last,
    /// Whose turn is it?
    Status,
    /// Who is ahead?
    Material,
    /// Turn the board.
    Flip,
    /// Go to the board.
    Board,
    /// A new game.
    New,
    /// The same again.
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
    /// What was asked back is meant.
    Yes,
    /// It is not.
    No,
}

impl Command {
    /// Every command without what it is about, by the name of the message that lists its words.
    pub const NAMED: [(&str, Command); 30] = [
        ("draw", Command::Draw),
        ("accept", Command::Accept),
        ("decline", Command::Decline),
        ("claim", Command::Claim),
        ("claim-with", Command::ClaimWith),
        ("take-back", Command::TakeBack),
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
}

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// That was not said.
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
    /// The squares, if any were meant.
    pub fn squares(self, position: &Position) -> Option<Bitboard> {
        match self {
            Aim::Nothing => None,
            Aim::Squares(squares) => Some(squares),
            Aim::Pieces(role) => Some(position.pieces(position.turn(), role)),
        }
    }
}
