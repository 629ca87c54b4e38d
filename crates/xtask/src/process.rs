//! Child processes: output kept whole, a sign of life while they take long, failures in one clear line.

use crate::Result;
use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Interval at which a long step says that it is still at work.
const SIGN_OF_LIFE: Duration = Duration::from_secs(30);

/// Time that a program may take to end when asked.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// Exit status and output of a finished program.
pub struct Finished {
    /// It exited with status 0.
    pub success: bool,
    /// Standard output and standard error, in the order written.
    pub output: String,
}

/// Runs a program to its end. Every half minute one line says what it is doing.
pub fn run(command: &mut Command) -> Result<Finished> {
    run_with(command, Stdio::null())
}

/// Runs a program that reads its standard input to its end.
pub fn run_with(command: &mut Command, input: Stdio) -> Result<Finished> {
    let name = command.get_program().to_string_lossy().into_owned();
    follow(command.stdin(input)).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => format!("`{name}` is not installed, or not on the PATH"),
        _ => format!("cannot run `{name}`: {error}"),
    })
}

/// Runs a program that has to succeed; an error has the last lines of its output.
pub fn perform(command: &mut Command) -> Result<()> {
    let done = run(command)?;
    if done.success {
        return Ok(());
    }
    let name = command.get_program().display();
    Err(format!("{name} failed:\n{}", tail(&done.output, 20)))
}

fn follow(command: &mut Command) -> io::Result<Finished> {
    let (reader, writer) = io::pipe()?;
    command.stdout(writer.try_clone()?).stderr(writer);
    let started = Instant::now();
    let mut child = command.spawn()?;
    // The command keeps its own copies of the pipe's writing end: without this the reader would never see the end.
    command.stdout(Stdio::null()).stderr(Stdio::null());

    let mut output = String::new();
    let mut next_sign = SIGN_OF_LIFE;
    let mut reader = BufReader::new(reader);
    let mut line = Vec::new();
    while reader.read_until(b'\n', &mut line)? > 0 {
        let text = String::from_utf8_lossy(&line);
        output.push_str(&text);
        if started.elapsed() >= next_sign {
            println!("    … {} s: {}", started.elapsed().as_secs(), text.trim());
            next_sign = started.elapsed() + SIGN_OF_LIFE;
        }
        line.clear();
    }
    Ok(Finished {
        success: child.wait()?.success(),
        output,
    })
}

/// A program running beside this one. It ends when this value goes, and with it every program that it has started:
/// a driver that is ended alone leaves its browser behind.
pub struct ChildGuard(Child);

impl ChildGuard {
    /// Starts the program.
    pub fn spawn(command: &mut Command) -> Result<Self> {
        let name = command.get_program().to_string_lossy().into_owned();
        command
            .spawn()
            .map(Self)
            .map_err(|error| format!("cannot start {name}: {error}"))
    }

    /// Its standard output, if that was piped and nobody took it yet.
    pub fn take_output(&mut self) -> Option<ChildStdout> {
        self.0.stdout.take()
    }
}

