//! The content of the mode `game`.

use crate::attribute::{SetupError, given};
use crate::settings::moves;
use chess::Position;
use game::pgn;
use game::tree::{NodeId, Tree};
use protocol::embed::{ErrorCode, Setup};

/// A game, and the number of half-moves shown at first.
///
/// # Errors
///
/// The first attribute that cannot be read.
pub fn read(setup: &Setup, start: Position) -> Result<(Tree, usize), SetupError> {
    let number = given(setup.number.as_deref());
    let tree = match given(setup.pgn.as_deref()) {
        Some(text) => read_game(&text, number.as_deref())?,
        None => line_of(setup, start)?,
    };
    let ply = given(setup.ply.as_deref()).map_or(Ok(0), |text| {
        let why = |_| SetupError::attribute("ply", format!("“{text}” is no number"));
        text.parse().map_err(why)
    })?;
    Ok((tree, ply))
}

fn line_of(setup: &Setup, start: Position) -> Result<Tree, SetupError> {
    let moves = moves(setup, &start)?;
    let mut tree = Tree::new(start);
    moves
        .into_iter()
        .fold(NodeId::ROOT, |at, mv| tree.play(at, mv));
    Ok(tree)
}

/// One of the games of a PGN. What cannot be read of it is left out; only where nothing can be is that an error.
fn read_game(text: &str, number: Option<&str>) -> Result<Tree, SetupError> {
    let mut games = pgn::read(text.as_bytes());
    let index = number.map_or(Some(0), |number| {
        number.parse::<usize>().ok()?.checked_sub(1)
    });
    let index = index.filter(|&index| index < games.len()).ok_or_else(|| {
        let why = match games.len() {
            0 => "there is no game in it".to_owned(),
            count => format!("there is no game {} of {count}", number.unwrap_or_default()),
        };
        SetupError::new(ErrorCode::Pgn, "pgn", why)
    })?;
    let game = games.swap_remove(index);
    match game.problems.first() {
        Some(problem) if game.half_moves == 0 => {
            Err(SetupError::new(ErrorCode::Pgn, "pgn", problem))
        }
        _ => Ok(game.tree),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(set: impl Fn(&mut Setup)) -> Result<(Tree, usize), SetupError> {
        let mut setup = Setup::default();
        set(&mut setup);
        super::read(&setup, Position::default())
    }

    #[test]
    fn moves_may_be_written_either_way() {
        let (tree, ply) = read(|setup| {
            setup.moves = Some("1. e4 e7e5 2.Nf3 Nc6 *".to_owned());
            setup.ply = Some("2".to_owned());
        })
        .expect("they can be read");
        assert_eq!((tree.main_line().count(), ply), (4, 2));
    }

    #[test]
    fn a_game_is_one_of_several() {
        let games = "1. e4 *\n\n1. d4 d5 *";
        let chosen = |number: Option<&str>| {
            let read = read(|setup| {
                setup.pgn = Some(games.to_owned());
                setup.number = number.map(str::to_owned);
            });
            read.map(|(tree, _)| tree.main_line().count())
                .map_err(|error| error.message)
        };
        assert_eq!(chosen(None), Ok(1));
        assert_eq!(chosen(Some("2")), Ok(2));
        for number in ["0", "3", "x"] {
            let why = format!("pgn: there is no game {number} of 2");
            assert_eq!(chosen(Some(number)), Err(why));
        }
    }

    #[test]
    fn errors_name_the_attribute() {
        let message = |set: fn(&mut Setup)| read(set).expect_err("it is wrong").message;
        let none = message(|setup| setup.pgn = Some("[Event \"x".to_owned()));
        assert!(none.starts_with("pgn: "), "{none}");
        let ply = message(|setup| setup.ply = Some("two".to_owned()));
        assert_eq!(ply, "ply: “two” is no number");
    }
}
