//! Progress and outcome of imports and exports.

use super::state::{Done, LibraryState};
use crate::pgn_errors;
use i18n::args;
use leptos::html::Button;
use leptos::prelude::*;
use protocol::library::{Imported, Problem, Which};
use widgets::icon::{IconButton, Sign};

/// Strip over the list: progress, outcome, undo of deletions, and the problems of a file.
#[component]
pub fn ProgressStrip(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    let busy = Memo::new(move |_| state.is_busy());
    let told = move || {
        let words = words.now();
        state.done.get().map(|done| match done {
            Done::Deleted(deleted) => {
                words.with("library-deleted", &args!["count" => deleted.count])
            }
            Done::Restored(count) => words.with("library-restored", &args!["count" => count]),
            Done::Erased(count) => words.with("library-erased", &args!["count" => count]),
            Done::Exported(count) => words.with("library-exported", &args!["count" => count]),
            Done::Imported(imported) => {
                let Imported {
                    taken,
                    known,
                    all_problems,
                    cancelled,
                    ..
                } = imported;
                let parts = [
                    Some(words.with("library-import-done", &args!["count" => taken])),
                    (known > 0).then(|| words.with("library-known", &args!["count" => known])),
                    (all_problems > 0)
                        .then(|| words.with("library-problems", &args!["count" => all_problems])),
                    cancelled.then(|| words.get("library-cancelled")),
                ];
                parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
        })
    };
    let undo = move || {
        let deleted = state.done.with(|done| match done {
            Some(Done::Deleted(deleted)) if deleted.count > 0 => Some(deleted.at),
            _ => None,
        });
        deleted.map(|at| view! {
            <button type="button" data-action="undo" on:click=move |_| state.restore(Which::DeletedAt(at))>
                {words.say("library-undo")}
            </button>
        })
    };
    let problems = move || {
        let problems = state.done.with(|done| match done {
            Some(Done::Imported(imported)) => imported.problems.clone(),
            _ => Vec::new(),
        });
        let lexicon = words.now();
        let told = |problem: &Problem| {
            let counted = args![
                "game" => problem.game,
                "line" => problem.line as i64,
                "why" => pgn_errors::named(&lexicon, &problem.why)
            ];
            let token = (!problem.token.is_empty())
                .then(|| view! { " " <code>{problem.token.clone()}</code> });
            view! { <li>{lexicon.with("library-problem", &counted)}{token}</li> }
        };
        (!problems.is_empty()).then(|| {
            view! {
                <details class="library-problems" data-problems>
                    <summary>{words.say("library-which")}</summary>
                    <ul>{problems.iter().map(told).collect_view()}</ul>
                </details>
            }
        })
    };
    let over = move || {
        told().map(|told| view! {
            <p data-done>{told}</p>
            {undo}
            <IconButton sign=Sign::Close name="library-dismiss" action="dismiss" on_press=move || state.done.set(None)/>
        })
    };
    view! {
        <Show when=move || busy.get()>
            <Underway state/>
        </Show>
        <div class="library-strip" role="status">{over}</div>
        {problems}
    }
}

/// An import or export in progress.
#[component]
fn Underway(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    let cancel = NodeRef::<Button>::new();
    let far = move || {
        let progress = state.job.get()?.progress;
        (progress.of > 0).then(|| progress.done as f64 / progress.of as f64)
    };
    let told = move || {
        let job = state.job.get()?;
        let name = if job.comes_in {
            "library-reading"
        } else {
            "library-writing"
        };
        Some(
            words
                .now()
                .with(name, &args!["count" => job.progress.games]),
        )
    };
    view! {
        <div class="library-strip" data-busy>
            <progress aria-label=words.say("library-progress") max="1" prop:value=move || far().unwrap_or_default()></progress>
            <p>{told}</p>
            <button node_ref=cancel type="button" data-action="cancel-job" on:click=move |_| state.cancel()>
                {words.say("cancel")}
            </button>
        </div>
    }
}
