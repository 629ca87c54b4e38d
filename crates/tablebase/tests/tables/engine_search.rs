//! Tables against the engine's search, which knows nothing of them.

use chess::Position;
use engine::{Engine, Limits, NoHost, Root, Score};
use tablebase::{Material, Value};

use crate::TABLES;
use crate::positions::{Random, any};

/// Nodes of a short search, and of a long one where a mate is near: a search that passes over what looks bad may not see it at first.
const NODES: [u64; 2] = [10_000, 300_000];

/// True if the engine's score can be right: a mate that it has found is one, though there may be a faster one.
fn can_be(score: Score, value: Value) -> bool {
    match (score, value) {
        (Score::Mate(moves @ 1..), Value::Win(_)) | (Score::Mate(moves @ ..=0), Value::Loss(_)) => {
            moves.unsigned_abs() >= value.moves()
        }
        (Score::Mate(_), _) => false,
        (Score::Centipawns(_), _) => true,
    }
}

#[test]
fn the_engine_finds_the_same_mates() {
    let mut random = Random(11);
    let mut engine = Engine::new(1);
    let (mut mates, mut near) = (0, 0);
    let mut check = |position: Position| {
        if !position.has_legal_move() || position.is_dead_by_material() {
            return;
        }
        let value = TABLES.probe(&position).expect("all tables are there");
        let root = Root::new(position.clone());
        let mut search = |nodes| {
            engine.clear();
            let result = engine.search(&root, &Limits::nodes(nodes), &mut NoHost);
            let score = result.info.best().score;
            assert!(can_be(score, value), "{position}: {value}, {score:?}");
            score
        };
        let [short, long] = NODES;
        let score = search(short);
        mates += usize::from(matches!(score, Score::Mate(_)));
        if matches!(value, Value::Win(1..=5)) {
            near += 1;
            let fastest = Score::Mate(value.moves() as i32);
            assert!(
                score == fastest || search(long) == fastest,
                "{position}: {value}"
            );
        }
    };
    for material in Material::all() {
        for _ in 0..40 {
            check(any(material, &mut random));
        }
    }
    assert!(mates > 100 && near > 50, "{mates} {near}");
}

#[test]
fn a_mate_may_be_slower_but_not_faster_than_the_fastest() {
    for (value, score, can) in [
        (Value::Win(9), Score::Mate(5), true),
        (Value::Win(9), Score::Mate(7), true),
        (Value::Win(9), Score::Mate(4), false),
        (Value::Win(9), Score::Mate(-5), false),
        (Value::Win(9), Score::Centipawns(700), true),
        (Value::Loss(8), Score::Mate(-4), true),
        (Value::Loss(8), Score::Mate(-6), true),
        (Value::Loss(8), Score::Mate(-3), false),
        (Value::Draw, Score::Mate(20), false),
        (Value::Draw, Score::Centipawns(300), true),
    ] {
        assert_eq!(can_be(score, value), can, "{value} {score:?}");
    }
}
