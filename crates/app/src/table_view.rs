//! A table as it is seen: board, players, panel, announcements. What it needs of its table hangs from the session that it is
//! given as context, so that several can stand on a page.

use crate::board_config;
use crate::keys::{self, ByPointer};
use crate::panel::Panel;
use crate::player_bar::PlayerBar;
use crate::resize::Resize;
use crate::session::{Announcement, Session};
use board::Board;
use game::{Game, Phase};
use leptos::ev;
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
    // The game that was left is seen from Play's home, not played there.
    let left = move || session.home.get() && phase.get() != Phase::Ready;
    let waits = move || {
        session.is_elsewhere()
            || !matches!(phase.get(), Phase::Ready | Phase::Running | Phase::Over(_))
    };
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
            // A game that waits, or is open in another tab, is not played; its panel says so.
            class:waiting=waits
            inert=move || left() || waits()
            on:keydown:capture=move |event| keys::at_board(session, &event, by_pointer.is_last())
            on:wheel=wheel
        >
            <Board config/>
            <Resize/>
        </div>
        <PlayerBar top=false/>
        <div class="sidebar">
            <Show when=left>{move || session.chunk.game().map(|game| (game.left)(session))}</Show>
            <Panel/>
        </div>
        <div class="log" role="log" aria-live="assertive" aria-label=session.words.say("announcements")>
            <For each=move || session.announced.get() key=|said| said.number let:said>
                {
                    let Announcement { number, words, .. } = said;
                    view! { <p class="hidden-visually" data-announce=move || newest(number).then_some("")>{words}</p> }
                }
            </For>
        </div>
    }
}
