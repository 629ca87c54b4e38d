//! The game's time, sleep and absence, the press, and the flags.

use super::Table;
use crate::effect::{Alarm, Effect, Focus};
use crate::intent::Now;
use chess::Color;
use game::{Away, Event, Game, GameTime, Millis, Phase, Player, Timestamp};

/// The longest wait of a browser's timer, in milliseconds.
const LONGEST_WAIT: Millis = i32::MAX as Millis;

impl Table {
    /// The game's time when the clocks read `now`. A mere question: a sleep is dealt with by
    /// [`Intent::Look`](crate::Intent::Look).
    pub fn time(&self, now: Now) -> Timestamp {
        if waits(&self.game) && self.game.awaits_elsewhere().is_some() {
            // Its clock runs on the other device.
            return self.game.last_at();
        }
        let look = self.time.clone().look(now.monotonic, now.wall);
        look.now.max(self.game.last_at())
    }

    pub(super) fn time_now(&self) -> Timestamp {
        self.time(self.now)
    }

    // ---- Sleep and absence -----------------------------------------------------------------------------------------

    /// Reads the clocks; a sleep since the last reading is dealt with.
    pub(super) fn look(&mut self) {
        let look = self.time.look(self.now.monotonic, self.now.wall);
        if let Some(slept) = look.slept {
            self.wake(look.now, slept);
        }
    }

    /// The device seems to have slept at `at`. The game waits until its players have said whether that counts, unless its
    /// rules say so.
    fn wake(&mut self, at: Timestamp, slept: Millis) {
        let (waits, runs) = (waits(&self.game), runs_on(&self.game));
        match self.game.phase() {
            Phase::Running if runs => {
                // Refused, here and below, only if a flag had fallen before, which ends the game.
                let _ = self.apply_at(Event::Slept(slept, true), at);
                self.run_on(slept);
            }
            Phase::Running if waits => {
                if self.apply_at(Event::Pause, at).is_ok() {
                    self.slept = Some(slept);
                }
            }
            _ if runs => self.run_on(slept),
            // It slept once more while the question was open.
            _ => {
                if let Some(asked) = &mut self.slept {
                    *asked += slept;
                }
            }
        }
    }

    /// The players have said whether the time of a sleep counts. The game stays paused.
    pub(super) fn settle_sleep(&mut self, counts: bool) {
        let Some(slept) = self.slept.take() else {
            return;
        };
        // What is refused here comes too late: the game is over.
        let _ = self.send(Event::Slept(slept, counts));
        if counts && self.send(Event::Resume).is_ok() {
            // The clock runs for as long as the device slept, and stands again.
            self.time.count(slept);
            let _ = self.send(Event::Pause);
        }
        self.effects.push(Effect::Focus(Focus::Board));
    }

    /// Time that passed without the page counts. Not yet while the robot has to move, which could not: it counts once
    /// the robot has.
    fn run_on(&mut self, span: Millis) {
        if robot_acts(&self.game) {
            self.owed += span;
        } else {
            self.time.count(span + std::mem::take(&mut self.owed));
        }
        self.set_flag_alarm();
    }

    /// The robot has moved: what passed meanwhile without the page counts now.
    pub(super) fn pay_time(&mut self) {
        if self.owed > 0 {
            self.run_on(0);
        }
    }

    /// A game found in play is taken up where its record ends: with a clock it waits, paused, for its players, unless
    /// its time has run on.
    pub(super) fn take_up(&mut self) {
        match self.game.phase() {
            Phase::Running => {
                self.wait_for_players();
                self.go_on();
            }
            Phase::Claimed(by) => self.consider_claim(by),
            _ => {}
        }
        self.seen_again();
    }

    /// A game in play waits, paused, for its players where its record ends, unless its time runs on.
    pub(super) fn wait_for_players(&mut self) {
        if waits(&self.game) {
            // Refused if its flag had fallen by then, or while another device has to go on with it.
            let _ = self.apply_at(Event::Pause, self.game.last_at());
        }
        self.set_flag_alarm();
    }

    /// The table goes away: that stops the clocks, which the players resume by consent, unless they run on meanwhile.
    pub(super) fn close(&mut self) {
        if waits(&self.game) {
            // A game that is not running has nothing to stop.
            let _ = self.send(Event::Pause);
        }
    }

    /// The table has become visible or hidden. In competition that is noted.
    pub(super) fn seen(&mut self, seen: bool) {
        self.look();
        if seen {
            self.seen_again();
        } else if in_competition(&self.game) {
            // Refused only if a flag has fallen, which ends the game.
            let _ = self.send(Event::Leave);
        }
    }

