//! Writing packs.

use super::codec::{CONTEXTS, code};
use super::column::{Column, none, write_length, write_numbers, write_texts};
use super::range_coder::{Counter, Encoder, Recorder};
use super::{BLOCK, GROUP, MAGIC};
use crate::PACK_VERSION;
use crate::filter::rounded;
use crate::{Puzzle, Theme};
use std::fmt;

/// Options of a pack: the parts left out to make it smaller.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PackOptions {
    /// Without the game, its half-move and the nodes of the proof.
    pub without_source: bool,
    /// Without the names of openings.
    pub without_opening: bool,
    /// Without how often each was played.
    pub without_plays: bool,
}

/// The reason why a puzzle has no place in a pack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PackError(&'static str);

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the puzzle has no place in a pack: {}", self.0)
    }
}

impl std::error::Error for PackError {}

/// Writes a pack, block by block, so that a set of any size takes the memory of one block.
///
/// ```
/// use puzzle::{Pack, PackOptions, PackWriter, Puzzle, Solution};
/// use chess::Position;
///
/// let start = Position::from_fen("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1")?;
/// let mate = start.parse_uci("e1e8")?;
/// let puzzle = Puzzle::new(start, None, Solution::line(&[mate]));
/// let mut writer = PackWriter::new(PackOptions::default());
/// let mut bytes = Vec::new();
/// writer.push(&puzzle, &mut bytes)?;
/// writer.finish(&mut bytes);
/// assert_eq!(Pack::open(&bytes)?.puzzle(0)?, puzzle);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct PackWriter {
    options: PackOptions,
    begun: bool,
    puzzles: Vec<Puzzle>,
    /// The position and solution of each, as decisions.
    coded: Vec<Recorder>,
}

impl PackWriter {
    /// A writer. Nothing is written before the first block is full or the pack is finished.
    pub fn new(options: PackOptions) -> PackWriter {
        PackWriter {
            options,
            begun: false,
            puzzles: Vec::new(),
            coded: Vec::new(),
        }
    }

    /// Takes a puzzle. Ratings are rounded; `out` gets the bytes that are ready.
    ///
    /// # Errors
    /// Its solution is too large or has a move that is not legal.
    pub fn push(&mut self, puzzle: &Puzzle, out: &mut Vec<u8>) -> Result<(), PackError> {
        let mut coded = puzzle.clone();
        let mut recorder = Recorder::default();
        code(&mut recorder, &mut coded).map_err(PackError)?;
        // A move that is not legal has been written as another.
        if coded.solution != puzzle.solution || coded.before != puzzle.before {
            return Err(PackError("a move is not legal"));
        }
        self.puzzles.push(coded);
        self.coded.push(recorder);
        if self.puzzles.len() == BLOCK {
            self.flush(out);
        }
        Ok(())
    }

    /// Writes what is left.
    pub fn finish(mut self, out: &mut Vec<u8>) {
        self.flush(out);
    }

    fn flush(&mut self, out: &mut Vec<u8>) {
        if !self.begun {
            self.begun = true;
            write_header(out);
        }
        if self.puzzles.is_empty() {
            return;
        }
        let mut body = Vec::new();
        write_coded(&self.coded, &mut body);
        write_facts(&self.puzzles, self.options, &mut body);
        write_block(self.puzzles.len(), &body, out);
        self.puzzles.clear();
        self.coded.clear();
    }
}

/// The beginning of a pack.
pub(super) fn write_header(out: &mut Vec<u8>) {
    out.extend_from_slice(MAGIC);
    out.push(PACK_VERSION);
    let keys: Vec<_> = Theme::ALL.iter().map(|theme| theme.key()).collect();
    let keys = keys.join(" ");
    write_length(keys.len(), out);
    out.extend_from_slice(keys.as_bytes());
}

pub(super) fn write_block(count: usize, body: &[u8], out: &mut Vec<u8>) {
    write_length(count, out);
    write_length(body.len(), out);
    out.extend_from_slice(body);
}

pub(super) fn write_column(column: u8, bytes: &[u8], out: &mut Vec<u8>) {
    out.push(column);
    write_length(bytes.len(), out);
    out.extend_from_slice(bytes);
}

