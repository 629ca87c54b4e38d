//! Solving a puzzle: a functional core. Intents go in, the board's state and effects come out; whoever shows it carries them out.
//!
//! Nothing here knows a page or a clock: times are milliseconds of any clock that does not go back. What was done is kept as a
//! [`Journal`], by which an attempt goes on where it was left ([`Solving::resume`]).

mod journal;
mod reading;

pub use journal::Journal;

use crate::Puzzle;
use crate::judge::{Draw, Task, Verdict};
use crate::run::RunKind;
use chess::{Move, Position};
use std::collections::BTreeMap;

/// Time in milliseconds for which a new puzzle is deaf, so that no touch that was meant for the last one moves a piece; and a move
/// that waits for its confirmation, so that a double tap is none.
pub const DEAF: u64 = 250;

/// Options of an attempt.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SolvingOptions {
    /// A move has to be confirmed.
    pub confirm: bool,
    /// The kind of the run that it belongs to: short pauses, and the first miss ends it. A slower win is one, too.
    pub run: Option<RunKind>,
}

/// Intents: what is done at the board, and what comes back from what [`Effect`]s asked for.
#[derive(Clone, PartialEq, Debug)]
pub enum Intent {
    /// The solver moves.
    Move(Move),
    /// The solver confirms the move that waits for it.
    Confirm,
    /// The solver takes back the move that waits for confirmation.
    Cancel,
    /// The judge's verdict on a move of the task.
    Judged(Move, Verdict),
    /// The time of [`Effect::Alarm`] is over.
    Alarm,
    /// The next hint is wanted. The first one tells that this move, which tempts, is wrong, if it has been judged to be.
    Hint(Option<Move>),
    /// The solution is wanted.
    Solution,
    /// The best line of the task, which [`Effect::Best`] asked for.
    Best(Vec<Move>),
    /// After a wrong or slower move: the same again.
    Retry,
    /// Another of the positions on the board is looked at: so many half-moves on, or back.
    Step(i32),
}

/// Hints in their order, each with what it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// This move tempts, and is wrong.
    Decoy(Move),
    /// The piece of this right move is to be looked at.
    Piece(Move),
    /// This move is right.
    Move(Move),
}

/// Effects, to be carried out by the owner.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// The judge begins with this task; its verdicts come back as [`Intent::Judged`].
    Prepare(Box<Task>),
    /// The judge is asked for this move of the task first.
    Judge(Move),
    /// The judge is asked for the best line of the task, since no solution is stored; it comes back as [`Intent::Best`].
    Best,
    /// [`Intent::Alarm`] is sent in so many milliseconds; an earlier alarm is forgotten.
    Alarm(u32),
    /// This move was made on the board, by either side.
    Played(Move),
    /// The first attempt has ended: it is recorded. This comes once.
    Record(Attempt),
}

/// The first attempt at a puzzle, as it is recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// True if it was solved without a wrong move and without the solution.
    pub solved: bool,
    /// True if a hint was taken, or a slower win came first.
    pub helped: bool,
    /// Time in milliseconds, from the solver's turn on.
    pub millis: u64,
}

/// Phases of solving.
#[derive(Clone, PartialEq, Debug)]
pub enum Phase {
    /// The opponent's move is going to be made.
    Opponent(Move),
    /// The solver is to move.
    Solver,
    /// The solver's move is on the board and waits for confirmation.
    Unconfirmed(Move),
    /// The solver's move is on the board and waits for the verdict.
    Judging(Move),
    /// The solver's move was wrong. What is left of the refutation is going to be played.
    Wrong {
        /// The solver's move.
        played: Move,
        /// The refutation, all of it.
        refutation: Vec<Move>,
        /// So many of its half-moves are on the board.
        shown: usize,
        /// The rule by which the move draws at once.
        draw: Option<Draw>,
    },
    /// The solver's move wins, but slower than it could.
    Slower {
        /// The best line, the solver's move first.
        best: Vec<Move>,
        /// The line of the move played.
        played: Vec<Move>,
    },
    /// A miss in a run: the solver's move is on the board, and the solution is going to be played.
    Missed(Move),
    /// The solution is being played; these half-moves are left.
    Showing(Vec<Move>),
    /// The end: solved, or shown. All moves can be looked at.
    Done {
        /// True if the solver has found it, at the first try or later.
        found: bool,
    },
}

