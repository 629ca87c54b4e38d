//! The clock as it stands between its two players: time passes, halves are touched, and what comes of it is told.

use super::device::{self, Wake};
use super::record::{self, Event, Half, Record, Seats};
use crate::Desk;
use crate::rules::own_clocks;
use chess::Color;
use game::{Face, Millis, TimeControl, TimeLine, Timestamp};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::time::Duration;
use ui::clock_face::{low_below, to_seconds};
use ui::clock_words::brief;
use ui::door::{self, ClockWish, Heard, Message, Nothing};
use ui::names::color_name;
use ui::words::{Lexicon, args};

/// Milliseconds between two changes of a face.
const GRAIN: Millis = 100;
/// How much of a move's time is lost at the most if the page is killed, in milliseconds.
const KEPT_EVERY: Millis = 5000;

/// What lies over the faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Card {
    /// The clock is set up.
    SetUp,
    /// Whether to set it back is asked.
    Reset,
    /// Whether to stop it and go is asked.
    Leave,
}

/// Something that must be known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The device slept for so many milliseconds.
    Slept(Millis),
    /// What was kept is no clock.
    Damaged {
        /// What is wrong with it.
        why: String,
        /// Where its text lies now.
        place: String,
    },
    /// This browser keeps nothing.
    NotKept,
}

impl Notice {
    /// In words.
    pub fn told(&self, words: &Lexicon) -> String {
        match self {
            Notice::Slept(slept) => words.with("timer-slept", &args!["time" => to_seconds(*slept)]),
            Notice::Damaged { why, place } => words.with(
                "timer-damaged",
                &args!["why" => why.as_str(), "place" => place.as_str()],
            ),
            Notice::NotKept => words.get("timer-not-kept"),
        }
    }
}

/// The clock and everything around it. A handle.
#[derive(Clone, Copy)]
pub struct Table {
    /// The door to the page.
    pub desk: Desk<door::ClockScreen>,
    /// The clock.
    pub record: RwSignal<Record>,
    /// The time at the last look.
    pub now: RwSignal<Timestamp>,
    /// Who sits where.
    pub seats: RwSignal<Seats>,
    /// What lies over the faces.
    pub card: RwSignal<Option<Card>>,
    /// What must be known.
    pub notice: RwSignal<Option<Notice>>,
    /// What a screen reader is told.
    pub said: RwSignal<String>,
    wake: Wake,
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    time_line: TimeLine,
    timer: Option<TimeoutHandle>,
    /// When the clock was written down last.
    kept_at: Timestamp,
    /// Sides that have been told of their low time.
    warned: [bool; 2],
    told_not_kept: bool,
}

