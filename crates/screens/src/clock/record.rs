//! Record of a clock: its events, replayed to its state.

use chess::Color;
use game::{Clock, Millis, Reading, TimeControl, Timestamp};
use serde::{Deserialize, Serialize};

/// Events of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The clock of the side whose turn it is starts, first or after a pause.
    Start,
    /// The side whose clock runs has moved, and starts the other's.
    Press,
    /// Both clocks are stopped, by hand or by a flag.
    Pause,
    /// It is this side's turn.
    Turn(#[serde(with = "ColorName")] Color),
    /// The time of a side's stage or period is set, in milliseconds.
    Set(#[serde(with = "ColorName")] Color, Millis),
}

/// Serialized form of a colour.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Color", rename_all = "kebab-case")]
enum ColorName {
    White,
    Black,
}

/// An event and when it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stamped {
    at: Timestamp,
    event: Event,
}

/// Reasons why an event is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Its time is before the last event's.
    Earlier,
    /// A clock runs.
    Running,
    /// No clock runs.
    Standing,
    /// A flag is down; it fell before this happened.
    FlagDown,
    /// The time is too long.
    TooLong,
}

/// A half of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Half {
    /// The upper or left one.
    Far,
    /// The lower or right one.
    Near,
}

/// The seating: which half has which colour, and the direction of the faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seats {
    /// White's half.
    pub white: Half,
    /// True if both faces are read from one side, and not each by its player.
    pub one_way: bool,
}

impl Seats {
    /// The colour of this half.
    pub fn side(self, half: Half) -> Color {
        if self.white == half {
            Color::White
        } else {
            Color::Black
        }
    }
}

/// A clock with all its events: replayed, they give the same clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    control: TimeControl,
    events: Vec<Stamped>,
    clock: Clock,
    running: bool,
    turn: Color,
    made: [u32; 2],
}

impl Record {
    /// A clock with which nothing has been done; White is to begin.
    pub fn new(control: TimeControl) -> Record {
        Record {
            clock: Clock::new(&control),
            control,
            events: Vec::new(),
            running: false,
            turn: Color::White,
            made: [0; 2],
        }
    }

    /// Applies an event at `at`. A flag that has fallen by then stops both clocks at the instant of its fall, whatever
    /// comes of the event.
    ///
    /// # Errors
    /// The reason why the event changes nothing.
    pub fn apply(&mut self, event: Event, at: Timestamp) -> Result<(), Refusal> {
        if at < self.last_at() {
            return Err(Refusal::Earlier);
        }
        if let Some((_, fall)) = self.clock.flag_at().filter(|(_, fall)| *fall <= at) {
            self.stop(fall);
            self.note(Event::Pause, fall);
            return match event {
                Event::Pause => Ok(()),
                _ => Err(Refusal::FlagDown),
            };
        }
        match event {
            Event::Start | Event::Turn(_) | Event::Set(..) if self.running => {
                return Err(Refusal::Running);
            }
            Event::Press | Event::Pause if !self.running => return Err(Refusal::Standing),
            Event::Set(_, left) if left > TimeControl::LONGEST => return Err(Refusal::TooLong),
            Event::Start if self.flag_down() => return Err(Refusal::FlagDown),
            Event::Start => {
                self.clock.start(self.turn, at);
                self.running = true;
            }
            Event::Press => {
                self.clock.press(at);
                self.made[self.turn.index()] += 1;
                self.turn = !self.turn;
            }
            Event::Pause => self.stop(at),
            Event::Turn(side) => self.turn = side,
            Event::Set(side, left) => self.clock.set(side, left),
        }
        self.note(event, at);
        Ok(())
    }

    fn stop(&mut self, at: Timestamp) {
        self.clock.stop(at);
        self.running = false;
    }

    fn note(&mut self, event: Event, at: Timestamp) {
        self.events.push(Stamped { at, event });
    }

    /// The time control.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// Readings of both faces at `now`.
    pub fn reading(&self, now: Timestamp) -> Reading {
        self.clock.reading(now)
    }

    /// True if nothing has been done with it.
    pub fn is_fresh(&self) -> bool {
        self.events.is_empty()
    }

    /// True if a clock has been started.
    pub fn has_begun(&self) -> bool {
        self.events.iter().any(|done| done.event == Event::Start)
    }

    /// True if the clock of [`turn`](Record::turn) runs, a free first move included.
    pub fn is_running(&self) -> bool {
        self.running
    }

    /// True if a flag has been seen to be down.
    pub fn flag_down(&self) -> bool {
        let sides = self.clock.reading(self.last_at()).sides;
        !self.running && sides.iter().any(|face| face.down)
    }

    /// The side whose clock runs, or goes on when it is started again.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// Moves that `side` has made.
    pub fn made(&self, side: Color) -> u32 {
        self.made[side.index()]
    }

