//! Time of a prediction: the median and the slowest of a thousand, in microseconds, natively or under Node.

use std::time::Instant;

use chess::Position;
use human::{Network, Pool, Situation};

fn main() {
    let network = Network::from_bytes(include_bytes!("../network.bin")).expect("a network");
    let position =
        Position::from_fen("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
            .expect("legal");
    let mut times: Vec<u128> = (0..1_000)
        .map(|number| {
            let begun = Instant::now();
            let prediction = network.predict(&Situation {
                position: &position,
                last: None,
                own: None,
                ratings: [600 + number, 1_500],
                pool: Pool::Online,
                clock: None,
            });
            assert_eq!(prediction.moves.len(), 48);
            begun.elapsed().as_micros()
        })
        .collect();
    times.sort_unstable();
    println!("median {} µs, slowest {} µs", times[500], times[999]);
}
