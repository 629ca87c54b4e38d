//! The judge: its table of positions, and what a table cannot say.

use chess::Position;
use engine::{Control, Host, Info, NoHost};
use protocol::LineError;
use puzzle::{
    Analyst, Check, EngineAnalyst, JudgeSettings, Preparation, Puzzle, Root, Solution, Step, Task,
    Verdict, check,
};

#[path = "common/judge_table.rs"]
mod judge_table;
use judge_table::{BACK_RANK, FORK, LADDER, named, puzzle, told};

fn judge(task: Task) -> Preparation {
    Preparation::new(task, JudgeSettings::default())
}

fn analyst() -> EngineAnalyst<NoHost> {
    EngineAnalyst::new(NoHost)
}

#[test]
fn verdicts() {
    judge_table::assert_verdicts();
}

#[test]
fn slower_shows_both_lines() {
    let puzzle = puzzle(LADDER, "a6a7 f8e8 b1b8");
    let mut judge = judge(Task::new(&puzzle, &[]));
    let slow = named(&puzzle.position(), "b1b2");
    let verdict = judge.verdict(slow, &mut analyst());
    let Some(Verdict::Slower { best, played }) = verdict else {
        panic!("{verdict:?}");
    };
    assert_eq!(best, puzzle.solution.main_line());
    assert_eq!(played[0], slow);
    assert!(played.len() > 2, "{played:?}");
}

#[test]
fn a_mate_that_is_not_stored_goes_on() {
    let puzzle = puzzle(LADDER, "a6a7 f8e8 b1b8");
    let first = Task::new(&puzzle, &[]);
    assert_eq!(first.mate, Some(2));
    let stored = first.next(
        named(&puzzle.position(), "a6a7"),
        puzzle.solution.moves[0].reply.expect("there is one"),
    );
    assert_eq!((stored.mate, stored.solution.solver_moves()), (Some(1), 1));

    let mut analyst = analyst();
    let other = named(&puzzle.position(), "b1b7");
    let verdict = judge(first.clone()).verdict(other, &mut analyst);
    let Some(Verdict::Right { reply, .. }) = verdict else {
        panic!("{verdict:?}");
    };
    let task = first.next(other, reply);
    assert_eq!(task.mate, Some(1));
    assert!(task.solution.is_end());
    assert_eq!(task.root.history.len(), 2);
    for (uci, expected) in [("a6a8", "solved: Mates"), ("a6a1", "slower than a6a8")] {
        let mv = named(&task.root.position, uci);
        let mut judge = judge(task.clone());
        let verdict = judge.verdict(mv, &mut analyst).expect("nobody stops it");
        assert_eq!(told(&task.root.position, mv, &verdict), expected);
    }
}

#[test]
fn a_task_sent_as_a_game_is_the_same() {
    let puzzle = puzzle(LADDER, "a6a7 f8e8 b1b8");
    let first = Task::new(&puzzle, &[7]);
    let (played, reply) = (
        named(&puzzle.position(), "a6a7"),
        puzzle.solution.moves[0].reply,
    );
    let next = first.next(played, reply.expect("there is one"));
    let sent = first.to_message().next("a6a7", "f8e8");
    assert_eq!(sent.line.moves, ["a6a7", "f8e8"]);
    assert_eq!(Task::from_message(&sent), Ok(next));

    // What is no game or no solution of it is told with its place.
    let mut bad = first.to_message();
    bad.solution[0][2] = "b1c8".into();
    let error = Task::from_message(&bad).expect_err("a rook does not move so");
    assert!(matches!(error, LineError::Move { index: 2, .. }), "{error}");
    bad.line.fen.clear();
    let error = Task::from_message(&bad).expect_err("nothing is no position");
    assert!(matches!(error, LineError::Fen(_)), "{error}");
}

#[test]
fn a_line_that_ends_in_the_opponents_mate_is_no_task_to_mate() {
    let puzzle = puzzle("6k1/5ppp/8/8/8/7P/5PP1/1R4K1 w - - 0 1", "b1b7");
    assert_eq!(Task::new(&puzzle, &[]).mate, None);
}

#[test]
fn the_game_before_the_puzzle_decides_about_repetition() {
    let ladder = puzzle(LADDER, "a6a7 f8e8 b1b8");
    let position = ladder.position();
    let mv = named(&position, "b1b2");
    let there = position.after(mv).key();
    let mut analyst = analyst();
    for (history, expected) in [
        (vec![there], "slower than a6a7"),
        (vec![there, 1, there], "wrong: Repetition"),
    ] {
        let mut judge = judge(Task::new(&ladder, &history));
        let verdict = judge.verdict(mv, &mut analyst).expect("nobody stops it");
        assert_eq!(told(&position, mv, &verdict), expected);
    }

    // The opponent's move before the puzzle belongs to the past, too; an irreversible one makes an end of it.
    let key = position.key();
    for (uci, remembered) in [("b1b7", 2), ("h2h3", 0)] {
        let start = Position::from_fen("5k2/8/R7/8/8/8/7P/1R5K w - - 0 1").expect("legal");
        let before = named(&start, uci);
        let puzzle = Puzzle::new(start, Some(before), Solution::default());
        assert_eq!(Task::new(&puzzle, &[key]).root.history.len(), remembered);
    }
}

/// A host that a function stops, by the nodes searched so far: none where a search is about to begin.
struct Polled<F>(F);

