//! Speech recognition on the device itself, where the browser offers it. A browser that would send what it hears to a server
//! is not asked: on a game of chess nobody else need listen in.

use i18n::Language;
use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::window;
use std::cell::Cell;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, EventTarget};

/// Number of alternative readings wanted of one utterance: names of squares sound alike.
const ALTERNATIVES: u32 = 5;

/// Results of speech recognition.
pub enum Heard {
    /// It has begun to listen.
    Listening,
    /// An utterance in words; all alternatives, the likeliest first.
    Words(Vec<String>),
    /// It may not or cannot listen, and has given up; the reason, in the browser's word.
    Refused(String),
}

/// The tag under which this browser recognises a language on the device.
pub async fn tag_of(language: Language) -> Option<String> {
    let recognition = recognition()?;
    let region = match language {
        Language::English => "US",
        Language::Tamil | Language::Marathi | Language::Malayalam | Language::Kannada => "IN",
    };
    // The reader's own accent comes first.
    let accents = window().navigator().languages();
    let accents = accents.iter().filter_map(|tag| tag.as_string());
    let usual = format!("{}-{region}", language.tag());
    for tag in accents.chain([usual]) {
        if Language::from_tag(&tag) == Some(language)
            && available(&recognition, &tag)
                .await
                .is_ok_and(|told| told == "available")
        {
            return Some(tag);
        }
    }
    None
}

async fn available(recognition: &Function, tag: &str) -> Result<JsValue, JsValue> {
    let options = Object::new();
    Reflect::set(&options, &"langs".into(), &Array::of1(&tag.into()))?;
    Reflect::set(&options, &"processLocally".into(), &true.into())?;
    let available: Function = Reflect::get(recognition, &"available".into())?.dyn_into()?;
    let answer: Promise = available.call1(recognition, &options)?.dyn_into()?;
    JsFuture::from(answer).await
}

/// The browser's recognition, if it can be told to stay on the device.
fn recognition() -> Option<Function> {
    ["SpeechRecognition", "webkitSpeechRecognition"]
        .into_iter()
        .filter_map(|name| Reflect::get(&window(), &name.into()).ok())
        .filter_map(|found| found.dyn_into::<Function>().ok())
        .find(|found| {
            let has = |of: &JsValue, name: &str| Reflect::has(of, &name.into()) == Ok(true);
            has(found, "available") && has(&get(found, "prototype"), "processLocally")
        })
}

/// Running speech recognition; it listens for as long as it is held.
pub struct Listener {
    recognition: EventTarget,
    on_event: Closure<dyn Fn(Event)>,
}

const EVENTS: [&str; 4] = ["start", "result", "error", "end"];

impl Listener {
    /// Listens from now on, under a tag that `tag_of` has found.
    pub fn start(tag: &str, on_heard: impl Fn(Heard) + 'static) -> Option<Listener> {
        let recognition = Reflect::construct(&recognition()?, &Array::new()).ok()?;
        for (name, value) in [
            ("lang", tag.into()),
            ("processLocally", true.into()),
            ("continuous", true.into()),
            ("interimResults", false.into()),
            ("maxAlternatives", ALTERNATIVES.into()),
        ] {
            Reflect::set(&recognition, &name.into(), &value).ok()?;
        }
        let refused = Cell::new(false);
        let on_event =
            Closure::<dyn Fn(Event)>::new(move |event: Event| match event.type_().as_str() {
                "start" => on_heard(Heard::Listening),
                "result" => utterances(&event)
                    .into_iter()
                    .for_each(|words| on_heard(Heard::Words(words))),
                "error" => {
                    let why = get(&event, "error").as_string().unwrap_or_default();
                    // Browsers tire of silence; a player thinks.
                    if why != "no-speech" {
                        refused.set(true);
                        on_heard(Heard::Refused(why));
                    }
                }
                // It has tired, and is to go on.
                _ => {
                    if !refused.get()
                        && let Some(recognition) = event.target()
                    {
                        call(&recognition, "start");
                    }
                }
            });
        let listener = Listener {
            recognition: recognition.unchecked_into(),
            on_event,
        };
        for event in EVENTS {
            let on_event = listener.on_event.as_ref().unchecked_ref();
            listener
                .recognition
                .add_event_listener_with_callback(event, on_event)
                .ok()?;
        }
        call(&listener.recognition, "start");
        Some(listener)
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        for event in EVENTS {
            let on_event = self.on_event.as_ref().unchecked_ref();
            // What was added can be removed.
            let _ = self
                .recognition
                .remove_event_listener_with_callback(event, on_event);
        }
        call(&self.recognition, "abort");
    }
}

/// The utterances of a recognition event, each with its alternative readings.
fn utterances(event: &Event) -> Vec<Vec<String>> {
    let count = |of: &JsValue, name| get(of, name).as_f64().unwrap_or(0.0) as u32;
    let at = |of: &JsValue, index: u32| Reflect::get_u32(of, index).unwrap_or_default();
    let results = get(event, "results");
    (count(event, "resultIndex")..count(&results, "length"))
        .map(|index| {
            let readings = at(&results, index);
            (0..count(&readings, "length"))
                .filter_map(|rank| get(&at(&readings, rank), "transcript").as_string())
                .collect()
        })
        .collect()
}

/// A property, or `undefined`.
fn get(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &name.into()).unwrap_or_default()
}

/// Calls a method that returns nothing. A refused call, such as `start` when it listens already, changes nothing.
fn call(on: &JsValue, name: &str) {
    if let Ok(method) = get(on, name).dyn_into::<Function>() {
        let _ = method.call0(on);
    }
}
