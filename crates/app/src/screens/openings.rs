//! The openings by name on the page.

use crate::place::Place;
use crate::registry::Screen;
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
        // Each move has an entry of the browser's history.
        OpeningsCommand::Show(line) => {
            Session::follow_link(Place::Screen(Screen::Openings), &line);
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
