//! Status line of a game: a refusal or an explanation, the hint that was asked for, a notice, a question, or whose move it is. It
//! has one height, so that nothing else moves.

use crate::control_row::Row;
use crate::notice_bar::NoticeBar;
use crate::page::GameContext;
use crate::question;
use game::{Game, Phase, Player};
use i18n::args;
use i18n::players::player_name;
use leptos::prelude::*;
use play::{Announcement, shown_hint};
use screens::Told;
use std::sync::Arc;
use table::Intent;
use widgets::icon::{Icon, Sign};

/// The line above the record.
#[component]
pub fn Status() -> impl IntoView {
    let context = expect_context::<GameContext>();
    let words = context.page.words;
    let turn = move || {
        let words = words.now();
        context.live.game.with(|game| {
            let side = game.to_act();
            let mine = game.config().player(side) == Player::Person;
            match game.phase() {
                Phase::Running if mine && !game.config().between_persons() => {
                    words.get("your-move")
                }
                Phase::Running if mine => {
                    let player = player_name(&words, game.config(), side);
                    words.with("turn-of", &args!["player" => player])
                }
                Phase::Running if game.awaits_elsewhere().is_some() => {
                    let player = player_name(&words, game.config(), side);
                    words.with("to-reply", &args!["player" => player])
                }
                Phase::Running => words.get("robot-thinks"),
                _ => words.get("moves"),
            }
        })
    };
    let hint = move || {
        let hint = context.live.hint.get()?;
        let idea = context.live.idea.get();
        let shown = |game: &Arc<Game>| shown_hint(&hint, idea, game.position(), &words.now());
        let told = context.live.game.with(shown)?;
        Some(view! {
            <p class="verdict" data-hint=hint.step.number().to_string()>
                <Icon sign=Sign::Hint/>
                <span>{told}</span>
            </p>
        })
    };
    // Told to screen readers already, by the log.
    let told = move || {
        let told = context.live.announced.with(|lines| lines.last().cloned())?;
        let Announcement {
            words: told, law, ..
        } = told;
        let told = Told { law, ..told.into() };
        Some(told.view(words))
    };
    let row = Memo::new(move |_| Row::of(context));
    let asked = Memo::new(move |_| question::asked(context, row.get()));
    // A question is shown in the place of what was told before it.
    let told_before = Memo::new(move |_| {
        let is_asked = asked.with(Option::is_some);
        context.live.newest().filter(|_| is_asked)
    });
    let is_told = Memo::new(move |_| {
        let before = told_before.get();
        let hinted = context.live.announced.with(|lines| {
            let after = |number| before.is_none_or(|before| number > before);
            lines
                .last()
                .is_some_and(|last| last.hint && after(last.number))
        });
        hinted
            && context
                .live
                .game
                .with(|game| context.live.shown.get() == game.plies().len())
    });
    // A question may come with a notice, such as the arbiter's ruling, and is asked after it; the ruling has been read when its
    // evidence is looked at.
    let beside = Signal::derive(move || asked.get().filter(|_| row.get() != Row::Evidence));
    let idle = move || match beside.get() {
        Some(asked) => asked_view(asked),
        None if context.live.may_explain.get() => view! { <WhyBad/> }.into_any(),
        None => view! { <h2 class="turn">{turn}</h2> }.into_any(),
    };
    view! {
        <div class="status-line">
            {move || match (asked.get(), hint()) {
                _ if is_told.get() => told().into_any(),
                (Some(asked), _) if beside.with(Option::is_none) => asked_view(asked),
                (None, Some(hint)) => hint.into_any(),
                _ => view! { <NoticeBar asked=beside>{idle}</NoticeBar> }.into_any(),
            }}
        </div>
    }
}

/// A question; its accessible form is the name of its answers.
fn asked_view(asked: String) -> AnyView {
    view! { <p class="turn asked">{asked}</p> }.into_any()
}

/// The button that asks why the last move was bad.
#[component]
fn WhyBad() -> impl IntoView {
    let context = expect_context::<GameContext>();
    view! {
        <button
            type="button"
            class="why-bad"
            data-action="why-bad"
            aria-busy=move || context.live.seeks_explanation.get().to_string()
            on:click=move |_| context.act(Intent::Explain)
        >
            <Icon sign=Sign::Help/>
            <span>{context.page.words.say("why-bad")}</span>
        </button>
    }
}
