//! The judge by a table of positions, one row a case: judged natively and in wasm, with the same verdicts.

use chess::{Move, Position};
use engine::NoHost;
use puzzle::{EngineAnalyst, JudgeSettings, Preparation, Puzzle, Solution, Task, Verdict};

/// A puzzle of its position and its solution in UCI.
pub fn puzzle(fen: &str, solution: &str) -> Puzzle {
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

/// A verdict in a word and the lines that belong to it.
pub fn told(position: &Position, mv: Move, verdict: &Verdict) -> String {
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

pub const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1";
pub const LADDER: &str = "5k2/8/R7/8/8/8/8/1R5K w - - 0 1";
pub const SMOTHERED: &str = "5r1k/6pp/8/6N1/2Q5/8/8/6K1 w - - 0 1";
pub const CASTLING: &str = "5k2/8/8/8/8/8/4R1R1/4K2R w K - 0 1";
pub const UNDERPROMOTION: &str = "6bn/5P1k/5K1p/8/8/8/8/8 w - - 0 1";
pub const CASTLES: &str = "8/8/3k4/8/8/8/1r6/R3K3 w Q - 0 1";
pub const FORK: &str = "r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1";
pub const STALEMATE: &str = "k7/8/8/2K5/8/8/8/1Q6 w - - 0 1";
pub const TWO_QUEENS: &str = "q3k2q/8/8/8/8/8/8/R3K2R w KQ - 0 1";
pub const SAVED: &str = "8/8/3k4/8/8/8/1p6/1K3B2 w - - 0 1";
/// The Saavedra position before its last point.
pub const SAAVEDRA: &str = "8/2P5/8/8/3r4/8/2K5/k7 w - - 0 1";
/// The rook of the side that is lost gives itself up with stalemate for as long as there is a queen.
pub const DESPERADO: &str = "6R1/P7/8/8/8/7p/r6k/5K2 w - - 0 1";
pub const KNIGHT_FIRST: &str = "8/1P1k4/5p2/1K1Pp1p1/2N1P1P1/8/8/7r w - - 0 1";
pub const QUIET: &str = "2r3k1/6p1/p2q1R1p/3pp3/3P1p1R/3Q3P/PP3PP1/6K1 b - - 0 1";
pub const OPPOSITION: &str = "8/3k4/8/8/2K5/3P4/8/8 w - - 0 1";

/// FEN, solution, move, verdict.
#[rustfmt::skip]
pub const TABLE: &[(&str, &str, &str, &str)] = &[
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
    // A draw is wrong in a puzzle that is won, however long it takes to see that it is one.
    (SAAVEDRA, "c7c8r d4a4 c2b3", "c7c8q", "wrong: d4…"),
    (DESPERADO, "a7a8r", "a7a8q", "wrong: a2f2…"),
    (KNIGHT_FIRST, "b7b8n", "c4a5", "wrong:…"),
    (KNIGHT_FIRST, "b7b8n", "b5b6", "wrong:…"),
    (KNIGHT_FIRST, "b7b8n", "b7b8q", "wrong: h1b1…"),
    (QUIET, "d6f6 h4h5 e5e4 d3b3 g7g5 b3d5 f6f7 d5e4 c8c1 g1h2 f7h5", "c8c1", "wrong:…"),
    (OPPOSITION, "c4d5", "c4d4", "wrong: d7d6…"),
    (OPPOSITION, "c4d5", "d3d4", "wrong:…"),
    (OPPOSITION, "c4d5", "c4c5", "solved: EqualWin"),
    // As good as what is stored; and a draw is as good as a draw.
    (TWO_QUEENS, "a1a8 e8d7 a8h8", "h1h8", "solved: EqualWin"),
    (SAVED, "f1d3", "b1b2", "solved: EqualWin"),
];

/// A move by its name in UCI, legal or not.
pub fn named(position: &Position, uci: &str) -> Move {
    let square = |at: &str| at.parse().expect("a square");
    (position.parse_uci(uci))
        .unwrap_or_else(|_| Move::new(square(&uci[..2]), square(&uci[2..4]), None))
}

/// Judges every row, by an engine and by messages as the page and its worker exchange them.
pub fn assert_verdicts() {
    let mut analyst = EngineAnalyst::new(NoHost);
    for &(fen, solution, mv, expected) in TABLE {
        let puzzle = puzzle(fen, solution);
        let position = puzzle.position();
        let mv = named(&position, mv);
        let task = Task::new(&puzzle, &[]);
        let sent = Task::from_message(&task.to_message());
        assert_eq!(sent.as_ref(), Ok(&task), "{fen}");
        let mut judge = Preparation::new(task, JudgeSettings::default());
        let verdict = judge.verdict(mv, &mut analyst).expect("nobody stops it");
        let told = told(&position, mv, &verdict);
        // If many lines refute a move, only their beginning is expected.
        match expected.strip_suffix('…') {
            Some(beginning) => assert!(told.starts_with(beginning), "{fen} {mv:?}: {told}"),
            None => assert_eq!(told, expected, "{fen} {mv:?}"),
        }
        assert_eq!(judge.ready(mv), Some(&verdict));
        let message = verdict.to_message(&position, mv);
        assert_eq!(
            Verdict::from_message(&message, &position, mv).as_ref(),
            Ok(&verdict)
        );
        assert_eq!(message.is_right(), verdict.is_right());
        assert_eq!(message.is_failure(), verdict.is_failure());
        let failure = expected.starts_with("wrong");
        assert_eq!(verdict.is_failure(), failure, "{fen} {mv:?}");
        let right = expected.starts_with("right") || expected.starts_with("solved");
        assert_eq!(verdict.is_right(), right, "{fen} {mv:?}");
    }
}
