//! The squares a bishop or rook attacks, looked up by multiplication.
//!
//! "Fancy" magic bitboards (Pradyumna Kannan, 2007): the pieces on a slider's lines, multiplied with a
//! number found beforehand, give the index of the answer. The numbers come from
//! `examples/find_magics.rs`; the table is filled by the compiler and lies in the program once.

use crate::rays::{self, BISHOP_LINES, ROOK_LINES};
use crate::{Bitboard, Square};

/// The magic bitboard entry of one square: mask, factor, shift and place of its answers.
#[derive(Clone, Copy)]
struct Magic {
    /// The squares whose pieces change the answer: the lines without their last squares.
    mask: u64,
    factor: u64,
    /// The index in [`ATTACKS`] at which this square's answers begin.
    offset: u32,
    shift: u32,
}

impl Magic {
    #[inline]
    const fn index(&self, occupied: u64) -> usize {
        let hash = (occupied & self.mask).wrapping_mul(self.factor) >> self.shift;
        self.offset as usize + hash as usize
    }
}

/// 64 bishops need 5,248 answers, 64 rooks 102,400.
const BISHOP_ANSWERS: usize = 5_248;
const ANSWERS: usize = BISHOP_ANSWERS + 102_400;

static BISHOPS: [Magic; 64] = magics(&BISHOP_MAGICS, BISHOP_LINES, 0);
static ROOKS: [Magic; 64] = magics(&ROOK_MAGICS, ROOK_LINES, BISHOP_ANSWERS as u32);

/// The answers. A `static`, for a `const` would be copied into every place that uses it.
static ATTACKS: [u64; ANSWERS] = answers();

/// The squares a bishop on `square` attacks when `occupied` are not empty; the first piece on each
/// diagonal is among them, whosever it is (FIDE 3.1.2).
#[inline]
pub fn bishop_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(ATTACKS[BISHOPS[square.index()].index(occupied.0)])
}

/// The squares a rook on `square` attacks when `occupied` are not empty.
#[inline]
pub fn rook_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(ATTACKS[ROOKS[square.index()].index(occupied.0)])
}

/// The squares a queen on `square` attacks when `occupied` are not empty.
#[inline]
pub fn queen_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    bishop_attacks(square, occupied) | rook_attacks(square, occupied)
}

const fn magics(factors: &[u64; 64], lines: [usize; 2], mut offset: u32) -> [Magic; 64] {
    let mut magics = [Magic {
        mask: 0,
        factor: 0,
        offset: 0,
        shift: 0,
    }; 64];
    let mut square = 0;
    while square < 64 {
        let mask = rays::inner(square, lines[0]) | rays::inner(square, lines[1]);
        let bits = mask.count_ones();
        magics[square] = Magic {
            mask,
            factor: factors[square],
            offset,
            shift: 64 - bits,
        };
        offset += 1 << bits;
        square += 1;
    }
    magics
}

#[allow(clippy::large_stack_arrays)] // Runs in the compiler only.
const fn answers() -> [u64; ANSWERS] {
    let mut table = [0; ANSWERS];
    fill(&mut table, &BISHOPS, BISHOP_LINES);
    fill(&mut table, &ROOKS, ROOK_LINES);
    table
}

/// Everything is made of one line crossing another, the attacked squares as well as the products
/// with the factor. So each line is looked at by itself first, which spares the compiler much work.
const fn fill(table: &mut [u64; ANSWERS], magics: &[Magic; 64], lines: [usize; 2]) {
    let mut square = 0;
    while square < 64 {
        let magic = &magics[square];
        let (first, second) = (
            AttackTable::new(square, lines[0], magic.factor),
            AttackTable::new(square, lines[1], magic.factor),
        );
        let mut i = 0;
        while i < first.len {
            let mut j = 0;
            while j < second.len {
                let hash = first.products[i].wrapping_add(second.products[j]) >> magic.shift;
                let slot = &mut table[magic.offset as usize + hash as usize];
                let answer = first.attacks[i] | second.attacks[j];
                assert!(*slot == 0 || *slot == answer, "a factor that is not magic");
                *slot = answer;
                j += 1;
            }
            i += 1;
        }
        square += 1;
    }
}

/// For every way pieces can stand on the inner squares of a line: the product of that set with a
/// factor, and what a slider attacks.
struct AttackTable {
    products: [u64; 64],
    attacks: [u64; 64],
    len: usize,
}

impl AttackTable {
    const fn new(square: usize, line: usize, factor: u64) -> Self {
        let mask = rays::inner(square, line);
        let mut all = Self {
            products: [0; 64],
            attacks: [0; 64],
            len: 0,
        };
        // All subsets of the mask, in the order of the "carry-rippler".
        let mut occupied = 0u64;
        loop {
            all.products[all.len] = occupied.wrapping_mul(factor);
            all.attacks[all.len] = rays::sliding(square, occupied, line);
            all.len += 1;
            occupied = occupied.wrapping_sub(mask) & mask;
            if occupied == 0 {
                return all;
            }
        }
    }
}

