//! The story: one question a step, from games to what they mean and how it plays.

use super::state::{LabState, STEPS, Source, Work};
use super::{games, meaning, plots, questions};
use i18n::args;
use leptos::ev::DragEvent;
use leptos::html::H2;
use leptos::prelude::*;
use widgets::button::button;
use widgets::keeps_nothing::KeepsNothing;
use widgets::page_frame::PageFrame;
use widgets::progress::Progress;

/// The page.
pub fn story(state: LabState) -> AnyView {
    let words = state.words;
    let question = NodeRef::<H2>::new();
    // The next question is read out, and its beginning seen.
    Effect::watch(
        move || state.step.get(),
        move |_, _, _| {
            if let Some(question) = question.get_untracked() {
                let _ = question.focus();
            }
        },
        false,
    );
    let dropped = move |event: DragEvent| {
        event.prevent_default();
        let files = event.data_transfer().and_then(|transfer| transfer.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            state.go(0);
            state.open_file(file);
        }
    };
    let name = move || STEPS[state.step.get()];
    // Before there are games, the first step asks what all of it is about.
    let asked = move || match name() {
        "games" if state.read.with(Option::is_none) => "lab",
        step => step,
    };
    let told = move |part: &str| match asked() {
        "lab" => words.now().get(&format!("lab-{part}")),
        step => words.now().get(&format!("lab-{step}-{part}")),
    };
    let content = view! {
        <div class="lab" on:dragover=move |event| event.prevent_default() on:drop=dropped>
            <div class="lab-side">{contents(state)} {data(state)}</div>
            <div class="lab-step" data-step=name>
                <header class="lab-head">
                    <div>
                        <p class="lab-number">{move || number(state)}</p>
                        <h2 tabindex="-1" node_ref=question>{move || told("question")}</h2>
                        <p class="lab-how">{move || told("how")}</p>
                    </div>
                    {onward(state)}
                </header>
                <KeepsNothing words/>
                {working(state)}
                {trouble(state)}
                <div class="lab-content">{move || view(state, state.step.get())}</div>
            </div>
        </div>
    };
    view! { <PageFrame frame=state.context.frame tools=().into_any() content=content.into_any()/> }
        .into_any()
}

/// “Step 5 of 7”.
fn number(state: LabState) -> String {
    let step = args!["step" => state.step.get() as u32 + 1, "of" => STEPS.len() as u32];
    state.words.now().with("lab-step-of", &step)
}

/// The list of steps, each with its figure.
fn contents(state: LabState) -> AnyView {
    let words = state.words;
    let entry = |number: usize| {
        let able = move || number == 0 || state.outcome.with(Option::is_some);
        let done = move || able() && number < state.step.get();
        let mark = move || {
            if done() {
                "✓".to_owned()
            } else {
                (number + 1).to_string()
            }
        };
        view! {
            <li>
                <button
                    type="button"
                    data-action=format!("lab-{}", STEPS[number])
                    aria-current=move || (state.step.get() == number).then_some("step")
                    data-done=done
                    disabled=move || !able()
                    on:click=move |_| state.go(number)
                >
                    <span class="lab-mark" aria-hidden="true">{mark}</span>
                    <span class="lab-entry">
                        <b>{move || words.now().get(&format!("lab-{}", STEPS[number]))}</b>
                        <small>{move || figure(state, number)}</small>
                    </span>
                </button>
            </li>
        }
    };
    view! {
        <nav class="lab-contents" aria-label=words.say("lab-contents")>
            <ol>{(0..STEPS.len()).map(entry).collect_view()}</ol>
        </nav>
    }
    .into_any()
}

/// Outcome of a step in a few words.
fn figure(state: LabState, step: usize) -> Option<String> {
    let words = state.words.now();
    let read = state.read.get()?;
    let found = |of: &dyn Fn(&protocol::lab::Outcome) -> Option<String>| {
        state.outcome.with(|outcome| outcome.as_ref().and_then(of))
    };
    match STEPS[step] {
        "games" => (read.games > 0)
            .then(|| words.with("lab-count-games", &args!["count" => read.games as u32])),
        "filter" => Some(words.with(
            "lab-count-quiet",
            &args!["count" => state.choices.with(super::choices::Choices::quiet)],
        )),
        "rows" => {
            found(&|outcome| Some(words.with("lab-count-rows", &args!["count" => outcome.rows])))
        }
        "fit" => found(&|outcome| {
            let (_, knight) = outcome.values.get(1)?;
            Some(format!("{} {:.0}", words.get("lab-knight"), knight.value))
        }),
        "doubt" => found(&|outcome| {
            (outcome.resamples > 0)
                .then(|| words.with("lab-count-resamples", &args!["count" => outcome.resamples]))
        }),
        _ => None,
    }
}

