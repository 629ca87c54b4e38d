//! Search form: filters and order of the list.

use super::filters::FilterFields;
use super::state::LibraryState;
use i18n::args;
use leptos::prelude::*;
use protocol::library::{Kind, Sort};
use widgets::icon::{IconButton, Sign};

/// The kinds of games with the messages that name them.
const KINDS: [(Option<Kind>, &str); 5] = [
    (None, "library-all"),
    (Some(Kind::Robot), "library-robot"),
    (Some(Kind::Persons), "library-persons"),
    (Some(Kind::Imported), "library-imported"),
    (Some(Kind::Study), "library-study"),
];

/// The orders with the messages that name them.
const SORTS: [(Sort, &str); 6] = [
    (Sort::Changed, "library-sort-changed"),
    (Sort::Date, "library-sort-date"),
    (Sort::White, "library-sort-white"),
    (Sort::Black, "library-sort-black"),
    (Sort::Result, "library-sort-result"),
    (Sort::Length, "library-sort-length"),
];

/// Message name of a kind.
pub fn kind_message(kind: Kind) -> &'static str {
    let named = KINDS.iter().find(|(known, _)| *known == Some(kind));
    named.map_or("library-all", |(_, name)| name)
}

/// What the names of all these messages begin with; the rest is the name in an address.
const OF_LIBRARY: &str = "library-";

/// Name of a kind in an address.
pub fn kind_name(kind: Kind) -> &'static str {
    kind_message(kind).trim_start_matches(OF_LIBRARY)
}

/// The kind of a name in an address.
pub fn kind_named(name: &str) -> Option<Kind> {
    let mut kinds = KINDS.iter().filter_map(|(kind, _)| *kind);
    kinds.find(|kind| kind_name(*kind) == name)
}

/// What the names of all messages of orders begin with; the rest is the name in an address.
const OF_SORT: &str = "library-sort-";

/// Name of an order in an address.
pub fn sort_name(sort: Sort) -> &'static str {
    let named = SORTS.iter().find(|(known, _)| *known == sort);
    named.map_or("", |(_, message)| message.trim_start_matches(OF_SORT))
}

/// The order of a name in an address.
pub fn sort_named(name: &str) -> Option<Sort> {
    let mut orders = SORTS.iter().map(|(sort, _)| *sort);
    orders.find(|sort| sort_name(*sort) == name)
}

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
