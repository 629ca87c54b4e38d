//! Arbiter's screen, its fields and ledger, and files that are saved and opened.

use crate::Browser;
use crate::unique_number::unique_number;
use serde_json::{Value, json};

impl Browser {
    /// Opens the page with a game of 90 minutes a side between two persons, under way after these events: each with its
    /// second.
    pub async fn open_timed_game(&self, events: &[(u64, Value)]) {
        let events: Vec<_> = [(0, json!("start"))]
            .iter()
            .chain(events)
            .map(|(second, event)| json!({ "at": second * 1000, "event": event }))
            .collect();
        let config = json!({
            "start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rules": { "id": "fide-2023" },
            "time": { "main": 5_400_000, "increment": 30_000 },
            "players": ["person", "person"],
            "seed": unique_number(),
        });
        let game = json!({ "sessa": 2, "config": config, "events": events });
        self.open_with_stored("sessa.game", &game.to_string()).await;
        self.action("resume").await;
    }

    /// Opens the arbiter's dialog.
    pub async fn open_arbiter(&self) {
        self.action("arbiter").await;
        self.wait_for("dialog[data-screen=arbiter][open]").await;
    }

    /// Opens one of its folds.
    pub async fn open_disclosure(&self, name: &str) {
        self.press(&format!("[data-disclosure={name}] summary"))
            .await;
        self.wait_for(&format!("[data-disclosure={name}][open]"))
            .await;
    }

    /// Puts the open dialog away.
    pub async fn close_dialog(&self) {
        self.closing_dialog(async || self.press("dialog[open] [data-action=close]").await)
            .await;
    }

    /// Puts the open dialog away by its key.
    pub async fn dismiss_dialog(&self) {
        self.closing_dialog(async || self.keys("Escape").await)
            .await;
    }

    /// Does what closes the open dialog, and waits for that. Its address goes with it, a moment later: a page that were loaded
    /// again meanwhile would stay, or come back with the dialog.
    async fn closing_dialog(&self, close: impl AsyncFnOnce()) {
        let address = "return document.querySelector('dialog[open][data-screen]') && location.hash";
        let address = self.ask(address, []).await;
        close().await;
        let closed = "const [address] = arguments;
            return !document.querySelector('dialog[open]') && (!address || location.hash !== address);";
        self.wait_until("the dialog to close", async || {
            self.evaluate(closed, [address.as_str().into()]).await == true
        })
        .await;
    }

    /// Types into a field of the open dialog, in place of what is there.
    pub async fn fill(&self, name: &str, text: &str) {
        self.focus(&format!(":is(dialog[open], section.screen) [name={name}]"))
            .await;
        self.evaluate("document.activeElement.select()", []).await;
        self.keys("Delete").await;
        self.type_text(text).await;
    }

    /// Chooses from a list of the open dialog, by the text of the option.
    pub async fn choose(&self, name: &str, option: &str) {
        let body = "
            const list = document.querySelector(`:is(dialog[open], section.screen) [name=${arguments[0]}]`);
            const found = [...list.options].find((option) => option.textContent.trim() === arguments[1]);
            if (!found) return [...list.options].map((option) => option.textContent).join('|');
            list.value = found.value;
            list.dispatchEvent(new Event('change', { bubbles: true }));
            return '';";
        self.wait_for(&format!(":is(dialog[open], section.screen) [name={name}]"))
            .await;
        let others = self.ask(body, [json!(name), json!(option)]).await;
        assert_eq!(others, "", "{name} offers no {option}");
    }

    /// Does what an arbiter's button does, the question whether it is meant included.
    pub async fn order(&self, action: &str) {
        self.action(action).await;
        self.action(&format!("{action}-sure")).await;
    }

    /// The lines of the ledger, their parts set off by bars.
    pub async fn ledger(&self) -> Vec<String> {
        let body = "
            const rows = [...document.querySelectorAll('.ledger tbody tr')];
            return rows.map((row) => [...row.cells].map((cell) => cell.textContent).join('|'));";
        let rows = self.evaluate(body, []).await;
        let text = |row: &Value| row.as_str().unwrap_or_default().to_owned();
        rows.as_array().into_iter().flatten().map(text).collect()
    }

    /// The text of the file that this action saves.
    pub async fn download_of(&self, action: &str) -> String {
        let body = "
            const make = URL.createObjectURL;
            URL.createObjectURL = (blob) => {
                URL.createObjectURL = make;
                blob.text().then((text) => { window.savedText = text; });
                return make.call(URL, blob);
            };
            delete window.savedText;";
        self.evaluate(body, []).await;
        self.action(action).await;
        self.wait_until("a file to be saved", async || {
            self.evaluate("return 'savedText' in window", []).await == true
        })
        .await;
        self.ask("return window.savedText", []).await
    }

    /// Hands a file of this text to the open dialog.
    pub async fn upload_file(&self, text: &str) {
        let body = "
            const field = document.querySelector('dialog[open] [name=file]');
            const files = new DataTransfer();
            files.items.add(new File([arguments[0]], 'game.json'));
            field.files = files.files;
            field.dispatchEvent(new Event('change', { bubbles: true }));";
        self.evaluate(body, [json!(text)]).await;
    }
}
