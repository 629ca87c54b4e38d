//! Numbers as a language writes them; only a browser knows all customs of a language.

#[cfg(target_arch = "wasm32")]
use crate::Language;

/// The least number that the languages write in different ways: 100,000 is 1,00,000 in India.
const LAKH: u64 = 100_000;

/// Squares, moves and clocks are written in Latin digits everywhere; a page with both kinds would be restless.
#[cfg(target_arch = "wasm32")]
fn with_latin_digits(tag: &str) -> String {
    format!("{tag}-u-nu-latn")
}

/// A number as the language writes it. A browser is asked only where languages differ: the first question takes it 15 ms.
pub fn format_number(tag: &str, number: i64) -> String {
    let size = number.unsigned_abs();
    let sign = if number < 0 { "-" } else { "" };
    match size {
        0..1_000 => format!("{sign}{size}"),
        1_000..LAKH => format!("{sign}{},{:03}", size / 1_000, size % 1_000),
        _ => format_large(tag, number),
    }
}

#[cfg(target_arch = "wasm32")]
fn format_large(tag: &str, number: i64) -> String {
    js_sys::Number::from(number as f64)
        .to_locale_string(&with_latin_digits(tag))
        .into()
}

/// Tag by which a browser formats dates: English without a region would have the month first.
#[cfg(target_arch = "wasm32")]
pub(crate) fn tag_of_dates(language: Language) -> String {
    with_latin_digits(match language {
        Language::English => "en-GB",
        language => language.tag(),
    })
}

#[cfg(not(target_arch = "wasm32"))]
fn format_large(_tag: &str, number: i64) -> String {
    number.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_parted_by_a_comma() {
        for (number, text) in [
            (0, "0"),
            (-7, "-7"),
            (999, "999"),
            (1_000, "1,000"),
            (-1_050, "-1,050"),
            (99_999, "99,999"),
        ] {
            assert_eq!(format_number("en", number), text);
        }
    }
}
