//! Times as arbiters write them.

use game::Millis;

/// A time as arbiters write it: `1:29:03`.
pub fn hms(left: Millis) -> String {
    let seconds = left / 1000;
    format!(
        "{}:{:02}:{:02}",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    )
}

/// The time that a person has written: `1:30:00`, or minutes and seconds as `5:00`.
pub fn parse_hms(text: &str) -> Option<Millis> {
    let parts: Vec<&str> = text.trim().split(':').collect();
    let digits = |part: &&str| part.chars().all(|c| c.is_ascii_digit()) && part.len() <= 5;
    if !(2..=3).contains(&parts.len()) || !parts.iter().all(digits) {
        return None;
    }
    let numbers: Option<Vec<u64>> = parts.iter().map(|part| part.parse().ok()).collect();
    let numbers = numbers?;
    let whole = numbers[1..].iter().all(|&number| number < 60);
    whole.then(|| numbers.iter().fold(0, |sum, number| sum * 60 + number) * 1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_as_arbiters_write_them() {
        for (text, time) in [
            ("1:30:00", Some(5_400_000)),
            (" 5:00 ", Some(300_000)),
            ("90:00", Some(5_400_000)),
            ("0:00:01", Some(1_000)),
            ("5", None),
            ("", None),
            ("1:60", None),
            ("1:2:3:4", None),
            ("-1:00", None),
            ("1:+2", None),
            (":30", None),
            ("99999999999:00", None),
        ] {
            assert_eq!(parse_hms(text), time, "{text}");
        }
        assert_eq!(hms(5_369_999), "1:29:29");
    }
}
