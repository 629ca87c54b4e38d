//! The page of the coordinates trainer: the question, the board, the keys for an answer, the result, the wishes for the next round.

use super::board_panel;
use super::trainer::{Trainer, question, verdict};
use super::training::{Answer, Exercise, Options, Side, Training};
use crate::ScreenContext;
use board::Board;
use chess::{File, Rank};
use i18n::{Lexicon, args};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use narration::entry::{Vocabulary, square};
use widgets::live_region::renewed;
use widgets::page_frame::PageFrame;

/// The page.
pub fn page(context: ScreenContext) -> AnyView {
    let trainer = Trainer::new(context);
    let runs = Memo::new(move |_| trainer.running());
    let config = board_panel::config(trainer);
    hear(trainer);
    let content = view! {
        <div
            class="coordinates"
            data-exercise=move || runs.get().map(Exercise::name)
            on:keydown=move |event| type_name(trainer, &event)
        >
            <div class="coordinates-head">
                <Head trainer/>
            </div>
            <div class="coordinates-board board-square"><Board config/></div>
            <div class="coordinates-panel">
                {move || match runs.get() {
                    Some(exercise) => view! { <Keys trainer exercise/> }.into_any(),
                    None => view! { <Result trainer/> <Wishes trainer/> }.into_any(),
                }}
            </div>
        </div>
    };
    view! { <PageFrame frame=context.frame tools=().into_any() content=content.into_any()/> }
        .into_any()
}

/// The question, the verdict on the last answer, the count and the time.
#[component]
fn Head(trainer: Trainer) -> impl IntoView {
    let words = trainer.context.words;
    let asked = Memo::new(move |_| {
        trainer.round.with(|round| {
            let round = round.as_ref().filter(|round| !round.is_over())?;
            Some(question(round, &words.now()))
        })
    });
    let told = move || {
        trainer.round.with(|round| {
            let round = round.as_ref().filter(|round| !round.is_over())?;
            Some(verdict(round.last()?, &words.now()))
        })
    };
    let left = move || {
        trainer.tick.get();
        trainer.round.with(|round| {
            let round = round.as_ref().filter(|round| !round.is_over())?;
            let left = match round.left(platform::device_clock::now() as u64) {
                Some(left) => format!("0:{:02}", left.div_ceil(1_000)),
                None => format!("{}/{}", round.right(), super::training::QUESTIONS),
            };
            Some(view! { <p class="coordinates-left">{left}</p> })
        })
    };
    let idle = move || {
        asked
            .with(Option::is_none)
            .then(|| words.say("coordinates-how"))
    };
    view! {
        <p class="coordinates-question" role="status">{move || asked.get()}</p>
        <p class="coordinates-about">{idle}</p>
        {left}
        <p class="coordinates-verdict" role="status">{renewed(told)}</p>
    }
}

/// The keys for an answer, and the one that ends the round.
#[component]
fn Keys(trainer: Trainer, exercise: Exercise) -> impl IntoView {
    let words = trainer.context.words;
    let file = move |file: File| {
        let (key, name) = (file.to_string(), file.to_string());
        let chosen = move || (trainer.file.get() == Some(file)).to_string();
        view! {
            <button type="button" data-file=key aria-pressed=chosen on:click=move |_| trainer.name(Some(file), None)>
                {name}
            </button>
        }
    };
    let rank = move |rank: Rank| {
        let (key, name) = (rank.to_string(), rank.to_string());
        let off = move || trainer.file.get().is_none().then_some("true");
        view! {
            <button type="button" data-rank=key aria-disabled=off on:click=move |_| trainer.name(None, Some(rank))>
                {name}
            </button>
        }
    };
    let shade = move |dark: bool, name: &'static str, say: &'static str| {
        view! {
            <button type="button" class="primary" data-shade=name on:click=move |_| trainer.answer(Answer::Dark(dark))>
                {words.say(say)}
            </button>
        }
    };
    let keys = match exercise {
        Exercise::Find => ().into_any(),
        Exercise::Name => view! {
            <div class="coordinates-keys" role="group" aria-label=words.say("coordinates-keys")>
                {File::ALL.map(file).collect_view()}
                {Rank::ALL.map(rank).collect_view()}
            </div>
        }
        .into_any(),
        Exercise::Shade => view! {
            <div class="coordinates-shades">
                {shade(false, "light", "coordinates-light")}
                {shade(true, "dark", "coordinates-dark")}
            </div>
        }
        .into_any(),
    };
    view! {
        {keys}
        <button type="button" data-action="stop" on:click=move |_| trainer.stop()>{words.say("coordinates-stop")}</button>
    }
}

/// The result of the last round.
#[component]
fn Result(trainer: Trainer) -> impl IntoView {
    let words = trainer.context.words;
    let result = move || {
        let words = words.now();
        trainer.round.with(|round| {
            let round = round.as_ref()?;
            let right = words.with("coordinates-result", &args!["count" => round.right()]);
            let squares: Vec<String> = round.missed().iter().map(ToString::to_string).collect();
            let missed = (!squares.is_empty()).then(|| {
                let squares = squares.join(", ");
                words.with("coordinates-missed", &args!["squares" => squares.as_str()])
            });
            let best = best(trainer, round).map(|(is_new, best)| {
                if is_new {
                    words.get("coordinates-best-now")
                } else {
                    words.with("coordinates-best", &args!["count" => best])
                }
            });
            Some(view! {
                <section class="coordinates-result" role="status" data-right=round.right().to_string()>
                    <h2>{right}</h2>
                    {best.map(|best| view! { <p>{best}</p> })}
                    {missed.map(|missed| view! { <p>{missed}</p> })}
                </section>
            })
        })
    };
    view! { {result} }
}

