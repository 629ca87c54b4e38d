//! Faults of a lesson in words.

use i18n::{Lexicon, args};
use learn::Fault;

/// A fault with its place.
pub fn fault_text(fault: &Fault, words: &Lexicon) -> String {
    let word = fault.kind.word();
    let name = format!("lesson-fault-{}", fault.kind.name());
    let why = words.with(&name, &args!["word" => word.as_str()]);
    let place = match fault.step {
        Some(step) => words.with(
            "lesson-fault-step",
            &args!["line" => fault.line, "step" => step],
        ),
        None => words.with("lesson-fault-line", &args!["line" => fault.line]),
    };
    let meant = fault.kind.suggestion().map(|near| {
        let meant = words.with("lesson-fault-meant", &args!["word" => near]);
        format!(" {meant}")
    });
    format!("{place}: {why}{}", meant.unwrap_or_default())
}
