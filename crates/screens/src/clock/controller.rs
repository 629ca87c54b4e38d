//! Controller of the clock for a real board: time passes, halves are pressed, and the result is announced and saved.

use super::device::{self, Wake};
use super::record::{self, Event, Half, Record, Seats};
use super::{ClockCommand, ClockInput, ClockSound};
use crate::WiredContext;
use chess::Color;
use game::{Face, GameTime, Millis, TimeControl, Timestamp};
use gloo_timers::callback::Timeout;
use i18n::clock_face::{low_below, to_seconds};
use i18n::clock_words::brief;
use i18n::names::color_name;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use platform::storage::{self, Damaged};

/// Milliseconds between two changes of a face.
const GRAIN: Millis = 100;
/// Storage key of the clock.
const KEY: &str = "sessa.clock";
/// Most time of a move that is lost if the page is killed, in milliseconds.
const KEPT_EVERY: Millis = 5000;

/// Cards over the faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Card {
    /// The setup.
    SetUp,
    /// Reset the clock?
    Reset,
    /// Stop it and leave?
    Leave,
}

/// Notices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The device slept for so many milliseconds.
    Slept(Millis),
    /// The saved text is no clock.
    Damaged(Damaged),
    /// This browser saves nothing.
    NotKept,
}

impl Notice {
    /// The notice in words.
    pub fn told(&self, words: &Lexicon) -> String {
        match self {
            Notice::Slept(slept) => words.with("timer-slept", &args!["time" => to_seconds(*slept)]),
            Notice::Damaged(Damaged { why, place, .. }) => words.with(
                "timer-damaged",
                &args!["why" => why.as_str(), "place" => place.as_str()],
            ),
            Notice::NotKept => words.get("timer-not-saved"),
        }
    }
}

/// The state of the screen. A handle.
#[derive(Clone, Copy)]
pub struct ClockController {
    /// The context of the screen.
    pub context: WiredContext<ClockInput, ClockCommand>,
    /// The record of the clock.
    pub record: RwSignal<Record>,
    /// The time at the last reading.
    pub now: RwSignal<Timestamp>,
    /// The seating: which half has which colour.
    pub seats: RwSignal<Seats>,
    /// The card over the faces.
    pub card: RwSignal<Option<Card>>,
    /// Notice to the players.
    pub notice: RwSignal<Option<Notice>>,
    /// Announcement for the screen reader.
    pub said: RwSignal<String>,
    wake: Wake,
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    time_line: GameTime,
    timer: Option<Timeout>,
    /// Time of the last save.
    kept_at: Timestamp,
    /// Sides that have been warned of low time.
    warned: [bool; 2],
    told_not_kept: bool,
}

impl ClockController {
    /// The saved clock, standing, or the time control that is chosen for the next game.
    pub fn open(context: WiredContext<ClockInput, ClockCommand>) -> ClockController {
        let chosen = context.input.with_untracked(|clocks| clocks.chosen.clone());
        let usual = Seats {
            white: Half::Near,
            one_way: !device::has_fingers(),
        };
        let (record, seats, notice) = match storage::load(KEY, record::from_json) {
            Ok(Some((record, seats))) if record.is_fresh() => (Record::new(chosen), seats, None),
            Ok(Some((record, seats))) => (record, seats, None),
            Ok(None) => (Record::new(chosen), usual, None),
            Err(damaged) => (Record::new(chosen), usual, Some(Notice::Damaged(damaged))),
        };
        let at = record.last_at();
        ClockController {
            context,
            record: RwSignal::new(record),
            now: RwSignal::new(at),
            seats: RwSignal::new(seats),
            card: RwSignal::new(None),
            notice: RwSignal::new(notice),
            said: RwSignal::new(String::new()),
            wake: Wake::new(),
            inner: StoredValue::new_local(Inner {
                time_line: device::time_line(at),
                timer: None,
                kept_at: at,
                warned: [false; 2],
                told_not_kept: false,
            }),
        }
    }

