//! Statistics against figures found in other ways.

use lab::statistics::{Games, Hypothesis, Pairs, Sprt, SprtError, Verdict};

fn assert_near(found: f64, expected: f64, within: f64, of: &str) {
    assert!(
        (found - expected).abs() <= within,
        "{of}: {found} instead of {expected}"
    );
}

#[test]
fn law_h5_elo_and_its_interval() {
    // Worked out by hand from mean and deviation, with t from a table.
    for (results, elo, margin, likely) in [
        ([80, 0, 120], 70.44, 49.95, 0.998),
        ([96, 111, 136], 40.70, 30.58, 0.996),
        ([123, 89, 76], -57.21, 33.92, 0.0003),
        ([50, 100, 50], 0.0, 34.45, 0.5),
    ] {
        let games = Games::new(results);
        let estimate = games.estimate().expect("there are games");
        let of = format!("{results:?}");
        assert_near(estimate.elo, elo, 0.01, &of);
        assert_near(estimate.margin(), margin, 0.05, &of);
        assert_near(games.superiority(), likely, 0.0005, &of);
    }
    let pairs = Pairs::new([2, 20, 41, 30, 7]);
    let estimate = pairs.estimate().expect("there are pairs");
    assert_near(estimate.elo, 34.86, 0.01, "pairs");
    assert_near(estimate.margin(), 31.78, 0.05, "pairs");
    assert_eq!(estimate.verdict(), Verdict::A);
    assert_eq!(estimate.to_string(), "+34.9 ± 31.8");
}

#[test]
fn law_h5_for_long_matches_the_interval_is_that_of_other_runners() {
    // fastchess prints -8.64 ± 10.33 and LOS 5.05 % for these 1930 pairs.
    let pairs = Pairs::new([332, 433, 457 + 41, 333, 334]);
    let estimate = pairs.estimate().expect("there are pairs");
    assert_near(estimate.elo, -8.64, 0.005, "elo");
    assert_near(estimate.margin(), 10.33, 0.015, "margin");
    assert_near(pairs.superiority(), 0.0505, 0.0001, "superiority");
    assert_eq!(estimate.verdict(), Verdict::NoDifference);
}

#[test]
fn law_h5_a_difference_inside_the_interval_is_none() {
    let verdict = |results| {
        let estimate = Games::new(results).estimate().expect("there are games");
        estimate.verdict().to_string()
    };
    assert_eq!(verdict([80, 0, 120]), "A is stronger");
    assert_eq!(verdict([120, 0, 80]), "B is stronger");
    assert_eq!(verdict([8, 0, 12]), "no difference shown");
    assert_eq!(verdict([48, 100, 52]), "no difference shown");
    // Results that are all alike prove something only if there are enough of them.
    assert_eq!(verdict([0, 0, 1]), "no difference shown");
    assert_eq!(verdict([0, 0, 5]), "no difference shown");
    assert_eq!(verdict([0, 0, 6]), "A is stronger");
    assert_eq!(verdict([6, 0, 0]), "B is stronger");
    assert_eq!(verdict([0, 500, 0]), "no difference shown");
    // And so it is with few that are not.
    assert_eq!(verdict([0, 1, 1]), "no difference shown");
    assert_eq!(verdict([0, 1, 2]), "no difference shown");
}

#[test]
fn no_results_and_results_that_are_alike() {
    let none = Pairs::default();
    assert_eq!((none.score(), none.estimate()), (None, None));
    assert_near(none.superiority(), 0.5, 0.0, "nothing is known");

    let won = Games::new([0, 0, 10]);
    let estimate = won.estimate().expect("there are games");
    assert!(estimate.elo.is_infinite() && estimate.high.is_infinite());
    // The chance that ten games are won in 2.5 % of all runs: 0.025^(1/10) = 69.15 %.
    assert_near(estimate.low, 140.4, 0.2, "at least");
    assert_eq!(estimate.to_string(), "+∞, at least +140.2");
    assert!(won.superiority() > 0.999 && Games::new([10, 0, 0]).superiority() < 0.001);
    let drawn = Games::new([0, 10, 0]).estimate().expect("there are games");
    assert_near(drawn.elo, 0.0, 1e-9, "drawn");
    assert!(drawn.low < -50.0 && drawn.high > 50.0);
}

#[test]
fn results_are_counted() {
    let mut games = Games::default();
    for half_points in [2, 2, 1, 0] {
        games.add(half_points);
    }
    assert_eq!((games.counts(), games.count()), (&[1, 1, 2], 4));
    assert_eq!(games.score(), Some(0.625));
    let mut pairs = Pairs::default();
    pairs.add(4);
    pairs.add(1);
    assert_eq!(pairs, Pairs::new([0, 1, 0, 0, 1]));
}

#[test]
fn law_h5_log_likelihood_ratios() {
    // The first two lines are what fastchess prints for them; the others were found by maximising both likelihoods
    // directly.
    let ratio = |elo0, elo1| Sprt::new(elo0, elo1, 0.05, 0.05).expect("it is a test");
    let games = |results| Games::new(results);
    let pairs = |results| Pairs::new(results);
    assert_near(
        ratio(0.5, 2.5).llr(&games([21_184, 40_708, 21_404])),
        -1.57,
        0.005,
        "games",
    );
    assert_near(
        ratio(0.5, 2.5).llr(&pairs([223, 9_863, 21_279, 10_037, 246])),
        -3.07,
        0.005,
        "pairs",
    );
    for (results, elo0, elo1, expected) in [
        ([2, 20, 41, 30, 7], 0.0, 10.0, 1.173_778),
        ([2, 20, 41, 30, 7], 0.0, 5.0, 0.633_974),
        ([75, 64, 63, 54, 34], 0.0, 5.0, -1.460_06),
        ([0, 0, 3, 5, 2], 0.0, 10.0, 0.283_627),
    ] {
        let found = ratio(elo0, elo1).llr(&pairs(results));
        assert_near(found, expected, 1e-5, &format!("{results:?}"));
    }
    assert_near(
        ratio(0.0, 10.0).llr(&Games::default()),
        0.0,
        0.0,
        "no games",
    );
}

#[test]
fn law_h5_a_test_decides_at_its_bounds() {
    let sprt = Sprt::new(0.0, 10.0, 0.05, 0.1).expect("it is a test");
    let [lower, upper] = sprt.bounds();
    assert_near(lower, -2.2513, 0.0001, "ln(0.1 / 0.95)");
    assert_near(upper, 2.8904, 0.0001, "ln(0.9 / 0.05)");
    assert_eq!(sprt.decision(0.0), None);
    assert_eq!(sprt.decision(upper), Some(Hypothesis::H1));
    assert_eq!(sprt.decision(lower), Some(Hypothesis::H0));
    for (elo0, elo1, alpha, beta, error) in [
        (5.0, 5.0, 0.05, 0.05, SprtError::Hypotheses),
        (f64::NAN, 5.0, 0.05, 0.05, SprtError::Hypotheses),
        (0.0, 5.0, 0.0, 0.05, SprtError::Errors),
        (0.0, 5.0, 0.6, 0.5, SprtError::Errors),
    ] {
        assert_eq!(Sprt::new(elo0, elo1, alpha, beta), Err(error));
    }
}
