//! Configuration of a board, all of it values: pieces, destinations, highlights and drawings go in, intents come out.

use crate::drag::Moving;
use crate::drawing::Drawn;
use crate::highlights::Highlights;
use crate::placement::Placement;
use crate::tray::Tray;
use chess::{Bitboard, Brush, Color, Destinations, Drawing, Role, Square};
use leptos::prelude::*;
use std::collections::BTreeMap;

/// Intents: what has been done at the board. Its owner decides what becomes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// The piece of `from` was put down on `to`, whether that is one of its destinations or not.
    Drop {
        /// Origin.
        from: Square,
        /// The square it was put down on.
        to: Square,
        /// The role to which the pawn promotes, if the board was told to ask.
        choice: Option<Role>,
    },
    /// With the piece of `from` picked up a square was pressed where it cannot go: `by_key` with the keyboard.
    Miss {
        /// The square of the piece.
        from: Square,
        /// The square that was pressed.
        to: Square,
        /// True if it was pressed with the keyboard, by somebody who perhaps sees nothing of the board.
        by_key: bool,
    },
    /// The piece of this square was carried off the board.
    Off(Square),
    /// The piece on this square was touched: picked up, or pressed though it cannot be moved.
    Touch(Square),
    /// The piece on this square was picked up with the keyboard; a screen reader is to tell where it can go.
    TakenUp(Square),
    /// A square was tapped where [`Moving::TellTaps`] wants it told.
    Tap(Square),
    /// An empty or other square was chosen by keyboard, with nothing to do there.
    Ask(Square),
    /// Nothing was picked up, and a press did nothing either: premoves are cancelled by that.
    CancelPremoves,
    /// The keyboard has begun an arrow here.
    BeganArrow(Square),
    /// The keyboard has drawn or removed this.
    Drew(Drawing, Drawn),
    /// The keyboard has chosen another colour to draw with.
    Brush(Brush),
}

/// A key that is not one of the board's own, pressed with the cursor on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The letter as it was typed; the Latin one of its place on a keyboard that writes others. Or the name of the key.
    pub name: String,
    /// True if Shift was down.
    pub shift: bool,
    /// The cursor's square.
    pub square: Square,
}

/// Names of the style sheet for the look of a board; attributes of its own element, so that a board looks the same wherever it
/// stands, in a shadow root as well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// The colours, `data-board`; `None` as the element around it has them.
    pub theme: Option<&'static str>,
    /// The set of pieces, `data-pieces`; `None` as the element around it has it.
    pub pieces: Option<&'static str>,
    /// Extent to which pieces are hidden, `data-blindfold`.
    pub blindfold: Option<&'static str>,
    /// True if files and ranks are named at the edge.
    pub coordinates: bool,
    /// True if the destinations of the piece in the hand are marked.
    pub destinations: bool,
}

/// Ways in which a board may be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Input {
    /// Ways to move pieces.
    pub moving: Moving,
    /// Arrows and circles can be drawn.
    pub draw: bool,
    /// The letters of the pieces lead the cursor from one to the next.
    pub seek: bool,
    /// There are premoves, which a press of the right button cancels.
    pub premoves: bool,
}

/// Configuration of a board: its content and the ways it may be used.
#[derive(Clone, Copy)]
pub struct BoardConfig {
    /// The name of the board for screen readers.
    pub name: Signal<String>,
    /// The pieces on their squares.
    pub placement: Signal<Placement>,
    /// The side at the bottom.
    pub bottom: Signal<Color>,
    /// The squares whose pieces may be picked up.
    pub movable: Signal<Bitboard>,
    /// The destinations of those pieces. A drop close by one of the targets is meant for it, and where there is a promotion
    /// the player is asked what the pawn becomes.
    pub destinations: Signal<BTreeMap<Square, Destinations>>,
    /// A pawn that has been put on its last rank for good; the choice of its promotion is open.
    pub released: Signal<Option<(Square, Square)>>,
    /// Highlighted squares.
    pub highlights: Signal<Highlights>,
    /// Arrows of the engine: origin and destination of its moves, the best first.
    pub advice: Signal<Vec<(Square, Square)>>,
    /// Annotations: arrows and circles of the page, as those of a task or a hint, which no press clears.
    pub annotations: Signal<Vec<Drawing>>,
    /// Arrows and circles of the player.
    pub drawings: RwSignal<Vec<Drawing>>,
    /// The brush in use, if there is one: then every pointer draws.
    pub pencil: RwSignal<Option<Brush>>,
    /// The look.
    pub look: Signal<Look>,
    /// The ways in which it may be used.
    pub input: Signal<Input>,
    /// Words of a square for screen readers.
    pub label: Callback<Square, String>,
    /// Pieces beside the board that can be carried onto it.
    pub tray: Option<Tray>,
    /// Receives the intents.
    pub intend: Callback<Intent>,
    /// Receives the keys that are not the board's own; true if there was a use for one.
    pub on_key: Callback<Key, bool>,
}

impl BoardConfig {
    /// A board that shows pieces and does nothing else: White at the bottom, nothing to move, nothing marked.
    pub fn new(name: Signal<String>, placement: Signal<Placement>) -> BoardConfig {
        BoardConfig {
            name,
            placement,
            bottom: Signal::stored(Color::White),
            movable: Signal::stored(Bitboard::EMPTY),
            destinations: Signal::stored(BTreeMap::new()),
            released: Signal::stored(None),
            highlights: Signal::stored(Highlights::default()),
            advice: Signal::stored(Vec::new()),
            annotations: Signal::stored(Vec::new()),
            drawings: RwSignal::new(Vec::new()),
            pencil: RwSignal::new(None),
            look: Signal::stored(Look::default()),
            input: Signal::stored(Input::default()),
            label: Callback::new(|square: Square| square.to_string()),
            tray: None,
            intend: Callback::new(|_| ()),
            on_key: Callback::new(|_| false),
        }
    }
}
