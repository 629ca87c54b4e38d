use super::*;
use crate::dataset::{GameResult, GameTags};
use crate::features::Features;
use crate::settings::{Band, Draws};

fn features(pawns: i8, turn: i8, phase: u8) -> Features {
    Features {
        material: [pawns, 0, 0, 0, 0],
        turn,
        phase,
        ..Features::default()
    }
}

fn tags(players: [&str; 2], ratings: [Option<u16>; 2], year: Option<u16>) -> GameTags {
    GameTags {
        players: players.map(str::to_owned),
        ratings,
        year,
    }
}

fn data() -> Dataset {
    let mut data = Dataset::new();
    data.push(
        GameResult::White,
        &tags(["Anna", "Berta"], [Some(2000), Some(1800)], Some(1900)),
        &[features(0, 1, 24), features(1, -1, 10)],
    );
    data.push(
        GameResult::Draw,
        &tags(["Berta", "anna "], [Some(1800), Some(2000)], Some(1950)),
        &[features(0, 1, 24), features(0, -1, 20)],
    );
    data.push(
        GameResult::Black,
        &tags(["Carla", "Berta"], [None, Some(2500)], None),
        &[features(-1, 1, 12)],
    );
    data
}

fn design(change: impl FnOnce(&mut Settings)) -> Result<Design, DesignError> {
    let mut settings = Settings::default();
    change(&mut settings);
    Design::new(&data(), &settings)
}

/// Vector, number of its rows, points.
fn rows(design: &Design) -> Vec<(Vec<f64>, f64, f64)> {
    let observations = design.observations();
    let rows = observations.rows();
    rows.map(|(vector, weight, points)| (vector.to_vec(), weight, points))
        .collect()
}

#[test]
fn equal_rows_are_merged_and_counted() {
    let found = design(|_| ()).expect("there are rows");
    assert_eq!((found.game_count(), found.row_count()), (2, 3));
    assert_eq!(found.width(), 5);
    let pawn = |n: f64| vec![n, 0.0, 0.0, 0.0, 0.0];
    assert_eq!(
        rows(&found),
        [
            (pawn(0.0), 1.0, 1.0),
            (pawn(1.0), 1.0, 1.0),
            (pawn(-1.0), 1.0, 0.0)
        ]
    );
    let found = design(|settings| settings.draws = Draws::Half).expect("there are rows");
    assert_eq!((found.game_count(), found.row_count()), (3, 5));
    assert_eq!(rows(&found)[0], (pawn(0.0), 3.0, 2.0));
    // The turn tells rows apart that were the same.
    let found = design(|settings| {
        settings.draws = Draws::Half;
        settings.terms = vec![Term::Turn];
    });
    assert_eq!(found.expect("there are rows").vector_count(), 4);
}

#[test]
fn games_are_counted_as_often_as_told() {
    let found = design(|_| ()).expect("there are rows");
    let times = [2, 0];
    let observations = found.weighted(|game| times[game]);
    assert!((observations.total() - 4.0).abs() < 1e-15);
    let weights: Vec<f64> = observations.rows().map(|row| row.1).collect();
    assert_eq!(weights, [2.0, 2.0]);
    let games: Vec<_> = found.games().collect();
    assert_eq!(games[1].1, [2]);
    assert!(games[1].0.abs() < f64::EPSILON);
    assert_eq!(found.vector(1)[0].to_bits(), 1.0_f64.to_bits());
}

#[test]
fn games_are_chosen_by_player_year_and_rating() {
    let games = |change: fn(&mut Settings)| {
        design(|settings| {
            settings.draws = Draws::Half;
            change(settings);
        })
        .map(|design| design.game_count())
    };
    assert_eq!(
        games(|settings| settings.players = vec!["ANNA".into()]),
        Ok(2)
    );
    assert_eq!(
        games(|settings| settings.players = vec!["carla".into(), "Anna".into()]),
        Ok(3)
    );
    let nothing = Err(DesignError::NothingSelected);
    assert_eq!(
        games(|settings| settings.players = vec!["Ann".into()]),
        nothing
    );
    let band = |from, to| Band { from, to };
    assert_eq!(band(None, Some(1900)).to, Some(1900));
    assert_eq!(
        games(|settings| settings.years = Band {
            from: None,
            to: Some(1900)
        }),
        Ok(1)
    );
    assert_eq!(
        games(|settings| settings.years = Band {
            from: Some(1900),
            to: None
        }),
        Ok(2)
    );
    assert_eq!(
        games(|settings| settings.ratings = Band {
            from: Some(1800),
            to: Some(2000)
        }),
        Ok(2)
    );
    assert_eq!(
        games(|settings| settings.ratings = Band {
            from: Some(1801),
            to: None
        }),
        nothing
    );
    assert_eq!(
        games(|settings| settings.ratings = Band {
            from: None,
            to: Some(1999)
        }),
        nothing
    );
    let late = design(|settings| {
        settings.phase = Band {
            from: None,
            to: Some(11),
        }
    });
    assert_eq!(late.expect("there is a row").row_count(), 1);
}

#[test]
fn columns_of_games() {
    let found = design(|settings| {
        settings.players = vec!["Berta".into()];
        settings.terms = vec![Term::Rating, Term::Player, Term::White];
        settings.draws = Draws::Half;
    })
    .expect("there are rows");
    let names: Vec<&str> = found.columns()[5..]
        .iter()
        .map(|column| column.name())
        .collect();
    assert_eq!(names, ["white", "player", "rating"]);
    let first = |game: usize| {
        let row = found.games().nth(game).expect("it is there").1[0];
        found.vector(row)[5..].to_vec()
    };
    assert_eq!(first(0), [1.0, -1.0, 0.5]);
    assert_eq!(first(1), [1.0, 1.0, -0.5]);
    // One rating is not known: no difference.
    assert_eq!(first(2), [1.0, -1.0, 0.0]);
    assert_eq!(found.unrated(), 1);
}

#[test]
fn nothing_to_fit_is_told() {
    let mut empty = Dataset::new();
    let settings = Settings::default();
    let error = |data: &Dataset| Design::new(data, &settings).expect_err("there are no rows");
    assert_eq!(error(&empty), DesignError::NoRows);
    empty.push(
        GameResult::Draw,
        &GameTags::default(),
        &[features(0, 1, 24)],
    );
    assert_eq!(error(&empty), DesignError::OnlyDraws);
    let player = design(|settings| settings.terms = vec![Term::Player]);
    assert_eq!(player.expect_err("whose?"), DesignError::NoPlayer);
    for error in [
        DesignError::NoRows,
        DesignError::NothingSelected,
        DesignError::OnlyDraws,
        DesignError::NoPlayer,
    ] {
        assert!(!error.to_string().is_empty());
    }
}
