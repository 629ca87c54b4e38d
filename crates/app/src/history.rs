//! The browser's history in step with the page: what is opened is an entry, and Back closes it.
//!
//! This file reads and writes the history of the browser; which entry follows which is decided in `history/entry.rs`.

mod entry;

use crate::notice::Notice;
use crate::page::Page;
use crate::scroll_restoration::ReturnPoints;
use entry::{Entry, Shown, Step, is_dialog, read_state, state, step};
use leptos::prelude::*;
use screens::registry::{Place, Screen};
use screens::route::{self, Route};
use wasm_bindgen::JsValue;
use widgets::layer::Layers;

/// State saved with the present entry of the browser's history; `None` if the entry is new.
fn remembered() -> Option<String> {
    let state = window().history().and_then(|history| history.state());
    state.ok()?.as_string()
}

/// The entry that the browser is at.
fn present_entry() -> Entry {
    let here = match route::parse(&location_hash().unwrap_or_default()) {
        Route::Place(place, query) => Some((place, query)),
        Route::Link | Route::Unknown(_) => None,
    };
    let (layer, beneath) = read_state(&remembered().unwrap_or_default());
    Entry {
        here,
        layer,
        beneath,
    }
}

/// The history of the page. A handle.
#[derive(Clone, Copy)]
struct History {
    page: Page,
    layers: Layers,
    /// A step back has been asked for, and not been made yet: until then the address is not the page's.
    goes_back: StoredValue<bool>,
    /// The entry that the page was at last.
    last: StoredValue<Option<Entry>>,
    points: ReturnPoints,
}

/// Keeps the history, its address and the open screen in step, both ways.
pub fn follow(page: Page) {
    let history = History {
        page,
        layers: expect_context::<Layers>(),
        goes_back: StoredValue::new(false),
        last: StoredValue::new(None),
        points: ReturnPoints::new(),
    };
    scroll_by_hand();
    history.arrive();
    // It comes of links that are followed within the page as well.
    let heard = window_event_listener(leptos::ev::popstate, move |_| history.arrive());
    on_cleanup(move || heard.remove());
    Effect::new(move |_| {
        page.query_of(page.place());
        history.layers.ids();
        history.keep(false);
    });
}

/// Tells the browser that the page finds its places again by itself.
fn scroll_by_hand() {
    if let Ok(history) = window().history() {
        // Where it cannot be told, the browser does what it can.
        let _ = js_sys::Reflect::set(&history, &"scrollRestoration".into(), &"manual".into());
    }
}

impl History {
    /// The browser is at another entry, or the page has just begun.
    fn arrive(self) {
        let History {
            page,
            goes_back,
            last,
            ..
        } = self;
        let from = last.get_value();
        // The page is what has asked for this step, or the player.
        let is_asked = goes_back.get_value();
        goes_back.set_value(false);
        if let Some(from) = from.as_ref().filter(|_| !is_asked) {
            self.points.leave(from.beneath.len());
        }
        // A visit without an address leads to the game, if there is one; afterwards that address is Play's. One to a game
        // that has been over for long leads to Play.
        if from.is_none() {
            let state = || remembered().map(JsValue::from).unwrap_or_default();
            let hash = location_hash().unwrap_or_default();
            match (&*hash, page.begins_at_game()) {
                ("", true) => replace(&state(), &address(page, Place::Game)),
                (hash, false) if hash == route::name(Place::Game) => {
                    replace(&state(), &base_address());
                }
                _ => {}
            }
        }
        // The page's first entry, or one that a link within it or the player has made.
        let is_new = remembered().is_none();
        if is_new {
            let beneath = from.clone().map(Entry::with_beneath).unwrap_or_default();
            self.points.forget(beneath.len());
            remember(&state(None, &beneath));
        }
        let mut entry = present_entry();
        let open = untrack(|| self.layers.ids());
        let is_open = |id: &u32| open.contains(id);
        // Layers of the entry that was left. One that has just been opened has no entry yet, and stays.
        let kept = entry.layers();
        let left = from.as_ref().map(Entry::layers).unwrap_or_default();
        let closed: Vec<u32> = left.into_iter().filter(|id| !kept.contains(id)).collect();
        self.layers.close(&closed);
        if is_asked {
            take_query(page);
        } else {
            go_to_address(page);
        }
        // A layer that is not open any more is passed over, back to what it lay on.
        if entry.layer.is_some_and(|id| !is_open(&id)) {
            if Self::go_back(1) {
                goes_back.set_value(true);
                last.set_value(Some(entry));
                return;
            }
            entry.layer = None;
            remember(&state(None, &entry.beneath));
        }
        // A layer that is closed by hand leaves its page as it is.
        let was_over_it =
            |from: &Entry| is_asked && from.layer.is_some() && from.here == entry.here;
        if !is_new && !from.as_ref().is_some_and(was_over_it) {
            let place = untrack(|| page.page_shown());
            self.points.come(entry.beneath.len(), place, !is_asked);
        }
        self.keep(true);
    }

    /// Has the history say what the page shows; `arrived` if the browser has gone somewhere, which the page may not have
    /// been able to show.
    fn keep(self, arrived: bool) {
        let page = self.page;
        // Every step but the last leaves another entry.
        while !self.goes_back.get_value() && self.make_step(arrived) {}
        if !self.goes_back.get_value() {
            page.returns.set_value(false);
            let entry = present_entry();
            page.opened_from.set_value(entry.opened_from());
            self.last.set_value(Some(entry));
        }
    }

