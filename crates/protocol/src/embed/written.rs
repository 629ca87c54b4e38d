//! Values of attributes as a message may have them: a number or a truth stands for its text.

use serde::{Deserialize, Deserializer};

/// A value as somebody wrote it.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Text(String),
    Number(i64),
    Truth(bool),
}

/// Reads the text of a value that may be a number or a truth.
pub fn text<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    let written = Option::<Written>::deserialize(from)?;
    Ok(written.map(|written| match written {
        Written::Text(text) => text,
        Written::Number(number) => number.to_string(),
        Written::Truth(truth) => truth.to_string(),
    }))
}

/// A text, or a number that stands for it.
#[cfg(test)]
#[derive(schemars::JsonSchema)]
#[schemars(untagged)]
#[allow(dead_code)]
pub enum TextOrNumber {
    Text(String),
    Number(i64),
}

/// A text, or a truth that stands for it.
#[cfg(test)]
#[derive(schemars::JsonSchema)]
#[schemars(untagged)]
#[allow(dead_code)]
pub enum TextOrTruth {
    Text(String),
    Truth(bool),
}
