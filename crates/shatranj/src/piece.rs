//! The six kinds of pieces.

use chess::Color;

/// A kind of piece, by the name it has in English; the Arabic one is in brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Pawn (baidaq): one step forward, takes diagonally.
    Pawn,
    /// Alfil (fil): exactly two squares diagonally, over whatever stands between.
    Alfil,
    /// Ferz (firzan): one square diagonally.
    Ferz,
    /// Knight (faras), as today.
    Knight,
    /// Rook (rukh), as today.
    Rook,
    /// King (shah), as today, without castling.
    King,
}

impl Role {
    /// All of them, from the weakest to the strongest.
    pub const ALL: [Role; 6] = [
        Role::Pawn,
        Role::Alfil,
        Role::Ferz,
        Role::Knight,
        Role::Rook,
        Role::King,
    ];

    /// 0 for the pawn to 5 for the king.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter in a FEN, in lower case. Alfil and ferz have those of bishop and queen, as in Fairy-Stockfish.
    pub const fn fen_letter(self) -> char {
        match self {
            Role::Pawn => 'p',
            Role::Alfil => 'b',
            Role::Ferz => 'q',
            Role::Knight => 'n',
            Role::Rook => 'r',
            Role::King => 'k',
        }
    }
}

/// A piece: its side and its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Its side.
    pub color: Color,
    /// Its kind.
    pub role: Role,
}

impl Piece {
    /// The letter in a FEN: a capital for White.
    pub fn fen_letter(self) -> char {
        let letter = self.role.fen_letter();
        self.color.fold(letter.to_ascii_uppercase(), letter)
    }

    /// The piece of a letter in a FEN.
    pub fn from_fen_letter(letter: char) -> Option<Piece> {
        let named = |role: &Role| role.fen_letter() == letter.to_ascii_lowercase();
        let role = Role::ALL.into_iter().find(named)?;
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        Some(Piece { color, role })
    }
}
