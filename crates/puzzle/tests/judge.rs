//! The judge by a table of positions, one row a case.

use chess::{Move, Position};
use engine::{Control, Host, Info, NoHost};
use puzzle::{
    Analyst, Check, EngineAnalyst, JudgeSettings, Preparation, Puzzle, Root, Solution, Step, Task,
    Verdict, check,
};

/// A puzzle of its position and its solution in UCI.
fn puzzle(fen: &str, solution: &str) -> Puzzle {
    let start = Position::from_fen(fen).expect("a position of the table");
    let mut position = start.clone();
    let play = |uci: &str| {
        let mv = position.parse_uci(uci).expect("legal");
        position.play(mv);
        mv
    };
    let line: Vec<Move> = solution.split_whitespace().map(play).collect();
    Puzzle::new(start, None, Solution::line(&line))
}

fn judge(task: Task) -> Preparation {
    Preparation::new(task, JudgeSettings::default())
}

fn analyst() -> EngineAnalyst<NoHost> {
    EngineAnalyst::new(NoHost)
}

/// A verdict in a word and the lines that belong to it.
fn told(position: &Position, mv: Move, verdict: &Verdict) -> String {
    let line = |from: &Position, line: &[Move]| {
        let mut position = from.clone();
        let name = |&mv: &Move| {
            let uci = position.to_uci(mv).to_string();
            position.play(mv);
            [" ", &uci].concat()
        };
        line.iter().map(name).collect::<String>()
    };
    match verdict {
        Verdict::Solved(how) => format!("solved: {how:?}"),
        Verdict::Right { how, reply } => {
            let reply = line(&position.after(mv), &[*reply]);
            format!("right: {how:?}{reply}")
        }
        Verdict::Slower { best, .. } => format!("slower than{}", line(position, &best[..1])),
        Verdict::Wrong {
            refutation,
            draw: None,
        } => format!("wrong:{}", line(&position.after(mv), refutation)),
        Verdict::Wrong {
            draw: Some(draw), ..
        } => format!("wrong: {draw:?}"),
        Verdict::NoAttempt => "no attempt".into(),
    }
}

const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1";
const LADDER: &str = "5k2/8/R7/8/8/8/8/1R5K w - - 0 1";
const SMOTHERED: &str = "5r1k/6pp/8/6N1/2Q5/8/8/6K1 w - - 0 1";
const CASTLING: &str = "5k2/8/8/8/8/8/4R1R1/4K2R w K - 0 1";
const UNDERPROMOTION: &str = "6bn/5P1k/5K1p/8/8/8/8/8 w - - 0 1";
const CASTLES: &str = "8/8/3k4/8/8/8/1r6/R3K3 w Q - 0 1";
const FORK: &str = "r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1";
const STALEMATE: &str = "k7/8/8/2K5/8/8/8/1Q6 w - - 0 1";
const TWO_QUEENS: &str = "q3k2q/8/8/8/8/8/8/R3K2R w KQ - 0 1";
const SAVED: &str = "8/8/3k4/8/8/8/1p6/1K3B2 w - - 0 1";

