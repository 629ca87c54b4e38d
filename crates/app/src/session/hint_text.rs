//! Hints in words.

use chess::Position;
use game::Moved;
use i18n::{Lexicon, args};
use narration::Narrator;
use table::{Hint, HintStep, Idea};

/// A hint in words, as far as it has been told.
pub fn hint_text(hint: &Hint, position: &Position, words: &Lexicon) -> String {
    let narrator = Narrator::new(words, false);
    let piece = position
        .piece_at(hint.mv.from())
        .map_or_else(String::new, |piece| narrator.role(piece.role));
    let from = narrator.square(hint.mv.from());
    match hint.step {
        HintStep::Idea => words.get(idea_name(hint.idea(position))),
        HintStep::Piece => words.with("hint-piece", &args!["piece" => piece, "from" => from]),
        HintStep::Move => Moved::of(position, hint.mv)
            .map_or_else(String::new, |moved| narrator.moved(&moved, false)),
    }
}

/// Message name of what is good about a move.
fn idea_name(idea: Idea) -> &'static str {
    match idea {
        Idea::Mate => "hint-mate",
        Idea::Promotion => "hint-promotion",
        Idea::InCheck => "hint-in-check",
        Idea::Capture => "hint-capture",
        Idea::Check => "hint-check",
        Idea::Castle => "hint-castle",
        Idea::Danger => "hint-danger",
        Idea::Pawn => "hint-pawn",
        Idea::BetterSquare => "hint-better-square",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_step_tells_more_than_the_last() {
        let position = Position::from_fen("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1").expect("legal");
        let mv = position.parse_uci("b1c3").expect("legal");
        let words = Lexicon::english();
        let told = [HintStep::Idea, HintStep::Piece, HintStep::Move].map(|step| {
            let then = Vec::new();
            hint_text(&Hint { mv, then, step }, &position, &words)
        });
        assert!(!told[0].contains("knight"), "{}", told[0]);
        assert!(told[1].contains("knight") && told[1].contains("b1") && !told[1].contains("c3"));
        assert!(told[2].contains("c3"), "{}", told[2]);
    }
}
