//! Span of time that the plots show, and what was tried in it.

use protocol::puzzle::{GetHistory, History};

/// Days of the shortest span.
const FOUR_WEEKS: i32 = 28;

/// Spans of time on offer; each ends today.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Span {
    /// Four weeks.
    #[default]
    FourWeeks,
    /// Thirteen weeks.
    ThreeMonths,
    /// Fifty-two weeks.
    Year,
    /// All time.
    All,
}

impl Span {
    /// All of them, as they are offered.
    pub const EACH: [Span; 4] = [Span::FourWeeks, Span::ThreeMonths, Span::Year, Span::All];

    /// Name of its message.
    pub fn name(self) -> &'static str {
        match self {
            Span::FourWeeks => "progress-weeks",
            Span::ThreeMonths => "progress-months",
            Span::Year => "progress-year",
            Span::All => "progress-all",
        }
    }

    /// Number of its days; all time has as many as were tried.
    fn days(self) -> Option<i32> {
        match self {
            Span::FourWeeks => Some(FOUR_WEEKS),
            Span::ThreeMonths => Some(91),
            Span::Year => Some(364),
            Span::All => None,
        }
    }

    /// The request for its attempts.
    pub fn request(self, today: i32) -> GetHistory {
        GetHistory {
            from: self.days().map_or(0, |days| today - days + 1),
            to: today,
        }
    }
}

/// Attempts of a span of time.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shown {
    /// The span.
    pub span: Span,
    /// Its last day.
    pub today: i32,
    /// Attempts in it.
    pub history: History,
}

impl Shown {
    /// The first day. All time is four weeks at least, so that there is something to be seen.
    pub fn first_day(&self) -> i32 {
        let tried = self.history.days.first().map_or(self.today, |day| day.day);
        match self.span.days() {
            Some(days) => self.today - days + 1,
            None => tried.min(self.today - FOUR_WEEKS + 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::puzzle::DayHistory;

    #[test]
    fn spans_end_today() {
        let expected = [(973, 28), (910, 91), (637, 364), (0, 1_001)];
        for (span, (from, days)) in Span::EACH.into_iter().zip(expected) {
            let request = span.request(1_000);
            assert_eq!((request.from, request.to), (from, 1_000));
            assert_eq!(request.to - request.from + 1, days);
        }
    }

    #[test]
    fn all_time_begins_with_the_first_attempt() {
        let shown = |span, first| Shown {
            span,
            today: 1_000,
            history: History {
                days: vec![DayHistory {
                    day: first,
                    ..DayHistory::default()
                }],
                themes: Vec::new(),
            },
        };
        assert_eq!(shown(Span::All, 300).first_day(), 300);
        assert_eq!(shown(Span::All, 990).first_day(), 973);
        assert_eq!(shown(Span::Year, 990).first_day(), 637);
        assert_eq!(Shown::default().first_day(), -27);
    }
}
