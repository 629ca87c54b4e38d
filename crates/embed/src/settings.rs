//! Settings of a board, read from a [`Setup`] as somebody wrote it: values, or an error that names the attribute.

use chess::{Color, Drawing, DrawingError, Move, Position};
use game::pgn;
use game::tree::Tree;
use game::{Millis, TimeControl};
use learn::LessonRead;
use platform::preferences::{BoardTheme, PieceSet};
use protocol::embed::{ErrorCode, Setup};
use puzzle::{Puzzle, Solution, read_text};
use std::fmt::Display;

/// The longest time on a clock, in minutes, and the longest increment, in seconds.
const LONGEST: (u32, u32) = (600, 180);

/// An error in a description: for whoever wrote the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The code.
    pub code: ErrorCode,
    /// The attribute, and what is wrong with it.
    pub message: String,
}

impl SetupError {
    fn new(code: ErrorCode, attribute: &str, why: impl Display) -> SetupError {
        SetupError {
            code,
            message: format!("{attribute}: {why}"),
        }
    }

    fn attribute(attribute: &str, why: impl Display) -> SetupError {
        SetupError::new(ErrorCode::Attribute, attribute, why)
    }
}

/// Content of a board, by its mode.
#[derive(Clone, Debug)]
pub enum Content {
    /// A position to look at.
    Diagram(Position),
    /// A game to play through, and the number of half-moves shown at first.
    Game(Box<Tree>, usize),
    /// Puzzles, and the index of the first one.
    Puzzles(Vec<Puzzle>, usize),
    /// A game to be played.
    Play(Box<Terms>),
    /// A position that may be changed at will.
    Free(Position),
    /// A lesson, with the faults of its text.
    Lesson(Box<LessonRead>),
}

impl Content {
    /// Name of the mode.
    pub fn mode(&self) -> &'static str {
        match self {
            Content::Diagram(_) => "diagram",
            Content::Game(..) => "game",
            Content::Puzzles(..) => "puzzle",
            Content::Play(_) => "play",
            Content::Free(_) => "free",
            Content::Lesson(_) => "lesson",
        }
    }
}

/// Terms of a game to be played.
#[derive(Clone, Debug)]
pub struct Terms {
    /// Start of the game.
    pub start: Position,
    /// The side of the person against the robot; `None` if two persons play.
    pub person: Option<Color>,
    /// The robot's level.
    pub level: u8,
    /// The clock.
    pub time: Option<TimeControl>,
}

/// Settings of a board.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Content of the board.
    pub content: Content,
    /// The side at the bottom, where it is said.
    pub orientation: Option<Color>,
    /// Arrows and circles.
    pub drawings: Vec<Drawing>,
    /// True if files and ranks are named.
    pub coordinates: bool,
    /// True if there is more than the board.
    pub controls: bool,
    /// True if the result of puzzles is offered as a line to be copied.
    pub result: bool,
    /// The colours of the board.
    pub theme: Option<&'static str>,
    /// The set of pieces.
    pub pieces: Option<&'static str>,
}

