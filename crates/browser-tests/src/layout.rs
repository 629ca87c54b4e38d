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
    /// Selector of what no message may move.
    pub still: &'a str,
    /// Most pixels that everything above and below the board takes on an upright phone.
    pub around: u32,
    /// True if the page is no longer than the window.
    pub whole: bool,
}

/// Faults of the screen's layout, and the places of the board and of what is still.
const LOOK: &str = "
    const [{ board: selector, controls, still, around, whole }] = arguments;
    const wrong = [];
    // The part of each that its scroll containers and the window show.
    const seen = (elements) => new Promise((resolve) => {
        const observer = new IntersectionObserver((entries) => {
            observer.disconnect();
            resolve(new Map(entries.map((entry) => [entry.target, entry.intersectionRect])));
        });
        elements.forEach((element) => observer.observe(element));
    });
    const board = document.querySelector(selector);
    const { left, top, right, bottom, width, height } = board.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth + .01 || bottom > innerHeight + .01) {
        wrong.push(`the board is cut off: ${[left, top, right, bottom]}`);
    }
    if (width % 8 || height !== width || width === 0) wrong.push(`squares of ${width / 8} by ${height / 8} pixels`);
    if (innerWidth <= innerHeight) {
        const least = Math.min(innerWidth, (innerWidth > 700 ? .5 : .62) * innerHeight, innerHeight - around);
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
    if (shown.length === 0) return { wrong: ['no controls'], places: [] };
    const place = (element) => {
        const box = element.getBoundingClientRect();
        return [box.left, box.top, box.right, box.bottom];
    };
    const named = (control) => control.dataset.action ?? (control.className || control.localName);
    return seen(shown).then((visible) => {
        for (const [index, control] of shown.entries()) {
            const [left, top, right, bottom] = place(control);
            const name = named(control);
            const { width, height } = visible.get(control);
            if (width < right - left - 1 || height < bottom - top - 1) {
                wrong.push(`${name} is cut off: ${[left, top, right, bottom].map(Math.round)}, ${[width, height].map(Math.round)} are seen`);
            }
            for (const other of shown.slice(index + 1)) {
                if (control.contains(other) || other.contains(control)) continue;
                const [west, north, east, south] = place(other);
                const [across, down] = [Math.min(right, east) - Math.max(left, west), Math.min(bottom, south) - Math.max(top, north)];
                if (across > 1 && down > 1) wrong.push(`${named(other)} lies over ${name}: ${[across, down].map(Math.round)}`);
            }
            const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            if (hit && !control.contains(hit) && !hit.contains(control)) wrong.push(`${hit.outerHTML.slice(0, 80)} lies over ${name}`);
        }
        const { scrollWidth, scrollHeight } = document.documentElement;
        if (scrollWidth > innerWidth) wrong.push(`the page is ${scrollWidth} wide`);
        if (whole && scrollHeight > innerHeight) wrong.push(`the page is ${scrollHeight} long`);
        return { wrong, places: [board, ...document.querySelectorAll(still)].map((element) => place(element).map(Math.round)) };
    });";

impl Browser {
    /// Resizes the page through all windows: at each the board is whole and as large as the room allows, its squares are whole
    /// pixels, nothing lies over it, and every control is seen whole. Answers with the places of what is still, in each.
    pub async fn assert_layout(&self, what: &str, screen: BoardScreen<'_>) -> Vec<Value> {
        self.assert_layout_in(what, screen, &WINDOWS).await
    }

    /// Does what [`Browser::assert_layout`] does, in these windows only.
    pub async fn assert_layout_in(
        &self,
        what: &str,
        screen: BoardScreen<'_>,
        windows: &[(u32, u32)],
    ) -> Vec<Value> {
        let (mut wrong, mut places) = (Vec::new(), Vec::new());
        for &(width, height) in windows {
            self.show_on(window(width, height)).await;
            let mut seen = self.look(screen).await;
            for fault in seen["wrong"].as_array().into_iter().flatten() {
                wrong.push(format!("{width}×{height}: {fault}"));
            }
            places.push(seen["places"].take());
        }
        assert!(wrong.is_empty(), "{what}:\n{}", wrong.join("\n"));
        places
    }

    /// Places of what is still in the window as it is.
    pub async fn places(&self, screen: BoardScreen<'_>) -> Value {
        self.look(screen).await["places"].take()
    }

    /// Places of the elements of a selector: left, top, right and bottom.
    pub async fn places_of(&self, selector: &str) -> Value {
        let body = "
            return [...document.querySelectorAll(arguments[0])].map((element) => {
                const { left, top, right, bottom } = element.getBoundingClientRect();
                return [left, top, right, bottom].map(Math.round);
            });";
        self.evaluate(body, [json!(selector)]).await
    }

    async fn look(&self, screen: BoardScreen<'_>) -> Value {
        let BoardScreen {
            board,
            controls,
            still,
            around,
            whole,
        } = screen;
        let screen = json!({ "board": board, "controls": controls, "still": still, "around": around, "whole": whole });
        self.evaluate(LOOK, [screen]).await
    }
}

/// Nothing has another place than before, in any of the windows.
pub fn assert_still(what: &str, before: &[Value], after: &[Value]) {
    let moved = WINDOWS.iter().zip(before.iter().zip(after));
    let moved = moved.filter(|(_, (before, after))| before != after);
    let moved: Vec<_> = moved
        .map(|((width, height), (before, after))| format!("{width}×{height}: {before} → {after}"))
        .collect();
    assert!(moved.is_empty(), "{what}:\n{}", moved.join("\n"));
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
