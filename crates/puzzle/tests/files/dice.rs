//! Random puzzles.

use chess::{Move, Position};
use puzzle::{Puzzle, Rating, RightMove, Solution, Theme};

/// A random number generator.
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }

    fn choose(&mut self, position: &Position) -> Option<Move> {
        let moves = position.legal_moves();
        (!moves.is_empty()).then(|| moves[self.roll(moves.len())])
    }

    fn solution(&mut self, position: &Position, depth: usize, width: usize) -> Solution {
        let mut solution = Solution::default();
        for _ in 0..=self.roll(width) {
            let Some(played) = self.choose(position) else {
                break;
            };
            if solution.find(played).is_some() {
                continue;
            }
            let after = position.after(played);
            let reply = self.choose(&after).filter(|_| depth > 0);
            let then = reply.map_or_else(Solution::default, |reply| {
                self.solution(&after.after(reply), depth - 1, width)
            });
            solution.moves.push(RightMove {
                played,
                reply: reply.filter(|_| !then.is_end()),
                then,
            });
        }
        solution
    }

    /// A puzzle with everything that a puzzle can have; trees up to this width.
    pub fn puzzle(&mut self, width: usize) -> Puzzle {
        loop {
            let mut position = Position::default();
            if self.roll(4) == 0 {
                position = Position::from_fen("2rkr3/1p3p2/8/8/8/8/1P3P2/2RKR3 w ECec - 0 1")
                    .expect("a good one");
            }
            for _ in 0..self.roll(80) {
                if let Some(played) = self.choose(&position) {
                    position.play(played);
                }
            }
            let start = position.clone();
            let before = self.choose(&start).filter(|_| self.roll(3) > 0);
            if let Some(before) = before {
                position.play(before);
            }
            let depth = self.roll(4);
            let solution = self.solution(&position, depth, width);
            if solution.is_end() {
                continue;
            }
            let mut puzzle = Puzzle::new(start, before, solution);
            let word = |dice: &mut Dice| format!("w{}", dice.roll(1000));
            if self.roll(5) > 0 {
                puzzle.id = word(self);
                puzzle.rating = Some(Rating {
                    rating: self.roll(3500) as f64,
                    deviation: self.roll(500) as f64,
                });
                puzzle.popularity = Some(self.roll(201) as i8);
                puzzle.popularity = puzzle.popularity.map(|n| n.clamp(-100, 100));
                puzzle.plays = Some(self.roll(1 << 30) as u32);
                puzzle.source.game = format!("https://example.org/{}", word(self));
                puzzle.source.ply = Some(self.roll(300) as u32);
                puzzle.source.nodes = Some(self.roll(1 << 30) as u64 * 1000);
                puzzle.source.opening = word(self);
                puzzle.other_themes = format!("{} {}", word(self), word(self));
            }
            puzzle.themes = (0..self.roll(6))
                .map(|_| Theme::ALL[self.roll(Theme::ALL.len())])
                .collect();
            return puzzle;
        }
    }
}
