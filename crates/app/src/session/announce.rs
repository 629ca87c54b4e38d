//! Announcements: events of the game told to screen readers, by voice and by sound, in the page's language.

use super::Session;
use crate::notice::Notice;
use crate::storage;
use chess::{Illegal, Position};
use i18n::Language;
use leptos::prelude::*;
use narration::Narrator;
use platform::preferences::Preferences;
use platform::sound::Sound;
use table::Intent;

/// An announcement.
#[derive(Clone)]
pub struct Announcement {
    /// Running number; the highest is the newest.
    pub number: u32,
    /// The words.
    pub words: String,
    /// True if the announcement is shown as well as read out.
    pub hint: bool,
}

/// Number of announcements that stay in the document.
const SAID: usize = 4;

impl Session {
    /// Calls `tell` with a narrator in the page's language, for a text that is needed once.
    pub fn narrate<T>(self, tell: impl FnOnce(&Narrator<'_>) -> T) -> T {
        let spelling = self.preferences.with_untracked(|chosen| chosen.spelling);
        tell(&Narrator::new(&self.words.once(), spelling).quiet(self.is_silent()))
    }

    /// Why an attempt in a position is illegal, in the page's language.
    pub fn why(self, position: &Position, why: Illegal) -> String {
        self.narrate(|narrator| narrator.illegal(position, why))
    }

    /// Announces a text to the screen reader, and by voice if the page speaks.
    pub fn announce(self, told: String) {
        self.tell(told, false);
    }

    /// The same, and shows it at the board for a while.
    pub fn hint(self, told: String) {
        self.tell(told, true);
    }

    fn tell(self, words: String, hint: bool) {
        let preferences = self.preferences.get_untracked();
        if preferences.speak {
            let language = self.words.once().language();
            self.voice.speak(&words, language, preferences.volume);
        }
        self.announced.update(|lines| {
            let number = lines.last().map_or(0, |last| last.number + 1);
            lines.push(Announcement {
                number,
                words,
                hint,
            });
            if lines.len() > SAID {
                lines.remove(0);
            }
        });
    }

    /// Changes the player's preferences, and saves them.
    pub fn prefer(self, change: impl FnOnce(&mut Preferences)) {
        self.preferences.update(change);
        let chosen = self.preferences.with_untracked(super::table_preferences);
        self.act(Intent::Prefer(chosen));
        self.preferences.with_untracked(storage::save_preferences);
    }

    /// Speaks the language chosen, or the one the browser prefers.
    pub fn choose_language(self, chosen: Option<Language>) {
        self.prefer(|preferences| preferences.language = chosen);
        let language = chosen.unwrap_or_else(i18n::language_of_reader);
        leptos::task::spawn_local(async move {
            // An open screen changes with the page. Messages that could not be fetched are in English.
            if self.screen.with_untracked(Option::is_some) {
                let _ = self.screens.learn(language).await;
            }
            match i18n::load(language).await {
                // Another language may have been chosen while this one was on its way.
                Ok(lexicon) if self.preferences.with_untracked(|now| now.language) == chosen => {
                    self.words.change(self.screens.complete(lexicon));
                    self.notice.update(|notice| {
                        notice.take_if(|told| matches!(told, Notice::TranslationFailed(..)));
                    });
                }
                Ok(_) => {}
                Err(why) => self
                    .notice
                    .set(Some(Notice::TranslationFailed(language, why))),
            }
        });
    }

    /// Plays a sound, if sound is on.
    pub fn sound(self, sound: Sound) {
        let preferences = self.preferences.get_untracked();
        if preferences.sound {
            let volume = f32::from(preferences.volume) / 100.0;
            self.inner
                .with_value(|inner| inner.speaker.play(sound, volume));
        }
    }

    /// Lets sound begin; browsers want a gesture for it.
    pub fn unlock_sound(self) {
        if self.preferences.with_untracked(|chosen| chosen.sound) {
            self.inner.update_value(|inner| inner.speaker.unlock());
        }
    }
}
