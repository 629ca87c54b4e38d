//! The board: the one place that interprets pointers and the keys of a board. Out come intents, nothing else.

mod drawing;
mod geometry;
mod hand;
mod keyboard;
mod marks;
mod men;
mod placed;
mod placement;
mod pointer;
mod promotion;
mod reach;

pub use drawing::{Brush, Drawing, Drawn, Palette};
pub use marks::{goal, meant};
pub use placement::Premove;

use crate::entry::Command;
use crate::names::color_name;
use crate::narrator::Narrator;
use crate::preferences::{Blindfold, Preferences};
use crate::words::Words;
use chess::{Bitboard, Color, File, Illegal, Move, Position, Rank, Role, Square};
use drawing::Drawings;
use game::{Conduct, Displaced};
use hand::{Hand, Release};
use leptos::html::Div;
use leptos::prelude::*;
use marks::Marks;
use men::Men;
use placement::Placement;
use promotion::Promotion;
use wasm_bindgen::JsCast;

/// Whose pieces a hand at the board may move, and when they move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// The side on the move.
    Now(Color),
    /// The side that waits for its turn.
    Ahead(Color),
    /// Nobody.
    Nobody,
}

impl Mover {
    /// The side.
    fn color(self) -> Option<Color> {
        match self {
            Mover::Now(color) | Mover::Ahead(color) => Some(color),
            Mover::Nobody => None,
        }
    }
}

/// What a player wants who does something at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// To make this move, legal in the position shown.
    Move(Move),
    /// To make this move when the turn comes.
    Ahead(Premove),
    /// To take back all moves ahead.
    TakeBackAhead,
    /// To know something.
    Ask(Command),
    /// The keyboard has begun an arrow here.
    BeganArrow(Square),
    /// The keyboard has drawn this, or wiped it away.
    Drew(Drawing, Drawn),
    /// To make a move that is not legal, for this reason.
    NoMove(Illegal),
    /// To touch the man on this square.
    Touch(Square),
    /// To put a pawn on its last rank for good; what it becomes comes next.
    Release(Move),
    /// To put a man where the laws do not let it go.
    Displace(Move),
    /// To wipe all drawings away.
    Wipe,
    /// The keyboard has chosen another colour to draw with.
    Brush(Brush),
}

/// What binds or frees a hand at the board, besides the laws of movement.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bonds {
    /// How strictly the game is played.
    pub conduct: Conduct,
    /// A man that stands where the laws do not let it go.
    pub displaced: Option<Displaced>,
    /// The men touched.
    pub touched: Bitboard,
    /// A pawn that has been put on its last rank for good.
    pub released: Option<Move>,
    /// The moves that touched men, a released pawn or an announcement leave; `None` if every legal one.
    pub allowed: Option<Vec<Move>>,
}

impl Bonds {
    /// Whether the board keeps to itself what the players must see by themselves.
    pub fn silent(&self) -> bool {
        self.conduct.competition || self.conduct.unguarded
    }

    /// Where the man that is seen on a square stands by right.
    fn origin(&self, square: Square) -> Square {
        self.displaced
            .filter(|displaced| !displaced.completed && displaced.mv.to() == square)
            .map_or(square, |displaced| displaced.mv.from())
    }
}

/// What a board shows, and how it may be used.
#[derive(Clone, Copy)]
pub struct Table {
    /// The position.
    pub position: Signal<Position>,
    /// The move that led to it.
    pub last_move: Signal<Option<Move>>,
    /// The side at the bottom.
    pub bottom: Signal<Color>,
    /// Whose pieces may be moved.
    pub mover: Signal<Mover>,
    /// A move that waits to be confirmed, shown as if it were made.
    pub pending: Signal<Option<Move>>,
    /// Moves that wait for their turn, shown as if they were made.
    pub premoves: Signal<Vec<Premove>>,
    /// What binds or frees the hand.
    pub bonds: Signal<Bonds>,
    /// Arrows and circles.
    pub drawings: RwSignal<Vec<Drawing>>,
    /// The pencil in the hand, if there is one: then every pointer draws.
    pub pencil: RwSignal<Option<Brush>>,
    /// How the player wants the board.
    pub preferences: Signal<Preferences>,
    /// Takes what the player wants.
    pub intend: Callback<Intent>,
}

/// The state of a board in use. A handle: copies are the same board.
#[derive(Clone, Copy)]
struct Desk {
    table: Table,
    element: NodeRef<Div>,
    /// What stands where, moves to come included.
    placement: Memo<Placement>,
    hand: RwSignal<Hand>,
    /// Where the piece in the hand may go, and where it would take something.
    goals: Memo<(Bitboard, Bitboard)>,
    /// Where the piece in the hand would be left.
    over: RwSignal<Option<Square>>,
    /// Where the piece carried is, from the middle of its own square, in CSS pixels.
    offset: RwSignal<(f64, f64)>,
    /// Whether a finger holds it.
    touch: RwSignal<bool>,
    /// A pawn put down on the last rank waits for its choice.
    promoting: RwSignal<Option<Release>>,
    /// The square the keyboard is at.
    cursor: RwSignal<Square>,
    /// What is being drawn, and by which pointer; `None` for the keyboard.
    stroke: RwSignal<Option<(Option<i32>, Drawing)>>,
    /// The colour in which the keyboard draws.
    brush: RwSignal<Brush>,
}

