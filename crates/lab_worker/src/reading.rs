//! Reading of games, piece by piece: the first lines tell which kind of text it is.

use lab::{Dataset, ExperimentFile, GameCounts, GamesReader, TextRead, TextReader};
use protocol::lab::{GamesRead, Kind, LabFailure};

/// Faults that are named; the others are counted.
const NAMED: usize = 20;

/// A text that is being read.
#[derive(Clone)]
pub struct Reading(TextReader);

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
    /// A reading that has not begun, of positions after `quiet` quiet half-moves in a row.
    pub fn new(quiet: u32) -> Reading {
        Reading(TextReader::new(GamesReader::new(quiet)))
    }

    /// Reads what comes next.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.0.feed(bytes);
    }

    /// Number of games read so far.
    pub fn count(&self) -> u64 {
        self.0.games()
    }

    /// Ends it, at the end of the text or before. The error is the reason why there is nothing.
    pub fn finish(self, complete: bool) -> Result<Games, LabFailure> {
        let (read, replaced) = self.0.finish();
        let notice = replaced.map(|replaced| format!("{}: {replaced}", replaced.first));
        let mut told = GamesRead {
            kind: Kind::Pgn,
            games: 0,
            unfinished: 0,
            broken: 0,
            faults: notice.into_iter().collect(),
            results: [0; 3],
            rows: 0,
            complete,
            settings: None,
        };
        let (data, counts) = match read {
            TextRead::Games(reader) => {
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
                told.faults.extend(named.map(name));
                told.broken = read.counts.broken;
                (read.data, read.counts)
            }
            TextRead::Rows(reader) => {
                let read = reader.finish();
                told.kind = Kind::Rows;
                told.broken = (read.faults.len() + read.further_faults) as u64;
                let named = read.faults.iter().take(NAMED);
                told.faults.extend(named.map(ToString::to_string));
                (read.data, GameCounts::default())
            }
            TextRead::Experiment(text) => {
                let file = ExperimentFile::read(&text)
                    .map_err(|error| LabFailure::Unreadable(error.to_string()))?;
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
    fn titles_and_encodings_cost_nothing() {
        let games = read(b"p,n,b,r,q,result\n0,0,0,0,0,2\n", 7);
        assert_eq!((games.told.kind, games.told.rows), (Kind::Rows, 1));
        let wide: Vec<u8> = GAMES.iter().flat_map(|&byte| [byte, 0]).collect();
        let games = read(&wide, 7);
        assert_eq!((games.told.games, games.told.broken), (4, 1));
        let games = read(&[b"[White \"\x8Eaja\"]\n", GAMES].concat(), 7);
        assert_eq!((games.told.games, games.told.broken), (4, 1));
        assert_eq!(
            games.told.faults[0],
            "line 1, column 9: 1 letter is not UTF-8 and was read as Windows-1252"
        );
    }

    #[test]
    fn an_experiment_is_read_as_a_whole_and_a_damaged_one_said() {
        let mut reading = Reading::new(2);
        reading.feed(b"{\"format\":");
        assert!(matches!(
            reading.finish(true),
            Err(LabFailure::Unreadable(_))
        ));
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
