//! Queue of the puzzles that come next, fetched before they are wanted: none comes twice.

use protocol::puzzle::{Card, PuzzleKey};
use std::collections::VecDeque;

/// The puzzles that come next, and the names of those that have come.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Queue {
    cards: VecDeque<Card>,
    seen: Vec<PuzzleKey>,
    /// The last puzzle of the round before, which does not follow itself.
    last: Option<PuzzleKey>,
}

impl Queue {
    /// A queue after these, which do not come again.
    pub fn after(seen: Vec<PuzzleKey>) -> Queue {
        Queue {
            seen,
            ..Queue::default()
        }
    }

    /// The next puzzle, which counts as seen from now on.
    pub fn take(&mut self) -> Option<Card> {
        let next = self.cards.front().map(|card| &card.puzzle.key);
        if self.cards.len() > 1 && next == self.last.as_ref() {
            self.cards.rotate_left(1);
        }
        let card = self.cards.pop_front()?;
        self.last = None;
        self.see(&card.puzzle.key);
        Some(card)
    }

    /// Counts a puzzle as seen, from wherever it came.
    pub fn see(&mut self, key: &PuzzleKey) {
        self.cards.retain(|card| card.puzzle.key != *key);
        if !self.seen.contains(key) {
            self.seen.push(key.clone());
        }
    }

    /// Adds puzzles, but for those that have come or are queued already: two requests may be answered alike.
    pub fn add(&mut self, cards: impl IntoIterator<Item = Card>) {
        for card in cards {
            let key = &card.puzzle.key;
            let queued = self.cards.iter().any(|queued| queued.puzzle.key == *key);
            if !queued && !self.seen.contains(key) {
                self.cards.push_back(card);
            }
        }
    }

    /// The puzzles that are not to be fetched: those that have come and those that are queued.
    pub fn not(&self) -> Vec<PuzzleKey> {
        let queued = self.cards.iter().map(|card| &card.puzzle.key);
        self.seen.iter().chain(queued).cloned().collect()
    }

    /// The puzzles that have come, the last one last.
    pub fn seen(&self) -> &[PuzzleKey] {
        &self.seen
    }

    /// Number of puzzles that are there already.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// True if the next one has to be fetched.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Forgets what was fetched ahead.
    pub fn clear(&mut self) {
        self.cards.clear();
    }

    /// Forgets what has come, so that all of it comes again, the last not at once. What was fetched ahead was meant for another
    /// place.
    pub fn begin_again(&mut self) {
        self.clear();
        self.last = self.seen.pop();
        self.seen.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::puzzle::{Puzzle, Reason};

    fn key(id: u32) -> PuzzleKey {
        PuzzleKey {
            set: "s".into(),
            id: id.to_string(),
        }
    }

    fn cards(ids: impl IntoIterator<Item = u32>) -> Vec<Card> {
        let card = |id| Card {
            puzzle: Puzzle {
                key: key(id),
                ..Puzzle::default()
            },
            reason: Reason::Unseen,
            memory: None,
        };
        ids.into_iter().map(card).collect()
    }

    /// Puzzles that have not been refused, in their order: as a set answers.
    fn chosen(of: u32, count: usize, not: &[PuzzleKey]) -> Vec<Card> {
        let left = (0..of).filter(|&id| !not.contains(&key(id)));
        cards(left.take(count))
    }

    #[test]
    fn the_last_of_a_set_does_not_come_twice() {
        let mut queue = Queue::default();
        let mut come = Vec::new();
        loop {
            // Two requests are under way at once.
            let not = queue.not();
            for answer in [chosen(4, 2, &not), chosen(4, 2, &not)] {
                queue.add(answer);
            }
            let Some(card) = queue.take() else { break };
            come.push(card.puzzle.key);
        }
        assert_eq!(come, [0, 1, 2, 3].map(key));
        assert_eq!(queue.seen(), come);
    }

    #[test]
    fn what_is_queued_is_not_fetched_again() {
        let mut queue = Queue::after(vec![key(9)]);
        queue.add(cards([9, 1, 2]));
        assert_eq!(queue.len(), 2);
        assert_eq!(queue.not(), [9, 1, 2].map(key));
        // One that is opened by its address is not the next as well.
        queue.see(&key(1));
        assert_eq!(queue.take().map(|card| card.puzzle.key), Some(key(2)));
        assert!(queue.is_empty());
    }

    #[test]
    fn all_come_again_but_the_last_not_at_once() {
        let mut queue = Queue::default();
        queue.add(cards(0..3));
        while queue.take().is_some() {}
        queue.add(cards(0..3));
        assert!(queue.is_empty());
        queue.add(cards([7]));
        queue.begin_again();
        queue.add(cards([2, 0, 1]));
        let mut come = Vec::new();
        while let Some(card) = queue.take() {
            come.push(card.puzzle.key);
        }
        assert_eq!(come, [0, 1, 2].map(key));
        // A set of one has nothing else to begin with.
        let mut queue = Queue::default();
        queue.see(&key(5));
        queue.begin_again();
        queue.add(cards([5]));
        assert_eq!(queue.take().map(|card| card.puzzle.key), Some(key(5)));
    }
}
