//! Claims of tabs to studies: one tab has a study, and only that one saves it.

use super::chapters::Chapters;
use super::storage;
use super::study::Study;
use game::tree::Tree;
use leptos::prelude::*;
use platform::tab_claim::{Held, TabClaim};

/// Claims the study on the board, once there is something in it, and takes up what another tab has had. The signal is true
/// while this tab may save it.
pub fn follow(study: Study, claim: TabClaim) -> Signal<bool> {
    let origin = Memo::new(move |_| study.source.with(|source| source.origin.clone()));
    let empty = Memo::new(move |_| {
        let is_single = study.chapters.with(Chapters::is_single);
        !study.source.with(|source| source.edited) && is_single && study.tree.with(Tree::is_empty)
    });
    // True if the study was empty when it was opened here, until this tab has had the claim to it.
    let begun_here = StoredValue::new(false);
    // True from when another tab has it until what that has made of it is on the board here: to save before would undo it.
    let behind = RwSignal::new(false);
    Effect::new(move |before: Option<(String, bool)>| {
        let (origin, empty) = (origin.get(), empty.get());
        let begun = before
            .as_ref()
            .is_some_and(|last| *last == (origin.clone(), true));
        begun_here.set_value(begun);
        if before.is_some_and(|(last, _)| last != origin) {
            behind.set(false);
        }
        if empty {
            claim.release();
        } else {
            claim.claim(&document(&origin));
        }
        (origin, empty)
    });
    Effect::watch(
        move || claim.held(),
        move |held, _, _| match held {
            // What has been begun here is another study than that of the other tab.
            Held::Elsewhere if begun_here.get_value() => {
                study
                    .source
                    .update(|source| source.origin = storage::new_origin());
            }
            Held::Elsewhere => behind.set(true),
            Held::Here => {
                // From here on, a tab that has it has taken it from this one.
                begun_here.set_value(false);
                if behind.get_untracked() {
                    if let Some(saved) = storage::draft(&origin.get_untracked()) {
                        study.open(saved);
                    }
                    study.earlier.set(None);
                    behind.set(false);
                }
            }
            Held::Free | Held::Asked => {}
        },
        false,
    );
    Signal::derive(move || claim.is_ours() && !behind.get())
}

/// Takes the study on the board from the tab that has it.
pub fn take(study: Study, claim: TabClaim) {
    claim.take(
        &study
            .source
            .with_untracked(|source| document(&source.origin)),
    );
}

/// Name of a study among what tabs share.
fn document(origin: &str) -> String {
    format!("analysis.{origin}")
}
