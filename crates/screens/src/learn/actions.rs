//! The buttons at the foot of a lesson, and at its end the ways on.

use super::exercise::Round;
use super::onward::{Onward, certificate_query};
use super::player::LessonPlayer;
use crate::motif_text::theme_name;
use crate::registry::Screen;
use crate::route::href;
use i18n::args;
use learn::Task;
use leptos::prelude::*;
use motif::Theme;
use widgets::icon::{Icon, Sign};
use widgets::verdict_bar::Verdict;

/// The buttons at the foot. One that is off tells the reason when it is pressed.
#[component]
pub fn Actions(player: LessonPlayer) -> impl IntoView {
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
        match player.onward() {
            Onward::Lesson(lesson) => {
                words.with("lesson-next-titled", &args!["title" => lesson.title])
            }
            Onward::Another(_) => words.get("exercise-other-tasks"),
            Onward::Certificate(_) | Onward::Course => words.get("lesson-to-path"),
        }
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
    let again_button = move || {
        view! {
            <button type="button" class="solve-action" class:main=move || has_let_go.get() data-action="again" aria-disabled=is_off(again_off) on:click=press(again_off, LessonPlayer::again)>
                {again}
            </button>
        }
    };
    let has_another = Memo::new(move |_| is_over.get() && player.another.with(Option::is_some));
    let certified = Memo::new(move |_| match player.onward() {
        Onward::Certificate(stage) if is_over.get() => Some(stage),
        _ => None,
    });
    let certificate = move |stage| {
        let address = href(Screen::Certificate, &certificate_query(stage));
        view! {
            <a class="solve-action main" href=address data-action="certificate">
                <Icon sign=Sign::Printer/><span>{words.say("certificate")}</span>
            </a>
        }
    };
    let go_on = move || {
        view! {
            <button type="button" class="solve-action main" data-action="next" aria-disabled=is_off(next_off) on:click=press(next_off, LessonPlayer::go_on)>
                <Icon sign=Sign::Start/><span>{next}</span>
            </button>
        }
    };
    let main = move || {
        certified
            .get()
            .map_or_else(|| go_on().into_any(), |stage| certificate(stage).into_any())
    };
    view! {
        <div class="solve-actions" role="group">
            {move || (!is_over.get()).then(hint)}
            {move || (!has_another.get()).then(again_button)}
            {move || (!is_over.get()).then(back)}
            {move || is_over.get().then(|| view! { <TwentyMore player/><Puzzles player/><Another player/> })}
            {main}
        </div>
    }
}

/// Other tasks of an exercise, or of a test that was passed: the main way on from one that was not leads there too.
#[component]
fn Another(player: LessonPlayer) -> impl IntoView {
    let words = player.context.words;
    let is_second = Memo::new(move |_| {
        let is_main = matches!(player.onward(), Onward::Another(_));
        !is_main && player.another.with(Option::is_some)
    });
    let name = move || {
        let is_test = player.test.with(Option::is_some);
        words.now().get(if is_test {
            "exercise-other-tasks"
        } else {
            "exercise-another"
        })
    };
    move || {
        is_second.get().then(|| {
            view! {
                <button type="button" class="solve-action" data-action="another" on:click=move |_| player.open_another()>
                    <Icon sign=Sign::Repeat/><span>{name}</span>
                </button>
            }
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
