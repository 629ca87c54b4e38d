//! Puzzle race of two on one device: each at a board of his own, with one list of puzzles and one clock for both.

use std::cmp::Ordering;

/// Pause in milliseconds after a miss, which its player has to sit out: trying every move is no way to win.
pub const MISS_PAUSE: u32 = 2_500;

/// Seats of a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seat {
    /// The seat at the foot of the device, at the left of a broad one.
    Near,
    /// The seat across.
    Across,
}

impl Seat {
    /// Both.
    pub const BOTH: [Seat; 2] = [Seat::Near, Seat::Across];

    /// The other one.
    #[must_use]
    pub fn other(self) -> Seat {
        match self {
            Seat::Near => Seat::Across,
            Seat::Across => Seat::Near,
        }
    }
}

/// A race. It begins when both are ready.
#[derive(Clone, PartialEq, Debug)]
pub struct Race {
    /// Its time in milliseconds.
    time: u64,
    /// The rating of the first puzzle.
    rating: f64,
    ready: [bool; 2],
    began: Option<u64>,
    /// Outcomes of the puzzles, one after another: true if solved.
    outcomes: [Vec<bool>; 2],
}

impl Race {
    /// A race over a time in milliseconds, with a first puzzle of this rating.
    pub fn new(time: u64, rating: f64) -> Race {
        Race {
            time,
            rating,
            ready: [false; 2],
            began: None,
            outcomes: [Vec::new(), Vec::new()],
        }
    }

    /// The player of a seat is ready; with the second one the race begins.
    pub fn ready(&mut self, seat: Seat, now: u64) {
        self.ready[seat as usize] = true;
        if self.ready == [true; 2] {
            self.began.get_or_insert(now);
        }
    }

    /// True if the player of this seat is ready.
    pub fn is_ready(&self, seat: Seat) -> bool {
        self.ready[seat as usize]
    }

    /// True from the beginning on.
    pub fn is_begun(&self) -> bool {
        self.began.is_some()
    }

    /// Milliseconds left.
    pub fn time_left(&self, now: u64) -> u64 {
        let used = self.began.map_or(0, |began| now.saturating_sub(began));
        self.time.saturating_sub(used)
    }

    /// True if the time is up.
    pub fn is_over(&self, now: u64) -> bool {
        self.time_left(now) == 0
    }

    /// True while moves count.
    pub fn is_on(&self, now: u64) -> bool {
        self.is_begun() && !self.is_over(now)
    }

    /// A player's puzzle has ended; not after the time.
    pub fn record(&mut self, seat: Seat, solved: bool, now: u64) {
        if self.is_on(now) {
            self.outcomes[seat as usize].push(solved);
        }
    }

    /// Outcomes of a player's puzzles, one after another: true if solved.
    pub fn outcomes(&self, seat: Seat) -> &[bool] {
        &self.outcomes[seat as usize]
    }

    /// Number of puzzles that a player has solved.
    pub fn solved(&self, seat: Seat) -> u32 {
        let solved = self.outcomes(seat).iter().filter(|solved| **solved);
        solved.count() as u32
    }

    /// The place in the list of the puzzle at which a player is.
    pub fn place(&self, seat: Seat) -> usize {
        self.outcomes(seat).len()
    }

    /// The rating of the puzzle at a place of the list: each is a little harder than the one before.
    pub fn rating_at(&self, place: usize) -> f64 {
        (self.rating + 30.0 * place as f64).min(2_600.0)
    }

    /// The winner: who has solved more, with as many who has missed fewer.
    pub fn winner(&self) -> Option<Seat> {
        let score = |seat| (self.solved(seat), std::cmp::Reverse(self.place(seat)));
        match score(Seat::Near).cmp(&score(Seat::Across)) {
            Ordering::Greater => Some(Seat::Near),
            Ordering::Less => Some(Seat::Across),
            Ordering::Equal => None,
        }
    }
}
