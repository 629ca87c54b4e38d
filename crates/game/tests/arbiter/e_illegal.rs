//! E3: illegal moves, as over the board.

use crate::table::{MINUTE, SECOND, START, Table, Terms, by, m, minutes, sq};
use chess::Color::{Black, White};
use game::{Config, Correction, Event, Irregularity, Penalty, Reason, Refusal, RuleSet, Ruling};

/// A game in which illegal moves can be made and moves are pressed.
fn allow_illegal_moves(rules: RuleSet, fen: &str, time: u64) -> Table {
    by(rules)
        .fen(fen)
        .time(minutes(time))
        .press()
        .allow_illegal_moves()
        .begin()
}

/// White moves a piece against the laws and presses.
fn illegal(table: &mut Table, squares: &str) -> Option<Ruling> {
    table.ok(Event::Displace(m(squares)));
    table.ok(Event::Press(White)).ruling
}

/// Cost of the first illegal moves of a side by one edition: minutes for the opponent in standard chess, and the one
/// that loses.
fn costs_by(rules: &RuleSet, bonus: u64, loses: Option<u32>) {
    let mut table = allow_illegal_moves(rules.clone(), START, 60);
    for count in 1..=4 {
        let before = table.left();
        let ruling = illegal(&mut table, "e2e5");
        assert_eq!(table.game.illegal_moves(White), count);
        assert_eq!(table.game.illegal_moves(Black), 0);
        if loses == Some(count) {
            assert_eq!(
                table.over(),
                (Some(Black), Reason::IllegalMoves),
                "{}",
                rules.id
            );
            return;
        }
        let bonus = bonus * MINUTE;
        let side = White;
        assert_eq!(
            ruling,
            Some(Ruling::Illegal { side, count, bonus }),
            "{}",
            rules.id
        );
        assert_eq!(table.left(), [before[0], before[1] + bonus], "{}", rules.id);
        assert_eq!(table.running(), Some(White), "it is still White's move");
        assert_eq!(table.game.position().to_fen(), START);
        assert_eq!(table.allowed(), "e2e3 e2e4", "the same piece must move");
    }
    assert_eq!(loses, None);
}

#[test]
fn e3_second_illegal_move_fide_2023() {
    costs_by(&RuleSet::fide_2023(), 2, Some(2));
}

#[test]
fn e3_third_illegal_move_fide_2009() {
    costs_by(&RuleSet::fide_2009(), 2, Some(3));
}

#[test]
fn e3_second_illegal_move_uscf() {
    costs_by(&RuleSet::uscf(), 2, None);
}

#[test]
fn e3_second_illegal_move_code_1988() {
    costs_by(&RuleSet::code_1988(), 0, None);
}

#[test]
fn e3_second_illegal_move_casual() {
    costs_by(&RuleSet::casual(), 0, None);
}

#[test]
fn e3_rapid_costs_a_minute_fide_2023() {
    // FIDE A.3.
    let mut table = allow_illegal_moves(RuleSet::fide_2023(), START, 30);
    illegal(&mut table, "e2e5");
    assert_eq!(table.left(), [30 * MINUTE, 31 * MINUTE]);
}

