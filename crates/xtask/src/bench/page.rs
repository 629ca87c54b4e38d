//! `bench page`: the sizes of the built page, and in Chromium its start and its memory; each beside its budget.

use super::{engine, in_chromium};
use crate::sizes::{self, Size};
use crate::workspace::Workspace;
use crate::{Result, build, tools};
use std::path::Path;

/// The example of `browser-tests` that measures.
pub const EXAMPLE: &str = "page_start";

/// The files that a visitor downloads to have the library of games.
const LIBRARY: &[&str] = &["library.js", "library_worker.js", "library_worker_bg.wasm"];
/// The files that a visitor downloads to have puzzles kept.
const PUZZLES: &[&str] = &["puzzles.js", "puzzle_worker.js", "puzzle_worker_bg.wasm"];
/// The files that a visitor downloads to have tables of endings made.
const TABLEBASE: &[&str] = &[
    "tablebase.js",
    "tablebase_worker.js",
    "tablebase_worker_bg.wasm",
];
/// The files that a visitor downloads to have values of the pieces fitted.
const LAB: &[&str] = &["lab.js", "lab_worker.js", "lab_worker_bg.wasm"];

/// Not a part of the page: it keeps it on the device.
const SERVICE_WORKER: &str = "sw.js";

/// A figure, by the name that the example gives it.
struct Figure {
    name: &'static str,
    title: &'static str,
    unit: &'static str,
    /// The budget, if there is one.
    most: Option<f64>,
}

const fn figure(
    name: &'static str,
    title: &'static str,
    unit: &'static str,
    most: Option<f64>,
) -> Figure {
    Figure {
        name,
        title,
        unit,
        most,
    }
}

/// Sizes, compressed by gzip.
const SIZES: &[Figure] = &[
    figure("first", "first load, all of it", "KB", Some(350.0)),
    figure(
        "page",
        "page, its chunks and their scripts",
        "KB",
        Some(900.0),
    ),
    figure("library", "library worker", "KB", Some(160.0)),
    figure("puzzles", "puzzle worker", "KB", Some(120.0)),
    figure("tablebase", "tablebase worker", "KB", Some(110.0)),
    figure("lab", "laboratory worker", "KB", Some(160.0)),
    figure(
        "engine",
        "engine worker with its network",
        "KB",
        Some(400.0),
    ),
];

const TIMES: &[Figure] = &[
    figure(
        "missing-pieces",
        "pieces not seen before any wasm",
        "",
        Some(0.0),
    ),
    figure(
        "static-paint",
        "board painted, without any wasm",
        "ms",
        None,
    ),
    figure("paint", "first paint", "ms", None),
    figure("wasm", "wasm compiled", "ms", None),
    figure("ready", "ready", "ms", None),
    figure(
        "longest",
        "longest task (0: none over 50 ms)",
        "ms",
        Some(50.0),
    ),
    figure("shift", "layout shift", "", None),
    figure(
        "paint-throttled",
        "first paint, CPU 4 times slower",
        "ms",
        None,
    ),
    figure(
        "ready-throttled",
        "ready, CPU 4 times slower",
        "ms",
        Some(1000.0),
    ),
    figure(
        "longest-throttled",
        "longest task, CPU 4 times slower",
        "ms",
        Some(200.0),
    ),
    figure("paint-slow-network", "first paint, 1.6 Mbit/s", "ms", None),
    figure(
        "ready-slow-network",
        "ready, 1.6 Mbit/s",
        "ms",
        Some(3000.0),
    ),
    figure(
        "longest-slow-network",
        "longest task, 1.6 Mbit/s",
        "ms",
        Some(50.0),
    ),
    figure("shift-slow-network", "layout shift, 1.6 Mbit/s", "", None),
    figure("heap", "memory after a game, JavaScript", "MB", None),
    figure("wasm-memory", "memory after a game, wasm", "MB", None),
];

/// The pieces at the start of a game.
const PIECES: f64 = 32.0;

