//! The settings dialog on the page.

use super::OpenScreens;
use crate::page::Page;
use ::screens::{ScreenContext, SettingsCommand, SettingsInput};
use leptos::prelude::*;
use platform::sound::Sound;
use widgets::frame::Frame;

/// Opens it.
pub fn open(page: Page, frame: Frame) -> AnyView {
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
    ::screens::settings(ScreenContext::new(page.words, frame, input, command))
}
