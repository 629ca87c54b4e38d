//! Desks in the storage of the browser: the letters of each correspondence game, under the game's key.

use correspondence::{Day, Desk};
use platform::{device_clock, storage};

/// Beginning of the storage keys.
const LETTERS: &str = "sessa.letters.";

/// The desk of the game of a key.
pub fn of(key: &str) -> Desk {
    let text = storage::get(&format!("{LETTERS}{key}"));
    text.map(|text| Desk::read(&text)).unwrap_or_default()
}

/// The keys and desks of all games, open or not.
pub fn all() -> impl Iterator<Item = (String, Desk)> {
    let keys = storage::keys(LETTERS).into_iter();
    keys.filter_map(|place| {
        let key = place.strip_prefix(LETTERS)?.to_owned();
        let desk = of(&key);
        Some((key, desk))
    })
}

/// Keeps the desk of the game of a key.
pub fn keep(key: &str, desk: &Desk) {
    // The letter can be made again if nothing is kept.
    let _ = storage::set(&format!("{LETTERS}{key}"), &desk.write());
}

/// Today, where the device is.
pub fn today() -> Day {
    let date = device_clock::day(device_clock::date() as u64);
    Day::parse(&date).unwrap_or(Day(0))
}
