//! A game in play as it is seen: board, players, panel, announcements. All of it hangs from the [`GameContext`] in context, so that
//! several games can stand on a page.

use crate::board_config;
use crate::home_board::{HomeBar, HomeBoard};
use crate::keys::{self, ByPointer};
use crate::page::GameContext;
use crate::panel::Panel;
use crate::player_bar::PlayerBar;
use crate::resize::Resize;
use board::Board;
use game::Phase;
use i18n::names::color_name;
use leptos::prelude::*;
use platform::preferences::BoardTurning;
use play::Announcement;
use screens::Told;
use table::in_play;
use widgets::wheel::stepper;

/// The game of the [`GameContext`] in context. [`TableFocus`](crate::focus::TableFocus) is told of the element around it by who mounts it.
#[component]
pub fn TableView() -> impl IntoView {
    let context = expect_context::<GameContext>();
    let by_pointer = expect_context::<ByPointer>();
    let has_moves = move || {
        let is_home = context.page.home.get_untracked();
        let live = context.live;
        !is_home && live.game.with_untracked(|game| !game.plies().is_empty())
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
    // A game that was left has a card on Play's home.
    let home = move || context.page.home.get();
    let waits = move || {
        context.live.is_elsewhere()
            || !matches!(phase.get(), Phase::Ready | Phase::Running | Phase::Over(_))
    };
    // Two persons sit opposite each other: the men of the upper one stand on their heads.
    let turned = move || {
        let chosen = context
            .page
            .preferences
            .with(|chosen| chosen.turning == BoardTurning::Men);
        let is_between = live
            .game
            .with(|game| game.config().between_persons() && in_play(game));
        (chosen && is_between && !home()).then(|| color_name(!live.bottom.get()))
    };
    let config = board_config::config(context);
    let newest = move |number: u32| {
        context
            .live
            .announced
            .with(|lines| lines.last().is_some_and(|last| last.number == number))
    };
    view! {
        <Show when=home fallback=|| view! { <PlayerBar top=true/> }><HomeBar top=true/></Show>
        <div
            class="stage"
            // A game that waits, or is open in another tab, is not played; its panel says so.
            data-turned=turned
            class:waiting=move || !home() && waits()
            inert=move || !home() && waits()
            on:keydown:capture=move |event| {
                if !untrack(home) {
                    keys::at_board(context, &event, by_pointer.is_last());
                }
            }
            on:wheel=wheel
        >
            <Show when=home fallback=move || view! { <Board config/> }><HomeBoard/></Show>
            <Resize/>
        </div>
        <Show when=home fallback=|| view! { <PlayerBar top=false/> }><HomeBar top=false/></Show>
        <div class="sidebar">
            <Show when=home>{move || context.page.chunk.game().map(|game| (game.home_cards)(context.page))}</Show>
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
