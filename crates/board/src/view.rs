//! The board's elements.

use crate::desk::Desk;
use crate::drawing::Drawings;
use crate::hand::Hand;
use crate::men::Men;
use crate::names::color_name;
use crate::narrator::Narrator;
use crate::promotion::Promotion;
use crate::table::{Mover, Table};
use crate::words::Words;
use chess::{File, Rank, Role, Square};
use leptos::prelude::*;

/// A board that can be used by mouse, touch and keyboard.
#[component]
pub fn Board(
    /// What it shows.
    table: Table,
) -> impl IntoView {
    let words = expect_context::<Words>();
    let desk = Desk::new(table);
    desk.watch_changes();
    let marks = Memo::new(move |_| desk.marks());
    let carried = Memo::new(move |_| desk.hand.with(Hand::carried));
    let blindfold = Memo::new(move |_| table.preferences.with(|chosen| chosen.blindfold));
    let spelling = Memo::new(move |_| table.preferences.with(|chosen| chosen.spelling));

    let squares = Rank::ALL.into_iter().rev().map(move |rank| {
        let cells = File::ALL.map(|file| {
            let square = Square::new(file, rank);
            let label = move || {
                let piece = desk.placement.with(|placement| placement.piece_at(square));
                Narrator::new(&words.now(), spelling.get()).cell(square, piece, blindfold.get())
            };
            view! {
                <div
                    role="gridcell"
                    class=move || marks.with(|marks| marks.classes(square))
                    data-square=square.to_string()
                    tabindex=move || if desk.cursor.get() == square { "0" } else { "-1" }
                    aria-label=label
                    aria-selected=move || (desk.hand.with(|hand| hand.selected) == Some(square)).to_string()
                ></div>
            }
        });
        view! { <div role="row">{cells.collect_view()}</div> }
    });
    let promote = Callback::new(move |role: Option<Role>| {
        let Some((from, to)) = untrack(|| desk.choosing()) else {
            return;
        };
        // A pawn that was released stands where it stands; only what it becomes is open (FIDE 4.6).
        if role.is_none() && table.bonds.with_untracked(|bonds| bonds.released.is_some()) {
            return;
        }
        desk.promoting.set(None);
        desk.focus(to);
        if let Some(role) = role {
            desk.promote((from, to), role);
        }
    });

    let choosing = Memo::new(move |_| desk.choosing());

    view! {
        <div
            class="board"
            class:can-move=move || table.mover.get() != Mover::Nobody
            class:holding=move || carried.get().is_some()
            class:drawing-mode=move || table.pencil.get().is_some()
            data-orientation=move || color_name(table.bottom.get())
            data-blindfold=move || blindfold.get().name()
            node_ref=desk.element
            on:pointerdown=move |event| desk.press(&event)
            on:pointermove=move |event| desk.carry(&event)
            on:pointerup=move |event| desk.lift(&event)
            on:pointercancel=move |_| desk.cancel()
            on:contextmenu=move |event| event.prevent_default()
        >
            <div
                class="squares"
                role="grid"
                aria-label=words.say("board")
                on:keydown=move |event| desk.key(&event)
                on:focusin=move |event| desk.focused(&event)
            >
                {squares.collect_view()}
            </div>
            <Show when=move || table.preferences.with(|chosen| chosen.coordinates)>
                <Coordinates/>
            </Show>
            <Men placement=desk.placement carried offset=desk.offset touch=desk.touch choosing/>
            <Drawings
                advice=table.advice
                drawings=table.drawings.into()
                stroke=Signal::derive(move || desk.stroke.get().map(|(_, drawing)| drawing))
                bottom=table.bottom
            />
            {move || choosing.get().and_then(|(_, to)| {
                let color = table.mover.get_untracked().color()?;
                let bottom = table.bottom.get_untracked();
                Some(view! { <Promotion color to bottom on_choice=promote/> })
            })}
        </div>
    }
}

/// Letters and figures along the edge of a board.
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