    /// Goes back by a number of entries; false where the browser cannot.
    fn go_back(entries: usize) -> bool {
        let entries = i32::try_from(entries).expect("a history is shorter");
        let history = window().history();
        history.is_ok_and(|history| history.go_with_delta(-entries).is_ok())
    }

    /// Makes one step towards what the page shows. True if the entry is another one now.
    fn make_step(self, arrived: bool) -> bool {
        let page = self.page;
        let entry = present_entry();
        let place = untrack(|| page.place());
        let here = entry.here.as_ref().map(|(place, _)| *place);
        let shown = Shown {
            place,
            query: untrack(|| page.query_of(place)),
            layers: untrack(|| self.layers.ids()),
            returns: page.returns.get_value(),
            gone: arrived || (here == Some(Place::Game) && !page.has_game()),
        };
        let address = || match place {
            // Without an address the page, loaded again, would lead to the game.
            Place::Play if !page.has_game() => base_address(),
            place => address(page, place),
        };
        match step(&entry, &shown) {
            Step::Stay => {
                let named = location_hash().is_some_and(|hash| !hash.is_empty());
                let other = if place == Place::Play {
                    named != page.has_game()
                } else {
                    location_hash().map(|hash| format!("#{hash}")) != Some(address())
                };
                if other {
                    replace(&state(entry.layer, &entry.beneath).into(), &address());
                }
                false
            }
            Step::Back(entries) => {
                self.points.leave(entry.beneath.len());
                // The page is shown before the browser is there.
                let below = entry.beneath.len() - entries;
                let to = Entry {
                    here: Some((place, String::new())),
                    layer: None,
                    beneath: entry.beneath[..below].to_vec(),
                };
                page.opened_from.set_value(to.opened_from());
                let goes = Self::go_back(entries);
                self.goes_back.set_value(goes);
                false
            }
            Step::Push => self.push(entry, None, &address()),
            Step::PushLayer(id) => self.push(entry, Some(id), &address()),
            Step::Replace => {
                replace(&state(None, &entry.beneath).into(), &address());
                false
            }
        }
    }

    /// Makes an entry above this one; false where the browser does not, as in some frames and after very many entries.
    fn push(self, entry: Entry, layer: Option<u32>, address: &str) -> bool {
        self.points.leave(entry.beneath.len());
        let beneath = entry.with_beneath();
        self.points.forget(beneath.len());
        let state = state(layer, &beneath);
        let pushed = window().history().and_then(|history| {
            history.push_state_with_url(&state.as_str().into(), "", Some(address))
        });
        pushed.is_ok() && remembered() == Some(state)
    }
}

/// Has the present entry remember this state.
fn remember(state: &str) {
    // In a frame that has no history, the page is as it would be without.
    let _ = window()
        .history()
        .and_then(|history| history.replace_state(&state.into(), ""));
}

/// The page's own address, without a hash.
fn base_address() -> String {
    let location = window().location();
    location.pathname().unwrap_or_default() + &location.search().unwrap_or_default()
}

/// The address of a place, with what is wanted there.
fn address(page: Page, place: Place) -> String {
    let query = untrack(|| page.query_of(place));
    format!("#{}", route::address(place, &query))
}

/// Gives the present entry another state and address.
fn replace(state: &JsValue, address: &str) {
    // In a frame that has no history, the page is as it would be without.
    let _ = window()
        .history()
        .and_then(|history| history.replace_state_with_url(state, "", Some(address)));
}

/// Takes what is wanted at the place that is shown from the address of the entry that the page has gone back to, unless
/// something else is wanted there now.
fn take_query(page: Page) {
    let shown = untrack(|| page.place());
    let hash = location_hash().unwrap_or_default();
    if let Route::Place(place, query) = route::parse(&hash)
        && place == shown
        && page.query.with_untracked(|(of, _)| *of != place)
    {
        page.query.set((place, query));
    }
}

/// Shows what the address says.
fn go_to_address(page: Page) {
    let hash = location_hash().unwrap_or_default();
    let shown = untrack(|| page.place());
    match route::parse(&hash) {
        Route::Link => return page.open_link(hash),
        Route::Unknown(address) => {
            page.go(Place::Play);
            page.notice.set(Some(Notice::UnknownAddress(address)));
            return;
        }
        Route::Place(Place::Game, key) => page.go_to_game(key),
        Route::Place(place, query) if place == shown => page.query.set((place, query)),
        // They are about a game.
        Route::Place(Place::Screen(Screen::Arbiter | Screen::ScoreSheet), _)
            if !page.has_game() =>
        {
            page.screen.set(None);
        }
        Route::Place(place, query) => {
            // A dialog has none, and the page under it keeps its own.
            if !is_dialog(place) {
                page.query.set((place, query));
            }
            if shown == Place::Screen(Screen::OpenGame) {
                page.link.set(None);
            }
            page.go(place);
        }
    }
    page.notice.update(|notice| {
        notice.take_if(|told| matches!(told, Notice::UnknownAddress(_)));
    });
}
