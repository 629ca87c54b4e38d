//! Library screen and database of games, and browsers that are killed.

use crate::Browser;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::Command;

impl Browser {
    /// Opens the library and waits until it lists something, or says that there is nothing.
    pub async fn open_library(&self) {
        self.action("library").await;
        self.wait_for("section[data-screen=library]").await;
        self.wait_for("section.screen :is([data-row], [data-empty])")
            .await;
    }

    /// The texts of the cells of the rows of the library's list that are in the document.
    pub async fn games_listed(&self) -> Vec<String> {
        let body = "
            const cells = (row) => [...row.querySelectorAll('[role=gridcell]')].map((cell) => cell.textContent);
            return [...document.querySelectorAll('[data-row]')].map((row) => cells(row).join(' | '));";
        texts(&self.evaluate(body, []).await)
    }

    /// Waits until the list has this number of games, of which those that are seen are there.
    pub async fn wait_for_games(&self, count: usize) {
        let body = "
            const list = document.querySelector('[data-list]');
            const rows = [...list?.querySelectorAll('.library-row') ?? []];
            const count = (list?.ariaRowCount ?? 1) - 1;
            return rows.every((row) => row.dataset.row) && (rows.length > 0 || count === 0) ? count : -1;";
        self.wait_until(&format!("{count} games in the list"), async || {
            self.evaluate(body, []).await == count
        })
        .await;
    }

    /// Types into a field of a screen, in place of what is there.
    pub async fn search_for(&self, words: &str) {
        // As a player does: until something is pressed, the page that one has come back to finds its focus again.
        self.press("section.screen [name=search]").await;
        self.fill("search", words).await;
    }

    /// Hands a file of games to the library. What is evaluated to the text is a body of a function.
    pub async fn upload_games(&self, text: &str, arguments: impl Into<Vec<Value>>) {
        let body = format!(
            "
            const text = (() => {{ {text} }})();
            const field = document.querySelector('section.screen [name=pgn]');
            const files = new DataTransfer();
            files.items.add(new File([text], 'games.pgn'));
            field.files = files.files;
            field.dispatchEvent(new Event('change', {{ bubbles: true }}));"
        );
        self.evaluate(&body, arguments).await;
    }

    /// Waits for what is told of something that was done in the library.
    pub async fn done_message(&self) -> String {
        self.wait_for("[data-done]").await;
        self.text("[data-done]").await
    }

    /// The texts of all games in the library, once there is one.
    pub async fn library(&self) -> Vec<String> {
        let body = "
            return (async () => {
                const known = await indexedDB.databases();
                if (!known.some(({ name }) => name === 'sessa')) return [];
                const asked = (request) => new Promise((resolve, reject) => {
                    request.onsuccess = () => resolve(request.result);
                    request.onerror = () => reject(request.error);
                });
                const database = await asked(indexedDB.open('sessa'));
                const games = await asked(database.transaction('games').objectStore('games').getAll());
                database.close();
                return games;
            })();";
        texts(&self.evaluate(body, []).await)
    }

    /// Waits until the library has all that the page has saved.
    pub async fn wait_for_library(&self) {
        self.wait_until("the library to have the game", async || {
            let saved = self.saved_game().await;
            !saved.is_empty() && self.library().await.contains(&saved)
        })
        .await;
    }

    /// Does something in a second tab, which stays open.
    pub async fn in_another_tab(&self, work: impl AsyncFnOnce()) {
        let page = self.another_tab().await;
        self.show_on(self.view.get()).await;
        work().await;
        self.switch_to(page).await;
    }

    /// Makes the site's storage as large as this, in bytes; in Chromium.
    pub async fn limit_storage(&self, bytes: u64) {
        let parameters = json!({ "origin": self.origin(), "quotaSize": bytes });
        self.devtools("Storage.overrideQuotaForOrigin", parameters)
            .await;
    }
}

/// Kills every process that was started for this profile, as a battery that runs out would.
pub(crate) fn kill(profile: &Path) {
    let profile = profile.to_string_lossy();
    let processes = fs::read_dir("/proc").expect("a list of processes");
    for process in processes.flatten() {
        let Ok(command) = fs::read(process.path().join("cmdline")) else {
            continue;
        };
        let number = process.file_name().to_string_lossy().into_owned();
        let ours = String::from_utf8_lossy(&command).contains(&*profile);
        if ours && number.bytes().all(|byte| byte.is_ascii_digit()) {
            // One that ends meanwhile need not be killed.
            let _ = Command::new("kill").args(["-KILL", &number]).status();
        }
    }
}

fn texts(value: &Value) -> Vec<String> {
    let texts = value.as_array().into_iter().flatten();
    texts
        .filter_map(|text| Some(text.as_str()?.to_owned()))
        .collect()
}
