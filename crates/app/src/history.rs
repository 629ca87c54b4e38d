//! The browser's history in step with the page: a screen that is opened is an entry, and Back closes it.
//!
//! Each entry that is written here says in its state which places lie beneath it, so that a screen that is closed goes
//! back to the entry it came from, also after a reload.

use crate::notice::Notice;
use crate::place::Place;
use crate::registry::Screen;
use crate::route::{self, Route};
use crate::session::Session;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// The entry of the history that the browser is at.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    /// The place that its address names; `None` for any other address.
    here: Option<Place>,
    /// The places of the entries beneath it, lowest first, as far as they are this page's.
    beneath: Vec<Place>,
}

impl Entry {
    /// The place that the present one was opened from. A link that is followed on a screen opens the same once more, and
    /// is closed with it.
    fn opened_from(&self) -> Option<Place> {
        let another = |place: &&Place| Some(**place) != self.here;
        self.beneath.iter().rev().find(another).copied()
    }

    /// The places beneath an entry that is made above this one.
    fn with_beneath(mut self) -> Vec<Place> {
        self.beneath.extend(self.here);
        self.beneath
    }
}

/// What is done with the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// Nothing: it is as the page is.
    Stay,
    /// A new entry above the present one.
    Push,
    /// Another address for the present entry.
    Replace,
    /// Number of entries to go back.
    Back(usize),
}

fn is_dialog(place: Place) -> bool {
    matches!(place, Place::Screen(screen) if !screen.is_page())
}

/// Decides how the history follows a page that shows this place.
fn step(entry: &Entry, shown: Place) -> Step {
    let Some(here) = entry.here else {
        // A link or an address that leads nowhere: another visit of it would ask again.
        return Step::Replace;
    };
    let below = entry.beneath.iter().rposition(|&place| place == shown);
    match below {
        _ if here == shown => Step::Stay,
        Some(below) => Step::Back(entry.beneath.len() - below),
        // The page was opened at the screen that is closed now.
        None if shown == Place::Play || (shown == Place::Game && is_dialog(here)) => Step::Replace,
        None => Step::Push,
    }
}

/// The state of an entry above these places.
fn state(beneath: &[Place]) -> String {
    let names: Vec<_> = beneath.iter().map(|&place| route::name(place)).collect();
    names.join(" ")
}

/// The places beneath an entry with this state; none, if it is not of this page.
fn beneath(state: &str) -> Vec<Place> {
    let places: Option<Vec<_>> = state.split_whitespace().map(route::place).collect();
    places.unwrap_or_default()
}

/// State saved with the present entry of the browser's history; `None` if the entry is new.
fn remembered() -> Option<String> {
    let state = window().history().and_then(|history| history.state());
    state.ok()?.as_string()
}

/// The entry that the browser is at.
fn entry() -> Entry {
    let here = match route::parse(&location_hash().unwrap_or_default()) {
        Route::Place(place, _) => Some(place),
        Route::Link | Route::Unknown(_) => None,
    };
    let beneath = beneath(&remembered().unwrap_or_default());
    Entry { here, beneath }
}

/// Keeps the history, its address and the open screen in step, both ways.
pub fn follow(session: Session) {
    // A step back has been asked for, and not been made yet: until then the address is not the page's.
    let goes_back = StoredValue::new(false);
    // The entry that the page was at last.
    let last = StoredValue::new(None::<Entry>);
    let keep = move || {
        if !goes_back.get_value() {
            goes_back.set_value(keep_in_step(session));
            let entry = entry();
            session.opened_from.set_value(entry.opened_from());
            last.set_value(Some(entry));
        }
    };
    let arrive = move || {
        // A visit without an address leads to the game, if there is one; afterwards that address is Play's.
        let nameless = location_hash().is_none_or(|hash| hash.is_empty());
        if nameless && last.with_value(Option::is_none) && session.has_game() {
            let state = remembered().map(JsValue::from).unwrap_or_default();
            replace(&state, &address(session, Place::Game));
        }
        // The page's first entry, or one that a link within it or the player has made.
        if remembered().is_none() {
            let beneath = last.get_value().map(Entry::with_beneath);
            remember(&beneath.unwrap_or_default());
        }
        if !goes_back.get_value() {
            go_to_address(session);
        }
        goes_back.set_value(false);
        keep();
    };
    arrive();
    // It comes of links that are followed within the page as well.
    let heard = window_event_listener(leptos::ev::popstate, move |_| arrive());
    on_cleanup(move || heard.remove());
    Effect::new(move |_| {
        session.query_of(session.place());
        keep();
    });
}

