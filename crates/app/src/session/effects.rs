//! Effects of the table, carried out: storage, speech and sound, engine, timers, focus.

use super::Session;
use super::exact::{Exact, holding};
use crate::notice::Notice;
use crate::storage;
use game::{Claim, Refusal, Robot};
use gloo_timers::callback::Timeout;
use i18n::args;
use laws::articles;
use leptos::prelude::*;
use platform::haptics;
use platform::sound::Sound;
use protocol::tablebase::MOST_MEN;
use protocol::{SearchMode, SearchTask};
use screens::Reply;
use table::game_settings::TOP_LEVEL;
use table::{Alarm, Announcement, Answer, Effect, Focus, HintStep, Intent, Question, Table};

impl Session {
    /// Carries out an intent; if it is refused, the reason is told.
    pub fn act(self, intent: Intent) {
        self.with_game(move |game| (game.act)(self, intent));
    }

    /// The same, in the chunk of games.
    pub fn carry_out_intent(self, intent: Intent) {
        if let Err(refusal) = self.attempt(intent) {
            self.tell_refusal(refusal);
        }
    }

    /// Carries out an intent, or answers with the reason why it is refused.
    pub fn attempt(self, intent: Intent) -> Result<(), Refusal> {
        if !self.may_act(&intent) {
            return Ok(());
        }
        let now = super::now();
        let effects = self.table.try_maybe_update(|table| {
            let look = matches!(intent, Intent::Look).then(|| table.slept());
            let effects = table.act(intent, now);
            // The clocks are looked at all the time, and seldom is there anything to see.
            let same = effects.is_empty() && look == Some(table.slept());
            (!same, effects)
        });
        let mut refused = Ok(());
        let effects = effects.unwrap_or_default().into_iter().filter(|effect| {
            if let Effect::Refused(refusal) = effect {
                refused = Err(*refusal);
            }
            refused.is_ok() || !matches!(effect, Effect::Refused(_))
        });
        let effects: Vec<Effect> = effects.collect();
        let busy = self.inner.try_update_value(|inner| {
            inner.effects.extend(effects);
            std::mem::replace(&mut inner.carries_out, true)
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
            self.inner.update_value(|inner| inner.carries_out = false);
        }
        refused
    }

    fn carry_out(self, effect: Effect) {
        match effect {
            Effect::Save => self.save(),
            Effect::PutAside(game) => {
                // Should nobody keep it, it has been said.
                let _ = self.keeps(&game);
            }
            // The link of the game in the arbiter's panel is the record that is sent.
            Effect::HandOver(_) => {}
            Effect::SaveScore => {
                let score = self.table.with_untracked(|table| table.score().cloned());
                if let Some(score) = score {
                    storage::save_match(self.id, &score);
                }
            }
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
                let sound = sound_of(sound);
                self.sound(sound);
                if self.preferences.with_untracked(|chosen| chosen.vibration) {
                    haptics::vibrate(sound);
                }
            }
            Effect::AskEngine(number, task) => self.ask_engine(number, task),
            Effect::StopEngine => {
                self.inner.update_value(|inner| inner.asked = None);
                self.backend().stop();
            }
            Effect::SetAlarm(alarm, after) => self.set_alarm(alarm, after as u32),
            Effect::ClearAlarm(alarm) => {
                self.inner.update_value(|inner| {
                    inner.alarms.remove(&alarm);
                });
            }
            Effect::Notice(notice) => self.notice.set(Some(Notice::Table(notice))),
            Effect::ClearNotice => self.notice.update(|notice| {
                notice.take_if(|told| matches!(told, Notice::Table(_)));
            }),
            Effect::Focus(Focus::NewGame) => self.focus.to_play(),
            Effect::Focus(Focus::BoardUnlessTyping) if self.focus.is_in_entry() => {}
            Effect::Focus(Focus::Board | Focus::BoardUnlessTyping) => self.focus.to_board(),
        }
    }

    /// Asks the engine; where it is to play as well as it can and so few men are left, the tables of endings first.
    fn ask_engine(self, number: u32, task: SearchTask) {
        self.inner.update_value(|inner| inner.asked = Some(number));
        let few = self
            .game
            .with_untracked(|game| game.position().occupied().count() <= MOST_MEN);
        let is_best = match task.mode {
            SearchMode::Play { robot, .. } => robot == Robot::at_level(TOP_LEVEL),
            SearchMode::Analyse { .. } => true,
        };
        let chunk = untrack(|| self.chunk.get()).filter(|_| few && is_best);
        let Some(chunk) = chunk else {
            return self.search(number, task, Vec::new());
        };
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
        (chunk.ask_tables)(&line, Box::new(answered));
    }

