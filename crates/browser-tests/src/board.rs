//! The board by its place on the screen: eight by eight equal squares. A screen over the page may have one of its own.

use crate::Browser;
use crate::Place;
use crate::input::way;
use serde_json::json;
use std::collections::BTreeMap;

impl Browser {
    /// The middle of a square, such as `e4`, in CSS pixels.
    pub async fn square_center(&self, square: &str) -> Place {
        self.beside(square, 0.0, 0.0).await
    }

    /// The place so many squares to the right of a square's middle, and so many below it.
    pub async fn beside(&self, square: &str, right: f64, down: f64) -> Place {
        self.place_on(":is(dialog[open], section.screen)", square, right, down)
            .await
    }

    /// The same on the board within an element, or on the page's own if there is none.
    async fn place_on(&self, within: &str, square: &str, right: f64, down: f64) -> Place {
        let body = "
            const [within, square, right, down] = arguments;
            const board = document.querySelector(`${within} .board`) ?? document.querySelector('.board');
            board.scrollIntoView({ block: 'nearest', behavior: 'instant' });
            const { left, top, width, height } = board.getBoundingClientRect();
            const [file, rank] = [square.charCodeAt(0) - 97, square.charCodeAt(1) - 49];
            const white = board.dataset.orientation === 'white';
            const [column, row] = white ? [file, 7 - rank] : [7 - file, rank];
            return [left + (column + 0.5 + right) * width / 8, top + (row + 0.5 + down) * height / 8].map(Math.round);";
        let place = [json!(within), json!(square), json!(right), json!(down)];
        let place = self.evaluate(body, place).await;
        let number = |index: usize| {
            place[index]
                .as_i64()
                .expect("a rounded coordinate is an integer")
        };
        (number(0), number(1))
    }

    /// Takes a piece up by finger or mouse, as the view has it, carries it to another square and keeps hold of it.
    pub async fn pick_up(&self, from: &str, to: &str) {
        let (from, to) = self.centers(from, to).await;
        self.put_down(&way(from, to)).await;
    }

    /// Carries a piece with the mouse.
    pub async fn drag(&self, from: &str, to: &str) {
        let (from, to) = self.centers(from, to).await;
        self.drag_along(from, to).await;
    }

    /// The same on the board within an element, where there are several.
    pub async fn drag_within(&self, within: &str, from: &str, to: &str) {
        let from = self.place_on(within, from, 0.0, 0.0).await;
        let to = self.place_on(within, to, 0.0, 0.0).await;
        self.drag_along(from, to).await;
    }

    /// Drags with the right mouse button while the named keys, such as `Shift`, are held; not in `WebKit`, whose driver
    /// never lets that button go.
    pub async fn draw(&self, from: &str, to: &str, modifiers: &[&str]) {
        let (from, to) = self.centers(from, to).await;
        self.draw_along(from, to, modifiers).await;
    }

    /// Clicks on a square.
    pub async fn click_square(&self, square: &str) {
        self.click_at(self.square_center(square).await).await;
    }

    /// Carries a piece with a finger; not in `WebKit`, whose driver has none.
    pub async fn touch_drag(&self, from: &str, to: &str) {
        let (from, to) = self.centers(from, to).await;
        self.touch_along(from, to).await;
    }

    /// Puts one finger down, moves it and leaves it there while a second does the same and is lifted; then lifts the
    /// first. A finger that goes from a square to the same square keeps still.
    pub async fn two_fingers(&self, first: (&str, &str), second: (&str, &str)) {
        let first = self.centers(first.0, first.1).await;
        let second = self.centers(second.0, second.1).await;
        self.touch_with_two(first, second).await;
    }

    /// Taps on a square.
    pub async fn tap_square(&self, square: &str) {
        self.tap_at(self.square_center(square).await).await;
    }

    /// Taps on a square twice, as fast as a finger does.
    pub async fn double_tap_square(&self, square: &str) {
        self.double_tap_at(self.square_center(square).await).await;
    }

    async fn centers(&self, from: &str, to: &str) -> (Place, Place) {
        (self.square_center(from).await, self.square_center(to).await)
    }

    /// Puts the keyboard on a square, by the keys of the board.
    pub async fn go_to(&self, square: &str) {
        let over = ":is(dialog[open], section.screen) .square[tabindex='0']";
        let board = if self.is_there(over).await {
            over
        } else {
            ".square[tabindex='0']"
        };
        self.focus(board).await;
        let file = square.as_bytes()[0] - b'a' + 1;
        self.keys(&format!("Shift+{file} {}", &square[1..])).await;
        assert_eq!(self.focused("data-square").await, square);
    }

    /// The pieces on the board, as `white knight` by square; captured ones that are still fading away are left out.
    pub async fn pieces(&self) -> BTreeMap<String, String> {
        let body = "
            const board = document.querySelector(':is(dialog[open], section.screen) .board') ?? document.querySelector('.board');
            const pieces = [...board.querySelectorAll('.piece[data-square]:not(.gone)')];
            return pieces.map(({ dataset }) => [dataset.square, `${dataset.color} ${dataset.role}`]);";
        let pieces = self.evaluate(body, []).await;
        let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
        pieces
            .as_array()
            .into_iter()
            .flatten()
            .map(|piece| (text(&piece[0]), text(&piece[1])))
            .collect()
    }

    /// Waits until these squares, in alphabetical order, are marked as those of the last move.
    pub async fn wait_for_last_move(&self, squares: &[&str]) {
        let body = "
            const marked = [...document.querySelectorAll('.board .square.last')];
            return marked.map((square) => square.dataset.square).sort();";
        self.wait_until(&format!("the last move at {squares:?}"), async || {
            self.evaluate(body, []).await == json!(squares)
        })
        .await;
    }

    /// Waits until a piece, such as `white knight`, stands on a square.
    pub async fn wait_for_piece(&self, square: &str, piece: &str) {
        let stands = async || {
            self.pieces()
                .await
                .get(square)
                .is_some_and(|found| found == piece)
        };
        self.wait_until(&format!("a {piece} on {square}"), stands)
            .await;
    }
}
