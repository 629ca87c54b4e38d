//! Hands on the page: mouse, fingers and keys, moved as every driver understands it.

use crate::browser::{Browser, Place};
use crate::deafness::DEAF_FOR;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use thirtyfour::common::command::Command;

/// Moves of a pointer between going down and coming up.
const STEPS: i64 = 6;

/// Within this distance across or down, in CSS pixels, a tap is in the place of the last; a little more than the page takes.
const SAME_PLACE: u64 = 28;

const LEFT: u8 = 0;
const RIGHT: u8 = 2;

/// A score of gestures by two fingers and a mouse, made one after another without a word in between: far quicker than each by itself.
#[derive(Default)]
pub struct Gestures {
    fingers: [Vec<Value>; 2],
    mouse: Vec<Value>,
}

impl Gestures {
    /// A finger goes down at the first place, visits the others, and is lifted.
    pub fn stroke(&mut self, way: &[Place]) {
        self.fingers[0].extend(stroke_along(way, LEFT));
        self.keep_step();
    }

    /// A finger goes down, a second does elsewhere and moves to a third place; both are lifted.
    pub fn two_fingers(&mut self, first: Place, second: Place, to: Place) {
        let (mut first, mut second) = (
            stroke_along(&[first], LEFT),
            stroke_along(&[second, to], LEFT),
        );
        let lifted = first.pop();
        let last = second.pop();
        let before = pauses(first.len());
        self.fingers[1].extend(before);
        self.fingers[0].extend(first);
        self.fingers[1].extend(second);
        self.keep_step();
        self.fingers[0].extend(lifted);
        self.keep_step();
        self.fingers[1].extend(last);
        self.keep_step();
    }

    /// A finger rests in a place for so many milliseconds.
    pub fn long_press(&mut self, place: Place, millis: u64) {
        let mut press = stroke_along(&[place], LEFT);
        press.insert(2, json!({ "type": "pause", "duration": millis }));
        self.fingers[0].extend(press);
        self.keep_step();
    }

    /// A click of the mouse.
    pub fn click(&mut self, place: Place) {
        self.mouse.extend(stroke_along(&[place], LEFT));
        self.keep_step();
    }

    /// Nothing is done for so many milliseconds.
    pub fn pause(&mut self, millis: u64) {
        self.mouse
            .push(json!({ "type": "pause", "duration": millis }));
        self.keep_step();
    }

    /// Devices act in step: while one does something, the others pause.
    fn keep_step(&mut self) {
        let [one, other] = &mut self.fingers;
        let devices = [one, other, &mut self.mouse];
        let longest = devices.iter().map(|device| device.len()).max().unwrap_or(0);
        for device in devices {
            device.extend(pauses(longest - device.len()));
        }
    }
}

impl Browser {
    /// Makes gestures.
    pub async fn make(&self, gestures: Gestures) {
        let [one, other] = &gestures.fingers;
        self.perform([finger(0, one), finger(1, other), mouse(&gestures.mouse)])
            .await;
    }

    /// A finger goes down at the first place, visits the others, and is lifted.
    pub async fn stroke(&self, way: &[Place]) {
        let mut gestures = Gestures::default();
        gestures.stroke(way);
        self.make(gestures).await;
    }

