//! Layout of a screen with a board, at every size a window has: one page is resized through all of them.

use crate::{Browser, View};
use serde_json::{Value, json};

/// Windows in CSS pixels: phones, also with a browser's bars and on their side, tablets, desktops; the last two are a phone and a
/// laptop at 200 %.
pub const WINDOWS: [(u32, u32); 12] = [
    (360, 640),
    (390, 664),
    (360, 740),
    (390, 844),
    (740, 360),
    (768, 1024),
    (1024, 768),
    (1150, 800),
    (1440, 900),
    (2560, 1440),
    (180, 370),
    (720, 450),
];

/// A screen with a board.
#[derive(Clone, Copy, Debug)]
pub struct BoardScreen<'a> {
    /// Selector of the board.
    pub board: &'a str,
    /// Selector of what must be seen whole, wherever it is shown: the buttons and the lines that say what is to be done.
    pub controls: &'a str,
    /// Most pixels that everything above and below the board takes in an upright window.
    pub around: u32,
    /// True if the page is no longer than the window.
    pub whole: bool,
}

/// What is wrong with the screen, and the places of board and controls.
const LOOK: &str = "
    const [{ board: selector, controls, around, whole }] = arguments;
    const wrong = [];
    const board = document.querySelector(selector);
    const { left, top, right, bottom, width, height } = board.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth + .01 || bottom > innerHeight + .01) {
        wrong.push(`the board is cut off: ${[left, top, right, bottom]}`);
    }
    if (width % 8 || height !== width) wrong.push(`squares of ${width / 8} by ${height / 8} pixels`);
    if (innerWidth <= innerHeight) {
        const least = Math.min(innerWidth, .62 * innerHeight, innerHeight - around);
        if (width < Math.floor(least / 8) * 8) wrong.push(`the board is ${width} wide, and could be ${least}`);
    } else if (width < Math.min(innerHeight - 190, innerWidth / 3)) {
        wrong.push(`the board is ${width} wide`);
    }
    for (let square = 0; square < 64; square += 1) {
        const x = left + (square % 8 + .5) * width / 8;
        const y = top + (Math.floor(square / 8) + .5) * height / 8;
        const hit = document.elementFromPoint(x, y);
        if (hit && !hit.contains(board) && !board.contains(hit)) {
            wrong.push(`${hit.outerHTML.slice(0, 80)} lies over the board`);
            break;
        }
    }
    const shown = [...document.querySelectorAll(controls)].filter((control) => control.checkVisibility({ visibilityProperty: true }));
    if (shown.length === 0) wrong.push('no controls');
    const boxes = shown.map((control) => {
        const box = control.getBoundingClientRect();
        const name = control.dataset.action ?? control.className;
        if (box.left < -.01 || box.top < -.01 || box.right > innerWidth + .01 || box.bottom > innerHeight + .01) {
            wrong.push(`${name} is off screen: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
        }
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (hit && !control.contains(hit) && !hit.contains(control)) wrong.push(`${hit.outerHTML.slice(0, 80)} lies over ${name}`);
        return [name, Math.round(box.left), Math.round(box.top), Math.round(box.right), Math.round(box.bottom)].join(' ');
    });
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) wrong.push(`the page is ${scrollWidth} wide`);
    if (whole && scrollHeight > innerHeight) wrong.push(`the page is ${scrollHeight} long`);
    return { wrong, boxes: [`board ${[left, top, width]}`, ...boxes] };";

impl Browser {
    /// Resizes the page through all windows: at each the board is whole and as large as the room allows, its squares are whole
    /// pixels, nothing lies over it, and every control is on the screen.
    pub async fn assert_layout(&self, what: &str, screen: BoardScreen<'_>) {
        self.assert_layout_in(what, screen, &WINDOWS).await;
    }

    /// Does what [`Browser::assert_layout`] does, in these windows only.
    pub async fn assert_layout_in(
        &self,
        what: &str,
        screen: BoardScreen<'_>,
        windows: &[(u32, u32)],
    ) {
        let mut wrong = Vec::new();
        for &(width, height) in windows {
            self.show_on(window(width, height)).await;
            let seen = self.look(screen).await;
            for fault in seen["wrong"].as_array().into_iter().flatten() {
                wrong.push(format!("{width}×{height}: {fault}"));
            }
        }
        assert!(wrong.is_empty(), "{what}:\n{}", wrong.join("\n"));
    }

    /// Places of the board and the controls in the window as it is.
    pub async fn places(&self, screen: BoardScreen<'_>) -> Value {
        self.look(screen).await["boxes"].clone()
    }

    async fn look(&self, screen: BoardScreen<'_>) -> Value {
        let BoardScreen {
            board,
            controls,
            around,
            whole,
        } = screen;
        let screen =
            json!({ "board": board, "controls": controls, "around": around, "whole": whole });
        self.evaluate(LOOK, [screen]).await
    }
}

/// A window of this size; a narrow one is a phone's or a tablet's.
pub fn window(width: u32, height: u32) -> View {
    View {
        width,
        height,
        touch: width <= 860,
        reduced_motion: true,
        ..View::LAPTOP
    }
}
