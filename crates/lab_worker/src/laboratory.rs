//! An experiment with its games: fit at once, doubt in slices, files.

use crate::outcome::outcome;
use crate::reading::Games;
use lab::{
    DesignError, Experiment, ExperimentError, ExperimentFile, GameCounts, Settings, Stage,
    log_text, write_matrix,
};
use protocol::lab::{Failure, GamesRead, LabFailure, Outcome, Progress, Save};
use std::sync::Arc;

/// Steps of the descent at once.
const DESCENT: u32 = 10_000;

/// Games that were read, and the last fit to them.
pub struct Laboratory {
    data: Arc<lab::Dataset>,
    counts: GameCounts,
    told: GamesRead,
    fit: Option<Experiment>,
}

impl Laboratory {
    /// A laboratory with these games.
    pub fn new(games: Games) -> Laboratory {
        Laboratory {
            data: Arc::new(games.data),
            counts: games.counts,
            told: games.told,
            fit: None,
        }
    }

    /// The games that were read.
    pub fn told(&self) -> &GamesRead {
        &self.told
    }

    /// Settings of the fit, as in a link; `None` before one.
    pub fn settings(&self) -> Option<String> {
        self.fit.as_ref().map(|fit| fit.settings().to_link())
    }

    /// Fits values: Newton's method, quick intervals and the whole descent.
    pub fn fit(&mut self, settings: &str) -> Result<Outcome, Failure> {
        let settings = Settings::from_link(settings)
            .map_err(|error| LabFailure::Setting(error.kind.setting().to_owned()))
            .map_err(Failure::Lab)?;
        let experiment = Experiment::new(self.data.clone(), settings);
        let mut experiment = experiment.map_err(|error| Failure::Lab(reason(error)))?;
        while experiment.step_descent(DESCENT).is_some() {}
        let found = outcome(&experiment);
        self.fit = Some(experiment);
        Ok(found)
    }

    /// Does a slice of the doubt, and tells how far it has come; `None` at the end.
    pub fn doubt(&mut self) -> Option<Progress> {
        let experiment = self.fit.as_mut()?;
        let (stage, progress) = experiment.step();
        let told = |count| Progress {
            done: u64::from(progress.done),
            of: u64::from(progress.total),
            count,
        };
        match stage {
            Stage::Descent | Stage::Bootstrap => Some(told(0)),
            Stage::Terms => Some(told(1)),
            Stage::Complete => None,
        }
    }

    /// All that is known by now.
    pub fn outcome(&self) -> Result<Outcome, Failure> {
        self.fit.as_ref().map(outcome).ok_or(Failure::Missing)
    }

    /// The text of a file.
    pub fn save(&self, kind: Save) -> Result<String, Failure> {
        let experiment = self.fit.as_ref().ok_or(Failure::Missing)?;
        Ok(match kind {
            Save::Rows => {
                let mut text = String::new();
                write_matrix(&self.data, &mut text);
                text
            }
            Save::Log => log_text(
                &self.counts,
                &self.data,
                experiment.design(),
                experiment.descent(),
            ),
            Save::Experiment => {
                let file = ExperimentFile {
                    settings: experiment.settings().clone(),
                    counts: self.counts,
                    data: (*self.data).clone(),
                };
                file.write(&experiment.report())
            }
        })
    }
}

/// An experiment's error as it is told to the page.
fn reason(error: ExperimentError) -> LabFailure {
    match error {
        ExperimentError::Settings(error) => LabFailure::Setting(error.setting.to_owned()),
        ExperimentError::Design(DesignError::NoRows) => LabFailure::NoRows,
        ExperimentError::Design(DesignError::NothingSelected) => LabFailure::NothingSelected,
        ExperimentError::Design(DesignError::OnlyDraws) => LabFailure::OnlyDraws,
        ExperimentError::Design(DesignError::NoPlayer) => LabFailure::NoPlayer,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reading::Reading;
    use protocol::lab::Answer;

    const GAMES: &[u8] = b"1. e4 d5 2. exd5 Nf6 3. Nc3 a6 1-0 1. e4 d5 2. exd5 Nf6 3. Nc3 a6 0-1 1. d4 e5 2. dxe5 Nc6 3. Nf3 a6 1-0";

    fn laboratory(text: &[u8]) -> Laboratory {
        let mut reading = Reading::new(2);
        reading.feed(text);
        Laboratory::new(reading.finish(true).expect("it is readable"))
    }

    #[test]
    fn fit_doubt_and_files() {
        let mut laboratory = laboratory(GAMES);
        assert_eq!(laboratory.outcome(), Err(Failure::Missing));
        assert_eq!(laboratory.save(Save::Log), Err(Failure::Missing));
        let found = laboratory
            .fit("resamples=5&steps=1000")
            .expect("there are rows");
        assert_eq!((found.games, found.rows, found.resamples), (3, 6, 0));
        let steps: Vec<u32> = found.descent.iter().map(|point| point.step).collect();
        assert_eq!((steps[0], steps.last()), (0, Some(&1000)));
        let costs = found.descent.iter().map(|point| point.cost);
        assert!(costs.is_sorted_by(|before, after| *after <= before + 1e-12));
        while laboratory.doubt().is_some() {}
        let doubted = laboratory.outcome().expect("it was fitted");
        assert!(!doubted.terms.is_empty() && doubted.relations.len() == 10);
        assert_eq!(
            laboratory.save(Save::Rows).expect("rows").lines().count(),
            6
        );
        let text = laboratory.save(Save::Experiment).expect("an experiment");
        let mut again = self::laboratory(text.as_bytes());
        let same = again.fit("resamples=5&steps=1000").expect("there are rows");
        assert_eq!(same.values, found.values);
    }

    #[test]
    fn failures_are_read_as_they_were_written() {
        for reason in [
            LabFailure::Setting("steps".into()),
            LabFailure::NoRows,
            LabFailure::Unreadable("line 1".into()),
        ] {
            let answer = Answer::<()>::Failed(Failure::Lab(reason));
            let read = json::read::<Answer<()>>(&json::write(&answer));
            assert_eq!(read.expect("it was written"), answer);
        }
    }

    #[test]
    fn what_cannot_be_fitted_is_named() {
        let named = |text: &[u8]| laboratory(text).fit("");
        assert_eq!(named(b""), Err(Failure::Lab(LabFailure::NoRows)));
        let drawn = named(b"1. e4 d5 2. exd5 Nf6 3. Nc3 a6 1/2-1/2");
        assert_eq!(drawn, Err(Failure::Lab(LabFailure::OnlyDraws)));
        let refused = |settings| laboratory(GAMES).fit(settings);
        let beyond = refused("years=1500-1501");
        assert_eq!(beyond, Err(Failure::Lab(LabFailure::NothingSelected)));
        let nobody = refused("terms=player");
        assert_eq!(nobody, Err(Failure::Lab(LabFailure::NoPlayer)));
        for (settings, wrong) in [("steps=0", "steps"), ("seed=1&draws=often", "draws")] {
            let reason = LabFailure::Setting(wrong.to_owned());
            assert_eq!(refused(settings), Err(Failure::Lab(reason)));
        }
    }
}
