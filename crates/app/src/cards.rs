//! Cards over the board of a game that waits: for its players, or for the arbiter's panel.

use crate::focus;
use crate::registry::Screen;
use crate::session::Session;
use game::{Event, Game, Phase};
use i18n::args;
use i18n::clock_face::to_seconds;
use leptos::html::Button;
use leptos::prelude::*;
use table::Intent;

/// The card that there is, if any; in the chunk of games.
pub fn view(session: Session) -> AnyView {
    let phase = Memo::new(move |_| session.game.with(Game::phase));
    let paused = move || phase.get() == Phase::Paused && !session.home.get();
    let held = move || match phase.get() {
        _ if session.home.get() => None,
        Phase::Adjourned => Some(("held-adjourned", "to-arbiter")),
        Phase::Claimed(_) => Some(("held-claimed", "decide-claim")),
        _ => None,
    };
    view! {
        <Show when=paused>
            <PausedCard/>
        </Show>
        {move || held().map(|(why, go_on)| view! { <HeldCard why go_on/> })}
    }
    .into_any()
}

#[component]
fn PausedCard() -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    let question = move || {
        let slept = session.slept.get()?;
        Some(
            words
                .now()
                .with("slept-why", &args!["time" => to_seconds(slept)]),
        )
    };
    let asks = Memo::new(move |_| session.slept.with(Option::is_some));
    let why = move || session.element_id("paused-why");
    view! {
        <div class="veil dim">
            <section class="card" role="dialog" aria-label=words.say("paused") aria-describedby=why data-paused>
                <h2>{words.say("paused")}</h2>
                <p class="reason" id=why>
                    {move || question().unwrap_or_else(|| words.now().get("paused-why"))}
                </p>
                {move || if asks.get() {
                    view! { <Slept/> }.into_any()
                } else {
                    view! { <Resume/> }.into_any()
                }}
            </section>
        </div>
    }
}

#[component]
fn Resume() -> impl IntoView {
    let session = expect_context::<Session>();
    let button = NodeRef::<Button>::new();
    focus::when_there(button);
    let resume = move |_| {
        if session.send(Event::Resume).is_ok() {
            session.notice.set(None);
            session.focus.to_board();
        }
    };
    view! {
        <button node_ref=button class="primary" type="button" data-action="resume" on:click=resume>
            {session.words.say("resume")}
        </button>
    }
}

/// Question whether the time counts for which the device slept.
#[component]
fn Slept() -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    let no = NodeRef::<Button>::new();
    focus::when_there(no);
    view! {
        <div class="answers">
            <button type="button" data-action="count-sleep" on:click=move |_| session.act(Intent::SettleSleep(true))>
                {words.say("count-sleep")}
            </button>
            <button node_ref=no type="button" data-action="leave-sleep" on:click=move |_| session.act(Intent::SettleSleep(false))>
                {words.say("leave-sleep")}
            </button>
        </div>
    }
}

/// Card of a game that waits for the arbiter's panel: adjourned, or with a claim to be decided.
#[component]
fn HeldCard(
    /// Message name of the reason.
    why: &'static str,
    /// Message name of the button.
    go_on: &'static str,
) -> impl IntoView {
    let session = expect_context::<Session>();
    let words = session.words;
    let button = NodeRef::<Button>::new();
    focus::when_there(button);
    view! {
        <div class="veil dim">
            <section class="card" role="dialog" aria-label=words.say(why) data-held=why>
                <h2>{words.say(why)}</h2>
                <button
                    node_ref=button
                    class="primary"
                    type="button"
                    data-action="to-arbiter"
                    on:click=move |_| session.screen.set(Some(Screen::Arbiter))
                >
                    {words.say(go_on)}
                </button>
            </section>
        </div>
    }
}