/// A puzzle that is being solved.
#[derive(Clone, PartialEq, Debug)]
pub struct Solving {
    puzzle: Puzzle,
    options: SolvingOptions,
    /// The positions on the board, from the puzzle's start on.
    positions: Vec<Position>,
    /// The moves between them.
    moves: Vec<Move>,
    /// Index of the position that is looked at.
    cursor: usize,
    task: Task,
    /// Number of moves on the board where the task begins.
    task_at: usize,
    phase: Phase,
    /// The judge's verdicts on moves of the task.
    verdicts: BTreeMap<Move, Verdict>,
    /// Number of hints taken in this task.
    hints: u8,
    /// The wrong move that the first of them was about.
    decoy: Option<Move>,
    misses: u32,
    helped: bool,
    /// True from a right move until the next move is taken back.
    goes_on: bool,
    /// The first move of the solution that has been shown.
    shown: Option<Move>,
    attempt: Option<Attempt>,
    journal: Journal,
    began: u64,
    /// No move is made or confirmed before this time.
    deaf_until: u64,
    /// Time of the move that is on the board for judging.
    moved: u64,
}

/// Pauses in milliseconds.
struct Pauses {
    /// Before the opponent's first move.
    first: u32,
    /// Before a reply, and between the moves of a line that is shown.
    reply: u32,
    /// From the solver's move to the first move of a refutation: it answers at once.
    refutation: u32,
    /// From a miss in a run to the solution.
    missed: u32,
}

impl Solving {
    /// The attempt at a puzzle that begins now, with what has to be done for it. `history` has the keys of the game's positions
    /// before the puzzle's start, as far as they are known.
    pub fn new(
        puzzle: Puzzle,
        history: &[u64],
        options: SolvingOptions,
        now: u64,
    ) -> (Solving, Vec<Effect>) {
        let task = Task::new(&puzzle, history);
        let mut effects = vec![Effect::Prepare(Box::new(task.clone()))];
        let mut solving = Solving {
            positions: vec![puzzle.start.clone()],
            moves: Vec::new(),
            cursor: 0,
            task,
            task_at: usize::from(puzzle.before.is_some()),
            phase: Phase::Solver,
            verdicts: BTreeMap::new(),
            hints: 0,
            decoy: None,
            misses: 0,
            helped: false,
            goes_on: false,
            shown: None,
            attempt: None,
            journal: Journal::new(now),
            began: now,
            deaf_until: now + DEAF,
            moved: now,
            puzzle,
            options,
        };
        if let Some(before) = solving.puzzle.before {
            solving.phase = Phase::Opponent(before);
            effects.push(Effect::Alarm(solving.pauses().first));
        }
        (solving, effects)
    }

    /// Chooses whether moves have to be confirmed from now on.
    pub fn confirm(&mut self, confirm: bool) {
        self.options.confirm = confirm;
    }

    /// Carries out an intent.
    pub fn act(&mut self, intent: Intent, now: u64) -> Vec<Effect> {
        let entries = self.entries(&intent);
        let before = (self.phase.clone(), self.hints);
        let mut effects = Vec::new();
        self.carry_out(intent, now, &mut effects);
        // A move that waits for confirmation is none before it is confirmed.
        let waits = |phase: &Phase| matches!(phase, Phase::Unconfirmed(_));
        let is_tried = !waits(&self.phase) && (!waits(&before.0) || self.phase != Phase::Solver);
        if is_tried && before != (self.phase.clone(), self.hints) {
            self.journal.add(now, entries);
        }
        effects
    }