impl Settings {
    /// Reads a description.
    ///
    /// # Errors
    ///
    /// The first attribute that cannot be read. Nothing is guessed.
    pub fn read(setup: &Setup) -> Result<Settings, SetupError> {
        let given = |value: &Option<String>| {
            let text = value.as_deref().map(str::trim);
            text.filter(|text| !text.is_empty()).map(str::to_owned)
        };
        let named = |attribute: &'static str, value: &Option<String>, names: &[&'static str]| {
            let Some(text) = given(value) else {
                return Ok(None);
            };
            let found = names.iter().copied().find(|name| *name == text);
            found.map(Some).ok_or_else(|| {
                SetupError::attribute(
                    attribute,
                    format!("“{text}” is none of {}", names.join(", ")),
                )
            })
        };
        let color = |attribute, value| {
            let name = named(attribute, value, &["white", "black"])?;
            Ok(name.map(|name| {
                if name == "white" {
                    Color::White
                } else {
                    Color::Black
                }
            }))
        };
        let shown =
            |attribute, value| Ok(named(attribute, value, &["true", "false"])? != Some("false"));
        let themes: Vec<_> = BoardTheme::ALL.iter().map(|theme| theme.name()).collect();
        let sets: Vec<_> = PieceSet::ALL.iter().map(|set| set.name()).collect();
        let modes = ["diagram", "game", "puzzle", "play", "free", "lesson"];
        let mode = named("mode", &setup.mode, &modes)?;
        let drawings =
            given(&setup.drawings).map_or(Ok(Vec::new()), |text| read_drawings(&text))?;
        let position = match given(&setup.fen) {
            Some(fen) => Position::from_fen(&fen)
                .map_err(|why| SetupError::new(ErrorCode::Fen, "fen", why))?,
            None => Position::default(),
        };
        let mode = mode.unwrap_or(match () {
            () if given(&setup.puzzles).is_some() => "puzzle",
            () if given(&setup.lesson).is_some() => "lesson",
            () if given(&setup.pgn).is_some() || given(&setup.moves).is_some() => "game",
            () if given(&setup.level).is_some() => "play",
            () => "diagram",
        });
        let number = given(&setup.number);
        let content = match mode {
            "game" => {
                let tree = match given(&setup.pgn) {
                    Some(text) => read_game(&text, number.as_deref())?,
                    None => line_of(position, given(&setup.moves).as_deref())?,
                };
                let ply = given(&setup.ply).map_or(Ok(0), |text| {
                    let why = |_| SetupError::attribute("ply", format!("“{text}” is no number"));
                    text.parse().map_err(why)
                })?;
                Content::Game(Box::new(tree), ply)
            }
            "puzzle" => {
                let puzzles = match given(&setup.puzzles) {
                    Some(text) => read_puzzles(&text)?,
                    None => vec![own_puzzle(position, given(&setup.moves).as_deref())?],
                };
                let first = number.map_or(Ok(0), |number| choose(&puzzles, &number))?;
                Content::Puzzles(puzzles, first)
            }
            "play" => {
                let side = named("side", &setup.side, &["white", "black", "both"])?;
                let level = given(&setup.level).map_or(Ok(3), |text| {
                    let level = text.parse().ok().filter(|level| (1..=12).contains(level));
                    level.ok_or_else(|| {
                        SetupError::attribute("level", format!("“{text}” is no level from 1 to 12"))
                    })
                })?;
                let clock = given(&setup.clock).filter(|text| text != "none");
                Content::Play(Box::new(Terms {
                    person: match side {
                        Some("both") => None,
                        Some("black") => Some(Color::Black),
                        Some(_) => Some(Color::White),
                        None => Some(position.turn()),
                    },
                    start: position,
                    level,
                    time: clock.map(|text| read_clock(&text)).transpose()?,
                }))
            }
            "free" => Content::Free(position),
            "lesson" => {
                let text = given(&setup.lesson).unwrap_or_default();
                let translation = given(&setup.translation).unwrap_or_default();
                Content::Lesson(Box::new(read_lesson(&text, &translation)?))
            }
            _ => Content::Diagram(position),
        };
        Ok(Settings {
            content,
            orientation: color("orientation", &setup.orientation)?,
            drawings,
            coordinates: shown("coordinates", &setup.coordinates)?,
            controls: shown("controls", &setup.controls)?,
            result: named("result", &setup.result, &["true", "false"])? == Some("true"),
            theme: named("theme", &setup.theme, &themes)?,
            pieces: named("pieces", &setup.pieces, &sets)?,
        })
    }
}

/// Arrows and circles, as `[%cal]` and `[%csl]` write them: `Ge2e4,Rd5`. Without a letter they are green.
fn read_drawings(text: &str) -> Result<Vec<Drawing>, SetupError> {
    let words = text.split([',', ' ']).filter(|word| !word.is_empty());
    words
        .map(|word| {
            word.parse().map_err(|_: DrawingError| {
                let how = "a square or two with a letter before them, such as Ge2e4 or Rd5";
                SetupError::attribute("drawings", format!("“{word}” is not {how}"))
            })
        })
        .collect()
}

