//! Games in PGN become rows: streaming, any number of games, one in memory at a time.

use chess::{Letters, Position};
use game::pgn::{Problem, ProblemKind, Reader, Replay, Rules, Visit, Visitor, ending, text};

use serde::{Deserialize, Serialize};

use crate::dataset::{Dataset, GameResult, GameTags};
use crate::features::Features;
use crate::quiet::QuietFilter;
use crate::random::Random;

/// Broken games that are listed one by one; further ones are only counted.
pub const MOST_BROKEN: usize = 1000;
/// Letters of a name that are kept.
const LONGEST_NAME: usize = 100;

/// Counts of what was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GameCounts {
    /// Games read, whatever became of them.
    pub games: u64,
    /// Their half-moves; those of variations are not read.
    pub half_moves: u64,
    /// Games that have no result (`*`): left out.
    pub unfinished: u64,
    /// Games that cannot be read to their end: left out.
    pub broken: u64,
    /// Games without a quiet position: nothing to learn from.
    pub without_rows: u64,
    /// Games used, that White won, that were drawn, that Black won.
    pub results: [u64; 3],
}

/// A game that could not be read, and so was left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrokenGame {
    /// The file, from 0.
    pub file: usize,
    /// Names of White and Black.
    pub players: [String; 2],
    /// The problem and its place: the game's number in its file, line, column, word.
    pub problem: Problem,
}

/// Games that were read.
#[derive(Clone, Debug, Default)]
pub struct GamesRead {
    /// The rows.
    pub data: Dataset,
    /// Counts.
    pub counts: GameCounts,
    /// The first [`MOST_BROKEN`] broken games.
    pub broken: Vec<BrokenGame>,
    /// Some positions of rows, chosen by chance, if any were wanted.
    pub positions: Vec<Position>,
    /// Notices of files, each with the number of its file from 0: they cost no game.
    pub notices: Vec<(usize, Problem)>,
}

/// A reader of games for an experiment: takes PGN in pieces of any length.
///
/// Main lines only. A game with an illegal move, a start that cannot be played from or other rules is left out and told; faults
/// that cost no move of the main line do no harm. A result that the tag does not say is taken from the end of the moves.
///
/// ```
/// use lab::GamesReader;
///
/// let mut reader = GamesReader::new(2);
/// reader.feed(b"1. e4 d5 2. exd5 Nf6 3. Nc3 1-0 1. e4 e5 * 1. e4 Ke4 0-1");
/// let read = reader.finish();
/// assert_eq!(read.data.row_count(), 2);
/// assert_eq!((read.counts.unfinished, read.counts.broken), (1, 1));
/// assert_eq!(read.broken[0].problem.game, 3);
/// ```
#[derive(Clone, Debug)]
pub struct GamesReader {
    reader: Reader,
    gatherer: Gatherer,
}

impl GamesReader {
    /// A reader. A position counts after so many quiet half-moves; the source has 2.
    pub fn new(quiet: u32) -> GamesReader {
        GamesReader::with_positions(quiet, 0, 0)
    }

    /// A reader that also keeps so many of the positions that count, chosen by chance.
    pub fn with_positions(quiet: u32, positions: usize, seed: u64) -> GamesReader {
        let start = Position::default();
        GamesReader {
            reader: Reader::new(),
            gatherer: Gatherer {
                quiet,
                read: GamesRead::default(),
                wanted: positions,
                seen: 0,
                random: Random::stream(seed, 0),
                file: 0,
                filter: QuietFilter::new(quiet, &start),
                replay: Replay::new(start.clone(), Letters::English),
                start,
                game: OpenGame::default(),
                rows: Vec::new(),
                positions: Vec::new(),
            },
        }
    }

    /// Reads what comes next.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.reader.feed(bytes, &mut self.gatherer);
    }

    /// Ends a file; what is read after this is another.
    pub fn end_file(&mut self) {
        std::mem::take(&mut self.reader).finish(&mut self.gatherer);
        self.gatherer.file += 1;
    }

    /// Everything read up to here, without the game that has not ended.
    pub fn counts(&self) -> &GameCounts {
        &self.gatherer.read.counts
    }

    /// Ends the reading at the end of the text.
    pub fn finish(mut self) -> GamesRead {
        self.end_file();
        self.gatherer.read
    }

    /// Ends the reading in the middle of the text: the game that has not ended is not counted.
    pub fn stop(self) -> GamesRead {
        self.gatherer.read
    }
}

/// The visitor that makes rows of moves.
#[derive(Clone, Debug)]
struct Gatherer {
    quiet: u32,
    read: GamesRead,
    /// Positions to keep, and those seen so far.
    wanted: usize,
    seen: u64,
    random: Random,
    file: usize,
    start: Position,
    filter: QuietFilter,
    replay: Replay,
    game: OpenGame,
    rows: Vec<Features>,
    /// The positions of the rows, if some are to be kept.
    positions: Vec<Position>,
}

/// State of the game that is being read.
#[derive(Clone, Debug, Default)]
struct OpenGame {
    tags: GameTags,
    result: Option<GameResult>,
    half_moves: u64,
    /// True if its tags name rules that are not those of chess.
    other_rules: bool,
    /// True if its start cannot be played from.
    no_start: bool,
    broken: Option<Problem>,
}

