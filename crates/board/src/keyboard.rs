//! Keyboard control of the board: a grid of 64 cells (WAI-ARIA), with the keys that players without sight are used to.

use crate::config::{Intent, Key};
use crate::drag::{Drag, Moving};
use crate::drawing::{self, Stroke};
use crate::geometry::neighbour;
use crate::state::BoardState;
use chess::{Drawing, File, Rank, Role, Square};
use i18n::case;
use i18n::names::role_name;
use leptos::ev::{FocusEvent, KeyboardEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Actions of the board's keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    /// Go so many squares to the right and up, as the eye sees it.
    Step(i32, i32),
    /// Go to this rank.
    Rank(Rank),
    /// Go to this file.
    File(File),
    /// Go to the next piece of this kind, or back to the one before.
    Piece { role: Role, back: bool },
    /// Pick a piece up, or put it down.
    Tap,
    /// Deselect.
    Escape,
    /// Begin or end an arrow.
    Draw,
    /// Draw in the next colour.
    Colour,
}

/// The name of a key: the letter as typed, or the Latin one of its place on a keyboard that writes others.
fn name_of(key: &str, code: &str, shift: bool) -> String {
    let latin = key.is_ascii() || key.chars().count() > 1;
    match code.strip_prefix("Key") {
        Some(place) if !latin && shift => place.to_owned(),
        Some(place) if !latin => place.to_ascii_lowercase(),
        _ => key.to_owned(),
    }
}

/// The action of a key, if it is one of the board's own.
fn act(name: &str, code: &str, shift: bool) -> Option<Act> {
    if let Some(figure) = code
        .strip_prefix("Digit")
        .and_then(|figure| figure.parse::<usize>().ok())
    {
        let index = figure.checked_sub(1).filter(|&index| index < 8)?;
        return Some(if shift {
            Act::File(File::ALL[index])
        } else {
            Act::Rank(Rank::ALL[index])
        });
    }
    let piece = |role| Act::Piece { role, back: shift };
    Some(match case::lower(name).as_str() {
        "arrowleft" => Act::Step(-1, 0),
        "arrowright" => Act::Step(1, 0),
        "arrowup" => Act::Step(0, 1),
        "arrowdown" => Act::Step(0, -1),
        "home" => Act::Step(-7, 0),
        "end" => Act::Step(7, 0),
        "pageup" => Act::Step(0, 7),
        "pagedown" => Act::Step(0, -7),
        "enter" | " " => Act::Tap,
        "escape" => Act::Escape,
        "k" => piece(Role::King),
        "q" => piece(Role::Queen),
        "r" => piece(Role::Rook),
        "b" => piece(Role::Bishop),
        "n" => piece(Role::Knight),
        "p" => piece(Role::Pawn),
        "d" => Act::Draw,
        "c" => Act::Colour,
        _ => return None,
    })
}

impl BoardState {
    /// A key was pressed while the focus is on the board.
    pub fn key(self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let shift = event.shift_key();
        if self.press_key(&event.key(), &event.code(), shift) {
            event.prevent_default();
            event.stop_propagation();
        }
    }

    /// A key goes down: one of the board's own, or one that its owner has a use for. False if neither.
    pub fn press_key(self, key: &str, code: &str, shift: bool) -> bool {
        let name = name_of(key, code, shift);
        if act(&name, code, shift).is_some_and(|act| self.perform(act)) {
            return true;
        }
        let square = self.cursor.get_untracked();
        self.config.on_key.run(Key {
            name,
            shift,
            square,
        })
    }

