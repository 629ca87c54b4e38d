//! Vibration on a move, where the device offers it.

use crate::sound::Sound;
use js_sys::{Function, Reflect};
use leptos::prelude::window;
use wasm_bindgen::JsCast;

/// Vibrates as long as the event behind this sound deserves.
pub fn vibrate(sound: Sound) {
    if !is_touched() {
        return;
    }
    let millis = match sound {
        Sound::Move | Sound::Castle | Sound::Star => 8,
        Sound::Capture | Sound::Promotion => 18,
        Sound::Check | Sound::LowTime => 35,
        Sound::End => 70,
    };
    // Not every browser has it, Safari for one: it is asked for by name.
    let navigator = window().navigator();
    let vibrate = Reflect::get(&navigator, &"vibrate".into())
        .ok()
        .and_then(|found| found.dyn_into::<Function>().ok());
    if let Some(vibrate) = vibrate {
        // A device that refuses keeps still.
        let _ = vibrate.call1(&navigator, &millis.into());
    }
}

/// True on a device that is mostly used by touch.
pub fn is_touched() -> bool {
    window()
        .match_media("(pointer: coarse)")
        .ok()
        .flatten()
        .is_some_and(|media| media.matches())
}
