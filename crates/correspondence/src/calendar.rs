//! A calendar entry for a move that is due (iCalendar, RFC 5545): text of a file `.ics`.

use crate::days::Day;
use game::Millis;

/// Octets of a line of the file, its end not counted (RFC 5545, 3.1).
const WIDTH: usize = 75;

/// A reminder of a move.
#[derive(Clone, Copy, Debug)]
pub struct Reminder<'a> {
    /// Stable name of the game: a later file replaces the entry of an earlier one.
    pub id: &'a str,
    /// Half-moves made, which tells the later file.
    pub plies: usize,
    /// The last day for the move.
    pub day: Day,
    /// The time at which the file is written, in milliseconds since 1970.
    pub now: Millis,
    /// Title that the calendar shows.
    pub title: &'a str,
    /// Further words.
    pub description: &'a str,
    /// The address of the game.
    pub address: &'a str,
}

/// The file: an entry for the whole day, with an alarm at nine in the morning of the day before.
pub fn write(reminder: &Reminder<'_>) -> String {
    let date = |day: Day| day.iso().replace('-', "");
    let seconds = reminder.now / 1000 % 86_400;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let today = date(Day::of(reminder.now, 0));
    let title = text(reminder.title);
    let lines = [
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        "PRODID:-//Sessa//Correspondence//EN".to_owned(),
        "METHOD:PUBLISH".to_owned(),
        "BEGIN:VEVENT".to_owned(),
        format!("UID:{}@sessa.invalid", text(reminder.id)),
        format!("SEQUENCE:{}", reminder.plies),
        format!("DTSTAMP:{today}T{hours:02}{minutes:02}{seconds:02}Z"),
        format!("DTSTART;VALUE=DATE:{}", date(reminder.day)),
        format!("DTEND;VALUE=DATE:{}", date(reminder.day.plus(1))),
        format!("SUMMARY:{title}"),
        format!("DESCRIPTION:{}", text(reminder.description)),
        format!("URL:{}", uri(reminder.address)),
        "TRANSP:TRANSPARENT".to_owned(),
        "BEGIN:VALARM".to_owned(),
        "ACTION:DISPLAY".to_owned(),
        format!("DESCRIPTION:{title}"),
        "TRIGGER:-PT15H".to_owned(),
        "END:VALARM".to_owned(),
        "END:VEVENT".to_owned(),
        "END:VCALENDAR".to_owned(),
    ];
    lines.iter().map(|line| folded(line)).collect()
}

/// A value of type TEXT (RFC 5545, 3.3.11). Control characters, which it cannot have, are left out.
fn text(value: &str) -> String {
    let mut escaped = String::with_capacity(value.len());
    for letter in value.replace("\r\n", "\n").chars() {
        match letter {
            '\\' | ';' | ',' => escaped.extend(['\\', letter]),
            '\n' | '\r' => escaped.push_str("\\n"),
            letter if letter.is_control() => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}

/// An address as a value: it has no letters that would have to be escaped, nor may it get any.
fn uri(address: &str) -> String {
    address.chars().filter(char::is_ascii_graphic).collect()
}

/// A line with its end, folded so that no line is longer than [`WIDTH`] octets, and never within a letter.
fn folded(line: &str) -> String {
    let mut folded = String::with_capacity(line.len() + 8);
    let mut width = 0;
    for letter in line.chars() {
        if width + letter.len_utf8() > WIDTH {
            folded.push_str("\r\n ");
            width = 1;
        }
        folded.push(letter);
        width += letter.len_utf8();
    }
    folded.push_str("\r\n");
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Undoes folding and escaping, as a calendar program does.
    fn value_of(file: &str, name: &str) -> String {
        let unfolded = file.replace("\r\n ", "");
        let line = unfolded
            .split("\r\n")
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
        let line = line.expect("the property is there");
        line.replace("\\n", "\n")
            .replace("\\,", ",")
            .replace("\\;", ";")
            .replace("\\\\", "\\")
    }

    #[test]
    fn an_entry_for_the_day_with_escaped_and_folded_text() {
        let description = "1. e4 e5; 2. Nf3, your move\nசதுரங்கம் ".repeat(6);
        let reminder = Reminder {
            id: "1763751600000-0000beef",
            plies: 3,
            day: Day(20_788),
            now: Day(20_785).start() + 3_723_000,
            title: "Chess: your move against Anna; with, signs\\",
            description: &description,
            address: "https://example.org/#by-link/1abc",
        };
        let file = write(&reminder);
        for line in file.split_terminator("\r\n") {
            assert!(
                line.len() <= WIDTH && !line.contains(['\n', '\r']),
                "{line}"
            );
        }
        assert!(file.starts_with("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"));
        assert!(file.ends_with("END:VEVENT\r\nEND:VCALENDAR\r\n"));
        assert_eq!(value_of(&file, "DTSTAMP"), "20261128T010203Z");
        assert_eq!(value_of(&file, "DTSTART;VALUE=DATE"), "20261201");
        assert_eq!(value_of(&file, "DTEND;VALUE=DATE"), "20261202");
        assert_eq!(value_of(&file, "SUMMARY"), reminder.title);
        assert_eq!(value_of(&file, "DESCRIPTION"), description);
        assert_eq!(value_of(&file, "URL"), reminder.address);
    }
}
