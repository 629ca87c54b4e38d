//! What is being done with files, and what came of it.

use super::shelf::{Done, Shelf};
use crate::faults;
use leptos::html::Button;
use leptos::prelude::*;
use protocol::library::{Imported, Problem};
use ui::icon::{IconButton, Sign};
use ui::words::args;

/// Over the list: progress and its end, deletions and their undoing, the problems of a file.
#[component]
pub fn Strip(shelf: Shelf) -> impl IntoView {
    let words = shelf.desk.words;
    let busy = Memo::new(move |_| shelf.is_busy());
    let told = move || {
        let words = words.now();
        shelf.done.get().map(|done| match done {
            Done::Deleted(count) => words.with("library-deleted", &args!["count" => count]),
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
                    Some(words.with("library-taken", &args!["count" => taken])),
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
        let deleted = shelf
            .done
            .with(|done| matches!(done, Some(Done::Deleted(count)) if *count > 0));
        deleted.then(|| view! {
            <button type="button" data-action="undo" on:click=move |_| shelf.restore()>{words.say("library-undo")}</button>
        })
    };
    let problems = move || {
        let problems = shelf.done.with(|done| match done {
            Some(Done::Imported(imported)) => imported.problems.clone(),
            _ => Vec::new(),
        });
        let lexicon = words.now();
        let told = |problem: &Problem| {
            let counted = args![
                "game" => problem.game,
                "line" => problem.line as i64,
                "why" => faults::named(&lexicon, &problem.why)
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
            <IconButton sign=Sign::Close name="library-dismiss" action="dismiss" on_press=move || shelf.done.set(None)/>
        })
    };
    view! {
        <Show when=move || busy.get()>
            <Underway shelf/>
        </Show>
        <div class="library-strip" role="status">{over}</div>
        {problems}
    }
}

/// An import or export under way.
#[component]
fn Underway(shelf: Shelf) -> impl IntoView {
    let words = shelf.desk.words;
    let cancel = NodeRef::<Button>::new();
    let far = move || {
        let progress = shelf.job.get()?.progress;
        (progress.of > 0).then(|| progress.done as f64 / progress.of as f64)
    };
    let told = move || {
        let job = shelf.job.get()?;
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
            <button node_ref=cancel type="button" data-action="cancel-job" on:click=move |_| shelf.cancel()>
                {words.say("cancel")}
            </button>
        </div>
    }
}
