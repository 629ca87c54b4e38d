//! HTTP/1.1 server of static files on 127.0.0.1: each connection has a thread, one request and one response.
//!
//! A [`Site`] maps the path of a request to a file; the program that starts the server makes the [`Response`] of it.

mod site;

pub use site::{Answer, Site};

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// A request longer than this, in bytes, is none of a browser's.
const LONGEST_REQUEST: u64 = 64 * 1024;

/// Browsers open connections that they may need later; one that stays silent is closed.
const SILENCE: Duration = Duration::from_secs(30);

/// A response to a request for a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Response {
    /// 200, with the media type and the content of a file.
    File(&'static str, Vec<u8>),
    /// 301, with the path to ask for instead.
    Moved(String),
    /// 404.
    Missing,
    /// None at all: the connection is closed, as by a host that fails.
    Closed,
}

impl Response {
    /// The content of a file, under the media type of its ending.
    pub fn file(path: &Path) -> Self {
        fs::read(path).map_or(Self::Missing, |body| {
            Self::File(site::media_type(path), body)
        })
    }
}

impl From<Answer> for Response {
    fn from(answer: Answer) -> Self {
        match answer {
            Answer::File(path) => Self::file(&path),
            Answer::Moved(to) => Self::Moved(to),
            Answer::Missing => Self::Missing,
        }
    }
}

/// Takes a port of this machine; 0 takes any free one.
///
/// # Errors
/// [`io::ErrorKind::AddrInUse`] if another program has it, and whatever else the system says.
pub fn listen(port: u16) -> io::Result<TcpListener> {
    TcpListener::bind(("127.0.0.1", port))
}

/// Answers requests in the background, each by what `respond` makes of its path, until the program ends; returns the
/// origin, such as `http://127.0.0.1:8080`.
///
/// # Errors
/// The system does not tell the port of the listener.
pub fn start(
    listener: TcpListener,
    respond: impl Fn(&str) -> Response + Send + Sync + 'static,
) -> io::Result<String> {
    let origin = format!("http://{}", listener.local_addr()?);
    let respond = Arc::new(respond);
    thread::spawn(move || {
        for connection in listener.incoming().flatten() {
            let respond = Arc::clone(&respond);
            // A connection that breaks is the visitor's affair.
            thread::spawn(move || drop(serve(&connection, &*respond)));
        }
    });
    Ok(origin)
}

/// One request, one response, and the connection ends: on one machine a new one costs nothing, and none can block another.
fn serve(mut connection: &TcpStream, respond: &impl Fn(&str) -> Response) -> io::Result<()> {
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
    let (status, header, body) = match method {
        "GET" | "HEAD" => match respond(path) {
            Response::File(kind, body) => (
                "200 OK",
                format!("Content-Type: {kind}\r\nCache-Control: no-cache"),
                Some(body),
            ),
            Response::Moved(to) => ("301 Moved Permanently", format!("Location: {to}"), None),
            Response::Missing => ("404 Not Found", "Content-Type: text/plain".into(), None),
            Response::Closed => return Ok(()),
        },
        _ => ("405 Method Not Allowed", "Allow: GET, HEAD".into(), None),
    };
    let body = body.unwrap_or_else(|| format!("{status}\n").into_bytes());
    write!(
        connection,
        "HTTP/1.1 {status}\r\n{header}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    if method != "HEAD" {
        connection.write_all(&body)?;
    }
    connection.flush()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::tests::site;

    /// The origin of a server of a site of this name.
    fn started(name: &str) -> String {
        let site = site(name);
        let respond = move |path: &str| match path {
            "/closed" => Response::Closed,
            path => site.find(path).into(),
        };
        start(listen(0).expect("a port is free"), respond).expect("it starts")
    }

    /// The response to a request, from its first line to its last byte.
    fn ask(origin: &str, request: &str) -> String {
        let host = origin.trim_start_matches("http://");
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
        let origin = started("http");
        let module = ask(&origin, "GET /app_bg.wasm");
        assert!(
            module.starts_with("HTTP/1.1 200") && module.ends_with("\r\n\r\n\0asm"),
            "{module}"
        );
        assert!(
            module.contains("Content-Type: application/wasm\r\n"),
            "{module}"
        );
        assert!(module.contains("Cache-Control: no-cache\r\n"), "{module}");
        let head = ask(&origin, "HEAD /");
        assert!(
            head.starts_with("HTTP/1.1 200") && head.ends_with("\r\n\r\n"),
            "{head}"
        );
        assert!(ask(&origin, "GET /absent").starts_with("HTTP/1.1 404"));
        assert!(ask(&origin, "POST /").starts_with("HTTP/1.1 405"));
        let moved = ask(&origin, "GET /deep/down");
        assert!(
            moved.starts_with("HTTP/1.1 301") && moved.contains("Location: /deep/down/\r\n"),
            "{moved}"
        );
        assert_eq!(ask(&origin, "GET /closed"), "");
    }

    #[test]
    fn silent_connections_keep_nobody_waiting() {
        let origin = started("silent");
        let host = origin.trim_start_matches("http://");
        let silent: Vec<_> = (0..32)
            .map(|_| TcpStream::connect(host).expect("it listens"))
            .collect();
        assert!(ask(&origin, "GET /").starts_with("HTTP/1.1 200"));
        drop(silent);
    }
}
