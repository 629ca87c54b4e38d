//! The content of the mode `game`.

use crate::attribute::{SetupError, given, quoted};
use crate::position::{moves, position};
use chess::Position;
use game::pgn;
use game::tree::{NodeId, Tree};
use protocol::embed::{ErrorCode, Setup};

/// Games to play through.
pub struct Games {
    /// All of them, one at least.
    pub trees: Vec<Tree>,
    /// Index of the one that is shown at first.
    pub first: usize,
    /// Number of half-moves of it that are on the board at first.
    pub ply: usize,
}

/// The games of a description.
///
/// # Errors
///
/// The first attribute that cannot be read.
pub fn read(setup: &Setup) -> Result<Games, SetupError> {
    let number = given(setup.number.as_deref());
    // A position that cannot be read is told beside games as well, where it is not needed.
    let start = position(setup)?;
    let (trees, first) = match given(setup.pgn.as_deref()) {
        Some(text) => read_games(&text, number.as_deref())?,
        None => (vec![line_of(setup, start)?], 0),
    };
    let ply = given(setup.ply.as_deref()).map_or(Ok(0), |text| {
        let why = |_| SetupError::attribute("ply", format!("{} is no number", quoted(&text)));
        text.parse().map_err(why)
    })?;
    Ok(Games { trees, first, ply })
}

fn line_of(setup: &Setup, start: Position) -> Result<Tree, SetupError> {
    let moves = moves(setup, &start)?;
    let mut tree = Tree::new(start);
    moves
        .into_iter()
        .fold(NodeId::ROOT, |at, mv| tree.play(at, mv));
    Ok(tree)
}

/// The games of a PGN, and the index of that with a number. What cannot be read of them is left out; only where nothing can be read
/// of the chosen one is that an error.
fn read_games(text: &str, number: Option<&str>) -> Result<(Vec<Tree>, usize), SetupError> {
    let games = pgn::read(text.as_bytes());
    let index = number.map_or(Some(0), |number| {
        number.parse::<usize>().ok()?.checked_sub(1)
    });
    let index = index.filter(|&index| index < games.len()).ok_or_else(|| {
        let why = match games.len() {
            0 => "there is no game in it".to_owned(),
            count => {
                let number = number.map(quoted).unwrap_or_default();
                format!("there is no game {number} of {count}")
            }
        };
        SetupError::new(ErrorCode::Pgn, "pgn", why)
    })?;
    match games[index].problems.first() {
        Some(problem) if games[index].half_moves == 0 => {
            Err(SetupError::new(ErrorCode::Pgn, "pgn", problem))
        }
        _ => Ok((games.into_iter().map(|game| game.tree).collect(), index)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(set: impl Fn(&mut Setup)) -> Result<Games, SetupError> {
        let mut setup = Setup::default();
        set(&mut setup);
        super::read(&setup)
    }

    #[test]
    fn moves_may_be_written_either_way() {
        let games = read(|setup| {
            setup.moves = Some("1. e4 e7e5 2.Nf3 Nc6 *".to_owned());
            setup.ply = Some("2".to_owned());
        })
        .expect("they can be read");
        assert_eq!((games.trees[0].main_line().count(), games.ply), (4, 2));
    }

    #[test]
    fn a_game_is_one_of_several() {
        let games = "1. e4 *\n\n1. d4 d5 *";
        let chosen = |number: Option<&str>| {
            let read = read(|setup| {
                setup.pgn = Some(games.to_owned());
                setup.number = number.map(str::to_owned);
            });
            read.map(|games| {
                (
                    games.trees.len(),
                    games.trees[games.first].main_line().count(),
                )
            })
            .map_err(|error| error.message)
        };
        assert_eq!(chosen(None), Ok((2, 1)));
        assert_eq!(chosen(Some("2")), Ok((2, 2)));
        for number in ["0", "3", "x"] {
            let why = format!("pgn: there is no game “{number}” of 2");
            assert_eq!(chosen(Some(number)), Err(why));
        }
    }

    #[test]
    fn errors_name_the_attribute() {
        let message = |set: fn(&mut Setup)| read(set).err().expect("it is wrong").message;
        let none = message(|setup| setup.pgn = Some("[Event \"x".to_owned()));
        assert!(none.starts_with("pgn: "), "{none}");
        let ply = message(|setup| setup.ply = Some("two".to_owned()));
        assert_eq!(ply, "ply: “two” is no number");
    }
}
