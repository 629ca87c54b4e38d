//! Races our move generation against two other libraries on the same positions.
//!
//! `cargo xtask bench perft` runs this natively and in wasm; by itself, natively:
//! `cargo run --release -p chess --example perft_race`.
//!
//! All three count the last half-move in bulk. A round is one count by each, and each begins a round
//! in turn, so that whatever else the machine does in the meantime hits all alike. A ratio is the
//! median over the rounds of the quotients *within* a round: it is steadier than the speeds are.

use std::hint::black_box;
use std::time::Instant;

use chess::Position;
use cozy_chess::Board;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess};

/// Rounds before the first that counts: wasm is optimised while it runs.
const WARM_UP: usize = 3;
/// Rounds that count.
const ROUNDS: usize = 25;

/// The participants, ours first.
const NAMES: [&str; 3] = ["chess", "cozy-chess", "shakmaty"];

/// Name, FEN, depth.
const POSITIONS: [(&str, &str, u32); 8] = [
    (
        "start",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        5,
    ),
    (
        "Kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        4,
    ),
    (
        "rook endgame",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        6,
    ),
    (
        "promotions",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        5,
    ),
    (
        "position 5",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        4,
    ),
    (
        "position 6",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        4,
    ),
    (
        "pawns promote",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        5,
    ),
    (
        "Chess960",
        "1rk3r1/pppqbppp/2npbn2/4p3/2B1P3/2NPBN2/PPPQ1PPP/1RK3R1 w GBgb - 0 1",
        4,
    ),
];

fn main() {
    println!(
        "Millions of leaves a second, median of {ROUNDS} rounds (best); how many times as fast, median of the rounds"
    );
    println!(
        "{:14} {:>9} {:>14} {:>14} {:>14} {:>12} {:>12}",
        "",
        "leaves",
        NAMES[0],
        NAMES[1],
        NAMES[2],
        format!("÷{}", NAMES[1]),
        format!("÷{}", NAMES[2]),
    );
    let mut means = [1.0; 2];
    for (name, fen, depth) in POSITIONS {
        let race = Race::run(fen, depth);
        let ratios = [1, 2].map(|other| race.ratio_to(other));
        for (mean, ratio) in means.iter_mut().zip(ratios) {
            *mean *= ratio.powf(1.0 / POSITIONS.len() as f64);
        }
        let [ours, cozy, shakmaty] = [0, 1, 2].map(|who| race.speed_of(who));
        println!(
            "{name:14} {:>9} {ours:>14} {cozy:>14} {shakmaty:>14} {:>12.2} {:>12.2}",
            race.leaves, ratios[0], ratios[1]
        );
    }
    println!(
        "{:14} {:>9} {:>14} {:>14} {:>14} {:>12.2} {:>12.2}",
        "geometric mean", "", "", "", "", means[0], means[1]
    );
}

/// The result of one position.
struct Race {
    leaves: u64,
    /// For every round the seconds that each took.
    rounds: Vec<[f64; 3]>,
}

impl Race {
    fn run(fen: &str, depth: u32) -> Self {
        let ours = Position::from_fen(fen).expect(fen);
        let cozy = Board::from_fen(fen, false)
            .or_else(|_| Board::from_fen(fen, true))
            .expect(fen);
        let setup: Fen = fen.parse().expect(fen);
        let shakmaty: Chess = setup.into_position(CastlingMode::Chess960).expect(fen);

        let count = |who| match who {
            0 => chess::perft(black_box(&ours), depth),
            1 => perft_of_cozy(black_box(&cozy), depth),
            _ => shakmaty::perft(black_box(&shakmaty), depth),
        };
        let leaves = count(0);
        let mut rounds = Vec::new();
        for round in 0..WARM_UP + ROUNDS {
            let mut seconds = [0.0; 3];
            for turn in 0..3 {
                let who = (round + turn) % 3;
                let started = Instant::now();
                let counted = count(who);
                seconds[who] = started.elapsed().as_secs_f64();
                assert_eq!(counted, leaves, "{} differs in {fen}", NAMES[who]);
            }
            rounds.push(seconds);
        }
        rounds.drain(..WARM_UP);
        Self { leaves, rounds }
    }

    /// Median and best speed.
    fn speed_of(&self, who: usize) -> String {
        let speeds = sorted(
            self.rounds
                .iter()
                .map(|seconds| self.leaves as f64 / seconds[who] / 1e6),
        );
        format!("{:.0} ({:.0})", speeds[ROUNDS / 2], speeds[ROUNDS - 1])
    }

    /// The quotient of our speed and another's.
    fn ratio_to(&self, other: usize) -> f64 {
        sorted(
            self.rounds
                .iter()
                .map(|seconds| seconds[other] / seconds[0]),
        )[ROUNDS / 2]
    }
}

fn sorted(numbers: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut sorted: Vec<_> = numbers.collect();
    sorted.sort_by(f64::total_cmp);
    sorted
}

/// The library leaves counting to its users.
fn perft_of_cozy(board: &Board, depth: u32) -> u64 {
    let mut leaves = 0;
    if depth == 1 {
        board.generate_moves(|moves| {
            leaves += moves.len() as u64;
            false
        });
    } else {
        board.generate_moves(|moves| {
            for m in moves {
                let mut next = board.clone();
                next.play_unchecked(m);
                leaves += perft_of_cozy(&next, depth - 1);
            }
            false
        });
    }
    leaves
}
