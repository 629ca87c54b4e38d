//! The name of the house, and what belongs to the page rather than to the game.

use crate::icon::{IconButton, Sign};
use crate::session::{Session, Sheet};
use leptos::prelude::*;

/// The line at the top.
#[component]
pub fn Masthead() -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    let sound = Memo::new(move |_| session.preferences.with(|chosen| chosen.sound));
    let toggle_sound = move || {
        session.prefer(|preferences| preferences.sound = !preferences.sound);
        session.unlock_sound();
    };
    let speaker = move || {
        if sound.get() {
            Sign::SoundOn
        } else {
            Sign::SoundOff
        }
    };
    let open = move |sheet| session.sheet.set(Some(sheet));
    view! {
        <header class="masthead">
            <h1 class="wordmark">{words.say("title")}</h1>
            <div class="tools">
                <IconButton sign=Signal::derive(speaker) name="sound" action="sound" pressed=sound on_press=toggle_sound/>
                <IconButton sign=Sign::FullScreen name="full-screen" action="fullscreen" on_press=toggle_full_screen/>
                <IconButton sign=Sign::Book name="library" action="library" on_press=move || open(Sheet::Library)/>
                <IconButton sign=Sign::Help name="help" action="help" on_press=move || open(Sheet::Help)/>
                <IconButton sign=Sign::Settings name="settings" action="settings" on_press=move || open(Sheet::Settings)/>
            </div>
        </header>
    }
}

/// Fills the screen, or gives it back. Where the browser has no full screen for pages (iPhone, some frames), the page
/// fills its window instead.
fn toggle_full_screen() {
    let Some(root) = document().get_element_by_id("sessa") else {
        return;
    };
    if document().fullscreen_element().is_some() {
        document().exit_fullscreen();
    } else if !document().fullscreen_enabled() || root.request_fullscreen().is_err() {
        // Both names are valid class names.
        let _ = root.class_list().toggle("maximised");
    }
}
