//! The command `test`: everything that must hold, step by step, with one count at the end.

use crate::arguments::Arguments;
use crate::browser::{Browser, Engine, Fonts, TestEnvironment};
use crate::cargo::cargo;
use crate::frameworks;
use crate::rust;
use crate::steady::{self, MOST_UNSTEADY, Times};
use crate::step_result::{StepResult, counted, one_check};
use crate::trunk::{self, Page};
use crate::workspace::Workspace;
use crate::{Result, process, tools, wasi};
use std::fs;
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::sync::OnceLock;
use std::thread;
use std::time::{Duration, Instant};

/// One thing to check.
struct Step {
    name: &'static str,
    title: &'static str,
    usual_time: &'static str,
    check: fn(&Context<'_>) -> StepResult,
}

/// Stages, one after the other. The lanes of a stage run at the same time: one step of a lane leaves a core idle, or waits.
const STAGES: &[&[&[Step]]] = &[
    &[&[Step {
        name: "fmt",
        title: "formatting",
        usual_time: "1 second",
        check: formatting,
    }]],
    &[
        &[
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
        ],
        &[
            Step {
                name: "page",
                title: "the page",
                usual_time: "4 minutes",
                check: page,
            },
            Step {
                name: "wasm",
                title: "rules, engine and judge in wasm under Node",
                usual_time: "1 minute",
                check: wasm,
            },
        ],
        &[Step {
            name: "browsers",
            title: "the browsers and what drives them",
            usual_time: "3 minutes, once",
            check: browsers,
        }],
    ],
    // One browser after the other, each with as many tests at once as there are cores: with more, some of them wait in vain.
    &[&[
        Step {
            name: "chromium",
            title: "the page in Chromium",
            usual_time: "20 minutes",
            check: |context| in_browser(context, Engine::Chromium),
        },
        Step {
            name: "firefox",
            title: "its core in Firefox",
            usual_time: "3 minutes",
            check: |context| in_browser(context, Engine::Firefox),
        },
        Step {
            name: "webkit",
            title: "its core in WebKitGTK",
            usual_time: "3 minutes",
            check: |context| in_browser(context, Engine::WebKit),
        },
    ]],
];

/// The steps that run tests in browsers, of which only some may be wanted.
const IN_BROWSERS: [&str; 3] = ["chromium", "firefox", "webkit"];

/// The slowest tests that are named at the end.
const SLOWEST: usize = 20;

/// Browsers that are tested at the same time, if there is a core for each.
const MOST_AT_ONCE: usize = 4;

/// Tools and page that several steps need, prepared once.
struct Context<'a> {
    workspace: &'a Workspace,
    /// Which page the tests in browsers look at.
    kind: Page,
    page: OnceLock<Result<()>>,
    renew_screens: bool,
    /// Only tests in browsers that have one of these in their names; all, if there are none.
    filters: Vec<String>,
}

/// The names of all steps, in their order.
pub fn step_names() -> impl Iterator<Item = &'static str> {
    let lanes = STAGES.iter().copied().flatten();
    lanes.copied().flatten().map(|step| step.name)
}