/// A pawn before its last rank, where a queen mates nobody.
const PAWN: &str = "1k6/4P3/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn e3_a_pawn_left_on_its_last_rank_becomes_a_queen() {
    // FIDE 7.5.2.
    for event in [Event::Release(m("e7e8q")), Event::Displace(m("e7e8"))] {
        let mut table = allow_illegal_moves(RuleSet::fide_2023(), PAWN, 60);
        table.ok(event.clone());
        let mut promoted = table.clone();
        let changes = table.ok(Event::Press(White));
        let (side, count, bonus) = (White, 1, 2 * MINUTE);
        let ruling = Ruling::Illegal { side, count, bonus };
        assert_eq!(changes.ruling, Some(ruling), "{event:?}");
        assert!(changes.moved.is_some_and(|moved| moved.mv == m("e7e8q")));
        assert_eq!(
            table.game.position().to_fen(),
            "1k2Q3/8/8/8/8/8/8/4K3 b - - 0 1"
        );
        assert_eq!(table.running(), Some(Black));
        assert_eq!(table.left(), [60 * MINUTE, 62 * MINUTE]);
        assert!(table.game.released().is_none() && table.game.displaced().is_none());
        table.play("Kc7");
        // Before the press anything may still be chosen.
        promoted.ok(Event::Move(m("e7e8r")));
        promoted.ok(Event::Press(White));
        assert_eq!(promoted.game.illegal_moves(White), 0);
    }
    // Where the program presses, letting go is pressing.
    let mut at_once = by(RuleSet::fide_2023())
        .fen(PAWN)
        .allow_illegal_moves()
        .begin();
    at_once.ok(Event::Displace(m("e7e8")));
    assert_eq!(
        (at_once.game.turn(), at_once.game.plies().len()),
        (Black, 1)
    );
    // The second one loses all the same.
    let mut table =
        allow_illegal_moves(RuleSet::fide_2023(), "k7/4P3/8/8/8/8/p7/4K3 w - - 0 1", 60);
    illegal(&mut table, "e1e3");
    table.ok(Event::Penalize(White, Penalty::AsIllegal));
    assert_eq!(table.over(), (Some(Black), Reason::IllegalMoves));
    // A pawn that could not go there goes back; so does every one before 2014.
    let blocked = "1k2r3/4P3/8/8/8/8/8/4K3 w - - 0 1";
    for (rules, fen) in [
        (RuleSet::fide_2023(), blocked),
        (RuleSet::fide_2009(), PAWN),
        (RuleSet::uscf(), PAWN),
    ] {
        let mut table = allow_illegal_moves(rules, fen, 60);
        illegal(&mut table, "e7e8");
        assert_eq!(table.game.position().to_fen(), fen);
        assert_eq!(table.game.illegal_moves(White), 1);
        assert_eq!(table.running(), Some(White));
    }
}

#[test]
fn e3_a_legal_move_made_with_two_hands_counts() {
    // FIDE 7.5.4: the move stands, and is punished as an illegal one.
    let counts = [true, false, false, false, true];
    for (rules, counts) in RuleSet::editions().into_iter().zip(counts) {
        let bonus = rules.by_class.standard.illegal_bonus;
        let loses = rules.illegal.loses_at;
        let mut table = by(rules).time(minutes(60)).begin();
        table.san("e4");
        let event = Event::Penalize(White, Penalty::AsIllegal);
        if !counts {
            assert_eq!(table.no(event), Refusal::NotInForce);
            continue;
        }
        let (side, count) = (White, 1);
        assert_eq!(
            table.ok(event.clone()).ruling,
            Some(Ruling::Illegal { side, count, bonus })
        );
        assert_eq!(table.game.plies().len(), 1);
        assert_eq!(table.left(), [60 * MINUTE, 60 * MINUTE + bonus]);
        table.play("e5 Nf3");
        table.ok(event);
        assert_eq!(table.game.outcome().is_some(), loses == Some(2));
    }
}

#[test]
fn e2_castling_begun_with_the_king_must_be_completed() {
    // FIDE 4.7.2.
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    for event in [Event::Release(m("e1h1")), Event::Displace(m("e1g1"))] {
        let mut table = allow_illegal_moves(RuleSet::fide_2023(), fen, 60);
        table.ok(event.clone());
        assert_eq!(table.game.displaced(), None, "{event:?}");
        assert_eq!(table.allowed(), "e1h1");
        let begun = Refusal::CastlingBegun(chess::CastlingSide::KingSide);
        for other in ["e1f1", "e1a1", "h1h8"] {
            assert_eq!(table.no(Event::Move(m(other))), begun);
        }
        assert_eq!(table.no(Event::Displace(m("a1b2"))), begun);
        // Pressed so, it is no move: it costs, and castling is still to be completed.
        let mut pressed = table.clone();
        pressed.ok(Event::Press(White));
        assert_eq!(pressed.game.illegal_moves(White), 1);
        assert_eq!(pressed.allowed(), "e1h1");
        table.play("O-O");
        assert_eq!(
            table.game.position().to_fen(),
            "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1"
        );
    }
    // The rook is touched next, and only castling can be begun that is legal.
    let mut table = by(RuleSet::fide_2023()).fen(fen).touch().begin();
    table.ok(Event::Touch(sq("e1")));
    table.ok(Event::Release(m("e1a1")));
    table.ok(Event::Touch(sq("a1")));
    table.ok(Event::Move(m("e1a1")));
    let passed = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let mut barred = by(RuleSet::fide_2023()).fen(passed).begin();
    assert!(matches!(
        barred.no(Event::Release(m("e1h1"))),
        Refusal::IllegalMove(_, chess::Illegal::Castling(..))
    ));
}

