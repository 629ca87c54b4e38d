//! Rows of a virtualised list: fetched in chunks, and only those near what is seen are in the document.

use protocol::library::Row;
use std::collections::BTreeMap;
use std::ops::Range;

/// Rows that are fetched at once.
pub const CHUNK: u32 = 100;

/// Rows above and below those that are seen that are in the document, so that a small step of scrolling needs no others.
const OVERSCAN: u32 = 8;

/// The rows of a list that are here, by their places.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rows {
    /// The rows from a multiple of [`CHUNK`] on, with the number of the search that they come from.
    chunks: BTreeMap<u32, (u32, Vec<Row>)>,
}

impl Rows {
    /// The number of the chunk in which a row stands.
    pub const fn chunk_of(place: u32) -> u32 {
        place / CHUNK
    }

    /// Takes the rows from a place on, which a search of this number has found.
    pub fn put(&mut self, turn: u32, from: u32, rows: Vec<Row>) {
        self.chunks.insert(Rows::chunk_of(from), (turn, rows));
    }

    /// The row at a place, if it is here.
    pub fn get(&self, place: u32) -> Option<&Row> {
        let (_, rows) = self.chunks.get(&Rows::chunk_of(place))?;
        rows.get((place % CHUNK) as usize)
    }

    /// The number of the search that has found the row at a place; `None` while it is not here.
    pub fn turn(&self, place: u32) -> Option<u32> {
        let (turn, _) = self.chunks.get(&Rows::chunk_of(place))?;
        Some(*turn)
    }

    /// The first chunk of these places that does not come from the search of this number.
    pub fn missing(&self, turn: u32, places: Range<u32>) -> Option<u32> {
        let last = places.end.checked_sub(1).filter(|_| !places.is_empty())?;
        let mut chunks = Rows::chunk_of(places.start)..=Rows::chunk_of(last);
        chunks.find(|chunk| {
            self.chunks
                .get(chunk)
                .is_none_or(|(found_by, _)| *found_by != turn)
        })
    }
}

/// The rows in the document where a list of rows of this height, in pixels, is scrolled so far and `view` of it is seen.
pub fn window(scrolled: f64, view: f64, row: f64) -> Range<u32> {
    if row <= 0.0 {
        return 0..0;
    }
    let first = (scrolled / row).floor() as u32;
    let end = ((scrolled + view) / row).ceil() as u32;
    first.saturating_sub(OVERSCAN)..end + OVERSCAN
}

/// Scroll position at which the row at a place is seen, no further than needed.
pub fn scroll_to(place: u32, scrolled: f64, view: f64, row: f64) -> f64 {
    let top = f64::from(place) * row;
    scrolled.min(top).max(top + row - view)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Player;
    use protocol::library::Kind;

    fn rows(count: u32) -> Vec<Row> {
        let row = |number: u32| Row {
            key: number.to_string(),
            kind: Kind::Imported,
            names: Default::default(),
            players: [Player::Person; 2],
            elo: [None; 2],
            event: String::new(),
            date: String::new(),
            result: "*".into(),
            plies: 0,
            moves: String::new(),
            opening: String::new(),
            placement: String::new(),
            changed: 0,
            deleted: None,
        };
        (0..count).map(row).collect()
    }

    #[test]
    fn chunks_that_are_missing_or_old_are_fetched() {
        let mut here = Rows::default();
        assert_eq!(here.missing(1, 0..0), None);
        assert_eq!(here.missing(1, 0..30), Some(0));
        here.put(1, 100, rows(100));
        assert_eq!(here.missing(1, 100..200), None);
        assert_eq!(here.missing(1, 100..201), Some(2));
        assert_eq!(here.missing(1, 99..120), Some(0));
        assert_eq!(here.missing(2, 100..200), Some(1));
        assert_eq!(here.get(142).map(|row| &*row.key), Some("42"));
        assert_eq!((here.turn(142), here.turn(99)), (Some(1), None));
        here.put(2, 100, rows(7));
        assert_eq!((here.get(142), here.turn(106)), (None, Some(2)));
    }

    #[test]
    fn few_rows_are_in_the_document_however_long_the_list_is() {
        assert_eq!(window(0.0, 612.0, 36.0), 0..25);
        assert_eq!(window(1_000_000.0, 612.0, 36.0), 27_769..27_803);
        assert_eq!(window(0.0, 612.0, 0.0), 0..0);
    }

    #[test]
    fn a_list_is_scrolled_no_further_than_needed() {
        for (place, scrolled, expected) in [(0, 50.0, 0.0), (3, 50.0, 50.0), (10, 50.0, 240.0)] {
            let found = scroll_to(place, scrolled, 200.0, 40.0);
            assert!((found - expected).abs() < 0.01, "{place}: {found}");
        }
    }
}
