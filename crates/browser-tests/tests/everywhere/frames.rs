//! What works in a frame of another origin, without a sandbox and in both kinds of one: the facts that embedded boards are built on.

use browser_tests::{Browser, View, with_browser_at};
use serde_json::Value;
use static_server::Response;
use std::collections::BTreeSet;

const PROBE: &str = include_str!("../../frames/probe.js");

/// A module of WebAssembly in which there is nothing.
const EMPTY: &[u8] = b"\0asm\x01\0\0\0";

/// What no frame may do unless the page around it allows it.
const NOT_IN_FRAMES: &[&str] = &["fullscreen"];

/// What a frame with `sandbox="allow-scripts"` alone, whose origin is `null`, cannot do besides.
const NOT_IN_SANDBOX: &[&str] = &[
    "cache",
    "cookie",
    "database",
    "module-worker",
    "origin",
    "service-worker",
    "storage",
    "worker",
];

/// Starts a host that has what `respond` gives for a path; answers with its address.
fn host(
    respond: impl Fn(&str) -> Option<(&'static str, Vec<u8>)> + Send + Sync + 'static,
) -> String {
    let listener = static_server::listen(0).expect("a port is free");
    let respond = move |path: &str| match respond(path) {
        Some((kind, content)) => Response::Content(kind, content),
        None => Response::Missing,
    };
    static_server::start(listener, respond).expect("it is bound")
}

/// The host of what is embedded.
fn embedded() -> String {
    let script = "text/javascript";
    host(move |path| {
        Some(match path {
            "/probe.html" => (
                "text/html",
                b"<!doctype html><title></title><script src=probe.js></script>".to_vec(),
            ),
            "/probe.js" => (script, PROBE.into()),
            "/classic.js" => (script, b"self.classic = true;".to_vec()),
            "/module.js" => (script, b"export default true;".to_vec()),
            "/worker.js" => (script, b"postMessage(true);".to_vec()),
            "/empty.wasm" => ("application/wasm", EMPTY.to_vec()),
            _ => return None,
        })
    })
}

/// A page around three frames, on a host of its own.
fn page(embedded: &str) -> String {
    let frame = |id: &str, sandbox: &str| {
        format!("<iframe id={id} {sandbox} src='{embedded}/probe.html'></iframe>")
    };
    let page = [
        "<!doctype html><link rel=icon href=data:,><title>Frames</title>".to_owned(),
        frame("plain", ""),
        frame("same-origin", "sandbox='allow-scripts allow-same-origin'"),
        frame("sandboxed", "sandbox=allow-scripts"),
    ]
    .concat();
    host(move |path| (path == "/").then(|| ("text/html", page.clone().into_bytes())))
}

/// What does not work in a frame.
async fn missing(browser: &Browser, frame: &str) -> BTreeSet<String> {
    let look = async || browser.ask("return document.title", []).await;
    browser
        .wait_until("the answers of the probes", async || {
            !browser.in_frame(frame, look).await.is_empty()
        })
        .await;
    let answers = browser.in_frame(frame, look).await;
    let answers: Value = serde_json::from_str(&answers).expect("JSON");
    let answers = answers.as_object().expect("answers by name").iter();
    let missing = answers.filter(|(_, works)| **works != true);
    missing.map(|(name, _)| name.clone()).collect()
}

#[test]
fn a_sandbox_takes_storage_and_workers_of_an_address_and_leaves_workers_of_a_blob() {
    let embedded = embedded();
    let site = page(&embedded) + "/";
    with_browser_at(&site, View::LAPTOP, async |browser| {
        browser.visit("").await;
        let all = |names: &[&[&str]]| -> BTreeSet<String> {
            names
                .concat()
                .iter()
                .map(|name| (*name).to_owned())
                .collect()
        };
        for frame in ["#plain", "#same-origin"] {
            assert_eq!(
                missing(browser, frame).await,
                all(&[NOT_IN_FRAMES]),
                "{frame}"
            );
        }
        assert_eq!(
            missing(browser, "#sandboxed").await,
            all(&[NOT_IN_FRAMES, NOT_IN_SANDBOX])
        );
        // A sandbox is loud about what it refuses.
        browser.take_errors().await;
        let requests = browser.take_requests().await;
        let known = [site.as_str(), embedded.as_str(), "blob:", "data:"];
        let is_known = |address: &String| known.iter().any(|start| address.starts_with(start));
        assert!(requests.iter().all(is_known), "{requests:?}");
    });
}
