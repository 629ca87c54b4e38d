//! A line of moves from the standard position, as it stands in an address: `e2e4-c7c5`.

use chess::{Move, Position};

/// The longest line in half-moves: longer than any opening.
const LONGEST: usize = 80;

/// A line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    moves: Vec<Move>,
    position: Position,
    is_cut: bool,
}

impl Line {
    /// Reads the line of an address, as far as its moves are legal.
    pub fn read(text: &str) -> Line {
        let mut line = Line::of(&[]);
        for word in text.split('-').filter(|word| !word.is_empty()) {
            match line.position.parse_uci(word) {
                Ok(mv) if line.moves.len() < LONGEST => line.push(mv),
                _ => {
                    line.is_cut = true;
                    break;
                }
            }
        }
        line
    }

    /// The line of these moves, which are legal.
    pub fn of(moves: &[Move]) -> Line {
        let mut line = Line {
            moves: Vec::new(),
            position: Position::default(),
            is_cut: false,
        };
        for &mv in moves {
            line.push(mv);
        }
        line
    }

    fn push(&mut self, mv: Move) {
        self.moves.push(mv);
        self.position.play(mv);
    }

    /// The moves.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position at its end.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// True if its address went on with something that is no legal move.
    pub fn is_cut(&self) -> bool {
        self.is_cut
    }

    /// The line with one more move.
    pub fn with(&self, mv: Move) -> Line {
        let mut line = self.clone();
        line.is_cut = false;
        line.push(mv);
        line
    }

    /// The line without its last move; `None` at the start.
    pub fn before(&self) -> Option<Line> {
        let (_, before) = self.moves.split_last()?;
        Some(Line::of(before))
    }

    /// Each move with the position before it and the line that ends with it.
    pub fn steps(&self) -> impl Iterator<Item = (Position, Move, Line)> {
        self.moves.iter().scan(Line::of(&[]), |line, &mv| {
            let before = line.position.clone();
            line.push(mv);
            Some((before, mv, line.clone()))
        })
    }

    /// Its address.
    pub fn address(&self) -> String {
        let words = self
            .steps()
            .map(|(before, mv, _)| before.to_uci(mv).to_string());
        words.collect::<Vec<_>>().join("-")
    }

    /// The line as a game in PGN.
    pub fn pgn(&self) -> String {
        let mut text = String::new();
        for (before, mv, _) in self.steps() {
            text += &before.to_san(mv).to_string();
            text.push(' ');
        }
        text + "*\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_its_address() {
        let line = Line::read("e2e4-c7c5-g1f3");
        assert_eq!(line.address(), "e2e4-c7c5-g1f3");
        assert_eq!(line.pgn(), "e4 c5 Nf3 *\n");
        assert!(!line.is_cut());
        assert_eq!(
            line.before().map(|line| line.address()).as_deref(),
            Some("e2e4-c7c5")
        );
        let steps: Vec<String> = line.steps().map(|step| step.2.address()).collect();
        assert_eq!(steps, ["e2e4", "e2e4-c7c5", "e2e4-c7c5-g1f3"]);
        assert_eq!(line.steps().last().map(|step| step.2), Some(line));
        assert_eq!(Line::read("").before(), None);
    }

    #[test]
    fn what_is_no_move_ends_the_line() {
        let line = Line::read("e2e4-e2e4-c7c5");
        assert_eq!((line.address().as_str(), line.is_cut()), ("e2e4", true));
        let nonsense = Line::read("constructor<script>");
        assert_eq!((nonsense.moves().len(), nonsense.is_cut()), (0, true));
        let there_and_back = "g1f3-g8f6-f3g1-f6g8-".repeat(30);
        let long = Line::read(&there_and_back);
        assert_eq!((long.moves().len(), long.is_cut()), (LONGEST, true));
    }
}
