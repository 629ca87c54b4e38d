//! Tabs beside the board.

use i18n::Words;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The tabs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// The moves, and their comments.
    Moves,
    /// The engine; where there is room it stands above the others.
    Engine,
    /// The position editor.
    Position,
    /// Import and export of games.
    Game,
}

impl Tab {
    const ALL: [Tab; 4] = [Tab::Moves, Tab::Engine, Tab::Position, Tab::Game];

    /// Name in style sheets and tests.
    pub const fn name(self) -> &'static str {
        match self {
            Tab::Moves => "moves",
            Tab::Engine => "engine",
            Tab::Position => "position",
            Tab::Game => "game",
        }
    }

    /// The name of the message on it.
    const fn label(self) -> &'static str {
        match self {
            Tab::Moves => "moves",
            Tab::Engine => "analyse",
            Tab::Position => "analysis-position",
            Tab::Game => "analysis-game",
        }
    }
}

/// The row of tabs: the arrow keys go from one to the next.
#[component]
pub fn Tabs(
    /// The open tab.
    tab: RwSignal<Tab>,
    /// The language.
    words: Words,
) -> impl IntoView {
    let step = move |event: KeyboardEvent| {
        let place = Tab::ALL
            .iter()
            .position(|&one| one == tab.get_untracked())
            .unwrap_or(0);
        let count = Tab::ALL.len();
        let next = match event.key().as_str() {
            "ArrowRight" => (place + 1) % count,
            "ArrowLeft" => (place + count - 1) % count,
            "Home" => 0,
            "End" => count - 1,
            _ => return,
        };
        event.prevent_default();
        tab.set(Tab::ALL[next]);
        let id = format!("an-tab-{}", Tab::ALL[next].name());
        let element = document()
            .get_element_by_id(&id)
            .and_then(|element| element.dyn_into::<HtmlElement>().ok());
        if let Some(element) = element {
            // It stands, for all of them always do.
            let _ = element.focus();
        }
    };
    let one = move |one: Tab| {
        let shown = move || tab.get() == one;
        view! {
            <button
                type="button"
                role="tab"
                id=format!("an-tab-{}", one.name())
                aria-controls=format!("an-panel-{}", one.name())
                aria-selected=move || shown().to_string()
                tabindex=move || if shown() { "0" } else { "-1" }
                data-tab-of=one.name()
                on:click=move |_| tab.set(one)
            >
                {words.say(one.label())}
            </button>
        }
    };
    view! {
        <div class="an-tabs" role="tablist" aria-label=words.say("analysis") on:keydown=step>
            {Tab::ALL.map(one).into_iter().collect_view()}
        </div>
    }
}
