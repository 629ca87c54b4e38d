//! Reading packs, and searching them.

use super::codec::{CONTEXTS, code};
use super::column::{Column, none, number, read_length, texts};
use super::range_coder::Decoder;
use super::write::{write_block, write_column, write_header};
use super::{BLOCK, GROUP, LONGEST_BLOCK, MAGIC};
use crate::PACK_VERSION;
use crate::file_fault::{FileFault, FileFaultKind, Place};
use crate::puzzle::add_theme;
use crate::{Filter, Puzzle, Rating, Solution, Theme, Themes};
use chess::Position;
use std::collections::BTreeMap;
use std::ops::Range;

/// The theme of each number in a pack, and its key if this program does not know it.
#[derive(Clone, Debug, Default)]
struct ThemeKeys(Vec<Result<Theme, String>>);

/// Reason why reading stops: a fault of the pack, or a lack of bytes.
enum Stop {
    More,
    Fault(FileFaultKind),
}

/// The header: the keys, and the length of all.
fn read_header(bytes: &[u8]) -> Result<(ThemeKeys, usize), Stop> {
    let known = bytes.len().min(MAGIC.len());
    if bytes[..known] != MAGIC[..known] {
        return Err(Stop::Fault(FileFaultKind::Pack("it does not begin as one")));
    }
    match bytes.get(MAGIC.len()) {
        None => return Err(Stop::More),
        Some(&PACK_VERSION) => {}
        Some(&version) => return Err(Stop::Fault(FileFaultKind::PackVersion(version))),
    }
    let mut rest = &bytes[MAGIC.len() + 1..];
    let length = length_or_stop(&mut rest)?;
    if length > 1 << 14 {
        return Err(Stop::Fault(FileFaultKind::Pack("its list of themes")));
    }
    let keys = rest.get(..length).ok_or(Stop::More)?;
    let keys = std::str::from_utf8(keys)
        .map_err(|_| Stop::Fault(FileFaultKind::Pack("its list of themes")))?;
    let theme = |key: &str| Theme::from_key(key).ok_or_else(|| key.to_owned());
    let keys = ThemeKeys(keys.split(' ').map(theme).collect());
    Ok((keys, bytes.len() - rest.len() + length))
}

fn length_or_stop(rest: &mut &[u8]) -> Result<usize, Stop> {
    let enough = rest.len() >= 5;
    let stop = if enough {
        Stop::Fault(FileFaultKind::Pack("a length"))
    } else {
        Stop::More
    };
    read_length(rest).ok_or(stop)
}

/// A block: columns that lie in a pack.
#[derive(Clone, Copy, Debug)]
struct Block<'a> {
    count: usize,
    columns: [Option<&'a [u8]>; Column::COUNT],
}

impl<'a> Block<'a> {
    /// The block at the beginning of these bytes, and its length.
    fn read(bytes: &'a [u8]) -> Result<(Block<'a>, usize), Stop> {
        let mut rest = bytes;
        let count = length_or_stop(&mut rest)?;
        let length = length_or_stop(&mut rest)?;
        if !(1..=BLOCK).contains(&count) || length > LONGEST_BLOCK {
            return Err(Stop::Fault(FileFaultKind::Pack("the size of a block")));
        }
        let mut body = rest.get(..length).ok_or(Stop::More)?;
        let mut columns = [None; Column::COUNT];
        while let Some((&column, after)) = body.split_first() {
            body = after;
            let bytes = read_length(&mut body).and_then(|length| body.split_at_checked(length));
            let (bytes, after) =
                bytes.ok_or(Stop::Fault(FileFaultKind::Pack("the length of a column")))?;
            body = after;
            // A column that is not known is of a later program, and does not change the others.
            if let Some(slot) = columns.get_mut(usize::from(column)) {
                *slot = Some(bytes);
            }
        }
        Ok((Block { count, columns }, bytes.len() - rest.len() + length))
    }

