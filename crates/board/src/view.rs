//! The board component with its elements.

use crate::config::{BoardConfig, Movable};
use crate::drag::Drag;
use crate::drawing::Drawings;
use crate::names::color_name;
use crate::pieces::Pieces;
use crate::promotion::Promotion;
use crate::state::BoardState;
use crate::words::Words;
use chess::{File, Rank, Role, Square};
use leptos::prelude::*;
use narration::Narrator;

/// A board that can be used by mouse, touch and keyboard.
#[component]
pub fn Board(
    /// The board's configuration.
    config: BoardConfig,
) -> impl IntoView {
    let words = expect_context::<Words>();
    let state = BoardState::new(config);
    state.watch_changes();
    let highlights = Memo::new(move |_| state.highlights());
    let carried = Memo::new(move |_| state.hand.with(Drag::carried));
    let blindfold = Memo::new(move |_| config.preferences.with(|chosen| chosen.blindfold));
    let spelling = Memo::new(move |_| config.preferences.with(|chosen| chosen.spelling));

    let squares = Rank::ALL.into_iter().rev().map(move |rank| {
        let cells = File::ALL.map(|file| {
            let square = Square::new(file, rank);
            let label = move || {
                let piece = state.placement.with(|placement| placement.piece_at(square));
                Narrator::new(&words.now(), spelling.get()).cell(square, piece, blindfold.get())
            };
            view! {
                <div
                    role="gridcell"
                    class=move || highlights.with(|highlights| highlights.classes(square))
                    data-square=square.to_string()
                    tabindex=move || if state.cursor.get() == square { "0" } else { "-1" }
                    aria-label=label
                    aria-selected=move || (state.hand.with(|hand| hand.selected) == Some(square)).to_string()
                ></div>
            }
        });
        view! { <div role="row">{cells.collect_view()}</div> }
    });
    let promote = Callback::new(move |role: Option<Role>| {
        let Some((from, to)) = untrack(|| state.choosing()) else {
            return;
        };
        // A pawn that was released stands where it stands; only what it becomes is open (FIDE 4.6).
        if role.is_none()
            && config
                .constraints
                .with_untracked(|constraints| constraints.released.is_some())
        {
            return;
        }
        state.promoting.set(None);
        state.focus(to);
        if let Some(role) = role {
            state.promote((from, to), role);
        }
    });

    let choosing = Memo::new(move |_| state.choosing());

    view! {
        <div
            class="board"
            class:can-move=move || config.movable.get() != Movable::Nobody
            class:holding=move || carried.get().is_some()
            class:drawing-mode=move || config.pencil.get().is_some()
            data-orientation=move || color_name(config.bottom.get())
            data-blindfold=move || blindfold.get().name()
            node_ref=state.element
            on:pointerdown=move |event| state.press(&event)
            on:pointermove=move |event| state.carry(&event)
            on:pointerup=move |event| state.lift(&event)
            on:pointercancel=move |_| state.cancel()
            on:contextmenu=move |event| event.prevent_default()
        >
            <div
                class="squares"
                role="grid"
                aria-label=words.say("board")
                on:keydown=move |event| state.key(&event)
                on:focusin=move |event| state.focused(&event)
            >
                {squares.collect_view()}
            </div>
            <Show when=move || config.preferences.with(|chosen| chosen.coordinates)>
                <Coordinates/>
            </Show>
            <Pieces placement=state.placement carried offset=state.offset touch=state.touch choosing/>
            <Drawings
                advice=config.advice
                drawings=config.drawings.into()
                stroke=Signal::derive(move || state.stroke.get().map(|(_, drawing)| drawing))
                bottom=config.bottom
            />
            {move || choosing.get().and_then(|(_, to)| {
                let color = config.movable.get_untracked().color()?;
                let bottom = config.bottom.get_untracked();
                Some(view! { <Promotion color to bottom on_choice=promote/> })
            })}
        </div>
    }
}

/// Coordinates along the edge of a board.
#[component]
pub fn Coordinates() -> impl IntoView {
    view! {
        <div class="coords" aria-hidden="true">
            {File::ALL.map(|file| {
                let square = Square::new(file, Rank::First).to_string();
                let letter = square[..1].to_string();
                view! { <i class="coord file" data-square=square>{letter}</i> }
            }).collect_view()}
            {Rank::ALL.map(|rank| {
                let square = Square::new(File::A, rank).to_string();
                let digit = square[1..].to_string();
                view! { <i class="coord rank" data-square=square>{digit}</i> }
            }).collect_view()}
        </div>
    }
}
