//! C4: draws that are claimed; C5: those that come by themselves.

use crate::table::{MINUTE, SECOND, START, Table, Terms, by, illegal, m, minutes, sq};
use chess::Color::{Black, White};
use chess::Role;
use game::{Claim, Event, Phase, Reason, Refusal, RuleSet, Ruling, TimeControl, WrongClaim};

/// Claims of the side on the move.
fn repetition(table: &Table) -> Event {
    Event::ClaimDraw(table.game.turn(), Claim::Repetition)
}

fn fifty(table: &Table) -> Event {
    Event::ClaimDraw(table.game.turn(), Claim::FiftyMoves)
}

/// Back and forth, back to where it began.
const DANCE: &str = "Nf3 Nf6 Ng1 Ng8 ";

#[test]
fn c4_right_claims_end_the_game() {
    let ninety_nine = "4k3/8/8/8/8/8/8/4K2R w - - 99 80";
    for rules in RuleSet::editions() {
        for (fen, moves, event, reason) in [
            (
                START,
                DANCE.repeat(2),
                Event::ClaimDraw(White, Claim::Repetition),
                Reason::Repetition,
            ),
            (
                ninety_nine,
                "Kd2".into(),
                Event::ClaimDraw(Black, Claim::FiftyMoves),
                Reason::FiftyMoves,
            ),
            // The move that would bring it is announced, not made (FIDE 9.2.1, 9.3.1).
            (
                START,
                DANCE.repeat(2).trim_end_matches("Ng8 ").into(),
                Event::ClaimDrawWith(Black, Claim::Repetition, m("f6g8")),
                Reason::Repetition,
            ),
            (
                ninety_nine,
                String::new(),
                Event::ClaimDrawWith(White, Claim::FiftyMoves, m("e1d2")),
                Reason::FiftyMoves,
            ),
        ] {
            let mut table = by(rules.clone()).fen(fen).time(minutes(30)).begin();
            table.play(&moves);
            let made = table.game.plies().len();
            let changes = table.ok(event);
            assert_eq!(changes.ruling, None);
            assert_eq!(table.game.plies().len(), made);
            assert_eq!(table.over(), (None, reason), "{} {moves}", rules.id);
        }
    }
}

/// Repetition counts rights: lost castling makes another position, and a double step only where it can be
/// answered en passant (FIDE 9.2.3).
#[test]
fn c4_rights_make_the_position() {
    for (moves, held, seen) in [
        (
            "e4 e5 Be2 Be7 Bf1 Bf8 Bd3 Bd6 Bf1 Bf8",
            true,
            &[2, 6, 10][..],
        ),
        // Karpov against Miles, Tilburg 1986: with castling twice, and without it twice.
        (
            "e4 e5 Nf3 Nf6 Ng1 Ng8 Ke2 Ke7 Ke1 Ke8 Na3 Na6 Nb1 Nb8",
            false,
            &[10, 14],
        ),
        (
            "e4 e5 Nf3 Nf6 Ng1 Ng8 Ke2 Ke7 Ke1 Ke8 Na3 Na6 Nb1 Nb8 Nc3 Nc6 Nb1 Nb8",
            true,
            &[10, 14, 18],
        ),
        // After 3.e4 it can be taken en passant; when the position comes back it cannot.
        (
            "a3 d5 a4 d4 e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1",
            false,
            &[9, 13],
        ),
        (
            "a3 d5 a4 d4 e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1 Nc6 Nf3 Nb8 Ng1",
            true,
            &[9, 13, 17],
        ),
    ] {
        let mut table = by(RuleSet::fide_2023()).begin();
        table.play(moves);
        assert_eq!(
            table.game.evidence(Claim::Repetition, None),
            seen,
            "{moves}"
        );
        assert_eq!(table.game.claimable().is_some(), held, "{moves}");
        let changes = table.ok(repetition(&table));
        assert_eq!(changes.ruling.is_none(), held, "{moves}");
        assert_eq!(changes.outcome.is_some(), held, "{moves}");
    }
}

