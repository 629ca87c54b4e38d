//! `sessa human blind`: a blind test of a robot. A classifier of games by named features tells whose they are; the less often it is right,
//! the more the robot plays like people.

use std::io::{self, Write};

use ::human::Pool;
use chess::{Move, Position, Role};
use engine::{Limits, NoHost, Root, full_width};
use lab::{Newton, Observations, sigmoid};

use super::sources;
use crate::args::HumanBlind;
use crate::in_threads::in_threads;
use crate::mine::each_game;

/// Half-moves of a game that count: people resign and robots do not, so the length of a game would tell at once.
const PLIES: usize = 60;

/// Fewest half-moves of a game.
const SHORTEST: usize = 40;

/// Points by which the players' ratings differ from the robot's at most.
const NEAR: u16 = 100;

/// Plies of the look by which moves are judged.
const DEPTH: u32 = 2;

/// Slope of the curve of chances by which moves are judged, as `game::judgement` has it.
const SLOPE: f32 = 0.7;

/// Loss of chances of a blunder.
const BLUNDER: f32 = 0.2;

/// Parts of the cross-validation.
const FOLDS: usize = 10;

/// Ridge penalty of the regression.
const LAMBDA: f64 = 1e-3;

const FEATURES: usize = 11;
const NAMES: [&str; FEATURES] = [
    "mean loss of chances",
    "deviation of the losses",
    "blunders",
    "moves without loss",
    "captures",
    "checks",
    "moves of the piece that moved last",
    "moves back to where it came from",
    "pawn moves",
    "queen moves",
    "half-move of the first castling",
];

/// Features of a game.
type Game = [f64; FEATURES];

pub fn run(request: &HumanBlind, out: &mut impl Write) -> io::Result<()> {
    let people = sources::read(&request.files, request.threads, |file, games| {
        writeln!(out, "{file}: {games} games")
    })?;
    let is_like = |rating: &u16| rating.abs_diff(request.rating) <= NEAR;
    let people = people.into_iter().filter(|game| {
        game.pool == Pool::Online
            && game.is_kept_for_measuring()
            && game.ratings.iter().all(is_like)
    });
    let people: Vec<Vec<Move>> = people
        .map(|game| game.moves.iter().map(|&raw| Move::from_raw(raw)).collect())
        .collect();
    let mut robots = Vec::new();
    each_game(std::slice::from_ref(&request.robot), |tree| {
        if *tree.start() == Position::default() {
            let moves = tree.main_line().filter_map(|id| tree[id].mv());
            robots.push(moves.collect::<Vec<Move>>());
        }
        true
    })?;
    let mut kinds = [people, robots];
    for games in &mut kinds {
        games.retain(|moves| moves.len() >= SHORTEST);
    }
    let count = kinds[0].len().min(kinds[1].len()).min(request.games);
    if count < FOLDS {
        return Err(io::Error::other(format!(
            "there are {} games of people and {} of the robot; {FOLDS} of each are the fewest",
            kinds[0].len(),
            kinds[1].len()
        )));
    }
    let [people, robots] = kinds.map(|games| {
        // Spread over all of them, so that no source counts more than its share.
        let step = games.len() as f64 / count as f64;
        let spread = move |n: usize| games[(n as f64 * step) as usize].clone();
        (0..count).map(spread).collect::<Vec<_>>()
    });
    let mut games = Vec::new();
    in_threads(
        request.threads,
        |hand_over| {
            let pairs = people.into_iter().zip(robots);
            pairs.flat_map(<[_; 2]>::from).all(hand_over);
            Ok(())
        },
        || |moves: Vec<Move>| features(&moves),
        |game| {
            games.push(game);
            Ok(())
        },
    )?;
    tell(&games, out)
}

/// Tells the means of both kinds and how often the classifier is right. Games of people and of the robot take turns.
fn tell(games: &[Game], out: &mut impl Write) -> io::Result<()> {
    let scaled = scaled(games);
    writeln!(
        out,
        "| feature | people | robot | coefficient |\n|---|---:|---:|---:|"
    )?;
    let all: Vec<usize> = (0..games.len()).collect();
    let coefficients = fit(&scaled, &all);
    for (n, name) in NAMES.into_iter().enumerate() {
        let mean = |kind: usize| {
            let of = games.iter().skip(kind).step_by(2).map(|game| game[n]);
            2.0 * of.sum::<f64>() / games.len() as f64
        };
        let (people, robot) = (mean(0), mean(1));
        writeln!(
            out,
            "| {name} | {people:.4} | {robot:.4} | {:+.2} |",
            coefficients[n]
        )?;
    }
    let mut right = 0;
    for fold in 0..FOLDS {
        // Pairs stay together.
        let (inside, others): (Vec<usize>, Vec<usize>) =
            all.iter().partition(|&&number| number / 2 % FOLDS == fold);
        let coefficients = fit(&scaled, &others);
        let is_right = |&&number: &&usize| {
            let logit: f64 = (scaled[number].iter().zip(&coefficients))
                .map(|(a, b)| a * b)
                .sum();
            (sigmoid(logit) > 0.5) == (number % 2 == 1)
        };
        right += inside.iter().filter(is_right).count();
    }
    writeln!(
        out,
        "\n{right} of {} games told right: {:.1} %",
        games.len(),
        100.0 * right as f64 / games.len() as f64
    )
}

