//! The experiment as a whole: fit, doubt, and what it means, in slices.

use std::sync::Arc;

use crate::bootstrap::Bootstrap;
use crate::calibration::Calibration;
use crate::covariance::Covariance;
use crate::dataset::Dataset;
use crate::descent::{Descent, Progress};
use crate::design::{Design, DesignError};
use crate::held_back::{HeldBack, TermFound};
use crate::logistic::Observations;
use crate::newton::Newton;
use crate::ratio::{Interval, Ratio};
use crate::relations::{BishopAnswer, RELATIONS};
use crate::report::{BishopReport, ColumnReport, DescentReport, Goodness, Report};
use crate::settings::{OutOfBounds, Settings};
use crate::terms::Term;
use crate::warning::{Warning, warnings};

/// Steps of the gradient descent in a slice.
const SLICE: u32 = 100;

/// The reason why there is no experiment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExperimentError {
    /// A setting is beyond its bounds.
    Settings(OutOfBounds),
    /// There is nothing to fit.
    Design(DesignError),
}

impl std::fmt::Display for ExperimentError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ExperimentError::Settings(error) => error.fmt(f),
            ExperimentError::Design(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ExperimentError {}

impl From<OutOfBounds> for ExperimentError {
    fn from(error: OutOfBounds) -> ExperimentError {
        ExperimentError::Settings(error)
    }
}

impl From<DesignError> for ExperimentError {
    fn from(error: DesignError) -> ExperimentError {
        ExperimentError::Design(error)
    }
}

/// A part of the experiment that takes time. They come in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// Gradient descent.
    Descent,
    /// Refits to resamples.
    Bootstrap,
    /// Terms on games held back.
    Terms,
    /// Nothing is left to do.
    Complete,
}

/// A model with its minimum and how sure it is.
#[derive(Clone, Debug)]
struct Model {
    design: Design,
    observations: Observations,
    newton: Newton,
    covariance: Option<Covariance>,
    bootstrap: Bootstrap,
}

impl Model {
    fn new(data: &Dataset, settings: &Settings) -> Result<Model, DesignError> {
        let design = Design::new(data, settings)?;
        let observations = design.observations();
        let newton = Newton::fit(&observations, settings.lambda);
        let covariance = Covariance::new(&design, newton.theta(), settings.lambda);
        let bootstrap = Bootstrap::new(
            settings.resamples,
            settings.seed,
            settings.lambda,
            newton.theta(),
        );
        Ok(Model {
            design,
            observations,
            newton,
            covariance,
            bootstrap,
        })
    }

    /// The quick interval of a ratio, and that of the bootstrap once it is complete.
    fn intervals(&self, ratio: &Ratio) -> [Option<Interval>; 2] {
        let theta = self.newton.theta();
        let quick = self.covariance.as_ref();
        let complete = self.bootstrap.progress().is_complete();
        [
            quick.and_then(|covariance| covariance.ratio(ratio, theta)),
            complete.then(|| self.bootstrap.ratio(ratio)).flatten(),
        ]
    }

    /// The better of the two intervals.
    fn interval(&self, ratio: &Ratio) -> Option<Interval> {
        let [quick, slow] = self.intervals(ratio);
        slow.or(quick)
    }
}

/// An experiment. What Newton's method, the quick intervals and the scores by material tell is there at once; the rest comes slice by
/// slice, and [`report`](Self::report) tells at any time what is known.
///
/// ```
/// use lab::{Experiment, GamesReader, Settings, Stage};
///
/// let mut reader = GamesReader::new(2);
/// reader.feed(b"1. e4 d5 2. exd5 Nf6 3. Nc3 a6 1-0 1. e4 d5 2. exd5 Nf6 3. Nc3 a6 0-1 1. d4 e5 2. dxe5 Nc6 3. Nf3 a6 1-0");
/// let settings = Settings { resamples: 10, steps: 1000, ..Settings::default() };
/// let mut experiment = Experiment::new(reader.finish().data, settings)?;
/// while experiment.step().0 != Stage::Complete {}
/// assert_eq!(experiment.report().rows, 6);
/// # Ok::<(), lab::ExperimentError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Experiment {
    settings: Settings,
    data: Arc<Dataset>,
    model: Model,
    /// The same model with the bishop pair, unless it has that.
    pair: Option<Model>,
    /// Rows for the descent, opposite ones merged.
    mirrored: Observations,
    descent: Descent,
    calibration: Calibration,
    /// The terms to look at, and the one that is being looked at.
    terms: Vec<Term>,
    held_back: Option<HeldBack>,
    found: Vec<TermFound>,
}

