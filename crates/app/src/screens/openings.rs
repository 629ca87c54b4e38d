//! The openings by name on the page.

use crate::page::Page;
use crate::place::Place;
use crate::registry::Screen;
use ::screens::{OpeningsCommand, OpeningsInput, ScreenContext};
use leptos::prelude::*;
use play::sound_of;
use widgets::frame::Frame;

/// Opens them.
pub fn open(page: Page, frame: Frame) -> AnyView {
    let query = page.query_at(Screen::Openings);
    let input = Memo::new(move |_| OpeningsInput {
        preferences: page.preferences.get(),
        query: query.get(),
        heard: page.voice.heard.get(),
    });
    let command = move |command| match command {
        // Each move has an entry of the browser's history.
        OpeningsCommand::Show(line) => {
            Page::follow_link(Place::Screen(Screen::Openings), &line);
        }
        OpeningsCommand::Study(subject) => page.study(subject),
        OpeningsCommand::Play(start) => {
            page.screen.set(None);
            page.play_from(start);
        }
        OpeningsCommand::Moved(moved) => {
            page.sound(sound_of(table::Sound::of_move(&moved, false)));
        }
        OpeningsCommand::Help => page.screen.set(Some(Screen::Help)),
    };
    let context = ScreenContext::new(page.words, frame, input, command);
    ::screens::openings(context, page.chunk.entries.board)
}
