//! Trunk, which builds and serves the page as `Trunk.toml` says: found or installed, and called.

use crate::cargo::cargo;
use crate::finish::RELOADS;
use crate::install::Package;
use crate::process::{self, Finished, explain, find_program, reason, tail};
use crate::rust::TARGET;
use crate::standard_library;
use crate::step::{Step, WITHOUT};
use crate::tools::{self, executable};
use crate::workspace::Workspace;
use crate::{Result, sizes};
use std::env;
use std::ffi::OsString;
use std::io::ErrorKind;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Duration;

/// The version that is installed where none is there.
const VERSION: &str = "0.21.14";

/// The versions that `Trunk.toml` is written for.
const FITTING: &str = "0.21.";

/// The port of `serve` unless told otherwise.
pub const DEFAULT_PORT: u16 = 8080;

/// Options of cargo and the compiler that keep a panic's message and tell the programs so.
const MESSAGES: &str = "--cfg=panic_messages";
/// The option of the compiler that leaves a program whole.
const UNSPLIT: &str = "--cfg=unsplit";

/// Options of the compiler for the page, beside those of `.cargo/config.toml`.
const RUSTFLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// Interval at which a port is looked at.
const LOOK: Duration = Duration::from_millis(200);

/// Which page is built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// A debug build: unsplit, without wasm-opt, with messages and names.
    pub is_dev: bool,
    /// A release build whose panics say where.
    pub with_messages: bool,
    /// A release build without one of its steps.
    pub without: Option<Step>,
}

/// The command `build`: the page in `dist/`, and how large it is.
pub fn build_and_tell(workspace: &Workspace, page: Page) -> Result<()> {
    build(workspace, page)?;
    let dist = workspace.dist();
    if !page.is_dev {
        sizes::print_all(&dist);
    }
    println!(
        "The page is in {}: copy it to any static host, at any path.",
        dist.display()
    );
    Ok(())
}

/// Builds the page in `dist/`.
pub fn build(workspace: &Workspace, page: Page) -> Result<()> {
    build_into(workspace, page, &workspace.dist())
}

/// Builds the page in a folder.
pub fn build_into(workspace: &Workspace, page: Page, dist: &Path) -> Result<()> {
    let mut trunk = trunk(workspace, page, "build")?;
    trunk
        .arg("--dist")
        .arg(dist)
        .env(RELOADS, "no")
        .env("NO_COLOR", "true");
    println!(
        "==> building the page (usually {})",
        if page.is_dev {
            "5 minutes at first, then seconds"
        } else {
            "4 to 10 minutes, seconds if nothing has changed"
        }
    );
    let Finished { success, output } = process::run(&mut trunk)?;
    // What the hook has to say.
    for line in output.lines().filter(|line| line.starts_with("note: ")) {
        println!("{line}");
    }
    if success {
        return Ok(());
    }
    Err(match explain(&output) {
        Some(reason) => format!("the page was not built: {reason}"),
        None => format!("the page was not built:\n{}", tail(&output, 60)),
    })
}

/// The command `serve`: the page on a port of this machine, built anew when a file changes, until interrupted.
pub fn serve(workspace: &Workspace, page: Page, port: u16) -> Result<()> {
    // The port comes first: nobody should wait for a build to learn that it is taken.
    let port = free_port(port)?;
    let mut trunk = trunk(workspace, page, "serve")?;
    trunk.arg("--port").arg(port.to_string());
    println!("==> building the page, and serving it when that is done");
    let program = env::current_exe().map_err(|error| format!("cannot find xtask: {error}"))?;
    let mut announcer = Command::new(program);
    announcer.args(["announce", "--port", &port.to_string()]);
    announcer
        .spawn()
        .map_err(|error| format!("cannot start xtask: {error}"))?;
    become_program(&mut trunk)
}

/// Replaces this process by Trunk (`exec`), so that a signal to this process ends Trunk.
#[cfg(unix)]
fn become_program(trunk: &mut Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    Err(format!("cannot start Trunk: {}", trunk.exec()))
}

/// Waits for the end of Trunk.
#[cfg(not(unix))]
fn become_program(trunk: &mut Command) -> Result<()> {
    match trunk.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("Trunk could not serve the page: the reason stands above".to_owned()),
        Err(error) => Err(format!("cannot start Trunk: {error}")),
    }
}

/// The command `announce`: waits until a page is served at a port, and says so. It ends without a word when what serves has ended.
pub fn announce(port: u16) {
    let parent = parent();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        if self::parent() != parent {
            return;
        }
        thread::sleep(LOOK);
    }
    println!("\nSessa is at http://127.0.0.1:{port}/ (Ctrl-C ends it)");
}

/// The number of the program that has started this one; it changes when that ends, where the system tells.
fn parent() -> u32 {
    #[cfg(unix)]
    return std::os::unix::process::parent_id();
    #[cfg(not(unix))]
    0
}

