//! What the clock has of the device: time, a place in storage, and a screen that stays awake and can be filled.

use game::{Look, TimeLine, Timestamp};
use js_sys::Promise;
use leptos::prelude::*;
use ui::kept;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, Storage};

const KEPT: &str = "sessa.clock";

/// What the monotonic and the wall clock show, in milliseconds.
fn clocks() -> (f64, f64) {
    let monotonic = window().performance().map_or(0.0, |clock| clock.now());
    (monotonic, js_sys::Date::now())
}

/// The time line on which it is `at` now.
pub fn time_line(at: Timestamp) -> TimeLine {
    let (monotonic, wall) = clocks();
    TimeLine::new(at, monotonic, wall)
}

/// What time it is.
pub fn look(time_line: &mut TimeLine) -> Look {
    let (monotonic, wall) = clocks();
    time_line.look(monotonic, wall)
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// Writes a text down; `false` if this browser does not keep it.
pub fn keep(text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(KEPT, text).is_ok())
}

/// The text that was written down last.
pub fn kept() -> Option<String> {
    storage()?.get_item(KEPT).ok().flatten()
}

/// Puts the text that was written down last aside; answers with the name under which it lies now.
pub fn put_aside(text: &str) -> String {
    storage().map_or_else(
        || KEPT.to_owned(),
        |storage| kept::put_aside(&storage, KEPT, text, js_sys::Date::now() as u64),
    )
}

#[wasm_bindgen]
extern "C" {
    /// The browser, where it may be able to keep the screen awake.
    type Browser;
    #[wasm_bindgen(method, getter, js_name = wakeLock)]
    fn wake_lock(this: &Browser) -> Option<WakeLock>;

    type WakeLock;
    #[wasm_bindgen(method, catch)]
    fn request(this: &WakeLock, kind: &str) -> Result<Promise, JsValue>;

    /// What keeps the screen awake. The browser takes it back whenever the page is hidden.
    #[derive(Clone)]
    type Sentinel;
    #[wasm_bindgen(method)]
    fn release(this: &Sentinel) -> Promise;

    /// An element that may be able to fill the screen.
    type Screen;
    #[wasm_bindgen(method, catch, js_name = requestFullscreen)]
    fn request_fullscreen(this: &Screen) -> Result<Promise, JsValue>;
}

/// Whether the screen is to stay awake. A handle.
#[derive(Clone, Copy)]
pub struct Wake(StoredValue<Wanted, LocalStorage>);

#[derive(Default)]
struct Wanted {
    wanted: bool,
    sentinel: Option<Sentinel>,
}

impl Wake {
    /// The device does as it likes.
    pub fn new() -> Wake {
        Wake(StoredValue::new_local(Wanted::default()))
    }

    /// Keeps the screen awake from now on, or no longer. To be asked again when the page is seen again.
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

/// Lets a promise fail in silence.
fn ignore(promise: Promise) {
    leptos::task::spawn_local(async move { drop(JsFuture::from(promise).await) });
}

/// Whether pages can fill the screen here.
pub fn can_fill_screen() -> bool {
    document().fullscreen_enabled()
}

/// Has the element fill the screen, where the browser lets it.
pub fn fill_screen(element: &Element) {
    if let Ok(promise) = element.unchecked_ref::<Screen>().request_fullscreen() {
        ignore(promise);
    }
}

/// Gives the screen back; answers whether it was filled.
pub fn give_screen_back() -> bool {
    let filled = document().fullscreen_element().is_some();
    if filled {
        document().exit_fullscreen();
    }
    filled
}

/// Whether what is touched is touched by fingers.
pub fn has_fingers() -> bool {
    let coarse = window().match_media("(pointer: coarse)");
    coarse.ok().flatten().is_some_and(|media| media.matches())
}