    /// The middle of an element.
    pub async fn middle(&self, selector: &str) -> Place {
        let body = "
            const { left, top, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
            return [left + width / 2, top + height / 2].map(Math.round);";
        let place = self.evaluate(body, [json!(selector)]).await;
        let at = |index: usize| place[index].as_i64().expect("a whole number");
        (at(0), at(1))
    }

    /// Presses keys one after another, wherever the focus is: `Enter ArrowUp Shift+Tab ?`.
    pub async fn keys(&self, keys: &str) {
        let mut strokes = Vec::new();
        for chord in keys.split_whitespace() {
            // A plus sign alone is a key.
            let chord: Vec<_> = match chord {
                "+" => vec!['+'],
                chord => chord.split('+').map(key).collect(),
            };
            strokes.extend(chord.iter().map(|&key| stroke("keyDown", key)));
            strokes.extend(chord.iter().rev().map(|&key| stroke("keyUp", key)));
        }
        self.perform([keyboard(&strokes)]).await;
    }

    /// Types a text, wherever the focus is.
    pub async fn type_text(&self, text: &str) {
        let strokes: Vec<_> = text.chars().flat_map(press_and_release).collect();
        self.perform([keyboard(&strokes)]).await;
    }

    /// Rests the mouse on an element.
    pub async fn hover(&self, selector: &str) {
        let place = self.place_of(selector).await;
        self.perform([mouse(&[move_to(place)])]).await;
    }

    /// Clicks at a place.
    pub async fn click_at(&self, place: Place) {
        self.perform([mouse(&stroke_along(&[place], LEFT))]).await;
    }

    /// Drags with the left button.
    pub(crate) async fn drag_along(&self, from: Place, to: Place) {
        self.perform([mouse(&stroke_along(&way(from, to), LEFT))])
            .await;
    }

    /// Drags with the right button while the named keys are held.
    pub(crate) async fn draw_along(&self, from: Place, to: Place, modifiers: &[&str]) {
        let keys = || modifiers.iter().map(|name| key(name));
        let drawing = stroke_along(&way(from, to), RIGHT);
        // Devices act in step: while one does something, the other pauses.
        let held: Vec<_> = keys()
            .map(|key| stroke("keyDown", key))
            .chain(pauses(drawing.len()))
            .chain(keys().map(|key| stroke("keyUp", key)))
            .collect();
        let drawn: Vec<_> = pauses(modifiers.len()).chain(drawing).collect();
        self.perform([keyboard(&held), mouse(&drawn)]).await;
    }

    /// Presses an element with the right button.
    pub async fn press_right(&self, selector: &str) {
        let place = self.place_of(selector).await;
        self.perform([mouse(&stroke_along(&[place], RIGHT))]).await;
    }

    /// Drags with the right button from place to place.
    pub async fn draw_through(&self, way: &[Place]) {
        self.perform([mouse(&stroke_along(way, RIGHT))]).await;
    }

    /// Holds a key until the page has got it a number of times.
    pub async fn hold(&self, name: &str, times: usize) {
        let mut strokes = vec![stroke("keyDown", key(name)); times];
        strokes.push(stroke("keyUp", key(name)));
        self.perform([keyboard(&strokes)]).await;
    }

    /// Taps at a place.
    pub async fn tap_at(&self, place: Place) {
        self.perform([finger(0, &stroke_along(&[place], LEFT))])
            .await;
        self.last_tap.set(Some((Instant::now(), place)));
    }

    /// Waits until a tap at a place is heard by what has only just appeared there. True if it was not heard at once.
    pub(crate) async fn wait_to_tap_at(&self, place: Place) -> bool {
        let near = |(x, y): Place| x.abs_diff(place.0).max(y.abs_diff(place.1)) <= SAME_PLACE;
        let last = self.last_tap.get().filter(|&(_, last)| near(last));
        let left = last.map_or(Duration::ZERO, |(at, _)| {
            DEAF_FOR.saturating_sub(at.elapsed())
        });
        tokio::time::sleep(left).await;
        !left.is_zero()
    }

    /// Taps twice in one place, with no pause that a finger could make shorter.
    pub(crate) async fn double_tap_at(&self, place: Place) {
        let tap = stroke_along(&[place], LEFT);
        let twice: Vec<_> = tap
            .iter()
            .cloned()
            .chain([json!({ "type": "pause", "duration": 80 })])
            .chain(tap.iter().cloned())
            .collect();
        self.perform([finger(0, &twice)]).await;
        self.last_tap.set(Some((Instant::now(), place)));
    }

    pub(crate) async fn touch_along(&self, from: Place, to: Place) {
        let mut stroke = stroke_along(&way(from, to), LEFT);
        let lift = stroke.pop();
        // A finger lifted in full motion has thrown something: for a second Chromium makes no click of a tap.
        stroke.push(json!({ "type": "pause", "duration": 120 }));
        stroke.push(move_to((to.0 + 1, to.1)));
        stroke.extend(lift);
        self.perform([finger(0, &stroke)]).await;
    }

    /// One finger goes its way and stays; then a second goes its own and is lifted before the first.
    pub(crate) async fn touch_with_two(&self, first: (Place, Place), second: (Place, Place)) {
        let (mut first, second) = (
            stroke_along(&way(first.0, first.1), LEFT),
            stroke_along(&way(second.0, second.1), LEFT),
        );
        let lifted = first.pop();
        let before = first.len();
        let first: Vec<_> = first
            .into_iter()
            .chain(pauses(second.len()))
            .chain(lifted)
            .collect();
        let second: Vec<_> = pauses(before).chain(second).collect();
        self.perform([finger(0, &first), finger(1, &second)]).await;
    }

    /// Puts a finger down, or the mouse's left button as the view has it, takes it from place to place and leaves it at
    /// the last; a finger in Chromium alone.
    pub async fn put_down(&self, way: &[Place]) {
        if self.view.get().touch {
            for (step, &place) in way.iter().enumerate() {
                let kind = if step == 0 { "touchStart" } else { "touchMove" };
                self.touch(kind, Some(place)).await;
            }
        } else {
            let mut actions = stroke_along(way, LEFT);
            actions.pop();
            self.perform([mouse(&actions)]).await;
        }
    }

    /// Takes the finger or the button that is down to another place.
    pub async fn take_on(&self, from: Place, to: Place) {
        let way = way(from, to);
        if self.view.get().touch {
            for place in way {
                self.touch("touchMove", Some(place)).await;
            }
        } else {
            let moves: Vec<_> = way.into_iter().map(move_to).collect();
            self.perform([mouse(&moves)]).await;
        }
    }

    /// Lifts the finger or the button where it is.
    pub async fn lift(&self) {
        if self.view.get().touch {
            self.touch("touchEnd", None).await;
        } else {
            let up = json!({ "type": "pointerUp", "button": LEFT });
            self.perform([mouse(&[up])]).await;
        }
    }

    /// A finger that stays down from one call to the next: Chromium's driver forgets those of its own.
    async fn touch(&self, kind: &str, place: Option<Place>) {
        let points: Vec<_> = place
            .map(|(x, y)| json!({ "x": x, "y": y }))
            .into_iter()
            .collect();
        let event = json!({ "type": kind, "touchPoints": points });
        self.devtools("Input.dispatchTouchEvent", event).await;
    }

    async fn perform<const N: usize>(&self, devices: [Value; N]) {
        let actions = Value::from(devices.to_vec());
        let done = self
            .driver
            .cmd(Command::PerformActions(actions.clone().into()))
            .await;
        if let Err(error) = done {
            panic!("{error}\nperforming: {actions}");
        }
    }
}

fn mouse(actions: &[Value]) -> Value {
    pointer("mouse", "mouse", actions)
}

fn finger(number: usize, actions: &[Value]) -> Value {
    pointer("touch", &format!("finger {number}"), actions)
}

fn pointer(kind: &str, id: &str, actions: &[Value]) -> Value {
    json!({ "type": "pointer", "id": id, "parameters": { "pointerType": kind }, "actions": actions })
}

fn keyboard(actions: &[Value]) -> Value {
    json!({ "type": "key", "id": "keyboard", "actions": actions })
}

fn move_to((x, y): Place) -> Value {
    json!({ "type": "pointerMove", "duration": 4, "x": x, "y": y })
}

fn pauses(count: usize) -> impl Iterator<Item = Value> {
    (0..count).map(|_| json!({ "type": "pause" }))
}

/// A pointer goes to the first place, is pressed there, visits the others and is let go at the last.
fn stroke_along(way: &[Place], button: u8) -> Vec<Value> {
    let mut actions = vec![
        move_to(way[0]),
        json!({ "type": "pointerDown", "button": button }),
    ];
    actions.extend(way[1..].iter().map(|&place| move_to(place)));
    actions.push(json!({ "type": "pointerUp", "button": button }));
    actions
}

/// Places on the way from one to another, both included.
pub(crate) fn way(from: Place, to: Place) -> Vec<Place> {
    let part = |from: i64, to: i64, step| from + (to - from) * step / STEPS;
    (0..=STEPS)
        .map(|step| (part(from.0, to.0, step), part(from.1, to.1, step)))
        .collect()
}

fn stroke(kind: &str, key: char) -> Value {
    json!({ "type": kind, "value": key })
}

fn press_and_release(key: char) -> [Value; 2] {
    [stroke("keyDown", key), stroke("keyUp", key)]
}

/// The sign by which drivers know a key: the letter it writes, or one that is set aside for it.
fn key(name: &str) -> char {
    match name {
        "Backspace" => '\u{E003}',
        "Tab" => '\u{E004}',
        "Enter" => '\u{E006}',
        "Shift" => '\u{E008}',
        "Control" => '\u{E009}',
        "Alt" => '\u{E00A}',
        "Escape" => '\u{E00C}',
        "Space" => ' ',
        "PageUp" => '\u{E00E}',
        "PageDown" => '\u{E00F}',
        "End" => '\u{E010}',
        "Home" => '\u{E011}',
        "ArrowLeft" => '\u{E012}',
        "ArrowUp" => '\u{E013}',
        "ArrowRight" => '\u{E014}',
        "ArrowDown" => '\u{E015}',
        "Delete" => '\u{E017}',
        "F10" => '\u{E03A}',
        "Meta" => '\u{E03D}',
        _ => {
            let mut letters = name.chars();
            match (letters.next(), letters.next()) {
                (Some(letter), None) => letter,
                _ => panic!("there is no key `{name}`"),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_begins_and_ends_where_it_should() {
        let way = way((0, 60), (60, 0));
        assert_eq!((way[0], way[1], way[6]), ((0, 60), (10, 50), (60, 0)));
    }

    #[test]
    fn keys_are_known_by_name_or_letter() {
        assert_eq!(
            (key("Enter"), key("?"), key("Space")),
            ('\u{E006}', '?', ' ')
        );
    }
}
