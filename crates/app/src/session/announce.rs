//! Announcements: events of the game told to screen readers, by voice and by sound, in the page's language.

use super::Session;
use crate::storage;
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
    /// True if the announcement is shown in the status line as well as read out.
    pub hint: bool,
    /// Clause of the laws that a hint comes from.
    pub law: Option<&'static str>,
}

/// Number of announcements that stay in the document.
const SAID: usize = 4;

impl Session {
    /// Calls `tell` with a narrator in the page's language, for a text that is needed once.
    pub fn narrate<T>(self, tell: impl FnOnce(&Narrator<'_>) -> T) -> T {
        let spelling = self.preferences.with_untracked(|chosen| chosen.spelling);
        tell(&Narrator::new(&self.words.once(), spelling).quiet(self.is_silent()))
    }

    /// Announces a text to the screen reader, and by voice if the page speaks.
    pub fn announce(self, told: String) {
        self.tell(told, false, None);
    }

    /// Announces a text, and shows it in the status line until the next announcement, with the clause that it comes from.
    pub fn hint(self, told: String, law: Option<&'static str>) {
        self.tell(told, true, law);
    }

    /// Says a text aloud, if the page speaks.
    pub fn speak(self, words: &str) {
        if self.preferences.with_untracked(|chosen| chosen.speak) {
            self.say(words);
        }
    }

    /// Says a text aloud, as the player has asked for it.
    pub fn say(self, words: &str) {
        let volume = self.preferences.with_untracked(|chosen| chosen.volume);
        let language = self.words.once().language();
        self.voice.speak(words, language, volume);
    }

    /// True if a text that is asked for can be heard: sound is on, and the device has a voice for the language.
    pub fn can_say(self) -> bool {
        let is_on = (self.preferences).with(|chosen| chosen.sound && chosen.volume > 0);
        is_on && self.voice.has_voice(self.words.now().language())
    }

    fn tell(self, words: String, hint: bool, law: Option<&'static str>) {
        self.speak(&words);
        self.announced.update(|lines| {
            let number = lines.last().map_or(0, |last| last.number + 1);
            lines.push(Announcement {
                number,
                words,
                hint,
                law,
            });
            if lines.len() > SAID {
                lines.remove(0);
            }
        });
    }

    /// Changes the player's preferences, and saves them.
    pub fn prefer(self, change: impl FnOnce(&mut Preferences)) {
        self.preferences.update(change);
        self.preferences.with_untracked(storage::save_preferences);
    }

    /// Tells the table what the player prefers, whenever that changes: here or at another table of the page.
    pub(super) fn follow_preferences(self) {
        Effect::watch(
            move || self.preferences.with(super::table_preferences),
            move |&chosen, _, _| self.act(Intent::Prefer(chosen)),
            false,
        );
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
            self.inner.with_value(|inner| inner.speaker.unlock());
        }
    }
}
