//! Moves as text: as in UCI, and as people write them, in any letters for the pieces.

use crate::{Move, Position, Role};

/// The letters of the pieces in written moves; a pawn has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letters<'a> {
    /// King.
    pub king: &'a str,
    /// Rook.
    pub rook: &'a str,
    /// Knight.
    pub knight: &'a str,
    /// Ferz.
    pub ferz: &'a str,
    /// Alfil.
    pub alfil: &'a str,
}

/// The letters in English.
pub const LETTERS: Letters<'static> = Letters {
    king: "K",
    rook: "R",
    knight: "N",
    ferz: "F",
    alfil: "A",
};

impl<'a> Letters<'a> {
    /// The letter of a kind of piece.
    pub fn of(&self, role: Role) -> &'a str {
        match role {
            Role::Pawn => "",
            Role::Alfil => self.alfil,
            Role::Ferz => self.ferz,
            Role::Knight => self.knight,
            Role::Rook => self.rook,
            Role::King => self.king,
        }
    }
}

impl Position {
    /// The legal move of a text as in UCI. The letter of a promotion may be left out.
    pub fn parse_move(&self, text: &str) -> Option<Move> {
        let named = |mv: &Move| {
            let name = mv.to_string();
            name == text || name.strip_suffix('q') == Some(text)
        };
        self.legal_moves().into_iter().find(named)
    }

    /// A legal move in standard algebraic notation (FIDE appendix C), with `#` for a move that leaves no answer to a check.
    pub fn san(&self, mv: Move, letters: Letters<'_>) -> String {
        let role = self.role_at(mv.from()).unwrap_or(Role::Pawn);
        let takes = if self.is_capture(mv) { "x" } else { "" };
        let origin = match role {
            Role::Pawn if self.is_capture(mv) => mv.from().file().to_string(),
            Role::Pawn => String::new(),
            _ => self.disambiguation(mv, role),
        };
        let becomes = if mv.is_promotion() {
            format!("={}", letters.ferz)
        } else {
            String::new()
        };
        let next = self.after(mv);
        let check = match (next.is_check(), next.has_legal_move()) {
            (true, true) => "+",
            (true, false) => "#",
            (false, _) => "",
        };
        let letter = letters.of(role);
        format!("{letter}{origin}{takes}{}{becomes}{check}", mv.to())
    }

    /// File, rank or both of the origin, if another piece of the kind could go to the same square.
    fn disambiguation(&self, mv: Move, role: Role) -> String {
        let (from, mut rival, mut on_file, mut on_rank) = (mv.from(), false, false, false);
        let others = self.by_piece(self.turn, role).without(from);
        for other in others {
            let goes = |rival: &Move| rival.to() == mv.to();
            if self.legal_moves_from(other).iter().any(goes) {
                rival = true;
                on_file |= other.file() == from.file();
                on_rank |= other.rank() == from.rank();
            }
        }
        match (rival, on_file, on_rank) {
            (false, ..) => String::new(),
            (true, false, _) => from.file().to_string(),
            (true, true, false) => from.rank().to_string(),
            (true, true, true) => from.to_string(),
        }
    }
}
