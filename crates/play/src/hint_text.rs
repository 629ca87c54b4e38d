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

/// The words of a hint that the page shows: its idea once that has been told, for its motif is looked for first.
pub fn shown_hint(
    hint: &Hint,
    idea: Option<String>,
    position: &Position,
    words: &Lexicon,
) -> Option<String> {
    match hint.step {
        HintStep::Idea => idea,
        HintStep::Piece | HintStep::Move => Some(hint_text(hint, position, words)),
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
    fn nothing_is_shown_before_the_idea_has_been_told() {
        let position = Position::from_fen("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1").expect("legal");
        let mv = position.parse_uci("b1c3").expect("legal");
        let words = Lexicon::english();
        let shown = |step, idea: Option<&str>| {
            let then = Vec::new();
            let hint = Hint { mv, then, step };
            shown_hint(&hint, idea.map(str::to_owned), &position, &words)
        };
        assert_eq!(shown(HintStep::Idea, None), None);
        let fork = Some("Look for a fork.");
        assert_eq!(shown(HintStep::Idea, fork).as_deref(), fork);
        for idea in [None, fork] {
            let piece = shown(HintStep::Piece, idea).expect("words");
            assert!(piece.contains("b1"), "{piece}");
        }
    }

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
