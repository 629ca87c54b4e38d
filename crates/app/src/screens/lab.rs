//! The laboratory on the page.

use crate::place::Place;
use crate::registry::Screen;
use crate::route;
use crate::session::Session;
use crate::storage;
use ::screens::{LabCommand, LabInput, ScreenContext};
use leptos::prelude::*;
use table::game_settings::Opponent;
use widgets::frame::Frame;

/// Opens it.
pub fn open(session: Session, frame: Frame) -> AnyView {
    let query = session.query_at(Screen::Lab);
    let input = Memo::new(move |_| LabInput { query: query.get() });
    // A link that is followed is an entry of the history, so that Back leads to the step before.
    let follow = |place: Place, query: &str| {
        // A frame without a history stays where it is.
        let _ = window().location().set_hash(&route::address(place, query));
    };
    let command = move |command| match command {
        LabCommand::Step(number) => follow(Place::Screen(Screen::Lab), &number.to_string()),
        LabCommand::PlayAgainst(values) => {
            session.game_settings.update(|settings| {
                settings.choose_opponent(Opponent::Robot, settings.level);
                settings.values = Some(values);
            });
            session
                .game_settings
                .with_untracked(storage::save_game_settings);
            follow(Place::Play, "");
        }
    };
    ::screens::lab(ScreenContext::new(session.words, frame, input, command))
}