/// The data in hand.
fn data(state: LabState) -> AnyView {
    let words = state.words;
    let known = Memo::new(move |_| state.read.with(Option::is_some));
    let name = move || {
        state.name.with(|name| match name {
            Some(name) => name.clone(),
            None => words.now().get("lab-own"),
        })
    };
    view! {
        <Show when=move || known.get()>
            <section class="lab-card lab-data">
                <small>{words.say("lab-data")}</small>
                <b data-source>{name}</b>
                <Show when=move || state.unkept.get()><p class="lab-how" data-unkept>{words.say("lab-unkept")}</p></Show>
                <div>
                    {button(words, "lab-change", "lab-change", move || state.go(0))}
                    {button(words, "lab-export", "lab-export", move || state.go(5))}
                </div>
            </section>
        </Show>
    }
    .into_any()
}

fn working(state: LabState) -> impl IntoView {
    let words = state.words;
    let text = move || {
        let words = words.now();
        match state.work.get() {
            Some(Work::Reading(progress)) => {
                words.with("lab-reading", &args!["count" => progress.count])
            }
            Some(Work::Doubting(progress)) => {
                let name = if progress.count == 0 {
                    "lab-resampling"
                } else {
                    "lab-testing"
                };
                words.with(
                    name,
                    &args!["done" => progress.done as u32, "of" => progress.of as u32],
                )
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
        <Show when=move || state.paused.get()>
            <div class="lab-paused" role="status">
                <p>{words.say("lab-paused")}</p>
                {button(words, "lab-go-on", "lab-go-on", move || state.go_on())}
            </div>
        </Show>
    }
}

fn trouble(state: LabState) -> impl IntoView {
    let words = state.words;
    move || {
        let told = state.trouble.with(|trouble| {
            let why = trouble.as_ref()?;
            Some(LabState::trouble_text(why, &words.now()))
        });
        told.map(|told| view! { <p class="lab-trouble" role="alert">{told}</p> })
    }
}

/// Back and onward: beside the question, on a phone under the thumb.
fn onward(state: LabState) -> AnyView {
    let words = state.words;
    let next = move || (state.step.get() + 1).min(STEPS.len() - 1);
    let nothing = move || state.step.get() == 0 && state.read.with(Option::is_none);
    let more = Memo::new(move |_| state.step.get() + 1 < STEPS.len());
    let first = Memo::new(move |_| nothing());
    view! {
        <div class="lab-onward">
            <Show
                when=move || first.get()
                fallback=move || view! {
                    <button
                        type="button" data-action="lab-back"
                        aria-disabled=move || (state.step.get() == 0).to_string()
                        on:click=move |_| state.go(state.step.get_untracked().saturating_sub(1))
                    >{words.say("lab-back")}</button>
                    <Show when=move || more.get()>
                        <button
                            type="button" class="primary" data-action="lab-next"
                            disabled=move || state.outcome.with(Option::is_none)
                            on:click=move |_| state.go(untrack(next))
                        >{move || words.now().get(&format!("lab-{}-question", STEPS[next()]))}</button>
                    </Show>
                }
            >
                <button
                    type="button" class="primary" data-action="lab-own"
                    on:click=move |_| state.begin(Source::Own)
                >{words.say("lab-own-go")}</button>
            </Show>
        </div>
    }
    .into_any()
}

fn view(state: LabState, step: usize) -> AnyView {
    match STEPS[step] {
        "games" => view! {
            <div class="lab-column">{games::games(state)} {games::counts(state)}</div>
            {plots::values(state)}
        }
        .into_any(),
        "filter" => view! { {questions::filter(state)} {plots::values(state)} }.into_any(),
        "rows" => view! {
            <div class="lab-column">{plots::scores(state)} {plots::values(state)}</div>
            {games::counts(state)}
        }
        .into_any(),
        "fit" => view! { {plots::settling(state)} {plots::cost(state)} {questions::method(state)} }.into_any(),
        "doubt" => view! {
            <div class="lab-column">{plots::values(state)} {questions::warnings(state)} {plots::scores(state)}</div>
            {questions::terms(state)}
        }
        .into_any(),
        "meaning" => meaning::meaning(state),
        _ => view! { {super::play::play(state)} {plots::values(state)} }.into_any(),
    }
}
