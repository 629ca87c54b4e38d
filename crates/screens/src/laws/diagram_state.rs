//! State of the diagram beside an article: the position to play from, and the moves made in it.

use super::Reader;
use crate::board_controller::BoardController;
use crate::board_preferences::open_eyes;
use chess::{Move, Position};
use leptos::prelude::*;
use platform::preferences::Preferences;

/// The state of the diagram. A handle.
#[derive(Clone, Copy)]
pub(super) struct DiagramState {
    pub reader: Reader,
    /// Clause and diagram that are shown.
    pub shown: Memo<Option<(String, ::laws::Diagram)>>,
    /// The moves that have been made in it.
    pub moves: RwSignal<Vec<Move>>,
    /// The position on the board.
    pub position: Memo<Position>,
    /// The move that led to it, with the position before it.
    pub last: Memo<Option<(Position, Move)>>,
    /// Tells of moves and of what is illegal.
    pub controller: BoardController,
    /// True if it stands beside the text.
    pub is_beside: ReadSignal<bool>,
}

impl DiagramState {
    /// The diagram of the clause that is read, or of the one within it that was asked for, or of the first there that has one.
    pub fn new(reader: Reader) -> DiagramState {
        let shown = Memo::new(move |_| {
            let here = reader.number.get();
            let here = here.as_deref().unwrap_or("introduction");
            let chosen = reader.chosen.get();
            reader
                .texts
                .with(|laws| {
                    let of = |clause: &::laws::Clause| {
                        Some((clause.number.clone(), clause.diagram.clone()?))
                    };
                    let asked = chosen.and_then(|number| laws.clause(&number).and_then(of));
                    asked.or_else(|| laws.section(here).find_map(of))
                })
                .flatten()
        });
        let moves = RwSignal::new(Vec::<Move>::new());
        let reached = Memo::new(move |_| {
            let start =
                shown.with(|shown| shown.as_ref().map(|(_, diagram)| diagram.start.clone()));
            let mut position = start.unwrap_or_default();
            let mut last = None;
            moves.with(|moves| {
                for &mv in moves {
                    // While another diagram comes, its moves are not the old ones.
                    if position.is_legal(mv) {
                        last = Some((position.clone(), mv));
                        position.play(mv);
                    }
                }
            });
            (position, last)
        });
        let position = Memo::new(move |_| reached.with(|(position, _)| position.clone()));
        let last = Memo::new(move |_| reached.with(|(_, last)| last.clone()));
        let preferences = Signal::derive(move || Preferences {
            // Every promotion can be tried.
            auto_queen: false,
            ..reader
                .context
                .input
                .with(|input| open_eyes(&input.preferences))
        });
        let state = DiagramState {
            reader,
            shown,
            moves,
            position,
            last,
            controller: BoardController::new(reader.words, preferences),
            is_beside: is_beside(),
        };
        let number = Memo::new(move |_| shown.with(|shown| shown.as_ref().map(|it| it.0.clone())));
        Effect::new(move |_| {
            number.track();
            state.change(Vec::clear);
        });
        state
    }

    /// Changes the moves that have been made in it.
    pub fn change(self, change: impl FnOnce(&mut Vec<Move>)) {
        self.controller.forget();
        self.moves.update(change);
    }

    /// Takes the last move back.
    pub fn back(self) {
        self.change(|moves| {
            moves.pop();
        });
    }

    /// Plays the next move of the clause's line, if there is one.
    pub fn forward(self) {
        if let Some(next) = untrack(|| self.next()) {
            self.change(|moves| moves.push(next));
        }
    }

    /// The move of the clause's line that comes next; none after other moves.
    pub fn next(self) -> Option<Move> {
        self.shown.with(|shown| {
            let (_, diagram) = shown.as_ref()?;
            self.moves.with(|moves| {
                let rest = diagram.line.strip_prefix(moves.as_slice())?;
                rest.first().copied()
            })
        })
    }
}

/// True while the window has room for a third column.
fn is_beside() -> ReadSignal<bool> {
    let room = window().match_media("(min-width: 1161px)").ok().flatten();
    let is_beside = move || room.as_ref().is_some_and(web_sys::MediaQueryList::matches);
    let (told, tell) = signal(is_beside());
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        let is_beside = is_beside();
        if told.get_untracked() != is_beside {
            tell.set(is_beside);
        }
    });
    on_cleanup(move || resized.remove());
    told
}
