//! Reading of games, piece by piece: the first bytes tell which kind of text it is.

use lab::{Dataset, ExperimentFile, GameCounts, GamesReader, MatrixReader};
use protocol::lab::{GamesRead, Kind};

/// Faults that are named; the others are counted.
const NAMED: usize = 20;

/// Bytes that tell what a text is if there is no line among them.
const HEAD: usize = 4096;

/// A text that is being read.
#[derive(Clone)]
pub enum Reading {
    /// Not enough has come to tell what it is.
    Unknown {
        /// Quiet half-moves in a row after which a position counts.
        quiet: u32,
        /// The text so far.
        head: Vec<u8>,
    },
    /// Games.
    Pgn(Box<GamesReader>),
    /// Rows.
    Rows(Box<MatrixReader>),
    /// An experiment, which is read as a whole.
    Experiment(Vec<u8>),
}

/// Rows that were read, with what is known of their games.
#[derive(Debug)]
pub struct Games {
    /// The rows.
    pub data: Dataset,
    /// The games counted.
    pub counts: GameCounts,
    /// Figures told to the page.
    pub told: GamesRead,
}

impl Reading {
    /// A reading that has not begun.
    pub fn new(quiet: u32) -> Reading {
        Reading::Unknown {
            quiet,
            head: Vec::new(),
        }
    }

    /// Reads what comes next.
    pub fn feed(&mut self, bytes: &[u8]) {
        match self {
            Reading::Unknown { head, .. } => {
                head.extend_from_slice(bytes);
                // A line tells, if it has anything in it.
                let line = head.trim_ascii_start().contains(&b'\n');
                if line || head.len() > HEAD {
                    self.decide();
                }
            }
            Reading::Pgn(reader) => reader.feed(bytes),
            Reading::Rows(reader) => reader.feed(bytes),
            Reading::Experiment(text) => text.extend_from_slice(bytes),
        }
    }

    /// Decides by its beginning what the text is, and reads that.
    fn decide(&mut self) {
        let Reading::Unknown { quiet, head } = self else {
            return;
        };
        let (quiet, head) = (*quiet, std::mem::take(head));
        // A byte order mark is no part of the text.
        let text = head.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&head);
        *self = if text.trim_ascii_start().starts_with(b"{") {
            Reading::Experiment(Vec::new())
        } else if is_rows(text) {
            Reading::Rows(Box::new(MatrixReader::new()))
        } else {
            Reading::Pgn(Box::new(GamesReader::new(quiet)))
        };
        self.feed(text);
    }

    /// Number of games read so far.
    pub fn count(&self) -> u64 {
        match self {
            Reading::Pgn(reader) => reader.counts().games,
            _ => 0,
        }
    }

    /// Ends it, at the end of the text or before. The error is the reason why there is nothing.
    pub fn finish(mut self, complete: bool) -> Result<Games, String> {
        self.decide();
        let mut told = GamesRead {
            kind: Kind::Pgn,
            games: 0,
            unfinished: 0,
            broken: 0,
            faults: Vec::new(),
            results: [0; 3],
            rows: 0,
            complete,
            settings: None,
        };
        let (data, counts) = match self {
            Reading::Unknown { .. } => unreachable!("it was decided"),
            Reading::Pgn(reader) => {
                let read = if complete {
                    reader.finish()
                } else {
                    reader.stop()
                };
                let named = read.broken.iter().take(NAMED);
                let name = |broken: &lab::BrokenGame| {
                    let [white, black] = &broken.players;
                    format!("{white} – {black}: {}", broken.problem)
                };
                told.faults = named.map(name).collect();
                told.broken = read.counts.broken;
                (read.data, read.counts)
            }
            Reading::Rows(reader) => {
                let read = reader.finish();
                told.kind = Kind::Rows;
                told.broken = (read.faults.len() + read.further_faults) as u64;
                let named = read.faults.iter().take(NAMED);
                told.faults = named.map(ToString::to_string).collect();
                (read.data, GameCounts::default())
            }
            Reading::Experiment(text) => {
                let text = String::from_utf8_lossy(&text);
                let file = ExperimentFile::read(&text).map_err(|error| error.to_string())?;
                told.kind = Kind::Experiment;
                told.settings = Some(file.settings.to_link());
                (file.data, file.counts)
            }
        };
        told.games = counts.games;
        told.unfinished = counts.unfinished;
        told.results = counts.results;
        told.rows = data.row_count() as u64;
        Ok(Games { data, counts, told })
    }
}

