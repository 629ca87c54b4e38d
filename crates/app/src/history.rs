//! The browser's history in step with the page: what is opened is an entry, and Back closes it.
//!
//! This file reads and writes the history of the browser, and shows what it leads to. `history/navigator.rs` decides what
//! becomes of both, `history/transition.rs` which entry follows which; they are tested natively on random paths.

mod entry;
#[cfg(test)]
mod model;
mod navigator;
mod transition;

use crate::notice::Notice;
use crate::page::Page;
use crate::scroll_restoration::ReturnPoints;
use entry::{Entry, Saved, is_dialog};
use leptos::prelude::*;
use navigator::{Navigator, Surroundings, Target};
use screens::registry::{Place, Screen};
use std::ops::RangeInclusive;
use transition::Shown;
use wasm_bindgen::JsValue;
use widgets::layer::Layers;

/// The page and its browser. A handle.
#[derive(Clone, Copy)]
struct Tab {
    page: Page,
    layers: Layers,
    points: ReturnPoints,
}

/// Keeps the history, its address and the open screen in step, both ways.
pub fn follow(page: Page) {
    let tab = Tab {
        page,
        layers: expect_context::<Layers>(),
        points: ReturnPoints::new(),
    };
    let navigator = StoredValue::new(Navigator::default());
    scroll_by_hand();
    let arrive = move || navigator.update_value(|navigator| navigator.arrive(&mut { tab }));
    arrive();
    // It comes of links that are followed within the page as well.
    let heard = window_event_listener(leptos::ev::popstate, move |_| arrive());
    on_cleanup(move || heard.remove());
    // At once, as the effect that follows may run when the screen is gone.
    let leaves = ImmediateEffect::new(move || {
        page.place();
        tab.points.place_changes();
    });
    on_cleanup(move || drop(leaves));
    Effect::new(move |_| {
        page.query_of(page.place());
        tab.layers.ids();
        navigator.update_value(|navigator| navigator.follow(&mut { tab }, false));
        tab.points.has_followed();
    });
}

/// Tells the browser that the page finds its places again by itself.
fn scroll_by_hand() {
    if let Ok(history) = window().history() {
        // Where it cannot be told, the browser does what it can.
        let _ = js_sys::Reflect::set(&history, &"scrollRestoration".into(), &"manual".into());
    }
}

/// The URL of a hash without its `#`: the page's own address where it is empty.
fn url(hash: &str) -> String {
    if hash.is_empty() {
        let location = window().location();
        location.pathname().unwrap_or_default() + &location.search().unwrap_or_default()
    } else {
        format!("#{hash}")
    }
}

/// The state of an entry as the browser takes it.
fn value(entry: &Saved) -> JsValue {
    let state = entry.state.as_deref();
    state.map_or(JsValue::NULL, JsValue::from)
}

impl Surroundings for Tab {
    fn present(&self) -> Saved {
        let state = window().history().and_then(|history| history.state());
        Saved {
            hash: location_hash().unwrap_or_default(),
            state: state.ok().and_then(|state| state.as_string()),
        }
    }

    fn push(&mut self, entry: &Saved) -> bool {
        let url = url(&entry.hash);
        let pushed = window()
            .history()
            .and_then(|history| history.push_state_with_url(&value(entry), "", Some(&url)));
        pushed.is_ok() && self.present().state == entry.state
    }

    fn replace(&mut self, entry: &Saved) {
        let url = url(&entry.hash);
        // In a frame that has no history, the page is as it would be without.
        let _ = window()
            .history()
            .and_then(|history| history.replace_state_with_url(&value(entry), "", Some(&url)));
    }

    fn go(&mut self, entries: isize) -> bool {
        let entries = i32::try_from(entries).expect("a history is shorter");
        let history = window().history();
        history.is_ok_and(|history| history.go_with_delta(entries).is_ok())
    }

    fn shown(&self) -> Shown {
        let page = self.page;
        untrack(|| Shown {
            place: page.place(),
            query: page.query_of(page.place()),
            layers: self.layers.ids(),
            returns: page.returns.get_value(),
            has_game: page.has_game(),
        })
    }

    fn page_shown(&self) -> (Place, String) {
        let place = untrack(|| self.page.page_shown());
        (place, untrack(|| self.page.query_of(place)))
    }

    fn begins_at_game(&self) -> bool {
        self.page.begins_at_game()
    }

    fn show(&mut self, target: Target) {
        let page = self.page;
        match target {
            Target::Link(hash) => return page.open_link(hash),
            Target::Unknown(address) => {
                page.go(Place::Play);
                page.notice.set(Some(Notice::UnknownAddress(address)));
                return;
            }
            Target::Query(place, query) => {
                if place == untrack(|| page.place()) {
                    page.query.set((place, query));
                }
            }
            Target::Dialog(dialog, (place, query)) => {
                show_place(page, place, query);
                // The page has to know what the dialog lies over.
                page.below.get_untracked();
                show_place(page, dialog, String::new());
            }
            Target::Place(place, query) => show_place(page, place, query),
        }
        page.notice.update(|notice| {
            notice.take_if(|told| matches!(told, Notice::UnknownAddress(_)));
        });
    }

    fn close(&mut self, layers: &[u32]) {
        self.layers.close(layers);
    }

    fn settle(&mut self, entry: &Entry) {
        self.page.returns.set_value(false);
        self.page.opened_from.set_value(entry.opened_from());
    }

    fn leave(&mut self, depths: RangeInclusive<usize>) {
        self.points.leave(depths);
    }

    fn forget(&mut self, depth: usize) {
        self.points.forget(depth);
    }

    fn come(&mut self, depth: usize, with_focus: bool) {
        let place = untrack(|| self.page.page_shown());
        self.points.come(depth, place, with_focus);
    }
}

/// Shows a place with a query; a dialog has none, and the page under it keeps its own.
fn show_place(page: Page, place: Place, query: String) {
    if place == Place::Game {
        return page.go_to_game(query);
    }
    if !is_dialog(place) {
        page.query.set((place, query));
    }
    let shown = untrack(|| page.place());
    if place != shown {
        if shown == Place::Screen(Screen::OpenGame) {
            page.link.set(None);
        }
        page.go(place);
    }
}
