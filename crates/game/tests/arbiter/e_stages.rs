//! E1: a move has stages; E2: touched pieces.

use crate::table::{MINUTE, SECOND, START, Terms, by, control, illegal, m, minutes, sq};
use chess::Color::{Black, White};
use chess::Role;
use game::{Event, Refusal, RuleSet};

#[test]
fn e1_stages() {
    let fen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
    let terms = by(RuleSet::fide_2023()).fen(fen).time(minutes(30));
    let mut table = terms.press().touch().begin();
    assert_eq!(
        table.wait(SECOND).no(Event::Press(White)),
        Refusal::NothingMoved
    );
    table.ok(Event::Touch(sq("a7")));
    assert_eq!(table.game.touched(), [sq("a7")]);
    // Released: the square is final, the piece is not, and the clock is still the mover's.
    table.wait(SECOND).ok(Event::Release(m("a7a8")));
    assert_eq!(table.allowed(), "a7a8b a7a8n a7a8q a7a8r");
    assert_eq!(
        table.no(Event::Move(m("a1b1"))),
        Refusal::Released(sq("a8"))
    );
    assert_eq!(
        table.no(Event::Touch(sq("a1"))),
        Refusal::Released(sq("a8"))
    );
    assert_eq!(table.no(Event::Press(White)), Refusal::NothingMoved);
    assert_eq!(table.running(), Some(White));
    // Promoted: made, not completed.
    table.wait(SECOND).ok(Event::Move(m("a7a8r")));
    assert_eq!(table.game.position().role_at(sq("a8")), Some(Role::Rook));
    assert_eq!((table.game.turn(), table.game.to_act()), (Black, White));
    assert!(table.game.must_press());
    assert_eq!(
        table.no(Event::Seal(String::new())),
        Refusal::NotPressed(White)
    );
    assert_eq!(table.no(Event::Press(Black)), Refusal::NotYourTurn(Black));
    // Pressed: what it took until now was the mover's.
    table.wait(SECOND).ok(Event::Press(White));
    assert_eq!(table.left(), [30 * MINUTE - 4 * SECOND, 30 * MINUTE]);
    assert_eq!(table.running(), Some(Black));
    assert_eq!(table.game.to_act(), Black);
    let ply = &table.game.plies()[0];
    assert_eq!(
        (ply.at, ply.left),
        (table.now, Some(30 * MINUTE - 4 * SECOND))
    );
    assert_eq!(table.no(Event::Press(White)), Refusal::NotYourTurn(White));
}

#[test]
fn e1_the_program_presses_where_the_players_do_not() {
    for time in [Some(minutes(30)), None] {
        let mut terms = by(RuleSet::fide_2023());
        terms.time = time;
        // Without a clock there is nothing to press.
        terms.strictness.manual_press = terms.time.is_none();
        let mut table = terms.begin();
        table.san("e4");
        assert_eq!(table.game.to_act(), Black);
        assert_eq!(table.no(Event::Press(White)), Refusal::NotInForce);
    }
}

#[test]
fn e1_d4_the_control_move_counts_only_when_pressed() {
    let made = || {
        let terms = by(RuleSet::fide_2023()).time(control(1, 60)).press();
        let mut table = terms.begin();
        table.wait(60 * MINUTE - 2).san("e4");
        table
    };
    let mut late = made();
    assert_eq!(
        late.wait(2).no(Event::Press(White)),
        Refusal::FlagFallen(White)
    );
    late.ok(Event::Flag(White));
    assert_eq!(late.over().0, Some(Black));
    let mut in_time = made();
    in_time.wait(1).ok(Event::Press(White));
    assert_eq!(in_time.left(), [60 * MINUTE + 1, 60 * MINUTE]);
}

#[test]
fn e1_of_a_promotion_only_legal_ones_are_released() {
    let mut table = by(RuleSet::fide_2023()).begin();
    let no_pawn = m("e2e4");
    assert_eq!(
        table.no(Event::Release(no_pawn)),
        illegal(&table, m("e2e4q"))
    );
}

