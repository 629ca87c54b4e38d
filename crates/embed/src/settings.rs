//! Settings of a board that are the same in every mode, read from a [`Setup`] as somebody wrote it: values, or an error that names the
//! attribute.

use crate::host::Host;
use chess::{Color, Drawing};
use embed_setup::{SetupError, drawings, named};
use leptos::prelude::AnyView;
use platform::preferences::{BoardTheme, PieceSet};
use protocol::embed::{Mode, Setup};
use std::sync::Arc;

/// Content that has been read: it is shown on a page with the settings of its board.
pub type Content = Arc<dyn Fn(Host, &Settings) -> AnyView + Send + Sync>;

/// Reads the content of a mode: the first attribute that cannot be read is an error.
pub type Read = fn(&Setup) -> Result<Content, SetupError>;

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
        let shown =
            |attribute, value| Ok(named(attribute, value, &["true", "false"])? != Some("false"));
        let themes: Vec<_> = BoardTheme::ALL.iter().map(|theme| theme.name()).collect();
        let sets: Vec<_> = PieceSet::ALL.iter().map(|set| set.name()).collect();
        let orientation = named(
            "orientation",
            setup.orientation.as_deref(),
            &["white", "black"],
        )?;
        Ok(Settings {
            mode,
            content: content(setup)?,
            orientation: orientation.map(|name| match name {
                "white" => Color::White,
                _ => Color::Black,
            }),
            drawings: drawings(setup)?,
            coordinates: shown("coordinates", setup.coordinates.as_deref())?,
            controls: shown("controls", setup.controls.as_deref())?,
            result: named("result", setup.result.as_deref(), &["true", "false"])? == Some("true"),
            theme: named("theme", setup.theme.as_deref(), &themes)?,
            pieces: named("pieces", setup.pieces.as_deref(), &sets)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::embed::ErrorCode;

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
                (|setup| setup.fen = text("8/8/8/8/8/8/8 w - - 0 1")) as fn(&mut Setup),
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
}
