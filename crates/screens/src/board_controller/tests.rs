//! A controller without a page: what its callbacks and its log hear.

use super::{BoardController, IllegalMove};
use crate::position_board::PositionBoard;
use crate::told::{Told, ToldKind};
use board::{Drawn, Intent, Key};
use chess::{Brush, Drawing, Move, Position, Role, Square};
use game::Moved;
use i18n::{Lexicon, Words};
use leptos::prelude::*;
use platform::preferences::Preferences;

/// A page that keeps what it hears.
struct Page {
    controller: BoardController,
    preferences: RwSignal<Preferences>,
    spoken: RwSignal<Vec<Told>>,
    sounds: RwSignal<Vec<Moved>>,
    refused: RwSignal<Vec<IllegalMove>>,
    _owner: Owner,
}

impl Page {
    fn new() -> Page {
        let owner = Owner::new();
        owner.set();
        let preferences = RwSignal::new(Preferences::default());
        let spoken = RwSignal::new(Vec::new());
        let sounds = RwSignal::new(Vec::new());
        let refused = RwSignal::new(Vec::new());
        let words = Words::new(Lexicon::english());
        Page {
            controller: BoardController {
                speak: Callback::new(move |told| spoken.update(|all| all.push(told))),
                moved: Callback::new(move |moved| sounds.update(|all| all.push(moved))),
                refused: Callback::new(move |it| refused.update(|all| all.push(it))),
                ..BoardController::new(words, preferences)
            },
            preferences,
            spoken,
            sounds,
            refused,
            _owner: owner,
        }
    }

    /// A board of a position whose moves are played on it.
    fn board(&self, start: &str) -> (PositionBoard, RwSignal<Position>) {
        let position = RwSignal::new(position(start));
        let last = RwSignal::new(None);
        let controller = self.controller;
        let board = PositionBoard {
            controller,
            position: Signal::derive(move || Some(position.get())),
            takes_moves: true.into(),
            last: last.into(),
            play: Callback::new(move |mv| {
                let before = position.get_untracked();
                position.set(before.after(mv));
                controller.tell_move(&before, mv);
                last.set(Some((before, mv)));
            }),
        };
        (board, position)
    }

    fn log(&self) -> Vec<String> {
        self.controller.said.lines()
    }
}

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect("a legal position")
}

fn drop(from: Square, to: Square) -> Intent {
    Intent::Drop {
        from,
        to,
        choice: None,
    }
}

/// White's pawn e2 stands before its bishop f1.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A pawn that can promote on a8.
const PROMOTION: &str = "8/P6k/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn an_illegal_move_is_told_once_with_its_law() {
    let page = Page::new();
    let (board, position) = page.board(START);
    for times in 1..=2 {
        board.intend(drop(Square::F1, Square::C4));
        let log = vec!["White pawn e2 is in the way. Law 3.5"; times];
        assert_eq!(page.log(), log);
        assert_eq!(page.spoken.with_untracked(Vec::len), times);
        assert_eq!(page.refused.with_untracked(Vec::len), times);
    }
    let refusal = Told {
        kind: ToldKind::Refusal,
        words: "White pawn e2 is in the way.".to_owned(),
        law: Some("3.5"),
    };
    let shown = untrack(|| page.controller.refusal());
    assert_eq!(shown.as_ref(), Some(&refusal));
    let illegal = IllegalMove {
        from: Square::F1,
        to: Square::C4,
        reason: refusal.words.clone(),
    };
    assert_eq!(page.refused.with_untracked(|all| all[0].clone()), illegal);
    assert_eq!(page.spoken.with_untracked(|all| all[0].clone()), refusal);
    assert_eq!(position.get_untracked(), self::position(START));
    assert!(page.sounds.with_untracked(Vec::is_empty));
}

#[test]
fn how_a_piece_moves_is_told_by_key_alone() {
    let page = Page::new();
    let (board, _) = page.board(START);
    let miss = |from, to, by_key| Intent::Miss { from, to, by_key };
    board.intend(miss(Square::G1, Square::G3, false));
    assert!(page.log().is_empty());
    assert!(untrack(|| page.controller.refusal()).is_none());
    board.intend(miss(Square::G1, Square::G3, true));
    assert_eq!(page.log(), ["A knight cannot go from g1 to g3. Law 3.6"]);
    // What has another reason is told to those who see the board, too.
    board.intend(miss(Square::F1, Square::C4, false));
    assert_eq!(page.log().len(), 2);
}

