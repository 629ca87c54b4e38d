//! Games of the engine against itself, and the positions in them worth learning from.
//!
//! A game begins with random moves, from the usual start or now and then from another of Chess960, so that no two are
//! alike. Each further move is searched for a number of positions. Games that are decided are not played to the mate.

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use chess::{Move, Position, Setup};
use engine::{Control, Engine, Host, Info, Limits, Root, Score, Weights};
use fastrand::Rng;

use crate::sample::{Outcome, Sample};

/// Settings of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// So many games.
    pub games: u64,
    /// A search ends with the iteration in which it has seen so many positions.
    pub nodes: u64,
    /// Other seeds give other games; each game depends on the seed and its number alone.
    pub seed: u64,
    /// So many games at a time.
    pub threads: usize,
    /// Positions are judged by hand-written terms, as before there was a network.
    pub classical: bool,
}

/// Random half-moves before the first searched one. Many of them make positions as uneven and as odd as those a search
/// looks at.
const RANDOM_PLIES: RangeInclusive<usize> = 6..=24;

/// One game of so many starts from another position of Chess960.
const CHESS960: u64 = 8;

/// Centipawns beyond which random moves have decided the game already.
const UNEVEN: i32 = 1_500;

/// Won when both sides have thought so by this many centipawns for so many half-moves.
const WON: (i32, usize) = (2_000, 6);

/// Drawn when both have thought the game even within this many centipawns for so many half-moves, after so many.
const EVEN: (i32, usize, usize) = (8, 12, 80);

/// No game is longer than this many half-moves.
const LONGEST: usize = 400;

/// Plays the games and hands over the samples of each as soon as it is over, in no certain order. `take` says whether
/// to go on.
pub fn play(plan: &Plan, take: impl Fn(Vec<Sample>) -> bool + Sync) {
    let next = AtomicU64::new(0);
    thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(|| {
                // What fits into the processor's own memory is quickest.
                let mut engine = Engine::new(1);
                if plan.classical {
                    engine.set_weights(Weights::default());
                }
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= plan.games || !take(game(plan, number, &mut engine)) {
                        next.store(plan.games, Ordering::Relaxed);
                        return;
                    }
                }
            });
        }
    });
}

