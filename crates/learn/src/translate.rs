//! Translations: the words of a lesson in another language, laid over it before it is read.

use crate::fault::{Fault, FaultKind};
use crate::fields::{Field, RawLesson};

/// Keys whose values are words, and are there once.
const WORDS: [&str; 3] = ["text", "task", "right"];

/// Lays the words of a translation over a lesson. What is missing there stays.
pub fn translate(lesson: &mut RawLesson, translation: &RawLesson) -> Vec<Fault> {
    let mut faults = Vec::new();
    for field in &translation.head {
        if ["title", "summary"].contains(&field.key.as_str()) {
            put(&mut lesson.head, field);
        } else if !["lesson", "language"].contains(&field.key.as_str()) {
            let kind = FaultKind::Key(field.key.clone(), None);
            faults.push(fault(field.line, None, kind));
        }
    }
    for (number, other) in (1..).zip(&translation.steps) {
        let step = lesson.steps.get_mut(number - 1);
        let Some(step) = step.filter(|step| step.kind == other.kind) else {
            let expected = lesson.steps.get(number - 1);
            let known = crate::task::KINDS.iter().map(|(kind, _)| *kind);
            let kind = known
                .into_iter()
                .find(|kind| expected.is_some_and(|step| step.kind == *kind))
                .unwrap_or("");
            faults.push(fault(
                other.line,
                Some(number),
                FaultKind::Translation(kind),
            ));
            continue;
        };
        let mut hints = 0;
        let mut options = 0;
        for field in &other.fields {
            let place = match field.key.as_str() {
                key if WORDS.contains(&key) => {
                    put(&mut step.fields, field);
                    continue;
                }
                "hint" => {
                    hints += 1;
                    nth(&mut step.fields, hints, |old| old.key == "hint")
                }
                "option" | "option!" => {
                    options += 1;
                    nth(&mut step.fields, options, |old| {
                        old.key.starts_with("option")
                    })
                    .filter(|old| old.key == field.key)
                }
                "wrong" => {
                    let named = first_word(&field.value);
                    let is_general = step.kind != "move";
                    nth(&mut step.fields, 1, |old| {
                        old.key == "wrong" && (is_general || first_word(&old.value) == named)
                    })
                }
                _ => None,
            };
            if let Some(old) = place {
                old.value.clone_from(&field.value);
            } else {
                let kind = FaultKind::Key(field.key.clone(), None);
                faults.push(fault(field.line, Some(number), kind));
            }
        }
    }
    faults
}

fn fault(line: usize, step: Option<usize>, kind: FaultKind) -> Fault {
    Fault { line, step, kind }
}

fn first_word(value: &str) -> &str {
    value.split_whitespace().next().unwrap_or_default()
}

/// The field with this number among those that are such.
fn nth(
    fields: &mut [Field],
    number: usize,
    is_such: impl Fn(&Field) -> bool,
) -> Option<&mut Field> {
    fields.iter_mut().filter(|old| is_such(old)).nth(number - 1)
}

/// Puts words in the place of others.
fn put(fields: &mut Vec<Field>, new: &Field) {
    match fields.iter_mut().find(|old| old.key == new.key) {
        Some(old) => old.value.clone_from(&new.value),
        None => fields.push(new.clone()),
    }
}
