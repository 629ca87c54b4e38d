//! The board: the one place that interprets pointers. Out comes a legal move, nothing else.

mod geometry;
mod hand;
mod marks;
mod placed;
mod promotion;

use crate::names::{color_name, role_name};
use crate::text;
use chess::{Color, File, Move, Position, Rank, Role, Square};
use geometry::{neighbour, square_at};
use hand::{Hand, Release};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::html::Div;
use leptos::prelude::*;
use marks::{Marks, meant};
use placed::{Cast, own};
use promotion::Promotion;
use wasm_bindgen::JsCast;

/// A board on which the side `movable`, if any, can be moved by mouse, touch and keyboard.
#[component]
pub fn Board(
    /// The position shown.
    position: Signal<Position>,
    /// The move that led to it.
    last_move: Signal<Option<Move>>,
    /// The side at the bottom.
    bottom: Signal<Color>,
    /// The side whose pieces may be moved; always the one on the move.
    movable: Signal<Option<Color>>,
    /// Takes the move made; it is legal in `position`.
    on_move: Callback<Move>,
) -> impl IntoView {
    let element = NodeRef::<Div>::new();
    let hand = RwSignal::new(Hand::default());
    // Where the piece carried is, from the middle of its own square, in CSS pixels; and the square under it.
    let offset = RwSignal::new((0.0, 0.0));
    let over = RwSignal::new(None::<Square>);
    // A pawn put down on the last rank waits for its choice.
    let promoting = RwSignal::new(None::<Release>);
    // The square the keyboard is at.
    let cursor = RwSignal::new(Square::E2);

    let cast = Memo::new(move |before: Option<&Cast>| {
        let mut cast = before.cloned().unwrap_or_default();
        cast.take_up(&position.get());
        cast
    });
    let carried = Memo::new(move |_| {
        hand.with(|hand| hand.held.filter(|held| held.carried).map(|held| held.from))
    });
    let selected = Memo::new(move |_| hand.with(|hand| hand.selected));
    let marks = Memo::new(move |_| {
        Marks::new(
            &position.get(),
            last_move.get(),
            selected.get(),
            over.get().filter(|_| carried.get().is_some()),
        )
    });

    // Whatever the hand was doing belonged to the position before.
    Effect::watch(
        move || (position.get(), movable.get()),
        move |_, _, _| {
            hand.update(Hand::let_go);
            promoting.set(None);
        },
        false,
    );

    let place_of = move |event: &PointerEvent| {
        let area = element.get_untracked()?.get_bounding_client_rect();
        let x = (f64::from(event.client_x()) - area.left()) * 8.0 / area.width();
        let y = (f64::from(event.client_y()) - area.top()) * 8.0 / area.height();
        Some((x, y))
    };
    let square_of = move |event: &PointerEvent| {
        let (x, y) = place_of(event)?;
        square_at(x, y, bottom.get_untracked())
    };
    let release = move |released: Option<Release>| {
        let Some((from, to)) = released else { return };
        let moves = position.with_untracked(|position| meant(position, from, to));
        match moves[..] {
            [] => {}
            [mv] => on_move.run(mv),
            _ => promoting.set(Some((from, to))),
        }
    };
    let may = move |square: Square| {
        let own =
            position.with_untracked(|position| own(position, movable.get_untracked(), square));
        let target = hand
            .with_untracked(|hand| hand.selected)
            .is_some_and(|from| {
                position.with_untracked(|position| !meant(position, from, square).is_empty())
            });
        (own, target)
    };
    let carry_to = move |event: &PointerEvent| {
        let (Some(place), Some(from)) = (place_of(event), carried.get_untracked()) else {
            return;
        };
        let Some(area) = element
            .get_untracked()
            .map(|element| element.get_bounding_client_rect())
        else {
            return;
        };
        let (column, row) = match bottom.get_untracked() {
            Color::White => (from.file().index(), 7 - from.rank().index()),
            Color::Black => (7 - from.file().index(), from.rank().index()),
        };
        let square = area.width() / 8.0;
        offset.set((
            (place.0 - column as f64 - 0.5) * square,
            (place.1 - row as f64 - 0.5) * square,
        ));
        over.set(square_of(event));
    };

    let on_press = move |event: PointerEvent| {
        if event.button() != 0 {
            return;
        }
        let Some(square) = square_of(&event) else {
            return;
        };
        let (own, target) = may(square);
        let point = (f64::from(event.client_x()), f64::from(event.client_y()));
        let released = hand
            .try_update(|hand| hand.press(square, event.pointer_id(), point, own, target))
            .flatten();
        if hand.with_untracked(|hand| hand.held.is_some())
            && let Some(element) = element.get_untracked()
        {
            // Without capture a piece let go outside the board would stay in the hand; dragging works all the same.
            let _ = element.set_pointer_capture(event.pointer_id());
        }
        cursor.set(square);
        release(released);
    };
    let on_carry = move |event: PointerEvent| {
        if hand.with_untracked(|hand| hand.held.is_none()) {
            return;
        }
        let point = (f64::from(event.client_x()), f64::from(event.client_y()));
        hand.update(|hand| hand.carry(event.pointer_id(), point));
        carry_to(&event);
    };
    let on_lift = move |event: PointerEvent| {
        let square = square_of(&event);
        let released = hand
            .try_update(|hand| hand.lift(event.pointer_id(), square))
            .flatten();
        release(released);
    };
    let on_cancel = move |_: PointerEvent| hand.update(Hand::let_go);

    let focus = move |square: Square| {
        cursor.set(square);
        let cell = element.get_untracked().and_then(|board| {
            board
                .query_selector(&format!(".square[data-square={square}]"))
                .ok()
                .flatten()
        });
        if let Some(cell) = cell.and_then(|cell| cell.dyn_into::<web_sys::HtmlElement>().ok()) {
            // A cell that cannot take the focus leaves it where it is.
            let _ = cell.focus();
        }
    };
    let on_key = move |event: KeyboardEvent| {
        let step = |right, up| {
            focus(neighbour(
                cursor.get_untracked(),
                right,
                up,
                bottom.get_untracked(),
            ));
        };
        match event.key().as_str() {
            "ArrowLeft" => step(-1, 0),
            "ArrowRight" => step(1, 0),
            "ArrowUp" => step(0, 1),
            "ArrowDown" => step(0, -1),
            "Home" => step(-7, 0),
            "End" => step(7, 0),
            "Enter" | " " => {
                let square = cursor.get_untracked();
                let (own, target) = may(square);
                release(
                    hand.try_update(|hand| hand.tap(square, own, target))
                        .flatten(),
                );
            }
            "Escape" => hand.update(Hand::let_go),
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    };
    let promote = Callback::new(move |role: Option<Role>| {
        let Some((from, to)) = promoting.get_untracked() else {
            return;
        };
        promoting.set(None);
        focus(to);
        let mv = position.with_untracked(|position| {
            meant(position, from, to)
                .into_iter()
                .find(|mv| mv.promotion() == role)
        });
        if let (Some(_), Some(mv)) = (role, mv) {
            on_move.run(mv);
        }
    });

    let squares = Rank::ALL.into_iter().rev().map(move |rank| {
        let cells = File::ALL.map(|file| {
            let square = Square::new(file, rank);
            view! {
                <div
                    role="gridcell"
                    class=move || marks.with(|marks| marks.classes(square))
                    data-square=square.to_string()
                    tabindex=move || if cursor.get() == square { "0" } else { "-1" }
                    aria-label=move || position.with(|position| text::square(square, position.piece_at(square)))
                    aria-selected=move || (selected.get() == Some(square)).to_string()
                ></div>
            }
        });
        view! { <div role="row">{cells.collect_view()}</div> }
    });

    view! {
        <div
            class="board"
            class:can-move=move || movable.get().is_some()
            class:holding=move || carried.get().is_some()
            data-orientation=move || color_name(bottom.get())
            node_ref=element
            on:pointerdown=on_press
            on:pointermove=on_carry
            on:pointerup=on_lift
            on:pointercancel=on_cancel
            on:contextmenu=move |event| event.prevent_default()
        >
            <div class="squares" role="grid" aria-label=text::BOARD on:keydown=on_key>{squares.collect_view()}</div>
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
            <div class="pieces" aria-hidden="true">
                <For
                    each=move || cast.with(|cast| cast.pieces().to_vec())
                    key=|placed| placed.id
                    let:first
                >
                    {
                        let placed = Memo::new(move |_| cast.with(|cast| cast.get(first.id)).unwrap_or(first));
                        let held = move || carried.get() == Some(placed.get().square);
                        let shift = move |axis: fn((f64, f64)) -> f64| {
                            if held() { format!("{:.1}px", axis(offset.get())) } else { "0px".to_string() }
                        };
                        let square = move || {
                            let here = placed.get().square;
                            promoting.get().filter(|&(from, _)| from == here).map_or(here, |(_, to)| to).to_string()
                        };
                        view! {
                            <i
                                class="piece"
                                class:held=held
                                data-square=square
                                data-color=move || color_name(placed.get().piece.color)
                                data-role=move || role_name(placed.get().piece.role)
                                style=("--dx", move || shift(|(dx, _)| dx))
                                style=("--dy", move || shift(|(_, dy)| dy))
                            ></i>
                        }
                    }
                </For>
            </div>
            {move || promoting.get().map(|(_, to)| {
                let color = position.with_untracked(Position::turn);
                view! { <Promotion color to bottom=bottom.get_untracked() on_choice=promote/> }
            })}
        </div>
    }
}