/// True if the first line that is no comment is made of numbers, and of several.
fn is_rows(text: &[u8]) -> bool {
    let mut lines = text.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii);
    let first =
        lines.find(|line| !line.is_empty() && !line.starts_with(b"#") && !line.starts_with(b"%"));
    first.is_some_and(|line| {
        let of_numbers = |byte: &u8| byte.is_ascii_digit() || b"+-,; \t".contains(byte);
        line.iter().all(of_numbers) && line.iter().filter(|byte| byte.is_ascii_digit()).count() > 2
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: &[u8] = b"1. e4 d5 2. exd5 Nf6 3. Nc3 a6 1-0\n\n1. e4 d5 2. exd5 Nf6 3. Nc3 a6 *\n\n1. e4 Ke3 0-1\n\n1. d4 d5 1/2-1/2\n";

    fn read(bytes: &[u8], piece: usize) -> Games {
        let mut reading = Reading::new(2);
        for piece in bytes.chunks(piece) {
            reading.feed(piece);
        }
        reading.finish(true).expect("it is readable")
    }

    #[test]
    fn games_are_counted_and_faults_named_whatever_the_pieces() {
        for piece in [1, 7, 1000] {
            let games = read(GAMES, piece);
            assert_eq!(games.told.kind, Kind::Pgn);
            assert_eq!((games.told.games, games.told.unfinished), (4, 1));
            assert_eq!((games.told.broken, games.told.faults.len()), (1, 1));
            assert_eq!(games.told.rows, games.data.row_count() as u64);
            assert!(games.told.rows >= 2);
        }
    }

    #[test]
    fn six_columns_are_rows() {
        let games = read(
            b"\n# rows\n0 0 0 0 0 2\n1 0 0 0 0 2\n-1 0 0 0 0 0\nx\n",
            1000,
        );
        assert_eq!(games.told.kind, Kind::Rows);
        assert_eq!((games.told.rows, games.told.broken), (3, 1));
    }

    #[test]
    fn an_experiment_is_read_as_a_whole_and_a_damaged_one_said() {
        let mut reading = Reading::new(2);
        reading.feed(b"{\"format\":");
        assert!(reading.finish(true).is_err());
    }

    #[test]
    fn nothing_and_garbage_have_no_rows() {
        for text in ["", "  \n", "1. nonsense", "\u{feff}", "0x00"] {
            assert_eq!(read(text.as_bytes(), 1000).told.rows, 0, "{text}");
        }
    }

    #[test]
    fn a_reading_that_goes_on_gives_what_it_would_have_given() {
        let mut reading = Reading::new(2);
        reading.feed(&GAMES[..60]);
        let kept = reading.clone();
        assert!(reading.finish(false).is_ok());
        let mut reading = kept;
        reading.feed(&GAMES[60..]);
        let games = reading.finish(true).expect("it is readable");
        assert_eq!(games.told, read(GAMES, 1000).told);
        assert_eq!(games.data, read(GAMES, 1000).data);
    }

    #[test]
    fn what_was_read_before_a_cancellation_is_kept() {
        let mut reading = Reading::new(2);
        reading.feed(&GAMES[..60]);
        let games = reading.finish(false).expect("it is readable");
        assert_eq!((games.told.games, games.told.complete), (1, false));
        assert!(games.told.rows > 0);
    }
}
