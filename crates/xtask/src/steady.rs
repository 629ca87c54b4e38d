//! Steadiness of the tests in browsers: one that fails is tried again, alone, with a driver and a browser of its own. If it passes then, it is unsteady: the
//! run may be green, and names it. What fails twice has failed, and so has a run with many unsteady tests.

use crate::Result;
use crate::process::{self, Finished};
use crate::step_result::{StepResult, TestCounts, Unsteady, with_reason};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// The most unsteady tests of a run that may be green.
pub const MOST_UNSTEADY: usize = 5;

/// The file to which the tests append their seconds.
pub struct Times(pub PathBuf);

impl Times {
    /// Forgets those of an earlier run.
    pub fn forget(&self) {
        // Often there is nothing to remove.
        let _ = fs::remove_file(&self.0);
    }

    /// The seconds of each test, of all its runs together.
    pub fn read(&self) -> BTreeMap<String, f64> {
        let text = fs::read_to_string(&self.0).unwrap_or_default();
        let mut times = BTreeMap::new();
        for line in text.lines() {
            if let Some((seconds, name)) = line.split_once('\t')
                && let Ok(seconds) = seconds.parse::<f64>()
            {
                *times.entry(name.to_owned()).or_default() += seconds;
            }
        }
        times
    }

    fn of(&self, test: &str) -> f64 {
        self.read().get(test).copied().unwrap_or_default()
    }
}

/// Runs tests by this command, and those that fail once more, each by `again`.
pub fn run(
    tests: &mut Command,
    again: impl Fn(&str) -> Result<Finished>,
    times: &Times,
    browser: &str,
) -> StepResult {
    let done = match process::run(tests) {
        Ok(done) => done,
        Err(reason) => return StepResult::failed(reason),
    };
    let counts = TestCounts::of(&done.output);
    let failed = failed_tests(&done.output);
    let all_named = failed.len() == counts.failed;
    if done.success && counts.failed == 0 {
        return StepResult {
            counts,
            ..StepResult::default()
        };
    }
    // Tests that could not be built or run at all are not in the count.
    if failed.is_empty() || !all_named || failed.len() > MOST_UNSTEADY {
        let counts = TestCounts {
            failed: counts.failed.max(1),
            ..counts
        };
        return StepResult {
            counts,
            ..StepResult::failed(with_reason(done.output))
        };
    }
    println!("{}", failures(&done.output));
    let mut result = StepResult {
        counts: TestCounts {
            failed: 0,
            ..counts
        },
        ..StepResult::default()
    };
    for name in failed {
        println!("    {browser}: {name} failed; it is tried again, alone");
        let failed_after = times.of(&name);
        let (success, output) = match again(&name) {
            Ok(done) => (done.success, done.output),
            Err(reason) => (false, reason),
        };
        // A name that finds no test proves nothing.
        if success && TestCounts::of(&output).passed > 0 {
            result.counts.passed += 1;
            result.unsteady.push(Unsteady {
                failed_after,
                passed_in: times.of(&name) - failed_after,
                name: format!("{browser} {name}"),
            });
        } else {
            let counts = TestCounts {
                passed: 0,
                failed: 1,
            };
            let failure = StepResult {
                counts,
                ..StepResult::failed(failures(&output).to_owned())
            };
            result = result.and(failure);
        }
    }
    result
}

/// The names of the tests that failed, in the order of the output; each program lists its own at its end.
fn failed_tests(output: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for line in output.lines() {
        let name = line
            .strip_prefix("test ")
            .and_then(|rest| rest.strip_suffix(" ... FAILED"));
        names.extend(name.map(str::to_owned));
    }
    names
}

/// Output of the failed tests.
fn failures(output: &str) -> &str {
    output
        .find("\nfailures:\n")
        .map_or(output, |at| &output[at..])
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    const OUTPUT: &str = "\
running 3 tests
test board::drag ... ok
test board::drop ... FAILED
test clock::flag ... FAILED

failures:

---- board::drop stdout ----
it did not

failures:
    board::drop
    clock::flag

test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s
";

    #[test]
    fn failed_tests_are_named() {
        assert_eq!(failed_tests(OUTPUT), ["board::drop", "clock::flag"]);
        assert!(failures(OUTPUT).contains("it did not") && !failures(OUTPUT).contains("running"));
    }

    /// A command that prints this text and ends with this status.
    fn prints(text: &str, status: i32) -> Command {
        let mut shell = Command::new("sh");
        shell.args(["-c", "printf %s \"$0\"; exit $1", text, &status.to_string()]);
        shell
    }

    #[cfg(unix)]
    #[test]
    fn what_passes_alone_is_unsteady_and_what_does_not_has_failed() {
        let times = Times(env::temp_dir().join(format!("xtask-times-{}", std::process::id())));
        fs::write(&times.0, "2.5\tboard::drop\n").expect("it can be written");
        let passed = "test result: ok. 1 passed; 0 failed;";
        let again = |name: &str| match name {
            "board::drop" => {
                let more = "2.0\tboard::drop\n0.5\tboard::drop\n1.0\tboard::drop\n";
                fs::write(&times.0, more).expect("it can be written");
                process::run(&mut prints(passed, 0))
            }
            _ => process::run(&mut prints("test result: FAILED. 0 passed; 1 failed;", 101)),
        };
        let result = run(&mut prints(OUTPUT, 101), again, &times, "chromium");
        times.forget();
        assert_eq!(
            result.counts,
            TestCounts {
                passed: 2,
                failed: 1
            }
        );
        let line = "chromium board::drop: failed after 2.5 s, passed alone in 1.0 s";
        let unsteady: Vec<_> = result.unsteady.iter().map(ToString::to_string).collect();
        assert_eq!(unsteady, [line]);
        assert!(result.failure.is_some());
    }

    #[cfg(unix)]
    #[test]
    fn a_name_that_finds_no_test_and_a_program_that_breaks_off_have_failed() {
        let times = Times(env::temp_dir().join("xtask-no-times"));
        let nothing =
            |_: &str| process::run(&mut prints("test result: ok. 0 passed; 0 failed;", 0));
        let result = run(&mut prints(OUTPUT, 101), nothing, &times, "firefox");
        assert_eq!(
            result.counts,
            TestCounts {
                passed: 1,
                failed: 2
            }
        );
        let result = run(
            &mut prints("error: could not compile", 101),
            nothing,
            &times,
            "firefox",
        );
        assert_eq!(
            result.counts,
            TestCounts {
                passed: 0,
                failed: 1
            }
        );
        let many = OUTPUT
            .replace(
                "test board::drop ... FAILED",
                &"test a ... FAILED\n".repeat(6),
            )
            .replace("2 failed", "7 failed");
        let result = run(
            &mut prints(&many, 101),
            |_| unreachable!("they are too many"),
            &times,
            "firefox",
        );
        assert_eq!(
            result.counts,
            TestCounts {
                passed: 1,
                failed: 7
            }
        );
    }
}
