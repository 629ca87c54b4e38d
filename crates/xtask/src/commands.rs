//! Commands of `cargo xtask`: one table, of which the help is made and by which a command is found.

use crate::arguments::Arguments;
use crate::workspace::Workspace;
use crate::{Result, bench, finish, icons, test, trunk};
use lexopt::Parser;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::process::ExitCode;

/// A command.
struct Command {
    name: &'static str,
    /// Syntax of the arguments, for the help.
    takes: &'static str,
    /// Description in lines, for the help.
    about: &'static [&'static str],
    /// Its options, without their hyphens.
    options: &'static [&'static str],
    run: fn(&Workspace, &Arguments) -> Result<ExitCode>,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "serve",
        takes: "[--port N] [--dev]",
        about: &[
            "build the optimised page and serve it on 127.0.0.1 (port 8080 unless told otherwise), by `trunk serve --release`",
            "--dev: the development loop, by `trunk serve`: not optimised, built anew in seconds, loads itself again",
        ],
        options: &["port", "dev", "with-messages"],
        run: |workspace, arguments| {
            arguments.no_words("serve")?;
            trunk::serve(workspace, arguments.page, arguments.port())?;
            Ok(ExitCode::SUCCESS)
        },
    },
    Command {
        name: "build",
        takes: "[--with-messages] [--dev]",
        about: &[
            "leave the page in dist/, ready for any static host, at any path, by `trunk build --release`",
            "--with-messages: a panic says where, for reports of faults (an eighth larger)",
            "--dev: not optimised, by `trunk build`",
        ],
        options: &["dev", "with-messages"],
        run: |workspace, arguments| {
            arguments.no_words("build")?;
            trunk::build_and_tell(workspace, arguments.page)?;
            Ok(ExitCode::SUCCESS)
        },
    },
    Command {
        name: "test",
        takes: "[STEP]… [NAME]… [--dev] [--renew-screens]",
        about: &[
            "check everything, or only some of: fmt clippy native wasm page browsers chromium firefox webkit",
            "NAME: after chromium, firefox or webkit, only the tests with this in their names",
            "--dev: tests in browsers look at a debug build of the page",
            "--renew-screens: take the pictures anew that the screens must look like (in the step chromium)",
        ],
        options: &["dev", "renew-screens"],
        run: test::run,
    },
    Command {
        name: "bench",
        takes: "NAME [FILE] [--without STEP]",
        about: &[
            "measure, against others or beside a budget; NAME is one of those below",
            "--without STEP: bench page tells what a step of the optimised build brings",
        ],
        options: &["without"],
        run: bench::run,
    },
    Command {
        name: "icons",
        takes: "",
        about: &[
            "draw the icon anew in the sizes that devices ask for, after a change of www/icon.svg",
        ],
        options: &[],
        run: |workspace, arguments| {
            arguments.no_words("icons")?;
            icons::draw(workspace)?;
            Ok(ExitCode::SUCCESS)
        },
    },
    Command {
        name: "finish",
        takes: "",
        about: &["what Trunk calls when it has built the page (the hook of Trunk.toml)"],
        options: &[],
        run: |workspace, arguments| {
            arguments.no_words("finish")?;
            finish::run(workspace)?;
            Ok(ExitCode::SUCCESS)
        },
    },
    Command {
        name: "announce",
        takes: "--port N",
        about: &["what `serve` calls: say when a page is served at a port"],
        options: &["port"],
        run: |_, arguments| {
            arguments.no_words("announce")?;
            trunk::announce(arguments.port());
            Ok(ExitCode::SUCCESS)
        },
    },
];

/// Runs the command that is named, or prints the help.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Result<ExitCode> {
    let arguments: Vec<_> = arguments.into_iter().collect();
    let wants_help = |argument: &OsString| argument == "--help" || argument == "-h";
    let name = arguments.first().and_then(|name| name.to_str());
    if matches!(name, None | Some("help")) || arguments.iter().any(wants_help) {
        print!("{}", help());
        return Ok(ExitCode::SUCCESS);
    }
    let name = name.unwrap_or_default();
    let command = COMMANDS
        .iter()
        .find(|command| command.name == name)
        .ok_or_else(|| format!("there is no command `{name}`\n\n{}", help()))?;
    let parser = Parser::from_args(&arguments[1..]);
    let told = Arguments::read(parser, command.name, command.options)
        .map_err(|why| format!("{why}\n\nUsage: cargo xtask {name} {}", command.takes))?;
    (command.run)(&Workspace::find()?, &told)
}

/// The help: every command, and every benchmark.
fn help() -> String {
    let mut help = String::from("Usage: cargo xtask <command>\n");
    for Command {
        name, takes, about, ..
    } in COMMANDS
    {
        let _ = writeln!(help, "\n  {name} {takes}");
        for line in *about {
            let _ = writeln!(help, "      {line}");
        }
        if *name == "bench" {
            for line in bench::help() {
                let _ = writeln!(help, "      {line}");
            }
        }
    }
    help
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_names_every_command_with_its_options() {
        let help = help();
        for command in COMMANDS {
            assert!(
                help.contains(&format!("\n  {} ", command.name)),
                "{}",
                command.name
            );
            assert!(!command.about.is_empty());
            let whole = [&[command.takes], command.about].concat().join(" ");
            // `serve` has what `build` explains.
            for option in command
                .options
                .iter()
                .filter(|it| command.name != "serve" || **it != "with-messages")
            {
                assert!(
                    whole.contains(&format!("--{option}")),
                    "{} --{option}",
                    command.name
                );
            }
        }
    }

    #[test]
    fn the_help_names_every_step_of_the_tests_and_every_bench() {
        let help = help();
        for step in test::step_names() {
            assert!(help.contains(&format!(" {step}")), "{step}");
        }
        for bench in bench::help() {
            assert!(help.contains(&bench), "{bench}");
        }
    }

    #[test]
    fn unknown_commands_and_options_are_refused() {
        for (words, named) in [
            (&["sevre"][..], "`sevre`"),
            (&["serve", "--fast"], "`--fast`"),
            (&["build", "all"], "`all`"),
            (&["icons", "--dev"], "`--dev`"),
        ] {
            let refused = run(words.iter().map(OsString::from));
            assert!(refused.is_err_and(|why| why.contains(named)), "{words:?}");
        }
    }
}
