//! Errors and warnings of positions and FENs, and the end of a game at a position, in words.

use chess::{Bitboard, CastlingSide, Color, FenError, Position, Rank, SetupError, SetupWarning};
use i18n::names::color_name;
use i18n::{Lexicon, args};
use narration::Narrator;

fn side(words: &Lexicon, color: Color) -> String {
    Narrator::new(words, false).side(color)
}

fn squares(squares: Bitboard) -> String {
    let squares: Vec<String> = squares
        .into_iter()
        .map(|square| square.to_string())
        .collect();
    squares.join(", ")
}

/// The error of a FEN, in words.
pub fn fen(words: &Lexicon, error: &FenError) -> Vec<String> {
    let text = |name: &str, text: &str| vec![words.with(name, &args!["text" => text])];
    match error {
        FenError::FieldCount(count) => vec![words.with("fen-fields", &args!["count" => *count])],
        FenError::RankCount(count) => vec![words.with("fen-ranks", &args!["count" => *count])],
        FenError::RankLength(rank, count) => {
            let told = args!["rank" => rank.to_string(), "count" => *count];
            vec![words.with("fen-rank-length", &told)]
        }
        FenError::Piece(rank, letter) => {
            let letter = letter.escape_debug().to_string();
            vec![words.with(
                "fen-piece",
                &args!["rank" => rank.to_string(), "text" => letter],
            )]
        }
        FenError::Turn(found) => text("fen-turn", found),
        FenError::Castling(found, _) => text("fen-castling", found),
        FenError::EnPassant(found) => text("fen-en-passant", found),
        FenError::Halfmoves(found) => text("fen-halfmoves", found),
        FenError::Fullmoves(found) => text("fen-fullmoves", found),
        FenError::Setup(errors) => errors.iter().map(|&error| why_not(words, error)).collect(),
    }
}

/// The reason why a setup cannot be played from.
pub fn why_not(words: &Lexicon, error: SetupError) -> String {
    let of = |name: &str, color: Color| words.with(name, &args!["side" => side(words, color)]);
    let at = |name: &str, square: chess::Square| {
        words.with(name, &args!["square" => square.to_string()])
    };
    match error {
        SetupError::NoKing(color) => of("setup-no-king", color),
        SetupError::ManyKings(color) => of("setup-many-kings", color),
        SetupError::PawnsOnBackRank(pawns) => words.with(
            "setup-pawns-on-back-rank",
            &args!["squares" => squares(pawns)],
        ),
        SetupError::KingsTouch => words.get("why-kings"),
        SetupError::OpponentInCheck(color) => of("setup-opponent-in-check", color),
        SetupError::CastlingWithoutKing(color, castling) => {
            let name = match castling {
                CastlingSide::KingSide => "setup-castling-king-side",
                CastlingSide::QueenSide => "setup-castling-queen-side",
            };
            let rank = color.rank(Rank::First).to_string();
            words.with(name, &args!["side" => side(words, color), "rank" => rank])
        }
        SetupError::CastlingWithoutRook(color, rook) => {
            let told = args!["side" => side(words, color), "square" => rook.to_string()];
            words.with("setup-castling-rook", &told)
        }
        SetupError::EnPassantRank(square) => at("setup-passed-rank", square),
        SetupError::EnPassantWithoutPawn(square) => at("setup-passed-pawn", square),
        SetupError::EnPassantBlocked(square) => at("setup-passed-blocked", square),
    }
}

/// A warning about a position that no game can have reached, in words.
pub fn odd(words: &Lexicon, warning: SetupWarning) -> String {
    let of = |name: &str, color: Color| words.with(name, &args!["side" => side(words, color)]);
    let at = |name: &str, square: chess::Square| {
        words.with(name, &args!["square" => square.to_string()])
    };
    let on = |name: &str, pieces: Bitboard| words.with(name, &args!["squares" => squares(pieces)]);
    match warning {
        SetupWarning::TooManyPieces(color) => of("odd-pieces", color),
        SetupWarning::TooManyPawns(color) => of("odd-pawns", color),
        SetupWarning::TooManyPromoted {
            color,
            pawns,
            promoted,
        } => {
            let told =
                args!["side" => side(words, color), "pawns" => pawns, "promoted" => promoted];
            words.with("odd-promoted", &told)
        }
        SetupWarning::TooFewCaptures {
            color, promoted, ..
        } => {
            let told = args!["side" => side(words, color), "promoted" => promoted];
            words.with("odd-few-captures", &told)
        }
        SetupWarning::OutOfReach(piece, square) => {
            let piece = Narrator::new(words, false).piece(piece);
            words.with(
                "odd-reach",
                &args!["piece" => piece, "square" => square.to_string()],
            )
        }
        SetupWarning::PawnPlaces(color) => of("odd-pawn-places", color),
        SetupWarning::PawnCaptures {
            color,
            needed,
            possible,
        } => {
            let told =
                args!["side" => side(words, color), "needed" => needed, "possible" => possible];
            words.with("odd-pawn-captures", &told)
        }
        SetupWarning::PawnsPassed(pawns) => on("odd-pawns-passed", pawns),
        SetupWarning::WrongTurn(color) => of("odd-turn", color),
        SetupWarning::NoLastMove(color) => of("odd-last-move", color),
        SetupWarning::ImpossibleCheck(checkers) => on("odd-check", checkers),
        SetupWarning::NoSuchStart => words.get("odd-castling"),
        SetupWarning::EnPassantCheck(square) => at("odd-passed-check", square),
        SetupWarning::EnPassantMissing(square) => at("odd-passed-missing", square),
        SetupWarning::ClockRunning(clock) => words.with("odd-clock", &args!["clock" => clock]),
        SetupWarning::ClockBeforeStart(clock) => {
            words.with("odd-clock-early", &args!["clock" => clock])
        }
        SetupWarning::TooEarly {
            color,
            needed,
            possible,
        } => {
            let possible = u32::try_from(possible).unwrap_or(u32::MAX);
            let told =
                args!["side" => side(words, color), "needed" => needed, "possible" => possible];
            words.with("odd-early", &told)
        }
    }
}

/// The end of a game at a position, in words: where the laws leave nothing to play for.
pub fn end_in_words(position: &Position, words: &Lexicon) -> Option<String> {
    if position.is_checkmate() {
        let side = words.get(color_name(position.turn()));
        Some(words.with("reason-checkmate", &args!["side" => side, "who" => "side"]))
    } else if position.is_stalemate() {
        Some(words.get("reason-stalemate"))
    } else {
        let dead = position.is_dead_by_material();
        dead.then(|| words.get("reason-dead-position"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_over_is_told() {
        let words = Lexicon::english();
        let told = |fen: &str| {
            let position = Position::from_fen(fen).expect("a position");
            end_in_words(&position, &words)
        };
        for (fen, word) in [
            ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "Stalemate"),
            ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", "Neither side can mate"),
            ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "Black is checkmated."),
        ] {
            let told = told(fen).unwrap_or_default();
            assert!(told.contains(word), "{fen}: {told}");
        }
        assert_eq!(told("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), None);
    }
}
