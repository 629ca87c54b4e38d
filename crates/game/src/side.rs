//! A side saved as `white` or `black`, for serde's `with`.

use chess::Color;
use serde::{Deserialize, Deserializer, Serializer, de::Error};
use std::borrow::Cow;

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands it over by reference
pub fn serialize<S: Serializer>(color: &Color, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(match color {
        Color::White => "white",
        Color::Black => "black",
    })
}

pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Color, D::Error> {
    match &*Cow::<'_, str>::deserialize(deserializer)? {
        "white" => Ok(Color::White),
        "black" => Ok(Color::Black),
        other => Err(D::Error::custom(format_args!(
            "`{other}` is neither white nor black"
        ))),
    }
}
