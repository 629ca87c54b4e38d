//! Player bar: name, captured pieces, lead and clock.

use crate::page::GameContext;
use chess::{Color, Role};
use game::Phase;
use i18n::names::{color_name, role_name};
use i18n::players::player_name;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use narration::Narrator;
use narration::{lead, taken_by};

/// The bar above or below the board.
#[component]
pub fn PlayerBar(
    /// Above the board: the side opposite.
    top: bool,
) -> impl IntoView {
    let context = expect_context::<GameContext>();
    let side = Memo::new(move |_| {
        if top {
            !context.live.bottom.get()
        } else {
            context.live.bottom.get()
        }
    });
    let taken = Memo::new(move |_| {
        let position = context.live.position();
        let taken = context
            .live
            .game
            .with(|game| taken_by(side.get(), &game.config().start, &position));
        (taken, lead(side.get(), &position))
    });
    view! {
        <section class="bar" class:top=top class:bottom=!top>
            <p class="player" data-side=move || color_name(side.get())>
                {move || name(context, side.get())}
            </p>
            <div class="captured" data-captured=move || color_name(side.get())>
                {move || taken.with(|(taken, lead)| tray(&context.page.words.now(), side.get(), taken, *lead))}
            </div>
            <Show when=move || context.live.game.with(|game| game.config().time.is_some() && game.phase() != Phase::Ready)>
                {move || context.page.chunk.game().map(|game| (game.clock)(context, side))}
            </Show>
        </section>
    }
}

fn name(context: GameContext, side: Color) -> impl IntoView {
    let words = context.page.words.now();
    let (name, acts) = context.live.game.with(|game| {
        let name = if game.phase() == Phase::Ready {
            Narrator::new(&words, false).side(side)
        } else {
            player_name(&words, game.config(), side)
        };
        (name, game.to_act() == side)
    });
    let thinks = acts && context.live.thinking.get();
    view! {
        <span class="name" title=name.clone()>{name.clone()}</span>
        {thinks.then(|| view! { <span class="thinking">{words.get("thinking")}</span> })}
    }
}

/// The pieces `side` has captured, and its lead.
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

/// Captured pieces in words, for screen readers.
fn taken_in_words(words: &Lexicon, side: Color, taken: &[Role]) -> Option<String> {
    let narrator = Narrator::new(words, false);
    let pieces: Vec<String> = taken.iter().map(|&role| narrator.role(role)).collect();
    let told = args!["side" => narrator.side(side), "pieces" => pieces.join(", ")];
    (!taken.is_empty()).then(|| words.with("captured-by", &told))
}
