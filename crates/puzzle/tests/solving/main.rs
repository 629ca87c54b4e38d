//! Solving a puzzle: what is on the board, what is asked for, and what is recorded.

mod help;
mod resumed;
mod runs;

use chess::{Color, Move, Position, Square};
use puzzle::run::RunKind;
use puzzle::solving::{
    Attempt, DEAF, Effect, Hint, Intent, Journal, Phase, Solving, SolvingOptions,
};
use puzzle::{Draw, How, Puzzle, Solution, Verdict};

const START: u64 = 10_000;

/// Two rooks mate in two: 1. Rb7 any 2. Ra8#; Black's king comes from g8.
fn ladder() -> Puzzle {
    let start = Position::from_fen("5k2/8/8/8/8/8/8/RR4K1 b - - 0 1").expect("legal");
    let before = start.parse_uci("f8g8").expect("legal");
    let after = start.after(before);
    let line = moves(&after, "b1b7 g8f8 a1a8");
    Puzzle::new(start, Some(before), Solution::line(&line))
}

/// Wins a queen: 1. Rxd8, nothing else.
fn takes() -> Puzzle {
    let start = Position::from_fen("3q2k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1").expect("legal");
    let line = moves(&start, "d1d8");
    Puzzle::new(start, None, Solution::line(&line))
}

fn moves(position: &Position, uci: &str) -> Vec<Move> {
    let mut position = position.clone();
    let play = |uci| {
        let played = position.parse_uci(uci).expect("legal");
        position.play(played);
        played
    };
    uci.split(' ').map(play).collect()
}

fn mv(solving: &Solving, uci: &str) -> Move {
    solving.position().parse_uci(uci).expect("legal")
}

fn wrong(refutation: Vec<Move>) -> Verdict {
    Verdict::Wrong {
        refutation,
        draw: None,
    }
}

/// The puzzle with the opponent's move made, and the time of that.
fn begun(puzzle: Puzzle, options: SolvingOptions) -> (Solving, u64) {
    let (mut solving, _) = Solving::new(puzzle, &[], options, START);
    solving.act(Intent::Alarm, START + 600);
    (solving, START + 600 + DEAF)
}

fn alarms(effects: &[Effect]) -> Vec<u32> {
    let alarm = |effect: &Effect| match effect {
        Effect::Alarm(millis) => Some(*millis),
        _ => None,
    };
    effects.iter().filter_map(alarm).collect()
}

fn recorded(effects: &[Effect]) -> Option<Attempt> {
    effects.iter().find_map(|effect| match effect {
        Effect::Record(attempt) => Some(*attempt),
        _ => None,
    })
}

/// The attempt gone on with from its saved journal.
fn resumed(solving: &Solving, options: SolvingOptions) -> (Solving, Vec<Effect>) {
    let journal = Journal::from_text(solving.journal().text().to_owned());
    let puzzle = solving.puzzle().clone();
    Solving::resume(puzzle, &[], options, &journal).expect("it was written")
}

#[test]
fn the_opponent_moves_first() {
    let (mut solving, effects) = Solving::new(ladder(), &[], SolvingOptions::default(), START);
    assert_eq!(alarms(&effects), [600]);
    let Effect::Prepare(task) = &effects[0] else {
        panic!("the judge begins at once: {effects:?}");
    };
    assert_eq!(task.mate, Some(2));
    assert_eq!(solving.position(), &solving.puzzle().start);
    assert_eq!(solving.last_move(), None);
    assert!(!solving.can_move());
    assert_eq!(solving.solver(), Color::White);

    let before = solving.puzzle().before.expect("it has one");
    let effects = solving.act(Intent::Alarm, START + 600);
    assert_eq!(effects, [Effect::Played(before)]);
    assert_eq!(solving.last_move(), Some(before));
    assert!(solving.can_move());
    assert_eq!(solving.positions().len(), 2);
    assert_eq!(solving.moves(), [before]);
    assert_eq!(solving.cursor(), 1);
}

#[test]
fn without_such_a_move_the_solver_begins() {
    let (solving, effects) = Solving::new(takes(), &[], SolvingOptions::default(), START);
    assert_eq!(alarms(&effects), Vec::<u32>::new());
    assert!(solving.can_move());
}

