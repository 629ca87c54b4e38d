//! Tray: pieces beside a board that can be carried onto it, to set a position up.

use crate::drag::CARRY_FROM;
use crate::geometry::{middle, place_on, point, square_at};
use crate::placement;
use chess::{Color, Piece, Square};
use leptos::ev::PointerEvent;
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// A piece of the tray under a pressed pointer.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Held {
    pointer: i32,
    piece: Piece,
    /// Points of the press and of the pointer now, in CSS pixels of the window.
    start: (f64, f64),
    at: (f64, f64),
    carried: bool,
    touch: bool,
}

/// A piece that is carried from the tray, as the board draws it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flying {
    /// The piece.
    pub piece: placement::Piece,
    /// Its offset from the middle of a1, in CSS pixels.
    pub offset: (f64, f64),
    /// True if a finger carries it.
    pub touch: bool,
}

/// The tray of a board. A handle: the elements of its pieces tell it what pointers do.
#[derive(Clone, Copy)]
pub struct Tray {
    /// The element of the board that it belongs to.
    pub(crate) board: NodeRef<Div>,
    bottom: Signal<Color>,
    held: RwSignal<Option<Held>>,
    put: Callback<(Piece, Square)>,
}

impl Tray {
    /// A tray for a board with `bottom` at the bottom; `put` receives the pieces put on squares.
    pub fn new(bottom: Signal<Color>, put: Callback<(Piece, Square)>) -> Tray {
        Tray {
            board: NodeRef::new(),
            bottom,
            held: RwSignal::new(None),
            put,
        }
    }

    /// A pointer goes down on a piece of the tray.
    pub fn press(self, event: &PointerEvent, piece: Piece) {
        if event.button() != 0 || self.held.with_untracked(Option::is_some) {
            return;
        }
        let start = point(event);
        self.held.set(Some(Held {
            pointer: event.pointer_id(),
            piece,
            start,
            at: start,
            carried: false,
            touch: event.pointer_type() == "touch",
        }));
        let element = event
            .current_target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        if let Some(element) = element {
            // Without it the piece stays where the pointer leaves the tray.
            let _ = element.set_pointer_capture(event.pointer_id());
        }
    }

    /// A pointer moves.
    pub fn carry(self, event: &PointerEvent) {
        let Some(mut held) = self.held_by(event) else {
            return;
        };
        held.at = point(event);
        let (dx, dy) = (held.at.0 - held.start.0, held.at.1 - held.start.1);
        held.carried |= dx.hypot(dy) >= CARRY_FROM;
        self.held.set(Some(held));
    }

    /// A pointer goes up.
    pub fn lift(self, event: &PointerEvent) {
        let Some(held) = self.held_by(event) else {
            return;
        };
        self.held.set(None);
        let square = place_on(self.board, point(event))
            .and_then(|(x, y, _)| square_at(x, y, self.bottom.get_untracked()));
        if let Some(square) = square.filter(|_| held.carried) {
            self.put.run((held.piece, square));
        }
    }

    /// The browser takes the pointer for something else.
    pub fn cancel(self) {
        self.held.set(None);
    }

    fn held_by(self, event: &PointerEvent) -> Option<Held> {
        let held = self.held.get_untracked();
        held.filter(|held| held.pointer == event.pointer_id())
    }

    /// True if a piece is carried.
    pub(crate) fn is_carried(self) -> bool {
        self.held.with(|held| held.is_some_and(|held| held.carried))
    }

    /// The piece that is carried.
    pub(crate) fn flying(self) -> Option<Flying> {
        let held = self.held.get().filter(|held| held.carried)?;
        let (x, y, size) = place_on(self.board, held.at)?;
        let (mx, my) = middle(Square::A1, self.bottom.get());
        Some(Flying {
            piece: held.piece.into(),
            offset: ((x - mx) * size, (y - my) * size),
            touch: held.touch,
        })
    }
}
