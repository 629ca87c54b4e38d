//! Routes: what the URL hash says, and how a place of the page is written there.
//!
//! # From an address to a place
//!
//! [`parse`] gives a place, a link to a position or game, or an unknown address, which leads home with a notice.
//! `crates/app/src/history.rs` has `Page::go` lead to the place, and keeps the browser's history in step when the page
//! goes somewhere by itself. `docs/decisions/0016-routes.md` says why the hash is used.

use crate::link;
use crate::registry::{Place, Screen};

/// Name of Play's home, which every address that says nothing else leads to.
const PLAY: &str = "play";

/// Name of the game at the table.
const GAME: &str = "game";

/// The most characters that are told of an address that leads nowhere.
const TOLD: usize = 40;

/// Route of a URL hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// To a place, and what is wanted there: its query, which follows a `?`.
    Place(Place, String),
    /// To what the link holds: a game (`game=`), a position (`fen=`) or PGN (`pgn=`).
    Link,
    /// To nothing that is known; the beginning of what it says.
    Unknown(String),
}

/// Parses a URL hash without its `#`; a route may begin with `/`.
pub fn parse(hash: &str) -> Route {
    let route = hash.strip_prefix('/').unwrap_or(hash);
    let (name, query) = match screen_beneath(route) {
        Some(screen) => route.split_at(screen.path().len()),
        None => route.split_once('?').unwrap_or((route, "")),
    };
    let entry = route
        .split_once('/')
        .filter(|(path, _)| place(path).is_some_and(has_entries));
    let (name, query) = entry.unwrap_or((name, query));
    if let Some(place) = place(name) {
        Route::Place(place, query.to_owned())
    } else if hash.is_empty() {
        Route::Place(Place::Play, String::new())
    } else if link::saved_game(hash).is_some() || link::read(hash).is_some() {
        Route::Link
    } else {
        Route::Unknown(hash.chars().take(TOLD).collect())
    }
}

/// The screen whose path ends with a slash and is continued by the hash.
fn screen_beneath(hash: &str) -> Option<Screen> {
    let is_beneath =
        |screen: &&Screen| screen.path().ends_with('/') && hash.starts_with(screen.path());
    Screen::ALL.iter().find(is_beneath).copied()
}

/// The place of a name.
pub fn place(name: &str) -> Option<Place> {
    match name {
        PLAY => Some(Place::Play),
        GAME => Some(Place::Game),
        _ => Screen::at(name).map(Place::Screen),
    }
}

/// True if the entries of a place have addresses of their own: those of some screens, and a game by its key in the library,
/// `game/1763751600000-0000beef`.
fn has_entries(place: Place) -> bool {
    match place {
        Place::Play => false,
        Place::Game => true,
        Place::Screen(screen) => screen.has_entries(),
    }
}

/// The address of a place with a query, which may be empty: the URL hash without its `#`.
pub fn address(place: Place, query: &str) -> String {
    let name = name(place);
    if query.is_empty() || name.ends_with('/') {
        format!("{name}{query}")
    } else {
        // A setting, `draws=half`, is no entry.
        let is_entry = has_entries(place) && !query.contains('=');
        let separator = if is_entry { '/' } else { '?' };
        format!("{name}{separator}{query}")
    }
}

/// The address of a screen with a query, as the target of a link: `#/learn/lesson/rook`. The slash tells it from a link to a
/// part of the document, which checkers of accessibility look for.
pub fn href(screen: Screen, query: &str) -> String {
    format!("#/{}", address(Place::Screen(screen), query))
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
            for query in ["", "mode=theme&theme=fork", "a?b"] {
                let route = Route::Place(place, query.to_owned());
                assert_eq!(parse(&address(place, query)), route);
                if let Place::Screen(screen) = place {
                    assert_eq!(
                        href(screen, query).strip_prefix('#').map(parse),
                        Some(route)
                    );
                }
            }
        }
    }

    #[test]
    fn old_links_lead_where_they_led() {
        let to = |place| Route::Place(place, String::new());
        for (hash, route) in [
            ("", to(Place::Play)),
            ("clock", to(Place::Screen(Screen::Clock))),
            ("analysis", to(Place::Screen(Screen::Analysis))),
            ("library", to(Place::Screen(Screen::Library))),
            ("library?", to(Place::Screen(Screen::Library))),
            ("drills", to(Place::Screen(Screen::Drills))),
            ("coordinates", to(Place::Screen(Screen::Coordinates))),
            (
                "drills/KRK?seed=7",
                Route::Place(Place::Screen(Screen::Drill), "KRK?seed=7".into()),
            ),
            ("laws", to(Place::Screen(Screen::Laws))),
            ("/laws", to(Place::Screen(Screen::Laws))),
            ("laws/", to(Place::Screen(Screen::Laws))),
            (
                "laws/9.2.3",
                Route::Place(Place::Screen(Screen::Laws), "9.2.3".to_owned()),
            ),
            ("game", to(Place::Game)),
            (
                "game/1763751600000-0000beef",
                Route::Place(Place::Game, "1763751600000-0000beef".to_owned()),
            ),
            (
                "lab/5",
                Route::Place(Place::Screen(Screen::Lab), "5".to_owned()),
            ),
            (
                "lab?draws=half",
                Route::Place(Place::Screen(Screen::Lab), "draws=half".to_owned()),
            ),
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
            "nowhere",
            "Library",
            "library/",
            "libraries?",
            "games",
            "fen",
            " ",
            "%",
        ] {
            assert_eq!(parse(hash), Route::Unknown(hash.to_owned()));
        }
        let long = "é".repeat(100_000);
        assert_eq!(parse(&long), Route::Unknown("é".repeat(TOLD)));
    }
}