const BISHOP_MAGICS: [u64; 64] = [
    0x2028_8210_004A_1080,
    0x0011_1000_8108_4203,
    0x0410_2082_0040_0520,
    0x0004_0423_8200_0010,
    0x8404_2420_4800_8002,
    0x0800_8821_0800_1101,
    0x0000_8404_0240_0400,
    0x2100_4104_0120_0290,
    0x0800_C961_4400_8200,
    0x0000_0210_0401_2040,
    0x1180_0808_0040_9000,
    0x0044_6431_4200_2020,
    0x8804_2424_2000_0010,
    0x4C08_0A08_0404_6000,
    0x0040_0104_1184_4000,
    0x0000_0123_0148_2000,
    0x0053_8020_2001_0100,
    0x0020_0809_0204_1042,
    0x8001_0010_0400_8212,
    0x0094_0058_0243_8802,
    0x0082_1104_0104_0040,
    0x220A_0003_2210_0219,
    0x0007_1002_0550_0210,
    0x4201_0054_2508_4200,
    0x4C30_4030_30E4_8904,
    0x8048_0840_0242_4810,
    0x284C_0101_1000_4080,
    0x6018_0800_0482_0122,
    0x0800_8400_0280_2005,
    0x0000_4880_0410_0C00,
    0x9B00_9080_0904_1002,
    0x2002_0041_0208_4201,
    0xA008_0410_0042_0220,
    0x0012_1010_0042_0200,
    0x8044_0C01_0102_0200,
    0x2000_0404_0008_0120,
    0x0408_0204_0000_1100,
    0x0220_0040_8001_0081,
    0x0004_0420_800C_0AC1,
    0x0508_4083_0000_2302,
    0x2001_0403_C020_2008,
    0x0514_0201_10C2_0440,
    0x0008_1010_8800_1000,
    0x0080_0040_1040_8202,
    0x0940_0202_0200_1411,
    0x2140_1000_4082_0040,
    0x2090_2208_0105_0840,
    0x2802_0800_4500_8080,
    0x1501_0082_2020_4000,
    0x0010_2511_1010_8008,
    0x0045_0480_4808_8001,
    0x0000_0500_8404_0184,
    0x0000_0010_4202_1008,
    0xA200_C813_5806_0080,
    0x4408_2A50_0262_0040,
    0x1044_0420_8202_0001,
    0x2806_0080_A088_2000,
    0x8000_0180_8090_9080,
    0x3246_0082_0044_3202,
    0x0002_1800_5104_090A,
    0x0200_0134_1202_0200,
    0x0081_0005_5002_0610,
    0x2000_4090_0132_0084,
    0x0120_0800_891C_4200,
];

const ROOK_MAGICS: [u64; 64] = [
    0x8100_1080_0040_2100,
    0x2140_0040_1000_2000,
    0x8A00_0844_2080_1200,
    0x0200_0408_2200_1040,
    0x0480_0208_0004_0080,
    0x2080_0180_0200_0400,
    0x1480_8000_8200_0100,
    0x0D00_0424_4482_0500,
    0x0028_8000_8030_4000,
    0x0001_4000_C120_1000,
    0x2080_8010_0080_2000,
    0x1109_0010_0020_0900,
    0x1001_0005_0008_0210,
    0x0741_8002_0004_0081,
    0x8009_0002_001C_1500,
    0x1C02_0000_4204_0081,
    0x2040_0880_0040_8030,
    0x1160_2100_4001_0080,
    0x0002_0200_1484_4020,
    0x3010_0100_0D01_1020,
    0x0000_8080_0800_0400,
    0x1008_8080_0400_0200,
    0x0100_0400_1002_0188,
    0x1208_1200_2100_9044,
    0x04C0_1080_8002_6942,
    0x1110_5000_C008_2002,
    0x8000_2000_8010_0080,
    0x0000_2409_0010_0100,
    0x81A0_0800_8004_0082,
    0x0200_0400_8080_0200,
    0x415A_0042_0028_0104,
    0x0111_8000_8010_6100,
    0xAB40_C000_8680_03A2,
    0x0080_4020_0140_1000,
    0x0420_8040_1200_2200,
    0x6000_0800_8080_1000,
    0x2214_0400_8080_0800,
    0x0002_0004_0101_0008,
    0x0800_1822_0400_0150,
    0x0007_0464_0200_0085,
    0x0040_0280_2041_8000,
    0x0800_8040_0101_0020,
    0x0180_2000_4109_0010,
    0x0040_0800_1000_8080,
    0x0020_0800_0400_8080,
    0xA104_0002_0080_8004,
    0x40E1_0902_280C_0010,
    0x8002_2041_0092_0004,
    0x4001_0020_8000_4100,
    0x3080_4010_0020_0040,
    0x8004_1020_4200_8200,
    0x8401_0020_1000_0900,
    0x2008_0800_1100_8500,
    0x0220_0400_8002_0080,
    0x0000_0802_0110_0400,
    0x0C01_0002_00A4_4300,
    0x1002_0011_0322_C086,
    0x0440_1440_0020_8101,
    0x3204_2000_4009_0011,
    0x00A0_2004_1000_0901,
    0x8202_0004_2008_1002,
    0x1046_0001_4804_10A2,
    0x0024_0800_9021_4204,
    0x2000_0050_2104_0882,
];

#[cfg(test)]
mod tests {
    use super::*;

    /// The table against a walk along the lines, for every way pieces can stand on them.
    #[test]
    fn law_b1_sliders() {
        for (lines, magics, attacks) in [
            (BISHOP_LINES, &BISHOPS, bishop_attacks as fn(_, _) -> _),
            (ROOK_LINES, &ROOKS, rook_attacks as fn(_, _) -> _),
        ] {
            for square in Square::ALL {
                let mask = magics[square.index()].mask;
                let mut occupied = 0u64;
                loop {
                    let walked = lines.map(|line| rays::sliding(square.index(), occupied, line));
                    let expected = Bitboard(walked[0] | walked[1]);
                    assert_eq!(attacks(square, Bitboard(occupied)), expected);
                    // Pieces off the lines and at their ends change nothing.
                    assert_eq!(attacks(square, Bitboard(occupied | !mask)), expected);
                    occupied = occupied.wrapping_sub(mask) & mask;
                    if occupied == 0 {
                        break;
                    }
                }
            }
        }
    }
}
