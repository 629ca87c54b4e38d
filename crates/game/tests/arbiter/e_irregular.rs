//! E4: irregularities and how they are mended; D6: the clocks after it.

use crate::table::{MINUTE, SECOND, START, Table, Terms, by, control, m, minutes};
use chess::Color::{Black, White};
use game::{
    Correction, Event, Irregularity, Millis, Phase, Points, Refusal, RuleSet, TimeControl,
    from_json, to_json,
};

fn restart(what: Irregularity) -> Event {
    Event::Correction(what, Correction::Restart)
}

/// Back and forth, ending nowhere: by rules under which repetition ends nothing.
fn dance(table: &mut Table, moves: usize, [white, black]: [Millis; 2]) {
    for number in 0..moves {
        let [out, back] = [["Nf3", "Nf6"], ["Ng1", "Ng8"]][number % 2];
        table.wait(white).san(out);
        table.wait(black).san(back);
    }
}

#[test]
fn e4_each_irregularity_has_its_remedy() {
    use Irregularity::{
        BoardTurned, ColoursReversed, Displaced, IllegalMove, Impossible, WrongClock, WrongStart,
    };
    for (what, how, left_of_record) in [
        (WrongStart, Correction::Restart, 0),
        (ColoursReversed, Correction::Restart, 0),
        (ColoursReversed, Correction::Note, 4),
        (BoardTurned, Correction::Note, 4),
        (IllegalMove, Correction::Back(3), 3),
        (IllegalMove, Correction::Restart, 0),
        (Displaced, Correction::Back(4), 4),
        (Displaced, Correction::Restart, 0),
        (Impossible, Correction::Back(1), 1),
        (Impossible, Correction::BackInProportion(1), 1),
        (WrongClock, Correction::Note, 4),
    ] {
        for rules in RuleSet::editions() {
            let mut table = by(rules).time(minutes(60)).begin();
            table.play("e4 e5 Nf3 Nc6");
            let event = Event::Correction(what, how);
            table.ok(event.clone());
            assert_eq!(table.game.plies().len(), left_of_record, "{event:?}");
            // What is mended stands still until somebody resumes; what is noted goes on.
            let stopped = how != Correction::Note;
            assert_eq!(table.game.phase() == Phase::Paused, stopped, "{event:?}");
            assert_eq!(table.running().is_none(), stopped, "{event:?}");
            if stopped {
                table.ok(Event::Resume);
                assert_eq!(table.running(), Some(table.game.turn()), "{event:?}");
            }
        }
    }
}

#[test]
fn e4_back_with_the_readings_of_that_moment() {
    let time = TimeControl::sudden_death(60 * MINUTE, 10 * SECOND);
    let mut table = by(RuleSet::fide_2023()).time(time).begin();
    let mut readings = vec![table.left()];
    for (mv, seconds) in [("e4", 3), ("e5", 50), ("Nf3", 7), ("Nc6", 200)] {
        table.wait(seconds * SECOND).san(mv);
        readings.push(table.left());
    }
    table.wait(MINUTE);
    for back in (0..=4).rev() {
        let mut table = table.clone();
        table.ok(Event::Correction(
            Irregularity::IllegalMove,
            Correction::Back(back),
        ));
        assert_eq!(table.left(), readings[back as usize]);
        table.wait(MINUTE).ok(Event::Resume);
        assert_eq!(
            table.wait(SECOND).left()[back as usize % 2],
            readings[back as usize][back as usize % 2] - SECOND
        );
    }
    let too_far = Event::Correction(Irregularity::IllegalMove, Correction::Back(5));
    assert_eq!(table.no(too_far), Refusal::NoSuchPly(5));
}

#[test]
fn e4_back_to_a_move_that_was_not_pressed() {
    let mut table = by(RuleSet::fide_2023()).time(minutes(60)).press().begin();
    table.play("e4").wait(SECOND).san("e5");
    table.wait(SECOND);
    table.ok(Event::Correction(
        Irregularity::Displaced,
        Correction::Back(2),
    ));
    assert!(table.game.must_press(), "Black still has to press");
    table.ok(Event::Resume);
    assert_eq!(table.running(), Some(Black));
    table.ok(Event::Press(Black));
    assert_eq!(table.left(), [60 * MINUTE - SECOND; 2]);
}

#[test]
fn e4_d6_back_in_proportion() {
    // 90 and 60 minutes used after 30 moves, the error made at move 20: 90:30×20 = 60 and 40 minutes.
    let rules = RuleSet::fide_2009();
    for (time, back, left) in [
        (control(40, 120), 40, [60, 80]),
        // At least a minute for each of the moves to the control, at least five minutes.
        (control(40, 95), 58, [11, 37]),
        (minutes(91), 58, [5, 33]),
        // White alone made the 21st move.
        (control(40, 120), 41, [57, 80]),
        (control(40, 120), 0, [120, 120]),
    ] {
        let mut table = by(rules.clone()).time(time.clone()).begin();
        dance(&mut table, 30, [3 * MINUTE, 2 * MINUTE]);
        table.ok(Event::Correction(
            Irregularity::Impossible,
            Correction::BackInProportion(back),
        ));
        assert_eq!(
            table.left(),
            left.map(|left| left * MINUTE),
            "{time:?} to {back}"
        );
        // Once more from there, of what is held to be used now.
        table.ok(Event::Correction(
            Irregularity::Impossible,
            Correction::BackInProportion(back),
        ));
        assert_eq!(
            table.left(),
            left.map(|left| left * MINUTE),
            "{time:?} to {back} again"
        );
    }
    // Nobody gets more than there was: five minutes are more than this game had.
    let mut blitz = by(rules).time(minutes(3)).begin();
    dance(&mut blitz, 2, [SECOND; 2]);
    blitz.ok(Event::Correction(
        Irregularity::Impossible,
        Correction::BackInProportion(2),
    ));
    assert_eq!(blitz.left(), [3 * MINUTE; 2]);
}

