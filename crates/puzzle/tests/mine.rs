//! Mining by a table of games, one row a case.

use chess::{Color, Position};
use engine::{Control, Host, Info, NoHost};
use puzzle::{
    EngineAnalyst, MineProgress, MineRules, MineSettings, Mined, MinedGame, Miner, Puzzle,
};

fn game(fen: &str, moves: &str) -> MinedGame {
    let start = Position::from_fen(fen).expect("a position of the table");
    let mut position = start.clone();
    let play = |uci: &str| {
        let mv = position.parse_uci(uci).expect("legal");
        position.play(mv);
        mv
    };
    MinedGame {
        start,
        moves: moves.split_whitespace().map(play).collect(),
        name: "a game".into(),
    }
}

fn settings(rules: MineRules) -> MineSettings {
    MineSettings {
        nodes: 5_000,
        proof_nodes: 40_000,
        ..MineSettings::new(rules)
    }
}

fn mine(game: MinedGame, settings: MineSettings) -> Mined {
    let mut analyst = EngineAnalyst::new(NoHost);
    let mined = Miner::new(game, settings).run(&mut analyst);
    mined.expect("nobody stops it")
}

/// The half-move and the line of a puzzle.
fn told(puzzle: &Puzzle) -> String {
    let mut position = puzzle.position();
    let mut told = format!("{}:", puzzle.source.ply.expect("it is known"));
    for mv in puzzle.solution.main_line() {
        told = format!("{told} {}", position.to_uci(mv));
        position.play(mv);
    }
    told
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const SCHOLAR: &str = "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7";
const UNSEEN: &str = "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 d2d3";
const FORK: &str = "4k3/8/8/3N4/8/8/r5PP/6K1 b - - 0 1";
const HANGING: &str = "4k1q1/pp6/8/8/8/8/PPR5/1K6 b - - 0 1";
const QUEENS: &str = "q3k3/8/7q/8/8/8/8/R3K2R b KQ - 0 1";

/// FEN, moves, strict or relaxed; puzzles; swings rejected.
#[rustfmt::skip]
const TABLE: &[(&str, &str, MineRules, &[&str], &str)] = &[
    (START, SCHOLAR, MineRules::STRICT, &["6: h5f7"], "[]"),
    (START, UNSEEN, MineRules::STRICT, &["6: h5f7"], "[(7, TwoGoodMoves)]"),
    (FORK, "a2a8", MineRules::STRICT, &["1: d5c7 e8d7 c7a8"], "[]"),
    (HANGING, "g8c4", MineRules::STRICT, &[], "[(1, TooShort)]"),
    (HANGING, "g8c4", MineRules::RELAXED, &["1: c2c4"], "[]"),
    (QUEENS, "h6h8", MineRules::STRICT, &[], "[(1, TwoGoodMoves)]"),
    (START, "", MineRules::STRICT, &[], "[]"),
];

#[test]
fn games_give_puzzles_and_reasons() {
    for &(fen, moves, rules, puzzles, rejected) in TABLE {
        let mined = mine(game(fen, moves), settings(rules));
        let lines: Vec<String> = mined.puzzles.iter().map(told).collect();
        assert_eq!(lines, puzzles, "{fen} {moves}");
        assert_eq!(format!("{:?}", mined.rejected), rejected, "{fen} {moves}");
    }
}

/// FEN, moves, themes: those of the line, and of its worth at the end.
#[rustfmt::skip]
const THEMES: &[(&str, &str, &str)] = &[
    (START, SCHOLAR, "attackingF2F7 mate mateIn1 oneMove opening"),
    (FORK, "a2a8", "crushing endgame fork short"),
];

#[test]
fn puzzles_have_their_themes() {
    for &(fen, moves, themes) in THEMES {
        let mined = mine(game(fen, moves), settings(MineRules::RELAXED));
        let found: Vec<String> = (mined.puzzles.iter())
            .map(|puzzle| puzzle.themes.to_string())
            .collect();
        assert_eq!(found, [themes], "{fen} {moves}");
    }
}

#[test]
fn a_puzzle_knows_its_source() {
    let mined = mine(game(START, SCHOLAR), settings(MineRules::STRICT));
    let puzzle = &mined.puzzles[0];
    assert_eq!(puzzle.source.game, "a game");
    assert_eq!(puzzle.source.ply, Some(6));
    assert_eq!(puzzle.source.nodes, Some(40_000));
    assert_eq!(puzzle.id.len(), 8);
    // The name is that of the position, whatever game it is from.
    let other = mine(
        game(&puzzle.start.to_fen(), "g8f6"),
        settings(MineRules::STRICT),
    );
    assert_eq!(other.puzzles[0].id, puzzle.id);
    let before = puzzle.before.expect("the opponent has erred");
    assert_eq!(puzzle.start.to_uci(before).to_string(), "g8f6");
}

#[test]
fn the_mistakes_of_a_player() {
    let of = |moves, solver, missed| {
        let settings = MineSettings {
            solver: Some(solver),
            missed,
            ..settings(MineRules::STRICT)
        };
        mine(game(START, moves), settings).puzzles.len()
    };
    for (moves, solver, missed, expected) in [
        (SCHOLAR, Color::White, false, 1),
        (SCHOLAR, Color::Black, false, 0),
        // Played, so not missed.
        (SCHOLAR, Color::White, true, 0),
        (UNSEEN, Color::White, true, 1),
    ] {
        assert_eq!(of(moves, solver, missed), expected, "{moves} {solver:?}");
    }
}

#[test]
fn work_goes_on_where_it_was_stopped() {
    struct Twice(u32);
    impl Host for Twice {
        /// Stops every third search.
        fn poll(&mut self, nodes: u64) -> Control {
            self.0 += u32::from(nodes == 0);
            [Control::Continue, Control::Stop][usize::from(self.0.is_multiple_of(3))]
        }
        fn iteration(&mut self, _: &Info) -> Control {
            Control::Continue
        }
    }
    let whole = mine(game(START, SCHOLAR), settings(MineRules::STRICT));
    let mut miner = Miner::new(game(START, SCHOLAR), settings(MineRules::STRICT));
    let mut analyst = EngineAnalyst::new(Twice(0));
    let (mut last, mut stops) = (0, 0);
    loop {
        match miner.step(&mut analyst) {
            MineProgress::Working { done, of } => {
                assert!(done == last + 1 && done < of && of <= 9, "{done} of {of}");
                last = done;
            }
            MineProgress::Stopped => stops += 1,
            MineProgress::Done => break,
        }
    }
    assert!(stops > 2);
    assert_eq!(last, 8);
    assert_eq!(miner.mined(), &whole);
    assert_eq!(miner.step(&mut analyst), MineProgress::Done);
}

#[test]
fn moves_have_the_numbers_that_players_give_them() {
    let white = game("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "");
    let numbers = [1, 2, 3, 24].map(|ply| white.number_of(ply));
    assert_eq!(numbers, ["1.", "1…", "2.", "12…"]);
    let black = game("4k3/8/8/8/8/8/8/4K2R b K - 0 40", "");
    assert_eq!([1, 2].map(|ply| black.number_of(ply)), ["40…", "41."]);
}
