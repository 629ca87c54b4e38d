//! Speech recognition: what is said is taken like what is typed. It happens on the device, or not at all.

mod listener;

use crate::page::Page;
use crate::voice::Voice;
use leptos::prelude::*;
use listener::{Heard, Listener};
use screens::Hearing;
use screens::registry::Screen;

/// Stops speaking when the player no longer wants it, and has the chunk listen once it is there.
pub fn follow(page: Page) {
    let speak = Memo::new(move |_| page.preferences.with(|chosen| chosen.speak));
    Effect::new(move |_| {
        if !speak.get() {
            Voice::silence();
        }
    });
    Effect::new(move |_| {
        if let Some(chunk) = page.chunk.get() {
            (chunk.listen)(page);
        }
    });
}

/// Starts and stops listening as the player wants it.
pub fn listen(page: Page) {
    let voice = page.voice;
    // The tag under which the browser recognises the page's language by itself, once it has told.
    let ear = RwSignal::new(None::<String>);
    let language = Memo::new(move |_| page.words.now().language());
    Effect::new(move |_| {
        let language = language.get();
        ear.set(None);
        leptos::task::spawn_local(async move {
            let tag = listener::tag_of(language).await;
            // The language may have changed since.
            if page.words.once().language() == language {
                ear.set(tag);
            }
        });
    });

    let wanted = Memo::new(move |_| page.preferences.with(|chosen| chosen.listen));
    let listener = StoredValue::new_local(None::<Listener>);
    Effect::new(move |_| {
        // The one before falls silent.
        listener.set_value(None);
        let (ear, wanted, speaking) = (ear.get(), wanted.get(), voice.speaking.get());
        let Some(tag) = ear else {
            voice.hearing.set(Hearing::Cannot);
            return;
        };
        if wanted && !speaking {
            let started = Listener::start(&tag, move |heard| take(page, heard));
            let hearing = started.as_ref().map_or(Hearing::Cannot, |_| Hearing::Off);
            voice.hearing.set(hearing);
            listener.set_value(started);
        } else if !matches!(voice.hearing.get_untracked(), Hearing::Refused(_)) {
            voice.hearing.set(Hearing::Off);
        }
    });
}

/// True if a screen takes what is said itself.
fn has_ears(screen: Screen) -> bool {
    matches!(
        screen,
        Screen::Solve
            | Screen::Coordinates
            | Screen::Lesson
            | Screen::Analysis
            | Screen::Drill
            | Screen::Openings
            | Screen::ClubNight
    )
}

/// Handles a result of speech recognition.
fn take(page: Page, heard: Heard) {
    match heard {
        Heard::Listening => page.voice.hearing.set(Hearing::On),
        Heard::Words(alternatives) if page.below.get_untracked().is_some_and(has_ears) => {
            page.voice.heard.update(|heard| {
                heard.number += 1;
                heard.alternatives = alternatives;
            });
        }
        Heard::Words(alternatives) => page.table().heard(alternatives),
        Heard::Refused(why) => {
            page.voice.hearing.set(Hearing::Refused(why));
            // The switch tells the truth; whoever turns it on again tries again.
            page.prefer(|chosen| chosen.listen = false);
        }
    }
}
