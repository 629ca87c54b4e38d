//! State of the solving screen: the puzzle at hand, where puzzles come from, and what is recorded.
//!
//! # Solving a puzzle
//!
//! `mode.rs` reads the query of the address. `Solver` fetches a card and gives its puzzle to
//! `puzzle::solving::Solving`, a reducer like `table`: a drop on the board (`board_panel.rs`) becomes an `Intent`, and
//! an `Effect` asks the judge, sets a timer, plays a sound or records the attempt; `live_puzzle.rs` carries it out.
//! `verdict_text.rs` puts the verdict in words, with those of `motif_text`. What was done is kept in the tab (`kept.rs`),
//! and the address names the puzzle (`address.rs`): a reload and the way back lead to it as it was left.

mod announce;
mod beginning;
mod decoy;
mod kept;
mod pace;
mod supply;

use crate::ScreenContext;
pub use kept::{Kept, forget};
pub use supply::START_RATING;

use super::address::{self, LINKED};
use super::live_puzzle::{Acted, LivePuzzle, PuzzleOwner};
use super::mode::Mode;
use super::options::{Confirm, Options};
use crate::board_controller::BoardController;
use chess::Move;
use gloo_timers::callback::Timeout;
use i18n::Words;
use leptos::prelude::*;
use platform::clients::Clients;
use platform::device_clock;
use platform::puzzle_client::PuzzleClient;
use protocol::puzzle::{self as wire, Ask, Card, Failure, PuzzleKey, Recorded, Standing};
use puzzle::message;
use puzzle::queue::Queue;
use puzzle::run::{Outcome, Record, Run};
use puzzle::solving::{Attempt, DEAF, Intent, Phase, Solving, SolvingOptions};

/// The state of the screen. A handle.
#[derive(Clone, Copy)]
pub struct Solver {
    /// The context of the screen.
    pub context: ScreenContext,
    /// The language.
    pub words: Words,
    /// The mode.
    pub mode: RwSignal<Mode>,
    /// The options.
    pub options: RwSignal<Options>,
    /// The puzzle at hand as it came: with its names, and why it came.
    pub card: RwSignal<Option<Card>>,
    /// The puzzle at hand.
    pub solving: RwSignal<Option<Solving>>,
    /// Its judge and its timer.
    live: LivePuzzle,
    /// The run, in a mode that is one.
    pub run: RwSignal<Option<Run>>,
    /// The puzzles of the run that were missed.
    pub missed: RwSignal<Vec<PuzzleKey>>,
    /// The set that is solved: its name and number of puzzles.
    pub set: RwSignal<Option<(String, u32)>>,
    /// Number of puzzles that have come since the screen was opened.
    pub number: RwSignal<u32>,
    /// True while the puzzle on the board is so new that nothing on it glides.
    pub is_new: RwSignal<bool>,
    /// True while no run goes on in a mode that is one: before the first, and after each.
    pub at_rest: RwSignal<bool>,
    /// The record that the last run has broken.
    pub broken: RwSignal<Option<Record>>,
    /// The solver's rating and what is due.
    pub standing: RwSignal<Option<Standing>>,
    /// Outcome of recording the last attempt: the rating, and when the puzzle comes back.
    pub recorded: RwSignal<Option<Recorded>>,
    /// True if there is no puzzle left of what was asked for.
    pub nothing_left: RwSignal<bool>,
    /// The failure of the last request.
    pub trouble: RwSignal<Option<Failure>>,
    /// The decoy that was predicted last, with the key of the position of its task.
    predicted: RwSignal<Option<(u64, Move)>>,
    /// Tells of moves and of what is illegal.
    pub controller: BoardController,
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    client: PuzzleClient,
    next: Option<Timeout>,
    /// Ends what [`Solver::is_new`] says.
    settles: Option<Timeout>,
    queue: Queue,
    /// Milliseconds by which the solver's clock is ahead of the page's: it has stood while the page was gone.
    ahead: i64,
    /// Number of restarts, so that a late answer is known as late.
    turn: u32,
}

