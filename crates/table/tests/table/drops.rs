//! Drops of pieces, and the board's values for them: destinations, touch-move, illegal moves.

use crate::owner::{Owner, announces, clocked, from_fen, persons, refused, robot, strict, tells};
use chess::{Bitboard, Color, Destinations, Illegal, Move, Position, Role, Square};
use game::{Event, Refusal, Strictness};
use table::{Announcement, Effect, Intent, Preferences};

const PROMOTION: &str = "8/P6k/8/8/8/8/8/4K3 w - - 0 1";

fn touch_move() -> Strictness {
    Strictness {
        touch_move: true,
        ..Strictness::default()
    }
}

fn unguarded() -> Strictness {
    Strictness {
        allow_illegal_moves: true,
        ..Strictness::default()
    }
}

fn auto_queen(owner: &mut Owner) {
    owner.act(Intent::Prefer(Preferences {
        auto_queen: true,
        ..Preferences::default()
    }));
}

fn of(owner: &Owner, from: Square) -> Destinations {
    owner.table.destinations()[&from]
}

/// The reason why a drop is refused, if it is for the laws.
fn illegal(effects: &[Effect]) -> Option<Illegal> {
    match refused(effects) {
        Some(Refusal::IllegalMove(_, why)) => Some(why),
        _ => None,
    }
}

#[test]
fn a_legal_move_is_played() {
    let mut owner = Owner::begin(persons());
    let e4 = owner.mv("e4");
    let effects = owner.drop(Square::E2, Square::E4);
    assert!(tells(&effects, &Event::Move(e4)));
}

#[test]
fn castling_is_shown_by_goal_or_by_rook() {
    for to in [Square::G1, Square::H1] {
        let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        let mut owner = Owner::begin(from_fen(persons(), fen));
        owner.drop(Square::E1, to);
        assert_eq!(
            owner.last(),
            Event::Move(Move::new(Square::E1, Square::H1, None))
        );
    }
}

#[test]
fn an_illegal_move_is_refused_for_its_reason() {
    let mut owner = Owner::begin(persons());
    let effects = owner.drop(Square::E2, Square::E5);
    let why = Position::default().why_illegal(Square::E2, Square::E5);
    assert_eq!(illegal(&effects), why);
    assert_eq!(effects.len(), 1);
}

#[test]
fn a_piece_put_back_has_not_moved() {
    for strictness in [Strictness::default(), unguarded()] {
        let mut owner = Owner::begin(strict(persons(), strictness));
        assert!(owner.drop(Square::E2, Square::E2).is_empty());
    }
}

#[test]
fn nothing_is_moved_before_the_game_or_in_an_earlier_position() {
    let mut owner = Owner::fresh();
    assert!(owner.drop(Square::E2, Square::E4).is_empty());
    assert!(owner.table.destinations().is_empty());
    let mut owner = Owner::begin(persons());
    owner.play("e4 e5");
    owner.act(Intent::Show(0));
    assert!(owner.drop(Square::E2, Square::E4).is_empty());
    assert!(owner.table.destinations().is_empty());
}

#[test]
fn a_move_put_down_waits_for_confirmation_and_is_shown_so() {
    let mut owner = Owner::begin(persons());
    owner.act(Intent::Prefer(Preferences {
        confirm: true,
        ..Preferences::default()
    }));
    owner.drop(Square::E2, Square::E4);
    assert_eq!(owner.moves(), 0);
    assert_eq!(owner.table.board().role_at(Square::E4), Some(Role::Pawn));
    assert!(owner.table.destinations().is_empty());
}

#[test]
fn a_waiting_move_is_not_shown_in_an_earlier_position() {
    let mut owner = Owner::begin(persons());
    owner.play("e4 e5");
    owner.act(Intent::Prefer(Preferences {
        confirm: true,
        ..Preferences::default()
    }));
    owner.drop(Square::G1, Square::F3);
    owner.act(Intent::Show(0));
    assert_eq!(owner.table.board(), *Position::default().board());
    owner.act(Intent::Show(usize::MAX));
    assert_eq!(owner.table.board().role_at(Square::F3), Some(Role::Knight));
}

#[test]
fn the_move_of_a_claim_is_announced_by_putting_it_down() {
    let mut owner = Owner::begin(persons());
    owner.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    owner.act(Intent::Choose(table::Choice::ClaimWith));
    owner.drop(Square::F6, Square::G8);
    assert_eq!(owner.end(), "1/2-1/2 Repetition");
}

// ---- Promotion -----------------------------------------------------------------------------------------------------

#[test]
fn a_pawn_becomes_what_is_chosen() {
    let mut owner = Owner::begin(from_fen(persons(), PROMOTION));
    assert_eq!(of(&owner, Square::A7).promotions, Bitboard::of(Square::A8));
    assert!(
        owner.drop(Square::A7, Square::A8).is_empty(),
        "nothing is chosen"
    );
    owner.drop_as(Square::A7, Square::A8, Role::Knight);
    let knight = Move::new(Square::A7, Square::A8, Some(Role::Knight));
    assert_eq!(owner.last(), Event::Move(knight));
}

