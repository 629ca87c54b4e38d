//! Club night on the page: the games of its boards begin here, and their results are looked for among the games in play and in
//! the library. Its desk and the games of its robots live as long as the page, once its screen has been opened.

use crate::page::Page;
use ::screens::registry::Place;
use ::screens::{
    ClubNightCommand, ClubNightDesk, ClubNightInput, ScreenContext, open_club_night_desk,
};
use chess::Color;
use game::{Config, Player, Points};
use leptos::prelude::*;
use platform::sound::Sound;
use play::{RobotGames, Services};
use std::collections::BTreeMap;
use std::rc::Rc;

/// Opens it, once the page has the services of games.
pub fn open(context: ScreenContext) -> AnyView {
    let page = expect_context::<Page>();
    let desk = RwSignal::new(None::<ClubNightDesk>);
    page.with_game(move |_| {
        // The screen may have been closed meanwhile.
        if desk.is_disposed() {
            return;
        }
        if let Some(services) = page.games.services() {
            let known = page.club_night.get_value();
            let opened = known.unwrap_or_else(|| page.own(|| open_desk(page, &services)));
            page.club_night.set_value(Some(opened));
            desk.set(Some(opened));
        }
    });
    let content = move || {
        let desk = desk.get()?;
        Some(untrack(move || ::screens::club_night(context, desk)))
    };
    view! { {content} }.into_any()
}

/// The desk of the page, with the games of its robots.
fn open_desk(page: Page, services: &Rc<Services>) -> ClubNightDesk {
    let robots = RobotGames::start(page.readings(), services);
    // Results of games that are no longer open.
    let kept = RwSignal::new(BTreeMap::<String, Points>::new());
    let games = Memo::new(move |_| {
        let mut finished = kept.get();
        for live in page.games.list() {
            let outcome = live.game.with(|game| game.outcome());
            finished.extend(live.key().zip(outcome.map(|outcome| outcome.points)));
        }
        finished.extend(robots.finished());
        ClubNightInput {
            finished,
            moves: robots.moves(),
        }
    });
    let command = move |command| match command {
        ClubNightCommand::Begin(config) => {
            let first = person(&config);
            page.begin_on_terms(*config, first);
            page.go(Place::Game);
        }
        ClubNightCommand::Show(key) => page.open_game(key),
        ClubNightCommand::Seek(keys) => keys.into_iter().for_each(|key| seek(page, key, kept)),
        ClubNightCommand::Robots(terms) => robots.play(terms),
        ClubNightCommand::Hear { is_done } => {
            page.sound(if is_done { Sound::Star } else { Sound::LowTime });
        }
    };
    open_club_night_desk(page.words, games.into(), command)
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
            kept.update(|kept| {
                kept.insert(key, outcome.points);
            });
        }
    };
    (library.get)(asked, Box::new(found));
}
