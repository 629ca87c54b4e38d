//! Time of a choice: the median and the slowest of five games of a robot against itself, in microseconds, natively or under Node.

use std::time::Instant;

use chess::Position;
use engine::NoHost;
use human::Network;
use human_player::HumanPlayer;

/// Half-moves of a game at most.
const PLIES: usize = 80;

fn main() {
    engine::prepare();
    let network =
        Network::from_bytes(include_bytes!("../../human/network.bin")).expect("a network");
    let mut times = Vec::new();
    for seed in 0..5 {
        let player = HumanPlayer {
            network: &network,
            rating: 1_400,
            seed,
        };
        let (start, mut moves) = (Position::default(), Vec::new());
        while moves.len() < PLIES {
            let begun = Instant::now();
            let choice = player.choose(&start, &moves, None, &mut NoHost);
            times.push(begun.elapsed().as_micros());
            let Some(choice) = choice else { break };
            moves.push(choice.mv);
        }
    }
    times.sort_unstable();
    let median = times[times.len() / 2];
    println!(
        "{} moves: median {median} µs, slowest {} µs",
        times.len(),
        times[times.len() - 1]
    );
}
