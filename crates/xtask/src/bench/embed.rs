//! `bench embed`: the size of an embedded board, and in Chromium how soon one can be used, what ten and twenty of them cost, and
//! whether any is left behind; each beside its budget.

use super::figures::{Figure, Figures, figure, kilobytes, print_all};
use super::in_chromium;
use crate::chunks::Chunks;
use crate::trunk::{self, Page};
use crate::workspace::Workspace;
use crate::{Result, embed};

/// The example of `browser-tests` that measures.
pub const EXAMPLE: &str = "embed_start";

/// The scripts that a page fetches before the program.
const LOADER: [&str; 6] = [
    "sessa.js",
    "element.js",
    "program.js",
    "engine-queue.js",
    "room.js",
    "statement.js",
];

/// The drawings of the pieces.
const PIECES: [&str; 12] = [
    "wK", "wQ", "wR", "wB", "wN", "wP", "bK", "bQ", "bR", "bB", "bN", "bP",
];

const FIGURES: &[Figure] = &[
    figure("loader", "scripts before the program", "KB", Some(8.0)),
    figure("program", "the program and its script", "KB", Some(180.0)),
    figure("game", "besides, for a game to play through", "KB", None),
    figure("puzzle", "besides, for puzzles", "KB", None),
    figure("play", "besides, for a game or a set-up", "KB", None),
    figure("lesson", "besides, for a lesson", "KB", None),
    figure("engine", "the engine and its script", "KB", None),
    figure(
        "usable",
        "first board usable, warm cache",
        "ms",
        Some(300.0),
    ),
    figure("still", "first board seen, warm cache", "ms", None),
    figure(
        "pixels",
        "what that takes: scripts, styles, pieces",
        "KB",
        Some(35.0),
    ),
    figure(
        "fetches",
        "ten boards: modules fetched again",
        "",
        Some(0.0),
    ),
    figure(
        "compiled",
        "ten boards: modules compiled again",
        "",
        Some(0.0),
    ),
    figure(
        "workers",
        "ten boards: workers of the engine",
        "",
        Some(1.0),
    ),
    figure("memory", "twenty boards: memory", "MB", Some(60.0)),
    figure(
        "longest",
        "twenty boards: longest task (0: none over 50 ms)",
        "ms",
        Some(50.0),
    ),
    figure("shift", "twenty boards: layout shift", "", Some(0.0)),
    figure(
        "narrow",
        "five games on a phone: layout shift",
        "",
        Some(0.0),
    ),
    figure(
        "growth",
        "a hundred boards come and go: memory left",
        "MB",
        Some(0.5),
    ),
    figure(
        "frames",
        "frames until a changed height is told",
        "",
        Some(1.0),
    ),
];

/// Builds the page where it is not up to date, measures boards and prints every figure; at the end the budgets that are missed.
pub fn measure(workspace: &Workspace, _: &[String], _: Option<&str>) -> Result<()> {
    trunk::build(workspace, Page::default())?;
    println!("==> embedded boards in Chromium (usually half a minute)");
    let output = in_chromium(workspace, EXAMPLE)?;
    for line in output
        .lines()
        .filter(|line| line.starts_with("longest frame: "))
    {
        println!("{line}");
    }
    let mut figures = Figures::read(&output);
    let folder = workspace.dist().join(embed::FOLDER);
    let size = |names: &[&'static str]| kilobytes(&folder, names.iter().copied());
    figures.add("loader", size(&LOADER));
    let pieces = PIECES.map(|piece| format!("pieces/staunton/{piece}.svg"));
    let pieces = kilobytes(&folder, pieces.iter().map(String::as_str));
    figures.add("pixels", size(&LOADER) + size(&["embed.css"]) + pieces);
    figures.add(
        "program",
        size(&["embed.js", "embed_bg.wasm", "__wasm_split.js"]),
    );
    let chunks = Chunks::of(&folder);
    for mode in ["game", "puzzle", "play", "lesson"] {
        let files = chunks.paths(mode);
        figures.add(mode, kilobytes(&folder, files.iter().map(String::as_str)));
    }
    figures.add("engine", size(&["engine.js", "engine_bg.wasm"]));
    print_all(&figures, FIGURES.iter());
    Ok(())
}
