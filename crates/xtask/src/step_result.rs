//! Results of test steps: counts of tests, reasons for failures and skips.

use crate::Result;
use crate::process::{self, explain};
use std::process::Command;

/// The result of a step.
#[derive(Default)]
pub struct StepResult {
    /// Its tests.
    pub counts: TestCounts,
    /// The output to show, if it failed.
    pub failure: Option<String>,
    /// Why it, or a part of it, was left out.
    pub skipped: Option<String>,
    /// Tests that failed at first.
    pub unsteady: Vec<Unsteady>,
}

/// Counts of tests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TestCounts {
    /// Number of tests that went well.
    pub passed: usize,
    /// Number of tests that did not.
    pub failed: usize,
}

/// A test that failed beside others and passed alone.
#[derive(Clone, Debug, PartialEq)]
pub struct Unsteady {
    /// The browser and the name of the test.
    pub name: String,
    /// Seconds until it failed.
    pub failed_after: f64,
    /// Seconds in which it passed.
    pub passed_in: f64,
}

impl std::fmt::Display for Unsteady {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            name,
            failed_after,
            passed_in,
        } = self;
        write!(
            f,
            "{name}: failed after {failed_after:.1} s, passed alone in {passed_in:.1} s"
        )
    }
}

impl StepResult {
    /// One check that went well.
    pub fn passed() -> Self {
        Self {
            counts: TestCounts {
                passed: 1,
                failed: 0,
            },
            ..Self::default()
        }
    }

    /// One check that failed.
    pub fn failed(reason: String) -> Self {
        Self {
            counts: TestCounts {
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

    /// Sum of two results of one step.
    pub fn and(self, other: Self) -> Self {
        let failures: Vec<_> = self.failure.into_iter().chain(other.failure).collect();
        let failure = (!failures.is_empty()).then(|| failures.join("\n"));
        Self {
            counts: self.counts + other.counts,
            failure,
            skipped: self.skipped.or(other.skipped),
            unsteady: [self.unsteady, other.unsteady].concat(),
        }
    }
}

impl From<Result<StepResult>> for StepResult {
    fn from(outcome: Result<Self>) -> Self {
        outcome.unwrap_or_else(Self::failed)
    }
}

/// A program whose success is one passed check.
pub fn one_check(command: &mut Command) -> StepResult {
    match process::run(command) {
        Ok(done) if done.success => StepResult::passed(),
        Ok(done) => StepResult::failed(with_reason(done.output)),
        Err(reason) => StepResult::failed(reason),
    }
}

/// A program that runs tests and says how many.
pub fn counted(command: &mut Command) -> StepResult {
    let done = match process::run(command) {
        Ok(done) => done,
        Err(reason) => return StepResult::failed(reason),
    };
    let mut counts = TestCounts::of(&done.output);
    if done.success && counts.failed == 0 {
        return StepResult {
            counts,
            ..StepResult::default()
        };
    }
    // Tests that could not be built or run at all are not in the count.
    counts.failed = counts.failed.max(1);
    StepResult {
        counts,
        ..StepResult::failed(with_reason(done.output))
    }
}

/// The output of a failed program, with a reason that a user can act on where it shows one.
pub fn with_reason(output: String) -> String {
    match explain(&output) {
        Some(reason) => format!("{}\n{reason}", output.trim_end()),
        None => output,
    }
}

impl TestCounts {
    /// True if nothing was counted.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Adds up the lines `test result: ok. 3 passed; 0 failed; …`.
    pub fn of(output: &str) -> Self {
        output
            .lines()
            .filter_map(|line| line.trim().strip_prefix("test result: "))
            .flat_map(|line| line.split([';', '.']))
            .filter_map(|part| part.trim().split_once(' '))
            .filter_map(|(count, what)| Some((count.parse().ok()?, what)))
            .fold(
                Self::default(),
                |counts, (count, what): (usize, _)| match what {
                    "passed" => Self {
                        passed: counts.passed + count,
                        ..counts
                    },
                    "failed" => Self {
                        failed: counts.failed + count,
                        ..counts
                    },
                    _ => counts,
                },
            )
    }
}

impl std::ops::Add for TestCounts {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            passed: self.passed + other.passed,
            failed: self.failed + other.failed,
        }
    }
}

impl std::fmt::Display for TestCounts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cargo::cargo;

    #[test]
    fn results_are_added_up() {
        let output = "running 3 tests\n\
            test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\
            noise: 7 passed\n\
            test result: FAILED. 4 passed; 2 failed; 1 ignored; 0 measured; 0 filtered out; finished in 1.25s\n";
        assert_eq!(
            TestCounts::of(output),
            TestCounts {
                passed: 7,
                failed: 2
            }
        );
        assert_eq!(
            TestCounts::of("error: could not compile"),
            TestCounts::default()
        );
    }

    #[test]
    fn a_run_that_counts_nothing_but_fails_is_one_failure() {
        let outcome = counted(cargo().arg("no-such-command"));
        assert_eq!(
            outcome.counts,
            TestCounts {
                passed: 0,
                failed: 1
            }
        );
        assert!(outcome.failure.is_some());
    }

    #[test]
    fn a_reason_to_skip_is_one_line() {
        let outcome = StepResult::skipped("the tool was not installed:\nerror[E0308]");
        assert_eq!(
            outcome.skipped.as_deref(),
            Some("the tool was not installed")
        );
        assert_eq!(outcome.counts, TestCounts::default());
    }
}
