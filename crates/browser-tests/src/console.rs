//! Console messages and network requests of the page, as the browser logs them.

use crate::Browser;
use crate::engine::Engine;
use crate::host::{host_of, page_at_host};
use serde_json::Value;

impl Browser {
    /// Takes in what was logged since the last time. Only Chromium keeps a log that its driver can read.
    async fn read_logs(&self) {
        if self.engine != Engine::Chromium {
            return;
        }
        let console = self
            .driver
            .get_log("browser")
            .await
            .expect("the console is kept");
        self.console.borrow_mut().extend(
            console
                .into_iter()
                .map(|entry| format!("{} {}", entry.level, entry.message)),
        );
        let events = self
            .driver
            .get_log("performance")
            .await
            .expect("requests are kept");
        self.requests
            .borrow_mut()
            .extend(events.iter().filter_map(|entry| requested(&entry.message)));
    }

    /// Errors and policy violations in the console so far; it is empty afterwards.
    pub async fn take_errors(&self) -> Vec<String> {
        self.read_logs().await;
        let mut console = self.console.take();
        console.retain(|line| is_error(line));
        console
    }

    /// The addresses asked for so far.
    pub async fn requests(&self) -> Vec<String> {
        self.read_logs().await;
        self.requests.borrow().clone()
    }

    /// The addresses asked for so far, which count no longer: for a test that knows of more hosts than the page's.
    pub async fn take_requests(&self) -> Vec<String> {
        self.read_logs().await;
        self.requests.take()
    }

    /// No error in the console, no broken policy, no request to another host.
    pub(crate) async fn assert_no_errors(&self) {
        self.read_logs().await;
        let console = self.console.borrow();
        let errors: Vec<_> = console.iter().filter(|line| is_error(line)).collect();
        assert!(errors.is_empty(), "the console shows errors:\n{errors:#?}");
        let requests = self.requests.borrow();
        let home = format!("{}/", self.origin());
        // A page of another origin has its boards from that of the built page.
        let built = page_at_host(host_of(&self.url));
        let local = |address: &str| {
            let here = [&home, &built, "data:", "blob:"];
            here.iter().any(|start| address.starts_with(start))
        };
        let strangers: Vec<_> = requests.iter().filter(|address| !local(address)).collect();
        assert!(
            strangers.is_empty(),
            "requests left the host:\n{strangers:#?}"
        );
    }

    /// Console and last state of the page, for whoever has to find out why a test failed.
    pub(crate) async fn describe(&self) -> String {
        let console = match self.driver.get_log("browser").await {
            Ok(entries) => entries
                .into_iter()
                .map(|entry| format!("{} {}", entry.level, entry.message))
                .collect(),
            Err(_) if self.engine != Engine::Chromium => Vec::new(),
            Err(error) => vec![error.to_string()],
        };
        let body = "
            const board = document.querySelector('.board');
            const pieces = [...document.querySelectorAll('.board .piece')].map((p) => p.dataset.square + ' ' + p.dataset.color + ' ' + p.dataset.role);
            const moves = [...document.querySelectorAll('[data-ply]')].map((move) => move.textContent.trim());
            const kept = async () => {
                const { works } = await import(new URL('./offline.js', document.baseURI));
                return `kept: ${works()}, served from there: ${!!navigator.serviceWorker?.controller}`;
            };
            return (async () => [location.href, `board ${board?.outerHTML.slice(0, 200)}`, pieces.sort().join(', '), moves.join(' '),
                await kept().catch(String), document.body.innerText].join('\\n'))();";
        let state = match self.driver.execute(body, vec![]).await {
            Ok(answer) => answer.json().as_str().unwrap_or_default().to_owned(),
            Err(error) => error.to_string(),
        };
        let earlier = self.console.take();
        format!(
            "--- console\n{}\n--- page\n{state}",
            [earlier, console].concat().join("\n")
        )
    }
}

/// Errors, and warnings about the content security policy.
fn is_error(line: &str) -> bool {
    line.starts_with("SEVERE")
        || line.contains("Content Security Policy")
        || line.contains("Content-Security-Policy")
}

/// The address in a log entry about a request.
fn requested(entry: &str) -> Option<String> {
    let entry: Value = serde_json::from_str(entry).ok()?;
    let message = &entry["message"];
    let address = match message["method"].as_str()? {
        "Network.requestWillBeSent" => &message["params"]["request"]["url"],
        "Network.webSocketCreated" => &message["params"]["url"],
        _ => return None,
    };
    address.as_str().map(ToOwned::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_found_in_the_log() {
        let sent = r#"{"message":{"method":"Network.requestWillBeSent","params":{"request":{"url":"http://h/app.js"}}}}"#;
        assert_eq!(requested(sent).as_deref(), Some("http://h/app.js"));
        let socket =
            r#"{"message":{"method":"Network.webSocketCreated","params":{"url":"ws://h/"}}}"#;
        assert_eq!(requested(socket).as_deref(), Some("ws://h/"));
        assert_eq!(
            requested(r#"{"message":{"method":"Page.loadEventFired","params":{}}}"#),
            None
        );
    }
}