#[test]
fn e7_a_refused_move_says_why_and_how_castling_is_written() {
    let fen = "4k3/8/8/8/1b6/2N5/8/R3K2R w KQ - 0 1";
    let mut table = by(RuleSet::fide_2023()).fen(fen).begin();
    let refused = table.no(Event::Move(m("c3e4")));
    assert_eq!(
        refused.to_string(),
        "c3–e4 is not a legal move here: the knight on c3 is pinned to the king by the bishop on b4"
    );
    for (written, meant) in [("e1g1", "e1h1"), ("e1c1", "e1a1")] {
        let refused = table.no(Event::Move(m(written)));
        assert_eq!(refused, Refusal::CastlingTakesRook(m(meant)));
        assert!(refused.to_string().ends_with(meant), "{refused}");
    }
}

#[test]
fn e3_blitz_costs_a_minute_fide_2023() {
    let mut table = allow_illegal_moves(RuleSet::fide_2023(), START, 5);
    illegal(&mut table, "e2e5");
    assert_eq!(table.left(), [5 * MINUTE, 6 * MINUTE]);
    illegal(&mut table, "e2e5");
    assert_eq!(table.over(), (Some(Black), Reason::IllegalMoves));
}

#[test]
fn e3_without_a_clock_nothing_is_given() {
    let mut table = by(RuleSet::fide_2023()).allow_illegal_moves().begin();
    let side = White;
    let ruling = table.ok(Event::Displace(m("e2e5"))).ruling;
    assert_eq!(
        ruling,
        Some(Ruling::Illegal {
            side,
            count: 1,
            bonus: 0
        })
    );
    assert_eq!(table.no(Event::Move(m("d2d4"))), Refusal::Touched(sq("e2")));
    table.ok(Event::Displace(m("e2e5")));
    assert_eq!(table.over(), (Some(Black), Reason::IllegalMoves));
}

#[test]
fn e3_a_draw_if_the_opponent_cannot_mate() {
    let bare = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    let mut table = allow_illegal_moves(RuleSet::fide_2023(), bare, 60);
    illegal(&mut table, "a1b2");
    illegal(&mut table, "a1b2");
    assert_eq!(table.over(), (None, Reason::IllegalCannotMate));
    // By the position of now, not by that before an illegal move that was overlooked long ago.
    let mut rules = RuleSet::fide_2009();
    rules.illegal.formal_faults = true;
    let mut table = allow_illegal_moves(rules, "4k3/8/8/8/8/8/p7/R3K3 w - - 0 1", 5);
    illegal(&mut table, "a1b3");
    table.play("Kd8 Ra3 Ke8 Rxa2 Kd8");
    for _ in 0..3 {
        table.ok(Event::Penalize(White, Penalty::AsIllegal));
    }
    assert_eq!(table.over(), (None, Reason::IllegalCannotMate));
}

#[test]
fn e3_pressing_without_a_move_is_an_illegal_move() {
    let mut table = allow_illegal_moves(RuleSet::fide_2023(), START, 60);
    let ruling = table.ok(Event::Press(White)).ruling;
    assert!(matches!(
        ruling,
        Some(Ruling::Illegal {
            side: White,
            count: 1,
            ..
        })
    ));
    assert_eq!(table.left(), [60 * MINUTE, 62 * MINUTE]);
    assert_eq!(
        table.allowed().split(' ').count(),
        20,
        "nothing was touched"
    );
    let mut guarded = by(RuleSet::fide_2023()).time(minutes(60)).press().begin();
    assert_eq!(guarded.no(Event::Press(White)), Refusal::NothingMoved);
    // A rule since 2017.
    for rules in [RuleSet::fide_2009(), RuleSet::uscf(), RuleSet::code_1988()] {
        let mut before = allow_illegal_moves(rules, START, 60);
        assert_eq!(before.no(Event::Press(White)), Refusal::NothingMoved);
    }
}