/// Coefficients of a logistic regression over some games: the odds that the robot has played.
fn fit(scaled: &[Vec<f64>], numbers: &[usize]) -> Vec<f64> {
    let vectors: Vec<f64> = numbers.iter().flat_map(|&n| scaled[n].clone()).collect();
    let counts = numbers.iter().map(|&n| (1.0, (n % 2) as f64)).collect();
    let observations = Observations::new(vectors.into(), FEATURES + 1, counts);
    Newton::fit(&observations, LAMBDA).theta().to_vec()
}

/// Features less their means, in standard deviations, and 1 for the intercept.
fn scaled(games: &[Game]) -> Vec<Vec<f64>> {
    let count = games.len() as f64;
    let scales: [(f64, f64); FEATURES] = std::array::from_fn(|n| {
        let mean = games.iter().map(|game| game[n]).sum::<f64>() / count;
        let square = games
            .iter()
            .map(|game| (game[n] - mean).powi(2))
            .sum::<f64>()
            / count;
        (mean, square.sqrt().max(1e-9))
    });
    let scale = |game: &Game| {
        let values = game
            .iter()
            .zip(scales)
            .map(|(x, (mean, by))| (x - mean) / by);
        values.chain([1.0]).collect()
    };
    games.iter().map(scale).collect()
}

/// The features of a game from the usual start.
fn features(moves: &[Move]) -> Game {
    let mut position = Position::default();
    let mut root = Root::new(position.clone());
    let (mut losses, mut shares) = (Vec::new(), [0.0; 6]);
    let mut castled = PLIES;
    let mut last: [Option<Move>; 2] = [None, None];
    for (ply, &mv) in moves.iter().take(PLIES).enumerate() {
        let lines = full_width(&root, &Limits::depth(DEPTH), &mut NoHost)
            .info
            .lines;
        losses.push(human_player::losses(&[(mv, 1.0)], &lines, SLOPE)[0]);
        let role = position.role_at(mv.from());
        let own = last[ply % 2];
        let is_again =
            own.is_some_and(|own| position.destination(mv) != mv.from() && own.to() == mv.from());
        let is_back = is_again && own.is_some_and(|own| own.from() == mv.to());
        if position.castling_side(mv).is_some() {
            castled = castled.min(ply);
        }
        let is_capture = position.captured(mv).is_some();
        root.play(mv);
        position = root.position.clone();
        let is = [
            is_capture,
            position.is_check(),
            is_again,
            is_back,
            role == Some(Role::Pawn),
            role == Some(Role::Queen),
        ];
        for (share, is) in shares.iter_mut().zip(is) {
            *share += f64::from(u8::from(is));
        }
        last[ply % 2] = Some(mv);
    }
    let count = losses.len() as f64;
    let share =
        |is: &dyn Fn(f32) -> bool| losses.iter().filter(|&&loss| is(loss)).count() as f64 / count;
    let mean = losses.iter().map(|&loss| f64::from(loss)).sum::<f64>() / count;
    let square = losses
        .iter()
        .map(|&loss| (f64::from(loss) - mean).powi(2))
        .sum::<f64>()
        / count;
    let [captures, checks, again, back, pawns, queens] = shares.map(|share| share / count);
    [
        mean,
        square.sqrt(),
        share(&|loss| loss > BLUNDER),
        share(&|loss| loss < 0.005),
        captures,
        checks,
        again,
        back,
        pawns,
        queens,
        castled as f64,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_is_told_and_what_does_not_is_not() {
        let game = |number: usize, gap: f64| {
            let noise = |n: usize| ((number * 7_919 + n * 104_729) % 1_000) as f64 / 1_000.0;
            let mut game: Game = std::array::from_fn(noise);
            game[3] += gap * (number % 2) as f64;
            game
        };
        let right = |gap| {
            let games: Vec<Game> = (0..400).map(|number| game(number, gap)).collect();
            let mut told = Vec::new();
            tell(&games, &mut told).expect("memory is written to");
            let told = String::from_utf8(told).expect("text");
            let word = told.trim().rsplit(' ').nth(1).map(str::to_owned);
            word.and_then(|word| word.parse::<f64>().ok())
                .expect("per cent")
        };
        assert!(right(2.0) > 97.0);
        assert!((35.0..65.0).contains(&right(0.0)));
    }

    #[test]
    fn features_are_those_of_the_moves() {
        let mut position = Position::default();
        let moves: Vec<Move> = "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 Re1 Nf6 Nxe5 Nxe5 Rxe5+"
            .split(' ')
            .map(|san| {
                let mv = position.parse_san(san).expect("legal");
                position.play(mv);
                mv
            })
            .collect();
        let game = features(&moves);
        assert!((game[4] - 4.0 / 13.0).abs() < 1e-9, "captures: {game:?}");
        assert!((game[5] - 1.0 / 13.0).abs() < 1e-9, "checks: {game:?}");
        assert!((game[7] - 1.0 / 13.0).abs() < 1e-9, "back: {game:?}");
        assert!((game[10] - 6.0).abs() < 1e-9, "castling: {game:?}");
        assert!(game[0] < 0.1);
    }
}