impl Experiment {
    /// The experiment with some data.
    pub fn new(
        data: impl Into<Arc<Dataset>>,
        settings: Settings,
    ) -> Result<Experiment, ExperimentError> {
        settings.check()?;
        let data = data.into();
        let model = Model::new(&data, &settings)?;
        let pair = if settings.terms.contains(&Term::BishopPair) {
            None
        } else {
            let mut settings = settings.clone();
            settings.terms.push(Term::BishopPair);
            Some(Model::new(&data, &settings)?)
        };
        let mirrored = model.observations.mirrored();
        let unrated = model.design.unrated() == model.design.game_count();
        let terms = Term::ALL.into_iter().filter(|term| match term {
            Term::Player => !settings.players.is_empty(),
            Term::Rating => !unrated,
            // Of a six-column file nothing but the differences is known.
            _ => !data.is_without_games() || *term == Term::White,
        });
        Ok(Experiment {
            terms: terms.collect(),
            descent: Descent::new(&mirrored, &settings),
            mirrored,
            calibration: Calibration::new(&data, &settings),
            settings,
            data,
            model,
            pair,
            held_back: None,
            found: Vec::new(),
        })
    }

    /// Does a small part of what is left, and tells how far its stage has come.
    pub fn step(&mut self) -> (Stage, Progress) {
        if let Some(progress) = self.step_descent(SLICE) {
            return (Stage::Descent, progress);
        }
        if let Some(progress) = self.step_bootstrap() {
            return (Stage::Bootstrap, progress);
        }
        if let Some(progress) = self.step_terms() {
            return (Stage::Terms, progress);
        }
        let total = self.terms.len() as u32;
        (Stage::Complete, Progress { done: total, total })
    }

    /// Goes at most so many steps down; `None` if the descent had ended.
    pub fn step_descent(&mut self, budget: u32) -> Option<Progress> {
        let observations = &self.mirrored;
        let ended = self.descent.step(observations, 0).is_complete();
        (!ended).then(|| self.descent.step(observations, budget))
    }

    fn step_bootstrap(&mut self) -> Option<Progress> {
        let models = [Some(&mut self.model), self.pair.as_mut()];
        let mut whole = Progress { done: 0, total: 0 };
        let mut stepped = false;
        for model in models.into_iter().flatten() {
            let mut progress = model.bootstrap.progress();
            if !stepped && !progress.is_complete() {
                progress = model.bootstrap.step(&model.design, 1);
                stepped = true;
            }
            whole.done += progress.done;
            whole.total += progress.total;
        }
        stepped.then_some(whole)
    }

