//! The content of the mode `free`.

use crate::attribute::SetupError;
use crate::position::{pieces, setup};
use chess::{Board, Setup as Pieces};
use protocol::embed::Setup;

/// The pieces on the board at first, and those that are to be set up, where that is an exercise.
///
/// # Errors
///
/// The first attribute that cannot be read.
pub fn read(description: &Setup) -> Result<(Pieces, Option<Board>), SetupError> {
    let start = setup(description)?;
    let target = pieces("target", description.target.as_deref())?;
    Ok((start, target.map(|target| target.board)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::embed::ErrorCode;

    #[test]
    fn a_target_is_pieces_as_a_position_is() {
        let target = |target: &str| {
            read(&Setup {
                target: Some(target.to_owned()),
                ..Setup::default()
            })
        };
        let (start, none) = target(" ").expect("no exercise");
        assert_eq!((start, none), (Pieces::default(), None));
        let (_, board) = target("8/8/8/8/8/8/8/R7 w - - 0 1").expect("an exercise");
        assert_eq!(board.map(|board| board.occupied().count()), Some(1));
        let error = target("a rook").expect_err("that is no FEN");
        assert_eq!(error.code, ErrorCode::Fen);
        assert!(error.message.starts_with("target: "), "{}", error.message);
    }
}
