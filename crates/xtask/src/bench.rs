//! The command `bench`: speed against others, who run in the same program on the same machine at the same time.
//!
//! Each comparison is an example of the crate it is about, because only that crate's tests know the others. It runs
//! natively and, compiled for WASI, under Node, whose V8 compiles wasm as Chromium does.

mod build;
mod embed;
mod engine;
mod figures;
mod lab;
mod page;
mod play;
mod puzzles;
mod study;
mod tournament;
mod without;

use crate::Result;
use crate::arguments::Arguments;
use crate::browser::{Engine, TestEnvironment};
use crate::cargo::cargo;
use crate::process::{explain, run as run_program, run_with};
use crate::tools::executable;
use crate::wasi;
use crate::workspace::Workspace;
use std::fs::File;
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};

/// A benchmark.
struct Bench {
    name: &'static str,
    about: &'static str,
    /// It can be given a file to run on.
    takes_file: bool,
    /// The crate, and its example that measures.
    package: &'static str,
    example: &'static str,
    builds: &'static [Build],
    /// A further measurement, given what each build has printed.
    more: Option<Measure>,
}

/// A measurement of its own, after what each build has printed, with the file that was named.
type Measure = fn(&Workspace, &[String], Option<&str>) -> Result<()>;

/// One way to compile and run it.
struct Build {
    title: &'static str,
    /// The compilation target, if it is not this machine.
    target: Option<&'static str>,
    /// Further options for cargo.
    options: &'static [&'static str],
}

/// The usual two, without options.
const NATIVELY_AND_IN_WASM: &[Build] = &[
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
];

const BENCHES: &[Bench] = &[
    Bench {
        name: "perft",
        about: "our move generation, raced against two other libraries, natively and in wasm",
        takes_file: false,
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
        about: "our reading of games, raced against another library, natively and in wasm",
        takes_file: true,
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
        about: "our reading of puzzles, natively and in wasm; in Chromium, how long a solver waits for the judge",
        takes_file: true,
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
        about: "time and size of the tables of endings, natively and in wasm",
        takes_file: false,
        package: "tablebase",
        example: "tablebase_speed",
        builds: NATIVELY_AND_IN_WASM,
        more: None,
    },
    Bench {
        name: "tournament",
        about: "pairing of large tournaments, natively and in wasm, and the reference program where it is on the PATH",
        takes_file: false,
        package: "tournament",
        example: "tournament_speed",
        builds: NATIVELY_AND_IN_WASM,
        more: Some(tournament::more),
    },
    Bench {
        name: "play",
        about: "a game of 100 moves written as a link and read, natively and in wasm; in Chromium, a display on 40 boards",
        takes_file: false,
        package: "correspondence",
        example: "link_speed",
        builds: NATIVELY_AND_IN_WASM,
        more: Some(play::more),
    },
    Bench {
        name: "qr",
        about: "the results of 40 boards read as QR codes from a simulated camera, natively and in wasm",
        takes_file: false,
        package: "qr_reader",
        example: "qr_speed",
        builds: NATIVELY_AND_IN_WASM,
        more: None,
    },
    Bench {
        name: "lab",
        about: "speed of the laboratory, whether wasm gives the same digits, and others on a file of games",
        takes_file: true,
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
        about: "nodes a second natively and in wasm; the worker's size and, in Chromium, how soon it is ready and stops",
        takes_file: false,
        package: "engine",
        example: "engine_speed",
        builds: NATIVELY_AND_IN_WASM,
        more: Some(engine::more),
    },
    Bench {
        name: "page",
        about: "the page's sizes and, in Chromium, its start and its memory, each beside its budget",
        takes_file: false,
        package: "browser-tests",
        example: page::EXAMPLE,
        builds: &[],
        more: Some(page::measure),
    },
    Bench {
        name: "study",
        about: "in Chromium, a long game opened, a game reviewed, a large library sorted, each beside its budget",
        takes_file: false,
        package: "browser-tests",
        example: study::EXAMPLE,
        builds: &[],
        more: Some(study::measure),
    },
    Bench {
        name: "embed",
        about: "boards on other people's pages: size, start, memory, each beside its budget",
        takes_file: false,
        package: "browser-tests",
        example: embed::EXAMPLE,
        builds: &[],
        more: Some(embed::measure),
    },
    Bench {
        name: "build",
        about: "how long a changed line, style sheet, message or lesson takes to be seen in Chromium, beside its budget",
        takes_file: false,
        package: "browser-tests",
        example: build::EXAMPLE,
        builds: &[],
        more: Some(build::measure),
    },
];

/// A line of help for each.
pub fn help() -> impl Iterator<Item = String> {
    BENCHES.iter().map(|bench| {
        let file = if bench.takes_file { " [FILE]" } else { "" };
        format!("{}{file}: {}", bench.name, bench.about)
    })
}

/// The command `bench`.
pub fn run(workspace: &Workspace, arguments: &Arguments) -> Result<ExitCode> {
    let names: Vec<_> = BENCHES.iter().map(|bench| bench.name).collect();
    let names = names.join(", ");
    let words: Vec<_> = arguments.words.iter().map(String::as_str).collect();
    let (name, file) = match words[..] {
        [name] => (name, None),
        [name, file] => (name, Some(file)),
        _ => return Err(format!("`bench` needs one name: {names}")),
    };
    let bench = BENCHES
        .iter()
        .find(|bench| bench.name == name)
        .ok_or_else(|| format!("there is no bench `{name}`: there is {names}"))?;
    if let Some(file) = file.filter(|_| !bench.takes_file) {
        return Err(format!("`bench {name}` takes no `{file}`"));
    }
    match arguments.page.without {
        Some(step) if name == "page" => without::measure(workspace, step)?,
        Some(_) => return Err("only `bench page` knows `--without`".to_owned()),
        None => perform(workspace, bench, file)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Runs one benchmark and prints its tables. A file is given to the program to run on.
fn perform(workspace: &Workspace, bench: &Bench, file: Option<&str>) -> Result<()> {
    let name = bench.name;
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
    let mut cargo = cargo();
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
    let done = run_program(&mut cargo)?;
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
    run_example(workspace, example, |measure| environment.pass_to(measure))
}

/// Runs an example of `browser-tests`, told where everything is; answers with what it has printed.
fn run_example(
    workspace: &Workspace,
    example: &str,
    tell: impl FnOnce(&mut Command),
) -> Result<String> {
    let mut measure = cargo();
    measure
        .current_dir(&workspace.root)
        .args(["run", "--quiet", "-p", "browser-tests"])
        .args(["--example", example]);
    tell(&mut measure);
    let done = run_program(&mut measure)?;
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
    fn every_bench_is_there() {
        let workspace = Workspace::find().expect("this is a checkout");
        for bench in BENCHES {
            let file = format!("crates/{}/examples/{}.rs", bench.package, bench.example);
            assert!(workspace.root.join(&file).is_file(), "{file}");
        }
    }

    #[test]
    fn what_cannot_be_measured_is_refused() {
        let workspace = Workspace::find().expect("this is a checkout");
        for (words, named) in [
            (&["chess"][..], "`chess`"),
            (&["perft", "games.pgn"], "`games.pgn`"),
            (&[], "one name"),
        ] {
            let arguments = Arguments {
                words: words.iter().map(ToString::to_string).collect(),
                ..Arguments::default()
            };
            let refused = super::run(&workspace, &arguments);
            assert!(refused.is_err_and(|why| why.contains(named)), "{words:?}");
        }
    }
}
