//! The page below its header: its own table, and what is no table's: keys, routes, theme, screens.

use crate::ghost_click;
use crate::history;
use crate::keys::{self, ByPointer};
use crate::listening;
use crate::nav;
use crate::place::Place;
use crate::screens::{self, OpenScreens};
use crate::session::Session;
use crate::table_view::TableView;
use crate::theme;
use game::{Phase, Player};
use i18n::Lexicon;
use leptos::ev;
use leptos::prelude::*;
use std::time::Duration;

/// Everything inside the page's root but the header.
#[component]
pub fn Page() -> impl IntoView {
    let session = expect_context::<Session>();
    let window_keys =
        window_event_listener(ev::keydown, move |event| keys::pressed(session, &event));
    on_cleanup(move || window_keys.remove());
    ghost_click::guard();
    provide_context(ByPointer::follow());
    // What a game needs is fetched as soon as the page stands; the engine and the screens once it has nothing else to do.
    set_timeout(move || session.with_game(|_| ()), Duration::ZERO);
    set_timeout(
        move || session.with_game(move |game| (game.warm_up)(session)),
        Duration::from_millis(1500),
    );
    set_timeout(
        move || OpenScreens::warm_up(session),
        Duration::from_secs(3),
    );

    theme::follow(session.preferences);
    name_the_tab(session);
    listening::follow(session);
    history::follow(session);
    nav::follow(session);
    screens::follow(session);
    view! { <TableView/> }
}

/// Sets the document's language, and its title: the page's and what it shows, `3.5 · Laws · Sessa`. Of a game it says
/// when it is the player's move, for a player who looks at another tab meanwhile.
fn name_the_tab(session: Session) {
    let words = session.words;
    Effect::new(move |_| {
        let words = words.now();
        if let Some(html) = document().document_element() {
            // The name is a valid attribute name.
            let _ = html.set_attribute("lang", words.language().tag());
        }
        let mut parts = match session.place() {
            Place::Play => Vec::new(),
            Place::Game => vec![game_title(session, &words)],
            Place::Screen(screen) => {
                let entries = session.entries.get();
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
fn game_title(session: Session, words: &Lexicon) -> Option<String> {
    let mine = session.game.with(|game| {
        let [turn, other] = [game.to_act(), !game.to_act()].map(|side| game.config().player(side));
        game.phase() == Phase::Running && turn == Player::Person && other != Player::Person
    });
    if mine {
        return Some(words.get("your-move"));
    }
    let game = session.chunk.game()?;
    Some((game.title)(session, words))
}
