//! The settings dialog on the page.

use super::OpenScreens;
use crate::page::Page;
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
    });
    let command = move |command| match command {
        SettingsCommand::Prefer(chosen) => page.prefer(|preferences| *preferences = chosen),
        SettingsCommand::Speak(language) => screens.choose_language(page, language),
        SettingsCommand::Hear => {
            page.unlock_sound();
            page.sound(Sound::Move);
        }
    };
    ::screens::settings(WiredContext::new(context, input, command))
}
