//! Boards, drawings and labels as a lesson writes them.

use chess::{Brush, Drawing, FenError, Setup, Square};

/// Reads a board: a FEN, of which the first field is enough, `start` or `empty`.
pub fn read_board(text: &str) -> Result<Setup, FenError> {
    match text.trim() {
        "start" => return Ok(Setup::default()),
        "empty" => return Ok(Setup::empty()),
        _ => {}
    }
    let given = text.split_whitespace().count();
    let rest = ["w", "-", "-"].get(given.saturating_sub(1)..);
    let rest = rest.filter(|_| given > 0).unwrap_or_default().join(" ");
    format!("{text} {rest}").parse()
}

/// Reads an arrow or a square, its colour before it if it is not the usual one.
pub fn read_drawing(word: &str) -> Option<Drawing> {
    let (brush, squares) = match word.split_once(':') {
        Some((name, squares)) => {
            let brush = Brush::ALL.into_iter().find(|brush| brush.name() == name)?;
            (brush, squares)
        }
        None => (Brush::default(), word),
    };
    let square = |range: std::ops::Range<usize>| squares.get(range)?.parse::<Square>().ok();
    let (from, to) = match squares.len() {
        2 => (square(0..2)?, square(0..2)?),
        4 => (square(0..2)?, square(2..4)?),
        _ => return None,
    };
    Some(Drawing { from, to, brush })
}

/// The most characters of a label: more have no room on a square.
const LONGEST_LABEL: usize = 6;

/// Reads a label of a square: `a1=16`.
pub fn read_label(word: &str) -> Option<(Square, String)> {
    let (square, text) = word.split_once('=')?;
    let fits = (1..=LONGEST_LABEL).contains(&text.chars().count());
    fits.then_some((square.parse().ok()?, text.to_owned()))
}
