//! The chess clock (FIDE 6): two displays of which at most one runs.

use crate::control::{Bonus, Budget, Stage, Start, TimeControl};
use crate::time::{Millis, Timestamp};
use chess::Color;

/// Reading of a clock at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// White's and Black's display, indexed by [`Color::index`].
    pub sides: [Face; 2],
    /// Whose time is running down, if anybody's.
    pub running: Option<Color>,
}

impl Reading {
    /// Time left to `side`, in milliseconds.
    pub fn of(&self, side: Color) -> Millis {
        self.sides[side.index()].left
    }

    /// Time left to White and Black, in milliseconds.
    pub fn left(&self) -> [Millis; 2] {
        self.sides.map(|face| face.left)
    }
}

/// Display of one side's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// Time left in the stage or, once the main time is gone, in the byo-yomi period, in milliseconds.
    pub left: Millis,
    /// Rest of the move's delay before `left` moves, in milliseconds.
    pub delay: Millis,
    /// Byo-yomi periods left, the one that runs included; 0 without byo-yomi.
    pub periods: u32,
    /// The stage, from 0. In byo-yomi the main time is 0 and the periods are 1.
    pub stage: usize,
    /// Moves still to be made in the stage; `None` if it takes all the rest.
    pub to_control: Option<u32>,
    /// True if the flag has fallen.
    pub down: bool,
}

/// A chess clock. It never counts ticks: it remembers when the running side was started and subtracts.
///
/// It knows nothing of what a fallen flag means. Once a side's time is used up its flag stays down, and its moves are
/// counted but earn nothing, until [`set`](Clock::set) or [`next_period`](Clock::next_period) raises it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    budgets: [Budget; 2],
    /// As each side was when it was last stopped.
    sides: [SideClock; 2],
    running: Option<(Color, Timestamp)>,
    /// Number of moves still to be made that are free.
    free_moves: u32,
}

impl Clock {
    /// Both sides full, nobody's running. A control that fails [`TimeControl::check`] gives a clock that soon falls.
    pub fn new(control: &TimeControl) -> Clock {
        Clock {
            budgets: control.sides.clone(),
            sides: [
                SideClock::new(&control.sides[0]),
                SideClock::new(&control.sides[1]),
            ],
            running: None,
            free_moves: match control.start {
                Start::WithGame => 0,
                Start::WithFirstMove => 1,
                Start::AfterFirstMoves => 2,
            },
        }
    }

    /// Reading at `now`.
    pub fn reading(&self, now: Timestamp) -> Reading {
        let sides = self.sides_at(now);
        Reading {
            sides: [
                sides[0].face(&self.budgets[0]),
                sides[1].face(&self.budgets[1]),
            ],
            running: self.counting().map(|(side, _)| side),
        }
    }

    /// The side whose time is running and the instant at which its flag falls or fell (FIDE 6.8): at that instant it is
    /// down. One that was down before it was started fell no later than then.
    pub fn flag_at(&self) -> Option<(Color, Timestamp)> {
        self.counting().map(|(side, since)| {
            let i = side.index();
            (side, since.plus(self.sides[i].until_flag(&self.budgets[i])))
        })
    }

    /// True if no other stage follows for `side`.
    pub fn in_last_stage(&self, side: Color) -> bool {
        let state = &self.sides[side.index()];
        match &self.budgets[side.index()] {
            Budget::Stages(stages) => state.stage + 1 >= stages.len(),
            Budget::Hourglass { .. } => true,
            Budget::Byoyomi { .. } => state.stage == 1 || state.periods == 0,
        }
    }

    /// True if `side` gets time for its moves in the stage it is in.
    pub fn earns(&self, side: Color) -> bool {
        let i = side.index();
        match &self.budgets[i] {
            Budget::Stages(_) => self.sides[i].bonus(&self.budgets[i]) != Bonus::None,
            Budget::Hourglass { .. } | Budget::Byoyomi { .. } => true,
        }
    }

    /// Both sides get an increment, in milliseconds, for each move from now on (FIDE III.4).
    pub fn introduce_increment(&mut self, increment: Millis) {
        for budget in &mut self.budgets {
            if let Budget::Stages(stages) = budget {
                for stage in stages {
                    stage.bonus = Bonus::Fischer(increment);
                }
            }
        }
    }

    /// Starts `side` and stops the other. In the middle of a move, the move goes on.
    pub fn start(&mut self, side: Color, at: Timestamp) {
        self.stop(at);
        self.running = Some((side, at));
    }

    /// Stops whichever side runs (FIDE 6.11.1). What is left of its delay or period stays for when it is started
    /// again.
    pub fn stop(&mut self, at: Timestamp) {
        self.sides = self.sides_at(at);
        self.running = None;
    }

