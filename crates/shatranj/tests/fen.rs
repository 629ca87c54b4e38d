//! FENs read and written, and what is said of those that cannot be.

use shatranj::{Position, Role};

#[test]
fn what_is_written_reads_back() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
        "8/8/2k5/1p1n3p/8/7P/3K4/B6Q b - - 17 60",
        "4k3/8/8/8/8/8/8/4K2R w - - 4294967295 4294967295",
    ] {
        let position: Position = fen.parse().expect("a FEN");
        assert_eq!(position.to_string(), fen);
    }
    assert_eq!(
        Position::default().to_string(),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"
    );
}

#[test]
fn shorter_ones_are_read_too() {
    for short in ["4k3/8/8/8/8/8/8/4K2R b", "4k3/8/8/8/8/8/8/4K2R b - -"] {
        let position: Position = short.parse().expect("a FEN");
        assert_eq!(position.to_string(), "4k3/8/8/8/8/8/8/4K2R b - - 0 1");
    }
    let zero: Position = "4k3/8/8/8/8/8/8/4K2R b - - 3 0".parse().expect("a FEN");
    assert_eq!((zero.halfmove_clock(), zero.fullmove_number()), (3, 1));
}

#[test]
fn letters_are_those_of_fairy_stockfish() {
    let letters: String = Role::ALL.map(Role::fen_letter).into_iter().collect();
    assert_eq!(letters, "pbqnrk");
}

#[test]
fn every_fault_is_named() {
    for (fen, said) in [
        ("", "this one has 0"),
        ("8/8 w -", "this one has 3"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0", "this one has 5"),
        ("4k3/8/8/8/8/8/4K3 w", "7 ranks instead of 8"),
        ("4k3/8/8/8/8/8/8/8/4K3 w", "9 ranks instead of 8"),
        ("4k3/8/8/7/8/8/8/4K3 w", "rank 5 has 7 squares"),
        ("4k3/8/8/8/8/8/ppppppppp/4K3 w", "rank 2 has 9 squares"),
        ("4k3/8/8/9/8/8/8/4K3 w", "`9` on rank 5 is neither a piece"),
        ("4k3/8/8/x7/8/8/8/4K3 w", "`x` on rank 5 is neither a piece"),
        ("4k3/8/8/8/8/8/8/4K3 W", "`W` is neither `w` nor `b`"),
        ("4k3/8/8/8/8/8/8/4K2R w K -", "field 3: `K` is not `-`"),
        ("4k3/8/8/8/8/8/8/4K3 w - e3", "field 4: `e3` is not `-`"),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - +1 1",
            "field 5: `+1` is not a number",
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 4294967296",
            "field 6: `4294967296` is not",
        ),
        ("4k3/8/8/8/8/8/8/8 w", "White has no king"),
        ("4k3/4k3/8/8/8/8/8/K7 w", "Black has 2 kings instead of one"),
        ("4k2P/8/8/8/8/8/8/4K3 w", "the pawn on h8"),
        ("4k3/8/8/8/8/8/8/p3K3 w", "the pawn on a1"),
        (
            "4k3/8/8/8/8/8/8/r3K3 b",
            "the king of White is in check, but Black is to move",
        ),
        ("4k3/8/8/8/8/8/8/4K2r w - - 0 1 x", "this one has 7"),
    ] {
        let error = fen.parse::<Position>().expect_err(fen).to_string();
        assert!(error.contains(said), "{fen}: {error}");
    }
}
