//! The name of the house, and what belongs to the page rather than to the game.

use crate::icon::{Icon, Sign};
use crate::session::Session;
use crate::{storage, text};
use leptos::prelude::*;

/// The line at the top.
#[component]
pub fn Masthead() -> impl IntoView {
    let session = expect_context::<Session>();
    let sound = move || session.settings.with(|settings| settings.sound);
    let toggle_sound = move |_| {
        session
            .settings
            .update(|settings| settings.sound = !settings.sound);
        session.settings.with_untracked(storage::save_settings);
        session.unlock_sound();
    };
    view! {
        <header class="masthead">
            <h1 class="wordmark">{text::TITLE}</h1>
            <div class="tools">
                <button
                    class="icon-button"
                    type="button"
                    data-action="sound"
                    aria-label=text::SOUND
                    title=text::SOUND
                    aria-pressed=move || sound().to_string()
                    on:click=toggle_sound
                >
                    {move || view! { <Icon sign=if sound() { Sign::SoundOn } else { Sign::SoundOff }/> }}
                </button>
                <button
                    class="icon-button"
                    type="button"
                    data-action="fullscreen"
                    aria-label=text::FULL_SCREEN
                    title=text::FULL_SCREEN
                    on:click=move |_| toggle_full_screen()
                >
                    <Icon sign=Sign::FullScreen/>
                </button>
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