    /// The player is back.
    fn seen_again(&mut self) {
        let mut events = self.game.events().iter().rev().map(|it| &it.event);
        let last = events.find(|event| matches!(event, Event::Leave | Event::Return));
        if in_competition(&self.game) && last == Some(&Event::Leave) {
            // Refused only if a flag has fallen, which ends the game.
            let _ = self.send(Event::Return);
        }
    }

    // ---- The press -------------------------------------------------------------------------------------------------

    /// The side that may press its clock now, if a person has it.
    pub fn may_press(&self) -> Option<Color> {
        let game = &self.game;
        let (config, side) = (game.config(), game.to_act());
        let open = config.strictness.allow_illegal_moves
            && config.between_persons()
            && game
                .displaced()
                .is_none_or(|displaced| !displaced.completed);
        let may = config.strictness.manual_press
            && config.time.is_some()
            && game.phase() == Phase::Running
            && config.player(side) == Player::Person
            && (game.must_press() || open);
        may.then_some(side)
    }

    /// True if a move was made on the board, legal or not, and the clock must be pressed next.
    pub fn awaits_press(&self) -> bool {
        self.game.must_press() || self.game.displaced().is_some()
    }

    pub(super) fn press(&mut self) {
        if let Some(side) = self.may_press() {
            // Refused only if a flag has fallen, which ends the game.
            let _ = self.send(Event::Press(side));
        }
    }

    // ---- The flags -------------------------------------------------------------------------------------------------

    /// True if `side` may claim the opponent's flag, which is `down` at this moment.
    pub fn may_claim_flag(&self, side: Color, down: bool) -> bool {
        let config = self.game.config();
        down && config.strictness.flag_by_claim
            && config.player(!side) != Player::Elsewhere
            && self.game.phase() == Phase::Running
            && config.player(side) == Player::Person
    }

    /// A flag has fallen, at the instant at which it did.
    pub(super) fn flag_falls(&mut self, side: Color) {
        let fell = self.game.flag_at();
        let at = fell.map_or_else(|| self.time_now(), |(_, fell)| fell);
        // Nothing can have come before: whoever calls this has seen it fall.
        let _ = self.apply_at(Event::Flag(side), at);
    }

    /// The side whose running flag somebody looks for, and when it falls. Where flags are claimed only the robot looks
    /// for them; the flag of a side elsewhere falls there.
    fn watched_flag(&self) -> Option<(Color, Timestamp)> {
        let config = self.game.config();
        self.game.flag_at().filter(|&(side, _)| {
            let is_looked_for = !config.strictness.flag_by_claim || self.is_robot(!side);
            is_looked_for && config.player(side) != Player::Elsewhere
        })
    }

    /// An alarm for the instant at which the running flag falls. In a hidden tab it may ring late; the flag falls all
    /// the same, because whatever comes after that instant is refused.
    pub(super) fn set_flag_alarm(&mut self) {
        match self.watched_flag() {
            Some((_, fall)) => {
                let wait = fall.since(self.time_now()).min(LONGEST_WAIT);
                self.set_alarm(Alarm::Flag, wait);
            }
            None => self.clear_alarm(Alarm::Flag),
        }
    }

    pub(super) fn flag_alarm_rings(&mut self) {
        let watched = self.watched_flag();
        self.look();
        let Some((side, fall)) = watched.filter(|_| self.watched_flag() == watched) else {
            return;
        };
        if self.time_now() < fall {
            self.set_flag_alarm();
        } else if self.game.config().strictness.flag_by_claim {
            // Refused only if it is too late.
            let _ = self.send(Event::ClaimFlag(!side));
        } else {
            self.flag_falls(side);
        }
    }
}

/// The time line of a game that is opened, and the part of its time that does not count before the robot has moved.
pub(super) fn time_line(game: &Game, now: Now) -> (GameTime, Millis) {
    let at = game.last_at();
    let gone = (now.wall as Millis).saturating_sub(game.config().began);
    let away = if runs_on(game) {
        gone.saturating_sub(at.0)
    } else {
        0
    };
    let line = |at| GameTime::new(at, now.monotonic, now.wall);
    if robot_acts(game) {
        (line(at), away)
    } else {
        (line(at.plus(away)), 0)
    }
}

/// True if the clocks of a game run on while nobody is there.
fn runs_on(game: &Game) -> bool {
    let config = game.config();
    config.time.is_some() && config.began > 0 && config.rules.away == Away::Runs
}

/// True if the clocks stand still while nobody is there.
fn waits(game: &Game) -> bool {
    game.config().time.is_some() && !runs_on(game)
}

/// True if it is the robot that has to act.
fn robot_acts(game: &Game) -> bool {
    let player = game.config().player(game.to_act());
    game.phase() == Phase::Running && player.as_robot().is_some()
}

fn in_competition(game: &Game) -> bool {
    let on = !matches!(game.phase(), Phase::Ready | Phase::Over(_));
    on && game.config().strictness.competition
}
