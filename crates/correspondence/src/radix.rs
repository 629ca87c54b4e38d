//! Mixed radix: digits, each with a base of its own, as one whole number, so that no fraction of a bit is lost.
//!
//! The first digit is the least significant: it is read first, and with what it tells the base of the next is known.

/// A whole number, in words of 32 bits from the least significant, without zeros at its end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Number(Vec<u32>);

impl Number {
    /// Times `base` plus `digit`.
    fn push(&mut self, digit: u32, base: u32) {
        let mut carry = u64::from(digit);
        for word in &mut self.0 {
            carry += u64::from(*word) * u64::from(base);
            *word = carry as u32;
            carry >>= 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    /// Takes the least significant digit off.
    pub fn take(&mut self, base: u32) -> u32 {
        let mut rest = 0;
        for word in self.0.iter_mut().rev() {
            let value = rest << 32 | u64::from(*word);
            *word = (value / u64::from(base)) as u32;
            rest = value % u64::from(base);
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }

    /// True if nothing is left.
    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// The number in base 64, from the least significant digit, without zeros at its end.
    pub fn to_sextets(&self) -> Vec<u8> {
        let bits = 32 * self.0.len();
        let bit = |at: usize| {
            self.0
                .get(at / 32)
                .is_some_and(|word| word >> (at % 32) & 1 == 1)
        };
        let sextet = |at: usize| (0..6).map(|i| u8::from(bit(at + i)) << i).sum();
        let mut sextets: Vec<u8> = (0..bits).step_by(6).map(sextet).collect();
        while sextets.last() == Some(&0) {
            sextets.pop();
        }
        sextets
    }

    /// The number of digits in base 64.
    pub fn of_sextets(sextets: &[u8]) -> Number {
        let mut words = vec![0; (6 * sextets.len()).div_ceil(32)];
        for (i, &sextet) in sextets.iter().enumerate() {
            let (word, bit) = (6 * i / 32, 6 * i % 32);
            words[word] |= u32::from(sextet) << bit;
            if bit > 26 && sextet >> (32 - bit) > 0 {
                words[word + 1] |= u32::from(sextet) >> (32 - bit);
            }
        }
        while words.last() == Some(&0) {
            words.pop();
        }
        Number(words)
    }
}

/// Digits as they are written, the first one to be read first.
#[derive(Clone, Debug, Default)]
pub struct Digits(Vec<(u32, u32)>);

impl Digits {
    /// Adds a digit of a base.
    pub fn push(&mut self, digit: usize, base: usize) {
        debug_assert!(digit < base);
        self.0.push((digit as u32, base as u32));
    }

    /// All of them as one number.
    pub fn number(&self) -> Number {
        let mut number = Number::default();
        for &(digit, base) in self.0.iter().rev() {
            number.push(digit, base);
        }
        number
    }
}

/// The digits of a number as they are read.
pub struct Reader(Number);

impl Reader {
    /// The digits of the number that these digits of base 64 are.
    pub fn of(sextets: &[u8]) -> Reader {
        Reader(Number::of_sextets(sextets))
    }

    /// The next digit of a base.
    pub fn take(&mut self, base: usize) -> usize {
        self.0.take(base as u32) as usize
    }

    /// True if all that follows is zeros.
    pub fn is_at_end(&self) -> bool {
        self.0.is_zero()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_of_any_bases_come_back_in_their_order() {
        let bases = [2, 3, 20, 4096, 1, 218, 65_536, 7, 16, 21];
        let mut digits = Digits::default();
        let written: Vec<_> = (0..500)
            .map(|i| (i * 7919 % bases[i % 10], bases[i % 10]))
            .collect();
        for &(digit, base) in &written {
            digits.push(digit, base);
        }
        let mut number = Number::of_sextets(&digits.number().to_sextets());
        assert_eq!(number, digits.number());
        for (digit, base) in written {
            assert_eq!(number.take(base as u32) as usize, digit);
        }
        assert!(number.is_zero());
    }

    #[test]
    fn sextets_are_the_number_and_no_longer() {
        for (digits, sextets) in [
            (0, &[][..]),
            (1, &[1]),
            (63, &[63]),
            (64, &[0, 1]),
            (4097, &[1, 0, 1]),
        ] {
            let mut number = Digits::default();
            number.push(digits, 5_000);
            assert_eq!(number.number().to_sextets(), sextets);
        }
    }
}