impl Solver {
    /// The state as the address of the screen wants it.
    pub fn open(context: ScreenContext) -> Solver {
        let live = LivePuzzle::default();
        let solver = Solver {
            context,
            words: context.words,
            mode: RwSignal::new(Mode::Rated),
            options: RwSignal::new(Options::load()),
            card: RwSignal::new(None),
            solving: live.solving,
            live,
            run: RwSignal::new(None),
            missed: RwSignal::new(Vec::new()),
            set: RwSignal::new(None),
            number: RwSignal::new(0),
            is_new: RwSignal::new(false),
            at_rest: RwSignal::new(false),
            broken: RwSignal::new(None),
            standing: RwSignal::new(None),
            recorded: RwSignal::new(None),
            nothing_left: RwSignal::new(false),
            trouble: RwSignal::new(None),
            predicted: RwSignal::new(None),
            controller: BoardController::of(context),
            inner: StoredValue::new_local(Inner {
                client: expect_context::<Clients>().puzzles(),
                next: None,
                settles: None,
                queue: Queue::default(),
                ahead: 0,
                turn: 0,
            }),
        };
        live.connect(PuzzleOwner {
            now: Box::new(move || solver.now()),
            played: Box::new(move |mv| solver.tell_move(mv)),
            record: Box::new(move |attempt| solver.record(attempt)),
            acted: Box::new(move |acted| solver.follow(acted)),
            failed: Box::new(move |why| solver.trouble.set(Some(Failure::Other(why)))),
        });
        solver.predict_decoys();
        let query = Memo::new(move |_| context.input.with(|input| input.query.clone()));
        Effect::new(move |_| query.with(|query| untrack(|| solver.arrive(query))));
        // The time that has passed since the last move is kept as well.
        let [left, hidden] = ["pagehide", "visibilitychange"]
            .map(|event| window_event_listener_untyped(event, move |_| solver.keep()));
        let back = window_event_listener_untyped("online", move |_| {
            if solver.trouble.with_untracked(Option::is_some) {
                solver.try_again();
            }
        });
        on_cleanup(move || {
            solver.keep();
            left.remove();
            hidden.remove();
            back.remove();
        });
        solver
    }

    /// Milliseconds on the solver's clock: the page's, but that it stands while the page is gone.
    pub fn now(self) -> u64 {
        let ahead = self.inner.try_with_value(|inner| inner.ahead);
        (device_clock::now() as i64 + ahead.unwrap_or(0)).max(0) as u64
    }
}

impl Solver {
    /// Calls the puzzle worker, unless the screen has been closed.
    fn ask<A: Ask<Task = wire::Task>>(
        self,
        ask: A,
        done: impl FnOnce(Result<A::Answer, Failure>) + 'static,
    ) {
        let turn = self.inner.try_with_value(|inner| inner.turn);
        let current = move |answer| {
            // The screen may have been closed since, or have begun with something else.
            if turn.is_some() && self.inner.try_with_value(|inner| inner.turn) == turn {
                done(answer);
            }
        };
        let client = self.inner.try_with_value(|inner| inner.client.clone());
        if let Some(client) = client {
            client.ask(ask, current);
        }
    }

    /// Brings a puzzle on the board, with what was done at it.
    fn show(self, card: Card, kept: Option<Kept>) {
        let puzzle = match message::from_message(&card.puzzle) {
            Ok(puzzle) => puzzle,
            Err(why) => return self.trouble.set(Some(Failure::NoGame(why.to_string()))),
        };
        let journal = kept.as_ref().map(Kept::journal);
        if let Some(kept) = kept {
            self.take_up(kept);
        }
        let key = card.puzzle.key.clone();
        let settles = Timeout::new(DEAF as u32, move || {
            self.is_new.try_set(false);
        });
        self.inner.update_value(|inner| {
            inner.next = None;
            inner.settles = Some(settles);
            inner.queue.see(&key);
        });
        self.is_new.set(true);
        let place = self.mode.with_untracked(|mode| address::place(mode, &key));
        let seen = self
            .inner
            .with_value(|inner| inner.queue.seen().len() as u32);
        self.number.set(place.unwrap_or(seen));
        self.recorded.set(None);
        self.trouble.set(None);
        self.card.set(Some(card));
        let options = SolvingOptions {
            confirm: self.confirms(),
            run: self.run.with_untracked(|run| run.as_ref().map(Run::kind)),
        };
        let resumed = journal.and_then(|journal| {
            let puzzle = puzzle.clone();
            Solving::resume(puzzle, &[], options, &journal)
        });
        let (solving, effects) =
            resumed.unwrap_or_else(|| Solving::new(puzzle, &[], options, self.now()));
        let is_over = solving.is_done() && options.run.is_none();
        self.live.begin(solving, effects);
        // At one that comes back with its end the solver stays.
        if !is_over {
            self.go_on();
        }
        self.keep();
        let query = self.mode.with_untracked(|mode| address::query(mode, &key));
        self.context.readdress(query);
        if options.run.is_none() && !is_over {
            self.controller.say(self.task());
        }
    }

    /// Carries out an intent.
    pub fn act(self, intent: Intent) {
        // A move after the time is none, also before the clock on the page has been drawn anew.
        let late = matches!(intent, Intent::Move(_)) && self.end_run_when_over();
        if !late {
            self.live.act(intent);
        }
    }

