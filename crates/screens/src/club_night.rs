//! Club night: the organiser's screen. `#club-night` has the players, the rounds and the table, `#club-night/wall` what hangs on
//! the wall, in a window of its own.
//!
//! The night is stored after every action, and a change of what is stored is heard of by every other window (`desk.rs`). The desk
//! lives as long as the page, so that robots play on while another screen is shown.

mod chart;
mod code_field;
mod desk;
mod forbidden;
mod games_here;
mod list_faults;
mod menu;
mod pair_button;
mod player_list;
mod players;
mod print;
mod robot_form;
mod round;
mod round_cell;
mod row;
mod standings;
mod tie_break_words;
mod tie_breaks;
mod wall;
mod words;

use crate::ScreenContext;
pub use desk::Desk;
use desk::Notice;
use game::{Config, Points};
use i18n::Words;
use leptos::portal::Portal;
use leptos::prelude::*;
use std::collections::BTreeMap;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use widgets::icon::{Icon, Sign};
use widgets::page_frame::PageFrame;
use widgets::tabs::{Tab, Tabs};

/// The games of this device, as far as the night asks for them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClubNightInput {
    /// The results of finished games, by their keys.
    pub finished: BTreeMap<String, Points>,
    /// The number of the move that each game of robots among themselves has reached, by its key.
    pub moves: BTreeMap<String, u32>,
}

/// Commands of the organiser to the page.
pub enum ClubNightCommand {
    /// Begins the game of a board; its key follows from its terms.
    Begin(Box<Config>),
    /// Shows the game of a key.
    Show(String),
    /// Looks for the results of the games of these keys.
    Seek(Vec<String>),
    /// Has the games of these terms played by the robots, and no others.
    Robots(Vec<Config>),
    /// Plays the sound of a code that was read: taken in, or refused.
    Hear {
        /// True if it was taken in.
        is_done: bool,
    },
}

/// Path of the wall.
const WALL: &str = "wall";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Players,
    Round,
    Table,
}

const PARTS: &[Tab<Part>] = &[
    Tab {
        value: Part::Players,
        name: "players",
        label: "night-players",
    },
    Tab {
        value: Part::Round,
        name: "round",
        label: "night-rounds",
    },
    Tab {
        value: Part::Table,
        name: "table",
        label: "night-table",
    },
];

/// The tab of what is shown.
const CHOSEN_TAB: &str = ".night [role=tab][aria-selected=true]";

/// Gives an element the focus in the next frame, when it stands.
fn focus_on(selector: impl Into<String>) {
    let selector = selector.into();
    request_animation_frame(move || {
        let found = document().query_selector(&selector).ok().flatten();
        if let Some(element) = found {
            // It can have the focus; a browser that refuses leaves it where it is.
            let _ = element.unchecked_into::<HtmlElement>().focus();
        }
    });
}

/// Opens the desk of a page. Robots play on and results come in as long as its owner is there, whether the screen is shown or not.
pub fn open_desk(
    words: Words,
    games: Signal<ClubNightInput>,
    command: impl Fn(ClubNightCommand) + Send + Sync + 'static,
) -> Desk {
    let desk = Desk::open(words, games, command);
    games_here::follow(desk);
    desk
}

/// The screen of a desk.
pub fn club_night(screen: ScreenContext, desk: Desk) -> AnyView {
    let is_wall = Memo::new(move |_| screen.input.with(|input| input.query == WALL));
    // One window is enough to take results over.
    if !is_wall.get_untracked() {
        desk.is_organiser.set(true);
        // What was said there is not said again.
        on_cleanup(move || desk.told.set(None));
        let heard = Memo::new(move |_| screen.input.with(|input| input.heard.clone()));
        Effect::watch(
            move || heard.get(),
            move |heard, _, _| code_field::hear(desk, &heard.alternatives),
            false,
        );
    }
    let view = move || {
        if is_wall.get() {
            let content = wall::view(desk);
            return view! { <PageFrame frame=screen.frame tools=().into_any() content/> }
                .into_any();
        }
        let tools = menu::tools(desk);
        let content = organiser(desk);
        view! {
            <PageFrame frame=screen.frame tools content/>
            <Portal>{print::sheets(desk)}</Portal>
        }
        .into_any()
    };
    view.into_any()
}

fn organiser(desk: Desk) -> AnyView {
    let words = desk.words;
    let begins = desk
        .night
        .with_untracked(|night| night.state().rounds().is_empty());
    let part = RwSignal::new(if begins { Part::Players } else { Part::Round });
    // A round that is paired is what comes next.
    let rounds = Memo::new(move |_| desk.night.with(|night| night.state().rounds().len()));
    Effect::watch(
        move || rounds.get(),
        move |now, before, _| {
            if before.is_some_and(|before| now > before) {
                part.set(Part::Round);
                // The button that paired it may be gone with its part.
                focus_on(".night-board[tabindex='0']");
            }
        },
        false,
    );
    let content = move || match part.get() {
        Part::Players => players::view(desk),
        Part::Round => round::view(desk),
        Part::Table => standings::view(desk),
    };
    let name = move || {
        PARTS
            .iter()
            .find(|it| it.value == part.get())
            .map_or("", |it| it.name)
    };
    view! {
        <div class="night">
            <p class="night-head">{move || words::heading(&words.now(), &desk.night.read())}</p>
            <Tabs id="night" label="night-parts" tabs=PARTS chosen=part/>
            {told(desk)}
            <div
                class="night-panel"
                role="tabpanel"
                id=move || format!("night-panel-{}", name())
                aria-labelledby=move || format!("night-tab-{}", name())
            >
                {content}
            </div>
        </div>
    }
    .into_any()
}

/// The last message: what was done, or why it was not, with the answer to a question.
fn told(desk: Desk) -> AnyView {
    let words = desk.words;
    let said = move || {
        let Notice {
            text,
            is_fault,
            offer,
        } = desk.told.get()?;
        let answer = offer.map(|(label, action)| {
            let press = move |_| {
                desk.told.set(None);
                desk.act(action.clone());
                focus_on(CHOSEN_TAB);
            };
            view! { <button type="button" data-action="accept" on:click=press>{words.say(label)}</button> }
        });
        Some(view! {
            <p class:fault=is_fault data-told>{text}</p>
            {answer}
            <button
                type="button"
                class="icon-button"
                data-action="dismiss"
                aria-label=words.say("close")
                on:click=move |_| {
                    desk.told.set(None);
                    focus_on(CHOSEN_TAB);
                }
            >
                <Icon sign=Sign::Close/>
            </button>
        })
    };
    view! { <div class="night-told" role="status">{widgets::live_region::renewed(said)}</div> }
        .into_any()
}
