//! `sessa tablebase` over pipes.

mod common;

use common::sessa;

/// The lines of the answer, and true if it was given.
fn answer(arguments: &[&str]) -> (Vec<String>, bool) {
    let output = sessa(&[&["tablebase"], arguments].concat(), b"");
    let text = String::from_utf8(output.stdout).expect("answers are UTF-8");
    (
        text.lines().map(str::to_owned).collect(),
        output.status.success(),
    )
}

#[test]
fn j2_tables_are_summed_up() {
    let (lines, done) = answer(&["KQK", "kpk"]);
    assert!(done);
    assert!(lines[0].starts_with("KQK: 33264 bytes, "), "{}", lines[0]);
    assert_eq!(lines[1], "  White to move: 144508 won, 0 drawn, 0 lost");
    assert!(lines[2].starts_with("    mate in 10: "), "{}", lines[2]);
    assert_eq!(lines[3], "  Black to move: 0 won, 23048 drawn, 200896 lost");
    assert!(lines[4].starts_with("    mated in 10: "), "{}", lines[4]);
    assert!(
        lines[5].starts_with("KPK: ") && lines[5].ends_with(" with KRK KBK KNK"),
        "{}",
        lines[5]
    );
    assert!(lines[7].starts_with("    mate in 28: "), "{}", lines[7]);
    assert_eq!(lines.len(), 10);
    // The positions are those that they are said to be.
    for (line, value) in [(2, "mate in 10"), (9, "mated in 28")] {
        let (_, fen) = lines[line].trim().split_once(": ").expect("there is a FEN");
        assert_eq!(answer(&["--fen", fen]).0[0], value);
    }
}

#[test]
fn j2_moves_are_rated() {
    let (lines, done) = answer(&["--fen", "7k/8/8/5K2/6Q1/8/8/8", "w", "-", "-"]);
    assert!(done);
    assert_eq!(lines[..2], ["mate in 2", "Kf6     mate in 2"]);
    assert!(lines.contains(&"Qg6     draw, lets go of the win".to_owned()));
    assert!(lines.contains(&"Qg1     mate in 3, 1 longer".to_owned()));
    let (lines, _) = answer(&["--fen", "8/4k3/4P3/4K3/8/8/8/8 b - - 0 1"]);
    assert_eq!(lines[..2], ["draw", "Ke8     draw"]);
    assert!(lines[2].ends_with(", lets go of the draw"));
    let (lines, _) = answer(&["--fen", "8/8/8/8/4k3/8/1Q6/K7 b - - 0 1"]);
    assert_eq!(lines[0], "mated in 10");
    assert!(lines.last().is_some_and(|last| last.ends_with(" sooner")));
}

#[test]
fn j2_positions_without_a_table_say_why() {
    let usual = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for (fen, why) in [
        (usual, "unknown: there are tables of up to four men"),
        (
            "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1",
            "unknown: there are tables with at most one pawn",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "unknown: tables know no castling",
        ),
    ] {
        assert_eq!(answer(&["--fen", fen]), (vec![why.to_owned()], false));
    }
    let bare = answer(&["--fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]);
    assert_eq!((bare.0[0].as_str(), bare.1), ("draw", true));
}

#[test]
fn j2_misuse_is_explained() {
    for (arguments, said) in [
        (&[][..], "expects the names of endings"),
        (&["KXK"], "`KXK`: an ending is named by its men"),
        (&["KK"], "`KK`: two kings alone"),
        (&["KPKP"], "at most one pawn"),
        (&["--fen"], "--fen expects a position"),
        (&["--fen", "nonsense"], "--fen: "),
        (
            &["KQK", "--fen", "8/8/8/8/8/8/8/K1k5 w - -"],
            "unexpected `--fen`",
        ),
        (&["--all"], "unexpected `--all`"),
    ] {
        let output = sessa(&[&["tablebase"], arguments].concat(), b"");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(message.contains(said), "{message}");
    }
}
