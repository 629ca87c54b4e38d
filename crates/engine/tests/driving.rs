//! How a search obeys its host, and that it always does the same.

use chess::Position;
use engine::bench::POSITIONS;
use engine::{Control, Engine, Host, Info, Level, Limits, Root, Score, Unhurried, Weights};

/// Stops at the first question.
struct Impatient;

impl Host for Impatient {
    fn poll(&mut self, _nodes: u64) -> Control {
        Control::Stop
    }

    fn iteration(&mut self, _info: &Info) -> Control {
        Control::Stop
    }
}

/// Writes down what it hears.
#[derive(Default)]
struct Scribe {
    polls: Vec<u64>,
    iterations: Vec<Info>,
}

impl Host for Scribe {
    fn poll(&mut self, nodes: u64) -> Control {
        self.polls.push(nodes);
        Control::Continue
    }

    fn iteration(&mut self, info: &Info) -> Control {
        self.iterations.push(info.clone());
        Control::Continue
    }
}

fn roots() -> impl Iterator<Item = Root> {
    POSITIONS
        .into_iter()
        .map(|fen| Root::new(Position::from_fen(fen).expect("the list holds legal positions")))
}

fn levels() -> impl Iterator<Item = Level> {
    (1..=Level::MAX).filter_map(Level::new)
}

#[test]
fn a_legal_move_comes_back_however_soon_it_is_stopped() {
    let mut engine = Engine::new(1);
    for root in roots() {
        for level in levels() {
            for limits in [
                Limits::nodes(0),
                Limits::nodes(1),
                Limits::nodes(50),
                Limits::depth(0),
            ] {
                let result = engine.play_at(&root, level, 7, &limits, &mut Unhurried);
                let best = result.best.expect("there are legal moves");
                assert!(root.position.is_legal(best), "{} {level:?}", root.position);
            }
            let result = engine.play_at(&root, level, 7, &Limits::default(), &mut Impatient);
            assert!(result.best.is_some_and(|mv| root.position.is_legal(mv)));
        }
    }
}

#[test]
fn node_limits_and_polls_are_exact() {
    for root in roots() {
        let mut host = Scribe::default();
        let result = Engine::new(1).search(&root, &Limits::nodes(10_000), &mut host);
        // A search may end by itself where all is found.
        assert!(result.info.nodes <= 10_000);
        let expected: Vec<u64> = (1..=host.polls.len() as u64).map(|n| n * 1_024).collect();
        assert_eq!(host.polls, expected);
        assert!(
            host.iterations
                .iter()
                .map(|info| info.depth)
                .eq(1..=host.iterations.len() as u32)
        );
    }
}

#[test]
fn the_principal_variation_is_legal_and_begins_with_the_move() {
    let mut engine = Engine::new(1);
    for root in roots() {
        let mut host = Scribe::default();
        let result = engine.search(&root, &Limits::depth(7), &mut host);
        assert_eq!(result.info.pv.first().copied(), result.best);
        assert_eq!(result.info.pv.get(1).copied(), result.ponder);
        for info in &host.iterations {
            let mut position = root.position.clone();
            for &mv in &info.pv {
                assert!(position.is_legal(mv), "{}", root.position);
                position.play(mv);
            }
        }
    }
}

#[test]
fn the_same_search_gives_the_same_result() {
    let (mut one, mut two) = (Engine::new(1), Engine::new(1));
    for root in roots() {
        // The second engine has a past, and forgets it.
        two.search(
            &Root::new(Position::default()),
            &Limits::nodes(5_000),
            &mut Unhurried,
        );
        one.clear();
        two.clear();
        let limits = Limits::depth(7);
        assert_eq!(
            one.search(&root, &limits, &mut Unhurried),
            two.search(&root, &limits, &mut Unhurried)
        );
    }
}

#[test]
fn a_level_plays_by_its_seed_alone() {
    let (mut fresh, mut used) = (Engine::new(1), Engine::new(2));
    for root in roots() {
        used.search(&root, &Limits::nodes(3_000), &mut Unhurried);
        for level in levels().filter(|level| level.number() < 7) {
            for seed in [0, 1, u64::MAX] {
                let limits = Limits::default();
                assert_eq!(
                    fresh.play_at(&root, level, seed, &limits, &mut Unhurried),
                    used.play_at(&root, level, seed, &limits, &mut Unhurried)
                );
            }
        }
    }
}

#[test]
fn weak_levels_vary_and_even_they_see_some_mates() {
    let mut engine = Engine::new(1);
    let start = Root::new(Position::default());
    let level = Level::new(1).expect("levels begin at 1");
    let mut first_moves: Vec<_> = (0..40)
        .filter_map(|seed| {
            engine
                .play_at(&start, level, seed, &Limits::default(), &mut Unhurried)
                .best
        })
        .collect();
    first_moves.sort();
    first_moves.dedup();
    assert!(first_moves.len() >= 4, "{first_moves:?}");

    let mate = Root::new(Position::from_fen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1").expect("legal"));
    for level in levels().filter(|level| level.number() >= 3) {
        for seed in 0..40 {
            let result = engine.play_at(&mate, level, seed, &Limits::depth(6), &mut Unhurried);
            assert_eq!(result.info.score, Score::Mate(1), "{level:?}, seed {seed}");
        }
    }
}

#[test]
fn weights_change_the_judgement() {
    let position = Position::from_fen("4k3/8/8/8/8/8/PPPP4/2Q1K3 w - - 0 1").expect("legal");
    let mut engine = Engine::new(1);
    let mut values = Vec::new();
    for (_, weights) in [
        Weights::PRESETS[0],
        Weights::PRESETS[1],
        Weights::PRESETS[5],
    ] {
        engine.set_weights(weights);
        let Score::Cp(value) = engine.evaluate(&position) else {
            panic!("evaluations are centipawns");
        };
        values.push(value);
    }
    // Classical 900, GreKo 1200, learned 1077: the differences are those of the queen.
    assert_eq!(values[1] - values[0], 300);
    assert_eq!(values[2] - values[0], 177);

    // Senseless weights neither overflow nor look like mates.
    let senseless = Weights {
        pawn: i32::MIN,
        knight: i32::MAX,
        bishop: 0,
        rook: -1,
        queen: i32::MAX,
    };
    engine.set_weights(senseless);
    for root in roots() {
        assert!(
            engine
                .search(&root, &Limits::depth(4), &mut Unhurried)
                .best
                .is_some()
        );
    }
}
