//! Arithmetic coding of yes-or-no decisions, each with the probability its context has (a range coder).
//!
//! One function describes what is coded, and coders run it: [`Recorder`] writes down what is decided, from which [`Counter`]
//! finds the probabilities and [`Encoder`] writes; [`Decoder`] reads. To a coder that reads, what it is handed means nothing; it answers what it has read.

/// Codes a decision in its context, and answers it.
pub(super) trait Coder {
    fn bit(&mut self, context: usize, bit: bool) -> bool;
}

/// The probabilities of yes, in 256ths, by context.
pub(super) type Model = Vec<u8>;

/// Writes decisions down, to be counted and written later.
#[derive(Clone, Debug, Default)]
pub(super) struct Recorder {
    /// Twice the context, and one more for yes.
    decisions: Vec<u16>,
}

impl Recorder {
    /// Hands the decisions to another coder.
    pub(super) fn play(&self, coder: &mut impl Coder) {
        for &decision in &self.decisions {
            coder.bit(usize::from(decision >> 1), decision & 1 != 0);
        }
    }
}

impl Coder for Recorder {
    fn bit(&mut self, context: usize, bit: bool) -> bool {
        self.decisions
            .push(((context as u16) << 1) | u16::from(bit));
        bit
    }
}

/// Counts the decisions by context.
pub(super) struct Counter {
    /// Of each context: no, yes.
    counts: Vec<[u32; 2]>,
}

impl Counter {
    pub(super) fn new(contexts: usize) -> Counter {
        Counter {
            counts: vec![[0; 2]; contexts],
        }
    }

    /// The probabilities. Those of a context that has not come up are even, as nothing is known.
    pub(super) fn model(&self) -> Model {
        let share = |&[no, yes]: &[u32; 2]| {
            let all = u64::from(no) + u64::from(yes);
            match all {
                0 => 128,
                _ => ((u64::from(yes) * 256 + all / 2) / all).clamp(1, 255) as u8,
            }
        };
        self.counts.iter().map(share).collect()
    }
}

impl Coder for Counter {
    fn bit(&mut self, context: usize, bit: bool) -> bool {
        self.counts[context][usize::from(bit)] += 1;
        bit
    }
}

/// The numbers from `low` to `high` that begin with what has been coded.
struct Interval {
    low: u32,
    high: u32,
}

impl Interval {
    const ALL: Interval = Interval {
        low: 0,
        high: u32::MAX,
    };

    /// The last number that means yes.
    fn split(&self, probability: u8) -> u32 {
        let width = u64::from(self.high - self.low);
        self.low + ((width * u64::from(probability)) >> 8) as u32
    }

    fn take(&mut self, bit: bool, split: u32) {
        if bit {
            self.high = split;
        } else {
            self.low = split + 1;
        }
    }

    /// The first byte, if all numbers begin with it; it is taken off.
    fn shift(&mut self) -> Option<u8> {
        if (self.low ^ self.high) >> 24 != 0 {
            return None;
        }
        let byte = (self.low >> 24) as u8;
        self.low <<= 8;
        self.high = self.high << 8 | 0xFF;
        Some(byte)
    }
}

/// Writes decisions.
pub(super) struct Encoder<'a> {
    model: &'a [u8],
    interval: Interval,
    out: &'a mut Vec<u8>,
}

impl<'a> Encoder<'a> {
    pub(super) fn new(model: &'a [u8], out: &'a mut Vec<u8>) -> Encoder<'a> {
        Encoder {
            model,
            interval: Interval::ALL,
            out,
        }
    }

    /// Writes the shortest number of the interval. What a reader finds behind it is zeros.
    pub(super) fn finish(self) {
        let Interval { low, high } = self.interval;
        for length in 0..=4 {
            let kept = u32::MAX.checked_shl(32 - 8 * length).unwrap_or(0);
            let number = high & kept;
            if number >= low {
                let bytes = number.to_be_bytes();
                self.out.extend_from_slice(&bytes[..length as usize]);
                return;
            }
        }
    }
}

impl Coder for Encoder<'_> {
    fn bit(&mut self, context: usize, bit: bool) -> bool {
        let split = self.interval.split(self.model[context]);
        self.interval.take(bit, split);
        while let Some(byte) = self.interval.shift() {
            self.out.push(byte);
        }
        bit
    }
}

/// Reads decisions. Any bytes are some decisions.
pub(super) struct Decoder<'a> {
    model: &'a [u8],
    interval: Interval,
    number: u32,
    rest: &'a [u8],
}

impl<'a> Decoder<'a> {
    pub(super) fn new(model: &'a [u8], bytes: &'a [u8]) -> Decoder<'a> {
        let mut decoder = Decoder {
            model,
            interval: Interval::ALL,
            number: 0,
            rest: bytes,
        };
        for _ in 0..4 {
            decoder.next_byte();
        }
        decoder
    }

    fn next_byte(&mut self) {
        let byte = match self.rest {
            [byte, rest @ ..] => {
                self.rest = rest;
                *byte
            }
            [] => 0,
        };
        self.number = self.number << 8 | u32::from(byte);
    }
}

impl Coder for Decoder<'_> {
    fn bit(&mut self, context: usize, _: bool) -> bool {
        let split = self.interval.split(self.model[context]);
        let bit = self.number <= split;
        self.interval.take(bit, split);
        while self.interval.shift().is_some() {
            self.next_byte();
        }
        bit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Decisions of three contexts: nearly never, even, always.
    fn decisions(count: usize) -> Vec<(usize, bool)> {
        let mut state = 1u32;
        let mut decide = |n: usize| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let die = state >> 24;
            (n % 3, [die == 0, die < 128, true][n % 3])
        };
        (0..count).map(&mut decide).collect()
    }

    #[test]
    fn what_is_written_is_read() {
        for count in (0..200).chain([10_000]) {
            let decisions = decisions(count);
            let mut recorder = Recorder::default();
            for &(context, bit) in &decisions {
                recorder.bit(context, bit);
            }
            let mut counter = Counter::new(3);
            recorder.play(&mut counter);
            let model = counter.model();
            let mut bytes = Vec::new();
            let mut encoder = Encoder::new(&model, &mut bytes);
            recorder.play(&mut encoder);
            encoder.finish();
            let mut decoder = Decoder::new(&model, &bytes);
            let expected: Vec<_> = decisions.iter().map(|decision| decision.1).collect();
            let read: Vec<_> = decisions
                .iter()
                .map(|&(context, _)| decoder.bit(context, false))
                .collect();
            assert_eq!(read, expected, "{count} decisions");
            // A third costs a bit each, the others next to nothing.
            assert!(
                bytes.len() <= count / 3 / 8 + count / 400 + 2,
                "{}",
                bytes.len()
            );
        }
    }

    #[test]
    fn probabilities_are_shares_and_never_certain() {
        let mut counter = Counter::new(4);
        for n in 0..400 {
            counter.bit(0, n % 4 == 0);
            counter.bit(1, true);
            counter.bit(2, false);
        }
        assert_eq!(counter.model(), [64, 255, 1, 128]);
    }
}
