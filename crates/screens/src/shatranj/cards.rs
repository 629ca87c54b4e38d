//! Cards of the lesson: each with a board, and on it a piece that can be tried.

use chess::{Bitboard, Square};
use shatranj::{Piece, Position, Role, targets};
use std::collections::BTreeMap;

/// A card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its name in messages and tests.
    pub name: &'static str,
    /// The pieces on its board as letters of a FEN, the one to try first; none for the array.
    men: &'static [(Square, char)],
    /// True if the first of them can be tried.
    tries: bool,
}

/// The cards in their order.
pub const CARDS: [Card; 5] = [
    Card {
        name: "array",
        men: &[],
        tries: false,
    },
    Card {
        name: "ferz",
        men: &[(Square::D4, 'Q'), (Square::E5, 'p')],
        tries: true,
    },
    Card {
        name: "alfil",
        men: &[
            (Square::D4, 'B'),
            (Square::E5, 'P'),
            (Square::C5, 'p'),
            (Square::F6, 'p'),
        ],
        tries: true,
    },
    Card {
        name: "pawn",
        men: &[(Square::D2, 'P'), (Square::E3, 'p'), (Square::F5, 'p')],
        tries: true,
    },
    Card {
        name: "end",
        men: &[(Square::E2, 'R'), (Square::D3, 'K'), (Square::E6, 'k')],
        tries: false,
    },
];

/// The board of a card, on which one piece goes as it likes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    men: BTreeMap<Square, Piece>,
    /// The square of the piece that can be tried.
    pub piece: Option<Square>,
}

impl Trial {
    /// The board of a card as it begins.
    pub fn new(card: &Card) -> Trial {
        let men = if card.men.is_empty() {
            let array = Position::default();
            let man = |square| Some((square, array.piece_at(square)?));
            array.occupied().into_iter().filter_map(man).collect()
        } else {
            let man = |&(square, letter)| Some((square, Piece::from_fen_letter(letter)?));
            card.men.iter().filter_map(man).collect()
        };
        let first = card.men.first().map(|man| man.0);
        Trial {
            men,
            piece: first.filter(|_| card.tries),
        }
    }

    /// The pieces.
    pub fn men(&self) -> &BTreeMap<Square, Piece> {
        &self.men
    }

    /// The squares to which the piece can go.
    pub fn targets(&self) -> Bitboard {
        let Some((from, piece)) = self.tried() else {
            return Bitboard::EMPTY;
        };
        let of = |own: bool| -> Bitboard {
            let men = self.men.iter();
            men.filter(|man| (man.1.color == piece.color) == own)
                .map(|man| *man.0)
                .collect()
        };
        targets(piece, from, of(true), of(false))
    }

    /// Puts the piece on a square; false, and nothing is done, if it does not go there.
    pub fn put(&mut self, to: Square) -> bool {
        let Some((from, piece)) = self.tried() else {
            return false;
        };
        if !self.targets().contains(to) {
            return false;
        }
        let promotes =
            piece.role == Role::Pawn && to.rank() == piece.color.rank(chess::Rank::Eighth);
        let role = if promotes { Role::Ferz } else { piece.role };
        self.men.remove(&from);
        self.men.insert(to, Piece { role, ..piece });
        self.piece = Some(to);
        true
    }

    /// The piece that can be tried, with its square.
    fn tried(&self) -> Option<(Square, Piece)> {
        let square = self.piece?;
        Some((square, *self.men.get(&square)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trial(name: &str) -> Trial {
        let card = CARDS.iter().find(|card| card.name == name);
        Trial::new(card.expect("there is such a card"))
    }

    #[test]
    fn every_card_shows_what_it_tells() {
        for (name, men, targets) in [
            ("array", 32, 0),
            ("ferz", 2, 4),
            ("alfil", 4, 4),
            ("pawn", 3, 2),
            ("end", 3, 0),
        ] {
            let trial = trial(name);
            assert_eq!(trial.men().len(), men, "{name}");
            assert_eq!(trial.targets().count(), targets, "{name}");
        }
    }

    #[test]
    fn a_piece_is_tried() {
        let mut trial = trial("pawn");
        assert!(!trial.put(Square::D4));
        for to in [Square::E3, Square::E4, Square::F5, Square::F6, Square::F7] {
            assert!(trial.put(to), "{to}");
        }
        assert_eq!(trial.men().len(), 1);
        assert!(trial.put(Square::F8));
        assert_eq!(trial.men()[&Square::F8].role, Role::Ferz);
        assert_eq!(trial.targets().count(), 2);
        let mut array = Trial::new(&CARDS[0]);
        assert!(!array.put(Square::E3));
    }
}
