//! Clock of one player: its face, the press, and the claim that the other's flag is down.

use crate::page::GameContext;
use chess::Color;
use game::{Budget, Event, Face, Millis, Timestamp};
use i18n::clock_face::{face, low_below};
use i18n::names::color_name;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use narration::Narrator;
use platform::sound::Sound;
use std::time::Duration;
use table::{Intent, Table, TimeCalls};
use widgets::icon::{Icon, Sign};

/// Interval at which a running clock is redrawn. It is drawn from the game's time, not counted.
const LOOK: Duration = Duration::from_millis(100);
const DAY: Millis = 24 * 60 * 60 * 1000;

/// The clock of one side, with its buttons; in the chunk of games.
pub fn view(context: GameContext, side: Memo<Color>) -> AnyView {
    let words = context.page.words;
    let look = RwSignal::new(());
    let ticker = set_interval_with_handle(
        move || {
            context.act(Intent::Look);
            look.set(());
        },
        LOOK,
    );
    on_cleanup(move || {
        if let Ok(ticker) = ticker {
            ticker.clear();
        }
    });
    let reading = Memo::new(move |_| {
        look.track();
        context
            .live
            .game
            .with(|game| game.clock(context.live.now()))
    });
    let of = move |side: Color| {
        reading
            .get()
            .map_or(STOPPED, |reading| reading.sides[side.index()])
    };
    let shown = Memo::new(move |_| of(side.get()));
    let running = Memo::new(move |_| {
        reading
            .get()
            .is_some_and(|reading| reading.running == Some(side.get()))
    });
    let low = Memo::new(move |_| shown.get().left < context.low(side.get(), shown.get().stage));
    let down = Memo::new(move |_| shown.get().down);
    let claimable = Memo::new(move |_| {
        let (side, down) = (side.get(), of(!side.get()).down);
        context
            .live
            .table
            .with(|table| table.may_claim_flag(side, down))
    });
    let pressable =
        Memo::new(move |_| context.live.table.with(Table::may_press) == Some(side.get()));
    let competition = Memo::new(move |_| {
        context
            .live
            .game
            .with(|game| game.config().strictness.competition)
    });
    let asked =
        Memo::new(move |_| context.live.table.with(Table::awaits_press) && !competition.get());
    let shared = move || {
        context
            .live
            .game
            .with(|game| game.config().between_persons())
    };
    context.tell_of_time(side, shown, running);

    let label = move || {
        let words = words.now();
        let owner = Narrator::new(&words, false).side(side.get());
        let flag = down.get().then(|| format!(", {}", words.get("flag-down")));
        format!(
            "{}, {owner}{}",
            words.get("clock"),
            flag.unwrap_or_default()
        )
    };
    let beside = move || {
        let face = shown.get();
        let words = words.now();
        let delay = (face.delay > 0 && running.get())
            .then(|| words.with("face-delay", &args!["time" => whole(face.delay)]));
        let moves = face
            .to_control
            .filter(|_| !competition.get())
            .map(|moves| words.with("face-moves", &args!["count" => moves]));
        (delay, moves, context.periods(side.get(), face))
    };
    let beside = Memo::new(move |_| beside());
    view! {
        <div class="time" class:shared=shared class:all=move || pressable.get() && context.live.table.with(Table::awaits_press)>
            <Show when=move || claimable.get()>
                <button
                    type="button"
                    class="labelled"
                    data-action="claim-flag"
                    on:click=move |_| claim_flag(context, side.get_untracked())
                >
                    <Icon sign=Sign::Flag/>
                    {words.say("claim-flag")}
                </button>
            </Show>
            <Show when=move || pressable.get()>
                <button
                    type="button"
                    class="press"
                    class:asked=move || asked.get()
                    data-action="press"
                    aria-label=words.say("press-clock")
                    on:click=move |_| {
                        context.act(Intent::Press);
                        context.focus.to_board();
                    }
                >
                    {move || asked.get().then(|| words.now().get("press"))}
                </button>
            </Show>
            <span class="beside">
                {move || {
                    let (delay, moves, periods) = beside.get();
                    view! {
                        {delay.map(|delay| view! { <span data-delay>{delay}</span> })}
                        {moves.map(|moves| view! { <span data-to-control>{moves}</span> })}
                        {periods.map(|count| {
                            let said = words.now().with("face-periods", &args!["count" => count]);
                            view! {
                                <span data-periods aria-hidden="true">{format!("×{count}")}</span>
                                <span class="hidden-visually">{said}</span>
                            }
                        })}
                    }
                }}
            </span>
            <span
                class="clock"
                role="timer"
                aria-label=label
                data-clock=move || color_name(side.get())
                data-running=move || running.get().to_string()
                data-low=move || low.get().to_string()
                data-down=move || down.get().to_string()
            >
                <Show when=move || down.get()>
                    <Icon sign=Sign::Flag/>
                </Show>
                {move || time(&words.now(), shown.get().left)}
            </span>
        </div>
    }    .into_any()
}

/// A side claims that the opponent's flag is down.
fn claim_flag(context: GameContext, side: Color) {
    // Refused only if the other has been given time at this moment.
    let _ = context.live.apply(Event::ClaimFlag(side));
    context.focus.to_board();
}

/// The clock face of a game that is played without a clock.
const STOPPED: Face = Face {
    left: 0,
    delay: 0,
    periods: 0,
    stage: 0,
    to_control: None,
    down: false,
};

impl GameContext {
    fn budget<T>(self, side: Color, of: impl FnOnce(&Budget) -> T) -> Option<T> {
        self.live.game.with(|game| {
            let time = game.config().time.as_ref()?;
            Some(of(&time.sides[side.index()]))
        })
    }

