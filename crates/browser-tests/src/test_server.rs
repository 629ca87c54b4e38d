//! Web server of a single test: it can be cut off, lose a file, and show another build of the page at the same address.

use crate::Browser;
use crate::host::{at_host, unused_host};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};
use static_server::{Answer, Encoding, Response, Site};
use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// How long the page may take to keep itself: it waits before it fetches all its files and writes them to a disk, which others
/// use meanwhile.
const KEEPING: Duration = Duration::from_secs(120);

/// A static host on this machine.
pub struct TestServer {
    /// Address of the page.
    pub url: String,
    /// The path at which the page is, with a slash at either end.
    path: &'static str,
    shown: Arc<Mutex<Shown>>,
}

#[derive(Clone, Default)]
struct Shown {
    /// The page; none while the host is cut off.
    site: Option<Site>,
    /// A file that the host has lost.
    lost: Option<String>,
}

impl Shown {
    fn respond(&self, path: &str) -> Response {
        let Some(site) = &self.site else {
            return Response::Closed;
        };
        match site.find(path) {
            Answer::File(file)
                if (self.lost.as_ref()).is_some_and(|lost| site.root.join(lost) == file) =>
            {
                Response::Missing
            }
            answer => answer.into(),
        }
    }
}

impl TestServer {
    /// Serves the built page at a path that begins and ends with a slash.
    pub fn new(path: &'static str) -> Self {
        let shown: Arc<Mutex<Shown>> = Arc::default();
        let respond = {
            let shown = Arc::clone(&shown);
            move |path: &str| {
                let shown = shown.lock().expect("nobody panics with it").clone();
                shown.respond(path)
            }
        };
        let listener = static_server::listen(0).expect("a port is free");
        let origin = static_server::start(listener, respond).expect("it is bound");
        let server = Self {
            url: at_host(&format!("{origin}{path}"), &unused_host()),
            path,
            shown,
        };
        server.show(&built());
        server
    }

    /// Shows this folder from now on.
    pub fn show(&self, folder: &Path) {
        let site = Site {
            root: folder.to_owned(),
            mounts: vec![self.path.to_owned()],
        };
        self.change(|shown| shown.site = Some(site));
    }

    /// Is not there from now on.
    pub fn cut(&self) {
        self.change(|shown| shown.site = None);
    }

    /// Has lost this file from now on, or has all of them.
    pub fn lose(&self, file: Option<&str>) {
        self.change(|shown| shown.lost = file.map(ToOwned::to_owned));
    }

    fn change(&self, change: impl FnOnce(&mut Shown)) {
        change(&mut self.shown.lock().expect("nobody panics with it"));
    }
}

impl Browser {
    /// Waits until the page is kept on the device and serves itself from there.
    pub async fn wait_until_cached(&self) {
        let body = "return navigator.serviceWorker.controller !== null";
        self.wait_at_most(KEEPING, "the page to be kept", async || {
            self.evaluate(body, []).await == true
        })
        .await;
    }

    /// Waits until the settings screen tells this offline status.
    pub async fn wait_for_offline_status(&self, status: &str) {
        let what = format!("the offline status {status}");
        self.wait_at_most(KEEPING, &what, async || {
            self.offline_status().await == status
        })
        .await;
    }

    /// The offline status that the settings screen tells.
    pub async fn offline_status(&self) -> String {
        self.action("settings").await;
        self.wait_for("dialog[open] [data-offline]").await;
        let told = self.attribute("[data-offline]", "data-offline").await;
        self.dismiss_dialog().await;
        told
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

/// Copies a page, without the compressed copies of its files: they would not change with them.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)?.flatten() {
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &to)?;
        } else if !Encoding::is_copy(&to) {
            fs::copy(entry.path(), to)?;
        }
    }
    Ok(())
}
