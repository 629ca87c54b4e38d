//! Measures game links: a game of 100 moves written as a link, and the link read. `cargo xtask bench play` runs it natively
//! and in wasm.
//!
//! By itself, natively: `cargo run --release -p correspondence --example link_speed`.

use correspondence::{Letter, read, write};
use game::{Config, CorrespondenceTerms, Event, Game, Timestamp};
use std::time::Instant;

/// Half-moves of the game.
const PLIES: usize = 200;

/// The measurements of which the shortest counts.
const TIMES: usize = 200;

fn main() {
    let letter = Letter::of(game());
    let link = write(&letter).expect("it can travel");
    println!("{PLIES} half-moves, {} letters", link.len());
    told("written", || drop(write(&letter)));
    told("read", || {
        let letter = read(&link).expect("it is whole");
        assert_eq!(letter.game.plies().len(), PLIES);
    });
}

/// A game whose moves are drawn; where one ends early, another is drawn.
fn game() -> Game {
    (1..)
        .find_map(drawn)
        .expect("a game of drawn moves that lasts")
}

fn drawn(seed: u64) -> Option<Game> {
    let config = Config {
        correspondence: Some(CorrespondenceTerms::default()),
        ..Config::default()
    };
    let mut game = Game::new(config);
    game.apply(Event::Start, Timestamp(0)).ok()?;
    let mut state = seed;
    for _ in 0..PLIES {
        // Knuth's multiplier; the upper half of the product is the drawn number.
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let moves = game.position().legal_moves();
        let mv = moves[(state >> 33) as usize % moves.len()];
        game.apply(Event::Move(mv), Timestamp(0)).ok()?;
        if game.outcome().is_some() {
            return None;
        }
    }
    Some(game)
}

/// Tells the shortest time of a work.
fn told(name: &str, work: impl Fn()) {
    let times = (0..TIMES).map(|_| {
        let begun = Instant::now();
        work();
        begun.elapsed().as_secs_f64() * 1e3
    });
    println!("{name:<24} {:>8.3} ms", times.fold(f64::INFINITY, f64::min));
}
