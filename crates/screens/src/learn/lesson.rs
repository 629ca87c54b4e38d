//! A lesson: the task above the board, the answer below it, the buttons at the foot, always in the same place.

use super::board_panel;
use super::end::{After, Stars};
use super::entry::Entry;
use super::exercise::Round;
use super::lesson_menu::LessonMenu;
use super::parts::{LessonParts, lesson_parts};
use super::path::Bar;
use super::player::{LessonPlayer, Next};
use crate::ScreenContext;
use crate::board_preferences::board_look;
use crate::law_link::with_law_links;
use crate::motif_text::theme_name;
use crate::player_row::player_row;
use crate::registry::Screen;
use crate::route::href;
use i18n::args;
use learn::Task;
use leptos::ev::KeyboardEvent;
use leptos::html::H1;
use leptos::prelude::*;
use motif::Theme;
use platform::preferences::{Blindfold, Preferences};
use wasm_bindgen::JsCast;
use web_sys::Element;
use widgets::board_layout::BoardLayout;
use widgets::focus;
use widgets::icon::{Icon, IconButton, Sign};
use widgets::status_line::StatusLine;
use widgets::up_link::UpLink;
use widgets::verdict_bar::Verdict;

/// Letters beyond which a task is set smaller on a phone, to fit above the board.
const LONG: usize = 76;

/// A lesson, a page; the field for typed moves is fetched.
pub fn lesson(context: ScreenContext) -> AnyView {
    let player = LessonPlayer::open(context);
    let words = context.words;
    let look = Memo::new(move |_| {
        // A lesson is looked at with open eyes, and shows where a piece can go.
        let preferences = Preferences {
            blindfold: Blindfold::Off,
            coordinates: true,
            ..context.input.with(|input| input.preferences)
        };
        board_look(&preferences)
    });
    let LessonParts {
        board,
        answer,
        text,
    } = lesson_parts(player, look.into());
    let title = NodeRef::<H1>::new();
    focus::when_there(title);
    let pressed = window_event_listener(leptos::ev::keydown, move |event| press(player, &event));
    on_cleanup(move || pressed.remove());
    let kind = Memo::new(move |_| {
        player
            .attempt
            .with(|attempt| attempt.as_ref().map(|attempt| attempt.step().task.name()))
    });
    let state = Memo::new(move |_| {
        if player.stars.with(Option::is_some) {
            "end"
        } else if player.is_done() {
            "done"
        } else {
            "task"
        }
    });
    let trouble = move || {
        let name = player.trouble.get()?;
        Some(view! { <p class="solve-trouble" role="alert">{words.say(name)}</p> })
    };
    let top = view! { <div class="solve-task"><TaskText player/></div> }.into_any();
    let bottom = player_row(words, board_panel::bottom(player).into());
    let reason_view = Callback::new(move |reason: String| with_law_links(words, &reason));
    let turn = Signal::derive(move || player.number());
    let status = view! { <StatusLine text=player.verdict turn reason_view>{player.controller.refusal_view()}</StatusLine> }.into_any();
    let panel = view! {
        <Stars player/>
        <div class="solve-reply">{answer}</div>
        <div class="solve-answer">
            {trouble}
            {text}
            <Entry player/>
            <After player/>
        </div>
    }
    .into_any();
    let actions = view! { <Actions player/> }.into_any();
    context.frame.follow_entry(move || {
        player
            .lesson
            .with(|lesson| Some(lesson.as_ref()?.title.clone()))
    });
    view! {
        <section
            class="screen solve lesson board-layout"
            data-screen="lesson"
            data-kind=move || kind.get()
            data-state=move || state.get()
            data-step=move || (player.step.get() + 1).to_string()
            aria-labelledby="screen-lesson"
            lang=move || words.now().language().tag()
        >
            <header class="solve-head">
                <UpLink class="solve-up" label="learn" hash="learn" go=Some(Callback::new(move |()| context.go(Screen::Learn, "")))/>
                <h1 id="screen-lesson" tabindex="-1" node_ref=title>
                    {move || player.lesson.with(|lesson| match lesson {
                        Some(lesson) => lesson.title.clone(),
                        None => words.now().get("lesson"),
                    })}
                </h1>
                {move || {
                    let is_over = player.stars.with(Option::is_some);
                    let done = if is_over { player.steps() } else { player.step.get() };
                    view! { <Bar done count=player.steps()/> }
                }}
                <LessonMenu player/>
            </header>
            <BoardLayout top board bottom status panel actions/>
            {player.controller.said.view()}
        </section>
    }
    .into_any()
}

