//! The fields of QR codes are fields: products by logarithms are those of polynomials, and every element but zero has an inverse.

use g2p::{GaloisField, g2p};

g2p!(GF16, 4, modulus: 0b1_0011);
g2p!(GF256, 8, modulus: 0b1_0001_1101);

/// Product of polynomials, bit by bit.
fn product(mut one: u16, mut other: u16, bits: u32, modulus: u16) -> u8 {
    let mut sum = 0;
    while other > 0 {
        if other & 1 == 1 {
            sum ^= one;
        }
        one <<= 1;
        if one >> bits == 1 {
            one ^= modulus;
        }
        other >>= 1;
    }
    sum as u8
}

#[test]
fn products_are_those_of_polynomials() {
    for one in 0..=255_u8 {
        for other in 0..=255_u8 {
            let expected = product(one.into(), other.into(), 8, 0b1_0001_1101);
            assert_eq!(GF256(one) * GF256(other), GF256(expected), "{one} {other}");
        }
    }
    for one in 0..16_u8 {
        for other in 0..16_u8 {
            let expected = product(one.into(), other.into(), 4, 0b1_0011);
            assert_eq!(GF16(one) * GF16(other), GF16(expected), "{one} {other}");
        }
    }
}

#[test]
fn quotients_and_powers_follow_from_products() {
    for one in 1..=255_u8 {
        let one = GF256(one);
        for other in 1..=255_u8 {
            let other = GF256(other);
            assert_eq!(one * other / other, one);
        }
        assert_eq!(GF256::ZERO / one, GF256::ZERO);
        assert_eq!(one - one, GF256::ZERO);
        let mut power = GF256::ONE;
        for exponent in 0..600 {
            assert_eq!(one.pow(exponent), power, "{one:?} to {exponent}");
            power *= one;
        }
    }
    assert_eq!(GF256::ZERO.pow(0), GF256::ONE);
    assert_eq!(GF256::ZERO.pow(3), GF256::ZERO);
}
