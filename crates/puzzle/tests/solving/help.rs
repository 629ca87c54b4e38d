//! Hints and the solution.

use super::*;

#[test]
fn hints_come_in_two_steps_and_are_told() {
    let (mut solving, now) = begun(ladder(), SolvingOptions::default());
    assert_eq!(solving.hint(), None);
    let first = mv(&solving, "b1b7");
    solving.act(Intent::Hint(None), now);
    assert_eq!(solving.hint(), Some(Hint::Piece(first)));
    solving.act(Intent::Hint(None), now);
    solving.act(Intent::Hint(None), now);
    assert_eq!(solving.hint(), Some(Hint::Move(first)));
    solving.act(Intent::Move(first), now);
    assert_eq!(solving.hint(), None);
    solving.act(Intent::Alarm, now);
    assert_eq!(solving.hint(), None);
    let last = mv(&solving, "a1a8");
    let effects = solving.act(Intent::Move(last), now);
    let attempt = recorded(&effects).expect("solved");
    assert!(attempt.solved && attempt.helped);
}

#[test]
fn the_first_hint_may_be_a_move_that_tempts_and_is_wrong() {
    let (mut solving, now) = begun(ladder(), SolvingOptions::default());
    let [first, decoy, other] = ["b1b7", "b1b8", "g1h1"].map(|uci| mv(&solving, uci));
    let reply = moves(&solving.position().after(decoy), "g8f7");
    solving.act(Intent::Judged(decoy, wrong(reply.clone())), now);
    assert_eq!(solving.refutation(decoy), Some(&reply[..]));
    // One that has not been judged wrong is no hint.
    let mut without = solving.clone();
    without.act(Intent::Hint(Some(other)), now);
    assert_eq!(without.hint(), Some(Hint::Piece(first)));
    for expected in [
        Hint::Decoy(decoy),
        Hint::Piece(first),
        Hint::Move(first),
        Hint::Move(first),
    ] {
        solving.act(Intent::Hint(Some(decoy)), now);
        assert_eq!(solving.hint(), Some(expected));
        assert_eq!(
            resumed(&solving, SolvingOptions::default()).0.hint(),
            Some(expected)
        );
    }
    // The next task begins anew.
    solving.act(Intent::Move(first), now);
    solving.act(Intent::Alarm, now);
    solving.act(Intent::Hint(None), now);
    let last = mv(&solving, "a1a8");
    assert_eq!(solving.hint(), Some(Hint::Piece(last)));
}

#[test]
fn no_hint_is_given_on_a_position_that_is_only_looked_at() {
    let (mut solving, now) = begun(ladder(), SolvingOptions::default());
    solving.act(Intent::Step(-1), now);
    assert!(!solving.can_move());
    let looked_at = solving.clone();
    solving.act(Intent::Hint(None), now);
    let first = solving.task().solution.moves[0].played;
    assert_eq!(solving.act(Intent::Move(first), now), []);
    assert_eq!(solving, looked_at);
    solving.act(Intent::Step(1), now);
    assert!(solving.can_move());
}

#[test]
fn a_hint_needs_a_move_to_tell_of() {
    let start = Position::from_fen("3q2k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1").expect("legal");
    let nothing = Puzzle::new(start, None, Solution::default());
    let (mut solving, now) = begun(nothing, SolvingOptions::default());
    solving.act(Intent::Hint(None), now);
    assert_eq!(solving.hint(), None);
    assert_eq!(solving.act(Intent::Solution, now), [Effect::Best]);
    assert_eq!(solving.act(Intent::Best(Vec::new()), now), []);
    assert!(solving.can_move());
    let best = mv(&solving, "d1d8");
    solving.act(Intent::Judged(best, Verdict::Solved(How::EqualWin)), now);
    solving.act(Intent::Hint(None), now);
    assert_eq!(solving.hint(), Some(Hint::Piece(best)));
}

#[test]
fn the_solution_is_played_and_counts_as_a_failure() {
    let (mut solving, now) = begun(ladder(), SolvingOptions::default());
    let effects = solving.act(Intent::Solution, now);
    assert!(recorded(&effects).is_some_and(|attempt| !attempt.solved));
    assert_eq!(alarms(&effects), [500]);
    let mut shown = Vec::new();
    for left in (0..3).rev() {
        for effect in solving.act(Intent::Alarm, now) {
            match effect {
                Effect::Played(mv) => shown.push(mv),
                Effect::Alarm(millis) => assert_eq!((millis, left > 0), (500, true)),
                effect => panic!("{effect:?}"),
            }
        }
    }
    assert_eq!(shown, solving.puzzle().solution.main_line());
    assert_eq!(solving.phase(), &Phase::Done { found: false });
    assert_eq!(solving.misses(), 0);
    assert_eq!(solving.act(Intent::Alarm, now), []);
}

#[test]
fn the_solution_after_a_wrong_move_begins_where_the_solver_was() {
    let (mut solving, now) = begun(ladder(), SolvingOptions::default());
    let bad = mv(&solving, "b1b8");
    solving.act(Intent::Move(bad), now);
    solving.act(Intent::Judged(bad, wrong(Vec::new())), now);
    let effects = solving.act(Intent::Solution, now);
    assert_eq!(recorded(&effects), None);
    assert_eq!(solving.cursor(), 1);
    solving.act(Intent::Alarm, now);
    assert_eq!(
        solving.last_move(),
        Some(solving.puzzle().solution.main_line()[0])
    );
}

#[test]
fn a_mate_of_which_only_the_length_is_known_can_be_shown() {
    let start = Position::from_fen("6k1/8/8/8/8/8/8/RR4K1 w - - 0 1").expect("legal");
    let mut puzzle = Puzzle::new(start, None, Solution::default());
    puzzle.mate_in = Some(2);
    let (mut solving, now) = begun(puzzle, SolvingOptions::default());
    assert_eq!(solving.task().mate, Some(2));
    assert_eq!(solving.act(Intent::Solution, now), [Effect::Best]);
    let line = moves(solving.position(), "a1a7 g8f8 b1b8");
    solving.act(Intent::Best(line.clone()), now);
    // A line that comes twice changes nothing.
    assert_eq!(solving.act(Intent::Best(line), now), []);
    for _ in 0..3 {
        solving.act(Intent::Alarm, now);
    }
    assert!(solving.position().is_checkmate());
    assert!(solving.is_done());
}

#[test]
fn help_is_told_at_whatever_try() {
    let (mut solving, now) = begun(takes(), SolvingOptions::default());
    assert!(!solving.is_helped());
    let bad = mv(&solving, "g1h1");
    solving.act(Intent::Move(bad), now);
    solving.act(Intent::Judged(bad, wrong(Vec::new())), now);
    solving.act(Intent::Retry, now);
    solving.act(Intent::Hint(None), now);
    assert!(solving.is_helped());
    // The first attempt had ended without.
    assert!(solving.attempt().is_some_and(|attempt| !attempt.helped));
}
