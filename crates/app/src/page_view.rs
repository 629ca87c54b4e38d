//! The page below its header: its own table, and what is no table's: keys, routes, theme, screens.

use crate::ghost_click;
use crate::history;
use crate::keys::{self, ByPointer};
use crate::listening;
use crate::nav;
use crate::page::Page;
use crate::screens::{self, OpenScreens};
use crate::table_view::TableView;
use crate::theme;
use ::screens::registry::Place;
use i18n::Lexicon;
use leptos::context::Provider;
use leptos::ev;
use leptos::prelude::*;
use platform::sound::on_gesture;
use play::is_mine_to_move;
use std::time::Duration;
use table::Intent;

/// Everything inside the page's root but the header.
#[component]
pub fn PageView() -> impl IntoView {
    let page = expect_context::<Page>();
    let window_keys = window_event_listener(ev::keydown, move |event| {
        keys::pressed(untrack(|| page.table()), &event);
    });
    on_cleanup(move || window_keys.remove());
    ghost_click::guard();
    provide_context(ByPointer::follow());
    // What a game needs is fetched as soon as the page stands; the engine and the screens once it has nothing else to do.
    set_timeout(move || page.with_game(|_| ()), Duration::ZERO);
    set_timeout(
        move || page.with_game(move |game| (game.warm_up)(page)),
        Duration::from_millis(1500),
    );
    set_timeout(move || OpenScreens::warm_up(page), Duration::from_secs(3));

    theme::follow(page.preferences);
    name_the_tab(page);
    listening::follow(page);
    history::follow(page);
    nav::follow(page);
    screens::follow(page);
    follow_window(page);
    // Another game is another table, built anew.
    let tables = move || [page.live()];
    view! {
        <For each=tables key=|live| live.number let:_live>
            <Provider value=untrack(|| page.table())>
                <TableView/>
            </Provider>
        </For>
    }
}

/// Tells all games when the page is seen, hidden or goes away, and what the player prefers. Sound begins with a gesture, as browsers want it.
fn follow_window(page: Page) {
    on_gesture(move || page.unlock_sound());
    let tell = move |intent: Intent| {
        if let Some(game) = untrack(|| page.chunk.game()) {
            (game.tell_all)(page.games, &intent);
        }
    };
    Effect::watch(
        move || page.preferences.track(),
        move |(), _, _| {
            if let Some(game) = untrack(|| page.chunk.game()) {
                (game.prefer)(page.games);
            }
        },
        false,
    );
    let leave = window_event_listener(ev::pagehide, move |_| tell(Intent::Close));
    let seen = window_event_listener(ev::visibilitychange, move |_| {
        tell(Intent::Seen(!document().hidden()));
    });
    let focused = window_event_listener(ev::focus, move |_| tell(Intent::Look));
    on_cleanup(move || {
        leave.remove();
        seen.remove();
        focused.remove();
    });
}

/// Sets the document's language, and its title: the page's and what it shows, `3.5 · Laws · Sessa`. Of a game it says
/// when it is the player's move, for a player who looks at another tab meanwhile.
fn name_the_tab(page: Page) {
    let words = page.words;
    // Browsers style the whole page anew when it is set, even to what it was.
    let language = Memo::new(move |_| words.now().language());
    Effect::new(move |_| {
        if let Some(html) = document().document_element() {
            // The name is a valid attribute name.
            let _ = html.set_attribute("lang", language.get().tag());
        }
    });
    Effect::new(move |_| {
        let words = words.now();
        let mut parts = match page.place() {
            Place::Play => Vec::new(),
            Place::Game => vec![game_title(page, &words)],
            Place::Screen(screen) => {
                let entries = page.entries.get();
                let entry = entries.into_iter().find(|(of, _)| *of == screen);
                // The words of a screen come with it.
                let title = Some(words.get(screen.name())).filter(|title| title != screen.name());
                vec![entry.map(|(_, entry)| entry), title]
            }
        };
        parts.push(Some(words.get("title")));
        let parts: Vec<_> = parts
            .into_iter()
            .flatten()
            .filter(|part| !part.is_empty())
            .collect();
        document().set_title(&parts.join(" · "));
    });
}

/// The game in the title: whether it is the player's move, or else its players and result.
fn game_title(page: Page, words: &Lexicon) -> Option<String> {
    if is_mine_to_move(page.live()) {
        return Some(words.get("your-move"));
    }
    let game = page.chunk.game()?;
    Some((game.title)(page, words))
}
