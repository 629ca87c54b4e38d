//! Chances of people to find a solution, by the network of their moves ([`human`]).

use crate::Puzzle;
use chess::Move;
use human::{Network, Played, Pool, Situation};

/// Number of the ratings of players whose chances are told.
pub(super) const RATINGS: usize = 8;

/// Least and greatest chance that are told apart.
const TOLD: (f64, f64) = (1e-6, 1.0 - 1e-4);

/// Log-odds that players rated 600, 800, … 2000 find all of the solver's moves of the main line, and the first one.
pub(super) struct Finds {
    pub all: [f64; RATINGS],
    pub first: [f64; RATINGS],
}

impl Finds {
    /// Asks the network about each of the solver's moves. Any mate is as good as the stored one.
    pub fn of(puzzle: &Puzzle, network: &Network) -> Finds {
        let mut line: Vec<Move> = puzzle.before.into_iter().collect();
        let solver = line.len();
        line.extend(puzzle.solution.main_line());
        let mut chances = [(1.0, 1.0); RATINGS];
        for at in (solver..line.len()).step_by(2) {
            let (position, [own, last]) = Played::last_two(&puzzle.start, &line[..at]);
            let mates = position.after(line[at]).is_checkmate();
            let is_right = |mv| mv == line[at] || mates && position.after(mv).is_checkmate();
            for (rating, (all, first)) in (600..).step_by(200).zip(&mut chances) {
                let prediction = network.predict(&Situation {
                    position: &position,
                    last,
                    own,
                    ratings: [rating; 2],
                    pool: Pool::Online,
                    clock: None,
                });
                let moves = prediction.moves.iter();
                let right = moves.filter(|(mv, _)| is_right(*mv));
                let chance: f32 = right.map(|(_, chance)| chance).sum();
                *all *= f64::from(chance);
                if at == solver {
                    *first = f64::from(chance);
                }
            }
        }
        Finds {
            all: chances.map(|(all, _)| log_odds(all)),
            first: chances.map(|(_, first)| log_odds(first)),
        }
    }
}

fn log_odds(chance: f64) -> f64 {
    let chance = chance.clamp(TOLD.0, TOLD.1);
    (chance / (1.0 - chance)).ln()
}
