//! A small static file server for the built page, on this machine only.

use crate::offline;
use crate::site::{Answer, Site, media_type};
use crate::workspace::Workspace;
use crate::{Result, build, tools};
use std::fs;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// The port of `serve` unless told otherwise.
pub const DEFAULT_PORT: u16 = 8080;

/// A request longer than this is none of a browser's.
const LONGEST_REQUEST: u64 = 64 * 1024;

/// Browsers open connections that they may need later; one that stays silent is closed.
const SILENCE: Duration = Duration::from_secs(30);

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
            fresh: true,
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

/// Answers requests in the background; returns the address of the first path.
pub fn start(listener: TcpListener, site: Site) -> Result<String> {
    let port = listener
        .local_addr()
        .map_err(|e| format!("the port was lost: {e}"))?
        .port();
    let first = site.mounts.first().map_or("/", String::as_str);
    let address = format!("http://127.0.0.1:{port}{first}");
    let site = Arc::new(site);
    thread::spawn(move || {
        for connection in listener.incoming().flatten() {
            let site = Arc::clone(&site);
            // A connection that breaks is the visitor's affair.
            thread::spawn(move || drop(answer(&connection, &site)));
        }
    });
    Ok(address)
}

/// One request, one answer, and the connection ends: on one machine a new one costs nothing, and none can block another.
fn answer(connection: &TcpStream, site: &Site) -> io::Result<()> {
    connection.set_read_timeout(Some(SILENCE))?;
    let mut reader = BufReader::new(connection.take(LONGEST_REQUEST));
    let mut request = String::new();
    reader.read_line(&mut request)?;
    let mut header = String::new();
    while reader.read_line(&mut header)? > 2 {
        header.clear();
    }
    let mut words = request.split_whitespace();
    let (method, path) = (
        words.next().unwrap_or_default(),
        words.next().unwrap_or_default(),
    );
    let reply = Reply::to(method, path, site);
    let mut connection = connection;
    connection.write_all(reply.head().as_bytes())?;
    if method != "HEAD" {
        connection.write_all(&reply.body)?;
    }
    connection.flush()
}

/// The content of a file, as it is served.
fn read(file: &Path, fresh: bool) -> io::Result<Vec<u8>> {
    if fresh && offline::is_worker(file) {
        return Ok(offline::network_first(&fs::read_to_string(file)?).into_bytes());
    }
    fs::read(file)
}

/// An answer, ready to be sent.
struct Reply {
    status: &'static str,
    header: String,
    body: Vec<u8>,
}

impl Reply {
    fn to(method: &str, path: &str, site: &Site) -> Self {
        if !matches!(method, "GET" | "HEAD") {
            return Self::short("405 Method Not Allowed", "Allow: GET, HEAD".into());
        }
        match site.find(path) {
            Answer::File(file) => match read(&file, site.fresh) {
                Ok(body) => Self {
                    status: "200 OK",
                    header: format!(
                        "Content-Type: {}\r\nCache-Control: no-cache",
                        media_type(&file)
                    ),
                    body,
                },
                Err(_) => Self::missing(),
            },
            Answer::Moved(to) => Self::short("301 Moved Permanently", format!("Location: {to}")),
            Answer::Missing => Self::missing(),
        }
    }

    fn missing() -> Self {
        Self::short("404 Not Found", "Content-Type: text/plain".into())
    }

    fn short(status: &'static str, header: String) -> Self {
        Self {
            status,
            header,
            body: format!("{status}\n").into_bytes(),
        }
    }

    fn head(&self) -> String {
        let Self {
            status,
            header,
            body,
        } = self;
        let length = body.len();
        format!(
            "HTTP/1.1 {status}\r\n{header}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::tests::site;

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
        let worker = ask(&address, "GET /sw.js");
        assert!(worker.ends_with("= true;"), "{worker}");
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
    fn silent_connections_keep_nobody_waiting() {
        let address = start(listen(0).expect("a port is free"), site("silent")).expect("it starts");
        let host = address.trim_start_matches("http://").trim_end_matches('/');
        let silent: Vec<_> = (0..32)
            .map(|_| TcpStream::connect(host).expect("it listens"))
            .collect();
        assert!(ask(&address, "GET /").starts_with("HTTP/1.1 200"));
        drop(silent);
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
