//! Installation of tools into the user's cache: built in a folder of its own, moved into place only when whole.

use crate::Result;
use crate::cargo::cargo;
use crate::process::{explain, find_program, run, tail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// A tool from a package registry.
pub struct Package<'a> {
    /// Its name in the registry.
    pub name: &'a str,
    /// The one version wanted.
    pub version: &'a str,
    /// The program it brings, as a path inside its folder.
    pub program: PathBuf,
    /// Time that installing usually takes, in words.
    pub usual_time: &'a str,
}

impl Package<'_> {
    /// The folder of this version, present only when the tool is installed whole.
    pub fn folder(&self, cache: &Path) -> PathBuf {
        cache.join(format!("{}-{}", self.name, self.version))
    }

    /// True if it is there.
    pub fn is_installed(&self, cache: &Path) -> bool {
        self.folder(cache).join(&self.program).exists()
    }

    /// The folder of this version; installs the tool with `install` if it is missing. That command is told the
    /// folder to install to, and leaves there [`Package::program`].
    fn ensure(&self, cache: &Path, install: impl FnOnce(&Path) -> Command) -> Result<PathBuf> {
        let folder = self.folder(cache);
        if self.is_installed(cache) {
            return Ok(folder);
        }
        let Package {
            name,
            version,
            usual_time,
            ..
        } = self;
        println!(
            "==> installing {name} {version} into {} (once; usually {usual_time})",
            cache.display()
        );
        // A build that was interrupted is taken up where it stopped: cargo locks the folder and checks what it finds.
        let partial = cache.join(format!("{name}-{version}.partial"));
        fs::create_dir_all(&partial)
            .map_err(|e| format!("cannot create {}: {e}", partial.display()))?;
        let started = Instant::now();
        let outcome = run(&mut install(&partial));
        let whole =
            matches!(&outcome, Ok(done) if done.success) && partial.join(&self.program).exists();
        if whole {
            let _ = fs::remove_dir_all(partial.join("target"));
            let _ = fs::remove_dir_all(&folder);
            fs::rename(&partial, &folder)
                .map_err(|e| format!("cannot create {}: {e}", folder.display()))?;
            println!("    done in {} s", started.elapsed().as_secs());
            return Ok(folder);
        }
        let _ = fs::remove_dir_all(&partial);
        Err(match outcome {
            Err(message) => format!("{name} {version} was not installed: {message}"),
            Ok(done) => match explain(&done.output) {
                Some(reason) => format!("{name} {version} was not installed: {reason}"),
                None => format!(
                    "{name} {version} was not installed:\n{}",
                    tail(&done.output, 30)
                ),
            },
        })
    }

    /// The tool's folder; if it is missing, brought ready-made by `cargo-binstall` where that is there, else built by `cargo install`.
    /// `--locked` among `options` uses the versions its authors tested.
    pub fn ensure_with_cargo(&self, cache: &Path, options: &[&str]) -> Result<PathBuf> {
        if let Some(binstall) = find_program("cargo-binstall") {
            let ready_made = self.ensure(cache, |folder| {
                let mut command = Command::new(binstall);
                command
                    .current_dir(cache)
                    .args([
                        "--no-confirm",
                        "--no-track",
                        "--disable-strategies",
                        "compile",
                    ])
                    .arg("--install-path")
                    .arg(folder.join("bin"))
                    .arg(format!("{}@{}", self.name, self.version));
                command
            });
            // Where it cannot be had ready-made, it is compiled.
            if ready_made.is_ok() {
                return ready_made;
            }
        }
        self.ensure(cache, |folder| {
            let mut cargo = cargo();
            // Built once, and it waits for a browser most of its life: without optimisation a first run waits half as long.
            cargo
                .current_dir(cache)
                .args(["install", self.name, "--version", self.version, "--root"])
                .arg(folder)
                .arg("--target-dir")
                .arg(folder.join("target"))
                .env("CARGO_PROFILE_RELEASE_LTO", "off")
                .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
                .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
                .env("CARGO_PROFILE_RELEASE_DEBUG", "0");
            cargo.args(options);
            cargo
        })
    }

    /// The tool's folder, brought by `npm` if missing.
    pub fn ensure_with_npm(&self, cache: &Path, npm: &Path) -> Result<PathBuf> {
        self.ensure(cache, |folder| {
            let mut command = Command::new(npm);
            command
                .current_dir(cache)
                .args([
                    "install",
                    "--no-audit",
                    "--no-fund",
                    "--ignore-scripts",
                    "--prefix",
                ])
                .arg(folder)
                .arg(format!("{}@{}", self.name, self.version));
            command
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    fn package() -> Package<'static> {
        Package {
            name: "tool",
            version: "1.0.0",
            program: "bin".into(),
            usual_time: "no time",
        }
    }

    fn cache(name: &str) -> PathBuf {
        let cache = env::temp_dir().join(format!("xtask-install-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&cache);
        cache
    }

    #[test]
    fn a_tool_is_moved_into_place_once() {
        let cache = cache("whole");
        let installed = package().ensure(&cache, |partial| {
            fs::write(partial.join("bin"), "").expect("the folder exists");
            let mut command = cargo();
            command.arg("--version");
            command
        });
        assert_eq!(installed, Ok(cache.join("tool-1.0.0")));
        let again = package().ensure(&cache, |_| unreachable!("it is there already"));
        assert_eq!(again, Ok(cache.join("tool-1.0.0")));
        fs::remove_dir_all(cache).expect("the test made it");
    }

    #[test]
    fn a_failed_installation_leaves_nothing() {
        let cache = cache("failed");
        let failed = package().ensure(&cache, |_| {
            let mut command = cargo();
            command.arg("no-such-command");
            command
        });
        assert!(failed.is_err_and(|message| message.starts_with("tool 1.0.0 was not installed")));
        assert_eq!(fs::read_dir(&cache).expect("the cache is there").count(), 0);
        fs::remove_dir_all(cache).expect("the test made it");
    }
}
