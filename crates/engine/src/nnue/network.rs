//! The weights, and the last layer.

use std::fmt;

use super::{ACCUMULATOR_ONE, BUCKETS, HIDDEN, INPUTS, OUTPUT_ONE, SCALE};

/// The weights in their whole numbers.
///
/// In a file they stand in the order of the fields, each two bytes, the lower first.
pub struct Network {
    /// Weights of the input layer: the row that an input adds to an accumulator, in units of 1 / [`ACCUMULATOR_ONE`].
    pub(super) inputs: [[i16; HIDDEN]; INPUTS],
    /// Bias: the accumulator without any input.
    pub(super) bias: [i16; HIDDEN],
    /// By bucket, for the accumulator of the side to move and of the other, in units of 1 / [`OUTPUT_ONE`].
    output: [[[i16; HIDDEN]; 2]; BUCKETS],
    /// By bucket, in units of 1 / ([`ACCUMULATOR_ONE`] · [`OUTPUT_ONE`]).
    output_bias: [i16; BUCKETS],
}

/// Bytes that are too few or too many for a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongSize {
    /// The number of bytes.
    pub found: usize,
}

impl fmt::Display for WrongSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = Network::SIZE;
        write!(f, "a network has {expected} bytes, not {}", self.found)
    }
}

impl std::error::Error for WrongSize {}

/// The network the engine comes with.
static OWN: Network = Network::read(include_bytes!("../../network.bin"));

impl Network {
    /// The network the engine comes with.
    pub fn own() -> &'static Network {
        &OWN
    }

    /// Bytes in a file.
    pub const SIZE: usize = 2 * (INPUTS * HIDDEN + HIDDEN + BUCKETS * (2 * HIDDEN + 1));

    /// Reads a network from a file's bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Box<Network>, WrongSize> {
        let found = bytes.len();
        let bytes = bytes.try_into().map_err(|_| WrongSize { found })?;
        Ok(Box::new(Network::read(bytes)))
    }

    // The engine's own is read while compiling.
    #[allow(clippy::large_stack_arrays)]
    const fn read(bytes: &[u8; Network::SIZE]) -> Network {
        let mut network = Network {
            inputs: [[0; HIDDEN]; INPUTS],
            bias: [0; HIDDEN],
            output: [[[0; HIDDEN]; 2]; BUCKETS],
            output_bias: [0; BUCKETS],
        };
        let mut at = 0;
        let mut input = 0;
        while input < INPUTS {
            at = row(bytes, at, &mut network.inputs[input]);
            input += 1;
        }
        at = row(bytes, at, &mut network.bias);
        let mut bucket = 0;
        while bucket < BUCKETS {
            at = row(bytes, at, &mut network.output[bucket][0]);
            at = row(bytes, at, &mut network.output[bucket][1]);
            bucket += 1;
        }
        row(bytes, at, &mut network.output_bias);
        network
    }

    /// Centipawns for the side whose accumulator comes first.
    pub(super) fn output(&self, bucket: usize, own: &[i16; HIDDEN], other: &[i16; HIDDEN]) -> i32 {
        let [of_own, of_other] = &self.output[bucket];
        let sum = squared(own, of_own) + squared(other, of_other);
        let one = ACCUMULATOR_ONE;
        (sum / one + i32::from(self.output_bias[bucket])) * SCALE / (one * OUTPUT_ONE)
    }
}

/// Reads a row of numbers at `at`; returns where the next begins.
const fn row<const N: usize>(bytes: &[u8], at: usize, row: &mut [i16; N]) -> usize {
    let mut n = 0;
    while n < N {
        row[n] = i16::from_le_bytes([bytes[at + 2 * n], bytes[at + 2 * n + 1]]);
        n += 1;
    }
    at + 2 * N
}

/// The largest sum that an output can come to is still a 32-bit number.
const _: () = assert!(2 * HIDDEN as i64 * (ACCUMULATOR_ONE as i64).pow(2) * 128 <= i32::MAX as i64);

/// The clipped squares of the values times the weights.
///
/// No weight is beyond ±128, so a value times its weight is a 16-bit number, and two of those products times their
/// values are one 32-bit number: what vector registers multiply and add in one step. To have them do so, the values are
/// clipped below zero, where their sign counts, and the products made before the first is added.
fn squared(values: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
    let mut clipped = [0; HIDDEN];
    let mut products = [0; HIDDEN];
    for n in 0..HIDDEN {
        clipped[n] = 0_i16
            .saturating_sub(values[n])
            .clamp(-(ACCUMULATOR_ONE as i16), 0);
        products[n] = clipped[n].wrapping_mul(weights[n]);
    }
    let mut sum = 0;
    for n in 0..HIDDEN {
        sum += i32::from(products[n]) * i32::from(clipped[n]);
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_size_is_refused() {
        let of = |size: usize| Network::from_bytes(&vec![0; size]).err();
        assert_eq!(of(Network::SIZE), None);
        assert_eq!(of(5), Some(WrongSize { found: 5 }));
    }

    #[test]
    fn products_stay_within_sixteen_bits() {
        for side in OWN.output.iter().flatten() {
            assert!(side.iter().all(|weight| (-128..=128).contains(weight)));
        }
    }
}
