//! `cargo xtask`: build, serve, test and benchmark the program on a fresh machine.
//!
//! Two commands do all set-up themselves: [`serve`] shows the page, [`test`] proves it. What they install
//! is kept per version in the user's cache folder ([`tools`]); a message says what happens and how long it takes.

mod bench;
mod browser;
mod build;
mod bundle;
mod course;
mod debian;
mod embed;
mod fingerprint;
mod frameworks;
mod icons;
mod install;
mod merge;
mod npm;
mod offline;
mod optimize;
mod process;
mod rust;
mod screens;
mod serve;
mod sizes;
mod split;
mod standard_library;
mod step_result;
mod test;
mod tools;
mod wasi;
mod workspace;

use std::process::ExitCode;
use workspace::Workspace;

/// The result of a task; an error is one message that tells the user what to do.
type Result<T> = std::result::Result<T, String>;

const USAGE: &str = "\
Usage: cargo xtask <command>

  serve [--port N]   build the optimised page and serve it on 127.0.0.1 (port 8080 unless told otherwise)
  build              leave the page in dist/, ready for any static host, at any path
  test [step…]       check everything, or only some of: fmt clippy native wasm page chromium firefox webkit
    learn::, …       of the tests in browsers only those with this in their names
    --renew-screens  take the pictures anew that the screens must look like (in the step chromium)
  bench perft        race our move generation against two other libraries, natively and in wasm
  bench pgn [FILE]   race our reading of games against another library, natively and in wasm
  bench engine       nodes a second natively and in wasm; the worker's size and, in Chromium, how soon it is ready and stops
  bench page         the page's sizes and, in Chromium, its start and its memory; which budget is missed
  bench embed        the same for boards on other people's pages
  icons              draw the icon anew in the sizes that devices ask for, after a change of www/icon.svg
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(code) => code,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(arguments: &[String]) -> Result<ExitCode> {
    let Some((command, rest)) = arguments.split_first() else {
        print!("{USAGE}");
        return Ok(ExitCode::SUCCESS);
    };
    if matches!(command.as_str(), "-h" | "--help" | "help")
        || rest.iter().any(|a| a == "--help" || a == "-h")
    {
        print!("{USAGE}");
        return Ok(ExitCode::SUCCESS);
    }
    let workspace = Workspace::find()?;
    match (command.as_str(), rest) {
        ("serve", options) => {
            serve::run(&workspace, parse_port(options)?).map(|()| ExitCode::SUCCESS)
        }
        ("build", []) => build::run(&workspace).map(|()| ExitCode::SUCCESS),
        ("build", [extra, ..]) => Err(format!("`build` takes no `{extra}`\n\n{USAGE}")),
        ("test", steps) => test::run(&workspace, steps),
        ("icons", []) => icons::draw(&workspace).map(|()| ExitCode::SUCCESS),
        ("icons", [extra, ..]) => Err(format!("`icons` takes no `{extra}`\n\n{USAGE}")),
        ("bench", [name]) => bench::perform(&workspace, name, None).map(|()| ExitCode::SUCCESS),
        ("bench", [name, file]) if name == "pgn" || name == "lab" => {
            bench::perform(&workspace, name, Some(file)).map(|()| ExitCode::SUCCESS)
        }
        ("bench", _) => Err(format!("`bench` needs one name: {}", bench::NAMES)),
        (unknown, _) => Err(format!("there is no command `{unknown}`\n\n{USAGE}")),
    }
}

/// The port asked for by `--port N` or `--port=N`.
fn parse_port(options: &[String]) -> Result<u16> {
    let number = match options {
        [] => return Ok(serve::DEFAULT_PORT),
        [flag, number] if flag == "--port" => number.as_str(),
        [flag] if flag == "--port" => {
            return Err("`--port` needs a number, such as `--port 8081`".into());
        }
        [option] if option.starts_with("--port=") => &option["--port=".len()..],
        [unknown, ..] => return Err(format!("`serve` takes no `{unknown}`\n\n{USAGE}")),
    };
    number.parse().map_err(|_| {
        format!("`{number}` is not a port: give a number from 0 to 65535 (0 picks a free one)")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn port(words: &[&str]) -> Result<u16> {
        parse_port(&words.iter().map(ToString::to_string).collect::<Vec<_>>())
    }

    #[test]
    fn port_option() {
        assert_eq!(port(&[]), Ok(serve::DEFAULT_PORT));
        assert_eq!(port(&["--port", "81"]), Ok(81));
        assert_eq!(port(&["--port=0"]), Ok(0));
        for wrong in [
            &["--port"][..],
            &["--port", "x"],
            &["--port=70000"],
            &["--host", "a"],
        ] {
            assert!(port(wrong).is_err(), "{wrong:?}");
        }
    }
}
