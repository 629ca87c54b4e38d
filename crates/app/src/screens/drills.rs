//! The drills of endings on the page.

use crate::page::Page;
use crate::place::Place;
use crate::registry::Screen;
use ::screens::{DrillsCommand, DrillsInput, ScreenContext};
use leptos::prelude::*;
use play::sound_of;
use widgets::frame::Frame;

/// Opens the list.
pub fn open(page: Page, frame: Frame) -> AnyView {
    ::screens::drills(context(page, frame, Screen::Drills))
}

/// Opens a drill.
pub fn open_drill(page: Page, frame: Frame) -> AnyView {
    ::screens::drill(
        context(page, frame, Screen::Drill),
        page.chunk.entries.board,
    )
}

fn context(page: Page, frame: Frame, screen: Screen) -> ScreenContext<DrillsInput, DrillsCommand> {
    let query = page.query_at(screen);
    let input = Memo::new(move |_| DrillsInput {
        preferences: page.preferences.get(),
        query: query.get(),
        heard: page.voice.heard.get(),
    });
    let command = move |command| match command {
        DrillsCommand::List => page.go(Place::Screen(Screen::Drills)),
        DrillsCommand::Practise(query) => page.go_for(Screen::Drill, query),
        DrillsCommand::Lesson(id) => page.go_for(Screen::Lesson, id),
        DrillsCommand::Study(subject) => page.study(subject),
        DrillsCommand::Moved(moved) => {
            page.sound(sound_of(table::Sound::of_move(&moved, false)));
        }
        DrillsCommand::Speak(told) => page.speak(&told),
        DrillsCommand::Help => page.screen.set(Some(Screen::Help)),
    };
    ScreenContext::new(page.words, frame, input, command)
}
