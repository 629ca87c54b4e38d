//! What earlier moves taught: quiet moves that refuted their siblings are tried sooner.

use chess::{Color, Move, Position};

/// No entry leaves `-LIMIT..=LIMIT`.
const LIMIT: i32 = 8_192;

/// Butterfly history: how often a move from one square to another has been good for a side,
/// whatever the position (Schaeffer 1983, with today's decay towards the newest results).
pub(crate) struct History {
    quiet: Vec<[[i16; 64]; 64]>,
}

impl History {
    pub(crate) fn new() -> History {
        History {
            quiet: vec![[[0; 64]; 64]; 2],
        }
    }

    pub(crate) fn clear(&mut self) {
        self.quiet.fill([[0; 64]; 64]);
    }

    /// Halves everything: a new search should trust old lessons less.
    pub(crate) fn age(&mut self) {
        for entry in self.quiet.iter_mut().flatten().flatten() {
            *entry /= 2;
        }
    }

    pub(crate) fn quiet(&self, turn: Color, mv: Move) -> i32 {
        i32::from(self.quiet[turn.index()][mv.from().index()][mv.to().index()])
    }

    /// Rewards the quiet move that caused a cutoff and blames those tried before it.
    pub(crate) fn cutoff(&mut self, position: &Position, best: Move, tried: &[Move], depth: i32) {
        let bonus = (16 * depth * depth + 32 * depth).min(1_600);
        let turn = position.turn();
        self.nudge(turn, best, bonus);
        for &mv in tried.iter().filter(|&&mv| mv != best) {
            self.nudge(turn, mv, -bonus);
        }
    }

    /// Gravity: the nearer an entry is to the limit, the less a bonus of the same sign moves it.
    fn nudge(&mut self, turn: Color, mv: Move, bonus: i32) {
        let entry = &mut self.quiet[turn.index()][mv.from().index()][mv.to().index()];
        let old = i32::from(*entry);
        *entry = (old + bonus - old * bonus.abs() / LIMIT) as i16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Square;

    #[test]
    fn entries_follow_the_results_and_stay_bounded() {
        let mut history = History::new();
        let position = Position::default();
        let good = Move::new(Square::G1, Square::F3, None);
        let bad = Move::new(Square::A2, Square::A3, None);
        for _ in 0..10_000 {
            history.cutoff(&position, good, &[bad, good], 20);
        }
        let turn = position.turn();
        assert!(history.quiet(turn, good) > LIMIT / 2);
        assert!(history.quiet(turn, good) <= LIMIT);
        assert_eq!(history.quiet(turn, bad), -history.quiet(turn, good));
        history.clear();
        assert_eq!(history.quiet(turn, good), 0);
    }
}
