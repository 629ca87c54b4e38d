//! Links to lessons: a lesson as text that can stand in an address, once it is percent-encoded.
//!
//! `1~1f2e3d4c~lesson rook…`: the version, a checksum of what follows it (FNV-1a, as eight hexadecimal digits), the lesson.

use crate::read::{LONGEST, LessonRead, read_lesson};
use std::fmt;

/// The most characters of a link that is written, percent-encoded: programs for messages cut longer ones.
pub const LONGEST_LESSON_LINK: usize = 8_000;

/// The version that is written and read.
const VERSION: &str = "1";

/// A lesson as a link holds it.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonLink {
    /// True if nothing was cut off or changed on the way.
    pub is_intact: bool,
    /// The text of the lesson.
    pub text: String,
    /// The lesson.
    pub read: LessonRead,
}

/// Reason why a link holds no lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonLinkError {
    /// It is longer than any that is made.
    TooLong,
    /// It is of another version.
    Version,
    /// It is something else.
    NoLesson,
}

impl fmt::Display for LessonLinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LessonLinkError::TooLong => "the link is too long",
            LessonLinkError::Version => "the link is of another version",
            LessonLinkError::NoLesson => "the link holds no lesson, or only its beginning",
        })
    }
}

impl std::error::Error for LessonLinkError {}

/// The text of a link to a lesson, to be percent-encoded.
pub fn write_lesson_link(lesson: &str) -> String {
    format!("{VERSION}~{}~{lesson}", checksum(lesson))
}

/// Reads the text of a link, percent-decoded.
///
/// # Errors
/// It is no lesson at all. What is damaged later is told by [`LessonLink`].
pub fn read_lesson_link(text: &str) -> Result<LessonLink, LessonLinkError> {
    if text.len() > LONGEST + 32 {
        return Err(LessonLinkError::TooLong);
    }
    let (version, rest) = text.split_once('~').ok_or(LessonLinkError::NoLesson)?;
    if version != VERSION {
        let is_number = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
        return Err(if is_number {
            LessonLinkError::Version
        } else {
            LessonLinkError::NoLesson
        });
    }
    let (check, lesson) = rest.split_once('~').ok_or(LessonLinkError::NoLesson)?;
    Ok(LessonLink {
        is_intact: check == checksum(lesson),
        text: lesson.to_owned(),
        read: read_lesson(lesson),
    })
}

/// FNV-1a of 32 bits, in eight hexadecimal digits.
fn checksum(text: &str) -> String {
    let hash = text.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    format!("{hash:08x}")
}

#[cfg(test)]
mod tests {
    use super::LessonLinkError::{NoLesson, TooLong, Version};
    use super::*;

    #[test]
    fn what_is_written_reads_back_and_damage_is_noticed() {
        let lesson = "lesson a\ntitle A ~ B தமிழ்\ntell\n  text Words.\n";
        let link = write_lesson_link(lesson);
        let read = read_lesson_link(&link).expect("a lesson");
        assert!(read.is_intact && read.text == lesson && read.read.faults.is_empty());
        let cut = read_lesson_link(&link[..link.len() - 4]).expect("most of a lesson");
        assert!(!cut.is_intact && cut.read.lesson.is_some());
        for (text, error) in [
            ("", NoLesson),
            ("1~a", NoLesson),
            ("2~a~b", Version),
            ("x~a~b", NoLesson),
        ] {
            assert_eq!(read_lesson_link(text), Err(error), "{text}");
            assert!(!error.to_string().is_empty());
        }
        assert_eq!(read_lesson_link(&"~".repeat(70_000)), Err(TooLong));
    }
}