    /// The side that runs has completed its move: it gets what the move earns, and the other side starts (FIDE 6.2.1).
    /// Without effect if nobody's runs.
    pub fn press(&mut self, at: Timestamp) {
        if let Some((side, _)) = self.running {
            self.stop(at);
            let i = side.index();
            self.sides[i].complete(&self.budgets[i], self.free_moves > 0);
            self.free_moves = self.free_moves.saturating_sub(1);
            self.running = Some((!side, at));
        }
    }

    /// An arbiter sets what `side` has left in its stage or period, for the move that goes on (FIDE 6.10.2). More than
    /// nothing raises a fallen flag; the moves counted meanwhile then say which stage it is. Stop the clock first: on a
    /// running side the time since its start still goes off.
    pub fn set(&mut self, side: Color, left: Millis) {
        let i = side.index();
        self.sides[i].set(&self.budgets[i], left);
    }

    /// Gives `side` so many milliseconds or, below zero, takes them (FIDE 7.5.5, 12.9): nothing left is a fallen flag.
    /// A flag that has fallen stays down.
    pub fn add(&mut self, side: Color, by: i64) {
        let i = side.index();
        self.sides[i].add(&self.budgets[i], by);
    }

    /// Both flags are down and play goes on (FIDE III.3.1.1): each side begins its next stage, or the last one anew.
    /// Stop the clock first, as for [`set`](Clock::set).
    pub fn next_period(&mut self) {
        for (side, budget) in self.sides.iter_mut().zip(&self.budgets) {
            side.next_period(budget);
        }
    }

    /// The side that time runs down for, and since when.
    fn counting(&self) -> Option<(Color, Timestamp)> {
        self.running.filter(|_| self.free_moves == 0)
    }

    fn sides_at(&self, now: Timestamp) -> [SideClock; 2] {
        let mut sides = self.sides;
        if let Some((side, since)) = self.counting() {
            let budget = &self.budgets[side.index()];
            let running = &mut sides[side.index()];
            let before = running.left;
            running.run(budget, now.since(since));
            if let Budget::Hourglass { .. } = budget {
                let used = before - running.left;
                let other = &mut sides[(!side).index()];
                // Whose flag is down has nothing left, whatever the other does.
                if !other.down {
                    other.left = other.left.saturating_add(used);
                }
            }
        }
        sides
    }
}

/// Clock of one side. [`Face`] says what the fields mean that both have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SideClock {
    left: Millis,
    delay: Millis,
    /// Time that the move has taken, its delay apart: a Bronstein bonus gives it back.
    used: Millis,
    periods: u32,
    stage: usize,
    /// Moves made in the stage.
    made: u32,
    down: bool,
}

impl SideClock {
    fn new(budget: &Budget) -> SideClock {
        let mut side = SideClock {
            left: 0,
            delay: 0,
            used: 0,
            periods: 0,
            stage: 0,
            made: 0,
            down: false,
        };
        side.begin(budget, 0);
        side
    }

    /// Begins `stage`, or the last there is, with nothing from before.
    fn begin(&mut self, budget: &Budget, stage: usize) {
        self.made = 0;
        self.down = false;
        match *budget {
            Budget::Stages(ref stages) => {
                self.stage = stage.min(stages.len().saturating_sub(1));
                self.left = match stages.get(self.stage) {
                    Some(&Stage {
                        time: 0,
                        bonus: Bonus::Fischer(bonus) | Bonus::Bronstein(bonus),
                        ..
                    }) => bonus,
                    stage => stage.map_or(0, |stage| stage.time),
                };
            }
            Budget::Hourglass { main } => self.left = main,
            Budget::Byoyomi {
                main,
                period,
                periods,
            } => {
                self.periods = periods;
                let in_main = periods == 0 || (stage == 0 && main > 0);
                (self.stage, self.left) = if in_main { (0, main) } else { (1, period) };
            }
        }
        self.begin_move(budget);
    }

    fn begin_move(&mut self, budget: &Budget) {
        self.used = 0;
        self.delay = match self.bonus(budget) {
            Bonus::Delay(delay) => delay,
            _ => 0,
        };
    }

    fn bonus(&self, budget: &Budget) -> Bonus {
        stage_of(budget, self.stage).map_or(Bonus::None, |stage| stage.bonus)
    }

    /// The side's clock runs for `span`.
    fn run(&mut self, budget: &Budget, span: Millis) {
        if span < self.delay {
            self.delay -= span;
            return;
        }
        let span = span - self.delay;
        self.delay = 0;
        self.used = self.used.saturating_add(span);
        self.take(budget, span);
    }

