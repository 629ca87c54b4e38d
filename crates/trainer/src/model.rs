//! The network while it learns: the same layers as [`engine::nnue`], in floating point.

use chess::{Color, Role, Square};
use engine::nnue::{
    ACCUMULATOR_ONE, BUCKETS, HIDDEN, INPUTS, OUTPUT_ONE, bucket, input, is_mirrored,
};
use fastrand::Rng;

use crate::sample::Sample;

const BIAS: usize = INPUTS * HIDDEN;
const OUTPUT: usize = BIAS + HIDDEN;
const OUTPUT_BIAS: usize = OUTPUT + BUCKETS * 2 * HIDDEN;

/// Weights and biases together.
pub const PARAMETERS: usize = OUTPUT_BIAS + BUCKETS;

/// The largest a parameter may grow, so that whole numbers of 8 bits (output) and sums of 16 bits (accumulators) hold it.
pub const LARGEST: f32 = 1.98;

/// All parameters in a row: inputs, bias, output weights by bucket and side, output bias. Also a gradient over them.
pub struct Model(pub Box<[f32]>);

/// Input features of a sample, with its output bucket.
pub struct Board {
    /// Inputs of the side to move, then of the other.
    inputs: [[u16; 32]; 2],
    count: usize,
    bucket: usize,
}

impl Board {
    /// The inputs a sample turns on.
    pub fn new(sample: &Sample) -> Board {
        let mut board = Board {
            inputs: [[0; 32]; 2],
            count: 0,
            bucket: 0,
        };
        let mut kings = [Square::A1; 2];
        for (code, square) in sample.pieces() {
            if code % 6 == Role::King.index() as u8 {
                kings[usize::from(code / 6)] = square;
            }
        }
        for (code, square) in sample.pieces() {
            let role = Role::ALL[usize::from(code % 6)];
            for (side, perspective) in Color::ALL.into_iter().enumerate() {
                let mirrored = is_mirrored(kings[side]);
                let own = usize::from(code / 6) == side;
                board.inputs[side][board.count] =
                    input(perspective, mirrored, own, role, square) as u16;
            }
            board.count += 1;
        }
        board.bucket = bucket(board.count);
        board
    }

    fn of(&self, side: usize) -> impl Iterator<Item = usize> {
        self.inputs[side][..self.count]
            .iter()
            .map(|&n| usize::from(n))
    }
}

type Hidden = [f32; HIDDEN];

impl Model {
    /// Nothing but noughts.
    pub fn zero() -> Model {
        Model(vec![0.0; PARAMETERS].into())
    }

    /// Small random weights to begin with.
    pub fn random(rng: &mut Rng) -> Model {
        let mut model = Model::zero();
        let mut spread = |range: &mut [f32], width: f32| {
            for weight in range {
                *weight = (rng.f32() * 2.0 - 1.0) * width;
            }
        };
        // Some twenty inputs are on, and 2 · HIDDEN values go into the output.
        spread(&mut model.0[..BIAS], 0.05);
        spread(
            &mut model.0[OUTPUT..OUTPUT_BIAS],
            (2.0 * HIDDEN as f32).sqrt().recip(),
        );
        model
    }

    fn row(&self, at: usize) -> &Hidden {
        self.0[at..at + HIDDEN]
            .try_into()
            .expect("a row is that long")
    }

    fn row_mut(&mut self, at: usize) -> &mut Hidden {
        (&mut self.0[at..at + HIDDEN])
            .try_into()
            .expect("a row is that long")
    }

    fn accumulators(&self, board: &Board) -> [Hidden; 2] {
        [0, 1].map(|side| {
            let mut sum = *self.row(BIAS);
            for n in board.of(side) {
                add(&mut sum, self.row(n * HIDDEN), 1.0);
            }
            sum
        })
    }

    fn output(&self, board: &Board, accumulators: &[Hidden; 2]) -> f32 {
        let mut out = self.0[OUTPUT_BIAS + board.bucket];
        for (side, values) in accumulators.iter().enumerate() {
            let weights = self.row(output_row(board, side));
            let mut sums = [0.0; 8];
            for (values, weights) in values.chunks_exact(8).zip(weights.chunks_exact(8)) {
                for n in 0..8 {
                    let clipped = values[n].clamp(0.0, 1.0);
                    sums[n] += clipped * clipped * weights[n];
                }
            }
            out += sums.iter().sum::<f32>();
        }
        out
    }

    /// The expected points of the side to move, 0 to 1.
    pub fn points(&self, board: &Board) -> f32 {
        sigmoid(self.output(board, &self.accumulators(board)))
    }