#[test]
fn a_pawn_becomes_a_queen_where_nobody_is_to_be_asked() {
    for (choice, role) in [(None, Role::Queen), (Some(Role::Knight), Role::Knight)] {
        let mut owner = Owner::begin(from_fen(persons(), PROMOTION));
        auto_queen(&mut owner);
        assert!(of(&owner, Square::A7).promotions.is_empty());
        let (from, to) = (Square::A7, Square::A8);
        owner.act(Intent::Drop { from, to, choice });
        assert_eq!(owner.last(), Event::Move(Move::new(from, to, Some(role))));
    }
}

#[test]
fn a_move_that_is_no_promotion_needs_no_queen() {
    let mut owner = Owner::begin(persons());
    auto_queen(&mut owner);
    owner.drop(Square::E2, Square::E4);
    assert_eq!(owner.moves(), 1);
}

#[test]
fn with_touch_move_a_pawn_is_put_down_for_good_before_the_choice() {
    let config = strict(from_fen(persons(), PROMOTION), touch_move());
    let mut owner = Owner::begin(config);
    assert!(
        of(&owner, Square::A7).promotions.is_empty(),
        "nobody is asked yet"
    );
    owner.drop(Square::A7, Square::A8);
    assert!(matches!(owner.last(), Event::Release(mv) if mv.to() == Square::A8));
    assert_eq!(owner.table.released(), Some((Square::A7, Square::A8)));
    assert_eq!(owner.moves(), 0);
    owner.act(Intent::Show(0));
    owner.drop_as(Square::A7, Square::A8, Role::Rook);
    assert_eq!(owner.moves(), 1);
    assert_eq!(owner.table.released(), None);
}

#[test]
fn ahead_of_the_turn_the_player_is_asked_with_touch_move_as_well() {
    let fen = "7k/P7/8/8/8/8/8/K7 b - - 0 1";
    let mut owner = Owner::begin(strict(from_fen(robot(Color::Black), fen), touch_move()));
    assert_eq!(
        of(&owner, Square::A7).promotions,
        Bitboard::of(Square::A8).with(Square::B8)
    );
    assert!(owner.drop(Square::A7, Square::A8).is_empty());
    auto_queen(&mut owner);
    assert!(of(&owner, Square::A7).promotions.is_empty());
    owner.drop(Square::A7, Square::A8);
    assert_eq!(owner.table.board().role_at(Square::A8), Some(Role::Queen));
}

// ---- Destinations --------------------------------------------------------------------------------------------------

#[test]
fn every_piece_of_the_side_on_the_move_has_its_legal_destinations() {
    let owner = Owner::begin(persons());
    let destinations = owner.table.destinations();
    assert_eq!(destinations.len(), 16);
    for (from, found) in destinations {
        assert_eq!(found, Position::default().destinations(from), "{from}");
    }
}

#[test]
fn a_touched_piece_alone_has_targets() {
    let mut owner = Owner::begin(strict(persons(), touch_move()));
    owner.act(Intent::Touch(Square::G1));
    assert_eq!(owner.table.touched(), Bitboard::of(Square::G1));
    let knight = of(&owner, Square::G1);
    assert_eq!(knight.targets, Bitboard::of(Square::F3).with(Square::H3));
    let pawn = of(&owner, Square::E2);
    assert!(pawn.targets.is_empty() && pawn.captures.is_empty());
    assert!(
        pawn.drops.contains(Square::E4),
        "put down there it is refused with the reason"
    );
    let effects = owner.drop(Square::E2, Square::E4);
    assert_eq!(refused(&effects), Some(Refusal::Touched(Square::G1)));
    owner.act(Intent::Show(5));
    owner.play("Nf3 e5");
    owner.act(Intent::Touch(Square::B1));
    owner.act(Intent::Show(0));
    assert!(
        owner.table.touched().is_empty(),
        "nothing is touched in an earlier position"
    );
}

#[test]
fn touching_binds_nobody_before_the_turn_or_where_it_is_not_in_force() {
    let mut owner = Owner::begin(persons());
    assert!(owner.act(Intent::Touch(Square::G1)).is_empty());
    let mut owner = Owner::begin(strict(robot(Color::Black), touch_move()));
    owner.play("e4");
    assert!(owner.act(Intent::Touch(Square::G1)).is_empty());
    assert!(owner.table.touched().is_empty());
}