#[test]
fn e3_correction_before_the_press_costs_nothing() {
    let mut table = allow_illegal_moves(RuleSet::fide_2023(), START, 60);
    table.ok(Event::Displace(m("e2e5")));
    table.ok(Event::Displace(m("e2f3")));
    assert!(table.game.displaced().is_some_and(|piece| !piece.completed));
    assert_eq!(table.no(Event::Move(m("d2d4"))), Refusal::Touched(sq("e2")));
    table.play("e4");
    assert_eq!(table.game.illegal_moves(White), 0);
    assert_eq!(table.left(), [60 * MINUTE - SECOND, 60 * MINUTE]);
    assert_eq!(table.game.displaced(), None);
}

#[test]
fn e3_the_replacing_move_is_bound_by_the_pieces_in_the_hand() {
    // The rook has taken the knight as a bishop would. It has to take it as a rook, or else to move.
    for (fen, allowed) in [
        (
            "4k3/8/8/8/8/1n6/R7/4K3 w - - 0 1",
            "a2a1 a2a3 a2a4 a2a5 a2a6 a2a7 a2a8 a2b2 a2c2 a2d2 a2e2 a2f2 a2g2 a2h2",
        ),
        // Where it stands in its own pieces's way it has less choice; if it has none, another takes the knight.
        ("4k3/8/8/8/8/Pn6/RP6/4K3 w - - 0 1", "a2a1"),
        ("4k3/8/8/8/8/Pn6/RP6/B3K3 w - - 0 1", "any"),
        ("4k3/8/8/8/8/Pn6/RP6/N3K3 w - - 0 1", "a1b3"),
    ] {
        let mut table = allow_illegal_moves(RuleSet::fide_2023(), fen, 60);
        let free = table.allowed();
        illegal(&mut table, "a2b3");
        let allowed = if allowed == "any" { &free } else { allowed };
        assert_eq!(table.allowed(), *allowed, "{fen}");
    }
    // An illegal castling binds the king, not the rook.
    let fen = "4kr2/8/8/8/8/8/8/4K2R w K - 0 1";
    let mut table = allow_illegal_moves(RuleSet::fide_2023(), fen, 60);
    illegal(&mut table, "e1g1");
    assert_eq!(table.allowed(), "e1d1 e1d2 e1e2");
}

#[test]
fn e3_what_is_no_illegal_move() {
    let mut guarded = by(RuleSet::fide_2023()).begin();
    assert_eq!(guarded.no(Event::Displace(m("e2e5"))), Refusal::NotInForce);
    let mut table = by(RuleSet::fide_2023())
        .touch()
        .allow_illegal_moves()
        .begin();
    assert_eq!(
        table.no(Event::Displace(m("e2e4"))),
        Refusal::LegalMove(m("e2e4"))
    );
    assert_eq!(
        table.no(Event::Displace(m("e4e5"))),
        Refusal::NothingThere(sq("e4"))
    );
    assert_eq!(table.no(Event::Displace(m("e2e2"))), Refusal::NothingMoved);
    table.ok(Event::Touch(sq("d2")));
    assert_eq!(
        table.no(Event::Displace(m("e2e4"))),
        Refusal::Touched(sq("d2"))
    );
    let fen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
    let mut table = by(RuleSet::fide_2023())
        .fen(fen)
        .allow_illegal_moves()
        .begin();
    table.ok(Event::Release(m("a7a8q")));
    assert_eq!(
        table.no(Event::Displace(m("a1c1"))),
        Refusal::Released(sq("a8"))
    );
}

/// Blitz where nobody steps in.
fn blitz(rules: RuleSet, fen: &str) -> Config {
    by(rules).fen(fen).time(minutes(5)).allow_illegal_moves()
}

