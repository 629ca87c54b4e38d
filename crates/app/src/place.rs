//! Places: what the page can show, and the few of them that the bar leads to.
//!
//! # How a place is shown
//!
//! The links of the navigation bar (`nav.rs`) stand in `index.html` already, so that they work before the program does.
//! `Page::go` shows a place: a page is a screen in a `PageFrame` under the bar; a dialog lies over it and leaves it
//! as it is. `www/theme.js`, and later the bar, write the place to `data-place` of the root element, by which
//! `www/styles.css` lays the page out. A game that is left with ‹ is closed like a tab (`Intent::Close`): its clocks
//! stand or run by its rules, and Play's home offers to go on with it (`home_cards.rs`).

use crate::registry::Screen;
use widgets::icon::Sign;

/// Place that the page shows, as the URL hash names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Play's home: a new game, and the one that is not finished.
    Play,
    /// The game at the table.
    Game,
    /// A screen.
    Screen(Screen),
}

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

impl Place {
    /// The place of the bar that this one is a part of, if it is not one itself.
    pub fn parent(self) -> Option<Place> {
        match self {
            Place::Screen(
                Screen::Solve
                | Screen::PuzzleThemes
                | Screen::PuzzleMining
                | Screen::PuzzleSets
                | Screen::PuzzleSet
                | Screen::PuzzleCompose
                | Screen::PuzzleWorksheet
                | Screen::PuzzleHistory,
            ) => Some(Place::Screen(Screen::Puzzles)),
            Place::Screen(Screen::Tables) => Some(Place::Play),
            Place::Screen(Screen::Embedding | Screen::Lab) => Some(Place::Screen(Screen::Analysis)),
            Place::Screen(
                Screen::Laws
                | Screen::Glossary
                | Screen::Openings
                | Screen::Values
                | Screen::Lesson
                | Screen::Drills
                | Screen::Drill
                | Screen::Coordinates
                | Screen::Shatranj,
            ) => Some(Place::Screen(Screen::Learn)),
            _ => None,
        }
    }
}

impl Screen {
    /// True if it takes the whole page, under the bar; the others are dialogs over it.
    pub fn is_page(self) -> bool {
        let place = Place::Screen(self);
        let is_destination = DESTINATIONS
            .iter()
            .any(|destination| destination.place == place);
        is_destination || place.parent().is_some()
    }
}
