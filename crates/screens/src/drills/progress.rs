//! Progress with the drills, kept in this browser: the best passed attempt of each, and the difficulty chosen last.

use learn::{DrillRecord, DrillRecords};
use platform::storage;
use tablebase::{Difficulty, Drill};

/// Storage key.
const KEY: &str = "sessa.drills";

/// Progress with all drills, by their keys.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress(DrillRecords);

/// Progress with one drill.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DrillProgress(DrillRecord);

impl DrillProgress {
    /// The difficulty chosen last.
    pub fn difficulty(&self) -> Difficulty {
        let last = Difficulty::ALL.len() - 1;
        Difficulty::ALL[usize::from(self.0.difficulty).min(last)]
    }

    /// The fewest moves more than by perfect play, if it was ever passed.
    pub fn best(&self, difficulty: Difficulty) -> Option<u32> {
        self.0.best[index(difficulty)]
    }
}

impl Progress {
    /// The saved progress; what cannot be read is none.
    pub fn load() -> Progress {
        Progress(storage::load_json(KEY).unwrap_or_default())
    }

    /// Saves it.
    pub fn save(&self) {
        // Without storage it is known as long as the page is open.
        storage::save_json(KEY, &self.0);
    }

    /// Progress with one drill.
    pub fn of(&self, drill: Drill) -> DrillProgress {
        DrillProgress(self.0.drills.get(drill.key).copied().unwrap_or_default())
    }

    /// Notes the difficulty chosen.
    pub fn choose(&mut self, drill: Drill, difficulty: Difficulty) {
        self.change(drill).difficulty = index(difficulty) as u8;
    }

    /// Notes that a drill was begun. True if it had never been before.
    pub fn begin(&mut self, drill: Drill) -> bool {
        let is_new = !self.0.drills.contains_key(drill.key);
        self.change(drill);
        is_new
    }

    /// Notes an attempt that passed, with so many moves more than by perfect play.
    pub fn pass(&mut self, drill: Drill, difficulty: Difficulty, over: u32) {
        let best = &mut self.change(drill).best[index(difficulty)];
        *best = Some(best.map_or(over, |best| best.min(over)));
    }

    fn change(&mut self, drill: Drill) -> &mut DrillRecord {
        self.0.drills.entry(drill.key.to_owned()).or_default()
    }
}

/// Number of a difficulty, from 0.
pub fn index(difficulty: Difficulty) -> usize {
    let all = Difficulty::ALL.iter();
    all.take_while(|one| **one != difficulty).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tablebase::DRILLS;

    #[test]
    fn the_best_of_each_difficulty_is_kept() {
        let mut progress = Progress::default();
        let [first, second, ..] = DRILLS;
        progress.choose(first, Difficulty::Hard);
        progress.pass(first, Difficulty::Hard, 3);
        progress.pass(first, Difficulty::Hard, 5);
        progress.pass(first, Difficulty::Easy, 0);
        let read = json::read(&json::write(&progress.0)).expect("it was written so");
        let read = Progress(read);
        assert_eq!(read, progress);
        let mut begun = Progress::default();
        assert!(begun.begin(first) && !begun.begin(first));
        assert_eq!(begun.of(first), DrillProgress::default());
        let known = read.of(first);
        assert_eq!(known.difficulty(), Difficulty::Hard);
        let best = Difficulty::ALL.map(|difficulty| known.best(difficulty));
        assert_eq!(best, [Some(0), None, Some(3)]);
        assert_eq!(read.of(second), DrillProgress::default());
        assert_eq!(read.of(second).difficulty(), Difficulty::Easy);
    }
}
