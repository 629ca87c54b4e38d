//! Reflection time in whole days (ICCF): deadlines, leave, time left. Dates are arguments.

use game::{CorrespondenceTerms, Millis};

const DAY: Millis = 24 * 60 * 60 * 1000;

/// A day of the calendar, counted from 1 January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub u32);

impl Day {
    /// The day of a time in milliseconds since 1970, where it is as many minutes later than in Greenwich.
    pub fn of(time: Millis, minutes_east: i32) -> Day {
        let local = time.saturating_add_signed(i64::from(minutes_east) * 60_000);
        Day((local / DAY) as u32)
    }

    /// The day some days later.
    #[must_use]
    pub fn plus(self, days: u32) -> Day {
        Day(self.0.saturating_add(days))
    }

    /// Days from `earlier` to this one; negative if this is before it.
    pub fn since(self, earlier: Day) -> i64 {
        i64::from(self.0) - i64::from(earlier.0)
    }

    /// Its beginning in Greenwich, in milliseconds since 1970.
    pub fn start(self) -> Millis {
        Millis::from(self.0) * DAY
    }

    /// Reads a date: `2026-11-28`, or as PGN has it `2026.11.28`. `None` before 1970 and where the calendar has no such day.
    pub fn parse(text: &str) -> Option<Day> {
        let mut fields = text
            .splitn(3, ['-', '.'])
            .map(|field| field.parse::<u32>().ok());
        let [year, month, day] = [(); 3].map(|()| fields.next().flatten());
        let (year, month, day) = (year?, month?, day?);
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) {
            return None;
        }
        let leap_days = |year: u32| year / 4 - year / 100 + year / 400;
        let is_leap = leap_days(year) > leap_days(year - 1);
        let months = [
            31,
            28 + u32::from(is_leap),
            31,
            30,
            31,
            30,
            31,
            31,
            30,
            31,
            30,
            31,
        ];
        let before: u32 = months[..month as usize - 1].iter().sum();
        let years = 365 * (year - 1970) + leap_days(year - 1) - leap_days(1969);
        (1..=months[month as usize - 1])
            .contains(&day)
            .then(|| Day(years + before + day - 1))
    }

    /// The date, `2026-11-28`.
    pub fn iso(self) -> String {
        game::pgn::date(self.start()).replace('.', "-")
    }
}

/// Dates of a game with days for each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dates {
    /// Day on which the last act was sent: from it on the other side has its days.
    pub sent: Day,
    /// Days of leave that White and Black have taken.
    pub leave_taken: [u16; 2],
}

/// Time left for the move that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// Last day for the move, before any leave.
    pub deadline: Day,
    /// Whole days until it; 0 on the last day, negative after it.
    pub days: i64,
    /// Days of leave that are left, those that the delay has cost so far taken off.
    pub leave: u16,
    /// True if the days of leave are used up as well.
    pub is_over: bool,
}

impl Dates {
    /// Time left for the side (0 White, 1 Black) that has to answer; `None` without a limit.
    pub fn time_left(
        &self,
        terms: &CorrespondenceTerms,
        side: usize,
        today: Day,
    ) -> Option<TimeLeft> {
        let deadline = self.sent.plus(u32::from(terms.days_per_move?));
        let days = deadline.since(today);
        let leave = i64::from(terms.leave_days.saturating_sub(self.leave_taken[side]));
        let late = (-days).max(0);
        Some(TimeLeft {
            deadline,
            days,
            leave: (leave - late).max(0) as u16,
            is_over: late > leave,
        })
    }

    /// The dates after an answer of `side` today: days beyond those for the move are leave, as far as there is any.
    #[must_use]
    pub fn answered(mut self, terms: &CorrespondenceTerms, side: usize, today: Day) -> Dates {
        if let Some(left) = self.time_left(terms, side, today) {
            self.leave_taken[side] = terms.leave_days - left.leave;
        }
        self.sent = self.sent.max(today);
        self
    }

    /// The dates of a game that begins today.
    pub fn beginning(today: Day) -> Dates {
        Dates {
            sent: today,
            leave_taken: [0; 2],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TERMS: CorrespondenceTerms = CorrespondenceTerms {
        days_per_move: Some(3),
        leave_days: 5,
        help: false,
    };

    #[test]
    fn days_are_those_of_the_place() {
        let midnight = Day(20_785).start();
        assert_eq!(Day(20_785).iso(), "2026-11-28");
        for day in (0..80_000).step_by(13).map(Day) {
            assert_eq!(Day::parse(&day.iso()), Some(day));
        }
        for none in [
            "",
            "2026-11",
            "2026-02-29",
            "2026-13-01",
            "2026-00-01",
            "1969.12.31",
            "2026-1-0",
            "????.??.??",
        ] {
            assert_eq!(Day::parse(none), None, "{none}");
        }
        assert_eq!(
            Day::parse("2024.02.29").map(Day::iso).as_deref(),
            Some("2024-02-29")
        );
        assert_eq!(Day::of(midnight, 0), Day(20_785));
        assert_eq!(Day::of(midnight, -1), Day(20_784));
        assert_eq!(Day::of(midnight - 1, 330), Day(20_785));
    }

    #[test]
    fn days_beyond_those_for_a_move_are_leave() {
        let dates = Dates::beginning(Day(100));
        for (today, days, leave, is_over) in [
            (100, 3, 5, false),
            (103, 0, 5, false),
            (104, -1, 4, false),
            (108, -5, 0, false),
            (109, -6, 0, true),
            (99, 4, 5, false),
        ] {
            let left = dates.time_left(&TERMS, 0, Day(today));
            let deadline = Day(103);
            let expected = TimeLeft {
                deadline,
                days,
                leave,
                is_over,
            };
            assert_eq!(left, Some(expected), "{today}");
        }
        let later = dates.answered(&TERMS, 0, Day(105));
        assert_eq!(
            later,
            Dates {
                sent: Day(105),
                leave_taken: [2, 0]
            }
        );
        let left = later.time_left(&TERMS, 1, Day(110)).expect("a limit");
        assert_eq!((left.days, left.leave), (-2, 3));
        let left = later.time_left(&TERMS, 0, Day(112)).expect("a limit");
        assert!(
            (left.leave, left.is_over) == (0, true),
            "three were left, four are gone"
        );
        let none = CorrespondenceTerms {
            days_per_move: None,
            ..TERMS
        };
        assert_eq!(dates.time_left(&none, 0, Day(200)), None);
        // A clock that was set back takes no day away from the other side.
        assert_eq!(later.answered(&TERMS, 1, Day(90)).sent, Day(105));
    }
}
