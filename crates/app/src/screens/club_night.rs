//! Club night on the page: the games of its boards begin here, and their results are looked for among the games in play and in
//! the library.

use crate::page::Page;
use ::screens::registry::Place;
use ::screens::{ClubNightCommand, ClubNightInput, ScreenContext, WiredContext};
use chess::Color;
use game::{Config, Player, Points};
use leptos::prelude::*;
use platform::sound::Sound;
use std::collections::BTreeMap;

/// Opens it, once the page has the services of games.
pub fn open(context: ScreenContext) -> AnyView {
    let page = expect_context::<Page>();
    let is_started = RwSignal::new(false);
    page.with_game(move |_| {
        // The screen may have been closed meanwhile.
        let _ = is_started.try_set(true);
    });
    // Results of games that are no longer open.
    let kept = RwSignal::new(BTreeMap::<String, Points>::new());
    let input = Memo::new(move |_| {
        let mut finished = kept.get();
        for live in page.games.list() {
            let outcome = live.game.with(|game| game.outcome());
            finished.extend(live.key().zip(outcome.map(|outcome| outcome.points)));
        }
        ClubNightInput { finished }
    });
    let command = move |command| match command {
        ClubNightCommand::Begin(config) => {
            let first = person(&config);
            page.begin_on_terms(*config, first);
            page.go(Place::Game);
        }
        ClubNightCommand::Show(key) => page.open_game(key),
        ClubNightCommand::Seek(keys) => keys.into_iter().for_each(|key| seek(page, key, kept)),
        ClubNightCommand::Hear { is_done } => {
            page.sound(if is_done { Sound::Star } else { Sound::LowTime });
        }
    };
    let wired = WiredContext::new(context, input, command);
    let content = move || {
        is_started
            .get()
            .then(|| untrack(move || ::screens::club_night(context, wired)))
    };
    view! { {content} }.into_any()
}

/// The side at the bottom: that of the person, or White.
fn person(config: &Config) -> Color {
    let is_person = |side: &Color| config.player(*side) == Player::Person;
    Color::ALL
        .into_iter()
        .find(is_person)
        .unwrap_or(Color::White)
}

/// Looks for the result of a game in the library.
fn seek(page: Page, key: String, kept: RwSignal<BTreeMap<String, Points>>) {
    let services = page.games.services();
    let library = services
        .as_ref()
        .and_then(|services| services.library.as_ref());
    let Some(library) = library else { return };
    let asked = key.clone();
    let found = move |saved: Option<String>| {
        let game = saved.and_then(|saved| game::from_json(&saved).ok());
        let outcome = game.and_then(|game| game.outcome());
        if let Some(outcome) = outcome {
            // The screen may have been closed meanwhile.
            let _ = kept.try_update(|kept| kept.insert(key, outcome.points));
        }
    };
    (library.get)(asked, Box::new(found));
}
