//! Form in which puzzles are chosen by rating, number of moves to mate, and set.

use super::mode::{Choice, MOST_MOVES, MOST_RATING, Mode};
use super::segment::Segment;
use crate::ScreenContext;
use crate::motif_text;
use crate::registry::Screen;
use crate::route::href;
use crate::typed::{self, Fault};
use i18n::{Lexicon, args};
use leptos::prelude::*;
use protocol::puzzle::{OWN_SET, SetInfo};

/// Width of a band of ratings, and the step to which its ends are rounded.
const BAND: f64 = 300.0;
const ROUNDED_TO: f64 = 50.0;

/// Bands about the solver's rating: so many bands away from it.
const BANDS: [(&str, f64); 3] = [
    ("choice-easier", -1.0),
    ("choice-same", 0.0),
    ("choice-harder", 1.0),
];

/// The choice in a query.
pub fn choice_of(query: &str) -> Choice {
    Mode::parse(query).choice().cloned().unwrap_or_default()
}

/// The choice in words, for a title.
pub fn told(choice: &Choice, words: &Lexicon) -> String {
    let theme = choice
        .theme
        .map(|theme| motif_text::theme_name(theme, words));
    let mate = choice.mate_in.map(|moves| {
        let name = if moves < MOST_MOVES {
            "solve-mate-in"
        } else {
            "choice-mate-more"
        };
        words.with(name, &args!["count" => u32::from(moves)])
    });
    let ratings = choice.ratings.map(|ratings| match ratings {
        (0, to) => format!("≤\u{a0}{to}"),
        (from, MOST_RATING) => format!("≥\u{a0}{from}"),
        (from, to) => format!("{from}–{to}"),
    });
    let parts: Vec<String> = [theme, mate, ratings].into_iter().flatten().collect();
    if parts.is_empty() {
        words.get("solve-mode-set")
    } else {
        parts.join(" · ")
    }
}

/// Ratings so many bands away from a rating.
fn band(rating: f64, bands: f64) -> (u16, u16) {
    let end = |by: f64| {
        let rounded = ((rating + by * BAND) / ROUNDED_TO).round() * ROUNDED_TO;
        rounded.clamp(0.0, f64::from(MOST_RATING)) as u16
    };
    (end(bands - 0.5), end(bands + 0.5))
}