impl Desk {
    fn new(table: Table) -> Desk {
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
    fn watch_changes(self) {
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
    fn may(self, square: Square) -> (bool, bool) {
        let color = self.table.mover.get_untracked().color();
        let own = self
            .placement
            .with_untracked(|placement| placement.is_own(color, square));
        (own, self.is_goal(square))
    }

    /// Whether the piece in the hand may go to a square. Castling is shown by the king's goal or by the rook.
    fn is_goal(self, square: Square) -> bool {
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

    fn conduct(self) -> Conduct {
        self.table.bonds.with_untracked(|bonds| bonds.conduct)
    }

    /// The man that was just taken up by hand or keyboard is a touched man.
    fn touched(self, square: Square) {
        if self.conduct().touch_move && matches!(self.table.mover.get_untracked(), Mover::Now(_)) {
            self.table.intend.run(Intent::Touch(square));
        }
    }

    /// A press on a square where nothing of one's own stands touches what stands there.
    fn touch_other(self, square: Square) {
        let empty = self
            .placement
            .with_untracked(|placement| placement.piece_at(square).is_none());
        if !empty {
            self.touched(square);
        }
    }

    /// The pawn that waits for its choice, and where it was put.
    fn choosing(self) -> Option<Release> {
        let released = self.table.bonds.with(|bonds| bonds.released);
        released.map_or_else(|| self.promoting.get(), |mv| Some((mv.from(), mv.to())))
    }

    /// A piece is put down.
    fn release(self, (from, to): Release) {
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
    fn why_not(self, from: Square, to: Square) -> Option<Illegal> {
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
    fn refuse(self, from: Square, to: Square) {
        if let Some(why) = self.why_not(from, to) {
            self.table.intend.run(Intent::NoMove(why));
        }
    }

    /// A pawn becomes what was chosen.
    fn promote(self, (from, to): Release, role: Role) {
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
    fn focus(self, square: Square) {
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

    fn marks(self) -> Marks {
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

/// A board that can be used by mouse, touch and keyboard.
#[component]
pub fn Board(
    /// What it shows.
    table: Table,
) -> impl IntoView {
    let words = expect_context::<Words>();
    let desk = Desk::new(table);
    desk.watch_changes();
    let marks = Memo::new(move |_| desk.marks());
    let carrying = Memo::new(move |_| desk.hand.with(Hand::carried).is_some());
    let blindfold = Memo::new(move |_| table.preferences.with(|chosen| chosen.blindfold));
    let spelling = Memo::new(move |_| table.preferences.with(|chosen| chosen.spelling));

    let squares = Rank::ALL.into_iter().rev().map(move |rank| {
        let cells = File::ALL.map(|file| {
            let square = Square::new(file, rank);
            let label = move || {
                let piece = desk.placement.with(|placement| placement.piece_at(square));
                Narrator::new(&words.now(), spelling.get()).cell(square, piece, blindfold.get())
            };
            view! {
                <div
                    role="gridcell"
                    class=move || marks.with(|marks| marks.classes(square))
                    data-square=square.to_string()
                    tabindex=move || if desk.cursor.get() == square { "0" } else { "-1" }
                    aria-label=label
                    aria-selected=move || (desk.hand.with(|hand| hand.selected) == Some(square)).to_string()
                ></div>
            }
        });
        view! { <div role="row">{cells.collect_view()}</div> }
    });
    let promote = Callback::new(move |role: Option<Role>| {
        let Some((from, to)) = untrack(|| desk.choosing()) else {
            return;
        };
        // A pawn that was released stands where it stands; only what it becomes is open (FIDE 4.6).
        if role.is_none() && table.bonds.with_untracked(|bonds| bonds.released.is_some()) {
            return;
        }
        desk.promoting.set(None);
        desk.focus(to);
        if let Some(role) = role {
            desk.promote((from, to), role);
        }
    });

    let choosing = Memo::new(move |_| desk.choosing());

    view! {
        <div
            class="board"
            class:can-move=move || table.mover.get() != Mover::Nobody
            class:holding=carrying
            class:drawing-mode=move || table.pencil.get().is_some()
            data-orientation=move || color_name(table.bottom.get())
            data-blindfold=move || blindfold.get().name()
            node_ref=desk.element
            on:pointerdown=move |event| desk.press(&event)
            on:pointermove=move |event| desk.carry(&event)
            on:pointerup=move |event| desk.lift(&event)
            on:pointercancel=move |_| desk.cancel()
            on:contextmenu=move |event| event.prevent_default()
        >
            <div
                class="squares"
                role="grid"
                aria-label=words.say("board")
                on:keydown=move |event| desk.key(&event)
                on:focusin=move |event| desk.focused(&event)
            >
                {squares.collect_view()}
            </div>
            <Show when=move || table.preferences.with(|chosen| chosen.coordinates)>
                <Coordinates/>
            </Show>
            <Men desk/>
            <Drawings
                drawings=table.drawings.into()
                stroke=Signal::derive(move || desk.stroke.get().map(|(_, drawing)| drawing))
                bottom=table.bottom
            />
            {move || choosing.get().and_then(|(_, to)| {
                let color = table.mover.get_untracked().color()?;
                let bottom = table.bottom.get_untracked();
                Some(view! { <Promotion color to bottom on_choice=promote/> })
            })}
        </div>
    }
}

/// Letters and figures along the edge.
#[component]
fn Coordinates() -> impl IntoView {
    view! {
        <div class="coords" aria-hidden="true">
            {File::ALL.map(|file| {
                let square = Square::new(file, Rank::First).to_string();
                let letter = square[..1].to_string();
                view! { <i class="coord file" data-square=square>{letter}</i> }
            }).collect_view()}
            {Rank::ALL.map(|rank| {
                let square = Square::new(File::A, rank).to_string();
                let digit = square[1..].to_string();
                view! { <i class="coord rank" data-square=square>{digit}</i> }
            }).collect_view()}
        </div>
    }
}
