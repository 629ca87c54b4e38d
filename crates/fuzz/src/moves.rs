//! Fuzz target of move readers: any text as a move.

use arbitrary::{Result, Unstructured};
use chess::{Letters, Move, Notation, NotationError, Position, Role};

use crate::positions::played;
use crate::text::text;

/// Letters that mean something in a move, and some that do not.
const LETTERS: &str = "KQRBNPkqrbnpabcdefgh12345678x-+#=!?./O0 :()$é♘х×±−\u{a0}\u{200e}\0";

/// The longest message that is still one to read, in bytes.
const LONGEST_MESSAGE: usize = 500;

/// Any text as a move in some position, most often nearly the name of a move there.
pub fn move_name(input: &mut Unstructured<'_>) -> Result<()> {
    let Some(position) = played(input)? else {
        return Ok(());
    };
    let moves = position.legal_moves();
    let mut names = vec!["O-O-O".to_owned(), "Nbxd7+".to_owned(), "e7e8q".to_owned()];
    let letters = *input.choose(&Letters::ALL)?;
    let notations = [
        Notation::San(letters),
        Notation::Colon(letters),
        Notation::Long(letters),
        Notation::Figurine,
        Notation::Iccf,
    ];
    for _ in 0..2 {
        if !moves.is_empty() {
            let m = *input.choose(&moves)?;
            names.push(position.to_san(m).to_string());
            names.push(position.to_uci(m).to_string());
            names.push(position.write(m, *input.choose(&notations)?));
            // Often short of what tells it from another.
            let role = position.role_at(m.from()).map_or('P', Role::upper);
            names.push(format!("{role}{}", m.to()));
        }
    }
    let names: Vec<_> = names.iter().rev().map(String::as_str).collect();
    let text = text(input, &names, LETTERS)?;
    read(&position, &text);
    read_with(&position, &text, letters);
    Ok(())
}

/// Reads a text as people write: out comes what can be written and read again, or a sentence.
fn read_with(position: &Position, text: &str, letters: Letters) {
    let written = |m| position.write(m, Notation::San(letters));
    match position.read(text, letters) {
        Ok(m) => {
            assert!(position.is_legal(m), "{text} in {position}");
            assert_eq!(
                position.read(&written(m), letters),
                Ok(m),
                "{text} in {position}"
            );
        }
        Err(error) => {
            assert_readable(&error.to_string());
            if let NotationError::Ambiguous(_, candidates) = error {
                assert!(candidates.len() > 1, "{text} in {position}");
                for (m, name) in candidates {
                    assert_eq!(name, written(m), "{text} in {position}");
                }
            }
        }
    }
}

/// All readers forgive the same: the reader of every notation reads as SAN what the reader of SAN reads, though written small
/// it can also be another move.
fn read_alike(position: &Position, text: &str, m: Move) {
    match position.read(text, Letters::English) {
        Ok(read) => assert_eq!(read, m, "{text} in {position}"),
        Err(NotationError::Ambiguous(_, candidates)) => {
            let named = candidates.iter().any(|&(candidate, _)| candidate == m);
            assert!(named, "{text} in {position}");
        }
        Err(error) => panic!("{text} in {position}: {error}"),
    }
}

/// Reads a text in both notations of programs: out comes a legal move, which can be written and read again, or a sentence.
fn read(position: &Position, text: &str) {
    if let Some(m) = position.parse_san_fast(text.as_bytes()) {
        assert_eq!(position.parse_san(text), Ok(m), "{text} in {position}");
    }
    match position.parse_san(text) {
        Ok(m) => {
            assert!(position.is_legal(m), "{text} in {position}");
            let written = position.to_san(m).to_string();
            assert_eq!(position.parse_san(&written), Ok(m), "{text} in {position}");
            read_alike(position, text, m);
            let mut played = position.clone();
            assert_eq!(played.play_san(text), Ok(m), "{text} in {position}");
            assert_eq!(played, position.after(m), "{text} in {position}");
        }
        Err(error) => assert_readable(&error.to_string()),
    }
    match position.parse_uci(text) {
        Ok(m) => {
            assert!(position.is_legal(m), "{text} in {position}");
            let written = position.to_uci(m).to_string();
            assert_eq!(position.parse_uci(&written), Ok(m), "{text} in {position}");
        }
        Err(error) => assert_readable(&error.to_string()),
    }
}

fn assert_readable(message: &str) {
    let length = message.len();
    assert!(0 < length && length < LONGEST_MESSAGE, "{message}");
}
