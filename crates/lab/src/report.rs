//! The result of an experiment, as values.

use serde::Serialize;

use crate::calibration::Calibration;
use crate::descent::TracePoint;
use crate::held_back::TermFound;
use crate::logistic::Observations;
use crate::ratio::Interval;
use crate::relations::{BishopAnswer, RelationFound};
use crate::warning::Warning;

/// Results of an experiment.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Report {
    /// Games used.
    pub games: usize,
    /// Their rows.
    pub rows: usize,
    /// The different rows among them.
    pub vectors: usize,
    /// The columns with their values.
    pub columns: Vec<ColumnReport>,
    /// The minimum of the cost, regularisation included.
    pub cost: f64,
    /// Iterations of Newton's method.
    pub iterations: u32,
    /// The gradient descent, as far as it has come.
    pub descent: DescentReport,
    /// Quality of the fit.
    pub goodness: Goodness,
    /// Resamples made.
    pub resamples: u32,
    /// Relations between the values.
    pub relations: Vec<RelationFound>,
    /// The bishop, the knight and the pair.
    pub bishop: BishopReport,
    /// Terms that were looked at on games held back.
    pub terms: Vec<TermFound>,
    /// Scores by material.
    pub calibration: Calibration,
    /// Warnings: reasons why figures say less than they seem to.
    pub warnings: Vec<Warning>,
}

/// A column with its value.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct ColumnReport {
    /// Its name.
    pub name: &'static str,
    /// Its coefficient, by Newton's method.
    pub theta: f64,
    /// Its value where the pawn is worth 100.
    pub value: f64,
    /// The 95 % interval of that by the clustered covariance; `None` if the pawn's value may be 0.
    pub quick: Option<Interval>,
    /// The same by the bootstrap, once it is complete.
    pub bootstrap: Option<Interval>,
}

/// The gradient descent.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct DescentReport {
    /// The largest distance of its coefficients from those of Newton's method.
    pub from_newton: f64,
    /// Its log.
    pub log: Vec<TracePoint>,
}

/// Quality of a fit, beside a model that always foretells the mean.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Goodness {
    /// The mean logarithmic loss.
    pub loss: f64,
    /// The same of the mean.
    pub constant_loss: f64,
    /// The Brier score.
    pub brier: f64,
    /// The same of the mean.
    pub constant_brier: f64,
}

impl Goodness {
    /// The goodness of coefficients.
    pub fn new(observations: &Observations, theta: &[f64]) -> Goodness {
        let mean = observations.mean();
        let entropy = |p: f64| if p > 0.0 { -p * libm::log(p) } else { 0.0 };
        Goodness {
            loss: observations.loss(theta),
            constant_loss: entropy(mean) + entropy(1.0 - mean),
            brier: observations.brier(theta),
            constant_brier: mean * (1.0 - mean),
        }
    }
}

/// The bishop, the knight and the pair, in a model that has all three. In pawns.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct BishopReport {
    /// A single bishop less a knight.
    pub bishop_less_knight: f64,
    /// The 95 % interval of that.
    pub bishop_less_knight_interval: Option<Interval>,
    /// Two bishops, besides what each is worth.
    pub pair: f64,
    /// The 95 % interval of that.
    pub pair_interval: Option<Interval>,
    /// The answer.
    pub answer: BishopAnswer,
}
