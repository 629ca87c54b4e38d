//! A game that waits, for its players or for the arbiter's panel: the reason and the way on, in the place of the controls.

use crate::focus;
use crate::page::GameContext;
use game::Event;
use i18n::args;
use i18n::clock_face::to_seconds;
use leptos::html::Button;
use leptos::prelude::*;
use screens::registry::Screen;
use table::Intent;

/// The reason of a pause, or the question whether the time counts for which the device slept.
pub fn paused(context: GameContext) -> String {
    let words = context.page.words.now();
    let slept = |slept| words.with("slept-why", &args!["time" => to_seconds(slept)]);
    let why = context
        .live
        .slept
        .get()
        .map_or_else(|| words.get("paused-why"), slept);
    format!("{}. {why}", words.get("paused"))
}

/// A paused game, with the button that resumes it, or the question whether the time counts for which the device slept.
#[component]
pub fn Paused() -> impl IntoView {
    let context = expect_context::<GameContext>();
    let asks = Memo::new(move |_| context.live.slept.with(Option::is_some));
    view! {
        <div class="ask" role="dialog" aria-label=move || paused(context) data-paused>
            {move || if asks.get() {
                view! { <Slept/> }.into_any()
            } else {
                view! { <Resume/> }.into_any()
            }}
        </div>
    }
}

#[component]
fn Resume() -> impl IntoView {
    let context = expect_context::<GameContext>();
    let button = NodeRef::<Button>::new();
    focus::when_there(button);
    let resume = move |_| {
        if context.live.apply(Event::Resume).is_ok() {
            context.live.notice.set(None);
            context.focus.to_board();
        }
    };
    view! {
        <button node_ref=button class="primary" type="button" data-action="resume" on:click=resume>
            {context.page.words.say("resume")}
        </button>
    }
}

/// Question whether the time counts for which the device slept.
#[component]
fn Slept() -> impl IntoView {
    let context = expect_context::<GameContext>();
    let words = context.page.words;
    let no = NodeRef::<Button>::new();
    focus::when_there(no);
    view! {
        <button type="button" data-action="count-sleep" on:click=move |_| context.act(Intent::SettleSleep(true))>
            {words.say("count-sleep")}
        </button>
        <button node_ref=no type="button" data-action="leave-sleep" on:click=move |_| context.act(Intent::SettleSleep(false))>
            {words.say("leave-sleep")}
        </button>
    }
}

/// A game that waits for the arbiter's panel: adjourned, or with a claim to be decided.
#[component]
pub fn Held(
    /// Message name of the reason.
    why: &'static str,
) -> impl IntoView {
    let context = expect_context::<GameContext>();
    let words = context.page.words;
    let go_on = if why == "held-claimed" {
        "decide-claim"
    } else {
        "to-arbiter"
    };
    let button = NodeRef::<Button>::new();
    focus::when_there(button);
    view! {
        <div class="ask" role="dialog" aria-label=words.say(why) data-held=why>
            <button
                node_ref=button
                class="primary"
                type="button"
                data-action="to-arbiter"
                on:click=move |_| context.page.screen.set(Some(Screen::Arbiter))
            >
                {words.say(go_on)}
            </button>
        </div>
    }
}
