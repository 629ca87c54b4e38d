//! Panel of a review: the course of the game, progress, whose mistakes are shown, and both sides in figures.

use super::super::annotate::{is_reviewed, points};
use super::super::graph::Graph;
use super::people::people_text;
use super::puzzles::Made;
use super::summary::Summary;
use super::{DEPTHS, Reviewer};
use crate::registry::Screen;
use crate::route::href;
use i18n::args;
use leptos::html::Input;
use leptos::prelude::*;

/// The panel.
#[component]
pub fn Review(
    /// The reviewer.
    reviewer: Reviewer,
) -> impl IntoView {
    let study = reviewer.study;
    let words = study.words;
    let depth = RwSignal::new(0_usize);
    let points = Memo::new(move |_| study.tree.with(points));
    let running = Memo::new(move |_| reviewer.progress.with(Option::is_some));
    let press = move |_| {
        if running.get_untracked() {
            reviewer.end(Some(("review-cancelled", String::new())));
        } else {
            reviewer.start(DEPTHS[depth.get_untracked()].1);
        }
    };
    let known = Memo::new(move |_| {
        running.get()
            || study
                .tree
                .with(|tree| points.with(|points| is_reviewed(tree, points)))
    });
    let progress = move || {
        reviewer.progress.get().map(|(done, all)| {
            let args = args!["done" => done as u32, "all" => all as u32];
            view! {
                <progress value=done.to_string() max=all.to_string() aria-label=words.say("review")></progress>
                <span data-part="review-progress">{words.now().with("review-progress", &args)}</span>
            }
        })
    };
    let told = move || {
        reviewer
            .told
            .get()
            .map(|(name, why)| words.now().with(name, &args!["why" => why]))
    };
    // The place of the mistake shown among them, and how many there are.
    let place = move || {
        let blamed = points.with(|points| study.blamed(points));
        let words = words.now();
        if blamed.is_empty() {
            let is_done = known.get() && !running.get();
            return is_done.then(|| words.get("review-no-mistakes"));
        }
        let all = blamed.len() as u32;
        let shown = study.mistake_shown();
        let done = shown.and_then(|shown| blamed.iter().position(|&id| id == shown));
        Some(match done {
            Some(place) => words.with(
                "review-progress",
                &args!["done" => place as u32 + 1, "all" => all],
            ),
            None => words.with("review-mistakes", &args!["count" => all]),
        })
    };
    let people = people_text(study);
    let switch = NodeRef::<Input>::new();
    let has_own = Memo::new(move |_| study.own_side().is_some());
    let solve = move || {
        let is_saved = matches!(reviewer.made.get(), Some(Made::Saved(_)));
        is_saved.then(|| view! {
            <a class="button" href=href(Screen::Solve, "mode=set&set=mined") data-action="solve-made">
                {words.say("review-solve")}
            </a>
        })
    };
    view! {
        <section class="review" data-part="review" aria-label=words.say("review")>
            <div class="review-title">
                <h2>{words.say("review")}</h2>
                <span data-part="mistake-place">{place}</span>
                {solve}
            </div>
            <Graph study/>
            <Show when=move || known.get()>
                <p class="review-people" data-part="people">{people}</p>
            </Show>
            <Show when=move || has_own.get() && known.get()>
                <label class="review-switch">
                    <input
                        node_ref=switch
                        type="checkbox"
                        role="switch"
                        data-action="others-mistakes"
                        prop:checked=move || study.others_mistakes.get()
                        on:change=move |_| {
                            let on = switch.get_untracked().is_some_and(|switch| switch.checked());
                            study.others_mistakes.set(on);
                        }
                    />
                    <span>{words.say("review-others")}</span>
                </label>
            </Show>
            <div class="review-head">
                <button
                    type="button"
                    data-action="review"
                    disabled=move || points.with(|points| points.len() < 2)
                    on:click=press
                >
                    {move || words.now().get(match (running.get(), known.get()) {
                        (true, _) => "review-cancel",
                        (false, true) => "review-again",
                        (false, false) => "review-game",
                    })}
                </button>
                <select
                    name="review-depth"
                    aria-label=words.say("review-depth")
                    disabled=running
                    on:change=move |event| {
                        depth.set(event_target_value(&event).parse().unwrap_or_default());
                    }
                >
                    {DEPTHS.into_iter().enumerate().map(|(place, (name, _))| view! {
                        <option value=place.to_string()>{words.say(name)}</option>
                    }).collect_view()}
                </select>
                {progress}
            </div>
            <p class="review-told" role="status">{told}</p>
            <Show when=move || known.get()>
                <Summary study points/>
            </Show>
        </section>
    }
}
