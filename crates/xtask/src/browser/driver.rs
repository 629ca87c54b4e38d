//! `WebDriver` processes: started on a free port, with a screen where the browser needs one.

use crate::Result;
use crate::process::ChildGuard;
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The program that pretends to be a screen, for browsers that know no life without one.
pub const SCREEN: &str = "Xvfb";

/// Time that a driver may take to listen.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running driver; it ends when this value goes, and with it every browser it has started.
pub struct Driver {
    /// The address at which it listens.
    pub address: String,
    _process: ChildGuard,
    /// It outlives the driver that shows windows on it.
    _screen: Option<ChildGuard>,
}

impl Driver {
    /// Starts a driver that takes a free port and says which.
    pub fn start(command: &mut Command) -> Result<Self> {
        let (driver, port) = start(command, announced_port)?;
        Ok(Self {
            address: format!("http://127.0.0.1:{port}"),
            _process: driver,
            _screen: None,
        })
    }

    /// Starts a driver that must be given its port, and shows its browser on a screen that nobody sees.
    pub fn start_on_screen(command: &mut Command) -> Result<Self> {
        let mut screen = Command::new(SCREEN);
        screen.args(["-displayfd", "1", "-nolisten", "tcp"]);
        // Room for the largest page of the tests and its window.
        screen.args(["-screen", "0", "2800x1800x24"]);
        let (screen, display) = start(&mut screen, |line| line.trim().parse::<u32>().ok())?;
        let port = free_port()?;
        command
            .arg(format!("--port={port}"))
            .env("DISPLAY", format!(":{display}"))
            .env("GDK_BACKEND", "x11")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let driver = ChildGuard::spawn(command)?;
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            if begun.elapsed() > PATIENCE {
                let program = command.get_program().to_string_lossy();
                return Err(format!("{program} does not listen on port {port}"));
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(Self {
            address: format!("http://127.0.0.1:{port}"),
            _process: driver,
            _screen: Some(screen),
        })
    }
}

/// Starts a program and waits for the line of its output that tells what it offers.
fn start<T>(command: &mut Command, told: fn(&str) -> Option<T>) -> Result<(ChildGuard, T)> {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let mut program = ChildGuard::spawn(command)?;
    let output = BufReader::new(program.take_output().expect("its output was asked for"));
    let mut lines = output.lines().map_while(std::result::Result::ok);
    let Some(offer) = lines.find_map(|line| told(&line)) else {
        let name = command.get_program().to_string_lossy();
        return Err(format!("{name} did not say where it can be reached"));
    };
    // It goes on talking, and would stop if nobody listened.
    thread::spawn(move || lines.for_each(drop));
    Ok((program, offer))
}

fn free_port() -> Result<u16> {
    TcpListener::bind(("127.0.0.1", 0))
        .and_then(|listener| listener.local_addr())
        .map(|address| address.port())
        .map_err(|error| format!("no free port: {error}"))
}

/// The port in `ChromeDriver was started successfully on port 1234.` or `Listening on 127.0.0.1:1234`.
fn announced_port(line: &str) -> Option<u16> {
    let (_, end) = line
        .split_once("started successfully on port ")
        .or_else(|| line.split_once("Listening on 127.0.0.1:"))?;
    end.trim_end_matches('.').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::announced_port;

    #[test]
    fn ports_of_the_drivers() {
        for (line, port) in [
            (
                "ChromeDriver was started successfully on port 40123.",
                Some(40123),
            ),
            ("Starting ChromeDriver 140.0 on port 0", None),
            (
                "1795254945765\tgeckodriver\tINFO\tListening on 127.0.0.1:36241",
                Some(36241),
            ),
        ] {
            assert_eq!(announced_port(line), port, "{line}");
        }
    }
}
