//! A small static file server for the built page, on this machine only.

use crate::workspace::Workspace;
use crate::{Result, build, tools};
use std::fs;
use std::io::ErrorKind;
use std::net::TcpListener;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread;
use tiny_http::{Header, Method, Request, Response, Server};

/// The port of `serve` unless told otherwise.
pub const DEFAULT_PORT: u16 = 8080;

/// A browser asks for several files at once.
const THREADS: usize = 4;

/// The command `serve`: everything up to a page that answers, then answers until interrupted.
pub fn run(workspace: &Workspace, port: u16) -> Result<()> {
    // The port comes first: nobody should wait for a build to learn that it is taken.
    let listener = listen(port)?;
    let tools = tools::prepare(workspace)?;
    build::build(workspace, &tools)?;
    let address = start(
        listener,
        Site {
            root: workspace.dist(),
            mounts: vec!["/".into()],
        },
    )?;
    println!("\nSessa is at {address} (Ctrl-C ends it)");
    loop {
        thread::park();
    }
}

/// Takes a port of this machine; 0 takes any free one.
pub fn listen(port: u16) -> Result<TcpListener> {
    TcpListener::bind(("127.0.0.1", port)).map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => {
            let other = port.checked_add(1).unwrap_or(DEFAULT_PORT);
            format!("port {port} is taken: end the program that uses it, or try `cargo xtask serve --port {other}`")
        }
        ErrorKind::PermissionDenied => format!("port {port} is reserved for the system: choose one above 1023"),
        _ => format!("cannot listen on port {port}: {error}"),
    })
}

/// A folder of files and the paths it is shown at.
pub struct Site {
    /// The folder.
    pub root: PathBuf,
    /// Paths that begin and end with a slash.
    pub mounts: Vec<String>,
}

/// Answers requests in the background; returns the address of the first path.
pub fn start(listener: TcpListener, site: Site) -> Result<String> {
    let port = listener
        .local_addr()
        .map_err(|e| format!("the port was lost: {e}"))?
        .port();
    let server = Server::from_listener(listener, None)
        .map_err(|e| format!("cannot serve on port {port}: {e}"))?;
    let first = site.mounts.first().map_or("/", String::as_str);
    let address = format!("http://127.0.0.1:{port}{first}");
    let shared = Arc::new((server, site));
    for _ in 0..THREADS {
        let shared = Arc::clone(&shared);
        thread::spawn(move || {
            let (server, site) = &*shared;
            while let Ok(request) = server.recv() {
                respond(site, request);
            }
        });
    }
    Ok(address)
}

/// What a path leads to.
#[derive(Debug, PartialEq, Eq)]
enum Answer {
    File(PathBuf),
    /// A folder without the slash at its end: relative links in its page would go astray.
    Moved(String),
    Missing,
}

impl Site {
    fn find(&self, url: &str) -> Answer {
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

fn respond(site: &Site, request: Request) {
    // The visitor may have gone: an answer that cannot be delivered is nobody's loss.
    let _ = match (request.method(), site.find(request.url())) {
        (Method::Get | Method::Head, Answer::File(file)) => match fs::read(&file) {
            Ok(content) => request.respond(
                Response::from_data(content)
                    .with_header(header("Content-Type", media_type(&file)))
                    .with_header(header("Cache-Control", "no-cache")),
            ),
            Err(_) => request.respond(Response::from_string("not found\n").with_status_code(404)),
        },
        (Method::Get | Method::Head, Answer::Moved(to)) => {
            request.respond(Response::empty(301).with_header(header("Location", &to)))
        }
        (Method::Get | Method::Head, Answer::Missing) => {
            request.respond(Response::from_string("not found\n").with_status_code(404))
        }
        _ => request.respond(Response::empty(405).with_header(header("Allow", "GET, HEAD"))),
    };
}

fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("names, media types and paths of this site are ASCII")
}

/// The media type of a file by its ending. Browsers compile wasm while it arrives only under its own type.
fn media_type(file: &Path) -> &'static str {
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
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};
    use std::net::TcpStream;

    /// A site with a page and a module, at `/` and at a deeper path, and a secret beside it.
    fn site(name: &str) -> Site {
        let folder =
            std::env::temp_dir().join(format!("xtask-serve-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("dist/pieces")).expect("a temporary folder can be made");
        for (file, content) in [
            ("dist/index.html", "page"),
            ("dist/app_bg.wasm", "\0asm"),
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

    fn ask(address: &str, request: &str) -> String {
        let host = address
            .strip_prefix("http://")
            .and_then(|rest| rest.split('/').next())
            .expect("an address");
        let mut stream = TcpStream::connect(host).expect("it listens");
        write!(
            stream,
            "{request} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        )
        .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    #[test]
    fn answers_over_http() {
        let address = start(listen(0).expect("a port is free"), site("http")).expect("it starts");
        let module = ask(&address, "GET /app_bg.wasm");
        assert!(
            module.starts_with("HTTP/1.1 200") && module.ends_with("\r\n\r\n\0asm"),
            "{module}"
        );
        assert!(
            module.contains("Content-Type: application/wasm\r\n"),
            "{module}"
        );
        assert!(module.contains("Cache-Control: no-cache\r\n"), "{module}");
        let head = ask(&address, "HEAD /");
        assert!(
            head.starts_with("HTTP/1.1 200") && head.ends_with("\r\n\r\n"),
            "{head}"
        );
        assert!(ask(&address, "GET /absent").starts_with("HTTP/1.1 404"));
        assert!(ask(&address, "POST /").starts_with("HTTP/1.1 405"));
        let moved = ask(&address, "GET /deep/down");
        assert!(
            moved.starts_with("HTTP/1.1 301") && moved.contains("Location: /deep/down/\r\n"),
            "{moved}"
        );
    }

    #[test]
    fn a_taken_port_is_explained() {
        let taken = listen(0).expect("a port is free");
        let port = taken.local_addr().expect("it is bound").port();
        let message = listen(port).expect_err("it is taken");
        assert!(
            message.starts_with(&format!("port {port} is taken")),
            "{message}"
        );
    }
}
