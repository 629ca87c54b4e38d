//! The page: a view of values. Input becomes an intent, the intent an event of the game, the event a change of signals,
//! and signals the document. No component holds chess logic.
//!
//! # Start of the page
//!
//! `index.html` shows a board before any wasm runs. The first chunk has Play's home, the board and the navigation bar.
//! Second chunk (`game_chunk.rs`): the form of a new game, rules, intents, effects and panel of a game, fetched as soon as the page
//! is ready. If a game or its settings are saved, or a link leads to a position, the page waits for it
//! (`begins_with_game`). `GameContext::act` calls that chunk through a table of functions and fetches it first if need be.
//! All other chunks come later, so that what they share with it is fetched once (`docs/decisions/0015-one-wasm.md`).

mod arbiter_button;
mod board_config;
mod chunk;
mod clock_face;
mod colour_draw;
mod control_row;
mod controls;
mod destinations;
mod elsewhere;
mod entry;
mod exact_answer;
mod focus;
mod game_chunk;

mod game_form;
mod ghost_click;
mod header;
mod history;
mod home_board;
mod home_cards;
mod keys;
mod law_link;
mod listening;
mod match_text;
mod mini_table;
mod move_list;
mod nav;
mod new_game;
mod new_version;
mod notice;
mod notice_bar;
mod page;
mod page_view;
mod panel;
mod player_bar;
mod question;
mod resize;
mod result;
mod screens;
mod scroll_restoration;
mod set_up;
mod simul_board;
mod start_told;
mod status;
mod step_proposal;
mod storage;
mod table_notice;
mod table_view;
mod theme;
mod voice;
mod waiting;

use ::screens::route::{self, Route};
use game::{Game, Phase};
use i18n::{Language, Lexicon, Words};
use leptos::mount::mount_to;
use leptos::prelude::*;
use notice::Notice;
use page::{LazyChunk, Page};
use platform::clients::Clients;
use platform::preferences::Preferences;
use std::time::Duration;
use table::game_settings::GameSettings;
use table::skill::Skill;
use wasm_bindgen::JsCast;
use web_sys::Element;
use widgets::layer::Layers;

fn main() {
    // A panic says where, in builds that keep its message.
    #[cfg(any(debug_assertions, panic_messages))]
    console_error_panic_hook::set_once();
    let preferences = storage::load_preferences();
    let language = preferences
        .language
        .unwrap_or_else(i18n::language_of_reader);
    let chunk = LazyChunk::new(chunk::fetch_game, chunk::fetch, chunk::fetch_screen);
    if language == Language::English && i18n::english::is_included() && !begins_with_game() {
        mount(preferences, Lexicon::english(), chunk, None);
    } else {
        // The static page stands until the words are there, so that nothing is read in two languages, and until what was saved can be
        // read, so that no other page is seen before. Leptos has no executor of its own before it mounts something.
        wasm_bindgen_futures::spawn_local(async move {
            let (lexicon, notice) = match i18n::load(language).await {
                Ok(lexicon) => (lexicon, None),
                Err(why) => (
                    Lexicon::english(),
                    Some(Notice::TranslationFailed(language, why)),
                ),
            };
            if begins_with_game() && chunk.fetch_game().await.is_err() {
                return cannot_start(&lexicon);
            }
            mount(preferences, lexicon, chunk, notice);
        });
    }
}

/// True if the page begins with what only the chunk of games can read: a game or its settings that were saved, or a link.
fn begins_with_game() -> bool {
    storage::has_games()
        || storage::has_game_settings()
        || route::parse(&location_hash().unwrap_or_default()) == Route::Link
}

/// Tells in the static page that the program is not there.
fn cannot_start(words: &Lexicon) {
    if let Ok(Some(status)) = document().query_selector("[data-boot]") {
        status.set_text_content(Some(&words.get("cannot-start")));
    }
}

/// True if no game has begun.
fn is_new(game: &Game) -> bool {
    game.phase() == Phase::Ready
}

/// Sets the program up, and shows it in tasks of their own: none keeps the browser from what is pressed for long.
fn mount(preferences: Preferences, lexicon: Lexicon, chunk: LazyChunk, notice: Option<Notice>) {
    let root = document()
        .get_element_by_id("sessa")
        .expect("index.html has the page's root");
    let shown_in = root.clone();
    let mounted = mount_to(root.clone().unchecked_into(), move || {
        let words = Words::new(lexicon);
        provide_context(Clients::default());
        chunk::provide_entries();
        let saved = untrack(|| chunk.game()).map(|game| (game.load_settings)());
        let settings = saved.unwrap_or_else(GameSettings::first);
        let page = Page::new(preferences, words, settings, chunk);
        page.focus.set_root(shown_in);
        provide_context(words);
        provide_context(Layers::new(platform::random::number()));
        provide_context(page);
        if notice.is_some() {
            page.notice.set(notice);
        }
        let owner = Owner::current().expect("the page is being mounted");
        set_timeout(move || owner.with(|| show(page, root)), Duration::ZERO);
    });
    mounted.forget();
}

/// Shows the header in place of the static one, and in a task of its own the rest of the page.
fn show(page: Page, root: Element) {
    if let Ok(Some(header)) = root.query_selector(".site-header") {
        header.remove();
    }
    mount_to(root.clone().unchecked_into(), header::Header).forget();
    let owner = Owner::current().expect("the page is being mounted");
    set_timeout(
        move || owner.with(|| show_table(page, &root)),
        Duration::ZERO,
    );
}

/// Shows the table in place of the static one, with what was pressed there.
fn show_table(page: Page, root: &Element) {
    let pressed = document()
        .document_element()
        .and_then(|html| html.get_attribute("data-play"))
        .is_some();
    // The answer that was given before the program ran; what stood there is none.
    let skill = document()
        .query_selector("[name=skill]:checked:not([checked])")
        .ok()
        .flatten()
        .and_then(|input| Skill::of_name(&input.get_attribute("value")?));
    // The static board has been seen until now; the live one takes its place in the same frame.
    while let Some(part) = root.first_element_child()
        && !part.class_list().contains("site-header")
    {
        part.remove();
    }
    let mounted = mount_to(root.clone().unchecked_into(), move || {
        if let Some(skill) = skill {
            new_game::answer(page, skill);
        }
        if pressed && page.live().game.with_untracked(|game| is_new(game)) {
            page.play(None);
        }
        view! { <page_view::PageView/> }
    });
    mounted.forget();
    root.set_attribute("data-ready", "true")
        .expect("an attribute of this name is valid");
}
