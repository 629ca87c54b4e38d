//! Finite (Galois) fields of 2ⁿ elements, n up to 8, as the reader of QR codes (`rqrr`) needs them to correct errors.
//!
//! It stands in place of the crate `g2p`, whose products and inverses come from tables of 64 KiB for each field; those were nine
//! tenths of the reader that a phone fetches. Here a product is a sum of logarithms, in tables of half a KiB.
//!
//! ```
//! g2p::g2p!(GF16, 4, modulus: 0b1_0011);
//! assert_eq!(GF16(5) * GF16(4), GF16(7));
//! assert_eq!(GF16(7) / GF16(4), GF16(5));
//! ```

#![no_std]

use core::ops::{Add, AddAssign, Div, Mul, MulAssign, Neg, Sub, SubAssign};

/// A finite field.
pub trait GaloisField:
    Copy
    + PartialEq
    + Add<Output = Self>
    + AddAssign
    + Sub<Output = Self>
    + SubAssign
    + Neg<Output = Self>
    + Mul<Output = Self>
    + MulAssign
    + Div<Output = Self>
{
    /// The neutral element of addition.
    const ZERO: Self;
    /// The neutral element of multiplication.
    const ONE: Self;
    /// An element whose powers are all elements but zero.
    const GENERATOR: Self;

    /// The power of an element; that of zero to zero is one.
    #[must_use]
    fn pow(self, power: usize) -> Self;
}

/// Powers of 2 in a field, and the logarithms of its elements.
#[derive(Debug)]
pub struct Tables {
    powers: [u8; 256],
    logarithms: [u8; 256],
    /// Number of elements but zero.
    order: usize,
}

impl Tables {
    /// The tables of the field of 2 to the power `bits` with a modulus, a polynomial whose coefficients are its bits.
    ///
    /// # Panics
    /// The powers of 2 are not all elements of the field: the modulus is no primitive polynomial.
    pub const fn new(bits: u32, modulus: u16) -> Tables {
        assert!(bits > 1 && bits <= 8, "elements are bytes");
        let order = (1 << bits) - 1;
        let mut tables = Tables {
            powers: [0; 256],
            logarithms: [0; 256],
            order,
        };
        let mut power = 1_u16;
        let mut exponent = 0;
        while exponent < order {
            assert!(exponent == 0 || power != 1, "the modulus is not primitive");
            tables.powers[exponent] = power as u8;
            tables.logarithms[power as usize] = exponent as u8;
            power <<= 1;
            if power > order as u16 {
                power ^= modulus;
            }
            exponent += 1;
        }
        assert!(power == 1, "the modulus is not primitive");
        tables
    }

    fn logarithm(&self, element: u8) -> usize {
        usize::from(self.logarithms[usize::from(element)])
    }

    /// The product of two elements.
    pub fn product(&self, one: u8, other: u8) -> u8 {
        if one == 0 || other == 0 {
            return 0;
        }
        self.powers[(self.logarithm(one) + self.logarithm(other)) % self.order]
    }

    /// The quotient of two elements.
    ///
    /// # Panics
    /// The divisor is zero.
    pub fn quotient(&self, one: u8, other: u8) -> u8 {
        assert!(other != 0, "division by zero");
        if one == 0 {
            return 0;
        }
        self.powers[(self.logarithm(one) + self.order - self.logarithm(other)) % self.order]
    }

    /// The power of an element.
    pub fn power(&self, element: u8, power: usize) -> u8 {
        match (element, power) {
            (_, 0) => 1,
            (0, _) => 0,
            _ => self.powers[self.logarithm(element) * (power % self.order) % self.order],
        }
    }
}

/// Defines a field: its name, its number of bits, and its modulus, a primitive polynomial.
#[macro_export]
macro_rules! g2p {
    ($name:ident, $bits:literal, modulus: $modulus:literal) => {
        /// An element of a finite field.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name(pub u8);

        const _: () = {
            use ::core::ops::{Add, AddAssign, Div, Mul, MulAssign, Neg, Sub, SubAssign};

            static TABLES: $crate::Tables = $crate::Tables::new($bits, $modulus);

            impl $crate::GaloisField for $name {
                const ZERO: $name = $name(0);
                const ONE: $name = $name(1);
                const GENERATOR: $name = $name(2);

                fn pow(self, power: usize) -> $name {
                    $name(TABLES.power(self.0, power))
                }
            }

            // Sums and differences are the same: 1 + 1 is 0.
            impl Add for $name {
                type Output = $name;

                #[allow(clippy::suspicious_arithmetic_impl)]
                fn add(self, other: $name) -> $name {
                    $name(self.0 ^ other.0)
                }
            }

            impl Sub for $name {
                type Output = $name;

                #[allow(clippy::suspicious_arithmetic_impl)]
                fn sub(self, other: $name) -> $name {
                    $name(self.0 ^ other.0)
                }
            }

            impl Neg for $name {
                type Output = $name;

                fn neg(self) -> $name {
                    self
                }
            }

            impl Mul for $name {
                type Output = $name;

                fn mul(self, other: $name) -> $name {
                    $name(TABLES.product(self.0, other.0))
                }
            }

            impl Div for $name {
                type Output = $name;

                fn div(self, other: $name) -> $name {
                    $name(TABLES.quotient(self.0, other.0))
                }
            }

            impl AddAssign for $name {
                fn add_assign(&mut self, other: $name) {
                    *self = *self + other;
                }
            }

            impl SubAssign for $name {
                fn sub_assign(&mut self, other: $name) {
                    *self = *self - other;
                }
            }

            impl MulAssign for $name {
                fn mul_assign(&mut self, other: $name) {
                    *self = *self * other;
                }
            }
        };
    };
}