/// Cost of a wrong claim by each edition, in standard, rapid and blitz chess and without a clock: what the opponent gets and
/// what the claimant loses, in minutes.
#[test]
fn c4_wrong_claim_costs() {
    let costs = [
        // One minute in rapid and blitz (FIDE A.3, B.3).
        [(2, 0), (1, 0), (1, 0)],
        [(3, 0), (3, 0), (3, 0)],
        [(2, 0), (2, 0), (2, 0)],
        [(0, 5), (0, 5), (0, 5)],
        [(0, 0), (0, 0), (0, 0)],
    ];
    for (rules, costs) in RuleSet::editions().into_iter().zip(costs) {
        let timed = [60, 30, 6].map(|time| Some(minutes(time)));
        for (time, (gains, loses)) in timed.into_iter().zip(costs).chain([(None, (0, 0))]) {
            let name = format!("{} {time:?}", rules.id);
            let mut table = by(rules.clone());
            table.time = time;
            let mut table = table.begin();
            table.play("e4");
            let before = table.game.clock(table.now).map(|reading| reading.left());
            let changes = table.ok(repetition(&table));
            let ruling = Ruling::WrongClaim {
                side: Black,
                opponent_gains: gains * MINUTE,
                claimant_loses: loses * MINUTE,
            };
            assert_eq!(changes.ruling, Some(ruling), "{name}");
            assert_eq!(changes.outcome, None, "{name}");
            let after =
                before.map(|[white, black]| [white + gains * MINUTE, black - loses * MINUTE]);
            let shown = table.game.clock(table.now).map(|reading| reading.left());
            assert_eq!(shown, after, "{name}");
            assert_eq!(table.game.phase(), Phase::Running, "{name}: play goes on");
        }
    }
}

#[test]
fn c4_a_wrong_claim_may_cost_the_game() {
    // 4:30 left, five minutes lost (the Chess Code).
    let bare = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    for (fen, winner, reason) in [
        (START, Some(Black), Reason::Flag),
        (bare, None, Reason::FlagMaterial),
    ] {
        let terms = by(RuleSet::code_1988()).fen(fen).time(minutes(60));
        let mut table = terms.clone().begin();
        let changes = table
            .wait(55 * MINUTE + 30 * SECOND)
            .ok(Event::ClaimDraw(White, Claim::FiftyMoves));
        assert!(matches!(changes.ruling, Some(Ruling::WrongClaim { .. })));
        assert_eq!(table.over(), (winner, reason), "{fen}");

        let mut enough = terms.clone().begin();
        enough
            .wait(55 * MINUTE - 1)
            .ok(Event::ClaimDraw(White, Claim::FiftyMoves));
        assert_eq!(enough.left()[0], 1, "{fen}");

        let mut unseen = terms.flags().begin();
        unseen
            .wait(55 * MINUTE + 30 * SECOND)
            .ok(Event::ClaimDraw(White, Claim::FiftyMoves));
        assert_eq!(unseen.game.outcome(), None);
        unseen.ok(Event::ClaimFlag(Black));
        assert_eq!(unseen.over(), (winner, reason), "{fen}");
    }
}

