//! The page's header: name, full screen, settings and screens.

use crate::controls::ArbiterButton;
use crate::result::score_text;
use crate::screens::Screen;
use crate::session::Session;
use chess::{Brush, Color};
use game::Phase;
use i18n::players::player_name;
use leptos::ev;
use leptos::prelude::*;
use table::Intent;
use wasm_bindgen::JsCast;
use web_sys::Element;
use widgets::icon::{Icon, IconButton, Sign};

/// The header.
#[component]
pub fn Header() -> impl IntoView {
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
    let open = move |screen| session.screen.set(Some(screen));
    let drawing = Memo::new(move |_| session.pencil.get().is_some());
    let no_drawing = Memo::new(move |_| session.strictness().competition);
    let toggle_pencil = move || {
        if !no_drawing.get_untracked() {
            session.pencil.update(|pencil| {
                *pencil = match pencil {
                    Some(_) => None,
                    None => Some(Brush::default()),
                }
            });
        }
    };
    let in_game = Memo::new(move |_| session.game.with(|game| game.phase() != Phase::Ready));
    let over = Memo::new(move |_| session.game.with(|game| game.outcome().is_some()));
    // On a phone the tools of a game lie under one button.
    let menu = RwSignal::new(false);
    let elsewhere = window_event_listener(ev::click, move |event| {
        let target = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let on_menu = target
            .is_some_and(|target| matches!(target.closest("[data-action=more]"), Ok(Some(_))));
        if !on_menu {
            menu.set(false);
        }
    });
    on_cleanup(move || elsewhere.remove());
    view! {
        <header class="site-header" class:in-game=move || in_game.get()>
            <h1 class="wordmark">{words.say("title")}</h1>
            <Show when=move || in_game.get()>
                <p class="game-title" data-title>{move || title(session)}</p>
                <button
                    type="button"
                    class="icon-button more-button"
                    data-action="more"
                    aria-label=words.say("more")
                    aria-expanded=move || menu.get().to_string()
                    on:click=move |_| menu.update(|menu| *menu = !*menu)
                >
                    <Icon sign=Sign::More/>
                </button>
            </Show>
            <div
                class="tools"
                class:open=move || menu.get()
                on:keydown=move |event| if event.key() == "Escape" { menu.set(false) }
            >
                <Show when=move || in_game.get()>
                    <Show when=move || !over.get()>
                        <IconButton sign=Sign::Plus name="new-game" action="new-game" on_press=move || session.act(Intent::Leave)/>
                        <IconButton
                            sign=Sign::Page
                            name="score-sheet"
                            action="score-sheet"
                            on_press=move || open(Screen::ScoreSheet)
                        />
                    </Show>
                    <ArbiterButton/>
                    <IconButton sign=Sign::Flip name="flip" action="flip" on_press=move || session.act(Intent::Flip)/>
                    <IconButton
                        sign=Sign::Pencil
                        name="draw-on-board"
                        action="draw"
                        pressed=drawing
                        off=no_drawing
                        on_press=toggle_pencil
                    />
                </Show>
                <IconButton sign=Signal::derive(speaker) name="sound" action="sound" pressed=sound on_press=toggle_sound/>
                <IconButton sign=Sign::FullScreen name="full-screen" action="fullscreen" on_press=toggle_full_screen/>
                <IconButton sign=Sign::Book name="library" action="library" on_press=move || open(Screen::Library)/>
                <IconButton sign=Sign::Help name="help" action="help" on_press=move || open(Screen::Help)/>
                <IconButton sign=Sign::Settings name="settings" action="settings" on_press=move || open(Screen::Settings)/>
            </div>
        </header>
    }
}

/// The game in a line: `You – Robot, level 3 · 1–0`.
fn title(session: Session) -> String {
    let words = session.words.now();
    session.game.with(|game| {
        let names = Color::ALL.map(|side| player_name(&words, game.config(), side));
        let names = names.join(" – ");
        match game.outcome() {
            Some(outcome) => format!("{names} · {}", score_text(outcome)),
            None => names,
        }
    })
}

/// Enters or leaves full screen. Where the browser has no full screen for pages (iPhone, some frames), the page fills
/// its window instead.
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
