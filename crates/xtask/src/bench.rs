//! The command `bench`: speed against others, who run in the same program on the same machine at the same time.
//!
//! Each comparison is an example of the crate it is about, because only that crate's tests know the others. It runs
//! natively and, compiled for WASI, under Node, whose V8 compiles wasm as Chromium does.

mod embed;
mod engine;
mod figures;
mod lab;
mod page;
mod puzzles;

use crate::Result;
use crate::browser::{Engine, TestEnvironment};
use crate::process::{self, explain, run, run_with};
use crate::tools::executable;
use crate::wasi;
use crate::workspace::Workspace;
use std::fs::File;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// A comparison.
struct Bench {
    name: &'static str,
    /// The crate, and its example that measures.
    package: &'static str,
    example: &'static str,
    builds: &'static [Build],
    /// A further measurement, given what each build has printed.
    more: Option<Measure>,
}

/// A measurement of its own, with the file that was named.
type Measure = fn(&Workspace, &[String], Option<&str>) -> Result<()>;

/// One way to compile and run it.
struct Build {
    title: &'static str,
    /// The compilation target, if it is not this machine.
    target: Option<&'static str>,
    /// Further options for cargo.
    options: &'static [&'static str],
}

const BENCHES: &[Bench] = &[
    Bench {
        name: "perft",
        package: "chess",
        example: "perft_race",
        builds: &[
            Build {
                title: "natively",
                target: None,
                options: &[],
            },
            Build {
                title: "in wasm",
                target: Some(wasi::TARGET),
                options: &[],
            },
            Build {
                title: "in wasm, ours without its table of attacks as in the page",
                target: Some(wasi::TARGET),
                options: &["--no-default-features"],
            },
        ],
        more: None,
    },
    Bench {
        name: "pgn",
        package: "game",
        example: "pgn_race",
        builds: &[
            Build {
                title: "natively",
                target: None,
                options: &["--features", "magics"],
            },
            Build {
                title: "in wasm",
                target: Some(wasi::TARGET),
                options: &["--features", "magics"],
            },
            Build {
                title: "in wasm, ours without its table of attacks as in the page",
                target: Some(wasi::TARGET),
                options: &[],
            },
        ],
        more: None,
    },
    Bench {
        name: "puzzles",
        package: "puzzle",
        example: "puzzle_speed",
        builds: &[
            Build {
                title: "natively",
                target: None,
                options: &["--features", "magics"],
            },
            Build {
                title: "in wasm, without tables as in the page",
                target: Some(wasi::TARGET),
                options: &[],
            },
        ],
        more: Some(puzzles::more),
    },
    Bench {
        name: "tablebase",
        package: "tablebase",
        example: "tablebase_speed",
        builds: &[
            Build {
                title: "natively",
                target: None,
                options: &[],
            },
            Build {
                title: "in wasm",
                target: Some(wasi::TARGET),
                options: &[],
            },
        ],
        more: None,
    },
    Bench {
        name: "lab",
        package: "lab",
        example: "lab_speed",
        builds: &[
            Build {
                title: "natively",
                target: None,
                options: &["--features", "magics"],
            },
            Build {
                title: "in wasm",
                target: Some(wasi::TARGET),
                options: &["--features", "magics"],
            },
        ],
        more: Some(lab::more),
    },
    Bench {
        name: "engine",
        package: "engine",
        example: "engine_speed",
        builds: &[
            Build {
                title: "natively",
                target: None,
                options: &[],
            },
            Build {
                title: "in wasm",
                target: Some(wasi::TARGET),
                options: &[],
            },
        ],
        more: Some(engine::more),
    },
    Bench {
        name: "page",
        package: "browser-tests",
        example: page::EXAMPLE,
        builds: &[],
        more: Some(page::measure),
    },
    Bench {
        name: "embed",
        package: "browser-tests",
        example: embed::EXAMPLE,
        builds: &[],
        more: Some(embed::measure),
    },
];

/// The names, for the list of commands.
pub const NAMES: &str = "perft pgn puzzles tablebase lab engine page embed";

/// Runs one comparison and prints its tables. A file is given to the program to run on, if it takes one.
pub fn perform(workspace: &Workspace, name: &str, file: Option<&str>) -> Result<()> {
    let bench = BENCHES
        .iter()
        .find(|bench| bench.name == name)
        .ok_or_else(|| format!("there is no bench `{name}`: there is {NAMES}"))?;
    let mut outputs = Vec::new();
    for build in bench.builds {
        println!("==> {} {} (usually half a minute)", bench.name, build.title);
        let under_node = build.target.map(|_| wasi::runner(workspace)).transpose()?;
        let program = compile(workspace, bench, build)?;
        let mut command = if let Some(runner) = under_node {
            let mut node = Command::new(&runner[0]);
            node.args(&runner[1..]).arg(program);
            node
        } else {
            Command::new(program)
        };
        let input = match file {
            None => Stdio::null(),
            Some(path) => {
                command.arg("-");
                let file = File::open(path).map_err(|error| format!("`{path}`: {error}"))?;
                file.into()
            }
        };
        let done = run_with(&mut command, input)?;
        if !done.success {
            return Err(format!("{} {} failed:\n{}", name, build.title, done.output));
        }
        println!("{}", done.output);
        outputs.push(done.output);
    }
    bench
        .more
        .map_or(Ok(()), |more| more(workspace, &outputs, file))
}

/// Compiles an example as it would be shipped; answers where it lies.
fn compile(workspace: &Workspace, bench: &Bench, build: &Build) -> Result<PathBuf> {
    let mut cargo = process::cargo();
    cargo
        .current_dir(&workspace.root)
        .args(["build", "--release", "-p", bench.package])
        .args(["--example", bench.example])
        .args(build.options);
    let mut folder = workspace.target.clone();
    let mut file = executable(bench.example);
    if let Some(target) = build.target {
        cargo.args(["--target", target]);
        folder.push(target);
        file = format!("{}.wasm", bench.example);
    }
    let done = run(&mut cargo)?;
    if done.success {
        return Ok(folder.join("release/examples").join(file));
    }
    let reason = explain(&done.output).map_or(done.output.as_str(), |reason| reason);
    Err(format!("{} was not compiled: {reason}", bench.example))
}

/// Runs an example of `browser-tests` on the built page in Chromium; answers with what it has printed.
fn in_chromium(workspace: &Workspace, example: &str) -> Result<String> {
    let browser = Engine::Chromium.prepare(&workspace.cache)?;
    let environment = TestEnvironment::start(workspace, &browser, 1)?;
    let mut measure = process::cargo();
    measure
        .current_dir(&workspace.root)
        .args(["run", "--quiet", "-p", "browser-tests"])
        .args(["--example", example]);
    environment.pass_to(&mut measure);
    let done = run(&mut measure)?;
    if done.success {
        Ok(done.output)
    } else {
        Err(format!("{example} failed:\n{}", done.output))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bench_is_there_and_listed() {
        let workspace = Workspace::find().expect("this is a checkout");
        for bench in BENCHES {
            let file = format!("crates/{}/examples/{}.rs", bench.package, bench.example);
            assert!(workspace.root.join(&file).is_file(), "{file}");
            assert!(NAMES.split(' ').any(|name| name == bench.name));
        }
        assert!(
            perform(&workspace, "chess", None).is_err_and(|message| message.contains("`chess`"))
        );
    }
}
