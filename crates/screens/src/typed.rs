//! Validation of typed fields.

use game::{Millis, TimeControl, TimeError};
use i18n::{Lexicon, args};

const SECOND: Millis = 1000;
const MINUTE: Millis = 60 * SECOND;

/// Faults of a typed value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// No time.
    Time(String),
    /// No number of seconds.
    Seconds(String),
    /// More than 59 minutes or seconds after a colon.
    Sixty,
    /// No time may be longer than a year.
    TooLong,
    /// No whole number.
    Number(String),
    /// The number is too small.
    Least(u32),
    /// It is too large.
    Most(u32),
    /// A stage or period without any time.
    NoTime,
    /// Blitz would end after classical chess begins.
    Classes,
    /// Not the pieces of a side.
    Pieces(String),
    /// A name is missing.
    NoName,
    /// The name belongs to an edition or to a clock on offer.
    NameTaken(String),
    /// Nobody could play by that.
    Unplayable,
}

impl Fault {
    /// The fault in words.
    pub fn told(&self, words: &Lexicon) -> String {
        let with = |name, text: &str| words.with(name, &args!["text" => text]);
        match self {
            Fault::Time(text) => with("fault-time", text),
            Fault::Seconds(text) => with("fault-seconds", text),
            Fault::Sixty => words.get("fault-sixty"),
            Fault::TooLong => words.get("fault-too-long"),
            Fault::Number(text) => with("fault-number", text),
            Fault::Least(least) => words.with("fault-least", &args!["count" => *least]),
            Fault::Most(most) => words.with("fault-most", &args!["count" => *most]),
            Fault::NoTime => words.get("fault-no-time"),
            Fault::Classes => words.get("fault-classes"),
            Fault::Pieces(text) => with("fault-pieces", text),
            Fault::NoName => words.get("fault-no-name"),
            Fault::NameTaken(text) => with("fault-name-taken", text),
            Fault::Unplayable => words.get("fault-unplayable"),
        }
    }

    /// Fault of a field that the rule set's own check reports.
    pub fn of_rules(field: &str) -> Fault {
        match field {
            "repetitions_to_claim" => Fault::Least(2),
            "moves_to_claim" | "repetitions_to_end" | "moves_to_end" | "illegal" => Fault::Least(1),
            "classes" => Fault::Classes,
            _ => Fault::Unplayable,
        }
    }
}

impl From<TimeError> for Fault {
    fn from(error: TimeError) -> Fault {
        match error {
            TimeError::NoMoves { .. } => Fault::Least(1),
            TimeError::NoTime { .. } => Fault::NoTime,
            TimeError::TooManyStages => Fault::Most(TimeControl::MOST_STAGES as u32),
            TimeError::TooManyPeriods => Fault::Most(TimeControl::MOST_PERIODS),
            TimeError::TooLong => Fault::TooLong,
            TimeError::NoStage | TimeError::LastStageEnds | TimeError::OneHourglass => {
                Fault::Unplayable
            }
        }
    }
}

/// A time as people write it: minutes, `min:s` or `h:min:s`; the last part may have decimals.
pub fn time(text: &str) -> Result<Millis, Fault> {
    clock_time(text, MINUTE, Fault::Time)
}

/// Seconds, or a time as above with a colon.
pub fn seconds(text: &str) -> Result<Millis, Fault> {
    clock_time(text, SECOND, Fault::Seconds)
}

/// A time whose text means so many `unit` where it is a bare number.
fn clock_time(text: &str, unit: Millis, fault: fn(String) -> Fault) -> Result<Millis, Fault> {
    let plain = plain(text);
    let no_time = || fault(text.trim().to_owned());
    let parts: Vec<&str> = plain.split(':').collect();
    let (last, whole) = parts.split_last().ok_or_else(no_time)?;
    let mut unit = match whole.len() {
        0 => unit,
        1 | 2 => SECOND,
        _ => return Err(no_time()),
    };
    let mut sum = decimal(last, unit).ok_or_else(no_time)?;
    if !whole.is_empty() && sum >= 60 * unit {
        return Err(Fault::Sixty);
    }
    for (place, part) in whole.iter().rev().enumerate() {
        unit *= 60;
        let count: Millis = digits(part).ok_or_else(no_time)?;
        if place == 0 && whole.len() == 2 && count >= 60 {
            return Err(Fault::Sixty);
        }
        sum = sum.saturating_add(count.saturating_mul(unit));
    }
    if sum > TimeControl::LONGEST {
        return Err(Fault::TooLong);
    }
    Ok(sum)
}

/// A whole number.
pub fn count(text: &str) -> Result<u32, Fault> {
    let number = digits(plain(text).as_str());
    let number = number.and_then(|number| u32::try_from(number).ok());
    number.ok_or_else(|| Fault::Number(text.trim().to_owned()))
}

