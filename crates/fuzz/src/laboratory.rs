//! Fuzz targets of the laboratory: any games, any file of six columns, any link, any experiment.

use arbitrary::{Result, Unstructured};
use lab::{
    Experiment, ExperimentFile, GamesRead, GamesReader, MatrixRead, MatrixReader, Settings, Stage,
    log_text, write_matrix,
};

use crate::text::text;

/// Letters that mean something in games, and some that do not.
const PGN_LETTERS: &str = "KQRBNabcdefgh12345678x+#=O-. []\"{}()$!?*\n\r;%é\0";

/// Games with captures, checks, a promotion, variations, a start of their own, every result.
const GAMES: [&str; 3] = [
    "[White \"A\"]\n[WhiteElo \"2000\"]\n[BlackElo \"1900\"]\n[Date \"1999.01.01\"]\n[Result \"1-0\"]\n\n1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 4. d4 Nf6 1-0\n",
    "[FEN \"4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1\"]\n[Result \"1/2-1/2\"]\n\n1. a8=Q+ (1. O-O-O Kd7) 1... Kd7 {so} 2. Qb7+ Kd6 3. Rd1+ Ke5 4. Re1+ 1/2-1/2\n",
    "1. f3 e5 2. g4 Qh4# 0-1\n\n[Variant \"Atomic\"]\n\n1. e4 *\n\n1. e4 e5 *\n",
];

/// Files of six columns.
const MATRICES: [&str; 2] = [
    " 0  0  0  0  0  0\n 1  0  0  0  0  2\n 2 -1  0  0  0  1\n",
    "# Octave\n1.0e+00,0,-1;0\t0 2 % end\n\r\n-1 0 1 0 0 0\r\n",
];

const LINKS: [&str; 2] = [
    "quiet=3&draws=half&terms=white,bishop-pair,phase,rating&players=A%20B,C&years=1851-1900&ratings=2000-&phase=-11",
    "lambda=0.0001&rate=0.5&tolerance=0.25&alpha=1&steps=500&log=50&resamples=10&folds=5&seed=7",
];

/// Everything in games that come in pieces of this size.
fn read_games(bytes: &[u8], piece: usize) -> GamesRead {
    let mut reader = GamesReader::with_positions(1, 3, 1);
    for piece in bytes.chunks(piece) {
        reader.feed(piece);
    }
    reader.finish()
}

/// Settings with which an experiment takes no time.
fn small() -> Settings {
    Settings {
        steps: 3,
        resamples: 2,
        folds: 2,
        ..Settings::default()
    }
}

/// Runs an experiment; all that it finds is finite, and can be written and read.
fn run(read: &ExperimentFile) {
    let Ok(mut experiment) = Experiment::new(read.data.clone(), read.settings.clone()) else {
        return;
    };
    while experiment.step().0 != Stage::Complete {}
    let report = experiment.report();
    assert!(report.cost.is_finite());
    assert!(report.columns.iter().all(|column| column.theta.is_finite()));
    let text = read.write(&report);
    let again = ExperimentFile::read(&text).expect("it was written");
    assert_eq!(again.data, read.data);
    assert_eq!(again.write(&report), text);
    let log = log_text(
        &read.counts,
        &read.data,
        experiment.design(),
        experiment.descent(),
    );
    assert!(log.ends_with('\n'));
}

/// Any games: the same rows in any pieces, every game counted once, and an experiment of them.
pub fn lab_rows(input: &mut Unstructured<'_>) -> Result<()> {
    let text = text(input, &GAMES, PGN_LETTERS)?;
    let found = read_games(text.as_bytes(), usize::MAX);
    let sliced = read_games(text.as_bytes(), input.int_in_range(1..=50)?);
    assert_eq!(sliced.data, found.data, "{text:?}");
    assert_eq!(sliced.counts, found.counts, "{text:?}");
    assert_eq!(sliced.positions, found.positions, "{text:?}");
    let counts = found.counts;
    let used: u64 = counts.results.iter().sum();
    assert_eq!(used, found.data.games().len() as u64);
    assert_eq!(
        used + counts.unfinished + counts.broken + counts.without_rows,
        counts.games
    );
    run(&ExperimentFile {
        settings: small(),
        counts,
        data: found.data,
    });
    Ok(())
}

/// Any file of six columns: the same in any pieces, a fault is a sentence, and what is read is written and read as the same.
pub fn lab_matrix(input: &mut Unstructured<'_>) -> Result<()> {
    let text = text(input, &MATRICES, "0123456789 -+.,;e\t\n\r#%xé\0")?;
    let read = |bytes: &[u8], piece: usize| -> MatrixRead {
        let mut reader = MatrixReader::new();
        for piece in bytes.chunks(piece) {
            reader.feed(piece);
        }
        reader.finish()
    };
    let found = read(text.as_bytes(), usize::MAX);
    let sliced = read(text.as_bytes(), input.int_in_range(1..=50)?);
    assert_eq!(sliced.data, found.data, "{text:?}");
    assert_eq!(sliced.faults, found.faults, "{text:?}");
    for fault in &found.faults {
        assert!(fault.to_string().len() < 300, "{fault}");
    }
    let mut written = String::new();
    write_matrix(&found.data, &mut written);
    let again = read(written.as_bytes(), usize::MAX);
    assert_eq!((again.data, again.faults.len()), (found.data, 0));
    Ok(())
}

/// Any settings in a link: what is read is written and read as the same.
pub fn lab_link(input: &mut Unstructured<'_>) -> Result<()> {
    let text = text(input, &LINKS, "abcdefghij=&,-%0123456789.é\0")?;
    match Settings::from_link(&text) {
        Ok(settings) => {
            assert_eq!(settings.check(), Ok(()));
            let link = settings.to_link();
            assert_eq!(Settings::from_link(&link), Ok(settings), "{link}");
        }
        Err(error) => {
            assert!(error.column <= text.chars().count() + 1, "{error}");
            assert!(error.to_string().len() < 300, "{error}");
        }
    }
    Ok(())
}

/// Any text as an experiment: what is read can be run and written.
pub fn experiment_file(input: &mut Unstructured<'_>) -> Result<()> {
    let read = read_games(GAMES.join("\n").as_bytes(), usize::MAX);
    let file = ExperimentFile {
        settings: small(),
        counts: read.counts,
        data: read.data,
    };
    let mut experiment = Experiment::new(file.data.clone(), small()).expect("there are rows");
    experiment.step();
    let good = file.write(&experiment.report());
    let text = text(input, &[&good], "[]{}:,\"0123456789-e.nulltruefalse \n\\é")?;
    match ExperimentFile::read(&text) {
        Ok(mut file) => {
            file.settings.steps = file.settings.steps.min(3);
            file.settings.resamples = file.settings.resamples.min(2);
            file.settings.folds = 2;
            run(&file);
        }
        Err(error) => assert!(error.to_string().len() < 2000, "{error}"),
    }
    Ok(())
}
