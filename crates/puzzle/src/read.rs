//! Reading puzzles from bytes that come in pieces, of whatever kind the file is.

use crate::csv::CsvReader;
use crate::epd::EpdReader;
use crate::file_fault::{FileFault, FileFaultKind, Place};
use crate::lines::{has_board, says_nothing};
use crate::options::{Found, Options, Sink, filtered};
use crate::pack::{self, PackReader};
use crate::pgn::PgnReader;
use crate::zstd::{self, Zstd};
use crate::{Known, LONGEST_LINE, Puzzle};
use game::encoding::Decoder;

/// Counts of a reader so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Puzzles that were handed over.
    pub kept: u64,
    /// Puzzles that the filter did not let pass.
    pub filtered: u64,
    /// Puzzles of a position that was handed over before, if only [distinct](Options::distinct) ones are wanted.
    pub known: u64,
    /// Faults.
    pub faults: u64,
    /// Among them puzzles that seem to be of the other [`Convention`](crate::Convention).
    pub other_convention: u64,
}

/// Receiver of puzzles and faults.
pub type Take<'a> = dyn FnMut(Result<Puzzle, FileFault>) + 'a;

/// Receiver of puzzles, each with its line in CSV and EPD, and of faults.
pub type TakeWithLine<'a> = dyn FnMut(Option<u64>, Result<Puzzle, FileFault>) + 'a;

/// The kinds of files.
#[derive(Debug)]
enum Kind {
    /// Its beginning, until it is enough to tell.
    Unknown(Vec<u8>),
    Text(Text),
    Pack(PackReader),
}

/// A text in any encoding.
#[derive(Debug, Default)]
struct Text {
    decoder: Decoder,
    /// Its beginning, until it is enough to tell its kind.
    begun: String,
    reader: Option<TextReader>,
}

impl Text {
    fn feed(&mut self, bytes: &[u8], options: &Options, sink: &mut Sink<'_>) {
        let text = self.decoder.feed(bytes);
        self.read(&text, false, options, sink);
    }

    fn finish(&mut self, options: &Options, sink: &mut Sink<'_>) {
        let text = self.decoder.finish();
        self.read(&text, true, options, sink);
        if let Some(reader) = &mut self.reader {
            reader.finish(options, sink);
        }
        if let Some(replaced) = self.decoder.replaced() {
            sink(Found::Fault(FileFault {
                place: Place::Text {
                    line: replaced.first.line as u64,
                    column: replaced.first.column as u64,
                },
                kind: FileFaultKind::Encoding(replaced.letters),
            }));
        }
    }

    fn read(&mut self, text: &str, is_all: bool, options: &Options, sink: &mut Sink<'_>) {
        if let Some(reader) = &mut self.reader {
            return reader.feed(text, options, sink);
        }
        self.begun.push_str(text);
        // A line tells.
        if is_all || text.contains('\n') || self.begun.len() > LONGEST_LINE {
            self.reader = text_reader(&self.begun, is_all);
        }
        if let Some(reader) = &mut self.reader {
            reader.feed(&std::mem::take(&mut self.begun), options, sink);
        }
    }

    fn place(&self) -> Place {
        match &self.reader {
            Some(reader) => reader.place(),
            None => Place::Text { line: 1, column: 1 },
        }
    }
}

/// The reader of a text.
#[derive(Debug)]
enum TextReader {
    Csv(CsvReader),
    Epd(EpdReader),
    Pgn(PgnReader),
}

impl TextReader {
    fn feed(&mut self, text: &str, options: &Options, sink: &mut Sink<'_>) {
        match self {
            TextReader::Csv(reader) => reader.feed(text, options, sink),
            TextReader::Epd(reader) => reader.feed(text, options, sink),
            TextReader::Pgn(reader) => reader.feed(text.as_bytes(), options, sink),
        }
    }

    fn finish(&mut self, options: &Options, sink: &mut Sink<'_>) {
        match self {
            TextReader::Csv(reader) => reader.finish(options, sink),
            TextReader::Epd(reader) => reader.finish(options, sink),
            TextReader::Pgn(reader) => reader.finish(options, sink),
        }
    }

    fn place(&self) -> Place {
        match self {
            TextReader::Csv(reader) => reader.place(),
            TextReader::Epd(reader) => reader.place(),
            TextReader::Pgn(reader) => reader.place(),
        }
    }
}

/// Reads all puzzles of a short text: CSV, EPD or PGN. What is compressed or packed is for a [`Reader`].
pub fn read_text(text: &str, take: &mut Take<'_>) {
    let options = Options::default();
    let mut hand_over = |found| {
        match found {
            Found::Puzzle(puzzle, _) => take(Ok(*puzzle)),
            Found::Fault(fault) => take(Err(fault)),
            Found::Filtered => {}
        }
        true
    };
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if let Some(mut reader) = text_reader(text, true) {
        reader.feed(text, &options, &mut hand_over);
        reader.finish(&options, &mut hand_over);
    }
}

