//! Puzzles as EPD.

use crate::{faults, one};

#[test]
fn epd_says_what_to_find() {
    let puzzle = one(b"6k1/5ppp/8/8/8/8/1r3PPP/4R1K1 w - - hmvc 5; bm Re8# Kf1; dm 1; id \"back rank\"; pv Re8#;");
    assert_eq!(puzzle.id, "back rank");
    assert_eq!(puzzle.solution.moves.len(), 2);
    assert_eq!(puzzle.mate_in, Some(1));
    assert_eq!(puzzle.themes.to_string(), "mate mateIn1");
    let only_mate = one(b"6k1/5ppp/8/8/8/8/1r3PPP/4R1K1 w - - dm 7;");
    assert!(only_mate.solution.is_end());
    assert_eq!(
        (only_mate.mate_in, only_mate.themes.to_string()),
        (Some(7), "mate".to_owned())
    );

    let fen = "6k1/5ppp/8/8/8/8/1r3PPP/4R1K1 w - -";
    let cases = [
        ("am Re8;", "line 1, column 1: there is nothing to find"),
        ("id \"e1e8\"; bm Re9;", "line 1, column {bm}: "),
        (
            "bm Re8; dm x;",
            "line 1, column {dm}: `dm` is followed by a number of moves from 1 to 255, not by `x`",
        ),
        ("bm Re8; dm 0;", "line 1, column {dm}: `dm` is followed"),
        ("pv Re8 Kg7;", "line 1, column {pv}: "),
        (
            "bm \"Re8",
            "line 1, column 1: a quote after `bm` is not closed",
        ),
    ];
    for (operations, expected) in cases {
        let text = format!("{fen} {operations}\n{fen} bm Re8;\n");
        let mut expected = expected.to_owned();
        for opcode in ["bm", "dm", "pv"] {
            let at = text.find(&format!(" {opcode} ")).map_or(0, |at| at + 2);
            expected = expected.replace(&format!("{{{opcode}}}"), &at.to_string());
        }
        let found = faults(text.as_bytes());
        assert_eq!(found.len(), 1, "{operations}: {found:?}");
        assert!(found[0].starts_with(&expected), "{}\n{expected}", found[0]);
    }
}
