//! Answers from the tables of endings that are kept on this device, in place of a search: a win by the fastest way, the longest
//! defence. Code of the first chunk.

use crate::session::TablesAnswer;
use platform::tablebase_client::TablebaseClient;
use protocol::tablebase::{Probe, Probed, Value};
use protocol::{Line, Score};
use table::Answer;

thread_local! {
    /// One worker for all tables on the page, started when it is first asked.
    static CLIENT: TablebaseClient = TablebaseClient::default();
}

/// Asks for the answer to the last position of a line. There is none where no table of it is kept, and in a draw, where any move that
/// holds it would do for a table, but not for a player.
pub fn ask(line: &Line, done: TablesAnswer) {
    let Ok((position, _)) = line.play() else {
        return done(None);
    };
    let fen = position.to_fen();
    CLIENT.with(|client| {
        client.ask(Probe { fen }, move |probed| {
            done(probed.ok().and_then(answer));
        });
    });
}

fn answer(probed: Probed) -> Option<Answer> {
    let moves = probed.value.moves() as i32;
    let score = match probed.value {
        Value::Win(_) => Score::Mate(moves),
        Value::Loss(_) => Score::Mate(-moves),
        Value::Draw => return None,
    };
    let (best, _) = probed.moves.into_iter().next()?;
    Some(Answer {
        best: Some(best.clone()),
        score: Some(score),
        line: vec![best],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_move_of_a_decided_position_is_the_answer() {
        let answer = |value| {
            let moves = vec![("a1a2".to_owned(), value), ("a1a3".to_owned(), value)];
            super::answer(Probed { value, moves })
        };
        for (value, score) in [
            (Value::Win(1), Score::Mate(1)),
            (Value::Win(31), Score::Mate(16)),
            (Value::Loss(2), Score::Mate(-1)),
            (Value::Loss(32), Score::Mate(-16)),
        ] {
            let answer = answer(value).expect("it is decided");
            assert_eq!(answer.best.as_deref(), Some("a1a2"));
            assert_eq!(answer.score, Some(score));
            assert_eq!(answer.line, ["a1a2"]);
        }
        assert_eq!(answer(Value::Draw), None);
    }
}
