//! Routes: what the URL hash says, and how a place of the page is written there.

use crate::place::Place;
use crate::registry::Screen;
use screens::link;

/// Name of Play's home, which every address that says nothing else leads to.
const PLAY: &str = "play";

/// Name of the game at the table.
const GAME: &str = "game";

/// The most characters that are told of an address that leads nowhere.
const TOLD: usize = 40;

/// Route of a URL hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// To a place.
    Place(Place),
    /// To what the link holds: a game (`game=`), a position (`fen=`) or PGN (`pgn=`).
    Link,
    /// To nothing that is known; the beginning of what it says.
    Unknown(String),
}

/// Parses a URL hash without its `#`.
pub fn parse(hash: &str) -> Route {
    if let Some(place) = place(hash) {
        Route::Place(place)
    } else if hash.is_empty() {
        Route::Place(Place::Play)
    } else if link::saved_game(hash).is_some() || link::read(hash).is_some() {
        Route::Link
    } else {
        Route::Unknown(hash.chars().take(TOLD).collect())
    }
}

/// The place of a name.
pub fn place(name: &str) -> Option<Place> {
    match name {
        PLAY => Some(Place::Play),
        GAME => Some(Place::Game),
        _ => Screen::at(name).map(Place::Screen),
    }
}

/// Name of a place, as it stands in the URL hash.
pub fn name(place: Place) -> &'static str {
    match place {
        Place::Play => PLAY,
        Place::Game => GAME,
        Place::Screen(screen) => screen.path(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back() {
        let screens = Screen::ALL.iter().copied().map(Place::Screen);
        for place in screens.chain([Place::Play, Place::Game]) {
            assert_eq!(parse(name(place)), Route::Place(place));
        }
    }

    #[test]
    fn old_links_lead_where_they_led() {
        for (hash, route) in [
            ("", Route::Place(Place::Play)),
            ("clock", Route::Place(Place::Screen(Screen::Clock))),
            ("analysis", Route::Place(Place::Screen(Screen::Analysis))),
            ("library", Route::Place(Place::Screen(Screen::Library))),
            ("fen=8/8/8/8/8/8/8/8_w_-_-_0_1", Route::Link),
            ("pgn=1._e4", Route::Link),
            ("game=abc", Route::Link),
            ("fen=", Route::Link),
        ] {
            assert_eq!(parse(hash), route, "{hash}");
        }
    }

    #[test]
    fn what_leads_nowhere_is_named_and_bounded() {
        for hash in [
            "nowhere", "Library", "library/", "library?", "games", "fen", " ", "%",
        ] {
            assert_eq!(parse(hash), Route::Unknown(hash.to_owned()));
        }
        let long = "é".repeat(100_000);
        assert_eq!(parse(&long), Route::Unknown("é".repeat(TOLD)));
    }
}