    /// A cell has the focus, by whatever way: there the keys act.
    pub fn focused(self, event: &FocusEvent) {
        let square = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok())
            .and_then(|cell| cell.get_attribute("data-square"))
            .and_then(|square| square.parse().ok());
        if let Some(square) = square {
            self.cursor.set(square);
        }
    }

    /// Does what a key means; false if that is nothing now.
    fn perform(self, act: Act) -> bool {
        let at = self.cursor.get_untracked();
        let input = self.config.input.get_untracked();
        match act {
            Act::Step(right, up) => {
                self.go(neighbour(at, right, up, self.config.bottom.get_untracked()));
            }
            Act::Rank(rank) => self.go(Square::new(at.file(), rank)),
            Act::File(file) => self.go(Square::new(file, at.rank())),
            Act::Piece { .. } if !input.seek => return false,
            Act::Piece { role, back } => {
                if let Some(square) = self.next_piece(role, back) {
                    self.go(square);
                }
            }
            Act::Tap if input.moving == Moving::TellTaps => self.config.intend.run(Intent::Tap(at)),
            Act::Tap => self.tap(at),
            Act::Escape => return self.escape(),
            Act::Draw | Act::Colour if !input.draw => return false,
            Act::Draw => self.draw_from_or_to(at),
            Act::Colour => {
                let next = self.brush.get_untracked().next();
                self.brush.set(next);
                self.config.intend.run(Intent::Brush(next));
            }
        }
        true
    }

    /// Picks up the piece at the cursor, or puts down the one that was picked up.
    fn tap(self, at: Square) {
        let intend = self.config.intend;
        let (own, dest) = self.may(at);
        let mut hand = self.hand.get_untracked();
        let before = hand.selected;
        let dropped = hand.tap(at, own, dest);
        self.hand.set(hand);
        match (dropped, before) {
            (Some(dropped), _) => self.release(dropped),
            (None, before) if own => {
                if before != Some(at) {
                    intend.run(Intent::Touch(at));
                    intend.run(Intent::TakenUp(at));
                }
            }
            // Nothing was taken up, and nothing moved: who does not see it must be told.
            (None, Some(from)) => intend.run(Intent::Miss {
                from,
                to: at,
                by_key: true,
            }),
            (None, None) => {
                intend.run(Intent::Ask(at));
                self.touch_other(at);
            }
        }
    }

    fn go(self, square: Square) {
        self.focus(square);
        if let Some(stroke) = self.stroke_of(None) {
            let to = Some(square);
            self.stroke.set(Some(Stroke { to, ..stroke }));
        }
    }

    /// The next square, from the cursor on, where such a piece stands.
    fn next_piece(self, role: Role, back: bool) -> Option<Square> {
        let at = self.cursor.get_untracked().index();
        self.config.placement.with_untracked(|placement| {
            placement
                .pieces()
                .filter(|(square, piece)| piece.kind == role_name(role) && square.index() != at)
                .min_by_key(|(square, _)| {
                    let ahead = (square.index() + 64 - at) % 64;
                    if back { 64 - ahead } else { ahead }
                })
                .map(|(square, _)| square)
        })
    }

    fn draw_from_or_to(self, at: Square) {
        let Some(Stroke { from, brush, .. }) = self.stroke_of(None) else {
            self.stroke.set(Some(Stroke {
                pointer: None,
                from: at,
                to: Some(at),
                brush: self.brush.get_untracked(),
            }));
            self.config.intend.run(Intent::BeganArrow(at));
            return;
        };
        self.stroke.set(None);
        let to = at;
        let drawing = Drawing { from, to, brush };
        let drawn = self
            .config
            .drawings
            .try_update(|drawings| drawing::draw(drawings, drawing));
        if let Some(drawn) = drawn {
            self.config.intend.run(Intent::Drew(drawing, drawn));
        }
    }

    /// Deselects; false if there is nothing to put back.
    fn escape(self) -> bool {
        let holding = self.hand.with_untracked(|hand| *hand != Drag::default())
            || self.stroke.with_untracked(Option::is_some);
        if holding {
            self.cancel();
        }
        holding
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_of_every_keyboard() {
        for (key, code, shift, expected) in [
            ("ArrowUp", "ArrowUp", false, Some(Act::Step(0, 1))),
            (
                "n",
                "KeyN",
                false,
                Some(Act::Piece {
                    role: Role::Knight,
                    back: false,
                }),
            ),
            (
                "N",
                "KeyN",
                true,
                Some(Act::Piece {
                    role: Role::Knight,
                    back: true,
                }),
            ),
            // A Tamil keyboard writes another letter on the same key.
            (
                "ல",
                "KeyN",
                false,
                Some(Act::Piece {
                    role: Role::Knight,
                    back: false,
                }),
            ),
            ("4", "Digit4", false, Some(Act::Rank(Rank::Fourth))),
            ("$", "Digit4", true, Some(Act::File(File::D))),
            ("9", "Digit9", false, None),
            ("m", "KeyM", false, None),
            ("?", "Slash", true, None),
            ("Tab", "Tab", false, None),
        ] {
            let name = name_of(key, code, shift);
            assert_eq!(act(&name, code, shift), expected, "{key}");
        }
    }

    #[test]
    fn letters_are_told_as_typed_or_by_their_place() {
        for (key, code, shift, name) in [
            ("N", "KeyN", true, "N"),
            ("q", "KeyQ", false, "q"),
            ("ந", "KeyN", true, "N"),
            ("ந", "KeyN", false, "n"),
            ("Delete", "Delete", false, "Delete"),
        ] {
            assert_eq!(name_of(key, code, shift), name, "{key}");
        }
    }
}
