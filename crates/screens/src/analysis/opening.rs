//! Name of the opening of the position shown.

use super::study::Study;
use crate::openings_file::{self, opening_name};
use leptos::prelude::*;

/// Fetches the names of openings for a study.
pub fn fetch(study: Study) {
    leptos::task::spawn_local(async move {
        // Without the table openings have no names; nothing else is lost.
        study.openings.try_set(openings_file::fetch().await.ok());
    });
}

/// The last opening name on the way to the position shown.
#[component]
pub fn Opening(
    /// The study.
    study: Study,
) -> impl IntoView {
    let table = study.openings;
    let name = Memo::new(move |_| {
        let here = study.here.get();
        table.with(|table| {
            let table = table.as_ref()?;
            study.tree.with(|tree| {
                let opening = table.last_of(tree.start(), tree.line_to(here))?;
                Some((opening.eco.clone(), opening.name.clone()))
            })
        })
    });
    let families = openings_file::family_names(study.words);
    let named = move || {
        let (eco, name) = name.get()?;
        let name = families.with(|families| opening_name(&name, families));
        Some(view! { <span class="an-eco">{eco}</span> " " {name} })
    };
    view! { <p class="an-opening">{named}</p> }
}