    /// Takes `span` from the time left, period after period. The flag is down if none is left.
    fn take(&mut self, budget: &Budget, span: Millis) {
        if span < self.left {
            self.left -= span;
            return;
        }
        let over = span - self.left;
        self.left = 0;
        if let Budget::Byoyomi { period, .. } = *budget
            && self.periods > 0
        {
            // The period that was running is gone too; in the main time, stage 0, none was.
            let gone = over.checked_div(period).unwrap_or(Millis::MAX);
            let gone = u32::try_from(gone).unwrap_or(u32::MAX);
            self.periods = self
                .periods
                .saturating_sub(gone.saturating_add(self.stage as u32));
            self.stage = 1;
            if self.periods > 0 {
                self.left = period - over % period;
            }
        }
        self.down = self.left == 0;
    }

    /// Time for which the side's clock can run until its flag falls.
    fn until_flag(&self, budget: &Budget) -> Millis {
        if self.down {
            return 0;
        }
        let further = match *budget {
            Budget::Byoyomi { period, .. } => {
                let whole = self.periods.saturating_sub(self.stage as u32);
                period.saturating_mul(whole.into())
            }
            _ => 0,
        };
        self.delay.saturating_add(self.left).saturating_add(further)
    }

    /// A move is completed; a `free` one earns no bonus.
    fn complete(&mut self, budget: &Budget, free: bool) {
        self.made = self.made.saturating_add(1);
        if !self.down {
            let earned = match self.bonus(budget) {
                Bonus::Fischer(bonus) if !free => bonus,
                Bonus::Bronstein(bonus) => self.used.min(bonus),
                _ => 0,
            };
            let next = self.pass_controls(budget);
            self.left = self.left.saturating_add(earned).saturating_add(next);
            if let Budget::Byoyomi { period, .. } = *budget
                && self.stage == 1
            {
                self.left = period;
            }
        }
        self.begin_move(budget);
    }

    /// Goes on to the stage that the moves made have reached, and says what time it gives if it is a new one.
    fn pass_controls(&mut self, budget: &Budget) -> Millis {
        let mut gained = 0;
        while let Some(moves) = stage_of(budget, self.stage).and_then(|stage| stage.moves)
            && self.made >= moves
            && let Some(next) = stage_of(budget, self.stage + 1)
        {
            self.made -= moves;
            self.stage += 1;
            gained = next.time;
        }
        gained
    }

    fn set(&mut self, budget: &Budget, left: Millis) {
        if self.down && left > 0 {
            self.down = false;
            self.pass_controls(budget);
            if let Budget::Byoyomi { .. } = budget
                && self.stage == 1
            {
                // The period that is set is there to be played in.
                self.periods = self.periods.max(1);
            }
        }
        self.left = left;
        self.take(budget, 0);
    }

    fn add(&mut self, budget: &Budget, by: i64) {
        let span = by.unsigned_abs();
        if by < 0 {
            self.take(budget, span);
        } else if !self.down {
            self.left = self.left.saturating_add(span);
        }
    }

    fn next_period(&mut self, budget: &Budget) {
        self.begin(budget, self.stage + 1);
    }

    fn face(&self, budget: &Budget) -> Face {
        Face {
            left: self.left,
            delay: if self.down { 0 } else { self.delay },
            periods: self.periods,
            stage: self.stage,
            to_control: stage_of(budget, self.stage)
                .and_then(|stage| stage.moves)
                .map(|moves| moves.saturating_sub(self.made)),
            down: self.down,
        }
    }
}

fn stage_of(budget: &Budget, stage: usize) -> Option<&Stage> {
    match budget {
        Budget::Stages(stages) => stages.get(stage),
        _ => None,
    }
}

/// Time that each side is held to have used up to `at_move` where that is not known, of what it had used after `moves`
/// moves: in proportion (Code of Chess, on the correction of errors).
pub fn proportional(used: [Millis; 2], moves: u32, at_move: u32) -> [Millis; 2] {
    let share =
        |used: Millis| u128::from(used) * u128::from(at_move.min(moves)) / u128::from(moves.max(1));
    // A share is no more than the whole.
    used.map(|used| share(used) as Millis)
}

/// Least time of a side after an arbiter's correction of `left`: 5 minutes or, if that is more, 1 minute for
/// each of the moves left to the control (Code of Chess, on defective clocks).
pub fn at_least(left: Millis, moves_left: Option<u32>) -> Millis {
    const MINUTE: Millis = 60_000;
    left.max(5 * MINUTE)
        .max(MINUTE * Millis::from(moves_left.unwrap_or(0)))
}
