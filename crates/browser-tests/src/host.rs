//! A host of its own for a test: it can be cut off, and show another build of the page at the same address.

use crate::Browser;
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};
use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::{Arc, Mutex};
use std::thread;

/// A static host on this machine.
pub struct Host {
    /// Where the page is.
    pub url: String,
    shown: Arc<Mutex<Shown>>,
}

#[derive(Clone, Default)]
struct Shown {
    /// The folder that is served; none while the host is cut off.
    folder: Option<PathBuf>,
    /// A file that the host has lost.
    lost: Option<String>,
}

impl Host {
    /// Serves the built page at a path that begins and ends with a slash.
    pub fn new(path: &'static str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let place = listener.local_addr().expect("it is bound");
        let host = Self {
            url: format!("http://{place}{path}"),
            shown: Arc::default(),
        };
        let shown = Arc::clone(&host.shown);
        thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                let shown = shown.lock().expect("nobody panics with it").clone();
                // A connection that breaks is the visitor's affair.
                thread::spawn(move || drop(answer(&connection, path, &shown)));
            }
        });
        host.show(&built());
        host
    }

    /// Shows this folder from now on.
    pub fn show(&self, folder: &Path) {
        self.change(|shown| shown.folder = Some(folder.to_owned()));
    }

    /// Is not there from now on.
    pub fn cut(&self) {
        self.change(|shown| shown.folder = None);
    }

    /// Has lost this file from now on, or has all of them.
    pub fn lose(&self, file: Option<&str>) {
        self.change(|shown| shown.lost = file.map(ToOwned::to_owned));
    }

    fn change(&self, change: impl FnOnce(&mut Shown)) {
        change(&mut self.shown.lock().expect("nobody panics with it"));
    }
}

/// One request, one answer.
fn answer(connection: &TcpStream, path: &str, shown: &Shown) -> io::Result<()> {
    let Some(folder) = &shown.folder else {
        return Ok(());
    };
    let mut reader = BufReader::new(connection);
    let mut request = String::new();
    reader.read_line(&mut request)?;
    let mut header = String::new();
    while reader.read_line(&mut header)? > 2 {
        header.clear();
    }
    let asked = request.split_whitespace().nth(1).unwrap_or_default();
    let asked = asked.split('?').next().unwrap_or_default();
    let file = match asked.strip_prefix(path) {
        Some("") => "index.html",
        Some(file) => file,
        None => "",
    };
    let found = fs::read(folder.join(file));
    let (status, body) = match found {
        Ok(body) if shown.lost.as_deref() != Some(file) => ("200 OK", body),
        _ => ("404 Not Found", Vec::new()),
    };
    let kind = match file.rsplit('.').next() {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        Some("png") => "image/png",
        _ => "text/plain",
    };
    let mut connection = connection;
    write!(
        connection,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    connection.write_all(&body)
}

impl Browser {
    /// Waits until the page is kept on the device and serves itself from there.
    pub async fn wait_until_kept(&self) {
        let body = "return navigator.serviceWorker.controller !== null";
        self.wait_until("the page to be kept", async || {
            self.evaluate(body, []).await == true
        })
        .await;
    }

    /// What the settings say about the page without a network.
    pub async fn told_offline(&self) -> String {
        self.action("settings").await;
        self.wait_for("dialog[open] [data-offline]").await;
        let told = self.attribute("[data-offline]", "data-offline").await;
        self.leave_sheet().await;
        told
    }

    /// Puts the open sheet away by its key.
    pub async fn leave_sheet(&self) {
        self.keys("Escape").await;
        self.wait_until("the sheet to close", async || {
            !self.is_there("dialog[open]").await
        })
        .await;
    }
}

/// The page as it was built.
fn built() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist")
}

/// Another build of the page, in a folder of its own that goes with this value.
pub struct Build {
    /// The folder.
    pub folder: PathBuf,
}

impl Build {
    /// The next build: each of the files named has something added at its end.
    pub fn next(name: &str, added: &[(&str, &str)]) -> Self {
        let folder = env::temp_dir().join(format!("sessa-{name}-{}", process::id()));
        copy(&built(), &folder).expect("the page was built");
        for (file, text) in added {
            let content = read(&folder.join(file)) + *text;
            fs::write(folder.join(file), content).expect("it can be written");
        }
        let worker = read(&folder.join("sw.js"));
        let version = worker
            .lines()
            .find(|line| line.starts_with("const VERSION"));
        let version = version.expect("the version is in it").to_owned();
        let next = |text: &str| text.replace(&version, "const VERSION = \"next\";");
        let page = next(&read(&folder.join("offline.js")));
        fs::write(folder.join("offline.js"), page).expect("it can be written");
        let changed = added.iter().map(|(file, _)| *file).chain(["offline.js"]);
        let worker = changed.fold(next(&worker), |worker, file| {
            let hash = |folder: &Path| {
                let content = fs::read(folder.join(file)).expect("it is there");
                format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(content)))
            };
            worker.replace(&hash(&built()), &hash(&folder))
        });
        fs::write(folder.join("sw.js"), worker).expect("it can be written");
        Self { folder }
    }
}

impl Drop for Build {
    fn drop(&mut self) {
        // What cannot be removed is in nobody's way.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)?.flatten() {
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &to)?;
        } else {
            fs::copy(entry.path(), to)?;
        }
    }
    Ok(())
}
