//! Clock of the session: the game's time, sleep and absence, the press, and the flags.

use super::Session;
use crate::device_clock;
use crate::focus;
use chess::Color;
use game::{Away, Event, Game, GameTime, Millis, Phase, Player, Timestamp};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// The longest wait of a browser's timer, in milliseconds.
const LONGEST_WAIT: Millis = i32::MAX as Millis;

impl Session {
    /// The game's time now.
    pub fn now(self) -> Timestamp {
        // A mere question: the time line itself looks where a sleep can be dealt with.
        let now = self
            .inner
            .with_value(|inner| device_clock::look(&mut inner.time_line.clone()).now);
        now.max(self.game.with_untracked(Game::last_at))
    }

    // ---- Sleep and absence -----------------------------------------------------------------------------------------

    /// Reads the device's clocks; a sleep since the last reading is dealt with.
    pub fn look(self) {
        let look = self
            .inner
            .try_update_value(|inner| device_clock::look(&mut inner.time_line));
        if let Some((now, slept)) = look.and_then(|look| Some((look.now, look.slept?))) {
            self.wake(now, slept);
        }
    }

    /// The device seems to have slept at `at`. The game waits until its players have said whether that counts, unless its
    /// rules say so.
    fn wake(self, at: Timestamp, slept: Millis) {
        let (phase, waits, runs) = self
            .game
            .with_untracked(|game| (game.phase(), waits(game), runs_on(game)));
        match phase {
            Phase::Running if runs => {
                // Refused, here and below, only if a flag had fallen before, which ends the game.
                let _ = self.apply_at(Event::Slept(slept, true), at);
                self.run_on(slept);
            }
            Phase::Running if waits => {
                if self.apply_at(Event::Pause, at).is_ok() {
                    self.slept.set(Some(slept));
                }
            }
            _ if runs => self.run_on(slept),
            // It slept once more while the question was open.
            _ => self.slept.update(|asked| {
                if let Some(asked) = asked {
                    *asked += slept;
                }
            }),
        }
    }

    /// The players have said whether the time of a sleep counts. The game stays paused.
    pub fn settle_sleep(self, counts: bool) {
        let Some(slept) = self.slept.get_untracked() else {
            return;
        };
        self.slept.set(None);
        // What is refused here comes too late: the game is over.
        let _ = self.send(Event::Slept(slept, counts));
        if counts && self.send(Event::Resume).is_ok() {
            // The clock runs for as long as the device slept, and stands again.
            self.inner
                .update_value(|inner| inner.time_line.count(slept));
            let _ = self.send(Event::Pause);
        }
        focus::to_board();
    }

    /// Time that passed without the page counts. Not yet while the robot has to move, which could not: it counts once
    /// the robot has.
    fn run_on(self, span: Millis) {
        let robot = self.game.with_untracked(robot_acts);
        self.inner.update_value(|inner| {
            if robot {
                inner.owed += span;
            } else {
                inner
                    .time_line
                    .count(span + std::mem::take(&mut inner.owed));
            }
        });
        self.set_flag_timer();
    }

    /// The robot has moved: what passed meanwhile without the page counts now.
    pub(super) fn pay_time(self) {
        if self.inner.with_value(|inner| inner.owed) > 0 {
            self.run_on(0);
        }
    }

    /// A game found in play is taken up where its record ends: with a clock it waits, paused, for its players, unless
    /// its time has run on.
    pub(super) fn take_up(self) {
        let (phase, at, waits) = self
            .game
            .with_untracked(|game| (game.phase(), game.last_at(), waits(game)));
        if phase == Phase::Running && waits {
            // Refused only if its flag had fallen by then.
            let _ = self.apply_at(Event::Pause, at);
        } else if phase == Phase::Running {
            self.set_flag_timer();
            self.go_on();
        } else if let Phase::Claimed(by) = phase {
            self.consider_claim(by);
        }
        self.seen_again();
    }

    /// The page goes away: it stops the clocks, which the players resume by consent, unless they run on meanwhile.
    pub fn page_closes(self) {
        if self.game.with_untracked(waits) {
            // A game that is not running has nothing to stop.
            let _ = self.send(Event::Pause);
        }
    }

