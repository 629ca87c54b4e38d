//! Replaying PGN: words become moves, variations branch off and return.

use chess::{Color, Letters, Move, NotationError, Position};

use super::problem::ProblemKind;
use super::text;
use super::words::plain;

/// The deepest nesting of variations that is played through.
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
/// # Ok::<(), game::pgn::ProblemKind>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Replay {
    letters: Letters,
    position: Position,
    /// The position before the last move of this line, which a variation goes on from.
    before: Option<Position>,
    /// The same two of the lines that this one is a variation of.
    outer: Vec<(Position, Option<Position>)>,
    /// The half-moves by which the move numbers of the text lag behind those of the positions: what is left of a longer
    /// game is numbered on, or from 1, and where Black begins some write its first move as `1.`.
    lag: Option<i64>,
}

impl Replay {
    /// From this position. Words are read with these letters, and never with those of another language.
    pub fn new(start: Position, letters: Letters) -> Replay {
        Replay {
            letters,
            position: start,
            before: None,
            outer: Vec::new(),
            lag: None,
        }
    }

    /// The position that has been reached.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Compares a move number with the next move. It has as many dots in bytes: one before a move of White, more before one of
    /// Black, none before either.
    ///
    /// # Errors
    /// [`ProblemKind::Number`] if it is another, but can be of this side; [`ProblemKind::Side`] if it cannot.
    pub fn number(&mut self, number: u32, dots: usize) -> Result<(), ProblemKind> {
        let half_moves =
            |number: u32, turn| 2 * i64::from(number) + i64::from(turn == Color::Black);
        let here = half_moves(self.position.fullmove_number(), self.position.turn());
        let said = half_moves(number, if dots > 1 { Color::Black } else { Color::White });
        let has_begun = self.before.is_some() || !self.outer.is_empty();
        let lag = match self.lag {
            Some(lag) => lag,
            None if has_begun => 0,
            // The start says whose move it is; the usual one says the number, too.
            None => {
                let lag = here - said;
                self.lag = Some(if dots > 0 { lag } else { lag - lag % 2 });
                let is_other_side = dots > 0 && lag % 2 != 0;
                let is_usual = lag.abs() > 1 && self.position == Position::default();
                return if is_other_side || is_usual {
                    Err(ProblemKind::Number)
                } else {
                    Ok(())
                };
            }
        };
        let ahead = said - (here - lag);
        match (dots, ahead) {
            // `2. Nf3 Nc6`, and `2 Nf3 2 Nc6`.
            (_, 0) | (0, -1) => Ok(()),
            (0, 1) => Err(ProblemKind::Side),
            // Among others `2. Nf3 2. Nc6`, and `2... Nf3`.
            (0, _) | (1, -1) | (2.., 1) => Err(ProblemKind::Number),
            _ if ahead % 2 != 0 => Err(ProblemKind::Side),
            _ => {
                self.lag = Some(here - said);
                Err(ProblemKind::Number)
            }
        }
    }

    /// True if the word is a legal move here.
    pub fn is_legal(&self, word: &[u8]) -> bool {
        self.read(word).is_ok()
    }

    /// Makes the move that a word says.
    ///
    /// # Errors
    /// [`ProblemKind::Move`] or [`ProblemKind::NullMove`]; nothing is changed then.
    #[inline]
    pub fn play(&mut self, word: &[u8]) -> Result<Move, ProblemKind> {
        // Pawns have no letter.
        let usual = if self.letters == Letters::English || word.len() == 2 {
            self.position.parse_san_fast(word)
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
    /// [`ProblemKind::NothingToVary`] or [`ProblemKind::TooDeep`]; nothing is changed then.
    pub fn begin_variation(&mut self) -> Result<(), ProblemKind> {
        let before = self.before.clone().ok_or(ProblemKind::NothingToVary)?;
        if self.outer.len() == MOST_LEVELS {
            return Err(ProblemKind::TooDeep);
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

    /// True if the word is a legal move here, or plainly one that is not: more than letters, so that `de` and `1850` are
    /// words for people.
    pub(super) fn can_mean(&self, word: &[u8]) -> bool {
        match self.read(word) {
            Ok(_) => true,
            Err(ProblemKind::Move(NotationError::Syntax(..), _)) => false,
            Err(ProblemKind::Move(..)) => {
                let digits = word.iter().filter(|byte| byte.is_ascii_digit()).count();
                0 < digits && digits < word.len()
            }
            Err(_) => false,
        }
    }

    /// Reads a word that is not written exactly as the standard has it.
    #[cold]
    fn read(&self, word: &[u8]) -> Result<Move, ProblemKind> {
        let is_null = |word: &str| {
            matches!(
                word,
                "--" | "----" | "z0" | "0000" | "@@@@" | "<>" | "null" | "pass"
            )
        };
        if is_null(&plain(word).to_ascii_lowercase()) {
            return Err(ProblemKind::NullMove);
        }
        self.position
            .read(&text(word), self.letters)
            .map_err(|error| ProblemKind::Move(error, Box::new(self.position.clone())))
    }
}
