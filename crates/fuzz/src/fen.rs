//! Fuzz targets of FEN and EPD: any text, any setup.

use arbitrary::{Result, Unstructured};
use chess::{Epd, Position, Setup, Starts, perft};

use crate::positions::{SAMPLES, placed};
use crate::text::text;

/// Letters that mean something in a FEN, and some that do not.
const LETTERS: &str = "KQRBNPkqrbnp12345678/w-abcdefghAH 09\té\0";

/// The messages that describe a position.
const DESCRIBED: [&str; 3] = [
    "1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - ; bm Qd1 + ; id \"a; b\"; fmvn 12; c0 \"\"",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 17 bm O-O Ra8+; am Kd1; hmvc 4; ce -12; noop;",
    "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 hmvc 0; bm fxe3 e.p.; c9 \"f4e3\"; _x 1.5",
];

/// The longest message that is still one to read, in bytes.
const LONGEST_MESSAGE: usize = 500;

/// Any text as a FEN.
pub fn fen(input: &mut Unstructured<'_>) -> Result<()> {
    read(&text(input, &SAMPLES, LETTERS)?);
    Ok(())
}

/// Any text as an EPD.
pub fn epd(input: &mut Unstructured<'_>) -> Result<()> {
    let text = text(input, &DESCRIBED, LETTERS)?;
    match text.parse::<Epd>() {
        Ok(epd) => {
            assert_eq!(epd.to_string().parse().as_ref(), Ok(&epd), "{text}");
            for operation in &epd.operations {
                let _ = epd.moves(&operation.opcode);
            }
        }
        Err(error) => assert_sentences(&[&error], &text),
    }
    Ok(())
}

/// Any pieces anywhere.
pub fn setup(input: &mut Unstructured<'_>) -> Result<()> {
    let setup = placed(input)?;
    let written = setup.to_string();
    assert_eq!(written.parse(), Ok(setup));
    read(&written);
    Ok(())
}

/// Reads a text. A FEN that can be read is written in one way only; a position that can be played from can be used.
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
