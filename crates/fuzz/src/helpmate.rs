//! Fuzz target of the helpmate solver: once it finds a mate impossible, it stays so, whatever is played.

use arbitrary::{Result, Unstructured};
use chess::{Color, File, Helpmate, Position, Rank, Role, Setup, Square};

use crate::positions::{placed, played};

/// Positions to look at, at most, in each search: enough for many a proof.
const BUDGET: u32 = 200;

/// Half-moves played from the start, at most.
const LENGTH: u32 = 24;

/// Asks the helpmate solver before every move of a game: after "impossible" a mate must never be found, and least of
/// all happen.
pub fn helpmate(input: &mut Unstructured<'_>) -> Result<()> {
    let start = match input.int_in_range(0..=3)? {
        0 => played(input)?,
        1 => Position::from_setup(&placed(input)?).ok(),
        _ => Position::from_setup(&walled(input)?).ok(),
    };
    let Some(mut position) = start else {
        return Ok(());
    };
    let mut impossible = [None, None];
    for _ in 0..LENGTH {
        for color in Color::ALL {
            let since = &mut impossible[color.index()];
            let (found, _) = position.helpmate(color, BUDGET);
            if let Some(before) = &*since {
                assert_ne!(
                    found,
                    Helpmate::Exists,
                    "{color:?} in {position}, but not in {before}"
                );
            } else if found == Helpmate::Impossible {
                *since = Some(position.clone());
            }
            let ended = match (position.is_checkmate(), position.is_stalemate()) {
                (true, _) if position.turn() != color => Some(Helpmate::Exists),
                (true, _) | (_, true) => Some(Helpmate::Impossible),
                _ => None,
            };
            // A proof of stalemate is left to the search, which is never short of budget there.
            assert_eq!(found, ended.unwrap_or(found), "{color:?} in {position}");
        }
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position.play(*input.choose(&moves)?);
    }
    Ok(())
}

/// Pawns that block each other on most files, and few other pieces: where proofs are found, and where a hole spoils
/// them.
fn walled(input: &mut Unstructured<'_>) -> Result<Setup> {
    let mut setup = Setup::empty();
    for file in File::ALL {
        let rank = input.int_in_range(1..=4)?;
        for (color, rank) in [(Color::White, rank), (Color::Black, rank + 1)] {
            if !input.ratio(1, 6)? {
                let square = Square::new(file, Rank::ALL[rank]);
                setup.set(square, Some(Role::Pawn.of(color)));
            }
        }
    }
    for _ in 0..input.int_in_range(0..=2)? {
        let role = *input.choose(&[Role::Bishop, Role::Bishop, Role::Knight, Role::Rook])?;
        let color = *input.choose(&Color::ALL)?;
        setup.set(*input.choose(&Square::ALL)?, Some(role.of(color)));
    }
    for color in Color::ALL {
        setup.set(*input.choose(&Square::ALL)?, Some(Role::King.of(color)));
    }
    setup.turn = *input.choose(&Color::ALL)?;
    Ok(setup)
}
