//! The puzzle screens on the page.

use crate::place::Place;
use crate::registry::Screen;
use crate::session::{Session, sound_of};
use ::screens::{PuzzlesCommand, PuzzlesInput, PuzzlesPlace, ScreenContext};
use leptos::prelude::*;
use widgets::frame::Frame;

/// Opens the place of the puzzles.
pub fn open(session: Session, frame: Frame) -> AnyView {
    ::screens::puzzles(context(session, frame, Screen::Puzzles))
}

/// Opens the list of themes.
pub fn open_themes(session: Session, frame: Frame) -> AnyView {
    ::screens::puzzle_themes(context(session, frame, Screen::PuzzleThemes))
}

/// Opens the mining of puzzles out of games.
pub fn open_mining(session: Session, frame: Frame) -> AnyView {
    ::screens::puzzle_mining(context(session, frame, Screen::PuzzleMining))
}

/// Opens the sets.
pub fn open_sets(session: Session, frame: Frame) -> AnyView {
    ::screens::puzzle_sets(context(session, frame, Screen::PuzzleSets))
}

/// Opens a set.
pub fn open_set(session: Session, frame: Frame) -> AnyView {
    ::screens::puzzle_set(context(session, frame, Screen::PuzzleSet))
}

/// Opens the making of a puzzle by hand.
pub fn open_compose(session: Session, frame: Frame) -> AnyView {
    ::screens::puzzle_compose(context(session, frame, Screen::PuzzleCompose))
}

/// Opens the worksheet.
pub fn open_worksheet(session: Session, frame: Frame) -> AnyView {
    ::screens::puzzle_worksheet(context(session, frame, Screen::PuzzleWorksheet))
}

/// Opens the history.
pub fn open_history(session: Session, frame: Frame) -> AnyView {
    ::screens::puzzle_history(context(session, frame, Screen::PuzzleHistory))
}

/// Opens the solving screen.
pub fn open_solve(session: Session, frame: Frame) -> AnyView {
    ::screens::solve(
        context(session, frame, Screen::Solve),
        session.chunk.entries.puzzle,
    )
}

fn context(
    session: Session,
    frame: Frame,
    screen: Screen,
) -> ScreenContext<PuzzlesInput, PuzzlesCommand> {
    let query = session.query_at(screen);
    let input = Memo::new(move |_| PuzzlesInput {
        preferences: session.preferences.get(),
        query: query.get(),
        heard: session.voice.heard.get(),
    });
    let command = move |command| match command {
        PuzzlesCommand::Solve(query) => session.go_for(Screen::Solve, query),
        PuzzlesCommand::Name(query) => session.has_moved(screen, query),
        PuzzlesCommand::Choose(query) => session.go_for(Screen::PuzzleThemes, query),
        PuzzlesCommand::Go(place) => session.go(Place::Screen(screen_of(place))),
        PuzzlesCommand::Visit(place, query) => session.go_for(screen_of(place), query),
        PuzzlesCommand::Study(subject) => session.study(subject),
        PuzzlesCommand::Embed(query) => session.go_for(Screen::Embedding, query),
        PuzzlesCommand::Play(start) => {
            session.screen.set(None);
            session.play_from(start);
        }
        PuzzlesCommand::Moved(moved) => {
            session.sound(sound_of(table::Sound::of_move(&moved, false)));
        }
        PuzzlesCommand::Speak(told) => session.speak(&told),
        PuzzlesCommand::Help => session.screen.set(Some(Screen::Help)),
    };
    ScreenContext::new(session.words, frame, input, command)
}

fn screen_of(place: PuzzlesPlace) -> Screen {
    match place {
        PuzzlesPlace::Home => Screen::Puzzles,
        PuzzlesPlace::Themes => Screen::PuzzleThemes,
        PuzzlesPlace::Mining => Screen::PuzzleMining,
        PuzzlesPlace::Sets => Screen::PuzzleSets,
        PuzzlesPlace::Set => Screen::PuzzleSet,
        PuzzlesPlace::Compose => Screen::PuzzleCompose,
        PuzzlesPlace::Worksheet => Screen::PuzzleWorksheet,
        PuzzlesPlace::History => Screen::PuzzleHistory,
        PuzzlesPlace::Drills => Screen::Drills,
    }
}
