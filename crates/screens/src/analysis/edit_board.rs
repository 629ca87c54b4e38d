//! Board and palette of the position editor: by tap, by dragging, by keyboard.

use super::draft::{Draft, Tool};
use board::{Coordinates, middle, neighbour, square_at};
use chess::{Color, File, Piece, Rank, Role, Square};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::html::Div;
use leptos::prelude::*;
use narration::Narrator;
use ui::icon::{Icon, IconButton, Sign};
use ui::names::{color_name, role_name};
use ui::preferences::Blindfold;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Drag threshold in CSS pixels.
const TREMBLE: f64 = 6.0;

/// The roles in the order in which they are offered.
const ROLES: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// A press in progress.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Held {
    pointer: i32,
    /// The piece under the pointer, if there is one.
    piece: Option<Piece>,
    /// Square it came from; `None` if it comes from the palette beside the board.
    from: Option<Square>,
    /// Points of the press and of the pointer now, in CSS pixels of the window.
    down: (f64, f64),
    at: (f64, f64),
    carried: bool,
    finger: bool,
}

/// Pointer and keyboard state of the position editor. A handle.
#[derive(Clone, Copy)]
pub struct Hand {
    draft: Draft,
    board: NodeRef<Div>,
    held: RwSignal<Option<Held>>,
    /// The cursor's square.
    cursor: RwSignal<Square>,
}

impl Hand {
    /// The state without a press.
    pub fn new(draft: Draft) -> Hand {
        Hand {
            draft,
            board: NodeRef::new(),
            held: RwSignal::new(None),
            cursor: RwSignal::new(Square::E1),
        }
    }

    /// Place on the board of a point of the window, in squares from the top left corner.
    fn on_board(self, (x, y): (f64, f64)) -> Option<(f64, f64)> {
        let frame = self.board.get_untracked()?.get_bounding_client_rect();
        let square = frame.width() / 8.0;
        Some(((x - frame.left()) / square, (y - frame.top()) / square))
    }

    fn square_at(self, point: (f64, f64)) -> Option<Square> {
        let (x, y) = self.on_board(point)?;
        square_at(x, y, self.draft.study.bottom.get_untracked())
    }

    fn press(self, event: &PointerEvent, from: Option<Square>, piece: Option<Piece>) {
        if event.button() != 0 || self.held.with_untracked(Option::is_some) {
            return;
        }
        let point = point(event);
        self.held.set(Some(Held {
            pointer: event.pointer_id(),
            piece,
            from,
            down: point,
            at: point,
            carried: false,
            finger: event.pointer_type() == "touch",
        }));
        let element = event
            .current_target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        if let Some(element) = element {
            // Without it the piece stays where the pointer leaves the board.
            let _ = element.set_pointer_capture(event.pointer_id());
        }
    }

    fn carry(self, event: &PointerEvent) {
        let at = point(event);
        let mine = |held: &Held| held.pointer == event.pointer_id();
        if self
            .held
            .with_untracked(|held| held.as_ref().is_some_and(mine))
        {
            self.held.update(|held| {
                if let Some(held) = held {
                    held.at = at;
                    held.carried |= (at.0 - held.down.0).hypot(at.1 - held.down.1) > TREMBLE;
                }
            });
        }
    }

    fn lift(self, event: &PointerEvent) {
        let mine = |held: &Held| held.pointer == event.pointer_id();
        let Some(held) = self.held.get_untracked().filter(mine) else {
            return;
        };
        self.held.set(None);
        let to = self.square_at(point(event));
        match (held.piece, held.from, held.carried) {
            (_, Some(square), false) => {
                self.cursor.set(square);
                self.draft.touch(square);
            }
            (Some(_), Some(from), true) => self.draft.carry(from, to),
            (Some(piece), None, true) => {
                if let Some(to) = to {
                    self.draft.change(|setup| setup.set(to, Some(piece)));
                }
            }
            _ => {}
        }
    }

    fn cancel(self) {
        self.held.set(None);
    }

