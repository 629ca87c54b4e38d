//! `bench engine`, beyond its speed: size of the engine's worker, and its latency in Chromium on the built page, to its
//! start and to a new search.

use super::in_chromium;
use super::page::files_of_worker;
use crate::trunk::{self, Page};
use crate::workspace::Workspace;
use crate::{Result, sizes};

/// The example of `browser-tests` that measures.
const LATENCY: &str = "engine_latency";

/// The program of the engine.
const PROGRAM: &str = "worker";

/// Compares the speeds that were printed, builds the page where it is not up to date, and prints its figures.
pub fn more(workspace: &Workspace, outputs: &[String], _: Option<&str>) -> Result<()> {
    let speeds: Vec<f64> = outputs.iter().filter_map(|output| speed(output)).collect();
    if let [natively, in_wasm] = speeds[..] {
        println!(
            "in wasm it is {:.2} times as fast as natively",
            in_wasm / natively
        );
    }
    trunk::build(workspace, Page::default())?;
    println!("==> engine: its files");
    let dist = workspace.dist();
    sizes::print_files(&dist, &files_of_worker(&dist, PROGRAM));
    println!("==> engine in Chromium (usually 3 minutes)");
    println!("{}", in_chromium(workspace, LATENCY)?);
    Ok(())
}

/// The last number of `… nodes, 1000000 a second`.
fn speed(output: &str) -> Option<f64> {
    let (_, speed) = output.trim_end().rsplit_once("nodes, ")?;
    speed.split(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::speed;

    #[test]
    fn speeds_are_read() {
        assert_eq!(speed("note\n900 nodes, 1234 a second\n"), Some(1234.0));
        assert_eq!(speed("900 nodes"), None);
    }
}
