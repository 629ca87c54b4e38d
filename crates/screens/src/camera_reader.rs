//! Camera reader: QR codes read one after the other by the device's camera.

use gloo_timers::callback::Interval;
use i18n::Words;
use leptos::html::Video;
use leptos::prelude::*;
use leptos::task::spawn_local;
use platform::camera::{Camera, CameraError};
use platform::device_clock;
use qr_reader::Scanner;
use std::pin::Pin;
use widgets::button::button;

/// Reads a picture: bytes of its pixels, its width, milliseconds now. It tells the texts of codes that come into sight.
pub type Scan = Box<dyn FnMut(&[u8], usize, u64) -> Vec<String>>;

/// Fetches the function that makes a [`Scan`], or tells why it cannot be had. The page provides it in context.
pub type FetchScan = fn() -> Pin<Box<dyn Future<Output = Result<fn() -> Scan, String>>>>;

/// Milliseconds from one picture to the next.
const PERIOD: u32 = 125;

/// Reading of QR codes, in a chunk of its own.
pub fn scan() -> Scan {
    let mut scanner = Scanner::default();
    Box::new(move |pixels, width, now| scanner.scan(pixels, width, now))
}

/// State of the reader.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Off,
    Opening,
    On,
    Failed(&'static str),
}

/// The reader's parts while the camera is on; dropped, they switch it off.
struct Reading {
    _pictures: Interval,
}

/// A button that switches the camera on, its picture, and a button that switches it off. Each text that is read goes to
/// `on_text`; whether it is a code of the right kind is for its owner to say.
#[component]
pub fn CameraReader(words: Words, on_text: Callback<String>) -> impl IntoView {
    let state = RwSignal::new(State::Off);
    let video = NodeRef::<Video>::new();
    let reading = StoredValue::new_local(None::<Reading>);
    let fetch = use_context::<FetchScan>();
    let switch_off = move || {
        reading.set_value(None);
        state.set(State::Off);
    };
    let switch_on = move || {
        let Some(fetch) = fetch else { return };
        state.set(State::Opening);
        spawn_local(async move {
            let opened = open(fetch, video).await;
            // The view may be gone by now, or the camera no longer wanted: then it is switched off again.
            if state.try_get_untracked() != Some(State::Opening) {
                return;
            }
            match opened {
                Ok((camera, mut scan)) => {
                    let look = move || {
                        let Some(picture) = camera.picture() else {
                            return;
                        };
                        let now = device_clock::now() as u64;
                        for text in scan(&picture.pixels, picture.width, now) {
                            on_text.run(text);
                        }
                    };
                    reading.set_value(Some(Reading {
                        _pictures: Interval::new(PERIOD, look),
                    }));
                    state.set(State::On);
                }
                Err(message) => state.set(State::Failed(message)),
            }
        });
    };
    let shown = move || matches!(state.get(), State::Opening | State::On);
    let told = move || match state.get() {
        State::Off | State::Failed(_) => None,
        State::Opening => Some(words.now().get("camera-opening")),
        State::On => Some(words.now().get("camera-on")),
    };
    let fault = move || match state.get() {
        State::Failed(message) => Some(words.now().get(message)),
        _ => None,
    };
    view! {
        <div class="camera-reader" data-camera=move || if shown() { "on" } else { "off" }>
            <video node_ref=video hidden=move || !shown() playsinline muted aria-label=words.say("camera-picture")></video>
            {move || if shown() {
                button(words, "camera-off", "camera-off", switch_off)
            } else {
                button(words, "camera-on", "camera-read", switch_on)
            }}
            <p role="status">{told}</p>
            <p role="alert">{fault}</p>
        </div>
    }
}

/// The camera, and what reads its pictures; otherwise the message that says why not.
async fn open(fetch: FetchScan, video: NodeRef<Video>) -> Result<(Camera, Scan), &'static str> {
    let Some(video) = video.get_untracked() else {
        return Err("camera-absent");
    };
    let scan = fetch().await.map_err(|_| "camera-no-reader")?();
    let camera = Camera::open(video).await.map_err(|error| match error {
        CameraError::Refused => "camera-refused",
        CameraError::Absent => "camera-absent",
        CameraError::Busy => "camera-busy",
    })?;
    Ok((camera, scan))
}
