//! State of a board in use: selection, drag, promotion, cursor and drawing.

use crate::config::{BoardConfig, Intent, Movable, MoveConstraints};
use crate::drag::{Drag, Dropped};
use crate::drawing::{Brush, Drawing};
use crate::highlights::{self, Highlights, resolve_drop};
use crate::placement::{Placement, Premove};
use crate::preferences::Blindfold;
use crate::premove_dests;
use chess::{Bitboard, Color, Illegal, Move, Rank, Role, Square};
use game::Strictness;
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The state of a board in use. A handle: copies are the same board.
#[derive(Clone, Copy)]
pub struct BoardState {
    pub config: BoardConfig,
    pub element: NodeRef<Div>,
    /// Placement of the pieces, premoves included.
    pub placement: Memo<Placement>,
    pub hand: RwSignal<Drag>,
    /// Destinations of the selected or dragged piece, and those among them that are captures.
    pub dests: Memo<(Bitboard, Bitboard)>,
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
    /// The drawing in progress with the pointer that draws it; `None` for the keyboard.
    pub stroke: RwSignal<Option<(Option<i32>, Drawing)>>,
    /// The brush of the keyboard.
    pub brush: RwSignal<Brush>,
}

impl BoardState {
    pub fn new(config: BoardConfig) -> BoardState {
        let hand = RwSignal::new(Drag::default());
        let placement = Memo::new(move |_| {
            config.position.with(|position| {
                if let Some(mv) = config.pending.get() {
                    return Placement::after(position, mv);
                }
                let mut placement = Placement::from(position);
                if let Some(displaced) =
                    config.constraints.with(|constraints| constraints.displaced)
                {
                    placement.displace(displaced.mv);
                }
                if matches!(config.movable.get(), Movable::Premove(_)) {
                    for premove in config.premoves.get() {
                        placement.send(premove);
                    }
                }
                placement
            })
        });
        let selected = Memo::new(move |_| hand.with(|hand| hand.selected));
        let dests = Memo::new(move |_| match (selected.get(), config.movable.get()) {
            (Some(from), Movable::Now(_)) => config.constraints.with(|constraints| {
                if constraints.strictness.allow_illegal_moves {
                    return (Bitboard::EMPTY, Bitboard::EMPTY);
                }
                config.position.with(|position| match &constraints.allowed {
                    Some(allowed) => highlights::dests(position, from, allowed),
                    None => highlights::dests(position, from, &position.legal_moves_from(from)),
                })
            }),
            (Some(from), Movable::Premove(_)) => placement.with(|placement| {
                let dests = premove_dests::premove_dests(placement, from);
                let occupied = placement.own(Color::White) | placement.own(Color::Black);
                (dests, dests & occupied)
            }),
            _ => (Bitboard::EMPTY, Bitboard::EMPTY),
        });
        BoardState {
            config,
            element: NodeRef::new(),
            placement,
            hand,
            dests,
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
            move || (self.placement.get(), config.movable.get().color()),
            move |(now, color), before, _| {
                let stays = |square: Square| {
                    now.is_own(*color, square)
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
            },
            false,
        );
        Effect::watch(
            move || config.position.get(),
            move |_, _, _| self.stroke.set(None),
            false,
        );
    }

    /// True, first, if the piece on a square may be picked up; second, if the selected piece may go there.
    pub fn may(self, square: Square) -> (bool, bool) {
        let color = self.config.movable.get_untracked().color();
        let own = self
            .placement
            .with_untracked(|placement| placement.is_own(color, square));
        (own, self.is_dest(square))
    }

    /// True if the selected piece may go to a square. Castling is shown by the king's destination or by the rook.
    pub fn is_dest(self, square: Square) -> bool {
        let Some(from) = self.hand.with_untracked(|hand| hand.selected) else {
            return false;
        };
        if self
            .dests
            .with_untracked(|(dests, _)| dests.contains(square))
        {
            return true;
        }
        let Movable::Now(color) = self.config.movable.get_untracked() else {
            return false;
        };
        let own = self
            .placement
            .with_untracked(|placement| placement.is_own(Some(color), square));
        (!own && self.strictness().allow_illegal_moves)
            || self
                .config
                .position
                .with_untracked(|position| !resolve_drop(position, from, square).is_empty())
    }

    pub fn strictness(self) -> Strictness {
        self.config
            .constraints
            .with_untracked(|constraints| constraints.strictness)
    }

    /// A piece that was just picked up by pointer or keyboard is touched.
    pub fn touched(self, square: Square) {
        if self.strictness().touch_move
            && matches!(self.config.movable.get_untracked(), Movable::Now(_))
        {
            self.config.intend.run(Intent::Touch(square));
        }
    }

    /// A press on an opponent's piece or another that cannot be moved touches it.
    pub fn touch_other(self, square: Square) {
        let empty = self
            .placement
            .with_untracked(|placement| placement.piece_at(square).is_none());
        if !empty {
            self.touched(square);
        }
    }

    /// The pawn that waits for its choice, and where it was put.
    pub fn choosing(self) -> Option<Dropped> {
        let released = self
            .config
            .constraints
            .with(|constraints| constraints.released);
        released.map_or_else(|| self.promoting.get(), |mv| Some((mv.from(), mv.to())))
    }

    /// A drop of a piece.
    pub fn release(self, (from, to): Dropped) {
        let queen = self
            .config
            .preferences
            .with_untracked(|chosen| chosen.auto_queen);
        match self.config.movable.get_untracked() {
            Movable::Now(_) => {
                let from = self
                    .config
                    .constraints
                    .with_untracked(|constraints| constraints.origin(from));
                let moves = self
                    .config
                    .position
                    .with_untracked(|position| resolve_drop(position, from, to));
                let strictness = self.strictness();
                match moves[..] {
                    [] if strictness.allow_illegal_moves => {
                        let displaced = Intent::Displace(Move::new(from, to, None));
                        self.config.intend.run(displaced);
                    }
                    [] => self.refuse(from, to),
                    [mv] => self.config.intend.run(Intent::Move(mv)),
                    _ if queen => self.promote((from, to), Role::Queen),
                    [mv, ..] if strictness.touch_move => {
                        self.config.intend.run(Intent::Release(mv));
                    }
                    _ => self.promoting.set(Some((from, to))),
                }
            }
            Movable::Premove(_) => {
                let reached = self.placement.with_untracked(|placement| {
                    premove_dests::premove_dests(placement, from).contains(to)
                });
                let piece = self
                    .placement
                    .with_untracked(|placement| placement.piece_at(from));
                let Some(piece) = piece.filter(|_| reached) else {
                    return;
                };
                let last_rank = [Rank::First, Rank::Eighth].contains(&to.rank());
                if piece.role != Role::Pawn || !last_rank {
                    self.config.intend.run(Intent::Premove(Premove {
                        piece,
                        from,
                        to,
                        promotion: None,
                    }));
                } else if queen {
                    self.promote((from, to), Role::Queen);
                } else {
                    self.promoting.set(Some((from, to)));
                }
            }
            Movable::Nobody => {}
        }
    }

    /// Why the piece of `from` cannot go to `to`.
    pub fn why_not(self, from: Square, to: Square) -> Option<Illegal> {
        if let Movable::Now(_) = self.config.movable.get_untracked() {
            return self
                .config
                .position
                .with_untracked(|position| position.why_illegal(from, to));
        }
        // What will be legal when the turn comes nobody knows yet; but how a piece moves is known.
        let piece = self
            .placement
            .with_untracked(|placement| placement.piece_at(from))?;
        let role = piece.role;
        Some(Illegal::NoSuchMovement { role, from, to })
    }

    /// A piece was dropped where it cannot go.
    pub fn refuse(self, from: Square, to: Square) {
        if let Some(why) = self.why_not(from, to) {
            self.config.intend.run(Intent::IllegalMove(why));
        }
    }

    /// A pawn is promoted.
    pub fn promote(self, (from, to): Dropped, role: Role) {
        let intent = match self.config.movable.get_untracked() {
            Movable::Now(_) => self.config.position.with_untracked(|position| {
                resolve_drop(position, from, to)
                    .into_iter()
                    .find(|mv| mv.promotion() == Some(role))
                    .map(Intent::Move)
            }),
            Movable::Premove(_) => self.placement.with_untracked(|placement| {
                let piece = placement.piece_at(from)?;
                Some(Intent::Premove(Premove {
                    piece,
                    from,
                    to,
                    promotion: Some(role),
                }))
            }),
            Movable::Nobody => None,
        };
        if let Some(intent) = intent {
            self.config.intend.run(intent);
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

    pub fn highlights(self) -> Highlights {
        let config = self.config;
        let preferences = config.preferences.get();
        let selected = self.hand.with(|hand| hand.selected);
        let own = config
            .movable
            .get()
            .color()
            .map_or(Bitboard::EMPTY, |color| {
                self.placement.with(|placement| placement.own(color))
            });
        if preferences.blindfold == Blindfold::Nothing {
            return Highlights {
                selected,
                own,
                ..Highlights::default()
            };
        }
        let ahead = matches!(config.movable.get(), Movable::Premove(_));
        let premoves = if ahead {
            config.premoves.get()
        } else {
            Vec::new()
        };
        let mut highlights = config
            .position
            .with(|position| Highlights::new(position, config.last_move.get(), &premoves));
        highlights.selected = selected;
        highlights.own = own;
        highlights.over = self
            .over
            .get()
            .filter(|_| self.hand.with(Drag::from).is_some());
        (highlights.touched, highlights.check) = config.constraints.with(|constraints| {
            let check = highlights.check.filter(|_| !constraints.silent());
            (constraints.touched, check)
        });
        if preferences.destinations && !config.constraints.with(MoveConstraints::silent) {
            (highlights.targets, highlights.taken) = self.dests.get();
            if ahead {
                // A piece may be sent to guard one of its own; to mark them all would be noise.
                highlights.targets &= !own;
                highlights.taken &= !own;
            }
            if preferences.blindfold == Blindfold::Hidden {
                highlights.taken = Bitboard::EMPTY;
            }
        }
        highlights
    }
}
