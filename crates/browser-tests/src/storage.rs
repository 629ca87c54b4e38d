//! localStorage of the page, and visits that begin with something in it.

use crate::Browser;
use crate::unique_number::unique_number;
use serde_json::{Value, json};

impl Browser {
    /// Everything the page keeps, as name and text.
    pub async fn stored(&self) -> Vec<(String, String)> {
        let kept = self
            .evaluate("return Object.entries(localStorage)", [])
            .await;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        kept.as_array()
            .into_iter()
            .flatten()
            .map(|entry| (text(&entry[0]), text(&entry[1])))
            .collect()
    }

    /// The events of the saved game, each with the time `at` which it happened.
    pub async fn stored_events(&self) -> Vec<Value> {
        let game: Value = serde_json::from_str(&self.saved_game().await).unwrap_or_default();
        game["events"].as_array().cloned().unwrap_or_default()
    }

    /// The text of the saved game that is shown; empty if there is none.
    pub async fn saved_game(&self) -> String {
        let body = "
            const key = localStorage.getItem('sessa.shown');
            return localStorage.getItem(`sessa.game.${key}`) ?? '';";
        self.ask(body, []).await
    }

    /// The terms of the saved game that is shown.
    pub async fn saved_config(&self) -> Value {
        let game: Value = serde_json::from_str(&self.saved_game().await).expect("a game is saved");
        game["config"].clone()
    }

    /// The saved settings of the next game.
    pub async fn saved_settings(&self) -> Value {
        let body = "return localStorage.getItem('sessa.terms') ?? 'null'";
        serde_json::from_str(&self.ask(body, []).await).expect("they are written as JSON")
    }

    /// Puts a text into the page's storage, which the page still open cannot overwrite when it goes.
    pub async fn store(&self, name: &str, text: &str) {
        if self.ask("return location.origin", []).await != self.origin() {
            self.visit("").await;
        }
        let body = "
            localStorage.setItem(arguments[0], arguments[1]);
            Storage.prototype.setItem = () => {};";
        self.evaluate(body, [json!(name), json!(text)]).await;
    }

    /// Opens the page with this text in storage.
    pub async fn open_with_stored(&self, name: &str, text: &str) {
        self.store(name, text).await;
        self.open().await;
    }

    /// Opens the page with these preferences; what is not named is as usual.
    pub async fn open_with_preferences(&self, preferences: &Value) {
        self.open_with_stored("sessa.preferences", &preferences.to_string())
            .await;
    }

    /// Opens the page in the middle of a game without a clock: from a position, against a robot of the highest level that has
    /// White or Black, or between two persons.
    pub async fn open_game(&self, fen: &str, robot: Option<&str>) {
        let player = |side: &str| {
            if robot == Some(side) {
                json!({ "robot": { "level": 8 } })
            } else {
                json!("person")
            }
        };
        let rules = json!({
            "id": "fide-2023",
            "repetitions_to_claim": 3,
            "moves_to_claim": 50,
            "repetitions_to_end": 5,
            "moves_to_end": 75,
        });
        let config = json!({
            "start": fen,
            "rules": rules,
            "time": null,
            "players": [player("white"), player("black")],
            "began": unique_number(),
            "seed": 1,
        });
        let events = json!([{ "at": 0, "event": "start" }]);
        let game = json!({ "sessa": 1, "config": config, "events": events });
        self.open_with_stored("sessa.game", &game.to_string()).await;
        self.wait_for("[data-action=resign]:not([disabled])").await;
    }

    /// Opens the page in the middle of a game between two persons. What `terms` does not say is as usual: no clock, the
    /// usual rules. A clock runs.
    pub async fn open_with_config(&self, terms: Value) {
        let mut config = json!({
            "start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rules": { "id": "fide-2023" },
            "time": null,
            "players": ["person", "person"],
            "seed": unique_number(),
        });
        for (name, value) in terms.as_object().expect("terms have names") {
            config[name] = value.clone();
        }
        let timed = !config["time"].is_null();
        let events = json!([{ "at": 0, "event": "start" }]);
        let game = json!({ "sessa": 2, "config": config, "events": events });
        self.open_with_stored("sessa.game", &game.to_string()).await;
        if timed {
            self.action("resume").await;
        }
        self.wait_for("[data-action=resign]:not([disabled])").await;
    }

    /// Runs a script in every page from now on, before any of its own; in Chromium.
    pub async fn run_first(&self, source: &str) {
        self.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": source }),
        )
        .await;
    }
}
