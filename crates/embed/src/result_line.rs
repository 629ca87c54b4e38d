//! Result of puzzles or of a lesson as a line that the reader can copy: for sites that cannot listen.

use i18n::{Words, args};
use leptos::html::Input;
use leptos::prelude::*;
use platform::clipboard::copy;

/// Score of puzzles, or of the tasks of a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Number of those that were tried.
    pub done: u32,
    /// Number of those that were solved at the first try, without help.
    pub solved: u32,
    /// Number of all.
    pub total: u32,
}

/// The line, once the first of them has been tried.
#[component]
pub fn ResultLine(
    /// The language.
    words: Words,
    /// Score so far.
    #[prop(into)]
    score: Signal<Score>,
) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    let copied = RwSignal::new(false);
    let line = Memo::new(move |_| {
        let words = words.now();
        let Score {
            done,
            solved,
            total,
        } = score.get();
        let counts = args!["solved" => solved, "done" => done, "total" => total];
        (done > 0).then(|| words.with("embed-result", &counts))
    });
    let press = move |_| {
        let Some(text) = line.get_untracked() else {
            return;
        };
        copy(&text, move |done| {
            copied.try_set(done);
            // In a sandbox there is no clipboard: it is selected, so that the reader can copy it.
            if let Some(field) = field.try_get_untracked().flatten().filter(|_| !done) {
                let _ = field.focus();
                field.select();
            }
        });
    };
    let label = move || {
        let name = if copied.get() {
            "embed-result-copied"
        } else {
            "embed-result-copy"
        };
        words.now().get(name)
    };
    view! {
        <Show when=move || line.with(Option::is_some)>
            <div class="result" part="result">
                <input
                    type="text"
                    readonly
                    node_ref=field
                    aria-label=words.say("embed-result-name")
                    prop:value=move || { copied.set(false); line.get().unwrap_or_default() }
                />
                <button type="button" data-action="copy-result" on:click=press>{label}</button>
            </div>
        </Show>
    }
}
