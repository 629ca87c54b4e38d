//! E3 and E4 without adequate supervision (FIDE A.5, B.3; FIDE 2009 A4, B3).

use crate::table::{MINUTE, SECOND, START, Table, Terms, by, m, minutes};
use chess::Color::{Black, White};
use game::{
    Class, Config, Correction, Event, Irregularity, Reason, Refusal, RuleSet, Ruling, Unsupervised,
};

/// A rapid or blitz game that nobody watches, where illegal moves can be made.
fn unwatched(rules: RuleSet, time: u64, fen: &str) -> Config {
    let mut terms = by(rules).fen(fen).time(minutes(time)).allow_illegal_moves();
    let class = terms.rules.class(&minutes(time));
    terms.rules.by_class.of_mut(class).unsupervised = Some(Unsupervised::FIDE_2023);
    terms
}

#[test]
fn e3_fide_a5_an_illegal_move_is_claimed_or_stands() {
    for time in [30, 5] {
        let mut table = unwatched(RuleSet::fide_2023(), time, START).press().begin();
        table.wait(SECOND).ok(Event::Displace(m("e2e5")));
        let changes = table.ok(Event::Press(White));
        assert_eq!(changes.ruling, Some(Ruling::MayClaimIllegal(Black)));
        // Claimed: as if an arbiter had seen it, a minute for the opponent; the same piece must move.
        let mut claimed = table.clone();
        let changes = claimed.wait(SECOND).ok(Event::ClaimIllegal(Black));
        let (side, count, bonus) = (White, 1, MINUTE);
        assert_eq!(changes.ruling, Some(Ruling::Illegal { side, count, bonus }));
        assert_eq!(claimed.game.position().to_fen(), START);
        assert_eq!(claimed.allowed(), "e2e3 e2e4");
        assert_eq!(claimed.running(), Some(White));
        assert_eq!(
            claimed.left(),
            [time * MINUTE - SECOND, (time + 1) * MINUTE]
        );
        assert_eq!(
            claimed.no(Event::ClaimIllegal(Black)),
            Refusal::NoIllegalMove
        );
        claimed.ok(Event::Displace(m("e2e5")));
        claimed.ok(Event::Press(White));
        claimed.ok(Event::ClaimIllegal(Black));
        assert_eq!(claimed.over(), (Some(Black), Reason::IllegalMoves));
        // Not claimed before the reply: it stands, and no arbiter corrects it any more.
        let back = Event::Correction(Irregularity::IllegalMove, Correction::Back(0));
        table.clone().ok(back.clone());
        table.play("d6");
        assert_eq!(table.no(Event::ClaimIllegal(Black)), Refusal::NoIllegalMove);
        assert_eq!(table.no(back), Refusal::TooLate);
        assert_eq!(table.game.illegal_moves(White), 0);
    }
    // Standard chess is always watched.
    let mut table = unwatched(RuleSet::fide_2023(), 30, START);
    table.time = Some(minutes(90));
    let mut table = table.begin();
    let changes = table.ok(Event::Displace(m("e2e5")));
    assert!(matches!(changes.ruling, Some(Ruling::Illegal { .. })));
}

#[test]
fn e3_fide_a5_a_claimed_pawn_becomes_a_queen() {
    // FIDE 7.5.2 after a claim.
    let fen = "7k/P7/8/8/8/8/8/K5R1 w - - 0 1";
    let mut table = unwatched(RuleSet::fide_2023(), 30, fen).press().begin();
    table.ok(Event::Release(m("a7a8q")));
    let changes = table.ok(Event::Press(White));
    assert_eq!(changes.ruling, Some(Ruling::MayClaimIllegal(Black)));
    assert_eq!(table.running(), Some(Black));
    table.ok(Event::ClaimIllegal(Black));
    assert_eq!(
        table.game.position().to_fen(),
        "Q6k/8/8/8/8/8/8/K5R1 b - - 0 1"
    );
    assert_eq!(table.game.illegal_moves(White), 1);
    assert_eq!(table.running(), Some(Black));
}

