//! Reasons in words: why something was not to be found, and what was right about all that was found.

use i18n::{Lexicon, args};
use learn::{FindTarget, WhyNot};

/// The reason why a square or a move is none of those asked for.
pub(super) fn why_not_text(why: WhyNot, words: &Lexicon) -> String {
    let (name, square) = match why {
        WhyNot::NoCapture => ("why-no-capture", None),
        WhyNot::NoCheck => ("why-no-check", None),
        WhyNot::Stalemate => ("why-stalemate", None),
        WhyNot::Flight(square) => ("why-flight", Some(square)),
        WhyNot::CheckerTaken(square) => ("why-checker-taken", Some(square)),
        WhyNot::Interposed(square) => ("why-interposed", Some(square)),
        WhyNot::NotTheirs => ("why-not-theirs", None),
        WhyNot::NotOwn => ("why-not-own", None),
        WhyNot::NotAttacked => ("why-not-attacked", None),
        WhyNot::OutOfReach => ("why-out-of-reach", None),
        WhyNot::Protected(square) => ("why-protected", Some(square)),
    };
    match square {
        Some(square) => words.with(name, &args!["square" => square.to_string()]),
        None => words.get(name),
    }
}

/// Reason why all that was found is right; empty for destinations and colours of squares, which are plain to see.
pub(super) fn why_right_text(target: FindTarget, words: &Lexicon) -> String {
    match target {
        FindTarget::Of(_) | FindTarget::Light | FindTarget::Dark => String::new(),
        _ => words.get(&format!("why-right-{}", target.name())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::Language;

    #[test]
    fn every_reason_is_in_words() {
        let words = Lexicon::english().and(Language::English, crate::ENGLISH);
        let told = why_not_text(WhyNot::Flight(chess::Square::B6), &words);
        assert_eq!(told, "It is check, but the king can go to b6.");
        for target in FindTarget::NAMED {
            let told = why_right_text(target, &words);
            assert!(!told.starts_with("why-"), "{told}");
        }
    }
}
