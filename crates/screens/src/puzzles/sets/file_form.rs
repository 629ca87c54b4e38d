//! The form in which the puzzles wanted of a file are chosen: by rating, themes, popularity, and how many.

use super::super::mode::MOST_RATING;
use super::SetsState;
use crate::motif_text;
use crate::typed::{self, Fault};
use leptos::prelude::*;
use motif::{Theme, ThemeGroup};
use protocol::puzzle::SetFilter;

/// The greatest popularity.
const MOST_POPULARITY: u32 = 100;

/// The least and the greatest rating.
fn ratings(filter: &SetFilter) -> (u16, u16) {
    filter.ratings.unwrap_or((0, MOST_RATING))
}

fn set_ratings(filter: &mut SetFilter, (from, to): (u16, u16)) {
    filter.ratings = ((from, to) != (0, MOST_RATING)).then_some((from, to));
}

/// A number of the form: its name, the greatest that it can be, and its place in the filter.
#[derive(Clone, Copy)]
struct Field {
    name: &'static str,
    label: &'static str,
    most: u32,
    read: fn(&SetFilter) -> Option<u32>,
    write: fn(&mut SetFilter, Option<u32>),
}

const FROM: Field = Field {
    name: "wanted-from",
    label: "choice-from",
    most: MOST_RATING as u32,
    read: |filter| Some(u32::from(ratings(filter).0)).filter(|from| *from > 0),
    write: |filter, from| {
        let (_, to) = ratings(filter);
        set_ratings(filter, (from.unwrap_or(0) as u16, to));
    },
};

const TO: Field = Field {
    name: "wanted-to",
    label: "choice-to",
    most: MOST_RATING as u32,
    read: |filter| Some(u32::from(ratings(filter).1)).filter(|to| *to < u32::from(MOST_RATING)),
    write: |filter, to| {
        let (from, _) = ratings(filter);
        set_ratings(filter, (from, to.map_or(MOST_RATING, |to| to as u16)));
    },
};

const POPULARITY: Field = Field {
    name: "wanted-popularity",
    label: "sets-popularity",
    most: MOST_POPULARITY,
    read: |filter| {
        filter
            .popularity
            .and_then(|least| u32::try_from(least).ok())
    },
    write: |filter, least| filter.popularity = least.map(|least| least as i8),
};

const AT_MOST: Field = Field {
    name: "wanted-most",
    label: "sets-at-most",
    most: u32::MAX,
    read: |filter| filter.at_most.and_then(|most| u32::try_from(most).ok()),
    write: |filter, most| filter.at_most = most.filter(|most| *most > 0).map(u64::from),
};

/// The form, as long as a file is chosen and not read.
#[component]
pub(super) fn FileForm(state: SetsState) -> impl IntoView {
    let words = state.context.words;
    let fault = RwSignal::new(None::<Fault>);
    let is_open = Memo::new(move |_| state.choosing.with(Option::is_some));
    let name = move || state.choosing.get();
    let add = move || {
        let all = state.filter.with(|filter| *filter == SetFilter::default());
        words.now().get(if all {
            "sets-add-all"
        } else {
            "sets-add-these"
        })
    };
    view! {
        <Show when=move || is_open.get()>
            <section class="puzzles-card puzzles-choice" aria-labelledby="sets-file">
                <h2 id="sets-file">{name}</h2>
                <details data-wanted>
                    <summary>{words.say("sets-choose")}</summary>
                    <fieldset>
                        <legend>{words.say("progress-rating")}</legend>
                        <div class="choice-range">
                            <Number state field=FROM fault/>
                            <Number state field=TO fault/>
                        </div>
                    </fieldset>
                    <Themes state/>
                    <Number state field=POPULARITY fault/>
                    <Number state field=AT_MOST fault/>
                    <p id="sets-file-fault" class="fault" role="alert">
                        {move || fault.get().map(|fault| fault.told(&words.now()))}
                    </p>
                </details>
                <div class="sets-tools">
                    <button type="button" class="primary" data-action="add-chosen" on:click=move |_| state.read(None)>{add}</button>
                    <button type="button" data-action="cancel-chosen" on:click=move |_| state.choosing.set(None)>{words.say("cancel")}</button>
                </div>
            </section>
        </Show>
    }
}

