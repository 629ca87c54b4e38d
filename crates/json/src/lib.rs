//! JSON of what is saved and of what travels to the workers, written and read by `serde`'s traits.
//!
//! Reading goes by way of a tree, [`serde_json::Value`], and from there by a deserializer of our own: it asks of a type only what
//! JSON of ours can hold, an object for a struct for instance, where `serde_json` is ready for an array as well, so that the
//! readers that `serde` derives, one for each type, are about half as much code for a page to fetch.

mod tree;

use serde::Serialize;
use serde::de::DeserializeOwned;
pub use serde_json::{Error, Value};
pub use tree::Tree;

/// Writes a value as JSON.
///
/// # Panics
/// If it has a map whose keys are no texts and no numbers.
pub fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("no value here is one that JSON cannot hold")
}

/// Reads a value from JSON.
///
/// # Errors
/// The text is not JSON, with line and column, or says something else than the type can hold: which field, and what.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    parse(text).and_then(from_value)
}

/// Reads a value from a tree.
///
/// # Errors
/// The tree says something else than the type can hold: which field, and what.
pub fn from_value<T: DeserializeOwned>(tree: Value) -> Result<T, Error> {
    T::deserialize(Tree(tree))
}

/// Reads a tree.
///
/// # Errors
/// The text is not JSON: line and column.
pub fn parse(text: &str) -> Result<Value, Error> {
    serde_json::from_str(text)
}