impl Table {
    /// The clock as it was left, standing, or the one that is chosen for the next game.
    pub fn open(desk: Desk<door::ClockScreen>) -> Table {
        let chosen = desk.input.with_untracked(|clocks| clocks.chosen.clone());
        let usual = Seats {
            white: Half::Near,
            one_way: !device::has_fingers(),
        };
        let (record, seats, notice) = match device::kept() {
            None => (Record::new(chosen), usual, None),
            Some(text) => match record::from_json(&text) {
                Ok((record, seats)) if record.is_fresh() => (Record::new(chosen), seats, None),
                Ok((record, seats)) => (record, seats, None),
                Err(why) => {
                    let place = device::put_aside(&text);
                    let notice = Some(Notice::Damaged { why, place });
                    (Record::new(chosen), usual, notice)
                }
            },
        };
        let at = record.last_at();
        Table {
            desk,
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

    /// What `side` has on its face.
    pub fn face(self, side: Color) -> Face {
        let now = self.now.get();
        self.record
            .with(|record| record.reading(now).sides[side.index()])
    }

    /// Whether `side` has little time left.
    pub fn is_low(self, side: Color) -> bool {
        let face = self.face(side);
        self.record
            .with(|record| face.left < low_limit(record, side, face))
    }

    /// The clocks on offer by their names: the page's, and the player's own.
    pub fn offered(self) -> Vec<(String, TimeControl)> {
        let offered = self.desk.input.with(|clocks| clocks.offered.clone());
        offered.into_iter().chain(own_clocks()).collect()
    }

    /// What the clock is called: its name, if it is one of those on offer.
    pub fn name(self) -> String {
        let words = self.desk.words.now();
        self.record.with(|record| {
            let control = record.control();
            let mut offered = self.offered().into_iter();
            let same = offered.find(|(_, offer)| offer == control);
            same.map_or_else(|| brief(&words, control), |(name, _)| name)
        })
    }

    /// A side by its name.
    pub fn side_name(self, side: Color) -> String {
        self.desk.words.now().get(color_name(side))
    }

    // ---- What is done ----------------------------------------------------------------------------------------------

    /// A half is touched: who has moved starts the other's clock, as Black does before the first move.
    pub fn touch(self, half: Half) {
        let side = self.seats.get_untracked().side(half);
        let (running, begun, turn) = self.state();
        if running && side == turn {
            self.send(Event::Press);
        } else if !begun && side != turn {
            self.send(Event::Start);
        }
    }

    /// Whoever is to press has pressed.
    pub fn press(self) {
        let (running, begun, _) = self.state();
        if running {
            self.send(Event::Press);
        } else if !begun {
            self.send(Event::Start);
        }
    }

    /// Stops both clocks, or starts the one that is to run.
    pub fn start_or_pause(self) {
        let running = self.state().0;
        self.send(if running { Event::Pause } else { Event::Start });
    }

    fn state(self) -> (bool, bool, Color) {
        self.record
            .with_untracked(|record| (record.is_running(), record.has_begun(), record.turn()))
    }

    /// Something happens now; answers whether it could.
    pub fn send(self, event: Event) -> bool {
        let now = self.look();
        let done = self.apply(event, now);
        if done {
            self.notice.set(None);
            match event {
                Event::Press => self.hear(Heard::Press),
                Event::Start => {
                    self.hear(Heard::Press);
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

    /// Sets the clock to this control, and everything back to the start.
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

    /// Everything back to the start.
    pub fn reset(self) {
        let control = self
            .record
            .with_untracked(|record| record.control().clone());
        self.set_up(control);
    }

    /// Changes who sits where.
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
        self.desk.page.tell(&Message::<Nothing>::Close);
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

    /// Looks what time it is; answers with it. A flag that has fallen and a sleep stop the clock.
    pub fn look(self) -> Timestamp {
        let look = self
            .inner
            .try_update_value(|inner| device::look(&mut inner.time_line))
            .expect("the table is there as long as its listeners");
        let running = self.state().0;
        self.now.set(look.now);
        let fallen = self
            .record
            .with_untracked(|record| record.flag_at().is_some_and(|at| at <= look.now));
        if running && (fallen || look.slept.is_some()) {
            self.apply(Event::Pause, look.now);
        }
        if fallen {
            self.hear(Heard::Flag);
            let side = color_name(self.state().2);
            self.tell(|words| words.with("timer-flagged", &args!["side" => words.get(side)]));
        } else if let Some(slept) = look.slept.filter(|_| running) {
            self.notice.set(Some(Notice::Slept(slept)));
        }
        self.warn();
        look.now
    }

    /// Looks again as soon as a face changes.
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
            if let Some(timer) = inner.timer.take() {
                timer.clear();
            }
            inner.timer = wait.and_then(|wait| {
                set_timeout_with_handle(move || self.tick(), Duration::from_millis(wait)).ok()
            });
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
            self.hear(Heard::LowTime);
            self.tell(|words| {
                let told = args!["side" => words.get(color_name(side)), "time" => to_seconds(left)];
                words.with("timer-low", &told)
            });
        }
    }

    /// The page has been hidden or is seen again.
    pub fn seen(self) {
        self.look();
        self.keep();
        // The browser lets the screen sleep when the page is hidden.
        self.wake.keep(self.state().0);
        self.look_again();
    }

    /// Writes the clock down; says so once if this browser will not keep it.
    fn keep(self) {
        let (now, seats) = (self.now.get_untracked(), self.seats.get_untracked());
        let text = self
            .record
            .with_untracked(|record| record::to_json(record, seats, now));
        let kept = device::keep(&text);
        let news = self.inner.try_update_value(|inner| {
            inner.kept_at = now;
            !kept && !std::mem::replace(&mut inner.told_not_kept, true)
        });
        if news == Some(true) {
            self.notice.set(Some(Notice::NotKept));
        }
    }

    fn hear(self, heard: Heard) {
        self.desk.say(ClockWish::Hear(heard));
    }

    fn tell(self, told: impl FnOnce(&Lexicon) -> String) {
        self.said.set(told(&self.desk.words.once()));
    }
}

fn low_limit(record: &Record, side: Color, face: Face) -> Millis {
    low_below(&record.control().sides[side.index()], face.stage)
}
