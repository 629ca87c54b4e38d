//! The public CSV of puzzles, read and written.
//!
//! `PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags`: the FEN is before the opponent's
//! move, the moves are in the notation of UCI. A header is optional; with one, columns may come in any order, and others are
//! passed over. Fields may be quoted (RFC 4180), within a line.

use crate::file_fault::{Field, FileFault, FileFaultKind, Place};
use crate::filter::{Facts, rounded};
use crate::lines::{Line, Lines, says_nothing};
use crate::options::{Convention, Found, Options, Sink};
use crate::puzzle::add_theme;
use crate::{MOST_HALF_MOVES, Puzzle, Rating, Solution, Source, Themes};
use chess::{Move, Position, excerpt};
use csv_fields::{Row, write_fields};
use std::borrow::Cow;

/// A reader of the CSV.
#[derive(Debug, Default)]
pub(crate) struct CsvReader {
    lines: Lines,
    columns: Columns,
}

/// The column of each field.
#[derive(Clone, Copy, Debug, Default)]
enum Columns {
    /// The first line has not come.
    #[default]
    Unknown,
    /// The usual order, after so many columns without a name.
    Usual(usize),
    /// As the header names them.
    Named([Option<u8>; Field::ALL.len()]),
}

impl Columns {
    fn of(self, field: Field) -> Option<usize> {
        match self {
            Columns::Unknown => Some(field as usize),
            Columns::Usual(before) => Some(before + field as usize),
            Columns::Named(columns) => columns[field as usize].map(usize::from),
        }
    }
}

impl CsvReader {
    pub(crate) fn feed(&mut self, text: &str, options: &Options, sink: &mut Sink<'_>) {
        let columns = &mut self.columns;
        self.lines.feed(text, |number, line| {
            read_line(columns, number, line, options, sink)
        });
    }

    pub(crate) fn finish(&mut self, options: &Options, sink: &mut Sink<'_>) {
        let columns = &mut self.columns;
        self.lines
            .finish(|number, line| read_line(columns, number, line, options, sink));
    }

    pub(crate) fn place(&self) -> Place {
        self.lines.place()
    }

    /// True if a line names columns without which nothing can be read.
    pub(crate) fn is_header(line: &str) -> bool {
        let mut columns = Columns::Unknown;
        PuzzleRow::split(line).is_ok_and(|row| row.header(&mut columns).is_some())
    }
}

/// A fault and the byte of its line.
type At = (usize, FileFaultKind);

/// Reads a line; whether another is wanted.
fn read_line(
    columns: &mut Columns,
    number: u64,
    line: Line<'_>,
    options: &Options,
    sink: &mut Sink<'_>,
) -> bool {
    let fault = |column: u64, kind| {
        Found::Fault(FileFault {
            place: Place::Text {
                line: number,
                column,
            },
            kind,
        })
    };
    let Some(text) = line else {
        return sink(fault(1, FileFaultKind::LongLine));
    };
    if says_nothing(text) {
        return true;
    }
    let found = match PuzzleRow::split(text) {
        Ok(row) => {
            let header = match columns {
                Columns::Unknown => row.header(columns),
                _ => None,
            };
            match header {
                Some(Ok(())) => return true,
                Some(Err(at)) => Err(at),
                None => row.puzzle(*columns, options),
            }
        }
        Err(at) => Err(at),
    };
    sink(match found {
        Ok(Some(puzzle)) => Found::Puzzle(Box::new(puzzle), Some(number)),
        Ok(None) => Found::Filtered,
        Err((byte, kind)) => fault(text[..byte].chars().count() as u64 + 1, kind),
    })
}

/// A line of the CSV.
struct PuzzleRow<'a> {
    line: &'a str,
    row: Row<'a>,
}

