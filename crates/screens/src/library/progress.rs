//! Progress and outcome of imports and exports; deletions and their undo.

use super::state::{Done, LibraryState};
use crate::pgn_errors;
use i18n::args;
use leptos::prelude::*;
use protocol::library::{Imported, Problem, Which};
use widgets::icon::{IconButton, Sign};
use widgets::progress::Progress;
use widgets::toast::{Toast, ToastText};

/// The progress of a job, or what came of the last one.
#[component]
pub fn Progression(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    let busy = Memo::new(move |_| state.is_busy());
    let share = move || {
        let progress = state.job.get()?.progress;
        (progress.of > 0).then(|| progress.done as f64 / progress.of as f64)
    };
    let text = move || {
        let job = state.job.get()?;
        let name = if job.comes_in {
            "library-reading"
        } else {
            "library-writing"
        };
        let count = args!["count" => job.progress.count];
        Some(words.now().with(name, &count))
    };
    view! {
        <Show when=move || busy.get()>
            <Progress
                label="library-progress"
                text=Signal::derive(move || text().unwrap_or_default())
                share=Signal::derive(share)
                on_stop=move || state.cancel()
            />
        </Show>
        <Outcome state/>
        <Problems state/>
    }
}

/// Result of an import: it stays until it is dismissed, for there may be problems to look at.
#[component]
fn Outcome(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    let told = move || {
        let Some(Done::Imported(imported)) = state.done.get() else {
            return None;
        };
        let words = words.now();
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
        Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" "))
    };
    let outcome = move || {
        told().map(|told| {
            view! {
                <p data-done>{told}</p>
                <IconButton
                    sign=Sign::Close
                    name="library-dismiss"
                    action="dismiss"
                    on_press=move || state.done.set(None)
                />
            }
        })
    };
    view! { <div class="library-outcome" role="status">{outcome}</div> }
}

/// The problems of the file that was imported.
#[component]
fn Problems(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    move || {
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
    }
}

/// The toast of deletions and exports; a deletion can be undone.
#[component]
pub fn LibraryToast(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    let text = move || {
        let done = state.done.get()?;
        let words = words.now();
        let told = |name, count: u32| words.with(name, &args!["count" => count]);
        let (text, undo) = match done {
            Done::Imported(_) => return None,
            Done::Deleted(deleted) => (told("library-deleted", deleted.count), deleted.count > 0),
            Done::Renamed => (words.get("library-renamed"), false),
            Done::Restored(count) => (told("library-restored", count), false),
            Done::Erased(count) => (told("library-erased", count), false),
            Done::Exported { games, unreadable } => {
                let mut text = told("library-exported", games);
                if unreadable > 0 {
                    text += " ";
                    text += &told("library-not-exported", unreadable);
                }
                (text, false)
            }
        };
        Some(ToastText { text, undo })
    };
    let undo = move || {
        if let Some(Done::Deleted(deleted)) = state.done.get_untracked() {
            state.restore(Which::DeletedAt(deleted.at));
        }
    };
    view! { <Toast text=Signal::derive(text) on_undo=undo on_end=move || state.done.set(None)/> }
}
