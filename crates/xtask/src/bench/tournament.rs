//! `bench tournament`, beyond its speed: the budget in wasm, and the reference program on the same tournaments.

use crate::Result;
use crate::cargo::cargo;
use crate::process::run;
use crate::tools::executable;
use crate::workspace::Workspace;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// The reference program of FIDE's Dutch rules, if it is on the PATH; its makefile calls it so on every system.
const REFERENCE: &str = "bbpPairings.exe";

/// Seconds in wasm for an event of 120 players and 9 rounds.
const BUDGET: f64 = 1.0;

/// Runs of a program of which the shortest counts.
const TIMES: usize = 5;

/// Compares the figure in wasm with its budget, and whole programs with one another on files.
pub fn more(workspace: &Workspace, outputs: &[String], _: Option<&str>) -> Result<()> {
    if let Some(seconds) = outputs.get(1).and_then(|output| figure(output)) {
        let kept = if seconds < BUDGET { "" } else { ": MISSED" };
        println!("120 players and 9 rounds in wasm: {seconds:.3} s, at most {BUDGET} s{kept}");
    }
    if Command::new(REFERENCE).output().is_err() {
        println!("`{REFERENCE}` is not on the PATH: it would be measured on the same tournaments");
        return Ok(());
    }
    build(workspace)?;
    let release = workspace.target.join("release");
    let sessa = release.join(executable("sessa"));
    let example = release
        .join("examples")
        .join(executable("tournament_speed"));
    let folder = workspace.target.join("bench-tournament");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for (name, title, check) in [
        ("event", "120 players, 9 rounds paired again", true),
        ("round", "1,000 players, one round", false),
    ] {
        let made = Command::new(&example).arg(name).output();
        let made = made.map_err(|error| format!("{}: {error}", example.display()))?;
        let file = folder.join(format!("{name}.trf"));
        fs::write(&file, made.stdout).map_err(|error| format!("{}: {error}", file.display()))?;
        let times = if check { TIMES } else { 1 };
        let mut ours = Command::new(&sessa);
        ours.arg("pair").args(check.then_some("--check")).arg(&file);
        let mut theirs = Command::new(REFERENCE);
        theirs.arg("--dutch").arg(&file);
        if check {
            theirs.arg("-c");
        } else {
            theirs.arg("-p").arg(folder.join("pairs.txt"));
        }
        let (ours, theirs) = (shortest(&mut ours, times)?, shortest(&mut theirs, times)?);
        println!(
            "{title}: sessa {ours:.3} s, {REFERENCE} {theirs:.3} s, {:.1} times ours",
            theirs / ours
        );
    }
    Ok(())
}

/// Compiles the programs that are compared.
fn build(workspace: &Workspace) -> Result<()> {
    for what in [
        &["-p", "cli"][..],
        &["-p", "tournament", "--example", "tournament_speed"],
    ] {
        let mut cargo = cargo();
        cargo
            .current_dir(&workspace.root)
            .args(["build", "--release"])
            .args(what);
        let done = run(&mut cargo)?;
        if !done.success {
            return Err(done.output);
        }
    }
    Ok(())
}

/// Seconds of a program, the shortest of some times.
fn shortest(command: &mut Command, times: usize) -> Result<f64> {
    let mut shortest = f64::INFINITY;
    for _ in 0..times {
        let begun = Instant::now();
        let output = command.output().map_err(|error| error.to_string())?;
        shortest = shortest.min(begun.elapsed().as_secs_f64());
        if !output.status.success() {
            let program = Path::new(command.get_program()).display().to_string();
            return Err(format!(
                "{program}: {}",
                String::from_utf8_lossy(&output.stdout)
            ));
        }
    }
    Ok(shortest)
}

/// The seconds of the first line.
fn figure(output: &str) -> Option<f64> {
    let line = output.lines().find(|line| line.ends_with(" s"))?;
    line.split_whitespace().rev().nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::figure;

    #[test]
    fn figures_are_read() {
        assert_eq!(
            figure("120 players, 9 rounds     0.045 s\nmore 2 s\n"),
            Some(0.045)
        );
        assert_eq!(figure("nothing"), None);
    }
}
