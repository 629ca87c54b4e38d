//! Glicko-2 for puzzles: the solver and the puzzle are the two players of one game.
//!
//! The system is that of Mark Glickman, “Example of the Glicko-2 system” (2022); the steps below have its numbers. The
//! constants and weights are those that the public puzzle database's ratings come from. A puzzle keeps its rating here: only
//! the solver's changes, and only by the first attempt without a hint.

use crate::{Rating, Theme, Themes};
use serde::{Deserialize, Serialize};
use std::f64::consts::PI;

/// System constant of Glicko-2 (τ): it limits the change of volatility.
pub const TAU: f64 = 0.75;
/// The least rating deviation: there is always some doubt.
pub const LEAST_DEVIATION: f64 = 45.0;
/// The greatest rating deviation: that of a player of whom nothing is known.
pub const MOST_DEVIATION: f64 = 500.0;
/// From this deviation on a rating is provisional.
pub const PROVISIONAL: f64 = 110.0;
/// From this deviation on next to nothing is known.
pub const CLUELESS: f64 = 230.0;
/// The volatility of a new player.
pub const START_VOLATILITY: f64 = 0.09;
/// The greatest volatility.
pub const MOST_VOLATILITY: f64 = 0.1;
/// The least and the greatest rating.
pub const RATINGS: std::ops::RangeInclusive<f64> = 400.0..=4000.0;
/// The most that one attempt changes a rating.
pub const MOST_CHANGE: f64 = 700.0;
/// Puzzles are asked for that are so much easier or harder than the solver's rating.
pub const DIFFICULTIES: [i16; 5] = [-600, -300, 0, 300, 600];
/// The levels a new solver may say he has, from beginner to strong player.
pub const LEVELS: [u16; 4] = [800, 1200, 1500, 1800];

/// The level of a new solver who plays against the robot of this level, of twelve.
pub fn level_of_player(robot: u8) -> u16 {
    LEVELS[match robot {
        0..=2 => 0,
        3..=5 => 1,
        6..=8 => 2,
        _ => 3,
    }]
}

/// A difference of one in the scale that the system counts in.
const SCALE: f64 = 173.7178;
const CENTER: f64 = 1500.0;
/// The volatility is found to this (ε), or after so many steps.
const TOLERANCE: f64 = 1e-6;
const MOST_STEPS: usize = 1000;

/// The rating of a player, whose strength may change.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayerRating {
    /// The rating.
    pub rating: f64,
    /// The rating deviation.
    pub deviation: f64,
    /// The degree to which the rating is expected to change (σ).
    pub volatility: f64,
}

impl Default for PlayerRating {
    /// That of a player of whom nothing is known.
    fn default() -> Self {
        Self::new(CENTER, MOST_DEVIATION)
    }
}

impl PlayerRating {
    /// A new player.
    pub const fn new(rating: f64, deviation: f64) -> Self {
        Self {
            rating,
            deviation,
            volatility: START_VOLATILITY,
        }
    }

    /// A new player who has said his level.
    pub fn at_level(level: u16) -> Self {
        Self::new(f64::from(level), 400.0)
    }

    /// True if it may still change much.
    pub fn is_provisional(self) -> bool {
        self.deviation >= PROVISIONAL
    }

    /// The rating without the volatility.
    pub fn rated(self) -> Rating {
        Rating {
            rating: self.rating,
            deviation: self.deviation,
        }
    }

    /// The rating after a first attempt at a puzzle. `theme` is the one that the solver chose, and so knew of.
    #[must_use]
    pub fn after(self, puzzle: Rating, solved: bool, theme: Option<Theme>) -> Self {
        let score = if solved { 1.0 } else { 0.0 };
        let new = glicko2(self, &[(puzzle, score)], TAU).limited(self);
        let weight = weight(theme, solved, puzzle.deviation >= PROVISIONAL);
        let between = |old: f64, new: f64| old * (1.0 - weight) + new * weight;
        Self {
            rating: between(self.rating, new.rating),
            deviation: between(self.deviation, new.deviation),
            volatility: between(self.volatility, new.volatility),
        }
    }

    fn limited(self, old: Self) -> Self {
        let rating = self
            .rating
            .clamp(old.rating - MOST_CHANGE, old.rating + MOST_CHANGE);
        Self {
            rating: rating.clamp(*RATINGS.start(), *RATINGS.end()),
            deviation: self.deviation.clamp(LEAST_DEVIATION, MOST_DEVIATION),
            volatility: self.volatility.min(MOST_VOLATILITY),
        }
    }
}

