//! State of the position editor: a position being set up, where any piece may stand anywhere until it is used.

use super::rights::settle;
use crate::board_controller::BoardController;
use chess::{Color, FenError, Piece, Position, Setup, Square};
use leptos::prelude::*;
use widgets::layer::close_by_back;

/// Most changes that can be undone.
const KEPT: usize = 100;

/// Editing tools: the action of a tap on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Picks up the piece there; the next tap puts it down. The board does that.
    Move,
    /// Puts this piece there; removes it where it stands already.
    Put(Piece),
    /// Removes the piece there.
    Remove,
}

/// A text that was typed as FEN; it stands in the field as it was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    /// The text.
    pub text: String,
    /// The error, if it is no FEN.
    pub error: Option<FenError>,
}

/// State of the position editor of a screen. A handle.
#[derive(Clone, Copy)]
pub struct PositionEditor {
    /// True while a position is being set up; Back closes the editor.
    pub is_open: RwSignal<bool>,
    /// The position as set up so far.
    pub setup: RwSignal<Setup>,
    /// The tool in use.
    pub tool: RwSignal<Tool>,
    /// FEN typed since the last other change.
    pub typed: RwSignal<Option<Typed>>,
    /// The side at the bottom of the board.
    pub bottom: RwSignal<Color>,
    /// Tells what stands on a square.
    pub controller: BoardController,
    /// The setups before each of the last changes.
    past: RwSignal<Vec<Setup>>,
    /// Receives the position that was set up.
    on_use: Callback<Position>,
}

impl PositionEditor {
    /// A closed editor; `on_use` receives the position that is set up with it.
    pub fn new(controller: BoardController, on_use: Callback<Position>) -> PositionEditor {
        let editor = PositionEditor {
            is_open: RwSignal::new(false),
            setup: RwSignal::new(Setup::default()),
            tool: RwSignal::new(Tool::Move),
            typed: RwSignal::new(None),
            bottom: RwSignal::new(Color::White),
            controller,
            past: RwSignal::new(Vec::new()),
            on_use,
        };
        close_by_back(editor.is_open);
        editor
    }

    /// Begins with a position.
    pub fn open(self, setup: Setup, bottom: Color) {
        self.setup.set(setup);
        self.bottom.set(bottom);
        self.past.update(Vec::clear);
        self.typed.set(None);
        self.tool.set(Tool::Move);
        self.is_open.set(true);
    }

    /// Closes it without using the position.
    pub fn close(self) {
        self.is_open.set(false);
    }

    /// Hands the position over, if it can be played from, and closes the editor.
    pub fn accept(self) {
        if let Ok(position) = self.setup.with_untracked(Position::from_setup) {
            self.close();
            self.on_use.run(position);
        }
    }

    /// Changes the setup; castling rights that the pieces no longer support are dropped.
    pub fn change(self, change: impl FnOnce(&mut Setup)) {
        let mut setup = self.setup.get_untracked();
        change(&mut setup);
        settle(&mut setup);
        self.put(setup);
    }

    /// Puts another setup in its place, as it is.
    pub fn put(self, setup: Setup) {
        self.typed.set(None);
        let before = self.setup.get_untracked();
        if before == setup {
            return;
        }
        self.past.update(|past| {
            if past.len() == KEPT {
                past.remove(0);
            }
            past.push(before);
        });
        self.setup.set(setup);
    }

    /// True if there is a change to undo.
    pub fn can_undo(self) -> bool {
        self.past.with(|past| !past.is_empty())
    }

    /// Undoes the last change.
    pub fn undo(self) {
        if let Some(before) = self.past.try_update(Vec::pop).flatten() {
            self.typed.set(None);
            self.setup.set(before);
        }
    }

    /// A tap on a square with a tool.
    pub fn use_tool(self, square: Square) {
        let there = self.setup.with_untracked(|setup| setup.piece_at(square));
        match self.tool.get_untracked() {
            // The board itself moves pieces.
            Tool::Move => {}
            Tool::Put(piece) if there != Some(piece) => {
                self.change(|setup| setup.set(square, Some(piece)));
            }
            Tool::Put(_) | Tool::Remove => self.change(|setup| setup.set(square, None)),
        }
    }

    /// Moves the piece on a square to another, or away from the board.
    pub fn carry(self, from: Square, to: Option<Square>) {
        self.change(|setup| {
            let piece = setup.piece_at(from);
            setup.set(from, None);
            if let Some(to) = to {
                setup.set(to, piece);
            }
        });
    }

    /// Chooses a tool, or back to moving pieces if it is in use.
    pub fn take(self, tool: Tool) {
        self.tool.update(|chosen| {
            *chosen = if *chosen == tool { Tool::Move } else { tool };
        });
    }

    /// Takes a FEN as it is typed.
    pub fn type_fen(self, text: &str) {
        let error = match Setup::parse_lenient(text) {
            Ok(setup) => {
                self.put(setup);
                None
            }
            Err(error) => Some(error),
        };
        let text = text.to_owned();
        self.typed.set(Some(Typed { text, error }));
    }

    /// Turns the board round.
    pub fn flip(self) {
        self.bottom.update(|bottom| *bottom = !*bottom);
    }
}
