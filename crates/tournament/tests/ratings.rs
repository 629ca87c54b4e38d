//! Ratings: expected scores, performance and rating change by B.02.

#[path = "common/crosstable.rs"]
mod crosstable;
#[path = "common/generator.rs"]
mod generator;

use crosstable::crosstable;
use generator::simulated;
use tournament::number::Number;
use tournament::rating::{
    Coefficient, expected, perfect_performance, performance, performance_of, rating_change,
};

#[test]
fn expected_scores_of_table_8_1_2() {
    let cases = [
        (0, 50),
        (3, 50),
        (4, 51),
        (-4, 49),
        (76, 60),
        (77, 61),
        (197, 75),
        (198, 76),
        (344, 88),
        (345, 89),
        (400, 92),
        (-400, 8),
        (735, 99),
        (736, 100),
        (-736, 0),
        (2000, 100),
    ];
    for (difference, percent) in cases {
        assert_eq!(expected(difference), percent, "{difference}");
        assert_eq!(expected(difference) + expected(-difference), 100);
    }
}

#[test]
fn performances() {
    // Half points, ratings of opponents, performance and perfect performance.
    let cases = [
        (2, vec![2400, 2500], Some((2450, 2447))),
        (0, vec![2400, 2500], Some((1650, 1600))),
        (4, vec![2400, 2500], Some((3250, 3236))),
        (2, vec![2000, 2000, 2001], Some((1875, 1879))),
        (7, vec![2300, 2350, 2250, 2200], Some((2611, 2608))),
        (0, vec![], None),
    ];
    for (halves, ratings, found) in cases {
        let both = performance(halves, &ratings).zip(perfect_performance(halves, &ratings));
        assert_eq!(
            both.map(|(one, other)| (one.rating, other)),
            found,
            "{halves} {ratings:?}"
        );
    }
    // 10.1: half of a point is rounded up.
    assert_eq!(
        performance(2, &[2400, 2401]).map(|it| it.average),
        Some(2401)
    );
}

#[test]
fn the_perfect_performance_is_the_lowest_rating_that_is_enough() {
    let opponents = [2210, 1875, 2402, 2050, 1990];
    for halves in 1..=10 {
        let found = perfect_performance(halves, &opponents).expect("there are opponents");
        let sum = |rating| {
            opponents
                .iter()
                .map(|it| expected(rating - it))
                .sum::<i32>()
        };
        let score = 50 * halves as i32;
        assert!(
            sum(found) >= score && sum(found - 1) < score,
            "{halves}: {found}"
        );
    }
}

#[test]
fn coefficients() {
    let cases = [
        (2299, Some(18), 10, 40),
        (2299, Some(19), 10, 20),
        (2300, Some(17), 10, 20),
        (2399, None, 10, 20),
        (2400, Some(15), 10, 10),
        // The product of K and the number of games is 700 at most.
        (2399, None, 35, 20),
        (2399, None, 36, 19),
        (1800, Some(12), 18, 38),
    ];
    for (rating, age, games, value) in cases {
        assert_eq!(
            Coefficient::by(rating, age).value(games),
            value,
            "{rating} {age:?} {games}"
        );
    }
    assert_eq!(Coefficient::Given(40).value(9), 40);
}

#[test]
fn differences_above_400_count_as_400_below_2650() {
    let mut two = crosstable(&["2w1", "1b0"]);
    for (own, difference, limited, change) in [
        (2649, 400, true, Number::ratio(8, 10)),
        (2650, 550, false, Number::ratio(3, 10)),
        (2500, 400, false, Number::ratio(8, 10)),
    ] {
        two.players[0].rating = own;
        two.players[1].rating = 2100;
        let found = rating_change(&two, 0, 1, Coefficient::Slow).expect("a rated player");
        let game = found.games[0];
        assert_eq!(
            (game.difference, game.limited, found.change),
            (difference, limited, change)
        );
        // The opponent is below 2650, and their difference limited.
        let other = rating_change(&two, 1, 1, Coefficient::Slow).expect("a rated player");
        assert_eq!(other.games[0].difference, -400);
    }
}

#[test]
fn only_rated_games_against_rated_players_count() {
    let mut four = crosstable(&["2w1 3b1 4w+", "1b0 4w1 3b=", "4w1 1w0 2w=", "3b0 2b0 1b-"]);
    four.players[2].rating = 0;
    let games = |player| rating_change(&four, player, 3, Coefficient::Usual).map(|it| it.games);
    let rounds: Vec<usize> = games(0).expect("rated").iter().map(|it| it.round).collect();
    assert_eq!(rounds, [1]);
    assert_eq!(games(2), None);
    assert_eq!(
        performance_of(&four, 0, 3).map(|it| it.rating),
        Some(2350 + 800)
    );
    assert_eq!(
        performance_of(&four, 2, 3).map(|it| (it.average, it.percent)),
        Some((2333, 50))
    );
    assert_eq!(performance_of(&four, 0, 0), None);
}

#[test]
fn rating_changes_of_a_tournament_add_up_to_nothing() {
    for number in 0..60 {
        let history = simulated(number);
        let tournament = history.tournament();
        let changes = (0..tournament.players.len()).filter_map(|player| {
            let rounds = tournament.paired_rounds();
            rating_change(tournament, player, rounds, Coefficient::Usual)
        });
        assert_eq!(
            changes.map(|it| it.change).sum::<Number>(),
            Number::ZERO,
            "{number}"
        );
    }
}
