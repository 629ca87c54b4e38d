//! The state of a board in use, and what taking up and putting down mean.

use crate::drawing::{Brush, Drawing};
use crate::hand::{Hand, Release};
use crate::marks::{self, Marks, meant};
use crate::placement::{Placement, Premove};
use crate::preferences::Blindfold;
use crate::reach;
use crate::table::{Bonds, Intent, Mover, Table};
use chess::{Bitboard, Color, Illegal, Move, Rank, Role, Square};
use game::Conduct;
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The state of a board in use. A handle: copies are the same board.
#[derive(Clone, Copy)]
pub struct Desk {
    pub table: Table,
    pub element: NodeRef<Div>,
    /// What stands where, moves to come included.
    pub placement: Memo<Placement>,
    pub hand: RwSignal<Hand>,
    /// Where the piece in the hand may go, and where it would take something.
    pub goals: Memo<(Bitboard, Bitboard)>,
    /// Where the piece in the hand would be left.
    pub over: RwSignal<Option<Square>>,
    /// Where the piece carried is, from the middle of its own square, in CSS pixels.
    pub offset: RwSignal<(f64, f64)>,
    /// Whether a finger holds it.
    pub touch: RwSignal<bool>,
    /// A pawn put down on the last rank waits for its choice.
    pub promoting: RwSignal<Option<Release>>,
    /// The square the keyboard is at.
    pub cursor: RwSignal<Square>,
    /// What is being drawn, and by which pointer; `None` for the keyboard.
    pub stroke: RwSignal<Option<(Option<i32>, Drawing)>>,
    /// The colour in which the keyboard draws.
    pub brush: RwSignal<Brush>,
}

impl Desk {
    pub fn new(table: Table) -> Desk {
        let hand = RwSignal::new(Hand::default());
        let placement = Memo::new(move |_| {
            table.position.with(|position| {
                if let Some(mv) = table.pending.get() {
                    return Placement::after(position, mv);
                }
                let mut placement = Placement::from(position);
                if let Some(displaced) = table.bonds.with(|bonds| bonds.displaced) {
                    placement.displace(displaced.mv);
                }
                if matches!(table.mover.get(), Mover::Ahead(_)) {
                    for premove in table.premoves.get() {
                        placement.send(premove);
                    }
                }
                placement
            })
        });
        let selected = Memo::new(move |_| hand.with(|hand| hand.selected));
        let goals = Memo::new(move |_| match (selected.get(), table.mover.get()) {
            (Some(from), Mover::Now(_)) => table.bonds.with(|bonds| {
                if bonds.conduct.unguarded {
                    return (Bitboard::EMPTY, Bitboard::EMPTY);
                }
                table.position.with(|position| match &bonds.allowed {
                    Some(allowed) => marks::goals(position, from, allowed),
                    None => marks::goals(position, from, &position.legal_moves_from(from)),
                })
            }),
            (Some(from), Mover::Ahead(_)) => placement.with(|placement| {
                let goals = reach::reach(placement, from);
                let occupied = placement.own(Color::White) | placement.own(Color::Black);
                (goals, goals & occupied)
            }),
            _ => (Bitboard::EMPTY, Bitboard::EMPTY),
        });
        Desk {
            table,
            element: NodeRef::new(),
            placement,
            hand,
            goals,
            over: RwSignal::new(None),
            offset: RwSignal::new((0.0, 0.0)),
            touch: RwSignal::new(false),
            promoting: RwSignal::new(None),
            cursor: RwSignal::new(Square::E2),
            stroke: RwSignal::new(None),
            brush: RwSignal::new(Brush::default()),
        }
    }

    /// A piece that was in the hand stays there if it still stands where it was taken up; the rest of what was going
    /// on belonged to the position before.
    pub fn watch_changes(self) {
        let table = self.table;
        Effect::watch(
            move || (self.placement.get(), table.mover.get().color()),
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
                    self.hand.update(Hand::let_go);
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
            move || table.position.get(),
            move |_, _, _| self.stroke.set(None),
            false,
        );
    }

    /// Whether the piece on a square may be taken up, and whether the one in the hand may go there.
    pub fn may(self, square: Square) -> (bool, bool) {
        let color = self.table.mover.get_untracked().color();
        let own = self
            .placement
            .with_untracked(|placement| placement.is_own(color, square));
        (own, self.is_goal(square))
    }

    /// Whether the piece in the hand may go to a square. Castling is shown by the king's goal or by the rook.
    pub fn is_goal(self, square: Square) -> bool {
        let Some(from) = self.hand.with_untracked(|hand| hand.selected) else {
            return false;
        };
        if self
            .goals
            .with_untracked(|(goals, _)| goals.contains(square))
        {
            return true;
        }
        let Mover::Now(color) = self.table.mover.get_untracked() else {
            return false;
        };
        let own = self
            .placement
            .with_untracked(|placement| placement.is_own(Some(color), square));
        (!own && self.conduct().unguarded)
            || self
                .table
                .position
                .with_untracked(|position| !meant(position, from, square).is_empty())
    }

    pub fn conduct(self) -> Conduct {
        self.table.bonds.with_untracked(|bonds| bonds.conduct)
    }