impl Drop for ChildGuard {
    fn drop(&mut self) {
        // Asked in kind they tidy up: profiles, locks, sockets.
        let family: Vec<_> = family(self.0.id(), &parents())
            .iter()
            .map(ToString::to_string)
            .collect();
        if cfg!(unix) {
            let ask = format!("kill -TERM {} 2>/dev/null", family.join(" "));
            let _ = Command::new("sh").args(["-c", &ask]).status();
            let asked = Instant::now();
            while asked.elapsed() < LAST_WORDS && matches!(self.0.try_wait(), Ok(None)) {
                thread::sleep(Duration::from_millis(10));
            }
        }
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Every process and its parent, where the system tells.
fn parents() -> Vec<(u32, u32)> {
    let status = |entry: fs::DirEntry| {
        let child = entry.file_name().to_str()?.parse().ok()?;
        let status = fs::read_to_string(entry.path().join("stat")).ok()?;
        // The name in brackets may hold anything; state and parent come after it.
        let parent = status.rsplit_once(") ")?.1.split(' ').nth(1)?;
        Some((child, parent.parse().ok()?))
    };
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    processes.filter_map(status).collect()
}

/// A process, its children, theirs, and so on.
fn family(ancestor: u32, parents: &[(u32, u32)]) -> Vec<u32> {
    let mut family = vec![ancestor];
    let mut met = 0;
    while let Some(&parent) = family.get(met) {
        family.extend(
            parents
                .iter()
                .filter(|(_, of)| *of == parent)
                .map(|(child, _)| child),
        );
        met += 1;
    }
    family
}

/// A program on the PATH.
pub fn find_program(name: &str) -> Option<PathBuf> {
    let endings: &[&str] = if cfg!(windows) {
        &[".exe", ".cmd", ".bat"]
    } else {
        &[""]
    };
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .flat_map(|folder| {
            endings
                .iter()
                .map(move |ending| folder.join(format!("{name}{ending}")))
        })
        .find(|candidate| candidate.is_file())
}

/// The reason for a failure that a user can act on, where the output of the failed program shows one.
pub fn explain(output: &str) -> Option<&'static str> {
    const NETWORK: &[&str] = &[
        "Could not resolve host",
        "Couldn't resolve host",
        "Couldn't connect",
        "Could not connect",
        "Connection refused",
        "Timeout was reached",
        "spurious network error",
        "network failure",
        "failed to download",
        "download of config.json failed",
        "failed to fetch",
        "failed to query replaced source",
        "could not download file",
        "ENOTFOUND",
        "EAI_AGAIN",
        "ECONNREFUSED",
        "ETIMEDOUT",
        "Temporary failure resolving",
    ];
    const COMPILER: &[&str] = &[
        "linker `cc` not found",
        "linker `link.exe` not found",
        "failed to find tool",
    ];
    const DISK: &[&str] = &["No space left on device", "os error 28"];
    let mentions = |signs: &[&str]| signs.iter().any(|sign| output.contains(sign));
    if mentions(DISK) {
        Some("the disk is full: make room and run the command again")
    } else if mentions(COMPILER) {
        Some(
            "no C compiler (it links the programs): install one, on Debian `apt install gcc`, and run the command again",
        )
    } else if mentions(NETWORK) {
        Some("a download failed: check the network and run the command again")
    } else {
        None
    }
}

/// Why a command failed, by its output: explained, or else the last lines of it.
pub fn reason(output: &str, lines: usize) -> String {
    explain(output).map_or_else(|| tail(output, lines), str::to_owned)
}

/// The last lines of a long output.
pub fn tail(output: &str, lines: usize) -> String {
    let all: Vec<&str> = output.lines().collect();
    all[all.len().saturating_sub(lines)..].join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cargo::cargo;

    #[test]
    fn output_and_status_are_kept() {
        let done = run(cargo().arg("--version")).expect("cargo runs this test");
        assert!(
            done.success && done.output.starts_with("cargo "),
            "{}",
            done.output
        );
        assert!(
            !run(cargo().arg("no-such-command"))
                .expect("it starts")
                .success
        );
    }

    #[test]
    fn a_missing_program_is_named() {
        let Err(message) = run(&mut Command::new("no-such-program")) else {
            panic!("it cannot run")
        };
        assert_eq!(
            message,
            "`no-such-program` is not installed, or not on the PATH"
        );
    }

    #[test]
    fn a_family_is_found() {
        let parents = [(2, 1), (3, 2), (4, 9), (5, 3), (6, 2)];
        assert_eq!(family(2, &parents), [2, 3, 6, 5]);
        assert_eq!(family(7, &parents), [7]);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn nothing_outlives_its_guard() {
        let mut shell = Command::new("sh");
        shell.args(["-c", "sleep 600 & echo $!; wait"]);
        let mut guarded =
            ChildGuard::spawn(shell.stdout(Stdio::piped())).expect("there is a shell");
        let mut line = String::new();
        BufReader::new(guarded.take_output().expect("it was piped"))
            .read_line(&mut line)
            .expect("the shell tells");
        let sleeper: u32 = line.trim().parse().expect("a number");
        let lives = || {
            let stat = fs::read_to_string(format!("/proc/{sleeper}/stat")).unwrap_or_default();
            !stat.is_empty() && !stat.contains(") Z ")
        };
        assert!(lives());
        drop(guarded);
        while lives() {
            thread::yield_now();
        }
    }

    #[test]
    fn common_failures_are_explained() {
        for (output, reason) in [
            ("error: linker `cc` not found", Some("C compiler")),
            (
                "[6] Could not resolve host: index.crates.io",
                Some("network"),
            ),
            (
                "write failed: No space left on device (os error 28)",
                Some("disk"),
            ),
            ("error[E0308]: mismatched types", None),
        ] {
            assert_eq!(explain(output).is_some(), reason.is_some(), "{output}");
            assert!(
                explain(output)
                    .unwrap_or_default()
                    .contains(reason.unwrap_or_default()),
                "{output}"
            );
        }
    }

    #[test]
    fn tail_keeps_the_end() {
        assert_eq!(tail("a\nb\nc", 2), "b\nc");
        assert_eq!(tail("a", 5), "a");
    }
}
