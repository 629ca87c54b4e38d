//! `sessa human fit-look`: how much what a look ahead sees has to count, for moves that are drawn to be blunders as often as people's.

use std::collections::BTreeMap;
use std::io::{self, Write};

use ::human::{Network, Pool};
use chess::Move;
use engine::{NoHost, Root};
use human_player::{LookAhead, RATINGS, weigh, weight};
use trainer::human::game::{HumanGame, Turn};

use super::judge::Judge;
use super::measure::{Place, agreement_with, places, sample};
use super::sources;
use super::tally::band;
use crate::args::HumanFitLook;
use crate::human_network;
use crate::in_threads::in_threads;

/// Largest weight that is tried.
const HEAVIEST: f32 = 40.0;

/// Moves with smaller probabilities by the network are judged by the look alone.
const RARE: f32 = 0.005;

/// Loss of chances, by the look, of a blunder.
const BLUNDER: f32 = 0.2;

/// A half-move: the network's probabilities, and of all moves the losses by the look and the blunders by our engine.
struct Seen {
    rating: u16,
    moves: Vec<(Move, f32)>,
    losses: Vec<f32>,
    are_blunders: Vec<bool>,
    /// Index of the move that was played.
    played: usize,
}

pub fn run(request: &HumanFitLook, out: &mut impl Write) -> io::Result<()> {
    let network = human_network::read(request.network.as_deref())?;
    let games = sources::read(&request.files, request.threads, |file, games| {
        writeln!(out, "{file}: {games} games")
    })?;
    let is_wanted = |&(number, ply): &Place| {
        let game: &HumanGame = &games[number];
        let is_persons =
            (RATINGS[0]..RATINGS[RATINGS.len() - 1] + 200).contains(&game.ratings[ply % 2]);
        game.pool == Pool::Online && is_persons && request.unseen == game.is_kept_for_measuring()
    };
    let mut places = places(&games, request.unseen);
    places.retain(is_wanted);
    let sample = sample(&games, &places, request.sample, request.seed);
    let mut bands: BTreeMap<u16, Vec<Seen>> = BTreeMap::new();
    in_threads(
        request.threads,
        |hand_over| {
            sample.iter().copied().all(hand_over);
            Ok(())
        },
        || {
            let (network, games, mut judge) = (&network, &games, Judge::new(request.nodes));
            move |(game, ply): Place| see(network, &games[game], ply, &mut judge)
        },
        |seen: Option<Seen>| {
            if let Some(seen) = seen {
                bands.entry(band(seen.rating)).or_default().push(seen);
            }
            Ok(())
        },
    )?;
    tell(&bands, out)
}

/// Tells the shares of blunders by band, and the curve that comes nearest to people's.
fn tell(bands: &BTreeMap<u16, Vec<Seen>>, out: &mut impl Write) -> io::Result<()> {
    write!(
        out,
        "| band | positions | blunders: people | drawn | drawn with look | beside people's | weight that gives people's |"
    )?;
    writeln!(
        out,
        " log-loss | with look | first | with look | top 3 | with look |"
    )?;
    writeln!(out, "|---|{}", "---:|".repeat(12))?;
    for (from, seen) in bands {
        let (people, drawn) = (of_people(seen), blunders(seen, weight));
        let [first, top_3, log_loss] = agreement(seen, |_| 0.0);
        let [first_with, top_3_with, log_loss_with] = agreement(seen, weight);
        writeln!(
            out,
            "| {from}–{} | {} | {:.1} % | {:.1} % | {:.1} % | {:+.0} % | {:.2} | {log_loss:.3} | {log_loss_with:.3} | {:.1} % | {:.1} % | {:.1} % | {:.1} % |",
            from + 199,
            seen.len(),
            100.0 * people,
            100.0 * blunders(seen, |_| 0.0),
            100.0 * drawn,
            100.0 * (drawn / people - 1.0),
            weight_for(seen, people),
            100.0 * first,
            100.0 * first_with,
            100.0 * top_3,
            100.0 * top_3_with,
        )?;
    }
    let (at_1400, points) = nearest_curve(bands);
    writeln!(
        out,
        "\nThe curve nearest to people's blunders: weight {at_1400:.1} at 1400, e times as much every {points:.0} points."
    )
}

/// A half-move as the network, the look and our engine see it.
fn see(network: &Network, game: &HumanGame, ply: usize, judge: &mut Judge) -> Option<Seen> {
    let mut seen = None;
    game.visit(ply, |_, turn| {
        seen = of_turn(network, turn, judge);
        false
    });
    seen
}

fn of_turn(network: &Network, turn: &Turn<'_>, judge: &mut Judge) -> Option<Seen> {
    let root = Root::new(turn.situation.position.clone());
    let moves = network.predict(&turn.situation).moves;
    let played = moves.iter().position(|&(mv, _)| mv == turn.played)?;
    let rating = turn.situation.ratings[0];
    let losses = LookAhead::new(&root, &moves, &mut NoHost).losses;
    let mut judged = judge.judge(&root);
    let are_blunders =
        (moves.iter().zip(&losses).enumerate()).map(|(n, (&(mv, chance), &loss))| {
            if chance < RARE && n != played {
                loss > BLUNDER
            } else {
                judged.is_blunder(mv)
            }
        });
    let are_blunders = are_blunders.collect();
    Some(Seen {
        rating,
        moves,
        losses,
        are_blunders,
        played,
    })
}