/// The best round of this exercise against the clock; true if it is this one.
fn best(trainer: Trainer, round: &Training) -> Option<(bool, u32)> {
    let options = round.options();
    let best = trainer
        .progress
        .with(|progress| progress.best(options.exercise))?;
    options.timed.then(|| (trainer.is_best.get(), best))
}

/// The wishes for the next round, and the key that starts it.
#[component]
fn Wishes(trainer: Trainer) -> impl IntoView {
    let words = trainer.context.words;
    let options = trainer.options;
    let choice = move |group: &'static str,
                       value: &'static str,
                       say: &'static str,
                       wish: Options| {
        // Of the other wishes nothing is said here.
        let is_it = move |options: &Options| match group {
            "exercise" => options.exercise == wish.exercise,
            "side" => options.side == wish.side,
            _ => options.timed == wish.timed,
        };
        let choose = move |_| {
            options.update(|options| match group {
                "exercise" => options.exercise = wish.exercise,
                "side" => options.side = wish.side,
                _ => options.timed = wish.timed,
            });
        };
        view! {
            <label>
                <input type="radio" name=group value=value prop:checked=move || options.with(is_it) on:change=choose/>
                <span>{words.say(say)}</span>
            </label>
        }
    };
    let usual = Options::default();
    let exercise = move |exercise: Exercise| {
        let say = match exercise {
            Exercise::Find => "coordinates-find",
            Exercise::Name => "coordinates-name",
            Exercise::Shade => "coordinates-shade",
        };
        choice(
            "exercise",
            exercise.name(),
            say,
            Options { exercise, ..usual },
        )
    };
    let side = move |side, name, say| choice("side", name, say, Options { side, ..usual });
    let timed = move |timed, name, say| choice("time", name, say, Options { timed, ..usual });
    let start = move || {
        if trainer.round.with(Option::is_some) {
            words.now().get("coordinates-again")
        } else {
            words.now().get("coordinates-start")
        }
    };
    view! {
        <fieldset>
            <legend>{words.say("coordinates-exercise")}</legend>
            <div class="choices">{Exercise::ALL.map(exercise).collect_view()}</div>
        </fieldset>
        <fieldset>
            <legend>{words.say("coordinates-side")}</legend>
            <div class="choices">
                {side(Some(Side::White), "white", "white")}
                {side(Some(Side::Black), "black", "black")}
                {side(None, "chance", "coordinates-chance")}
            </div>
        </fieldset>
        <fieldset>
            <legend>{words.say("coordinates-time")}</legend>
            <div class="choices">
                {timed(true, "timed", "coordinates-timed")}
                {timed(false, "untimed", "coordinates-untimed")}
            </div>
        </fieldset>
        <button type="button" class="primary" data-action="start" on:click=move |_| trainer.start()>{start}</button>
    }
}

/// Takes what is said as an answer: a square, or its shade.
fn hear(trainer: Trainer) {
    let words = trainer.context.words;
    let vocabulary = Memo::new(move |_| Vocabulary::new(&words.now()));
    let heard = Memo::new(move |_| trainer.context.input.with(|input| input.heard.clone()));
    Effect::watch(
        move || heard.get(),
        move |heard, _, _| {
            let exercise = untrack(|| trainer.running());
            let meant = |text: &String| match exercise? {
                Exercise::Find => None,
                Exercise::Name => vocabulary
                    .with_untracked(|vocabulary| square(text, vocabulary))
                    .map(Answer::Square),
                Exercise::Shade => shade(text, &words.once()).map(Answer::Dark),
            };
            if let Some(answer) = heard.alternatives.iter().find_map(meant) {
                trainer.answer(answer);
            }
        },
        false,
    );
}

/// True if a text says that a square is dark, false if light; `None` if it says neither.
fn shade(text: &str, words: &Lexicon) -> Option<bool> {
    let text = text.to_lowercase();
    let says = |name: &str| text.contains(&words.get(name).to_lowercase());
    match (says("coordinates-light"), says("coordinates-dark")) {
        (true, false) => Some(false),
        (false, true) => Some(true),
        _ => None,
    }
}

/// Names a square by keyboard: a letter, then a digit.
fn type_name(trainer: Trainer, event: &KeyboardEvent) {
    if untrack(|| trainer.running()) != Some(Exercise::Name)
        || event.ctrl_key()
        || event.meta_key()
        || event.alt_key()
    {
        return;
    }
    let key = event.key();
    let file = File::ALL.into_iter().find(|file| file.to_string() == key);
    let rank = Rank::ALL.into_iter().find(|rank| rank.to_string() == key);
    if file.is_some() || rank.is_some() {
        event.prevent_default();
        trainer.name(file, rank);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::Language;

    #[test]
    fn squares_and_shades_are_understood() {
        let words = Lexicon::english().and(Language::English, crate::ENGLISH);
        let vocabulary = Vocabulary::new(&words);
        let named = |text: &str| square(text, &vocabulary).map(|square| square.to_string());
        for (text, meant) in [
            ("e4", Some("e4")),
            ("E 4", Some("e4")),
            ("Eva four", Some("e4")),
            ("it is Bella seven", Some("b7")),
            ("hello", None),
            ("", None),
        ] {
            assert_eq!(named(text).as_deref(), meant, "{text}");
        }
        assert_eq!(shade("Dark", &words), Some(true));
        assert_eq!(shade("it is light", &words), Some(false));
        assert_eq!(shade("light or dark?", &words), None);
        assert_eq!(shade("blue", &words), None);
    }
}
