//! State of a board in use: selection, drag, promotion, cursor and drawing.

use crate::config::{BoardConfig, Intent};
use crate::drag::{Drag, Dropped, Moving};
use crate::drawing::Stroke;
use crate::highlights::Marks;
use chess::{Brush, Destinations, Square};
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The state of a board in use. A handle: copies are the same board.
#[derive(Clone, Copy)]
pub struct BoardState {
    pub config: BoardConfig,
    pub element: NodeRef<Div>,
    pub hand: RwSignal<Drag>,
    /// Destinations of the selected or dragged piece.
    pub destinations: Memo<Destinations>,
    /// The square on which the dragged piece would be dropped.
    pub over: RwSignal<Option<Square>>,
    /// Offset of the dragged piece from the middle of its own square, in CSS pixels.
    pub offset: RwSignal<(f64, f64)>,
    /// True if the piece is dragged by a finger.
    pub touch: RwSignal<bool>,
    /// A pawn dropped on the last rank that waits for its promotion.
    pub promoting: RwSignal<Option<Dropped>>,
    /// The cursor's square.
    pub cursor: RwSignal<Square>,
    /// The drawing in progress.
    pub stroke: RwSignal<Option<Stroke>>,
    /// The brush of the keyboard.
    pub brush: RwSignal<Brush>,
}

impl BoardState {
    pub fn new(config: BoardConfig) -> BoardState {
        let hand = RwSignal::new(Drag::default());
        let selected = Memo::new(move |_| hand.with(|hand| hand.selected));
        let destinations = Memo::new(move |_| {
            let from = selected.get()?;
            config.destinations.with(|all| all.get(&from).copied())
        });
        BoardState {
            config,
            element: config.tray.map_or_else(NodeRef::new, |tray| tray.board),
            hand,
            destinations: Memo::new(move |_| destinations.get().unwrap_or_default()),
            over: RwSignal::new(None),
            offset: RwSignal::new((0.0, 0.0)),
            touch: RwSignal::new(false),
            promoting: RwSignal::new(None),
            cursor: RwSignal::new(Square::E2),
            stroke: RwSignal::new(None),
            brush: RwSignal::new(Brush::default()),
        }
    }

    /// Keeps the state right when the position changes: a selected piece stays selected if it still stands where it was
    /// picked up; the rest belonged to the position before.
    pub fn watch_changes(self) {
        let config = self.config;
        Effect::watch(
            move || (config.placement.get(), config.movable.get()),
            move |(now, movable), before, _| {
                let stays = |square: Square| {
                    movable.contains(square)
                        && before.is_some_and(|(before, _)| {
                            before.piece_at(square) == now.piece_at(square)
                        })
                };
                if !self
                    .hand
                    .with_untracked(|hand| hand.selected.is_some_and(stays))
                {
                    self.hand.update(Drag::let_go);
                }
                if !self
                    .promoting
                    .with_untracked(|promoting| promoting.is_some_and(|(from, _)| stays(from)))
                {
                    self.promoting.set(None);
                }
                if before.is_some_and(|(before, _)| before != now) {
                    self.stroke.set(None);
                }
            },
            false,
        );
    }

    /// True, first, if the piece on a square may be picked up; second, if the selected piece may go there.
    pub fn may(self, square: Square) -> (bool, bool) {
        let movable = self.config.movable.get_untracked();
        (movable.contains(square), self.is_dest(square))
    }

    /// True if the selected piece may go to a square.
    pub fn is_dest(self, square: Square) -> bool {
        self.destinations.get_untracked().drops.contains(square)
    }

    /// A press on a piece that cannot be moved touches it.
    pub fn touch_other(self, square: Square) {
        let there = self
            .config
            .placement
            .with_untracked(|placement| placement.piece_at(square));
        if there.is_some() {
            self.config.intend.run(Intent::Touch(square));
        }
    }

    /// The pawn that waits for its choice, and where it was put.
    pub fn choosing(self) -> Option<Dropped> {
        self.config.released.get().or_else(|| self.promoting.get())
    }

    /// A drop of a piece. Where a pawn has to be promoted, the choice comes first.
    pub fn release(self, (from, to): Dropped) {
        let destinations = self
            .config
            .destinations
            .with_untracked(|all| all.get(&from).copied().unwrap_or_default());
        if destinations.promotions.contains(to) {
            self.promoting.set(Some((from, to)));
        } else {
            let choice = None;
            let intend = self.config.intend;
            intend.run(Intent::Drop { from, to, choice });
        }
    }

    /// Moves the cursor to a square.
    pub fn focus(self, square: Square) {
        self.cursor.set(square);
        let cell = self.element.get_untracked().and_then(|board| {
            board
                .query_selector(&format!(".square[data-square={square}]"))
                .ok()
                .flatten()
        });
        if let Some(cell) = cell.and_then(|cell| cell.dyn_into::<web_sys::HtmlElement>().ok()) {
            // A cell that cannot take the focus leaves it where it is.
            let _ = cell.focus();
        }
    }

    pub fn marks(self) -> Marks {
        let tapped = self
            .config
            .input
            .with(|input| input.moving == Moving::TellTaps);
        Marks {
            highlights: self.config.highlights.get(),
            selected: self.hand.with(|hand| hand.selected).filter(|_| !tapped),
            destinations: self.destinations.get(),
            marked: self.config.look.with(|look| look.destinations),
            over: self
                .over
                .get()
                .filter(|_| self.hand.with(Drag::from).is_some()),
            own: self.config.movable.get(),
        }
    }
}
