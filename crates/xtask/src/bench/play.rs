//! `bench play`, beyond links: the longest task of a simultaneous display, in Chromium on the built page.

use super::figures::{Figure, Figures, figure, print_all};
use super::in_chromium;
use crate::Result;
use crate::trunk::{self, Page};
use crate::workspace::Workspace;

/// The example of `browser-tests` that measures.
const EXAMPLE: &str = "play_speed";

const FIGURES: &[Figure] = &[
    figure(
        "begun",
        "40 boards, longest task until they are shown",
        "ms",
        Some(50.0),
    ),
    figure(
        "moves",
        "40 boards, longest task in a round of moves against robots",
        "ms",
        Some(50.0),
    ),
];

/// Builds the page where it is not up to date, and prints the figures.
pub fn more(workspace: &Workspace, _: &[String], _: Option<&str>) -> Result<()> {
    trunk::build(workspace, Page::default())?;
    println!("==> 40 boards in Chromium (usually a minute)");
    print_all(
        &Figures::read(&in_chromium(workspace, EXAMPLE)?),
        FIGURES.iter(),
    );
    Ok(())
}
