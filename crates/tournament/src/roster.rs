//! Lists of players: CSV with commas, semicolons or tabs, and text that was pasted, a player a line.
//!
//! [`read`] never gives up: what cannot be understood is a [`RosterFault`] with its place, and costs only its own field or
//! line. A header names the columns in any order; without one they are told by their contents.

mod column;
mod columns;
mod value;

use core::fmt;

use csv_fields::Row;

use crate::event::Event;
use crate::tournament::Player;
pub use column::Column;
use columns::Layout;

/// Players of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Roster {
    /// The players, in the order of the lines.
    pub players: Vec<Player>,
    /// Faults in the order of the lines.
    pub faults: Vec<RosterFault>,
}

/// A fault and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RosterFault {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// The fault.
    pub kind: RosterFaultKind,
}

/// A fault of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RosterFaultKind {
    /// A quotation mark is not closed on its line; the line is left out.
    Quote,
    /// A line has no name; it is left out.
    NoName,
    /// A value is not one of its column; the player is kept without it.
    Value(Column, String),
    /// A player stands twice: the name, and the line of the player who is kept.
    Twice(String, usize),
}

impl fmt::Display for RosterFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        match &self.kind {
            RosterFaultKind::Quote => {
                write!(f, "a quotation mark is not closed; the line is left out")
            }
            RosterFaultKind::NoName => write!(f, "no name; the line is left out"),
            RosterFaultKind::Value(column, text) => {
                write!(f, "expected {}, found `{text}`", column.expected())
            }
            RosterFaultKind::Twice(name, line) => {
                write!(
                    f,
                    "{name} stands in line {line} already; this line is left out"
                )
            }
        }
    }
}

impl Roster {
    /// The events by which the players enter.
    pub fn events(&self) -> impl Iterator<Item = Event> + '_ {
        self.players.iter().cloned().map(Event::Enter)
    }
}

/// Reads a list. Lines end with CR, LF or both.
pub fn read(text: &str) -> Roster {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let lines: Vec<(usize, &str)> = text
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line))
        .filter(|(_, line)| !line.trim().is_empty())
        .collect();
    let mut roster = Roster::default();
    let mut places: Vec<usize> = Vec::new();
    let Some(separator) = columns::separator(&lines) else {
        for &(line, text) in &lines {
            let found = value::words(text);
            roster.add(line, 1, found, &mut places);
        }
        return roster;
    };
    let mut rows: Vec<(usize, &str, Row<'_>)> = Vec::new();
    for &(line, text) in &lines {
        match Row::split(text, separator) {
            Ok(row) => rows.push((line, text, row)),
            Err(byte) => roster.fault(line, column(text, byte), RosterFaultKind::Quote),
        }
    }
    let layout = Layout::of(&rows);
    for (line, text, row) in &rows[usize::from(layout.header)..] {
        let mut player = Player::default();
        for (index, &kind) in layout.columns.iter().enumerate().take(row.count()) {
            let (field, Some(kind)) = (row.column(index), kind) else {
                continue;
            };
            let field = field.trim();
            if !matches!(field, "" | "-") && !value::set(&mut player, kind, field) {
                let fault = RosterFaultKind::Value(kind, chess::excerpt(field));
                roster.fault(*line, column(text, row.begin(index)), fault);
            }
        }
        let empty = row.columns().all(|field| field.trim().is_empty());
        if !empty {
            let name = layout
                .columns
                .iter()
                .position(|it| *it == Some(Column::Name));
            let begin = name
                .filter(|&it| it < row.count())
                .map_or(0, |it| row.begin(it));
            roster.add(*line, column(text, begin), player, &mut places);
        }
    }
    roster
        .faults
        .sort_by_key(|fault| (fault.line, fault.column));
    roster
}

/// The column of a byte of a line, in characters from 1.
fn column(line: &str, byte: usize) -> usize {
    line[..byte].chars().count() + 1
}

impl Roster {
    fn fault(&mut self, line: usize, column: usize, kind: RosterFaultKind) {
        self.faults.push(RosterFault { line, column, kind });
    }

    /// Takes a player whose name is new; `places` has the lines of those who were taken.
    fn add(&mut self, line: usize, column: usize, player: Player, places: &mut Vec<usize>) {
        if player.name.is_empty() {
            return self.fault(line, column, RosterFaultKind::NoName);
        }
        let twin = self.players.iter().position(|it| it.is_same(&player));
        if let Some(twin) = twin {
            let twice = RosterFaultKind::Twice(player.name, places[twin]);
            return self.fault(line, column, twice);
        }
        self.players.push(player);
        places.push(line);
    }
}
