//! Pointer input at the board: mouse, pen and finger.

use crate::config::Intent;
use crate::drag::Drag;
use crate::drag::Lifted;
use crate::drawing::{self, Stroke};
use crate::geometry::{middle, nearest, place_on, point, square_at};
use crate::state::BoardState;
use chess::{Brush, Square};
use leptos::ev::PointerEvent;
use leptos::prelude::*;

/// The second button of a mouse.
const RIGHT: i16 = 2;

impl BoardState {
    fn place_of(self, event: &PointerEvent) -> Option<(f64, f64, f64)> {
        place_on(self.element, point(event))
    }

    fn square_of(self, event: &PointerEvent) -> Option<Square> {
        let (x, y, _) = self.place_of(event)?;
        square_at(x, y, self.config.bottom.get_untracked())
    }

    /// Landing square of the dragged piece if the pointer goes up here: the square under it, or else the nearest
    /// destination.
    fn landing(self, event: &PointerEvent) -> Option<Square> {
        let (x, y, _) = self.place_of(event)?;
        let bottom = self.config.bottom.get_untracked();
        let under = square_at(x, y, bottom);
        let from = self.hand.with_untracked(Drag::from)?;
        if under.is_some_and(|under| under == from || self.is_dest(under)) {
            return under;
        }
        nearest(x, y, bottom, self.destinations.get_untracked().targets).or(under)
    }

    fn capture(self, event: &PointerEvent) {
        if let Some(element) = self.element.get_untracked() {
            // Without it a pointer let go outside the board would not be heard of; all else works the same.
            let _ = element.set_pointer_capture(event.pointer_id());
        }
    }

    /// A pointer goes down.
    pub fn press(self, event: &PointerEvent) {
        let Some(square) = self.square_of(event) else {
            return;
        };
        let pencil = self.config.pencil.get_untracked();
        match event.button() {
            0 if pencil.is_some() => self.begin_stroke(event, square, pencil),
            0 => self.take(event, square),
            RIGHT if self.config.input.with_untracked(|input| input.premoves) => {
                self.config.intend.run(Intent::CancelPremoves);
            }
            RIGHT => self.begin_stroke(event, square, pencil),
            _ => {}
        }
    }

    fn take(self, event: &PointerEvent, square: Square) {
        let (own, dest) = self.may(square);
        if !own && !dest {
            // A press on a square where nothing can be done tidies up: what is in the hand first, then the rest.
            let hand = self.hand.get_untracked();
            match hand.selected {
                // A second finger puts the piece back.
                Some(_) if hand.held.is_some() => {}
                Some(from) => self.config.intend.run(Intent::Miss {
                    from,
                    to: square,
                    by_key: false,
                }),
                None => {
                    self.config.intend.run(Intent::CancelPremoves);
                    self.touch_other(square);
                }
            }
            self.config.drawings.set(Vec::new());
        }
        let moving = self.config.input.with_untracked(|input| input.moving);
        self.hand.update(|hand| {
            hand.press(
                square,
                event.pointer_id(),
                point(event),
                (own, dest),
                moving,
            );
        });
        self.touch.set(event.pointer_type() == "touch");
        self.cursor.set(square);
        self.over.set(None);
        if self.hand.with_untracked(|hand| hand.held.is_some()) {
            self.capture(event);
            self.hover(event);
        }
    }

    fn begin_stroke(self, event: &PointerEvent, square: Square, pencil: Option<Brush>) {
        if !self.config.input.with_untracked(|input| input.draw) {
            return;
        }
        let brush = drawing::of_modifiers(event.shift_key(), event.alt_key()).or(pencil);
        self.stroke.set(Some(Stroke {
            pointer: Some(event.pointer_id()),
            from: square,
            to: Some(square),
            brush: brush.unwrap_or_default(),
        }));
        self.capture(event);
    }

    /// The drawing in progress if it is this pointer's, or with `None` the keyboard's.
    pub fn stroke_of(self, pointer: Option<i32>) -> Option<Stroke> {
        let stroke = self.stroke.get_untracked();
        stroke.filter(|stroke| stroke.pointer == pointer)
    }

    /// A pointer moves.
    pub fn carry(self, event: &PointerEvent) {
        if let Some(stroke) = self.stroke_of(Some(event.pointer_id())) {
            let to = self.square_of(event);
            if to != stroke.to {
                self.stroke.set(Some(Stroke { to, ..stroke }));
            }
            return;
        }
        if self.hand.with_untracked(|hand| hand.held.is_none()) {
            return;
        }
        // A second button of a mouse whose first is down comes as a movement.
        if event.button() == RIGHT {
            self.cancel();
            return;
        }
        let moving = self.config.input.with_untracked(|input| input.moving);
        let mut hand = self.hand.get_untracked();
        hand.carry(event.pointer_id(), point(event), moving);
        let before = self.hand.get_untracked();
        if hand != before {
            self.hand.set(hand);
        }
        if let (Some(taken_up), None) = (hand.carried(), before.carried()) {
            self.config.intend.run(Intent::Touch(taken_up));
        }
        if let (Some(from), Some((x, y, size))) = (hand.carried(), self.place_of(event)) {
            let (mx, my) = middle(from, self.config.bottom.get_untracked());
            self.offset.set(((x - mx) * size, (y - my) * size));
        }
        self.hover(event);
    }

    fn hover(self, event: &PointerEvent) {
        let over = self.landing(event).filter(|&square| self.is_dest(square));
        if over != self.over.get_untracked() {
            self.over.set(over);
        }
    }

    /// A pointer goes up.
    pub fn lift(self, event: &PointerEvent) {
        if let Some(stroke) = self.stroke_of(Some(event.pointer_id())) {
            self.stroke.set(None);
            let to = self.square_of(event);
            if let Some(drawing) = (Stroke { to, ..stroke }).drawing() {
                self.config.drawings.update(|drawings| {
                    drawing::draw(drawings, drawing);
                });
            }
            return;
        }
        let to = self.landing(event).or_else(|| self.square_of(event));
        let moving = self.config.input.with_untracked(|input| input.moving);
        let mut hand = self.hand.get_untracked();
        let lifted = hand.lift(event.pointer_id(), to, moving);
        self.hand.set(hand);
        self.over.set(None);
        let intend = self.config.intend;
        match (lifted, hand.selected) {
            (Lifted::Drop(dropped), _) => self.release(dropped),
            (Lifted::Off(from), _) => intend.run(Intent::Off(from)),
            (Lifted::Tap(square), _) => intend.run(Intent::Tap(square)),
            (Lifted::Nothing, Some(chosen)) => intend.run(Intent::Touch(chosen)),
            (Lifted::Nothing, None) => {}
        }
    }

    /// The browser takes a pointer for something else, or the player thinks better of it.
    pub fn cancel(self) {
        self.hand.update(Drag::let_go);
        self.stroke.set(None);
        self.over.set(None);
    }
}
