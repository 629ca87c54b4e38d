//! The course: a file of the site in each language. That in English has all that its lessons need, the others have their words.

use i18n::{Language, fetch_text};

/// Fetches the lessons in a language; what is not translated, or all of it if the translation cannot be had, is in English.
pub async fn fetch(language: Language) -> Result<String, String> {
    let file = |language: Language| format!("course/{}.lesson", language.tag());
    let english = fetch_text(&file(Language::English)).await?;
    if language == Language::English {
        return Ok(english);
    }
    let translated = fetch_text(&file(language)).await;
    Ok(match translated {
        Ok(translations) => learn::translated_text(&english, &translations),
        Err(_) => english,
    })
}
