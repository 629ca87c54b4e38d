//! Parts that the workers which keep things share: the database of the page's origin ([`object_store`]), the conversation with the
//! page ([`service`]), and the files that travel with it ([`file`]).

pub mod file;
pub mod lock;
mod memory;
pub mod object_store;
pub mod service;

/// Milliseconds since 1970.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}
