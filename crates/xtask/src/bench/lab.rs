//! `bench lab`, beyond its speed: whether wasm computes the same digits, and how fast others are on the same games.

use crate::Result;
use crate::cargo::cargo;
use crate::workspace::Workspace;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

/// The console program of the source's experiment, if it is on the PATH: it reads games and makes 10,000 steps.
const CONSOLE: &str = "pgnlearn";

/// Fits the rows of a file by scikit-learn, if Python has it: prints its version, the shortest of five times in milliseconds, and the values.
const SCIKIT_LEARN: &str = "
import sys, time, numpy, sklearn
from sklearn.linear_model import LogisticRegression
rows = numpy.loadtxt(sys.argv[1])
rows = rows[rows[:, 5] != 1]
x, y = rows[:, :5], rows[:, 5] == 2
times = []
for _ in range(5):
    fit = LogisticRegression(C=1 / (2e-6 * len(y)), fit_intercept=False, solver='newton-cg', tol=1e-10)
    begun = time.perf_counter()
    fit.fit(x, y)
    times.append(time.perf_counter() - begun)
values = 100 * fit.coef_[0] / fit.coef_[0][0]
print('scikit-learn', sklearn.__version__, f'{1e3 * min(times):.1f} ms', *(f'{value:.1f}' for value in values))
";

/// Compares the coefficients that were printed; on a file of games has the others do the same work.
pub fn more(workspace: &Workspace, outputs: &[String], games: Option<&str>) -> Result<()> {
    let bits = |output: &String| output.trim_end().lines().last().map(str::to_owned);
    if let [natively, in_wasm] = outputs {
        let same = bits(natively) == bits(in_wasm);
        let told = if same { "are" } else { "ARE NOT" };
        println!("all coefficients {told} the same natively and in wasm");
    }
    let Some(games) = games else {
        println!("Name a file of games to have others run on it: `cargo xtask bench lab FILE`.");
        return Ok(());
    };
    let folder = workspace.target.join("bench-lab");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    if let Some(seconds) = console(Path::new(games), &folder)? {
        let ours = ["games to rows", "10,000 steps"].map(|name| figure(&outputs[0], name));
        let ours: Option<f64> = ours.into_iter().sum();
        let ratio = ours.map_or(String::new(), |ours| {
            format!(", {:.1} times ours", seconds / ours)
        });
        println!("{CONSOLE}: games to rows and 10,000 steps {seconds:.2} s{ratio}");
    } else {
        println!("`{CONSOLE}` is not on the PATH");
    }
    println!("{}", scikit_learn(workspace, games, &folder)?);
    Ok(())
}

/// Seconds of the console program; `None` where it is not installed.
fn console(games: &Path, folder: &Path) -> Result<Option<f64>> {
    // It writes its files beside the games, and to the folder in which it runs.
    let copy = folder.join("games.pgn");
    fs::copy(games, &copy).map_err(|error| format!("{}: {error}", games.display()))?;
    let begun = Instant::now();
    let mut command = Command::new(CONSOLE);
    let ran = command.arg("games.pgn").current_dir(folder).output();
    Ok(ran.is_ok().then(|| begun.elapsed().as_secs_f64()))
}

/// Regression of scikit-learn over the rows that we make of the games.
fn scikit_learn(workspace: &Workspace, games: &str, folder: &Path) -> Result<String> {
    let rows: PathBuf = folder.join("rows.mat");
    let file = File::create(&rows).map_err(|error| format!("{}: {error}", rows.display()))?;
    let mut sessa = cargo();
    sessa
        .current_dir(&workspace.root)
        .args([
            "run",
            "--quiet",
            "--release",
            "-p",
            "cli",
            "--",
            "lab",
            "rows",
            games,
        ])
        .stdin(Stdio::null())
        .stdout(file);
    let written = sessa.status().is_ok_and(|status| status.success());
    if !written {
        return Err("`sessa lab rows` failed".into());
    }
    let python = Command::new("python3")
        .args(["-c", SCIKIT_LEARN])
        .arg(&rows)
        .output();
    Ok(match python {
        Ok(done) if done.status.success() => {
            String::from_utf8_lossy(&done.stdout).trim_end().to_owned()
        }
        _ => "scikit-learn is not installed for python3".to_owned(),
    })
}

/// The seconds in the line that begins so.
fn figure(output: &str, name: &str) -> Option<f64> {
    let line = output.lines().find(|line| line.starts_with(name))?;
    let before = line.split_once(" s ")?.0;
    before.rsplit(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::figure;

    #[test]
    fn figures_are_read() {
        let output =
            "games to rows     1.250 s   9 games\n10,000 steps of the descent   0.5 s   7 rows\n";
        assert_eq!(figure(output, "games to rows"), Some(1.25));
        assert_eq!(figure(output, "10,000 steps"), Some(0.5));
        assert_eq!(figure(output, "Newton"), None);
    }
}