    fn column(&self, column: Column) -> &'a [u8] {
        self.columns[column as usize].unwrap_or_default()
    }

    fn number(&self, column: Column, width: usize, at: usize) -> Option<u64> {
        let value = number(self.column(column), self.count, at)?;
        (value != none(width)).then_some(value)
    }

    /// The texts of a column at these places; without the column they are empty.
    fn texts(&self, column: Column, places: Range<usize>) -> Result<Vec<&'a str>, &'static str> {
        match self.columns[column as usize] {
            None => Ok(vec![""; places.len()]),
            Some(bytes) => texts(bytes, self.count, places).ok_or("a text of a block"),
        }
    }

    fn popularity(&self, at: usize) -> Option<i8> {
        let number = self.number(Column::Popularity, 1, at)?;
        i8::try_from(number as i64 - 127).ok()
    }

    /// The bits of each theme that occurs.
    fn themes<'k>(
        &self,
        keys: &'k ThemeKeys,
    ) -> impl Iterator<Item = (Option<&'k Result<Theme, String>>, &'a [u8])> {
        let length = 1 + self.count.div_ceil(8);
        let planes = self.column(Column::Themes).chunks_exact(length);
        planes.map(|plane| (keys.0.get(usize::from(plane[0])), &plane[1..]))
    }

    /// Appends the places of the puzzles that pass a filter, counted from `first`. No puzzle is decoded.
    fn find(&self, keys: &ThemeKeys, filter: &Filter, first: u32, found: &mut Vec<u32>) {
        let words = self.count.div_ceil(64);
        let mut all = vec![u64::MAX; words];
        let mut any = vec![if filter.any.is_empty() { u64::MAX } else { 0 }; words];
        let mut missing = filter.all;
        for (theme, plane) in self.themes(keys) {
            let Some(&Ok(theme)) = theme else { continue };
            let word = |n: usize| {
                let bytes = &plane[n * 8..plane.len().min(n * 8 + 8)];
                let mut word = [0; 8];
                word[..bytes.len()].copy_from_slice(bytes);
                u64::from_le_bytes(word)
            };
            if filter.all.contains(theme) {
                missing.remove(theme);
                (0..words).for_each(|n| all[n] &= word(n));
            }
            if filter.none.contains(theme) {
                (0..words).for_each(|n| all[n] &= !word(n));
            }
            if filter.any.contains(theme) {
                (0..words).for_each(|n| any[n] |= word(n));
            }
        }
        if !missing.is_empty() {
            return;
        }
        let mut keep = |takes: &dyn Fn(&[u8], &[u8]) -> u64, column: Column, width: usize| {
            let bytes = self.column(column);
            if bytes.len() != width * self.count {
                all.fill(0);
                return;
            }
            let (low, high) = bytes.split_at(self.count);
            for (n, word) in all.iter_mut().enumerate().filter(|(_, word)| **word != 0) {
                let places = n * 64..self.count.min(n * 64 + 64);
                let high = high.get(places.clone()).unwrap_or_default();
                *word &= takes(&low[places], high);
            }
        };
        if let Some(range) = &filter.rating {
            let takes = |(&low, &high): (&u8, &u8)| {
                let rating = u16::from_le_bytes([low, high]);
                range.contains(&rating) && u64::from(rating) != none(2)
            };
            keep(
                &|low, high| word_of(low.iter().zip(high).map(takes)),
                Column::Rating,
                2,
            );
        }
        if let Some(least) = filter.popularity {
            let least = (i16::from(least) + 127).max(0) as u8;
            let takes = |&value: &u8| value >= least && u64::from(value) != none(1);
            keep(
                &|values, _| word_of(values.iter().map(takes)),
                Column::Popularity,
                1,
            );
        }
        for (n, word) in all.into_iter().enumerate() {
            let mut bits = word & any[n];
            while bits != 0 {
                let at = n * 64 + bits.trailing_zeros() as usize;
                bits &= bits - 1;
                let plays = || self.number(Column::Plays, 4, at).unwrap_or(0);
                if at < self.count && filter.plays.is_none_or(|least| plays() >= u64::from(least)) {
                    found.push(first + at as u32);
                }
            }
        }
    }

    /// A group of puzzles, as far as they can be read.
    fn group(&self, keys: &ThemeKeys, group: usize) -> Result<Vec<Puzzle>, &'static str> {
        let model = self.column(Column::Model);
        if model.len() != CONTEXTS || model.contains(&0) {
            return Err("the probabilities of a block");
        }
        let mut lengths = self.column(Column::Groups);
        let mut begin = 0usize;
        for _ in 0..group {
            let length = read_length(&mut lengths).ok_or("the groups of a block")?;
            begin = begin.saturating_add(length);
        }
        let length = read_length(&mut lengths).ok_or("the groups of a block")?;
        let coded = self.column(Column::Coded).get(begin..);
        let coded = coded.and_then(|bytes| bytes.get(..length));
        let mut decoder = Decoder::new(model, coded.ok_or("the groups of a block")?);
        let places = group * GROUP..self.count.min((group + 1) * GROUP);
        let texts = |column| self.texts(column, places.clone());
        let (ids, other_themes) = (texts(Column::Id)?, texts(Column::OtherThemes)?);
        let (games, openings) = (texts(Column::Game)?, texts(Column::Opening)?);
        let decode = |(n, at): (usize, usize)| {
            let mut puzzle = Puzzle::new(self.counters(at), None, Solution::default());
            code(&mut decoder, &mut puzzle)?;
            ids[n].clone_into(&mut puzzle.id);
            other_themes[n].clone_into(&mut puzzle.other_themes);
            games[n].clone_into(&mut puzzle.source.game);
            openings[n].clone_into(&mut puzzle.source.opening);
            self.add_facts(keys, at, &mut puzzle);
            Ok(puzzle)
        };
        places.clone().enumerate().map(decode).collect()
    }

    /// Any position with the counters of a puzzle's.
    fn counters(&self, at: usize) -> Position {
        let mut setup = Position::default().to_setup();
        let counter = |column| self.number(column, 2, at).map(|n| n as u32);
        setup.halfmoves = counter(Column::Halfmoves).unwrap_or(0);
        setup.fullmoves = counter(Column::Fullmoves).unwrap_or(1);
        Position::from_setup(&setup).expect("it is that of the beginning")
    }

    /// All that is neither coded nor text.
    fn add_facts(&self, keys: &ThemeKeys, at: usize, puzzle: &mut Puzzle) {
        puzzle.popularity = self.popularity(at);
        puzzle.plays = self.number(Column::Plays, 4, at).map(|n| n as u32);
        let rating = self.number(Column::Rating, 2, at);
        puzzle.rating = rating.map(|rating| Rating {
            rating: rating as f64,
            deviation: self
                .number(Column::Deviation, 2, at)
                .map_or(crate::rating::MOST_DEVIATION, |n| n as f64),
        });
        puzzle.mate_in = self.number(Column::MateIn, 1, at).map(|n| n as u8);
        puzzle.source.ply = self.number(Column::Ply, 2, at).map(|n| n as u32);
        puzzle.source.nodes = self.number(Column::Nodes, 8, at);
        for (theme, plane) in self.themes(keys) {
            if plane[at / 8] >> (at % 8) & 1 == 0 {
                continue;
            }
            match theme {
                Some(&Ok(theme)) => puzzle.themes.insert(theme),
                Some(Err(key)) => add_theme(key, &mut puzzle.themes, &mut puzzle.other_themes),
                None => {}
            }
        }
    }
}

