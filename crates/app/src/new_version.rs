//! Update offer: a new version of the page. It waits while a clock runs, and whoever does not take it plays on.
//!
//! # Offline use and updates
//!
//! `www/sw.js` answers from the cache of its version. The pack of puzzles, the laboratory's worker and its games and the
//! boards for other pages are kept once the page has nothing else to do; everything else is kept at once.
//! `www/offline.js` registers the service worker five seconds after the first load and looks for new versions. The
//! settings show its state (`crates/screens/src/settings/offline.rs`). If a new version waits and no clock runs, this
//! notice offers it: `accept()` activates the new service worker, and every tab reloads
//! (`docs/decisions/0010-offline.md`).

use crate::page::Page;
use game::Phase;
use leptos::prelude::*;
use platform::offline::{CHANGED, accept, update};

/// Message name of the offer that there is to be told: none while a clock runs.
pub fn offer(page: Page) -> Memo<Option<&'static str>> {
    let offer = RwSignal::new(update());
    let heard = window_event_listener_untyped(CHANGED, move |_| offer.set(update()));
    on_cleanup(move || heard.remove());
    Memo::new(move |_| {
        let clock_runs = page
            .live()
            .game
            .with(|game| game.phase() == Phase::Running && game.config().time.is_some());
        match offer.get().as_str() {
            _ if clock_runs => None,
            "" => None,
            "busy" => Some("new-version-busy"),
            _ => Some("new-version"),
        }
    })
}

/// The offer.
#[component]
pub fn NewVersion(
    /// Message name of what is told.
    told: &'static str,
) -> impl IntoView {
    let words = expect_context::<Page>().words;
    view! {
        <div class="notice" role="status" data-new-version>
            <p>{words.say(told)}</p>
            <button type="button" data-action="update" on:click=|_| accept()>
                {words.say("reload")}
            </button>
        </div>
    }
}
