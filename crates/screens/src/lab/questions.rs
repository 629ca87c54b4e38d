//! Settings of the experiment as questions: which positions and games count, which terms are in the model.

use super::plots::told;
use super::state::LabState;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use protocol::lab::{Finding, Kind};
use puzzle::percent::{escape, unescape};
use widgets::field::{self, Choice, Switch, TextField};

/// Terms that can be added to the model.
const TERMS: [&str; 7] = [
    "bishop-pair",
    "turn",
    "white",
    "queen-knight",
    "rook-bishop",
    "last-pawn",
    "phase",
];

/// A label.
fn label(state: LabState, name: &'static str) -> AnyView {
    view! { <span>{state.words.say(name)}</span> }.into_any()
}

/// Second step: which positions and which games count.
pub fn filter(state: LabState) -> AnyView {
    let words = state.words;
    let filtered = Memo::new(move |_| {
        state
            .read
            .with(|read| read.as_ref().is_some_and(|read| read.kind != Kind::Pgn))
    });
    let options =
        ["0", "1", "2", "3", "4", "6"].map(|number| (number, Signal::stored(number.to_owned())));
    let quiet = field::choice(Choice {
        name: "quiet".to_owned(),
        label: label(state, "lab-quiet"),
        options: options.into(),
        chosen: Signal::derive(move || {
            Some(state.choices.with(|choices| choices.quiet().to_string()))
        }),
        set: Callback::new(move |quiet: String| {
            state.choose(|choices| choices.set("quiet", if quiet == "2" { "" } else { &quiet }));
        }),
    });
    let draws = field::switch(Switch {
        name: "draws".to_owned(),
        label: label(state, "lab-half"),
        about: Signal::derive(move || Some(words.now().get("lab-half-about"))),
        able: Signal::stored(true),
        on: Signal::derive(move || {
            state
                .choices
                .with(|choices| choices.value_of("draws") == Some("half"))
        }),
        set: Callback::new(move |half| {
            state.choose(|choices| choices.set("draws", if half { "half" } else { "" }));
        }),
    });
    let players = field::text_field(TextField {
        name: "players".to_owned(),
        label: label(state, "lab-players"),
        value: Signal::derive(move || {
            state
                .choices
                .with(|choices| unescape(choices.value_of("players").unwrap_or_default()))
        }),
        fault: Signal::stored(None),
        on_input: Callback::new(|_| ()),
        on_change: Callback::new(move |name: String| {
            state.choose(|choices| choices.set("players", &escape(name.trim())));
        }),
    });
    view! {
        <section class="lab-card">
            <h3>{words.say("lab-positions")}</h3>
            <fieldset disabled=move || filtered.get()>{quiet}</fieldset>
            <Show when=move || filtered.get()><p class="lab-how">{words.say("lab-filtered")}</p></Show>
            {draws}
        </section>
        <section class="lab-card">
            <h3>{words.say("lab-only")}</h3>
            {players}
            {band_field(state, "years", "lab-years")}
            {band_field(state, "ratings", "lab-ratings")}
            <p class="lab-how">{words.say("lab-only-how")}</p>
        </section>
        {super::games::counts(state)}
    }
    .into_any()
}

/// A field for bounds as `1990-2010`, either of which may be missing.
fn band_field(state: LabState, name: &'static str, label_name: &'static str) -> AnyView {
    let wrong = RwSignal::new(false);
    field::text_field(TextField {
        name: name.to_owned(),
        label: label(state, label_name),
        value: Signal::derive(move || {
            state
                .choices
                .with(|choices| choices.value_of(name).unwrap_or_default().to_owned())
        }),
        fault: Signal::derive(move || wrong.get().then(|| state.words.now().get("lab-fault-band"))),
        on_input: Callback::new(move |_| wrong.set(false)),
        on_change: Callback::new(move |text: String| match band(&text) {
            Some(band) => state.choose(|choices| choices.set(name, &band)),
            None => wrong.set(true),
        }),
    })
}

/// Bounds as they stand in a link; one number alone is both of them.
fn band(text: &str) -> Option<String> {
    let text = text.trim().replace(['–', '−', '…'], "-");
    if text.is_empty() || text == "-" {
        return Some(String::new());
    }
    let (from, to) = text.split_once('-').unwrap_or((&text, &text));
    let number = |text: &str| text.is_empty() || text.parse::<u16>().is_ok();
    let (from, to) = (from.trim(), to.trim());
    (number(from) && number(to)).then(|| format!("{from}-{to}"))
}

/// Settings of the fit and of the doubt: name, message name, the usual value, and the bounds.
const NUMBERS: [(&str, &str, &str, [f64; 2]); 7] = [
    ("steps", "lab-steps", "10000", [1.0, 1e6]),
    ("rate", "lab-rate", "1", [1e-6, 100.0]),
    ("lambda", "lab-lambda", "0.000001", [1e-12, 1.0]),
    ("resamples", "lab-resamples", "500", [0.0, 1e5]),
    ("folds", "lab-folds", "10", [2.0, 100.0]),
    ("tolerance", "lab-tolerance", "0.5", [0.0, 100.0]),
    ("seed", "lab-seed", "1", [0.0, 9e15]),
];

