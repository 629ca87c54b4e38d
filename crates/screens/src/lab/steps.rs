//! The story: one question a step, from games to what they mean.

use super::plots::{self, told};
use super::state::{LabState, STEPS, Source, Work};
use i18n::{Lexicon, args};
use leptos::prelude::*;
use protocol::lab::{Claim, Finding, Kind, Save};
use widgets::button::button;
use widgets::field::{self, Choice, Switch};
use widgets::file_button::FileButton;
use widgets::page_frame::PageFrame;
use widgets::progress::Progress;

/// Endings of the files that can be read.
const FILES: &str = ".pgn,.mat,.txt,.csv,.json";
/// Terms that can be added to the model.
const TERMS: [&str; 7] = ["bishop-pair", "turn", "white", "queen-knight", "rook-bishop", "last-pawn", "phase"];

/// The page.
pub fn story(state: LabState) -> AnyView {
    let words = state.words;
    let shown = move || view(state, state.step.get());
    let content = view! {
        <div class="lab">
            {contents(state)}
            <div class="lab-step" data-step=move || STEPS[state.step.get()]>
                <p class="lab-number">
                    {move || words.now().with("lab-step-of", &args!["step" => state.step.get() as u32 + 1, "of" => STEPS.len() as u32 - 1])}
                </p>
                <h2>{move || words.now().get(&format!("lab-{}-question", STEPS[state.step.get()]))}</h2>
                <p class="lab-how">{move || words.now().get(&format!("lab-{}-how", STEPS[state.step.get()]))}</p>
                {working(state)}
                {trouble(state)}
                <div class="lab-content">{shown}</div>
                {onward(state)}
            </div>
        </div>
    };
    view! { <PageFrame frame=state.context.frame tools=().into_any() content=content.into_any()/> }.into_any()
}

/// Number of steps that can be shown: the last is not there yet without what is to be played with.
const SHOWN: usize = STEPS.len() - 1;

/// The list of steps.
fn contents(state: LabState) -> AnyView {
    let words = state.words;
    let entry = |number: usize| {
        let able = move || number == 0 || state.outcome.with(Option::is_some);
        view! {
            <li>
                <button
                    type="button"
                    data-action=format!("lab-{}", STEPS[number])
                    aria-current=move || (state.step.get() == number).then_some("step")
                    disabled=move || !able()
                    on:click=move |_| state.step.set(number)
                >
                    {move || words.now().get(&format!("lab-{}", STEPS[number]))}
                </button>
            </li>
        }
    };
    view! {
        <nav class="lab-contents" aria-label=words.say("lab-contents")>
            <ol>{(0..SHOWN).map(entry).collect_view()}</ol>
        </nav>
    }
    .into_any()
}

fn working(state: LabState) -> impl IntoView {
    let words = state.words;
    let text = move || {
        let words = words.now();
        match state.work.get() {
            Some(Work::Reading(progress)) => words.with("lab-reading", &args!["count" => progress.count]),
            Some(Work::Doubting(progress)) => {
                let name = if progress.count == 0 { "lab-resampling" } else { "lab-testing" };
                words.with(name, &args!["done" => progress.done as u32, "of" => progress.of as u32])
            }
            None => String::new(),
        }
    };
    let share = move || match state.work.get()? {
        Work::Reading(progress) | Work::Doubting(progress) => {
            (progress.of > 0).then(|| progress.done as f64 / progress.of as f64)
        }
    };
    let busy = Memo::new(move |_| state.work.with(Option::is_some));
    view! {
        <Show when=move || busy.get()>
            <Progress label="lab" text=Signal::derive(text) share=Signal::derive(share) on_stop=move || state.stop()/>
        </Show>
    }
}

fn trouble(state: LabState) -> impl IntoView {
    let words = state.words;
    move || {
        let told = state.trouble.with(|trouble| trouble.as_ref().map(|why| LabState::trouble_text(why, &words.now())));
        told.map(|told| view! { <p class="lab-trouble" role="alert">{told}</p> })
    }
}

/// Back and onward.
fn onward(state: LabState) -> AnyView {
    let words = state.words;
    let next = move || state.step.get() + 1;
    view! {
        <div class="lab-onward">
            <button
                type="button" data-action="lab-back"
                disabled=move || state.step.get() == 0
                on:click=move |_| state.step.update(|step| *step = step.saturating_sub(1))
            >{words.say("lab-back")}</button>
            <Show when=move || next() < SHOWN>
                <button
                    type="button" class="primary" data-action="lab-next"
                    disabled=move || state.outcome.with(Option::is_none)
                    on:click=move |_| state.step.update(|step| *step += 1)
                >{move || words.now().get(&format!("lab-{}-question", STEPS[next().min(SHOWN - 1)]))}</button>
            </Show>
        </div>
    }
    .into_any()
}

