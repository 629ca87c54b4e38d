//! Missed tasks of exercises: they come back by spaced repetition, as puzzles do, until they are known. Kept in this browser.

use super::exercise::worded;
use crate::link::parameter;
use i18n::Lexicon;
use learn::{Exercise, Step};
use platform::{device_clock, storage};
use puzzle::percent::{escape, unescape};
use puzzle::repetition::{Grade, Memory, RETENTION};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Storage key.
const KEY: &str = "sessa.missed";

/// A day in milliseconds.
const DAY: f64 = 86_400_000.0;

/// Interval in days from which a task is known and comes back no more.
const KNOWN: f64 = 60.0;

/// Most tasks that are kept; those best remembered make room.
const MOST: usize = 500;

/// Most tasks of a round.
const ROUND: usize = 20;

/// Sign between names of tasks in an address.
const BETWEEN: char = '.';

/// A task of an exercise: its round's seed, and its number in the round, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TaskName {
    /// The exercise.
    pub exercise: Exercise,
    /// Seed of the round.
    pub seed: u32,
    /// Number in the round.
    pub number: usize,
}

impl TaskName {
    /// The name in addresses and in storage, `forks-7-3`.
    pub fn text(self) -> String {
        format!("{}-{}-{}", self.exercise.name(), self.seed, self.number)
    }

    /// The task of a name.
    pub fn read(text: &str) -> Option<TaskName> {
        let mut parts = text.rsplitn(3, '-');
        let number = parts.next()?.parse().ok()?;
        let seed = parts.next()?.parse().ok()?;
        let exercise = Exercise::from_name(parts.next()?)?;
        Some(TaskName {
            exercise,
            seed,
            number,
        })
    }

    /// The task with its words; none if the round has fewer.
    pub fn step(self, words: &Lexicon) -> Option<Step> {
        let mut steps = self.exercise.steps(self.seed.into());
        let is_there = self.number < steps.len();
        is_there.then(|| worded(self.exercise, steps.swap_remove(self.number), words))
    }
}

/// The tasks that a query names, `?missed=forks-7-3.checks-1-0`; none without any.
pub fn of_query(query: &str) -> Option<Vec<TaskName>> {
    let text = unescape(parameter(query.trim_start_matches('?'), "missed")?);
    let names = text.split(BETWEEN).filter_map(TaskName::read);
    let names: Vec<_> = names.take(ROUND).collect();
    (!names.is_empty()).then_some(names)
}

/// The query that names tasks.
pub fn query(names: &[TaskName]) -> String {
    let texts: Vec<_> = names.iter().map(|name| name.text()).collect();
    format!("?missed={}", escape(&texts.join(&BETWEEN.to_string())))
}

/// A task that was missed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Missed {
    memory: Memory,
    /// Time of the last attempt, in milliseconds since 1970.
    last: f64,
    /// Time from which it is to come back.
    due: f64,
}

/// The tasks that were missed, by their names.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct MissedTasks {
    tasks: BTreeMap<String, Missed>,
}

impl MissedTasks {
    /// The tasks as they were kept.
    pub fn load() -> MissedTasks {
        storage::load_json(KEY).unwrap_or_default()
    }

    /// Keeps them. False if the browser keeps nothing, or has no room.
    pub fn save(&self) -> bool {
        storage::save_json(KEY, self)
    }

    /// Number of tasks.
    pub fn len(&self) -> usize {
        self.tasks.len()
    }

    /// Adds others: of a task that both have, the later attempt stays.
    pub fn add(&mut self, other: &MissedTasks) {
        for (name, &other) in &other.tasks {
            let own = self.tasks.entry(name.clone()).or_insert(other);
            if own.last < other.last {
                *own = other;
            }
        }
        self.make_room();
    }

    /// Notes an attempt: a slip lets a task come back, and one that comes back is remembered the longer the more often it is
    /// done without.
    fn note(&mut self, task: TaskName, clean: bool, now: f64) {
        let name = task.text();
        let grade = if clean { Grade::Good } else { Grade::Again };
        let memory = match self.tasks.get(&name) {
            Some(known) => {
                let days = ((now - known.last) / DAY).clamp(0.0, 36_500.0);
                known.memory.after(grade, days as u32)
            }
            None if clean => return,
            None => Memory::first(grade),
        };
        let days = memory.interval(RETENTION);
        if days >= KNOWN {
            self.tasks.remove(&name);
            return;
        }
        let missed = Missed {
            memory,
            last: now,
            due: now + days * DAY,
        };
        self.tasks.insert(name, missed);
        self.make_room();
    }