    fn carry_out(&mut self, intent: Intent, now: u64, effects: &mut Vec<Effect>) {
        match (intent, self.phase.clone()) {
            (Intent::Move(mv), Phase::Solver)
                if self.can_move() && now >= self.deaf_until && self.position().is_legal(mv) =>
            {
                if self.options.confirm {
                    self.deaf_until = now + DEAF;
                    self.play(mv);
                    self.phase = Phase::Unconfirmed(mv);
                } else {
                    self.try_move(mv, now, effects);
                }
            }
            (Intent::Confirm, Phase::Unconfirmed(mv)) if now >= self.deaf_until => {
                self.back_to_task();
                self.try_move(mv, now, effects);
            }
            (Intent::Cancel, Phase::Unconfirmed(_))
            | (Intent::Retry, Phase::Wrong { .. } | Phase::Slower { .. }) => {
                self.deaf_until = now;
                self.back_to_task();
            }
            (Intent::Judged(mv, verdict), phase) => {
                self.verdicts.insert(mv, verdict.clone());
                if phase == Phase::Judging(mv) {
                    self.receive(mv, verdict, now, effects);
                }
            }
            (Intent::Alarm, phase) => self.advance(phase, now, effects),
            (Intent::Hint(decoy), Phase::Solver)
                if self.cursor == self.task_at && self.right_move().is_some() =>
            {
                self.helped = true;
                if self.hints == 0 {
                    self.decoy = decoy.filter(|&mv| self.refutation(mv).is_some());
                }
                let most = 2 + u8::from(self.decoy.is_some());
                self.hints = (self.hints + 1).min(most);
            }
            (
                Intent::Solution,
                Phase::Solver | Phase::Unconfirmed(_) | Phase::Wrong { .. } | Phase::Slower { .. },
            ) => self.solve(now, effects),
            (
                Intent::Best(line),
                Phase::Solver
                | Phase::Unconfirmed(_)
                | Phase::Wrong { .. }
                | Phase::Slower { .. }
                | Phase::Missed(_),
            ) => self.show(line, now, effects),
            (Intent::Step(by), Phase::Done { .. } | Phase::Solver) => self.step(by),
            (
                Intent::Step(by),
                Phase::Wrong {
                    refutation, shown, ..
                },
            ) if shown == refutation.len() => {
                self.step(by);
            }
            _ => {}
        }
    }

    fn pauses(&self) -> Pauses {
        let (first, reply) = match self.options.run {
            Some(_) => (250, 200),
            None => (600, 500),
        };
        Pauses {
            first,
            reply,
            refutation: 200,
            missed: 500,
        }
    }

    /// Pause between the half-moves of the solution: in a storm, where it is one, time is dear.
    fn pause_of_solution(&self) -> u32 {
        match self.options.run {
            Some(RunKind::Storm) => self.pauses().reply,
            _ => 500,
        }
    }

    fn step(&mut self, by: i32) {
        let to = self.cursor as i64 + i64::from(by);
        self.cursor = to.clamp(0, self.moves.len() as i64) as usize;
    }

    /// Makes a move on the board.
    fn play(&mut self, mv: Move) {
        let last = self.positions.last().expect("there is the first one");
        self.positions.push(last.after(mv));
        self.moves.push(mv);
        self.cursor = self.moves.len();
    }

    /// The position of the task again.
    fn back_to_task(&mut self) {
        self.goes_on = false;
        self.moves.truncate(self.task_at);
        self.positions.truncate(self.task_at + 1);
        self.cursor = self.moves.len();
        self.phase = Phase::Solver;
    }

    fn try_move(&mut self, mv: Move, now: u64, effects: &mut Vec<Effect>) {
        self.play(mv);
        self.moved = now;
        effects.push(Effect::Played(mv));
        let known = self.task.known(mv);
        if let Some(verdict) = known.or_else(|| self.verdicts.get(&mv).cloned()) {
            self.receive(mv, verdict, now, effects);
        } else {
            self.phase = Phase::Judging(mv);
            effects.push(Effect::Judge(mv));
        }
    }

