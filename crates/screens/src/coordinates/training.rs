//! A round of training: squares are asked one after another, answers are judged. Time and chance are handed in.

use chess::{Color, Square};
use serde::{Deserialize, Serialize};

/// Length of a round against the clock, in milliseconds.
pub const ROUND: u64 = 30_000;

/// Number of questions of a round without a clock.
pub const QUESTIONS: u32 = 20;

/// Exercises.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Exercise {
    /// A name is asked, a square is touched.
    #[default]
    Find,
    /// A square is marked, its name is given.
    Name,
    /// A name is asked: is the square light or dark?
    Shade,
}

impl Exercise {
    /// All of them.
    pub const ALL: [Exercise; 3] = [Exercise::Find, Exercise::Name, Exercise::Shade];

    /// Name in messages, style sheets and tests.
    pub fn name(self) -> &'static str {
        match self {
            Exercise::Find => "find",
            Exercise::Name => "name",
            Exercise::Shade => "shade",
        }
    }
}

/// Wishes for a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// The exercise.
    pub exercise: Exercise,
    /// The side at the bottom; `None` lets chance decide.
    pub side: Option<Side>,
    /// True if it goes against the clock.
    pub timed: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            exercise: Exercise::default(),
            side: Some(Side::White),
            timed: true,
        }
    }
}

/// Sides of the board, as they are saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// White at the bottom.
    White,
    /// Black at the bottom.
    Black,
}

/// Answers to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// This square, touched or named.
    Square(Square),
    /// A dark square, or else a light one.
    Dark(bool),
}

/// An answer and its question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The square that was asked.
    pub asked: Square,
    /// The answer.
    pub answer: Answer,
    /// True if it was right.
    pub right: bool,
}

/// A round of training.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Training {
    options: Options,
    bottom: Color,
    /// State of the random number generator.
    chance: u64,
    asked: Square,
    last: Option<Judged>,
    right: u32,
    missed: Vec<Square>,
    ends: Option<u64>,
    over: bool,
}

impl Training {
    /// A round that begins at `now`, in milliseconds; the same `seed` asks the same squares.
    pub fn new(options: Options, seed: u64, now: u64) -> Training {
        let mut training = Training {
            options,
            bottom: Color::White,
            chance: seed,
            asked: Square::A1,
            last: None,
            right: 0,
            missed: Vec::new(),
            ends: options.timed.then_some(now + ROUND),
            over: false,
        };
        let black = match options.side {
            Some(side) => side == Side::Black,
            None => training.random() % 2 == 1,
        };
        if black {
            training.bottom = Color::Black;
        }
        training.ask();
        training
    }

    /// The wishes for it.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The side at the bottom.
    pub fn bottom(&self) -> Color {
        self.bottom
    }

    /// The square that is asked.
    pub fn asked(&self) -> Square {
        self.asked
    }

    /// The last answer.
    pub fn last(&self) -> Option<Judged> {
        self.last
    }

    /// Number of right answers.
    pub fn right(&self) -> u32 {
        self.right
    }

    /// The squares that were answered wrongly, each once, in their order.
    pub fn missed(&self) -> &[Square] {
        &self.missed
    }

    /// True once it has ended.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Time left in milliseconds, where it goes against the clock.
    pub fn left(&self, now: u64) -> Option<u64> {
        self.ends.map(|ends| ends.saturating_sub(now))
    }

    /// Judges an answer. A wrong one leaves the question, unless it gives the right one away. `None`: the round is over.
    pub fn answer(&mut self, answer: Answer, now: u64) -> Option<Judged> {
        self.tick(now);
        if self.over {
            return None;
        }
        let asked = self.asked;
        let right = match answer {
            Answer::Square(square) => square == asked,
            Answer::Dark(dark) => dark == asked.is_dark(),
        };
        let judged = Judged {
            asked,
            answer,
            right,
        };
        self.last = Some(judged);
        if right {
            self.right += 1;
        } else if !self.missed.contains(&asked) {
            self.missed.push(asked);
        }
        if right || matches!(answer, Answer::Dark(_)) {
            self.ask();
        }
        self.over = self.ends.is_none() && self.right == QUESTIONS;
        Some(judged)
    }

    /// Ends the round when its time is up.
    pub fn tick(&mut self, now: u64) {
        self.over |= self.left(now) == Some(0);
    }

