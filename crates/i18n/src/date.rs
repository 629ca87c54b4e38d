//! Dates as a language writes them: today, yesterday, 27 Nov, and 27 Nov 2025 in another year.

use crate::Language;
use crate::Lexicon;
#[cfg(target_arch = "wasm32")]
use crate::customs::tag_of_dates;

/// A day of the calendar, or a month or a year of which no more is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date {
    pub(crate) year: i32,
    /// 1 to 12.
    pub(crate) month: Option<u32>,
    /// 1 to 31.
    pub(crate) day: Option<u32>,
}

impl Date {
    /// The day of a moment, in milliseconds since 1970, where the device is.
    pub fn at(moment: u64) -> Date {
        day_of(moment)
    }

    /// A date of PGN, as far as it is known: `2026.11.21`, `1930.05.??`.
    pub fn of_pgn(date: &str) -> Option<Date> {
        let mut parts = date.split('.').map(|part| part.parse::<u32>().ok());
        let year = parts.next().flatten()?;
        let within = |part: Option<u32>, most: u32| part.filter(|part| (1..=most).contains(part));
        let month = within(parts.next().flatten(), 12);
        let day = within(parts.next().flatten(), 31).filter(|_| month.is_some());
        Some(Date {
            year: i32::try_from(year).ok()?,
            month,
            day,
        })
    }

    /// The day as ISO 8601 writes it, for machines: `2026-11-21`, `1930-05`, `1930`.
    pub fn iso(self) -> String {
        let parts = [Some(format!("{:04}", self.year))]
            .into_iter()
            .chain([self.month, self.day].map(|part| part.map(|part| format!("{part:02}"))));
        parts.flatten().collect::<Vec<_>>().join("-")
    }

    /// The day in full, with its year: `21 November 2026`.
    pub fn full(self, words: &Lexicon) -> String {
        format_day(words.language(), self, "long", true)
    }

    /// The day in short, seen from `today`: `yesterday`, `21 Nov`, `21 Nov 2025`.
    pub fn short(self, today: Date, words: &Lexicon) -> String {
        match (self.number(), today.number()) {
            (Some(own), Some(today)) if (own - today).abs() <= 1 => {
                format_nearby_day(words.language(), own - today)
            }
            _ => format_day(words.language(), self, "short", self.year != today.year),
        }
    }

    /// Days since 1970-01-01, if it is a day (Howard Hinnant, `days_from_civil`).
    fn number(self) -> Option<i32> {
        let (month, day) = (self.month? as i32, self.day? as i32);
        let year = self.year - i32::from(month <= 2);
        let era = year.div_euclid(400);
        let year_of_era = year.rem_euclid(400);
        let day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
        let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
        Some(era * 146_097 + day_of_era - 719_468)
    }
}

impl Lexicon {
    /// The day of a moment in full, as the language writes it; `at` in milliseconds since 1970.
    pub fn date(&self, at: u64) -> String {
        Date::at(at).full(self)
    }
}

/// The day of a moment, in milliseconds since 1970, where the device is.
#[cfg(target_arch = "wasm32")]
fn day_of(moment: u64) -> Date {
    let date = js_sys::Date::new(&(moment as f64).into());
    Date {
        year: date.get_full_year() as i32,
        month: Some(date.get_month() + 1),
        day: Some(date.get_date()),
    }
}

/// A day as the language writes it, its month `long` or `short`.
#[cfg(target_arch = "wasm32")]
fn format_day(language: Language, day: Date, month: &str, with_year: bool) -> String {
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
fn format_nearby_day(language: Language, from_today: i32) -> String {
    let options = js_sys::Object::new();
    // Setting a property of a fresh object cannot fail.
    let _ = js_sys::Reflect::set(&options, &"numeric".into(), &"auto".into());
    let tags = js_sys::Array::of1(&tag_of_dates(language).into());
    js_sys::Intl::RelativeTimeFormat::new(&tags, &options)
        .format(from_today.into(), "day")
        .into()
}

/// Dates without a browser, which alone knows the customs of a language: numbers.
#[cfg(not(target_arch = "wasm32"))]
fn day_of(moment: u64) -> Date {
    Date::of_pgn(&game::pgn::date(moment)).expect("PGN can be read")
}

#[cfg(not(target_arch = "wasm32"))]
fn format_day(_language: Language, day: Date, _month: &str, _with_year: bool) -> String {
    day.iso()
}

#[cfg(not(target_arch = "wasm32"))]
fn format_nearby_day(_language: Language, from_today: i32) -> String {
    from_today.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(date: &str) -> Date {
        Date::of_pgn(date).expect(date)
    }

    #[test]
    fn days_are_known_as_far_as_pgn_tells_them() {
        for (date, iso) in [
            ("2026.11.21", Some("2026-11-21")),
            ("1930.05.??", Some("1930-05")),
            ("1930.??.??", Some("1930")),
            ("1930.??.07", Some("1930")),
            ("1930.13.07", Some("1930")),
            ("????.??.??", None),
            ("", None),
        ] {
            assert_eq!(Date::of_pgn(date).map(Date::iso).as_deref(), iso, "{date}");
        }
    }

    #[test]
    fn days_have_their_place_in_the_calendar() {
        assert_eq!(day("1970.01.01").number(), Some(0));
        assert_eq!(day("2000.03.01").number(), Some(11_017));
        assert_eq!(day("1930.05.??").number(), None);
        let words = Lexicon::english();
        let today = day("2026.01.01");
        for (date, told) in [
            ("2026.01.01", "0"),
            ("2025.12.31", "-1"),
            ("2026.01.02", "1"),
            ("2026.01.03", "2026-01-03"),
            ("2026.??.??", "2026"),
        ] {
            assert_eq!(day(date).short(today, &words), told);
        }
    }
}
