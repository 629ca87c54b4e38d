//! The robot with the network of the crate `human`: the same moves and times natively and in wasm, as `cargo xtask test wasm` runs it
//! under Node.

use chess::{Move, Position};
use engine::{Control, Host, Info, Limits, NoHost, Root, Score, Variation, full_width};
use human::{Clock, Network};
use human_player::{Choice, HumanPlayer, LookAhead, RATINGS, losses, weigh, weight};

static NETWORK: &[u8] = include_bytes!("../../human/network.bin");

fn network() -> Network {
    Network::from_bytes(NETWORK).expect("it is a network")
}

fn player(network: &Network, rating: u16, seed: u64) -> HumanPlayer<'_> {
    HumanPlayer {
        network,
        rating,
        seed,
    }
}

/// The moves of a game in SAN, from the standard position.
fn moves(game: &str) -> Vec<Move> {
    let mut position = Position::default();
    let played = game.split_ascii_whitespace().map(|san| {
        let mv = position.parse_san(san).expect("legal");
        position.play(mv);
        mv
    });
    played.collect()
}

/// The choice after a game from the standard position, and its move in SAN.
fn after(player: &HumanPlayer<'_>, game: &str, clock: Option<Clock>) -> (String, Choice) {
    let (start, moves) = (Position::default(), moves(game));
    let position = moves
        .iter()
        .fold(start.clone(), |position, &mv| position.after(mv));
    let choice = player.choose(&start, &moves, clock, &mut NoHost);
    let choice = choice.expect("there are moves");
    (position.to_san(choice.mv).to_string(), choice)
}

/// Number of seeds of a hundred with which a move is chosen.
fn share(network: &Network, rating: u16, game: &str, san: &str) -> usize {
    let is_chosen = |&seed: &u64| after(&player(network, rating, seed), game, None).0 == san;
    (0..100).filter(is_chosen).count()
}

const GAMES: [&str; 4] = [
    "",
    "e4 e5 Nf3 Nc6 Bc4 Nd4 Nxe5 Qg5",
    "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 b6 cxd5 Nxd5 Bxe7 Qxe7 Nxd5 exd5",
    "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3 e5 Nb3 Be6 f3 h5 Qd2 Nbd7",
];

const BLITZ: Clock = Clock {
    base: 300.0,
    increment: 3.0,
    left: Some(200.0),
};

/// FNV-1a of 64 bits over the moves and times of all choices.
const DIGITS: u64 = 0x75e1_7b4c_f064_aa3c;

