//! A board by values, without a browser: values go in, keys are pressed, intents come out.

use crate::config::{BoardConfig, Input, Intent, Key};
use crate::drag::Moving;
use crate::placement::{Piece, Placement};
use crate::state::BoardState;
use chess::{Bitboard, Color, Destinations, Role, Square};
use leptos::prelude::*;
use std::collections::BTreeMap;

/// A bishop and knight in one: no piece of the laws of chess.
const ARCHBISHOP: Piece = Piece {
    color: Color::White,
    kind: "archbishop",
};

/// A board with an archbishop on c1 and a black pawn on e2, whose owner takes the key z.
struct Bench {
    state: BoardState,
    destinations: RwSignal<BTreeMap<Square, Destinations>>,
    input: RwSignal<Input>,
    released: RwSignal<Option<(Square, Square)>>,
    intents: RwSignal<Vec<Intent>>,
    keys: RwSignal<Vec<Key>>,
    _owner: Owner,
}

impl Bench {
    fn new() -> Bench {
        let owner = Owner::new();
        owner.set();
        let mut placement = Placement::default();
        placement.set(Square::C1, Some(ARCHBISHOP));
        let pawn = chess::Piece {
            color: Color::Black,
            role: Role::Pawn,
        };
        placement.set(Square::E2, Some(pawn.into()));
        let archbishop = Destinations {
            drops: [Square::A3, Square::B3, Square::D3, Square::E2]
                .into_iter()
                .collect(),
            ..Destinations::default()
        };
        let destinations = RwSignal::new(BTreeMap::from([(Square::C1, archbishop)]));
        let input = RwSignal::new(Input {
            draw: true,
            seek: true,
            ..Input::default()
        });
        let released = RwSignal::new(None);
        let intents = RwSignal::new(Vec::new());
        let keys = RwSignal::new(Vec::new());
        let config = BoardConfig {
            movable: Signal::stored(Bitboard::of(Square::C1)),
            destinations: destinations.into(),
            released: released.into(),
            input: input.into(),
            intend: Callback::new(move |intent| intents.update(|all| all.push(intent))),
            on_key: Callback::new(move |key: Key| {
                let taken = key.name == "z";
                keys.update(|all| all.push(key));
                taken
            }),
            ..BoardConfig::new(Signal::stored(String::new()), Signal::stored(placement))
        };
        Bench {
            state: BoardState::new(config),
            destinations,
            input,
            released,
            intents,
            keys,
            _owner: owner,
        }
    }

    /// Presses a key with the cursor on a square. True if there was a use for it.
    fn press(&self, square: Square, key: &str) -> bool {
        self.state.cursor.set(square);
        self.state.press_key(key, "", false)
    }

    /// What has come out since the last time.
    fn intents(&self) -> Vec<Intent> {
        let intents = self.intents.get_untracked();
        self.intents.set(Vec::new());
        intents
    }
}

fn drop(from: Square, to: Square) -> Intent {
    Intent::Drop {
        from,
        to,
        choice: None,
    }
}

/// Intents of a piece on c1 that is taken up by key.
const TAKEN_UP: [Intent; 2] = [Intent::Touch(Square::C1), Intent::TakenUp(Square::C1)];

#[test]
fn a_piece_that_the_laws_do_not_know_moves_where_its_owner_says() {
    let bench = Bench::new();
    assert!(bench.press(Square::C1, " "));
    assert_eq!(bench.intents(), TAKEN_UP);
    assert_eq!(bench.state.marks().selected, Some(Square::C1));
    bench.press(Square::D3, " ");
    assert_eq!(bench.intents(), [drop(Square::C1, Square::D3)]);
    assert_eq!(bench.state.marks().selected, None);
}

#[test]
fn where_a_piece_cannot_go_its_owner_is_told() {
    let bench = Bench::new();
    bench.press(Square::C1, " ");
    bench.press(Square::H8, " ");
    let miss = Intent::Miss {
        from: Square::C1,
        to: Square::H8,
        by_key: true,
    };
    let [touched, taken_up] = TAKEN_UP;
    assert_eq!(bench.intents(), [touched, taken_up, miss]);
}

#[test]
fn who_may_not_be_moved_is_touched_only() {
    let bench = Bench::new();
    bench.press(Square::E2, " ");
    let asked = [Intent::Ask(Square::E2), Intent::Touch(Square::E2)];
    assert_eq!(bench.intents(), asked);
    bench.press(Square::E4, " ");
    assert_eq!(bench.intents(), [Intent::Ask(Square::E4)]);
}

#[test]
fn a_promotion_is_asked_for_where_the_owner_says() {
    let bench = Bench::new();
    bench.destinations.update(|all| {
        let archbishop = all.get_mut(&Square::C1).expect("it has destinations");
        archbishop.promotions = Bitboard::of(Square::A3);
    });
    bench.press(Square::C1, " ");
    bench.press(Square::A3, " ");
    assert_eq!(bench.intents(), TAKEN_UP, "it waits for the choice");
    let choosing = untrack(|| bench.state.choosing());
    assert_eq!(choosing, Some((Square::C1, Square::A3)));
    bench.state.promoting.set(None);
    bench.released.set(Some((Square::C1, Square::B3)));
    let choosing = untrack(|| bench.state.choosing());
    assert_eq!(choosing, Some((Square::C1, Square::B3)));
}

#[test]
fn keys_go_to_the_board_first_then_to_its_owner() {
    let bench = Bench::new();
    assert!(bench.press(Square::C1, "ArrowRight"));
    assert_eq!(bench.state.cursor.get_untracked(), Square::D1);
    assert!(bench.press(Square::C1, "p"), "to the pawn");
    assert_eq!(bench.state.cursor.get_untracked(), Square::E2);
    assert_eq!(bench.keys.get_untracked(), []);
    assert!(bench.press(Square::E4, "z"));
    assert!(!bench.press(Square::E4, "y"));
    assert!(!bench.press(Square::E4, "Escape"), "nothing is in the hand");
    let told: Vec<_> = bench.keys.get_untracked();
    let names: Vec<_> = told.iter().map(|key| key.name.as_str()).collect();
    assert_eq!(names, ["z", "y", "Escape"]);
    assert!(told.iter().all(|key| key.square == Square::E4));
    bench.press(Square::C1, " ");
    assert!(bench.press(Square::C1, "Escape"), "the piece is put back");
    assert_eq!(bench.state.marks().selected, None);
}

#[test]
fn without_seeking_and_drawing_letters_are_the_owners() {
    let bench = Bench::new();
    bench.input.set(Input::default());
    for key in ["p", "d", "c"] {
        assert!(!bench.press(Square::C1, key), "{key}");
    }
    assert_eq!(bench.keys.get_untracked().len(), 3);
}

#[test]
fn a_tap_is_told_where_positions_are_set_up() {
    let bench = Bench::new();
    bench.input.set(Input {
        moving: Moving::TellTaps,
        ..Input::default()
    });
    for square in [Square::C1, Square::H8] {
        bench.press(square, " ");
        assert_eq!(bench.intents(), [Intent::Tap(square)]);
    }
    assert_eq!(bench.state.marks().selected, None);
}

#[test]
fn arrows_are_drawn_by_keyboard() {
    let bench = Bench::new();
    bench.press(Square::A1, "d");
    bench.press(Square::C3, "d");
    let intents = bench.intents();
    assert_eq!(intents[0], Intent::BeganArrow(Square::A1));
    assert!(matches!(intents[1], Intent::Drew(arrow, _) if arrow.to == Square::C3));
    let drawings = bench.state.config.drawings.get_untracked();
    assert_eq!(drawings.len(), 1);
}