    /// The time left below which a side's clock is low in a stage.
    fn low(self, side: Color, stage: usize) -> Millis {
        self.budget(side, |budget| low_below(budget, stage))
            .unwrap_or(0)
    }

    /// The byo-yomi periods left to tell of: where each move has its own time there is nothing to count.
    fn periods(self, side: Color, face: Face) -> Option<u32> {
        let counted = |budget: &Budget| {
            !matches!(
                budget,
                Budget::Byoyomi {
                    main: 0,
                    periods: 1,
                    ..
                }
            )
        };
        (face.periods > 0 && self.budget(side, counted) == Some(true)).then_some(face.periods)
    }

    /// Plays the low-time sound, and announces a quarter of an hour and five minutes left, and the beginning of a stage or period.
    fn tell_of_time(self, side: Memo<Color>, shown: Memo<Face>, running: Memo<bool>) {
        let mut alarm = Alarm::default();
        let mut calls = None;
        Effect::watch(
            move || (side.get(), running.get(), shown.get()),
            move |&(side, running, face), before, _| {
                let before = before.filter(|(other, ..)| *other == side);
                let below = untrack(|| self.low(side, face.stage));
                if before.is_none() {
                    alarm = Alarm::default();
                    calls = None;
                }
                let calls = calls.get_or_insert_with(|| TimeCalls::new(face.left));
                if let Some(minutes) = calls.read(face.left).filter(|_| running) {
                    self.tell_time(side, minutes);
                }
                if running && alarm.rings(face.left, below, self.live.now()) {
                    self.page.sound(Sound::LowTime);
                }
                if let Some(&(_, _, before)) = before
                    && (before.stage, before.periods) != (face.stage, face.periods)
                {
                    self.tell_of_stage(side, before, face);
                }
            },
            false,
        );
    }

    /// Announces the minutes that a side has left. The sighted see them.
    fn tell_time(self, side: Color, minutes: u32) {
        let owner = self.live.narrate(|narrator| narrator.side(side));
        let words = self.page.words.once();
        self.live
            .announce(words.with("time-call", &args!["side" => owner, "count" => minutes]));
    }

    fn tell_of_stage(self, side: Color, before: Face, face: Face) {
        let reached = face.stage > before.stage;
        let competition = self
            .live
            .game
            .with_untracked(|game| game.config().strictness.competition);
        let used = face.periods < before.periods || (reached && face.periods > 0);
        if competition || !(used || reached) {
            return;
        }
        let words = self.page.words.once();
        let owner = self.live.narrate(|narrator| narrator.side(side));
        self.live.announce(if used {
            words.with(
                "period-begun",
                &args!["side" => owner, "count" => face.periods],
            )
        } else {
            words.with("stage-reached", &args!["side" => owner])
        });
    }
}

/// Low-time alarm: sounds once, and again only after there was clearly more time.
#[derive(Debug, Default)]
struct Alarm {
    /// True once the low-time warning has sounded, until there is enough time again.
    rang: bool,
    /// Time of the last alarm.
    last: Option<Timestamp>,
}

impl Alarm {
    /// Least time between two alarms, in milliseconds.
    const PAUSE: Millis = 20_000;

    /// Low-time warning: true at the first reading of a running clock whose `left` is below `below`.
    fn rings(&mut self, left: Millis, below: Millis, now: Timestamp) -> bool {
        if left > below + below / 2 {
            self.rang = false;
        }
        let rings = left < below
            && left > 0
            && !self.rang
            && self.last.is_none_or(|last| now.since(last) >= Self::PAUSE);
        if rings {
            (self.rang, self.last) = (true, Some(now));
        }
        rings
    }
}

/// The time on a clock in words; days are told apart.
pub fn time(words: &Lexicon, left: Millis) -> String {
    if left < DAY {
        return face(left);
    }
    let (days, minutes) = (left / DAY, left / 60_000);
    let rest = format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60);
    words.with("face-days", &args!["days" => days, "time" => rest])
}

/// The rest of a delay in whole seconds, rounded up.
fn whole(left: Millis) -> String {
    let seconds = left.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_told_apart() {
        let words = Lexicon::english();
        for (left, shown) in [
            (DAY - 1, "23:59:59"),
            (DAY, "1 d 00:00"),
            (2 * DAY + 4 * 3_600_000 + 12 * 60_000 + 59_999, "2 d 04:12"),
        ] {
            assert_eq!(time(&words, left), shown);
        }
    }

    #[test]
    fn a_delay_counts_down_to_its_end() {
        for (left, shown) in [
            (5_000, "0:05"),
            (4_001, "0:05"),
            (1, "0:01"),
            (60_000, "1:00"),
        ] {
            assert_eq!(whole(left), shown);
        }
    }

    #[test]
    fn little_time_rings_once_until_there_is_more() {
        let mut alarm = Alarm::default();
        for (second, left, rings) in [
            (0, 11_000, false),
            (1, 9_999, true),
            (2, 9_000, false),
            // An increment that does not bring it far is no news.
            (3, 12_000, false),
            (4, 9_000, false),
            // There was enough again, but it rang just now.
            (5, 15_001, false),
            (6, 9_000, false),
            (21, 8_000, true),
            (22, 15_001, false),
            (50, 9_000, true),
            (51, 0, false),
        ] {
            let now = Timestamp(second * 1000);
            assert_eq!(alarm.rings(left, 10_000, now), rings, "at {second} s");
        }
    }
}
