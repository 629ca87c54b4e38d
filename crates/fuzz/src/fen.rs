//! Any text as a FEN, any setup as a position.

use arbitrary::{Result, Unstructured};
use chess::{Position, Setup, perft};

use crate::positions::{SAMPLES, placed};
use crate::text::text;

/// Letters that mean something in a FEN, and some that do not.
const LETTERS: &str = "KQRBNPkqrbnp12345678/w-abcdefghAH 09\té\0";

/// The longest message that is still one to read, in bytes.
const LONGEST_MESSAGE: usize = 2_000;

/// Any text as a FEN.
pub fn fen(input: &mut Unstructured<'_>) -> Result<()> {
    read(&text(input, &SAMPLES, LETTERS)?);
    Ok(())
}

/// Any men anywhere.
pub fn setup(input: &mut Unstructured<'_>) -> Result<()> {
    let setup = placed(input)?;
    let written = setup.to_string();
    assert_eq!(written.parse(), Ok(setup));
    read(&written);
    Ok(())
}

/// Reads a text. What can be read is written in one way only; what can be played from stands being used.
fn read(text: &str) {
    let setup: Setup = match text.parse() {
        Ok(setup) => setup,
        Err(error) => {
            let message = error.to_string();
            assert!(message.len() < LONGEST_MESSAGE, "{message}");
            assert_eq!(Position::from_fen(text), Err(error));
            return;
        }
    };
    let written = setup.to_string();
    assert_eq!(written.parse().as_ref(), Ok(&setup), "{text}");
    match Position::from_setup(&setup) {
        Ok(position) => {
            assert_eq!(Position::from_fen(text).as_ref(), Ok(&position), "{text}");
            let fen = position.to_fen();
            assert_eq!(Position::from_fen(&fen).as_ref(), Ok(&position), "{text}");
            perft(&position, 2);
        }
        // Every reason is a sentence, and none is told twice.
        Err(errors) => {
            let mut reasons: Vec<_> = errors.iter().map(ToString::to_string).collect();
            let told = reasons.len();
            reasons.sort();
            reasons.dedup();
            assert!(!reasons.is_empty() && !reasons[0].is_empty(), "{text}");
            assert_eq!(reasons.len(), told, "{text}: {errors}");
            assert!(errors.to_string().len() < LONGEST_MESSAGE, "{errors}");
            assert_eq!(Position::from_fen(text), Err(errors.into()));
        }
    }
}
