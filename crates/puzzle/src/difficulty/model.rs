//! Model of puzzle ratings: the coefficients that `sessa puzzle rate --fit` has computed (docs/puzzles.md).

use super::TRAITS;

/// The traits and their coefficients: points of rating for one more of each.
#[rustfmt::skip]
pub(super) const MODEL: [(&str, f64); TRAITS] = [
    ("effort", 33.7818),
    ("hardest", 82.4214),
    ("unfound", 22.4063),
    ("moves", -5.2154),
    ("quiet", 111.0061),
    ("distance", -19.7037),
    ("checks", 39.2113),
    ("captures", 40.8259),
    ("replies", -9.5307),
    ("worth", -25.4626),
    ("mate", -144.2764),
    ("backRankMate", -250.4605),
    ("defensiveMove", 83.4846),
    ("fork", -76.4348),
    ("found600", -106.5234),
    ("found800", -65.8380),
    ("found1000", 50.4718),
    ("found1200", 57.0699),
    ("found1400", -120.3552),
    ("found1600", -229.8146),
    ("found1800", -101.9320),
    ("found2000", 404.0757),
    ("first800", 76.7200),
    ("first1800", -40.4423),
    ("effort²", -0.3252),
    ("hardest²", -5.8858),
    ("unfound²", -6.2486),
    ("moves²", 0.4474),
    ("quiet²", -19.0734),
    ("distance²", 0.4277),
    ("checks²", 37.6198),
    ("captures²", 17.2119),
    ("replies²", 16.2229),
    ("worth²", -87.3456),
    ("found600²", -3.9068),
    ("found1200²", -7.7205),
    ("found2000²", 6.9425),
];

/// The rating of a puzzle of which all traits are 0.
pub(super) const INTERCEPT: f64 = 764.5860;

/// The mean of the public ratings that the model was fitted to.
pub(super) const MEAN: f64 = 1_547.1;

/// Correlation with the public ratings. A regression's answers lie nearer to the mean than what they are to tell; divided by it they
/// spread as the public ratings do.
pub(super) const SPREAD: f64 = 0.789;

/// The deviation of such ratings: the square root of the mean square of their errors.
pub(super) const DEVIATION: f64 = 331.0;