    /// Does what a verdict on the move on the board asks for.
    fn receive(&mut self, mv: Move, verdict: Verdict, now: u64, effects: &mut Vec<Effect>) {
        match verdict {
            Verdict::Solved(_) => self.finish(true, now, effects),
            Verdict::Right { reply, .. } => {
                self.task = self.task.next(mv, reply);
                self.verdicts.clear();
                self.hints = 0;
                self.decoy = None;
                self.goes_on = true;
                self.phase = Phase::Opponent(reply);
                self.task_at = self.moves.len() + 1;
                effects.push(Effect::Prepare(Box::new(self.task.clone())));
                effects.push(Effect::Alarm(self.pauses().reply));
            }
            Verdict::Slower { .. } | Verdict::Wrong { .. } if self.options.run.is_some() => {
                self.misses += 1;
                self.record(false, now, effects);
                self.phase = Phase::Missed(mv);
                effects.push(Effect::Alarm(self.pauses().missed));
            }
            Verdict::Slower { best, played } => {
                self.helped = true;
                self.phase = Phase::Slower { best, played };
            }
            Verdict::Wrong { refutation, draw } => {
                self.misses += 1;
                self.record(false, now, effects);
                if !refutation.is_empty() {
                    let since = now.saturating_sub(self.moved) as u32;
                    let pause = self.pauses().refutation.saturating_sub(since);
                    effects.push(Effect::Alarm(pause));
                }
                self.phase = Phase::Wrong {
                    played: mv,
                    refutation,
                    shown: 0,
                    draw,
                };
            }
            Verdict::NoAttempt => self.back_to_task(),
        }
    }

    /// Goes on after a pause.
    fn advance(&mut self, phase: Phase, now: u64, effects: &mut Vec<Effect>) {
        match phase {
            Phase::Opponent(mv) => {
                let is_first = self.moves.is_empty();
                self.play(mv);
                effects.push(Effect::Played(mv));
                self.phase = Phase::Solver;
                if is_first {
                    self.began = now;
                    self.deaf_until = now + DEAF;
                }
            }
            Phase::Wrong {
                played,
                refutation,
                shown,
                draw,
            } => {
                let Some(&mv) = refutation.get(shown) else {
                    return;
                };
                self.play(mv);
                effects.push(Effect::Played(mv));
                if shown + 1 < refutation.len() {
                    effects.push(Effect::Alarm(self.pauses().reply));
                }
                self.phase = Phase::Wrong {
                    played,
                    refutation,
                    shown: shown + 1,
                    draw,
                };
            }
            Phase::Missed(_) => self.solve(now, effects),
            Phase::Showing(left) => {
                let Some((&mv, left)) = left.split_first() else {
                    return;
                };
                self.play(mv);
                effects.push(Effect::Played(mv));
                if left.is_empty() {
                    self.phase = Phase::Done { found: false };
                } else {
                    self.phase = Phase::Showing(left.to_vec());
                    effects.push(Effect::Alarm(self.pause_of_solution()));
                }
            }
            _ => {}
        }
    }

    /// Shows the solution, or asks for it where none is stored.
    fn solve(&mut self, now: u64, effects: &mut Vec<Effect>) {
        let stored = self.task.solution.main_line();
        if stored.is_empty() {
            effects.push(Effect::Best);
        } else {
            self.show(stored, now, effects);
        }
    }

    /// Plays a solution from where the task begins; in a storm its first move.
    fn show(&mut self, mut line: Vec<Move>, now: u64, effects: &mut Vec<Effect>) {
        if line.is_empty() {
            // A run goes on without it.
            if matches!(self.phase, Phase::Missed(_)) {
                self.finish(false, now, effects);
            }
            return;
        }
        if self.options.run == Some(RunKind::Storm) {
            line.truncate(1);
        }
        self.record(false, now, effects);
        self.back_to_task();
        self.shown = line.first().copied();
        self.phase = Phase::Showing(line);
        effects.push(Effect::Alarm(self.pause_of_solution()));
    }

    fn finish(&mut self, found: bool, now: u64, effects: &mut Vec<Effect>) {
        self.phase = Phase::Done { found };
        self.record(found, now, effects);
    }

    fn record(&mut self, solved: bool, now: u64, effects: &mut Vec<Effect>) {
        if self.attempt.is_some() {
            return;
        }
        let attempt = Attempt {
            solved,
            helped: self.helped,
            millis: now.saturating_sub(self.began),
        };
        self.attempt = Some(attempt);
        effects.push(Effect::Record(attempt));
    }
}
