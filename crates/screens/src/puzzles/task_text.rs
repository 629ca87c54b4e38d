//! The task and the verdict in words.

use chess::{Color, Move, Position};
use i18n::names::color_name;
use i18n::{Lexicon, args};
use platform::preferences::Notation;
use puzzle::Puzzle;

/// A move with its number, as in a score: “19…Re8”.
pub fn numbered(before: &Position, mv: Move, notation: Notation, words: &Lexicon) -> String {
    let san = narration::written_text(before.to_san(mv), notation, words);
    let dots = if before.turn() == Color::White {
        "."
    } else {
        "…"
    };
    format!("{}{dots}{san}", before.fullmove_number())
}

/// Moves in a row with their numbers: “19…Qxf6 20.Bxf6”.
pub fn line(start: &Position, moves: &[Move], notation: Notation, words: &Lexicon) -> String {
    let mut position = start.clone();
    let mut written = Vec::new();
    for (index, &mv) in moves.iter().enumerate() {
        written.push(if index == 0 || position.turn() == Color::White {
            numbered(&position, mv, notation, words)
        } else {
            narration::written_text(position.to_san(mv), notation, words)
        });
        position.play(mv);
    }
    written.join(" ")
}

/// The task in a sentence.
pub fn task(puzzle: &Puzzle, notation: Notation, words: &Lexicon) -> String {
    if let (Some(moves), true) = (puzzle.mate_in, puzzle.solution.is_end()) {
        return words.with("solve-task-mate", &args!["count" => u32::from(moves)]);
    }
    match puzzle.before {
        Some(before) => {
            let played = narration::written_text(puzzle.start.to_san(before), notation, words);
            let side = color_name(puzzle.start.turn());
            words.with("solve-task-after", &args!["side" => side, "move" => played])
        }
        None => words.get("solve-task"),
    }
}

/// The side to move, in words.
pub fn side(color: Color, words: &Lexicon) -> String {
    words.get(match color {
        Color::White => "solve-white",
        Color::Black => "solve-black",
    })
}

/// The puzzle with the moves on the board as a game in PGN, for the analysis board.
pub fn pgn(solving: &puzzle::solving::Solving) -> String {
    let puzzle = solving.puzzle();
    let mut text = format!("[SetUp \"1\"]\n[FEN \"{}\"]\n\n", puzzle.start.to_fen());
    let moves = solving.moves().iter().zip(solving.positions());
    for (&mv, before) in moves {
        text.push_str(&before.to_san(mv).to_string());
        text.push(' ');
    }
    text + "*\n"
}