#[test]
fn e4_colours_reversed_before_and_after_ten_moves() {
    for rules in RuleSet::editions()
        .into_iter()
        .filter(|rules| rules.id != "code-1988")
    {
        let arbiter_decides = rules.id == "fide-2009";
        let mut table = by(rules).begin();
        let early = "e4 e5 d4 d5 c4 c5 b4 b5 a4 a5 f4 f5 g4 g5 h4 h5 Nf3 Nf6 Nc3";
        table.play(early);
        table.clone().ok(restart(Irregularity::ColoursReversed));
        table.play("Nc6");
        let late = table.clone().event(restart(Irregularity::ColoursReversed));
        if arbiter_decides {
            late.expect("the arbiter may rule so (FIDE 2009, 7.2)");
        } else {
            assert_eq!(late, Err(Refusal::TooLate));
        }
        table.ok(restart(Irregularity::WrongStart));
        assert_eq!(table.game.position().to_fen(), START);
    }
}

#[test]
fn e4_colours_reversed_before_and_after_a_quarter_of_the_time() {
    // A quarter of two hours to the first control.
    let mut table = by(RuleSet::code_1988()).time(control(40, 60)).begin();
    table.wait(20 * MINUTE).san("e4");
    table.wait(10 * MINUTE - 1);
    table.clone().ok(restart(Irregularity::ColoursReversed));
    table.wait(1);
    assert_eq!(
        table.no(restart(Irregularity::ColoursReversed)),
        Refusal::TooLate
    );
    let mut untimed = by(RuleSet::code_1988()).begin();
    dance(&mut untimed, 40, [0; 2]);
    untimed.ok(restart(Irregularity::ColoursReversed));
}

#[test]
fn e4_uscf_ten_move_horizon() {
    for rules in RuleSet::editions() {
        let uscf = rules.id == "uscf";
        let mut rules = rules;
        rules.repetitions_to_end = None;
        let mut table = by(rules).begin();
        dance(&mut table, 11, [0; 2]);
        let back = |what, ply| Event::Correction(what, Correction::Back(ply));
        table.clone().ok(back(Irregularity::IllegalMove, 2));
        let farther = table.clone().event(back(Irregularity::IllegalMove, 1));
        assert_eq!(farther.is_err(), uscf);
        table.ok(back(Irregularity::Displaced, 1));
    }
}

#[test]
fn e4_a_new_game_has_full_clocks_and_no_faults() {
    let mut table = by(RuleSet::fide_2023())
        .time(minutes(60))
        .allow_illegal_moves()
        .begin();
    table.wait(MINUTE).ok(Event::Displace(m("e2e5")));
    table.play("e4");
    table.ok(restart(Irregularity::WrongStart));
    assert_eq!(table.left(), [60 * MINUTE; 2]);
    assert_eq!(table.game.illegal_moves(White), 0);
    assert!(table.game.touched().is_empty());
    assert_eq!(table.game.events().len(), 4, "what happened stays written");
}

#[test]
fn e4_names_change_over_with_the_colours() {
    let mut terms = by(RuleSet::fide_2023());
    terms.names = ["Ada".into(), "Bela".into()];
    let mut table = terms.begin();
    assert_eq!(table.game.names(), ["Ada", "Bela"]);
    table.play("e4").ok(restart(Irregularity::WrongStart));
    assert_eq!(table.game.names(), ["Ada", "Bela"]);
    table.ok(restart(Irregularity::ColoursReversed));
    assert_eq!(table.game.names(), ["Bela", "Ada"]);
    let read = from_json(&to_json(&table.game)).expect("what was written");
    assert_eq!(read.names(), ["Bela", "Ada"]);
    let pgn = game::pgn::write(&game::pgn::of_game(&read));
    assert!(pgn.contains("[White \"Bela\"]"), "{pgn}");
}

#[test]
fn e4_only_in_play() {
    let mut table = by(RuleSet::fide_2023()).time(minutes(60)).begin();
    table.play("e4");
    let mut sealed = table.clone();
    sealed.ok(Event::Seal("e5".into()));
    assert_eq!(
        sealed.no(restart(Irregularity::WrongStart)),
        Refusal::Paused
    );
    table.ok(Event::Declare(Points::Draw));
    for event in [
        restart(Irregularity::WrongStart),
        Event::Correction(Irregularity::IllegalMove, Correction::Back(0)),
        Event::Correction(Irregularity::BoardTurned, Correction::Note),
        Event::TakeBack(1),
    ] {
        assert_eq!(table.no(event), Refusal::Over);
    }
    let mut unborn = game::Game::new(by(RuleSet::fide_2023()));
    assert_eq!(
        unborn.apply(restart(Irregularity::WrongStart), game::Timestamp(0)),
        Err(Refusal::NotStarted)
    );
}
