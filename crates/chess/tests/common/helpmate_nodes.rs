//! The same proof on every platform: verdicts and the number of positions looked at, which tests of
//! `chess` ask natively and tests of `worker` in wasm. A game that is replayed elsewhere must end
//! where it ended (FIDE 5.2.2), so that not even a number may differ.
//!
//! When the proof is changed on purpose, the list changes with it: the failing test prints the new one.

use chess::{Color, Position};

/// Enough to search for a mate to its end, in some of the positions.
const BUDGET: u32 = 60_000;

/// FENs, and the answer for White and for Black: `E`xists, `I`mpossible or `U`ndecided, with the
/// positions looked at.
const ANSWERS: [&str; 12] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1: E79 E68",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1: E5 E20",
    "8/5pk1/4p1p1/1p2P2p/1P3P1P/4BKP1/1b6/8 w - - 0 40: E19 E18",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1: E31 E16",
    "4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1: E1 E1",
    "7k/7p/8/8/8/8/8/K5N1 b - - 0 1: E1 E39",
    "3k4/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/2B1K3 w - - 0 1: E91 E3404",
    "3k4/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/3K1B2 w - - 0 1: I193 I193",
    "8/8/p7/P1p5/K1p5/1pP2b2/1P3k2/1b1b1b2 b - - 0 1: I53275 I53275",
    "8/8/p7/P1p4p/K1p4P/1pP5/1P6/1k1b1b1b b - - 0 1: U117073 U113260",
    "4k3/8/8/8/8/8/4q3/4K2R w - - 0 1: E2 I3073",
    "k7/1q6/1K6/8/8/8/8/8 w - - 0 1: I1 E2",
];

/// Asks everything again.
pub fn assert_the_same() {
    let found = ANSWERS.map(|listed| {
        let fen = listed.split(':').next().expect("a FEN comes first");
        let position = Position::from_fen(fen).expect("the list holds legal positions");
        let [white, black] = Color::ALL.map(|color| {
            let (verdict, nodes) = position.helpmate(color, BUDGET);
            format!("{}{nodes}", &format!("{verdict:?}")[..1])
        });
        format!("{fen}: {white} {black}")
    });
    let list = found
        .each_ref()
        .map(|line| format!("    \"{line}\",\n"))
        .concat();
    assert!(
        found == ANSWERS,
        "the proof changed: is that meant? The new list:\n{list}"
    );
}