impl Visitor for Gatherer {
    fn begin_game(&mut self) {
        self.game = OpenGame::default();
        self.rows.clear();
        self.positions.clear();
        self.begin(self.start.clone());
    }

    fn tag(&mut self, name: &[u8], value: &[u8]) -> Result<(), ProblemKind> {
        let game = &mut self.game;
        match name {
            b"White" => game.tags.players[0] = player(value),
            b"Black" => game.tags.players[1] = player(value),
            b"WhiteElo" => game.tags.ratings[0] = number(value),
            b"BlackElo" => game.tags.ratings[1] = number(value),
            b"Date" | b"UTCDate" if game.tags.year.is_none() => {
                game.tags.year = value.get(..4).and_then(number);
            }
            b"Result" => game.result = ending(value).and_then(result),
            b"Variant" => {
                game.other_rules = Rules::of(&text(value)) == Rules::Other;
                if game.other_rules {
                    return Err(ProblemKind::Variant);
                }
            }
            b"FEN" => match Position::from_fen(text(value).trim()) {
                Ok(start) => {
                    game.no_start = false;
                    self.begin(start);
                }
                Err(error) => {
                    game.no_start = true;
                    return Err(ProblemKind::Start(error));
                }
            },
            _ => {}
        }
        Ok(())
    }

    fn begin_moves(&mut self) -> Visit {
        if self.game.no_start || self.game.other_rules {
            Visit::Skip
        } else {
            Visit::Enter
        }
    }

    fn number(&mut self, number: u32, dots: usize) -> Result<(), ProblemKind> {
        self.replay.number(number, dots)
    }

    fn is_legal(&mut self, word: &[u8]) -> bool {
        self.replay.is_legal(word)
    }

    #[inline]
    fn san(&mut self, word: &[u8]) -> Result<(), ProblemKind> {
        let played = self.replay.play(word)?;
        self.game.half_moves += 1;
        let position = self.replay.position();
        if let Some(row) = self.filter.after(played, position) {
            self.rows.push(row);
            if self.wanted > 0 {
                self.positions.push(position.clone());
            }
        }
        Ok(())
    }

    fn begin_variation(&mut self) -> Result<Visit, ProblemKind> {
        Ok(Visit::Skip)
    }

    fn result(&mut self, word: &'static str) -> Result<(), ProblemKind> {
        self.game.result = self.game.result.or_else(|| result(word));
        Ok(())
    }

    fn problem(&mut self, problem: Problem) {
        if problem.kind.is_notice() {
            self.read.notices.push((self.file, problem));
            return;
        }
        let costs_moves = matches!(
            problem.kind,
            ProblemKind::Move(..)
                | ProblemKind::NullMove
                | ProblemKind::Side
                | ProblemKind::Start(_)
                | ProblemKind::Variant
                | ProblemKind::TooLong
        );
        if costs_moves {
            self.game.broken.get_or_insert(problem);
        }
    }

    fn end_game(&mut self) {
        let game = std::mem::take(&mut self.game);
        let GamesRead {
            data,
            counts,
            broken,
            ..
        } = &mut self.read;
        counts.games += 1;
        counts.half_moves += game.half_moves;
        if let Some(problem) = game.broken {
            counts.broken += 1;
            if broken.len() < MOST_BROKEN {
                broken.push(BrokenGame {
                    file: self.file,
                    players: game.tags.players,
                    problem,
                });
            }
            return;
        }
        let Some(result) = game.result else {
            counts.unfinished += 1;
            return;
        };
        if self.rows.is_empty() {
            counts.without_rows += 1;
            return;
        }
        counts.results[2 - result as usize] += 1;
        data.push(result, &game.tags, &self.rows);
        self.keep_positions();
    }
}

impl Gatherer {
    fn begin(&mut self, start: Position) {
        self.filter = QuietFilter::new(self.quiet, &start);
        self.replay = Replay::new(start, Letters::English);
    }

    /// Keeps the game's positions, or some of them in place of others: each position of all games is kept with the same chance
    /// (reservoir sampling, Vitter's algorithm R).
    fn keep_positions(&mut self) {
        for position in self.positions.drain(..) {
            self.seen += 1;
            let kept = &mut self.read.positions;
            if kept.len() < self.wanted {
                kept.push(position);
            } else {
                let seen = u32::try_from(self.seen).unwrap_or(u32::MAX);
                if let Some(place) = kept.get_mut(self.random.below(seen) as usize) {
                    *place = position;
                }
            }
        }
    }
}

fn result(word: &str) -> Option<GameResult> {
    match word {
        "1-0" => Some(GameResult::White),
        "0-1" => Some(GameResult::Black),
        "1/2-1/2" => Some(GameResult::Draw),
        _ => None,
    }
}

/// A name as the tags have it; `?` and `-` are no names.
fn player(value: &[u8]) -> String {
    let name = text(value);
    match name.trim() {
        "?" | "-" => String::new(),
        name => name.chars().take(LONGEST_NAME).collect(),
    }
}

/// A rating or a year: 0 says that it is not known.
fn number(value: &[u8]) -> Option<u16> {
    let number: u16 = std::str::from_utf8(value).ok()?.trim().parse().ok()?;
    (1..10_000).contains(&number).then_some(number)
}

#[cfg(test)]
mod tests;
