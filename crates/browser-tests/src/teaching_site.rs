//! The example of a teaching site, `examples/teaching-site`, at an origin of its own: its boards come from the host of the built page.

use crate::host::{at_host, origin_of, page_at_host, unused_host};
use static_server::{Answer, Response, Site, media_type};
use std::fs;
use std::path::Path;

/// The address that the pages have for the host of the boards.
const PLACEHOLDER: &str = "https://chess.example/";

/// Starts the host; answers with its address, at whose end there is a slash.
pub fn teaching_site() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/teaching-site");
    let site = Site {
        root: folder,
        mounts: vec!["/".into()],
    };
    let host = unused_host();
    let boards = page_at_host(&host);
    // A policy names an origin, an address a folder of it.
    let origin = PLACEHOLDER.trim_end_matches('/');
    let respond = move |path: &str| match site.find(path) {
        Answer::File(file) if file.extension().is_some_and(|ending| ending == "html") => {
            let text = fs::read_to_string(&file).expect("a page of the example");
            let text = text.replace(PLACEHOLDER, &boards);
            let text = text.replace(origin, origin_of(&boards));
            Response::Content(media_type(&file), text.into_bytes())
        }
        answer => answer.into(),
    };
    let listener = static_server::listen(0).expect("a port is free");
    let origin = static_server::start(listener, respond).expect("it is bound");
    at_host(&format!("{origin}/"), &host)
}

/// Starts a host for a folder as it is; answers with its address, at whose end there is a slash.
pub fn static_site(folder: &Path) -> String {
    let site = Site {
        root: folder.to_owned(),
        mounts: vec!["/".into()],
    };
    let listener = static_server::listen(0).expect("a port is free");
    let respond = move |path: &str| Response::from(site.find(path));
    let origin = static_server::start(listener, respond).expect("it is bound");
    at_host(&format!("{origin}/"), &unused_host())
}
