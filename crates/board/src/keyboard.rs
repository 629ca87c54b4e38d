//! Keyboard control of the board: a grid of 64 cells (WAI-ARIA), with the keys that players without sight are used to.

use crate::case;
use crate::config::Intent;
use crate::drag::Drag;
use crate::drawing::{self, Drawing};
use crate::geometry::neighbour;
use crate::preferences::Blindfold;
use crate::state::BoardState;
use chess::{File, Rank, Role, Square};
use leptos::ev::{FocusEvent, KeyboardEvent};
use leptos::prelude::*;
use ui::command::{Aim, Command};
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
    /// Deselect; cancel premoves, clear drawings.
    Escape,
    /// Ask about the square.
    Ask(About),
    /// Ask about the game.
    Tell(Command),
    /// Begin or end an arrow.
    Draw,
    /// Draw in the next colour.
    Colour,
}

/// Questions about a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum About {
    /// The piece on it.
    Square,
    /// The moves of the piece.
    Moves,
    /// The captures of the piece.
    Captures,
    /// The attackers of the square.
    Attackers,
}

impl About {
    fn command(self, square: Square) -> Command {
        let square = Aim::from(square);
        match self {
            About::Square => Command::Square(square),
            About::Moves => Command::Moves(square),
            About::Captures => Command::Captures(square),
            About::Attackers => Command::Attackers(square),
        }
    }
}

/// The action of a key. Letters and digits go by their place on the keyboard where it writes no Latin letters.
fn act(key: &str, code: &str, shift: bool) -> Option<Act> {
    let latin = key.is_ascii() || key.chars().count() > 1;
    let letter = match code.strip_prefix("Key") {
        Some(place) if !latin => place.to_ascii_lowercase(),
        _ => case::lower(key),
    };
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
    Some(match letter.as_str() {
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
        "o" => Act::Ask(About::Square),
        "m" if shift => Act::Ask(About::Captures),
        "m" => Act::Ask(About::Moves),
        "x" => Act::Ask(About::Attackers),
        "l" => Act::Tell(Command::Last),
        "t" => Act::Tell(Command::Clock),
        "v" => Act::Tell(Command::Material),
        "s" => Act::Tell(Command::Status),
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
        let Some(act) = act(&event.key(), &event.code(), event.shift_key()) else {
            return;
        };
        self.perform(act);
        event.prevent_default();
        event.stop_propagation();
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

    fn perform(self, act: Act) {
        let at = self.cursor.get_untracked();
        let intend = self.config.intend;
        match act {
            Act::Step(right, up) => {
                self.go(neighbour(at, right, up, self.config.bottom.get_untracked()));
            }
            Act::Rank(rank) => self.go(Square::new(at.file(), rank)),
            Act::File(file) => self.go(Square::new(file, at.rank())),
            Act::Piece { role, back } => {
                if let Some(square) = self.next_piece(role, back) {
                    self.go(square);
                }
            }
            Act::Tap => {
                let (own, dest) = self.may(at);
                let before = self.hand.with_untracked(|hand| hand.selected);
                let released = self
                    .hand
                    .try_update(|hand| hand.tap(at, own, dest))
                    .flatten();
                match (released, before) {
                    (Some(released), _) => self.release(released),
                    (None, before) if own => {
                        if before != Some(at) {
                            self.touched(at);
                        }
                    }
                    // Nothing was taken up, and nothing moved: who does not see it must be told.
                    (None, Some(from)) => self.refuse(from, at),
                    (None, None) => {
                        intend.run(Intent::Ask(About::Square.command(at)));
                        self.touch_other(at);
                    }
                }
            }
            Act::Escape => self.escape(),
            Act::Ask(about) => intend.run(Intent::Ask(about.command(at))),
            Act::Tell(command) => intend.run(Intent::Ask(command)),
            // Drawings help to calculate (FIDE 11.3).
            Act::Draw | Act::Colour if self.strictness().competition => {}
            Act::Draw => self.draw_from_or_to(at),
            Act::Colour => {
                let next = self.brush.get_untracked().next();
                self.brush.set(next);
                intend.run(Intent::Brush(next));
            }
        }
    }

    fn go(self, square: Square) {
        self.focus(square);
        if let Some((None, drawing)) = self.stroke.get_untracked() {
            let drawing = Drawing {
                to: square,
                ..drawing
            };
            self.stroke.set(Some((None, drawing)));
        }
    }

    /// The next square, from the cursor on, where such a piece stands. A blindfold would see nothing of it.
    fn next_piece(self, role: Role, back: bool) -> Option<Square> {
        let blindfold = self
            .config
            .preferences
            .with_untracked(|chosen| chosen.blindfold);
        if blindfold != Blindfold::Off {
            return None;
        }
        let at = self.cursor.get_untracked().index();
        self.placement.with_untracked(|placement| {
            placement
                .pieces()
                .filter(|(square, piece)| piece.role == role && square.index() != at)
                .min_by_key(|(square, _)| {
                    let ahead = (square.index() + 64 - at) % 64;
                    if back { 64 - ahead } else { ahead }
                })
                .map(|(square, _)| square)
        })
    }

    fn draw_from_or_to(self, at: Square) {
        let brush = self.brush.get_untracked();
        let Some((None, drawing)) = self.stroke.get_untracked() else {
            let drawing = Drawing {
                from: at,
                to: at,
                brush,
            };
            self.stroke.set(Some((None, drawing)));
            self.config.intend.run(Intent::BeganArrow(at));
            return;
        };
        self.stroke.set(None);
        let drawing = Drawing { to: at, ..drawing };
        let drawn = self
            .config
            .drawings
            .try_update(|drawings| drawing::draw(drawings, drawing));
        if let Some(drawn) = drawn {
            self.config.intend.run(Intent::Drew(drawing, drawn));
        }
    }

    /// Deselects; with nothing selected, cancels the premoves and clears the drawings.
    fn escape(self) {
        let holding = self.hand.with_untracked(|hand| *hand != Drag::default());
        if holding || self.stroke.with_untracked(Option::is_some) {
            self.cancel();
            return;
        }
        self.config.intend.run(Intent::CancelPremoves);
        self.config.intend.run(Intent::Wipe);
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
            ("m", "KeyM", false, Some(Act::Ask(About::Moves))),
            ("M", "KeyM", true, Some(Act::Ask(About::Captures))),
            ("?", "Slash", true, None),
            ("Tab", "Tab", false, None),
        ] {
            assert_eq!(act(key, code, shift), expected, "{key}");
        }
    }
}
