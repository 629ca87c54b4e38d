//! Comparison of a saved record of a game with a new one of the same key.

use json::Value;
use std::cmp::Ordering;

/// What a saved record holds beside a new one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Growth {
    /// The same.
    Same,
    /// Less: the new one goes on from it.
    Less,
    /// More: it goes on from the new one.
    More,
    /// Something else: the two parted, or they are different games.
    Other,
}

/// Compares `kept` with `new`, two records of one key, both as `game::to_json` writes them.
pub fn growth(kept: &str, new: &str) -> Growth {
    match (kept == new, goes_on(kept, new), goes_on(new, kept)) {
        (true, ..) => return Growth::Same,
        (_, true, _) => return Growth::Less,
        (_, _, true) => return Growth::More,
        _ => {}
    }
    // An older version may have written the same in another way.
    let [Some(kept), Some(new)] = [kept, new].map(Record::read) else {
        return Growth::Other;
    };
    let is_same: fn(&Value, &Value) -> bool = if kept.version == new.version {
        |kept, new| kept == new
    } else {
        // What an event is called has changed, but not when it was.
        |kept, new| kept["at"] == new["at"]
    };
    let mut both = kept.events.iter().zip(&new.events);
    if both.any(|(kept, new)| !is_same(kept, new)) {
        return Growth::Other;
    }
    match kept.events.len().cmp(&new.events.len()) {
        Ordering::Less => Growth::Less,
        Ordering::Equal => Growth::Same,
        Ordering::Greater => Growth::More,
    }
}

/// True if `long` is `short` with more events at the end of its list.
fn goes_on(short: &str, long: &str) -> bool {
    let rest = short
        .strip_suffix("]}")
        .and_then(|stem| Some((stem, long.strip_prefix(stem)?)));
    rest.is_some_and(|(stem, rest)| stem.ends_with('[') || rest.starts_with(','))
}

/// A record as far as it is compared.
struct Record {
    version: Value,
    events: Vec<Value>,
}

impl Record {
    /// `None` if it is no record of a game.
    fn read(text: &str) -> Option<Record> {
        let mut tree = json::parse(text).ok()?;
        let events = tree.get_mut("events")?.as_array_mut()?;
        Some(Record {
            events: std::mem::take(events),
            version: tree["sessa"].take(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Config, Event, Game, Timestamp};

    /// A record of a version of the format, with an event a second.
    fn record(version: u32, events: &[&str]) -> String {
        let events = (1..).zip(events);
        let events = events.map(|(at, event)| format!(r#"{{"at":{at}000,"event":{event}}}"#));
        let events: Vec<_> = events.collect();
        let events = events.join(",");
        format!(r#"{{"sessa":{version},"config":{{"seed":7,"began":1}},"events":[{events}]}}"#)
    }

    #[test]
    fn which_of_two_records_knows_more() {
        let events = [
            r#""start""#,
            r#"{"move":"e2e4"}"#,
            r#"{"move":"e7e5"}"#,
            r#"{"move":"g1f3"}"#,
            r#"{"move":"b8c6"}"#,
        ];
        let text = |moves: usize| record(4, &events[..=moves]);
        let older = |moves: usize| record(3, &events[..=moves]);
        let other = record(4, &[events[0], r#"{"move":"d2d4"}"#, r#"{"move":"d7d5"}"#]);
        let unstarted = record(4, &[]);
        // As a version might write it that orders its fields in another way.
        let turned = |text: &str| {
            serde_json::from_str::<serde_json::Value>(text)
                .expect("JSON")
                .to_string()
        };
        let renamed = |text: &str| text.replace(r#""move""#, r#""moved""#);
        assert_ne!(renamed(&text(2)), text(2));
        for (kept, new, expected) in [
            (text(2), text(2), Growth::Same),
            (text(2), text(3), Growth::Less),
            (text(4), text(2), Growth::More),
            (unstarted.clone(), text(2), Growth::Less),
            (text(0), unstarted, Growth::More),
            (text(2), other, Growth::Other),
            (turned(&text(2)), text(2), Growth::Same),
            (turned(&text(2)), text(3), Growth::Less),
            (turned(&text(4)), text(2), Growth::More),
            // An older version may have called the same events by other names.
            (renamed(&older(2)), text(3), Growth::Less),
            (renamed(&older(2)), text(2), Growth::Same),
            (renamed(&older(4)), text(2), Growth::More),
            (older(4).replace("3000", "3001"), text(4), Growth::Other),
            (renamed(&text(2)), text(3), Growth::Other),
            ("no game".into(), text(2), Growth::Other),
            (text(2), "{}".into(), Growth::Other),
        ] {
            assert_eq!(growth(&kept, &new), expected, "{kept}\n{new}");
        }
    }

    #[test]
    fn records_are_read_as_games_are_written() {
        let mut game = Game::new(Config::default());
        let unstarted = game::to_json(&game);
        game.apply(Event::Start, Timestamp(0)).expect("accepted");
        let started = game::to_json(&game);
        assert_eq!(growth(&unstarted, &started), Growth::Less);
        let read = Record::read(&started).expect("a record");
        assert_eq!(read.events.len(), 1);
        assert!(read.version.is_u64() && read.events[0]["at"].is_u64());
    }
}
