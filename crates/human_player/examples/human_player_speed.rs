//! Time of a choice: the median and the slowest of two hundred, in microseconds, natively or under Node.

use std::time::Instant;

use chess::Position;
use engine::NoHost;
use human::Network;
use human_player::HumanPlayer;

fn main() {
    engine::prepare();
    let network =
        Network::from_bytes(include_bytes!("../../human/network.bin")).expect("a network");
    let position =
        Position::from_fen("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
            .expect("legal");
    for rating in human_player::RATINGS {
        let mut times: Vec<u128> = (0..200)
            .map(|seed| {
                let player = HumanPlayer {
                    network: &network,
                    rating,
                    seed,
                    opening: Vec::new(),
                };
                let begun = Instant::now();
                let choice = player.choose(&position, &[], None, &mut NoHost);
                assert!(choice.is_some());
                begun.elapsed().as_micros()
            })
            .collect();
        times.sort_unstable();
        println!(
            "{rating}: median {} µs, slowest {} µs",
            times[100], times[199]
        );
    }
}
