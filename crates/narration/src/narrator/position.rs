//! The position in words: its pieces, their moves, attackers, and the material balance.

use super::{Narrator, capitalised};
use crate::captured::lead;
use chess::{Bitboard, Color, Piece, Position, Role, Square};
use i18n::args;
use i18n::names::color_name;
use platform::preferences::Blindfold;

impl Narrator<'_> {
    /// Label of a square: `e4, white pawn`; a blindfold hides the piece.
    pub fn cell(&self, square: Square, piece: Option<Piece>, blindfold: Blindfold) -> String {
        let named = match (piece, blindfold) {
            (Some(piece), Blindfold::Off) => self.piece(piece),
            (Some(piece), Blindfold::Discs) => self
                .words
                .get(&format!("{}-piece", color_name(piece.color))),
            _ => {
                let square = self.square(square);
                return self.words.with("square-empty", &args!["square" => square]);
            }
        };
        let square = self.square(square);
        self.words
            .with("square-with", &args!["square" => square, "piece" => named])
    }

    /// The piece on a square, in a sentence.
    pub fn what_is_on(&self, square: Square, piece: Option<Piece>) -> String {
        if piece.is_some() {
            return self.sentence(&self.cell(square, piece, Blindfold::Off));
        }
        let square = self.square(square);
        self.words
            .with("square-is-empty", &args!["square" => square])
    }

    /// The squares of all pieces of a kind, White's first.
    pub fn where_are(&self, position: &Position, role: Role) -> String {
        let sides: Vec<String> = Color::ALL
            .into_iter()
            .filter_map(|color| self.squares_of(position, color, role))
            .collect();
        if sides.is_empty() {
            let piece = self.role(role);
            return self.words.with("where-none", &args!["piece" => piece]);
        }
        self.sentence(&sides.join("; "))
    }

    fn squares_of(&self, position: &Position, color: Color, role: Role) -> Option<String> {
        let squares = position.pieces(color, role);
        (!squares.is_empty()).then(|| {
            let piece = self.piece(Piece { color, role });
            let squares = self.squares(squares);
            self.words
                .with("where-some", &args!["piece" => piece, "squares" => squares])
        })
    }

    /// Every piece, White's before Black's, kings first.
    pub fn pieces(&self, position: &Position) -> String {
        let all: Vec<String> = Color::ALL
            .into_iter()
            .flat_map(|color| Role::ALL.into_iter().rev().map(move |role| (color, role)))
            .filter_map(|(color, role)| self.squares_of(position, color, role))
            .collect();
        self.sentence(&all.join("; "))
    }

    /// The moves of the piece on a square, or its captures only.
    pub fn moves_of(&self, position: &Position, square: Square, captures: bool) -> String {
        let Some(piece) = position.piece_at(square) else {
            return self.what_is_on(square, position.piece_at(square));
        };
        let mut dests: Vec<Square> = position
            .legal_moves_from(square)
            .iter()
            .filter(|&&mv| !captures || position.is_capture(mv))
            .map(|&mv| position.destination(mv))
            .collect();
        dests.dedup();
        let name = match (dests.is_empty(), captures) {
            (true, false) => "legal-moves-none",
            (false, false) => "legal-moves",
            (true, true) => "captures-none",
            (false, true) => "captures",
        };
        let told = args![
            "piece" => self.piece(piece),
            "square" => self.square(square),
            "squares" => self.squares(dests),
        ];
        capitalised(&self.words.with(name, &told))
    }

    /// Every legal move, or every capture.
    pub fn all_moves(&self, position: &Position, captures: bool) -> String {
        let moves: Vec<String> = position
            .legal_moves()
            .iter()
            .filter(|&&mv| !captures || position.is_capture(mv))
            .map(|&mv| position.to_san(mv).to_string())
            .collect();
        let count = moves.len();
        let name = match (captures, count) {
            (false, _) => "legal-moves-all",
            (true, 0) => "captures-all-none",
            (true, _) => "captures-all",
        };
        self.words
            .with(name, &args!["count" => count, "moves" => moves.join(", ")])
    }

    /// The attackers of a square: the pieces of the side that does not own it, or of both where it is empty.
    pub fn attackers(&self, position: &Position, square: Square) -> String {
        let mut attackers = position.attackers_to(square, position.occupied());
        if let Some(owner) = position.piece_at(square) {
            attackers &= position.by_color(!owner.color);
        }
        let square = self.square(square);
        if attackers.is_empty() {
            return self
                .words
                .with("attackers-none", &args!["square" => square]);
        }
        let pieces = self.pieces_on(position, attackers);
        self.words
            .with("attackers", &args!["square" => square, "pieces" => pieces])
    }

    /// The pieces on some squares: `white pawn a2, black knight f6`.
    pub(super) fn pieces_on(&self, position: &Position, squares: Bitboard) -> String {
        let pieces: Vec<String> = squares
            .into_iter()
            .filter_map(|square| Some((square, position.piece_at(square)?)))
            .map(|(square, piece)| {
                let (piece, square) = (self.piece(piece), self.square(square));
                self.words
                    .with("piece-on", &args!["piece" => piece, "square" => square])
            })
            .collect();
        pieces.join(", ")
    }

    /// Move number, whose turn, and check.
    pub fn status(&self, position: &Position) -> String {
        let side = self.side(position.turn());
        let number = position.fullmove_number();
        let turn = self.words.with(
            "to-move",
            &args!["number" => number, "side" => side.clone()],
        );
        if position.is_check() && !self.quiet {
            let check = self.words.with("in-check", &args!["side" => side]);
            format!("{turn} {check}")
        } else {
            turn
        }
    }

    /// The material balance, in a sentence.
    pub fn material(&self, position: &Position) -> String {
        match lead(Color::White, position) {
            0 => self.words.get("material-even"),
            points => {
                let side = if points > 0 {
                    Color::White
                } else {
                    Color::Black
                };
                let told = args!["side" => self.side(side), "points" => points.unsigned_abs()];
                self.words.with("material-ahead", &told)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::Lexicon;

    #[test]
    fn the_position_is_told_in_words() {
        let words = Lexicon::english();
        let narrator = Narrator::new(&words, false);
        let position = Position::from_fen("4k3/8/8/8/1b6/5n2/3N4/R3K2R w KQ - 3 12")
            .expect("a legal position");
        for (told, expected) in [
            (
                narrator.where_are(&position, Role::Knight),
                "White knight: d2; black knight: f3.",
            ),
            (narrator.where_are(&position, Role::Queen), "No queen."),
            (
                narrator.moves_of(&position, Square::D2, false),
                "White knight d2 has no legal move.",
            ),
            (
                narrator.moves_of(&position, Square::E1, false),
                "White king e1 can go to d1, f1, e2, f2.",
            ),
            (
                narrator.attackers(&position, Square::D2),
                "d2 is attacked by black knight f3, black bishop b4.",
            ),
            (
                narrator.attackers(&position, Square::A8),
                "a8 is attacked by white rook a1.",
            ),
            (
                narrator.status(&position),
                "Move 12, White to move. White is in check.",
            ),
            (narrator.material(&position), "White is ahead by 7 points."),
            (narrator.what_is_on(Square::C3, None), "c3 is empty."),
            (
                narrator.what_is_on(Square::B4, position.piece_at(Square::B4)),
                "b4, black bishop.",
            ),
        ] {
            assert_eq!(told, expected);
        }
    }

    #[test]
    fn a_blindfold_hides_what_stands_on_a_square() {
        let words = Lexicon::english();
        let narrator = Narrator::new(&words, false);
        let pawn = Some(Piece {
            color: Color::White,
            role: Role::Pawn,
        });
        for (blindfold, told) in [
            (Blindfold::Off, "e4, white pawn"),
            (Blindfold::Discs, "e4, a white piece"),
            (Blindfold::Hidden, "e4"),
            (Blindfold::Nothing, "e4"),
        ] {
            assert_eq!(narrator.cell(Square::E4, pawn, blindfold), told);
        }
    }
}