#[test]
fn choices_have_the_same_digits_everywhere() {
    let network = network();
    let mut hash = 0xcbf2_9ce4_8422_2325;
    let mut count = |bytes: &[u8]| {
        for byte in bytes {
            hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    };
    for game in GAMES {
        for (rating, clock) in [(600, None), (1_437, Some(BLITZ)), (2_200, Some(BLITZ))] {
            let (_, choice) = after(&player(&network, rating, 5), game, clock);
            count(&choice.mv.to_raw().to_le_bytes());
            count(&choice.seconds.to_bits().to_le_bytes());
            assert_eq!(choice.info.lines.len(), 1);
            assert_eq!(choice.info.best().pv[0], choice.mv);
        }
    }
    assert_eq!(hash, DIGITS, "choices have changed");
}

#[test]
fn the_same_seed_makes_the_same_choice_and_another_seed_another_game() {
    let network = network();
    for game in GAMES {
        let choices = [1, 1, 2, 3, 4].map(|seed| after(&player(&network, 1_200, seed), game, None));
        assert_eq!(choices[0], choices[1]);
        let is_other = |choice: &(String, Choice)| choice != &choices[0];
        assert!(choices.iter().any(is_other), "{game}");
    }
}

#[test]
fn mate_in_one_and_a_hanging_queen_are_seen_the_surer_the_stronger() {
    let network = network();
    let mate = "e4 e5 Bc4 Nc6 Qh5 d6";
    let seen = [600, 1_400, 2_200].map(|rating| share(&network, rating, mate, "Qxf7#"));
    assert!(seen[0] < 97 && seen[2] >= 97, "{seen:?}");
    let queen = "e4 d5 exd5 Qxd5 Nc3 Qc4";
    let taken = [600, 1_400, 2_200].map(|rating| share(&network, rating, queen, "Bxc4"));
    assert!(taken[0] > 50 && taken[2] >= 97, "{taken:?}");
}

#[test]
fn likely_moves_are_searched_and_the_others_looked_at_two_plies_deep() {
    // 5.Nxf7 attacks queen and rook and loses to Qxg2 and Qxe4+.
    let mut root = Root::new(Position::default());
    for mv in moves(GAMES[1]) {
        root.play(mv);
    }
    let [greedy, sound] = ["Nxf7", "Bxf7+"].map(|san| root.position.parse_san(san).expect("legal"));
    let looked = |chance: f32, host: &mut dyn Host| {
        let moves = [(greedy, chance), (sound, 0.5)];
        LookAhead::new(&root, &moves, host)
    };
    let likely = looked(0.5, &mut NoHost);
    assert!(likely.losses[0] > 0.3, "{:?}", likely.losses);
    assert!(likely.losses[1] <= 0.0);
    let first = [0, 1].map(|n| likely.info.lines[n].pv[0]);
    assert_eq!(first, [sound, greedy]);
    let unlikely = looked(0.005, &mut NoHost);
    assert!(unlikely.losses[0] < 0.1, "{:?}", unlikely.losses);
    for found in [likely, unlikely, looked(0.5, &mut Hasty)] {
        let mut seen: Vec<Move> = found.info.lines.iter().map(|line| line.pv[0]).collect();
        seen.sort_unstable_by_key(|mv| mv.to_raw());
        let mut legal = root.position.legal_moves().to_vec();
        legal.sort_unstable_by_key(|mv| mv.to_raw());
        assert_eq!(seen, legal, "each move has one line");
    }
}

#[test]
fn losses_are_chances_given_away() {
    let position = Position::default();
    let [first, second, third] = [0, 1, 2].map(|n| position.legal_moves()[n]);
    let line = |mv, score| Variation {
        score,
        pv: vec![mv],
    };
    let lines = [
        line(first, Score::Centipawns(0)),
        line(second, Score::Centipawns(-200)),
        line(third, Score::Mate(-2)),
    ];
    let moves = [first, second, third].map(|mv| (mv, 1.0 / 3.0));
    let found = losses(&moves, &lines, 0.5);
    assert!(found[0] <= 0.0);
    assert!(
        (found[1] - (0.5 - 1.0 / (1.0 + 1.0_f32.exp()))).abs() < 1e-6,
        "{found:?}"
    );
    assert!(
        (found[2] - (0.5 - 1.0 / (1.0 + 9.5_f32.exp()))).abs() < 1e-6,
        "{found:?}"
    );
    let weighed = weigh(&moves, &[0.0, 0.5, 1.0], 2.0);
    let shares: Vec<f32> = weighed.iter().map(|&(_, chance)| chance).collect();
    let wanted = [0.665_24, 0.244_73, 0.090_03];
    assert!(
        shares.iter().zip(wanted).all(|(a, b)| (a - b).abs() < 1e-4),
        "{shares:?}"
    );
    assert!(weight(600) < weight(1_400) && weight(1_400) < weight(2_200));
    assert_eq!((weight(100), weight(2_900)), (weight(600), weight(2_200)));
}

#[test]
fn blunders_become_fewer_with_the_rating() {
    let network = network();
    // Of choices in the middle of games, those that lose more than a fifth of the chances by the look ahead.
    let blunders = |rating: u16, game: &str| {
        let mut root = Root::new(Position::default());
        for mv in moves(game) {
            root.play(mv);
        }
        let lines = full_width(&root, &Limits::depth(3), &mut NoHost).info.lines;
        let is_blunder = |&seed: &u64| {
            let (_, choice) = after(&player(&network, rating, seed), game, None);
            losses(&[(choice.mv, 1.0)], &lines, 0.5)[0] > 0.2
        };
        (0..60).filter(is_blunder).count()
    };
    let of = |rating| -> usize { GAMES[1..].iter().map(|game| blunders(rating, game)).sum() };
    let found = [600, 1_400, 2_200].map(of);
    assert!(found[0] > found[1] && found[1] > found[2], "{found:?}");
}

#[test]
fn no_first_move_is_played_in_more_than_half_of_the_games() {
    let network = network();
    for rating in [RATINGS[0], 2_200] {
        for game in ["", "e4"] {
            let mut firsts: Vec<String> = (0..120)
                .map(|seed| after(&player(&network, rating, seed), game, None).0)
                .collect();
            firsts.sort_unstable();
            let commonest = firsts.chunk_by(|a, b| a == b).map(<[String]>::len).max();
            assert!(commonest <= Some(60), "{rating} {game}: {firsts:?}");
        }
    }
}

#[test]
fn time_is_a_persons_and_never_more_than_a_part_of_what_is_left() {
    let network = network();
    for seed in 0..20 {
        let player = player(&network, 1_500, seed);
        for (left, increment) in [
            (0.0, 0.0),
            (1.0, 0.0),
            (8.0, 2.0),
            (55.0, 0.0),
            (290.0, 3.0),
        ] {
            let clock = Clock {
                base: 300.0,
                increment,
                left: Some(left),
            };
            let (_, choice) = after(&player, GAMES[3], Some(clock));
            let most = 0.08 * left + increment.min(left / 2.0) + 1e-3;
            assert!(
                (0.0..=most).contains(&choice.seconds),
                "{left}: {}",
                choice.seconds
            );
        }
        let (_, choice) = after(&player, GAMES[3], None);
        assert!((0.5..=5.0).contains(&choice.seconds), "{}", choice.seconds);
    }
    // A recapture comes sooner than a choice among many.
    let mean = |game| {
        let times = (0..30).map(|seed| after(&player(&network, 1_500, seed), game, None).1.seconds);
        times.sum::<f32>() / 30.0
    };
    assert!(mean("e4 d5 exd5 Qxd5 Nc3 Qd4 Nf3 Qxf2+") < 0.6 * mean(GAMES[3]));
}

#[test]
fn one_legal_move_is_played_and_none_is_no_choice() {
    let network = network();
    let player = player(&network, 800, 1);
    let only = Position::from_fen("7k/8/8/8/8/6q1/8/7K w - - 0 1").expect("legal");
    assert!(
        player.choose(&only, &[], None, &mut NoHost).is_none(),
        "stalemate"
    );
    let only = Position::from_fen("6rk/8/8/8/8/8/8/r6K w - - 0 1").expect("legal");
    let choice = player
        .choose(&only, &[], Some(BLITZ), &mut NoHost)
        .expect("a move");
    assert_eq!(only.to_uci(choice.mv).to_string(), "h1h2");
    let mated = moves("f3 e5 g4 Qh4#");
    let choice = player.choose(&Position::default(), &mated, None, &mut NoHost);
    assert!(choice.is_none());
}

/// Says stop at once.
struct Hasty;

impl Host for Hasty {
    fn poll(&mut self, _nodes: u64) -> Control {
        Control::Stop
    }

    fn iteration(&mut self, _info: &Info) -> Control {
        Control::Stop
    }
}

#[test]
fn one_who_is_stopped_still_moves() {
    let network = network();
    let player = player(&network, 2_200, 1);
    let choice = player.choose(&Position::default(), &moves(GAMES[1]), None, &mut Hasty);
    let choice = choice.expect("a move");
    assert!(choice.info.depth <= 1);
    let mate = player.choose(
        &Position::default(),
        &moves("e4 e5 Bc4 Nc6 Qh5 d6"),
        None,
        &mut Hasty,
    );
    let mate = mate.expect("a move");
    assert_eq!(mate.info.best().score, Score::Mate(1));
}
