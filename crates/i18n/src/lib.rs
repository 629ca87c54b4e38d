//! Localized messages of the page (Project Fluent), with a language that can change at any time; names of players, clocks
//! and times in words.

pub mod case;
pub mod clock_face;
pub mod clock_words;
mod customs;
pub mod date;
pub mod english;
mod fluent;
mod language;
mod lexicon;
pub mod moment;
pub mod names;
pub mod players;
pub mod settings_words;

pub use fluent::{Args, Value};
pub use language::Language;
pub use lexicon::Lexicon;

use leptos::prelude::*;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// The language in use. A handle: copies speak the same language, and views follow when it changes.
#[derive(Clone, Copy)]
pub struct Words(RwSignal<Rc<Lexicon>, LocalStorage>);

impl Words {
    /// Starts with `lexicon`.
    pub fn new(lexicon: impl Into<Rc<Lexicon>>) -> Words {
        Words(RwSignal::new_local(lexicon.into()))
    }

    /// A message that follows the language, for views and attributes.
    pub fn say(self, name: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.0.with(|lexicon| lexicon.get(name))
    }

    /// The lexicon now; a view that asks is updated when the language changes.
    pub fn now(self) -> Rc<Lexicon> {
        self.0.get()
    }

    /// The lexicon now, for a text that is needed once.
    pub fn once(self) -> Rc<Lexicon> {
        self.0.get_untracked()
    }

    /// Changes the language.
    pub fn change(self, lexicon: impl Into<Rc<Lexicon>>) {
        self.0.set(lexicon.into());
    }
}

/// The languages the reader prefers, best first, as the browser tells them.
pub fn language_of_reader() -> Language {
    let tags: Vec<String> = window()
        .navigator()
        .languages()
        .iter()
        .filter_map(|tag| tag.as_string())
        .collect();
    Language::of_reader(tags.iter().map(String::as_str))
}

/// Fetches the page's messages of a language from the page's own server.
pub async fn load(language: Language) -> Result<Lexicon, String> {
    english::fetch().await?;
    if language == Language::English {
        return Ok(Lexicon::english());
    }
    let text = fetch(language.tag()).await?;
    Ok(Lexicon::new(language, &text))
}

/// Fetches the text of a message file, by its name without the ending.
pub async fn fetch(file: &str) -> Result<String, String> {
    fetch_text(&format!("strings/{file}.ftl")).await
}

/// Fetches a text from the page's own server.
pub async fn fetch_text(address: &str) -> Result<String, String> {
    let failed = |error: JsValue| {
        error.dyn_ref::<js_sys::Error>().map_or_else(
            || address.to_owned(),
            |error| error.message().as_string().unwrap_or_default(),
        )
    };
    let answer = JsFuture::from(window().fetch_with_str(address))
        .await
        .map_err(failed)?;
    let response: web_sys::Response = answer.unchecked_into();
    if !response.ok() {
        return Err(format!("{address}: {}", response.status()));
    }
    let text = JsFuture::from(response.text().map_err(failed)?)
        .await
        .map_err(failed)?;
    Ok(text.as_string().unwrap_or_default())
}