/// The samples of one game.
pub fn game(plan: &Plan, number: u64, engine: &mut Engine) -> Vec<Sample> {
    // Games of neighbouring seeds and numbers have nothing in common.
    let mut rng = Rng::with_seed(plan.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    engine.clear();
    loop {
        let Some(mut root) = opening(&mut rng) else {
            continue;
        };
        let first = think(engine, &root, plan.nodes);
        if first.is_none_or(|(_, score)| score.abs() > UNEVEN) {
            continue;
        }
        return follow(&mut root, engine, plan.nodes);
    }
}

/// A position some random moves after a start; `None` if the game was over there.
fn opening(rng: &mut Rng) -> Option<Root> {
    let start = if rng.u64(..CHESS960) == 0 {
        let setup = Setup::chess960(rng.u16(..960)).expect("there are 960 of them");
        Position::from_setup(&setup).expect("every start can be played from")
    } else {
        Position::default()
    };
    let mut root = Root::new(start);
    for _ in 0..rng.usize(RANDOM_PLIES) {
        let moves = root.position.legal_moves();
        root.play(*rng.choice(&moves[..])?);
    }
    root.position.has_legal_move().then_some(root)
}

/// Plays from `root` to the end.
fn follow(root: &mut Root, engine: &mut Engine, nodes: u64) -> Vec<Sample> {
    // Each position with its worth for the side to move; whose they are alternates.
    let mut seen: Vec<(Position, i16)> = Vec::new();
    let (mut won, mut even) = (0, 0);
    let mut ply = 0;
    // For the side to move in the end.
    let outcome = loop {
        let position = &root.position;
        let drawn = position.halfmove_clock() >= 100
            || position.is_dead_by_material()
            || root
                .history
                .iter()
                .filter(|&&key| key == position.key())
                .count()
                >= 2;
        let Some((mv, score)) = think(engine, root, nodes) else {
            break if position.is_check() {
                Outcome::Loss
            } else {
                Outcome::Draw
            };
        };
        if drawn || ply >= LONGEST {
            break Outcome::Draw;
        }
        won = if score.abs() >= WON.0 { won + 1 } else { 0 };
        even = if score.abs() <= EVEN.0 { even + 1 } else { 0 };
        if won >= WON.1 {
            break if score > 0 {
                Outcome::Win
            } else {
                Outcome::Loss
            };
        }
        if even >= EVEN.1 && ply >= EVEN.2 {
            break Outcome::Draw;
        }
        // What a static evaluation can know: nothing hangs, nobody is in check, no mate is near.
        if !position.is_check() && !is_noisy(position, mv) && score.abs() < WON.0 {
            seen.push((position.clone(), score as i16));
        }
        root.play(mv);
        ply += 1;
    };
    let last = root.position.turn();
    seen.into_iter()
        .map(|(position, score)| {
            let own = if position.turn() == last {
                outcome
            } else {
                outcome.reversed()
            };
            Sample::new(&position, score, own)
        })
        .collect()
}

fn is_noisy(position: &Position, mv: Move) -> bool {
    mv.promotion().is_some() || position.is_capture(mv)
}

/// The best move and its worth in centipawns, a mate counting as very many; `None` if there is no move.
fn think(engine: &mut Engine, root: &Root, nodes: u64) -> Option<(Move, i32)> {
    let limits = Limits::nodes(nodes * 8);
    let found = engine.search(root, &limits, &mut Soft(nodes));
    let score = match found.info.best().score {
        Score::Centipawns(score) => score,
        Score::Mate(moves) if moves > 0 => 30_000,
        Score::Mate(_) => -30_000,
    };
    Some((found.best?, score))
}

/// Ends a search with the iteration in which it has seen this many positions.
struct Soft(u64);

impl Host for Soft {
    fn poll(&mut self, _nodes: u64) -> Control {
        Control::Continue
    }

    fn iteration(&mut self, info: &Info) -> Control {
        if info.nodes >= self.0 {
            Control::Stop
        } else {
            Control::Continue
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    #[test]
    fn the_same_seed_gives_the_same_games() {
        let plan = Plan {
            games: 6,
            nodes: 40,
            seed: 7,
            threads: 1,
            classical: true,
        };
        let of = |plan: &Plan| {
            let games = Mutex::new(Vec::new());
            play(plan, |game| {
                games
                    .lock()
                    .expect("nobody panics")
                    .push(game.iter().map(|s| *s.bytes()).collect::<Vec<_>>());
                true
            });
            let mut games = games.into_inner().expect("nobody panics");
            games.sort();
            games
        };
        let alone = of(&plan);
        assert_eq!(alone.len(), 6);
        assert!(alone.iter().all(|game| game.len() > 5));
        assert_eq!(alone, of(&Plan { threads: 3, ..plan }));
        assert_ne!(alone, of(&Plan { seed: 8, ..plan }));
    }

    /// Every position of a game with a queen more is good for the side that has her, and bad for the other.
    #[test]
    fn each_position_has_the_score_and_the_result_of_its_own_side() {
        let mut engine = Engine::new(1);
        engine.set_weights(Weights::default());
        for fen in [
            "4k3/ppppp3/8/8/8/8/PPPPPQ2/4K3 w - - 0 1",
            "4k3/ppppp3/8/8/8/8/PPPPPQ2/4K3 b - - 0 1",
            "4k3/pppppq2/8/8/8/8/PPPPP3/4K3 w - - 0 1",
            "4k3/pppppq2/8/8/8/8/PPPPP3/4K3 b - - 0 1",
        ] {
            engine.clear();
            let mut root = Root::new(Position::from_fen(fen).expect("legal"));
            let game = follow(&mut root, &mut engine, 60);
            assert!(game.len() > 5, "{fen}");
            let mut seen = [false; 2];
            for sample in game {
                match sample.outcome() {
                    Outcome::Win => assert!(sample.score() > 200, "{fen}: {}", sample.score()),
                    Outcome::Loss => assert!(sample.score() < -200, "{fen}: {}", sample.score()),
                    Outcome::Draw => panic!("{fen}: drawn"),
                }
                seen[usize::from(sample.outcome() == Outcome::Win)] = true;
            }
            assert_eq!(seen, [true, true], "{fen}");
        }
    }
}
