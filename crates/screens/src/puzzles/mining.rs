//! Mining: puzzles are made of the mistakes in games, those of the library or of a PGN file, and put into a set.
//!
//! The games come from the library worker as PGN, or from a file. `crates/platform/src/miner.rs` searches them in an
//! engine's worker of its own (`crates/worker/src/mining.rs`). What is found goes through the puzzle client into a set,
//! and only then is the progress saved (`mining/run.rs`): a tab that is killed loses nothing, and goes on from there if
//! the PGN still begins with the same games.

mod run;
mod state;

use super::mode::Mode;
use crate::ScreenContext;
use crate::pgn_errors;
use crate::registry::Screen;
use crate::route::href;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use protocol::mine::{RejectedSwing, RuleSet};
use puzzle::Rejection;
use run::Source;
use state::{MiningState, Phase, Trouble};
use widgets::file_button::FileButton;
use widgets::page_frame::PageFrame;
use widgets::progress::Progress as ProgressBar;

/// Endings of PGN files.
const PGN: &str = ".pgn,.txt,application/x-chess-pgn,text/plain";

/// Mining, a page.
pub fn mining(context: ScreenContext) -> AnyView {
    let words = context.words;
    let state = MiningState::open(context);
    let trouble = move || {
        let told = state.trouble.get()?.text(&words.now());
        Some(view! { <p class="puzzles-trouble" role="alert">{told}</p> })
    };
    let main = move || match state.phase.get() {
        Phase::Setup => view! { <Unfinished state/> <Setup state/> }.into_any(),
        Phase::Preparing | Phase::Working => view! { <Working state/> }.into_any(),
        Phase::Done => view! { <Done state/> <Setup state/> }.into_any(),
    };
    let content = view! {
        <div class="puzzles mining">
            {trouble}
            {main}
            <Faults state/>
            <Rejections state/>
            <Swings state/>
        </div>
    }
    .into_any();
    view! { <PageFrame frame=context.frame tools=().into_any() content/> }.into_any()
}

/// The form: games, player, rules.
#[component]
fn Setup(state: MiningState) -> impl IntoView {
    let words = state.context.words;
    let from_file = Memo::new(move |_| state.setup.with(|setup| setup.source != Source::Library));
    let file_name = move || {
        state.setup.with(|setup| match &setup.source {
            Source::File(name) if !name.is_empty() => {
                Some(view! { <p data-file>{name.clone()}</p> })
            }
            _ => None,
        })
    };
    let source = move |file: bool, name: &'static str, about: &'static str| {
        let choose = move || {
            if file {
                state.choose_file(None);
            } else {
                state.choose_library();
            }
        };
        let on = Signal::derive(move || from_file.get() == file);
        view! { <Choice state group="mining-source" name about on choose/> }
    };
    let rules = move |rules: RuleSet, name: &'static str, about: &'static str| {
        let on = Signal::derive(move || state.setup.with(|setup| setup.rules == rules));
        let choose = move || state.setup.update(|setup| setup.rules = rules);
        view! { <Choice state group="mining-rules" name about on choose/> }
    };
    let lacks_file = move || {
        state
            .setup
            .with(|setup| setup.source == Source::File(String::new()))
    };
    view! {
        <p class="puzzles-about">{words.say("mining-how")}</p>
        <fieldset class="mining-group">
            <legend>{words.say("mining-source")}</legend>
            {source(false, "mining-library", "mining-library-how")}
            {source(true, "mining-file", "mining-file-how")}
            <Show when=move || from_file.get()>
                <div class="mining-file">
                    <FileButton label="mining-choose" action="mining-choose" name="mining-choose" accept=PGN on_file=move |file| state.choose_file(Some(file))/>
                    {file_name}
                </div>
            </Show>
        </fieldset>
        <label class="mining-player">
            <b>{words.say("mining-player")}</b>
            <input
                type="text"
                name="mining-player"
                maxlength="200"
                autocomplete="off"
                spellcheck="false"
                aria-describedby="mining-player-how"
                prop:value=move || state.setup.with(|setup| setup.player.clone())
                on:input:target=move |event| state.setup.update(|setup| setup.player = event.target().value())
            />
            <span id="mining-player-how">{words.say("mining-player-how")}</span>
        </label>
        <fieldset class="mining-group">
            <legend>{words.say("mining-rules")}</legend>
            {rules(RuleSet::Strict, "mining-strict", "mining-strict-how")}
            {rules(RuleSet::Relaxed, "mining-relaxed", "mining-relaxed-how")}
        </fieldset>
        <button
            type="button"
            class="primary"
            data-action="mining-begin"
            disabled=lacks_file
            on:click=move |_| state.begin(state.setup.get_untracked())
        >
            {words.say("mining-begin")}
        </button>
    }
}

