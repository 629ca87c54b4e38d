//! `sessa human measure`: how well people's moves are predicted, beside engines on the same positions.

use std::collections::{HashMap, HashSet};
use std::io::{self, Write};

use ::human::{Network, Pool, Prediction, Situation};
use chess::Move;
use engine::{Level, NoHost, Root};
use fastrand::Rng;
use human_player::{LookAhead, drawn, weigh, weight};
use trainer::human::game::{HumanGame, Turn};

use super::engines::{Engines, LEVELS};
use super::sources;
use super::tally::{Group, Tally, band};
use crate::args::HumanMeasure;
use crate::human_network;
use crate::in_threads::in_threads;

/// A half-move and what was foretold of it.
struct Foretold {
    groups: [Group; 3],
    /// Held for the likeliest, among the three likeliest; log-loss; squared error of the expected points.
    values: [f64; 4],
    /// Logarithms of the time that was foretold and of that taken, with one second more.
    time: Option<[f64; 2]>,
}

/// A half-move that engines have looked at.
struct Compared {
    groups: [Group; 3],
    /// Agreement of the network's likeliest move, of the nearest level, of our engine and the other one; blunders of people, of
    /// moves drawn by the network without and with the look ahead, of its likeliest moves and of the nearest level.
    values: [f64; 9],
    /// Names of the first of [`Foretold::values`], without the look ahead and with it.
    looked: [f64; 6],
    /// Agreement of each level.
    levels: [f64; LEVELS],
}

/// Game and half-move.
pub(super) type Place = (usize, usize);

pub fn run(request: &HumanMeasure, out: &mut impl Write) -> io::Result<()> {
    let network = human_network::read(request.network.as_deref())?;
    let games = sources::read(&request.files, request.threads, |file, games| {
        writeln!(out, "{file}: {games} games")
    })?;
    let places = places(&games, request.unseen);
    if places.is_empty() {
        return Err(io::Error::other(
            "there are no games of two players with ratings to measure with",
        ));
    }
    foretell(&network, &games, &places, request, out)?;
    if request.sample == 0 {
        return Ok(());
    }
    let sample = sample(&games, &places, request.sample, request.seed);
    let (mut tally, mut looked, mut of_levels) = (Tally::new(), Tally::new(), Tally::new());
    in_threads(
        request.threads,
        |hand_over| {
            sample.iter().copied().enumerate().all(hand_over);
            Ok(())
        },
        || {
            let mut engines = Engines::start(request);
            let (network, games) = (&network, &games);
            move |(number, (game, ply)): (usize, Place)| {
                let seed = request.seed.wrapping_add(number as u64);
                let engines = engines.as_mut().map_err(|why| why.clone())?;
                compare(network, &games[game], ply, engines, seed)
            }
        },
        |compared: Result<Compared, String>| {
            let compared = compared.map_err(io::Error::other)?;
            tally.add(compared.groups, compared.values);
            looked.add(compared.groups, compared.looked);
            of_levels.add(compared.groups, compared.levels);
            Ok(())
        },
    )?;
    let own = format!("engine, {} nodes", request.nodes);
    let other = format!("other, depth {}", request.depth);
    let other = request.uci.as_ref().map_or("no other", |_| other.as_str());
    let titles = [
        "network",
        "nearest level",
        &own,
        other,
        "blunders of people",
        "drawn by the network",
        "with look ahead",
        "its likeliest",
        "nearest level's",
    ];
    tally.write(titles.map(|title| (title, None)), out)?;
    let titles = [
        ("first", None),
        ("top 3", None),
        ("log-loss", Some(3)),
        ("first with look ahead", None),
        ("top 3 with it", None),
        ("log-loss with it", Some(3)),
    ];
    looked.write(titles, out)?;
    let numbers: [String; LEVELS] = std::array::from_fn(|n| format!("level {}", n + 1));
    of_levels.write(numbers.each_ref().map(|title| (title.as_str(), None)), out)
}

