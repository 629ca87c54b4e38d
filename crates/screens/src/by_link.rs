//! Games by link: correspondence without a server. The list of those under way, the form of a new one, the page from which a
//! move is sent (`#by-link/KEY`), and a link that has come in (`#by-link/LINK`, format in `docs/correspondence.md`).

mod desk;
mod form;
mod outgoing;
mod received;
mod time;

use crate::WiredContext;
use crate::registry::Place;
use crate::registry::Screen;
use crate::route;
use board::{Diagram, Look, Placement};
use chess::Color;
use correspondence::Step;
use game::{Config, Game, Player};
use i18n::players::player_name;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use std::sync::Arc;
use table::library_game::is_key;
use widgets::icon::{Icon, Sign};
use widgets::page_frame::PageFrame;

/// Input of the screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ByLinkInput {
    /// The rest of the address: the key of a game, or a link.
    pub query: String,
    /// The correspondence games under way, and the one that has just ended, those first that await a move here.
    pub games: Vec<LinkGame>,
    /// The look of boards.
    pub look: Look,
}

/// A correspondence game of this device.
#[derive(Clone, Debug, PartialEq)]
pub struct LinkGame {
    /// Its key in the library.
    pub key: String,
    /// The game.
    pub game: Arc<Game>,
}

impl LinkGame {
    /// The side whose player is elsewhere.
    fn there(&self) -> Color {
        let is_there = |side: &Color| self.game.config().player(*side) == Player::Elsewhere;
        Color::ALL
            .into_iter()
            .find(is_there)
            .unwrap_or(Color::Black)
    }

    /// True if the player here has to act.
    fn is_mine(&self) -> bool {
        self.game.outcome().is_none() && self.game.awaits_elsewhere().is_none()
    }

    /// Name of the opponent.
    fn opponent(&self, words: &Lexicon) -> String {
        player_name(words, self.game.config(), self.there())
    }

    /// The address of its board.
    fn board(&self) -> String {
        format!("#{}", route::address(Place::Game, &self.key))
    }

    /// The address from which it is sent.
    fn sends(&self) -> String {
        route::href(Screen::ByLink, &self.key)
    }

    fn diagram(&self, look: Look) -> AnyView {
        let placement = Placement::from(&self.game.position().to_setup().board);
        let placement = Signal::stored(placement);
        let look = Look {
            coordinates: false,
            ..look
        };
        view! { <Diagram placement bottom=!self.there() look/> }.into_any()
    }
}

/// Requests of the screen to its page.
#[derive(Clone, Debug)]
pub enum ByLinkCommand {
    /// Begins a game with these terms; the side plays here.
    Begin(Box<Config>, Color),
    /// Opens a game that has come in, and tells its key.
    Open(Box<Game>, Callback<String>),
    /// Does steps in the game of a key.
    Take(String, Vec<Step>),
    /// Shows the board of the game of a key.
    Show(String),
}

type Context = WiredContext<ByLinkInput, ByLinkCommand>;

/// The screen, a page.
pub fn by_link(context: Context) -> AnyView {
    let query = Memo::new(move |_| context.input.with(|input| input.query.clone()));
    let content = move || {
        let query = query.get();
        if query.is_empty() {
            list(context)
        } else if is_key(&query) {
            outgoing::view(context, &query)
        } else {
            received::view(context, &query)
        }
    };
    let content = view! { <div class="by-link">{content}</div> }.into_any();
    view! { <PageFrame frame=context.frame tools=().into_any() content/> }.into_any()
}

/// The games under way, a field for a link, and the form of a new game.
fn list(context: Context) -> AnyView {
    let words = context.words;
    let games = Memo::new(move |_| {
        let all = context.input.with(|input| input.games.clone());
        all.into_iter()
            .filter(|game| game.game.outcome().is_none())
            .collect::<Vec<_>>()
    });
    let cards = move || {
        let look = context.input.with(|input| input.look);
        let cards = games
            .get()
            .into_iter()
            .map(|game| card(context, &game, look));
        cards.collect_view()
    };
    let pasted = RwSignal::new(String::new());
    let take = move || {
        let text = pasted.get_untracked();
        if !text.trim().is_empty() {
            let link = received::link_of(&text);
            let _ = window()
                .location()
                .set_hash(&route::href(Screen::ByLink, &link));
        }
    };
    let about = move || {
        games
            .with(Vec::is_empty)
            .then(|| view! { <p class="about">{words.say("by-link-about")}</p> })
    };
    view! {
        {about}
        <ul class="by-link-games">{cards}</ul>
        <form
            class="by-link-paste"
            on:submit=move |event| {
                event.prevent_default();
                take();
            }
        >
            <label for="by-link-paste">{words.say("by-link-paste-about")}</label>
            <input
                id="by-link-paste"
                name="link"
                type="text"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                placeholder=words.say("by-link-paste")
                prop:value=move || pasted.get()
                on:input=move |event| pasted.set(event_target_value(&event))
            />
            <button type="submit" data-action="open-link">{words.say("by-link-open")}</button>
        </form>
        {form::view(context)}
    }
    .into_any()
}

/// The card of a game: whose turn it is, against whom, and the time that is left.
fn card(context: Context, game: &LinkGame, look: Look) -> AnyView {
    let words = context.words;
    let lexicon = words.now();
    let is_mine = game.is_mine();
    let href = if is_mine { game.board() } else { game.sends() };
    let state = [
        Some(lexicon.with(
            "by-link-move",
            &args!["number" => game.game.position().fullmove_number()],
        )),
        time::left(&lexicon, game),
    ];
    let state: Vec<String> = state.into_iter().flatten().collect();
    let turn = if is_mine {
        "your-move"
    } else {
        "by-link-waiting"
    };
    view! {
        <li>
            <a class="link-card" class:mine=is_mine href=href data-action="to-game" data-key=game.key.clone()>
                <span class="by-link-board">{game.diagram(look)}</span>
                <span class="by-link-told">
                    <span class=if is_mine { "your-move" } else { "about" }>{lexicon.get(turn)}</span>
                    <strong>{game.opponent(&lexicon)}</strong>
                    <span class="about">{state.join(" · ")}</span>
                </span>
                <Icon sign=Sign::Right/>
            </a>
        </li>
    }
    .into_any()
}
