//! `bench puzzles`, beyond their files: how long a solver waits for the judge and for the next puzzle, in Chromium on the built page.

use super::in_chromium;
use crate::Result;
use crate::trunk::{self, Page};
use crate::workspace::Workspace;

/// The example of `browser-tests` that measures.
const LATENCY: &str = "judge_latency";

/// Builds the page where it is not up to date, and prints the times.
pub fn more(workspace: &Workspace, _: &[String], _: Option<&str>) -> Result<()> {
    trunk::build(workspace, Page::default())?;
    println!("==> the judge in Chromium (usually 3 minutes)");
    println!("{}", in_chromium(workspace, LATENCY)?);
    Ok(())
}
