//! The calendar: a cell for each day, of all time one for each week.

use super::span::{Shown, Span};
use super::{date, solved_of};
use i18n::{Lexicon, Words, args};
use leptos::prelude::*;
use widgets::plot_frame::{PlotFrame, PlotTable};

/// Width and height that the cells fill, in the drawing's own units.
const AREA: (f64, f64) = (301.0, 112.0);

/// Weeks of a year, which stand in one row where each has a cell.
const WEEKS: usize = 52;

/// A cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Cell {
    /// The first of its days.
    day: i32,
    /// Puzzles tried in them.
    tried: u32,
    /// Puzzles solved in them.
    solved: u32,
}

/// The cells; today is in the last of them.
fn cells(shown: &Shown) -> Vec<Cell> {
    let days = if shown.span == Span::All { 7 } else { 1 };
    let first = shown.first_day();
    let count = (shown.today - first) / days + 1;
    // Whole weeks back from today.
    let first = shown.today + 1 - count * days;
    let empty = |cell| Cell {
        day: first + cell * days,
        ..Cell::default()
    };
    let mut cells: Vec<_> = (0..count).map(empty).collect();
    for day in &shown.history.days {
        let at = usize::try_from((day.day - first).div_euclid(days)).ok();
        if let Some(cell) = at.and_then(|at| cells.get_mut(at)) {
            cell.tried += day.tried;
            cell.solved += day.solved;
        }
    }
    cells
}

/// Columns and rows of so many cells, and true if they go down first.
fn layout(span: Span, cells: usize) -> (usize, usize, bool) {
    match span {
        Span::FourWeeks => (7, 4, false),
        Span::ThreeMonths | Span::Year => (cells / 7, 7, true),
        // A short time has cells as large as those of four weeks.
        Span::All => (cells.clamp(7, WEEKS), cells.div_ceil(WEEKS).max(4), false),
    }
}

/// Darkness of a cell, from 0 to 4: none only where nothing was solved.
fn level(solved: u32, most: u32) -> u32 {
    (4 * solved).div_ceil(most.max(1))
}

/// The calendar.
pub fn calendar(words: Words, shown: Signal<Shown>) -> impl IntoView {
    let cells = Memo::new(move |_| shown.with(cells));
    let span = Memo::new(move |_| shown.with(|shown| shown.span));
    let name = move |cell: &Cell, words: &Lexicon| {
        let date = date(cell.day, words);
        if span.get() == Span::All {
            words.with("progress-week-from", &args!["date" => date])
        } else {
            date
        }
    };
    let tell = move |cell: &Cell, words: &Lexicon| {
        let name = name(cell, words);
        if cell.tried == 0 {
            words.with("progress-nothing", &args!["date" => name])
        } else {
            solved_of(&name, cell.solved, cell.tried, words)
        }
    };
    let unit = move || {
        let solved: u32 = cells.with(|cells| cells.iter().map(|cell| cell.solved).sum());
        words.now().with("sets-count", &args!["count" => solved])
    };
    let table = move || {
        let words = words.now();
        let head = ["progress-day", "progress-tried", "progress-solved"];
        let row = |cell: &Cell| {
            vec![
                name(cell, &words),
                cell.tried.to_string(),
                cell.solved.to_string(),
            ]
        };
        let rows = cells.with(|cells| {
            let tried = cells.iter().filter(|cell| cell.tried > 0);
            tried.map(row).collect()
        });
        PlotTable {
            head: head.map(|name| words.get(name)).into(),
            rows,
        }
    };
    let drawn = move || {
        let words = words.now();
        cells.with(|cells| {
            let most = cells.iter().map(|cell| cell.solved).max();
            let most = most.unwrap_or_default();
            let (columns, rows, down) = layout(span.get(), cells.len());
            let (across, along) = (AREA.0 / columns as f64, AREA.1 / rows as f64);
            let width = across - (0.22 * across).min(5.0);
            let height = along - (0.22 * along).min(6.0);
            let cell = |(at, cell): (usize, &Cell)| {
                let (row, column) = if down {
                    (at % rows, at / rows)
                } else {
                    (at / columns, at % columns)
                };
                view! {
                    <rect
                        class="progress-day"
                        role="listitem"
                        aria-label=tell(cell, &words)
                        data-level=level(cell.solved, most).to_string()
                        data-today=(at + 1 == cells.len()).then_some("")
                        x=format!("{:.2}", 1.0 + column as f64 * across)
                        y=format!("{:.2}", 1.0 + row as f64 * along)
                        width=format!("{width:.2}")
                        height=format!("{height:.2}")
                        rx=format!("{:.2}", (width / 4.0).min(5.0))
                    ></rect>
                }
            };
            cells.iter().enumerate().map(cell).collect_view()
        })
    };
    let title = move || words.now().get(span.get().name());
    let plot = view! {
        <svg viewBox="0 0 300 110" role="list" aria-label=title>{drawn}</svg>
    };
    view! {
        <PlotFrame
            name="weeks"
            title=Signal::derive(title)
            unit=Signal::derive(unit)
            plot=plot.into_any()
            key=Vec::new()
            table=Signal::derive(table)
        />
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::puzzle::{DayHistory, History};

    fn shown(span: Span, days: &[(i32, u32, u32)]) -> Shown {
        let day = |&(day, tried, solved): &(i32, u32, u32)| DayHistory {
            day,
            tried,
            solved,
            ..DayHistory::default()
        };
        Shown {
            span,
            today: 20_001,
            history: History {
                days: days.iter().map(day).collect(),
                themes: Vec::new(),
            },
        }
    }

    #[test]
    fn days_end_today_and_know_what_was_tried() {
        for (span, count) in [
            (Span::FourWeeks, 28),
            (Span::ThreeMonths, 91),
            (Span::Year, 364),
        ] {
            let cells = cells(&shown(span, &[(20_000, 3, 2)]));
            assert_eq!(cells.len(), count);
            let [.., before, last] = cells[..] else {
                panic!("there are {count}");
            };
            assert_eq!((before.day, before.tried, before.solved), (20_000, 3, 2));
            assert_eq!((last.day, last.tried), (20_001, 0));
            let (columns, rows, _) = layout(span, count);
            assert_eq!(columns * rows, count);
        }
    }

    #[test]
    fn all_time_is_in_weeks_back_from_today() {
        let tried = [
            (19_900, 1, 1),
            (19_994, 2, 1),
            (19_995, 3, 2),
            (20_001, 4, 3),
        ];
        let cells = cells(&shown(Span::All, &tried));
        assert_eq!(cells.len(), 15);
        assert_eq!((cells[0].tried, cells[13].tried), (1, 2));
        let last = cells[14];
        assert_eq!((last.day, last.tried, last.solved), (19_995, 7, 5));
        assert_eq!(layout(Span::All, 15), (15, 4, false));
        assert_eq!(layout(Span::All, 4), (7, 4, false));
        assert_eq!(layout(Span::All, 300), (52, 6, false));
    }

    #[test]
    fn only_what_was_solved_is_dark() {
        assert_eq!([0, 1, 5, 9, 10].map(|of| level(of, 10)), [0, 1, 2, 4, 4]);
        assert_eq!(level(0, 0), 0);
    }
}