#[test]
fn c4_announced_move_is_binding() {
    let mut table = by(RuleSet::fide_2023())
        .touch()
        .allow_illegal_moves()
        .begin();
    let refused = m("e2e5");
    assert_eq!(
        table.no(Event::ClaimDrawWith(White, Claim::Repetition, refused)),
        illegal(&table, refused)
    );
    let announced = m("g1f3");
    table.ok(Event::ClaimDrawWith(White, Claim::Repetition, announced));
    assert_eq!(table.game.announced(), Some(announced));
    assert_eq!(table.allowed(), "g1f3");
    assert_eq!(
        table.no(Event::Move(m("e2e4"))),
        Refusal::Announced(announced)
    );
    assert_eq!(
        table.no(Event::Displace(m("e2e4"))),
        Refusal::Announced(announced)
    );
    assert_eq!(
        table.no(repetition(&table)),
        Refusal::Announced(announced),
        "one claim a move"
    );
    // What is touched later obliges to nothing else.
    table.ok(Event::Touch(sq("e2")));
    assert_eq!(table.allowed(), "g1f3");
    table.san("Nf3");
    assert_eq!(table.game.announced(), None);
    table.play("e5");

    // Of an announced promotion the piece is known.
    let mut table = by(RuleSet::fide_2023())
        .fen("7k/P1P5/8/8/8/8/8/K7 w - - 0 1")
        .begin();
    table.ok(Event::ClaimDrawWith(White, Claim::FiftyMoves, m("a7a8n")));
    assert_eq!(
        table.no(Event::Release(m("c7c8q"))),
        Refusal::Announced(m("a7a8n"))
    );
    table.ok(Event::Release(m("a7a8q")));
    assert_eq!(table.allowed(), "a7a8n");
    table.ok(Event::Move(m("a7a8n")));
    assert_eq!(table.game.position().role_at(sq("a8")), Some(Role::Knight));
}

#[test]
fn c4_counts_as_an_offer() {
    for rules in RuleSet::editions() {
        let mut table = by(rules).begin();
        table.play("d4 d5");
        table.ok(Event::ClaimDrawWith(White, Claim::Repetition, m("e2e4")));
        assert_eq!(table.game.offer(), Some(White));
        assert!(!table.game.may_offer(White));
        table.san("e4");
        assert_eq!(
            table.game.offer(),
            Some(White),
            "the claimant's own move leaves it"
        );
        table.ok(Event::AcceptDraw(Black));
        assert_eq!(table.over(), (None, Reason::Agreement));
    }
    // It takes nothing from an offer of the opponent.
    let mut table = by(RuleSet::fide_2023()).begin();
    table.play("d4 d5");
    table.ok(Event::OfferDraw(Black));
    table.ok(repetition(&table));
    assert_eq!(
        table.game.offer(),
        Some(Black),
        "White, who acts, may accept"
    );
    let mut answered = table.clone();
    answered.ok(Event::AcceptDraw(White));
    assert_eq!(answered.over(), (None, Reason::Agreement));
    table.san("e4");
    assert_eq!(table.game.offer(), Some(White));
    table.ok(Event::DeclineDraw(Black));
    assert_eq!(table.game.offer(), None);
}

#[test]
fn c4_lapses_by_touching_and_returns() {
    let repeated = || {
        let mut table = by(RuleSet::fide_2023()).touch().begin();
        table.play(&DANCE.repeat(2));
        assert_eq!(table.game.claimable(), Some(Claim::Repetition));
        table
    };
    let mut touched = repeated();
    touched.ok(Event::Adjust);
    assert_eq!(
        touched.game.claimable(),
        Some(Claim::Repetition),
        "only adjusted"
    );
    touched.ok(Event::Touch(sq("g1")));
    assert_eq!(touched.game.claimable(), None);
    assert_eq!(touched.no(repetition(&touched)), Refusal::ClaimLapsed);
    // Played on; the position comes again, and the right with it.
    let mut back = touched;
    back.play("Nf3");
    back.ok(repetition(&back));
    assert_eq!(
        back.over(),
        (None, Reason::Repetition),
        "Black's own, a position later"
    );
    let mut moved = repeated();
    moved.play("Nc3");
    assert_eq!(moved.game.claimable(), None);
    moved.play("Nf6 Nb1 Ng8");
    assert_eq!(moved.game.claimable(), Some(Claim::Repetition));

    // A pawn let go on the last rank has been touched too.
    let mut released = by(RuleSet::fide_2023())
        .fen("7k/P7/8/8/8/8/8/K7 w - - 0 1")
        .begin();
    released.ok(Event::Release(m("a7a8q")));
    assert_eq!(released.no(fifty(&released)), Refusal::ClaimLapsed);
    // And so has a piece moved against the laws, even after it was put back.
    let mut illegal = by(RuleSet::fide_2023()).allow_illegal_moves().begin();
    illegal.play(&DANCE.repeat(2));
    illegal.ok(Event::Displace(m("e2e5")));
    assert_eq!(illegal.no(repetition(&illegal)), Refusal::ClaimLapsed);
}

