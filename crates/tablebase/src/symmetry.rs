//! Symmetries of the board: the eight that pieces do not notice, of which pawns allow two.

/// A symmetry of the board: files mirrored, then ranks, then the two exchanged, each or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Symmetry(u8);

impl Symmetry {
    pub(crate) const IDENTITY: Self = Self(0);
    /// All eight; the first two are those of a board with pawns.
    pub(crate) const ALL: [Self; 8] = [
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
    ];

    pub(crate) const fn new(mirror_files: bool, mirror_ranks: bool, transpose: bool) -> Self {
        Self(mirror_files as u8 | (mirror_ranks as u8) << 1 | (transpose as u8) << 2)
    }

    /// 0 to 7.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// The square to which a square goes.
    pub(crate) const fn square(self, square: usize) -> usize {
        MAP[self.0 as usize][square]
    }

    /// The squares that go to those of a set.
    #[inline]
    pub(crate) const fn back(self, set: u64) -> u64 {
        if self.0 == 0 {
            return set;
        }
        let mut set = if self.0 & 4 == 0 {
            set
        } else {
            transposed(set)
        };
        if self.0 & 2 != 0 {
            set = set.swap_bytes();
        }
        if self.0 & 1 != 0 {
            // Bits reversed within each byte.
            set = set.swap_bytes().reverse_bits();
        }
        set
    }
}

static MAP: [[usize; 64]; 8] = {
    let mut map = [[0; 64]; 8];
    let mut bits = 0;
    while bits < 8 {
        let mut square = 0;
        while square < 64 {
            let files = if bits & 1 == 0 { 0 } else { 7 };
            let ranks = if bits & 2 == 0 { 0 } else { 56 };
            let to = square ^ files ^ ranks;
            map[bits][square] = if bits & 4 == 0 {
                to
            } else {
                to >> 3 | (to & 7) << 3
            };
            square += 1;
        }
        bits += 1;
    }
    map
};

/// A set mirrored at the diagonal from a1 to h8, by exchanges of blocks of ever smaller size (a bit matrix transposition).
const fn transposed(set: u64) -> u64 {
    let mut set = set;
    let swap = 0x0F0F_0F0F_0000_0000 & (set ^ (set << 28));
    set ^= swap ^ (swap >> 28);
    let swap = 0x3333_0000_3333_0000 & (set ^ (set << 14));
    set ^= swap ^ (swap >> 14);
    let swap = 0x5500_5500_5500_5500 & (set ^ (set << 7));
    set ^ swap ^ (swap >> 7)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_go_back_as_their_squares_do() {
        for symmetry in Symmetry::ALL {
            for square in 0..64 {
                let set = symmetry.back(1 << symmetry.square(square));
                assert_eq!(set, 1 << square, "{symmetry:?}");
            }
        }
        assert_eq!(Symmetry::new(true, false, false).square(0), 7);
        assert_eq!(Symmetry::new(false, true, false).square(1), 57);
        assert_eq!(Symmetry::new(false, false, true).square(1), 8);
        assert_eq!(Symmetry::ALL[5], Symmetry::new(true, false, true));
    }
}
