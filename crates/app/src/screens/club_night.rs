//! Club night on the page: the games of its boards begin here, and their results are looked for among the games in play and in
//! the library. Robots play among themselves as long as the screen is open.

use crate::page::Page;
use ::screens::registry::Place;
use ::screens::{ClubNightCommand, ClubNightInput, ScreenContext, WiredContext};
use chess::Color;
use game::{Config, Player, Points};
use leptos::prelude::*;
use platform::sound::Sound;
use play::RobotGames;
use std::collections::BTreeMap;

/// Opens it, once the page has the services of games.
pub fn open(context: ScreenContext) -> AnyView {
    let page = expect_context::<Page>();
    let started = RwSignal::new(None::<RobotGames>);
    let owner = Owner::current().expect("a screen is being mounted");
    page.with_game(move |_| {
        // The screen may have been closed meanwhile.
        if started.is_disposed() {
            return;
        }
        if let Some(services) = page.games.services() {
            let robots = owner.with(|| RobotGames::start(page.readings(), &services));
            started.set(Some(robots));
        }
    });
    // Results of games that are no longer open.
    let kept = RwSignal::new(BTreeMap::<String, Points>::new());
    let input = Memo::new(move |_| {
        let mut finished = kept.get();
        for live in page.games.list() {
            let outcome = live.game.with(|game| game.outcome());
            finished.extend(live.key().zip(outcome.map(|outcome| outcome.points)));
        }
        let robots = started.get();
        finished.extend(robots.into_iter().flat_map(RobotGames::finished));
        let moves = robots.map(RobotGames::moves).unwrap_or_default();
        ClubNightInput { finished, moves }
    });
    let command = move |command| match command {
        ClubNightCommand::Begin(config) => {
            let first = person(&config);
            page.begin_on_terms(*config, first);
            page.go(Place::Game);
        }
        ClubNightCommand::Show(key) => page.open_game(key),
        ClubNightCommand::Seek(keys) => keys.into_iter().for_each(|key| seek(page, key, kept)),
        ClubNightCommand::Robots(terms) => {
            if let Some(robots) = started.get_untracked() {
                robots.play(terms);
            }
        }
        ClubNightCommand::Hear { is_done } => {
            page.sound(if is_done { Sound::Star } else { Sound::LowTime });
        }
    };
    let wired = WiredContext::new(context, input, command);
    let content = move || {
        started
            .with(Option::is_some)
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
