//! Filters of the list: result, colour, opening, rating, date; each in use is a chip that takes it away.

use super::state::LibraryState;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use protocol::library::Filters;
use widgets::icon::{Icon, Sign};

/// The results to choose from, as PGN and people write them.
const RESULTS: [(&str, &str); 4] = [
    ("1-0", "1–0"),
    ("1/2-1/2", "½–½"),
    ("0-1", "0–1"),
    ("*", "*"),
];

/// Takes a filter away.
type Clear = fn(&mut Filters);

/// The filters in use: a name for tests, what each lets pass in words, and how it is taken away.
fn in_use(filters: &Filters, words: &Lexicon) -> Vec<(&'static str, String, Clear)> {
    let Filters {
        result,
        white,
        eco,
        elo,
        dates: [since, until],
    } = filters;
    let labelled = |label: &str, value: &str| {
        let value = value.trim();
        (!value.is_empty()).then(|| format!("{} {value}", words.get(label)))
    };
    let result_text = result.as_ref().map(|result| {
        let known = RESULTS.iter().find(|(value, _)| value == result);
        match known {
            Some(("*", _)) | None => words.get("library-unfinished"),
            Some((_, text)) => (*text).to_owned(),
        }
    });
    let colour = white.map(|white| words.get(if white { "white" } else { "black" }));
    let colour = colour.and_then(|colour| labelled("library-played-as", &colour));
    let elo = elo.and_then(|elo| labelled("library-column-elo", &format!("≥ {elo}")));
    let all: [(_, Option<String>, Clear); 6] = [
        ("result", result_text, |filters| filters.result = None),
        ("colour", colour, |filters| filters.white = None),
        ("eco", labelled("library-sort-opening", eco), |filters| {
            filters.eco.clear();
        }),
        ("elo", elo, |filters| filters.elo = None),
        (
            "from",
            labelled("library-column-date", &at_least(since)),
            |filters| {
                filters.dates[0].clear();
            },
        ),
        (
            "until",
            labelled("library-column-date", &at_most(until)),
            |filters| {
                filters.dates[1].clear();
            },
        ),
    ];
    let used = all.into_iter();
    used.filter_map(|(name, text, clear)| Some((name, text?, clear)))
        .collect()
}

fn at_least(date: &str) -> String {
    if date.trim().is_empty() {
        String::new()
    } else {
        format!("≥ {date}")
    }
}

fn at_most(date: &str) -> String {
    if date.trim().is_empty() {
        String::new()
    } else {
        format!("≤ {date}")
    }
}

/// Chips of the filters in use.
#[component]
pub fn FiltersInUse(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    let filters = Memo::new(move |_| state.query.with(|query| query.filters.clone()));
    move || {
        let words = words.now();
        let used = filters.with(|filters| in_use(filters, &words));
        let chip = |(name, text, clear): (&'static str, String, Clear)| {
            let label = words.with("library-filter-remove", &args!["filter" => text.as_str()]);
            view! {
                <button
                    type="button"
                    class="library-chip"
                    data-filter=name
                    aria-label=label
                    on:click=move |_| state.search(|query| clear(&mut query.filters))
                >
                    <span>{text}</span>
                    <Icon sign=Sign::Close/>
                </button>
            }
        };
        used.into_iter().map(chip).collect_view()
    }
}

/// Number of filters in use.
pub fn count(filters: &Filters) -> usize {
    let Filters {
        result,
        white,
        eco,
        elo,
        dates,
    } = filters;
    let texts = dates.iter().chain([eco]);
    let used = [result.is_some(), white.is_some(), elo.is_some()];
    used.into_iter().filter(|used| *used).count()
        + texts.filter(|text| !text.trim().is_empty()).count()
}

/// The fields.
#[component]
pub fn FilterFields(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    let filters = Memo::new(move |_| state.query.with(|query| query.filters.clone()));
    let change = move |change: Box<dyn FnOnce(&mut Filters)>| {
        state.search(|query| change(&mut query.filters));
    };
    let result = move |event| {
        let value = event_target_value(&event);
        change(Box::new(move |filters| {
            filters.result = Some(value).filter(|value| !value.is_empty());
        }));
    };
    let colour = move |event| {
        let white = match &*event_target_value(&event) {
            "white" => Some(true),
            "black" => Some(false),
            _ => None,
        };
        change(Box::new(move |filters| filters.white = white));
    };
    let elo = move |event| {
        let elo = event_target_value(&event).parse().ok();
        change(Box::new(move |filters| filters.elo = elo));
    };
    let date = move |place: usize, name: &'static str, label: &'static str| {
        let typed = move |event| {
            let text = event_target_value(&event);
            change(Box::new(move |filters| filters.dates[place] = text));
        };
        view! {
            <label>
                <span>{words.say(label)}</span>
                <input
                    type="text"
                    name=name
                    autocomplete="off"
                    placeholder="2025-05"
                    prop:value=move || filters.with(|filters| filters.dates[place].clone())
                    on:input=typed
                />
            </label>
        }
    };
    view! {
        <div>
                <label>
                    <span>{words.say("library-sort-result")}</span>
                    <select name="result" on:change=result>
                        <option value="" prop:selected=move || filters.with(|filters| filters.result.is_none())>
                            {words.say("library-any")}
                        </option>
                        {RESULTS.map(|(value, label)| view! {
                            <option
                                value=value
                                prop:selected=move || filters.with(|filters| filters.result.as_deref() == Some(value))
                            >
                                {if value == "*" { words.say("library-unfinished").into_any() } else { label.into_any() }}
                            </option>
                        })}
                    </select>
                </label>
                <label>
                    <span>{words.say("library-played-as")}</span>
                    <select name="colour" on:change=colour>
                        {[("", "library-any", None), ("white", "white", Some(true)), ("black", "black", Some(false))]
                            .map(|(value, name, white)| view! {
                                <option value=value prop:selected=move || filters.with(|filters| filters.white == white)>
                                    {words.say(name)}
                                </option>
                            })}
                    </select>
                </label>
                <label>
                    <span>{words.say("library-eco")}</span>
                    <input
                        type="text"
                        name="eco"
                        autocomplete="off"
                        placeholder="B20–B99"
                        prop:value=move || filters.with(|filters| filters.eco.clone())
                        on:input=move |event| {
                            let text = event_target_value(&event);
                            change(Box::new(move |filters| filters.eco = text));
                        }
                    />
                </label>
                <label>
                    <span>{words.say("library-elo")}</span>
                    <input
                        type="number"
                        name="elo"
                        min="0"
                        max="4000"
                        step="50"
                        placeholder="2000"
                        prop:value=move || filters.with(|filters| filters.elo.map(|elo| elo.to_string()).unwrap_or_default())
                        on:input=elo
                    />
                </label>
                {date(0, "from", "library-from")}
                {date(1, "until", "library-until")}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filters_in_use_are_counted() {
        assert_eq!(count(&Filters::default()), 0);
        let filters = Filters {
            result: Some("1-0".into()),
            eco: " ".into(),
            dates: ["2025".into(), "2026".into()],
            ..Filters::default()
        };
        assert_eq!(count(&filters), 3);
    }
}
