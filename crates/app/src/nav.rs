//! Navigation bar: the places of the program, at the bottom of a phone, in the header of a desktop.

use crate::destinations::{DESTINATIONS, Destination};
use crate::focus;
use crate::page::Page;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use screens::registry::{Place, Screen};
use screens::route;
use table::in_play;
use widgets::icon::Icon;

/// The bar.
#[component]
pub fn Nav() -> impl IntoView {
    let page = expect_context::<Page>();
    let words = page.words;
    let links = DESTINATIONS.map(|destination| view! { <Link destination/> });
    view! {
        <nav class="places" aria-label=words.say("places")>
            {links.into_iter().collect_view()}
        </nav>
    }
}

/// A link to a place; to the one that is open it leads to its top.
#[component]
fn Link(destination: Destination) -> impl IntoView {
    let page = expect_context::<Page>();
    let Destination {
        place,
        action,
        word,
        sign,
    } = destination;
    let here = Memo::new(move |_| {
        let shown = page.page_shown();
        shown == place || part_of(page, shown) == Some(place)
    });
    // In a competition there is no analysis until the game is over.
    let off = Memo::new(move |_| {
        place == Place::Screen(Screen::Analysis)
            && page.live().strictness().competition
            && page.live().game.with(|game| in_play(game))
    });
    let follow = move |event: MouseEvent| {
        // Another tab or window is the browser's business.
        if event.ctrl_key() || event.meta_key() || event.shift_key() {
            return;
        }
        event.prevent_default();
        if off.get_untracked() {
            return;
        }
        if untrack(|| page.page_shown()) == place {
            to_top();
        } else {
            page.return_to(place);
        }
        if place == Place::Play {
            focus::to_heading();
        }
    };
    view! {
        <a
            class="place"
            href=format!("#{}", route::name(place))
            data-action=action
            aria-current=move || here.get().then_some("page")
            aria-disabled=move || off.get().then_some("true")
            on:click=follow
        >
            <Icon sign/>
            <span>{page.words.say(word)}</span>
        </a>
    }
}

/// The place of the bar that a page is a part of. What is shared is a part of where it came from, as its query says.
fn part_of(page: Page, place: Place) -> Option<Place> {
    let query = page.query_of(place);
    let names = |name: &str| query.split('&').any(|pair| pair.starts_with(name));
    match place {
        Place::Screen(Screen::Embedding) if names("puzzles=") || names("mode=puzzle") => {
            Some(Place::Screen(Screen::Puzzles))
        }
        Place::Screen(Screen::Embedding) if names("lesson=") => Some(Place::Screen(Screen::Learn)),
        place => place.parent(),
    }
}

/// Scrolls the page, and the screen on it, to the top.
fn to_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
    if let Ok(Some(screen)) = document().query_selector("section.screen") {
        screen.set_scroll_top(0);
    }
}

/// Tells the style sheet which place is shown; what it hides has no focus and is not read.
pub fn follow(page: Page) {
    Effect::new(move |before: Option<Place>| {
        let place = page.page_shown();
        let name = match place {
            Place::Play => "play",
            Place::Game => "game",
            Place::Screen(screen) => screen.name(),
        };
        if let Some(html) = document().document_element() {
            // The name is a valid attribute name.
            let _ = html.set_attribute("data-place", name);
            if !page.first_visit.get() {
                // The name is a valid attribute name.
                let _ = html.set_attribute("data-returns", "");
            }
        }
        let left = before.filter(|before| *before != place);
        // The document may have been scrolled below what was shown before; its header is to be seen.
        if left.is_some() {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        // A page that is closed gives the focus back to its opener by itself.
        if left.is_some_and(|left| !matches!(left, Place::Screen(_))) {
            focus::give_back(None);
        }
        place
    });
}
