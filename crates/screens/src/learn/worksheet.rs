//! A round of an exercise on paper: its tasks as diagrams, the solutions on a page of their own.

use super::exercise::Round;
use super::parts::marks;
use super::solution::Solution;
use crate::ScreenContext;
use crate::link::parameter;
use crate::sheet::{PER_PAGE, SheetTask, sheets};
use board::Placement;
use i18n::Lexicon;
use learn::{Attempt, Exercise, Step, Task};
use leptos::portal::Portal;
use leptos::prelude::*;
use platform::preferences::Notation;
use widgets::page_frame::PageFrame;

/// The wish of an address, `exercise=forks&seed=7&per=6`: a round, and the diagrams of a page.
fn wish(query: &str) -> (Round, usize) {
    let round = Round::of_query(query).unwrap_or(Round {
        exercise: Exercise::Captures,
        seed: 1,
    });
    let per = parameter(query, "per").and_then(|per| per.parse().ok());
    (round, per.filter(|per| PER_PAGE.contains(per)).unwrap_or(6))
}

/// The query of a wish.
pub fn query(round: Round, per: usize) -> String {
    format!("{}&per={per}", round.query().trim_start_matches('?'))
}

/// The worksheet, a page.
pub fn worksheet(context: ScreenContext) -> AnyView {
    let words = context.words;
    let wish = Memo::new(move |_| context.input.with(|input| wish(&input.query)));
    let change = move |change: fn(Round, usize, &str) -> (Round, usize), value: String| {
        let (round, per) = wish.get_untracked();
        let (round, per) = change(round, per, &value);
        context.readdress(query(round, per));
    };
    let exercises = Exercise::ALL.map(|exercise| {
        let name = exercise.name();
        let chosen = move || wish.with(|(round, _)| round.exercise == exercise);
        let label = move || words.now().get(&format!("exercise-{name}"));
        view! { <option value=name selected=chosen>{label}</option> }
    });
    let pages_of = PER_PAGE.map(|number| {
        let chosen = move || wish.with(|(_, per)| *per == number);
        view! { <option value=number.to_string() selected=chosen>{number}</option> }
    });
    let to_exercise = |_, per, name: &str| {
        let exercise = Exercise::from_name(name).unwrap_or(Exercise::Captures);
        (Round::drawn(exercise), per)
    };
    let to_per = |round, per, text: &str| (round, text.parse().unwrap_or(per));
    let other = |round: Round, per, _: &str| (Round::drawn(round.exercise), per);
    let tools = view! {
        <button type="button" class="sure" data-action="print" on:click=move |_| drop(window().print())>
            {words.say("worksheet-print")}
        </button>
    };
    let pages = move || {
        let (round, per) = wish.get();
        let lexicon = words.now();
        let lesson = round.lesson(&lexicon);
        let preferences = context.input.with(|input| input.preferences);
        let tasks = lesson.steps.iter();
        let tasks = tasks.map(|step| task(step, preferences.notation, &lexicon));
        sheets(words, &preferences, &lesson.title, per, tasks.collect())
    };
    let content = view! {
        <div class="puzzles worksheet">
            <div class="worksheet-wishes">
                <label>
                    <span>{words.say("learn-exercises")}</span>
                    <select name="exercise" on:change:target=move |event| change(to_exercise, event.target().value())>
                        {exercises.into_iter().collect_view()}
                    </select>
                </label>
                <label>
                    <span>{words.say("worksheet-per")}</span>
                    <select name="per" on:change:target=move |event| change(to_per, event.target().value())>
                        {pages_of.into_iter().collect_view()}
                    </select>
                </label>
                <button type="button" data-action="other-tasks" on:click=move |_| change(other, String::new())>
                    {words.say("exercise-other-tasks")}
                </button>
            </div>
            <div class="worksheet-preview">{pages}</div>
            // Paper has no scroll bars and more than one page: it is printed from a place of its own.
            <Portal>
                <div class="worksheet-print" lang=move || words.now().language().tag()>{pages}</div>
            </Portal>
        </div>
    };
    view! { <PageFrame frame=context.frame tools=tools.into_any() content=content.into_any()/> }
        .into_any()
}

/// A task on the sheet; options of a question follow it.
fn task(step: &Step, notation: Notation, words: &Lexicon) -> SheetTask {
    let attempt = Attempt::new(step);
    let bottom = step.board.turn;
    let mut told = step.words.task.clone();
    if let Task::Choose(choices) = &step.task {
        let options: Vec<_> = choices
            .iter()
            .map(|choice| choice.option.as_str())
            .collect();
        told = format!("{told} {}", options.join(" · "));
    }
    SheetTask {
        placement: Placement::from(attempt.board()),
        bottom,
        task: told,
        marks: Some(marks(&attempt, bottom).into_any()),
        solution: Solution::of(attempt, notation, words).text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_read_back() {
        let round = Round {
            exercise: Exercise::Forks,
            seed: 7,
        };
        assert_eq!(wish(&query(round, 9)), (round, 9));
        assert_eq!(wish("exercise=forks&seed=7&per=5"), (round, 6));
        assert_eq!(wish("").0.exercise, Exercise::Captures);
    }

    #[test]
    fn every_task_has_a_solution_on_paper() {
        let words = Lexicon::english().and(i18n::Language::English, crate::ENGLISH);
        for exercise in Exercise::ALL {
            let lesson = Round { exercise, seed: 2 }.lesson(&words);
            for step in &lesson.steps {
                let told = Solution::of(Attempt::new(step), Notation::English, &words).text;
                assert!(told.len() > 1, "{exercise:?}: {told}");
            }
        }
        let forks = Round {
            exercise: Exercise::Forks,
            seed: 2,
        };
        let step = &forks.lesson(&words).steps[0];
        let told = Solution::of(Attempt::new(step), Notation::English, &words).text;
        let position = Attempt::new(step).position().readable().expect("kings");
        assert!(position.parse_san(&told).is_ok(), "{told}");
    }
}
