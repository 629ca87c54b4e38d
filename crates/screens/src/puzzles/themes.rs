//! The list of themes: each leads to puzzles of its kind.

use super::mode::Mode;
use super::{Puzzles, PuzzlesCommand};
use crate::motif_text;
use leptos::prelude::*;
use motif::{Theme, ThemeGroup};
use platform::puzzle_client::PuzzleClient;
use protocol::puzzle::{Choose, Sets};
use std::collections::BTreeMap;
use widgets::page_frame::PageFrame;

/// The list, a page.
pub fn themes(context: Puzzles) -> AnyView {
    let words = context.words;
    let counts = RwSignal::new(None::<BTreeMap<String, u32>>);
    let client = StoredValue::new_local(PuzzleClient::default());
    // The set of our own is fetched when a puzzle of it is first wanted.
    let fetch = Choose {
        count: 1,
        ..Choose::default()
    };
    let list = move |_| {
        client.try_with_value(|client| {
            client.ask(Sets {}, move |sets| {
                let mut sum = BTreeMap::new();
                for (theme, count) in sets.into_iter().flatten().flat_map(|set| set.themes) {
                    *sum.entry(theme).or_default() += count;
                }
                // The screen may have been closed.
                counts.try_set(Some(sum));
            });
        });
    };
    client.with_value(|client| client.ask(fetch, list));
    let theme = move |theme: Theme| {
        let count = move || {
            counts.with(|counts| {
                counts
                    .as_ref()
                    .map(|counts| counts.get(theme.key()).copied().unwrap_or(0))
            })
        };
        let solve = move |_| {
            if count() != Some(0) {
                context.send(PuzzlesCommand::Solve(Mode::Theme(theme).query()));
            }
        };
        view! {
            <button
                type="button"
                class="puzzles-theme"
                data-theme=theme.key()
                aria-disabled=move || (count() == Some(0)).then_some("true")
                on:click=solve
            >
                <b>{move || motif_text::theme_name(theme, &words.now())}</b>
                <span class="puzzles-count">{move || count().map(|count| words.now().number(count))}</span>
                <span>{move || motif_text::theme_definition(theme, &words.now())}</span>
            </button>
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
        <div class="puzzles puzzles-themes">{ThemeGroup::ALL.iter().copied().map(group).collect_view()}</div>
    }
    .into_any();
    view! { <PageFrame frame=context.frame tools=().into_any() content/> }.into_any()
}