#[test]
fn a_new_puzzle_is_deaf_for_a_quarter_of_a_second() {
    let (mut solving, _) = Solving::new(takes(), &[], SolvingOptions::default(), START);
    let best = mv(&solving, "d1d8");
    assert_eq!(solving.act(Intent::Move(best), START + 249), []);
    assert_eq!(solving.phase(), &Phase::Solver);
    assert_ne!(solving.act(Intent::Move(best), START + 250), []);

    // With an opponent's move the quarter begins with the solver's turn, and is over with the first move.
    let (mut solving, _) = Solving::new(ladder(), &[], SolvingOptions::default(), START);
    solving.act(Intent::Alarm, START + 600);
    let first = mv(&solving, "b1b7");
    assert_eq!(solving.act(Intent::Move(first), START + 849), []);
    assert_ne!(solving.act(Intent::Move(first), START + 850), []);
    solving.act(Intent::Alarm, START + 850);
    let second = mv(&solving, "a1a8");
    assert_ne!(solving.act(Intent::Move(second), START + 850), []);
}

#[test]
fn solved_move_by_move_and_recorded_once() {
    let (mut solving, now) = begun(ladder(), SolvingOptions::default());
    let first = mv(&solving, "b1b7");
    let effects = solving.act(Intent::Move(first), now);
    assert_eq!(effects[0], Effect::Played(first));
    let Effect::Prepare(task) = &effects[1] else {
        panic!("{effects:?}");
    };
    assert_eq!(task.mate, Some(1));
    assert_eq!(&**task, solving.task());
    assert_eq!(alarms(&effects), [500]);
    assert!(matches!(solving.phase(), Phase::Opponent(_)));
    assert_eq!(recorded(&effects), None);

    solving.act(Intent::Alarm, now + 500);
    assert!(solving.can_move());
    let last = mv(&solving, "a1a8");
    let effects = solving.act(Intent::Move(last), now + 3_000);
    let attempt = Attempt {
        solved: true,
        helped: false,
        millis: DEAF + 3_000,
    };
    assert_eq!(recorded(&effects), Some(attempt));
    assert_eq!(solving.phase(), &Phase::Done { found: true });
    assert!(solving.is_done());
    assert_eq!(solving.attempt(), Some(attempt));

    // Afterwards every position can be looked at.
    solving.act(Intent::Step(-3), now);
    assert_eq!(solving.cursor(), 1);
    solving.act(Intent::Step(-9), now);
    assert_eq!(solving.cursor(), 0);
    solving.act(Intent::Step(2), now);
    assert_eq!(solving.cursor(), 2);
    solving.act(Intent::Step(9), now);
    assert_eq!(
        solving.position(),
        solving.positions().last().expect("some")
    );
}

#[test]
fn a_wrong_move_is_refuted_on_the_board_and_can_be_tried_again() {
    let (mut solving, now) = begun(ladder(), SolvingOptions::default());
    let bad = mv(&solving, "b1b8");
    let effects = solving.act(Intent::Move(bad), now);
    assert_eq!(effects, [Effect::Played(bad), Effect::Judge(bad)]);
    assert_eq!(solving.phase(), &Phase::Judging(bad));
    assert!(!solving.can_move());

    let after = solving.position().clone();
    let refutation = moves(&after, "g8f7 b8b7");
    let verdict = Verdict::Wrong {
        refutation: refutation.clone(),
        draw: Some(Draw::Repetition),
    };
    let effects = solving.act(Intent::Judged(bad, verdict), now + 40);
    let failed = Attempt {
        solved: false,
        helped: false,
        millis: DEAF + 40,
    };
    assert_eq!(recorded(&effects), Some(failed));
    // What the judge took is no pause besides.
    assert_eq!(alarms(&effects), [160]);
    assert_eq!(solving.misses(), 1);
    // It is played on the board, half-move by half-move; meanwhile nothing else can be looked at.
    solving.act(Intent::Step(-1), now);
    assert_eq!(solving.cursor(), 2);
    let effects = solving.act(Intent::Alarm, now + 540);
    assert_eq!(effects, [Effect::Played(refutation[0]), Effect::Alarm(500)]);
    let effects = solving.act(Intent::Alarm, now + 1_040);
    assert_eq!(effects, [Effect::Played(refutation[1])]);
    assert_eq!(solving.act(Intent::Alarm, now + 2_000), []);
    let Phase::Wrong {
        played,
        shown,
        draw,
        ..
    } = solving.phase()
    else {
        panic!("{:?}", solving.phase());
    };
    assert_eq!((*played, *shown, *draw), (bad, 2, Some(Draw::Repetition)));
    solving.act(Intent::Step(-1), now);
    assert_eq!(solving.cursor(), 3);

    solving.act(Intent::Retry, now);
    assert_eq!(solving.cursor(), 1);
    assert!(solving.can_move());
    // The verdict is known by now; the second failure is not recorded.
    let effects = solving.act(Intent::Move(bad), now + 5_000);
    assert_eq!(effects, [Effect::Played(bad), Effect::Alarm(200)]);
    assert_eq!(solving.misses(), 2);
    solving.act(Intent::Retry, now);
    for uci in ["b1b7", "a1a8"] {
        let right = mv(&solving, uci);
        assert_eq!(
            recorded(&solving.act(Intent::Move(right), now + 9_000)),
            None
        );
        solving.act(Intent::Alarm, now + 9_000);
    }
    assert_eq!(solving.phase(), &Phase::Done { found: true });
    assert_eq!(solving.attempt(), Some(failed));
}

