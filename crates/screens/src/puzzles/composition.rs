//! A puzzle that is made by hand: a position, and the solutions that were played in it.

use chess::{Move, Position};
use protocol::puzzle::Puzzle as Message;
use puzzle::FileFaultKind;

/// A puzzle being made. The lines are played from the position to be solved, the solver first.
#[derive(Clone, Debug, PartialEq)]
pub struct Composition {
    /// The puzzle as it was brought; its position counts, its lines do not.
    from: Message,
    root: Position,
    lines: Vec<Vec<Move>>,
    /// The moves on the board.
    path: Vec<Move>,
}

impl Composition {
    /// The puzzle of a message, which may have no lines yet; a line that cannot be played ends before its fault.
    ///
    /// # Errors
    /// Its position cannot be read.
    pub fn new(from: Message) -> Result<Composition, FileFaultKind> {
        let mut root = Position::from_fen(&from.fen)
            .map_err(|error| FileFaultKind::Fen(from.fen.clone(), error))?;
        if let Some(before) = &from.before {
            let before = root.parse_uci(before);
            root.play(before.map_err(|error| FileFaultKind::Move(1, error))?);
        }
        let line = |moves: &Vec<String>| {
            let mut position = root.clone();
            let read = moves.iter().map_while(|uci| {
                let mv = position.parse_uci(uci).ok()?;
                position.play(mv);
                Some(mv)
            });
            read.collect::<Vec<_>>()
        };
        let lines: Vec<_> = from.lines.iter().map(line).collect();
        let mut composition = Composition {
            lines: Vec::new(),
            path: Vec::new(),
            root,
            from,
        };
        for moves in lines {
            composition.path.clear();
            for mv in moves {
                composition.play(mv);
            }
        }
        composition.path.clear();
        Ok(composition)
    }

    /// The position to be solved.
    pub fn root(&self) -> &Position {
        &self.root
    }

    /// The position on the board.
    pub fn position(&self) -> Position {
        let mut position = self.root.clone();
        for &mv in &self.path {
            position.play(mv);
        }
        position
    }

    /// The solutions so far, the main line first.
    pub fn lines(&self) -> &[Vec<Move>] {
        &self.lines
    }

    /// The moves on the board.
    pub fn path(&self) -> &[Move] {
        &self.path
    }

    /// Plays a legal move. A solver's move that is new is one more right one; the opponent has one answer, so that a new one
    /// takes the place of the old with all that followed it.
    pub fn play(&mut self, mv: Move) {
        let before = self.path.clone();
        self.path.push(mv);
        let path = &self.path;
        if self.lines.iter().any(|line| line.starts_with(path)) {
            return;
        }
        let is_reply = path.len().is_multiple_of(2);
        let extends = |line: &Vec<Move>| *line == before || (is_reply && line.starts_with(&before));
        let at = self.lines.iter().position(extends);
        self.lines.retain(|line| !extends(line));
        self.lines
            .insert(at.unwrap_or(self.lines.len()), path.clone());
    }

    /// Takes the last move on the board out of the solution, with all that follows it.
    pub fn remove(&mut self) {
        let gone = self.path.clone();
        if self.path.pop().is_none() {
            return;
        }
        let at = self.lines.iter().position(|line| line.starts_with(&gone));
        self.lines.retain(|line| !line.starts_with(&gone));
        let path = &self.path;
        let is_left = self.lines.iter().any(|line| line.starts_with(path));
        if let (Some(at), false) = (at, path.is_empty() || is_left) {
            self.lines.insert(at, path.clone());
        }
    }

    /// Steps back, or on along the first line.
    pub fn step(&mut self, forward: bool) {
        if forward {
            let path = &self.path;
            let on = self.lines.iter().find(|line| line.starts_with(path));
            let next = on.and_then(|line| line.get(path.len())).copied();
            self.path.extend(next);
        } else {
            self.path.pop();
        }
    }

    /// Shows the end of a line.
    pub fn show(&mut self, line: usize) {
        if let Some(line) = self.lines.get(line) {
            self.path.clone_from(line);
        }
    }

