//! The content of the mode `puzzle`.

use crate::attribute::{SetupError, given, quoted};
use crate::position::{moves, position};
use chess::Position;
use protocol::embed::{ErrorCode, Setup};
use puzzle::{FileFault, Puzzle, Solution, read_text};

/// Puzzles, and the index of the first one.
///
/// # Errors
///
/// The first attribute that cannot be read.
pub fn read(setup: &Setup) -> Result<(Vec<Puzzle>, usize), SetupError> {
    // As in `game`.
    let position = position(setup)?;
    let puzzles = match given(setup.puzzles.as_deref()) {
        Some(text) => read_puzzles(&text)?,
        None => vec![own_puzzle(setup, position)?],
    };
    let first = given(setup.number.as_deref()).map_or(Ok(0), |number| choose(&puzzles, &number))?;
    Ok((puzzles, first))
}

fn own_puzzle(setup: &Setup, position: Position) -> Result<Puzzle, SetupError> {
    let moves = moves(setup, &position)?;
    // A line that ends with the opponent's move has one too many.
    let solution = Solution::line(
        &moves[..moves.len() - usize::from(moves.len() % 2 == 0 && !moves.is_empty())],
    );
    Ok(Puzzle::new(position, None, solution))
}

/// The puzzles of a text; what is faulty is passed over unless nothing is left.
fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, SetupError> {
    let mut puzzles = Vec::new();
    let mut fault = None;
    let mut take = |found: Result<Puzzle, FileFault>| match found {
        Ok(puzzle) => puzzles.push(puzzle),
        Err(why) => fault = fault.take().or(Some(why)),
    };
    read_text(text, &mut take);
    if puzzles.is_empty() {
        let why = fault.map_or("there is no puzzle in it".to_owned(), |why| why.to_string());
        return Err(SetupError::new(ErrorCode::Puzzles, "puzzles", why));
    }
    Ok(puzzles)
}

/// Index of a puzzle by its name, or by its number from 1.
fn choose(puzzles: &[Puzzle], number: &str) -> Result<usize, SetupError> {
    let named = puzzles.iter().position(|puzzle| puzzle.id == number);
    let counted = || {
        let index = number.parse::<usize>().ok()?.checked_sub(1)?;
        (index < puzzles.len()).then_some(index)
    };
    named.or_else(counted).ok_or_else(|| {
        let count = puzzles.len();
        let number = quoted(number);
        SetupError::attribute("number", format!("there is no puzzle {number} of {count}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(set: impl Fn(&mut Setup)) -> Result<(Vec<Puzzle>, usize), SetupError> {
        let mut setup = Setup::default();
        set(&mut setup);
        super::read(&setup)
    }

    #[test]
    fn puzzles_come_from_a_text() {
        let puzzle = "6k1/5ppp/8/8/8/8/8/K3R3 w - - bm Re8#; id \"back rank\";";
        let (puzzles, first) =
            read(|setup| setup.puzzles = Some(puzzle.to_owned())).expect("it can be read");
        assert_eq!((puzzles[0].solution.moves.len(), first), (1, 0));
        let error = read(|setup| setup.puzzles = Some("what,is,this".to_owned()))
            .expect_err("there is no puzzle in it");
        assert_eq!(error.code, ErrorCode::Puzzles);
        assert!(
            error.message.starts_with("puzzles: line 1"),
            "{}",
            error.message
        );
    }

    #[test]
    fn a_puzzle_is_found_by_name_or_number() {
        let line = |id: &str| format!("{id},6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1,a2b2 e1e8");
        let two = [line("x7"), line("y9")].join("\n");
        let chosen = |number: &str| {
            let read = read(|setup| {
                setup.puzzles = Some(two.clone());
                setup.number = Some(number.to_owned());
            });
            read.map(|(_, first)| first)
        };
        assert_eq!(chosen("y9"), Ok(1));
        assert_eq!(chosen("1"), Ok(0));
        let error = chosen("3").expect_err("there are two");
        assert_eq!(error.message, "number: there is no puzzle “3” of 2");
    }

    #[test]
    fn the_solution_of_a_puzzle_ends_with_the_solver() {
        let (puzzles, _) =
            read(|setup| setup.moves = Some("e4 e5 Nf3 Nc6".to_owned())).expect("it can be read");
        assert_eq!(puzzles[0].solution.main_line().len(), 3);
    }
}