#[test]
fn a_move_without_refutation_needs_no_alarm() {
    let (mut solving, now) = begun(takes(), SolvingOptions::default());
    let bad = mv(&solving, "g1h1");
    solving.act(Intent::Move(bad), now);
    let effects = solving.act(Intent::Judged(bad, wrong(Vec::new())), now);
    assert_eq!(alarms(&effects), Vec::<u32>::new());
    solving.act(Intent::Step(-1), now);
    assert_eq!(solving.cursor(), 0);
}

#[test]
fn verdicts_that_come_early_are_kept_and_those_of_other_moves_change_nothing() {
    let (mut solving, now) = begun(takes(), SolvingOptions::default());
    let (bad, other) = (mv(&solving, "g1h1"), mv(&solving, "g1f1"));
    assert_eq!(solving.act(Intent::Judged(bad, wrong(Vec::new())), now), []);
    assert_eq!(solving.phase(), &Phase::Solver);
    let effects = solving.act(Intent::Move(bad), now);
    assert!(recorded(&effects).is_some());
    assert!(!effects.contains(&Effect::Judge(bad)));

    let (mut solving, now) = begun(takes(), SolvingOptions::default());
    solving.act(Intent::Move(bad), now);
    assert_eq!(
        solving.act(Intent::Judged(other, wrong(Vec::new())), now),
        []
    );
    assert_eq!(solving.phase(), &Phase::Judging(bad));
    // A move that is no attempt leaves everything as it was.
    assert_eq!(
        solving.act(Intent::Judged(bad, Verdict::NoAttempt), now),
        []
    );
    assert!(solving.can_move());
    assert_eq!(solving.moves().len(), 0);
}

#[test]
fn an_equal_move_that_is_not_stored_goes_on_from_where_it_leads() {
    let (mut solving, now) = begun(ladder(), SolvingOptions::default());
    let equal = mv(&solving, "a1a7");
    solving.act(Intent::Move(equal), now);
    let reply = solving.position().parse_uci("g8f8").expect("legal");
    let verdict = Verdict::Right {
        how: How::EqualMate,
        reply,
    };
    let effects = solving.act(Intent::Judged(equal, verdict), now);
    assert_eq!(alarms(&effects), [500]);
    solving.act(Intent::Alarm, now + 500);
    assert!(solving.task().solution.is_end());
    // There is a mate that nobody has stored: the judge tells it.
    assert_eq!(solving.act(Intent::Solution, now + 600), [Effect::Best]);
    let mate = mv(&solving, "b1b8");
    let effects = solving.act(Intent::Best(vec![mate]), now + 600);
    assert_eq!(alarms(&effects), [500]);
    assert_eq!(solving.phase(), &Phase::Showing(vec![mate]));
    solving.act(Intent::Alarm, now + 1_100);
    assert!(solving.position().is_checkmate());
    assert_eq!(solving.phase(), &Phase::Done { found: false });
}