fn view(state: LabState, step: usize) -> AnyView {
    match STEPS[step] {
        "games" => games(state),
        "filter" => view! { {quiet(state)} {draws(state)} }.into_any(),
        "rows" => view! { {counts(state)} {plots::scores(state)} }.into_any(),
        "fit" => view! { {plots::settling(state)} {plots::cost(state)} }.into_any(),
        "doubt" => view! { {plots::values(state)} {terms(state)} {warnings(state)} }.into_any(),
        _ => meaning(state),
    }
}

fn games(state: LabState) -> AnyView {
    let words = state.words;
    view! {
        <div class="lab-sources">
            {button(words, "lab-own", "lab-own", move || state.begin(Source::Own))}
            {button(words, "lab-library", "lab-library", move || state.begin(Source::Library))}
            <FileButton label="lab-file" action="lab-file" name="lab-file" accept=FILES on_file=move |file| state.open_file(file)/>
        </div>
        {counts(state)}
    }
    .into_any()
}

/// What was read.
fn counts(state: LabState) -> AnyView {
    let words = state.words;
    let told = move || {
        let words = words.now();
        let read = state.read.get()?;
        let number = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        let [black, drawn, white] = read.results;
        let games = (read.kind != Kind::Rows).then(|| {
            let games = args![
                "games" => number(read.games), "white" => number(white), "drawn" => number(drawn),
                "black" => number(black), "unfinished" => number(read.unfinished),
            ];
            view! { <p data-games>{words.with("lab-read", &games)}</p> }
        });
        let rows = args!["rows" => number(read.rows), "used" => state.outcome.with(|found| found.as_ref().map_or(0, |found| found.rows))];
        let broken = (read.broken > 0).then(|| {
            let faults = read.faults.iter().map(|fault| view! { <li>{fault.clone()}</li> }).collect_view();
            view! {
                <details class="lab-faults">
                    <summary>{words.with("lab-broken", &args!["count" => number(read.broken)])}</summary>
                    <ul>{faults}</ul>
                </details>
            }
        });
        let stopped = (!read.complete).then(|| view! { <p>{words.get("lab-stopped")}</p> });
        Some(view! {
            <div class="lab-card">
                {games}
                <p data-rows>{words.with("lab-rows-told", &rows)}</p>
                {broken}
                {stopped}
            </div>
        })
    };
    view! { {told} }.into_any()
}

fn label(state: LabState, name: &'static str) -> AnyView {
    view! { <span>{state.words.say(name)}</span> }.into_any()
}

fn quiet(state: LabState) -> AnyView {
    let words = state.words;
    let filtered = Memo::new(move |_| state.read.with(|read| read.as_ref().is_some_and(|read| read.kind != Kind::Pgn)));
    let options = ["0", "1", "2", "3", "4", "6"].map(|number| (number, Signal::stored(number.to_owned())));
    let chosen = move || Some(state.choices.with(|choices| choices.quiet().to_string()));
    let menu = field::choice(Choice {
        name: "quiet".to_owned(),
        label: label(state, "lab-quiet"),
        options: options.into(),
        chosen: Signal::derive(chosen),
        set: Callback::new(move |quiet: String| state.choose(|choices| choices.set("quiet", if quiet == "2" { "" } else { &quiet }))),
    });
    view! {
        <fieldset class="lab-card" disabled=move || filtered.get()>{menu}</fieldset>
        <Show when=move || filtered.get()><p class="lab-how">{words.say("lab-filtered")}</p></Show>
    }
    .into_any()
}

fn draws(state: LabState) -> AnyView {
    let half = field::switch(Switch {
        name: "draws".to_owned(),
        label: label(state, "lab-half"),
        about: Signal::derive(move || Some(state.words.now().get("lab-half-about"))),
        able: Signal::stored(true),
        on: Signal::derive(move || state.choices.with(|choices| choices.get("draws") == Some("half"))),
        set: Callback::new(move |half| state.choose(|choices| choices.set("draws", if half { "half" } else { "" }))),
    });
    view! { <div class="lab-card">{half}</div> }.into_any()
}

