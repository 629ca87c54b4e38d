//! Notation of moves in the move list: English letters, the letters of the page's language, or figurines.

use crate::narrator::Narrator;
use chess::{Role, San};
use i18n::Lexicon;
use leptos::prelude::*;
use platform::preferences::Notation;

/// A piece of a written move.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Text(String),
    Figurine(Role),
}

/// The piece a letter of the English notation stands for.
fn role_of(letter: char) -> Option<Role> {
    Some(match letter {
        'K' => Role::King,
        'Q' => Role::Queen,
        'R' => Role::Rook,
        'B' => Role::Bishop,
        'N' => Role::Knight,
        _ => return None,
    })
}

/// The letter of a piece in the page's language, or the English one if the language has none.
fn letter(words: &Lexicon, role: Role, english: char) -> String {
    let order = [
        Role::King,
        Role::Queen,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
    ];
    let place = order.iter().position(|&listed| listed == role);
    place
        .and_then(|place| words.list("letters").into_iter().nth(place))
        .unwrap_or_else(|| english.to_string())
}

/// A move taken apart where its pieces are.
fn parts(san: San, notation: Notation, words: &Lexicon) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut text = String::new();
    for sign in san.to_string().chars() {
        match (role_of(sign), notation) {
            (Some(role), Notation::Figurine) => {
                if !text.is_empty() {
                    parts.push(Part::Text(std::mem::take(&mut text)));
                }
                parts.push(Part::Figurine(role));
            }
            (Some(role), Notation::Local) => text += &letter(words, role, sign),
            _ => text.push(sign),
        }
    }
    if !text.is_empty() {
        parts.push(Part::Text(text));
    }
    parts
}

/// A move in the player's notation.
pub fn written(san: San, notation: Notation, words: &Lexicon) -> impl IntoView + use<> {
    parts(san, notation, words)
        .into_iter()
        .map(|part| match part {
            Part::Text(text) => text.into_any(),
            Part::Figurine(role) => view! { <Figurine role/> }.into_any(),
        })
        .collect_view()
}

/// The same as plain text, for a sentence: figurines are the signs of Unicode.
pub fn written_text(san: San, notation: Notation, words: &Lexicon) -> String {
    let text = |part| match part {
        Part::Text(text) => text,
        Part::Figurine(role) => match role {
            Role::King => "♔",
            Role::Queen => "♕",
            Role::Rook => "♖",
            Role::Bishop => "♗",
            Role::Knight => "♘",
            Role::Pawn => "♙",
        }
        .to_owned(),
    };
    parts(san, notation, words).into_iter().map(text).collect()
}

/// A move in figurine notation as a screen reader says it; `None` if it can read the notation itself.
pub fn spoken(san: San, notation: Notation, words: &Lexicon) -> Option<String> {
    let narrator = Narrator::new(words, false);
    let said: Vec<String> = parts(san, notation, words)
        .into_iter()
        .map(|part| match part {
            Part::Text(text) => text,
            Part::Figurine(role) => narrator.role(role),
        })
        .collect();
    (notation == Notation::Figurine).then(|| said.join(" "))
}

/// A piece small enough to stand in a line of text.
#[component]
fn Figurine(role: Role) -> impl IntoView {
    view! {
        <svg class="figurine" viewBox="0 0 24 24" aria-hidden="true">
            <path d=outline(role)></path>
        </svg>
    }
}