/// Up to 64 answers as bits, the first lowest.
fn word_of(answers: impl Iterator<Item = bool>) -> u64 {
    let bits = answers.enumerate();
    bits.fold(0, |word, (n, answer)| word | (u64::from(answer) << n))
}

/// A pack in memory: its puzzles by number, and the numbers of those that pass a filter.
#[derive(Clone, Debug)]
pub struct Pack<'a> {
    /// The keys of each piece.
    keys: Vec<ThemeKeys>,
    /// The blocks, each with the number of its first puzzle and the place of its keys.
    blocks: Vec<(u32, usize, Block<'a>)>,
    count: u32,
}

impl<'a> Pack<'a> {
    /// A pack of these bytes. No puzzle is decoded.
    ///
    /// # Errors
    /// It is no pack, of another version, damaged or not all there.
    pub fn open(bytes: &'a [u8]) -> Result<Pack<'a>, FileFault> {
        Pack::join(std::iter::once(bytes))
    }

    /// Several packs as one, with the puzzles of one after those of the other.
    ///
    /// # Errors
    /// One of them is no pack, of another version, damaged or not all there.
    pub fn join(pieces: impl IntoIterator<Item = &'a [u8]>) -> Result<Pack<'a>, FileFault> {
        let mut pack = Pack {
            keys: Vec::new(),
            blocks: Vec::new(),
            count: 0,
        };
        for bytes in pieces {
            let read = pack.add(bytes);
            read.map_err(|stop| FileFault {
                place: Place::Puzzle(u64::from(pack.count) + 1),
                kind: match stop {
                    Stop::More => FileFaultKind::PackTruncated,
                    Stop::Fault(kind) => kind,
                },
            })?;
        }
        Ok(pack)
    }

    fn add(&mut self, bytes: &'a [u8]) -> Result<(), Stop> {
        let (keys, header) = read_header(bytes)?;
        self.keys.push(keys);
        let mut rest = &bytes[header..];
        while !rest.is_empty() {
            let (block, length) = Block::read(rest)?;
            self.blocks.push((self.count, self.keys.len() - 1, block));
            self.count += block.count as u32;
            rest = &rest[length..];
        }
        Ok(())
    }

    /// The number of puzzles.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// The numbers of the puzzles that pass a filter, in their order.
    pub fn find(&self, filter: &Filter) -> Vec<u32> {
        self.passing(filter).collect()
    }

    /// The same one by one, for packs of any size.
    pub fn passing(&self, filter: &Filter) -> impl Iterator<Item = u32> {
        self.blocks.iter().flat_map(move |(first, keys, block)| {
            let mut found = Vec::new();
            block.find(&self.keys[*keys], filter, *first, &mut found);
            found
        })
    }

    /// The puzzle of a number.
    ///
    /// # Errors
    /// There is none of this number, or it is damaged.
    pub fn puzzle(&self, number: u32) -> Result<Puzzle, FileFault> {
        let fault = |what| FileFault {
            place: Place::Puzzle(u64::from(number) + 1),
            kind: FileFaultKind::Pack(what),
        };
        let after = self.blocks.partition_point(|(first, ..)| *first <= number);
        let (first, keys, block) = after
            .checked_sub(1)
            .map(|n| &self.blocks[n])
            .filter(|(first, _, block)| ((number - first) as usize) < block.count)
            .ok_or_else(|| fault("there is no puzzle of this number"))?;
        let at = (number - first) as usize;
        let mut group = block.group(&self.keys[*keys], at / GROUP).map_err(fault)?;
        Ok(group.swap_remove(at % GROUP))
    }

    /// The names of the puzzles, in their order; of a block that is damaged they are empty.
    pub fn ids(&self) -> impl Iterator<Item = &'a str> {
        self.blocks.iter().flat_map(|(_, _, block)| {
            let ids = block.texts(Column::Id, 0..block.count);
            ids.unwrap_or_else(|_| vec![""; block.count])
        })
    }

    /// The rating of a puzzle, if it has one.
    pub fn rating(&self, number: u32) -> Option<u16> {
        let after = self.blocks.partition_point(|(first, ..)| *first <= number);
        let (first, _, block) = &self.blocks[after.checked_sub(1)?];
        let at = (number - first) as usize;
        if at >= block.count {
            return None;
        }
        let rating = block.number(Column::Rating, 2, at)?;
        u16::try_from(rating).ok()
    }

    /// The known themes of a puzzle; none if there is no such puzzle.
    pub fn themes(&self, number: u32) -> Themes {
        let after = self.blocks.partition_point(|(first, ..)| *first <= number);
        let Some((first, keys, block)) = after.checked_sub(1).map(|n| &self.blocks[n]) else {
            return Themes::EMPTY;
        };
        let at = (number - first) as usize;
        let has = |plane: &[u8]| {
            plane
                .get(at / 8)
                .is_some_and(|bits| bits >> (at % 8) & 1 == 1)
        };
        let planes = block.themes(&self.keys[*keys]);
        let known = planes.filter_map(|(theme, plane)| match theme {
            Some(&Ok(theme)) if has(plane) => Some(theme),
            _ => None,
        });
        known.collect()
    }

    /// The least and the greatest rating, if any puzzle has one.
    pub fn rating_range(&self) -> Option<(u16, u16)> {
        let ratings = (0..self.count).filter_map(|number| self.rating(number));
        ratings.fold(None, |range, rating| match range {
            None => Some((rating, rating)),
            Some((least, most)) => Some((rating.min(least), rating.max(most))),
        })
    }

    /// The themes that occur, each with the number of its puzzles.
    pub fn theme_counts(&self) -> BTreeMap<Theme, u32> {
        let mut counts = BTreeMap::new();
        for (_, keys, block) in &self.blocks {
            for (theme, plane) in block.themes(&self.keys[*keys]) {
                if let Some(&Ok(theme)) = theme {
                    let count: u32 = plane.iter().map(|byte| byte.count_ones()).sum();
                    *counts.entry(theme).or_default() += count;
                }
            }
        }
        counts
    }

    /// The pack without positions and solutions: what is needed to [find](Pack::find) numbers in it, and names. It is to be one
    /// that this program has written, in one piece.
    pub fn index(&self) -> Vec<u8> {
        let kept = [
            Column::Id,
            Column::Rating,
            Column::Popularity,
            Column::Plays,
            Column::Themes,
        ];
        let mut out = Vec::new();
        write_header(&mut out);
        for (_, _, block) in &self.blocks {
            let mut body = Vec::new();
            for column in kept {
                if let Some(bytes) = block.columns[column as usize] {
                    write_column(column as u8, bytes, &mut body);
                }
            }
            write_block(block.count, &body, &mut out);
        }
        out
    }
}

/// Reads a pack that comes in pieces; at most one block of it is kept.
#[derive(Debug, Default)]
pub(crate) struct PackReader {
    waiting: Vec<u8>,
    keys: Option<ThemeKeys>,
    count: u64,
    failed: bool,
}

impl PackReader {
    /// Reads what comes next, and hands over puzzles until it is told to stop.
    pub(crate) fn feed(
        &mut self,
        bytes: &[u8],
        take: &mut dyn FnMut(Result<Puzzle, FileFault>) -> bool,
    ) {
        if self.failed {
            return;
        }
        let mut waiting = std::mem::take(&mut self.waiting);
        waiting.extend_from_slice(bytes);
        let mut at = 0;
        while at < waiting.len() {
            match self.step(&waiting[at..], take) {
                Ok(length) => at += length,
                Err(Stop::More) => break,
                Err(Stop::Fault(kind)) => {
                    self.failed = true;
                    let place = self.place();
                    take(Err(FileFault { place, kind }));
                    return;
                }
            }
        }
        waiting.drain(..at);
        self.waiting = waiting;
    }

