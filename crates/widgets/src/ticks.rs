//! Ticks of views that show a running clock.

use gloo_timers::callback::Interval;
use leptos::prelude::*;

/// A signal that ticks every half second, for views that show a clock.
pub fn every_half_second() -> RwSignal<()> {
    let look = RwSignal::new(());
    // It ends with the view that asked for it.
    StoredValue::new_local(Interval::new(500, move || look.set(())));
    look
}
