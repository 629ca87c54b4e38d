//! The tasks of a test that were missed: each on its board, with what is right and the lesson that teaches it.

use super::drawn::TaughtBy;
use super::parts::{drawn, marks};
use super::player::LessonPlayer;
use super::solution::Solution;
use crate::board_preferences::{board_look, open_eyes};
use crate::registry::Screen;
use crate::route::href;
use board::{Diagram, Look, Placement};
use i18n::args;
use learn::{Attempt, Step};
use leptos::prelude::*;

/// List of the missed tasks, at the end of a test.
#[component]
pub fn Mistakes(player: LessonPlayer) -> impl IntoView {
    let words = player.context.words;
    move || {
        player.stars.get()?;
        player.test.get()?;
        let steps = player
            .lesson
            .with(|lesson| Some(lesson.as_ref()?.steps.clone()))?;
        let taught = player.taught.get_value().into_iter();
        let stars = player.tasks.get_value();
        let tasks = steps.into_iter().zip(taught).zip(stars);
        let missed = tasks.filter(|(_, stars)| *stars < 3);
        let rows = missed.map(|((step, lesson), _)| mistake(player, &step, lesson));
        let rows: Vec<_> = rows.collect();
        (!rows.is_empty()).then(|| {
            view! {
                <section class="lesson-mistakes" aria-labelledby="lesson-mistakes">
                    <h3 id="lesson-mistakes">{words.say("stage-mistakes")}</h3>
                    <ol>{rows}</ol>
                </section>
            }
        })
    }
}

/// One missed task.
fn mistake(player: LessonPlayer, step: &Step, lesson: Option<TaughtBy>) -> impl IntoView + use<> {
    let context = player.context;
    let words = context.words;
    let preferences = context.input.with(|input| input.preferences);
    let look = Look {
        coordinates: false,
        ..board_look(&open_eyes(&preferences))
    };
    let attempt = Attempt::new(step);
    let bottom = step.board.turn;
    let placement = Signal::stored(Placement::from(attempt.board()));
    let marks = marks(&attempt, bottom);
    let solution = Solution::of(attempt, preferences.notation, &words.now());
    let arrows = drawn(
        &[step.drawings.as_slice(), &solution.drawings].concat(),
        bottom,
    );
    let right = move || {
        words.now().with(
            "stage-right-answer",
            &args!["answer" => solution.text.as_str()],
        )
    };
    let link = lesson.map(|TaughtBy { id, title }| {
        view! {
            <a class="button" href=href(Screen::Lesson, &id) data-lesson=id.clone()>
                {move || words.now().with("stage-lesson", &args!["title" => title.as_str()])}
            </a>
        }
    });
    view! {
        <li>
            <div class="lesson-board learn-board"><Diagram placement bottom look/>{marks}{arrows}</div>
            <div>
                <p>{step.words.task.clone()}</p>
                <p class="lesson-right">{right}</p>
                {link}
            </div>
        </li>
    }
}
