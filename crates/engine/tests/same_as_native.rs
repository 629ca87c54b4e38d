//! Rules and engine in wasm, as `cargo xtask test wasm` runs them under Node: the same counts as natively, to the last node. The engine
//! that the page has is asked by `browser-tests`.
#![cfg(target_arch = "wasm32")]

use chess::{Position, perft};
use core::arch::wasm32::memory_size;
use engine::{Engine, Level, Limits, NoHost, Root};

#[path = "../../chess/tests/common/helpmate_nodes.rs"]
mod helpmate_nodes;

fn assert_perft(fen: &str, depth: u32, count: u64) {
    let position = Position::from_fen(fen).expect("the position is a legal one");
    assert_eq!(perft(&position, depth), count, "{fen}");
}

#[test]
fn law_b1_start() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_perft(start, 6, 119_060_324);
}

#[test]
fn law_b1_kiwipete() {
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assert_perft(kiwipete, 5, 193_690_690);
}

#[test]
fn law_b1_endgame_with_en_passant() {
    assert_perft("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11_030_083);
}

#[test]
fn law_b1_promotions() {
    let promotions = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
    assert_perft(promotions, 5, 15_833_292);
}

#[test]
fn law_b1_castling_and_checks() {
    let position = "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8";
    assert_perft(position, 4, 2_103_487);
}

#[test]
fn bench_counts_the_same_nodes() {
    assert_eq!(engine::bench::bench(), engine::bench::NODES);
}

/// The memory of a module never shrinks: what a search leaves behind would be lost for good.
#[test]
fn hundreds_of_searches_take_no_more_memory_than_some() {
    let mut engine = Engine::new(1);
    let mut search = |number: usize| {
        let fen = engine::bench::POSITIONS[number % engine::bench::POSITIONS.len()];
        let root = Root::new(Position::from_fen(fen).expect("the list holds legal positions"));
        let limits = Limits::nodes(2_000);
        match Level::new((number % 16) as u8) {
            Some(level) => engine.play_at(&root, level, number as u64, &limits, &mut NoHost),
            None => engine.analyse(&root, 1 + number % 5, None, &limits, &mut NoHost),
        };
    };
    (0..100).for_each(&mut search);
    let pages = memory_size(0);
    (0..500).for_each(&mut search);
    assert_eq!(memory_size(0), pages);
}

#[test]
fn law_c2_the_same_proof() {
    helpmate_nodes::assert_the_same();
}