    fn step_terms(&mut self) -> Option<Progress> {
        let number = self.found.len();
        let &term = self.terms.get(number)?;
        if self.held_back.is_none() {
            self.held_back = HeldBack::new(&self.data, &self.settings, term).ok();
        }
        let Some(held_back) = &mut self.held_back else {
            // The same rows made a model already, so that this does not happen.
            self.terms.remove(number);
            return self.step_terms();
        };
        let progress = held_back.step(1);
        if let Some(found) = held_back.found() {
            self.found.push(found);
            self.held_back = None;
        }
        Some(Progress {
            done: number as u32 * progress.total + progress.done,
            total: self.terms.len() as u32 * progress.total,
        })
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The data.
    pub fn data(&self) -> &Dataset {
        &self.data
    }

    /// The rows that are used.
    pub fn design(&self) -> &Design {
        &self.model.design
    }

    /// The gradient descent.
    pub fn descent(&self) -> &Descent {
        &self.descent
    }

    /// The resamples still to be made, of the model and of the one with the bishop pair, so that threads can share them.
    pub fn bootstraps(&mut self) -> impl Iterator<Item = (&Design, &mut Bootstrap)> {
        let models = [Some(&mut self.model), self.pair.as_mut()];
        let models = models.into_iter().flatten();
        models.map(|model| (&model.design, &mut model.bootstrap))
    }

    /// Report of all that is known by now.
    pub fn report(&self) -> Report {
        let Model {
            design,
            observations,
            newton,
            ..
        } = &self.model;
        let theta = newton.theta();
        let columns = design.columns().iter().enumerate().map(|(number, column)| {
            let ratio = Ratio::column(number, theta.len());
            let [quick, bootstrap] = self.model.intervals(&ratio);
            let hundredfold = |interval: Option<Interval>| interval.map(|i| i.times(100.0));
            ColumnReport {
                name: column.name(),
                theta: theta[number],
                value: 100.0 * ratio.of(theta),
                quick: hundredfold(quick),
                bootstrap: hundredfold(bootstrap),
            }
        });
        let relations = RELATIONS.iter().map(|relation| {
            let interval = self.model.interval(&relation.ratio(theta.len()));
            relation.found(theta, interval, self.settings.tolerance)
        });
        Report {
            games: design.game_count(),
            rows: design.row_count(),
            vectors: observations.rows().count(),
            columns: columns.collect(),
            cost: newton.cost(),
            iterations: newton.iterations(),
            descent: self.descent_report(),
            goodness: Goodness::new(observations, theta),
            resamples: self.model.bootstrap.progress().done,
            relations: relations.collect(),
            bishop: self.bishop(),
            terms: self.found.clone(),
            calibration: self.calibration.clone(),
            warnings: self.warnings(),
        }
    }

    fn descent_report(&self) -> DescentReport {
        let theta = self.descent.theta();
        let pairs = theta.iter().zip(self.model.newton.theta());
        let differences = pairs.map(|(a, b)| (a - b).abs());
        DescentReport {
            from_newton: differences.fold(0.0, f64::max),
            log: self.descent.log().cloned().collect(),
        }
    }

    fn bishop(&self) -> BishopReport {
        let model = self.pair.as_ref().unwrap_or(&self.model);
        let columns = model.design.columns();
        let theta = model.newton.theta();
        let pair = columns
            .iter()
            .position(|column| column.name() == Term::BishopPair.name());
        let difference = Ratio::pieces([0.0, -1.0, 1.0, 0.0, 0.0], theta.len());
        let pair = Ratio::column(pair.unwrap_or_default(), theta.len());
        let intervals = [&difference, &pair].map(|ratio| model.interval(ratio));
        BishopReport {
            bishop_less_knight: difference.of(theta),
            bishop_less_knight_interval: intervals[0],
            pair: pair.of(theta),
            pair_interval: intervals[1],
            answer: BishopAnswer::of(intervals[0], intervals[1]),
        }
    }

    fn warnings(&self) -> Vec<Warning> {
        let Model {
            design,
            observations,
            newton,
            ..
        } = &self.model;
        let theta = newton.theta();
        let mut found = warnings(design.columns(), observations, theta, self.settings.lambda);
        if self
            .model
            .interval(&Ratio::column(0, theta.len()))
            .is_none()
        {
            found.push(Warning::PawnUnsure);
        }
        if self.descent.has_diverged() {
            found.push(Warning::Diverged);
        }
        if self.data.is_without_games() {
            found.push(Warning::RowsWithoutGames);
        }
        if self.settings.terms.contains(&Term::Rating) && design.unrated() > 0 {
            found.push(Warning::Unrated {
                games: design.unrated(),
            });
        }
        found
    }
}

#[cfg(test)]
mod tests;
