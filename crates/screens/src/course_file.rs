//! The course: a file of the site in each language, with all that its lessons need.

use i18n::{Language, fetch_text};

/// Fetches the lessons in a language; in English where they cannot be had in it.
pub async fn fetch(language: Language) -> Result<String, String> {
    let file = |language: Language| format!("course/{}.lesson", language.tag());
    match fetch_text(&file(language)).await {
        Err(_) if language != Language::English => fetch_text(&file(Language::English)).await,
        lessons => lessons,
    }
}