#[test]
fn a_premove_goes_where_nothing_blocks() {
    let mut owner = Owner::begin(robot(Color::White));
    let destinations = owner.table.destinations();
    assert_eq!(destinations.len(), 16);
    let rook = destinations[&Square::A8];
    assert_eq!(rook.drops.count(), 14);
    assert!(rook.drops.contains(Square::A7), "it may guard its own pawn");
    assert!(
        !rook.targets.contains(Square::A7),
        "which is not pointed out"
    );
    assert!(rook.captures.contains(Square::A2) && !rook.captures.contains(Square::A7));
    assert!(rook.promotions.is_empty());
    owner.act(Intent::Prefer(Preferences {
        premoves: false,
        ..Preferences::default()
    }));
    assert!(owner.table.destinations().is_empty());
}

#[test]
fn premoves_are_shown_as_if_they_were_made_until_the_turn_comes() {
    let mut owner = Owner::begin(robot(Color::White));
    owner.drop(Square::E7, Square::E5);
    owner.drop(Square::E5, Square::E4);
    assert_eq!(owner.table.board().role_at(Square::E4), Some(Role::Pawn));
    assert!(
        owner.drop(Square::E4, Square::E7).is_empty(),
        "no pawn goes back"
    );
    owner.act(Intent::CancelPremoves);
    assert_eq!(owner.table.board(), *Position::default().board());
}

// ---- Illegal moves -------------------------------------------------------------------------------------------------

#[test]
fn an_illegal_move_stands_where_it_is_allowed() {
    let mut owner = Owner::begin(strict(
        clocked(900_000, 0),
        Strictness {
            manual_press: true,
            ..unguarded()
        },
    ));
    let pawn = of(&owner, Square::E2);
    assert!(pawn.targets.is_empty(), "nobody points out what is legal");
    assert!(pawn.drops.contains(Square::E5) && !pawn.drops.contains(Square::D2));
    owner.drop(Square::E2, Square::E5);
    let board = owner.table.board();
    assert_eq!(board.piece_at(Square::E2), None);
    assert_eq!(board.role_at(Square::E5), Some(Role::Pawn));
    assert!(owner.table.destinations().contains_key(&Square::E5));
    // It has not been completed: the pawn is still the one of e2, and may go to e4 after all.
    owner.drop(Square::E5, Square::E4);
    assert_eq!(
        owner.last(),
        Event::Move(Move::new(Square::E2, Square::E4, None))
    );
}

#[test]
fn a_pawn_that_stands_illegally_is_asked_about_on_its_last_rank() {
    let config = strict(
        from_fen(clocked(900_000, 0), PROMOTION),
        Strictness {
            manual_press: true,
            ..unguarded()
        },
    );
    let mut owner = Owner::begin(config);
    owner.drop(Square::A7, Square::B5);
    assert_eq!(of(&owner, Square::B5).promotions, Bitboard::of(Square::A8));
    owner.drop_as(Square::B5, Square::A8, Role::Queen);
    assert_eq!(owner.moves(), 1);
}

#[test]
fn a_square_missed_is_told_about_as_far_as_it_helps() {
    let mut owner = Owner::begin(persons());
    let miss = |owner: &mut Owner, (from, to), by_key| {
        let effects = owner.act(Intent::Miss { from, to, by_key });
        assert!(effects.len() < 2 && owner.moves() == 0);
        illegal(&effects)
    };
    let movement = Illegal::NoSuchMovement {
        role: Role::Knight,
        from: Square::G1,
        to: Square::G5,
    };
    assert_eq!(miss(&mut owner, (Square::G1, Square::G5), false), None);
    assert_eq!(
        miss(&mut owner, (Square::G1, Square::G5), true),
        Some(movement)
    );
    let own = miss(&mut owner, (Square::A1, Square::A5), false);
    assert!(matches!(own, Some(Illegal::Blocked(..))), "{own:?}");
    assert_eq!(
        miss(&mut owner, (Square::G1, Square::F3), true),
        None,
        "it is legal"
    );
}

#[test]
fn ahead_of_the_turn_only_the_movement_is_known() {
    let mut owner = Owner::begin(robot(Color::White));
    let movement = Illegal::NoSuchMovement {
        role: Role::Rook,
        from: Square::A8,
        to: Square::B6,
    };
    let (from, to) = (Square::A8, Square::B6);
    for (by_key, told) in [(true, Some(movement)), (false, None)] {
        let effects = owner.act(Intent::Miss { from, to, by_key });
        assert_eq!(illegal(&effects), told);
    }
    let to = Square::A8;
    let effects = owner.act(Intent::Miss {
        from: Square::D4,
        to,
        by_key: true,
    });
    assert!(effects.is_empty(), "no piece stands there");
}

#[test]
fn a_premove_that_is_put_down_is_told() {
    let mut owner = Owner::begin(robot(Color::White));
    let effects = owner.drop(Square::E7, Square::E5);
    let premove = owner.table.premoves()[0];
    assert!(announces(&effects, &Announcement::PremoveQueued(premove)));
}