#[test]
fn e3_blitz_claim_window() {
    for rules in [RuleSet::fide_2009(), RuleSet::uscf()] {
        for press in [false, true] {
            let mut terms = blitz(rules.clone(), START);
            terms.strictness.manual_press = press;
            let mut table = terms.begin();
            assert_eq!(table.no(Event::ClaimIllegal(Black)), Refusal::NoIllegalMove);
            let mut changes = table.ok(Event::Displace(m("e2e5")));
            if press {
                assert_eq!(changes.ruling, None);
                assert_eq!(table.no(Event::ClaimIllegal(Black)), Refusal::NoIllegalMove);
                changes = table.ok(Event::Press(White));
            }
            assert_eq!(changes.ruling, Some(Ruling::MayClaimIllegal(Black)));
            assert!(table.game.may_claim_illegal());
            assert_eq!(table.running(), Some(Black));
            assert_eq!(table.left(), [5 * MINUTE; 2]);
            assert_eq!(
                table.no(Event::ClaimIllegal(White)),
                Refusal::NotYourTurn(White)
            );
            let mut claimed = table.clone();
            claimed.ok(Event::ClaimIllegal(Black));
            assert_eq!(claimed.over(), (Some(Black), Reason::IllegalMoves));
            // The reply lets it stand.
            table.play("d6");
            assert_eq!(table.no(Event::ClaimIllegal(White)), Refusal::NoIllegalMove);
            assert_eq!(table.no(Event::ClaimIllegal(Black)), Refusal::NoIllegalMove);
            let first = &table.game.plies()[0];
            assert!(first.irregular);
            assert_eq!(first.san.to_string(), "e2e5");
            table.play("exd6");
            assert_eq!(table.game.illegal_moves(White), 0);
        }
    }
    // Classical chess has an arbiter.
    let mut table = allow_illegal_moves(RuleSet::fide_2009(), START, 60);
    illegal(&mut table, "e2e5");
    assert!(!table.game.may_claim_illegal());
}

#[test]
fn e3_a_claim_needs_pieces_that_can_mate() {
    // The bare king draws; USCF asks for mating material as for a flag.
    let knight = "4kn2/8/8/8/8/8/P7/4K3 w - - 0 1";
    for (fen, fide, uscf) in [
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", false, false),
        (knight, true, false),
        (START, true, true),
    ] {
        for (rules, wins) in [(RuleSet::fide_2009(), fide), (RuleSet::uscf(), uscf)] {
            let mut table = blitz(rules, fen).begin();
            table.ok(Event::Displace(m("e1g3")));
            table.ok(Event::ClaimIllegal(Black));
            let result = if wins {
                (Some(Black), Reason::IllegalMoves)
            } else {
                (None, Reason::IllegalCannotMate)
            };
            assert_eq!(table.over(), result, "{fen}");
        }
    }
}

/// The knight is pinned; White moves it all the same.
const PINNED: &str = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";

#[test]
fn e3_king_capture() {
    let mut table = blitz(RuleSet::fide_2009(), PINNED).begin();
    let changes = table.ok(Event::Displace(m("e2c3")));
    assert_eq!(changes.ruling, Some(Ruling::MayClaimIllegal(Black)));
    assert_eq!(table.game.to_act(), Black);
    assert_eq!(table.running(), Some(Black));
    assert!(table.game.plies().is_empty(), "no position of chess yet");
    // Taking the king is claiming.
    assert_eq!(
        table.no(Event::Displace(m("e8e1"))),
        Refusal::KingCanBeTaken
    );
    table.ok(Event::ClaimIllegal(Black));
    assert_eq!(table.over(), (Some(Black), Reason::IllegalMoves));
}

