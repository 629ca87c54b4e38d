//! Ten megabytes of any text are refused in one pass, and quoted in part only.
//!
//! Work that takes longer than in proportion to the length would not end here.

use chess::{Position, Setup};

const LENGTH: usize = 10_000_000;

/// The longest message that is still one to read, in bytes.
const LONGEST_MESSAGE: usize = 300;

/// The parts that a text is made of, again and again.
const PARTS: [&str; 16] = [
    "8/", "k", "1 ", "1", "x", "+", "ep", " ep", "e.p.", "é", "/", "0-", "1.", "Q", "a", "\0",
];

#[test]
fn law_f4_long_fens() {
    for part in PARTS {
        let long = part.repeat(LENGTH / part.len());
        for fen in [
            long.clone(),
            format!("{long}/8/8/8/8/8/8/8 w - - 0 1"),
            format!("8/8/8/8/8/8/8/8 {long} - - 0 1"),
            format!("8/8/8/8/8/8/8/8 w {long} - 0 1"),
            format!("8/8/8/8/8/8/8/8 w - {long} 0 1"),
            format!("8/8/8/8/8/8/8/8 w - - {long} 1"),
            format!("8/8/8/8/8/8/8/8 w - - 0 {long}"),
        ] {
            let message = fen.parse::<Setup>().expect_err(part).to_string();
            assert!(message.len() < LONGEST_MESSAGE, "{part}: {message}");
        }
    }
}

#[test]
fn law_f2_long_moves() {
    let position = Position::default();
    for part in PARTS {
        let long = part.repeat(LENGTH / part.len());
        for text in [
            long.clone(),
            format!("Nf3{long}"),
            format!("{long}Nf3"),
            format!("N{long}f3"),
            format!("e2{long}e4"),
            format!("1.{long} e4"),
        ] {
            // Ornaments may be repeated at will: some of these are moves.
            if let Err(error) = position.parse_san(&text) {
                let message = error.to_string();
                assert!(message.len() < LONGEST_MESSAGE, "{part}: {message}");
            }
            if let Err(error) = position.read(&text, chess::Letters::Russian) {
                let message = error.to_string();
                assert!(message.len() < LONGEST_MESSAGE, "{part}: {message}");
            }
            let message = position.parse_uci(&text).expect_err(part).to_string();
            assert!(message.len() < LONGEST_MESSAGE, "{part}: {message}");
        }
    }
}
