//! One number for the whole search: nodes visited over a fixed list of positions.
//!
//! The same number on every platform proves that the search is the same there. When the search or
//! the evaluation is changed on purpose, [`NODES`] changes with it.

use chess::Position;

use crate::{Engine, Limits, NoHost, Root};

/// Depth every position is searched to.
pub const DEPTH: u32 = 12;

/// The total of [`bench()`].
pub const NODES: u64 = 1_152_594;

/// Openings, middlegames, endgames, mates, promotions, fortresses: something of everything.
pub const POSITIONS: [&str; 21] = [
    // The start position.
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    // Kiwipete, every special move at once.
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    // Ruy Lopez, closed, before 9.h3.
    "r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N2/PP1P1PPP/RNBQR1K1 w - - 0 9",
    // Sicilian, Najdorf.
    "rnbqkb1r/1p2pppp/p2p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 0 6",
    // King's Indian, Mar del Plata.
    "r1bq1rk1/pppnnpbp/3p2p1/3Pp3/2P1P3/2N5/PP2BPPP/R1BQNRK1 w - - 5 10",
    // Queen's Gambit, isolated pawn.
    "r1bq1rk1/pp2bppp/2n1pn2/8/2BP4/2N2N2/PP3PPP/R1BQ1RK1 w - - 2 10",
    // Morphy v Duke of Brunswick and Count Isouard, Paris 1858, before 13.Rxd7.
    "3rkb1r/p2nqppp/5n2/1B2p1B1/4P3/1Q6/PPP2PPP/2KR3R w k - 3 13",
    // Anderssen v Kieseritzky, London 1851, before 21.Nxg7+.
    "r1b1k1nr/p2p1ppp/n2B4/1p1NPN1P/6P1/3P1Q2/P1P1K3/q5b1 w kq - 0 21",
    // D. Byrne v Fischer, New York 1956, after 17...Be6.
    "r3r1k1/pp3pbp/1qp1b1p1/2B5/2BP4/Q1n2N2/P4PPP/3R1K1R w - - 4 18",
    // Queenless middlegame.
    "2rr2k1/1b2bppp/p3pn2/1p6/3N4/1P2P1P1/PB3PBP/2RR2K1 w - - 0 21",
    // Closed centre, kings on opposite wings.
    "2kr1b1r/1bqn1p2/p1p1p1p1/1p1pP1Pp/3P1P1P/1PN1B3/P1PQ2B1/2KR2R1 w - - 0 20",
    // Saavedra's study: underpromotion.
    "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1",
    // Reti's study: the king hunts two hares.
    "7K/8/k1P5/7p/8/8/8/8 w - - 0 1",
    // Lucena's position: the bridge.
    "1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1",
    // Philidor's position: the sixth rank holds.
    "4k3/8/r7/3KP3/8/8/8/1R6 b - - 0 1",
    // Lasker's trap of corresponding squares: all pawns locked.
    "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1",
    // Bishops of opposite colours.
    "8/5pk1/4p1p1/1p2P2p/1P3P1P/4BKP1/1b6/8 w - - 0 40",
    // Knight and bishop against the bare king.
    "8/8/8/3k4/8/8/8/KBN5 w - - 0 1",
    // A race of passed pawns.
    "8/p4k2/1p6/8/5K2/6P1/7P/8 w - - 0 1",
    // Sicilian, Dragon.
    "r2q1rk1/pp2ppbp/2np1np1/8/3NP1b1/2N1BP2/PPPQ2PP/R3KB1R b KQ - 0 9",
    // A king on the run, in check.
    "r1b2rk1/ppp2ppp/8/3pP3/1b1n2Pq/3B1K2/PPPNQP1P/R1B4R w - - 0 15",
];

/// Searches every position from a fresh start and returns the nodes of all together.
pub fn bench() -> u64 {
    let mut engine = Engine::new(16);
    POSITIONS
        .into_iter()
        .map(|fen| {
            let position = Position::from_fen(fen).expect("the list holds legal positions");
            engine.clear();
            let root = Root::new(position);
            engine
                .search(&root, &Limits::depth(DEPTH), &mut NoHost)
                .info
                .nodes
        })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_search_is_the_one_we_know() {
        assert_eq!(bench(), NODES, "the search changed: is that meant?");
    }
}
