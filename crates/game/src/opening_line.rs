//! Opening chosen for a robot: a named line from the standard position, to which it keeps as long as the game does.

use chess::{Move, Position};
use serde::{Deserialize, Serialize};

/// Opening chosen for a robot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningLine {
    /// Its English name, that of a family of openings: `French Defence`.
    pub name: String,
    /// Its moves from the standard position, in UCI.
    pub moves: Vec<String>,
}

impl OpeningLine {
    /// The line's move in a position of it, by whatever moves that was reached; `None` beside the line and at its end.
    ///
    /// ```
    /// use chess::Position;
    /// use game::OpeningLine;
    ///
    /// let french = OpeningLine {
    ///     name: "French Defence".into(),
    ///     moves: vec!["e2e4".into(), "e7e6".into()],
    /// };
    /// let mut position = Position::default();
    /// position.play_san("e4").expect("legal");
    /// let answer = french.next(&position).expect("the line goes on");
    /// assert_eq!(position.to_san(answer).to_string(), "e6");
    /// position.play_san("d5").expect("legal");
    /// assert_eq!(french.next(&position), None);
    /// ```
    pub fn next(&self, position: &Position) -> Option<Move> {
        let mut at = Position::default();
        for text in &self.moves {
            let mv = at.parse_uci(text).ok()?;
            if at.key() == position.key() {
                return Some(mv);
            }
            at.play(mv);
        }
        None
    }

    /// True if its moves can be made one after the other.
    pub fn is_legal(&self) -> bool {
        let mut at = Position::default();
        self.moves.iter().all(|text| {
            let mv = at.parse_uci(text);
            mv.map(|mv| at.play(mv)).is_ok()
        })
    }
}
