//! `sessa human fit-look`: how far people of a rating look ahead, and how much it counts.

use std::collections::BTreeMap;
use std::io::{self, Write};

use ::human::{Network, Pool};
use engine::{NoHost, Root};
use human_player::LookAhead;
use trainer::human::game::{HumanGame, Turn};

use super::measure::{Place, sample};
use super::sources;
use super::tally::band;
use crate::args::HumanFitLook;
use crate::human_network;
use crate::in_threads::in_threads;

/// Looks that are tried.
const DEPTHS: [u32; 3] = [1, 2, 3];
const SLOPES: [f32; 4] = [0.2, 0.35, 0.5, 0.7];
const TRIED: usize = DEPTHS.len() * SLOPES.len();

/// Largest weight that is tried.
const HEAVIEST: f64 = 40.0;

/// A half-move: the network's probabilities, and by each look the losses of all moves.
struct Seen {
    band: u16,
    chances: Vec<f64>,
    losses: [Vec<f32>; TRIED],
    /// Index of the move that was played.
    played: usize,
}

pub fn run(request: &HumanFitLook, out: &mut impl Write) -> io::Result<()> {
    let network = human_network::read(request.network.as_deref())?;
    let games = sources::read(&request.files, request.threads, |file, games| {
        writeln!(out, "{file}: {games} games")
    })?;
    let learnt = games
        .iter()
        .enumerate()
        .filter(|(_, game)| game.pool == Pool::Online && !game.is_kept_for_measuring());
    let places: Vec<Place> = learnt
        .flat_map(|(number, game)| (0..game.moves.len()).map(move |ply| (number, ply)))
        .collect();
    let sample = sample(&games, &places, request.sample, request.seed);
    let mut bands: BTreeMap<u16, Vec<Seen>> = BTreeMap::new();
    in_threads(
        request.threads,
        |hand_over| {
            sample.iter().copied().all(hand_over);
            Ok(())
        },
        || |(game, ply)| see(&network, &games[game], ply),
        |seen: Option<Seen>| {
            if let Some(seen) = seen {
                bands.entry(seen.band).or_default().push(seen);
            }
            Ok(())
        },
    )?;
    write!(out, "| band | positions | without |")?;
    for (depth, slope) in tried() {
        write!(out, " depth {depth}, slope {slope} |")?;
    }
    write!(out, "\n|---|---:|---:|{}\n", "---:|".repeat(TRIED))?;
    for (from, seen) in &bands {
        let without = log_loss(seen, 0, 0.0);
        write!(
            out,
            "| {from}–{} | {} | {without:.4} |",
            from + 199,
            seen.len()
        )?;
        for look in 0..TRIED {
            let weight = least(|weight| log_loss(seen, look, weight));
            write!(out, " {weight:.2}: {:.4} |", log_loss(seen, look, weight))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn tried() -> impl Iterator<Item = (u32, f32)> {
    let of_depth = |depth| SLOPES.map(|slope| (depth, slope));
    DEPTHS.into_iter().flat_map(of_depth)
}

/// A half-move as the network and all looks see it.
fn see(network: &Network, game: &HumanGame, ply: usize) -> Option<Seen> {
    let mut seen = None;
    game.visit(ply, |_, turn| {
        seen = of_turn(network, turn);
        false
    });
    seen
}

fn of_turn(network: &Network, turn: &Turn<'_>) -> Option<Seen> {
    let root = Root::new(turn.situation.position.clone());
    let moves = network.predict(&turn.situation).moves;
    let played = moves.iter().position(|&(mv, _)| mv == turn.played)?;
    let mut losses: [Vec<f32>; TRIED] = Default::default();
    let mut looked = None;
    for ((depth, slope), losses) in tried().zip(&mut losses) {
        let look = LookAhead {
            depth,
            slope,
            weight: 0.0,
        };
        if looked.as_ref().is_none_or(|(known, _)| *known != depth) {
            looked = Some((depth, look.search(&root, &mut NoHost).info.lines));
        }
        let (_, lines) = looked.as_ref()?;
        *losses = look.losses(&moves, lines);
    }
    Some(Seen {
        band: band(turn.situation.ratings[0]),
        chances: moves.iter().map(|&(_, chance)| f64::from(chance)).collect(),
        losses,
        played,
    })
}

/// Mean log-loss with a weight of a look, in nats.
fn log_loss(seen: &[Seen], look: usize, weight: f64) -> f64 {
    let of = |seen: &Seen| {
        let losses = seen.losses[look].iter().map(|&loss| f64::from(loss));
        let weighed: Vec<f64> = (seen.chances.iter().zip(losses))
            .map(|(chance, loss)| chance.max(1e-9) * (-weight * loss).exp())
            .collect();
        let sum: f64 = weighed.iter().sum();
        (sum / weighed[seen.played]).ln()
    };
    seen.iter().map(of).sum::<f64>() / seen.len() as f64
}

/// The weight where a convex function is least, by golden sections.
fn least(of: impl Fn(f64) -> f64) -> f64 {
    let golden = 0.618_034;
    let (mut from, mut to) = (0.0, HEAVIEST);
    while to - from > 0.01 {
        let (lower, upper) = (to - golden * (to - from), from + golden * (to - from));
        if of(lower) < of(upper) {
            to = upper;
        } else {
            from = lower;
        }
    }
    f64::midpoint(from, to)
}
