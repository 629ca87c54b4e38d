//! Text fields.

use leptos::html::Input;
use leptos::prelude::*;

/// The text in a field.
pub fn text_of(field: NodeRef<Input>) -> String {
    field
        .get_untracked()
        .map_or_else(String::new, |field| field.value())
}
