//! HTTP/1.1 server of static files on 127.0.0.1: each connection has a thread, which answers its requests one after another.
//!
//! A [`Site`] maps the path of a request to a file; the program that starts the server makes the [`Response`] of it. Of a
//! file that lies there as it is, the smallest compressed copy beside it that the visitor accepts is sent ([`Encoding`]).

mod encoding;
mod site;

pub use encoding::Encoding;
pub use site::{Answer, Site, media_type};

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
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
    /// 200, with a file, or with the compressed copy of it that the visitor accepts; 404 if it cannot be read.
    File(PathBuf),
    /// 200, with this media type and content, which lie nowhere.
    Content(&'static str, Vec<u8>),
    /// 301, with the path to ask for instead.
    Moved(String),
    /// 404.
    Missing,
    /// None at all: the connection is closed, as by a host that fails.
    Closed,
}

/// Headers of every file: pages of other origins may use it, as those that embed boards do.
const FOR_ALL: &str =
    "Access-Control-Allow-Origin: *\r\nCross-Origin-Resource-Policy: cross-origin\r\n";

/// A response ready to be sent.
struct Message {
    status: &'static str,
    headers: String,
    body: Vec<u8>,
}

impl Message {
    /// A message with a body of which only the media type is known; it may change with the next build.
    fn content(kind: &str, body: Vec<u8>) -> Self {
        Self {
            status: "200 OK",
            headers: format!("Content-Type: {kind}\r\nCache-Control: no-cache\r\n{FOR_ALL}"),
            body,
        }
    }

    /// A message that tells no more than its status.
    fn plain(status: &'static str, headers: &str) -> Self {
        Self {
            status,
            headers: format!("Content-Type: text/plain\r\n{headers}"),
            body: format!("{status}\n").into_bytes(),
        }
    }

    fn missing() -> Self {
        Self::plain("404 Not Found", "")
    }

    /// A file as the value of `Accept-Encoding` has it.
    fn file(file: &Path, accepted: &str) -> Self {
        let there: Vec<_> = Encoding::ALL
            .into_iter()
            .filter(|encoding| encoding.copy_of(file).is_file())
            .collect();
        let chosen = Encoding::choose(accepted, &there);
        let read = fs::read(chosen.map_or(file.to_owned(), |encoding| encoding.copy_of(file)));
        let Ok(body) = read else {
            return Self::missing();
        };
        let mut message = Self::content(site::media_type(file), body);
        if !there.is_empty() {
            message.headers += "Vary: Accept-Encoding\r\n";
        }
        if let Some(encoding) = chosen {
            let parts = ["Content-Encoding: ", encoding.name(), "\r\n"];
            message.headers.extend(parts);
        }
        message
    }
}

