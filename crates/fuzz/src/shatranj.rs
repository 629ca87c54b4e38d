//! Fuzz target of shatranj: any text as a FEN.

use ::shatranj::{Position, perft};
use arbitrary::{Result, Unstructured};

use crate::text::text;

/// FENs that are nearly right with a letter wrong.
const GOOD: [&str; 3] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
    "8/P1k5/2b5/1p1n3p/8/7P/3K4/B6Q b - - 139 90",
    "8/8/8/8/8/4k3/4P3/K7 b",
];

const LETTERS: &str = "KQRBNPkqrbnp12345678/w-09 \té\0";

/// A FEN that can be read is written in one way only; its position can be used. What cannot be read is told in a sentence.
pub fn shatranj_fen(input: &mut Unstructured<'_>) -> Result<()> {
    let text = text(input, &GOOD, LETTERS)?;
    match text.parse::<Position>() {
        Ok(position) => {
            assert_eq!(
                position.to_string().parse().as_ref(),
                Ok(&position),
                "{text}"
            );
            perft(&position, 2);
            let (has_move, outcome) = (position.has_legal_move(), position.outcome());
            assert!(has_move || outcome.is_some(), "{text}");
        }
        Err(error) => {
            let told = error.to_string();
            assert!((1..500).contains(&told.len()), "{text}: {told}");
        }
    }
    Ok(())
}
