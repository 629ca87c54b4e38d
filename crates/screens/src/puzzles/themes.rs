//! The page where puzzles are chosen: the themes by groups, each with one's own results and a link to puzzles of its kind; a
//! search among them; and a form for rating, mate and set.

use super::choice_form::{ChoiceForm, choice_of, told};
use super::mode::{Choice, Mode, parameter};
use super::progress::percent;
use super::solver::{START_RATING, today};
use super::twenty::TWENTY;
use crate::ScreenContext;
use crate::motif_text;
use crate::registry::Screen;
use crate::route::href;
use i18n::args;
use leptos::prelude::*;
use motif::{Theme, ThemeGroup};
use platform::clients::Clients;
use platform::device_clock;
use protocol::puzzle::{Choose, GetHistory, GetStanding, OWN_SET, SetInfo, Sets, ThemeHistory};
use puzzle::percent::{escape, unescape};
use widgets::page_frame::PageFrame;

/// Query of the page with a choice and what is looked for.
fn query_of(choice: &Choice, find: &str) -> String {
    let mut parts = Vec::new();
    if *choice != Choice::default() {
        parts.push(Mode::Chosen(choice.clone()).query());
    }
    if !find.trim().is_empty() {
        parts.push(format!("find={}", escape(find)));
    }
    parts.join("&")
}