/// A radio button with a name and a sentence.
#[component]
fn Choice(
    state: MiningState,
    group: &'static str,
    name: &'static str,
    about: &'static str,
    on: Signal<bool>,
    choose: impl Fn() + 'static,
) -> impl IntoView {
    let words = state.context.words;
    view! {
        <label class="mining-choice">
            <input type="radio" name=group value=name prop:checked=on on:change=move |_| choose()/>
            <span><b>{words.say(name)}</b><span>{words.say(about)}</span></span>
        </label>
    }
}

/// Number of games and puzzles so far.
fn so_far(state: MiningState, words: &Lexicon) -> String {
    state.run.with(|run| {
        let name = if run.is_estimated {
            "mining-games-about"
        } else {
            "mining-games"
        };
        let games = words.with(name, &args!["games" => run.games, "of" => run.of]);
        let puzzles = words.with("sets-reading", &args!["count" => run.found]);
        format!("{games} · {puzzles}")
    })
}

/// The mining that was stopped, by the player or with the tab.
#[component]
fn Unfinished(state: MiningState) -> impl IntoView {
    let words = state.context.words;
    let unfinished = Memo::new(move |_| state.run.with(|run| run.bytes > 0));
    let lost_file = Memo::new(move |_| {
        state.run.with(|run| match &run.source {
            Source::File(name) if !state.has_file(name) => Some(name.clone()),
            _ => None,
        })
    });
    let again = move |name: String| {
        let told = move || {
            words
                .now()
                .with("mining-again", &args!["name" => name.as_str()])
        };
        let go_on = move |file| {
            state.choose_file(Some(file));
            state.go_on();
        };
        view! {
            <p>{told}</p>
            <FileButton label="mining-choose" action="mining-go-on" name="mining-go-on" accept=PGN on_file=go_on/>
        }
        .into_any()
    };
    let action = move || {
        match lost_file.get() {
        Some(name) => again(name),
        None => view! {
            <button type="button" class="primary" data-action="mining-go-on" on:click=move |_| state.go_on()>
                {words.say("mining-go-on")}
            </button>
        }
        .into_any(),
    }
    };
    view! {
        <Show when=move || unfinished.get()>
            <section class="puzzles-card mining-card" aria-labelledby="mining-unfinished">
                <h2 id="mining-unfinished">{words.say("mining-unfinished")}</h2>
                <p data-so-far>{move || so_far(state, &words.now())}</p>
                {action}
            </section>
        </Show>
    }
}

/// Progress, and the button that stops it.
#[component]
fn Working(state: MiningState) -> impl IntoView {
    let words = state.context.words;
    let text = move || {
        let words = words.now();
        if state.run.with(|run| run.of == 0) {
            words.get("mining-reading")
        } else {
            so_far(state, &words)
        }
    };
    view! {
        <ProgressBar
            label="mining-progress"
            text=Signal::derive(text)
            share=Signal::derive(move || state.share.get())
            on_stop=move || state.stop()
        />
        <p class="puzzles-about">{words.say("mining-kept")}</p>
    }
}

/// The end: number of puzzles, and the way to them.
#[component]
fn Done(state: MiningState) -> impl IntoView {
    let words = state.context.words;
    let told = move || {
        let words = words.now();
        state.run.with(|run| {
            let mut parts = vec![words.with(
                "mining-done",
                &args!["count" => run.found, "games" => run.games],
            )];
            if run.known > 0 {
                parts.push(words.with("sets-known", &args!["count" => run.known]));
            }
            if run.found == 0 && !run.player.is_empty() {
                parts.push(words.get("mining-check-name"));
            }
            parts.join(" ")
        })
    };
    let solve = move || {
        let query = Mode::set(state.run.with(|run| run.set.clone())?).query();
        Some(view! {
            <a class="button primary" href=href(Screen::Solve, &query) data-action="mining-solve">{words.say("puzzles-solve")}</a>
        })
    };
    view! {
        <section class="puzzles-card mining-card">
            <p role="status" data-mined>{told}</p>
            {solve}
        </section>
    }
}