#[test]
fn a_legal_move_is_played_told_and_takes_the_refusal_away() {
    let page = Page::new();
    let (board, position) = page.board(START);
    board.intend(drop(Square::E2, Square::E5));
    assert!(untrack(|| page.controller.refusal()).is_some());
    board.intend(drop(Square::E2, Square::E4));
    assert!(untrack(|| page.controller.refusal()).is_none());
    assert_eq!(position.get_untracked().piece_at(Square::E2), None);
    let log = page.log();
    assert_eq!(log.last().map(String::as_str), Some("White pawn e2 to e4."));
    let sounds = page.sounds.get_untracked();
    let pawn = Move::new(Square::E2, Square::E4, None);
    assert_eq!(sounds.iter().map(|it| it.mv).collect::<Vec<_>>(), [pawn]);
    // Squares are said as the player wants them.
    page.preferences.update(|chosen| chosen.spelling = true);
    board.intend(drop(Square::E7, Square::E5));
    let log = page.log();
    let told = log.last().map(String::as_str);
    assert_eq!(told, Some("Black pawn Eva 7 to Eva 5."));
}

#[test]
fn mate_is_told_of_the_move_that_gives_it() {
    let page = Page::new();
    let (board, _) = page.board("7k/6pp/8/8/8/8/8/R3K3 w - - 0 1");
    board.intend(drop(Square::A1, Square::A8));
    assert_eq!(page.log(), ["White rook a1 to a8, checkmate."]);
}

#[test]
fn a_promotion_is_chosen_or_to_a_queen_where_that_is_wanted() {
    let page = Page::new();
    let position = position(PROMOTION);
    let (from, to) = (Square::A7, Square::A8);
    let role = |choice| {
        let found = page.controller.put_down(&position, from, to, choice);
        found.and_then(Move::promotion)
    };
    for (auto_queen, choice, promotion) in [
        (false, None, None),
        (false, Some(Role::Knight), Some(Role::Knight)),
        (false, Some(Role::Queen), Some(Role::Queen)),
        (true, None, Some(Role::Queen)),
        (true, Some(Role::Rook), Some(Role::Rook)),
    ] {
        page.preferences
            .update(|chosen| chosen.auto_queen = auto_queen);
        assert_eq!(role(choice), promotion, "{auto_queen} {choice:?}");
    }
    // A promotion that is not chosen yet is nothing illegal.
    assert!(page.log().is_empty());
    // Other moves are the same whatever becomes of pawns.
    let king = page
        .controller
        .put_down(&position, Square::E1, Square::E2, None);
    assert_eq!(king, Some(Move::new(Square::E1, Square::E2, None)));
}

#[test]
fn a_board_asks_for_the_promotion_unless_it_is_always_a_queen() {
    let page = Page::new();
    let (board, _) = page.board(PROMOTION);
    for auto_queen in [false, true] {
        page.preferences
            .update(|chosen| chosen.auto_queen = auto_queen);
        let destinations = untrack(|| board.destinations());
        let pawn = destinations[&Square::A7];
        assert!(pawn.targets.contains(Square::A8));
        assert_eq!(pawn.promotions.contains(Square::A8), !auto_queen);
    }
}

#[test]
fn questions_and_drawings_are_answered() {
    let page = Page::new();
    let (board, _) = page.board(START);
    let key = |name: &str| Key {
        name: name.to_owned(),
        shift: false,
        square: Square::E2,
    };
    assert!(board.press_key(&key("l")));
    board.intend(drop(Square::E2, Square::E4));
    assert!(board.press_key(&key("l")));
    assert!(!board.press_key(&key("Tab")));
    board.intend(Intent::Ask(Square::E4));
    board.intend(Intent::TakenUp(Square::B8));
    let log = page.log();
    assert_eq!(
        log,
        [
            "No move has been played.",
            "White pawn e2 to e4.",
            "White pawn e2 to e4.",
            "e4, white pawn.",
            "Black knight b8 can go to a6, c6.",
        ]
    );
    let circle = Drawing {
        from: Square::A1,
        to: Square::A1,
        brush: Brush::Green,
    };
    board.intend(Intent::Drew(circle, Drawn::Removed));
    let log = page.log();
    assert_eq!(log.last().map(String::as_str), Some("Drawing removed"));
}
