//! The rating of a puzzle by how long a search takes to find its solution, by how likely people are to find it, and by facts that
//! make a line hard to see.
//!
//! It is a linear regression on public ratings: docs/puzzles.md has its figures, and `sessa puzzle rate --fit` computes its coefficients.

mod effort;
mod model;
mod people;

use chess::{Move, Position, Square};
use effort::{NODES, efforts};
use engine::Engine;
use human::Network;
use model::{DEVIATION, INTERCEPT, MEAN, MODEL, SPREAD};
use motif::{EngineView, Line, Ply};
use people::{Finds, RATINGS};

use crate::win_chance::win_chance;
use crate::{Puzzle, Rating, Theme};

/// Number of traits.
pub const TRAITS: usize = PLAIN + RATINGS + 2 + NUMBERS + 3;

/// Number of the traits that ask no people, which stand first.
pub const PLAIN: usize = 14;

/// Number of those that are more than yes or no: their squares are traits as well.
const NUMBERS: usize = 10;

/// The logarithm of the fewest nodes that are told apart.
const FEWEST: f64 = 3.0;

/// The lowest and the highest rating.
const RANGE: (f64, f64) = (400.0, 3_000.0);

/// Traits that make a puzzle easy or hard, as numbers, in the order of [`Traits::KEYS`].
///
/// * `effort`: sum over the solver's moves of the logarithm of the nodes after which a search finds the move and keeps it;
/// * `hardest`: the largest of these logarithms;
/// * `unfound`: number of moves that it does not find;
/// * `moves`: number of the solver's moves, six at most;
/// * `quiet`: number of those that neither take, promote nor give check;
/// * `distance`: sum of their lengths in king's steps;
/// * `checks`, `captures`: logarithms of one more than those that the solver could begin with;
/// * `replies`: logarithm of one more than the replies to the first move;
/// * `worth`: chances after the last move, as they look without a search;
/// * `mate`, `backRankMate`, `defensiveMove`, `fork`: 1 for puzzles of the theme, else 0;
/// * `found600` … `found2000`: log-odds that players of these ratings find all the solver's moves;
/// * `first800`, `first1800`: those that they find the first one;
/// * `effort²` … `worth²`, `found600²`, `found1200²`, `found2000²`: squares.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Traits(pub [f64; TRAITS]);

impl Traits {
    /// The names of the traits.
    pub const KEYS: [&'static str; TRAITS] = {
        let mut keys = [""; TRAITS];
        let mut n = 0;
        while n < TRAITS {
            keys[n] = MODEL[n].0;
            n += 1;
        }
        keys
    };

    /// The traits of a puzzle; `None` if it has no solution. The same whatever the engine has searched before, which it forgets;
    /// but the size of its table counts: that of the fit was one mebibyte.
    pub fn of(puzzle: &Puzzle, engine: &mut Engine, network: &Network) -> Option<Traits> {
        let line = puzzle.line()?;
        let Finds { all, first } = Finds::of(puzzle, network);
        let plain = plain(&line, engine)?;
        let squared = [&plain[..NUMBERS], &[all[0], all[3], all[7]]].concat();
        let squares: Vec<f64> = squared.iter().map(|value| value * value).collect();
        let traits = [&plain[..], &all, &[first[1], first[6]], &squares].concat();
        Some(Traits(traits.try_into().expect("their number is TRAITS")))
    }
}

/// The traits that ask no people.
fn plain(line: &Line, engine: &mut Engine) -> Option<[f64; PLAIN]> {
    let themes = line.themes(EngineView::default());
    let efforts = efforts(line, engine);
    let logarithm = |effort: &Option<u64>| {
        let nodes = effort.unwrap_or(2 * NODES) as f64;
        nodes.ln().max(FEWEST)
    };
    let logarithms: Vec<f64> = efforts.iter().map(logarithm).collect();
    let start = line.start();
    let first = line.solver(0)?;
    let moves = start.legal_moves();
    let many = |kind: &dyn Fn(Move) -> bool| {
        let count = moves.iter().filter(|&&mv| kind(mv)).count();
        (1.0 + count as f64).ln()
    };
    let end = engine.evaluate(line.end());
    let is = |theme| f64::from(u8::from(themes.contains(theme)));
    Some([
        logarithms.iter().sum(),
        logarithms.iter().copied().fold(0.0, f64::max),
        efforts.iter().filter(|effort| effort.is_none()).count() as f64,
        line.solver_moves().min(6) as f64,
        solvers(line)
            .filter(|ply| is_quiet(&ply.before, ply.played))
            .count() as f64,
        solvers(line).map(|ply| steps(ply.from, ply.to)).sum(),
        many(&|mv| start.after(mv).is_check()),
        many(&|mv| start.is_capture(mv)),
        (1.0 + first.after.count_legal_moves() as f64).ln(),
        -win_chance(end),
        is(Theme::Mate),
        is(Theme::BackRankMate),
        is(Theme::DefensiveMove),
        is(Theme::Fork),
    ])
}

/// The rating of a puzzle with these traits.
pub fn rate_by_traits(traits: &Traits) -> Rating {
    let parts = traits.0.iter().zip(MODEL);
    let sum: f64 = parts
        .map(|(value, (_, coefficient))| value * coefficient)
        .sum();
    let rating = MEAN + (INTERCEPT + sum - MEAN) / SPREAD;
    Rating {
        rating: rating.clamp(RANGE.0, RANGE.1),
        deviation: DEVIATION,
    }
}