#[test]
fn e3_fide_a5_an_illegal_position_left_on_the_board_is_drawn() {
    // FIDE A.5.4: both kings in check, or a pawn on its last rank; the arbiter waits for the next move.
    let both = ("4k3/8/8/8/8/8/R7/4K2q w - - 0 1", "a2e2");
    let pawn = ("7k/P7/8/8/8/8/8/K5R1 w - - 0 1", "a7a8");
    for ((fen, first), second, drawn) in [
        (both, "e8d8", false),
        (both, "h1h2", true),
        (pawn, "h8h7", true),
    ] {
        let mut table = unwatched(RuleSet::fide_2023(), 30, fen).begin();
        let changes = table.ok(Event::Displace(m(first)));
        assert_eq!(changes.ruling, Some(Ruling::MayClaimIllegal(Black)));
        let mut claimed = table.clone();
        claimed.ok(Event::ClaimIllegal(Black));
        assert_eq!(claimed.game.illegal_moves(White), 1);
        if drawn {
            table.ok(Event::Displace(m(second)));
            assert_eq!(table.over(), (None, Reason::IllegalPosition), "{fen}");
        } else {
            // White's king is still in check from h1, and Black's own no longer: White has to see to it.
            table.ok(Event::Displace(m(second)));
            assert_eq!(table.game.outcome(), None, "{fen}");
            assert_eq!(table.game.plies().len(), 2);
        }
    }
    // A pawn on its first rank, or a king that is gone: an arbiter has to step in.
    for (fen, mv) in [
        ("4k3/8/8/8/8/8/4P3/K7 w - - 0 1", "e2e1"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1e8"),
    ] {
        let mut table = unwatched(RuleSet::fide_2023(), 30, fen).begin();
        let changes = table.ok(Event::Displace(m(mv)));
        assert!(matches!(changes.ruling, Some(Ruling::Illegal { .. })));
        assert_eq!(table.game.position().to_fen(), fen);
    }
    // Where it is another position that is illegal, the king has to be claimed or saved.
    let pinned = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
    let mut table = unwatched(RuleSet::fide_2023(), 30, pinned).begin();
    table.ok(Event::Displace(m("e2c3")));
    assert_eq!(
        table.no(Event::Displace(m("e8e1"))),
        Refusal::KingCanBeTaken
    );
    table.ok(Event::Displace(m("g8g7")));
    assert_eq!(table.game.turn(), White);
}

#[test]
fn e4_fide_a5_after_ten_moves_the_set_up_stands() {
    let moves = "e4 e5 d4 d5 c4 c5 b4 b5 a4 a5 f4 f5 g4 g5 h4 h5 Nf3 Nf6 Nc3";
    for (unsupervised, early) in [
        (Unsupervised::FIDE_2023, moves),
        (Unsupervised::FIDE_2009_RAPID, "e4 e5 d4 d5 c4"),
    ] {
        let mut rules = RuleSet::fide_2023();
        rules.by_class.rapid.unsupervised = Some(unsupervised);
        let mut table = by(rules).time(minutes(30)).begin();
        table.play(early);
        let kinds = [
            (Irregularity::WrongStart, Correction::Restart),
            (Irregularity::BoardTurned, Correction::Note),
            (Irregularity::WrongClock, Correction::Note),
        ];
        for (what, how) in kinds {
            table.clone().ok(Event::Correction(what, how));
        }
        let last = table.game.allowed_moves()[0];
        table.ok(Event::Move(last));
        for (what, how) in kinds {
            assert_eq!(table.no(Event::Correction(what, how)), Refusal::TooLate);
        }
        table.ok(Event::Correction(
            Irregularity::Displaced,
            Correction::Back(2),
        ));
    }
    // Under an arbiter's eyes they are corrected until the end.
    let mut watched = by(RuleSet::fide_2023()).time(minutes(30)).begin();
    watched.play(moves).play("Nc6");
    watched.ok(Event::Correction(
        Irregularity::WrongStart,
        Correction::Restart,
    ));
}

#[test]
fn e3_2009_rapid_is_claimed_and_an_impossible_position_corrected() {
    // FIDE 2009, A4c.
    let unwatched = |fen: &str| -> Table {
        let mut terms = by(RuleSet::fide_2009()).fen(fen).time(minutes(30));
        terms.rules.by_class.of_mut(Class::Rapid).unsupervised =
            Some(Unsupervised::FIDE_2009_RAPID);
        terms.allow_illegal_moves().begin()
    };
    let mut table = unwatched(START);
    table.ok(Event::Displace(m("e2e5")));
    let changes = table.ok(Event::ClaimIllegal(Black));
    let (side, count, bonus) = (White, 1, 2 * MINUTE);
    assert_eq!(changes.ruling, Some(Ruling::Illegal { side, count, bonus }));
    for (fen, mv) in [
        ("4k3/8/8/8/8/8/R7/4K2q w - - 0 1", "a2e2"),
        ("7k/P7/8/8/8/8/8/K5R1 w - - 0 1", "a7a8"),
    ] {
        let mut table = unwatched(fen);
        let changes = table.ok(Event::Displace(m(mv)));
        assert!(matches!(changes.ruling, Some(Ruling::Illegal { .. })));
        assert_eq!(table.game.position().to_fen(), fen);
    }
}
