//! `bench page`: the sizes of the built page, and in Chromium its start and its memory; each beside its budget.

use super::figures::{Figure, Figures, figure, kilobytes, print_all};
use super::in_chromium;
use crate::Result;
use crate::chunks::Chunks;
use crate::embed;
use crate::programs::programs;
use crate::sizes;
use crate::trunk::{self, Page};
use crate::workspace::Workspace;
use std::fs;
use std::path::Path;

/// The example of `browser-tests` that measures.
pub const EXAMPLE: &str = "page_start";

/// The parts of the page's wasm that come when they are wanted.
pub const PARTS: [&str; 9] = [
    "game",
    "screens",
    "study",
    "laboratory",
    "puzzles",
    "puzzle_sets",
    "learning",
    "reference",
    "entry",
];

/// Not a part of the page: it keeps it on the device.
const SERVICE_WORKER: &str = "sw.js";

/// The most kilobytes that a screen adds for a visitor who comes straight to it.
const SCREEN: Option<f64> = Some(520.0);

/// Sizes, compressed by gzip.
const SIZES: &[Figure] = &[
    figure("first", "first load, all of it", "KB", Some(290.0)),
    figure(
        "part-game",
        "besides, once the page is ready, for a game",
        "KB",
        None,
    ),
    figure(
        "first-game",
        "until a first game can be played, the engine apart",
        "KB",
        Some(480.0),
    ),
    figure(
        "part-screens",
        "besides, for a dialog over a game",
        "KB",
        SCREEN,
    ),
    figure(
        "part-study",
        "besides, for analysis or library",
        "KB",
        SCREEN,
    ),
    figure(
        "part-laboratory",
        "besides, for the laboratory",
        "KB",
        SCREEN,
    ),
    figure("part-puzzles", "besides, for solving puzzles", "KB", SCREEN),
    figure(
        "part-puzzle_sets",
        "besides, for puzzles of one's own",
        "KB",
        SCREEN,
    ),
    figure("part-learning", "besides, for the course", "KB", SCREEN),
    figure(
        "part-reference",
        "besides, for what else is to learn",
        "KB",
        SCREEN,
    ),
    figure(
        "part-entry",
        "besides, for typed and spoken moves at puzzles and lessons",
        "KB",
        SCREEN,
    ),
    figure(
        "worker",
        "engine worker with its network",
        "KB",
        Some(400.0),
    ),
    figure("page", "page, all its chunks and their scripts", "KB", None),
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
        None,
    ),
    figure("paint-slow-network", "first paint, 1.6 Mbit/s", "ms", None),
    figure("ready-slow-network", "ready, 1.6 Mbit/s", "ms", None),
    figure(
        "longest-slow-network",
        "longest task, 1.6 Mbit/s",
        "ms",
        Some(50.0),
    ),
    figure("shift-slow-network", "layout shift, 1.6 Mbit/s", "", None),
    figure("heap", "memory after a game, JavaScript", "MB", None),
    figure("wasm-memory", "memory after a game, wasm", "MB", None),
    figure(
        "tables-heap",
        "memory with 40 games in play, JavaScript",
        "MB",
        None,
    ),
    figure(
        "tables-wasm",
        "memory with 40 games in play, wasm",
        "MB",
        None,
    ),
    figure(
        "tables-longest",
        "longest task while 40 robots move",
        "ms",
        Some(50.0),
    ),
];

/// The pieces at the start of a game.
const PIECES: f64 = 32.0;

/// Builds the page where it is not up to date, measures it and prints every figure; at the end the budgets that are missed.
pub fn measure(workspace: &Workspace, _: &[String], _: Option<&str>) -> Result<()> {
    trunk::build(workspace, Page::default())?;
    let dist = workspace.dist();
    println!("==> page: its files");
    sizes::print_all(&dist);
    println!("==> page in Chromium (usually 2 minutes)");
    let output = in_chromium(workspace, EXAMPLE)?;
    let mut figures = read(&output);
    add_sizes(&mut figures, workspace, &dist, &output)?;
    print_all(&figures, SIZES.iter().chain(TIMES));
    Ok(())
}

