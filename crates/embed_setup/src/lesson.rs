//! The content of the mode `lesson`.

use crate::attribute::{SetupError, given};
use learn::LessonRead;
use protocol::embed::{ErrorCode, Setup};

/// The first lesson of a text, with its faults. What is faulty in it is left out; only where nothing is left is that an error.
///
/// # Errors
///
/// There is no lesson in the text.
pub fn read(setup: &Setup) -> Result<LessonRead, SetupError> {
    let text = given(setup.lesson.as_deref()).unwrap_or_default();
    let translation = given(setup.translation.as_deref()).unwrap_or_default();
    let read = learn::read_translated(&text, &translation)
        .into_iter()
        .next();
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

#[cfg(test)]
mod tests {
    use super::*;

    fn read(lesson: &str) -> Result<LessonRead, SetupError> {
        super::read(&Setup {
            lesson: Some(lesson.to_owned()),
            ..Setup::default()
        })
    }

    #[test]
    fn a_lesson_comes_from_a_text() {
        let move_of = |mv: &str| {
            format!(
                "lesson own\ntitle Own\nmove\n  board start\n  task Play {mv}.\n  answer {mv}\n"
            )
        };
        let lesson = read(&move_of("e4")).expect("it can be read");
        let id = lesson.lesson.map(|lesson| lesson.id);
        assert_eq!((lesson.faults.len(), id.as_deref()), (0, Some("own")));
        let error = read(&move_of("e5")).expect_err("that is no move");
        assert_eq!(error.code, ErrorCode::Lesson);
        assert!(
            error.message.starts_with("lesson: line"),
            "{}",
            error.message
        );
        let error = read("").expect_err("there is none");
        assert_eq!(error.message, "lesson: there is no lesson in it");
    }
}
