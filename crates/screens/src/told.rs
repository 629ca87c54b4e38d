//! Status message of a board: a refusal with its law, or an answer, as one value for the line that shows it and the log
//! that announces it.

use crate::law_link::law_sign;
use chess::{Illegal, Position};
use i18n::{Lexicon, Words, args};
use laws::articles;
use leptos::prelude::*;
use narration::Narrator;

/// Kinds of status messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ToldKind {
    /// A move that was made, or the answer to a question or command.
    #[default]
    Answer,
    /// The reason why a move is illegal, or a text cannot be followed.
    Refusal,
}

impl ToldKind {
    /// Name in style sheets and tests.
    pub fn name(self) -> &'static str {
        match self {
            ToldKind::Answer => "answer",
            ToldKind::Refusal => "refusal",
        }
    }
}

/// Status message of a board: text, law and kind. The status line shows it ([`view`](Told::view)), and the log
/// announces it ([`announcement`](Told::announcement)), each once. The default has no words: there is nothing to say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// The kind.
    pub kind: ToldKind,
    /// The text, in the page's language, without the law; empty if there is nothing to say.
    pub words: String,
    /// Number of the clause of the laws that the text comes from: `3.9.2`.
    pub law: Option<&'static str>,
}

impl Told {
    /// The refusal of an illegal move in a position: its reason and its law.
    pub fn illegal(narrator: &Narrator<'_>, position: &Position, why: Illegal) -> Told {
        Told {
            kind: ToldKind::Refusal,
            words: narrator.illegal(position, why),
            law: Some(articles::of_illegal(&why)),
        }
    }

    /// The message with what was heard before it.
    #[must_use]
    pub fn after(&self, heard: &str) -> Told {
        Told {
            words: format!("{heard} {}", self.words).trim_end().to_owned(),
            ..self.clone()
        }
    }

    /// The text for a screen reader, with the name of the law: `White pawn e2 is in the way. Law 3.5`.
    pub fn announcement(&self, words: &Lexicon) -> String {
        match self.law {
            Some(number) => {
                let law = words.with("law-link", &args!["number" => number]);
                format!("{} {law}", self.words)
            }
            None => self.words.clone(),
        }
    }

    /// The text as the status line shows it, with a link to the law. It is no live region: the log announces it.
    pub fn view(self, words: Words) -> AnyView {
        let law = self.law.map(|number| law_sign(words, number));
        view! { <p class="hint" data-told=self.kind.name()>{self.words} {law}</p> }.into_any()
    }
}

impl From<String> for Told {
    fn from(words: String) -> Told {
        Told {
            words,
            ..Told::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Square;

    #[test]
    fn a_refusal_is_announced_with_its_law() {
        let words = Lexicon::english();
        let position = Position::default();
        let why = position.why_illegal(Square::F1, Square::C4);
        let narrator = Narrator::new(&words, false);
        let told = Told::illegal(
            &narrator,
            &position,
            why.expect("its own pawn is in the way"),
        );
        assert_eq!(told.kind, ToldKind::Refusal);
        assert_eq!(told.words, "White pawn e2 is in the way.");
        let announced = told.announcement(&words);
        assert_eq!(announced, "White pawn e2 is in the way. Law 3.5");
        let after = told.after("Heard “Bc4”.");
        assert_eq!(after.words, "Heard “Bc4”. White pawn e2 is in the way.");
        assert_eq!((after.kind, after.law), (told.kind, Some("3.5")));
        let answer = Told::from("e4, white pawn.".to_owned());
        assert_eq!(answer.kind, ToldKind::Answer);
        assert_eq!(answer.announcement(&words), "e4, white pawn.");
    }
}
