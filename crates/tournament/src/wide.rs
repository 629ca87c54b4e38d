//! Fixed-width big integers, wide enough to hold every pairing criterion of a bracket as one number.

use core::cmp::Ordering;

/// A signed integer of `N` × 64 bits in two's complement, least significant limb first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Wide<N> {
    /// Zero.
    pub const ZERO: Wide<N> = Wide([0; N]);
    /// The smallest value, which stands for an edge that does not exist.
    pub const ABSENT: Wide<N> = {
        let mut limbs = [0; N];
        limbs[N - 1] = 1 << 63;
        Wide(limbs)
    };

    /// Sign extension of a small number.
    pub fn small(value: i64) -> Wide<N> {
        let mut limbs = [if value < 0 { u64::MAX } else { 0 }; N];
        limbs[0] = value as u64;
        Wide(limbs)
    }

    /// `self` × 2^`bits` + `value`: the next, less important field of a number made of fields. `bits` < 64.
    #[must_use]
    pub fn push(mut self, bits: u32, value: i64) -> Wide<N> {
        debug_assert!(bits < 64);
        if bits > 0 {
            for limb in (0..N).rev() {
                let below = if limb > 0 { self.0[limb - 1] } else { 0 };
                self.0[limb] = self.0[limb] << bits | below >> (64 - bits);
            }
        }
        self.plus(&Wide::small(value))
    }

    /// Sum.
    #[inline]
    #[must_use]
    pub fn plus(mut self, other: &Wide<N>) -> Wide<N> {
        let mut carry = false;
        for limb in 0..N {
            let (sum, first) = self.0[limb].overflowing_add(other.0[limb]);
            let (sum, second) = sum.overflowing_add(u64::from(carry));
            self.0[limb] = sum;
            carry = first | second;
        }
        self
    }

    /// Difference.
    #[inline]
    #[must_use]
    pub fn minus(mut self, other: &Wide<N>) -> Wide<N> {
        let mut borrow = false;
        for limb in 0..N {
            let (rest, first) = self.0[limb].overflowing_sub(other.0[limb]);
            let (rest, second) = rest.overflowing_sub(u64::from(borrow));
            self.0[limb] = rest;
            borrow = first | second;
        }
        self
    }

    /// Half, rounded down.
    #[inline]
    #[must_use]
    pub fn half(mut self) -> Wide<N> {
        let mut above = ((self.0[N - 1] as i64) < 0) as u64;
        for limb in (0..N).rev() {
            let low = self.0[limb] & 1;
            self.0[limb] = self.0[limb] >> 1 | above << 63;
            above = low;
        }
        self
    }

    /// True for zero.
    #[inline]
    pub fn is_zero(&self) -> bool {
        self.0 == [0; N]
    }

    /// True for [`Wide::ABSENT`].
    #[inline]
    pub fn is_absent(&self) -> bool {
        // No weight comes near the smallest value.
        self.0[N - 1] == 1 << 63
    }
}

impl<const N: usize> Ord for Wide<N> {
    #[inline]
    fn cmp(&self, other: &Wide<N>) -> Ordering {
        let top = (self.0[N - 1] as i64).cmp(&(other.0[N - 1] as i64));
        (0..N - 1).rev().fold(top, |order, limb| {
            order.then_with(|| self.0[limb].cmp(&other.0[limb]))
        })
    }
}

impl<const N: usize> PartialOrd for Wide<N> {
    #[inline]
    fn partial_cmp(&self, other: &Wide<N>) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::Wide;

    fn wide(value: i128) -> Wide<2> {
        Wide([value as u64, (value >> 64) as u64])
    }

    #[test]
    fn arithmetic_is_that_of_i128() {
        let samples = [
            0,
            1,
            -1,
            7,
            -8,
            1 << 63,
            -(1 << 64),
            (1 << 90) + 5,
            -(3 << 70),
        ];
        for a in samples {
            assert!(wide(a).half() == wide(a >> 1), "{a} / 2");
            assert_eq!(wide(a).is_zero(), a == 0);
            assert!(wide(a).push(9, -3) == wide((a << 9) - 3), "{a} pushed");
            assert!(wide(a).push(0, 4) == wide(a + 4));
            for b in samples {
                assert!(wide(a).plus(&wide(b)) == wide(a + b), "{a} + {b}");
                assert!(wide(a).minus(&wide(b)) == wide(a - b), "{a} - {b}");
                assert_eq!(wide(a).cmp(&wide(b)), a.cmp(&b), "{a} {b}");
            }
        }
        assert!(Wide::<3>::ABSENT.is_absent() && !Wide::<3>::small(-1).is_absent());
        assert!(Wide::<3>::ABSENT < Wide::small(i64::MIN));
    }
}
