//! The table of opening names, as it lies on the site.

use game::Openings;

/// Its address.
const FILE: &str = "./openings.tsv";

/// Fetches and reads it.
///
/// # Errors
/// The reason why it cannot be had.
pub async fn fetch() -> Result<Openings, String> {
    let text = i18n::fetch_text(FILE).await?;
    Openings::parse(&text).map_err(|fault| fault.to_string())
}
