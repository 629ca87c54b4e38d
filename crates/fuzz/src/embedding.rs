//! Fuzz target of what pages send to the boards embedded in them: attributes, and commands of messages.

use crate::text::text;
use arbitrary::{Result, Unstructured};
use embed_setup::{SetupError, drawings, free, game, lesson, mode_of, named, play, puzzle, setup};
use protocol::embed::{Command, Mode, Setup};

/// The longest message of an error, in bytes; it quotes a value in part only.
const LONGEST_MESSAGE: usize = 2_000;

/// Values of every attribute.
const VALUES: [&str; 22] = [
    "diagram",
    "puzzle",
    "lesson",
    "white",
    "both",
    "false",
    "12",
    "5+3",
    "none",
    "Ge2e4,Rd5 Yh8h1",
    "1. e4 e5 2. Nf3 Nc6 1-0",
    "e2e4 e7e5 g1f3",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "6k1/3q1pp1/7p/8/8/8/5PPP/3R2K1 w - - 0 1",
    "[White \"A\"]\n\n1. e4 {[%clk 0:01:00][%cal Ge2e4]} (1. d4 $1) e5 *\n\n1. c4 *",
    "x7,6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1,a2b2 e1e8,1200",
    "6k1/5ppp/8/8/8/8/8/K3R3 w - - bm Re8#; id \"back rank\";",
    "lesson own\ntitle Own\nmove\n  board start\n  task Play.\n  answer e4 ; e5\n",
    "lesson own\ntitle T\nmove\n  task S\n",
    "back rank",
    "2",
];

/// Letters that mean something in an attribute, and some that do not.
const LETTERS: &str = "KQRBNPkqrbnp12345678/w-abcdefgh ,;+.{}[]%#\"\n=é\0";

/// Any description of a board, read for every mode, and any command.
pub fn embedded_board(input: &mut Unstructured<'_>) -> Result<()> {
    let mut values = Vec::new();
    // Most attributes are left out of most descriptions.
    let mut value = |input: &mut Unstructured<'_>| -> Result<Option<String>> {
        if !input.ratio(1, 4)? {
            return Ok(None);
        }
        let value = text(input, &VALUES, LETTERS)?;
        values.push(value.clone());
        Ok(Some(value))
    };
    let description = Setup {
        mode: value(input)?,
        fen: value(input)?,
        pgn: value(input)?,
        puzzles: value(input)?,
        lesson: value(input)?,
        translation: value(input)?,
        moves: value(input)?,
        target: value(input)?,
        number: value(input)?,
        ply: value(input)?,
        orientation: value(input)?,
        side: value(input)?,
        level: value(input)?,
        clock: value(input)?,
        drawings: value(input)?,
        ..Setup::default()
    };
    check(mode_of(&description));
    check(drawings(&description));
    let sides = ["white", "black"];
    check(named(
        "orientation",
        description.orientation.as_deref(),
        &sides,
    ));
    for mode in Mode::ALL {
        match mode {
            Mode::Diagram => {
                if let Some(pieces) = check(setup(&description)) {
                    assert_eq!(pieces.to_string().parse(), Ok(pieces));
                }
            }
            Mode::Game => {
                if let Some(games) = check(game::read(&description)) {
                    assert!(games.first < games.trees.len());
                }
            }
            Mode::Puzzle => {
                if let Some((puzzles, first)) = check(puzzle::read(&description)) {
                    assert!(first < puzzles.len());
                }
            }
            Mode::Play => {
                if let Some(terms) = check(play::read(&description)) {
                    assert!((1..=12).contains(&terms.level));
                }
            }
            Mode::Free => {
                check(free::read(&description));
            }
            Mode::Lesson => {
                if let Some(read) = check(lesson::read(&description)) {
                    assert!(read.lesson.is_some());
                }
            }
        }
    }
    let ply = input.arbitrary()?;
    for name in values.iter().map(String::as_str).chain(["goto", "flip"]) {
        match Command::of_type(name, ply) {
            Some(Command::Goto { ply: told }) => assert_eq!((name, told), ("goto", ply)),
            Some(Command::Load(_)) => panic!("{name} says nothing to load"),
            _ => {}
        }
    }
    Ok(())
}

/// A description that was read; an error names what is wrong in a message that is one to read.
fn check<T>(read: std::result::Result<T, SetupError>) -> Option<T> {
    match read {
        Ok(read) => Some(read),
        Err(error) => {
            let message = &error.message;
            assert!(
                message.contains(": ") && message.len() < LONGEST_MESSAGE,
                "{message}"
            );
            None
        }
    }
}
