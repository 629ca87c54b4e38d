//! The settings dialog on the page.

use super::OpenScreens;
use crate::session::Session;
use ::screens::{ScreenContext, SettingsCommand, SettingsInput};
use leptos::prelude::*;
use platform::sound::Sound;
use widgets::frame::Frame;

/// Opens it.
pub fn open(session: Session, frame: Frame) -> AnyView {
    let screens = expect_context::<OpenScreens>();
    let input = Memo::new(move |_| SettingsInput {
        preferences: session.preferences.get(),
        has_voice: session.voice.has_voice(session.words.now().language()),
        hearing: session.voice.hearing.get(),
    });
    let command = move |command| match command {
        SettingsCommand::Prefer(chosen) => session.prefer(|preferences| *preferences = chosen),
        SettingsCommand::Speak(language) => screens.choose_language(session, language),
        SettingsCommand::Hear => {
            session.unlock_sound();
            session.sound(Sound::Move);
        }
    };
    ::screens::settings(ScreenContext::new(session.words, frame, input, command))
}
