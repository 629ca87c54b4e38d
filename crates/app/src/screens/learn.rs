//! The screens to learn on the page.

use crate::page::Page;
use crate::place::Place;
use crate::registry::Screen;
use ::screens::{LearnCommand, LearnInput, ScreenContext};
use leptos::prelude::*;
use play::sound_of;
use widgets::frame::Frame;

/// Opens the place.
pub fn open(page: Page, frame: Frame) -> AnyView {
    ::screens::learn(context(page, frame, Screen::Learn))
}

/// Opens a lesson.
pub fn open_lesson(page: Page, frame: Frame) -> AnyView {
    ::screens::lesson(
        context(page, frame, Screen::Lesson),
        page.chunk.entries.lesson,
    )
}

fn context(page: Page, frame: Frame, screen: Screen) -> ScreenContext<LearnInput, LearnCommand> {
    let query = page.query_at(screen);
    let input = Memo::new(move |_| LearnInput {
        preferences: page.preferences.get(),
        query: query.get(),
        has_voice: page.can_say(),
        heard: page.voice.heard.get(),
    });
    let command = move |command| match command {
        LearnCommand::Home => page.go(Place::Screen(Screen::Learn)),
        LearnCommand::Lesson(query) => page.go_for(Screen::Lesson, query),
        LearnCommand::Solve(query) => page.go_for(Screen::Solve, query),
        LearnCommand::Drills => page.go(Place::Screen(Screen::Drills)),
        LearnCommand::Coordinates => page.go(Place::Screen(Screen::Coordinates)),
        LearnCommand::Shatranj => page.go(Place::Screen(Screen::Shatranj)),
        LearnCommand::Glossary => page.go(Place::Screen(Screen::Glossary)),
        LearnCommand::Openings => page.go(Place::Screen(Screen::Openings)),
        LearnCommand::Values => page.go(Place::Screen(Screen::Values)),
        LearnCommand::Laws => page.go(Place::Screen(Screen::Laws)),
        LearnCommand::Lab => page.go(Place::Screen(Screen::Lab)),
        LearnCommand::Embed(query) => page.go_for(Screen::Embedding, query),
        LearnCommand::Help => page.screen.set(Some(Screen::Help)),
        LearnCommand::Moved(moved) => {
            page.sound(sound_of(table::Sound::of_move(&moved, false)));
        }
        LearnCommand::Speak(told) => page.speak(&told),
        LearnCommand::Aloud(told) => page.say(&told),
        // The player keeps it; only pages around an embedded lesson want to know.
        LearnCommand::Progress(_) => {}
    };
    ScreenContext::new(page.words, frame, input, command)
}