/// Has the present entry remember the places beneath it.
fn remember(beneath: &[Place]) {
    let state = JsValue::from(state(beneath));
    // In a frame that has no history, a page that is loaded again is the page alone.
    let _ = window()
        .history()
        .and_then(|history| history.replace_state(&state, ""));
}

/// The page's own address, without a hash.
fn page() -> String {
    let location = window().location();
    location.pathname().unwrap_or_default() + &location.search().unwrap_or_default()
}

/// The address of a place, with what is wanted there.
fn address(session: Session, place: Place) -> String {
    let query = untrack(|| session.query_of(place));
    format!("#{}", route::address(place, &query))
}

/// Gives the present entry another state and address.
fn replace(state: &JsValue, address: &str) {
    // As above.
    let _ = window()
        .history()
        .and_then(|history| history.replace_state_with_url(state, "", Some(address)));
}

/// Makes the history say what the page shows. True if it goes back for that, which takes a moment.
fn keep_in_step(session: Session) -> bool {
    // As above.
    let Ok(history) = window().history() else {
        return false;
    };
    let entry = entry();
    let shown = untrack(|| session.place());
    let address = || match shown {
        // Without an address the page, loaded again, would lead to the game.
        Place::Play if !session.has_game() => page(),
        place => address(session, place),
    };
    match step(&entry, shown) {
        Step::Stay => {
            let named = location_hash().is_some_and(|hash| !hash.is_empty());
            let other = if shown == Place::Play {
                named != session.has_game()
            } else {
                location_hash().map(|hash| format!("#{hash}")) != Some(address())
            };
            if other {
                replace(&JsValue::from(state(&entry.beneath)), &address());
            }
            false
        }
        Step::Back(entries) => {
            let entries = i32::try_from(entries).expect("no place lies beneath twice");
            history.go_with_delta(-entries).is_ok()
        }
        Step::Push => {
            let state = JsValue::from(state(&entry.with_beneath()));
            // As above.
            let _ = history.push_state_with_url(&state, "", Some(&address()));
            false
        }
        Step::Replace => {
            replace(&JsValue::from(state(&entry.beneath)), &address());
            false
        }
    }
}

