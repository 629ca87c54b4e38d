//! The wheel over a board steps through the record, in whole notches, so that a touchpad steps no faster than a mouse.

use leptos::ev::WheelEvent;
use leptos::prelude::*;

/// One notch of a wheel, in CSS pixels; a touchpad reports many small parts of one.
const NOTCH: f64 = 100.0;
/// A line and a page, for browsers that count in these, in CSS pixels.
const LINE: f64 = 34.0;
const PAGE: f64 = 400.0;

/// Handler of a board's wheel: while there is something to step through it calls `step` with the notches turned, positive
/// towards the player, and the page does not scroll. With Ctrl the wheel enlarges the page, as everywhere.
pub fn stepper(
    steps: impl Fn() -> bool + Copy + 'static,
    step: impl Fn(isize) + Copy + 'static,
) -> impl Fn(WheelEvent) + Copy + 'static {
    let wheel = StoredValue::new(Wheel::default());
    move |event| {
        if event.ctrl_key() || event.delta_y() == 0.0 || !steps() {
            return;
        }
        event.prevent_default();
        let notches = wheel.try_update_value(|wheel| wheel.turn(&event));
        if let Some(by) = notches.filter(|by| *by != 0) {
            step(by);
        }
    }
}

/// The part of a notch turned so far.
#[derive(Clone, Copy, Debug, Default)]
struct Wheel(f64);

impl Wheel {
    /// The whole notches that an event completes.
    fn turn(&mut self, event: &WheelEvent) -> isize {
        let unit = match event.delta_mode() {
            WheelEvent::DOM_DELTA_LINE => LINE,
            WheelEvent::DOM_DELTA_PAGE => PAGE,
            _ => 1.0,
        };
        self.notches(event.delta_y() * unit)
    }

    /// The same for a turn in CSS pixels. A change of direction begins anew.
    fn notches(&mut self, turn: f64) -> isize {
        if self.0 * turn < 0.0 {
            self.0 = 0.0;
        }
        self.0 += turn;
        let notches = (self.0 / NOTCH).trunc();
        self.0 -= notches * NOTCH;
        notches as isize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_turns_add_up_to_a_notch() {
        let mut wheel = Wheel::default();
        let turns = [60.0, 60.0, 90.0, -30.0, -80.0, 250.0];
        assert_eq!(turns.map(|turn| wheel.notches(turn)), [0, 1, 1, 0, -1, 2]);
    }
}