    /// The face of `side`.
    pub fn face(self, side: Color) -> Face {
        let now = self.now.get();
        self.record
            .with(|record| record.reading(now).sides[side.index()])
    }

    /// True if `side` has little time left.
    pub fn is_low(self, side: Color) -> bool {
        let face = self.face(side);
        self.record
            .with(|record| face.left < low_limit(record, side, face))
    }

    /// Time controls on offer by name.
    pub fn offered(self) -> Vec<(String, TimeControl)> {
        self.context.input.with(|clocks| clocks.offered.clone())
    }

    /// Name of the time control, if it is one of those on offer.
    pub fn name(self) -> String {
        let words = self.context.words.now();
        self.record.with(|record| {
            let control = record.control();
            let mut offered = self.offered().into_iter();
            let same = offered.find(|(_, offer)| offer == control);
            same.map_or_else(|| brief(&words, control), |(name, _)| name)
        })
    }

    /// Name of a side.
    pub fn side_name(self, side: Color) -> String {
        self.context.words.now().get(color_name(side))
    }

    // ---- What is done ----------------------------------------------------------------------------------------------

    /// A press on a half: the player who has moved starts the other's clock, as Black does before the first move.
    pub fn touch(self, half: Half) {
        let side = self.seats.get_untracked().side(half);
        let (running, begun, turn) = self.state();
        if running && side == turn {
            self.send(Event::Press);
        } else if !begun && side != turn {
            self.send(Event::Start);
        }
    }

    /// A press by the side to move.
    pub fn press(self) {
        let (running, begun, _) = self.state();
        if running {
            self.send(Event::Press);
        } else if !begun {
            self.send(Event::Start);
        }
    }

    /// Stops both clocks, or starts the one of the side to move.
    pub fn start_or_pause(self) {
        let running = self.state().0;
        self.send(if running { Event::Pause } else { Event::Start });
    }

    fn state(self) -> (bool, bool, Color) {
        self.record
            .with_untracked(|record| (record.is_running(), record.has_begun(), record.turn()))
    }

    /// Applies an event now; false if it is refused.
    pub fn send(self, event: Event) -> bool {
        let now = self.look();
        let done = self.apply(event, now);
        if done {
            self.notice.set(None);
            match event {
                Event::Press => self.hear(ClockSound::Press),
                Event::Start => {
                    self.hear(ClockSound::Press);
                    self.card.set(None);
                }
                Event::Pause => self.tell(|words| words.get("paused")),
                Event::Turn(_) | Event::Set(..) => {}
            }
        }
        self.look_again();
        done
    }

    fn apply(self, event: Event, at: Timestamp) -> bool {
        let done = self.record.try_update(|record| record.apply(event, at));
        self.wake
            .keep(self.record.with_untracked(Record::is_running));
        self.keep();
        done.is_some_and(|done| done.is_ok())
    }

    /// Sets the clock to this time control, and resets everything.
    pub fn set_up(self, control: TimeControl) {
        self.record.set(Record::new(control));
        self.inner.update_value(|inner| {
            inner.time_line = device::time_line(Timestamp(0));
            inner.warned = [false; 2];
        });
        self.wake.keep(false);
        self.notice.set(None);
        self.look();
        self.keep();
    }

    /// Resets the clock to the start.
    pub fn reset(self) {
        let control = self
            .record
            .with_untracked(|record| record.control().clone());
        self.set_up(control);
    }

    /// Changes the seating.
    pub fn seat(self, change: impl FnOnce(&mut Seats)) {
        self.seats.update(change);
        self.keep();
    }

    /// Goes back to the page; asks first if a clock runs.
    pub fn leave(self) {
        if self.state().0 {
            self.card.set(Some(Card::Leave));
        } else {
            self.put_away();
        }
    }

    /// Stops the clock and goes back to the page.
    pub fn put_away(self) {
        self.rest();
        self.context.frame.close();
    }

