//! Published figures. The sources are in docs/endings.md.

use std::collections::BTreeMap;

use chess::Color;
use tablebase::{Counts, Value};

use crate::positions::{all_of_three, is_first_image};
use crate::{TABLES, material, position, table};

/// Moves to mate in the longest win of the side that is named first.
#[test]
fn the_longest_wins_are_those_that_are_known() {
    for (name, moves) in [
        ("KQK", 10),
        ("KRK", 16),
        ("KPK", 28),
        ("KBBK", 19),
        ("KBNK", 33),
        ("KNNK", 1),
        ("KQKQ", 13),
        ("KQKR", 35),
        ("KQKB", 17),
        ("KQKN", 21),
        ("KQKP", 28),
        ("KRKR", 19),
        ("KRKB", 29),
        ("KRKN", 40),
        ("KRKP", 26),
        ("KBKB", 1),
        ("KBKN", 1),
        ("KNKN", 1),
        ("KNKP", 7),
        ("KBPK", 31),
        ("KNPK", 27),
    ] {
        let longest = table(name).longest(Color::White);
        assert_eq!(longest.win, Some(2 * moves - 1), "{name}");
    }
    for (name, moves) in [("KQKP", 29), ("KRKP", 43), ("KBKP", 29), ("KNKP", 29)] {
        let longest = table(name).longest(Color::Black);
        assert_eq!(longest.win, Some(2 * moves - 1), "{name}, the pawn wins");
    }
    for name in ["KBK", "KNK"] {
        for turn in Color::ALL {
            let longest = table(name).longest(turn);
            assert_eq!((longest.win, longest.loss), (None, None), "{name}");
        }
    }
}

/// Rook against king, Black to move, symmetric positions counted once: the data set by Bain and Hoff (1994).
#[test]
fn rook_against_king_is_the_published_data_set() {
    let mut found = BTreeMap::new();
    for position in all_of_three(material("KRK"), Color::Black).filter(is_first_image) {
        let value = TABLES.probe(&position).expect("it is there");
        let moves = value.is_loss().then_some(value.moves());
        *found.entry(moves).or_insert(0) += 1;
    }
    let drawn = found.remove(&None);
    assert_eq!(drawn, Some(2796));
    let lost: Vec<_> = found.into_iter().collect();
    let published = [
        27, 78, 246, 81, 198, 471, 592, 683, 1433, 1712, 1985, 2854, 3597, 4194, 4553, 2166, 390,
    ];
    let published = (0..).map(Some).zip(published);
    assert_eq!(lost, published.collect::<Vec<_>>());
}

/// Number of longest wins and losses, symmetric positions counted once.
#[test]
fn there_are_as_many_longest_mates_as_are_known() {
    for (name, turn, value, count) in [
        ("KQK", Color::White, Value::Win(19), 1),
        ("KQK", Color::Black, Value::Loss(20), 8),
        ("KRK", Color::White, Value::Win(31), 121),
        ("KRK", Color::Black, Value::Loss(32), 390),
        ("KPK", Color::White, Value::Win(55), 3),
        ("KPK", Color::Black, Value::Loss(56), 2),
    ] {
        let longest = all_of_three(material(name), turn)
            .filter(|position| TABLES.probe(position) == Ok(value))
            .filter(is_first_image);
        assert_eq!(longest.count(), count, "{name} {value}");
    }
}

#[test]
fn as_many_positions_are_legal_won_and_drawn_as_are_known() {
    let counts = |name, turn| table(name).counts(turn);
    // Pawns on all files; usually those on half of them are counted.
    assert_eq!(counts("KPK", Color::White).wins, 2 * 62_480);
    assert_eq!(counts("KPK", Color::Black).losses, 2 * 48_802);
    for (name, white, black) in [
        ("KQK", 144_508, 223_944),
        ("KBK", 193_284, 223_944),
        ("KNK", 205_496, 223_944),
        ("KQRK", 6_911_296, 13_660_584),
        ("KQBK", 7_698_432, 13_660_584),
        ("KQNK", 8_245_296, 13_660_584),
        // Two men of a kind are one position, whichever stands where.
        ("KQQK", 5_657_120 / 2, 13_660_584 / 2),
        ("KBBK", 10_164_056 / 2, 13_660_584 / 2),
        ("KNNK", 11_499_304 / 2, 13_660_584 / 2),
    ] {
        let legal = Color::ALL.map(|turn| counts(name, turn).legal());
        assert_eq!(legal, [white, black], "{name}");
    }
    let white = Counts {
        wins: 10_875_504 - 53_320,
        draws: 53_320,
        losses: 0,
    };
    let black = Counts {
        wins: 0,
        draws: 2_472_416,
        losses: 13_660_584 - 2_472_416,
    };
    assert_eq!(counts("KBNK", Color::White), white);
    assert_eq!(counts("KBNK", Color::Black), black);
}

#[test]
fn known_positions_have_their_values() {
    for (fen, value) in [
        ("8/8/8/5k2/8/8/1Q6/K7 w - - 0 1", Value::Win(19)),
        ("8/8/8/8/8/2k5/1R6/K7 w - - 0 1", Value::Win(31)),
        ("8/8/8/1k6/8/8/K5P1/8 w - - 0 1", Value::Win(55)),
        ("8/8/8/8/8/8/8/K1k5 w - - 0 1", Value::Draw),
        ("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", Value::Loss(0)),
        ("7k/8/6Q1/8/8/8/8/K7 b - - 0 1", Value::Draw),
    ] {
        assert_eq!(TABLES.probe(&position(fen)), Ok(value), "{fen}");
    }
}

/// Rules of every book on endings.
#[test]
fn books_are_right() {
    for (fen, wins) in [
        // The pawn's last square has the bishop's colour, or not.
        ("7k/8/7P/6K1/8/8/8/2B5 w - - 0 1", true),
        ("7k/8/7P/6K1/8/8/8/1B6 w - - 0 1", false),
        // A centre pawn on the seventh loses to the queen, a bishop's pawn and a rook's pawn do not.
        ("7Q/8/8/8/8/8/K3pk2/8 w - - 0 1", true),
        ("7Q/8/8/8/8/8/K4pk1/8 w - - 0 1", false),
        ("8/8/8/8/2Q5/8/K5kp/8 w - - 0 1", false),
        // Two knights.
        ("8/8/8/3k4/8/3K4/8/3NN3 w - - 0 1", false),
    ] {
        let value = TABLES.probe(&position(fen)).expect("all tables are there");
        let expected = if wins {
            value.is_win()
        } else {
            value == Value::Draw
        };
        assert!(expected, "{fen} {value}");
    }
}
