//! A game in play as it is seen: board, players, panel, announcements. All of it hangs from the [`GameContext`] in context, so that
//! several games can stand on a page.

use crate::board_config;
use crate::keys::{self, ByPointer};
use crate::page::GameContext;
use crate::panel::Panel;
use crate::player_bar::PlayerBar;
use crate::resize::Resize;
use board::Board;
use game::Phase;
use leptos::prelude::*;
use play::Announcement;
use screens::Told;
use widgets::wheel::stepper;

/// The game of the [`GameContext`] in context. [`TableFocus`](crate::focus::TableFocus) is told of the element around it by who mounts it.
#[component]
pub fn TableView() -> impl IntoView {
    let context = expect_context::<GameContext>();
    let by_pointer = expect_context::<ByPointer>();
    let has_moves = move || {
        context
            .live
            .game
            .with_untracked(|game| !game.plies().is_empty())
    };
    let wheel = stepper(has_moves, move |by| context.step(by));
    let live = context.live;
    live.set_focus_mover(move |focus| context.move_focus(focus));
    live.is_shown.set(true);
    on_cleanup(move || {
        live.is_shown.try_set(false);
    });
    let phase = Memo::new(move |_| context.live.game.with(|game| game.phase()));
    // The answer was about a game that is gone from the table, or over.
    let about = Memo::new(move |_| (live.key(), matches!(phase.get(), Phase::Over(_))));
    Effect::watch(
        move || about.get(),
        move |_, _, _| context.answered.set(Told::default()),
        false,
    );
    // The game that was left is seen from Play's home, not played there.
    let left = move || context.page.home.get() && phase.get() != Phase::Ready;
    let waits = move || {
        context.live.is_elsewhere()
            || !matches!(phase.get(), Phase::Ready | Phase::Running | Phase::Over(_))
    };
    let config = board_config::config(context);
    let newest = move |number: u32| {
        context
            .live
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
            on:keydown:capture=move |event| keys::at_board(context, &event, by_pointer.is_last())
            on:wheel=wheel
        >
            <Board config/>
            <Resize/>
        </div>
        <PlayerBar top=false/>
        <div class="sidebar">
            <Show when=left>{move || context.page.chunk.game().map(|game| (game.left)(context.page))}</Show>
            <Panel/>
        </div>
        <div class="log" role="log" aria-live="assertive" aria-label=context.page.words.say("announcements")>
            <For each=move || context.live.announced.get() key=|said| said.number let:said>
                {
                    let Announcement { number, words, law, .. } = said;
                    let told = Told { law, ..words.into() }.announcement(&context.page.words.once());
                    view! { <p class="hidden-visually" data-announce=move || newest(number).then_some("")>{told}</p> }
                }
            </For>
        </div>
    }
}