    /// Ends the round.
    pub fn stop(&mut self) {
        self.over = true;
    }

    /// Asks another square than the last one.
    fn ask(&mut self) {
        let step = 1 + self.random() % 63;
        let next = (self.asked.index() as u64 + step) % 64;
        self.asked = Square::ALL[next as usize];
    }

    /// `SplitMix64`, by Steele, Lea and Flood.
    fn random(&mut self) -> u64 {
        self.chance = self.chance.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.chance;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begun(exercise: Exercise, timed: bool) -> Training {
        let options = Options {
            exercise,
            timed,
            ..Options::default()
        };
        Training::new(options, 7, 1_000)
    }

    #[test]
    fn right_answers_count_and_lead_on() {
        let mut training = begun(Exercise::Find, true);
        let first = training.asked();
        let judged = training.answer(Answer::Square(first), 1_500);
        assert!(judged.is_some_and(|judged| judged.right && judged.asked == first));
        assert_ne!(training.asked(), first);
        assert_eq!((training.right(), training.missed()), (1, &[][..]));
        assert_eq!(training.left(2_000), Some(ROUND - 1_000));
    }

    #[test]
    fn a_wrong_square_is_asked_again() {
        let mut training = begun(Exercise::Name, true);
        let asked = training.asked();
        let other = Square::ALL[(asked.index() + 1) % 64];
        for _ in 0..2 {
            let judged = training.answer(Answer::Square(other), 1_500);
            assert!(judged.is_some_and(|judged| !judged.right));
        }
        assert_eq!(training.asked(), asked);
        assert_eq!((training.right(), training.missed()), (0, &[asked][..]));
        assert_eq!(
            training.last().map(|last| last.answer),
            Some(Answer::Square(other))
        );
    }

    #[test]
    fn a_wrong_shade_gives_the_right_one_away() {
        let mut training = begun(Exercise::Shade, true);
        let asked = training.asked();
        let judged = training.answer(Answer::Dark(!asked.is_dark()), 1_500);
        assert!(judged.is_some_and(|judged| !judged.right));
        assert_ne!(training.asked(), asked);
        let asked = training.asked();
        let judged = training.answer(Answer::Dark(asked.is_dark()), 1_500);
        assert!(judged.is_some_and(|judged| judged.right));
    }

    #[test]
    fn time_ends_a_round() {
        let mut training = begun(Exercise::Find, true);
        training.tick(1_000 + ROUND - 1);
        assert!(!training.is_over());
        let asked = training.asked();
        assert_eq!(training.answer(Answer::Square(asked), 1_000 + ROUND), None);
        assert!(training.is_over());
        assert_eq!(training.right(), 0);
        assert_eq!(training.left(99_999_999), Some(0));
    }

    #[test]
    fn without_a_clock_twenty_right_answers_end_it() {
        let mut training = begun(Exercise::Find, false);
        assert_eq!(training.left(0), None);
        for done in 0..QUESTIONS {
            assert!(!training.is_over());
            assert_eq!(training.right(), done);
            let asked = training.asked();
            assert!(training.answer(Answer::Square(asked), u64::MAX).is_some());
        }
        assert!(training.is_over());
        assert_eq!(training.answer(Answer::Dark(true), 0), None);
        let mut stopped = begun(Exercise::Find, false);
        stopped.stop();
        assert!(stopped.is_over());
    }

    #[test]
    fn every_square_is_asked_and_both_sides_come_up() {
        let mut training = begun(Exercise::Shade, true);
        let mut asked = std::collections::BTreeSet::new();
        for _ in 0..1_000 {
            asked.insert(training.asked());
            training.answer(Answer::Dark(true), 1_000);
        }
        assert_eq!(asked.len(), 64);
        let bottom = |side, seed| {
            let options = Options {
                side,
                ..Options::default()
            };
            Training::new(options, seed, 0).bottom()
        };
        assert_eq!(bottom(Some(Side::White), 1), Color::White);
        assert_eq!(bottom(Some(Side::Black), 1), Color::Black);
        let by_chance: std::collections::BTreeSet<_> = (0..20)
            .map(|seed| bottom(None, seed) == Color::White)
            .collect();
        assert_eq!(by_chance.len(), 2);
    }
}
