//! The diagram beside an article, or where there is no room at its clause: a position to play from, with moves to step through.

use super::diagram_board::config;
use super::{Reader, address};
use ::laws::articles;
use board::Board;
use chess::{Illegal, Move, Position, Square};
use leptos::prelude::*;
use widgets::icon::{IconButton, Sign};
use widgets::live_region::renewed;

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
    /// Origin and destination of the move that led to it.
    pub last: Memo<Option<(Square, Square)>>,
    /// Outcome of the last move or attempt, in words.
    pub said: RwSignal<String>,
    /// The clause by which an attempt was illegal.
    pub law: RwSignal<Option<&'static str>>,
    /// True if it stands beside the text.
    is_beside: ReadSignal<bool>,
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
                        last = Some(position.move_squares(mv));
                        position.play(mv);
                    }
                }
            });
            (position, last)
        });
        let position = Memo::new(move |_| reached.with(|(position, _)| position.clone()));
        let last = Memo::new(move |_| reached.with(|&(_, last)| last));
        let state = DiagramState {
            reader,
            shown,
            moves,
            position,
            last,
            said: RwSignal::new(String::new()),
            law: RwSignal::new(None),
            is_beside: is_beside(),
        };
        let number = Memo::new(move |_| shown.with(|shown| shown.as_ref().map(|it| it.0.clone())));
        Effect::new(move |_| {
            number.track();
            state.change(Vec::clear);
        });
        state
    }

    /// Takes a move up.
    pub fn play(self, mv: Move) {
        self.said.set(String::new());
        self.law.set(None);
        self.moves.update(|moves| moves.push(mv));
    }

    /// Tells why a move is illegal.
    pub fn refuse(self, told: String, why: Illegal) {
        self.said.set(told);
        self.law.set(Some(articles::of_illegal(&why)));
    }

    fn change(self, change: impl FnOnce(&mut Vec<Move>)) {
        self.said.set(String::new());
        self.law.set(None);
        self.moves.update(change);
    }

    /// The move of the clause's line that comes next; none after other moves.
    fn next(self) -> Option<Move> {
        self.shown.with(|shown| {
            let (_, diagram) = shown.as_ref()?;
            self.moves.with(|moves| {
                let rest = diagram.line.strip_prefix(moves.as_slice())?;
                rest.first().copied()
            })
        })
    }
}

/// The diagram in a place of its own.
pub(super) fn beside(state: DiagramState) -> impl IntoView {
    let is_there = Memo::new(move |_| state.is_beside.get() && state.shown.with(Option::is_some));
    move || is_there.get().then(|| view(state))
}

/// The diagram at its clause, where there is no room beside the text; `otherwise` where it is not there.
pub(super) fn within<T: IntoView + 'static>(
    state: DiagramState,
    number: String,
    otherwise: impl Fn() -> T + Send + 'static,
) -> impl IntoView {
    let is_here = Memo::new(move |_| {
        let shown = state
            .shown
            .with(|shown| shown.as_ref().is_some_and(|it| it.0 == number));
        shown && !state.is_beside.get()
    });
    move || {
        if is_here.get() {
            view(state).into_any()
        } else {
            otherwise().into_any()
        }
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

fn view(state: DiagramState) -> impl IntoView {
    let words = state.reader.words;
    let caption = move || {
        let shown = state.shown.get();
        shown
            .map(|(_, diagram)| diagram.caption)
            .unwrap_or_default()
    };
    let number = move || {
        let shown = state.shown.get();
        shown.map(|(number, _)| number).unwrap_or_default()
    };
    let has_line = Memo::new(move |_| {
        state.shown.with(|shown| {
            let line = shown.as_ref().map(|it| it.1.line.len());
            line.unwrap_or_default() > 0
        })
    });
    let at_start = Memo::new(move |_| state.moves.with(Vec::is_empty));
    let at_end = Memo::new(move |_| state.next().is_none());
    let step = move || {
        if let Some(next) = untrack(|| state.next()) {
            state.change(|moves| moves.push(next));
        }
    };
    let count = move || {
        let made = state.moves.with(Vec::len);
        let all = state
            .shown
            .with(|shown| shown.as_ref().map(|it| it.1.line.len()));
        let told = i18n::args!["made" => made, "all" => all.unwrap_or_default()];
        words.now().with("laws-step-count", &told)
    };
    let law = move || {
        state.law.get().map(|number| {
            let told = words
                .now()
                .with("law-link", &i18n::args!["number" => number]);
            view! { " " <a href=address(number) data-law=number>{told}</a> }
        })
    };
    view! {
        <aside class="laws-diagram" tabindex="-1" aria-label=words.say("laws-diagram") data-diagram=number>
            <div class="laws-board board-square"><Board config=config(state)/></div>
            <div class="laws-play">
                <IconButton
                    sign=Sign::Previous
                    name="laws-back"
                    action="laws-back"
                    off=at_start
                    on_press=move || state.change(|moves| {
                        moves.pop();
                    })
                />
                <Show when=move || has_line.get()>
                    <span class="laws-count" data-steps>{count}</span>
                    <IconButton sign=Sign::Next name="laws-forward" action="laws-forward" off=at_end on_press=step/>
                </Show>
                <IconButton
                    sign=Sign::Reset
                    name="laws-reset"
                    action="laws-reset"
                    off=at_start
                    on_press=move || state.change(Vec::clear)
                />
            </div>
            <p class="laws-caption">
                <b>{number}</b>
                " "
                {caption}
            </p>
            <p class="laws-said" role="status" data-said>
                {renewed(move || state.said.get())}
                {law}
            </p>
        </aside>
    }
}
