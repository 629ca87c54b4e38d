//! Service worker manifest: version and file hashes of the build are written into `sw.js` and `offline.js`.

use crate::Result;
use crate::embed;
use crate::fingerprint::files_below;
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The service worker, which caches every file but itself.
const WORKER: &str = "sw.js";
/// Its registration in the page.
const PAGE: &str = "offline.js";

/// The line of both scripts that is given the version.
const VERSION: &str = "const VERSION = \"\";";
/// The line of the service worker that is given the files.
const FILES: &str = "const FILES = {};";
/// Tells both scripts in `dist` the version, and the service worker every file with its hash.
pub fn finish(dist: &Path) -> Result<()> {
    let version = Sha256::digest(list(dist)?);
    let version: String = version[..6].iter().fold(String::new(), |mut text, byte| {
        // Writing to a text cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    });
    let version = (VERSION, format!("const VERSION = \"{version}\";"));
    fill(&dist.join(PAGE), std::slice::from_ref(&version))?;
    let files = format!("const FILES = {{\n{}}};", list(dist)?);
    fill(&dist.join(WORKER), &[version, (FILES, files)])
}

/// True of the two scripts, which are to be read in the page as they are written: what a browser keeps is looked into by people.
pub fn is_script(file: &Path) -> bool {
    let name = file.file_name().unwrap_or_default();
    name == WORKER || name == PAGE
}

/// True if a file is the service worker.
fn is_worker(file: &Path) -> bool {
    file.file_name().is_some_and(|name| name == WORKER)
}

/// Every file but the service worker and what tells developers of boards on other pages, a line each, with the hash by which a browser
/// knows it (W3C, Subresource Integrity). The page itself is fetched by the name of its folder: some hosts send whoever asks for `index.html` there.
fn list(dist: &Path) -> Result<String> {
    let mut list = String::new();
    let embed = dist.join(embed::FOLDER);
    let kept = |file: &&PathBuf| {
        let ending = file.extension().unwrap_or_default();
        let for_developers = ["json", "md", "ts"].iter().any(|other| ending == *other);
        !(is_worker(file) || for_developers && file.starts_with(&embed))
    };
    for file in files_below(dist).iter().filter(kept) {
        let content =
            fs::read(file).map_err(|error| format!("cannot read {}: {error}", file.display()))?;
        let name = file.strip_prefix(dist).unwrap_or(file).to_string_lossy();
        let name = match name.replace('\\', "/") {
            page if page == "index.html" => String::new(),
            name => name,
        };
        let hash = BASE64_STANDARD.encode(Sha256::digest(content));
        // Writing to a text cannot fail.
        let _ = writeln!(list, "  \"{name}\": \"sha256-{hash}\",");
    }
    Ok(list)
}

/// Replaces texts in a file, each of which must be there.
fn fill(file: &Path, texts: &[(&str, String)]) -> Result<()> {
    let mut text = fs::read_to_string(file)
        .map_err(|error| format!("cannot read {}: {error}", file.display()))?;
    for (from, to) in texts {
        if text.matches(from).count() != 1 {
            return Err(format!("{} must say `{from}` once", file.display()));
        }
        text = text.replace(from, to);
    }
    fs::write(file, text).map_err(|error| format!("cannot write {}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::Workspace;

    /// A finished page with this text in it; answers with its scripts.
    fn finished(name: &str, page: &str) -> [String; 2] {
        let workspace = Workspace::find().expect("this is a checkout");
        let dist = std::env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
        for folder in ["strings", embed::FOLDER] {
            fs::create_dir_all(dist.join(folder)).expect("a temporary folder can be made");
        }
        for script in [WORKER, PAGE] {
            fs::copy(workspace.root.join("www").join(script), dist.join(script)).expect("a file");
        }
        fs::write(dist.join("index.html"), page).expect("it can be written");
        for file in ["strings/ta.ftl", "embed/embed.html", "embed/package.json"] {
            fs::write(dist.join(file), "").expect("it can be written");
        }
        finish(&dist).expect("the scripts have the places");
        assert!(finish(&dist).is_err(), "it is finished already");
        let scripts = [WORKER, PAGE].map(|script| fs::read_to_string(dist.join(script)));
        fs::remove_dir_all(dist).expect("the test made it");
        scripts.map(|script| script.expect("it is there"))
    }

    fn version(script: &str) -> &str {
        let line = script
            .lines()
            .find(|line| line.starts_with("const VERSION"));
        line.expect("the version is in it")
    }

    #[test]
    fn the_worker_knows_every_file() {
        let [worker, page] = finished("offline", "page");
        assert_eq!(version(&worker), version(&page));
        assert_ne!(version(&worker), VERSION);
        // The hash of nothing, and of `page`.
        for line in [
            "  \"strings/ta.ftl\": \"sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\",",
            "  \"\": \"sha256-NmAxWprz3yVdjxmrB35Hl4IrQUiKDioEvGr3EhPCMnQ=\",",
        ] {
            assert!(
                worker.lines().any(|found| found == line),
                "{line}\n{worker}"
            );
        }
        assert!(worker.contains("\"offline.js\": ") && !worker.contains("\"sw.js\": "));
        // A board can be shown without a network; what its developers read is not kept.
        assert!(worker.contains("\"embed/embed.html\": ") && !worker.contains("package.json"));
        let [_, other] = finished("offline", "another page");
        assert_ne!(version(&other), version(&page));
    }
}
