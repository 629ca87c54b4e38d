//! Answers from the tables of endings that are kept on this device, in place of a search: a win by the fastest way, the longest
//! defence; in a draw the moves that hold it, among which the engine chooses. Code of the first chunk.

use crate::page::TablesAnswer;
use chess::Position;
use platform::tablebase_client::TablebaseClient;
use play::Exact;
use protocol::tablebase::{Probe, Probed, Value};
use protocol::{Line, Score};
use table::Answer;

/// Asks about the last position of a line. There is no answer where no table of it is kept.
pub fn ask(client: &TablebaseClient, line: &Line, done: TablesAnswer) {
    let Ok((position, _)) = line.play() else {
        return done(None);
    };
    let fen = position.to_fen();
    client.ask(Probe { fen }, move |probed| {
        done(probed.ok().and_then(|probed| exact(&position, probed)));
    });
}

fn exact(position: &Position, Probed { value, moves }: Probed) -> Option<Exact> {
    let distance = value.moves() as i32;
    let score = match value {
        Value::Win(_) => Score::Mate(distance),
        Value::Loss(_) => Score::Mate(-distance),
        Value::Draw => return Some(Exact::Drawn(drawing(position, moves))),
    };
    let (best, _) = moves.into_iter().next()?;
    Some(Exact::Decided(Answer {
        best: Some(best.clone()),
        score: Some(score),
        line: vec![best],
        ..Answer::default()
    }))
}

/// The moves that hold a draw, those first after which the fewest captures answer them: they keep what there is.
fn drawing(position: &Position, moves: Vec<(String, Value)>) -> Vec<String> {
    let held = moves.into_iter().filter(|(_, value)| *value == Value::Draw);
    let mut held: Vec<String> = held.map(|(uci, _)| uci).collect();
    held.sort_by_cached_key(|uci| {
        let after = position.parse_uci(uci).map(|mv| position.after(mv));
        after.map_or(0, |after| {
            let moves = after.legal_moves();
            moves.iter().filter(|mv| after.is_capture(**mv)).count()
        })
    });
    held
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_move_of_a_decided_position_is_the_answer() {
        let position = Position::default();
        for (value, score) in [
            (Value::Win(1), Score::Mate(1)),
            (Value::Win(31), Score::Mate(16)),
            (Value::Loss(2), Score::Mate(-1)),
            (Value::Loss(32), Score::Mate(-16)),
        ] {
            let moves = vec![("a1a2".to_owned(), value), ("a1a3".to_owned(), value)];
            let expected = Answer {
                best: Some("a1a2".to_owned()),
                score: Some(score),
                line: vec!["a1a2".to_owned()],
                ..Answer::default()
            };
            let exact = exact(&position, Probed { value, moves });
            assert_eq!(exact, Some(Exact::Decided(expected)));
        }
    }

    #[test]
    fn moves_that_hold_a_draw_come_in_the_order_of_what_they_keep() {
        // Two rooks that attack each other.
        let position = Position::from_fen("8/8/8/8/8/8/K5k1/2R4r w - - 0 1").expect("legal");
        let moves = [
            ("c1h1", Value::Draw),
            ("a2b2", Value::Draw),
            ("c1c8", Value::Draw),
            ("c1f1", Value::Loss(30)),
        ];
        let moves = moves.map(|(uci, value)| (uci.to_owned(), value)).to_vec();
        let value = Value::Draw;
        let exact = exact(&position, Probed { value, moves });
        let held = ["c1c8", "c1h1", "a2b2"].map(str::to_owned).to_vec();
        assert_eq!(exact, Some(Exact::Drawn(held)));
    }
}
