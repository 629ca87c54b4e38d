//! The forward pass: from features to a number for each move.
//!
//! Two towers that meet. The inputs of the position are summed into a hidden layer ([`HIDDEN`]), rectified. The meeting
//! ([`MEETING`]) is what the hidden layer and the features of a move add up to, rectified and weighed; so it is learnt
//! which features count in which positions, and for whom. Beside it the hidden layer's taste ([`TASTE`]) is multiplied with
//! a vector of the two squares of the move, which is what openings and plans are made of.
//!
//! All sums are made in a fixed order of 32-bit floats: the same digits on every machine.

use crate::layout::{
    DIRECT, HIDDEN, INPUT, MEETING, MOVE, OUTPUT, PAIR, RESULT, TASTE, TO_MEETING, TO_TASTE,
};
use crate::moves::MoveFeatures;
use crate::{Features, inputs::INPUTS};

/// Values of all layers.
#[derive(Clone, Debug)]
pub struct Forward {
    /// The hidden layer, rectified.
    pub hidden: [f32; HIDDEN],
    /// The position's part of the taste.
    pub taste: [f32; TASTE],
    /// The meeting for each move, rectified.
    pub meetings: Vec<[f32; MEETING]>,
    /// Logits of the moves.
    pub moves: Vec<f32>,
    /// Logits of loss, draw and win.
    pub result: [f32; 3],
}

impl Forward {
    /// Runs the parameters, as [`crate::layout`] has them, on features.
    pub fn new(parameters: &[f32], features: &Features) -> Forward {
        let mut hidden = [0.0; HIDDEN];
        for &(input, value) in &features.inputs {
            add(
                &mut hidden,
                row(parameters, INPUT.row(usize::from(input))),
                value,
            );
        }
        rectify(&mut hidden);
        let mut meeting: [f32; MEETING] = *row(parameters, TO_MEETING.row(HIDDEN));
        let mut taste: [f32; TASTE] = *row(parameters, TO_TASTE.row(HIDDEN));
        let mut result: [f32; 3] = *row(parameters, RESULT.row(HIDDEN));
        for (n, &value) in hidden.iter().enumerate() {
            if value > 0.0 {
                add(&mut meeting, row(parameters, TO_MEETING.row(n)), value);
                add(&mut taste, row(parameters, TO_TASTE.row(n)), value);
                add(&mut result, row(parameters, RESULT.row(n)), value);
            }
        }
        let mut forward = Forward {
            hidden,
            taste,
            meetings: Vec::with_capacity(features.moves.len()),
            moves: Vec::with_capacity(features.moves.len()),
            result,
        };
        for mv in &features.moves {
            forward.one(parameters, &meeting, features.strength, mv);
        }
        forward
    }

    fn one(
        &mut self,
        parameters: &[f32],
        position: &[f32; MEETING],
        strength: f32,
        mv: &MoveFeatures,
    ) {
        let mut meeting = *position;
        let mut logit = 0.0;
        for &feature in mv.on() {
            let feature = usize::from(feature);
            add(&mut meeting, row(parameters, MOVE.row(feature)), 1.0);
            let [always, by_strength] = row(parameters, DIRECT.row(feature));
            logit += always + strength * by_strength;
        }
        rectify(&mut meeting);
        logit += dot::<MEETING>(&meeting, row(parameters, OUTPUT.at));
        let pair = PAIR.row(usize::from(mv.pair));
        logit += dot::<TASTE>(&self.taste, row(parameters, pair));
        self.meetings.push(meeting);
        self.moves.push(logit);
    }
}

/// A row of the parameters.
pub fn row<const N: usize>(parameters: &[f32], at: usize) -> &[f32; N] {
    parameters[at..at + N].try_into().expect("N numbers")
}

/// Adds a multiple of a row to a sum.
pub fn add<const N: usize>(sum: &mut [f32; N], row: &[f32; N], times: f32) {
    for n in 0..N {
        sum[n] += row[n] * times;
    }
}

fn rectify<const N: usize>(values: &mut [f32; N]) {
    for value in values {
        *value = value.max(0.0);
    }
}

/// Product of two rows, in eight sums that vector registers hold.
fn dot<const N: usize>(a: &[f32; N], b: &[f32; N]) -> f32 {
    let mut sums = [0.0; 8];
    for (a, b) in a.chunks_exact(8).zip(b.chunks_exact(8)) {
        for n in 0..8 {
            sums[n] += a[n] * b[n];
        }
    }
    sums.iter().sum()
}

/// The last input stands for the bias.
const _: () = assert!(INPUT.rows == INPUTS + 1);

/// Probabilities of logits (softmax).
pub fn softmax(logits: &[f32]) -> Vec<f32> {
    let highest = logits.iter().fold(f32::NEG_INFINITY, |a, &b| a.max(b));
    let raised: Vec<f32> = logits
        .iter()
        .map(|logit| libm::expf(logit - highest))
        .collect();
    let sum: f32 = raised.iter().sum();
    raised.iter().map(|value| value / sum).collect()
}