/// All but positions and solutions.
fn write_facts(puzzles: &[Puzzle], options: PackOptions, out: &mut Vec<u8>) {
    let mut numbers = |column: Column, width: usize, value: &dyn Fn(&Puzzle) -> Option<u64>| {
        let values: Vec<_> = puzzles
            .iter()
            .map(|puzzle| value(puzzle).map_or(none(width), |value| value.min(none(width) - 1)))
            .collect();
        if values.iter().any(|&value| value != none(width)) {
            write_column(column as u8, &write_numbers(width, &values), out);
        }
    };
    let rating = |puzzle: &Puzzle| {
        puzzle
            .rating
            .map(|rating| u64::from(rounded(rating.rating)))
    };
    let deviation = |puzzle: &Puzzle| {
        puzzle
            .rating
            .map(|rating| u64::from(rounded(rating.deviation)))
    };
    numbers(Column::Rating, 2, &rating);
    numbers(Column::Deviation, 2, &deviation);
    numbers(Column::Popularity, 1, &|puzzle| {
        let popularity = i64::from(puzzle.popularity?.max(-127));
        Some((popularity + 127) as u64)
    });
    numbers(Column::Halfmoves, 2, &|puzzle| {
        Some(u64::from(puzzle.start.halfmove_clock())).filter(|&number| number > 0)
    });
    numbers(Column::Fullmoves, 2, &|puzzle| {
        Some(u64::from(puzzle.start.fullmove_number())).filter(|&number| number > 1)
    });
    numbers(Column::MateIn, 1, &|puzzle| puzzle.mate_in.map(u64::from));
    if !options.without_plays {
        numbers(Column::Plays, 4, &|puzzle| puzzle.plays.map(u64::from));
    }
    if !options.without_source {
        numbers(Column::Ply, 2, &|puzzle| puzzle.source.ply.map(u64::from));
        numbers(Column::Nodes, 8, &|puzzle| puzzle.source.nodes);
    }
    write_themes(puzzles, out);
    let mut texts = |column: Column, value: fn(&Puzzle) -> &str| {
        let values = puzzles.iter().map(value);
        if values.clone().any(|text| !text.is_empty()) {
            write_column(column as u8, &write_texts(values), out);
        }
    };
    texts(Column::Id, |puzzle| &puzzle.id);
    texts(Column::OtherThemes, |puzzle| &puzzle.other_themes);
    if !options.without_source {
        texts(Column::Game, |puzzle| &puzzle.source.game);
    }
    if !options.without_opening {
        texts(Column::Opening, |puzzle| &puzzle.source.opening);
    }
}

/// Positions and solutions: counted first, then written with the probabilities found.
fn write_coded(puzzles: &[Recorder], out: &mut Vec<u8>) {
    let mut counter = Counter::new(CONTEXTS);
    for puzzle in puzzles {
        puzzle.play(&mut counter);
    }
    let model = counter.model();
    let (mut lengths, mut coded) = (Vec::new(), Vec::new());
    for group in puzzles.chunks(GROUP) {
        let before = coded.len();
        let mut encoder = Encoder::new(&model, &mut coded);
        for puzzle in group {
            puzzle.play(&mut encoder);
        }
        encoder.finish();
        write_length(coded.len() - before, &mut lengths);
    }
    write_column(Column::Model as u8, &model, out);
    write_column(Column::Groups as u8, &lengths, out);
    write_column(Column::Coded as u8, &coded, out);
}

fn write_themes(puzzles: &[Puzzle], out: &mut Vec<u8>) {
    let mut column = Vec::new();
    for (number, &theme) in Theme::ALL.iter().enumerate() {
        if !puzzles.iter().any(|puzzle| puzzle.themes.contains(theme)) {
            continue;
        }
        column.push(number as u8);
        for eight in puzzles.chunks(8) {
            let bit = |(n, puzzle): (usize, &Puzzle)| u8::from(puzzle.themes.contains(theme)) << n;
            column.push(eight.iter().enumerate().map(bit).sum());
        }
    }
    if !column.is_empty() {
        write_column(Column::Themes as u8, &column, out);
    }
}
