//! Levels of play: their choice of moves, and their order of strength. Their Elo is measured by longer matches: docs/engine.md.

use std::collections::BTreeSet;

use chess::{Move, Position};
use engine::bench::POSITIONS;
use engine::{Engine, Level, Limits, NoHost, Root, Score};

#[path = "../../chess/tests/common/random.rs"]
mod random;
use random::Random;

fn roots() -> impl Iterator<Item = Root> {
    POSITIONS
        .into_iter()
        .map(|fen| Root::new(Position::from_fen(fen).expect("the list holds legal positions")))
}

fn level(number: u8) -> Level {
    Level::new(number).expect("the tables hold levels")
}

fn levels(range: impl Iterator<Item = u8>) -> impl Iterator<Item = Level> {
    range.map(level)
}

/// The move of a player with so many nodes a move at most.
fn choose(engine: &mut Engine, root: &Root, level: Level, seed: u64, nodes: u64) -> Move {
    let limits = Limits::nodes(nodes);
    let result = engine.play_at(root, level, seed, &limits, &mut NoHost);
    result.best.expect("there are legal moves")
}

#[test]
fn a_level_plays_by_its_seed_alone() {
    let (mut fresh, mut used) = (Engine::new(1), Engine::new(2));
    for root in roots() {
        used.search(&root, &Limits::nodes(3_000), &mut NoHost);
        for level in levels(1..Level::MAX) {
            for seed in [0, 1, u64::MAX] {
                let limits = Limits::nodes(5_000);
                assert_eq!(
                    fresh.play_at(&root, level, seed, &limits, &mut NoHost),
                    used.play_at(&root, level, seed, &limits, &mut NoHost)
                );
            }
        }
    }
    // The highest learns in a game, and is as reproducible from its beginning.
    let start = Root::new(Position::default());
    let mut chosen = || {
        used.clear();
        choose(&mut used, &start, level(Level::MAX), 3, 20_000)
    };
    assert_eq!(chosen(), chosen());
}

/// Points of the stronger level in half points, from so many games against the weaker one, colours alternating.
fn match_of(stronger: Level, weaker: Level, games: u64) -> u32 {
    let mut engines = [Engine::new(1), Engine::new(1)];
    let mut half_points = 0;
    for game in 0..games {
        let mut root = Root::new(Position::default());
        engines.iter_mut().for_each(Engine::clear);
        let outcome = loop {
            let position = &root.position;
            let seen = |key: &&u64| **key == position.key();
            if position.is_checkmate() {
                break Some(!position.turn());
            }
            if !position.has_legal_move()
                || position.halfmove_clock() >= 100
                || position.is_dead_by_material()
                || root.history.iter().filter(seen).count() >= 2
            {
                break None;
            }
            let side = usize::from(position.turn().index() as u64 != game % 2);
            let player = [stronger, weaker][side];
            let mv = choose(&mut engines[side], &root, player, game, 12_000);
            root.play(mv);
        };
        half_points += match outcome {
            None => 1,
            Some(winner) if winner.index() as u64 == game % 2 => 2,
            Some(_) => 0,
        };
    }
    half_points
}

#[test]
fn stronger_levels_beat_weaker_ones() {
    const GAMES: u64 = 8;
    // Two levels apart, so that so few games show it.
    for number in 3..=Level::MAX {
        let [weaker, stronger] = [number - 2, number].map(level);
        let half_points = match_of(stronger, weaker, GAMES);
        assert!(
            half_points >= 10,
            "{stronger:?} made {half_points} of 16 half points against {weaker:?}"
        );
    }
}

#[test]
fn the_nearest_level_to_its_own_elo_is_the_level_itself() {
    for level in levels(1..=Level::MAX) {
        assert_eq!(Level::nearest(level.elo()), level);
    }
    let between = u32::midpoint(level(4).elo(), level(5).elo());
    assert_eq!(Level::nearest(between - 10), level(4));
    assert_eq!(Level::nearest(between + 10), level(5));
}

#[test]
fn no_level_always_opens_alike() {
    let mut engine = Engine::new(1);
    let mut after_e4 = Root::new(Position::default());
    let e4 = after_e4.position.parse_san("e4").expect("legal");
    after_e4.play(e4);
    for level in levels(1..=Level::MAX) {
        for root in [Root::new(Position::default()), after_e4.clone()] {
            let chosen: BTreeSet<Move> = (0..12)
                .map(|seed| {
                    engine.clear();
                    choose(&mut engine, &root, level, seed, 80_000)
                })
                .collect();
            assert!(chosen.len() >= 3, "{level:?}: {chosen:?}");
        }
    }
}

#[test]
fn the_strongest_varies_only_among_good_moves_and_only_in_the_opening() {
    let mut engine = Engine::new(1);
    // A piece has been exchanged: either pawn takes back.
    let start = "r1bqkbnr/1ppp1ppp/p1B5/4p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 4";
    let root = Root::new(Position::from_fen(start).expect("legal"));
    let later = Root::new(Position::from_fen(&start.replace("0 4", "0 30")).expect("legal"));
    for seed in 0..6 {
        let mv = choose(&mut engine, &root, level(Level::MAX), seed, 40_000);
        let mv = root.position.to_san(mv).to_string();
        assert!(["bxc6", "dxc6"].contains(&&*mv), "{mv}");
        engine.clear();
        let varied = choose(&mut engine, &later, level(Level::MAX), seed, 5_000);
        engine.clear();
        let plain = engine.search(&later, &Limits::nodes(5_000), &mut NoHost);
        assert_eq!(Some(varied), plain.best);
    }
}

#[test]
fn even_weak_levels_see_mates() {
    let mate = Root::new(Position::from_fen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1").expect("legal"));
    let mut engine = Engine::new(1);
    for level in levels(3..=Level::MAX) {
        for seed in 0..40 {
            let result = engine.play_at(&mate, level, seed, &Limits::depth(6), &mut NoHost);
            assert_eq!(
                result.info.best().score,
                Score::Mate(1),
                "{level:?}, seed {seed}"
            );
        }
    }
}

/// Takes what it can, whatever it is worth, and moves at random otherwise.
fn grab(position: &Position, random: &mut Random) -> Move {
    let (all, captures) = (position.legal_moves(), position.captures());
    let moves = if captures.is_empty() { &all } else { &captures };
    moves[random.below(moves.len())]
}

#[test]
fn the_lowest_level_loses_to_no_random_mover() {
    let mut engine = Engine::new(1);
    let mut random = Random(5);
    let (mut won, mut lost) = (0, 0);
    for game in 0..30 {
        let mut root = Root::new(Position::default());
        for ply in 0..240 {
            if root.position.is_checkmate() {
                // The side to move is mated: the grabber has the odd plies of even games.
                if ply % 2 == game % 2 {
                    lost += 1;
                } else {
                    won += 1;
                }
                break;
            }
            if !root.position.has_legal_move() {
                break;
            }
            let mv = if ply % 2 == game % 2 {
                choose(&mut engine, &root, level(1), game as u64, 50_000)
            } else {
                grab(&root.position, &mut random)
            };
            root.play(mv);
        }
    }
    assert!(won >= 15 && lost <= 1, "won {won}, lost {lost} of 30");
}
