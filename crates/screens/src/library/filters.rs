//! Filters of the list: result, colour, opening, rating, date.

use super::state::LibraryState;
use i18n::args;
use leptos::prelude::*;
use protocol::library::Filters;

/// The results to choose from, as PGN and people write them.
const RESULTS: [(&str, &str); 4] = [
    ("1-0", "1–0"),
    ("1/2-1/2", "½–½"),
    ("0-1", "0–1"),
    ("*", "*"),
];

/// Number of filters in use.
fn count(filters: &Filters) -> usize {
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

/// The fields, folded until they are wanted.
#[component]
pub fn FilterFields(state: LibraryState) -> impl IntoView {
    let words = state.context.words;
    let filters = Memo::new(move |_| state.query.with(|query| query.filters.clone()));
    let change = move |change: Box<dyn FnOnce(&mut Filters)>| {
        state.search(|query| change(&mut query.filters));
    };
    let title = move || match filters.with(count) {
        0 => words.now().get("library-filters"),
        count => words
            .now()
            .with("library-filters-in-use", &args!["count" => count]),
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
        <details class="library-filters" data-disclosure="filters">
            <summary>{title}</summary>
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
        </details>
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