/// The task in a sentence, with a button that has it read aloud where the device has a voice and sound is on.
#[component]
fn TaskText(player: LessonPlayer) -> impl IntoView {
    let is_long = move || player.task().chars().count() > LONG;
    let has_voice = Memo::new(move |_| player.context.input.with(|input| input.has_voice));
    let read_aloud = move || {
        has_voice.get().then(|| {
            view! {
                <IconButton sign=Sign::SoundOn name="lesson-read-aloud" action="read-aloud" on_press=move || player.read_aloud()/>
            }
        })
    };
    view! {
        <div class="solve-what" aria-live="polite">
            <h2 class:long=is_long>{move || player.task()}</h2>
        </div>
        {read_aloud}
    }
}

/// The buttons at the foot. One that is off tells the reason when it is pressed.
#[component]
fn Actions(player: LessonPlayer) -> impl IntoView {
    let words = player.context.words;
    let is_over = Memo::new(move |_| player.stars.with(Option::is_some));
    let is_done = Memo::new(move |_| player.is_done() || is_over.get());
    let is_task = Memo::new(move |_| {
        player.attempt.with(|attempt| {
            let task = attempt.as_ref().map(|attempt| &attempt.step().task);
            task.is_some_and(|task| !matches!(task, Task::Tell))
        })
    });
    let next = move || {
        let words = words.now();
        if !is_over.get() {
            return words.get("lesson-next");
        }
        player.next.with(|next| match next {
            Some(Next::Lesson(lesson)) => {
                let title = lesson.title.as_str();
                words.with("lesson-next-titled", &args!["title" => title])
            }
            Some(Next::Round(_)) => words.get("exercise-another"),
            None => words.get("lesson-to-path"),
        })
    };
    let has_let_go = Memo::new(move |_| player.has_let_go());
    let again = move || {
        let (sign, name) = if has_let_go.get() {
            (Sign::TakeBack, "solve-cancel")
        } else {
            (Sign::Reset, "lesson-again")
        };
        view! { <Icon sign/><span>{words.say(name)}</span> }
    };
    let is_test = Memo::new(move |_| player.test.with(Option::is_some));
    let test_off = move || is_test.get().then_some("stage-no-help");
    let hint_off = Memo::new(move |_| {
        let off = (!is_task.get() || is_done.get()).then_some("lesson-no-hint");
        test_off().or(off)
    });
    let again_off = Memo::new(move |_| {
        let off = (!is_task.get() && !is_over.get()).then_some("lesson-no-again");
        test_off().or(off)
    });
    let back_off = Memo::new(move |_| (player.step.get() == 0).then_some("lesson-no-back"));
    let next_off = Memo::new(move |_| {
        let is_open = is_over.get() || player.may_go_on();
        (!is_open).then_some("lesson-no-next")
    });
    let press = move |off: Memo<Option<&'static str>>, act: fn(LessonPlayer)| {
        move |_| match off.get_untracked() {
            Some(why) => player.say(Verdict::Info, words.once().get(why), String::new()),
            None => act(player),
        }
    };
    let is_off = |off: Memo<Option<&'static str>>| move || off.get().map(|_| "true");
    let hint = move || {
        view! {
            <button type="button" class="solve-action" data-action="hint" aria-disabled=is_off(hint_off) on:click=press(hint_off, LessonPlayer::hint)>
                <Icon sign=Sign::Hint/><span>{words.say("solve-hint")}</span>
            </button>
        }
    };
    let back = move || {
        view! {
            <button type="button" class="solve-action" data-action="back" aria-disabled=is_off(back_off) on:click=press(back_off, LessonPlayer::back)>
                <Icon sign=Sign::Previous/><span>{words.say("lesson-back")}</span>
            </button>
        }
    };
    view! {
        <div class="solve-actions" role="group">
            {move || (!is_over.get()).then(hint)}
            {move || (!is_over.get() || !is_test.get()).then(|| view! {
                <button type="button" class="solve-action" class:main=move || has_let_go.get() data-action="again" aria-disabled=is_off(again_off) on:click=press(again_off, LessonPlayer::again)>
                    {again}
                </button>
            })}
            {move || (!is_over.get()).then(back)}
            {move || is_over.get().then(|| view! { <TwentyMore player/><Puzzles player/><Certificate player/> })}
            <button type="button" class="solve-action main" data-action="next" aria-disabled=is_off(next_off) on:click=press(next_off, LessonPlayer::go_on)>
                <Icon sign=Sign::Start/><span>{next}</span>
            </button>
        </div>
    }
}

