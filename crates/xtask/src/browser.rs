//! A real browser for the tests, and the driver that they speak to.

use crate::Result;
use crate::process::{explain, find_program, run, tail};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// Names under which the browser is installed.
const BROWSERS: &[&str] = &[
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// Name of its driver.
const DRIVER: &str = "chromedriver";

/// The browser and its driver on this machine.
pub struct Chromium {
    /// The browser.
    pub browser: PathBuf,
    driver: PathBuf,
}

/// Finds Chromium and its driver; installs them where that is allowed.
pub fn prepare() -> Result<Chromium> {
    if let Some(found) = find() {
        return Ok(found);
    }
    install(
        "Chromium and its driver",
        &["chromium", "chromium-driver"],
        "1 minute",
    )?;
    find().ok_or_else(|| "Chromium was installed, but is not on the PATH".to_owned())
}

fn find() -> Option<Chromium> {
    let browser = BROWSERS
        .iter()
        .find_map(|name| find_program(name))
        .or_else(|| {
            let app = PathBuf::from("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
            app.is_file().then_some(app)
        })?;
    Some(Chromium {
        browser,
        driver: find_program(DRIVER)?,
    })
}

/// Installs Debian packages as root; elsewhere says what is needed.
pub fn install(what: &str, packages: &[&str], usual_time: &str) -> Result<()> {
    let names = packages.join(" ");
    let may_install = find_program("apt-get").is_some() && is_root();
    if !may_install {
        return Err(format!(
            "{what} missing: install them, on Debian `sudo apt install {names}`, and run this again"
        ));
    }
    println!("    installing {what} (once; usually {usual_time})");
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        run(command
            .env("DEBIAN_FRONTEND", "noninteractive")
            .arg("-qq")
            .args(arguments))
    };
    // The list of packages may be old or empty; a failure to renew it shows in the installation.
    apt(&["update"])?;
    let done = apt(&[&["install", "-y", "--no-install-recommends"], packages].concat())?;
    if done.success {
        return Ok(());
    }
    let reason = explain(&done.output).map_or_else(|| tail(&done.output, 20), str::to_owned);
    Err(format!(
        "{what} could not be installed (`apt-get install {names}`): {reason}"
    ))
}

fn is_root() -> bool {
    run(Command::new("id").arg("-u")).is_ok_and(|done| done.output.trim() == "0")
}

/// A running driver; it ends when this value goes.
pub struct Driver {
    child: Child,
    /// Where it listens.
    pub address: String,
}

impl Chromium {
    /// Starts the driver on a free port.
    pub fn start_driver(&self) -> Result<Driver> {
        let mut child = Command::new(&self.driver)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| format!("cannot start {}: {e}", self.driver.display()))?;
        let output = BufReader::new(child.stdout.take().expect("its output was asked for"));
        let mut lines = output.lines().map_while(std::result::Result::ok);
        let Some(port) = lines.find_map(|line| announced_port(&line)) else {
            let _ = child.kill();
            return Err(format!(
                "{} did not say on which port it listens",
                self.driver.display()
            ));
        };
        // It goes on talking, and would stop if nobody listened.
        std::thread::spawn(move || lines.for_each(drop));
        Ok(Driver {
            child,
            address: format!("http://127.0.0.1:{port}"),
        })
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The port in `ChromeDriver was started successfully on port 1234.`
fn announced_port(line: &str) -> Option<u16> {
    let (_, end) = line.split_once("started successfully on port ")?;
    end.trim_end_matches('.').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::announced_port;

    #[test]
    fn port_of_the_driver() {
        assert_eq!(
            announced_port("ChromeDriver was started successfully on port 40123."),
            Some(40123)
        );
        assert_eq!(
            announced_port("Starting ChromeDriver 140.0 on port 0"),
            None
        );
    }
}