    /// Adds to `gradient` that of the squared error (points − target)²; returns the error.
    pub fn learn(&self, board: &Board, target: f32, gradient: &mut Model) -> f32 {
        let accumulators = self.accumulators(board);
        let points = sigmoid(self.output(board, &accumulators));
        let error = points - target;
        let slope = 2.0 * error * points * (1.0 - points);
        gradient.0[OUTPUT_BIAS + board.bucket] += slope;
        for (side, values) in accumulators.iter().enumerate() {
            let at = output_row(board, side);
            let weights = self.row(at);
            let of_weights = gradient.row_mut(at);
            let mut below = [0.0; HIDDEN];
            for n in 0..HIDDEN {
                let clipped = values[n].clamp(0.0, 1.0);
                of_weights[n] += slope * clipped * clipped;
                let inside = if (0.0..=1.0).contains(&values[n]) {
                    2.0 * clipped
                } else {
                    0.0
                };
                below[n] = slope * weights[n] * inside;
            }
            add(gradient.row_mut(BIAS), &below, 1.0);
            for n in board.of(side) {
                add(gradient.row_mut(n * HIDDEN), &below, 1.0);
            }
        }
        error * error
    }

    /// Dequantises what [`Model::quantised`] gave; `None` if it has another size.
    pub fn from_quantised(bytes: &[u8]) -> Option<Model> {
        let (numbers, rest) = bytes.as_chunks();
        let mut model = Model::zero();
        if numbers.len() != PARAMETERS || !rest.is_empty() {
            return None;
        }
        for (place, (weight, number)) in model.0.iter_mut().zip(numbers).enumerate() {
            *weight = f32::from(i16::from_le_bytes(*number)) / scale(place);
        }
        Some(model)
    }

    /// In whole numbers, as [`engine::nnue::Network`] reads them.
    pub fn quantised(&self) -> Vec<u8> {
        let scaled = |(place, &weight): (usize, &f32)| (weight * scale(place)).round() as i16;
        let weights = self.0.iter().enumerate().map(scaled);
        weights.flat_map(i16::to_le_bytes).collect()
    }
}

/// Quantisation scale of a parameter: the whole number that stands for 1.
fn scale(place: usize) -> f32 {
    let scale = match place {
        OUTPUT_BIAS.. => ACCUMULATOR_ONE * OUTPUT_ONE,
        OUTPUT.. => OUTPUT_ONE,
        _ => ACCUMULATOR_ONE,
    };
    scale as f32
}

fn output_row(board: &Board, side: usize) -> usize {
    OUTPUT + (2 * board.bucket + side) * HIDDEN
}

fn add(sum: &mut Hidden, row: &Hidden, times: f32) {
    for n in 0..HIDDEN {
        sum[n] += row[n] * times;
    }
}

/// The logistic function.
pub fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::Outcome;
    use chess::Position;
    use engine::nnue::{Network, SCALE};

    fn boards() -> Vec<Board> {
        [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "2rr2k1/1b2bppp/p3pn2/1p6/3N4/1P2P1P1/PB3PBP/2RR2K1 b - - 0 21",
            "8/5pk1/4p1p1/1p2P2p/1P3P1P/4BKP1/1b6/8 w - - 0 40",
        ]
        .map(|fen| {
            let position = Position::from_fen(fen).expect("legal");
            Board::new(&Sample::new(&position, 0, Outcome::Draw))
        })
        .into()
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_error() {
        let mut rng = Rng::with_seed(5);
        let mut model = Model::random(&mut rng);
        for board in boards() {
            let mut gradient = Model::zero();
            model.learn(&board, 0.9, &mut gradient);
            let first = usize::from(board.inputs[0][3]) * HIDDEN;
            for place in [
                first + 7,
                first + 90,
                BIAS + 5,
                output_row(&board, 1) + 3,
                OUTPUT_BIAS + board.bucket,
            ] {
                let at = |model: &mut Model, shift: f32| {
                    let before = model.0[place];
                    model.0[place] = before + shift;
                    let error = model.points(&board) - 0.9;
                    model.0[place] = before;
                    error * error
                };
                let slope = (at(&mut model, 0.01) - at(&mut model, -0.01)) / 0.02;
                let told = gradient.0[place];
                assert!(
                    (slope - told).abs() < 0.02 * slope.abs() + 2e-5,
                    "{place}: {slope} {told}"
                );
            }
        }
    }

    #[test]
    fn whole_numbers_say_what_the_floating_point_said() {
        let mut model = Model::random(&mut Rng::with_seed(9));
        // Learned weights are larger than those one begins with.
        for weight in &mut model.0[OUTPUT..OUTPUT_BIAS] {
            *weight *= 16.0;
        }
        let bytes = model.quantised();
        let back = Model::from_quantised(&bytes).expect("of the right size");
        assert_eq!(back.quantised(), bytes);
        assert!(Model::from_quantised(&bytes[2..]).is_none());
        let network = Network::from_bytes(&bytes).expect("of the right size");
        for (board, fen) in boards().iter().zip([
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "2rr2k1/1b2bppp/p3pn2/1p6/3N4/1P2P1P1/PB3PBP/2RR2K1 b - - 0 21",
            "8/5pk1/4p1p1/1p2P2p/1P3P1P/4BKP1/1b6/8 w - - 0 40",
        ]) {
            let exact = model.output(board, &model.accumulators(board)) * SCALE as f32;
            let position = Position::from_fen(fen).expect("legal");
            let whole = network.evaluate(&position) as f32;
            assert!(
                (exact - whole).abs() < 0.02 * exact.abs() + 20.0,
                "{exact} {whole}"
            );
        }
    }
}
