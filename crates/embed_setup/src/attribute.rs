//! Attributes of a board, each as somebody wrote it, and the error that names one.

use protocol::embed::ErrorCode;
use std::fmt::Display;

/// The longest part of a value that an error repeats, in letters.
const LONGEST_QUOTED: usize = 40;

/// An error in a description: for whoever wrote the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The code.
    pub code: ErrorCode,
    /// The attribute, and what is wrong with it.
    pub message: String,
}

impl SetupError {
    /// An error in an attribute.
    pub fn new(code: ErrorCode, attribute: &str, why: impl Display) -> SetupError {
        SetupError {
            code,
            message: format!("{attribute}: {why}"),
        }
    }

    /// A value that the attribute cannot have.
    pub fn attribute(attribute: &str, why: impl Display) -> SetupError {
        SetupError::new(ErrorCode::Attribute, attribute, why)
    }
}

/// The text of an attribute, if there is any.
pub fn given(value: Option<&str>) -> Option<String> {
    let text = value?.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

/// A value in quotation marks, as an error repeats it: the beginning of a long one.
pub(crate) fn quoted(text: &str) -> String {
    match text.char_indices().nth(LONGEST_QUOTED) {
        Some((end, _)) => format!("“{}…”", &text[..end]),
        None => format!("“{text}”"),
    }
}

/// The value of an attribute that is one of some names.
///
/// # Errors
///
/// It is none of them.
pub fn named(
    attribute: &'static str,
    value: Option<&str>,
    names: &[&'static str],
) -> Result<Option<&'static str>, SetupError> {
    let Some(text) = given(value) else {
        return Ok(None);
    };
    let found = names.iter().copied().find(|name| *name == text);
    found.map(Some).ok_or_else(|| {
        SetupError::attribute(
            attribute,
            format!("{} is none of {}", quoted(&text), names.join(", ")),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_value_is_quoted_in_part() {
        assert_eq!(quoted("ice cream"), "“ice cream”");
        let long = "é".repeat(LONGEST_QUOTED + 1);
        assert_eq!(quoted(&long), format!("“{}…”", &long[..LONGEST_QUOTED * 2]));
        let error = named("theme", Some(&long.repeat(1_000)), &["green"]).expect_err("no theme");
        assert!(error.message.len() < 200, "{}", error.message);
    }
}
