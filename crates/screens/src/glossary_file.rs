//! The files of the words of chess, as they lie on the site: the terms, and their definitions in each language.

use i18n::Language;
use learn::{Glossary, GlossaryFault};

/// The folder of the files on the site.
const FOLDER: &str = "./glossary";

/// Fetches and reads the terms, without their definitions.
///
/// # Errors
/// The reason why they cannot be had.
pub async fn fetch_terms() -> Result<Glossary, String> {
    let (file, text) = fetch("terms").await?;
    Glossary::read(&text).map_err(|fault| told(&file, &fault))
}

/// Fetches and reads the terms with their definitions in a language.
///
/// # Errors
/// The reason why they cannot be had.
pub async fn fetch_defined(language: Language) -> Result<Glossary, String> {
    let mut glossary = fetch_terms().await?;
    let (file, text) = fetch(language.tag()).await?;
    let defined = glossary.define(&text);
    defined.map_err(|fault| told(&file, &fault))?;
    Ok(glossary)
}

/// Address and text of a file.
async fn fetch(name: &str) -> Result<(String, String), String> {
    let file = format!("{FOLDER}/{name}.txt");
    let text = i18n::fetch_text(&file).await?;
    Ok((file, text))
}

fn told(file: &str, fault: &GlossaryFault) -> String {
    format!("{file}, {fault}")
}

/// Address of a term, written as routes are (`#/`): a checker takes `#glossary` for a place on this page, which is not there.
pub fn address(id: &str) -> String {
    format!("#/glossary/{id}")
}