    pub(crate) fn place(&self) -> Place {
        Place::Puzzle(self.count + 1)
    }

    /// Tells if bytes are left that are no whole block.
    pub(crate) fn finish(&mut self, take: &mut dyn FnMut(Result<Puzzle, FileFault>) -> bool) {
        if !self.failed && (!self.waiting.is_empty() || self.keys.is_none()) {
            self.failed = true;
            let place = self.place();
            take(Err(FileFault {
                place,
                kind: FileFaultKind::PackTruncated,
            }));
        }
    }

    fn step(
        &mut self,
        bytes: &[u8],
        take: &mut dyn FnMut(Result<Puzzle, FileFault>) -> bool,
    ) -> Result<usize, Stop> {
        let Some(keys) = &self.keys else {
            let (keys, length) = read_header(bytes)?;
            self.keys = Some(keys);
            return Ok(length);
        };
        let (block, length) = Block::read(bytes)?;
        let first = self.count;
        self.count += block.count as u64;
        for group in 0..block.count.div_ceil(GROUP) {
            match block.group(keys, group) {
                Ok(puzzles) => {
                    for puzzle in puzzles {
                        if !take(Ok(puzzle)) {
                            return Ok(length);
                        }
                    }
                }
                Err(what) => {
                    let place = Place::Puzzle(first + (group * GROUP) as u64 + 1);
                    let kind = FileFaultKind::Pack(what);
                    if !take(Err(FileFault { place, kind })) {
                        return Ok(length);
                    }
                }
            }
        }
        Ok(length)
    }
}
