//! The name of the house, and what belongs to the page rather than to the game.

use crate::icon::{Icon, Sign};
use crate::session::{Session, Sheet};
use leptos::prelude::*;

/// The line at the top.
#[component]
pub fn Masthead() -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    let sound = Memo::new(move |_| session.preferences.with(|chosen| chosen.sound));
    let toggle_sound = move |_| {
        session.prefer(|preferences| preferences.sound = !preferences.sound);
        session.unlock_sound();
    };
    let tool = move |action: &'static str, name: &'static str, sign: Sign| {
        view! {
            <button
                class="icon-button"
                type="button"
                data-action=action
                aria-label=words.say(name)
                title=words.say(name)
                on:click=move |_| match action {
                    "help" => session.sheet.set(Some(Sheet::Help)),
                    "settings" => session.sheet.set(Some(Sheet::Settings)),
                    _ => toggle_full_screen(),
                }
            >
                <Icon sign/>
            </button>
        }
    };
    view! {
        <header class="masthead">
            <h1 class="wordmark">{words.say("title")}</h1>
            <div class="tools">
                <button
                    class="icon-button"
                    type="button"
                    data-action="sound"
                    aria-label=words.say("sound")
                    title=words.say("sound")
                    aria-pressed=move || sound.get().to_string()
                    on:click=toggle_sound
                >
                    {move || view! { <Icon sign=if sound.get() { Sign::SoundOn } else { Sign::SoundOff }/> }}
                </button>
                {tool("fullscreen", "full-screen", Sign::FullScreen)}
                {tool("help", "help", Sign::Help)}
                {tool("settings", "settings", Sign::Settings)}
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