/// FEN, solution, move, verdict.
#[rustfmt::skip]
const TABLE: &[(&str, &str, &str, &str)] = &[
    // Mate at any step, whatever is stored.
    (BACK_RANK, "b1b8", "b1b8", "solved: Mates"),
    (BACK_RANK, "b1b7", "b1b8", "solved: Mates"),
    (BACK_RANK, "b1b8", "b1b7", "slower than b1b8"),
    // Stored, and mates in as many moves.
    (LADDER, "a6a7 f8e8 b1b8", "a6a7", "right: Stored f8e8"),
    (LADDER, "a6a7 f8e8 b1b8", "b1b7", "right: EqualMate f8e8"),
    (LADDER, "a6a7 f8e8 b1b8", "b1b2", "slower than a6a7"),
    (SMOTHERED, "g5f7 h8g8 f7h6 g8h8 c4g8 f8g8 h6f7", "g5f7", "right: Stored h8g8"),
    (SMOTHERED, "g5f7 h8g8 f7h6 g8h8 c4g8 f8g8 h6f7", "c4f7", "wrong: f8f7 g5f7 h8g8"),
    (SMOTHERED, "g5f7 h8g8 f7h6 g8h8 c4g8 f8g8 h6f7", "c4f1", "wrong: f8f1 g1f1 h8g8"),
    // Castling, written both ways.
    (CASTLING, "e1g1", "e1g1", "solved: Mates"),
    (CASTLING, "e1h1", "h1f1", "solved: Mates"),
    (CASTLES, "e1c1 d6c6 c1b2", "e1a1", "right: Stored d6c6"),
    (CASTLES, "e1a1 d6c6 c1b2", "e1c1", "right: Stored d6c6"),
    (CASTLES, "e1a1 d6c6 c1b2", "a1d1", "wrong: d6…"),
    // The piece that a pawn becomes is part of the move.
    (UNDERPROMOTION, "f7f8n", "f7f8n", "solved: Mates"),
    (UNDERPROMOTION, "f7f8n", "f7f8q", "slower than f7f8n"),
    ("8/5k1P/8/8/8/8/8/K7 w - - 0 1", "h7h8q", "h7h8n", "wrong: DeadPosition"),
    ("8/5k1P/8/8/8/8/8/K7 w - - 0 1", "h7h8q", "h7h8q", "solved: Stored"),
    ("8/5k1P/8/8/8/8/8/K7 w - - 0 1", "h7h8q", "h7h8r", "solved: EqualWin"),
    // Wrong by the reply.
    (FORK, "d5c7 e8d7 c7a8", "d5c7", "right: Stored e8d7"),
    (FORK, "d5c7 e8d7 c7a8", "d5b6", "wrong: a8…"),
    (FORK, "d5c7 e8d7 c7a8", "d5d6", "no attempt"),
    (FORK, "d5c7 e8d7 c7a8", "a8a1", "no attempt"),
    (FORK, "d5c7 e8d7 c7a8", "d5d5", "no attempt"),
    // Wrong by the laws.
    (STALEMATE, "c5c6 a8a7 b1b7", "c5c6", "right: Stored a8a7"),
    (STALEMATE, "c5c6 a8a7 b1b7", "b1b6", "wrong: Stalemate"),
    ("6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 99 80", "b1b8", "b1b7", "wrong: FiftyMoves"),
    // As good as what is stored; and a draw is as good as a draw.
    (TWO_QUEENS, "a1a8 e8d7 a8h8", "h1h8", "solved: EqualWin"),
    (SAVED, "f1d3", "b1b2", "solved: EqualWin"),
];

/// A move by its name in UCI, legal or not.
fn named(position: &Position, uci: &str) -> Move {
    let square = |at: &str| at.parse().expect("a square");
    (position.parse_uci(uci))
        .unwrap_or_else(|_| Move::new(square(&uci[..2]), square(&uci[2..4]), None))
}

#[test]
fn verdicts() {
    let mut analyst = analyst();
    for &(fen, solution, mv, expected) in TABLE {
        let puzzle = puzzle(fen, solution);
        let position = puzzle.position();
        let mv = named(&position, mv);
        let mut judge = judge(Task::new(&puzzle, &[]));
        let verdict = judge.verdict(mv, &mut analyst).expect("nobody stops it");
        let told = told(&position, mv, &verdict);
        // If many lines refute a move, only their beginning is expected.
        match expected.strip_suffix('…') {
            Some(beginning) => assert!(told.starts_with(beginning), "{fen} {mv:?}: {told}"),
            None => assert_eq!(told, expected, "{fen} {mv:?}"),
        }
        assert_eq!(judge.ready(mv), Some(&verdict));
        let failure = expected.starts_with("wrong");
        assert_eq!(verdict.is_failure(), failure, "{fen} {mv:?}");
        let right = expected.starts_with("right") || expected.starts_with("solved");
        assert_eq!(verdict.is_right(), right, "{fen} {mv:?}");
    }
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

/// FEN, solution; moves, first choices, mating moves, equal mates; flaws.
#[rustfmt::skip]
const CHECKED: &[(&str, &str, [u32; 4], &str)] = &[
    (BACK_RANK, "b1b8", [1, 1, 1, 0], "[]"),
    (LADDER, "a6a7 f8e8 b1b8", [2, 1, 2, 1], "[]"),
    (FORK, "d5c7 e8d7 c7a8", [2, 2, 0, 0], "[]"),
    (FORK, "d5b6 a8b8 b6c4", [2, 0, 0, 0], "[NotBest { number: 1, stored: d5b6, best: Some(d5c7), fails: true }]"),
    (LADDER, "b1b2 f8e8 b2b7 e8d8 a6a8", [3, 2, 3, 3], "[ShorterMate { number: 1, stored: 3, shortest: 2 }]"),
    (BACK_RANK, "b1b7", [1, 0, 0, 0], "[]"),
];

#[test]
fn puzzles_are_checked_blindly() {
    let mut all = Check::default();
    for &(fen, solution, counts, flaws) in CHECKED {
        let puzzle = puzzle(fen, solution);
        let found = check(&puzzle, JudgeSettings::default(), &mut analyst());
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