    /// The man that was just taken up by hand or keyboard is a touched man.
    pub fn touched(self, square: Square) {
        if self.conduct().touch_move && matches!(self.table.mover.get_untracked(), Mover::Now(_)) {
            self.table.intend.run(Intent::Touch(square));
        }
    }

    /// A press on a square where nothing of one's own stands touches what stands there.
    pub fn touch_other(self, square: Square) {
        let empty = self
            .placement
            .with_untracked(|placement| placement.piece_at(square).is_none());
        if !empty {
            self.touched(square);
        }
    }

    /// The pawn that waits for its choice, and where it was put.
    pub fn choosing(self) -> Option<Release> {
        let released = self.table.bonds.with(|bonds| bonds.released);
        released.map_or_else(|| self.promoting.get(), |mv| Some((mv.from(), mv.to())))
    }

    /// A piece is put down.
    pub fn release(self, (from, to): Release) {
        let queen = self
            .table
            .preferences
            .with_untracked(|chosen| chosen.auto_queen);
        match self.table.mover.get_untracked() {
            Mover::Now(_) => {
                let from = self.table.bonds.with_untracked(|bonds| bonds.origin(from));
                let moves = self
                    .table
                    .position
                    .with_untracked(|position| meant(position, from, to));
                let conduct = self.conduct();
                match moves[..] {
                    [] if conduct.unguarded => {
                        let displaced = Intent::Displace(Move::new(from, to, None));
                        self.table.intend.run(displaced);
                    }
                    [] => self.refuse(from, to),
                    [mv] => self.table.intend.run(Intent::Move(mv)),
                    _ if queen => self.promote((from, to), Role::Queen),
                    [mv, ..] if conduct.touch_move => self.table.intend.run(Intent::Release(mv)),
                    _ => self.promoting.set(Some((from, to))),
                }
            }
            Mover::Ahead(_) => {
                let reached = self
                    .placement
                    .with_untracked(|placement| reach::reach(placement, from).contains(to));
                let piece = self
                    .placement
                    .with_untracked(|placement| placement.piece_at(from));
                let Some(piece) = piece.filter(|_| reached) else {
                    return;
                };
                let last_rank = [Rank::First, Rank::Eighth].contains(&to.rank());
                if piece.role != Role::Pawn || !last_rank {
                    self.table.intend.run(Intent::Ahead(Premove {
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
            Mover::Nobody => {}
        }
    }

    /// Why the piece of `from` cannot go to `to`.
    pub fn why_not(self, from: Square, to: Square) -> Option<Illegal> {
        if let Mover::Now(_) = self.table.mover.get_untracked() {
            return self
                .table
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

    /// A piece was to go where it cannot.
    pub fn refuse(self, from: Square, to: Square) {
        if let Some(why) = self.why_not(from, to) {
            self.table.intend.run(Intent::NoMove(why));
        }
    }

    /// A pawn becomes what was chosen.
    pub fn promote(self, (from, to): Release, role: Role) {
        let intent = match self.table.mover.get_untracked() {
            Mover::Now(_) => self.table.position.with_untracked(|position| {
                meant(position, from, to)
                    .into_iter()
                    .find(|mv| mv.promotion() == Some(role))
                    .map(Intent::Move)
            }),
            Mover::Ahead(_) => self.placement.with_untracked(|placement| {
                let piece = placement.piece_at(from)?;
                Some(Intent::Ahead(Premove {
                    piece,
                    from,
                    to,
                    promotion: Some(role),
                }))
            }),
            Mover::Nobody => None,
        };
        if let Some(intent) = intent {
            self.table.intend.run(intent);
        }
    }

    /// Puts the keyboard on a square.
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
        let table = self.table;
        let preferences = table.preferences.get();
        let selected = self.hand.with(|hand| hand.selected);
        let own = table.mover.get().color().map_or(Bitboard::EMPTY, |color| {
            self.placement.with(|placement| placement.own(color))
        });
        if preferences.blindfold == Blindfold::Nothing {
            return Marks {
                selected,
                own,
                ..Marks::default()
            };
        }
        let ahead = matches!(table.mover.get(), Mover::Ahead(_));
        let premoves = if ahead {
            table.premoves.get()
        } else {
            Vec::new()
        };
        let mut marks = table
            .position
            .with(|position| Marks::new(position, table.last_move.get(), &premoves));
        marks.selected = selected;
        marks.own = own;
        marks.over = self
            .over
            .get()
            .filter(|_| self.hand.with(Hand::from).is_some());
        (marks.touched, marks.check) = table.bonds.with(|bonds| {
            let check = marks.check.filter(|_| !bonds.silent());
            (bonds.touched, check)
        });
        if preferences.destinations && !table.bonds.with(Bonds::silent) {
            (marks.targets, marks.taken) = self.goals.get();
            if ahead {
                // A piece may be sent to guard one of its own; to mark them all would be noise.
                marks.targets &= !own;
                marks.taken &= !own;
            }
            if preferences.blindfold == Blindfold::Hidden {
                marks.taken = Bitboard::EMPTY;
            }
        }
        marks
    }
}
