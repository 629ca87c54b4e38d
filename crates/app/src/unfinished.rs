//! The games that have been left, on Play's home: a card for the one at the table, unfinished or over, and links to the
//! others in play.

use crate::page::Page;
use crate::result::score_text;
use chess::Color;
use game::{Game, Phase, Player};
use i18n::args;
use i18n::players::player_name;
use leptos::prelude::*;
use narration::Narrator;
use play::{LiveGame, is_mine_to_move};
use screens::registry::Place;
use screens::route;
use std::sync::Arc;
use table::in_play;
use widgets::icon::{Icon, Sign};

/// Links to the games in play that are not at the table; in the chunk of games.
pub fn others(page: Page) -> AnyView {
    let others = move || {
        let shown = page.live();
        let list = page.games.list().into_iter();
        list.filter(|live| *live != shown).collect::<Vec<_>>()
    };
    let is_any = Memo::new(move |_| !others().is_empty());
    view! {
        <Show when=move || is_any.get()>
            <section class="games-in-play" aria-labelledby="games-in-play">
                <h2 id="games-in-play">{page.words.say("games-in-play")}</h2>
                <ul>
                    <For each=others key=|live| live.number let:live>
                        {link(page, live)}
                    </For>
                </ul>
            </section>
        </Show>
    }
    .into_any()
}

/// The card of the game at the table; in the chunk of games.
pub fn view(page: Page) -> AnyView {
    let words = page.words;
    let live = untrack(|| page.live());
    let is_live = Memo::new(move |_| live.game.with(|game| in_play(game)));
    let buttons = move || {
        if is_live.get() {
            view! {
                <button class="primary" type="button" data-action="continue" on:click=move |_| page.go_on()>
                    {words.say("continue")}
                </button>
            }
            .into_any()
        } else {
            view! {
                <button type="button" data-action="analyse" on:click=move |_| page.study_game()>
                    <Icon sign=Sign::Graph/>
                    {words.say("review-game")}
                </button>
            }
            .into_any()
        }
    };
    view! {
        <section class="unfinished" class:live=move || is_live.get() aria-labelledby="unfinished-game" data-unfinished>
            <p class="kind">
                {move || words.now().get(if is_live.get() { "unfinished" } else { "last-game" })}
            </p>
            <h2 id="unfinished-game">{move || live.game.with(|game| opponents(page, game))}</h2>
            <p class="state">{move || live.game.with(|game| told(page, game))}</p>
            <div class="answers">{buttons}</div>
        </section>
    }
    .into_any()
}

/// A link to another game in play.
fn link(page: Page, live: LiveGame) -> impl IntoView {
    let href = move || {
        let key = live.key().unwrap_or_default();
        format!("#{}", route::address(Place::Game, &key))
    };
    view! {
        <li>
            <a href=href class:mine=move || is_mine_to_move(live) data-action="to-game">
                <strong>{move || live.game.with(|game| opponents(page, game))}</strong>
                <span class="state">{move || live.game.with(|game| told(page, game))}</span>
            </a>
        </li>
    }
}

/// The result of a game that is over, or the state of one in play.
fn told(page: Page, game: &Arc<Game>) -> String {
    match game.outcome() {
        Some(outcome) => {
            let words = page.words.now();
            let headline = Narrator::new(&words, false).headline(game, outcome);
            format!("{headline} · {}", score_text(outcome))
        }
        None => state_of(page, game),
    }
}

/// Name of the opponent; both names where two persons play.
fn opponents(page: Page, game: &Game) -> String {
    let (words, config) = (page.words.now(), game.config());
    let robot = Color::ALL
        .into_iter()
        .find(|&side| config.player(side) != Player::Person);
    match robot {
        Some(robot) => player_name(&words, config, robot),
        None => Color::ALL
            .map(|side| player_name(&words, config, side))
            .join(" – "),
    }
}

/// The number of the move, whose it is, and what the clocks do meanwhile.
fn state_of(page: Page, game: &Game) -> String {
    let words = page.words.now();
    let side = game.to_act();
    let turn = words.with(
        "to-move",
        &args![
            "number" => game.position().fullmove_number(),
            "side" => Narrator::new(&words, false).side(side),
        ],
    );
    let clocks = match (game.phase(), game.config().time.is_some()) {
        (Phase::Adjourned, _) => Some("held-adjourned"),
        (Phase::Claimed(_), _) => Some("held-claimed"),
        (Phase::Paused, _) => Some("clocks-stand"),
        (_, true) => Some("clock-runs"),
        _ => None,
    };
    let clocks = clocks.map(|name| words.get(name));
    [Some(turn), clocks]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}
