//! Exact results of endings, as the tables on the device know them.

use protocol::Score;
use table::Answer;

/// Result of a position by the tables of endings.
#[derive(Debug, PartialEq)]
pub enum Exact {
    /// It is won or lost: the answer.
    Decided(Answer),
    /// It is drawn: the moves that hold the draw, in UCI. Any of them would do for a table, but not for a player.
    Drawn(Vec<String>),
}

/// The engine's move in a drawn position; in its place the first of the moves that hold the draw, if it lets go of that. Without such
/// moves nothing is known.
pub fn holding(moves: &[String], found: Answer) -> Answer {
    let holds = |best: &String| moves.contains(best);
    match moves.first() {
        Some(first) if !found.best.as_ref().is_some_and(holds) => Answer {
            best: Some(first.clone()),
            score: Some(Score::Centipawns(0)),
            line: vec![first.clone()],
            ..Answer::default()
        },
        _ => found,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_engine_chooses_among_the_moves_that_hold_a_draw() {
        let held = ["c1c8", "c1h1"].map(str::to_owned);
        let found = |best: &str| Answer {
            best: Some(best.to_owned()),
            score: Some(Score::Centipawns(-12)),
            line: vec![best.to_owned(), "h1h8".to_owned()],
            ..Answer::default()
        };
        assert_eq!(holding(&held, found("c1h1")), found("c1h1"));
        let instead = Answer {
            best: Some("c1c8".to_owned()),
            score: Some(Score::Centipawns(0)),
            line: vec!["c1c8".to_owned()],
            ..Answer::default()
        };
        for lost in [found("c1f1"), Answer::default()] {
            assert_eq!(holding(&held, lost), instead);
        }
        assert_eq!(holding(&[], found("c1f1")), found("c1f1"));
    }
}