/// Parts of the games that could not be read.
#[component]
fn Faults(state: MiningState) -> impl IntoView {
    let words = state.context.words;
    move || {
        let (problems, all) = state.faults.get();
        let lexicon = words.now();
        let line = |problem: &protocol::library::Problem| {
            let told = args![
                "game" => problem.game,
                "line" => problem.line as i64,
                "why" => pgn_errors::named(&lexicon, &problem.why)
            ];
            view! { <li>{lexicon.with("library-problem", &told)}</li> }
        };
        (all > 0).then(|| {
            view! {
                <details class="mining-faults" data-faults>
                    <summary>{lexicon.with("library-problems", &args!["count" => all])}</summary>
                    <ul>{problems.iter().map(line).collect_view()}</ul>
                </details>
            }
        })
    }
}

/// Message name of a reason.
fn rejection_name(reason: Rejection) -> String {
    format!("mining-rejected-{}", reason.key())
}

/// The reasons for which swings became no puzzle, with their numbers, the most frequent first.
#[component]
fn Rejections(state: MiningState) -> impl IntoView {
    let words = state.context.words;
    let rows = move || {
        let mut rows: Vec<(u32, Rejection)> = state.run.with(|run| {
            let count = |reason: Rejection| Some((*run.rejected.get(reason.key())?, reason));
            Rejection::ALL.into_iter().filter_map(count).collect()
        });
        rows.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
        rows
    };
    move || {
        let rows = rows();
        let row = |(count, reason): (u32, Rejection)| {
            let reason_text = words.now().get(&rejection_name(reason));
            view! { <tr data-reason=reason.key()><th scope="row">{reason_text}</th><td>{count}</td></tr> }
        };
        (!rows.is_empty()).then(|| {
            view! {
                <table class="mining-rejections">
                    <caption>{words.say("mining-rejections")}</caption>
                    <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
                </table>
            }
        })
    }
}

/// The swings that became no puzzle, one by one: game, move, reason.
#[component]
fn Swings(state: MiningState) -> impl IntoView {
    let words = state.context.words;
    move || {
        let lexicon = words.now();
        let line = |swing: &RejectedSwing| {
            let told = args![
                "game" => swing.game.as_str(),
                "number" => swing.number.as_str(),
                "why" => lexicon.get(&rejection_name(swing.why))
            ];
            view! { <li>{lexicon.with("mining-swing", &told)}</li> }
        };
        state.swings.with(|swings| {
            (!swings.is_empty()).then(|| {
                let all: u32 = state.run.with(|run| run.rejected.values().sum());
                let first = args!["count" => swings.len()];
                let is_part = all as usize > swings.len();
                let part =
                    is_part.then(|| view! { <p>{lexicon.with("mining-swings-first", &first)}</p> });
                view! {
                    <details class="mining-faults" data-swings>
                        <summary>{lexicon.get("mining-swings")}</summary>
                        {part}
                        <ul>{swings.iter().map(line).collect_view()}</ul>
                    </details>
                }
            })
        })
    }
}

impl Trouble {
    /// In words that say what can be done.
    fn text(&self, words: &Lexicon) -> String {
        match self {
            Trouble::Failure(failure) => super::trouble::trouble_text(failure, words),
            Trouble::NoGames(Source::Library) => words.get("mining-no-games"),
            Trouble::NoGames(Source::File(_)) => words.get("mining-no-games-in-file"),
            Trouble::Unreadable(why) => {
                words.with("mining-unreadable", &args!["why" => why.as_str()])
            }
            Trouble::Engine(why) => words.with("mining-engine", &args!["why" => why.as_str()]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_is_said() {
        let words = Lexicon::english().and(i18n::Language::English, crate::ENGLISH);
        for reason in Rejection::ALL {
            let name = rejection_name(reason);
            assert_ne!(words.get(&name), name);
        }
    }
}
