//! The course: two files of the site, the lessons in English and the words of the language in use, fetched when they are wanted.

use i18n::{Language, fetch_text};

/// The texts of the course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// The lessons.
    pub lessons: String,
    /// Their words in another language; they may be missing.
    pub translations: String,
}

/// Fetches the course in a language.
pub async fn fetch(language: Language) -> Result<Course, String> {
    let file = |language: Language| format!("course/{}.lesson", language.tag());
    let lessons = fetch_text(&file(Language::English)).await?;
    let translations = match language {
        Language::English => String::new(),
        // A lesson without a translation is in English.
        other => fetch_text(&file(other)).await.unwrap_or_default(),
    };
    Ok(Course {
        lessons,
        translations,
    })
}
