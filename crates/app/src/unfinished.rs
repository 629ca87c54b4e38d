//! Card on Play's home: the game at the table that has been left, unfinished or over.

use crate::result::score_text;
use crate::session::{Session, in_play};
use chess::Color;
use game::{Game, Phase, Player};
use i18n::args;
use i18n::players::player_name;
use leptos::prelude::*;
use narration::Narrator;
use widgets::icon::{Icon, Sign};

/// The card; in the chunk of games.
pub fn view(session: Session) -> AnyView {
    let words = session.words;
    let live = Memo::new(move |_| session.game.with(in_play));
    let who = move || session.game.with(|game| opponents(session, game));
    let told = move || {
        session.game.with(|game| match game.outcome() {
            Some(outcome) => {
                let words = words.now();
                let headline = Narrator::new(&words, false).headline(game, outcome);
                format!("{headline} · {}", score_text(outcome))
            }
            None => state_of(session, game),
        })
    };
    let buttons = move || {
        if live.get() {
            view! {
                <button class="primary" type="button" data-action="continue" on:click=move |_| session.go_on()>
                    {words.say("continue")}
                </button>
            }
            .into_any()
        } else {
            view! {
                <button type="button" data-action="analyse" on:click=move |_| session.study_game()>
                    <Icon sign=Sign::Graph/>
                    {words.say("review-game")}
                </button>
            }
            .into_any()
        }
    };
    view! {
        <section class="unfinished" class:live=move || live.get() aria-labelledby=session.element_id("unfinished-game") data-unfinished>
            <p class="kind">
                {move || words.now().get(if live.get() { "unfinished" } else { "last-game" })}
            </p>
            <h2 id=session.element_id("unfinished-game")>{who}</h2>
            <p class="state">{told}</p>
            <div class="answers">{buttons}</div>
        </section>
    }
    .into_any()
}

/// Name of the opponent; both names where two persons play.
fn opponents(session: Session, game: &Game) -> String {
    let (words, config) = (session.words.now(), game.config());
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
fn state_of(session: Session, game: &Game) -> String {
    let words = session.words.now();
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
