//! Openings: the positions that games begin with.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use chess::{Epd, EpdError, Move, Position, Setup};
use engine::{Engine, Limits, NoHost, Root, Score, Weights};
use fastrand::Rng;
use game::pgn;

use crate::lines::positions;

/// Random moves may give one side so many centipawns, as a short search sees it, and no more.
const UNEVEN: i32 = 150;
const SHORT: u64 = 2_000;

/// Source of openings: a book or random moves.
pub enum Source {
    /// A file of positions (EPD, FEN) or of games (PGN), and the most half-moves of each that are played.
    Book(PathBuf, Option<usize>),
    /// This number of random half-moves from the usual start or, under Chess960, from any.
    Random(usize),
}

/// A beginning.
#[derive(Clone, Debug)]
pub struct Opening {
    pub start: Position,
    pub moves: Vec<Move>,
}

impl Opening {
    fn new(start: Position) -> Opening {
        Opening {
            start,
            moves: Vec::new(),
        }
    }

    /// The position the players begin in.
    pub fn position(&self) -> Position {
        let mut position = self.start.clone();
        for &mv in &self.moves {
            position.play(mv);
        }
        position
    }
}

/// As many openings as are wanted.
pub enum Openings {
    /// Those of a book, in a random order; after the last comes the first.
    Book(Vec<Opening>),
    /// Random ones, each by its number alone.
    Random {
        plies: usize,
        seed: u64,
        chess960: bool,
    },
}

impl Openings {
    /// # Errors
    /// If the book cannot be read, or has something in it that no game can begin with: told with file and line.
    pub fn read(source: &Source, seed: u64, chess960: bool) -> io::Result<Openings> {
        match source {
            &Source::Random(plies) => Ok(Openings::Random {
                plies,
                seed,
                chess960,
            }),
            Source::Book(path, plies) => {
                let fault =
                    |kind, why: String| io::Error::new(kind, format!("{}: {why}", path.display()));
                let bytes =
                    fs::read(path).map_err(|error| fault(error.kind(), error.to_string()))?;
                let book = if is_pgn(path) {
                    of_games(&bytes, *plies)
                } else {
                    of_positions(&positions(path, &bytes)?)
                };
                let mut book = book
                    .and_then(|book| {
                        if book.is_empty() {
                            Err("there is no opening in it".into())
                        } else {
                            Ok(book)
                        }
                    })
                    .map_err(|why| fault(io::ErrorKind::InvalidData, why))?;
                Rng::with_seed(seed).shuffle(&mut book);
                Ok(Openings::Book(book))
            }
        }
    }

    /// The opening with a number, from 0.
    pub fn get(&self, number: u64) -> Opening {
        match self {
            Openings::Book(book) => book[(number % book.len() as u64) as usize].clone(),
            &Openings::Random {
                plies,
                seed,
                chess960,
            } => {
                let mut rng = Rng::with_seed(mixed(seed, number));
                loop {
                    if let Some(opening) = random(&mut rng, plies, chess960) {
                        return opening;
                    }
                }
            }
        }
    }
}

