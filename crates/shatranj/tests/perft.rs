//! The generator against the figures of two other programs: Fairy-Stockfish (`pyffish`) and meowshatranj.

use shatranj::{Position, perft};

const FROM_THE_ARRAY: [u64; 6] = [1, 16, 256, 4_176, 68_122, 1_164_248];

#[test]
fn perft_from_the_array() {
    for (depth, nodes) in (0..).zip(FROM_THE_ARRAY) {
        assert_eq!(perft(&Position::default(), depth), nodes, "depth {depth}");
    }
}

#[test]
fn the_mirrored_array_has_as_many() {
    let mirrored = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1";
    let mirrored: Position = mirrored.parse().expect("a FEN");
    assert_eq!(perft(&mirrored, 4), FROM_THE_ARRAY[4]);
}
