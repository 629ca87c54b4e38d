//! The levels of the robot as solvers.

use chess::{Move, Position};
use engine::{Engine, Level};
use puzzle::{Puzzle, Solution, Tries, try_levels};

fn tries(fen: &str, solution: &str, number: u32) -> Vec<Tries> {
    let start = Position::from_fen(fen).expect("legal");
    let mut position = start.clone();
    let play = |uci: &str| {
        let mv = position.parse_uci(uci).expect("legal");
        position.play(mv);
        mv
    };
    let line: Vec<Move> = solution.split(' ').map(play).collect();
    let puzzle = Puzzle::new(start, None, Solution::line(&line));
    try_levels(&puzzle, &mut Engine::new(1), number, 7)
}

const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 20";

#[test]
fn every_level_tries_as_often_as_it_may_differ() {
    let found = tries(BACK_RANK, "b1b8", 3);
    assert_eq!(found.len(), usize::from(Level::MAX));
    for (level, tries) in (1..).zip(&found) {
        assert_eq!(tries.tries, if level < 9 { 3 } else { 1 }, "{level}");
        assert_eq!(
            Some(tries.elo),
            Level::new(level).map(|level| f64::from(level.elo()))
        );
        assert!(tries.solved <= tries.tries);
    }
    // A mate in one is seen by all that look at all moves, and counts whatever is stored.
    assert!(
        found[6..].iter().all(|tries| tries.solved == tries.tries),
        "{found:?}"
    );
    let mates = tries(BACK_RANK, "b1b7", 3);
    assert_eq!(mates, found);
}

#[test]
fn all_of_the_line_is_wanted() {
    // The second move of this line is none that a level would play.
    let right = tries("r3k3/8/8/3N4/8/8/6PP/6K1 w - - 0 20", "d5c7 e8d7 c7a8", 1);
    assert!(
        right[8..].iter().all(|tries| tries.solved == 1),
        "{right:?}"
    );
    let wrong = tries("r3k3/8/8/3N4/8/8/6PP/6K1 w - - 0 20", "d5c7 e8d7 g1h1", 1);
    assert!(
        wrong[8..].iter().all(|tries| tries.solved == 0),
        "{wrong:?}"
    );
}