impl<F: FnMut(u64) -> bool> Host for Polled<F> {
    fn poll(&mut self, nodes: u64) -> Control {
        [Control::Continue, Control::Stop][usize::from((self.0)(nodes))]
    }

    fn iteration(&mut self, _: &Info) -> Control {
        Control::Continue
    }
}

#[test]
fn no_verdict_depends_on_the_order_of_work() {
    for (fen, solution) in [(FORK, "d5c7 e8d7 c7a8"), (LADDER, "a6a7 f8e8 b1b8")] {
        let puzzle = puzzle(fen, solution);
        let position = puzzle.position();
        let mut prepared = judge(Task::new(&puzzle, &[]));
        let mut stopped = false;
        let mut interrupted = EngineAnalyst::new(Polled(|nodes| {
            stopped ^= nodes == 0;
            stopped
        }));
        let (mut steps, mut stops) = (0, 0);
        loop {
            match prepared.step(&mut interrupted) {
                Step::More => steps += 1,
                Step::Stopped => stops += 1,
                Step::Done => break,
            }
        }
        assert_eq!(steps + 1, position.legal_moves().len(), "{fen}");
        assert!(stops > steps / 2, "{stops}");
        assert_eq!(prepared.step(&mut interrupted), Step::Done);

        let mut asked = judge(Task::new(&puzzle, &[]));
        let mut analyst = analyst();
        for &mv in position.legal_moves().iter().rev() {
            assert_eq!(asked.ready(mv), None);
            let verdict = asked.verdict(mv, &mut analyst);
            assert_eq!(prepared.ready(mv), verdict.as_ref(), "{fen} {mv:?}");
        }
    }
}

#[test]
fn captures_and_checks_are_judged_first() {
    let fork = puzzle(FORK, "d5c7 e8d7 c7a8");
    let mut prepared = judge(Task::new(&fork, &[]));
    let mut analyst = analyst();
    for ready in [1, 2] {
        assert_eq!(prepared.step(&mut analyst), Step::More);
        let checks = ["d5c7", "d5f6"].map(|uci| named(&fork.position(), uci));
        let found = checks.iter().filter(|&&mv| prepared.ready(mv).is_some());
        assert_eq!(found.count(), ready);
    }
}

#[test]
fn a_search_that_its_host_stops_tells_nothing() {
    let root = Root::new(Position::default());
    for (polls, answers) in [(1_u32, false), (3, false), (1_000, true)] {
        let mut left = polls;
        let mut analyst = EngineAnalyst::new(Polled(|_| {
            left = left.saturating_sub(1);
            left == 0
        }));
        let lines = analyst.analyse(&root, 2, None, 20_000);
        assert_eq!(lines.is_some(), answers, "{polls}");
        assert!(lines.is_none_or(|lines| lines.len() == 2));
    }
    // The same question has the same answer, whatever was asked before.
    let mut analyst = analyst();
    let first = analyst.analyse(&root, 2, None, 20_000);
    let only = [named(&root.position, "a2a3")];
    let other = analyst
        .analyse(&root.after(only[0]), 1, None, 10_000)
        .expect("nobody stops it");
    assert_eq!(other.len(), 1);
    assert_eq!(analyst.analyse(&root, 2, None, 20_000), first);
    let lines = analyst.analyse(&root, 2, Some(&only), 5_000);
    assert_eq!(lines.expect("nobody stops it")[0].moves[0], only[0]);
}

/// FEN, solution; moves, moves that none is better than, mating moves, equal mates; flaws.
#[rustfmt::skip]
const CHECKED: &[(&str, &str, [u32; 4], &str)] = &[
    (BACK_RANK, "b1b8", [1, 1, 1, 0], "[]"),
    (LADDER, "a6a7 f8e8 b1b8", [2, 2, 2, 1], "[]"),
    (FORK, "d5c7 e8d7 c7a8", [2, 2, 0, 0], "[]"),
    (FORK, "d5b6 a8b8 b6c4", [2, 0, 0, 0], "[NotBest { number: 1, stored: d5b6, best: Some(d5c7), fails: true }]"),
    (LADDER, "b1b2 f8e8 b2b7 e8d8 a6a8", [3, 3, 3, 3], "[ShorterMate { number: 1, stored: 3, shortest: 2 }]"),
    (BACK_RANK, "b1b7", [1, 0, 0, 0], "[]"),
];

#[test]
fn puzzles_are_checked_blindly() {
    let mut all = Check::default();
    for &(fen, solution, counts, flaws) in CHECKED {
        let puzzle = puzzle(fen, solution);
        let found = check(&puzzle, JudgeSettings::default(), None, &mut analyst());
        let found = found.expect("nobody stops it");
        let counted = [
            found.moves,
            found.first_choice,
            found.mating,
            found.equal_mates,
        ];
        assert_eq!(counted, counts, "{fen} {solution}");
        assert_eq!(
            found.equal_mates_accepted, found.equal_mates,
            "{fen} {solution}"
        );
        assert_eq!(format!("{:?}", found.flaws), flaws, "{fen} {solution}");
        all.add(found);
    }
    let sum = |column: usize| CHECKED.iter().map(|row| row.2[column]).sum();
    assert_eq!(
        [all.moves, all.first_choice, all.mating, all.equal_mates],
        [0, 1, 2, 3].map(sum)
    );
    assert_eq!((all.equal_mates_accepted, all.flaws.len()), (sum(3), 2));
}