    /// Stops the clock if it runs: nobody looks at it any more.
    pub fn rest(self) {
        if self.state().0 {
            let now = self.look();
            self.apply(Event::Pause, now);
        }
        self.look_again();
    }

    // ---- Time ------------------------------------------------------------------------------------------------------

    /// Reads the time; answers with it. A flag that has fallen and a sleep stop the clock.
    pub fn look(self) -> Timestamp {
        let look = self
            .inner
            .try_update_value(|inner| device::look(&mut inner.time_line))
            .expect("the clock is there as long as its listeners");
        let running = self.state().0;
        self.now.set(look.now);
        let fallen = self
            .record
            .with_untracked(|record| record.flag_at().is_some_and(|at| at <= look.now));
        if running && (fallen || look.slept.is_some()) {
            self.apply(Event::Pause, look.now);
        }
        if fallen {
            self.hear(ClockSound::Flag);
            let side = color_name(self.state().2);
            self.tell(|words| words.with("timer-flagged", &args!["side" => words.get(side)]));
        } else if let Some(slept) = look.slept.filter(|_| running) {
            self.notice.set(Some(Notice::Slept(slept)));
        }
        self.warn();
        look.now
    }

    /// Schedules the next reading for the moment at which a face changes.
    pub fn look_again(self) {
        let now = self.now.get_untracked();
        let reading = self.record.with_untracked(|record| record.reading(now));
        let wait = reading.running.map(|side| {
            let face = reading.sides[side.index()];
            let next = if face.delay > 0 {
                face.delay
            } else {
                face.left
            };
            next % GRAIN + 1
        });
        self.inner.update_value(|inner| {
            inner.timer = wait.map(|wait| Timeout::new(wait as u32, move || self.tick()));
        });
    }

    fn tick(self) {
        let now = self.look();
        let kept_at = self.inner.with_value(|inner| inner.kept_at);
        if now.since(kept_at) >= KEPT_EVERY {
            self.keep();
        }
        self.look_again();
    }

    /// Warns the side that runs of its low time, once: it must have half as much again before it is warned anew.
    fn warn(self) {
        let now = self.now.get_untracked();
        let told = self.record.with_untracked(|record| {
            let side = record.reading(now).running?;
            let face = record.reading(now).sides[side.index()];
            let limit = low_limit(record, side, face);
            self.inner
                .try_update_value(|inner| {
                    let warned = &mut inner.warned[side.index()];
                    let before = *warned;
                    *warned = face.left < limit || (before && face.left < limit + limit / 2);
                    !before && *warned
                })
                .filter(|news| *news)
                .map(|_| (side, face.left))
        });
        if let Some((side, left)) = told {
            self.hear(ClockSound::LowTime);
            self.tell(|words| {
                let told = args!["side" => words.get(color_name(side)), "time" => to_seconds(left)];
                words.with("timer-low", &told)
            });
        }
    }

    /// The page has become hidden or visible.
    pub fn seen(self) {
        self.look();
        self.keep();
        // The browser lets the screen sleep when the page is hidden.
        self.wake.keep(self.state().0);
        self.look_again();
    }

    /// Saves the clock; says so once if this browser will not save it.
    fn keep(self) {
        let (now, seats) = (self.now.get_untracked(), self.seats.get_untracked());
        let text = self
            .record
            .with_untracked(|record| record::to_json(record, seats, now));
        let kept = storage::set(KEY, &text);
        let news = self.inner.try_update_value(|inner| {
            inner.kept_at = now;
            !kept && !std::mem::replace(&mut inner.told_not_kept, true)
        });
        if news == Some(true) {
            self.notice.set(Some(Notice::NotKept));
        }
    }

    fn hear(self, heard: ClockSound) {
        self.context.send(ClockCommand::Hear(heard));
    }

    fn tell(self, told: impl FnOnce(&Lexicon) -> String) {
        self.said.set(told(&self.context.words.once()));
    }
}

fn low_limit(record: &Record, side: Color, face: Face) -> Millis {
    low_below(&record.control().sides[side.index()], face.stage)
}
