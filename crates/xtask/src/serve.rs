//! The command `serve`: the built page on a port of this machine, as it was built last.

use crate::offline;
use crate::workspace::Workspace;
use crate::{Result, build, tools};
use static_server::{Answer, Response, Site};
use std::fs;
use std::io::ErrorKind;
use std::net::TcpListener;
use std::thread;

/// The port of `serve` unless told otherwise.
pub const DEFAULT_PORT: u16 = 8080;

/// The command `serve`: everything up to a page that answers, then answers until interrupted.
pub fn run(workspace: &Workspace, port: u16) -> Result<()> {
    // The port comes first: nobody should wait for a build to learn that it is taken.
    let listener = listen(port)?;
    let tools = tools::prepare(workspace)?;
    build::build(workspace, &tools)?;
    let site = Site {
        root: workspace.dist(),
        mounts: vec!["/".into()],
    };
    let origin = start(listener, move |path| fresh(&site, path))?;
    println!("\nSessa is at {origin}/ (Ctrl-C ends it)");
    loop {
        thread::park();
    }
}

/// A response that shows what was built last, whatever browsers keep of the page.
fn fresh(site: &Site, path: &str) -> Response {
    match site.find(path) {
        Answer::File(file) if offline::is_worker(&file) => {
            fs::read_to_string(&file).map_or(Response::Missing, |worker| {
                let worker = offline::network_first(&worker);
                Response::Content(static_server::media_type(&file), worker.into_bytes())
            })
        }
        answer => answer.into(),
    }
}

/// Takes a port of this machine; 0 takes any free one.
pub fn listen(port: u16) -> Result<TcpListener> {
    static_server::listen(port).map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => {
            let other = port.checked_add(1).unwrap_or(DEFAULT_PORT);
            format!("port {port} is taken: end the program that uses it, or try `cargo xtask serve --port {other}`")
        }
        ErrorKind::PermissionDenied => format!("port {port} is reserved for the system: choose one above 1023"),
        _ => format!("cannot listen on port {port}: {error}"),
    })
}

/// Answers requests in the background; returns the origin.
pub fn start(
    listener: TcpListener,
    respond: impl Fn(&str) -> Response + Send + Sync + 'static,
) -> Result<String> {
    static_server::start(listener, respond).map_err(|error| format!("the port was lost: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_that_is_worked_on_is_served_as_built_last() {
        let workspace = Workspace::find().expect("this is a checkout");
        let site = Site {
            root: workspace.root.join("www"),
            mounts: vec!["/".into()],
        };
        let Response::Content(_, worker) = fresh(&site, "/sw.js?1") else {
            panic!("the worker is there")
        };
        let built = fs::read_to_string(site.root.join("sw.js")).expect("it is there");
        assert_eq!(
            String::from_utf8_lossy(&worker),
            offline::network_first(&built)
        );
        assert_ne!(worker, built.into_bytes());
        let page = fresh(&site, "/offline.js");
        assert_eq!(page, Response::File(site.root.join("offline.js")));
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