    /// The page has become visible or hidden. In competition that is noted.
    pub fn seen(self, seen: bool) {
        self.look();
        let noted = self.game.with_untracked(in_competition);
        if noted && !seen {
            // As below.
            let _ = self.send(Event::Leave);
        }
        if seen {
            self.seen_again();
        }
    }

    /// The player is back.
    fn seen_again(self) {
        let away = self.game.with_untracked(|game| {
            let mut events = game.events().iter().rev().map(|stamped| &stamped.event);
            in_competition(game)
                && events.find(|event| matches!(event, Event::Leave | Event::Return))
                    == Some(&Event::Leave)
        });
        if away {
            // Refused only if a flag has fallen, which ends the game.
            let _ = self.send(Event::Return);
        }
    }

    // ---- The press -------------------------------------------------------------------------------------------------

    /// The side that may press its clock now, if a person has it.
    pub fn may_press(self) -> Option<Color> {
        self.game.with(|game| {
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
        })
    }

    /// True if a move was made on the board, legal or not, and the clock must be pressed next.
    pub fn awaits_press(self) -> bool {
        self.game
            .with(|game| game.must_press() || game.displaced().is_some())
    }

    /// The side on the move presses its clock.
    pub fn press(self) {
        if let Some(side) = untrack(|| self.may_press()) {
            // Refused only if a flag has fallen, which ends the game.
            let _ = self.send(Event::Press(side));
        }
    }

    // ---- The flags -------------------------------------------------------------------------------------------------

    /// The side that may claim the opponent's fallen flag at this moment, if a person has it.
    pub fn may_claim_flag(self, side: Color, down: bool) -> bool {
        self.game.with(|game| {
            down && game.config().strictness.flag_by_claim
                && game.phase() == Phase::Running
                && game.config().player(side) == Player::Person
        })
    }

    /// A side claims that the opponent's flag is down.
    pub fn claim_flag(self, side: Color) {
        // Refused only if the other has been given time at this moment.
        let _ = self.send(Event::ClaimFlag(side));
        focus::to_board();
    }

    /// A flag has fallen, at the instant at which it did.
    pub(super) fn flag_falls(self, side: Color) {
        let fell = self.game.with_untracked(Game::flag_at);
        let at = fell.map_or(self.now(), |(_, fell)| fell);
        // Nothing can have come before: whoever calls this has seen it fall.
        let _ = self.apply_at(Event::Flag(side), at);
    }

    /// A timer for the instant at which the running flag falls. In a hidden tab it may ring late; the flag falls all
    /// the same, because whatever comes after that instant is refused. Where flags are claimed only the robot looks for
    /// them.
    pub(super) fn set_flag_timer(self) {
        self.inner.update_value(|inner| inner.flag_timer = None);
        let Some((side, fall)) = self.game.with_untracked(Game::flag_at) else {
            return;
        };
        let (by_claim, robot) = self.game.with_untracked(|game| {
            let config = game.config();
            let robot = config.player(!side) != Player::Person;
            (config.strictness.flag_by_claim, robot)
        });
        if by_claim && !robot {
            return;
        }
        let wait = fall.since(self.now()).min(LONGEST_WAIT);
        let timer = Timeout::new(wait as u32, move || {
            self.look();
            if self.game.with_untracked(Game::flag_at) != Some((side, fall)) {
                return;
            }
            if self.now() < fall {
                self.set_flag_timer();
            } else if by_claim {
                // Refused only if it is too late.
                let _ = self.send(Event::ClaimFlag(!side));
            } else {
                self.flag_falls(side);
            }
        });
        self.inner
            .update_value(|inner| inner.flag_timer = Some(timer));
    }
}

/// The time line of a game that is opened, and the part of its time that does not count before the robot has moved.
pub(super) fn time_line(game: &Game) -> (GameTime, Millis) {
    let at = game.last_at();
    let gone = (device_clock::date() as Millis).saturating_sub(game.config().began);
    let away = if runs_on(game) {
        gone.saturating_sub(at.0)
    } else {
        0
    };
    if robot_acts(game) {
        (device_clock::time_line(at), away)
    } else {
        (device_clock::time_line(at.plus(away)), 0)
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
    game.phase() == Phase::Running && game.config().player(game.to_act()) != Player::Person
}

fn in_competition(game: &Game) -> bool {
    let on = !matches!(game.phase(), Phase::Ready | Phase::Over(_));
    on && game.config().strictness.competition
}