/// Themes that give nothing away: they tell the phase of a game or who played.
const NOT_HINTING: [Theme; 12] = [
    Theme::Opening,
    Theme::Middlegame,
    Theme::Endgame,
    Theme::RookEndgame,
    Theme::BishopEndgame,
    Theme::PawnEndgame,
    Theme::KnightEndgame,
    Theme::QueenEndgame,
    Theme::QueenRookEndgame,
    Theme::Master,
    Theme::MasterVsMaster,
    Theme::SuperGm,
];
/// Themes that say almost everything.
const OBVIOUS: [Theme; 9] = [
    Theme::MateIn1,
    Theme::MateIn2,
    Theme::MateIn3,
    Theme::MateIn4,
    Theme::MateIn5,
    Theme::Castling,
    Theme::EnPassant,
    Theme::DoubleCheck,
    Theme::AttackingF2F7,
];

/// Weight of a change of the rating: less if the chosen theme was a hint, and if the puzzle's own rating is not sure.
fn weight(theme: Option<Theme>, solved: bool, provisional: bool) -> f64 {
    let is_in =
        |themes: &[Theme], theme| themes.iter().copied().collect::<Themes>().contains(theme);
    let (win, loss) = match theme {
        None => (1.0, 1.0),
        Some(theme) if is_in(&NOT_HINTING, theme) => (0.7, 0.8),
        Some(theme) if is_in(&OBVIOUS, theme) => (0.1, 0.4),
        Some(_) => (0.2, 0.7),
    };
    let (less_win, less_loss) = if provisional { (0.2, 0.7) } else { (0.0, 0.0) };
    let weight = if solved {
        win - less_win
    } else {
        loss - less_loss
    };
    f64::max(weight, 0.1)
}

/// The rating after a rating period with these games: opponents, and scores from 0 to 1. Without limits or weights.
pub fn glicko2(player: PlayerRating, games: &[(Rating, f64)], tau: f64) -> PlayerRating {
    // Step 2: the system's own scale.
    let mu = (player.rating - CENTER) / SCALE;
    let phi = player.deviation / SCALE;
    // Steps 3 and 4: the variance by the games alone, and the improvement they suggest.
    let (mut information, mut surprise) = (0.0, 0.0);
    for &(opponent, score) in games {
        let g = weight_of_deviation(opponent.deviation / SCALE);
        let expected = 1.0 / (1.0 + (-g * (mu - (opponent.rating - CENTER) / SCALE)).exp());
        information += g * g * expected * (1.0 - expected);
        surprise += g * (score - expected);
    }
    let variance = 1.0 / information;
    let improvement = variance * surprise;
    if games.is_empty() {
        // Only the doubt grows.
        return PlayerRating {
            deviation: phi.hypot(player.volatility) * SCALE,
            ..player
        };
    }
    let volatility = new_volatility(player.volatility, improvement, phi, variance, tau);
    // Steps 6 to 8.
    let before = phi.hypot(volatility);
    let phi = 1.0 / (1.0 / (before * before) + information).sqrt();
    PlayerRating {
        rating: (mu + phi * phi * surprise) * SCALE + CENTER,
        deviation: phi * SCALE,
        volatility,
    }
}

/// An opponent whose rating is not sure counts less (g).
fn weight_of_deviation(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt()
}

/// Step 5: the volatility is the root of `f`, found by regula falsi (the Illinois variant).
fn new_volatility(sigma: f64, improvement: f64, phi: f64, variance: f64, tau: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let ex = x.exp();
        let sum = phi * phi + variance + ex;
        ex * (improvement * improvement - sum) / (2.0 * sum * sum) - (x - a) / (tau * tau)
    };
    let excess = improvement * improvement - phi * phi - variance;
    let mut left = a;
    let mut right = if excess > 0.0 {
        excess.ln()
    } else {
        let steps = (1..MOST_STEPS).map(|k| a - k as f64 * tau);
        steps
            .into_iter()
            .find(|&x| f(x) >= 0.0)
            .unwrap_or(a - MOST_STEPS as f64 * tau)
    };
    let (mut f_left, mut f_right) = (f(left), f(right));
    for _ in 0..MOST_STEPS {
        if (right - left).abs() <= TOLERANCE {
            break;
        }
        let middle = left + (left - right) * f_left / (f_right - f_left);
        let f_middle = f(middle);
        if f_middle * f_right <= 0.0 {
            (left, f_left) = (right, f_right);
        } else {
            f_left /= 2.0;
        }
        (right, f_right) = (middle, f_middle);
    }
    (left / 2.0).exp()
}