/// Builds the page where it is not up to date, measures it and prints every figure; at the end the budgets that are missed.
pub fn measure(workspace: &Workspace, _: &[String], _: Option<&str>) -> Result<()> {
    let tools = tools::prepare(workspace)?;
    build::build(workspace, &tools)?;
    let dist = workspace.dist();
    println!("==> page: its files");
    sizes::print_all(&dist);
    println!("==> page in Chromium (usually 2 minutes)");
    let output = in_chromium(workspace, EXAMPLE)?;
    let mut figures = Figures::read(&output);
    figures.add_sizes(&dist, &output);
    let missed: Vec<_> = SIZES
        .iter()
        .chain(TIMES)
        .filter_map(|figure| figures.print(figure))
        .collect();
    match missed.as_slice() {
        [] => println!("every budget is kept"),
        missed => println!("missed: {}", missed.join("; ")),
    }
    Ok(())
}

/// Figures by name.
struct Figures(Vec<(String, f64)>);

impl Figures {
    /// Reads the lines `name value`.
    fn read(output: &str) -> Self {
        let lines = output.lines().filter_map(|line| {
            let (name, value) = line.trim().split_once(' ')?;
            Some((name.to_owned(), value.parse().ok()?))
        });
        let mut figures = Self(lines.collect());
        if let Some(seen) = figures.get("static-pieces") {
            figures.add("missing-pieces", PIECES - seen);
        }
        figures
    }

    /// Adds up the sizes of the files in `dist`; those of the first load are named in the lines `file name`.
    fn add_sizes(&mut self, dist: &Path, output: &str) {
        let all = sizes::files(dist);
        let of_worker = |name: &str| {
            let workers = [LIBRARY, PUZZLES, TABLEBASE, LAB, engine::FILES];
            workers.iter().any(|files| files.contains(&name))
        };
        let is_page =
            |name: &&str| sizes::is_code(name) && !of_worker(name) && *name != SERVICE_WORKER;
        let first = output.lines().filter_map(|line| line.strip_prefix("file "));
        self.add("first", kilobytes(dist, first));
        self.add(
            "page",
            kilobytes(dist, all.iter().map(String::as_str).filter(is_page)),
        );
        self.add("library", kilobytes(dist, LIBRARY.iter().copied()));
        self.add("puzzles", kilobytes(dist, PUZZLES.iter().copied()));
        self.add("tablebase", kilobytes(dist, TABLEBASE.iter().copied()));
        self.add("lab", kilobytes(dist, LAB.iter().copied()));
        self.add("engine", kilobytes(dist, engine::FILES.iter().copied()));
    }

    fn add(&mut self, name: &str, value: f64) {
        self.0.push((name.to_owned(), value));
    }

    fn get(&self, name: &str) -> Option<f64> {
        let found = self.0.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| *value)
    }

    /// Prints a figure and its budget; answers with its title if it is over it, or was not measured.
    fn print(&self, figure: &Figure) -> Option<&'static str> {
        let Figure {
            name,
            title,
            unit,
            most,
        } = figure;
        let Some(value) = self.get(name) else {
            println!("{:>10} {unit:2}  {title}", "?");
            return Some(title);
        };
        let missed = most.is_some_and(|most| value > most);
        let budget = most.map_or(String::new(), |most| {
            format!(", at most {most}{}", if missed { ": MISSED" } else { "" })
        });
        println!("{value:10.1} {unit:2}  {title}{budget}");
        missed.then_some(title)
    }
}

fn kilobytes<'a>(dist: &Path, names: impl Iterator<Item = &'a str>) -> f64 {
    let size: Size = names.map(|name| Size::of(&dist.join(name))).sum();
    size.gzip as f64 / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_that_are_missed_are_named() {
        let figures = Figures::read(
            "file app.js\nready-throttled 1000.5\nlongest 50.000\nstatic-pieces 32\nnoise\n",
        );
        let missed: Vec<_> = TIMES[..6]
            .iter()
            .chain(
                TIMES
                    .iter()
                    .filter(|figure| figure.name == "ready-throttled"),
            )
            .filter(|figure| figures.get(figure.name).is_some())
            .filter_map(|figure| figures.print(figure))
            .collect();
        assert_eq!(missed, ["ready, CPU 4 times slower"]);
        assert_eq!(figures.get("missing-pieces"), Some(0.0));
        assert!(figures.print(&SIZES[0]).is_some(), "it was not measured");
    }
}