    /// The puzzle as a message, with its themes to be found anew.
    pub fn to_message(&self) -> Message {
        let written = |line: &Vec<Move>| protocol::Line::new(&self.root, line.clone()).moves;
        Message {
            lines: self.lines.iter().map(written).collect(),
            // A mate in so many is all that is said only as long as nothing else is.
            mate_in: self.from.mate_in.filter(|_| self.lines.is_empty()),
            themes: Vec::new(),
            ..self.from.clone()
        }
    }

    /// True if there is something to be found.
    pub fn is_complete(&self) -> bool {
        !self.lines.is_empty() || self.from.mate_in.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use puzzle::set_link::{puzzle_of, puzzle_text};

    const ROOT: &str = "k7/8/2K5/8/8/8/8/5R1R_w_-_-_0_1.";

    fn play(composition: &mut Composition, moves: &str) {
        for uci in moves.split(' ') {
            let mv = composition.position().parse_uci(uci).expect("legal");
            composition.play(mv);
        }
    }

    fn texts(composition: &Composition) -> Vec<String> {
        let lines = composition.to_message().lines;
        lines.iter().map(|line| line.join(" ")).collect()
    }

    fn empty() -> Composition {
        Composition::new(puzzle_of(ROOT)).expect("a position")
    }

    #[test]
    fn moves_played_are_the_solution() {
        let mut made = empty();
        assert!(!made.is_complete());
        play(&mut made, "f1f7 a8b8 h1h8");
        assert_eq!(texts(&made), ["f1f7 a8b8 h1h8"]);
        // Another first move is as right.
        (0..3).for_each(|_| made.step(false));
        play(&mut made, "h1h7 a8b8 f1f8");
        assert_eq!(texts(&made), ["f1f7 a8b8 h1h8", "h1h7 a8b8 f1f8"]);
        assert!(made.position().is_checkmate());
        // What is there already is only looked at.
        (0..3).for_each(|_| made.step(false));
        (0..3).for_each(|_| made.step(true));
        assert_eq!(made.path(), made.lines()[0]);
        made.show(1);
        assert_eq!((made.path(), made.lines().len()), (&*made.lines()[1], 2));
        assert_eq!(
            puzzle_text(&made.to_message()),
            format!("{ROOT}.f1f7-a8b8-h1h8.h1h7-a8b8-f1f8")
        );
    }

    #[test]
    fn the_opponent_has_one_answer() {
        let start = "6k1/5ppp/8/8/8/8/5PPP/4R1K1_w_-_-_0_1.";
        let mut made = Composition::new(puzzle_of(start)).expect("a position");
        play(&mut made, "e1e7 h7h6 e7e8");
        made.step(false);
        made.step(false);
        play(&mut made, "g7g6 e7e8");
        assert_eq!(texts(&made), ["e1e7 g7g6 e7e8"]);
    }

    #[test]
    fn what_is_removed_takes_along_what_follows() {
        let mut made = empty();
        play(&mut made, "f1f7 a8b8 h1h8");
        made.step(false);
        made.remove();
        assert_eq!((texts(&made), made.path().len()), (vec!["f1f7".into()], 1));
        made.remove();
        made.remove();
        assert_eq!((texts(&made), made.path().len()), (Vec::<String>::new(), 0));
    }

    #[test]
    fn what_is_brought_is_read_as_far_as_it_goes() {
        let brought = format!("{ROOT}.f1f7-a8b8-h1h9.h1h7");
        let made = Composition::new(puzzle_of(&brought)).expect("a position");
        assert_eq!(texts(&made), ["f1f7 a8b8", "h1h7"]);
        assert!(made.path().is_empty());
        assert!(Composition::new(puzzle_of("8/8_w.")).is_err());
        let after = "6k1/5ppp/8/8/8/8/r4PPP/4R1K1_b_-_-_0_1.a2b2.e1e8";
        let made = Composition::new(puzzle_of(after)).expect("a position");
        assert_eq!(puzzle_text(&made.to_message()), after);
        assert!(Composition::new(puzzle_of(&after.replace("a2b2", "a2b3"))).is_err());
        let mate = Composition::new(puzzle_of(&format!("{ROOT}.#2"))).expect("a position");
        assert!(mate.is_complete());
    }
}