#[test]
fn c4_who_has_the_move_may_claim_though_it_is_not_pressed() {
    // FIDE 1.3, 9.2.2: one has the move once the opponent's is made.
    for pressed in [false, true] {
        let mut table = by(RuleSet::fide_2023()).time(minutes(30)).press().begin();
        table.play(&DANCE.repeat(2));
        table.san("Nf3");
        if pressed {
            table.ok(Event::Press(White));
        }
        let by_white = Event::ClaimDraw(White, Claim::Repetition);
        assert_eq!(table.no(by_white), Refusal::NotYourTurn(White));
        let with = Event::ClaimDrawWith(White, Claim::Repetition, m("g8f6"));
        assert_eq!(table.no(with), Refusal::NotYourTurn(White));
        table.ok(Event::ClaimDraw(Black, Claim::Repetition));
        assert_eq!(table.over(), (None, Reason::Repetition));
    }
}

#[test]
fn c4_seventy_five_moves_code_1988() {
    // The endings of the Chess Code's table: wrong after 50 moves, right after 75.
    for (fen, long) in [
        ("4k3/8/8/8/3r4/8/8/R2BK3 w - - 100 120", true),
        ("4k3/4p3/8/8/8/8/8/2N1K1N1 w - - 100 120", true),
        ("6k1/3P4/8/8/8/q7/8/Q5K1 w - - 100 120", true),
        ("4k3/8/3nn3/8/8/8/8/Q3K3 w - - 100 120", true),
        ("4k3/8/3bb3/8/8/8/8/Q3K3 w - - 100 120", true),
        ("4k3/8/3n4/8/8/8/8/2B1KB2 w - - 100 120", true),
        // Black may be the stronger side, and its pawn goes down the board.
        ("6k1/q7/8/8/8/Q7/3p4/6K1 w - - 100 120", true),
        // The pawn has farther to go; there are more pieces; neither side has too many.
        ("6k1/8/3P4/8/8/q7/8/Q5K1 w - - 100 120", false),
        ("4k3/8/8/8/3r4/8/P7/R2BK3 w - - 100 120", false),
        ("4k3/8/8/8/3r4/8/8/R3K3 w - - 100 120", false),
    ] {
        for rules in RuleSet::editions() {
            let holds = |count: &str| {
                let fen = fen.replace("100", count);
                let mut table = by(rules.clone()).fen(&fen).begin();
                match table.game.outcome() {
                    Some(outcome) => outcome.reason == Reason::SeventyFiveMoves,
                    None => table.ok(fifty(&table)).outcome.is_some(),
                }
            };
            let later = long && rules.id == "code-1988";
            let name = format!("{fen} by {}", rules.id);
            assert!(!holds("99"), "{name}");
            assert_eq!(holds("100"), !later, "{name}");
            assert_eq!(holds("149"), !later, "{name}");
            assert!(holds("150"), "{name}");
        }
    }
}

#[test]
fn c4_evidence() {
    let mut table = by(RuleSet::fide_2023()).begin();
    table.play("e4 e5 ").play(&DANCE.repeat(2));
    assert_eq!(table.game.evidence(Claim::Repetition, None), [2, 6, 10]);
    // After 1…e5 White might have castled on; nothing was lost by the dance.
    assert_eq!(
        table.game.evidence(Claim::Repetition, Some(m("g1f3"))),
        [3, 7, 11]
    );
    assert_eq!(table.game.evidence(Claim::FiftyMoves, None), [2, 10]);
    assert_eq!(
        table.game.evidence(Claim::FiftyMoves, Some(m("d2d4"))),
        [11, 11]
    );
}

