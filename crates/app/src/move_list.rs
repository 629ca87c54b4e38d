//! Move list: every half-move is a button that shows its position.

use crate::page::GameContext;
use chess::{Color, San};
use game::Game;
use leptos::html::Ol;
use leptos::prelude::*;
use narration::{spoken, written};
use platform::events::on_resize;
use std::sync::Arc;
use table::Table;

/// The moves in pairs.
#[component]
pub fn MoveList() -> impl IntoView {
    let context = expect_context::<GameContext>();
    let words = context.page.words;
    let notation = Memo::new(move |_| context.page.preferences.with(|chosen| chosen.notation));
    let list = NodeRef::<Ol>::new();
    // Half-moves numbered from 1, and the row each stands in; a game that starts with Black to move leaves a gap.
    let gap = Memo::new(move |_| {
        context
            .live
            .game
            .with(|game| usize::from(game.config().start.turn() == Color::Black))
    });
    let first_number = Memo::new(move |_| {
        context
            .live
            .game
            .with(|game| game.config().start.fullmove_number() as usize)
    });
    let evidence = Memo::new(move |_| context.live.table.with(Table::evidence));
    // The record calls no check where nobody does (FIDE C.13 does not ask for it).
    let silent = Memo::new(move |_| {
        let strictness = context.live.strictness();
        strictness.competition || strictness.allow_illegal_moves
    });
    let count = Memo::new(move |_| context.live.game.with(|game| game.plies().len()));
    // The move shown stays in sight; only the list itself scrolls. It shrinks when a result comes above it, and becomes a strip on
    // a phone that is turned.
    let resized = Trigger::new();
    Effect::new(move |_| {
        if let Some(list) = list.get() {
            on_resize(&list, move || resized.notify());
        }
    });
    Effect::new(move |_| {
        let shown = context.live.shown.get();
        count.track();
        resized.track();
        let Some(list) = list.get() else { return };
        let Ok(current) = list.query_selector(&format!("[data-ply='{shown}']")) else {
            return;
        };
        let Some(current) = current else {
            list.set_scroll_top(0);
            list.set_scroll_left(0);
            return;
        };
        let (frame, item) = (
            list.get_bounding_client_rect(),
            current.get_bounding_client_rect(),
        );
        let beyond =
            |low: f64, high: f64, from: f64, to: f64| (from - low).min(0.0) + (to - high).max(0.0);
        let down = beyond(frame.top(), frame.bottom(), item.top(), item.bottom());
        let right = beyond(frame.left(), frame.right(), item.left(), item.right());
        // A part of a pixel beyond the edge is scrolled too.
        let whole = |by: f64| by.abs().ceil().copysign(by) as i32;
        list.set_scroll_top(list.scroll_top() + whole(down));
        list.set_scroll_left(list.scroll_left() + whole(right));
    });
    let half_move = move |ply: usize| {
        let san = move || {
            let record = |game: &Arc<Game>| game.plies().get(ply - 1).map(|ply| ply.san);
            let san = context.live.game.with(record)?;
            let mark = san.mark.filter(|_| !silent.get());
            Some(San { mark, ..san })
        };
        let text = move || Some(written(san()?, notation.get(), &words.now()));
        let label = move || spoken(san()?, notation.get(), &words.now());
        view! {
            <button
                type="button"
                data-ply=ply.to_string()
                data-evidence=move || evidence.with(|plies| plies.contains(&ply)).then_some("")
                aria-label=label
                aria-current=move || (context.live.shown.get() == ply).then_some("true")
                on:click=move |_| context.show(ply)
            >
                {text}
            </button>
        }
    };
    let rows = move || match count.get() {
        0 => 0..0,
        count => 0..(count + gap.get()).div_ceil(2),
    };
    view! {
        <ol class="moves" class:empty=move || count.get() == 0 node_ref=list aria-label=words.say("moves")>
            {move || (count.get() == 0).then(|| view! { <li class="none">{words.say("no-moves")}</li> })}
            <For each=rows key=|row| *row let:row>
                {
                    let white = move || (2 * row + 1).checked_sub(gap.get()).filter(|&ply| ply > 0);
                    let black = move || Some(2 * row + 2 - gap.get()).filter(|&ply| ply <= count.get());
                    view! {
                        <li>
                            <span class="number">{move || format!("{}.", first_number.get() + row)}</span>
                            {move || white().map_or_else(|| view! { <span>"…"</span> }.into_any(), |ply| half_move(ply).into_any())}
                            {move || black().map(half_move)}
                        </li>
                    }
                }
            </For>
        </ol>
    }
}