/// The choice, a page.
pub fn themes(context: ScreenContext) -> AnyView {
    let words = context.words;
    let query = Memo::new(move |_| context.input.with(|input| input.query.clone()));
    let choice = Memo::new(move |_| query.with(|query| choice_of(query)));
    let find = Memo::new(move |_| {
        query.with(|query| parameter(query, "find").map(unescape).unwrap_or_default())
    });
    let readdress = move |choice: &Choice, find: &str| context.readdress(query_of(choice, find));
    let rating = RwSignal::new(START_RATING);
    let sets = RwSignal::new(Vec::<SetInfo>::new());
    let results = RwSignal::new(Vec::<ThemeHistory>::new());
    // Nothing moves under a finger: the themes are shown once it is known which there are.
    let ready = RwSignal::new(false);
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
                ready.try_set(true);
            });
        });
    };
    client.with_value(|client| {
        client.ask(fetch, list);
        let all = GetHistory {
            from: 0,
            to: today(),
        };
        client.ask(all, move |history| {
            drop(history.map(|history| results.try_set(history.themes)));
        });
        let now = device_clock::date() as u64;
        client.ask(GetStanding { now }, move |standing| {
            if let Some(known) = standing.ok().and_then(|standing| standing.rating) {
                rating.try_set(known.rating);
            }
        });
    });
    // The numbers of puzzles with a theme in the chosen set, once it is here.
    let counts = Memo::new(move |_| {
        let key = choice.with(|choice| choice.set.clone());
        let key = key.unwrap_or_else(|| OWN_SET.to_owned());
        sets.with(|sets| {
            let here = |set: &&SetInfo| set.key == key && (set.fetched || key != OWN_SET);
            Some(sets.iter().find(here)?.themes.clone())
        })
    });
    let count = move |theme: Theme| {
        counts.with(|counts| {
            let found = counts.as_ref()?.iter().find(|(key, _)| *key == theme.key());
            Some(found.map_or(0, |(_, count)| *count))
        })
    };
    let shown = Memo::new(move |_| {
        let words = words.now();
        let wanted = find.get().trim().to_lowercase();
        // A theme of our own set wants twenty puzzles; an imported set has what it has.
        let fewest = choice.with(|choice| if choice.set.is_none() { TWENTY } else { 1 });
        let matches = |theme: &Theme| {
            let name = motif_text::theme_name(*theme, &words).to_lowercase();
            count(*theme).is_none_or(|count| count >= fewest) && name.contains(&wanted)
        };
        let group = |group: ThemeGroup| {
            let themes = group.themes().iter().copied().filter(matches);
            (group, themes.collect::<Vec<_>>())
        };
        let groups = ThemeGroup::ALL.into_iter().map(group);
        groups
            .filter(|(_, themes)| !themes.is_empty())
            .collect::<Vec<_>>()
    });
    let theme = move |theme: Theme| {
        // Of a part of a set the number is not known.
        let counted = move || {
            let is_part =
                choice.with(|choice| choice.mate_in.is_some() || choice.ratings.is_some());
            Some(words.now().number(count(theme).filter(|_| !is_part)?))
        };
        let own = move || {
            let percent = results.with(|results| {
                let own = results.iter().find(|result| result.theme == theme.key())?;
                Some(percent(own.solved, own.tried))
            })?;
            Some(words.now().with("themes-own", &args!["percent" => percent]))
        };
        let figures = move || {
            let figures: Vec<_> = [counted(), own()].into_iter().flatten().collect();
            figures.join(" · ")
        };
        let solve = move || {
            let chosen = Choice {
                theme: Some(theme),
                ..choice.get()
            };
            href(Screen::Solve, &Mode::Chosen(chosen).query())
        };
        // Of the set of our own alone, and only where there are enough.
        let has_twenty = move || {
            let is_whole = choice.with(|choice| {
                let Choice {
                    set,
                    mate_in,
                    ratings,
                    ..
                } = choice;
                set.is_none() && mate_in.is_none() && ratings.is_none()
            });
            is_whole && count(theme).is_some_and(|count| count >= TWENTY)
        };
        let twenty = move || {
            has_twenty().then(|| {
                let name = move || {
                    let words = words.now();
                    let theme = motif_text::theme_name(theme, &words);
                    format!("{theme} · {}", words.get("twenty"))
                };
                let address = href(Screen::PuzzleSet, &format!("theme={}", theme.key()));
                view! {
                    <a class="link-card puzzles-twenty" href=address data-twenty=theme.key() aria-label=name title=name>
                        {TWENTY}
                    </a>
                }
            })
        };
        view! {
            <div class="puzzles-theme-row">
                <a class="link-card puzzles-theme" href=solve data-theme=theme.key()>
                    <b>{move || motif_text::theme_name(theme, &words.now())}</b>
                    <span class="puzzles-count">{figures}</span>
                    <span>{move || motif_text::theme_definition(theme, &words.now())}</span>
                </a>
                {twenty}
            </div>
        }
    };
    let group = move |(group, themes): (ThemeGroup, Vec<Theme>)| {
        view! {
            <section class="puzzles-group" data-group=group.key()>
                <h2>{move || motif_text::theme_group_name(group, &words.now())}</h2>
                <div>{themes.into_iter().map(theme).collect_view()}</div>
            </section>
        }
    };
    let groups = move || {
        ready
            .get()
            .then(|| shown.get().into_iter().map(group).collect_view())
    };
    let none = move || {
        let none = ready.get() && shown.with(Vec::is_empty);
        none.then(
            || view! { <p class="puzzles-about" role="status">{words.say("themes-none")}</p> },
        )
    };
    let is_chosen = move || choice.with(|choice| *choice != Choice::default());
    let filter = move || {
        let words = words.now();
        if is_chosen() {
            choice.with(|choice| told(choice, &words))
        } else {
            words.get("choice-filter")
        }
    };
    let content = view! {
        <div class="puzzles puzzles-themes">
            <div class="themes-tools">
                <input
                    type="search"
                    name="find-theme"
                    autocomplete="off"
                    spellcheck="false"
                    aria-label=words.say("themes-find")
                    placeholder=words.say("themes-find")
                    prop:value=move || find.get()
                    on:input:target=move |event| {
                        choice.with_untracked(|choice| readdress(choice, &event.target().value()));
                    }
                />
                <details open=untrack(is_chosen)>
                    <summary class="chip" class:chosen=is_chosen data-action="filter">{filter}</summary>
                    <ChoiceForm
                        context
                        choice
                        sets
                        rating=rating.into()
                        choose=Callback::new(move |choice| find.with_untracked(|find| readdress(&choice, find)))
                    />
                </details>
            </div>
            {groups}
            {none}
        </div>
    }
    .into_any();
    view! { <PageFrame frame=context.frame tools=().into_any() content/> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choice_and_search_stand_in_the_address() {
        let fork = Choice {
            theme: Some(Theme::Fork),
            ..Choice::default()
        };
        assert_eq!(query_of(&Choice::default(), " "), "");
        assert_eq!(query_of(&Choice::default(), "pin"), "find=pin");
        let both = query_of(&fork, "முள்");
        assert!(both.starts_with("mode=theme&theme=fork&find=") && both.is_ascii());
        assert_eq!(choice_of(&both), fork);
        let found = parameter(&both, "find").map(unescape);
        assert_eq!(found.as_deref(), Some("முள்"));
    }
}
