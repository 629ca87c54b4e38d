//! The command `test`: everything that must hold, step by step, with one count at the end.

use crate::process::{self, cargo, explain, find_program};
use crate::serve;
use crate::site::Site;
use crate::tools::{self, Tools};
use crate::workspace::Workspace;
use crate::{Result, browser, build};
use std::process::{Command, ExitCode};
use std::time::Instant;

/// One thing to check.
struct Step {
    name: &'static str,
    title: &'static str,
    usual_time: &'static str,
    check: fn(&mut Context<'_>) -> Outcome,
}

const STEPS: &[Step] = &[
    Step {
        name: "fmt",
        title: "formatting",
        usual_time: "1 second",
        check: formatting,
    },
    Step {
        name: "clippy",
        title: "lints, natively and for wasm",
        usual_time: "2 minutes",
        check: lints,
    },
    Step {
        name: "native",
        title: "native tests",
        usual_time: "4 minutes",
        check: native,
    },
    Step {
        name: "wasm",
        title: "rules and engine in wasm under Node",
        usual_time: "2 minutes",
        check: wasm,
    },
    Step {
        name: "page",
        title: "the page",
        usual_time: "4 minutes",
        check: page,
    },
    Step {
        name: "browser",
        title: "the page in Chromium",
        usual_time: "3 minutes",
        check: in_browser,
    },
];

/// What several steps need, prepared once.
struct Context<'a> {
    workspace: &'a Workspace,
    tools: Option<Result<Tools>>,
    page: Option<Result<()>>,
}

/// How a step ended.
struct Outcome {
    tally: Tally,
    /// What to show of a failure.
    failure: Option<String>,
}

/// Tests counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    passed: usize,
    failed: usize,
}

/// Runs the named steps, or all; a failed step does not keep the next from running.
pub fn run(workspace: &Workspace, names: &[String]) -> Result<ExitCode> {
    if let Some(unknown) = names
        .iter()
        .find(|name| !STEPS.iter().any(|step| step.name == name.as_str()))
    {
        let known: Vec<_> = STEPS.iter().map(|step| step.name).collect();
        return Err(format!(
            "there is no step `{unknown}`: the steps are {}",
            known.join(", ")
        ));
    }
    let mut context = Context {
        workspace,
        tools: None,
        page: None,
    };
    let mut total = Tally::default();
    for step in STEPS
        .iter()
        .filter(|step| names.is_empty() || names.iter().any(|name| name == step.name))
    {
        println!(
            "==> {}: {} (usually up to {})",
            step.name, step.title, step.usual_time
        );
        let started = Instant::now();
        let Outcome { tally, failure } = (step.check)(&mut context);
        if let Some(failure) = &failure {
            println!("{}", failure.trim_end());
        }
        let verdict = if failure.is_some() { "FAILED" } else { "ok" };
        println!(
            "    {verdict}: {tally}, {:.1} s",
            started.elapsed().as_secs_f32()
        );
        total = total + tally;
    }
    println!("{total}");
    Ok(if total.failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn formatting(context: &mut Context<'_>) -> Outcome {
    one_check(context.cargo().args(["fmt", "--all", "--check"]))
}

fn lints(context: &mut Context<'_>) -> Outcome {
    let natively = one_check(context.cargo().args([
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ]));
    if let Err(reason) = context.tools() {
        return natively.and(Outcome::failed(reason));
    }
    let for_wasm = [
        "clippy",
        "-p",
        "app",
        "-p",
        "worker",
        "--all-targets",
        "--target",
        tools::TARGET,
    ];
    natively.and(one_check(
        context
            .cargo()
            .args(for_wasm)
            .args(["--", "-D", "warnings"]),
    ))
}

fn native(context: &mut Context<'_>) -> Outcome {
    counted(context.cargo().args([
        "test",
        "--workspace",
        "--exclude",
        "browser-tests",
        "--no-fail-fast",
    ]))
}

fn wasm(context: &mut Context<'_>) -> Outcome {
    if find_program("node").is_none()
        && let Err(reason) = browser::install("Node.js is", &["nodejs"], "1 minute")
    {
        return Outcome::failed(reason);
    }
    match context.tools() {
        Err(reason) => Outcome::failed(reason),
        Ok(tools) => {
            let runner = tools.test_runner();
            counted(
                context
                    .cargo()
                    .args([
                        "test",
                        "--release",
                        "--target",
                        tools::TARGET,
                        "-p",
                        "worker",
                        "--test",
                        "same_as_native",
                    ])
                    .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner)
                    .env("WASM_BINDGEN_TEST_TIMEOUT", "300"),
            )
        }
    }
}

fn page(context: &mut Context<'_>) -> Outcome {
    match context.page() {
        Ok(()) => Outcome::passed(),
        Err(reason) => Outcome::failed(reason),
    }
}

fn in_browser(context: &mut Context<'_>) -> Outcome {
    if let Err(reason) = context.page() {
        let line = reason.lines().next().unwrap_or_default();
        return Outcome::failed(format!("not run, because {}", line.trim_end_matches(':')));
    }
    match against_the_page(context) {
        Ok(outcome) => outcome,
        Err(reason) => Outcome::failed(reason),
    }
}

fn against_the_page(context: &Context<'_>) -> Result<Outcome> {
    let chromium = browser::prepare()?;
    let driver = chromium.start_driver()?;
    // The same page once more below a path, as on a host that serves many.
    let mounts = vec!["/".to_owned(), SUB_PATH.to_owned()];
    let address = serve::start(
        serve::listen(0)?,
        Site {
            root: context.workspace.dist(),
            mounts,
        },
    )?;
    Ok(counted(
        context
            .cargo()
            // One browser at a time: some tests watch how smoothly the page runs.
            .args([
                "test",
                "-p",
                "browser-tests",
                "--no-fail-fast",
                "--",
                "--test-threads=1",
            ])
            // A trace through the runtime of asynchronous tests shows nothing of the page.
            .env("RUST_BACKTRACE", "0")
            .env("SESSA_URL", address)
            .env("SESSA_SUB_PATH", SUB_PATH)
            .env("SESSA_WEBDRIVER", &driver.address)
            .env("SESSA_BROWSER", &chromium.browser),
    ))
}

/// A second path of the page while it is tested.
const SUB_PATH: &str = "/some/where/";

impl Context<'_> {
    fn cargo(&self) -> Command {
        let mut cargo = cargo();
        cargo.current_dir(&self.workspace.root);
        cargo
    }

    fn tools(&mut self) -> Result<&Tools> {
        let workspace = self.workspace;
        self.tools
            .get_or_insert_with(|| tools::prepare(workspace))
            .as_ref()
            .map_err(Clone::clone)
    }

    fn page(&mut self) -> Result<()> {
        if self.page.is_none() {
            let workspace = self.workspace;
            self.page = Some(
                self.tools()
                    .and_then(|tools| build::build(workspace, tools)),
            );
        }
        self.page.clone().expect("it was just set")
    }
}

