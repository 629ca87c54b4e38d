//! The drills of endings on the page.

use crate::place::Place;
use crate::registry::Screen;
use crate::session::{Session, sound_of};
use ::screens::{DrillsCommand, DrillsInput, ScreenContext};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens the list.
pub fn open(session: Session, frame: Frame) -> AnyView {
    ::screens::drills(context(session, frame, Screen::Drills))
}

/// Opens a drill.
pub fn open_drill(session: Session, frame: Frame) -> AnyView {
    ::screens::drill(context(session, frame, Screen::Drill))
}

fn context(
    session: Session,
    frame: Frame,
    screen: Screen,
) -> ScreenContext<DrillsInput, DrillsCommand> {
    let query = session.query_at(screen);
    let input = Memo::new(move |_| DrillsInput {
        preferences: session.preferences.get(),
        query: query.get(),
    });
    let command = move |command| match command {
        DrillsCommand::List => session.go(Place::Screen(Screen::Drills)),
        DrillsCommand::Practise(query) => session.go_for(Screen::Drill, query),
        DrillsCommand::Lesson(id) => session.go_for(Screen::Lesson, id),
        DrillsCommand::Study(subject) => session.study(subject),
        DrillsCommand::Moved(moved) => {
            session.sound(sound_of(table::Sound::of_move(&moved, false)));
        }
        DrillsCommand::Speak(told) => session.speak(&told),
    };
    ScreenContext::new(session.words, frame, input, command)
}
