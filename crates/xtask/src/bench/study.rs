//! `bench study`: the time that opening, reviewing and listing games takes, in Chromium on the built page.

use super::figures::{Figure, Figures, figure, print_all};
use super::in_chromium;
use crate::Result;
use crate::trunk::{self, Page};
use crate::workspace::Workspace;

/// The example of `browser-tests` that measures.
pub const EXAMPLE: &str = "study_speed";

const FIGURES: &[Figure] = &[
    figure(
        "open",
        "300 moves with 1,000 variations, until moves are shown",
        "ms",
        Some(200.0),
    ),
    figure(
        "first",
        "a review of 40 moves, until its first mistake",
        "s",
        Some(5.0),
    ),
    figure("done", "a review of 40 moves", "s", Some(60.0)),
    figure("sort", "30,000 games sorted thrice, the slowest", "s", None),
    figure(
        "sorting",
        "30,000 games, longest task while sorting",
        "ms",
        Some(50.0),
    ),
    figure(
        "scrolling",
        "30,000 games, longest task while scrolling",
        "ms",
        Some(50.0),
    ),
];

/// Builds the page where it is not up to date, and prints the figures.
pub fn measure(workspace: &Workspace, _: &[String], _: Option<&str>) -> Result<()> {
    trunk::build(workspace, Page::default())?;
    println!("==> games in Chromium (usually 2 minutes)");
    print_all(
        &Figures::read(&in_chromium(workspace, EXAMPLE)?),
        FIGURES.iter(),
    );
    Ok(())
}
