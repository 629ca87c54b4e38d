//! Effects of the table, carried out: storage, speech and sound, engine, timers, focus. This is the only interpreter of
//! [`table::Effect`], for the page and for embedded boards alike.

use super::LiveGame;
use crate::engine_pool::Urgency;
use crate::exact::{Exact, holding};
use crate::notice::Notice;
use game::{Game, Player, Refusal, Robot};
use leptos::prelude::*;
use platform::backend::Done;
use platform::sound::Sound;
use protocol::tablebase::MOST_MEN;
use protocol::{SearchMode, SearchTask, Time};
use std::mem;
use std::sync::Arc;
use table::game_settings::TOP_LEVEL;
use table::{Alarm, Announcement, Answer, Effect, Intent, Table, in_play};

/// The part of a table that decides which drawings are seen, and whether the game is claimed.
#[derive(Clone, Copy, PartialEq)]
struct Before {
    shown: usize,
    in_play: bool,
    /// Time of its beginning and seed, which tell games apart.
    game: (u64, u32),
}

impl Before {
    fn of(table: &Table) -> Before {
        Before {
            shown: table.shown(),
            in_play: in_play(table.game()),
            game: (table.game().config().began, table.game().config().seed),
        }
    }
}

impl LiveGame {
    /// Carries out an intent and its effects, or answers with the reason why it is refused.
    pub(crate) fn perform(self, intent: Intent) -> Result<(), Refusal> {
        if !self.may_act(&intent) {
            self.postpone(intent);
            return Ok(());
        }
        let takes = !self.is_ours() && matches!(intent, Intent::Begin { .. } | Intent::Open(_));
        if takes {
            // What was to be done in the game before is not done in this one.
            self.take_postponed();
        }
        let now = (self.readings.now)();
        let acted = self.table.try_maybe_update(|table| {
            let before = Before::of(table);
            let look = matches!(intent, Intent::Look).then(|| table.slept());
            let effects = table.act(intent, now);
            // The clocks are looked at all the time, and seldom is there anything to see.
            let same = effects.is_empty() && look == Some(table.slept());
            (!same, (effects, before, Before::of(table)))
        });
        let Some((effects, before, after)) = acted else {
            return Ok(());
        };
        if before.shown != after.shown {
            self.change_drawings(before.shown, after.shown);
        }
        if takes || (before.in_play, before.game) != (after.in_play, after.game) {
            self.keep_claim();
        }
        let mut refused = Ok(());
        let rest = effects.into_iter().filter(|effect| match effect {
            Effect::Refused(refusal) if refused.is_ok() => {
                refused = Err(*refusal);
                false
            }
            _ => true,
        });
        let rest: Vec<Effect> = rest.collect();
        let busy = self.inner.try_update_value(|inner| {
            inner.effects.extend(rest);
            mem::replace(&mut inner.performs, true)
        });
        // What an effect brings about at once comes after all that is still to be done.
        if busy == Some(false) {
            let next = || {
                self.inner
                    .try_update_value(|inner| inner.effects.pop_front())
            };
            while let Some(effect) = next().flatten() {
                self.carry_out(effect);
            }
            self.inner.update_value(|inner| inner.performs = false);
        }
        refused
    }

    fn carry_out(self, effect: Effect) {
        match effect {
            Effect::Save => self.save(),
            Effect::PutAside(game) => {
                // Should it not be kept, that has been said.
                let _ = self.keeps(&game);
            }
            Effect::HandOver(record) => self.handed_over.set(Some(Arc::new(*record))),
            Effect::SaveScore => self.save_score(),
            Effect::Replaced => self.forget_last_game(),
            // Its words are fetched first.
            Effect::Announce(Announcement::Explained(explanation)) => {
                self.explained.set(Some(*explanation));
            }
            Effect::Announce(announcement) => {
                if let Some(told) = self.told(&announcement) {
                    self.announce(told);
                }
            }
            Effect::Refused(refusal) => self.tell_refusal(refusal),
            Effect::Sound(sound) => {
                if self.is_shown.get_untracked() {
                    (self.services().play_sound)(sound_of(sound));
                }
            }
            Effect::AskEngine(number, task) => self.ask_engine(number, task),
            Effect::StopEngine => {
                self.inner.update_value(|inner| inner.asked = None);
                self.services().engines.stop(&self.id());
            }
            Effect::SetAlarm(alarm, after) => {
                let seems_to_think = matches!(alarm, Alarm::RobotMove | Alarm::DrawAnswer);
                let is_for_nobody = seems_to_think && self.is_among_robots();
                self.set_alarm(alarm, if is_for_nobody { 0 } else { after as u32 });
            }
            Effect::ClearAlarm(alarm) => {
                let cleared = self
                    .inner
                    .try_update_value(|inner| inner.alarms.remove(&alarm));
                drop(cleared);
            }
            Effect::Notice(notice) => self.notice.set(Some(Notice::Table(notice))),
            Effect::ClearNotice => self.notice.update(|notice| {
                notice.take_if(|told| matches!(told, Notice::Table(_)));
            }),
            Effect::Focus(focus) => {
                let mover = self.inner.with_value(|inner| inner.move_focus);
                if let Some(mover) = mover.filter(|_| self.is_shown.get_untracked()) {
                    mover.run(focus);
                }
            }
        }
    }