/// The figures of the example.
fn read(output: &str) -> Figures {
    let mut figures = Figures::read(output);
    if let Some(seen) = figures.get("static-pieces") {
        figures.add("missing-pieces", PIECES - seen);
    }
    figures
}

/// Adds up the sizes of the files in `dist`; those of the first load are named in the lines `file name`.
fn add_sizes(
    figures: &mut Figures,
    workspace: &Workspace,
    dist: &Path,
    output: &str,
) -> Result<()> {
    let mut of_workers = Vec::new();
    for program in programs(workspace)?
        .iter()
        .filter(|program| !program.is_split)
    {
        let files = files_of_worker(dist, &program.name);
        let size = kilobytes(dist, files.iter().map(String::as_str));
        println!("{size:10.1} KB  {} with its scripts", program.name);
        figures.add(&program.name, size);
        of_workers.extend(files);
    }
    let of_embed = |name: &str| Path::new(name).starts_with(embed::FOLDER);
    let is_page = |name: &&str| {
        let is_of_worker = of_workers.iter().any(|file| file == name);
        sizes::is_code(name) && !is_of_worker && !of_embed(name) && *name != SERVICE_WORKER
    };
    let all = sizes::files(dist);
    let first = output.lines().filter_map(|line| line.strip_prefix("file "));
    figures.add("first", kilobytes(dist, first));
    figures.add(
        "page",
        kilobytes(dist, all.iter().map(String::as_str).filter(is_page)),
    );
    let chunks = Chunks::of(dist);
    let game = chunks.paths("game");
    for part in PARTS {
        let mut files = chunks.paths(part);
        // What a game needs has been fetched by then.
        files.retain(|file| part == "game" || !game.contains(file));
        let size = kilobytes(dist, files.iter().map(String::as_str));
        figures.add(&format!("part-{part}"), size);
    }
    let game = figures.get("first").zip(figures.get("part-game"));
    if let Some((first, game)) = game {
        figures.add("first-game", first + game);
    }
    Ok(())
}

/// The files that a visitor downloads to have a worker: its module, its script, and the script of `dist` that loads that.
pub fn files_of_worker(dist: &Path, name: &str) -> Vec<String> {
    let script = format!("{name}.js");
    let imports = [
        format!("from \"./{script}\""),
        format!("from\"./{script}\""),
    ];
    let loads = |file: &String| {
        let text = fs::read_to_string(dist.join(file)).unwrap_or_default();
        imports.iter().any(|import| text.contains(import))
    };
    let is_beside = |file: &String| !file.contains('/') && sizes::is_code(file);
    let loaders = sizes::files(dist)
        .into_iter()
        .filter(is_beside)
        .filter(loads);
    loaders
        .chain([format!("{name}_bg.wasm"), script.clone()])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_that_are_missed_are_named() {
        let figures =
            read("file app.js\nready-throttled 1000.5\nlongest 50.000\nstatic-pieces 32\nnoise\n");
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

    #[test]
    fn every_size_is_measured() {
        let workspace = Workspace::find().expect("this is a checkout");
        let dist = std::env::temp_dir().join(format!("xtask-page-{}", std::process::id()));
        fs::create_dir_all(&dist).expect("a temporary folder can be made");
        let files = [
            ("engine.js", "import o from\"./worker.js\";"),
            ("worker.js", "export default 1;"),
            ("worker_bg.wasm", "12345"),
        ];
        for (file, text) in files {
            fs::write(dist.join(file), text).expect("it can be written");
        }
        let mut figures = Figures::read("");
        add_sizes(&mut figures, &workspace, &dist, "file engine.js").expect("they can be read");
        for figure in SIZES {
            assert!(figures.get(figure.name).is_some(), "{}", figure.name);
        }
        let names = files_of_worker(&dist, "worker");
        fs::remove_dir_all(dist).expect("the test made it");
        assert_eq!(names, ["engine.js", "worker_bg.wasm", "worker.js"]);
    }
}
