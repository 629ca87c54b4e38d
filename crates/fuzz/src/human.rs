//! Fuzz target of the network of human moves.

use ::human::{Network, Pool, Situation};
use arbitrary::{Result, Unstructured};
use chess::Position;

static NETWORK: &[u8] = include_bytes!("../../human/network.bin");

/// Any file of a network, mostly a good one with some bytes changed or cut: what is read predicts, and of what is not the
/// fault is said in a sentence.
pub fn human_network(input: &mut Unstructured<'_>) -> Result<()> {
    let mut bytes = NETWORK.to_vec();
    for _ in 0..input.int_in_range(0..=3)? {
        // The header is where readers differ.
        let end = if input.arbitrary()? {
            20
        } else {
            bytes.len() - 1
        };
        let place = input.int_in_range(0..=end)?;
        bytes[place] = input.arbitrary()?;
    }
    if input.ratio(1, 4)? {
        let length = input.int_in_range(0..=bytes.len())?;
        bytes.truncate(length);
    }
    let is_whole = bytes == NETWORK;
    match Network::from_bytes(&bytes) {
        Ok(network) => {
            assert!(is_whole, "a changed file is taken for a network");
            let prediction = network.predict(&Situation {
                position: &Position::default(),
                last: None,
                own: None,
                ratings: [input.arbitrary()?, input.arbitrary()?],
                pool: Pool::Online,
                clock: None,
            });
            let sum: f32 = prediction.moves.iter().map(|(_, chance)| chance).sum();
            assert!((sum - 1.0).abs() < 1e-3, "{sum}");
        }
        Err(why) => {
            assert!(!is_whole, "{why}");
            assert!(!why.to_string().is_empty());
        }
    }
    Ok(())
}
