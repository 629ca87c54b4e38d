//! `sessa lesson`: what is wrong with files of lessons.

use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;

use learn::read_lessons;

use crate::args::LessonCheck;

/// Names every fault of every file; one is a failure.
pub fn check(request: &LessonCheck, out: &mut impl Write) -> io::Result<ExitCode> {
    let mut is_sound = true;
    for file in &request.files {
        let named = |error: io::Error| io::Error::new(error.kind(), format!("{file}: {error}"));
        let text = fs::read_to_string(file).map_err(named)?;
        let mut read = read_lessons(&text);
        if read.is_empty() {
            read.push(learn::read_lesson(&text));
        }
        let (mut lessons, mut steps, mut faults) = (0, 0, 0);
        for one in &read {
            for fault in &one.faults {
                writeln!(out, "{file}: {fault}")?;
            }
            faults += one.faults.len();
            lessons += usize::from(one.lesson.is_some());
            steps += one.lesson.as_ref().map_or(0, |lesson| lesson.steps.len());
        }
        writeln!(
            out,
            "{file}: lessons {lessons}, steps {steps}, faults {faults}"
        )?;
        is_sound &= faults == 0;
    }
    Ok(if is_sound {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