#[test]
fn c5_what_ends_by_itself_differs() {
    let moves_149 = "4k3/8/8/8/8/8/8/4K2R w - - 149 90";
    let by_itself = [true, false, true, false, true];
    for (rules, ends) in RuleSet::editions().into_iter().zip(by_itself) {
        for (fen, moves, reason) in [
            (START, DANCE.repeat(4), Reason::FivefoldRepetition),
            (moves_149, "Ke2".into(), Reason::SeventyFiveMoves),
        ] {
            let mut table = by(rules.clone()).fen(fen).begin();
            table.play(&moves);
            if ends {
                assert_eq!(table.over(), (None, reason), "{}", rules.id);
            } else {
                assert_eq!(table.game.outcome(), None, "{}", rules.id);
                assert!(table.game.claimable().is_some(), "{}", rules.id);
            }
        }
    }
}

#[test]
fn c5_mate_has_precedence() {
    for (fen, moves, winner, reason) in [
        (
            "6k1/5ppp/8/8/8/8/8/3R2K1 w - - 149 80",
            "Rd8",
            Some(White),
            Reason::Checkmate,
        ),
        (
            "k7/8/1K6/8/8/8/8/2Q5 w - - 149 80",
            "Qc7",
            None,
            Reason::Stalemate,
        ),
    ] {
        let mut table = by(RuleSet::fide_2023()).fen(fen).begin();
        table.play(moves);
        assert_eq!(table.over(), (winner, reason), "{fen}");
    }
}

#[test]
fn c4_rules_nobody_can_play_by_are_named() {
    let year = TimeControl::LONGEST;
    let wrong = WrongClaim {
        opponent_gains: 0,
        claimant_loses: year + 1,
    };
    let mut rules = RuleSet::fide_2023();
    rules.by_class.blitz.wrong_claim = wrong;
    assert_eq!(rules.check(), Err("wrong_claim"));
    let mut rules = RuleSet::fide_2009();
    if let Some(finish) = &mut rules.quickplay_finish {
        finish.rejected = year + 1;
    }
    assert_eq!(rules.check(), Err("quickplay_finish"));
    let mut rules = RuleSet::fide_2023();
    rules.by_class.rapid.illegal_bonus = year + 1;
    assert_eq!(rules.check(), Err("illegal_bonus"));
    let mut rules = RuleSet::fide_2009();
    if let Some(finish) = &mut rules.quickplay_finish {
        finish.increment = Some(0);
    }
    assert_eq!(rules.check(), Err("quickplay_finish"));
    for rules in RuleSet::editions() {
        assert_eq!(rules.check(), Ok(()), "{}", rules.id);
    }
}

/// By the Chess Code a claimant may have the verdict looked at again on his own time, and appeal; who is wrong again has lost.
#[test]
fn c4_an_appeal_that_is_wrong_again_loses() {
    let appeal = |side| Event::Appeal(side);
    for rules in RuleSet::editions() {
        let appeals = rules.appeals;
        assert_eq!(appeals, rules.id == "code-1988");
        let mut table = by(rules).time(minutes(30)).begin();
        table.play("e4");
        let unclaimed = if appeals {
            Refusal::NothingToClaim
        } else {
            Refusal::NotInForce
        };
        assert_eq!(table.no(appeal(Black)), unclaimed);
        table.ok(Event::ClaimDrawWith(Black, Claim::Repetition, m("e7e5")));
        assert!(!table.game.may_appeal(White));
        assert_eq!(table.game.may_appeal(Black), appeals);
        if !appeals {
            assert_eq!(table.no(appeal(Black)), Refusal::NotInForce);
            continue;
        }
        // The clock of the claimant runs while he thinks about it.
        let before = table.left()[1];
        table.wait(10 * SECOND);
        assert_eq!(before - table.left()[1], 10 * SECOND);
        assert_eq!(table.no(appeal(White)), Refusal::NotYourTurn(White));
        table.ok(appeal(Black));
        assert_eq!(table.over(), (Some(White), Reason::Forfeit));
    }
    // A player who goes on with the game has accepted the verdict.
    let mut table = by(RuleSet::code_1988()).time(minutes(30)).begin();
    table.play("e4");
    table.ok(repetition(&table));
    table.play("e5 Nf3");
    assert_eq!(table.no(appeal(Black)), Refusal::NothingToClaim);
}
