//! Exercises: mates against the clock, rounds drawn by chance, coordinates; each with one's own best.

use super::exercise::Round;
use super::missed::{self, MissedTasks};
use super::progress::{self, Progress};
use crate::ScreenContext;
use crate::learn_segments::learn_segments;
use crate::registry::Screen;
use crate::route::href;
use i18n::args;
use learn::Exercise;
use leptos::prelude::*;
use widgets::icon::{Icon, Sign};
use widgets::keeps_nothing::KeepsNothing;
use widgets::page_frame::PageFrame;

/// Mates against the clock, each with its title: names of series of puzzles and of actions in tests.
const MATES: [(&str, &str); 3] = [
    ("mate-in-1", "learn-mate-in-1"),
    ("mate-in-2", "learn-mate-in-2"),
    ("mate-patterns", "learn-group-mates"),
];

/// The exercises, a page.
pub fn practise(context: ScreenContext) -> AnyView {
    let words = context.words;
    let progress = Progress::load();
    let coordinates = progress::best_of_coordinates();
    let mate = |(of, title): (&'static str, &'static str)| {
        let address = href(Screen::Solve, &format!("mode=storm&of={of}"));
        super::row::row(
            words,
            Sign::Flash,
            of,
            title,
            "learn-against-the-clock",
            address,
        )
    };
    let exercise = |exercise: Exercise| {
        let name = exercise.name();
        let sign = sign(exercise);
        let stars = progress.of(name).stars;
        let best =
            move || (stars > 0).then(|| words.now().with("learn-stars", &args!["count" => stars]));
        let title = move || words.now().get(&format!("exercise-{name}"));
        let about = move || words.now().get(&format!("exercise-{name}-how"));
        view! {
            <a class="link-card learn-row" href=href(Screen::Lesson, &Round::drawn(exercise).query()) data-action=name>
                <Icon sign/>
                <span><b>{title}</b><span>{about}</span></span>
                <span class="learn-best">{best}</span>
                <Icon sign=Sign::Right/>
            </a>
        }
    };
    let due = MissedTasks::load().due();
    let count = due.len();
    let again = (count > 0).then(|| {
        let told = move || words.now().with("learn-waiting", &args!["count" => count]);
        view! {
            <a class="link-card learn-row" href=href(Screen::Lesson, &missed::query(&due)) data-action="missed-tasks">
                <Icon sign=Sign::Repeat/>
                <span><b>{words.say("learn-missed")}</b><span>{told}</span></span>
                <Icon sign=Sign::Right/>
            </a>
        }
    });
    let best = move || {
        coordinates.map(|count| {
            words
                .now()
                .with("coordinates-best", &args!["count" => count])
        })
    };
    let content = view! {
        <div class="learn-practise">
            {learn_segments(words, Screen::Practise)}
            <KeepsNothing words/>
            <section class="learn-more">
                <h2>{words.say("learn-exercises")}</h2>
                {again}
                {Exercise::ALL.map(exercise).collect_view()}
                <a class="link-card learn-row" href=href(Screen::Coordinates, "") data-action="coordinates">
                    <Icon sign=Sign::Eye/>
                    <span><b>{words.say("coordinates-trainer")}</b><span>{words.say("learn-coordinates-how")}</span></span>
                    <span class="learn-best">{best}</span>
                    <Icon sign=Sign::Right/>
                </a>
            </section>
            <section class="learn-more">
                <h2>{words.say("learn-mates")}</h2>
                {MATES.map(mate).collect_view()}
            </section>
        </div>
    }
    .into_any();
    view! { <PageFrame frame=context.frame tools=().into_any() content/> }.into_any()
}

/// The sign of an exercise in its row.
const fn sign(exercise: Exercise) -> Sign {
    match exercise {
        Exercise::KnightRoutes => Sign::Star,
        Exercise::Endings | Exercise::Mates => Sign::Flag,
        Exercise::LegalMoves | Exercise::Evasions => Sign::Scales,
        Exercise::Captures | Exercise::Attacked | Exercise::Hanging => Sign::Eye,
        Exercise::Checks | Exercise::Forks => Sign::Flash,
        Exercise::PawnRaces => Sign::Up,
        Exercise::Opposition => Sign::Swap,
    }
}
