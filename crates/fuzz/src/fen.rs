//! Any text as a FEN, any setup as a position.

use arbitrary::{Result, Unstructured};
use chess::{Position, Setup, Starts, perft};

use crate::positions::{SAMPLES, placed};
use crate::text::text;

/// Letters that mean something in a FEN, and some that do not.
const LETTERS: &str = "KQRBNPkqrbnp12345678/w-abcdefghAH 09\té\0";

/// The longest message that is still one to read, in bytes.
const LONGEST_MESSAGE: usize = 500;

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
            assert_sentences(&[&error], text);
            assert_eq!(Position::from_fen(text), Err(error));
            return;
        }
    };
    let written = setup.to_string();
    assert_eq!(written.parse().as_ref(), Ok(&setup), "{text}");
    for starts in [Starts::Usual, Starts::Chess960] {
        assert_sentences(&setup.warnings(starts), text);
    }
    match Position::from_setup(&setup) {
        Ok(position) => {
            assert_eq!(Position::from_fen(text).as_ref(), Ok(&position), "{text}");
            for fen in [position.to_fen(), setup.shredder().to_string()] {
                assert_eq!(Position::from_fen(&fen).as_ref(), Ok(&position), "{text}");
            }
            perft(&position, 2);
        }
        Err(errors) => {
            assert_sentences(errors.as_slice(), text);
            assert_eq!(Position::from_fen(text), Err(errors.into()));
        }
    }
}

/// Every reason is a sentence, and none is given twice.
fn assert_sentences<T: ToString>(reasons: &[T], text: &str) {
    let mut sentences: Vec<_> = reasons.iter().map(ToString::to_string).collect();
    sentences.sort();
    sentences.dedup();
    assert_eq!(sentences.len(), reasons.len(), "{text}: {sentences:?}");
    for sentence in sentences {
        let length = sentence.len();
        assert!(0 < length && length < LONGEST_MESSAGE, "{text}: {sentence}");
    }
}