/// The certificate, where a test is passed.
#[component]
fn Certificate(player: LessonPlayer) -> impl IntoView {
    let words = player.context.words;
    move || {
        let stage = player.test.get()?;
        player.stars.get().filter(|stars| *stars > 0)?;
        let address = href(Screen::Certificate, &format!("stage={}", stage.number()));
        Some(view! {
            <a class="solve-action" href=address data-action="certificate">
                <Icon sign=Sign::Printer/><span>{words.say("certificate")}</span>
            </a>
        })
    }
}

/// A round of the exercise that practises what the lesson has taught, if there is one.
#[component]
fn TwentyMore(player: LessonPlayer) -> impl IntoView {
    let words = player.context.words;
    move || {
        let exercise = player.lesson.with(|lesson| lesson.as_ref()?.exercise)?;
        let name = move || {
            let words = words.now();
            let exercise = words.get(&format!("exercise-{}", exercise.name()));
            format!("{} · {exercise}", words.get("lesson-exercise"))
        };
        let address = href(Screen::Lesson, &Round::drawn(exercise).query());
        Some(view! {
            <a class="solve-action" href=address data-action="lesson-exercise" aria-label=name>
                <Icon sign=Sign::Star/><span>{words.say("lesson-exercise")}</span>
            </a>
        })
    }
}

/// Twenty puzzles that practise what the lesson has taught, if there are any.
#[component]
fn Puzzles(player: LessonPlayer) -> impl IntoView {
    let words = player.context.words;
    let theme = move || {
        player
            .lesson
            .with(|lesson| Theme::from_key(lesson.as_ref()?.puzzles.as_deref()?))
    };
    move || {
        let theme = theme()?;
        let address = href(Screen::PuzzleSet, &format!("theme={}", theme.key()));
        let name = move || {
            let words = words.now();
            format!("{} · {}", words.get("puzzles"), theme_name(theme, &words))
        };
        Some(view! {
            <a class="solve-action" href=address data-action="lesson-puzzles" aria-label=name>
                <Icon sign=Sign::Puzzle/><span>{words.say("puzzles")}</span>
            </a>
        })
    }
}

/// A key that no closer element took: the space bar goes on.
fn press(player: LessonPlayer, event: &KeyboardEvent) {
    let with = event.ctrl_key() || event.meta_key() || event.alt_key();
    if event.default_prevented() || with || event.key() != " " {
        return;
    }
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let own = "input, select, textarea, button, a, summary, .squares";
    if element.is_some_and(|element| matches!(element.closest(own), Ok(Some(_)))) {
        return;
    }
    player.go_on();
    event.prevent_default();
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    #[test]
    fn lessons_name_themes_of_which_there_are_twenty_puzzles() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../learn/course/en");
        let pack = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/puzzles/sessa.pack");
        let pack = fs::read(pack).expect("it comes with the program");
        let counts = puzzle::Pack::open(&pack)
            .expect("it was written")
            .theme_counts();
        let mut themes = 0;
        for entry in fs::read_dir(folder).expect("it is there").flatten() {
            let text = fs::read_to_string(entry.path()).expect("UTF-8");
            let lesson = learn::read_lesson(&text).lesson.expect("a lesson");
            if let Some(theme) = lesson.puzzles {
                let known = Theme::from_key(&theme).expect(&lesson.id);
                assert!(counts[&known] >= 20, "{}: {theme}", lesson.id);
                themes += 1;
            }
        }
        assert!(themes > 20, "{themes}");
    }
}
