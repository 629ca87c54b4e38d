//! The laboratory on the page.

use crate::page::Page;
use crate::place::Place;
use crate::registry::Screen;
use crate::storage;
use ::screens::{LabCommand, LabInput, ScreenContext};
use leptos::prelude::*;
use table::game_settings::Opponent;
use widgets::frame::Frame;

/// Opens it.
pub fn open(page: Page, frame: Frame) -> AnyView {
    let query = page.query_at(Screen::Lab);
    let input = Memo::new(move |_| LabInput { query: query.get() });
    let command = move |command| match command {
        // Back leads to the step before.
        LabCommand::Step(number) => {
            Page::follow_link(Place::Screen(Screen::Lab), &number.to_string());
        }
        LabCommand::PlayAgainst(values) => {
            page.game_settings.update(|settings| {
                settings.choose_opponent(Opponent::Robot, settings.robot.level);
                settings.robot.values = Some(values);
            });
            page.game_settings
                .with_untracked(storage::save_game_settings);
            page.go(Place::Play);
        }
    };
    ::screens::lab(ScreenContext::new(page.words, frame, input, command))
}
