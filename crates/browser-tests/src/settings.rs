//! Settings screen, announcements for screen readers, and the text field for moves and commands.

use crate::Browser;
use serde_json::json;

/// The field for typed moves.
const ENTRY: &str = "input[name=entry]";

impl Browser {
    /// Opens the settings, sets one of them and closes the dialog: a switch to `on` or `off`, anything else to its value.
    pub async fn prefer(&self, name: &str, value: &str) {
        self.action("settings").await;
        self.wait_for("dialog[data-screen=settings][open]").await;
        self.set_preference(name, value).await;
        self.close_dialog().await;
    }

    /// Sets something on the open settings dialog.
    pub async fn set_preference(&self, name: &str, value: &str) {
        self.set_on_screen("settings", name, value).await;
    }

    /// Sets something on an open dialog: a switch to `on` or `off`, anything else to its value.
    pub async fn set_on_screen(&self, screen: &str, name: &str, value: &str) {
        let selector = format!("dialog[data-screen={screen}] [name={name}]");
        self.wait_for(&selector).await;
        let body = "
            const input = document.querySelector(arguments[0]);
            return input.type === 'checkbox' ? (input.checked ? 'on' : 'off') : input.type;";
        match self.ask(body, [json!(selector)]).await.as_str() {
            "radio" => self.press(&format!("{selector}[value={value}]")).await,
            now @ ("on" | "off") => {
                assert!(
                    ["on", "off"].contains(&value),
                    "{name} is a switch, not {value}"
                );
                if now != value {
                    self.press(&selector).await;
                }
            }
            _ => self.set(&selector, value).await,
        }
    }

    /// The newest sentence for screen readers.
    pub async fn announced(&self) -> String {
        self.text("[data-announce]").await
    }

    /// Waits until the newest sentence for screen readers is this.
    pub async fn wait_for_announcement(&self, sentence: &str) {
        self.wait_for_text("[data-announce]", sentence).await;
    }

    /// Waits until an element says this.
    pub async fn wait_for_text(&self, selector: &str, text: &str) {
        self.wait_until(&format!("{selector} to say “{text}”"), async || {
            self.text(selector).await == text
        })
        .await;
    }

    /// Types a move or a command into the table's field, in place of what is there, and enters it.
    pub async fn enter(&self, text: &str) {
        self.enter_at(ENTRY, text).await;
    }

    /// The same in another field.
    pub async fn enter_at(&self, field: &str, text: &str) {
        self.write_at(field, text).await;
        self.keys("Enter").await;
    }

    /// Types into the table's field, in place of what is there.
    pub async fn write(&self, text: &str) {
        self.write_at(ENTRY, text).await;
    }

    /// Types into a field, in place of what is there.
    pub async fn write_at(&self, field: &str, text: &str) {
        // It comes with the chunk.
        self.wait_for(field).await;
        self.focus(field).await;
        self.evaluate("document.activeElement.select()", []).await;
        self.keys("Delete").await;
        self.type_text(text).await;
    }
}