/// Numbers of the method, for those who want to change them.
pub fn method(state: LabState) -> AnyView {
    let words = state.words;
    let one = |(name, label_name, usual, [low, high]): (
        &'static str,
        &'static str,
        &'static str,
        [f64; 2],
    )| {
        let wrong = RwSignal::new(false);
        let fault = move || {
            let bounds = args!["low" => low.to_string(), "high" => high.to_string()];
            wrong
                .get()
                .then(|| state.words.now().with("lab-fault-number", &bounds))
        };
        field::text_field(TextField {
            name: name.to_owned(),
            label: label(state, label_name),
            value: Signal::derive(move || {
                state
                    .choices
                    .with(|choices| choices.value_of(name).unwrap_or(usual).to_owned())
            }),
            fault: Signal::derive(fault),
            on_input: Callback::new(move |_| wrong.set(false)),
            on_change: Callback::new(move |text: String| {
                let text = text.trim().replace(',', ".");
                let whole = !matches!(name, "rate" | "lambda" | "tolerance");
                let number = text
                    .parse::<f64>()
                    .ok()
                    .filter(|number| (low..=high).contains(number));
                match number {
                    Some(number) if !whole || number.fract() == 0.0 => {
                        let text = number.to_string();
                        state.choose(|choices| {
                            choices.set(name, if text == usual { "" } else { &text });
                        });
                    }
                    _ => wrong.set(true),
                }
            }),
        })
    };
    view! {
        <details class="lab-card lab-method">
            <summary>{words.say("lab-method")}</summary>
            <p class="lab-how">{words.say("lab-method-how")}</p>
            {NUMBERS.map(one).into_iter().collect_view()}
        </details>
    }
    .into_any()
}

/// Terms to add, each with what is known of it.
pub fn terms(state: LabState) -> AnyView {
    let words = state.words;
    let one = |term: &'static str| {
        let about = move || {
            let words = words.now();
            let found = state.outcome.with(|outcome| {
                outcome
                    .as_ref()?
                    .terms
                    .iter()
                    .find(|found| found.name == term)
                    .cloned()
            })?;
            let verdict = words.get(match found.finding {
                Finding::Holds => "lab-earns",
                Finding::DoesNotHold => "lab-harms",
                Finding::CannotTell => "lab-no-gain",
            });
            Some(if found.estimate.interval.is_some() {
                format!("{} · {verdict}", told(found.estimate, 2))
            } else {
                verdict
            })
        };
        field::switch(Switch {
            name: term.to_owned(),
            label: view! { <span>{move || words.now().get(&format!("lab-term-{term}"))}</span> }
                .into_any(),
            about: Signal::derive(about),
            able: Signal::stored(true),
            on: Signal::derive(move || state.choices.with(|choices| choices.has_term(term))),
            set: Callback::new(move |on| state.choose(|choices| choices.set_term(term, on))),
        })
    };
    let phase = field::choice(Choice {
        name: "phase".to_owned(),
        label: label(state, "lab-part"),
        options: [
            ("", "lab-all"),
            ("12-", "lab-middlegame"),
            ("-11", "lab-ending"),
        ]
        .map(|(value, name)| (value, Signal::derive(words.say(name))))
        .into(),
        chosen: Signal::derive(move || {
            Some(
                state
                    .choices
                    .with(|choices| choices.value_of("phase").unwrap_or_default().to_owned()),
            )
        }),
        set: Callback::new(move |phase: String| {
            state.choose(|choices| choices.set("phase", &phase));
        }),
    });
    view! {
        <section class="lab-card lab-terms">
            <h3>{words.say("lab-further")}</h3>
            {TERMS.map(one).into_iter().collect_view()}
            {phase}
        </section>
    }
    .into_any()
}

/// Warnings about the data.
pub fn warnings(state: LabState) -> AnyView {
    let words = state.words;
    let told = move || {
        let words = words.now();
        let warnings = state.outcome.with(|outcome| {
            outcome
                .as_ref()
                .map(|outcome| outcome.warnings.clone())
                .unwrap_or_default()
        });
        let warning = |(name, about): (String, String)| {
            let column = if about.chars().all(|c| c.is_ascii_digit()) {
                about
            } else {
                column(&words, &about)
            };
            let text = words.with(&format!("lab-warn-{name}"), &args!["about" => column]);
            view! { <p class="lab-warning">{text}</p> }
        };
        warnings.into_iter().map(warning).collect_view()
    };
    view! { {told} }.into_any()
}

/// The name of a column of the model.
fn column(words: &Lexicon, name: &str) -> String {
    match name {
        "pawn" | "knight" | "bishop" | "rook" | "queen" => words.get(&format!("lab-{name}")),
        name if TERMS.contains(&name) => words.get(&format!("lab-term-{name}")),
        name => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_as_people_write_them() {
        assert_eq!(band("1990 – 2010").as_deref(), Some("1990-2010"));
        assert_eq!(band("1990-").as_deref(), Some("1990-"));
        assert_eq!(band("2000").as_deref(), Some("2000-2000"));
        assert_eq!(band(" ").as_deref(), Some(""));
        assert_eq!(band("long ago"), None);
    }
}
