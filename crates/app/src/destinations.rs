//! Places: what the page can show, and the few of them that the bar leads to.
//!
//! # How a place is shown
//!
//! The links of the navigation bar (`nav.rs`) stand in `index.html` already, so that they work before the program does.
//! `Page::go` shows a place: a page is a screen in a `PageFrame` under the bar; a dialog lies over it and leaves it
//! as it is. `www/theme.js`, and later the bar, write the place to `data-place` of the root element, by which
//! `www/styles.css` lays the page out. A game that is left with ‹ is closed like a tab (`Intent::Close`): its clocks
//! stand or run by its rules, and Play's home offers to go on with it (`home_cards.rs`).

use screens::registry::{Place, Screen};
use widgets::icon::Sign;

/// A place that the bar leads to.
#[derive(Clone, Copy, Debug)]
pub struct Destination {
    /// The place.
    pub place: Place,
    /// Name of its action in tests.
    pub action: &'static str,
    /// Message name of its word.
    pub word: &'static str,
    /// Its icon.
    pub sign: Sign,
}

/// The places that the bar leads to, in their order: one line each.
pub const DESTINATIONS: [Destination; 5] = [
    destination(Place::Play, "to-play", "place-play", Sign::Pawn),
    destination(
        Place::Screen(Screen::Puzzles),
        "puzzles",
        "place-puzzles",
        Sign::Puzzle,
    ),
    destination(
        Place::Screen(Screen::Learn),
        "learn",
        "place-learn",
        Sign::Cap,
    ),
    destination(
        Place::Screen(Screen::Analysis),
        "analysis",
        "place-analysis",
        Sign::Graph,
    ),
    destination(
        Place::Screen(Screen::Library),
        "library",
        "place-library",
        Sign::Books,
    ),
];

const fn destination(
    place: Place,
    action: &'static str,
    word: &'static str,
    sign: Sign,
) -> Destination {
    Destination {
        place,
        action,
        word,
        sign,
    }
}
