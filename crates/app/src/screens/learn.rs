//! The screens to learn on the page.

use crate::place::Place;
use crate::registry::Screen;
use crate::session::{Session, sound_of};
use ::screens::{LearnCommand, LearnInput, ScreenContext};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens the place.
pub fn open(session: Session, frame: Frame) -> AnyView {
    ::screens::learn(context(session, frame, Screen::Learn))
}

/// Opens a lesson.
pub fn open_lesson(session: Session, frame: Frame) -> AnyView {
    ::screens::lesson(
        context(session, frame, Screen::Lesson),
        session.chunk.entries.lesson,
    )
}

fn context(
    session: Session,
    frame: Frame,
    screen: Screen,
) -> ScreenContext<LearnInput, LearnCommand> {
    let query = session.query_at(screen);
    let input = Memo::new(move |_| LearnInput {
        preferences: session.preferences.get(),
        query: query.get(),
        has_voice: session.can_say(),
        heard: session.voice.heard.get(),
    });
    let command = move |command| match command {
        LearnCommand::Home => session.go(Place::Screen(Screen::Learn)),
        LearnCommand::Lesson(query) => session.go_for(Screen::Lesson, query),
        LearnCommand::Solve(query) => session.go_for(Screen::Solve, query),
        LearnCommand::Drills => session.go(Place::Screen(Screen::Drills)),
        LearnCommand::Coordinates => session.go(Place::Screen(Screen::Coordinates)),
        LearnCommand::Shatranj => session.go(Place::Screen(Screen::Shatranj)),
        LearnCommand::Glossary => session.go(Place::Screen(Screen::Glossary)),
        LearnCommand::Openings => session.go(Place::Screen(Screen::Openings)),
        LearnCommand::Values => session.go(Place::Screen(Screen::Values)),
        LearnCommand::Laws => session.go(Place::Screen(Screen::Laws)),
        LearnCommand::Lab => session.go(Place::Screen(Screen::Lab)),
        LearnCommand::Embed(query) => session.go_for(Screen::Embedding, query),
        LearnCommand::Help => session.screen.set(Some(Screen::Help)),
        LearnCommand::Moved(moved) => {
            session.sound(sound_of(table::Sound::of_move(&moved, false)));
        }
        LearnCommand::Speak(told) => session.speak(&told),
        LearnCommand::Aloud(told) => session.say(&told),
        // The player keeps it; only pages around an embedded lesson want to know.
        LearnCommand::Progress(_) => {}
    };
    ScreenContext::new(session.words, frame, input, command)
}
