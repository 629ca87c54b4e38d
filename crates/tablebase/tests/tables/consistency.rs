//! Tables against the rules: every value follows from those after each legal move, and is the same for what is the same.

use chess::{Color, Position};
use tablebase::{Material, Value};

use crate::positions::{Random, all_of_three, any, exchanged, images, with_board};
use crate::{TABLES, material};

/// The value as it follows from those of all moves.
fn by_moves(position: &Position) -> Value {
    let value = |after: Position| TABLES.probe(&after).expect("all tables are there");
    let moves = position.legal_moves();
    let values = moves.iter().map(|&m| value(position.after(m)).before());
    values.max().unwrap_or(if position.is_check() {
        Value::Loss(0)
    } else {
        Value::Draw
    })
}

fn check(position: &Position) {
    assert_eq!(TABLES.probe(position), Ok(by_moves(position)), "{position}");
}

/// With this the distances are proven: mates are at 0, and nothing is won or lost without a way to them.
#[test]
fn all_values_of_three_men_follow_from_their_moves() {
    for name in ["KQK", "KRK", "KBK", "KNK", "KPK"] {
        for turn in Color::ALL {
            let mut count = 0;
            for position in all_of_three(material(name), turn) {
                check(&position);
                count += 1;
            }
            let counts = crate::table(name).counts(turn);
            assert_eq!(counts.legal(), count, "{name}");
        }
    }
}

#[test]
fn values_of_four_men_follow_from_their_moves() {
    let mut random = Random(20);
    for material in Material::all().into_iter().filter(|m| m.count() == 4) {
        for _ in 0..4000 {
            check(&any(material, &mut random));
        }
    }
}

#[test]
fn symmetric_positions_and_the_other_colours_have_the_same_value() {
    let mut random = Random(8);
    for material in Material::all() {
        for _ in 0..300 {
            let position = any(material, &mut random);
            let value = TABLES.probe(&position);
            for image in images(&position) {
                let image = with_board(&position, image);
                assert_eq!(TABLES.probe(&image), value, "{position} {image}");
                assert_eq!(TABLES.probe(&exchanged(&image)), value, "{position}");
            }
        }
    }
}
