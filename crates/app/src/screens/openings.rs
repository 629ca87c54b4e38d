//! The openings by name on the page.

use crate::place::Place;
use crate::registry::Screen;
use crate::route;
use crate::session::{Session, sound_of};
use ::screens::{OpeningsCommand, OpeningsInput, ScreenContext};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens them.
pub fn open(session: Session, frame: Frame) -> AnyView {
    let query = session.query_at(Screen::Openings);
    let input = Memo::new(move |_| OpeningsInput {
        preferences: session.preferences.get(),
        query: query.get(),
    });
    let command = move |command| match command {
        // As a link does: each move has an entry of the browser's history.
        OpeningsCommand::Show(line) => {
            let route = route::address(Place::Screen(Screen::Openings), &line);
            // A frame without a history stays where it is.
            let _ = window().location().set_hash(&format!("/{route}"));
        }
        OpeningsCommand::Study(subject) => session.study(subject),
        OpeningsCommand::Play(start) => {
            session.screen.set(None);
            session.play_from(start);
        }
        OpeningsCommand::Moved(moved) => {
            session.sound(sound_of(table::Sound::of_move(&moved, false)));
        }
    };
    ::screens::openings(ScreenContext::new(session.words, frame, input, command))
}