    /// True if two robots play unseen, for whom neither need seem to think.
    fn is_among_robots(self) -> bool {
        let is_robot = |player: &Player| player.as_robot().is_some();
        let are_robots = |game: &Arc<Game>| game.config().players.iter().all(is_robot);
        !self.is_shown.get_untracked() && self.game.with_untracked(are_robots)
    }

    /// Asks the engine; where it is to play as well as it can and few enough men are left, the tables of endings first.
    fn ask_engine(self, number: u32, task: SearchTask) {
        self.inner.update_value(|inner| inner.asked = Some(number));
        let men = |game: &Game| game.position().occupied().count();
        let few = self.game.with_untracked(|game| men(game) <= MOST_MEN);
        let is_best = match task.mode {
            SearchMode::Play { robot, .. } => robot == Robot::at_level(TOP_LEVEL),
            SearchMode::Analyse { .. } => true,
        };
        if !(few && is_best) {
            return self.search(number, task, Vec::new());
        }
        let line = task.line.clone();
        let answered = move |exact| {
            let awaited = self.inner.try_with_value(|inner| inner.asked);
            match exact {
                _ if awaited.flatten() != Some(number) => {}
                Some(Exact::Decided(answer)) => self.act(Intent::Engine(number, Ok(answer))),
                Some(Exact::Drawn(moves)) => self.search(number, task, moves),
                None => self.search(number, task, Vec::new()),
            }
        };
        (self.services().ask_tablebases)(&line, Box::new(answered));
    }

    /// Has the engine search. Where moves are known that hold a draw, the answer is one of them.
    fn search(self, number: u32, task: SearchTask, drawing: Vec<String>) {
        let found = move |result: Result<Done, String>| {
            let answer = result.map(|done| {
                let line = done.info.lines.into_iter().next();
                let found = Answer {
                    best: done.best,
                    score: line.as_ref().map(|line| line.score),
                    line: line.map(|line| line.moves).unwrap_or_default(),
                    origin: done.origin,
                };
                holding(&drawing, found)
            });
            self.act(Intent::Engine(number, answer));
        };
        // The clock runs while the search waits for an engine.
        let asked = (self.readings.now)().monotonic;
        let now = self.readings.now;
        let task = move || {
            let waited = (now().monotonic - asked).max(0.0) as u64;
            match task.time {
                Time::Clock {
                    base,
                    left,
                    increment,
                    most,
                } => SearchTask {
                    time: Time::Clock {
                        base,
                        left: left.saturating_sub(waited),
                        increment,
                        most,
                    },
                    ..task
                },
                _ => task,
            }
        };
        let engines = &self.services().engines;
        engines.search(self.id(), self.urgency(), task, found);
    }

    /// The urgency of the game among those that wait for an engine: is it seen, and how little time has its robot left?
    fn urgency(self) -> Urgency {
        let left = self.game.with_untracked(|game| {
            let reading = game.clock(self.now())?;
            Some(reading.sides[game.to_act().index()].left)
        });
        Urgency {
            visible: self.is_shown.get_untracked(),
            left,
        }
    }

    fn set_alarm(self, alarm: Alarm, after: u32) {
        let ring = Box::new(move || self.act(Intent::Alarm(alarm)));
        let timer = (self.services().set_timer)(after, ring);
        let last = self
            .inner
            .try_update_value(|inner| inner.alarms.insert(alarm, timer));
        drop(last);
    }

    /// What belonged to the last game at the table goes with it.
    fn forget_last_game(self) {
        self.inner.update_value(|inner| {
            inner.keeping.told_unsaved = false;
            inner.put_aside.clear();
        });
        self.drawings.set(Vec::new());
        self.pencil.set(None);
        self.notice.set(None);
        self.handed_over.set(None);
        self.announced
            .update(|lines| lines.iter_mut().for_each(|told| told.hint = false));
    }

    /// Keeps the drawings of a position that is left for as long as the game is open, and shows those of another.
    fn change_drawings(self, before: usize, now: usize) {
        let drawn = self.drawings.get_untracked();
        let drawings = self.inner.try_update_value(|inner| {
            inner.put_aside.insert(before, drawn);
            inner.put_aside.remove(&now).unwrap_or_default()
        });
        self.drawings.set(drawings.unwrap_or_default());
    }

    /// Nothing more is done here of itself: no alarm rings, and the engine is not listened to.
    pub(crate) fn rest(self) {
        let alarms = self.inner.try_update_value(|inner| {
            inner.asked = None;
            mem::take(&mut inner.alarms)
        });
        drop(alarms);
        self.services().engines.stop(&self.id());
    }
}

/// The sound of what happened at a table.
pub fn sound_of(sound: table::Sound) -> Sound {
    match sound {
        table::Sound::Move => Sound::Move,
        table::Sound::Capture => Sound::Capture,
        table::Sound::Check => Sound::Check,
        table::Sound::Castle => Sound::Castle,
        table::Sound::Promotion => Sound::Promotion,
        table::Sound::End => Sound::End,
        table::Sound::Star => Sound::Star,
    }
}
