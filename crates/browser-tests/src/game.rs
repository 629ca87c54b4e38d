//! Playing a game on the page: its settings, moves, clocks and result.

use crate::Browser;
use serde_json::json;
use std::time::{Duration, Instant};

/// Settings of a new game.
#[derive(Clone, Copy, Debug)]
pub struct GameSettings {
    /// `robot` or `person`.
    pub opponent: &'static str,
    /// `white`, `black` or `random`.
    pub color: &'static str,
    /// The robot's strength, an Elo rating of the ladder.
    pub elo: u16,
    /// The name of a clock on offer, such as `blitz-3-2`, or `none`.
    pub time: &'static str,
}

impl GameSettings {
    /// Two persons at one device, without a clock.
    pub const TWO_PLAYERS: Self = Self {
        opponent: "person",
        color: "white",
        elo: 600,
        time: "none",
    };

    /// The same with five minutes each.
    pub const TWO_PLAYERS_WITH_CLOCKS: Self = Self {
        time: "blitz-5-0",
        ..Self::TWO_PLAYERS
    };
}

/// The face of a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The time shown, in milliseconds.
    pub left: u64,
    /// It counts down.
    pub running: bool,
}

impl Clock {
    /// Milliseconds of a clock face: `1:02:03`, `4:59` or `0:19.5`.
    pub fn read(face: &str) -> Option<u64> {
        let (whole, tenths) = face.trim().split_once('.').unwrap_or((face.trim(), "0"));
        let seconds = whole
            .split(':')
            .try_fold(0, |sum, part| Some(sum * 60 + part.parse::<u64>().ok()?))?;
        Some(seconds * 1000 + tenths.parse::<u64>().ok()? * 100)
    }
}

impl Browser {
    /// Chooses the settings of a game and begins it.
    pub async fn play(&self, terms: &GameSettings) {
        self.open_form().await;
        self.press(&format!("input[name=opponent][value={}]", terms.opponent))
            .await;
        // Two persons agree on their colours.
        if terms.opponent == "robot" {
            self.press(&format!("input[name=color][value={}]", terms.color))
                .await;
            self.set("input[name=level]", &terms.elo.to_string()).await;
        }
        self.press(&format!("input[name=time][value={}]", terms.time))
            .await;
        self.action("play").await;
        self.wait_for("[data-action=resign]:not([disabled])").await;
    }

    /// Opens the form of a new game: a first visit has a question in its place, a phone a line.
    pub async fn open_form(&self) {
        self.wait_for("[data-action=play]").await;
        let shows = "return document.querySelector(arguments[0])?.checkVisibility() ?? false";
        let any = "
            const ways = document.querySelectorAll('[data-action=more-options], [data-action=change]');
            return document.querySelector('input[name=opponent]') !== null || [...ways].some((way) => way.checkVisibility());";
        self.wait_until("the form or the way to it", async || {
            self.evaluate(any, []).await == true
        })
        .await;
        for more in ["more-options", "change"] {
            let selector = format!("[data-action={more}]");
            if self.evaluate(shows, [json!(selector)]).await == true {
                self.press(&selector).await;
            }
        }
        // Firefox on a busy machine has been seen to lose the press; a user would press again.
        let pressed = Instant::now();
        self.wait_until("input[name=opponent]", async || {
            let there = self.is_there("input[name=opponent]").await;
            let lost = !there && pressed.elapsed() > Duration::from_secs(3);
            let more = "[data-action=more-options]";
            if lost && self.evaluate(shows, [json!(more)]).await == true {
                self.press(more).await;
            }
            there
        })
        .await;
    }

    /// Gives a slider or a list a value.
    pub async fn set(&self, selector: &str, value: &str) {
        let body = "
            const control = document.querySelector(arguments[0]);
            control.value = arguments[1];
            for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
            return control.value;";
        let set = self.ask(body, [json!(selector), json!(value)]).await;
        assert_eq!(set, value, "{selector} offers no {value}");
    }

    /// The record, move by move in SAN.
    pub async fn moves(&self) -> Vec<String> {
        let body = "
            const moves = [...document.querySelectorAll('[data-ply]')].filter(({ dataset }) => dataset.ply > 0);
            moves.sort((one, other) => one.dataset.ply - other.dataset.ply);
            return moves.map((move) => move.textContent.trim());";
        let moves = self.evaluate(body, []).await;
        moves
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|san| Some(san.as_str()?.to_owned()))
            .collect()
    }

    /// Waits until the record ends with this move.
    pub async fn wait_for_move(&self, ply: usize, san: &str) {
        let selector = format!("[data-ply='{ply}']");
        self.wait_until(&format!("half-move {ply}, {san}"), async || {
            self.text(&selector).await == san
        })
        .await;
    }

    /// Waits until the record has so many half-moves.
    pub async fn wait_for_ply(&self, ply: usize) {
        self.wait_for(&format!("[data-ply='{ply}']")).await;
    }

    /// The face of the clock of `white` or `black`.
    pub async fn clock(&self, side: &str) -> Clock {
        let selector = format!("[data-clock={side}]");
        let face = self.text(&selector).await;
        let left = Clock::read(&face).unwrap_or_else(|| panic!("`{face}` is no clock face"));
        Clock {
            left,
            running: self.attribute(&selector, "data-running").await == "true",
        }
    }

    /// Waits for the end card; answers with result and reason, such as `1–0 checkmate`.
    pub async fn end(&self) -> String {
        self.wait_for("[data-end] [data-result]").await;
        let reason = self.attribute("[data-end]", "data-reason").await;
        format!("{} {reason}", self.text("[data-result]").await)
    }
}

#[cfg(test)]
mod tests {
    use super::Clock;

    #[test]
    fn faces_are_read() {
        for (face, left) in [
            ("4:59", Some(299_000)),
            ("0:19.5", Some(19_500)),
            ("1:02:03", Some(3_723_000)),
            ("", None),
            ("–", None),
        ] {
            assert_eq!(Clock::read(face), left, "{face}");
        }
    }
}