/// Runs the named steps, or all; a failed step does not keep the next from running.
pub fn run(workspace: &Workspace, arguments: &Arguments) -> Result<ExitCode> {
    let known: Vec<_> = step_names().collect();
    let (names, filters): (Vec<_>, Vec<_>) = arguments
        .words
        .iter()
        .cloned()
        .partition(|word| known.contains(&word.as_str()));
    let in_browsers = names
        .iter()
        .any(|name| IN_BROWSERS.contains(&name.as_str()));
    if let Some(unknown) = filters
        .iter()
        .find(|word| !in_browsers && !word.contains("::"))
    {
        return Err(format!(
            "there is no step `{unknown}`: the steps are {}; a test in a browser is named after its step, as in `chromium {unknown}`",
            known.join(", ")
        ));
    }
    let context = Context {
        workspace,
        kind: arguments.page,
        page: OnceLock::new(),
        renew_screens: arguments.renew_screens,
        filters,
    };
    let is_wanted = |step: &Step| names.is_empty() || names.iter().any(|name| name == step.name);
    for browser in IN_BROWSERS {
        Times(context.times(browser)).forget();
    }
    let mut total = StepResult::default();
    let mut left_out = Vec::new();
    let mut seconds = Vec::new();
    for stage in STAGES {
        for (step, outcome, time) in run_together(stage, is_wanted, &context) {
            left_out.extend(left_out_of(step, &outcome));
            seconds.push(format!("{} {:.0}", step.name, time.as_secs_f32()));
            total = total.and(outcome);
        }
    }
    println!("seconds by step: {}", seconds.join(", "));
    print_slowest(&context);
    let skipped = match left_out.as_slice() {
        [] => String::new(),
        names => format!(", {} skipped", names.join(" and ")),
    };
    println!("{}{skipped}", total.counts);
    let unsteady = &total.unsteady;
    for test in unsteady {
        println!("unsteady: {test}");
    }
    let too_many = unsteady.len() > MOST_UNSTEADY;
    if too_many {
        println!(
            "{} tests are unsteady, more than {MOST_UNSTEADY}: the run has failed",
            unsteady.len()
        );
    }
    Ok(if total.counts.failed == 0 && !too_many {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Names the tests in browsers that took longest.
fn print_slowest(context: &Context<'_>) {
    let of = |browser: &'static str| {
        let times = Times(context.times(browser)).read();
        times
            .into_iter()
            .map(move |(name, seconds)| (seconds, format!("{browser} {name}")))
    };
    let mut slowest: Vec<_> = IN_BROWSERS.into_iter().flat_map(of).collect();
    if slowest.is_empty() {
        return;
    }
    slowest.sort_by(|a, b| b.0.total_cmp(&a.0));
    println!("slowest tests in browsers:");
    for (seconds, name) in slowest.iter().take(SLOWEST) {
        println!("{seconds:8.1} s  {name}");
    }
}

/// Runs the wanted steps of a stage, its lanes at the same time; answers with the results in their order.
fn run_together(
    stage: &'static [&[Step]],
    is_wanted: impl Fn(&Step) -> bool + Sync,
    context: &Context<'_>,
) -> Vec<(&'static Step, StepResult, Duration)> {
    let run = |step: &'static Step| {
        let Step { name, title, .. } = step;
        println!("==> {name}: {title} (usually up to {})", step.usual_time);
        let started = Instant::now();
        let outcome = (step.check)(context);
        let time = started.elapsed();
        report(step, &outcome, time);
        (step, outcome, time)
    };
    thread::scope(|scope| {
        let lanes = stage.iter().map(|lane| {
            let wanted = lane.iter().filter(|step| is_wanted(step));
            let wanted: Vec<_> = wanted.collect();
            scope.spawn(move || wanted.into_iter().map(run).collect::<Vec<_>>())
        });
        let lanes: Vec<_> = lanes.collect();
        let ends = lanes
            .into_iter()
            .flat_map(|lane| lane.join().expect("a step tells its failures"));
        ends.collect()
    })
}

/// Prints the result of a step, in one piece: another may be printing its own.
fn report(step: &Step, outcome: &StepResult, time: Duration) {
    let (name, counts, seconds) = (step.name, outcome.counts, time.as_secs_f32());
    let mut lines = Vec::new();
    if let Some(failure) = &outcome.failure {
        lines.push(failure.trim_end().to_owned());
    }
    if let Some(reason) = &outcome.skipped {
        lines.push(format!("    {name}: skipped: {reason}"));
    }
    if outcome.failure.is_some() {
        lines.push(format!("    {name}: FAILED: {counts}, {seconds:.1} s"));
    } else if !counts.is_empty() {
        lines.push(format!("    {name}: ok: {counts}, {seconds:.1} s"));
    }
    println!("{}", lines.join("\n"));
}

/// The name of a step, if it or a part of it was left out.
fn left_out_of(step: &Step, outcome: &StepResult) -> Option<String> {
    outcome.skipped.as_ref().map(|_| {
        if outcome.counts.is_empty() {
            step.name.to_owned()
        } else {
            format!("part of {}", step.name)
        }
    })
}

fn formatting(context: &Context<'_>) -> StepResult {
    one_check(context.cargo().args(["fmt", "--all", "--check"]))
}

/// Dependencies that mark a crate of the page: such crates are checked for the target that they are made for, and tested natively.
const IN_BROWSER: [&str; 5] = ["gloo-timers", "js-sys", "leptos", "wasm-bindgen", "web-sys"];

/// The crates that ask for one of these.
fn crates_of_the_page(workspace: &Workspace) -> Result<Vec<String>> {
    let folder = workspace.root.join("crates");
    let entries =
        fs::read_dir(&folder).map_err(|e| format!("cannot read {}: {e}", folder.display()))?;
    let asks = |line: &str| {
        let name = line.split(['.', ' ']).next().unwrap_or_default();
        IN_BROWSER.contains(&name)
    };
    let name = |entry: fs::DirEntry| {
        let manifest = fs::read_to_string(entry.path().join("Cargo.toml")).ok()?;
        manifest
            .lines()
            .any(asks)
            .then(|| entry.file_name().to_string_lossy().into_owned())
    };
    let mut names: Vec<_> = entries.flatten().filter_map(name).collect();
    names.sort();
    Ok(names)
}

/// Tests that are there for wasm only, as cargo is told them.
const TESTS_IN_WASM: [&str; 14] = [
    "-p",
    "engine",
    "-p",
    "human",
    "-p",
    "human_player",
    "--test",
    "same_as_native",
    "-p",
    "puzzle",
    "--test",
    "judge_in_wasm",
    "--features",
    "engine",
];

fn lints(context: &Context<'_>) -> StepResult {
    let of_the_page = match crates_of_the_page(context.workspace) {
        Ok(crates) => crates,
        Err(reason) => return StepResult::failed(reason),
    };
    let clippy = |chosen: &[&str], option: &str| {
        let crates = of_the_page.iter().flat_map(|name| [option, name]);
        one_check(
            context
                .cargo()
                .arg("clippy")
                .args(chosen)
                .args(crates)
                .args(["--all-targets", "--", "-D", "warnings"]),
        )
    };
    let natively = clippy(&["--workspace"], "--exclude");
    natively.and(match rust::ensure_target(rust::TARGET) {
        Err(reason) => StepResult::failed(reason),
        Ok(()) => clippy(&["--target", rust::TARGET], "-p").and(one_check(
            context
                .cargo()
                .args(["clippy", "--target", rust::TARGET])
                .args(TESTS_IN_WASM)
                .args(["--", "-D", "warnings"]),
        )),
    })
}

/// Crates without tests of their own here: the first needs the page, what the second makes is the page.
const NOT_NATIVE: [&str; 4] = ["--exclude", "browser-tests", "--exclude", "wasm_bindings"];

/// Test programs run one after the other, and many keep a single core busy: two halves of about the same length run at the same time.
fn native(context: &Context<'_>) -> StepResult {
    let tests = |kinds: &[&str]| {
        counted(
            context
                .cargo()
                .args(["test", "--workspace"])
                .args(NOT_NATIVE)
                .arg("--no-fail-fast")
                .args(kinds),
        )
    };
    thread::scope(|scope| {
        let rest = scope.spawn(|| tests(&["--test", "[!a-g]*"]));
        tests(&["--lib", "--bins", "--test", "[a-g]*"])
            .and(tests(&["--doc"]))
            .and(rest.join().expect("a step tells its failures"))
    })
}

fn wasm(context: &Context<'_>) -> StepResult {
    let runner = match wasi::runner(context.workspace) {
        Err(reason) => return StepResult::failed(reason),
        Ok(runner) => format!("target.{}.runner={runner:?}", wasi::TARGET),
    };
    counted(
        context
            .cargo()
            .args(["test", "--release", "--target", wasi::TARGET])
            .args(TESTS_IN_WASM)
            .args(["--config", &runner])
            // These need not be as fast as what is shipped, and are linked sooner.
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    )
}

/// Brings what the tests in browsers need, while the processor is busy and the network is not. What cannot be had is told by the
/// step that wants it.
fn browsers(context: &Context<'_>) -> StepResult {
    let cache = &context.workspace.cache;
    for engine in [Engine::Chromium, Engine::Firefox, Engine::WebKit] {
        let _ = engine.prepare(cache).map(Browser::for_tests);
    }
    let _ = tools::accessibility_checker(cache);
    StepResult::default()
}

fn page(context: &Context<'_>) -> StepResult {
    match context.page() {
        Ok(()) => StepResult::passed(),
        Err(reason) => StepResult::failed(reason),
    }
}

fn in_browser(context: &Context<'_>, engine: Engine) -> StepResult {
    if let Err(reason) = context.page() {
        let line = reason.lines().next().unwrap_or_default();
        return StepResult::failed(format!("not run, because {}", line.trim_end_matches(':')));
    }
    match engine.prepare(&context.workspace.cache) {
        Ok(browser) => against_the_page(context, engine, &browser.for_tests()).into(),
        Err(reason) if engine == Engine::Chromium => StepResult::failed(reason),
        Err(reason) => StepResult::skipped(&reason),
    }
}

fn against_the_page(
    context: &Context<'_>,
    engine: Engine,
    browser: &Browser,
) -> Result<StepResult> {
    let workspace = context.workspace;
    // Tests that watch how smoothly the page runs see to it that they run alone (`browser_tests::with_browser_alone`).
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let at_once = cores.min(MOST_AT_ONCE);
    let environment = TestEnvironment::start(workspace, browser, at_once)?;
    let mut tests = context.cargo();
    tests.args(["test", "-p", "browser-tests", "--no-fail-fast"]);
    let mut skipped = StepResult::default();
    if engine == Engine::Chromium {
        if Fonts::HEEDED {
            let pictures = workspace.target.join("screens");
            // What an earlier run saw would be taken for what this one sees. Often there is nothing to remove.
            let _ = fs::remove_dir_all(&pictures);
            tests.env("SESSA_PICTURES", pictures);
        } else {
            skipped = StepResult::skipped(
                "pictures of the screens: browsers of this system do not take their fonts from fontconfig",
            );
        }
        if let Some(axe) = tools::accessibility_checker(&workspace.cache) {
            tests.env("SESSA_AXE", axe);
        }
        // The package for npm is part of an optimised build.
        if !context.kind.is_dev
            && let Some(bundles) = frameworks::bundles(workspace)
        {
            tests.env("SESSA_FRAMEWORKS", bundles);
        }
        if context.renew_screens {
            tests.env("SESSA_RENEW_SCREENS", "1");
        }
    } else {
        tests.args(["--test", "everywhere"]);
    }
    let times = Times(context.times(engine.name()));
    tests.env("SESSA_TIMES", &times.0);
    environment.pass_to(&mut tests);
    let command = |options: &[&str]| {
        let mut command = context.cargo();
        command.args(tests.get_args()).arg("--").args(options);
        for (name, value) in tests.get_envs() {
            match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
        command
    };
    let mut all = command(&[&format!("--test-threads={at_once}")]);
    all.args(&context.filters);
    let again = |name: &str| {
        // The drivers of Firefox and `WebKit` still have the session of the first run.
        let environment = TestEnvironment::start(workspace, browser, at_once)?;
        // With one thread it would run in the main one, which is not named after it.
        let mut again = command(&["--test-threads=2", "--exact", name]);
        environment.pass_to(&mut again);
        process::run(again.env("SESSA_FRESH_BROWSER", "1"))
    };
    Ok(steady::run(&mut all, again, &times, engine.name()).and(skipped))
}

impl Context<'_> {
    fn cargo(&self) -> Command {
        let mut cargo = cargo();
        cargo.current_dir(&self.workspace.root);
        cargo
    }

    fn page(&self) -> Result<()> {
        let build = || trunk::build(self.workspace, self.kind);
        self.page.get_or_init(build).clone()
    }

    /// The file of the times of the tests in a browser.
    fn times(&self, browser: &str) -> PathBuf {
        self.workspace.state().join(format!("times-{browser}.txt"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_of_the_page_are_those_that_need_a_browser() {
        let workspace = Workspace::find().expect("this is a checkout");
        let crates = crates_of_the_page(&workspace).expect("they are there");
        let is_among = |name: &str| crates.iter().any(|it| it == name);
        assert!(is_among("app") && is_among("worker"), "{crates:?}");
        assert!(!is_among("chess") && !is_among("wasm_bindings") && !is_among("xtask"));
    }

    #[test]
    fn a_word_that_is_no_step_is_refused_unless_it_names_tests_in_a_browser() {
        let workspace = Workspace {
            root: ".".into(),
            target: ".".into(),
            cache: ".".into(),
        };
        for words in [["fmt", "lint"], ["native", "lint"]] {
            let arguments = Arguments {
                words: words.map(str::to_owned).to_vec(),
                ..Arguments::default()
            };
            let refused = run(&workspace, &arguments);
            assert!(refused.is_err_and(|message| message.contains("`lint`")));
        }
    }
}
