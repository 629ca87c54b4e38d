//! Resize handle: the corner that makes the board larger or smaller, where there is room for that.

use crate::page::GameContext;
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::html::Div;
use leptos::prelude::*;
use platform::preferences::SMALLEST;

/// Step of the arrow keys, in hundredths of the available room.
const STEP: i32 = 5;

/// The handle, a slider for keyboard and screen reader.
#[component]
pub fn Resize() -> impl IntoView {
    let context = expect_context::<GameContext>();
    let words = context.page.words;
    let handle = NodeRef::<Div>::new();
    let size = Memo::new(move |_| context.page.preferences.with(|chosen| chosen.size));
    let set = move |wanted: i32| {
        let wanted = wanted.clamp(i32::from(SMALLEST), 100) as u8;
        if wanted != size.get_untracked() {
            context.page.prefer(|preferences| preferences.size = wanted);
        }
    };
    let held = StoredValue::new(false);
    let press = move |event: PointerEvent| {
        held.set_value(true);
        if let Some(handle) = handle.get_untracked() {
            // Without it the corner is lost when the pointer leaves it; the keys still work.
            let _ = handle.set_pointer_capture(event.pointer_id());
        }
    };
    let pull = move |event: PointerEvent| {
        let stage = handle
            .get_untracked()
            .and_then(|handle| handle.parent_element());
        let Some(area) = stage.map(|stage| stage.get_bounding_client_rect()) else {
            return;
        };
        if held.get_value() && area.height() > 0.0 {
            // The board's upper edge stays where it is, so the corner follows the pointer's height.
            let room = area.height() / f64::from(size.get_untracked());
            set(((f64::from(event.client_y()) - area.top()) / room).round() as i32);
        }
    };
    let key = move |event: KeyboardEvent| {
        let now = i32::from(size.get_untracked());
        match event.key().as_str() {
            "ArrowUp" | "ArrowRight" => set(now + STEP),
            "ArrowDown" | "ArrowLeft" => set(now - STEP),
            "Home" => set(i32::from(SMALLEST)),
            "End" => set(100),
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    };
    view! {
        <div
            class="resize"
            role="slider"
            tabindex="0"
            aria-label=words.say("board-size")
            aria-valuemin=SMALLEST.to_string()
            aria-valuemax="100"
            aria-valuenow=move || size.get().to_string()
            node_ref=handle
            on:pointerdown=press
            on:pointermove=pull
            on:pointerup=move |_| held.set_value(false)
            on:pointercancel=move |_| held.set_value(false)
            on:keydown=key
        ></div>
    }
}