    /// Forgets those best remembered, as long as there are too many.
    fn make_room(&mut self) {
        while self.tasks.len() > MOST {
            let known = self.tasks.iter();
            let best = known.max_by(|one, other| one.1.due.total_cmp(&other.1.due));
            let best = best.map(|(name, _)| name.clone());
            self.tasks.remove(&best.expect("there are many"));
        }
    }

    /// The tasks that are due, the most overdue first; no more than a round has.
    fn due_at(&self, now: f64) -> Vec<TaskName> {
        let due = self.tasks.iter().filter(|(_, task)| task.due <= now);
        let mut due: Vec<_> = due.collect();
        due.sort_by(|one, other| one.1.due.total_cmp(&other.1.due));
        let names = due.into_iter().filter_map(|(name, _)| TaskName::read(name));
        names.take(ROUND).collect()
    }

    /// The tasks that are due now.
    pub fn due(&self) -> Vec<TaskName> {
        self.due_at(device_clock::date())
    }
}

/// Notes an attempt at a task, beside what other tabs have kept.
pub fn note(task: TaskName, clean: bool) {
    let mut tasks = MissedTasks::load();
    let before = tasks.clone();
    tasks.note(task, clean, device_clock::date());
    if tasks != before {
        // Without storage it does not come back.
        tasks.save();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn task(number: usize) -> TaskName {
        TaskName {
            exercise: Exercise::PawnRaces,
            seed: u32::MAX,
            number,
        }
    }

    #[test]
    fn addresses_name_tasks() {
        let names = [task(3), task(12)];
        assert_eq!(
            query(&names),
            "?missed=pawn-races-4294967295-3.pawn-races-4294967295-12"
        );
        assert_eq!(of_query(&query(&names)), Some(names.to_vec()));
        for bad in [
            "",
            "?missed=",
            "?missed=rooks-1-1",
            "?missed=forks-1",
            "exercise=forks",
        ] {
            assert_eq!(of_query(bad), None, "{bad}");
        }
        let words = Lexicon::english().and(i18n::Language::English, crate::ENGLISH);
        let step = task(3).step(&words).expect("a round has twenty");
        assert_eq!(
            step.board,
            Exercise::PawnRaces.steps(u32::MAX.into())[3].board
        );
        assert!(!step.words.task.is_empty());
        assert_eq!(task(2_000).step(&words), None);
    }

    #[test]
    fn what_was_missed_comes_back_later_and_later_until_it_is_known() {
        let mut tasks = MissedTasks::default();
        tasks.note(task(0), true, 0.0);
        assert_eq!(
            tasks,
            MissedTasks::default(),
            "only what is missed comes back"
        );
        tasks.note(task(1), false, 0.0);
        assert_eq!(tasks.due_at(0.0), []);
        let kept: MissedTasks = json::read(&json::write(&tasks)).expect("it was written so");
        assert_eq!(kept, tasks);
        let mut now = DAY;
        let mut pauses = Vec::new();
        while !tasks.tasks.is_empty() {
            assert_eq!(tasks.due_at(now), [task(1)]);
            tasks.note(task(1), true, now);
            if let Some(missed) = tasks.tasks.values().next() {
                pauses.push(missed.due - now);
                now = missed.due.max(now + DAY);
            }
        }
        assert!(pauses.len() > 1 && pauses.is_sorted(), "{pauses:?}");
    }

    #[test]
    fn the_most_overdue_come_first_and_a_slip_brings_back_sooner() {
        let mut tasks = MissedTasks::default();
        for number in 0..30 {
            tasks.note(task(number), false, 1_000.0 * (30 - number) as f64);
        }
        let due = tasks.due_at(10.0 * DAY);
        assert_eq!(due.len(), ROUND);
        assert_eq!(due[0], task(29));
        let pause = |clean| {
            let mut tasks = tasks.clone();
            tasks.note(task(0), clean, 3.0 * DAY);
            tasks.tasks[&task(0).text()].due - 3.0 * DAY
        };
        assert!(pause(false) < pause(true));
        for number in 0..MOST + 10 {
            tasks.note(task(number), false, DAY);
        }
        assert_eq!(tasks.tasks.len(), MOST);
    }
}