    fn go(self, square: Square) {
        self.cursor.set(square);
        let cell = self.board.get_untracked().and_then(|board| {
            board
                .query_selector(&format!(".square[data-square={square}]"))
                .ok()
                .flatten()
        });
        if let Some(cell) = cell.and_then(|cell| cell.dyn_into::<HtmlElement>().ok()) {
            // A cell that cannot take the focus leaves it where it is.
            let _ = cell.focus();
        }
    }

    fn key(self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let (at, bottom) = (
            self.cursor.get_untracked(),
            self.draft.study.bottom.get_untracked(),
        );
        let step = |right, up| self.go(neighbour(at, right, up, bottom));
        match event.key().as_str() {
            "ArrowLeft" => step(-1, 0),
            "ArrowRight" => step(1, 0),
            "ArrowUp" => step(0, 1),
            "ArrowDown" => step(0, -1),
            "Home" => step(-7, 0),
            "End" => step(7, 0),
            "Enter" | " " => self.draft.touch(at),
            "Delete" | "Backspace" => self.draft.change(|setup| setup.set(at, None)),
            _ => {
                let Some(piece) = piece_of(&event.key(), &event.code(), event.shift_key()) else {
                    return;
                };
                self.draft.change(|setup| setup.set(at, Some(piece)));
            }
        }
        self.tell(at);
        event.prevent_default();
        event.stop_propagation();
    }

    /// Announces the piece on a square, if the cursor is still there.
    fn tell(self, square: Square) {
        if self.cursor.get_untracked() == square {
            self.draft.study.said.set(untrack(|| self.label(square)));
        }
    }

    fn label(self, square: Square) -> String {
        let study = self.draft.study;
        let spelling = study.preferences.with(|chosen| chosen.spelling);
        let piece = self.draft.setup.with(|setup| setup.piece_at(square));
        Narrator::new(&study.words.now(), spelling).cell(square, piece, Blindfold::Off)
    }
}

