//! The network that comes with the crate: the same digits natively and in wasm, as `cargo xtask test wasm` runs it under Node.

use chess::{Color, Position};
use human::{Clock, Network, Played, Pool, Prediction, Situation};

static NETWORK: &[u8] = include_bytes!("../network.bin");

fn network() -> Network {
    Network::from_bytes(NETWORK).expect("it is a network")
}

/// Prediction for a player of a rating after some moves.
fn after(network: &Network, moves: &str, rating: u16) -> (Position, Prediction) {
    let mut position = Position::default();
    let (mut own, mut last) = (None, None);
    for san in moves.split_ascii_whitespace() {
        let mv = position.parse_san(san).expect("legal");
        let played = Played::new(&position, mv);
        position.play(mv);
        (own, last) = (last, Some(played));
    }
    let prediction = network.predict(&Situation {
        position: &position,
        last,
        own,
        ratings: [rating; 2],
        pool: Pool::Online,
        clock: Some(Clock {
            base: 300.0,
            increment: 3.0,
            left: Some(200.0),
        }),
    });
    (position, prediction)
}

const GAMES: [&str; 4] = [
    "",
    "e4 e5 Nf3 Nc6 Bc4 Nd4 Nxe5 Qg5",
    "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 b6 cxd5 Nxd5 Bxe7 Qxe7 Nxd5 exd5",
    "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3 e5 Nb3 Be6 f3 h5 Qd2 Nbd7",
];

/// FNV-1a of 64 bits over the bits of all predictions.
const DIGITS: u64 = 0x2aab_2200_78b7_400f;

#[test]
fn predictions_have_the_same_digits_everywhere() {
    let network = network();
    let mut hash = 0xcbf2_9ce4_8422_2325;
    let mut count = |value: f32| {
        for byte in value.to_bits().to_le_bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    };
    for game in GAMES {
        for rating in [600, 1_437, 2_400] {
            let (_, prediction) = after(&network, game, rating);
            prediction
                .moves
                .iter()
                .for_each(|&(_, chance)| count(chance));
            prediction.result.into_iter().for_each(&mut count);
            let time = prediction.time.expect("there is a clock");
            count(time.median);
        }
    }
    assert_eq!(hash, DIGITS, "predictions have changed");
}

#[test]
fn probabilities_add_up() {
    let network = network();
    for game in GAMES {
        let (position, prediction) = after(&network, game, 1_500);
        let moves = position.legal_moves();
        let told = prediction.moves.iter().map(|(mv, _)| *mv);
        assert!(told.eq(moves.iter().copied()));
        let sum: f32 = prediction.moves.iter().map(|(_, chance)| chance).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
        let sum: f32 = prediction.result.iter().sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
        let time = prediction.time.expect("there is a clock");
        assert!(time.median < 200.0 && time.spread > 0.0, "{time:?}");
    }
}

#[test]
fn where_there_is_no_move_none_is_predicted() {
    let (position, prediction) = after(&network(), "f3 e5 g4 Qh4#", 1_500);
    assert!(position.is_checkmate() && prediction.moves.is_empty());
}

/// Sanity of the predictions: what is known of people's play.
#[test]
fn people_are_met_again() {
    let network = network();
    let chance = |moves, rating, san: &str| {
        let (position, prediction) = after(&network, moves, rating);
        let mv = position.parse_san(san).expect("legal");
        let found = prediction.moves.iter().find(|(other, _)| *other == mv);
        found.expect("a legal move").1
    };
    // Kings' pawns go first, and no first move is made in more than two games of three.
    for rating in [800, 1_400, 2_000] {
        let first = chance("", rating, "e4");
        assert!((0.25..0.67).contains(&first), "{rating}: {first}");
    }
    // A queen is taken back; the stronger the player, the surer.
    let taken = "e4 d5 exd5 Qxd5 Nc3 Qd4 Nf3 Qxf2+";
    let back = [600, 1_200, 2_000].map(|rating| chance(taken, rating, "Kxf2"));
    assert!(back[0] > 0.8 && back[2] > 0.9, "{back:?}");
    // The stronger player sees the mate more often.
    let mate = "e4 e5 Bc4 Nc6 Qh5 d6";
    let seen = [500, 1_000, 1_600].map(|rating| chance(mate, rating, "Qxf7#"));
    assert!(seen[0] < seen[2] && seen[2] > 0.8, "{seen:?}");
    // A queen more: White may expect to win.
    let (position, prediction) =
        after(&network, "e4 d5 exd5 Qxd5 Nc3 Qd4 Nf3 Qxf2+ Kxf2 e5", 1_500);
    assert_eq!(position.turn(), Color::White);
    assert!(prediction.points() > 0.65, "{}", prediction.points());
}
