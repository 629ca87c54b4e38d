//! Priority queue of the searches that wait for a worker.

use game::Millis;

/// Priority of a game's search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Urgency {
    /// True if the game is shown.
    pub visible: bool,
    /// Time left to the side whose move is searched, in milliseconds; `None` without a clock.
    pub left: Option<Millis>,
}

impl Urgency {
    /// Sort key: visible games first, then the shortest clock.
    fn rank(self) -> (bool, Millis) {
        (!self.visible, self.left.unwrap_or(Millis::MAX))
    }
}

/// Waiting requests `R` of games that are told apart by their keys `K`, at most one of a game, the oldest first.
pub struct Queue<K, R>(Vec<Waiting<K, R>>);

struct Waiting<K, R> {
    game: K,
    urgency: Urgency,
    request: R,
}

impl<K, R> Default for Queue<K, R> {
    fn default() -> Self {
        Queue(Vec::new())
    }
}

impl<K: PartialEq, R> Queue<K, R> {
    /// Adds the request of a game that has none here.
    pub fn push(&mut self, game: K, urgency: Urgency, request: R) {
        self.0.push(Waiting {
            game,
            urgency,
            request,
        });
    }

    /// Changes the priority of a game's request, if it waits here.
    pub fn set_urgency(&mut self, game: &K, urgency: Urgency) {
        for waiting in self.0.iter_mut().filter(|waiting| waiting.game == *game) {
            waiting.urgency = urgency;
        }
    }

    /// Removes the request of a game.
    pub fn remove(&mut self, game: &K) -> Option<R> {
        let at = self.0.iter().position(|waiting| waiting.game == *game)?;
        Some(self.0.remove(at).request)
    }

    /// The game whose request is the most urgent, and the oldest of those that are equally urgent.
    pub fn first(&self) -> Option<&K> {
        self.place_of_first().map(|at| &self.0[at].game)
    }

    /// Removes the request of [`Queue::first`].
    pub fn pop(&mut self) -> Option<(K, R)> {
        let first = self.0.remove(self.place_of_first()?);
        Some((first.game, first.request))
    }

    fn place_of_first(&self) -> Option<usize> {
        // Of several minima this is the first.
        (0..self.0.len()).min_by_key(|&at| self.0[at].urgency.rank())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn urgency(visible: bool, left: Option<Millis>) -> Urgency {
        Urgency { visible, left }
    }

    fn queue() -> Queue<&'static str, u32> {
        let mut queue = Queue::default();
        for (game, visible, left, request) in [
            ("untimed", false, None, 1),
            ("slow", false, Some(60_000), 2),
            ("bullet", false, Some(3_000), 3),
            ("shown untimed", true, None, 4),
            ("as slow", false, Some(60_000), 5),
            ("shown", true, Some(90_000), 6),
        ] {
            queue.push(game, urgency(visible, left), request);
        }
        queue
    }

    fn order(mut queue: Queue<&'static str, u32>) -> Vec<u32> {
        std::iter::from_fn(|| {
            let first = queue.first().copied();
            let (game, request) = queue.pop()?;
            assert_eq!(first, Some(game));
            Some(request)
        })
        .collect()
    }

    #[test]
    fn visible_games_come_first_then_the_shortest_clock_then_the_oldest() {
        assert_eq!(order(queue()), [6, 4, 3, 2, 5, 1]);
    }

    #[test]
    fn a_request_moves_with_its_urgency_and_keeps_its_age() {
        let mut queue = queue();
        queue.set_urgency(&"untimed", urgency(false, Some(60_000)));
        queue.set_urgency(&"shown", urgency(false, Some(1_000)));
        queue.set_urgency(&"none", urgency(true, Some(0)));
        assert_eq!(order(queue), [4, 6, 3, 1, 2, 5]);
    }

    #[test]
    fn a_removed_request_is_gone() {
        let mut queue = queue();
        assert_eq!(queue.remove(&"shown"), Some(6));
        assert_eq!(queue.remove(&"shown"), None);
        assert_eq!(order(queue), [4, 3, 2, 5, 1]);
    }
}