/// Reads a file of puzzles: CSV, EPD, PGN or a pack, compressed by Zstandard or not. Which it is, its beginning tells.
///
/// The bytes come in any pieces. A fault is handed over in its place, and costs the puzzle it is in, no other.
///
/// ```
/// use puzzle::{Options, Reader};
///
/// let mut reader = Reader::new(Options::default());
/// let mut told = Vec::new();
/// let mut take = |found: Result<puzzle::Puzzle, puzzle::FileFault>| match found {
///     Ok(puzzle) => told.push(puzzle.id),
///     Err(fault) => told.push(fault.to_string()),
/// };
/// reader.feed(b"a,6k1/5ppp/8/8/8/8/r4PPP/4R1K1 b - - 0 1,a2a8 e1e8 a8e8\nb,6k1/5ppp/8/8/8/", &mut take);
/// reader.feed(b"8/r4PPP/4R1K1 b - - 0 1,a2b2 e1e8\n", &mut take);
/// reader.finish(&mut take);
/// assert!(told[0].starts_with("line 1, column 42: the number of moves is odd"), "{}", told[0]);
/// assert_eq!(told[1], "b");
/// ```
#[derive(Debug)]
pub struct Reader {
    options: Options,
    handed: Handed,
    /// The first bytes, until they tell whether the file is compressed.
    begun: Option<Vec<u8>>,
    zstd: Option<Zstd>,
    inner: Inner,
}

/// What has been handed over.
#[derive(Debug)]
struct Handed {
    counts: Counts,
    /// Positions and names, if only distinct puzzles are wanted.
    known: Option<Known>,
}

/// The reader of what has been decompressed.
#[derive(Debug)]
struct Inner {
    kind: Kind,
}

impl Reader {
    /// A reader.
    pub fn new(options: Options) -> Reader {
        Reader {
            handed: Handed {
                known: options.distinct.then(Known::default),
                counts: Counts::default(),
            },
            options,
            begun: Some(Vec::new()),
            zstd: None,
            inner: Inner {
                kind: Kind::Unknown(Vec::new()),
            },
        }
    }

    /// The counts so far.
    pub fn counts(&self) -> Counts {
        self.handed.counts
    }

    /// True if as many have been read as were wanted.
    pub fn is_done(&self) -> bool {
        is_done(&self.handed.counts, &self.options)
    }

    /// Reads what comes next. When enough has been read, the rest is passed over.
    pub fn feed(&mut self, bytes: &[u8], take: &mut Take<'_>) {
        self.feed_with_lines(bytes, &mut |_, found| take(found));
    }

    /// The same, and tells the lines of the puzzles.
    pub fn feed_with_lines(&mut self, bytes: &[u8], take: &mut TakeWithLine<'_>) {
        if self.is_done() {
            return;
        }
        match &mut self.begun {
            None => self.feed_known(bytes, take),
            Some(begun) => {
                begun.extend_from_slice(bytes);
                if begun.len() >= zstd::MAGIC.len() {
                    self.begin(take);
                }
            }
        }
    }

    /// Reads what is left at the end of the file.
    pub fn finish(&mut self, take: &mut Take<'_>) {
        self.finish_with_lines(&mut |_, found| take(found));
    }

    /// The same, and tells the lines of the puzzles.
    pub fn finish_with_lines(&mut self, take: &mut TakeWithLine<'_>) {
        if self.is_done() {
            return;
        }
        self.begin(take);
        let Reader {
            options,
            handed,
            zstd,
            inner,
            ..
        } = self;
        let mut failure = None;
        if let Some(zstd) = zstd {
            let rest =
                zstd.finish(|bytes| inner.feed(bytes, options, &mut sink(options, handed, take)));
            failure = rest.err();
        }
        let place = inner.place();
        // A puzzle that was cut off in the middle may look whole and be wrong.
        if !zstd.as_ref().is_some_and(Zstd::has_failed) {
            inner.finish(options, &mut sink(options, handed, take));
        }
        if let Some(kind) = failure {
            sink(options, handed, take)(Found::Fault(FileFault { place, kind }));
        }
    }

    /// The first bytes tell whether the file is compressed.
    fn begin(&mut self, take: &mut TakeWithLine<'_>) {
        if let Some(begun) = self.begun.take() {
            self.zstd = begun.starts_with(&zstd::MAGIC).then(Zstd::new);
            // Many programs write frames of their own before the first.
            if begun.len() >= 4 && begun[0] & 0xF0 == 0x50 && begun[1..4] == [0x2A, 0x4D, 0x18] {
                self.zstd = Some(Zstd::new());
            }
            self.feed_known(&begun, take);
        }
    }

    fn feed_known(&mut self, bytes: &[u8], take: &mut TakeWithLine<'_>) {
        let Reader {
            options,
            handed,
            zstd,
            inner,
            ..
        } = self;
        let Some(zstd) = zstd else {
            return inner.feed(bytes, options, &mut sink(options, handed, take));
        };
        let fed = zstd.feed(bytes, |bytes| {
            inner.feed(bytes, options, &mut sink(options, handed, take));
        });
        if let Err(kind) = fed {
            let place = inner.place();
            sink(options, handed, take)(Found::Fault(FileFault { place, kind }));
        }
    }
}