/// A seed for one of many things: neighbouring numbers have nothing in common.
pub fn mixed(seed: u64, number: u64) -> u64 {
    seed ^ (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn is_pgn(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("pgn"))
}

/// One position a line: a FEN or an EPD.
fn of_positions(lines: &[(usize, String)]) -> Result<Vec<Opening>, String> {
    let mut book = Vec::new();
    for (number, line) in lines {
        let opening = line
            .parse()
            .map_err(|error: EpdError| error.to_string())
            .and_then(|epd: Epd| begun(Opening::new(epd.position)))
            .map_err(|why| format!("line {number}: {why}"))?;
        book.push(opening);
    }
    Ok(book)
}

/// The main lines of games.
fn of_games(bytes: &[u8], plies: Option<usize>) -> Result<Vec<Opening>, String> {
    let mut book = Vec::new();
    for game in pgn::read(bytes) {
        let mut faults = game.problems.iter();
        if let Some(problem) = faults.find(|problem| !problem.kind.is_notice()) {
            return Err(problem.to_string());
        }
        let tree = &game.tree;
        let moves = tree.main_line().filter_map(|id| tree[id].mv());
        let opening = Opening {
            start: tree.start().clone(),
            moves: moves.take(plies.unwrap_or(usize::MAX)).collect(),
        };
        book.push(begun(opening).map_err(|why| format!("game {}: {why}", book.len() + 1))?);
    }
    Ok(book)
}

/// The opening, if a game can go on from it.
fn begun(opening: Opening) -> Result<Opening, String> {
    let position = opening.position();
    if position.has_legal_move() && !position.is_dead_by_material() {
        Ok(opening)
    } else {
        Err("the game is over there".into())
    }
}

/// `None` if random moves have ended or decided the game.
fn random(rng: &mut Rng, plies: usize, chess960: bool) -> Option<Opening> {
    let mut opening = Opening::new(if chess960 {
        let setup = Setup::chess960(rng.u16(..960)).expect("there are 960 of them");
        Position::from_setup(&setup).expect("every start can be played from")
    } else {
        Position::default()
    });
    let mut position = opening.start.clone();
    for _ in 0..plies {
        let moves = position.legal_moves();
        let mv = *rng.choice(&moves[..])?;
        position.play(mv);
        opening.moves.push(mv);
    }
    if !position.has_legal_move() {
        return None;
    }
    let root = Root::new(position);
    let mut engine = Engine::new(1);
    // Another network shall not have other openings.
    engine.set_weights(Weights::CLASSICAL);
    let found = engine.search(&root, &Limits::nodes(SHORT), &mut NoHost);
    // The usual starts are even, whatever a short search makes of them.
    let even = matches!(found.info.best().score, Score::Centipawns(score) if score.abs() <= UNEVEN);
    (even || plies == 0).then_some(opening)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book_of(text: &str) -> Result<Vec<Opening>, String> {
        let lines = positions(Path::new("book.epd"), text.as_bytes());
        of_positions(&lines.expect("standard error can be written to"))
    }

    #[test]
    fn positions_and_games_are_openings() {
        let book = book_of(
            "\u{feff}# two\n% lines\nOf mine\nrnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - bm e5; id \"a\";\n\
             4k3/8/8/8/8/8/4P3/4K3 w - - 3 40\n",
        )
        .expect("both can be read");
        assert_eq!(book.len(), 2);
        assert_eq!(book[1].start.fullmove_number(), 40);

        let games = b"1. e4 e5 2. Nf3 *\n\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *";
        let book = of_games(games, Some(2)).expect("both can be read");
        assert_eq!(book[0].moves.len(), 2);
        assert_eq!(
            book[1].position().to_fen(),
            "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"
        );
    }

    #[test]
    fn what_no_game_can_begin_with_is_named() {
        for (text, said) in [
            ("\n8/8 w - -", "line 2: field 1"),
            ("4k3/8/8/8/8/8/8/4K3 w - -", "line 1: the game is over"),
            ("7k/6Q1/6K1/8/8/8/8/8 b - -", "line 1: the game is over"),
        ] {
            let why = book_of(text).expect_err("it is no opening");
            assert!(why.starts_with(said), "{why}");
        }
        let why = of_games(b"1. e4 e5 2. Ke3 *", None).expect_err("a move is illegal");
        assert!(why.contains("Ke3"), "{why}");
        let why = of_games(b"1. f3 e5 2. g4 Qh4# 0-1", None).expect_err("mate");
        assert!(why.starts_with("game 1: the game is over"), "{why}");
    }

    #[test]
    fn random_openings_hang_from_seed_and_number_alone() {
        let fen = |seed, number, chess960| {
            let source = Source::Random(6);
            let openings = Openings::read(&source, seed, chess960).expect("nothing is read");
            openings.get(number).position().to_fen()
        };
        assert_eq!(fen(1, 5, false), fen(1, 5, false));
        assert_ne!(fen(1, 5, false), fen(1, 6, false));
        assert_ne!(fen(1, 5, false), fen(2, 5, false));
        assert_ne!(fen(1, 5, false), fen(1, 5, true));
    }
}