impl Outcome {
    fn passed() -> Self {
        Self {
            tally: Tally {
                passed: 1,
                failed: 0,
            },
            failure: None,
        }
    }

    fn failed(reason: String) -> Self {
        Self {
            tally: Tally {
                passed: 0,
                failed: 1,
            },
            failure: Some(reason),
        }
    }

    fn and(self, other: Self) -> Self {
        let failures: Vec<_> = self.failure.into_iter().chain(other.failure).collect();
        let failure = (!failures.is_empty()).then(|| failures.join("\n"));
        Self {
            tally: self.tally + other.tally,
            failure,
        }
    }
}

/// A program whose success is one passed check.
fn one_check(command: &mut Command) -> Outcome {
    match process::run(command) {
        Ok(done) if done.success => Outcome::passed(),
        Ok(done) => Outcome::failed(with_reason(done.output)),
        Err(reason) => Outcome::failed(reason),
    }
}

/// A program that runs tests and says how many.
fn counted(command: &mut Command) -> Outcome {
    let done = match process::run(command) {
        Ok(done) => done,
        Err(reason) => return Outcome::failed(reason),
    };
    let mut tally = Tally::of(&done.output);
    if done.success && tally.failed == 0 {
        return Outcome {
            tally,
            failure: None,
        };
    }
    // Tests that could not be built or run at all are not in the count.
    tally.failed = tally.failed.max(1);
    Outcome {
        tally,
        failure: Some(with_reason(done.output)),
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
    fn unknown_steps_are_refused() {
        let workspace = Workspace {
            root: ".".into(),
            target: ".".into(),
            cache: ".".into(),
        };
        assert!(
            run(&workspace, &["fmt".into(), "lint".into()])
                .is_err_and(|message| message.contains("`lint`"))
        );
    }
}
