//! The board component with its elements.

use crate::config::{BoardConfig, Intent, Look};
use crate::drawing::{Drawings, Stroke};
use crate::pieces::Pieces;
use crate::placement::Placement;
use crate::promotion::Promotion;
use crate::state::BoardState;
use crate::tray::Tray;
use chess::{Color, File, Rank, Role, Square};
use i18n::names::color_name;
use leptos::prelude::*;

/// A board that can be used by mouse, touch and keyboard.
#[component]
pub fn Board(
    /// The board's configuration.
    config: BoardConfig,
) -> impl IntoView {
    let state = BoardState::new(config);
    state.watch_changes();
    let marks = Memo::new(move |_| state.marks());
    let look = move || config.look.get();
    let squares = Rank::ALL.into_iter().rev().map(move |rank| {
        let cells = File::ALL.map(|file| {
            let square = Square::new(file, rank);
            view! {
                <div
                    role="gridcell"
                    class=move || marks.with(|marks| marks.classes(square))
                    part="square"
                    data-square=square.to_string()
                    tabindex=move || if state.cursor.get() == square { "0" } else { "-1" }
                    aria-label=move || config.label.run(square)
                    aria-selected=move || (marks.with(|marks| marks.selected) == Some(square)).to_string()
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
        if role.is_none() && config.released.get_untracked().is_some() {
            return;
        }
        state.promoting.set(None);
        state.focus(to);
        if let Some(role) = role {
            config.intend.run(Intent::Drop {
                from,
                to,
                choice: Some(role),
            });
        }
    });

    let choosing = Memo::new(move |_| state.choosing());
    let holding = Memo::new(move |_| {
        let from_tray = config.tray.is_some_and(Tray::is_carried);
        from_tray || state.hand.with(|hand| hand.carried().is_some())
    });

    view! {
        <div
            class="board"
            part="board"
            class:can-move=move || config.movable.get().any()
            class:holding=holding
            class:drawing-mode=move || config.pencil.get().is_some()
            data-orientation=move || color_name(config.bottom.get())
            data-board=move || look().theme
            data-pieces=move || look().pieces
            data-blindfold=move || look().blindfold
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
                aria-label=move || config.name.get()
                on:keydown=move |event| state.key(&event)
                on:focusin=move |event| state.focused(&event)
            >
                {squares.collect_view()}
            </div>
            <Show when=move || config.look.with(|look| look.coordinates)>
                <Coordinates/>
            </Show>
            <Pieces placement=config.placement state=Some(state)/>
            {move || config.highlights.with(|highlights| highlights.verdict).map(|(square, verdict)| view! {
                <i class="move-verdict" data-square=square.to_string() data-verdict=verdict.name() aria-hidden="true">
                    <b>{verdict.sign()}</b>
                </i>
            })}
            <Drawings
                advice=config.advice
                annotations=config.annotations
                drawings=config.drawings.into()
                stroke=Signal::derive(move || state.stroke.get().and_then(Stroke::drawing))
                bottom=config.bottom
            />
            {move || choosing.get().and_then(|(from, to)| {
                let color = config.placement.with_untracked(|placement| placement.piece_at(from))?.color;
                let bottom = config.bottom.get_untracked();
                Some(view! { <Promotion color to bottom on_choice=promote/> })
            })}
        </div>
    }
}

/// Diagram: a board that is only looked at, and said nothing of.
#[component]
pub fn Diagram(
    /// The pieces on their squares.
    placement: Signal<Placement>,
    /// The side at the bottom.
    bottom: Color,
    /// The look.
    look: Look,
) -> impl IntoView {
    view! {
        <div
            class="board"
            data-orientation=color_name(bottom)
            data-board=look.theme
            data-pieces=look.pieces
            data-blindfold=look.blindfold
            aria-hidden="true"
        >
            {look.coordinates.then(|| view! { <Coordinates/> })}
            <Pieces placement state=None/>
        </div>
    }
}

/// Coordinates along the edge of a board.
#[component]
fn Coordinates() -> impl IntoView {
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
