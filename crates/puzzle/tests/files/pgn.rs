//! Puzzles as games of a PGN.

use crate::{faults, one, read};

#[test]
fn a_game_with_a_position_is_a_puzzle_and_its_variations_are_equal() {
    let text = "[White \"A\"]\n[Black \"B\"]\n[Date \"2020.??.??\"]\n[FEN \"6k1/5ppp/8/8/8/8/1r3PPP/1R2R1K1 w - - 0 1\"]\n\n\
        1. Re8# (1. Rxb2 h6 (1... g6 2. Re8+) 2. Rb8+ Kh7 3. Re7 Kg6) (1. h3? Rxb1) *\n";
    let puzzle = one(text.as_bytes());
    assert_eq!(puzzle.source.game, "A – B, 2020.??.??");
    assert_eq!(puzzle.before, None);
    let [mate, take] = &puzzle.solution.moves[..] else {
        panic!("{:?}", puzzle.solution);
    };
    assert_eq!(mate.reply, None);
    assert_eq!(take.then.moves.len(), 1);
    assert_eq!(take.then.moves[0].then.solver_moves(), 1);
    assert_eq!(
        take.then.moves[0].then.moves[0].reply, None,
        "an answer at the end is left out"
    );

    let good = "[FEN \"6k1/5ppp/8/8/8/8/1r3PPP/4R1K1 w - - 0 1\"]\n\n1. Re8# *\n\n";
    let cases = [
        ("1. e4 *\n\n", "puzzle 2: this game is no puzzle"),
        (
            "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. Re8# *\n\n",
            "line 5, column ",
        ),
        (
            "[FEN \"6k1/5ppp/8/8/8/8/1r3PPP/4R1K1 w - - 0 1\"]\n\n1. Rd9 *\n\n",
            "line 7, column 4: ",
        ),
        (
            "[FEN \"6k1/5ppp/8/8/8/8/1r3PPP/4R1K1 w - - 0 1\"]\n\n*\n\n",
            "puzzle 2: there are no moves",
        ),
    ];
    for (game, expected) in cases {
        let text =
            format!("{good}[Event \"x\"]\n{game}{good}").replace("[Event \"x\"]\n[FEN", "[FEN");
        let found = faults(text.as_bytes());
        assert_eq!(found.len(), 1, "{game}: {found:?}");
        assert!(found[0].starts_with(expected), "{}\n{expected}", found[0]);
        assert_eq!(read(text.as_bytes()).iter().flatten().count(), 2);
    }
}
