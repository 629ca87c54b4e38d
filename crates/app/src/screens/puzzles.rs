//! The puzzle screens on the page.

use crate::page::Page;
use crate::place::Place;
use crate::registry::Screen;
use ::screens::{PuzzlesCommand, PuzzlesInput, PuzzlesPlace, ScreenContext};
use leptos::prelude::*;
use play::sound_of;
use widgets::frame::Frame;

/// Opens the place of the puzzles.
pub fn open(page: Page, frame: Frame) -> AnyView {
    ::screens::puzzles(context(page, frame, Screen::Puzzles))
}

/// Opens the list of themes.
pub fn open_themes(page: Page, frame: Frame) -> AnyView {
    ::screens::puzzle_themes(context(page, frame, Screen::PuzzleThemes))
}

/// Opens the mining of puzzles out of games.
pub fn open_mining(page: Page, frame: Frame) -> AnyView {
    ::screens::puzzle_mining(context(page, frame, Screen::PuzzleMining))
}

/// Opens the sets.
pub fn open_sets(page: Page, frame: Frame) -> AnyView {
    ::screens::puzzle_sets(context(page, frame, Screen::PuzzleSets))
}

/// Opens a set.
pub fn open_set(page: Page, frame: Frame) -> AnyView {
    ::screens::puzzle_set(context(page, frame, Screen::PuzzleSet))
}

/// Opens the making of a puzzle by hand.
pub fn open_compose(page: Page, frame: Frame) -> AnyView {
    ::screens::puzzle_compose(context(page, frame, Screen::PuzzleCompose))
}

/// Opens the worksheet.
pub fn open_worksheet(page: Page, frame: Frame) -> AnyView {
    ::screens::puzzle_worksheet(context(page, frame, Screen::PuzzleWorksheet))
}

/// Opens the history.
pub fn open_history(page: Page, frame: Frame) -> AnyView {
    ::screens::puzzle_history(context(page, frame, Screen::PuzzleHistory))
}

/// Opens the solving screen.
pub fn open_solve(page: Page, frame: Frame) -> AnyView {
    ::screens::solve(
        context(page, frame, Screen::Solve),
        page.chunk.entries.puzzle,
    )
}

fn context(
    page: Page,
    frame: Frame,
    screen: Screen,
) -> ScreenContext<PuzzlesInput, PuzzlesCommand> {
    let query = page.query_at(screen);
    let input = Memo::new(move |_| PuzzlesInput {
        preferences: page.preferences.get(),
        query: query.get(),
        heard: page.voice.heard.get(),
    });
    let command = move |command| match command {
        PuzzlesCommand::Solve(query) => page.go_for(Screen::Solve, query),
        PuzzlesCommand::Name(query) => page.has_moved(screen, query),
        PuzzlesCommand::Choose(query) => page.go_for(Screen::PuzzleThemes, query),
        PuzzlesCommand::Go(place) => page.go(Place::Screen(screen_of(place))),
        PuzzlesCommand::Visit(place, query) => page.go_for(screen_of(place), query),
        PuzzlesCommand::Study(subject) => page.study(subject),
        PuzzlesCommand::Embed(query) => page.go_for(Screen::Embedding, query),
        PuzzlesCommand::Play(start) => {
            page.screen.set(None);
            page.play_from(start);
        }
        PuzzlesCommand::Moved(moved) => {
            page.sound(sound_of(table::Sound::of_move(&moved, false)));
        }
        PuzzlesCommand::Speak(told) => page.speak(&told),
        PuzzlesCommand::Help => page.screen.set(Some(Screen::Help)),
    };
    ScreenContext::new(page.words, frame, input, command)
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
