//! Hosts, limits and reproducibility of the search.

use chess::Position;
use engine::bench::POSITIONS;
use engine::{Control, Engine, Host, Info, Level, Limits, NoHost, Root, Score, Weights};

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
                let result = engine.play_at(&root, level, 7, &limits, &mut NoHost);
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
        assert_eq!(result.info.best().pv.first().copied(), result.best);
        assert_eq!(result.info.best().pv.get(1).copied(), result.ponder);
        for info in &host.iterations {
            let mut position = root.position.clone();
            for &mv in &info.best().pv {
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
            &mut NoHost,
        );
        one.clear();
        two.clear();
        let limits = Limits::depth(7);
        assert_eq!(
            one.search(&root, &limits, &mut NoHost),
            two.search(&root, &limits, &mut NoHost)
        );
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
        let Score::Centipawns(value) = engine.evaluate(&position) else {
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
                .search(&root, &Limits::depth(4), &mut NoHost)
                .best
                .is_some()
        );
    }
}

/// The moves that begin the lines, as SAN.
fn first_moves(root: &Root, info: &Info) -> Vec<String> {
    info.lines
        .iter()
        .map(|line| root.position.to_san(line.pv[0]).to_string())
        .collect()
}

#[test]
fn one_line_of_all_moves_is_the_plain_search() {
    let (mut one, mut two) = (Engine::new(1), Engine::new(1));
    for root in roots() {
        let limits = Limits::depth(7);
        assert_eq!(
            one.analyse(&root, 1, None, &limits, &mut NoHost),
            two.search(&root, &limits, &mut NoHost)
        );
    }
}

#[test]
fn lines_are_legal_ordered_and_begin_differently() {
    for root in roots() {
        let mut host = Scribe::default();
        let moves = root.position.legal_moves().len();
        let result = Engine::new(1).analyse(&root, 5, None, &Limits::depth(6), &mut host);
        assert_eq!(result.best, result.info.best().pv.first().copied());
        for info in host.iterations.iter().chain([&result.info]) {
            assert_eq!(info.lines.len(), moves.min(5), "{}", root.position);
            let mut firsts = first_moves(&root, info);
            firsts.sort();
            firsts.dedup();
            assert_eq!(firsts.len(), info.lines.len(), "{}", root.position);
            for line in &info.lines {
                let mut position = root.position.clone();
                for &mv in &line.pv {
                    assert!(position.is_legal(mv), "{}", root.position);
                    position.play(mv);
                }
            }
            let worth = |score: &Score| match *score {
                Score::Centipawns(value) => value,
                Score::Mate(n) if n > 0 => 100_000 - n,
                Score::Mate(n) => -100_000 - n,
            };
            assert!(
                info.lines.is_sorted_by_key(|line| -worth(&line.score)),
                "{info:?}"
            );
        }
    }
}

#[test]
fn every_mate_is_found_before_what_is_no_mate() {
    // Rook or queen on the eighth rank: three ways to mate at once, and no more.
    let fen = "6k1/5ppp/8/8/8/8/8/RQ4K1 w - - 0 1";
    let root = Root::new(Position::from_fen(fen).expect("legal"));
    let mates: Vec<String> = root
        .position
        .legal_moves()
        .iter()
        .filter(|&&mv| root.position.after(mv).is_checkmate())
        .map(|&mv| root.position.to_san(mv).to_string())
        .collect();
    for depth in 1..=6 {
        let result = Engine::new(1).analyse(&root, 5, None, &Limits::depth(depth), &mut NoHost);
        let mut firsts = first_moves(&root, &result.info);
        for (number, line) in result.info.lines.iter().enumerate() {
            let expected = number < mates.len();
            assert_eq!(line.score == Score::Mate(1), expected, "depth {depth}");
        }
        firsts.truncate(mates.len());
        firsts.sort();
        let mut wanted = mates.clone();
        wanted.sort();
        assert_eq!(firsts, wanted, "depth {depth}");
    }
}

#[test]
fn only_the_moves_asked_about_are_looked_at() {
    let root = Root::new(Position::default());
    let mut engine = Engine::new(1);
    let asked: Vec<_> = ["a3", "h3"]
        .iter()
        .map(|san| root.position.parse_san(san).expect("legal"))
        .collect();
    let result = engine.analyse(&root, 5, Some(&asked), &Limits::depth(5), &mut NoHost);
    let mut firsts = first_moves(&root, &result.info);
    firsts.sort();
    assert_eq!(firsts, ["a3", "h3"]);
    // What was found with moves left out is not taken for the worth of the position.
    let free = engine.search(&root, &Limits::depth(5), &mut NoHost);
    assert!(free.best.is_some_and(|mv| !asked.contains(&mv)));
}

#[test]
fn lines_of_a_search_that_is_stopped_still_differ() {
    let mut engine = Engine::new(1);
    for root in roots() {
        for nodes in [0, 1, 10, 100, 1_000, 3_000, 10_000] {
            let limits = Limits::nodes(nodes);
            let result = engine.analyse(&root, 4, None, &limits, &mut NoHost);
            let mut firsts = first_moves(&root, &result.info);
            assert!(!firsts.is_empty() && firsts.len() <= 4);
            let count = firsts.len();
            firsts.sort();
            firsts.dedup();
            assert_eq!(firsts.len(), count, "{} {nodes}", root.position);
        }
    }
}
