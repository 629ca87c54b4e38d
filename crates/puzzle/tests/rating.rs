//! Ratings against Glickman's worked example and two other implementations.

use instant_glicko_2::algorithm::{PublicGame, rate_games_untimed};
use instant_glicko_2::{IntoWithParameters, Parameters, PublicRating};
use puzzle::rating::{MOST_DEVIATION, PlayerRating, TAU, glicko2};
use puzzle::{Rating, Theme};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// Glickman, “Example of the Glicko-2 system”, page 4: the player and his three games.
#[test]
fn the_worked_example() {
    let player = PlayerRating {
        rating: 1500.0,
        deviation: 200.0,
        volatility: 0.06,
    };
    let games = [
        (1400.0, 30.0, 1.0),
        (1550.0, 100.0, 0.0),
        (1700.0, 300.0, 0.0),
    ];
    let games = games.map(|(rating, deviation, score)| (Rating { rating, deviation }, score));
    let after = glicko2(player, &games, 0.5);
    assert!((after.rating - 1464.06).abs() < 0.015, "{after:?}");
    assert!((after.deviation - 151.52).abs() < 0.005, "{after:?}");
    assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
}

#[test]
fn a_period_without_games_adds_doubt() {
    let player = PlayerRating {
        rating: 1700.0,
        deviation: 60.0,
        volatility: 0.06,
    };
    let after = glicko2(player, &[], TAU);
    let expected = (60f64.powi(2) + (0.06 * 173.7178f64).powi(2)).sqrt();
    assert!((after.deviation - expected).abs() < 1e-9);
    assert_eq!((after.rating, after.volatility), (1700.0, 0.06));
}

/// A number from 0 to 1 by a linear congruence: the same on every machine.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, from: f64, to: f64) -> f64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        from + (self.0 >> 11) as f64 / (1u64 << 53) as f64 * (to - from)
    }
}

#[test]
fn two_other_implementations_agree_to_a_millionth() {
    let mut dice = Dice(7);
    for _ in 0..2000 {
        let player = PlayerRating {
            rating: dice.roll(400.0, 4000.0),
            deviation: dice.roll(45.0, MOST_DEVIATION),
            volatility: dice.roll(0.03, 0.1),
        };
        let tau = dice.roll(0.3, 1.2);
        let count = dice.roll(1.0, 4.0) as usize;
        let games: Vec<_> = (0..count)
            .map(|_| {
                let rating = (player.rating + dice.roll(-900.0, 900.0)).clamp(400.0, 4000.0);
                let deviation = dice.roll(45.0, MOST_DEVIATION);
                (
                    Rating { rating, deviation },
                    dice.roll(0.0, 3.0).floor() / 2.0,
                )
            })
            .collect();
        let ours = glicko2(player, &games, tau);
        let ours = [ours.rating, ours.deviation, ours.volatility];

        let their = |rating: Rating, volatility| Glicko2Rating {
            rating: rating.rating,
            deviation: rating.deviation,
            volatility,
        };
        let results: Vec<_> = games
            .iter()
            .map(|&(opponent, score)| {
                let outcome = match score {
                    0.0 => Outcomes::LOSS,
                    1.0 => Outcomes::WIN,
                    _ => Outcomes::DRAW,
                };
                (their(opponent, 0.06), outcome)
            })
            .collect();
        let config = Glicko2Config {
            tau,
            convergence_tolerance: 1e-6,
        };
        let one =
            glicko2_rating_period(&their(player.rated(), player.volatility), &results, &config);
        let one = [one.rating, one.deviation, one.volatility];

        let parameters = Parameters::new(PublicRating::new(1500.0, 350.0, 0.06), tau, 1e-6);
        let results: Vec<_> = games
            .iter()
            .map(|&(opponent, score)| {
                let opponent = PublicRating::new(opponent.rating, opponent.deviation, 0.06);
                PublicGame::new(opponent, score).into_with_parameters(parameters)
            })
            .collect();
        let rated = PublicRating::new(player.rating, player.deviation, player.volatility);
        let other = rate_games_untimed(
            rated.into_with_parameters(parameters),
            &results,
            1.0,
            parameters,
        );
        let other: PublicRating = other.into_with_parameters(parameters);
        let other = [other.rating(), other.deviation(), other.volatility()];

        for (ours, theirs) in [(ours, one), (ours, other)] {
            for (a, b) in ours.into_iter().zip(theirs) {
                assert!(
                    (a - b).abs() < 1e-6,
                    "{ours:?} {theirs:?} of {player:?} {games:?}"
                );
            }
        }
    }
}

/// The rating changes by a part of what Glicko-2 says, and within limits.
#[test]
fn an_attempt_counts_by_how_much_was_known() {
    let player = PlayerRating::new(1500.0, 100.0);
    let puzzle = Rating {
        rating: 1500.0,
        deviation: 80.0,
    };
    let provisional = Rating {
        deviation: 110.0,
        ..puzzle
    };
    let change = |puzzle, solved, theme| player.after(puzzle, solved, theme).rating - 1500.0;
    for (theme, win, loss, provisional_win, provisional_loss) in [
        (None, 1.0, 1.0, 0.8, 0.3),
        (Some(Theme::Endgame), 0.7, 0.8, 0.5, 0.1),
        (Some(Theme::Fork), 0.2, 0.7, 0.1, 0.1),
        (Some(Theme::MateIn2), 0.1, 0.4, 0.1, 0.1),
    ] {
        for (puzzle, solved, weight) in [
            (puzzle, true, win),
            (puzzle, false, loss),
            (provisional, true, provisional_win),
            (provisional, false, provisional_loss),
        ] {
            let score = if solved { 1.0 } else { 0.0 };
            let whole = glicko2(player, &[(puzzle, score)], TAU).rating - 1500.0;
            let part = change(puzzle, solved, theme) / whole;
            assert!((part - weight).abs() < 1e-9, "{theme:?} {solved}: {part}");
        }
    }
}

#[test]
fn ratings_have_limits() {
    let hard = Rating {
        rating: 3900.0,
        deviation: 45.0,
    };
    let new = PlayerRating::default();
    assert!((new.after(hard, true, None).rating - 2200.0).abs() < 1e-9);
    assert!(new.is_provisional() && !PlayerRating::new(1500.0, 109.0).is_provisional());
    let mut sure = PlayerRating::new(500.0, 46.0);
    for _ in 0..300 {
        let easy = Rating {
            rating: 600.0,
            deviation: 45.0,
        };
        sure = sure.after(easy, false, None);
    }
    assert!((sure.rating - 400.0).abs() < 1e-9, "{sure:?}");
    assert!(sure.deviation >= 45.0 && sure.volatility <= 0.1, "{sure:?}");
    let level = PlayerRating::at_level(1200);
    assert_eq!(
        (level.rating, level.deviation, level.volatility),
        (1200.0, 400.0, 0.09)
    );
}
