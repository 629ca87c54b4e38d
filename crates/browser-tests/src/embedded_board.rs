//! A board that is embedded in a page of another origin: an element with a shadow root, which a user meets with mouse, finger or keys.

use crate::Browser;
use crate::Place;
use crate::engine::Engine;
use serde_json::{Value, json};

/// Ways to use a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// The mouse.
    Mouse,
    /// A finger.
    Finger,
    /// The keyboard.
    Keys,
}

/// Events of boards.
const EVENTS: [&str; 11] = [
    "ready",
    "before-move",
    "move",
    "illegal",
    "hint",
    "solved",
    "failed",
    "ended",
    "progress",
    "state",
    "error",
];

/// The only board on a page.
#[derive(Clone, Copy)]
pub struct EmbeddedBoard<'a> {
    browser: &'a Browser,
    hand: Hand,
}

impl Browser {
    /// Puts a board on a page of the teaching site in place of all else; `html` is an element `<sessa-board>`.
    pub async fn embed(&self, html: &str, hand: Hand) -> EmbeddedBoard<'_> {
        self.visit("index.html").await;
        let body = "
            const [html, events] = arguments;
            window.heard = [];
            for (const type of events)
                document.addEventListener(`sessa-${type}`, ({ detail }) => heard.push([type, detail]));
            document.body.innerHTML = `<main><h1>A board</h1><form>${html}</form></main>`;";
        self.evaluate(body, [json!(html), json!(EVENTS)]).await;
        let board = EmbeddedBoard {
            browser: self,
            hand,
        };
        board
            .wait("board.matches(':state(ready)') && root.querySelector('.square')")
            .await;
        // Of the modes only a puzzle does not hear at first.
        if board.ask("root.querySelector('.embed').dataset.mode").await == "puzzle" {
            board.wait_until_heard().await;
        }
        board
    }
}

impl EmbeddedBoard<'_> {
    /// The value of an expression about the element `board`, its shadow `root` and the `heard` events, as a text.
    pub async fn ask(&self, expression: &str) -> String {
        self.browser.ask(&about(expression), []).await
    }

    /// Waits until an expression about the same is true.
    pub async fn wait(&self, expression: &str) {
        let body = about(&format!("Boolean({expression})"));
        self.browser
            .wait_until(expression, async || {
                self.browser.evaluate(&body, []).await == true
            })
            .await;
    }

    /// Waits until what has appeared on the board hears.
    pub async fn wait_until_heard(&self) {
        self.browser
            .wait_until_heard("sessa-board", ":state(ready)")
            .await;
    }

    /// Waits for an event; answers with the detail of the first.
    pub async fn wait_for_event(&self, name: &str) -> Value {
        self.wait(&format!("heard.some(([type]) => type === '{name}')"))
            .await;
        let first = format!("heard.find(([type]) => type === '{name}')[1]");
        self.browser.evaluate(&about(&first), []).await
    }

    /// Uses a button or a square of the board.
    pub async fn press(&self, selector: &str) {
        match self.hand {
            Hand::Mouse => self.browser.click_at(self.place(selector).await).await,
            Hand::Finger => self.browser.tap_at(self.place(selector).await).await,
            Hand::Keys => {
                let focus = format!("root.querySelector(\"{selector}\")?.focus()");
                self.wait(&format!("root.querySelector(\"{selector}\")"))
                    .await;
                self.browser.evaluate(&about(&focus), []).await;
                self.browser.keys("Enter").await;
            }
        }
    }

    /// Moves a piece.
    pub async fn move_piece(&self, from: &str, to: &str) {
        if self.hand == Hand::Keys {
            self.browser.evaluate(&about("board.focus()"), []).await;
            let keys = format!("{} Enter {} Enter", way_to(from), way_to(to));
            return self.browser.keys(&keys).await;
        }
        for square in [from, to] {
            self.press(&format!(".square[data-square={square}]")).await;
        }
    }

    /// Draws an arrow, by the right button or by the key for it. The driver of `WebKit` never lets that button go.
    pub async fn draw(&self, from: &str, to: &str) {
        if self.hand == Hand::Mouse && self.browser.engine != Engine::WebKit {
            let from = self.place(&format!(".square[data-square={from}]")).await;
            let to = self.place(&format!(".square[data-square={to}]")).await;
            return self.browser.draw_along(from, to, &[]).await;
        }
        self.browser.evaluate(&about("board.focus()"), []).await;
        let keys = format!("{} d {} d", way_to(from), way_to(to));
        self.browser.keys(&keys).await;
    }

    /// The middle of an element of the board, in sight.
    async fn place(&self, selector: &str) -> Place {
        let there = format!("root.querySelector(\"{selector}\")");
        self.wait(&there).await;
        let body = about(&format!(
            "(() => {{
                const element = {there};
                element.scrollIntoView({{ block: 'nearest', behavior: 'instant' }});
                const {{ left, top, width, height }} = element.getBoundingClientRect();
                return [left + width / 2, top + height / 2].map(Math.round);
            }})()"
        ));
        let place = self.browser.evaluate(&body, []).await;
        let number = |index: usize| place[index].as_i64().expect("it is rounded");
        (number(0), number(1))
    }
}

/// A function body with the value of an expression.
fn about(expression: &str) -> String {
    format!(
        "const board = document.querySelector('sessa-board'), root = board?.shadowRoot;
        return {expression};"
    )
}

/// The keys that lead the cursor to a square: Shift and a figure to the file, a figure to the rank.
fn way_to(square: &str) -> String {
    let (file, rank) = square.split_at(1);
    let file = file.as_bytes()[0] - b'a' + 1;
    format!("Shift+{file} {rank}")
}