impl Seen {
    /// The probabilities with a weight.
    fn weighed(&self, weight: f32) -> Vec<(Move, f32)> {
        weigh(&self.moves, &self.losses, weight)
    }
}

/// Share of people's moves that are blunders.
fn of_people(seen: &[Seen]) -> f64 {
    let are = seen.iter().filter(|seen| seen.are_blunders[seen.played]);
    are.count() as f64 / seen.len() as f64
}

/// Share of blunders among moves that are drawn with a weight by rating.
fn blunders(seen: &[Seen], weight: impl Fn(u16) -> f32) -> f64 {
    let of = |seen: &Seen| {
        let weighed = seen.weighed(weight(seen.rating));
        let are = weighed
            .iter()
            .zip(&seen.are_blunders)
            .filter(|(_, is)| **is);
        are.map(|((_, chance), _)| f64::from(*chance)).sum::<f64>()
    };
    seen.iter().map(of).sum::<f64>() / seen.len() as f64
}

/// Mean agreement with people with a weight by rating: first, among the first three, log-loss in nats.
fn agreement(seen: &[Seen], weight: impl Fn(u16) -> f32) -> [f64; 3] {
    let mut sums = [0.0; 3];
    for seen in seen {
        let weighed = seen.weighed(weight(seen.rating));
        let agreed = agreement_with(&weighed, seen.moves[seen.played].0);
        for (sum, value) in sums.iter_mut().zip(agreed.unwrap_or_default()) {
            *sum += value;
        }
    }
    sums.map(|sum| sum / seen.len() as f64)
}

/// The weight with which drawn moves are blunders as often as wanted, by halving; 0 where they are not more often without any.
fn weight_for(seen: &[Seen], share: f64) -> f32 {
    let (mut from, mut to) = (0.0, HEAVIEST);
    while to - from > 0.01 {
        let middle = f32::midpoint(from, to);
        if blunders(seen, |_| middle) > share {
            from = middle;
        } else {
            to = middle;
        }
    }
    from
}

/// Weight at 1400, and the points after which it is e times as large, by which the logarithms of the shares of blunders are nearest to
/// those of people's: least squares over the bands, among the curves that foretell people's moves on average no worse than no look does.
fn nearest_curve(bands: &BTreeMap<u16, Vec<Seen>>) -> (f32, f32) {
    let log_loss = |weight: &dyn Fn(u16) -> f32| -> f64 {
        let of = |seen: &Vec<Seen>| agreement(seen, weight)[2];
        bands.values().map(of).sum()
    };
    let without = log_loss(&|_| 0.0);
    let weights = (2..=25).map(|n| 0.2 * n as f32);
    let curves = weights.flat_map(|weight| (6..=30).map(move |n| (weight, 50.0 * n as f32)));
    let error = |&(at_1400, points): &(f32, f32)| -> f64 {
        let weight = |rating: u16| {
            let rating = rating.clamp(RATINGS[0], RATINGS[RATINGS.len() - 1]);
            at_1400 * ((f32::from(rating) - 1_400.0) / points).exp()
        };
        if log_loss(&weight) > without {
            return f64::INFINITY;
        }
        let of = |seen: &Vec<Seen>| {
            let share = blunders(seen, weight).max(1e-3) / of_people(seen).max(1e-3);
            share.ln().powi(2)
        };
        bands.values().map(of).sum()
    };
    let nearest = curves
        .map(|curve| (error(&curve), curve))
        .min_by(|a, b| a.0.total_cmp(&b.0));
    nearest.map_or((0.0, 1.0), |(_, curve)| curve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;

    /// Half-moves with a sound move, which the network gives 80 %, and one that loses half of the chances, which people play in a share of them.
    fn half_moves(rating: u16, people: f64) -> Vec<Seen> {
        let moves = Position::default().legal_moves();
        let one = |number: usize| Seen {
            rating,
            moves: vec![(moves[0], 0.8), (moves[1], 0.2)],
            losses: vec![0.0, 0.5],
            are_blunders: vec![false, true],
            played: usize::from(number < (400.0 * people).round() as usize),
        };
        (0..400).map(one).collect()
    }

    /// Share of blunders with a weight.
    fn share(weight: f64) -> f64 {
        let bad = 0.2 * (-0.5 * weight).exp();
        bad / (0.8 + bad)
    }

    #[test]
    fn the_weight_gives_the_wanted_share() {
        let seen = half_moves(1_400, share(1.6));
        assert!((f64::from(weight_for(&seen, of_people(&seen))) - 1.6).abs() < 0.05);
        assert!((blunders(&seen, |_| 1.6) - of_people(&seen)).abs() < 5e-3);
        assert!(weight_for(&seen, 0.3) <= 0.0, "more than without a look");
    }

    #[test]
    fn the_curve_is_found() {
        let of = |rating: u16| {
            let weight = 2.0 * ((f64::from(rating) - 1_400.0) / 600.0).exp();
            (rating, half_moves(rating, share(weight)))
        };
        let bands = BTreeMap::from([600, 1_000, 1_400, 1_800].map(of));
        let (at_1400, points) = nearest_curve(&bands);
        assert!((1.8..=2.2).contains(&at_1400), "{at_1400}");
        assert!((500.0..=700.0).contains(&points), "{points}");
    }
}
