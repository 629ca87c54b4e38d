//! An experiment as one JSON text: settings, data and result.
//!
//! Whoever reads settings and data and runs the experiment again gets the same result, digit for digit: the result in the file is there for
//! other programs, and is not read.

use std::fmt;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use crate::dataset::Dataset;
use crate::games::GameCounts;
use crate::report::Report;
use crate::settings::{OutOfBounds, Settings};

/// The name of the format.
const FORMAT: &str = "Sessa laboratory";
/// Its version.
const VERSION: u32 = 1;

/// Content of the file of an experiment.
#[derive(Clone, PartialEq, Debug)]
pub struct ExperimentFile {
    /// The settings.
    pub settings: Settings,
    /// Counts of the games that were read.
    pub counts: GameCounts,
    /// The rows.
    pub data: Dataset,
}

#[derive(Serialize)]
struct Written<'a> {
    format: &'a str,
    version: u32,
    settings: &'a Settings,
    counts: &'a GameCounts,
    result: &'a Report,
    data: &'a Dataset,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Read {
    format: String,
    version: u32,
    settings: Settings,
    counts: GameCounts,
    #[serde(default)]
    #[allow(dead_code)] // it may be there, and is not read
    result: IgnoredAny,
    data: Dataset,
}

/// The reason why a text is no experiment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ExperimentFileError {
    /// The text cannot be read at a place.
    Json {
        /// The line, from 1.
        line: usize,
        /// The byte in it, from 1.
        column: usize,
        /// The problem.
        what: String,
    },
    /// It is a text of another kind.
    Format(String),
    /// It was written by a later program.
    Version(u32),
    /// A setting is beyond its bounds.
    Settings(OutOfBounds),
}

impl fmt::Display for ExperimentFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExperimentFileError::Json { line, column, what } => {
                write!(f, "line {line}, column {column}: {what}")
            }
            ExperimentFileError::Format(format) => {
                write!(f, "this is no experiment, but `{format}`")
            }
            ExperimentFileError::Version(version) => {
                write!(
                    f,
                    "version {version} of the format is not known: a newer program wrote it"
                )
            }
            ExperimentFileError::Settings(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ExperimentFileError {}

impl ExperimentFile {
    /// Reads the text of an experiment.
    pub fn read(text: &str) -> Result<ExperimentFile, ExperimentFileError> {
        let file: Read = serde_json::from_str(text).map_err(|error| ExperimentFileError::Json {
            line: error.line(),
            column: error.column(),
            what: sentence(&error),
        })?;
        if file.format != FORMAT {
            return Err(ExperimentFileError::Format(chess::excerpt(&file.format)));
        }
        if file.version != VERSION {
            return Err(ExperimentFileError::Version(file.version));
        }
        file.settings
            .check()
            .map_err(ExperimentFileError::Settings)?;
        Ok(ExperimentFile {
            settings: file.settings,
            counts: file.counts,
            data: file.data,
        })
    }

    /// The text of an experiment with its result.
    pub fn write(&self, result: &Report) -> String {
        let written = Written {
            format: FORMAT,
            version: VERSION,
            settings: &self.settings,
            counts: &self.counts,
            result,
            data: &self.data,
        };
        serde_json::to_string(&written).expect("it has no maps with keys that are no text")
    }
}

/// The problem, without its place, and not longer than a few lines even if the text is.
fn sentence(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let sentence = text
        .rsplit_once(" at line ")
        .map_or(&*text, |(sentence, _)| sentence);
    sentence.chars().take(300).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::{Experiment, Stage};
    use crate::synthetic::{THETA, synthetic};
    use crate::terms::Term;

    fn run(file: &ExperimentFile) -> String {
        let mut experiment =
            Experiment::new(file.data.clone(), file.settings.clone()).expect("there are rows");
        while experiment.step().0 != Stage::Complete {}
        file.write(&experiment.report())
    }

    fn file() -> ExperimentFile {
        ExperimentFile {
            settings: Settings {
                terms: vec![Term::White],
                players: vec![String::new()],
                resamples: 20,
                steps: 500,
                folds: 3,
                ..Settings::default()
            },
            counts: GameCounts {
                games: 100,
                ..GameCounts::default()
            },
            data: synthetic(&THETA, 90, 3, 4),
        }
    }

    #[test]
    fn an_experiment_that_is_read_and_run_again_is_the_same() {
        let text = run(&file());
        let again = ExperimentFile::read(&text).expect("it was written");
        assert_eq!(again, file());
        assert_eq!(run(&again), text);
    }

    #[test]
    fn texts_that_are_no_experiments() {
        let text = run(&file());
        let error = |from: &str, to: &str| {
            let text = text.replacen(from, to, 1);
            ExperimentFile::read(&text).expect_err(to).to_string()
        };
        assert_eq!(error(FORMAT, "Log"), "this is no experiment, but `Log`");
        let version = "version 2 of the format is not known: a newer program wrote it";
        assert_eq!(error("\"version\":1", "\"version\":2"), version);
        let bounds = "`steps` must be 1 … 1000000";
        assert_eq!(error("\"steps\":500", "\"steps\":0"), bounds);
        let json = error("\"quiet\":2", "\"quiet\":\n x");
        assert_eq!(json, "line 2, column 2: expected value");
        let unknown = error("\"counts\"", "\"count\"");
        assert!(unknown.starts_with("line 1, column "), "{unknown}");
        // A row that is not there.
        let data = error("null,[0,1,2]]", "null,[0,1,9999]]");
        assert!(
            data.contains("game 1 of the data names number 9999, which is not there"),
            "{data}"
        );
        let name = error(
            "[0,0],[null,null],null,[0,1,2]]",
            "[0,7],[null,null],null,[0,1,2]]",
        );
        assert!(name.contains("names number 7"), "{name}");
    }
}
