//! What became of a step: tests counted, and what to show of a failure.

use crate::Result;
use crate::process::{self, explain};
use std::process::Command;

/// How a step ended.
#[derive(Default)]
pub struct Outcome {
    /// Its tests.
    pub tally: Tally,
    /// What to show of a failure.
    pub failure: Option<String>,
    /// Why it was left out.
    pub skipped: Option<String>,
}

/// Tests counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many went well.
    pub passed: usize,
    /// How many did not.
    pub failed: usize,
}

impl Outcome {
    /// One check that went well.
    pub fn passed() -> Self {
        Self {
            tally: Tally {
                passed: 1,
                failed: 0,
            },
            ..Self::default()
        }
    }

    /// One check that failed.
    pub fn failed(reason: String) -> Self {
        Self {
            tally: Tally {
                passed: 0,
                failed: 1,
            },
            failure: Some(reason),
            ..Self::default()
        }
    }

    /// No check, because this machine has not what it needs.
    pub fn skipped(reason: &str) -> Self {
        let line = reason.lines().next().unwrap_or_default();
        Self {
            skipped: Some(line.trim_end_matches(':').to_owned()),
            ..Self::default()
        }
    }

    /// Both together.
    pub fn and(self, other: Self) -> Self {
        let failures: Vec<_> = self.failure.into_iter().chain(other.failure).collect();
        let failure = (!failures.is_empty()).then(|| failures.join("\n"));
        Self {
            tally: self.tally + other.tally,
            failure,
            skipped: self.skipped.or(other.skipped),
        }
    }
}

impl From<Result<Outcome>> for Outcome {
    fn from(outcome: Result<Self>) -> Self {
        outcome.unwrap_or_else(Self::failed)
    }
}

/// A program whose success is one passed check.
pub fn one_check(command: &mut Command) -> Outcome {
    match process::run(command) {
        Ok(done) if done.success => Outcome::passed(),
        Ok(done) => Outcome::failed(with_reason(done.output)),
        Err(reason) => Outcome::failed(reason),
    }
}

/// A program that runs tests and says how many.
pub fn counted(command: &mut Command) -> Outcome {
    let done = match process::run(command) {
        Ok(done) => done,
        Err(reason) => return Outcome::failed(reason),
    };
    let mut tally = Tally::of(&done.output);
    if done.success && tally.failed == 0 {
        return Outcome {
            tally,
            ..Outcome::default()
        };
    }
    // Tests that could not be built or run at all are not in the count.
    tally.failed = tally.failed.max(1);
    Outcome {
        tally,
        ..Outcome::failed(with_reason(done.output))
    }
}

fn with_reason(output: String) -> String {
    match explain(&output) {
        Some(reason) => format!("{}\n{reason}", output.trim_end()),
        None => output,
    }
}

impl Tally {
    /// Adds up the lines `test result: ok. 3 passed; 0 failed; …`.
    fn of(output: &str) -> Self {
        output
            .lines()
            .filter_map(|line| line.trim().strip_prefix("test result: "))
            .flat_map(|line| line.split([';', '.']))
            .filter_map(|part| part.trim().split_once(' '))
            .filter_map(|(count, what)| Some((count.parse().ok()?, what)))
            .fold(
                Self::default(),
                |tally, (count, what): (usize, _)| match what {
                    "passed" => Self {
                        passed: tally.passed + count,
                        ..tally
                    },
                    "failed" => Self {
                        failed: tally.failed + count,
                        ..tally
                    },
                    _ => tally,
                },
            )
    }
}

impl std::ops::Add for Tally {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            passed: self.passed + other.passed,
            failed: self.failed + other.failed,
        }
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::cargo;

    #[test]
    fn results_are_added_up() {
        let output = "running 3 tests\n\
            test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\
            noise: 7 passed\n\
            test result: FAILED. 4 passed; 2 failed; 1 ignored; 0 measured; 0 filtered out; finished in 1.25s\n";
        assert_eq!(
            Tally::of(output),
            Tally {
                passed: 7,
                failed: 2
            }
        );
        assert_eq!(Tally::of("error: could not compile"), Tally::default());
    }

    #[test]
    fn a_run_that_counts_nothing_but_fails_is_one_failure() {
        let outcome = counted(cargo().arg("no-such-command"));
        assert_eq!(
            outcome.tally,
            Tally {
                passed: 0,
                failed: 1
            }
        );
        assert!(outcome.failure.is_some());
    }

    #[test]
    fn a_reason_to_skip_is_one_line() {
        let outcome = Outcome::skipped("the tool was not installed:\nerror[E0308]");
        assert_eq!(
            outcome.skipped.as_deref(),
            Some("the tool was not installed")
        );
        assert_eq!(outcome.tally, Tally::default());
    }
}
