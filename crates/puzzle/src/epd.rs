//! Puzzles in EPD: best moves (`bm`), a line (`pv`), a mate in so many moves (`dm`).

use crate::file_fault::{FileFault, FileFaultKind, Place};
use crate::lines::{Line, Lines, says_nothing};
use crate::options::{Convention, Found, Options, Sink};
use crate::{MOST_HALF_MOVES, Puzzle, RightMove, Solution, Theme};
use chess::{Epd, EpdError, FenError, Operand, Operation, excerpt};

/// A reader of lines of EPD.
#[derive(Debug, Default)]
pub(crate) struct EpdReader {
    lines: Lines,
}

impl EpdReader {
    pub(crate) fn feed(&mut self, text: &str, options: &Options, sink: &mut Sink<'_>) {
        self.lines
            .feed(text, |number, line| read_line(number, line, options, sink));
    }

    pub(crate) fn finish(&mut self, options: &Options, sink: &mut Sink<'_>) {
        self.lines
            .finish(|number, line| read_line(number, line, options, sink));
    }

    pub(crate) fn place(&self) -> Place {
        self.lines.place()
    }
}

fn read_line(number: u64, line: Line<'_>, options: &Options, sink: &mut Sink<'_>) -> bool {
    let read = |line: Line<'_>| {
        let text = line.ok_or((0, FileFaultKind::LongLine))?;
        if says_nothing(text) {
            return Ok(None);
        }
        puzzle(text, options).map(Some).map_err(|(sign, kind)| {
            // The place of the operation that is wrong, as far as it can be found.
            let byte = text.find(sign).filter(|_| !sign.is_empty());
            let byte = byte.map_or(0, |space| space + 1);
            (text[..byte].chars().count() as u64, kind)
        })
    };
    sink(match read(line) {
        Ok(None) => return true,
        Ok(Some(puzzle)) if options.filter.accepts(&puzzle) => {
            Found::Puzzle(Box::new(puzzle), Some(number))
        }
        Ok(Some(_)) => Found::Filtered,
        Err((column, kind)) => Found::Fault(FileFault {
            place: Place::Text {
                line: number,
                column: column + 1,
            },
            kind,
        }),
    })
}

/// The puzzle of a line; a fault comes with what stands where it is.
fn puzzle(text: &str, options: &Options) -> Result<Puzzle, (&'static str, FileFaultKind)> {
    let epd: Epd = text.parse().map_err(|error| ("", fault(text, error)))?;
    if options.convention == Some(Convention::OpponentFirst) {
        return Err(("", FileFaultKind::SolverFirst));
    }
    let best = epd
        .moves("bm")
        .map_err(|error| (" bm ", FileFaultKind::San(error)))?;
    let mut solution = Solution::line(&line(&epd)?);
    for played in best {
        if solution.find(played).is_none() {
            solution.moves.push(RightMove {
                played,
                reply: None,
                then: Solution::default(),
            });
        }
    }
    let mate_in = match epd.text("dm") {
        None => None,
        Some(text) => match text.parse::<u8>() {
            Ok(moves @ 1..=254) => Some(moves),
            _ => return Err((" dm ", FileFaultKind::MateIn(excerpt(text)))),
        },
    };
    if solution.is_end() && mate_in.is_none() {
        return Err(("", FileFaultKind::NoSolution));
    }
    let mut puzzle = Puzzle::new(epd.position.clone(), None, solution);
    puzzle.mate_in = mate_in;
    epd.text("id")
        .unwrap_or_default()
        .clone_into(&mut puzzle.id);
    if let Some(moves) = mate_in {
        puzzle.themes.insert(Theme::Mate);
        puzzle.themes.extend(mate_theme(moves));
    }
    Ok(puzzle)
}

/// The fault of a line: of its position, if it has the four fields of one.
fn fault(text: &str, error: EpdError) -> FileFaultKind {
    match error {
        EpdError::Fen(error) if !matches!(error, FenError::FieldCount(_)) => {
            let fields: Vec<&str> = text.split_ascii_whitespace().take(4).collect();
            FileFaultKind::Fen(fields.join(" "), error)
        }
        error => FileFaultKind::Epd(error),
    }
}

/// The theme of a mate in so many moves, if it has one.
fn mate_theme(moves: u8) -> Option<Theme> {
    let themes = [
        Theme::MateIn1,
        Theme::MateIn2,
        Theme::MateIn3,
        Theme::MateIn4,
        Theme::MateIn5,
    ];
    themes.get(usize::from(moves).checked_sub(1)?).copied()
}

/// The line after `pv`.
fn line(epd: &Epd) -> Result<Vec<chess::Move>, (&'static str, FileFaultKind)> {
    let words = epd.operands("pv").unwrap_or_default();
    if words.len() > MOST_HALF_MOVES {
        return Err((" pv ", FileFaultKind::ManyMoves));
    }
    let mut position = epd.position.clone();
    let play = |word: &Operand| {
        let played = position
            .parse_epd_move(word.as_str())
            .map_err(|error| (" pv ", FileFaultKind::San(error)))?;
        position.play(played);
        Ok(played)
    };
    words.iter().map(play).collect()
}

/// A puzzle as a line of EPD, with its end: the position to be solved, all right first moves, and the main line. Themes but
/// for the mate, ratings and the source are not written, because EPD has no operations for them.
pub(crate) fn write_line(puzzle: &Puzzle, out: &mut String) {
    let position = puzzle.position();
    let mut operations = Vec::new();
    let mut operation = |opcode: &str, operands: Vec<Operand>| {
        if !operands.is_empty() {
            operations.push(Operation {
                opcode: opcode.to_owned(),
                operands,
            });
        }
    };
    let best = puzzle.solution.moves.iter();
    let best = best.map(|right| Operand::Word(position.to_san(right.played).to_string()));
    operation("bm", best.collect());
    operation(
        "dm",
        puzzle
            .mate_in
            .iter()
            .map(|n| Operand::Word(n.to_string()))
            .collect(),
    );
    let line = puzzle.solution.main_line();
    if line.len() > 1 {
        let mut at = position.clone();
        let san = line.into_iter().map(|played| {
            let san = at.to_san(played).to_string();
            at.play(played);
            Operand::Word(san)
        });
        operation("pv", san.collect());
    }
    if !puzzle.id.is_empty() {
        let id = puzzle.id.replace(['\n', '\r'], " ");
        operation("id", vec![Operand::Text(id)]);
    }
    let epd = Epd {
        position: position.clone(),
        operations,
    };
    // The counters, which the four fields leave out.
    let mut text = epd.to_string();
    let counters = format!(
        " hmvc {}; fmvn {};",
        position.halfmove_clock(),
        position.fullmove_number()
    );
    text.push_str(&counters);
    text.push('\n');
    out.push_str(&text);
}