/// A clock of minutes and seconds a move: `5+3`, or `10`.
fn read_clock(text: &str) -> Result<TimeControl, SetupError> {
    let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
    let number = |text: &str, most: u32| {
        let number: Option<u32> = text.trim().parse().ok();
        number.filter(|&number| number <= most)
    };
    let read = number(minutes, LONGEST.0).zip(number(seconds, LONGEST.1));
    let read = read.filter(|&read| read != (0, 0));
    let (minutes, seconds) = read.ok_or_else(|| {
        let how = "minutes and seconds a move, such as 5+3";
        SetupError::attribute("clock", format!("“{text}” is not {how}"))
    })?;
    Ok(TimeControl::sudden_death(
        Millis::from(minutes) * 60_000,
        Millis::from(seconds) * 1_000,
    ))
}

/// The moves of a line, in UCI or SAN; numbers of moves, signs and results are passed over.
fn read_moves(start: &Position, text: &str) -> Result<Vec<Move>, SetupError> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    for word in text.split_whitespace() {
        let word = word.trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == '.');
        if word.is_empty() || word == "-0" || word == "-1" || word == "*" {
            continue;
        }
        let read = position.parse_uci(word).ok();
        let read = read.map_or_else(|| position.parse_san(word), Ok);
        let mv = read.map_err(|why| SetupError::attribute("moves", format!("“{word}”: {why}")))?;
        position.play(mv);
        moves.push(mv);
    }
    Ok(moves)
}

