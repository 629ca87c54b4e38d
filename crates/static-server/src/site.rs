//! URL paths mapped to files of one folder, and to nothing else of this machine.

use std::path::{Component, Path, PathBuf};

/// A folder of files and the paths it is shown at.
#[derive(Clone, Debug)]
pub struct Site {
    /// The folder.
    pub root: PathBuf,
    /// Paths that begin and end with a slash.
    pub mounts: Vec<String>,
}

/// The file or folder that a path leads to.
#[derive(Debug, PartialEq, Eq)]
pub enum Answer {
    /// A file.
    File(PathBuf),
    /// A folder without the slash at its end: relative links in its page would go astray.
    Moved(String),
    /// Nothing.
    Missing,
}

impl Site {
    /// The file that the path of a request leads to; a query is passed over.
    pub fn find(&self, url: &str) -> Answer {
        let path = url.split(['?', '#']).next().unwrap_or_default();
        if !path.is_ascii() {
            return Answer::Missing;
        }
        if self
            .mounts
            .iter()
            .any(|mount| mount.len() > 1 && mount.trim_end_matches('/') == path)
        {
            return Answer::Moved(format!("{path}/"));
        }
        // The longest mount wins: `/` is a prefix of all others.
        let mounts = self
            .mounts
            .iter()
            .filter(|mount| path.starts_with(mount.as_str()));
        let Some(inside) = mounts
            .max_by_key(|mount| mount.len())
            .map(|mount| &path[mount.len()..])
        else {
            return Answer::Missing;
        };
        let Some(relative) = percent_decode(inside).map(PathBuf::from) else {
            return Answer::Missing;
        };
        if !relative
            .components()
            .all(|part| matches!(part, Component::Normal(_)))
        {
            return Answer::Missing;
        }
        let mut file = self.root.join(relative);
        if file.is_dir() {
            if !path.ends_with('/') {
                return Answer::Moved(format!("{path}/"));
            }
            file.push("index.html");
        }
        if file.is_file() {
            Answer::File(file)
        } else {
            Answer::Missing
        }
    }
}

fn percent_decode(text: &str) -> Option<String> {
    let mut bytes = text.bytes();
    let mut decoded = Vec::with_capacity(text.len());
    while let Some(byte) = bytes.next() {
        if byte == b'%' {
            let digits = [bytes.next()?, bytes.next()?];
            decoded.push(u8::from_str_radix(str::from_utf8(&digits).ok()?, 16).ok()?);
        } else {
            decoded.push(byte);
        }
    }
    String::from_utf8(decoded)
        .ok()
        .filter(|path| !path.contains(['\0', '\\']))
}

/// The media type of a file by its ending. Browsers compile wasm while it arrives only under its own type.
pub fn media_type(file: &Path) -> &'static str {
    match file
        .extension()
        .and_then(|ending| ending.to_str())
        .unwrap_or_default()
    {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "tsv" => "text/tab-separated-values; charset=utf-8",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "md" | "ftl" | "laws" | "lesson" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use std::fs;

    /// A site with a page and a module, at `/` and at a deeper path, and a secret beside it.
    pub fn site(name: &str) -> Site {
        let folder =
            std::env::temp_dir().join(format!("static-server-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("dist/pieces")).expect("a temporary folder can be made");
        for (file, content) in [
            ("dist/index.html", "page"),
            ("dist/app_bg.wasm", "\0asm"),
            ("dist/style.css", "the styles"),
            ("dist/style.css.br", "br"),
            ("dist/style.css.gz", "gzip"),
            ("secret.txt", "secret"),
        ] {
            fs::write(folder.join(file), content).expect("it can be written");
        }
        fs::write(folder.join("dist/pieces/index.html"), "pieces").expect("it can be written");
        Site {
            root: folder.join("dist"),
            mounts: vec!["/".into(), "/deep/down/".into()],
        }
    }

    #[test]
    fn paths_lead_to_files_of_the_site_only() {
        let site = site("paths");
        let file = |name: &str| Answer::File(site.root.join(name));
        for (url, answer) in [
            ("/", file("index.html")),
            ("/?level=3#x", file("index.html")),
            ("/app_bg.wasm", file("app_bg.wasm")),
            ("/app%5Fbg.wasm", file("app_bg.wasm")),
            ("/deep/down/", file("index.html")),
            ("/deep/down/app_bg.wasm", file("app_bg.wasm")),
            ("/pieces/", file("pieces/index.html")),
            ("/pieces", Answer::Moved("/pieces/".into())),
            ("/deep/down", Answer::Moved("/deep/down/".into())),
            ("/absent", Answer::Missing),
            ("/../secret.txt", Answer::Missing),
            ("/%2e%2e/secret.txt", Answer::Missing),
            ("/..%5csecret.txt", Answer::Missing),
            ("//etc/passwd", Answer::Missing),
            ("/%00", Answer::Missing),
            ("/%4", Answer::Missing),
            ("", Answer::Missing),
        ] {
            assert_eq!(site.find(url), answer, "{url}");
        }
    }
}
