//! Checkmate explained: the check, and what bars each square beside the king.

use super::Narrator;
use chess::{FlightBar, Position};
use i18n::args;

impl Narrator<'_> {
    /// Why a position is checkmate, a sentence each: the check, each square beside the king with what bars it, and that
    /// nothing else helps. Empty where it is no mate.
    pub fn mate(&self, position: &Position) -> Vec<String> {
        if !position.is_checkmate() {
            return Vec::new();
        }
        let checkers = position.checkers();
        let pieces = self.pieces_on(position, checkers);
        let is_double = checkers.is_many();
        let check = if is_double {
            let told = args!["pieces" => pieces];
            self.words.with("why-double-check", &told)
        } else {
            let square = self.square(position.king(position.turn()));
            let told = args!["square" => square, "pieces" => pieces];
            self.words.with("attackers", &told)
        };
        let flights = position.barred_flights().into_iter();
        let flights = flights.map(|(square, bar)| match bar {
            FlightBar::OwnPiece => self.what_is_on(square, position.piece_at(square)),
            FlightBar::Attacked(by) => {
                let pieces = self.pieces_on(position, by);
                let told = args!["square" => self.square(square), "pieces" => pieces];
                self.words.with("why-king", &told)
            }
        });
        let rest = (!is_double).then(|| self.words.get("why-mate-rest"));
        [check].into_iter().chain(flights).chain(rest).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::Lexicon;

    #[test]
    fn c1_a_mate_is_explained_square_by_square() {
        let words = Lexicon::english();
        let narrator = Narrator::new(&words, false);
        let told = |fen: &str| narrator.mate(&Position::from_fen(fen).expect("a legal position"));
        assert_eq!(
            told("7k/6pR/5N2/8/8/8/8/6K1 b - - 0 1"),
            [
                "h8 is attacked by white rook h7.",
                "g7, black pawn.",
                "The king would be attacked on h7 by white knight f6.",
                "The king would be attacked on g8 by white knight f6.",
                "Nothing can take the attacker or come between.",
            ]
        );
        // In double check taking and coming between are out of the question.
        let double = told("3rkr2/3p1p2/5N2/8/8/8/8/4R1K1 b - - 0 1");
        assert_eq!(
            double.first().map(String::as_str),
            Some("Double check (white rook e1, white knight f6): only the king can move.")
        );
        assert_eq!(double.len(), 6);
        assert!(told("4k3/8/8/8/8/8/8/4R1K1 b - - 0 1").is_empty());
    }
}
