//! The file of the words of chess, as it lies on the site.

use learn::Glossary;

/// Its address.
const FILE: &str = "./glossary.txt";

/// Fetches and reads it.
///
/// # Errors
/// The reason why it cannot be had.
pub async fn fetch() -> Result<Glossary, String> {
    let text = i18n::fetch_text(FILE).await?;
    Glossary::read(&text).map_err(|fault| fault.to_string())
}

/// Address of a term, written as routes are (`#/`): a checker takes `#glossary` for a place on this page, which is not there.
pub fn address(id: &str) -> String {
    format!("#/glossary/{id}")
}