/// The half-moves that are measured.
pub(super) fn places(games: &[HumanGame], unseen: bool) -> Vec<Place> {
    let seen: HashSet<u64> = games
        .iter()
        .filter(|game| unseen && game.pool == Pool::Online && !game.is_kept_for_measuring())
        .flat_map(|game| game.players)
        .collect();
    let is_measured = |game: &HumanGame, ply: usize| {
        !unseen
            || game.pool == Pool::Board
            || game.is_kept_for_measuring() && !seen.contains(&game.players[ply % 2])
    };
    let of = |(number, game): (usize, &HumanGame)| -> Vec<Place> {
        let plies = (0..game.moves.len()).filter(|&ply| is_measured(game, ply));
        plies.map(|ply| (number, ply)).collect()
    };
    games.iter().enumerate().flat_map(of).collect()
}

/// Tells how well the network foretells all half-moves.
fn foretell(
    network: &Network,
    games: &[HumanGame],
    places: &[Place],
    request: &HumanMeasure,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut plies: HashMap<usize, Vec<usize>> = HashMap::new();
    for &(game, ply) in places {
        plies.entry(game).or_default().push(ply);
    }
    let mut numbers: Vec<usize> = plies.keys().copied().collect();
    numbers.sort_unstable();
    let mut tally: Tally<4> = Tally::new();
    let mut times = Vec::new();
    in_threads(
        request.threads,
        |hand_over| {
            numbers.iter().copied().all(hand_over);
            Ok(())
        },
        || {
            |number: usize| {
                let mut foretold = Vec::new();
                games[number].visit(0, |ply, turn| {
                    if plies[&number].binary_search(&ply).is_ok() {
                        let situation = shifted(&turn.situation, request.shift);
                        foretold.extend(one(&network.predict(&situation), turn));
                    }
                    true
                });
                foretold
            }
        },
        |foretold: Vec<Foretold>| {
            for one in foretold {
                tally.add(one.groups, one.values);
                times.extend(one.time);
            }
            Ok(())
        },
    )?;
    let titles = [
        ("first", None),
        ("top 3", None),
        ("log-loss", Some(3)),
        ("points²", Some(3)),
    ];
    tally.write(titles, out)?;
    if !times.is_empty() {
        let (correlation, error) = agreement(&times);
        writeln!(
            out,
            "time: {} half-moves; correlation of the logarithms {correlation:.3}, mean error by a factor of {:.2}\n",
            times.len(),
            error.exp()
        )?;
    }
    out.flush()
}

/// A situation on the web as one over the board, between players whose ratings are higher by `points`.
fn shifted<'a>(situation: &Situation<'a>, shift: Option<i32>) -> Situation<'a> {
    let mut situation = situation.clone();
    if let (Some(shift), Pool::Online) = (shift, situation.pool) {
        situation.pool = Pool::Board;
        situation.ratings = situation
            .ratings
            .map(|rating| (i32::from(rating) + shift).clamp(0, i32::from(u16::MAX)) as u16);
    }
    situation
}

/// A prediction beside what was played.
fn one(prediction: &Prediction, turn: &Turn<'_>) -> Option<Foretold> {
    let [first, top_3, log_loss] = agreement_with(&prediction.moves, turn.played)?;
    let error = turn.outcome.map_or(0.0, |outcome| {
        f64::from(prediction.points() - outcome.points()).powi(2)
    });
    let time = prediction.time.zip(turn.seconds);
    Some(Foretold {
        groups: Group::of(turn.situation.position, turn.situation.ratings[0]),
        values: [first, top_3, log_loss, error],
        time: time.map(|(time, seconds)| {
            [time.median, seconds].map(|seconds| f64::from(1.0 + seconds).ln())
        }),
    })
}

/// Probabilities beside the move played: 1 if that is held for the likeliest, 1 if it is among the three likeliest, log-loss.
pub(super) fn agreement_with(moves: &[(Move, f32)], played: Move) -> Option<[f64; 3]> {
    let &(_, chance) = moves.iter().find(|(mv, _)| *mv == played)?;
    let is_better = |&&(mv, other): &&(Move, f32)| mv != played && other >= chance;
    let place = moves.iter().filter(is_better).count();
    let is = |condition| if condition { 1.0 } else { 0.0 };
    let log_loss = -f64::from(chance.max(1e-9)).ln();
    Some([is(place == 0), is(place < 3), log_loss])
}

