//! Durations of the tests: `SESSA_TIMES` names a file that gets a line `seconds<TAB>test` for each.

use crate::environment::wish;
use std::fs::OpenOptions;
use std::io::Write;
use std::thread;
use std::time::Instant;

/// Measures a test for as long as this value is there; a test that uses several browsers one after the other has a line for each.
pub(crate) struct Stopwatch {
    /// Threads are named after the tests that run in them.
    test: String,
    started: Instant,
}

impl Stopwatch {
    pub(crate) fn start() -> Self {
        let thread = thread::current();
        Self {
            test: thread.name().unwrap_or("unnamed").to_owned(),
            started: Instant::now(),
        }
    }

    fn line(&self) -> String {
        let seconds = self.started.elapsed().as_secs_f64();
        format!("{seconds:.3}\t{}\n", self.test)
    }
}

impl Drop for Stopwatch {
    fn drop(&mut self) {
        let Some(path) = wish("SESSA_TIMES") else {
            return;
        };
        // Several programs may append to the file: each line is written at once. No test fails for want of it.
        let file = OpenOptions::new().create(true).append(true).open(&path);
        let written = file.and_then(|mut file| file.write_all(self.line().as_bytes()));
        if let Err(error) = written {
            eprintln!("{}: {error}", path.display());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_the_seconds_and_the_name_of_the_test() {
        let line = Stopwatch::start().line();
        let (seconds, name) = line.split_once('\t').expect("two columns");
        assert!(seconds.parse::<f64>().is_ok_and(|seconds| seconds < 60.0));
        assert!(name.ends_with("a_line_has_the_seconds_and_the_name_of_the_test\n"));
    }
}
