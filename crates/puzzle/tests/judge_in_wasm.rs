//! Judging in wasm, as `cargo xtask test wasm` runs it under Node: the same verdicts as natively, and no memory left behind.
#![cfg(target_arch = "wasm32")]

use chess::Position;
use core::arch::wasm32::memory_size;
use engine::{Engine, Limits, NoHost, Root};
use puzzle::{EngineAnalyst, JudgeSettings, Preparation, Solution, Step, Task};

#[path = "common/judge_table.rs"]
mod judge_table;

#[test]
fn verdicts() {
    judge_table::assert_verdicts();
}

/// The memory of a module never shrinks. A worker has an engine for searches or one for puzzles, never both.
#[test]
fn hundreds_of_puzzles_take_no_more_memory_than_some() {
    let settings = JudgeSettings {
        nodes: 1_000,
        other_nodes: 300,
        mate_nodes: 5_000,
        ..JudgeSettings::default()
    };
    let mut analyst = Some(EngineAnalyst::new(NoHost));
    let mut judge = |number: usize| {
        let fen = engine::bench::POSITIONS[number % engine::bench::POSITIONS.len()];
        let position = Position::from_fen(fen).expect("the list holds legal positions");
        if number.is_multiple_of(50) {
            analyst = None;
            let mut engine = Engine::new(16);
            let root = Root::new(position.clone());
            engine.search(&root, &Limits::nodes(1_000), &mut NoHost);
            drop(engine);
            analyst = Some(EngineAnalyst::new(NoHost));
        }
        let task = Task {
            root: puzzle::Root::new(position),
            solution: Solution::default(),
            mate: number.is_multiple_of(3).then_some(3),
        };
        let mut preparation = Preparation::new(task, settings);
        let analyst = analyst.as_mut().expect("it has been made anew");
        for _ in 0..3 {
            assert_ne!(preparation.step(analyst), Step::Stopped);
        }
    };
    (0..100).for_each(&mut judge);
    let pages = memory_size(0);
    (100..500).for_each(&mut judge);
    assert_eq!(memory_size(0), pages);
}