/// Correlation of pairs, and the mean absolute difference.
fn agreement(pairs: &[[f64; 2]]) -> (f64, f64) {
    let count = pairs.len() as f64;
    let mean = [0, 1].map(|n| pairs.iter().map(|pair| pair[n]).sum::<f64>() / count);
    let product = |a: usize, b: usize| -> f64 {
        let one = |pair: &[f64; 2]| (pair[a] - mean[a]) * (pair[b] - mean[b]);
        pairs.iter().map(one).sum()
    };
    let error = pairs.iter().map(|[a, b]| (a - b).abs()).sum::<f64>() / count;
    let spread = (product(0, 0) * product(1, 1)).sqrt();
    (product(0, 1) / spread.max(f64::MIN_POSITIVE), error)
}

/// So many half-moves of each band, drawn by lot.
pub(super) fn sample(
    games: &[HumanGame],
    places: &[Place],
    of_a_band: usize,
    seed: u64,
) -> Vec<Place> {
    let mut drawn = places.to_vec();
    Rng::with_seed(seed).shuffle(&mut drawn);
    let mut taken: HashMap<u16, usize> = HashMap::new();
    drawn.retain(|&(game, ply)| {
        let taken = taken.entry(band(games[game].ratings[ply % 2])).or_default();
        *taken += 1;
        *taken <= of_a_band
    });
    drawn
}

/// Predictions of the network, the levels and the engines for a position.
fn compare(
    network: &Network,
    game: &HumanGame,
    ply: usize,
    engines: &mut Engines,
    seed: u64,
) -> Result<Compared, String> {
    let mut compared = Err("a half-move is missing".into());
    game.visit(ply, |_, turn| {
        compared = of_turn(network, turn, engines, seed);
        false
    });
    compared
}

fn of_turn(
    network: &Network,
    turn: &Turn<'_>,
    engines: &mut Engines,
    seed: u64,
) -> Result<Compared, String> {
    let (position, rating) = (turn.situation.position, turn.situation.ratings[0]);
    let root = Root::new(position.clone());
    let prediction = network.predict(&turn.situation);
    let likeliest = likeliest(&prediction);
    let look_ahead = LookAhead::new(&root, &prediction.moves, &mut NoHost);
    let weighed = weigh(&prediction.moves, &look_ahead.losses, weight(rating));
    let lot = Rng::with_seed(seed).f32();
    let [drawn, drawn_with_look] = [&prediction.moves, &weighed].map(|moves| drawn(moves, lot));
    let [without, with] = [&prediction.moves, &weighed]
        .map(|moves| agreement_with(moves, turn.played).unwrap_or_default());
    let levels = engines.levels(&root, seed);
    let nearest = usize::from(Level::nearest(u32::from(rating)).number());
    let level = levels[nearest.min(LEVELS) - 1];
    let other = engines.other(&root)?;
    let mut judged = engines.judge.judge(&root);
    let best = judged.best;
    let is = |condition| if condition { 1.0 } else { 0.0 };
    let agrees = |mv| is(mv == Some(turn.played));
    let mut blunders = |mv: Option<Move>| is(mv.is_some_and(|mv| judged.is_blunder(mv)));
    Ok(Compared {
        groups: Group::of(position, rating),
        values: [
            agrees(likeliest),
            agrees(level),
            agrees(best),
            agrees(other),
            blunders(Some(turn.played)),
            blunders(drawn),
            blunders(drawn_with_look),
            blunders(likeliest),
            blunders(level),
        ],
        looked: std::array::from_fn(|n| if n < 3 { without[n] } else { with[n - 3] }),
        levels: levels.map(agrees),
    })
}

/// The likeliest move; of equals the first.
fn likeliest(prediction: &Prediction) -> Option<Move> {
    let moves = prediction.moves.iter().rev();
    let likeliest = moves.max_by(|a, b| a.1.total_cmp(&b.1));
    likeliest.map(|(mv, _)| *mv)
}