/// Terms to add, each with what is known of it.
fn terms(state: LabState) -> AnyView {
    let words = state.words;
    let one = |term: &'static str| {
        let about = move || {
            let words = words.now();
            let found = state.outcome.with(|outcome| {
                outcome.as_ref()?.terms.iter().find(|found| found.name == term).cloned()
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
            label: view! { <span>{move || words.now().get(&format!("lab-term-{term}"))}</span> }.into_any(),
            about: Signal::derive(about),
            able: Signal::stored(true),
            on: Signal::derive(move || state.choices.with(|choices| choices.has_term(term))),
            set: Callback::new(move |on| state.choose(|choices| choices.set_term(term, on))),
        })
    };
    let phase = field::choice(Choice {
        name: "phase".to_owned(),
        label: label(state, "lab-part"),
        options: [("", "lab-all"), ("12-", "lab-middlegame"), ("-11", "lab-ending")].map(|(value, name)| (value, Signal::derive(words.say(name)))).into(),
        chosen: Signal::derive(move || Some(state.choices.with(|choices| choices.get("phase").unwrap_or_default().to_owned()))),
        set: Callback::new(move |phase: String| state.choose(|choices| choices.set("phase", &phase))),
    });
    view! {
        <section class="lab-card">
            <h3>{words.say("lab-further")}</h3>
            {TERMS.map(one).into_iter().collect_view()}
            {phase}
        </section>
    }
    .into_any()
}

fn warnings(state: LabState) -> AnyView {
    let words = state.words;
    let told = move || {
        let words = words.now();
        let warnings = state.outcome.with(|outcome| outcome.as_ref().map(|outcome| outcome.warnings.clone()).unwrap_or_default());
        let warning = |(name, about): (String, String)| {
            let column = if about.chars().all(|c| c.is_ascii_digit()) { about } else { column(&words, &about) };
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

/// Capablanca's relations, the bishop's question, other people's values, files.
fn meaning(state: LabState) -> AnyView {
    let words = state.words;
    let relations = move || {
        let words = words.now();
        let claims = state.outcome.with(|outcome| outcome.as_ref().map(|outcome| outcome.relations.clone()).unwrap_or_default());
        let row = |claim: Claim| {
            let finding = match claim.finding {
                Finding::Holds => "holds",
                Finding::DoesNotHold => "does-not",
                Finding::CannotTell => "cannot-tell",
            };
            view! {
                <tr data-finding=finding>
                    <th scope="row">{words.get(&format!("lab-{}", claim.name))}</th>
                    <td>{words.get(&format!("lab-{finding}"))}</td>
                    <td>{told(claim.estimate, 2)}</td>
                </tr>
            }
        };
        claims.into_iter().map(row).collect_view()
    };
    let bishop = move || {
        let words = words.now();
        state.outcome.with(|outcome| {
            let outcome = outcome.as_ref()?;
            let figures = args!["bishop" => told(outcome.bishop_less_knight, 2), "pair" => told(outcome.pair, 2)];
            Some(view! {
                <p><b>{words.get(&format!("lab-answer-{}", outcome.bishop_answer))}</b></p>
                <p>{words.with("lab-bishop-figures", &figures)}</p>
            })
        })
    };
    view! {
        <section class="lab-card">
            <h3>{words.say("lab-capablanca")}</h3>
            <div class="lab-relations">
                <table>
                    <thead><tr><th scope="col">{words.say("lab-claim")}</th><th scope="col">{words.say("lab-verdict")}</th><th scope="col">{words.say("lab-in-pawns")}</th></tr></thead>
                    <tbody>{relations}</tbody>
                </table>
            </div>
        </section>
        <section class="lab-card"><h3>{words.say("lab-bishop-question")}</h3>{bishop}</section>
        <section class="lab-card"><h3>{words.say("lab-why-others")}</h3><p>{words.say("lab-others")}</p></section>
        <section class="lab-card">
            <h3>{words.say("lab-files")}</h3>
            <div class="lab-sources">
                {button(words, "lab-save-rows", "lab-save-rows", move || state.save(Save::Rows))}
                {button(words, "lab-save-log", "lab-save-log", move || state.save(Save::Log))}
                {button(words, "lab-save-experiment", "lab-save-experiment", move || state.save(Save::Experiment))}
            </div>
            <p class="lab-link"><a href=move || format!("#lab?{}", state.choices.with(super::choices::Choices::to_link))>{words.say("lab-link")}</a></p>
        </section>
    }
    .into_any()
}
