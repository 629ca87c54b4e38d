//! Decoy of the task: the wrong move that players of the solver's rating make most, for the first hint.
//!
//! The engine's worker predicts it ([`protocol::people`]) while the solver thinks. Where the network for that cannot be had, or
//! the solver has no rating, the first hint is the piece.

use super::Solver;
use chess::Move;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use platform::people::PeopleClient;
use protocol::Line;
use protocol::people::PeopleTask;
use puzzle::solving::{Intent, Solving};

/// Milliseconds of thought after which it is predicted: a solver who moves at once wants no hint, and the network's file is large.
const THOUGHT: u32 = 2_000;

/// Part of the players, 0 to 1, from which on the right move is not overlooked.
const FOUND: f32 = 0.15;

/// The wrong move that players make most, by the parts of them that make each move, in UCI; `None` where the right one is found.
fn decoy(solving: &Solving, moves: &[(String, f32)]) -> Option<Move> {
    let position = &solving.task().root.position;
    let right = solving.answer()?;
    let written = position.to_uci(right).to_string();
    let found = moves
        .iter()
        .any(|(mv, part)| *mv == written && *part >= FOUND);
    let (likeliest, _) = moves.iter().max_by(|a, b| a.1.total_cmp(&b.1))?;
    let likeliest = position.parse_uci(likeliest).ok()?;
    (!found && likeliest != right).then_some(likeliest)
}

/// The key of the position of the task.
fn key(solving: &Solving) -> u64 {
    solving.task().root.position.key()
}

impl Solver {
    /// Has the decoy of each task predicted, where hints are given and the solver has a rating.
    pub(super) fn predict_decoys(self) {
        let client = StoredValue::new_local(PeopleClient::default());
        let task = Memo::new(move |_| {
            let waits = |solving: &&Solving| solving.can_move();
            let in_run = self.run.with(Option::is_some);
            let key = self
                .solving
                .with(|solving| solving.as_ref().filter(waits).map(key));
            key.filter(|_| !in_run)
        });
        let rating = Memo::new(move |_| {
            let rating = self.standing.with(|standing| standing.as_ref()?.rating)?;
            Some(rating.rating.round() as u16)
        });
        // A timer that is replaced is off.
        Effect::new(move |_| {
            let (_, rating) = (task.get()?, rating.get()?);
            let ask = move || {
                let line = self.solving.with_untracked(|solving| {
                    let solving = solving.as_ref()?;
                    let moves = solving.moves().iter().copied();
                    Some(Line::new(&solving.puzzle().start, moves))
                });
                if let Some(line) = line {
                    let task = PeopleTask { line, rating };
                    client.with_value(|client| client.predict(task, move |moves| self.hear(moves)));
                }
            };
            Some(Timeout::new(THOUGHT, ask))
        });
    }

    /// A prediction for the task on the board, if it could be made.
    fn hear(self, moves: Option<Vec<(String, f32)>>) {
        // The screen may have been closed since.
        let found = self.solving.try_with_untracked(|solving| {
            let solving = solving.as_ref()?;
            Some((key(solving), decoy(solving, &moves?)?))
        });
        self.predicted.try_set(found.flatten());
    }

    /// The decoy of the task, once it is known and refuted. None after a wrong move: then more is known of what is wrong.
    pub fn decoy(self) -> Option<Move> {
        let (task, mv) = self.predicted.get()?;
        let is_it = |solving: &Solving| {
            key(solving) == task && solving.misses() == 0 && solving.refutation(mv).is_some()
        };
        let is_it = self
            .solving
            .with(|solving| solving.as_ref().is_some_and(is_it));
        is_it.then_some(mv)
    }

    /// Gives the next hint.
    pub fn hint(self) {
        self.act(Intent::Hint(untrack(|| self.decoy())));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;
    use puzzle::solving::SolvingOptions;
    use puzzle::{Puzzle, Solution};

    #[test]
    fn the_likeliest_wrong_move_is_the_decoy_where_few_find_the_right_one() {
        let start = Position::from_fen("6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1").expect("legal");
        let [right, other] = ["b1b8", "b1b7"].map(|uci| start.parse_uci(uci).expect("legal"));
        let puzzle = Puzzle::new(start, None, Solution::line(&[right]));
        let (solving, _) = Solving::new(puzzle, &[], SolvingOptions::default(), 0);
        for (parts, expected) in [
            ([0.10, 0.40], Some(other)),
            ([0.15, 0.40], None),
            ([0.60, 0.20], None),
            // The right move is the likeliest all the same.
            ([0.14, 0.13], None),
        ] {
            let moves = [("b1b8".to_owned(), parts[0]), ("b1b7".to_owned(), parts[1])];
            assert_eq!(decoy(&solving, &moves), expected, "{parts:?}");
        }
        assert_eq!(decoy(&solving, &[]), None);
    }
}
