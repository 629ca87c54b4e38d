//! One player: name, what they have taken, and their clock.

use crate::clock_face::ClockFace;
use crate::names::{color_name, role_name};
use crate::session::Session;
use crate::words::{Lexicon, args};
use board::Narrator;
use board::{lead, taken_by};
use chess::{Color, Role};
use game::{Game, Phase, Player};
use leptos::prelude::*;

/// The bar above or below the board.
#[component]
pub fn PlayerBar(
    /// Above the board: the side opposite.
    top: bool,
) -> impl IntoView {
    let session = expect_context::<Session>();
    let side = Memo::new(move |_| {
        if top {
            !session.bottom.get()
        } else {
            session.bottom.get()
        }
    });
    let taken = Memo::new(move |_| {
        let position = session.position();
        (taken_by(side.get(), &position), lead(side.get(), &position))
    });
    view! {
        <section class="bar" class:top=top class:bottom=!top>
            <p class="player" data-side=move || color_name(side.get())>
                {move || name(session, side.get())}
            </p>
            <div class="captured" data-captured=move || color_name(side.get())>
                {move || taken.with(|(taken, lead)| tray(&session.words.now(), side.get(), taken, *lead))}
            </div>
            <Show when=move || session.game.with(|game| game.config().time.is_some() && game.phase() != Phase::Ready)>
                <ClockFace side/>
            </Show>
        </section>
    }
}

fn name(session: Session, side: Color) -> impl IntoView {
    let words = session.words.now();
    let (ready, players, given) = session.game.with(|game| {
        let config = game.config();
        let given = config.names[side.index()].clone();
        (game.phase() == Phase::Ready, config.players, given)
    });
    let thinks = session.thinking.get() && session.game.with(Game::to_act) == side;
    let level = match players[side.index()] {
        Player::Robot { level } if !ready => words.with("level-of", &args!["level" => level]),
        _ => String::new(),
    };
    let name = match (players[side.index()], players[(!side).index()]) {
        _ if ready => own_name(&words, side),
        _ if !given.is_empty() => given,
        (Player::Robot { .. }, _) => words.get("robot"),
        (Player::Person, Player::Robot { .. }) => words.get("you"),
        (Player::Person, Player::Person) => own_name(&words, side),
    };
    // Both texts take their room, so that nothing beside them moves when they change.
    let detail = (!level.is_empty()).then(|| {
        view! {
            <span class="level stack">
                <span class:absent=thinks>{level}</span>
                <span class:absent=!thinks>{words.get("thinking")}</span>
            </span>
        }
    });
    view! {
        {name}
        {detail}
    }
}

fn own_name(words: &Lexicon, side: Color) -> String {
    Narrator::new(words, false).side(side)
}

/// The pieces `side` has taken, and its lead.
fn tray(words: &Lexicon, side: Color, taken: &[Role], lead: i32) -> impl IntoView + use<> {
    let label = taken_in_words(words, side, taken);
    let mut before = None;
    let pieces = taken
        .iter()
        .map(|&role| {
            let apart = before.replace(role).is_some_and(|before| before != role);
            view! { <i class:apart=apart data-color=color_name(!side) data-role=role_name(role)></i> }
        })
        .collect_view();
    let lead = (lead > 0).then(|| words.with("lead", &args!["points" => lead]));
    view! {
        <span class="hidden-visually">{label}</span>
        {pieces}
        {lead.map(|lead| view! { <span class="lead">{lead}</span> })}
    }
}

/// What has been taken, for those who do not see it.
fn taken_in_words(words: &Lexicon, side: Color, taken: &[Role]) -> Option<String> {
    let narrator = Narrator::new(words, false);
    let pieces: Vec<String> = taken.iter().map(|&role| narrator.role(role)).collect();
    let told = args!["side" => narrator.side(side), "pieces" => pieces.join(", ")];
    (!taken.is_empty()).then(|| words.with("captured-by", &told))
}