#[test]
fn e2_touched_pieces() {
    let exchange = "4k3/8/8/3p4/4P3/8/8/3RK3 w - - 0 1";
    let castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let passing = "4k3/8/8/8/1Pp5/8/8/4K3 b - b3 0 1";
    // White may castle on the queen's side alone.
    let one_side = "2k2r2/8/8/8/8/8/P7/R3K3 w Q - 0 1";
    // Neither can White castle nor the king move.
    let shut_in = "4kr2/8/8/8/8/8/3PP3/3QK2R w K - 0 1";
    let rook = "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8";
    let shut_rook = "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8";
    let any = "any";
    let (fide, uscf) = (RuleSet::fide_2023(), RuleSet::uscf());
    for (fen, rules, touched, allowed) in [
        // One's own must move (4.3.1): the first that can.
        (START, &fide, "e2", "e2e3 e2e4"),
        (START, &fide, "e2 d2", "e2e3 e2e4"),
        (START, &fide, "a1 e2", "e2e3 e2e4"),
        // The opponent's must be taken (4.3.2).
        (exchange, &fide, "d5", "d1d5 e4d5"),
        // The one takes the other (4.3.3); if it cannot, the first that can be moved or taken.
        (exchange, &fide, "e4 d5", "e4d5"),
        (exchange, &fide, "d5 e4", "e4d5"),
        (exchange, &fide, "d5 e1", "d1d5 e4d5"),
        (exchange, &fide, "e1 d5", "e1d2 e1e2 e1f1 e1f2"),
        // En passant is a capture of the pawn beside.
        (passing, &fide, "b4", "c4b3"),
        (passing, &fide, "c4 b4", "c4b3"),
        (passing, &fide, "c4", "c4b3 c4c3"),
        // Nothing touched can move or be taken (4.5).
        (START, &fide, "a1", any),
        (START, &fide, "d8", any),
        // King and rook castle (4.4.1); not if the rook was first (4.4.2), except where it may be.
        (castles, &fide, "e1 h1", "e1h1"),
        (castles, &fide, "e1 a1 h1", "e1a1"),
        (castles, &fide, "h1 e1", rook),
        (castles, &uscf, "h1 e1", "e1h1"),
        (castles, &uscf, "e1 h1", "e1h1"),
        (castles, &uscf, "h1", rook),
        // Castling is the king's move, and the other side's is still open (4.4.3).
        (castles, &fide, "e1", "e1a1 e1d1 e1d2 e1e2 e1f1 e1f2 e1h1"),
        (one_side, &fide, "e1", "e1a1 e1d1 e1d2 e1e2"),
        // To castle was meant, which is not legal: the king moves, or else anything may (4.4.3).
        (shut_in, &fide, "e1 h1", any),
        (START, &fide, "e1 h1", any),
        (shut_in, &fide, "h1 e1", shut_rook),
        (shut_in, &uscf, "h1 e1", shut_rook),
    ] {
        let name = format!("{touched} in {fen} by {}", rules.id);
        let mut table = by(rules.clone()).fen(fen).touch().begin();
        let free = table.allowed();
        for square in touched.split(' ') {
            table.ok(Event::Touch(sq(square)));
        }
        let allowed = if allowed == any { &free } else { allowed };
        assert_eq!(table.allowed(), *allowed, "{name}");
        let barred = table.game.position().legal_moves();
        for mv in barred
            .iter()
            .filter(|mv| !allowed.contains(&format!("{mv:?}")))
        {
            let refusal = table.no(Event::Move(*mv));
            assert!(matches!(refusal, Refusal::Touched(_)), "{name}: {refusal}");
        }
        let mv = table.game.allowed_moves()[0];
        table.ok(Event::Move(mv));
        assert!(table.game.touched().is_empty(), "{name}");
    }
}

#[test]
fn e2_i_adjust() {
    let mut table = by(RuleSet::fide_2023()).touch().begin();
    let free = table.allowed();
    table.ok(Event::Adjust);
    assert_eq!(table.allowed(), free);
    assert_eq!(
        table.no(Event::Touch(sq("e4"))),
        Refusal::NothingThere(sq("e4"))
    );
    // Where touching binds nobody there is nothing to adjust.
    let mut free = by(RuleSet::fide_2023()).begin();
    assert_eq!(free.no(Event::Adjust), Refusal::NotInForce);
    assert_eq!(free.no(Event::Touch(sq("e2"))), Refusal::NotInForce);
}
