//! How the game stands.

use super::{Answer, Bench, told};
use crate::parts::{button, every_half_second};
use crate::times::hms;
use chess::Color;
use game::{Event, Phase};
use leptos::prelude::*;
use ui::names::color_name;
use ui::words::args;

/// The state of the game, and what stops and starts it.
pub fn now(bench: Bench) -> impl IntoView {
    let words = bench.words;
    let answer = Answer::new();
    let look = every_half_second();
    let state = move || {
        let (words, game) = (words.now(), bench.game());
        match game.phase() {
            Phase::Ready => words.get("refused-not-started"),
            Phase::Running => words.get("phase-running"),
            Phase::Paused => words.get("paused"),
            Phase::Claimed(_) => words.get("held-claimed"),
            Phase::Adjourned => words.get("held-adjourned"),
            Phase::Over(outcome) => told::outcome(&words, outcome),
        }
    };
    let turn = move || {
        let (words, game) = (words.now(), bench.game());
        let side = told::side(&words, game.turn());
        let number = game.position().fullmove_number();
        words.with("to-move", &args!["number" => number, "side" => side])
    };
    let clock = move |side: Color| {
        let game = bench.game();
        look.track();
        let reading = game.clock(bench.now())?;
        let running = reading.running == Some(side);
        let name = move || told::side(&words.now(), side);
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
        let (words, count) = (words.now(), bench.game().illegal_moves(side));
        let told = args!["side" => told::side(&words, side), "count" => count];
        (count > 0).then(
            || view! { <p data-illegal=color_name(side)>{words.with("illegal-count", &told)}</p> },
        )
    };
    let offer = move || {
        let (words, by) = (words.now(), bench.game().offer()?);
        let told = args!["side" => told::side(&words, by)];
        Some(view! { <p data-offer>{words.with("offers-draw", &told)}</p> })
    };
    // One button that changes what it does, so that it keeps the focus.
    let switch = move || match bench.phase() {
        Phase::Running => Some(("pause-clocks", "stop-clocks", Event::Pause)),
        Phase::Paused => Some(("start-clocks", "resume", Event::Resume)),
        _ => None,
    };
    let press = move |_| {
        if let Some((_, _, event)) = untrack(switch) {
            bench.try_order(event, answer);
        }
    };
    view! {
        <section class="now">
            <p data-state>{state}</p>
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
            {answer.view(bench)}
        </section>
    }
}

/// A quickplay claim waits for its decision (FIDE 2009, 10.2).
pub fn claimed(bench: Bench) -> impl IntoView {
    let words = bench.words;
    let answer = Answer::new();
    let claim = move || {
        let (words, game) = (words.now(), bench.game());
        let Phase::Claimed(side) = game.phase() else {
            return String::new();
        };
        words.with("claimed-why", &args!["side" => told::side(&words, side)])
    };
    let decide = move |draw: bool| {
        bench.try_order(Event::Adjudicate(draw), answer);
    };
    view! {
        <section class="first">
            <p>{claim}</p>
            <div class="deeds">
                {button(words, "grant", "grant-draw", move || decide(true))}
                {button(words, "reject", "reject-claim", move || decide(false))}
            </div>
            {answer.view(bench)}
        </section>
    }
}