fn point(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// The piece that a key stands for: as in a FEN White's are capitals. Where the keyboard writes no Latin letters the
/// place of the key counts.
fn piece_of(key: &str, code: &str, shift: bool) -> Option<Piece> {
    let letter = match (key.chars().next(), code.strip_prefix("Key")) {
        (Some(letter), _) if key.len() == 1 => letter,
        (Some(letter), Some(place)) if !letter.is_ascii() => {
            let letter = place.chars().next()?;
            if shift {
                letter
            } else {
                letter.to_ascii_lowercase()
            }
        }
        _ => return None,
    };
    Piece::from_char(letter)
}

/// The board.
#[component]
pub fn EditBoard(
    /// Pointer and keyboard state.
    hand: Hand,
) -> impl IntoView {
    let study = hand.draft.study;
    let setup = hand.draft.setup;
    let bottom = study.bottom;
    let squares = Rank::ALL.into_iter().rev().map(move |rank| {
        let cells = File::ALL.map(|file| {
            let square = Square::new(file, rank);
            view! {
                <div
                    role="gridcell"
                    class="square own"
                    class:selected=move || hand.draft.picked.get() == Some(square)
                    aria-selected=move || (hand.draft.picked.get() == Some(square)).then_some("true")
                    data-square=square.to_string()
                    tabindex=move || if hand.cursor.get() == square { "0" } else { "-1" }
                    aria-label=move || hand.label(square)
                ></div>
            }
        });
        view! { <div role="row">{cells.into_iter().collect_view()}</div> }
    });
    let pieces = move || {
        let placed = |square| setup.with(|setup| Some((square, setup.piece_at(square)?)));
        Square::all().filter_map(placed).collect::<Vec<_>>()
    };
    let carried = Memo::new(move |_| hand.held.get().filter(|held| held.carried));
    let lifted = Memo::new(move |_| carried.get().and_then(|held| held.from));
    // What is carried hangs from the corner of the board.
    let offset = move |held: Held, axis: fn((f64, f64)) -> f64| {
        let (x, y) = hand.on_board(held.at).unwrap_or_default();
        let (cx, cy) = middle(Square::A1, bottom.get());
        format!("{:.3}", axis((x - cx, y - cy)) * 100.0) + "%"
    };
    let flying = move || {
        let held = carried.get()?;
        let piece = held.piece?;
        Some(view! {
            <i
                class="piece held"
                class:touched=held.finger
                data-square="a1"
                data-color=color_name(piece.color)
                data-role=role_name(piece.role)
                style=("--dx", offset(held, |(x, _)| x))
                style=("--dy", offset(held, |(_, y)| y))
            ></i>
        })
    };
    let words = study.words;
    view! {
        <div
            class="board an-edit"
            class:holding=move || carried.with(Option::is_some)
            data-orientation=move || color_name(bottom.get())
            node_ref=hand.board
            on:pointerdown=move |event| {
                let square = hand.square_at(point(&event));
                hand.press(&event, square, square.and_then(|square| setup.with_untracked(|setup| setup.piece_at(square))));
            }
            on:pointermove=move |event| hand.carry(&event)
            on:pointerup=move |event| hand.lift(&event)
            on:pointercancel=move |_| hand.cancel()
            on:contextmenu=move |event| event.prevent_default()
        >
            <div class="squares" role="grid" aria-label=words.say("analysis-edit-board") on:keydown=move |event| hand.key(&event)>
                {squares.collect_view()}
            </div>
            <Coordinates/>
            <div class="pieces" aria-hidden="true">
                <For each=pieces key=|placed| *placed let:placed>
                    {
                        let (square, piece) = placed;
                        view! {
                            <i
                                class="piece"
                                class:ghost=move || lifted.get() == Some(square)
                                data-square=square.to_string()
                                data-color=color_name(piece.color)
                                data-role=role_name(piece.role)
                            ></i>
                        }
                    }
                </For>
                {flying}
            </div>
        </div>
    }
}

/// Palette of the pieces that can be put on the board.
#[component]
pub fn Palette(
    /// Pointer and keyboard state.
    hand: Hand,
) -> impl IntoView {
    let draft = hand.draft;
    let words = draft.study.words;
    let button = move |piece: Piece| {
        let name = move || Narrator::new(&words.now(), false).piece(piece);
        let chosen = move || (draft.tool.get() == Tool::Put(piece)).to_string();
        view! {
            <button
                type="button"
                class="an-piece"
                data-color=color_name(piece.color)
                data-role=role_name(piece.role)
                aria-label=name
                title=name
                aria-pressed=chosen
                on:click=move |_| draft.take(Tool::Put(piece))
                on:pointerdown=move |event| hand.press(&event, None, Some(piece))
                on:pointermove=move |event| hand.carry(&event)
                on:pointerup=move |event| hand.lift(&event)
                on:pointercancel=move |_| hand.cancel()
            ></button>
        }
    };
    let side = move |color: Color| {
        ROLES
            .map(|role| button(role.of(color)))
            .into_iter()
            .collect_view()
    };
    view! {
        <div class="an-palette" role="group" aria-label=words.say("analysis-pieces")>
            {side(Color::White)}
            <button
                type="button"
                class="icon-button"
                data-action="remove"
                aria-label=words.say("analysis-remove")
                title=words.say("analysis-remove")
                aria-pressed=move || (draft.tool.get() == Tool::Remove).to_string()
                on:click=move |_| draft.take(Tool::Remove)
            >
                <Icon sign=Sign::Bin/>
            </button>
            {side(Color::Black)}
            <IconButton sign=Sign::Flip name="flip" action="flip" on_press=move || draft.study.flip()/>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_have_keys_on_every_keyboard() {
        let white = |role: Role| Some(role.of(Color::White));
        let black = |role: Role| Some(role.of(Color::Black));
        for (key, code, shift, piece) in [
            ("N", "KeyN", true, white(Role::Knight)),
            ("q", "KeyQ", false, black(Role::Queen)),
            ("ந", "KeyN", true, white(Role::Knight)),
            ("ந", "KeyN", false, black(Role::Knight)),
            ("z", "KeyZ", false, None),
            ("Tab", "Tab", false, None),
            ("Backspace", "Backspace", false, None),
        ] {
            assert_eq!(piece_of(key, code, shift), piece, "{key}");
        }
    }
}