impl From<Answer> for Response {
    fn from(answer: Answer) -> Self {
        match answer {
            Answer::File(path) => Self::File(path),
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

/// Answers the requests of a connection one after another, until the visitor has no more: hundreds of connections cost a browser
/// more than hundreds of files.
fn serve(connection: &TcpStream, respond: &impl Fn(&str) -> Response) -> io::Result<()> {
    connection.set_read_timeout(Some(SILENCE))?;
    // An answer is written at once: nothing is gained by waiting for more of it.
    connection.set_nodelay(true)?;
    let mut reader = BufReader::new(connection.take(0));
    while serve_next(connection, &mut reader, respond)? {}
    Ok(())
}

/// Answers the next request; true if another may follow.
fn serve_next(
    mut connection: &TcpStream,
    reader: &mut BufReader<io::Take<&TcpStream>>,
    respond: &impl Fn(&str) -> Response,
) -> io::Result<bool> {
    reader.get_mut().set_limit(LONGEST_REQUEST);
    let mut request = String::new();
    reader.read_line(&mut request)?;
    let (mut accepted, mut header) = (String::new(), String::new());
    let mut is_last = false;
    while reader.read_line(&mut header)? > 2 {
        if let Some((name, value)) = header.split_once(':') {
            let value = value.trim();
            if name.eq_ignore_ascii_case("accept-encoding") {
                // A list may be spread over several lines (RFC 9110, section 5.3).
                accepted = format!("{accepted},{value}");
            }
            is_last |=
                name.eq_ignore_ascii_case("connection") && value.eq_ignore_ascii_case("close");
        }
        header.clear();
    }
    let mut words = request.split_whitespace();
    let (Some(method), Some(path)) = (words.next(), words.next()) else {
        return Ok(false);
    };
    let message = match method {
        "GET" | "HEAD" => match respond(path) {
            Response::File(file) => Message::file(&file, &accepted),
            Response::Content(kind, body) => Message::content(kind, body),
            Response::Moved(to) => {
                Message::plain("301 Moved Permanently", &format!("Location: {to}\r\n"))
            }
            Response::Missing => Message::missing(),
            Response::Closed => return Ok(false),
        },
        _ => {
            // What may follow its headers is not read, so that nothing after it can be.
            is_last = true;
            Message::plain("405 Method Not Allowed", "Allow: GET, HEAD\r\n")
        }
    };
    let end = if is_last { "Connection: close\r\n" } else { "" };
    let mut answer = format!(
        "HTTP/1.1 {}\r\n{}Content-Length: {}\r\n{end}\r\n",
        message.status,
        message.headers,
        message.body.len()
    )
    .into_bytes();
    if method != "HEAD" {
        answer.extend(message.body);
    }
    connection.write_all(&answer)?;
    Ok(!is_last)
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
        ask_with(origin, request, "")
    }

    /// The same with further headers, each with its end of line.
    fn ask_with(origin: &str, request: &str, headers: &str) -> String {
        let host = origin.trim_start_matches("http://");
        let mut stream = TcpStream::connect(host).expect("it listens");
        write!(
            stream,
            "{request} HTTP/1.1\r\nHost: {host}\r\n{headers}Connection: close\r\n\r\n"
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
        let for_all = "Access-Control-Allow-Origin: *\r\n";
        assert!(module.contains(for_all), "{module}");
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
    fn compressed_copies_are_sent_to_whoever_accepts_them() {
        let origin = started("compressed");
        for (request, headers, encoding, length, body) in [
            ("GET /style.css", "", None, 10, "the styles"),
            (
                "GET /style.css",
                "Accept-Encoding: gzip, deflate, br\r\n",
                Some("br"),
                2,
                "br",
            ),
            (
                "GET /style.css",
                "accept-encoding: gzip\r\n",
                Some("gzip"),
                4,
                "gzip",
            ),
            (
                "GET /style.css",
                "Accept-Encoding: br;q=0\r\nAccept-Encoding: gzip;q=0.5\r\n",
                Some("gzip"),
                4,
                "gzip",
            ),
            (
                "GET /style.css",
                "Accept-Encoding: br;q=0, gzip;q=0\r\n",
                None,
                10,
                "the styles",
            ),
            (
                "GET /deep/down/style.css?1",
                "Accept-Encoding: br\r\n",
                Some("br"),
                2,
                "br",
            ),
            (
                "HEAD /style.css",
                "Accept-Encoding: br\r\n",
                Some("br"),
                2,
                "",
            ),
        ] {
            let sent = ask_with(&origin, request, headers);
            let (head, content) = sent.split_once("\r\n\r\n").expect("headers have an end");
            let lines: Vec<_> = head.split("\r\n").collect();
            let has = |line: &str| lines.contains(&line);
            assert!(
                has("HTTP/1.1 200 OK") && has("Vary: Accept-Encoding"),
                "{sent}"
            );
            assert!(has("Content-Type: text/css; charset=utf-8"), "{sent}");
            assert!(has(&format!("Content-Length: {length}")), "{sent}");
            let named = lines
                .iter()
                .find_map(|line| line.strip_prefix("Content-Encoding: "));
            assert_eq!((named, content), (encoding, body), "{request} {headers}");
        }
        // What has no copy is the same for everybody.
        let module = ask_with(&origin, "GET /app_bg.wasm", "Accept-Encoding: br\r\n");
        assert!(
            module.ends_with("\0asm") && !module.contains("Vary"),
            "{module}"
        );
    }

    #[test]
    fn a_connection_is_used_again_until_it_is_said_to_end() {
        let origin = started("again");
        let host = origin.trim_start_matches("http://");
        let mut stream = TcpStream::connect(host).expect("it listens");
        let requests = [
            "GET /style.css HTTP/1.1\r\n\r\n",
            "HEAD /style.css HTTP/1.1\r\nConnection: keep-alive\r\n\r\n",
            "GET /absent HTTP/1.1\r\nconnection: Close\r\n\r\n",
        ];
        write!(stream, "{}", requests.concat()).expect("it reads");
        let mut answers = String::new();
        stream.read_to_string(&mut answers).expect("it ends");
        let status: Vec<_> = answers
            .lines()
            .filter(|line| line.starts_with("HTTP/1.1"))
            .collect();
        assert_eq!(
            status,
            ["HTTP/1.1 200 OK", "HTTP/1.1 404 Not Found"],
            "{answers}"
        );
        // The styles have no end of line: the status after them is on their last one.
        assert!(
            answers.contains("the stylesHTTP/1.1 200 OK\r\n"),
            "{answers}"
        );
        assert_eq!(answers.matches("Connection: close").count(), 1, "{answers}");
    }

    #[test]
    fn a_request_that_nobody_answers_ends_the_connection() {
        let origin = started("no-answer");
        for request in ["POST / HTTP/1.1\r\n\r\n", "GET /closed HTTP/1.1\r\n\r\n"] {
            let host = origin.trim_start_matches("http://");
            let mut stream = TcpStream::connect(host).expect("it listens");
            write!(stream, "{request}").expect("it reads");
            let mut answer = String::new();
            stream.read_to_string(&mut answer).expect("it ends");
            assert_eq!(
                answer.starts_with("HTTP/1.1 405"),
                request.starts_with("POST")
            );
        }
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
