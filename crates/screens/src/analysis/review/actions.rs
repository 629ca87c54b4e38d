//! Actions of a review, in the place of the board's: a step back or on, another try, the better line, the next mistake; after
//! the last mistake, puzzles of all of them.

use super::super::annotate;
use super::mistakes::next_mistake;
use super::{Reviewer, to_mistake};
use leptos::prelude::*;
use widgets::icon::{IconButton, Sign};

/// The row of buttons.
#[component]
pub fn Actions(
    /// The reviewer.
    reviewer: Reviewer,
) -> impl IntoView {
    let study = reviewer.study;
    let words = study.words;
    let shown = Memo::new(move |_| study.mistake_shown());
    let better = Memo::new(move |_| {
        let mistake = shown.get()?;
        study.tree.with(|tree| annotate::better(tree, mistake))
    });
    let at_start = Memo::new(move |_| {
        study
            .tree
            .with(|tree| tree.parent(study.here.get()).is_none())
    });
    let at_end = Memo::new(move |_| {
        let seeks = study.retry.with(Option::is_some);
        seeks
            || study
                .tree
                .with(|tree| tree.next(study.here.get()).is_none())
    });
    let untried = Memo::new(move |_| better.get().is_none() || study.retry.with(Option::is_some));
    let unseen = Memo::new(move |_| better.get().is_none_or(|better| better == study.here.get()));
    let is_last = Memo::new(move |_| next_mistake(study, true).is_none());
    // Puzzles are offered once the last mistake has been seen.
    let offers_puzzles = Memo::new(move |_| {
        let is_done = reviewer.progress.with(Option::is_none);
        is_done && is_last.get() && reviewer.has_mistakes()
    });
    let try_again = move |_| {
        if let Some(mistake) = shown.get_untracked().filter(|_| !untried.get_untracked()) {
            study.seek_better(mistake);
        }
    };
    let show_line = move |_| {
        if let Some(better) = better.get_untracked() {
            study.retry.set(None);
            study.go(better);
        }
    };
    // A button that was pressed by keyboard keeps the focus, though it has nothing more to do.
    let off = |off: Memo<bool>| move || off.get().to_string();
    let next = move || {
        if offers_puzzles.get() {
            view! {
                <button type="button" class="primary" data-action="make-puzzles" on:click=move |_| reviewer.make_puzzles()>
                    {words.say("review-make-puzzles")}
                </button>
            }
            .into_any()
        } else {
            view! {
                <button
                    type="button"
                    class="primary"
                    data-action="next-mistake"
                    aria-disabled=off(is_last)
                    on:click=move |_| to_mistake(study, true)
                >
                    {words.say("review-next")}
                </button>
            }
            .into_any()
        }
    };
    view! {
        <div class="review-actions">
            <IconButton sign=Sign::Previous name="previous" action="previous" off=at_start on_press=move || study.back()/>
            <button type="button" data-action="try-again" aria-disabled=off(untried) on:click=try_again>
                {words.say("review-retry")}
            </button>
            <button type="button" data-action="show-line" aria-disabled=off(unseen) on:click=show_line>
                {words.say("review-show-line")}
            </button>
            {next}
            <IconButton sign=Sign::Next name="next" action="next" off=at_end on_press=move || study.forward()/>
        </div>
    }
}
