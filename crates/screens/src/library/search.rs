//! Search form: what is looked for, chips for groups of games and filters, and the order of the list.

use super::filters::{FilterFields, FiltersInUse, count};
use super::list::AboutBin;
use super::names::{GROUPS, SORTS, group_name};
use super::state::LibraryState;
use crate::registry::Screen;
use crate::route::href;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use protocol::library::{Group, Page};
use widgets::icon::{Icon, IconButton, Sign};

/// The search form.
#[component]
pub fn Search(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    let sort = Memo::new(move |_| state.query.with(|query| query.sort));
    let reversed = Memo::new(move |_| state.query.with(|query| query.reversed));
    let told = move || {
        let words = words.now();
        let mine = state.query.with(|query| query.only == Some(Group::Mine));
        state
            .shown
            .with(|shown| Some(counted(&words, &shown.as_ref()?.page, mine)))
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
            <p class="library-count" role="status" data-count>{told}</p>
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
        {if state.is_bin {
            view! { <AboutBin state/> }.into_any()
        } else {
            view! { <Chips state/> }.into_any()
        }}
    }
}

/// Number of games found, and of your own how they ended.
fn counted(words: &Lexicon, page: &Page, mine: bool) -> String {
    let count = if page.found == page.all {
        words.with("library-count", &args!["count" => page.all])
    } else {
        words.with(
            "library-found",
            &args!["count" => page.found, "all" => page.all],
        )
    };
    let [won, drawn, lost] = page.score;
    if !mine || won + drawn + lost == 0 {
        return count;
    }
    let score = args!["won" => won, "drawn" => drawn, "lost" => lost];
    format!("{count} · {}", words.with("library-score", &score))
}

/// Chips: groups that have a game, the filters, and the way into the bin.
#[component]
fn Chips(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    let are_open = RwSignal::new(false);
    let page = Memo::new(move |_| {
        state.shown.with(|shown| {
            let page = &shown.as_ref()?.page;
            Some((page.all, page.groups, page.in_bin))
        })
    });
    let only = Memo::new(move |_| state.query.with(|query| query.only));
    let group = move |group: Option<Group>, message: &'static str| {
        let games = Memo::new(move |_| {
            let (all, groups, _) = page.get().unwrap_or_default();
            let at = Group::ALL
                .into_iter()
                .position(|known| Some(known) == group);
            at.map_or(all, |at| groups[at])
        });
        // A group without games is no choice, unless it is the one that is chosen.
        let is_hidden = move || games.get() == 0 && only.get() != group && group.is_some();
        view! {
            <button
                type="button"
                class="library-chip"
                hidden=is_hidden
                data-group=group.map_or("all", group_name)
                aria-pressed=move || (only.get() == group).to_string()
                on:click=move |_| state.search(|query| query.only = group)
            >
                {words.say(message)} " " <span>{move || games.get()}</span>
            </button>
        }
    };
    let filters = move || match state.query.with(|query| count(&query.filters)) {
        0 => words.now().get("library-filters"),
        count => words
            .now()
            .with("library-filters-in-use", &args!["count" => count]),
    };
    let bin = move || {
        let (.., in_bin) = page.get()?;
        let label = words
            .now()
            .with("library-in-bin", &args!["count" => in_bin]);
        (in_bin > 0).then(|| {
            view! {
                <span class="library-bin">
                    <a class="library-chip" href=href(Screen::LibraryBin, "") data-action="bin">{label}</a>
                </span>
            }
        })
    };
    view! {
        <div class="library-chips" role="group" aria-label=words.say("library-kind")>
            {GROUPS.map(|(known, message)| group(known, message))}
            <button
                type="button"
                class="library-chip"
                data-action="filters"
                aria-expanded=move || are_open.get().to_string()
                aria-controls="library-filters"
                on:click=move |_| are_open.update(|open| *open = !*open)
            >
                <Icon sign=Sign::Settings/>
                <span>{filters}</span>
            </button>
            <FiltersInUse state/>
            {bin}
        </div>
        <div id="library-filters" class="library-filters" hidden=move || !are_open.get()>
            <FilterFields state/>
        </div>
    }
}