impl<'a> PuzzleRow<'a> {
    fn split(line: &'a str) -> Result<PuzzleRow<'a>, At> {
        let row = Row::split(line, b',').map_err(|byte| (byte, FileFaultKind::Quote))?;
        Ok(PuzzleRow { line, row })
    }

    /// Reads the first line as a header, for the places of the columns; `None` if it is a puzzle.
    fn header(&self, columns: &mut Columns) -> Option<Result<(), At>> {
        let texts: Vec<_> = self.row.columns().collect();
        let named = |field: Field| {
            let named = |text: &Cow<'_, str>| text.trim().eq_ignore_ascii_case(field.name());
            texts.iter().position(named)
        };
        if named(Field::Fen).is_none() && named(Field::Moves).is_none() {
            // The FEN is known by its seven slashes; what stands before the column of names is a number of the line. A line
            // without one, as a title, says nothing of the columns.
            let fen = texts.iter().position(|text| text.matches('/').count() == 7);
            if let Some(fen) = fen {
                *columns = Columns::Usual(fen.saturating_sub(Field::Fen as usize));
            }
            return None;
        }
        for field in [Field::Fen, Field::Moves] {
            if named(field).is_none() {
                *columns = Columns::Usual(0);
                return Some(Err((0, FileFaultKind::Header(field))));
            }
        }
        let place = |field| named(field).map(|column| column as u8);
        *columns = Columns::Named(Field::ALL.map(place));
        Some(Ok(()))
    }

    /// A field that a puzzle may lack, unless it is empty, with its first byte.
    fn optional(&self, columns: Columns, field: Field) -> Option<(usize, Cow<'a, str>)> {
        let column = columns
            .of(field)
            .filter(|&column| column < self.row.count())?;
        let text = self.row.column(column);
        (!text.is_empty()).then(|| (self.row.begin(column), text))
    }

    /// A field that every puzzle has.
    fn required(&self, columns: Columns, field: Field) -> Result<(usize, Cow<'a, str>), At> {
        match columns
            .of(field)
            .filter(|&column| column < self.row.count())
        {
            Some(column) => Ok((self.row.begin(column), self.row.column(column))),
            None => Err((
                self.line.len(),
                FileFaultKind::Columns(self.row.count(), field),
            )),
        }
    }

    fn number<T: std::str::FromStr>(
        &self,
        columns: Columns,
        field: Field,
    ) -> Result<Option<T>, At> {
        let Some((begin, text)) = self.optional(columns, field) else {
            return Ok(None);
        };
        match text.trim_ascii().parse() {
            Ok(number) => Ok(Some(number)),
            Err(_) => Err((begin, FileFaultKind::Number(field, excerpt(&text)))),
        }
    }

    /// The number of a field that some write with a fraction.
    fn real(&self, columns: Columns, field: Field) -> Result<Option<f64>, At> {
        match self.number(columns, field)? {
            Some(number) if !(0.0..=100_000.0).contains(&number) => {
                let (begin, text) = self.optional(columns, field).expect("it was read");
                Err((begin, FileFaultKind::Number(field, excerpt(&text))))
            }
            number => Ok(number),
        }
    }

    /// The puzzle; `None` if it is not wanted. What costs most is read last.
    fn puzzle(&self, columns: Columns, options: &Options) -> Result<Option<Puzzle>, At> {
        let (fen_at, fen) = self.required(columns, Field::Fen)?;
        let (moves_at, moves) = self.required(columns, Field::Moves)?;
        let rating = self.real(columns, Field::Rating)?;
        let deviation = self.real(columns, Field::RatingDeviation)?;
        let popularity = self.number(columns, Field::Popularity)?;
        let plays = self.number(columns, Field::NbPlays)?;
        let nodes = self.number(columns, Field::Nodes)?;
        let mut themes = Themes::EMPTY;
        let mut other_themes = String::new();
        if let Some((_, keys)) = self.optional(columns, Field::Themes) {
            for key in keys.split_ascii_whitespace() {
                add_theme(key, &mut themes, &mut other_themes);
            }
        }
        let facts = Facts {
            rating: rating.map(rounded),
            popularity,
            plays,
            themes,
        };
        if !options.filter.takes(&facts) {
            return Ok(None);
        }

        let start = Position::from_fen(&fen)
            .map_err(|error| (fen_at, FileFaultKind::Fen(fen.into_owned(), error)))?;
        let solver_first = options.convention == Some(Convention::SolverFirst);
        let (before, solution) =
            line(&start, &moves, solver_first).map_err(|(at, kind)| (moves_at + at, kind))?;
        let text = |field| self.optional(columns, field).map(|(_, text)| text);
        let (game, ply) = text(Field::GameUrl).map_or_else(Default::default, game_and_ply);
        Ok(Some(Puzzle {
            id: text(Field::PuzzleId).map_or_else(String::new, Cow::into_owned),
            start,
            before,
            solution,
            mate_in: None,
            themes,
            other_themes,
            rating: rating.map(|rating| Rating {
                rating,
                deviation: deviation.unwrap_or(crate::rating::MOST_DEVIATION),
            }),
            popularity,
            plays,
            source: Source {
                game,
                ply,
                nodes,
                opening: text(Field::OpeningTags).map_or_else(String::new, Cow::into_owned),
            },
        }))
    }
}

/// The moves of a line: the opponent's first, and the solution. A fault comes with the byte where it is.
fn line(start: &Position, text: &str, solver_first: bool) -> Result<(Option<Move>, Solution), At> {
    let mut moves = [Move::from_raw(0); MOST_HALF_MOVES];
    let mut count = 0;
    let mut position = start.clone();
    let words = text.split_ascii_whitespace();
    for word in words {
        let at = word.as_ptr() as usize - text.as_ptr() as usize;
        let Some(slot) = moves.get_mut(count) else {
            return Err((at, FileFaultKind::ManyMoves));
        };
        let played = position
            .parse_uci(word)
            .map_err(|error| (at, FileFaultKind::Move(count + 1, error)))?;
        position.play(played);
        *slot = played;
        count += 1;
    }
    match (&moves[..count], solver_first) {
        ([], _) => Err((0, FileFaultKind::NoMoves)),
        (moves, true) if count % 2 == 1 => Ok((None, Solution::line(moves))),
        (_, true) => Err((0, FileFaultKind::OpponentFirst)),
        ([before, moves @ ..], false) if count % 2 == 0 => {
            Ok((Some(*before), Solution::line(moves)))
        }
        (_, false) => Err((0, FileFaultKind::SolverFirst)),
    }
}

/// The game and the half-move of `https://…/game#36`.
fn game_and_ply(text: Cow<'_, str>) -> (String, Option<u32>) {
    if let Some((game, ply)) = text.rsplit_once('#')
        && let Ok(ply) = ply.parse()
    {
        return (game.to_owned(), Some(ply));
    }
    (text.into_owned(), None)
}

/// A puzzle as a line of the CSV, with its end. Of a tree of solutions the main line is written, because the columns have
/// room for one.
pub(crate) fn write_line(puzzle: &Puzzle, with_nodes: bool, out: &mut String) {
    use std::fmt::Write;
    let mut position = puzzle.start.clone();
    let mut moves = String::new();
    for played in puzzle.before.into_iter().chain(puzzle.solution.main_line()) {
        let space = if moves.is_empty() { "" } else { " " };
        write!(moves, "{space}{}", position.to_uci(played)).expect("a text takes all");
        position.play(played);
    }
    let mut themes = puzzle.themes.to_string();
    if !puzzle.other_themes.is_empty() {
        let space = if themes.is_empty() { "" } else { " " };
        write!(themes, "{space}{}", puzzle.other_themes).expect("a text takes all");
    }
    let source = &puzzle.source;
    let mut game = source.game.clone();
    if let Some(ply) = source.ply {
        write!(game, "#{ply}").expect("a text takes all");
    }
    let number = |number: Option<f64>| number.map_or_else(String::new, |n| n.to_string());
    let fields = [
        puzzle.id.clone(),
        puzzle.start.to_fen(),
        moves,
        number(puzzle.rating.map(|rating| rating.rating)),
        number(puzzle.rating.map(|rating| rating.deviation)),
        puzzle
            .popularity
            .map_or_else(String::new, |n| n.to_string()),
        puzzle.plays.map_or_else(String::new, |n| n.to_string()),
        themes,
        game,
        source.opening.clone(),
        source.nodes.map_or_else(String::new, |n| n.to_string()),
    ];
    write_fields(&fields[..if with_nodes { 11 } else { 10 }], out);
}

/// The fields of a line; `None` if a quoted one is not closed.
pub(crate) fn fields(line: &str) -> Option<Vec<Cow<'_, str>>> {
    Some(Row::split(line, b',').ok()?.columns().collect())
}

/// The header, with its end.
pub(crate) fn write_header(with_nodes: bool, out: &mut String) {
    let names = Field::ALL.map(Field::name);
    out.push_str(&names[..if with_nodes { 11 } else { 10 }].join(","));
    out.push('\n');
}
