//! Quiet filter: which positions of a game count.
//!
//! While pieces are being exchanged the material says nothing. A position counts only after so many half-moves in a row that
//! are neither a capture nor a promotion and give no check, and only if the material is another than when a position of
//! the game last counted. The check itself is what resets the count, not the answer to it.

use chess::{Move, Position};

use crate::features::{Features, Material, material};

/// The filter at a point of a game.
///
/// ```
/// use chess::Position;
/// use lab::QuietFilter;
///
/// let mut position = Position::default();
/// let mut filter = QuietFilter::new(2, &position);
/// let mut rows = Vec::new();
/// for san in ["e4", "d5", "exd5", "Nf6", "Nc3"] {
///     let played = position.parse_san(san)?;
///     position.play(played);
///     rows.extend(filter.after(played, &position).map(|row| row.material));
/// }
/// // Even after 1…d5, a pawn up after 3. Nc3: two half-moves after the capture.
/// assert_eq!(rows, [[0; 5], [1, 0, 0, 0, 0]]);
/// # Ok::<(), chess::SanError>(())
/// ```
#[derive(Clone, Debug)]
pub struct QuietFilter {
    needed: u32,
    /// Quiet half-moves in a row.
    quiet: u32,
    /// Pieces on the board, kings among them.
    pieces: u32,
    /// True if the material may be another than `last`.
    changed: bool,
    last: Option<Material>,
}

impl QuietFilter {
    /// The filter at the start of a game. A position counts after `needed` quiet half-moves.
    pub fn new(needed: u32, start: &Position) -> QuietFilter {
        QuietFilter {
            needed,
            quiet: 0,
            pieces: start.occupied().count(),
            changed: true,
            last: None,
        }
    }

    /// The row of the position that a move has led to, if it counts.
    #[inline]
    pub fn after(&mut self, played: Move, position: &Position) -> Option<Features> {
        let pieces = position.occupied().count();
        let exchanged = pieces != self.pieces || played.promotion().is_some();
        self.pieces = pieces;
        self.changed |= exchanged;
        if exchanged || position.is_check() {
            self.quiet = 0;
        } else {
            self.quiet += 1;
        }
        if !self.changed || self.quiet < self.needed {
            return None;
        }
        self.changed = false;
        let now = material(position);
        if self.last == Some(now) {
            return None;
        }
        self.last = Some(now);
        Some(Features::of(position))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(needed: u32, start: &str, moves: &str) -> Vec<Material> {
        let mut position = Position::from_fen(start).expect("it is legal");
        let mut filter = QuietFilter::new(needed, &position);
        let mut rows = Vec::new();
        for word in moves.split_whitespace() {
            let played = position.parse_san(word).expect("it is legal");
            position.play(played);
            rows.extend(filter.after(played, &position).map(|row| row.material));
        }
        rows
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn checks_reset_the_count_but_their_answers_do_not() {
        let even = vec![[0; 5]];
        assert_eq!(rows(2, START, "e4 d5"), even);
        assert_eq!(rows(2, START, "e4"), Vec::<Material>::new());
        // The check is not quiet, the answer is the first half-move that is, and Nf3 the second.
        assert_eq!(rows(2, START, "e4 d5 exd5 e5 Qe2 a5 Qxe5+ Be7 h3").len(), 3);
        assert_eq!(rows(3, START, "e4 d5 exd5 e5 Qe2 a5 Qxe5+ Be7 h3").len(), 1);
        let check = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
        assert_eq!(rows(2, check, "Ra8+ Kd7"), Vec::<Material>::new());
        assert_eq!(rows(2, check, "Ra8+ Kd7 Kd2").len(), 1);
        assert_eq!(rows(1, check, "Ra8+ Kd7").len(), 1);
    }

    #[test]
    fn captures_in_passing_and_promotions_reset_the_count() {
        let passing = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1";
        assert_eq!(rows(2, passing, "d5 exd6"), Vec::<Material>::new());
        assert_eq!(rows(2, passing, "d5 exd6 Kd7 Kd2"), [[1, 0, 0, 0, 0]]);
        let promotion = "8/P6k/8/8/8/8/8/4K3 w - - 0 1";
        assert_eq!(rows(1, promotion, "a8=N"), Vec::<Material>::new());
        assert_eq!(rows(1, promotion, "a8=N Kg7"), [[0, 1, 0, 0, 0]]);
        // The number of pieces is the same, the material is not.
        assert_eq!(
            rows(1, promotion, "Kd2 Kg7 a8=R Kf7 Ke3"),
            [[1, 0, 0, 0, 0], [0, 0, 0, 1, 0]]
        );
    }

    #[test]
    fn the_same_material_is_one_row() {
        assert_eq!(rows(2, START, "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6").len(), 1);
        // A pawn each: no difference that is another.
        assert_eq!(rows(2, START, "e4 d5 exd5 Qxd5 Nc3 Qa5 a3 a6").len(), 1);
        // Nothing needs to be quiet: after every change, the exchange itself among them.
        assert_eq!(rows(0, START, "e4 d5 exd5 Qxd5 Nc3").len(), 3);
    }
}
