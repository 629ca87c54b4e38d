//! Words become moves.

use chess::{Letters, Move, Position};

use super::problem::Kind;
use super::text;

/// How deep variations may lie in each other, to be played through.
pub const MOST_LEVELS: usize = 500;

/// Plays through moves and variations as they are read.
///
/// ```
/// use game::pgn::Replay;
///
/// let mut replay = Replay::default();
/// replay.play(b"e4")?;
/// replay.begin_variation()?;
/// replay.play(b"d4")?;
/// replay.end_variation();
/// replay.play(b"e7-e5")?;
/// assert_eq!(replay.position().fullmove_number(), 2);
/// # Ok::<(), game::pgn::Kind>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Replay {
    letters: Letters,
    position: Position,
    /// The position before the last move of this line, which a variation goes on from.
    before: Option<Position>,
    /// The same two of the lines that this one is a variation of.
    outer: Vec<(Position, Option<Position>)>,
}

impl Replay {
    /// From this position. Words are read with these letters, and never with those of another language.
    pub fn new(start: Position, letters: Letters) -> Replay {
        Replay {
            letters,
            position: start,
            before: None,
            outer: Vec::new(),
        }
    }

    /// The position that has been reached.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Makes the move that a word says.
    ///
    /// # Errors
    /// [`Kind::Move`] or [`Kind::NullMove`]; nothing is changed then.
    #[inline]
    pub fn play(&mut self, word: &[u8]) -> Result<Move, Kind> {
        // Pawns have no letter.
        let usual = if self.letters == Letters::English || word.len() == 2 {
            self.position.read_usual_san(word)
        } else {
            None
        };
        let mv = match usual {
            Some(mv) => mv,
            None => self.read(word)?,
        };
        match &mut self.before {
            Some(before) => before.clone_from(&self.position),
            None => self.before = Some(self.position.clone()),
        }
        self.position.play(mv);
        Ok(mv)
    }

    /// Goes back to before the last move, to play another instead.
    ///
    /// # Errors
    /// [`Kind::NothingToVary`] or [`Kind::TooDeep`]; nothing is changed then.
    pub fn begin_variation(&mut self) -> Result<(), Kind> {
        let before = self.before.clone().ok_or(Kind::NothingToVary)?;
        if self.outer.len() == MOST_LEVELS {
            return Err(Kind::TooDeep);
        }
        let outer = (
            std::mem::replace(&mut self.position, before),
            self.before.take(),
        );
        self.outer.push(outer);
        Ok(())
    }

    /// Goes on with the line that this one is a variation of.
    pub fn end_variation(&mut self) {
        if let Some((position, before)) = self.outer.pop() {
            self.position = position;
            self.before = before;
        }
    }

    /// A word that is not written as usual.
    #[cold]
    fn read(&self, word: &[u8]) -> Result<Move, Kind> {
        if matches!(word, b"--" | b"Z0" | b"z0" | b"null" | b"pass" | b"@@@@") {
            return Err(Kind::NullMove);
        }
        self.position
            .read(&text(word), self.letters)
            .map_err(|error| Kind::Move(error, Box::new(self.position.clone())))
    }
}