/// The port if it is free; for 0 any that is.
pub fn free_port(port: u16) -> Result<u16> {
    TcpListener::bind(("127.0.0.1", port))
        .and_then(|listener| listener.local_addr())
        .map(|address| address.port())
        .map_err(|error| match error.kind() {
            ErrorKind::AddrInUse => {
                let other = port.checked_add(1).unwrap_or(DEFAULT_PORT);
                format!("port {port} is taken: end the program that uses it, or try `cargo xtask serve --port {other}`")
            }
            ErrorKind::PermissionDenied => format!("port {port} is reserved for the system: choose one above 1023"),
            _ => format!("cannot listen on port {port}: {error}"),
        })
}

/// Trunk with a command, all that it needs brought and told.
fn trunk(workspace: &Workspace, page: Page, command: &str) -> Result<Command> {
    let tools = tools::prepare(workspace)?;
    let program = program(&workspace.cache)?;
    let variables = variables(page);
    fetch_crates(workspace, &variables)?;
    // Trunk calls wasm-bindgen, and would fetch it elsewhere.
    let ours = tools.wasm_bindgen.parent().map(Path::to_path_buf);
    let others = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(ours.into_iter().chain(env::split_paths(&others)))
        .map_err(|error| format!("the PATH cannot be extended: {error}"))?;
    let mut trunk = Command::new(program);
    trunk
        .current_dir(&workspace.root)
        .arg(command)
        .args(["--offline", "true"])
        .env("PATH", path)
        .envs(variables);
    if !page.is_dev {
        trunk.arg("--release");
    }
    if let Some(step) = page.without {
        trunk.env(WITHOUT, step.name());
    }
    Ok(trunk)
}

/// The variables for cargo by which a page is compiled.
fn variables(page: Page) -> Vec<(&'static str, OsString)> {
    let plain = page.is_dev || page.with_messages || page.without == Some(Step::Std);
    let mut variables: Vec<_> = if plain {
        &[][..]
    } else {
        standard_library::variables()
    }
    .iter()
    .map(|&(name, value)| (name, OsString::from(value)))
    .collect();
    let mut option = |option: &str| match variables.iter_mut().find(|(name, _)| *name == RUSTFLAGS)
    {
        Some((_, options)) => {
            options.push(" ");
            options.push(option);
        }
        None => variables.push((RUSTFLAGS, option.into())),
    };
    if page.with_messages {
        option(MESSAGES);
    }
    if page.without == Some(Step::Split) {
        option(UNSPLIT);
    }
    variables
}

/// Downloads the crates, so that a network that is missing is told as such.
fn fetch_crates(workspace: &Workspace, variables: &[(&'static str, OsString)]) -> Result<()> {
    let done = process::run(
        cargo()
            .current_dir(&workspace.root)
            .args(["fetch", "--target", TARGET])
            .envs(variables.iter().cloned()),
    )?;
    if done.success {
        return Ok(());
    }
    let reason = reason(&done.output, 20);
    Err(format!("the crates could not be fetched: {reason}"))
}

/// Trunk: one on the PATH if it fits, else our own in the cache, fetched ready-made where `cargo-binstall` is there, else compiled.
fn program(cache: &Path) -> Result<PathBuf> {
    if let Some(found) = find_program("trunk")
        && version_of(&found).is_some_and(|version| version.starts_with(FITTING))
    {
        return Ok(found);
    }
    let package = Package {
        name: "trunk",
        version: VERSION,
        program: Path::new("bin").join(executable("trunk")),
        usual_time: "3 to 5 minutes, or seconds where cargo-binstall is installed",
    };
    let folder = package.ensure_with_cargo(cache, &["--locked", "--no-default-features"])?;
    Ok(folder.join(&package.program))
}

/// The version of a Trunk, as in `trunk 0.21.14`.
fn version_of(trunk: &Path) -> Option<String> {
    let done = process::run(Command::new(trunk).arg("--version")).ok()?;
    let version = done.output.trim().strip_prefix("trunk ")?;
    Some(version.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_is_explained() {
        let taken = TcpListener::bind(("127.0.0.1", 0)).expect("a port is free");
        let port = taken.local_addr().expect("it is bound").port();
        let message = free_port(port).expect_err("it is taken");
        assert!(
            message.starts_with(&format!("port {port} is taken")),
            "{message}"
        );
        assert!(free_port(0).is_ok_and(|free| free != 0));
    }

    #[test]
    fn pages_are_compiled_by_their_options() {
        let rustflags = |page| {
            let found = variables(page)
                .into_iter()
                .find(|(name, _)| *name == RUSTFLAGS);
            found.map(|(_, options)| options.to_string_lossy().into_owned())
        };
        let is_dev = Page {
            is_dev: true,
            ..Page::default()
        };
        assert_eq!(rustflags(is_dev), None);
        let with_messages = Page {
            with_messages: true,
            ..Page::default()
        };
        assert_eq!(rustflags(with_messages).as_deref(), Some(MESSAGES));
        let unsplit = Page {
            without: Some(Step::Split),
            ..Page::default()
        };
        assert!(rustflags(unsplit).is_some_and(|options| options.ends_with(UNSPLIT)));
    }
}
