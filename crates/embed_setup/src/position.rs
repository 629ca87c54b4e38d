//! Positions, moves and drawings of a description.

use crate::attribute::{SetupError, given, quoted};
use chess::{Drawing, DrawingError, Move, Position, Setup as Pieces};
use protocol::embed::{ErrorCode, Setup};

/// The position of a description; without one that of the beginning.
///
/// # Errors
///
/// It cannot be read, or cannot be played from.
pub fn position(setup: &Setup) -> Result<Position, SetupError> {
    given(setup.fen.as_deref()).map_or(Ok(Position::default()), |fen| {
        Position::from_fen(&fen).map_err(|why| SetupError::new(ErrorCode::Fen, "fen", why))
    })
}

/// The pieces of a description, whether one can play from there or not; without any those of the beginning.
///
/// # Errors
///
/// They cannot be read.
pub fn setup(setup: &Setup) -> Result<Pieces, SetupError> {
    let read = pieces("fen", setup.fen.as_deref())?;
    Ok(read.unwrap_or_default())
}

/// The pieces of an attribute, if it is given.
pub(crate) fn pieces(attribute: &str, value: Option<&str>) -> Result<Option<Pieces>, SetupError> {
    let read = given(value).map(|fen| fen.parse());
    read.transpose()
        .map_err(|why: chess::FenError| SetupError::new(ErrorCode::Fen, attribute, why))
}

/// The moves of a description, played from a position: UCI or SAN; numbers of moves, signs and results are passed over.
///
/// # Errors
///
/// A word that is no legal move.
pub fn moves(setup: &Setup, start: &Position) -> Result<Vec<Move>, SetupError> {
    let text = given(setup.moves.as_deref()).unwrap_or_default();
    let mut position = start.clone();
    let mut moves = Vec::new();
    for word in text.split_whitespace() {
        let word = word.trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == '.');
        if word.is_empty() || word == "-0" || word == "-1" || word == "*" {
            continue;
        }
        let read = position.parse_uci(word).ok();
        let read = read.map_or_else(|| position.parse_san(word), Ok);
        let mv =
            read.map_err(|why| SetupError::attribute("moves", format!("{}: {why}", quoted(word))))?;
        position.play(mv);
        moves.push(mv);
    }
    Ok(moves)
}

/// Arrows and circles, as `[%cal]` and `[%csl]` write them: `Ge2e4,Rd5`. Without a letter they are green.
///
/// # Errors
///
/// A word that is neither.
pub fn drawings(setup: &Setup) -> Result<Vec<Drawing>, SetupError> {
    let text = given(setup.drawings.as_deref()).unwrap_or_default();
    let words = text.split([',', ' ']).filter(|word| !word.is_empty());
    words
        .map(|word| {
            word.parse().map_err(|_: DrawingError| {
                let how = "a square or two with a letter before them, such as Ge2e4 or Rd5";
                SetupError::attribute("drawings", format!("{} is not {how}", quoted(word)))
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn described(set: impl Fn(&mut Setup)) -> Setup {
        let mut setup = Setup::default();
        set(&mut setup);
        setup
    }

    #[test]
    fn drawings_are_arrows_and_circles() {
        let setup = described(|setup| setup.drawings = Some("Re2e4, d5 Yh8h1".to_owned()));
        let drawings = drawings(&setup).expect("they can be read");
        let told: Vec<_> = drawings
            .iter()
            .map(|drawing| {
                (
                    drawing.brush.letter(),
                    drawing.from.to_string(),
                    drawing.to.to_string(),
                )
            })
            .collect();
        let expected = [('R', "e2", "e4"), ('G', "d5", "d5"), ('Y', "h8", "h1")];
        let expected = expected.map(|(letter, from, to)| (letter, from.to_owned(), to.to_owned()));
        assert_eq!(told, expected);
    }

    #[test]
    fn a_word_that_is_no_move_is_named() {
        let setup = described(|setup| setup.moves = Some("1. e4 e4".to_owned()));
        let error = moves(&setup, &Position::default()).expect_err("a pawn is in the way");
        assert_eq!(error.code, ErrorCode::Attribute);
        assert!(
            error.message.starts_with("moves: “e4”: "),
            "{}",
            error.message
        );
    }

    #[test]
    fn pieces_need_no_kings_but_a_game_does() {
        for fen in ["8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/3R4/8/8/8/8 b - -"] {
            let given = described(|setup| setup.fen = Some(fen.to_owned()));
            let read = setup(&given).expect("pieces");
            assert!(read.to_string().starts_with(&fen[..17]), "{read}");
            let error = position(&given).expect_err("there is no king");
            assert_eq!(error.code, ErrorCode::Fen);
        }
        let none = described(|setup| setup.fen = Some("  ".to_owned()));
        assert_eq!(setup(&none), Ok(Pieces::default()));
        let wrong = described(|setup| setup.fen = Some("rook on a1".to_owned()));
        let error = setup(&wrong).expect_err("that is no FEN");
        assert!(error.message.starts_with("fen: "), "{}", error.message);
    }
}
