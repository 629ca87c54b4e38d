//! State of the coordinates trainer: the round that runs, the wishes for the next one, and what is said.

use super::progress::Progress;
use super::training::{Answer, Exercise, Judged, Options, Training};
use crate::ScreenContext;
use chess::{File, Rank, Square};
use gloo_timers::callback::Interval;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use platform::{device_clock, random};

/// Time between two looks at the clock, in milliseconds.
const TICK: u32 = 250;

/// The trainer. A handle.
#[derive(Clone, Copy)]
pub struct Trainer {
    /// The context.
    pub context: ScreenContext,
    /// The round that runs, or the last one.
    pub round: RwSignal<Option<Training>>,
    /// The wishes for the next round.
    pub options: RwSignal<Options>,
    /// The file of a name of which the rank is missing.
    pub file: RwSignal<Option<File>>,
    /// The best rounds so far.
    pub progress: RwSignal<Progress>,
    /// True if the last round is the best so far.
    pub is_best: RwSignal<bool>,
    /// Changes whenever the clock is to be looked at.
    pub tick: RwSignal<()>,
    clock: StoredValue<Option<Interval>, LocalStorage>,
}

impl Trainer {
    /// A trainer with nothing running.
    pub fn new(context: ScreenContext) -> Trainer {
        let progress = Progress::load();
        Trainer {
            context,
            round: RwSignal::new(None),
            options: RwSignal::new(progress.options),
            file: RwSignal::new(None),
            progress: RwSignal::new(progress),
            is_best: RwSignal::new(false),
            tick: RwSignal::new(()),
            clock: StoredValue::new_local(None),
        }
    }

    /// Begins a round.
    pub fn start(self) {
        let options = self.options.get_untracked();
        let seed = random::bytes().map_or(1, u64::from_le_bytes);
        self.file.set(None);
        self.is_best.set(false);
        self.progress.update(|progress| progress.options = options);
        self.progress.with_untracked(Progress::save);
        self.round.set(Some(Training::new(options, seed, now())));
        let clock = options.timed.then(|| {
            Interval::new(TICK, move || {
                self.tick.try_set(());
                self.change(|round| round.tick(now()));
            })
        });
        self.clock.set_value(clock);
        self.ask();
    }

    /// Answers the question.
    pub fn answer(self, answer: Answer) {
        self.file.set(None);
        let mut judged = None;
        self.change(|round| judged = round.answer(answer, now()));
        if judged.is_some_and(|judged| judged.right) {
            self.ask();
        }
    }

    /// Chooses the file of a name, or its rank once there is a file.
    pub fn name(self, file: Option<File>, rank: Option<Rank>) {
        if file.is_some() {
            self.file.set(file);
        } else if let (Some(file), Some(rank)) = (self.file.get_untracked(), rank) {
            self.answer(Answer::Square(Square::new(file, rank)));
        }
    }

    /// Ends the round.
    pub fn stop(self) {
        self.change(Training::stop);
    }

    /// The exercise that runs.
    pub fn running(self) -> Option<Exercise> {
        self.round.with(|round| {
            let round = round.as_ref().filter(|round| !round.is_over())?;
            Some(round.options().exercise)
        })
    }

    /// Changes the round, if one runs; its end is noted.
    fn change(self, change: impl FnOnce(&mut Training)) {
        let Some(Some(mut round)) = self.round.try_get_untracked() else {
            return;
        };
        if round.is_over() {
            return;
        }
        let before = round.clone();
        change(&mut round);
        if round.is_over() {
            self.clock.set_value(None);
            let is_best = self.progress.try_update(|progress| progress.note(&round));
            self.progress.with_untracked(Progress::save);
            self.is_best.set(is_best.unwrap_or_default());
        }
        if round != before {
            self.round.set(Some(round));
        }
    }

    /// Asks aloud, where the player wants that.
    fn ask(self) {
        let words = self.context.words.once();
        let question = self.round.with_untracked(|round| {
            let round = round.as_ref().filter(|round| !round.is_over())?;
            Some(question(round, &words))
        });
        if let Some(question) = question {
            self.context.speak(question);
        }
    }
}

fn now() -> u64 {
    device_clock::now() as u64
}

/// The question of a round, in words.
pub fn question(round: &Training, words: &Lexicon) -> String {
    let square = round.asked().to_string();
    let args = args!["square" => square.as_str()];
    match round.options().exercise {
        Exercise::Find => words.with("coordinates-find-task", &args),
        Exercise::Name => words.get("coordinates-name-task"),
        Exercise::Shade => words.with("coordinates-shade-task", &args),
    }
}

/// The verdict on an answer, in words.
pub fn verdict(judged: Judged, words: &Lexicon) -> String {
    let asked = judged.asked.to_string();
    match (judged.answer, judged.right) {
        (Answer::Square(square), false) => {
            let square = square.to_string();
            words.with("coordinates-wrong", &args!["square" => square.as_str()])
        }
        (Answer::Square(_), true) => {
            words.with("coordinates-right", &args!["square" => asked.as_str()])
        }
        (Answer::Dark(_), _) => {
            let name = if judged.asked.is_dark() {
                "coordinates-is-dark"
            } else {
                "coordinates-is-light"
            };
            words.with(name, &args!["square" => asked.as_str()])
        }
    }
}
