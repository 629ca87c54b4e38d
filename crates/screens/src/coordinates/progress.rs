//! Progress with the coordinates, kept in this browser: the wishes for the last round, and the best of each exercise.

use super::training::{Exercise, Options, Training};
use learn::CoordinateRecords;
use platform::storage;

/// Storage key of the best rounds.
const KEY: &str = "sessa.coordinates";

/// Storage key of the wishes.
const WISHES: &str = "sessa.coordinates.wishes";

/// Progress.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The wishes for the last round.
    pub options: Options,
    /// Most right answers in a round against the clock.
    best: CoordinateRecords,
}

impl Progress {
    /// The saved progress; what cannot be read is none.
    pub fn load() -> Progress {
        Progress {
            options: storage::load_json(WISHES).unwrap_or_default(),
            best: storage::load_json(KEY).unwrap_or_default(),
        }
    }

    /// Saves it.
    pub fn save(&self) {
        // Without storage it is known as long as the page is open.
        storage::save_json(WISHES, &self.options);
        storage::save_json(KEY, &self.best);
    }

    /// Most right answers in a round against the clock.
    pub fn best(&self, exercise: Exercise) -> Option<u32> {
        self.best.best.get(exercise.name()).copied()
    }

    /// Notes a round that has ended; true if it is the best so far.
    pub fn note(&mut self, round: &Training) -> bool {
        let options = round.options();
        if !options.timed || round.right() == 0 {
            return false;
        }
        let known = self.best(options.exercise);
        let is_best = known.is_none_or(|known| round.right() > known);
        if is_best {
            let name = options.exercise.name().to_owned();
            self.best.best.insert(name, round.right());
        }
        is_best
    }
}

#[cfg(test)]
mod tests {
    use super::super::training::Answer;
    use super::*;

    fn round(timed: bool, right: u32) -> Training {
        let options = Options {
            timed,
            ..Options::default()
        };
        let mut round = Training::new(options, 1, 0);
        for _ in 0..right {
            let asked = round.asked();
            round.answer(Answer::Square(asked), 0);
        }
        round
    }

    #[test]
    fn the_best_round_against_the_clock_is_kept() {
        let mut progress = Progress::default();
        assert!(!progress.note(&round(true, 0)));
        assert!(!progress.note(&round(false, 5)));
        assert_eq!(progress.best(Exercise::Find), None);
        assert!(progress.note(&round(true, 3)));
        assert!(!progress.note(&round(true, 3)));
        assert!(!progress.note(&round(true, 2)));
        assert_eq!(progress.best(Exercise::Find), Some(3));
        assert_eq!(progress.best(Exercise::Name), None);
        let read: CoordinateRecords =
            json::read(&json::write(&progress.best)).expect("it was written so");
        assert_eq!(read, progress.best);
    }
}
