//! The mode of a board, by its description.

use crate::attribute::{SetupError, given, named};
use protocol::embed::{Mode, Setup};

/// The mode of a description: as it says, otherwise what the content asks for.
///
/// # Errors
///
/// There is no mode of that name.
pub fn mode_of(setup: &Setup) -> Result<Mode, SetupError> {
    let is_given = |value| given(value).is_some();
    let name = named("mode", setup.mode.as_deref(), &Mode::ALL.map(Mode::name))?;
    let of_name = |name| Mode::ALL.into_iter().find(|mode| mode.name() == name);
    Ok(name.and_then(of_name).unwrap_or(match () {
        () if is_given(setup.puzzles.as_deref()) => Mode::Puzzle,
        () if is_given(setup.lesson.as_deref()) => Mode::Lesson,
        () if is_given(setup.pgn.as_deref()) || is_given(setup.moves.as_deref()) => Mode::Game,
        () if is_given(setup.level.as_deref()) => Mode::Play,
        () if is_given(setup.target.as_deref()) => Mode::Free,
        () => Mode::Diagram,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn content_tells_the_mode() {
        let text = |text: &str| Some(text.to_owned());
        let mode = |set: &dyn Fn(&mut Setup)| {
            let mut setup = Setup::default();
            set(&mut setup);
            mode_of(&setup)
        };
        for (expected, set) in [
            (Mode::Diagram, (|_, _| {}) as fn(&mut Setup, Option<String>)),
            (Mode::Game, |setup, given| setup.pgn = given),
            (Mode::Game, |setup, given| setup.moves = given),
            (Mode::Puzzle, |setup, given| setup.puzzles = given),
            (Mode::Play, |setup, given| setup.level = given),
            (Mode::Lesson, |setup, given| setup.lesson = given),
            (Mode::Free, |setup, given| setup.target = given),
        ] {
            assert_eq!(mode(&|setup| set(setup, text("5"))), Ok(expected));
            // What is empty is not given.
            assert_eq!(mode(&|setup| set(setup, text(" "))), Ok(Mode::Diagram));
        }
        for named in Mode::ALL {
            let name = format!(" {} ", named.name());
            let set = |setup: &mut Setup| {
                setup.mode = text(&name);
                setup.pgn = text("1. e4 *");
            };
            assert_eq!(mode(&set), Ok(named));
        }
        let error = mode(&|setup| setup.mode = text("chess")).expect_err("there is no such mode");
        assert!(
            error
                .message
                .starts_with("mode: “chess” is none of diagram, game")
        );
    }
}
