//! Speech output, by the device's own voices: none that need a network are used.

use i18n::Language;
use leptos::prelude::*;
use screens::{Hearing, Utterance};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice};

/// Speech of one page. A handle.
#[derive(Clone, Copy)]
pub struct Voice {
    /// State of speech recognition.
    pub hearing: RwSignal<Hearing>,
    /// The last utterance that was meant for a screen with a board of its own.
    pub heard: RwSignal<Utterance>,
    /// The languages in which this device can speak.
    languages: RwSignal<Vec<Language>>,
    /// While the page speaks it does not listen, lest it obey itself.
    pub speaking: RwSignal<bool>,
    /// The newest utterance. Held, because some browsers never report the end of one that nobody holds.
    newest: StoredValue<JsValue, LocalStorage>,
}

impl Voice {
    /// Asks the device what it can speak; the answer may come later, and change.
    pub fn new() -> Voice {
        let voice = Voice {
            hearing: RwSignal::new(Hearing::Cannot),
            heard: RwSignal::new(Utterance::default()),
            languages: RwSignal::new(spoken()),
            speaking: RwSignal::new(false),
            newest: StoredValue::new_local(JsValue::NULL),
        };
        if let Some(synthesis) = synthesis() {
            let changed = Closure::<dyn Fn()>::new(move || {
                // The table may be gone by then.
                let _ = voice.languages.try_set(spoken());
            });
            // A browser whose voices never change need not tell.
            let _ = synthesis.add_event_listener_with_callback(
                "voiceschanged",
                changed.into_js_value().unchecked_ref(),
            );
        }
        voice
    }

    /// True if the device has a voice of its own for this language. A view that asks is updated when the voices change.
    pub fn has_voice(self, language: Language) -> bool {
        self.languages
            .with(|languages| languages.contains(&language))
    }

    /// Falls silent.
    pub fn silence() {
        if let Some(synthesis) = synthesis() {
            synthesis.cancel();
        }
    }

    /// Says `text` at a volume of 0 to 100, or nothing where the device has no voice for the language.
    ///
    /// One sentence may wait for the end of another, as the reply to a move does. A third cuts both short, so that speech
    /// never falls behind the game.
    pub fn speak(self, text: &str, language: Language, volume: u8) {
        let Some((synthesis, speaker)) = synthesis().zip(voice_of(language)) else {
            return;
        };
        let Ok(utterance) = SpeechSynthesisUtterance::new_with_text(text) else {
            return;
        };
        if synthesis.pending() {
            synthesis.cancel();
        }
        utterance.set_lang(&speaker.lang());
        utterance.set_voice(Some(&speaker));
        utterance.set_volume(f32::from(volume) / 100.0);
        let ended = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            let target = event.target().map(JsValue::from);
            let newest = self
                .newest
                .try_with_value(|newest| target.as_ref() == Some(newest));
            if newest == Some(true) {
                self.speaking.set(false);
            }
        });
        let ended = ended.into_js_value();
        utterance.set_onend(Some(ended.unchecked_ref()));
        utterance.set_onerror(Some(ended.unchecked_ref()));
        self.speaking.set(true);
        synthesis.speak(&utterance);
        self.newest.set_value(utterance.into());
    }
}

/// The browser's speech synthesis, if it has one.
fn synthesis() -> Option<SpeechSynthesis> {
    window()
        .speech_synthesis()
        .ok()
        .filter(|found| found.is_object())
}

/// The voices that need no network.
fn voices() -> Vec<SpeechSynthesisVoice> {
    let voices = synthesis().map(|synthesis| synthesis.get_voices());
    voices
        .iter()
        .flat_map(js_sys::Array::iter)
        .map(JsCast::unchecked_into::<SpeechSynthesisVoice>)
        .filter(SpeechSynthesisVoice::local_service)
        .collect()
}

/// The languages of these voices.
fn spoken() -> Vec<Language> {
    voices()
        .iter()
        .filter_map(|voice| Language::from_tag(&voice.lang()))
        .collect()
}

/// The device's voice for a language: its usual one, if that speaks the language.
fn voice_of(language: Language) -> Option<SpeechSynthesisVoice> {
    let mut voices = voices();
    voices.retain(|voice| Language::from_tag(&voice.lang()) == Some(language));
    let usual = voices.iter().position(SpeechSynthesisVoice::default);
    (!voices.is_empty()).then(|| voices.swap_remove(usual.unwrap_or(0)))
}
