//! Preview of an embedded board: a frame as on a page of a chosen width, made smaller where there is less room.

use i18n::Words;
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::MessageEvent;

/// Widths of the page around the board, in CSS pixels.
const WIDTHS: [u32; 3] = [320, 500, 1000];

/// Address of the page in the frame.
const PAGE: &str = "embed/embed.html";

/// Id by which the frame's messages are known.
const ID: &str = "preview";

/// The frame, with a choice of its width.
#[component]
pub fn Preview(
    /// The language.
    words: Words,
    /// The fragment of the frame's address.
    fragment: Memo<String>,
) -> impl IntoView {
    let width = RwSignal::new(500u32);
    let height = RwSignal::new(None::<f64>);
    let room = RwSignal::new(500.0);
    let node = NodeRef::<Div>::new();
    let measure = move || {
        if let Some(node) = node.get_untracked() {
            room.set(f64::from(node.client_width()));
        }
    };
    Effect::new(move |_| {
        node.track();
        measure();
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| measure());
    on_cleanup(move || resized.remove());
    // The frame asks for a height (docs/embedding.md, frames).
    let heard = window_event_listener(leptos::ev::message, move |event: MessageEvent| {
        let data = event.data();
        let field = |name: &str| js_sys::Reflect::get(&data, &JsValue::from_str(name)).ok();
        let is = |name: &str, value: &str| field(name).is_some_and(|found| found == value);
        if is("id", ID) && is("type", "resize") {
            height.set(field("height").and_then(|height| height.as_f64()));
        }
    });
    on_cleanup(move || heard.remove());
    let scale = move || (room.get() / f64::from(width.get())).min(1.0);
    let height = move || height.get().unwrap_or(500.0).clamp(100.0, 4_000.0);
    let room_height = move || format!("{}px", (height() * scale()).ceil() as u32);
    // Numbers with decimals are left to the style sheet.
    let per_mille = move || ((1_000.0 * scale()) as u32).to_string();
    let choice = WIDTHS.map(|one| {
        view! {
            <label>
                <input
                    type="radio"
                    name="preview-width"
                    value=one.to_string()
                    prop:checked=move || width.get() == one
                    on:change=move |_| width.set(one)
                />
                <span>{one}</span>
            </label>
        }
    });
    // Without a network, and not kept, a frame would show a page of the browser's own.
    let is_there = RwSignal::new(None::<bool>);
    leptos::task::spawn_local(async move {
        let answer = i18n::fetch_text(&format!("./{PAGE}")).await;
        is_there.try_set(Some(answer.is_ok()));
    });
    let lacking = move || {
        (is_there.get() == Some(false)).then(|| {
            view! { <p class="embedding-lacking" role="status">{words.say("embed-preview-lacking")}</p> }
        })
    };
    let shown = move || {
        let is_there = is_there.get() == Some(true);
        is_there.then(|| fragment.get())
    };
    // A frame whose address changes in its fragment only does not load anew: each description has a frame of its own.
    let frame = move |fragment: String| {
        view! {
            <iframe
                src=format!("./{PAGE}#id={ID}&{fragment}")
                title=words.say("embed-preview")
                style:width=move || format!("{}px", width.get())
                style:height=move || format!("{}px", height() as u32)
                style=("--per-mille", per_mille)
            ></iframe>
        }
    };
    view! {
        <div class="embedding-preview">
            <fieldset class="segments">
                <legend>{words.say("embed-preview")}</legend>
                {choice.into_iter().collect_view()}
            </fieldset>
            <div class="embedding-page">
                <div class="embedding-lines" aria-hidden="true"><i></i><i></i><i></i></div>
                {lacking}
                <div class="embedding-room" node_ref=node style:height=room_height>
                    <For each=shown key=Clone::clone children=frame/>
                </div>
            </div>
        </div>
    }
}