/// Outline of a piece on a grid of 24 by 24, our own drawing.
fn outline(role: Role) -> &'static str {
    match role {
        Role::King => {
            "M10.7 7.4V4.8H8.2V2.6H10.7V.6H13.3V2.6H15.8V4.8H13.3V7.4Q16.8 7.5 19.2 8.6L16 13.4H8L4.8 8.6Q7.2 7.5 10.7 7.4ZM8 14.6H16Q16.2 16.6 18.6 18H5.4Q7.8 16.6 8 14.6ZM4.4 19.2H19.6Q21 19.2 21 20.6V22H3V20.6Q3 19.2 4.4 19.2Z"
        }
        Role::Queen => {
            "M8 13.4L3.2 5.4L8.9 8.4L12 3.2L15.1 8.4L20.8 5.4L16 13.4ZM1.4 4.4a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0ZM10.4 2.4a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0ZM19.4 4.4a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0ZM8 14.6H16Q16.2 16.6 18.4 18H5.6Q7.8 16.6 8 14.6ZM4.8 19.2H19.2Q20.6 19.2 20.6 20.6V22H3.4V20.6Q3.4 19.2 4.8 19.2Z"
        }
        Role::Rook => {
            "M5.2 4H8.7V6.6H10.4V4H13.6V6.6H15.3V4H18.8V8.6L16.4 10.4H7.6L5.2 8.6ZM7.7 11.6H16.3Q16.5 16 18.2 18H5.8Q7.5 16 7.7 11.6ZM5.2 19.2H18.8Q20.2 19.2 20.2 20.6V22H3.8V20.6Q3.8 19.2 5.2 19.2Z"
        }
        Role::Bishop => {
            "M12 3.8C13.4 4.8 14.6 5.8 15.5 6.9L11.8 11L13.2 12.2L16.7 8.4C17.9 10 18.4 11.4 18.4 12.8C18.4 14.8 17.2 16.2 15.6 16.9L17 18H7L8.4 16.9C6.8 16.2 5.6 14.8 5.6 12.8C5.6 9.6 8.2 6.4 12 3.8ZM10.4 2.6a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0ZM5.4 19.2H18.6Q20 19.2 20 20.6V22H4V20.6Q4 19.2 5.4 19.2Z"
        }
        Role::Knight => {
            "M5.7 18C7 15.4 11.2 14.1 11.7 11C10.6 12.1 9.6 12 8.6 12.4C7.4 12.9 7 14.2 5.8 14.4C4.7 14.5 4.3 13.8 3.9 13C3.5 12.1 3.8 11.2 4.3 10.3C5.4 8.4 6.2 6.8 7.5 5.6L8 2.8C9.3 3.1 10.5 3.6 11.3 4.5C16.1 4.6 19 8.1 18.9 12.8C18.8 14.9 18.2 16.6 18.9 18ZM7.5 8.5a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0ZM5.2 19.2H18.8Q20.2 19.2 20.2 20.6V22H3.8V20.6Q3.8 19.2 5.2 19.2Z"
        }
        // No notation writes a sign for the pawn.
        Role::Pawn => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;

    #[test]
    fn letters_and_figurines() {
        let position =
            Position::from_fen("4k3/1P6/8/8/8/8/8/4K1N1 w - - 0 1").expect("a legal position");
        let english = Lexicon::english();
        let san = |uci| position.to_san(position.parse_uci(uci).expect("a legal move"));
        let text = |text: &str| Part::Text(text.into());
        assert_eq!(
            parts(san("g1f3"), Notation::English, &english),
            [text("Nf3")]
        );
        assert_eq!(
            parts(san("g1f3"), Notation::Figurine, &english),
            [Part::Figurine(Role::Knight), text("f3")]
        );
        assert_eq!(
            spoken(san("g1f3"), Notation::Figurine, &english).as_deref(),
            Some("knight f3")
        );
        assert_eq!(spoken(san("g1f3"), Notation::English, &english), None);
        assert_eq!(
            parts(san("b7b8q"), Notation::Figurine, &english),
            [text("b8="), Part::Figurine(Role::Queen), text("+")]
        );
        let marathi = Lexicon::new(i18n::Language::Marathi, "letters = रा | व | ह | उं | घो");
        assert_eq!(
            parts(san("g1f3"), Notation::Local, &marathi),
            [text("घोf3")]
        );
        assert_eq!(
            parts(san("b7b8q"), Notation::Local, &marathi),
            [text("b8=व+")]
        );
    }
}
