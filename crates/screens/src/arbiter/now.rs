//! Status of the game.

use super::{ArbiterContext, Feedback};
use crate::event_text;
use crate::law_link::law_link;
use crate::times::hms;
use chess::Color;
use game::{Event, Phase};
use i18n::args;
use i18n::names::color_name;
use laws::articles;
use leptos::prelude::*;
use widgets::button::button;
use widgets::ticks::every_half_second;

/// Status of the game, and the buttons that pause and resume it.
pub fn now(arbiter: ArbiterContext) -> impl IntoView {
    let words = arbiter.words;
    let feedback = Feedback::new();
    let look = every_half_second();
    let state = move || {
        let (words, game) = (words.now(), arbiter.game());
        match game.phase() {
            Phase::Ready => words.get("refused-not-started"),
            Phase::Running => words.get("phase-running"),
            Phase::Paused => words.get("paused"),
            Phase::Claimed(_) => words.get("held-claimed"),
            Phase::Adjourned => words.get("held-adjourned"),
            Phase::Over(outcome) => event_text::outcome(&words, outcome),
        }
    };
    let law = move || match arbiter.game().phase() {
        Phase::Over(outcome) => Some(law_link(words, articles::of_reason(outcome.reason))),
        _ => None,
    };
    let turn = move || {
        let (words, game) = (words.now(), arbiter.game());
        let side = event_text::side(&words, game.turn());
        let number = game.position().fullmove_number();
        words.with("to-move", &args!["number" => number, "side" => side])
    };
    let clock = move |side: Color| {
        let game = arbiter.game();
        look.track();
        let reading = game.clock(arbiter.now())?;
        let running = reading.running == Some(side);
        let name = move || event_text::side(&words.now(), side);
        Some(view! {
            <div>
                <dt>{name}</dt>
                <dd class="hms" data-time=color_name(side) data-running=running.to_string()>
                    {hms(reading.of(side))}
                </dd>
            </div>
        })
    };
    let illegal = move |side: Color| {
        let (words, count) = (words.now(), arbiter.game().illegal_moves(side));
        let told = args!["side" => event_text::side(&words, side), "count" => count];
        (count > 0).then(
            || view! { <p data-illegal=color_name(side)>{words.with("illegal-count", &told)}</p> },
        )
    };
    let offer = move || {
        let (words, by) = (words.now(), arbiter.game().offer()?);
        let told = args!["side" => event_text::side(&words, by)];
        Some(view! { <p data-offer>{words.with("offers-draw", &told)}</p> })
    };
    // One button that changes what it does, so that it keeps the focus.
    let switch = move || match arbiter.phase() {
        Phase::Running => Some(("pause-clocks", "stop-clocks", Event::Pause)),
        Phase::Paused => Some(("start-clocks", "resume", Event::Resume)),
        _ => None,
    };
    let press = move |_| {
        if let Some((_, _, event)) = untrack(switch) {
            arbiter.try_order(event, feedback);
        }
    };
    view! {
        <section class="now">
            <p data-state>{state} {law}</p>
            <p data-turn>{turn}</p>
            <dl class="facts">{move || Color::ALL.map(clock).collect_view()}</dl>
            {move || Color::ALL.map(illegal).collect_view()}
            {offer}
            <div class="deeds">
                <button
                    type="button"
                    data-action=move || switch().map(|(action, ..)| action)
                    hidden=move || switch().is_none()
                    on:click=press
                >
                    {move || switch().map(|(_, label, _)| words.now().get(label))}
                </button>
            </div>
            {feedback.view(arbiter)}
        </section>
    }
}

/// A quickplay claim that waits for its decision (FIDE 2009, 10.2).
pub fn claimed(arbiter: ArbiterContext) -> impl IntoView {
    let words = arbiter.words;
    let feedback = Feedback::new();
    let claim = move || {
        let (words, game) = (words.now(), arbiter.game());
        let claimant = match game.phase() {
            Phase::Claimed(side) => Some(side),
            _ => game.postponed(),
        };
        let Some(side) = claimant else {
            return String::new();
        };
        let side = event_text::side(&words, side);
        match game.requested_increment() {
            Some(time) => words.with("increment-why", &args!["side" => side, "time" => hms(time)]),
            None => words.with("claimed-why", &args!["side" => side]),
        }
    };
    let increment = Memo::new(move |_| arbiter.game().requested_increment().is_some());
    let may_postpone = move || !increment.get() && arbiter.game().postponed().is_none();
    let decide = move |granted: bool| {
        arbiter.try_order(Event::Adjudicate(granted), feedback);
    };
    let postpone = move || {
        arbiter.try_order(Event::Postpone, feedback);
    };
    view! {
        <section class="first">
            <p>{claim}</p>
            <div class="deeds">
                {move || {
                    let [grant, reject] = if increment.get() {
                        ["grant-increment", "refuse-increment"]
                    } else {
                        ["grant-draw", "reject-claim"]
                    };
                    view! {
                        {button(words, "grant", grant, move || decide(true))}
                        {button(words, "reject", reject, move || decide(false))}
                    }
                }}
                {move || may_postpone().then(|| button(words, "postpone", "postpone-claim", postpone))}
            </div>
            {feedback.view(arbiter)}
        </section>
    }
}