/// The solver's moves.
fn solvers(line: &Line) -> impl Iterator<Item = &Ply> {
    (0..line.solver_moves()).filter_map(|number| line.solver(number))
}

/// True for a move that neither takes, promotes nor gives check.
fn is_quiet(position: &Position, mv: Move) -> bool {
    !position.is_capture(mv) && mv.promotion().is_none() && !position.after(mv).is_check()
}

/// Distance between two squares in steps of a king.
fn steps(from: Square, to: Square) -> f64 {
    let ranks = from.rank().index().abs_diff(to.rank().index());
    let files = from.file().index().abs_diff(to.file().index());
    ranks.max(files) as f64
}

#[cfg(test)]
#[allow(clippy::float_cmp)] // whole numbers
mod tests {
    use super::*;
    use crate::Solution;

    fn found(fen: &str, line: &str) -> Traits {
        let start = Position::from_fen(fen).expect("legal");
        let mut position = start.clone();
        let play = |uci: &str| {
            let mv = position.parse_uci(uci).expect("legal");
            position.play(mv);
            mv
        };
        let moves: Vec<Move> = line.split(' ').map(play).collect();
        let puzzle = Puzzle::new(start, Some(moves[0]), Solution::line(&moves[1..]));
        let network = Network::from_bytes(include_bytes!("../../human/network.bin"));
        let network = network.expect("it comes with the program");
        let traits = Traits::of(&puzzle, &mut Engine::new(1), &network);
        traits.expect("it has a solution")
    }

    fn rated(fen: &str, line: &str) -> Rating {
        rate_by_traits(&found(fen, line))
    }

    /// The traits of a puzzle, by their names.
    fn traits(fen: &str, line: &str) -> impl Fn(&str) -> f64 {
        let found = found(fen, line);
        move |key| {
            let place = Traits::KEYS.iter().position(|&known| known == key);
            found.0[place.expect("a trait")]
        }
    }

    const FORK: &str = "q3k3/8/8/1N6/8/7p/8/4K3 b - - 0 1";
    const QUIET: &str = "6k1/8/8/8/8/7p/1R6/R5K1 b - - 0 1";
    const BACK_RANK: &str = "6k1/5ppp/8/8/8/7p/5P2/R5K1 b - - 0 1";

    #[test]
    fn a_fork() {
        let of = traits(FORK, "h3h2 b5c7 e8d7 c7a8");
        for (key, expected) in [
            ("moves", 2.0),
            ("quiet", 0.0),
            ("distance", 4.0),
            ("unfound", 0.0),
            // Two squares of the knight give check, and nothing can be taken.
            ("checks", 3_f64.ln()),
            ("captures", 0.0),
            ("replies", 6_f64.ln()),
            ("mate", 0.0),
            ("fork", 1.0),
        ] {
            assert!((of(key) - expected).abs() < 1e-9, "{key}: {}", of(key));
        }
        assert!(of("hardest") >= FEWEST && of("effort") >= of("hardest"));
        assert!(of("effort") <= 2.0 * of("hardest"));
        // The knight in the corner is worth less than the pawn that becomes a queen.
        assert!(of("worth") < -0.5, "{}", of("worth"));
    }

    #[test]
    fn mates_and_quiet_moves() {
        let of = traits(QUIET, "h3h2 g1h2 g8f8 a1a7 f8e8 b2b8");
        assert_eq!((of("moves"), of("quiet"), of("mate")), (3.0, 1.0, 1.0));
        assert_eq!((of("fork"), of("backRankMate")), (0.0, 0.0));
        assert_eq!(of("distance"), 1.0 + 6.0 + 6.0);
        let of = traits(BACK_RANK, "h3h2 g1h2");
        assert_eq!((of("mate"), of("moves")), (0.0, 1.0));
        let of = traits(BACK_RANK, "g7g6 a1a8 g8g7 a8a1");
        assert_eq!(of("distance"), 14.0);
        let of = traits(BACK_RANK, "h3h2 g1g2 h2h1q g2h1 g8f8 a1a8");
        // The first of these is no move that a search would choose.
        assert!(of("unfound") >= 1.0, "{}", of("unfound"));
        assert!(of("hardest") >= (2.0 * NODES as f64).ln());
    }

    #[test]
    fn what_people_find_counts() {
        let of = traits(FORK, "h3h2 b5c7 e8d7 c7a8");
        // To find all of it is to find its beginning.
        assert!(of("first1800") >= of("found1800") && of("first800") >= of("found800"));
        assert_eq!(of("found1200²"), of("found1200").powi(2));
        assert_eq!(of("effort²"), of("effort").powi(2));
        // Any mate is as good as the stored one.
        let [one, other] = ["g8h8 b2b8", "g8h8 a1a8"].map(|line| {
            let of = traits("6k1/5ppp/8/8/8/8/1R6/R5K1 b - - 0 1", line);
            of("found1400")
        });
        assert!((one - other).abs() < 1e-9, "{one} {other}");
    }

    #[test]
    fn what_is_hard_to_find_is_rated_higher() {
        let easy = rated(FORK, "h3h2 b5c7 e8d7 c7a8");
        let hard = rated(BACK_RANK, "h3h2 g1g2 h2h1q g2h1 g8f8 a1a8");
        assert!(hard.rating > easy.rating + 300.0, "{easy:?} {hard:?}");
        assert_eq!(hard.deviation, DEVIATION);
        let (least, most) = RANGE;
        for value in [1e9, -1e9] {
            let rating = rate_by_traits(&Traits([value; TRAITS])).rating;
            assert!([least, most].contains(&rating), "{rating}");
        }
    }
}
