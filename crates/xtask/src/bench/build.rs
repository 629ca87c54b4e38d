//! `bench build`: the development loop. Trunk serves a debug build, a file is changed, and Chromium waits until it sees the change.

use super::figures::{Figure, Figures, figure, print_all};
use super::run_example;
use crate::Result;
use crate::browser::{Engine, TestEnvironment};
use crate::cargo::cargo;
use crate::process::ChildGuard;
use crate::trunk::{self, Page};
use crate::workspace::Workspace;
use std::process::Stdio;

/// The example of `browser-tests` that changes files and watches.
pub const EXAMPLE: &str = "development_loop";

const FIGURES: &[Figure] = &[
    figure("ready", "page loaded, until it is ready", "s", None),
    figure(
        "line",
        "a line changed in the view of a screen",
        "s",
        Some(20.0),
    ),
    figure("style", "a style sheet changed", "s", Some(10.0)),
    figure("message", "a message changed", "s", Some(10.0)),
    figure("lesson", "a lesson changed", "s", Some(10.0)),
];

/// Builds and serves the debug page, changes files and prints the times until each change was seen.
pub fn measure(workspace: &Workspace, _: &[String], _: Option<&str>) -> Result<()> {
    let page = Page {
        is_dev: true,
        ..Page::default()
    };
    // The first build is not the loop.
    trunk::build(workspace, page)?;
    let browser = Engine::Chromium.prepare(&workspace.cache)?;
    let environment = TestEnvironment::start(workspace, &browser, 1)?;
    let port = trunk::free_port(0)?;
    let mut serve = cargo();
    serve
        .current_dir(&workspace.root)
        .args(["xtask", "serve", "--dev", "--port", &port.to_string()])
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let _serving = ChildGuard::spawn(&mut serve)?;
    println!("==> changing files while the page is served (usually 5 minutes)");
    let output = run_example(workspace, EXAMPLE, |measure| {
        environment.pass_to(measure);
        measure
            .env("SESSA_URL", format!("http://127.0.0.1:{port}/"))
            .env("SESSA_SOURCES", &workspace.root);
    })?;
    print_all(&Figures::read(&output), FIGURES.iter());
    Ok(())
}
