//! Search form: filters and order of the list.

use super::filters::FilterFields;
use super::names::{KINDS, SORTS};
use super::state::LibraryState;
use i18n::args;
use leptos::prelude::*;
use widgets::icon::{IconButton, Sign};

/// The search form.
#[component]
pub fn Search(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    let (only, sort) = (
        Memo::new(move |_| state.query.with(|query| query.only)),
        Memo::new(move |_| state.query.with(|query| query.sort)),
    );
    let reversed = Memo::new(move |_| state.query.with(|query| query.reversed));
    let count = move || {
        let words = words.now();
        state.shown.with(|shown| {
            let page = &shown.as_ref()?.page;
            Some(if page.found == page.all {
                words.with("library-count", &args!["count" => page.all])
            } else {
                words.with(
                    "library-found",
                    &args!["count" => page.found, "all" => page.all],
                )
            })
        })
    };
    view! {
        <div class="library-search" role="search">
            <input
                type="search"
                name="search"
                autocomplete="off"
                spellcheck="false"
                aria-label=words.say("library-search")
                placeholder=words.say("library-search-what")
                prop:value=move || state.query.with(|query| query.words.clone())
                on:input=move |event| state.search(|query| query.words = event_target_value(&event))
            />
            <select
                name="kind"
                aria-label=words.say("library-kind")
                on:change=move |event| {
                    let wanted = event_target_value(&event);
                    let kind = KINDS.iter().find(|(_, name)| *name == wanted);
                    state.search(|query| query.only = kind.and_then(|(kind, _)| *kind));
                }
            >
                {KINDS.map(|(kind, name)| view! {
                    <option value=name prop:selected=move || only.get() == kind>{words.say(name)}</option>
                })}
            </select>
            <select
                name="sort"
                aria-label=words.say("library-sort")
                on:change=move |event| {
                    let wanted = event_target_value(&event);
                    let sort = SORTS.iter().find(|(_, name)| *name == wanted);
                    state.search(|query| query.sort = sort.map(|(sort, _)| *sort).unwrap_or_default());
                }
            >
                {SORTS.map(|(order, name)| view! {
                    <option value=name prop:selected=move || sort.get() == order>{words.say(name)}</option>
                })}
            </select>
            <IconButton
                sign=Sign::Flip
                name="library-reverse"
                action="reverse"
                pressed=reversed
                on_press=move || state.search(|query| query.reversed ^= true)
            />
        </div>
        <FilterFields state/>
        <p class="library-count" role="status" data-count>{count}</p>
    }
}