    /// Does what an intent that has been carried out means for the run, and announces and keeps it.
    fn follow(self, acted: &Acted) {
        let right = matches!(
            acted.after,
            Phase::Opponent(_) | Phase::Done { found: true }
        );
        if right && acted.is_change() {
            self.run.update(|run| {
                if let Some(run) = run {
                    run.moved(self.now());
                }
            });
        }
        self.go_on();
        if acted.is_change() {
            self.tell_phase(&acted.before, &acted.after);
        }
        if acted.is_journaled || acted.is_change() {
            self.keep();
        }
    }

    /// Records the first attempt, and what it means for the run.
    fn record(self, attempt: Attempt) {
        let mode = self.mode.get_untracked();
        let Some(card) = self.card.get_untracked() else {
            return;
        };
        self.run.update(|run| {
            if let Some(run) = run {
                let outcome = Outcome {
                    key: card.puzzle.key.clone(),
                    rating: card.puzzle.rating.map(|rating| rating.round() as u16),
                    solved: attempt.solved,
                    millis: attempt.millis,
                };
                run.record(outcome, self.now());
            }
        });
        if !attempt.solved && mode.is_run() {
            self.missed
                .update(|missed| missed.push(card.puzzle.key.clone()));
        }
        let attempt = wire::Attempt {
            at: device_clock::date() as u64,
            key: card.puzzle.key,
            mode: mode.occasion(),
            rated: untrack(|| self.is_rated()),
            solved: attempt.solved,
            helped: attempt.helped,
            millis: attempt.millis,
            puzzle_rating: card.puzzle.rating,
            puzzle_deviation: card.puzzle.deviation,
            themes: card.puzzle.themes,
            chosen_theme: mode.known_theme().map(|theme| theme.key().to_owned()),
        };
        self.ask(wire::Record { attempt }, move |recorded| match recorded {
            Ok(recorded) => {
                if let Some(after) = recorded.after {
                    self.standing.update(|standing| {
                        if let Some(standing) = standing {
                            standing.rating = Some(after);
                        }
                    });
                }
                self.recorded.set(Some(recorded));
            }
            Err(failure) => self.trouble.set(Some(failure)),
        });
    }

    /// True if the outcome of the puzzle at hand changes the solver's rating.
    pub fn is_rated(self) -> bool {
        let has_rating = |card: &Option<Card>| {
            card.as_ref()
                .is_some_and(|card| card.puzzle.rating.and(card.puzzle.deviation).is_some())
        };
        self.mode.with(Mode::is_rated) && self.card.with(has_rating)
    }

    /// True if the puzzle at hand is in a set, from which it can come back.
    pub fn is_kept(self) -> bool {
        self.card.with(|card| {
            card.as_ref()
                .is_some_and(|card| card.puzzle.key.set != LINKED)
        })
    }

    /// True if moves have to be confirmed in the present mode.
    fn confirms(self) -> bool {
        match self.options.with_untracked(|options| options.confirm) {
            Confirm::Off => false,
            Confirm::Rated => untrack(|| self.is_rated()),
            Confirm::Always => !self.mode.with_untracked(Mode::is_run),
        }
    }

    /// Changes the options as they are saved by now, perhaps in another tab, and saves them.
    pub fn prefer(self, change: impl FnOnce(&mut Options)) {
        let mut options = Options::load();
        change(&mut options);
        self.options.set(options);
        options.save();
        self.solving.update(|solving| {
            if let Some(solving) = solving {
                solving.confirm(self.confirms());
            }
        });
    }

    /// True if there is to be a field for typed moves: as was chosen for puzzles, or else for every board.
    pub fn has_entry(self) -> bool {
        let chosen = self.options.with(|options| options.typed_moves);
        let input = self.context.input;
        chosen.unwrap_or_else(|| input.with(|input| input.preferences.entry))
    }

    /// Chooses the difficulty of the puzzles from the next one on.
    pub fn choose_difficulty(self, step: i32) {
        self.prefer(|options| options.difficulty = step);
        // What was fetched ahead is of the old one.
        if self.mode.with_untracked(Mode::is_rated) {
            self.inner.update_value(|inner| inner.queue.clear());
        }
    }

    /// True while a move waits for confirmation.
    pub fn waits_for_confirmation(self) -> bool {
        self.solving.with(|solving| {
            matches!(
                solving.as_ref().map(Solving::phase),
                Some(Phase::Unconfirmed(_))
            )
        })
    }
}

/// Days from 1970 to today, where the device is.
pub fn today() -> i32 {
    day_of(device_clock::date())
}

/// Days from 1970 to the day of a moment, in milliseconds since then, where the device is.
pub fn day_of(at: f64) -> i32 {
    let date = js_sys::Date::new(&at.into());
    let local = at - date.get_timezone_offset() * 60_000.0;
    (local / 86_400_000.0).floor() as i32
}
