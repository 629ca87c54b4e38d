//! Progress of something that takes a while and can be stopped.

use i18n::Words;
use leptos::prelude::*;

/// A line about what is being done, a bar, and a button that stops it.
#[component]
pub fn Progress(
    /// Message name of what it is the progress of, for screen readers.
    label: &'static str,
    /// Text of the task, and how much of it is done.
    #[prop(into)]
    text: Signal<String>,
    /// The share that is done, from 0 to 1; `None` while nobody knows how much there is to do.
    #[prop(into)]
    share: Signal<Option<f64>>,
    /// Stops it; what is done is kept.
    on_stop: impl Fn() + 'static,
) -> impl IntoView {
    let words = expect_context::<Words>();
    view! {
        <div class="progress" data-busy>
            <p>{text}</p>
            <progress
                aria-label=words.say(label)
                max="1"
                value=move || share.get().map(|share| share.to_string())
            ></progress>
            <button type="button" data-action="stop" on:click=move |_| on_stop()>
                {words.say("progress-stop")}
            </button>
        </div>
    }
}
