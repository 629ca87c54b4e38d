//! Settings of a board that are the same in every mode, read from a [`Setup`] as somebody wrote it: values, or an error that names the
//! attribute.

use crate::attribute::{SetupError, given, named};
use crate::host::Host;
use chess::{Color, Drawing, DrawingError, Move, Position};
use leptos::prelude::AnyView;
use platform::preferences::{BoardTheme, PieceSet};
use protocol::embed::{ErrorCode, Mode, Setup};
use std::sync::Arc;

/// Content that has been read: it is shown on a page with the settings of its board.
pub type Content = Arc<dyn Fn(Host, &Settings) -> AnyView + Send + Sync>;

/// Reads the content of a mode, with the position of the description: the first attribute that cannot be read is an error.
pub type Read = fn(&Setup, Position) -> Result<Content, SetupError>;

/// Settings of a board.
#[derive(Clone)]
pub struct Settings {
    /// The mode.
    pub mode: Mode,
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
    /// Reads a description; its content by the function of its mode.
    ///
    /// # Errors
    ///
    /// The first attribute that cannot be read. Nothing is guessed.
    pub fn read(mode: Mode, setup: &Setup, content: Read) -> Result<Settings, SetupError> {
        let position = position(setup)?;
        let shown =
            |attribute, value| Ok(named(attribute, value, &["true", "false"])? != Some("false"));
        let themes: Vec<_> = BoardTheme::ALL.iter().map(|theme| theme.name()).collect();
        let sets: Vec<_> = PieceSet::ALL.iter().map(|set| set.name()).collect();
        let drawings =
            given(setup.drawings.as_deref()).map_or(Ok(Vec::new()), |text| read_drawings(&text))?;
        let orientation = named(
            "orientation",
            setup.orientation.as_deref(),
            &["white", "black"],
        )?;
        Ok(Settings {
            mode,
            content: content(setup, position)?,
            orientation: orientation.map(|name| match name {
                "white" => Color::White,
                _ => Color::Black,
            }),
            drawings,
            coordinates: shown("coordinates", setup.coordinates.as_deref())?,
            controls: shown("controls", setup.controls.as_deref())?,
            result: named("result", setup.result.as_deref(), &["true", "false"])? == Some("true"),
            theme: named("theme", setup.theme.as_deref(), &themes)?,
            pieces: named("pieces", setup.pieces.as_deref(), &sets)?,
        })
    }
}

/// The position of a description; without one that of the beginning.
fn position(setup: &Setup) -> Result<Position, SetupError> {
    given(setup.fen.as_deref()).map_or(Ok(Position::default()), |fen| {
        Position::from_fen(&fen).map_err(|why| SetupError::new(ErrorCode::Fen, "fen", why))
    })
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
        let mv = read.map_err(|why| SetupError::attribute("moves", format!("“{word}”: {why}")))?;
        position.play(mv);
        moves.push(mv);
    }
    Ok(moves)
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A text as a field of a setup has it.
    #[allow(clippy::unnecessary_wraps)]
    fn text(text: &str) -> Option<String> {
        Some(text.to_owned())
    }

    fn read(set: impl Fn(&mut Setup)) -> Result<Settings, SetupError> {
        let mut setup = Setup::default();
        set(&mut setup);
        Settings::read(Mode::Diagram, &setup, crate::diagram::read)
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
                |setup| setup.orientation = text("up"),
                ErrorCode::Attribute,
                "orientation: “up” is none of white, black",
            ),
            (
                |setup| setup.coordinates = text("no"),
                ErrorCode::Attribute,
                "coordinates: “no” is none of true, false",
            ),
            (
                |setup| setup.theme = text("ice cream"),
                ErrorCode::Attribute,
                "theme: ",
            ),
            (
                |setup| setup.drawings = text("Ge2e9"),
                ErrorCode::Attribute,
                "drawings: “Ge2e9” is not",
            ),
        ] {
            let error = read(set).err().expect(message);
            assert_eq!(error.code, code, "{message}");
            assert!(
                error.message.starts_with(message),
                "{} {message}",
                error.message
            );
        }
    }

    #[test]
    fn what_is_said_is_set_and_the_rest_is_as_usual() {
        let usual = read(|_| {}).expect("nothing is wrong");
        assert_eq!(usual.orientation, None);
        assert_eq!(
            (usual.coordinates, usual.controls, usual.result),
            (true, true, false)
        );
        assert_eq!((usual.theme, usual.pieces), (None, None));
        let set = read(|setup| {
            setup.orientation = text(" black ");
            setup.coordinates = text("false");
            setup.controls = text("false");
            setup.result = text("true");
            setup.theme = text(BoardTheme::ALL[1].name());
            setup.pieces = text(PieceSet::ALL[1].name());
        })
        .expect("nothing is wrong");
        assert_eq!(set.orientation, Some(Color::Black));
        assert_eq!(
            (set.coordinates, set.controls, set.result),
            (false, false, true)
        );
        assert_eq!(set.theme, Some(BoardTheme::ALL[1].name()));
        assert_eq!(set.pieces, Some(PieceSet::ALL[1].name()));
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
    fn a_word_that_is_no_move_is_named() {
        let setup = Setup {
            moves: text("1. e4 e4"),
            ..Setup::default()
        };
        let error = moves(&setup, &Position::default()).expect_err("a pawn is in the way");
        assert_eq!(error.code, ErrorCode::Attribute);
        assert!(
            error.message.starts_with("moves: “e4”: "),
            "{}",
            error.message
        );
    }
}
