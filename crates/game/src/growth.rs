//! Growth: comparison of the record of a game that is kept with a new one, which may come from another tab or device.

use crate::arbiter::Game;
use crate::config::Config;
use json::Value;
use std::cmp::Ordering;

/// What a new record tells of a game beside the one that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Growth {
    /// The same events.
    Same,
    /// Fewer: the kept record goes on from it.
    Less,
    /// More: it goes on from the kept record.
    More,
    /// Others: the two parted, or they are different games.
    Other,
}

impl Growth {
    /// Compares two games: the terms, except which of the players are at this device, and the events.
    pub fn of_games(kept: &Game, new: &Game) -> Growth {
        let terms = Config {
            players: kept.config().players,
            ..new.config().clone()
        };
        if terms == *kept.config() {
            Growth::of(kept.events(), new.events(), PartialEq::eq)
        } else {
            Growth::Other
        }
    }

    /// Compares two records that have one key in the library, as [`to_json`](crate::to_json) wrote them in this version
    /// or an earlier one, by their events. Nothing is replayed, so that whoever keeps records need not know the laws.
    pub fn of_records(kept: &str, new: &str) -> Growth {
        match (kept == new, goes_on(kept, new), goes_on(new, kept)) {
            (true, ..) => return Growth::Same,
            (_, true, _) => return Growth::More,
            (_, _, true) => return Growth::Less,
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
        Growth::of(&kept.events, &new.events, is_same)
    }

    fn of<T>(kept: &[T], new: &[T], is_same: impl Fn(&T, &T) -> bool) -> Growth {
        if kept.iter().zip(new).any(|(kept, new)| !is_same(kept, new)) {
            return Growth::Other;
        }
        match new.len().cmp(&kept.len()) {
            Ordering::Less => Growth::Less,
            Ordering::Equal => Growth::Same,
            Ordering::Greater => Growth::More,
        }
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
    use crate::{Event, Player, Timestamp, to_json};

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
            (text(2), text(3), Growth::More),
            (text(4), text(2), Growth::Less),
            (unstarted.clone(), text(2), Growth::More),
            (text(0), unstarted, Growth::Less),
            (text(2), other, Growth::Other),
            (turned(&text(2)), text(2), Growth::Same),
            (turned(&text(2)), text(3), Growth::More),
            (turned(&text(4)), text(2), Growth::Less),
            // An older version may have called the same events by other names.
            (renamed(&older(2)), text(3), Growth::More),
            (renamed(&older(2)), text(2), Growth::Same),
            (renamed(&older(4)), text(2), Growth::Less),
            (older(4).replace("3000", "3001"), text(4), Growth::Other),
            (renamed(&text(2)), text(3), Growth::Other),
            ("no game".into(), text(2), Growth::Other),
            (text(2), "{}".into(), Growth::Other),
        ] {
            assert_eq!(Growth::of_records(&kept, &new), expected, "{kept}\n{new}");
        }
    }

    #[test]
    fn records_are_read_as_games_are_written() {
        let mut game = Game::new(Config::default());
        let unstarted = to_json(&game);
        game.apply(Event::Start, Timestamp(0)).expect("accepted");
        let started = to_json(&game);
        assert_eq!(Growth::of_records(&unstarted, &started), Growth::More);
        let read = Record::read(&started).expect("a record");
        assert_eq!(read.events.len(), 1);
        assert!(read.version.is_u64() && read.events[0]["at"].is_u64());
    }

    #[test]
    fn two_devices_compare_a_game_whoever_plays_there() {
        let game = |moves: &[&str]| {
            let mut game = Game::new(Config {
                players: [Player::Person, Player::Elsewhere],
                seed: 7,
                ..Config::default()
            });
            game.apply(Event::Start, Timestamp(0)).expect("accepted");
            for (at, san) in (1..).zip(moves) {
                let mv = game.position().parse_san(san).expect("legal");
                game.apply(Event::Move(mv), Timestamp(at)).expect("legal");
            }
            game
        };
        let kept = game(&["e4", "e5"]);
        for (new, expected) in [
            (game(&["e4", "e5"]), Growth::Same),
            (game(&["e4"]), Growth::Less),
            (game(&["e4", "e5", "Nf3"]), Growth::More),
            (game(&["e4", "c5"]), Growth::Other),
            (game(&["e4", "c5", "Nf3"]), Growth::Other),
        ] {
            assert_eq!(Growth::of_games(&kept, &new), expected);
            let there = new.for_other_device();
            assert_eq!(there.config().players, [Player::Elsewhere, Player::Person]);
            assert_eq!(Growth::of_games(&kept, &there), expected);
            assert_eq!(there.for_other_device(), new);
        }
        let terms = Config {
            seed: 8,
            ..kept.config().clone()
        };
        assert_eq!(Growth::of_games(&kept, &Game::new(terms)), Growth::Other);
    }
}
