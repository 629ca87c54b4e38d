//! Index of the two kings: pairs of squares that do not touch, one of each set of symmetric ones.

use std::sync::LazyLock;

use chess::{Color, Square, king_attacks};

use crate::symmetry::Symmetry;

/// The symmetries under which positions are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fold {
    /// Without pawns: White's king in the triangle a1, d1, d4, and if it is on the diagonal, Black's not above it. 462 pairs.
    Eight,
    /// With pawns: White's king on files a to d. 1,806 pairs.
    Two,
}

impl Fold {
    /// The symmetry that brings the kings to their pair.
    fn symmetry(self, white: usize, black: usize) -> Symmetry {
        let mirror_files = white & 7 > 3;
        if self == Fold::Two {
            return Symmetry::new(mirror_files, false, false);
        }
        let flips = Symmetry::new(mirror_files, white >> 3 > 3, false);
        // Number of ranks above the diagonal from a1 to h8.
        let above = |square: usize| {
            let square = flips.square(square);
            (square >> 3) as i32 - (square & 7) as i32
        };
        let transpose = above(white) > 0 || above(white) == 0 && above(black) > 0;
        Symmetry::new(mirror_files, white >> 3 > 3, transpose)
    }
}

/// One step of a king.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    /// The square it goes to, on the board as it was.
    pub(crate) to: usize,
    /// The pair of the kings after it.
    pub(crate) pair: usize,
    /// The symmetry that brings the kings to that pair.
    pub(crate) symmetry: Symmetry,
}

/// All pairs of squares of the kings, White's first.
pub(crate) struct Kings {
    pub(crate) fold: Fold,
    pub(crate) pairs: Vec<[usize; 2]>,
    /// By the squares of White's and Black's king: the pair and above it three bits of the symmetry.
    places: Vec<u16>,
    steps: Vec<Step>,
    /// The first step of each pair and side, and the end of all.
    starts: Vec<usize>,
}

/// Kings that touch.
const NO_PLACE: u16 = u16::MAX;
/// The lowest bit of the symmetry in a place.
const SYMMETRY_SHIFT: u32 = 11;

impl Kings {
    /// The pairs of a fold, made when they are first asked for.
    pub(crate) fn of(fold: Fold) -> &'static Kings {
        static EIGHT: LazyLock<Kings> = LazyLock::new(|| Kings::new(Fold::Eight));
        static TWO: LazyLock<Kings> = LazyLock::new(|| Kings::new(Fold::Two));
        match fold {
            Fold::Eight => &EIGHT,
            Fold::Two => &TWO,
        }
    }

    fn new(fold: Fold) -> Kings {
        let apart = |white: usize, black: usize| {
            let near = king_attacks(Square::ALL[white]).with(Square::ALL[white]);
            !near.contains(Square::ALL[black])
        };
        let mut kings = Kings {
            fold,
            pairs: Vec::new(),
            places: vec![NO_PLACE; 64 * 64],
            steps: Vec::new(),
            starts: Vec::new(),
        };
        for white in 0..64 {
            for black in (0..64).filter(|&black| apart(white, black)) {
                if fold.symmetry(white, black) == Symmetry::IDENTITY {
                    kings.places[white * 64 + black] = kings.pairs.len() as u16;
                    kings.pairs.push([white, black]);
                }
            }
        }
        for white in 0..64 {
            for black in (0..64).filter(|&black| apart(white, black)) {
                let symmetry = fold.symmetry(white, black);
                let pair = kings.places[symmetry.square(white) * 64 + symmetry.square(black)];
                kings.places[white * 64 + black] =
                    pair | u16::from(symmetry.bits()) << SYMMETRY_SHIFT;
            }
        }
        for &[white, black] in &kings.pairs {
            for color in Color::ALL {
                kings.starts.push(kings.steps.len());
                let king = color.fold(white, black);
                for to in king_attacks(Square::ALL[king]) {
                    let to = to.index();
                    let place = color.fold(kings.find(to, black), kings.find(white, to));
                    let step = place.map(|(pair, symmetry)| Step { to, pair, symmetry });
                    kings.steps.extend(step);
                }
            }
        }
        kings.starts.push(kings.steps.len());
        kings
    }

    /// The pair of two kings, and the symmetry that brings them there; `None` if they touch.
    pub(crate) fn find(&self, white: usize, black: usize) -> Option<(usize, Symmetry)> {
        let place = self.places[white * 64 + black];
        let symmetry = Symmetry::ALL[usize::from(place >> SYMMETRY_SHIFT & 7)];
        let pair = usize::from(place & ((1 << SYMMETRY_SHIFT) - 1));
        (place != NO_PLACE).then_some((pair, symmetry))
    }

    /// The steps of a side's king from a pair.
    pub(crate) fn steps(&self, pair: usize, color: Color) -> &[Step] {
        let side = pair * 2 + color.index();
        &self.steps[self.starts[side]..self.starts[side + 1]]
    }

    /// Number of positions of the kings that one pair stands for: all its images.
    pub(crate) fn images(&self, pair: usize) -> u64 {
        let [white, black] = self.pairs[pair];
        let on_diagonal = |square: usize| square >> 3 == square & 7;
        match self.fold {
            Fold::Two => 2,
            Fold::Eight if on_diagonal(white) && on_diagonal(black) => 4,
            Fold::Eight => 8,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_of_the_kings_is_an_image_of_a_pair() {
        for (fold, pairs) in [(Fold::Eight, 462), (Fold::Two, 1806)] {
            let kings = Kings::of(fold);
            assert_eq!(kings.pairs.len(), pairs);
            let images: u64 = (0..pairs).map(|pair| kings.images(pair)).sum();
            assert_eq!(images, 3612);
            let mut found = 0;
            for white in 0..64 {
                for black in 0..64 {
                    let Some((pair, symmetry)) = kings.find(white, black) else {
                        continue;
                    };
                    found += 1;
                    let images = [white, black].map(|square| symmetry.square(square));
                    assert_eq!(kings.pairs[pair], images);
                    assert!(fold == Fold::Eight || symmetry.bits() < 2);
                }
            }
            assert_eq!(found, 3612);
        }
    }

    #[test]
    fn steps_lead_to_pairs() {
        for fold in [Fold::Eight, Fold::Two] {
            let kings = Kings::of(fold);
            for (pair, &[white, black]) in kings.pairs.iter().enumerate() {
                for color in Color::ALL {
                    let steps = kings.steps(pair, color);
                    assert!(!steps.is_empty() && steps.len() <= 8);
                    for step in steps {
                        let after = color.fold([step.to, black], [white, step.to]);
                        let after = after.map(|square| step.symmetry.square(square));
                        assert_eq!(kings.pairs[step.pair], after);
                    }
                }
            }
        }
    }
}
