//! Answers of the tables to what the page asks, as messages.

use chess::{Color, Position};
use protocol::tablebase::{BestReply, DrawStart, Failure, Probed, Value};
use tablebase::{DRILLS, Difficulty, Material, Tablebase, Unknown};

/// The material of a name.
pub fn material(name: &str) -> Result<Material, Failure> {
    name.parse()
        .map_err(|error: tablebase::MaterialError| Failure::Other(error.to_string()))
}

/// The material of a position.
pub fn material_of(fen: &str) -> Result<Material, Failure> {
    Material::of(&position(fen)?).map_err(|_| Failure::Missing)
}

/// The value of a position and of its moves.
pub fn probe(tablebase: &Tablebase, fen: &str) -> Result<Probed, Failure> {
    let position = position(fen)?;
    let value = tablebase.probe(&position).map_err(unknown)?;
    let moves = tablebase.moves(&position).map_err(unknown)?;
    let moves = moves
        .iter()
        .map(|one| (position.to_uci(one.played).to_string(), of(one.value)));
    Ok(Probed {
        value: of(value),
        moves: moves.collect(),
    })
}

/// The best reply to a move.
pub fn best_reply(tablebase: &Tablebase, asked: &BestReply) -> Result<Option<String>, Failure> {
    let position = position(&asked.fen)?;
    let played = position
        .parse_uci(&asked.played)
        .map_err(|error| Failure::Other(error.to_string()))?;
    let reply = tablebase.best_reply(&position, played, asked.seed);
    let after = position.after(played);
    let reply = reply.map_err(unknown)?;
    Ok(reply.map(|reply| after.to_uci(reply).to_string()))
}

/// A start position of a drill.
pub fn draw_start(tablebase: &Tablebase, asked: &DrawStart) -> Result<Option<String>, Failure> {
    let drill = DRILLS.iter().find(|drill| drill.key == asked.drill);
    let drill = drill.ok_or_else(|| Failure::Other(format!("no drill {}", asked.drill)))?;
    let last = Difficulty::ALL.len() - 1;
    let difficulty = Difficulty::ALL[usize::from(asked.difficulty).min(last)];
    let learner = if asked.black {
        Color::Black
    } else {
        Color::White
    };
    let material = material(drill.material)?;
    let table = tablebase.table(material).ok_or(Failure::Missing)?;
    let drawn = table.draw(&drill.start(table, difficulty, learner), asked.seed);
    Ok(drawn.map(|position| position.to_fen()))
}

fn position(fen: &str) -> Result<Position, Failure> {
    Position::from_fen(fen).map_err(|error| Failure::Other(error.to_string()))
}

fn of(value: tablebase::Value) -> Value {
    match value {
        tablebase::Value::Win(plies) => Value::Win(plies),
        tablebase::Value::Draw => Value::Draw,
        tablebase::Value::Loss(plies) => Value::Loss(plies),
    }
}

/// The failure that stands for a position without a value.
fn unknown(unknown: Unknown) -> Failure {
    match unknown {
        Unknown::Missing(_) => Failure::Missing,
        other => Failure::Other(other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Black, with the rook, mates in four.
    const KRK: &str = "8/8/8/8/8/3k4/1r6/3K4 b - - 0 1";

    fn tables(material: &str) -> Tablebase {
        let mut tablebase = Tablebase::new();
        tablebase.make(material.parse().expect("a material"));
        tablebase
    }

    #[test]
    fn a_position_is_probed_with_all_its_moves() {
        let probed = probe(&tables("KRK"), KRK).expect("the table is there");
        assert_eq!(probed.value, Value::Win(1));
        assert_eq!(probed.moves[0], ("b2b1".to_owned(), Value::Win(1)));
        assert_eq!(probed.moves.len(), 19);
        assert!(
            probed
                .moves
                .iter()
                .all(|one| matches!(one.1, Value::Win(1..)))
        );
    }

    #[test]
    fn what_is_not_there_is_missing() {
        let none = Tablebase::new();
        assert_eq!(probe(&none, KRK), Err(Failure::Missing));
        let start = Position::default().to_fen();
        assert_eq!(material_of(&start), Err(Failure::Missing));
        assert!(matches!(material_of("nonsense"), Err(Failure::Other(_))));
        assert!(matches!(material("KXK"), Err(Failure::Other(_))));
        let start = DrawStart {
            drill: "krk".into(),
            difficulty: 0,
            black: false,
            seed: 1,
        };
        assert_eq!(draw_start(&none, &start), Err(Failure::Missing));
    }

    #[test]
    fn a_drill_is_drawn_and_its_first_move_is_answered() {
        let tablebase = tables("KRK");
        for (difficulty, black, seed) in
            [(0, false, 1), (1, true, 2), (2, false, 3), (200, true, 4)]
        {
            let start = DrawStart {
                drill: "krk".into(),
                difficulty,
                black,
                seed,
            };
            let fen = draw_start(&tablebase, &start).expect("there are many");
            let fen = fen.expect("there are many");
            let probed = probe(&tablebase, &fen).expect("the table is there");
            let position = Position::from_fen(&fen).expect("it was written so");
            assert_eq!(position.turn() == Color::Black, black);
            let Value::Win(plies) = probed.value else {
                panic!("{fen} is not won");
            };
            let played = probed.moves[0].0.clone();
            let asked = BestReply { fen, played, seed };
            let reply = best_reply(&tablebase, &asked).expect("the table is there");
            // The longest defence: the distance goes down by a move of each side.
            let mut position = position;
            for uci in [&asked.played, &reply.expect("it is not mate yet")] {
                position.play(position.parse_uci(uci).expect("it was written so"));
            }
            let probed = probe(&tablebase, &position.to_fen()).expect("the table is there");
            assert_eq!(probed.value, Value::Win(plies - 2));
        }
    }
}
