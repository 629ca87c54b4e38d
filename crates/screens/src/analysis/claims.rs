//! Claims of tabs to studies: one tab has a study, and only that one saves it.

use super::storage;
use super::study::Study;
use game::tree::Tree;
use leptos::prelude::*;
use platform::tab_claim::{Held, TabClaim};

/// Claims the study on the board, once there is something in it, and takes up what another tab has had.
pub fn follow(study: Study, claim: TabClaim) {
    let origin = Memo::new(move |_| study.source.with(|source| source.origin.clone()));
    let empty = Memo::new(move |_| {
        !study.source.with(|source| source.edited) && study.tree.with(Tree::is_empty)
    });
    // True if the study was empty when it was opened here.
    let begun_here = StoredValue::new(false);
    Effect::new(move |before: Option<(String, bool)>| {
        let (origin, empty) = (origin.get(), empty.get());
        let begun = before.is_some_and(|(last, was_empty)| was_empty && last == origin);
        begun_here.set_value(begun);
        if empty {
            claim.release();
        } else {
            claim.claim(&document(&origin));
        }
        (origin, empty)
    });
    Effect::watch(
        move || claim.held(),
        move |held, before, _| match (before, held) {
            // What has been begun here is another study than that of the other tab.
            (_, Held::Elsewhere) if begun_here.get_value() => {
                study
                    .source
                    .update(|source| source.origin = storage::new_origin());
            }
            (Some(Held::Elsewhere), Held::Here) => {
                let saved = storage::draft(&origin.get_untracked());
                if let Some(saved) = saved {
                    study.open(saved);
                }
                study.earlier.set(None);
            }
            _ => {}
        },
        false,
    );
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
