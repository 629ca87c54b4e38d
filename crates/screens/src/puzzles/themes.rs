//! The page where puzzles are chosen: a form for rating, mate and set, and the list of themes, each of which leads to puzzles of its kind.

use super::choice_form::{ChoiceForm, choice_of};
use super::mode::{Choice, Mode};
use super::solver::START_RATING;
use crate::ScreenContext;
use crate::motif_text;
use crate::registry::Screen;
use crate::route::href;
use leptos::prelude::*;
use motif::{Theme, ThemeGroup};
use platform::clients::Clients;
use platform::device_clock;
use protocol::puzzle::{Choose, GetStanding, OWN_SET, SetInfo, Sets};
use widgets::page_frame::PageFrame;

/// The choice, a page.
pub fn themes(context: ScreenContext) -> AnyView {
    let words = context.words;
    let choice = Memo::new(move |_| context.input.with(|input| choice_of(&input.query)));
    let rating = RwSignal::new(START_RATING);
    let sets = RwSignal::new(Vec::<SetInfo>::new());
    let client = StoredValue::new_local(expect_context::<Clients>().puzzles());
    // The set of our own is fetched when a puzzle of it is first wanted.
    let fetch = Choose {
        count: 1,
        ..Choose::default()
    };
    // The screen may be closed before an answer comes.
    let list = move |_| {
        client.try_with_value(|client| {
            client.ask(Sets {}, move |found| {
                drop(found.map(|found| sets.try_set(found)));
            });
        });
    };
    client.with_value(|client| {
        client.ask(fetch, list);
        let now = device_clock::date() as u64;
        client.ask(GetStanding { now }, move |standing| {
            if let Some(known) = standing.ok().and_then(|standing| standing.rating) {
                rating.try_set(known.rating);
            }
        });
    });
    // The numbers of puzzles with a theme in the chosen set; not known where more is chosen.
    let counts = Memo::new(move |_| {
        let Choice {
            set,
            mate_in: None,
            ratings: None,
            ..
        } = choice.get()
        else {
            return None;
        };
        let key = set.unwrap_or_else(|| OWN_SET.to_owned());
        sets.with(|sets| {
            let set = sets.iter().find(|set| set.key == key)?;
            Some(set.themes.clone())
        })
    });
    let theme = move |theme: Theme| {
        let count = move || {
            counts.with(|counts| {
                let found = counts.as_ref()?.iter().find(|(key, _)| *key == theme.key());
                Some(found.map_or(0, |(_, count)| *count))
            })
        };
        let is_empty = move || count() == Some(0);
        // A link without an address leads nowhere.
        let solve = move || {
            let chosen = Choice {
                theme: Some(theme),
                ..choice.get()
            };
            (!is_empty()).then(|| href(Screen::Solve, &Mode::Chosen(chosen).query()))
        };
        view! {
            <a
                class="link-card puzzles-theme"
                role="link"
                href=solve
                data-theme=theme.key()
                aria-disabled=move || is_empty().then_some("true")
            >
                <b>{move || motif_text::theme_name(theme, &words.now())}</b>
                <span class="puzzles-count">{move || count().map(|count| words.now().number(count))}</span>
                <span>{move || motif_text::theme_definition(theme, &words.now())}</span>
            </a>
        }
    };
    let group = move |group: ThemeGroup| {
        let themes = group.themes().iter().copied();
        view! {
            <section class="puzzles-group">
                <h2>{move || motif_text::theme_group_name(group, &words.now())}</h2>
                <div>{themes.map(theme).collect_view()}</div>
            </section>
        }
    };
    let content = view! {
        <div class="puzzles puzzles-themes">
            <ChoiceForm context choice sets rating=rating.into()/>
            {ThemeGroup::ALL.iter().copied().map(group).collect_view()}
        </div>
    }
    .into_any();
    view! { <PageFrame frame=context.frame tools=().into_any() content/> }.into_any()
}