/// A field for a number. Empty it sets no limit.
#[component]
fn Number(state: SetsState, field: Field, fault: RwSignal<Option<Fault>>) -> impl IntoView {
    let value = move || {
        let number = state.filter.with(field.read);
        number.map(|number| number.to_string()).unwrap_or_default()
    };
    let changed = move |text: String| {
        let read = if text.trim().is_empty() {
            Ok(None)
        } else {
            typed::count(&text).map(|number| Some(number.min(field.most)))
        };
        match read {
            Ok(number) => {
                fault.set(None);
                state.filter.update(|filter| (field.write)(filter, number));
            }
            Err(why) => fault.set(Some(why)),
        }
    };
    view! {
        <label class="sets-wanted">
            <span>{state.context.words.say(field.label)}</span>
            <input
                type="text"
                inputmode="numeric"
                autocomplete="off"
                maxlength="10"
                name=field.name
                aria-describedby="sets-file-fault"
                prop:value=value
                on:change:target=move |event| changed(event.target().value())
            />
        </label>
    }
}

/// Themes of which a puzzle has one: those that are chosen, and a list of the others.
#[component]
fn Themes(state: SetsState) -> impl IntoView {
    let words = state.context.words;
    let chosen = move || {
        let words = words.now();
        let chip = |key: String| {
            let theme = Theme::from_key(&key);
            let name = theme.map_or(key.clone(), |theme| motif_text::theme_name(theme, &words));
            let label = words.with("sets-theme-remove", &i18n::args!["theme" => name.as_str()]);
            let gone = key.clone();
            let remove = move |_| {
                state
                    .filter
                    .update(|filter| filter.any.retain(|known| *known != gone));
            };
            view! {
                <button type="button" class="chip" data-theme=key aria-label=label on:click=remove>{name} " ✕"</button>
            }
        };
        let keys = state.filter.with(|filter| filter.any.clone());
        keys.into_iter().map(chip).collect_view()
    };
    let options = move || {
        let words = words.now();
        let others = |group: ThemeGroup| {
            let option = |theme: &Theme| {
                let key = theme.key();
                let is_chosen = state
                    .filter
                    .with(|filter| filter.any.iter().any(|known| known == key));
                (!is_chosen).then(|| {
                    view! { <option value=key>{motif_text::theme_name(*theme, &words)}</option> }
                })
            };
            let options = group.themes().iter().filter_map(option).collect_view();
            view! { <optgroup label=motif_text::theme_group_name(group, &words)>{options}</optgroup> }
        };
        ThemeGroup::ALL.iter().copied().map(others).collect_view()
    };
    let first = move || {
        let none = state.filter.with(|filter| filter.any.is_empty());
        words.now().get(if none {
            "worksheet-any"
        } else {
            "sets-theme-more"
        })
    };
    let add = move |key: String| {
        if !key.is_empty() {
            state.filter.update(|filter| filter.any.push(key));
        }
    };
    view! {
        <fieldset>
            <legend>{words.say("sets-themes")}</legend>
            <div class="sets-themes">
                {chosen}
                <select
                    name="wanted-theme"
                    aria-label=words.say("sets-themes")
                    on:change:target=move |event| {
                        let select = event.target();
                        add(select.value());
                        select.set_value("");
                    }
                >
                    <option value="">{first}</option>
                    {options}
                </select>
            </div>
        </fieldset>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_find_their_place_in_the_filter() {
        let mut filter = SetFilter::default();
        for field in [FROM, TO, POPULARITY, AT_MOST] {
            assert_eq!((field.read)(&filter), None, "{}", field.name);
            (field.write)(&mut filter, Some(90));
            assert_eq!((field.read)(&filter), Some(90), "{}", field.name);
        }
        assert_eq!(filter.ratings, Some((90, 90)));
        assert_eq!((filter.popularity, filter.at_most), (Some(90), Some(90)));
        for field in [FROM, TO, POPULARITY, AT_MOST] {
            (field.write)(&mut filter, None);
        }
        assert_eq!(filter, SetFilter::default());
        (AT_MOST.write)(&mut filter, Some(0));
        (TO.write)(&mut filter, Some(FROM.most));
        assert_eq!(filter, SetFilter::default());
    }
}
