//! Device services for the clock: time, wake lock and full screen.

use game::{GameTime, Look, Timestamp};
use js_sys::Promise;
use leptos::prelude::*;
use platform::device_clock;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::Element;

/// The time line on which it is `at` now.
pub fn time_line(at: Timestamp) -> GameTime {
    let (monotonic, wall) = device_clock::both();
    GameTime::new(at, monotonic, wall)
}

/// Reads the clocks and advances the game's time line.
pub fn look(time_line: &mut GameTime) -> Look {
    let (monotonic, wall) = device_clock::both();
    time_line.look(monotonic, wall)
}

#[wasm_bindgen]
extern "C" {
    /// The navigator, with wake lock where the browser has it.
    type Browser;
    #[wasm_bindgen(method, getter, js_name = wakeLock)]
    fn wake_lock(this: &Browser) -> Option<WakeLock>;

    type WakeLock;
    #[wasm_bindgen(method, catch)]
    fn request(this: &WakeLock, kind: &str) -> Result<Promise, JsValue>;

    /// A wake lock. The browser releases it whenever the page is hidden.
    #[derive(Clone)]
    type Sentinel;
    #[wasm_bindgen(method)]
    fn release(this: &Sentinel) -> Promise;

    /// An element, with full screen where the browser has it.
    type Screen;
    #[wasm_bindgen(method, catch, js_name = requestFullscreen)]
    fn request_fullscreen(this: &Screen) -> Result<Promise, JsValue>;
}

/// Wish for a wake lock: keeps the screen awake while set. A handle.
#[derive(Clone, Copy)]
pub struct Wake(StoredValue<Wanted, LocalStorage>);

#[derive(Default)]
struct Wanted {
    wanted: bool,
    sentinel: Option<Sentinel>,
}

impl Wake {
    /// No wake lock is wanted.
    pub fn new() -> Wake {
        Wake(StoredValue::new_local(Wanted::default()))
    }

    /// Requests the wake lock, or releases it. To be called again when the page becomes visible.
    pub fn keep(self, wanted: bool) {
        let before = self.0.try_update_value(|state| {
            state.wanted = wanted;
            state.sentinel.take()
        });
        if let Some(before) = before.flatten() {
            ignore(before.release());
        }
        let lock = window()
            .navigator()
            .unchecked_ref::<Browser>()
            .wake_lock()
            .filter(|_| wanted);
        if let Some(Ok(promise)) = lock.map(|lock| lock.request("screen")) {
            leptos::task::spawn_local(async move {
                // A device that is short of power refuses, and sleeps as it likes.
                if let Ok(sentinel) = JsFuture::from(promise).await {
                    let sentinel: Sentinel = sentinel.unchecked_into();
                    let kept = self.0.try_update_value(|state| {
                        let wanted = state.wanted && state.sentinel.is_none();
                        if wanted {
                            state.sentinel = Some(sentinel.clone());
                        }
                        wanted
                    });
                    if kept != Some(true) {
                        ignore(sentinel.release());
                    }
                }
            });
        }
    }
}

/// Ignores the failure of a promise.
fn ignore(promise: Promise) {
    leptos::task::spawn_local(async move { drop(JsFuture::from(promise).await) });
}

/// True if pages can go full screen here.
pub fn can_fill_screen() -> bool {
    document().fullscreen_enabled()
}

/// Makes the element full screen, where the browser lets it.
pub fn fill_screen(element: &Element) {
    if let Ok(promise) = element.unchecked_ref::<Screen>().request_fullscreen() {
        ignore(promise);
    }
}

/// Leaves full screen; false if nothing was.
pub fn give_screen_back() -> bool {
    let filled = document().fullscreen_element().is_some();
    if filled {
        document().exit_fullscreen();
    }
    filled
}

/// True if the main pointer is a finger.
pub fn has_fingers() -> bool {
    let coarse = window().match_media("(pointer: coarse)");
    coarse.ok().flatten().is_some_and(|media| media.matches())
}