/// The pieces of a side, king first and the others by value: `KRB`.
pub fn pieces(text: &str) -> Result<String, Fault> {
    const ORDER: &str = "KQRBNP";
    let pieces = text.trim().to_ascii_uppercase();
    let places: Option<Vec<usize>> = pieces.chars().map(|piece| ORDER.find(piece)).collect();
    let ordered =
        places.is_some_and(|it| it.is_sorted() && it.iter().filter(|it| **it == 0).count() == 1);
    if ordered {
        Ok(pieces)
    } else {
        Err(Fault::Pieces(text.trim().to_owned()))
    }
}

/// Normalizes a text: no spaces, Latin digits, a point before decimals.
fn plain(text: &str) -> String {
    let text = latin_digits(text);
    let signs = text.chars().filter(|sign| !sign.is_whitespace());
    signs
        .map(|sign| if sign == ',' { '.' } else { sign })
        .collect()
}

/// The text with the digits of all scripts as Latin ones.
pub fn latin_digits(text: &str) -> String {
    /// The zeros of the scripts the page is read in: Devanagari, Tamil, Kannada, Malayalam.
    const NOUGHTS: [u32; 4] = [0x0966, 0x0be6, 0x0ce6, 0x0d66];
    let latin = |sign: char| {
        let mut values = NOUGHTS
            .iter()
            .filter_map(|nought| (sign as u32).checked_sub(*nought));
        let value = values.find(|value| *value < 10);
        value
            .and_then(|value| char::from_digit(value, 10))
            .unwrap_or(sign)
    };
    text.chars().map(latin).collect()
}

/// Digits alone. A number too large to count is the largest there is.
fn digits(text: &str) -> Option<Millis> {
    let only_digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    only_digits.then(|| text.parse().unwrap_or(Millis::MAX))
}

/// A number of `unit` with up to three decimals, in milliseconds.
fn decimal(text: &str, unit: Millis) -> Option<Millis> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
    if decimals.len() > 3 {
        return None;
    }
    let thousandths = digits(&format!("{decimals:0<3}"))?;
    let whole = digits(whole)?.saturating_mul(unit);
    Some(whole.saturating_add(thousandths * unit / 1000))
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::clock_words::face;

    #[test]
    fn times_are_read_as_people_write_them() {
        for (text, read) in [
            ("90", 90 * MINUTE),
            ("1.5", 90 * SECOND),
            (" 5:00 ", 5 * MINUTE),
            ("0:00.1", 100),
            ("0:30,5", 30_500),
            ("1:40:00", 100 * MINUTE),
            ("100:00", 100 * MINUTE),
            ("48:00:00", 48 * 60 * MINUTE),
            ("९०", 90 * MINUTE),
            ("௫:௩௦", 330 * SECOND),
            ("೫:೩೦", 330 * SECOND),
            ("൫:൩൦", 330 * SECOND),
            ("0", 0),
        ] {
            assert_eq!(time(text), Ok(read), "{text}");
            assert_eq!(time(&face(read)), Ok(read), "{text}");
        }
        for (text, read) in [("30", 30_000), ("0.1", 100), ("1:30", 90_000)] {
            assert_eq!(seconds(text), Ok(read), "{text}");
        }
    }

    #[test]
    fn what_is_no_time_is_told() {
        for text in [
            "", "soon", "5:", ":30", "-5", "1:2:3:4", "1.2345", "5::00", "1.5:00", "+5",
        ] {
            assert_eq!(time(text), Err(Fault::Time(text.to_owned())), "{text}");
        }
        for text in ["1:60", "1:75:00", "0:99.5"] {
            assert_eq!(time(text), Err(Fault::Sixty), "{text}");
        }
        for text in ["9999999", "99999999999999999999999", "99999:00:00"] {
            assert_eq!(time(text), Err(Fault::TooLong), "{text}");
        }
        let words = Lexicon::english().and(i18n::Language::English, crate::ENGLISH);
        assert_eq!(
            Fault::Time("soon".into()).told(&words),
            "“soon” is no time. Write minutes, min:s or h:min:s, such as 90, 5:00 or 1:40:00."
        );
    }

    #[test]
    fn numbers_and_pieces() {
        assert_eq!([count("40"), count(" ४० ")], [Ok(40), Ok(40)]);
        for text in ["", "4.5", "-1", "forty", "99999999999"] {
            assert_eq!(count(text), Err(Fault::Number(text.into())));
        }
        assert_eq!(pieces(" krb "), Ok("KRB".to_owned()));
        for text in ["", "RB", "KBR", "KK", "KX", "K R"] {
            assert_eq!(pieces(text), Err(Fault::Pieces(text.into())));
        }
    }
}