/// The form.
#[component]
pub fn ChoiceForm(
    context: ScreenContext,
    /// The choice.
    choice: Memo<Choice>,
    /// The sets on this device.
    sets: RwSignal<Vec<SetInfo>>,
    /// The solver's rating.
    rating: Signal<f64>,
    /// Changes the choice.
    choose: Callback<Choice>,
) -> impl IntoView {
    let words = context.words;
    let change = move |change: &dyn Fn(&mut Choice)| {
        let mut changed = choice.get_untracked();
        change(&mut changed);
        choose.run(changed);
    };
    let fault = RwSignal::new(None::<Fault>);
    let set_ratings = move |ratings: Option<(u16, u16)>| {
        fault.set(None);
        change(&move |choice| choice.ratings = ratings);
    };
    let ratings = Memo::new(move |_| choice.with(|choice| choice.ratings));
    let bands = BANDS.map(|(name, bands)| {
        let of = move || band(rating.get(), bands);
        let chosen = Signal::derive(move || ratings.get() == Some(of()));
        view! { <Segment group="rating" value=name label=words.say(name) chosen choose=move || set_ratings(Some(untrack(of)))/> }
    });
    let all = Signal::derive(move || ratings.get().is_none());
    let end = move |is_last: bool, name: &'static str, label: &'static str| {
        let value = move || {
            let (from, to) = ratings.get()?;
            let end = if is_last { to } else { from };
            let open = if is_last { MOST_RATING } else { 0 };
            (end != open).then(|| end.to_string())
        };
        let changed = move |text: String| {
            let (from, to) = ratings.get_untracked().unwrap_or((0, MOST_RATING));
            let open = if is_last { MOST_RATING } else { 0 };
            let read = if text.trim().is_empty() {
                Ok(open)
            } else {
                typed::count(&text).map(|end| end.min(MOST_RATING.into()) as u16)
            };
            match read {
                Ok(end) => {
                    let (from, to) = if is_last { (from, end) } else { (end, to) };
                    let is_open = (from, to) == (0, MOST_RATING);
                    set_ratings((!is_open).then(|| (from.min(to), from.max(to))));
                }
                Err(why) => fault.set(Some(why)),
            }
        };
        view! {
            <label>
                <span>{words.say(label)}</span>
                <input
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    maxlength="5"
                    name=name
                    aria-describedby="choice-fault"
                    prop:value=move || value().unwrap_or_default()
                    on:change:target=move |event| changed(event.target().value())
                />
            </label>
        }
    };
    let mates = (1..=MOST_MOVES).map(|moves| {
        let label = move || {
            let more = if moves == MOST_MOVES { "+" } else { "" };
            format!("{moves}{more}")
        };
        let chosen = Signal::derive(move || choice.with(|choice| choice.mate_in) == Some(moves));
        let choose = move || change(&move |choice| choice.mate_in = Some(moves));
        view! { <Segment group="mate" value=moves.to_string() label chosen choose/> }
    });
    let any_mate = Signal::derive(move || choice.with(|choice| choice.mate_in.is_none()));
    let set_options = move || {
        let words = words.now();
        let chosen = choice.with(|choice| choice.set.clone());
        let own = (String::new(), words.get("sets-own"));
        let other = |set: &SetInfo| (set.key.clone(), set.name.clone());
        let others = sets.with(|sets| {
            let others = sets.iter().filter(|set| set.key != OWN_SET);
            others.map(other).collect::<Vec<_>>()
        });
        let options = std::iter::once(own).chain(others);
        options
            .map(|(key, name)| {
                let selected = chosen.as_deref().unwrap_or_default() == key;
                view! { <option value=key selected=selected>{name}</option> }
            })
            .collect_view()
    };
    // Puzzles of our own are rated without saying.
    let rates = Memo::new(move |_| {
        let chosen = choice.with(|choice| choice.set.clone());
        let is_rated = |set: &SetInfo| Some(&set.key) == chosen.as_ref() && set.ratings.is_some();
        sets.with(|sets| sets.iter().any(is_rated))
    });
    let has_sets = Memo::new(move |_| sets.with(|sets| sets.iter().any(|set| set.key != OWN_SET)));
    let solve = move || {
        let mode = choice.with(|choice| {
            let chosen = *choice != Choice::default();
            chosen.then(|| Mode::Chosen(choice.clone()))
        });
        href(Screen::Solve, &mode.unwrap_or_default().query())
    };
    view! {
        <section class="puzzles-card puzzles-choice" aria-label=words.say("choice")>
            <fieldset>
                <legend>{words.say("progress-rating")}</legend>
                <div class="choices">
                    <Segment group="rating" value="all" label=words.say("choice-all") chosen=all choose=move || set_ratings(None)/>
                    {bands.into_iter().collect_view()}
                </div>
                <div class="choice-range">
                    {end(false, "rating-from", "choice-from")}
                    {end(true, "rating-to", "choice-to")}
                </div>
                <p id="choice-fault" class="fault" role="alert">{move || fault.get().map(|fault| fault.told(&words.now()))}</p>
            </fieldset>
            <fieldset>
                <legend>{words.say("choice-mate")}</legend>
                <div class="choices">
                    <Segment group="mate" value="any" label=words.say("choice-any") chosen=any_mate choose=move || change(&|choice| choice.mate_in = None)/>
                    {mates.collect_view()}
                </div>
            </fieldset>
            <Show when=move || has_sets.get()>
                <label class="row">
                    <span>{words.say("solve-mode-set")}</span>
                    <select
                        name="choice-set"
                        on:change:target=move |event| {
                            let key = event.target().value();
                            let key = (!key.is_empty()).then_some(key);
                            change(&|choice| choice.set.clone_from(&key));
                        }
                    >
                        {set_options}
                    </select>
                </label>
                <p class="puzzles-about">{move || rates.get().then(|| words.now().get("choice-set-rated"))}</p>
            </Show>
            <a class="button primary" href=solve data-action="solve-choice">{words.say("puzzles-solve")}</a>
            <p class="puzzles-about">{words.say("choice-how")}</p>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_meet_and_stay_within_the_ratings() {
        assert_eq!(band(1_423.0, 0.0), (1_250, 1_550));
        assert_eq!(band(1_423.0, 1.0), (1_550, 1_850));
        assert_eq!(band(1_423.0, -1.0), (950, 1_250));
        assert_eq!(band(410.0, -1.0), (0, 250));
    }

    #[test]
    fn a_choice_is_told_in_a_few_words() {
        let words = Lexicon::english().and(i18n::Language::English, crate::ENGLISH);
        for (query, expected) in [
            (
                "mode=mate&moves=2&from=800&to=1200",
                "Mate in 2 moves · 800–1200",
            ),
            ("mode=mate&moves=4", "Mate in 4 moves or more"),
            ("mode=theme&theme=fork&from=1500", "Fork · ≥\u{a0}1500"),
            ("mode=rating&to=900", "≤\u{a0}900"),
            ("mode=set&set=a", "Set"),
        ] {
            assert_eq!(told(&choice_of(query), &words), expected, "{query}");
        }
        assert_eq!(choice_of("mode=storm"), Choice::default());
    }
}
