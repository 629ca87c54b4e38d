//! The list of drills, with what was passed of each.

use super::choice::DIFFICULTIES;
use super::progress::Progress;
use crate::ScreenContext;
use crate::learn_segments::learn_segments;
use crate::registry::Screen;
use crate::route::href;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use tablebase::{DRILLS, Difficulty, Drill, PassMark, Task};
use widgets::icon::{Icon, Sign};
use widgets::keeps_nothing::KeepsNothing;
use widgets::page_frame::PageFrame;

/// Message names of the groups, each with the keys of its drills.
const GROUPS: [(&str, &[&str]); 3] = [
    ("drills-mates", &["kqk", "krk", "kbbk", "kbnk"]),
    ("drills-pawns", &["kpk", "kpk-hold"]),
    ("drills-pieces", &["kqkp", "krkp", "kqkr"]),
];

/// Endings that a lesson teaches and a search judges: ids of the lessons, which are those of their messages too.
const LESSONS: [&str; 4] = ["lucena", "philidor", "vancura", "back-rank-defence"];

/// The list, a page.
pub fn list(context: ScreenContext) -> AnyView {
    let words = context.words;
    let progress = StoredValue::new(Progress::load());
    let row = move |drill: Drill| {
        let known = progress.with_value(|progress| progress.of(drill));
        let name = format!("drill-{}", drill.key);
        let marks = move || {
            let words = words.now();
            let mark = |(difficulty, name): (Difficulty, &str)| {
                let text = words.get(&format!("drill-{name}"));
                let passed = known.best(difficulty);
                let told = passed.map_or_else(
                    || text.clone(),
                    |over| format!("{text}: {}", best(over, &words)),
                );
                view! {
                    <li data-passed=passed.is_some().then_some("") aria-label=told>
                        <span aria-hidden="true">{passed.map(|_| "✓ ")}{text}</span>
                    </li>
                }
            };
            let all = Difficulty::ALL.into_iter().zip(DIFFICULTIES);
            all.map(mark).collect_view()
        };
        view! {
            <li class="drills-row">
                <a class="link-card puzzles-row" href=href(Screen::Drill, drill.key) data-drill=drill.key>
                    <span>
                        <b>{move || words.now().get(&name)}</b>
                        <span>{move || pass_text(drill, &words.now())}</span>
                    </span>
                    <Icon sign=Sign::Right/>
                </a>
                <ul class="drills-marks">{marks}</ul>
            </li>
        }
    };
    let group = |(name, keys): (&'static str, &'static [&'static str])| {
        let drills = keys
            .iter()
            .filter_map(|key| DRILLS.iter().find(|drill| drill.key == *key));
        view! {
            <section>
                <h2>{words.say(name)}</h2>
                <ul class="puzzles-list">{drills.map(|drill| row(*drill)).collect_view()}</ul>
            </section>
        }
    };
    let lesson = move |id: &'static str| {
        let say = move |end: &str| words.now().get(&format!("drill-{id}{end}"));
        view! {
            <li class="drills-row">
                <a class="link-card puzzles-row" href=href(Screen::Lesson, id) data-lesson=id>
                    <span>
                        <b>{move || say("")}</b>
                        <span>{move || say("-about")}</span>
                    </span>
                    <Icon sign=Sign::Right/>
                </a>
            </li>
        }
    };
    let content = view! {
        <div class="puzzles drills">
            {learn_segments(words, Screen::Drills)}
            <KeepsNothing words/>
            <p class="drills-how">{words.say("drills-how")}</p>
            {GROUPS.into_iter().map(group).collect_view()}
            <section>
                <h2>{words.say("drills-rooks")}</h2>
                <p class="drills-how">{words.say("drills-rooks-how")}</p>
                <ul class="puzzles-list">{LESSONS.into_iter().map(lesson).collect_view()}</ul>
            </section>
        </div>
    };
    view! { <PageFrame frame=context.frame tools=().into_any() content=content.into_any()/> }
        .into_any()
}

/// The pass mark of a drill, in words.
pub fn pass_text(drill: Drill, words: &Lexicon) -> String {
    match drill.pass {
        PassMark::Over(more) => words.with("drill-pass-over", &args!["count" => more]),
        PassMark::Within(most) => words.with("drill-most", &args!["count" => most]),
        PassMark::Result => words.get(pass_of_result(drill.task)),
    }
}

/// Message name of the pass mark that is the result itself.
pub fn pass_of_result(task: Task) -> &'static str {
    match task {
        Task::Win => "drill-pass-win",
        Task::Hold => "drill-pass-draw",
    }
}

/// The best attempt that passed, in words.
fn best(over: u32, words: &Lexicon) -> String {
    match over {
        0 => words.get("drill-perfectly"),
        over => words.with("drill-more", &args!["count" => over]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drill_is_in_one_group() {
        let mut listed: Vec<&str> = GROUPS.iter().flat_map(|group| group.1).copied().collect();
        let mut all: Vec<&str> = DRILLS.iter().map(|drill| drill.key).collect();
        listed.sort_unstable();
        all.sort_unstable();
        assert_eq!(listed, all);
    }
}