fn line_of(start: Position, moves: Option<&str>) -> Result<Tree, SetupError> {
    let moves = read_moves(&start, moves.unwrap_or_default())?;
    let mut tree = Tree::new(start);
    moves
        .into_iter()
        .fold(game::tree::NodeId::ROOT, |at, mv| tree.play(at, mv));
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

fn own_puzzle(position: Position, moves: Option<&str>) -> Result<Puzzle, SetupError> {
    let moves = read_moves(&position, moves.unwrap_or_default())?;
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
    let mut take = |found: Result<Puzzle, puzzle::FileFault>| match found {
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

/// The first lesson of a text. What is faulty in it is left out; only where nothing is left is that an error.
fn read_lesson(text: &str, translation: &str) -> Result<LessonRead, SetupError> {
    let read = learn::read_translated(text, translation).into_iter().next();
    let Some(read) = read else {
        let why = "there is no lesson in it";
        return Err(SetupError::new(ErrorCode::Lesson, "lesson", why));
    };
    if read.lesson.is_none() {
        let fault = read.faults.first().map(ToString::to_string);
        let why = fault.unwrap_or_default();
        return Err(SetupError::new(ErrorCode::Lesson, "lesson", why));
    }
    Ok(read)
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
        SetupError::attribute("number", format!("there is no puzzle {number} of {count}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(set: impl Fn(&mut Setup)) -> Result<Settings, SetupError> {
        let mut setup = Setup::default();
        set(&mut setup);
        Settings::read(&setup)
    }

    /// A text as a field of a setup has it.
    #[allow(clippy::unnecessary_wraps)]
    fn text(text: &str) -> Option<String> {
        Some(text.to_owned())
    }

    #[test]
    fn content_tells_the_mode() {
        let mode = |set: fn(&mut Setup)| read(set).expect("it can be read").content.mode();
        assert_eq!(mode(|_| {}), "diagram");
        assert_eq!(mode(|setup| setup.pgn = text("1. e4 e5 *")), "game");
        assert_eq!(mode(|setup| setup.moves = text("e2e4 e5")), "game");
        assert_eq!(mode(|setup| setup.level = text("5")), "play");
        let puzzle = "6k1/5ppp/8/8/8/8/8/K3R3 w - - bm Re8#; id \"back rank\";";
        let set = |setup: &mut Setup| setup.puzzles = text(puzzle);
        let Content::Puzzles(puzzles, 0) = read(set).expect("it can be read").content else {
            panic!("a puzzle")
        };
        assert_eq!(puzzles[0].solution.moves.len(), 1);
        assert_eq!(mode(|setup| setup.mode = text(" free ")), "free");
        let lesson = "lesson own\ntitle Own\nmove\n  board start\n  task Play e4.\n  answer e4\n";
        let set = |setup: &mut Setup| setup.lesson = text(lesson);
        let Content::Lesson(read) = read(set).expect("it can be read").content else {
            panic!("a lesson")
        };
        assert_eq!(
            (read.faults.len(), read.lesson.map(|lesson| lesson.id)),
            (0, text("own"))
        );
    }

    #[test]
    fn errors_name_the_attribute() {
        for (set, code, message) in [
            (
                (|setup| setup.fen = text("8/8/8/8/8/8/8/8 w - - 0 1")) as fn(&mut Setup),
                ErrorCode::Fen,
                "fen: ",
            ),
            (
                |setup| setup.mode = text("chess"),
                ErrorCode::Attribute,
                "mode: “chess” is none of",
            ),
            (
                |setup| setup.orientation = text("up"),
                ErrorCode::Attribute,
                "orientation: ",
            ),
            (
                |setup| setup.level = text("13"),
                ErrorCode::Attribute,
                "level: “13” is no level",
            ),
            (
                |setup| setup.moves = text("e4 e4"),
                ErrorCode::Attribute,
                "moves: “e4”: ",
            ),
            (
                |setup| setup.drawings = text("Ge2e9"),
                ErrorCode::Attribute,
                "drawings: “Ge2e9” is not",
            ),
            (
                |setup| {
                    setup.mode = text("game");
                    setup.pgn = text("1. e4 *");
                    setup.number = text("2");
                },
                ErrorCode::Pgn,
                "pgn: there is no game 2 of 1",
            ),
            (
                |setup| setup.puzzles = text("what,is,this"),
                ErrorCode::Puzzles,
                "puzzles: line 1",
            ),
            (
                |setup| setup.mode = text("lesson"),
                ErrorCode::Lesson,
                "lesson: ",
            ),
            (
                |setup| {
                    setup.lesson = text(
                        "lesson own\ntitle Own\nmove\n  board start\n  task Play e5.\n  answer e5\n",
                    );
                },
                ErrorCode::Lesson,
                "lesson: line",
            ),
        ] {
            let error = read(set).expect_err(message);
            assert_eq!(error.code, code, "{message}");
            assert!(
                error.message.starts_with(message),
                "{} {message}",
                error.message
            );
        }
        let clock = |clock: &'static str| {
            read(move |setup| {
                setup.mode = text("play");
                setup.clock = text(clock);
            })
        };
        for wrong in ["", "0", "601", "5+181", "5+", "x+3", "5+3+1"] {
            assert_eq!(clock(wrong).is_err(), !wrong.is_empty(), "{wrong}");
        }
        let Content::Play(terms) = clock("5+3").expect("a clock").content else {
            panic!("a game to play")
        };
        assert_eq!(
            terms.time.and_then(|time| time.simple()),
            Some((300_000, 3_000))
        );
        assert_eq!((terms.level, terms.person), (3, Some(Color::White)));
    }

    #[test]
    fn drawings_are_arrows_and_circles() {
        let drawings = read(|setup| setup.drawings = text("Re2e4, d5 Yh8h1"))
            .expect("they can be read")
            .drawings;
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
    fn moves_may_be_written_either_way() {
        let Content::Game(tree, ply) = read(|setup| {
            setup.moves = text("1. e4 e7e5 2.Nf3 Nc6 *");
            setup.ply = text("2");
        })
        .expect("they can be read")
        .content
        else {
            panic!("a game")
        };
        assert_eq!((tree.main_line().count(), ply), (4, 2));
    }

    #[test]
    fn a_puzzle_is_found_by_name_or_number() {
        let line = |id: &str| format!("{id},6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1,a2b2 e1e8");
        let two = [line("x7"), line("y9")].join("\n");
        let chosen = |number: &str| -> Result<usize, SetupError> {
            let read = read(|setup| {
                setup.puzzles = Some(two.clone());
                setup.number = text(number);
            });
            match read?.content {
                Content::Puzzles(_, first) => Ok(first),
                _ => panic!("puzzles"),
            }
        };
        assert_eq!(chosen("y9"), Ok(1));
        assert_eq!(chosen("1"), Ok(0));
        let error = chosen("3").expect_err("there are two");
        assert_eq!(error.message, "number: there is no puzzle 3 of 2");
    }

    #[test]
    fn the_solution_of_a_puzzle_ends_with_the_solver() {
        let Content::Puzzles(puzzles, _) = read(|setup| {
            setup.mode = text("puzzle");
            setup.moves = text("e4 e5 Nf3 Nc6");
        })
        .expect("it can be read")
        .content
        else {
            panic!("a puzzle")
        };
        assert_eq!(puzzles[0].solution.main_line().len(), 3);
    }
}
