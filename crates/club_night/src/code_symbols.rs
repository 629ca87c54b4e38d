//! Symbols of a code that people type: 32 digits and letters that are not mistaken for each other, and a Reed–Solomon check.
//!
//! Numbers of five bits are elements of the field of 32 with the polynomial x⁵ + x² + 1. Three check symbols make the code's
//! polynomial a multiple of (x − α)(x − α²)(x − α³), so that two codes differ in four symbols or more: up to three that were
//! mistyped, and any two that changed places, are found.

/// The symbols; O is read as 0, I and L are read as 1, U is none.
const SYMBOLS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Check symbols at the end of a code.
pub const CHECKS: usize = 3;

/// Coefficients of the generator (x − α)(x − α²)(x − α³) below x³, the highest first.
const GENERATOR: [u8; CHECKS] = generator();

/// Product in the field.
const fn times(mut one: u8, mut other: u8) -> u8 {
    let mut product = 0;
    while other > 0 {
        if other & 1 == 1 {
            product ^= one;
        }
        one = if one & 0b1_0000 == 0 {
            one << 1
        } else {
            one << 1 ^ 0b10_0101
        };
        other >>= 1;
    }
    product
}

const fn generator() -> [u8; CHECKS] {
    let (first, second, third) = (2, 4, 8);
    [
        first ^ second ^ third,
        times(first, second) ^ times(first, third) ^ times(second, third),
        times(times(first, second), third),
    ]
}

/// The remainder of symbols, followed by as many zeros as there are checks, by the generator.
fn remainder(values: &[u8]) -> [u8; CHECKS] {
    let mut register = [0; CHECKS];
    for value in values {
        let lead = register[0] ^ value;
        register.rotate_left(1);
        register[CHECKS - 1] = 0;
        for (cell, factor) in register.iter_mut().zip(GENERATOR) {
            *cell ^= times(lead, factor);
        }
    }
    register
}

/// Symbols of a number, the highest first, without a check.
pub fn plain(number: u64, count: usize) -> String {
    let value = |at: usize| (number >> (5 * at)) as usize & 31;
    (0..count)
        .rev()
        .map(|at| char::from(SYMBOLS[value(at)]))
        .collect()
}

/// Symbols of a number and its check.
pub fn checked(number: u64, count: usize) -> String {
    let text = plain(number, count);
    let values: Vec<u8> = text.chars().filter_map(value).collect();
    let check = remainder(&values);
    let check = check.iter().map(|&it| char::from(SYMBOLS[usize::from(it)]));
    text.chars().chain(check).collect()
}

/// The value of a symbol in either case.
pub fn value(symbol: char) -> Option<u8> {
    let symbol = match symbol.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    let at = SYMBOLS.iter().position(|&it| char::from(it) == symbol)?;
    Some(at as u8)
}

/// The number of symbols without a check.
pub fn number(values: &[u8]) -> u64 {
    values
        .iter()
        .fold(0, |number, &value| number << 5 | u64::from(value))
}

/// The number of symbols that end with their check; `None` if the check fails.
pub fn verified(values: &[u8]) -> Option<u64> {
    let (data, check) = values.split_at_checked(values.len().checked_sub(CHECKS)?)?;
    (remainder(data) == check).then(|| number(data))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(text: &str) -> Vec<u8> {
        text.chars()
            .map(|it| value(it).expect("a symbol"))
            .collect()
    }

    #[test]
    fn a_code_is_read_as_it_was_written_in_either_case() {
        for number in [0, 1, 0x7_ffff_ffff, 0x2_4680_ace1] {
            let code = checked(number, 7);
            assert_eq!(code.len(), 10);
            assert_eq!(verified(&values(&code)), Some(number));
            assert_eq!(verified(&values(&code.to_lowercase())), Some(number));
        }
        assert_eq!(value('o'), value('0'));
        assert_eq!(
            (value('l'), value('U'), value('-')),
            (value('1'), None, None)
        );
    }

    #[test]
    fn two_symbols_mistyped_or_exchanged_are_always_found() {
        let code = values(&checked(0x1_2345_6789, 7));
        for one in 0..code.len() {
            for other in 0..one {
                let mut wrong = code.clone();
                wrong.swap(one, other);
                assert!(wrong == code || verified(&wrong).is_none());
                for (first, second) in (0..32).flat_map(|a| (0..32).map(move |b| (a, b))) {
                    let mut wrong = code.clone();
                    (wrong[one], wrong[other]) = (first, second);
                    assert!(wrong == code || verified(&wrong).is_none());
                }
            }
        }
    }
}
