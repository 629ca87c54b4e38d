//! Layout of the parameters: matrices one after the other in one list of numbers.

use crate::inputs::INPUTS;
use crate::moves::{MOVE_FEATURES, PAIRS};
use crate::time::TIME_FEATURES;

/// Values in the hidden layer that a position is made into.
pub const HIDDEN: usize = 192;

/// Values in which position and move meet in a layer.
pub const MEETING: usize = 96;

/// Values whose product a position makes with each pair of squares.
pub const TASTE: usize = 32;

/// A matrix by its shape: number of rows, numbers in a row, and the place in the list where it begins.
#[derive(Clone, Copy, Debug)]
pub struct Matrix {
    /// Place of the first number.
    pub at: usize,
    /// Rows.
    pub rows: usize,
    /// Numbers in a row.
    pub width: usize,
}

impl Matrix {
    const fn after(last: Matrix, rows: usize, width: usize) -> Matrix {
        Matrix {
            at: last.end(),
            rows,
            width,
        }
    }

    /// The place after the last number.
    pub const fn end(self) -> usize {
        self.at + self.rows * self.width
    }

    /// The place of a row.
    pub const fn row(self, row: usize) -> usize {
        self.at + row * self.width
    }
}

const NOTHING: Matrix = Matrix {
    at: 0,
    rows: 0,
    width: 0,
};

/// Weights from each input to the hidden layer; the last row is its bias.
pub const INPUT: Matrix = Matrix::after(NOTHING, INPUTS + 1, HIDDEN);
/// From the hidden layer to the meeting, with the bias.
pub const TO_MEETING: Matrix = Matrix::after(INPUT, HIDDEN + 1, MEETING);
/// Weights from each feature of a move to the layer where moves and position meet.
pub const MOVE: Matrix = Matrix::after(TO_MEETING, MOVE_FEATURES, MEETING);
/// From the meeting to the logit of the move.
pub const OUTPUT: Matrix = Matrix::after(MOVE, 1, MEETING);
/// From the hidden layer to the taste, with the bias.
pub const TO_TASTE: Matrix = Matrix::after(OUTPUT, HIDDEN + 1, TASTE);
/// Factors of the taste for each pair of squares.
pub const PAIR: Matrix = Matrix::after(TO_TASTE, PAIRS, TASTE);
/// Weights from each feature of a move to its logit: by itself, and for each 500 points of rating.
pub const DIRECT: Matrix = Matrix::after(PAIR, MOVE_FEATURES, 2);
/// From the hidden layer to the logits of loss, draw and win, with the bias.
pub const RESULT: Matrix = Matrix::after(DIRECT, HIDDEN + 1, 3);
/// Coefficients of the time.
pub const TIME: Matrix = Matrix::after(RESULT, TIME_FEATURES + 2, 1);

/// All matrices in their order.
pub const MATRICES: [Matrix; 9] = [
    INPUT, TO_MEETING, MOVE, OUTPUT, TO_TASTE, PAIR, DIRECT, RESULT, TIME,
];

/// Number of parameters.
pub const PARAMETERS: usize = TIME.end();