    /// Time when the running flag falls.
    pub fn flag_at(&self) -> Option<Timestamp> {
        self.clock.flag_at().map(|(_, at)| at)
    }

    /// Time of the last event.
    pub fn last_at(&self) -> Timestamp {
        self.events.last().map_or(Timestamp(0), |last| last.at)
    }
}

/// Serialized form of a clock.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    control: TimeControl,
    seats: Seats,
    /// The clock's time when this was written.
    seen: Timestamp,
    events: Vec<Stamped>,
}

/// The clock as text, at `now`.
pub fn to_json(record: &Record, seats: Seats, now: Timestamp) -> String {
    json::write(&Saved {
        control: record.control.clone(),
        seats,
        seen: now,
        events: record.events.clone(),
    })
}

/// Reads a saved clock. One that ran stands where it was seen last.
///
/// # Errors
/// The reason why the text is no saved clock.
pub fn from_json(text: &str) -> Result<(Record, Seats), String> {
    let saved: Saved = json::read(text).map_err(|error| error.to_string())?;
    saved.control.check().map_err(|error| error.to_string())?;
    let mut record = Record::new(saved.control);
    for (number, Stamped { at, event }) in saved.events.into_iter().enumerate() {
        let done = record.apply(event, at);
        done.map_err(|refusal| format!("event {}: {refusal:?}", number + 1))?;
    }
    if record.running {
        let seen = saved.seen.max(record.last_at());
        record
            .apply(Event::Pause, seen)
            .expect("a running clock can be stopped");
    }
    Ok((record, saved.seats))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Bonus, Budget, Stage, Start};

    const SEATS: Seats = Seats {
        white: Half::Near,
        one_way: false,
    };

    fn blitz() -> Record {
        Record::new(TimeControl::sudden_death(300_000, 3_000))
    }

    fn done(mut record: Record, events: &[(Event, u64)]) -> Record {
        for &(event, at) in events {
            assert_eq!(record.apply(event, Timestamp(at)), Ok(()), "{event:?}");
        }
        record
    }

    fn left(record: &Record, now: u64) -> [Millis; 2] {
        record.reading(Timestamp(now)).left()
    }

    #[test]
    fn a_press_starts_the_other_side() {
        let record = done(
            blitz(),
            &[
                (Event::Start, 1_000),
                (Event::Press, 11_000),
                (Event::Press, 16_000),
                (Event::Pause, 18_000),
            ],
        );
        assert_eq!(left(&record, 90_000), [291_000, 298_000]);
        assert_eq!((record.turn(), record.is_running()), (Color::White, false));
        assert_eq!(Color::ALL.map(|side| record.made(side)), [1, 1]);
        let record = done(
            record,
            &[
                (Event::Set(Color::Black, 60_000), 20_000),
                (Event::Turn(Color::Black), 21_000),
                (Event::Start, 30_000),
            ],
        );
        assert_eq!(left(&record, 31_000), [291_000, 59_000]);
    }

    #[test]
    fn what_cannot_be_done() {
        let running = done(blitz(), &[(Event::Start, 500)]);
        for (record, event, at, why) in [
            (&blitz(), Event::Press, 0, Refusal::Standing),
            (&blitz(), Event::Pause, 0, Refusal::Standing),
            (
                &blitz(),
                Event::Set(Color::White, TimeControl::LONGEST + 1),
                0,
                Refusal::TooLong,
            ),
            (&running, Event::Press, 499, Refusal::Earlier),
            (&running, Event::Start, 600, Refusal::Running),
            (&running, Event::Set(Color::Black, 1), 600, Refusal::Running),
        ] {
            let mut after = record.clone();
            assert_eq!(after.apply(event, Timestamp(at)), Err(why), "{event:?}");
            assert_eq!(after, *record, "it leaves no trace");
        }
    }

    #[test]
    fn a_flag_stops_both_clocks_where_it_fell() {
        let running = done(blitz(), &[(Event::Start, 0), (Event::Press, 10_000)]);
        assert_eq!(running.flag_at(), Some(Timestamp(310_000)));
        let mut late = running.clone();
        assert_eq!(
            late.apply(Event::Press, Timestamp(310_000)),
            Err(Refusal::FlagDown)
        );
        let told = done(running, &[(Event::Pause, 400_000)]);
        assert_eq!(late, told);
        assert_eq!(told.last_at(), Timestamp(310_000));
        assert!(told.flag_down() && told.reading(told.last_at()).sides[1].down);
        assert_eq!(left(&told, 999_000), [293_000, 0]);
        let mut again = told.clone();
        assert_eq!(
            again.apply(Event::Start, Timestamp(500_000)),
            Err(Refusal::FlagDown)
        );
        let raised = done(
            told,
            &[
                (Event::Set(Color::Black, 5_000), 500_000),
                (Event::Start, 501_000),
            ],
        );
        assert_eq!(left(&raised, 502_000), [293_000, 4_000]);
    }

    #[test]
    fn a_free_first_move_is_running_all_the_same() {
        let mut control = TimeControl::sudden_death(60_000, 0);
        control.start = Start::WithFirstMove;
        let record = done(Record::new(control), &[(Event::Start, 0)]);
        assert!(record.is_running() && record.has_begun());
        let record = done(record, &[(Event::Press, 30_000)]);
        assert_eq!(left(&record, 31_000), [60_000, 59_000]);
    }

    fn controls() -> Vec<TimeControl> {
        let stage = |moves, time, bonus| Stage { moves, time, bonus };
        let mut controls = vec![
            TimeControl::same(Budget::Stages(vec![
                stage(Some(3), 5_000, Bonus::Delay(700)),
                stage(None, 4_000, Bonus::Bronstein(900)),
            ])),
            TimeControl::same(Budget::Hourglass { main: 9_000 }),
            TimeControl::same(Budget::Byoyomi {
                main: 3_000,
                period: 1_500,
                periods: 3,
            }),
        ];
        controls.extend(TimeControl::presets().map(|(_, control)| control));
        controls
    }

    /// Numbers that look random, the same every time (a linear congruence with Knuth's multiplier).
    fn random(seed: &mut u64) -> u64 {
        *seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        *seed >> 33
    }

    #[test]
    fn what_is_written_is_replayed_to_the_same_clock() {
        let mut seed = 5;
        let mut fallen = 0;
        for control in controls() {
            for _ in 0..40 {
                let mut record = Record::new(control.clone());
                let mut now = 0;
                for _ in 0..60 {
                    now += random(&mut seed) % 1_200;
                    let side = [Color::White, Color::Black][random(&mut seed) as usize % 2];
                    let event = match random(&mut seed) % 12 {
                        0 => Event::Pause,
                        1 => Event::Set(side, random(&mut seed) % 20_000),
                        2 => Event::Turn(side),
                        3 | 4 => Event::Start,
                        _ => Event::Press,
                    };
                    // Most of it is refused at one time or another.
                    let _ = record.apply(event, Timestamp(now));
                }
                fallen += u32::from(record.flag_down());
                let text = to_json(&record, SEATS, Timestamp(now));
                let (mut read, seats) = from_json(&text).expect("it was written");
                assert_eq!(seats, SEATS);
                if record.is_running() {
                    record.apply(Event::Pause, Timestamp(now)).expect("it runs");
                }
                assert_eq!(read, record, "{text}");
                // It goes on as well as the one that was never written.
                for record in [&mut read, &mut record] {
                    let _ = record.apply(Event::Start, Timestamp(now + 9));
                }
                assert_eq!(read, record);
            }
        }
        assert!(fallen > 50, "flags fell: {fallen}");
    }

    #[test]
    fn any_text_is_a_clock_or_an_error() {
        let record = done(
            blitz(),
            &[
                (Event::Start, 0),
                (Event::Press, 5_000),
                (Event::Pause, 6_000),
                (Event::Set(Color::Black, 9_000), 6_500),
            ],
        );
        let good = to_json(&record, SEATS, Timestamp(7_000));
        assert!(from_json(&good).is_ok());
        let mut seed = 9;
        let pieces = [
            "",
            "0",
            "-1",
            "9e99",
            "18446744073709551615",
            "null",
            "\"",
            "{",
            "]",
            "é",
        ];
        let mut read = 0;
        for _ in 0..20_000 {
            let mut text = good.clone();
            for _ in 0..=random(&mut seed) % 2 {
                let at = random(&mut seed) as usize % text.len();
                let end = (at + random(&mut seed) as usize % 6).min(text.len());
                let piece = pieces[random(&mut seed) as usize % pieces.len()];
                if text.is_char_boundary(at) && text.is_char_boundary(end) {
                    text.replace_range(at..end, piece);
                }
            }
            if let Ok((record, _)) = from_json(&text) {
                assert!(!record.is_running());
                record.reading(Timestamp(u64::MAX));
                read += 1;
            }
        }
        assert!(read > 100, "some were clocks still: {read}");
        for text in [
            "",
            "null",
            "{}",
            // Nobody can play with it.
            r#"{"control":{"main":0,"increment":0},"seats":{"white":"near","one_way":false},"seen":0,"events":[]}"#,
            // It was pressed before it was started.
            r#"{"control":{"main":9,"increment":0},"seats":{"white":"near","one_way":false},"seen":0,"events":[{"at":0,"event":"press"}]}"#,
        ] {
            assert!(from_json(text).is_err(), "{text}");
        }
    }
}