#[test]
fn e3_king_capture_lapses_on_the_reply() {
    for press in [false, true] {
        let mut terms = blitz(RuleSet::fide_2009(), PINNED).touch();
        terms.strictness.manual_press = press;
        let mut table = terms.begin();
        table.ok(Event::Displace(m("e2c3")));
        if press {
            table.ok(Event::Press(White));
        }
        for event in [
            Event::Move(m("e8d8")),
            Event::Touch(sq("e8")),
            Event::ClaimDraw(Black, game::Claim::FiftyMoves),
            Event::Seal(String::new()),
        ] {
            assert_eq!(table.no(event), Refusal::KingCanBeTaken);
        }
        assert_eq!(table.no(Event::Displace(m("e8e8"))), Refusal::NothingMoved);
        assert_eq!(
            table.no(Event::Displace(m("c3d5"))),
            Refusal::NothingThere(sq("c3"))
        );
        // The offerer is not the one whose move declines.
        table.ok(Event::OfferDraw(Black));
        table.wait(SECOND).ok(Event::Displace(m("e8d8")));
        assert_eq!(table.game.offer(), Some(Black));
        if press {
            table.ok(Event::Press(Black));
        }
        assert_eq!(table.no(Event::ClaimIllegal(White)), Refusal::NoIllegalMove);
        assert_eq!(table.left(), [5 * MINUTE, 5 * MINUTE - SECOND]);
        assert_eq!(table.running(), Some(White));
        let plies = table.game.plies();
        let record: Vec<String> = plies.iter().map(|ply| ply.san.to_string()).collect();
        assert_eq!(record, ["Ne2c3", "Re8d8"]);
        assert!(
            plies
                .iter()
                .all(|ply| ply.irregular && ply.position == plies[1].position)
        );
        assert_eq!(
            table.game.position().to_fen(),
            "3r2k1/8/8/8/8/2N5/8/4K3 w - - 2 2"
        );
        table.play("Ke2 Kg7");
        // The two half-moves come and go together.
        table.ok(Event::Correction(
            Irregularity::Displaced,
            Correction::Back(1),
        ));
        assert!(table.game.plies().is_empty());
        assert_eq!(table.game.position().to_fen(), PINNED);
        assert_eq!(table.left(), [5 * MINUTE; 2]);
    }
}

/// A king put beside the other one, to claim a check that the opponent overlooks, is an illegal move of its own side: it goes back,
/// and there is nothing to claim (USCF blitz rules, 7d).
#[test]
fn e3_a_king_beside_the_other_wins_nothing() {
    let fen = "8/7p/3k4/8/3K4/8/8/R7 w - - 0 1";
    let mut table = blitz(RuleSet::uscf(), fen).begin();
    let ruling = table.ok(Event::Displace(m("d4d5"))).ruling;
    let expected = Ruling::Illegal {
        side: White,
        count: 1,
        bonus: 2 * MINUTE,
    };
    assert_eq!(ruling, Some(expected));
    assert_eq!(table.game.position().to_fen(), fen);
    for side in [White, Black] {
        assert_eq!(table.no(Event::ClaimIllegal(side)), Refusal::NoIllegalMove);
    }
}

#[test]
fn e3_what_the_reply_brings_about_decides() {
    let mut table = blitz(RuleSet::fide_2009(), "7k/8/8/8/8/6q1/r7/1B5K w - - 0 1").begin();
    table.ok(Event::Displace(m("h1g1")));
    table.ok(Event::Displace(m("g3g2")));
    assert_eq!(table.over(), (Some(Black), Reason::Checkmate));
    // An illegal move does not mate (FIDE 5.1.1).
    let mut table = blitz(RuleSet::fide_2009(), "6k1/5ppp/8/8/8/8/8/2R3K1 w - - 0 1").begin();
    table.ok(Event::Displace(m("c1d8")));
    assert!(table.game.position().is_checkmate());
    table.ok(Event::ClaimIllegal(Black));
    assert_eq!(table.over(), (Some(Black), Reason::IllegalMoves));
}

#[test]
fn e3_the_arbiter_steps_in_where_no_reply_can_help() {
    for (name, fen, mv) in [
        (
            "both kings in check",
            "4k3/8/8/8/8/8/R7/4K2q w - - 0 1",
            "a2e2",
        ),
        (
            "a pawn left on the last rank",
            "7k/P7/8/8/8/8/8/K5R1 w - - 0 1",
            "a7a8",
        ),
        ("a king taken", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1e8"),
    ] {
        let mut table = blitz(RuleSet::fide_2009(), fen).begin();
        let ruling = table.ok(Event::Displace(m(mv))).ruling;
        let bonus = 2 * MINUTE;
        let expected = Ruling::Illegal {
            side: White,
            count: 1,
            bonus,
        };
        assert_eq!(ruling, Some(expected), "{name}");
        assert_eq!(table.game.position().to_fen(), fen, "{name}");
    }
}
