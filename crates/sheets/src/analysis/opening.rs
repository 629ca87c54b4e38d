//! The name of the opening, as far as it has one.

use super::study::Study;
use game::Openings;
use leptos::prelude::*;
use ui::words;

/// The last name on the way to the position that is shown.
#[component]
pub fn Opening(
    /// What is studied.
    study: Study,
) -> impl IntoView {
    let table = RwSignal::new(None::<Openings>);
    leptos::task::spawn_local(async move {
        // Without the table openings have no names; nothing else is lost.
        let text = words::fetch_text("./openings.tsv")
            .await
            .unwrap_or_default();
        table.try_set(Openings::parse(&text).ok());
    });
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
    view! {
        <p class="an-opening" lang="en">
            {move || name.get().map(|(eco, name)| view! { <span class="an-eco">{eco}</span> " " {name} })}
        </p>
    }
}
