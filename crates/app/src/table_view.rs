//! A table as it is seen: board, players, panel, announcements. What it needs of its table hangs from the session that it is
//! given as context, so that several can stand on a page.

use crate::board_config;
use crate::focus;
use crate::keys::{self, ByPointer};
use crate::law_link;
use crate::panel::Panel;
use crate::player_bar::PlayerBar;
use crate::registry::Screen;
use crate::resize::Resize;
use crate::session::{Announcement, Session};
use crate::unfinished::Unfinished;
use board::Board;
use game::{Event, Game, Phase};
use i18n::args;
use i18n::clock_face::to_seconds;
use leptos::ev;
use leptos::html::Button;
use leptos::prelude::*;
use platform::sound::on_gesture;
use table::Intent;
use widgets::wheel::stepper;

/// The table of the session in context. [`TableFocus`](crate::focus::TableFocus) is told of the element around it by who mounts it.
#[component]
pub fn TableView() -> impl IntoView {
    let session = expect_context::<Session>();
    let by_pointer = expect_context::<ByPointer>();
    let has_moves = move || session.game.with_untracked(|game| !game.plies().is_empty());
    let wheel = stepper(has_moves, move |by| session.step(by));
    on_gesture(move || session.unlock_sound());
    let leave = window_event_listener(ev::pagehide, move |_| session.act(Intent::Close));
    let seen = window_event_listener(ev::visibilitychange, move |_| {
        session.act(Intent::Seen(!document().hidden()));
    });
    let focused = window_event_listener(ev::focus, move |_| session.act(Intent::Look));
    on_cleanup(move || {
        leave.remove();
        seen.remove();
        focused.remove();
    });
    let phase = Memo::new(move |_| session.game.with(Game::phase));
    let paused = move || phase.get() == Phase::Paused && !session.home.get();
    let held = move || match phase.get() {
        _ if session.home.get() => None,
        Phase::Adjourned => Some(("held-adjourned", "to-arbiter")),
        Phase::Claimed(_) => Some(("held-claimed", "decide-claim")),
        _ => None,
    };
    // The game that was left is seen from Play's home, not played there.
    let left = move || session.home.get() && phase.get() != Phase::Ready;
    let config = board_config::config(session);
    let newest = move |number: u32| {
        session
            .announced
            .with(|lines| lines.last().is_some_and(|last| last.number == number))
    };
    view! {
        <PlayerBar top=true/>
        <div
            class="stage"
            inert=left
            on:keydown:capture=move |event| keys::at_board(session, &event, by_pointer.is_last())
            on:wheel=wheel
        >
            <Board config/>
            <Resize/>
            <Show when=paused>
                <PausedCard/>
            </Show>
            {move || held().map(|(why, go_on)| view! { <HeldCard why go_on/> })}
        </div>
        <PlayerBar top=false/>
        <Panel/>
        <Show when=left>
            <Unfinished/>
        </Show>
        <div class="log" role="log" aria-live="assertive" aria-label=session.words.say("announcements")>
            <For each=move || session.announced.get() key=|said| said.number let:said>
                {
                    let Announcement { number, words, hint, law } = said;
                    let class = if hint { "hint" } else { "hidden-visually" };
                    // Only seen: what is read out is the words.
                    let link = law.map(|law| {
                        let name = move || session.words.now().with("law-link", &args!["number" => law]);
                        view! { <a class="law-link" href=law_link::address(law) data-law=law aria-label=name></a> }
                    });
                    view! { <p class=class data-announce=move || newest(number).then_some("")>{words} {link}</p> }
                }
            </For>
        </div>
    }
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