    /// Has the engine search. Where moves are known that hold a draw, the answer is one of them.
    fn search(self, number: u32, task: SearchTask, drawing: Vec<String>) {
        let nothing = |_| ();
        self.backend().search(task, nothing, move |result| {
            let answer = result.map(|done| {
                let line = done.info.lines.into_iter().next();
                let found = Answer {
                    best: done.best,
                    score: line.as_ref().map(|line| line.score),
                    line: line.map(|line| line.moves).unwrap_or_default(),
                };
                holding(&drawing, found)
            });
            self.act(Intent::Engine(number, answer));
        });
    }

    fn set_alarm(self, alarm: Alarm, after: u32) {
        let timer = Timeout::new(after, move || self.act(Intent::Alarm(alarm)));
        self.inner.update_value(|inner| {
            inner.alarms.insert(alarm, timer);
        });
    }

    /// What belonged to the last game on the page goes with it.
    fn forget_last_game(self) {
        self.inner.update_value(|inner| {
            inner.told_unsaved = false;
            inner.put_aside.clear();
        });
        self.drawings.set(Vec::new());
        self.pencil.set(None);
        self.notice.set(None);
        self.announced
            .update(|lines| lines.iter_mut().for_each(|told| told.hint = false));
        self.answered.set(Reply::default());
    }

    /// Tells the reason of a refusal.
    fn tell_refusal(self, refusal: Refusal) {
        let told = self
            .game
            .with_untracked(|game| self.narrate(|narrator| narrator.refusal(game, refusal)));
        match (told, refusal) {
            // A player who may find out alone is not shown that the move is illegal.
            (Some(told), Refusal::IllegalMove(..)) if self.is_silent() => self.announce(told),
            (Some(told), _) => self.hint(told, articles::of_refusal(&refusal)),
            (None, _) => {}
        }
    }

    /// An announcement in words.
    fn told(self, announcement: &Announcement) -> Option<String> {
        let words = self.words.once();
        Some(match announcement {
            Announcement::Event(event, changes) => {
                return self.game.with_untracked(|game| {
                    self.narrate(|narrator| narrator.announcement(game, event, changes))
                });
            }
            Announcement::MayClaim(claim) => {
                let why = words.get(claim_name(*claim));
                format!("{}: {why}.", words.get("claim-draw"))
            }
            Announcement::Confirm(moved) => {
                let told = self.narrate(|narrator| narrator.moved(moved, false));
                words.with("entry-confirm", &args!["move" => told])
            }
            Announcement::NotConfirmed => words.get("entry-not-confirmed"),
            Announcement::PremoveQueued(premove) => self.narrate(|narrator| {
                let told = args![
                    "piece" => narrator.piece(premove.piece),
                    "from" => narrator.square(premove.from),
                    "to" => narrator.square(premove.to),
                ];
                narrator.sentence(&words.with("premove-queued", &told))
            }),
            Announcement::PremovesCancelled => words.get("premoves-cancelled"),
            Announcement::AnnounceMove => words.get("announce-move"),
            Announcement::Asked(Question::Draw) => words.get("offer-draw"),
            Announcement::Asked(_) => words.get("resign-sure"),
            // Its motif is looked for first: `screens::idea`.
            Announcement::Hint(hint) if hint.step == HintStep::Idea => return None,
            Announcement::Hint(hint) => {
                let position = |table: &Table| table.game().position().clone();
                let position = self.table.with_untracked(position);
                super::hint_text(hint, &position, &words)
            }
            Announcement::Explained(_) => return None,
            Announcement::RobotDeclines => words.get("robot-declines"),
            Announcement::Flipped(side) => {
                let side = self.narrate(|narrator| narrator.side(*side));
                words.with("flipped", &args!["side" => side])
            }
        })
    }
}

/// Message name of the reason why a draw can be claimed.
pub fn claim_name(claim: Claim) -> &'static str {
    match claim {
        Claim::Repetition => "claim-repetition",
        Claim::FiftyMoves => "claim-fifty-moves",
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
    }
}