fn is_done(counts: &Counts, options: &Options) -> bool {
    options.at_most.is_some_and(|most| counts.kept >= most)
}

/// Counts what is found, and hands it on until there is enough.
fn sink<'a>(
    options: &'a Options,
    handed: &'a mut Handed,
    take: &'a mut TakeWithLine<'_>,
) -> impl FnMut(Found) -> bool + 'a {
    move |found| {
        let Handed { counts, known } = &mut *handed;
        if is_done(counts, options) {
            return false;
        }
        match found {
            Found::Filtered => counts.filtered += 1,
            Found::Puzzle(mut puzzle, line) => {
                if known.as_mut().is_none_or(|known| known.admit(&mut puzzle)) {
                    counts.kept += 1;
                    take(line, Ok(*puzzle));
                } else {
                    counts.known += 1;
                }
            }
            Found::Fault(fault) => {
                counts.faults += u64::from(!fault.kind.is_notice());
                let other = matches!(
                    fault.kind,
                    FileFaultKind::SolverFirst | FileFaultKind::OpponentFirst
                );
                counts.other_convention += u64::from(other);
                take(None, Err(fault));
            }
        }
        !is_done(counts, options)
    }
}

impl Inner {
    fn feed(&mut self, bytes: &[u8], options: &Options, sink: &mut Sink<'_>) {
        match &mut self.kind {
            Kind::Unknown(begun) => {
                begun.extend_from_slice(bytes);
                if let Some(kind) = kind(begun, false) {
                    let begun = std::mem::take(begun);
                    self.kind = kind;
                    self.feed(&begun, options, sink);
                }
            }
            Kind::Text(text) => text.feed(bytes, options, sink),
            Kind::Pack(reader) => reader.feed(bytes, &mut filtered(options, sink)),
        }
    }

    fn finish(&mut self, options: &Options, sink: &mut Sink<'_>) {
        if let Kind::Unknown(begun) = &mut self.kind {
            let begun = std::mem::take(begun);
            let Some(kind) = kind(&begun, true) else {
                return;
            };
            self.kind = kind;
            self.feed(&begun, options, sink);
        }
        match &mut self.kind {
            Kind::Unknown(_) => {}
            Kind::Text(text) => text.finish(options, sink),
            Kind::Pack(reader) => reader.finish(&mut filtered(options, sink)),
        }
    }

    /// The place in the file up to which it has been read.
    fn place(&self) -> Place {
        match &self.kind {
            Kind::Unknown(_) => Place::Text { line: 1, column: 1 },
            Kind::Text(text) => text.place(),
            Kind::Pack(reader) => reader.place(),
        }
    }
}

/// The kind of a file by its first bytes; `None` if more are needed, or at its end there is nothing.
fn kind(begun: &[u8], is_all: bool) -> Option<Kind> {
    let known = begun.len().min(pack::MAGIC.len());
    if begun[..known] != pack::MAGIC[..known] {
        return Some(Kind::Text(Text::default()));
    }
    let is_whole = known == pack::MAGIC.len() || is_all && known > 0;
    is_whole.then(|| Kind::Pack(PackReader::default()))
}

/// The reader of a text by its first line that has a position, a tag or the first moves of a game in it; what stands before,
/// as a title, costs itself. Where no line tells, it is the first that is not empty. `None` if more lines are needed.
fn text_reader(begun: &str, is_all: bool) -> Option<TextReader> {
    let is_enough = is_all || begun.len() > LONGEST_LINE;
    let whole = match begun.rfind('\n') {
        _ if is_enough => begun,
        Some(end) => &begun[..end],
        None => "",
    };
    let lines = || {
        whole
            .lines()
            .map(str::trim_ascii)
            .filter(|line| !says_nothing(line))
    };
    if let Some(reader) = lines().find_map(reader_of) {
        return Some(reader);
    }
    if !is_enough || begun.trim_ascii().is_empty() {
        return None;
    }
    Some(match lines().next() {
        Some(line) if line.contains(',') => TextReader::Csv(CsvReader::default()),
        Some(_) => TextReader::Epd(EpdReader::default()),
        None => TextReader::Pgn(PgnReader::new()),
    })
}

/// The reader of a text that has this line, if it tells.
fn reader_of(line: &str) -> Option<TextReader> {
    let word = line.split_ascii_whitespace().next().unwrap_or_default();
    if line.starts_with(['[', '{']) || line.starts_with("1.") {
        Some(TextReader::Pgn(PgnReader::new()))
    } else if has_board(word) && !word.contains(',') {
        Some(TextReader::Epd(EpdReader::default()))
    } else if line.contains(',') && (has_board(line) || CsvReader::is_header(line)) {
        Some(TextReader::Csv(CsvReader::default()))
    } else {
        None
    }
}
