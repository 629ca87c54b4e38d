//! The page's header: name, places, the game in a line, and tools.

use crate::arbiter_button::ArbiterButton;
use crate::focus;
use crate::nav::Nav;
use crate::page::Page;
use crate::result::score_text;
use chess::{Brush, Color};
use i18n::Lexicon;
use i18n::players::player_name;
use leptos::ev::{self, KeyboardEvent};
use leptos::html::Button;
use leptos::prelude::*;
use screens::registry::{Place, Screen};
use table::Intent;
use wasm_bindgen::JsCast;
use web_sys::Element;
use widgets::icon::{Icon, IconButton, Sign};
use widgets::layer::close_by_back;

/// The header.
#[component]
pub fn Header() -> impl IntoView {
    let page = expect_context::<Page>();
    let words = page.words;
    let sound = Memo::new(move |_| page.preferences.with(|chosen| chosen.sound));
    let toggle_sound = move || {
        page.prefer(|preferences| preferences.sound = !preferences.sound);
        page.unlock_sound();
    };
    let speaker = move || {
        if sound.get() {
            Sign::SoundOn
        } else {
            Sign::SoundOff
        }
    };
    let open = move |screen| page.screen.set(Some(screen));
    let drawing = Memo::new(move |_| page.live().pencil.get().is_some());
    let no_drawing = Memo::new(move |_| page.live().strictness().competition);
    let toggle_pencil = move || {
        if !no_drawing.get_untracked() {
            page.live().pencil.update(|pencil| {
                *pencil = match pencil {
                    Some(_) => None,
                    None => Some(Brush::default()),
                }
            });
        }
    };
    let over = Memo::new(move |_| page.live().game.with(|game| game.outcome().is_some()));
    // The rarer tools of a game lie under one button, and on a phone all of them.
    let menu = RwSignal::new(false);
    close_by_back(menu);
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
    let place = Memo::new(move |_| page.page_shown());
    let in_game = Memo::new(move |_| place.get() == Place::Game);
    let more = NodeRef::<Button>::new();
    // A chosen entry is gone with its menu: a dialog gives the focus back to the button of the menu.
    let give_to_more = move || {
        if menu.get_untracked()
            && let Some(more) = more.get_untracked()
        {
            // Without the focus the dialog is still open.
            let _ = more.focus();
        }
    };
    let shut = move |event: KeyboardEvent| {
        if event.key() == "Escape" && menu.get_untracked() {
            give_to_more();
            menu.set(false);
            event.stop_propagation();
        }
    };
    let title_now = move || {
        let game = page.chunk.game()?;
        Some((game.title)(page, &words.now()))
    };
    view! {
        <header class="site-header" class:in-game=move || in_game.get() on:keydown=shut>
            <a class="skip-link" href="#sessa" on:click=move |event| {
                event.prevent_default();
                focus::to_content();
            }>
                {words.say("skip")}
            </a>
            <a class="up" href="#play" data-action="up" on:click=move |event| {
                event.prevent_default();
                page.return_to(Place::Play);
                focus::to_heading();
            }>
                <Icon sign=Sign::Left/>
                <span>{words.say("place-play")}</span>
            </a>
            <p class="wordmark">{words.say("title")}</p>
            <Nav/>
            <Show when=move || in_game.get()>
                <h1 class="game-title" tabindex="-1" data-title>{title_now}</h1>
            </Show>
            <div class="tools" class:open=move || menu.get() on:click:capture=move |_| give_to_more()>
                <div class="quick">
                    <Show when=move || in_game.get()>
                        <IconButton sign=Sign::Flip name="flip" action="flip" on_press=move || page.table().act(Intent::Flip)/>
                    </Show>
                    <IconButton sign=Signal::derive(speaker) name="sound" action="sound" pressed=sound on_press=toggle_sound/>
                    <IconButton sign=Sign::FullScreen name="full-screen" action="fullscreen" on_press=move || toggle_full_screen(page)/>
                </div>
                <div class="menu">
                    <Show when=move || in_game.get()>
                        <Show when=move || !over.get()>
                            <IconButton sign=Sign::Plus name="new-game" action="new-game" on_press=move || page.table().act(Intent::Leave)/>
                            <IconButton
                                sign=Sign::Page
                                name="score-sheet"
                                action="score-sheet"
                                on_press=move || open(Screen::ScoreSheet)
                            />
                        </Show>
                        <ArbiterButton/>
                        <IconButton
                            sign=Sign::Pencil
                            name="draw-on-board"
                            action="draw"
                            pressed=drawing
                            off=no_drawing
                            on_press=toggle_pencil
                        />
                    </Show>
                    <IconButton sign=Sign::Help name="help" action="help" on_press=move || open(Screen::Help)/>
                    <IconButton sign=Sign::Settings name="settings" action="settings" on_press=move || open(Screen::Settings)/>
                </div>
            </div>
            <button
                node_ref=more
                type="button"
                class="icon-button more-button"
                data-action="more"
                aria-label=words.say("more")
                aria-expanded=move || menu.get().to_string()
                on:click=move |_| menu.update(|menu| *menu = !*menu)
            >
                {move || view! { <Icon sign=if in_game.get() { Sign::More } else { Sign::Menu }/> }}
            </button>
        </header>
    }
}

/// The game in a line: `You – Robot, level 3 · 1–0`; in the chunk of games.
pub fn title(page: Page, words: &Lexicon) -> String {
    page.live().game.with(|game| {
        let names = Color::ALL.map(|side| player_name(words, game.config(), side));
        let names = names.join(" – ");
        match game.outcome() {
            Some(outcome) => format!("{names} · {}", score_text(outcome)),
            None => names,
        }
    })
}

/// Enters or leaves full screen. Where the browser has no full screen for pages (iPhone, some frames), the page fills
/// its window instead.
fn toggle_full_screen(page: Page) {
    let Some(root) = page.focus.root() else {
        return;
    };
    if document().fullscreen_element().is_some() {
        document().exit_fullscreen();
    } else if !document().fullscreen_enabled() || root.request_fullscreen().is_err() {
        // Both names are valid class names.
        let _ = root.class_list().toggle("maximised");
    }
}
