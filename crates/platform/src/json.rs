//! JSON of what is saved and of what travels to the workers.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Writes a value as JSON.
pub fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("no value here is one that JSON cannot hold")
}

/// Reads a value from JSON.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, serde_json::Error> {
    // By way of a tree: what is saved is read so too, and one way to read is less code to fetch than two.
    serde_json::from_str(text).and_then(serde_json::from_value)
}