/// Shows what the address says.
fn go_to_address(session: Session) {
    let hash = location_hash().unwrap_or_default();
    let shown = untrack(|| session.place());
    match route::parse(&hash) {
        Route::Link => return session.open_link(hash),
        Route::Unknown(address) => {
            session.go(Place::Play);
            session.notice.set(Some(Notice::UnknownAddress(address)));
            return;
        }
        Route::Place(place, query) if place == shown => session.query.set((place, query)),
        // They are about a game.
        Route::Place(Place::Screen(Screen::Arbiter | Screen::ScoreSheet), _)
            if !session.has_game() =>
        {
            session.screen.set(None);
        }
        Route::Place(place, query) => {
            // A dialog has none, and the page under it keeps its own.
            if !is_dialog(place) {
                session.query.set((place, query));
            }
            if shown == Place::Screen(Screen::OpenGame) {
                session.link.set(None);
            }
            session.go(place);
        }
    }
    session.notice.update(|notice| {
        notice.take_if(|told| matches!(told, Notice::UnknownAddress(_)));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAY: Place = Place::Play;
    const GAME: Place = Place::Game;
    const LIBRARY: Place = Place::Screen(Screen::Library);
    const ANALYSIS: Place = Place::Screen(Screen::Analysis);
    const SETTINGS: Place = Place::Screen(Screen::Settings);

    fn at(here: Place, beneath: &[Place]) -> Entry {
        Entry {
            here: Some(here),
            beneath: beneath.to_vec(),
        }
    }

    #[test]
    fn steps() {
        for (entry, shown, wanted) in [
            (at(PLAY, &[]), PLAY, Step::Stay),
            (at(PLAY, &[]), LIBRARY, Step::Push),
            (at(LIBRARY, &[PLAY]), LIBRARY, Step::Stay),
            (at(LIBRARY, &[PLAY]), ANALYSIS, Step::Push),
            (at(LIBRARY, &[PLAY]), PLAY, Step::Back(1)),
            (at(ANALYSIS, &[PLAY, LIBRARY]), LIBRARY, Step::Back(1)),
            (at(ANALYSIS, &[PLAY, LIBRARY]), PLAY, Step::Back(2)),
            // The page was opened there.
            (at(LIBRARY, &[]), PLAY, Step::Replace),
            (at(LIBRARY, &[]), SETTINGS, Step::Push),
            (at(ANALYSIS, &[LIBRARY]), PLAY, Step::Replace),
            (at(SETTINGS, &[]), GAME, Step::Replace),
            // A game is an entry of its own.
            (at(PLAY, &[]), GAME, Step::Push),
            (at(GAME, &[PLAY]), PLAY, Step::Back(1)),
            (at(GAME, &[]), PLAY, Step::Replace),
            (at(LIBRARY, &[PLAY]), GAME, Step::Push),
            (at(SETTINGS, &[PLAY, GAME]), GAME, Step::Back(1)),
        ] {
            assert_eq!(step(&entry, shown), wanted, "{entry:?} → {shown:?}");
        }
        let link = Entry {
            here: None,
            beneath: vec![PLAY],
        };
        for shown in [PLAY, ANALYSIS] {
            assert_eq!(step(&link, shown), Step::Replace);
        }
    }

    #[test]
    fn what_is_closed_does_not_lead_to_itself() {
        for (entry, from) in [
            (at(LIBRARY, &[PLAY]), Some(PLAY)),
            (at(ANALYSIS, &[PLAY, LIBRARY]), Some(LIBRARY)),
            (at(ANALYSIS, &[LIBRARY, ANALYSIS, ANALYSIS]), Some(LIBRARY)),
            (at(ANALYSIS, &[ANALYSIS]), None),
            (at(SETTINGS, &[]), None),
        ] {
            assert_eq!(entry.opened_from(), from, "{entry:?}");
        }
    }

    /// Whatever is opened and closed, the entry comes to say what is shown, and no place lies beneath twice.
    #[test]
    fn every_walk_ends_where_the_page_is() {
        let mut places: Vec<Place> = Screen::ALL.iter().copied().map(Place::Screen).collect();
        places.extend([PLAY, GAME]);
        let mut entry = at(PLAY, &[]);
        for turn in 0..10_000_usize {
            let shown = places[turn * turn * 7 % 101 % places.len()];
            match step(&entry, shown) {
                Step::Stay => {}
                Step::Push => {
                    entry.beneath.extend(entry.here);
                    entry.here = Some(shown);
                }
                Step::Replace => entry.here = Some(shown),
                Step::Back(entries) => {
                    let left = entry.beneath.len() - entries;
                    entry.here = Some(entry.beneath[left]);
                    entry.beneath.truncate(left);
                }
            }
            assert_eq!(entry.here, Some(shown));
            assert!(entry.beneath.len() < places.len());
            assert_eq!(beneath(&state(&entry.beneath)), entry.beneath);
        }
    }

    #[test]
    fn a_state_that_is_not_ours_says_nothing() {
        for state in ["", "nowhere", "play nowhere", "{}"] {
            assert_eq!(beneath(state), []);
        }
    }
}