#[test]
fn a_slower_win_is_no_failure() {
    let (mut solving, now) = begun(takes(), SolvingOptions::default());
    let slow = mv(&solving, "d1d7");
    solving.act(Intent::Move(slow), now);
    let best = moves(&solving.puzzle().start, "d1d8");
    let verdict = Verdict::Slower {
        best: best.clone(),
        played: vec![slow],
    };
    let effects = solving.act(Intent::Judged(slow, verdict.clone()), now);
    assert_eq!(effects, []);
    let phase = Phase::Slower {
        best: best.clone(),
        played: vec![slow],
    };
    assert_eq!(solving.phase(), &phase);
    assert_eq!((solving.misses(), solving.attempt()), (0, None));
    solving.act(Intent::Retry, now);
    let effects = solving.act(Intent::Move(best[0]), now);
    let attempt = recorded(&effects).expect("solved");
    assert!(attempt.solved && attempt.helped);
}

#[test]
fn a_move_can_wait_for_confirmation() {
    let confirm = SolvingOptions {
        confirm: true,
        ..SolvingOptions::default()
    };
    let (mut solving, now) = begun(ladder(), SolvingOptions::default());
    solving.confirm(true);
    let other = begun(ladder(), confirm).0;
    assert_eq!(solving, other);
    let bad = mv(&solving, "b1b8");
    assert_eq!(solving.act(Intent::Move(bad), now), []);
    assert_eq!(solving.phase(), &Phase::Unconfirmed(bad));
    assert_eq!(solving.last_move(), Some(bad));
    assert_eq!(solving.act(Intent::Cancel, now), []);
    assert!(solving.can_move());
    assert_eq!(solving.moves().len(), 1);
    assert_eq!(solving.act(Intent::Confirm, now), []);

    // Another move can be made at once.
    let right = mv(&solving, "b1b7");
    solving.act(Intent::Move(right), now);
    // A double tap is no confirmation.
    assert_eq!(solving.act(Intent::Confirm, now + DEAF - 1), []);
    assert_eq!(solving.phase(), &Phase::Unconfirmed(right));
    let effects = solving.act(Intent::Confirm, now + DEAF);
    assert_eq!(effects[0], Effect::Played(right));
    assert_eq!(solving.moves().len(), 2);
    assert!(matches!(solving.phase(), Phase::Opponent(_)));
}

/// A mate in one, 1. Rb8#, of a rook that can take its time.
fn back_rank() -> Puzzle {
    let start = Position::from_fen("6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1").expect("legal");
    let line = moves(&start, "b1b8");
    Puzzle::new(start, None, Solution::line(&line))
}

#[test]
fn right_so_far_is_told_until_the_next_move() {
    let (mut solving, now) = begun(ladder(), SolvingOptions::default());
    assert!(!solving.goes_on());
    let first = mv(&solving, "b1b7");
    solving.act(Intent::Move(first), now);
    solving.act(Intent::Alarm, now);
    assert!(solving.goes_on());
    let bad = mv(&solving, "b7c7");
    solving.act(Intent::Move(bad), now);
    solving.act(Intent::Judged(bad, wrong(Vec::new())), now);
    assert!(!solving.goes_on());
    solving.act(Intent::Retry, now);
    assert!(!solving.goes_on());
}

#[test]
fn what_is_not_the_time_for_does_nothing() {
    let (mut solving, now) = begun(ladder(), SolvingOptions::default());
    let before = solving.clone();
    for intent in [
        Intent::Confirm,
        Intent::Cancel,
        Intent::Retry,
        Intent::Alarm,
    ] {
        assert_eq!(solving.act(intent, now), []);
    }
    let illegal = Move::new(chess::Square::A1, chess::Square::H8, None);
    assert_eq!(solving.act(Intent::Move(illegal), now), []);
    assert_eq!(solving, before);
}

#[test]
fn castling_is_marked_where_the_king_goes() {
    let start = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").expect("legal");
    let line = moves(&start, "e1g1");
    let puzzle = Puzzle::new(start, None, Solution::line(&line));
    let (mut solving, now) = begun(puzzle, SolvingOptions::default());
    assert_eq!(solving.last_move_squares(), None);
    solving.act(Intent::Move(line[0]), now);
    assert_eq!(solving.last_move(), Some(line[0]));
    assert_eq!(
        solving.last_move_squares(),
        Some((Square::E1, Square::G1)),
        "the move names the rook"
    );
}
