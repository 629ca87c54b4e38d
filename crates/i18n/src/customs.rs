//! Numbers and dates as a language writes them; only a browser knows all customs of a language.

use crate::Language;
use crate::day::Day;

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
fn tag_of_dates(language: Language) -> String {
    with_latin_digits(match language {
        Language::English => "en-GB",
        language => language.tag(),
    })
}

/// The day of a moment, in milliseconds since 1970, where the device is.
#[cfg(target_arch = "wasm32")]
pub fn day_of(moment: u64) -> Day {
    let date = js_sys::Date::new(&(moment as f64).into());
    Day {
        year: date.get_full_year() as i32,
        month: Some(date.get_month() + 1),
        day: Some(date.get_date()),
    }
}

/// A day as the language writes it, its month `long` or `short`.
#[cfg(target_arch = "wasm32")]
pub fn format_day(language: Language, day: Day, month: &str, with_year: bool) -> String {
    let options = js_sys::Object::new();
    let fields = [
        ("day", day.day.map(|_| "numeric")),
        ("month", day.month.map(|_| month)),
        (
            "year",
            (with_year || day.day.is_none()).then_some("numeric"),
        ),
    ];
    for (name, how) in fields {
        // Setting a property of a fresh object cannot fail.
        let _ = how.map(|how| js_sys::Reflect::set(&options, &name.into(), &how.into()));
    }
    let month = day.month.unwrap_or(1) as i32 - 1;
    let date = js_sys::Date::new_with_year_month_day(0, month, 1);
    // A year below 100 would be taken for one of the last century.
    date.set_full_year_with_month_date(day.year as u32, month, day.day.unwrap_or(1) as i32);
    date.to_locale_date_string(&tag_of_dates(language), &options)
        .into()
}

/// Yesterday (-1), today (0) or tomorrow (1), as the language says it.
#[cfg(target_arch = "wasm32")]
pub fn format_nearby_day(language: Language, from_today: i32) -> String {
    let options = js_sys::Object::new();
    // As above.
    let _ = js_sys::Reflect::set(&options, &"numeric".into(), &"auto".into());
    let tags = js_sys::Array::of1(&tag_of_dates(language).into());
    js_sys::Intl::RelativeTimeFormat::new(&tags, &options)
        .format(from_today.into(), "day")
        .into()
}

/// Without a browser nobody knows the customs of a language: days are numbers.
#[cfg(not(target_arch = "wasm32"))]
pub fn day_of(moment: u64) -> Day {
    Day::of_pgn(&game::pgn::date(moment)).expect("PGN can be read")
}

#[cfg(not(target_arch = "wasm32"))]
pub fn format_day(_language: Language, day: Day, _month: &str, _with_year: bool) -> String {
    day.iso()
}

#[cfg(not(target_arch = "wasm32"))]
pub fn format_nearby_day(_language: Language, from_today: i32) -> String {
    from_today.to_string()
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
