//! Shatranj in words: pieces, squares, moves and the end of a game.

use chess::{Color, Square};
use i18n::names::color_name;
use i18n::{Lexicon, args};
use narration::Narrator;
use platform::preferences::Notation;
use shatranj::{Game, LETTERS, Letters, Move, Outcome, Piece, Position, Role};

/// Name of a kind of piece in messages.
fn role_name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Alfil => "alfil",
        Role::Ferz => "ferz",
        Role::Knight => "knight",
        Role::Rook => "rook",
        Role::King => "king",
    }
}

/// Name of the figure by which a board shows a kind of piece: the ferz has that of the queen, the alfil that of the bishop.
pub fn figure(role: Role) -> &'static str {
    match role {
        Role::Ferz => "queen",
        Role::Alfil => "bishop",
        _ => role_name(role),
    }
}

fn piece_name(piece: Piece, words: &Lexicon) -> String {
    let (color, role) = (color_name(piece.color), role_name(piece.role));
    words.get(&format!("{color}-{role}"))
}

/// Label of a square for a screen reader.
pub fn cell(square: Square, piece: Option<Piece>, words: &Lexicon, spelling: bool) -> String {
    let square = Narrator::new(words, spelling).square(square);
    match piece {
        Some(piece) => {
            let piece = piece_name(piece, words);
            words.with("square-with", &args!["square" => square, "piece" => piece])
        }
        None => words.with("square-empty", &args!["square" => square]),
    }
}

/// A legal move as a sentence.
pub fn moved(position: &Position, mv: Move, words: &Lexicon, spelling: bool) -> String {
    let narrator = Narrator::new(words, spelling);
    let (from, to) = (narrator.square(mv.from()), narrator.square(mv.to()));
    let name = |square| {
        position
            .piece_at(square)
            .map(|piece| piece_name(piece, words))
    };
    let piece = name(mv.from()).unwrap_or_default();
    let mut told = match position.piece_at(mv.to()) {
        Some(taken) => {
            let taken = words.get(role_name(taken.role));
            let args = args!["piece" => piece, "from" => from, "to" => to, "taken" => taken];
            words.with("move-capture", &args)
        }
        None => words.with(
            "move-quiet",
            &args!["piece" => piece, "from" => from, "to" => to],
        ),
    };
    if mv.is_promotion() {
        let ferz = words.get("ferz");
        told = words.with("with-promotion", &args!["move" => told, "piece" => ferz]);
    }
    let next = position.after(mv);
    if next.is_check() && next.has_legal_move() {
        told = words.with("with-check", &args!["move" => told]);
    }
    narrator.sentence(&told)
}

/// Calls `read` with the letters of the pieces in the page's language; the English ones where it has none.
pub fn with_letters<T>(words: &Lexicon, read: impl FnOnce(Letters<'_>) -> T) -> T {
    let (old, new) = (words.list("letters"), words.list("shatranj-letters"));
    let letters = match (&old[..], &new[..]) {
        ([king, _, rook, _, knight, ..], [ferz, alfil, ..]) => Letters {
            king,
            rook,
            knight,
            ferz,
            alfil,
        },
        _ => LETTERS,
    };
    read(letters)
}

/// The moves of a game as they are written.
pub fn written(game: &Game, words: &Lexicon, notation: Notation) -> Vec<String> {
    let all = |letters: Letters<'_>| {
        let san = |(position, mv): (&Position, Move)| position.san(mv, letters);
        game.played().map(san).collect()
    };
    match notation {
        Notation::English => all(LETTERS),
        _ => with_letters(words, all),
    }
}

/// A result, and the rule that brought it about.
pub fn outcome(outcome: Outcome, words: &Lexicon) -> (String, String) {
    let result = match outcome.winner() {
        Some(winner) => {
            let side = words.get(color_name(winner));
            words.with("headline-side", &args!["side" => side])
        }
        None => words.get("headline-draw"),
    };
    let reason = words.get(match outcome {
        Outcome::Checkmate { .. } => "shatranj-by-mate",
        Outcome::Stalemate { .. } => "shatranj-by-stalemate",
        Outcome::BareKing { .. } => "shatranj-by-bare-king",
        Outcome::BothBare => "shatranj-by-both-bare",
        Outcome::SeventyMoves => "shatranj-by-seventy-moves",
        Outcome::Repetition => "shatranj-by-repetition",
    });
    (result, reason)
}

/// Whose turn it is.
pub fn to_move(turn: Color, words: &Lexicon) -> String {
    let side = words.get(color_name(turn));
    words.with("shatranj-to-move", &args!["side" => side])
}
