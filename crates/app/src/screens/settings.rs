//! The settings dialog on the page.

use super::OpenScreens;
use crate::new_game::summary;
use crate::page::Page;
use crate::start_told::start_told;
use ::screens::{ScreenContext, SettingsCommand, SettingsInput, WiredContext};
use leptos::prelude::*;
use platform::sound::Sound;

/// Opens it.
pub fn open(context: ScreenContext) -> AnyView {
    let page = expect_context::<Page>();
    let screens = expect_context::<OpenScreens>();
    let input = Memo::new(move |_| SettingsInput {
        preferences: page.preferences.get(),
        has_voice: page.voice.has_voice(page.words.now().language()),
        hearing: page.voice.hearing.get(),
        last_terms: last_terms(page),
    });
    let command = move |command| match command {
        SettingsCommand::Prefer(chosen) => page.prefer(|preferences| *preferences = chosen),
        SettingsCommand::Speak(language) => screens.choose_language(page, language),
        SettingsCommand::Hear => {
            page.unlock_sound();
            page.sound(Sound::Move);
        }
        SettingsCommand::PlayAgain => {
            page.screen.set(None);
            page.with_game(move |game| (game.again)(page));
        }
    };
    ::screens::settings(WiredContext::new(context, input, command))
}

/// The settings of the last game in a line, once there was one.
fn last_terms(page: Page) -> Option<String> {
    let words = page.words.now();
    (!page.first_visit.get()).then(|| {
        page.game_settings.with(|terms| {
            let parts = [Some(summary(&words, terms)), start_told(&words, terms)];
            parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
        })
    })
}
