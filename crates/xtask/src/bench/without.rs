//! `bench page --without STEP`: what a step of the optimised build brings, in the sizes of what is sent to a visitor.

use super::page::PARTS;
use crate::Result;
use crate::chunks::Chunks;
use crate::sizes::Size;
use crate::step::Step;
use crate::trunk::{self, Page};
use crate::workspace::Workspace;
use std::fs;
use std::path::Path;

/// Download sizes of a visitor.
struct Downloads {
    /// All that `index.html` names, and itself.
    first: Size,
    /// The first load and the screen that needs most, with what a game needs.
    heaviest: Size,
    /// Files of that screen.
    files: usize,
}

/// Builds the page with and without a step, and prints what both weigh.
pub fn measure(workspace: &Workspace, step: Step) -> Result<()> {
    let name = step.name();
    let without = workspace.state().join(format!("without-{name}"));
    let page = Page {
        without: Some(step),
        ..Page::default()
    };
    trunk::build_into(workspace, page, &without)?;
    trunk::build(workspace, Page::default())?;
    let (without, with) = (downloads(&without)?, downloads(&workspace.dist())?);
    for (title, without, with) in [
        ("first load", without.first, with.first),
        ("heaviest screen", without.heaviest, with.heaviest),
    ] {
        println!("{title}, with `{name}` and without:");
        Size::print_heading();
        with.print("with");
        without.print("without");
        println!(
            "{:>12} {:>10} {:>10}  saved by it",
            percent(without.raw, with.raw),
            percent(without.gzip, with.gzip),
            percent(without.brotli, with.brotli)
        );
    }
    println!(
        "files of the heaviest screen: {} with it, {} without",
        with.files, without.files
    );
    Ok(())
}

/// The share of the size without the step that the step saves.
fn percent(without: u64, with: u64) -> String {
    format!(
        "{:.2} %",
        100.0 * (without as f64 - with as f64) / without.max(1) as f64
    )
}

fn downloads(dist: &Path) -> Result<Downloads> {
    let page = dist.join("index.html");
    let html =
        fs::read_to_string(&page).map_err(|e| format!("cannot read {}: {e}", page.display()))?;
    let size = |name: &str| Size::of(&dist.join(name));
    let first = named_in(&html).into_iter().map(size).sum::<Size>() + Size::of(&page);
    let chunks = Chunks::of(dist);
    let of_part = |part: &str| {
        // What a game needs is fetched in any case.
        let mut files = chunks.paths(part);
        files.extend(chunks.paths("game"));
        files.sort();
        files.dedup();
        let sum: Size = files.iter().map(|file| size(file)).sum();
        (sum, files.len())
    };
    let parts = PARTS.map(of_part);
    let (screen, files) = parts
        .into_iter()
        .max_by_key(|(sum, _)| sum.brotli)
        .unwrap_or_default();
    Ok(Downloads {
        first,
        heaviest: first + screen,
        files,
    })
}

/// The files beside a page that it names.
fn named_in(html: &str) -> Vec<&str> {
    let mut names: Vec<_> = html
        .split("=\"./")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    names.sort_unstable();
    names.dedup();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_a_page_are_named_once() {
        let html = "<link href=\"./b.css\" /><script src=\"./a.js\"></script><a href=\"#play\"></a><link href=\"./b.css\" />";
        assert_eq!(named_in(html), ["a.js", "b.css"]);
        assert_eq!(percent(200, 150), "25.00 %");
    }
}
