//! Finished tables: bit planes of the distances to mate.

use chess::Color;

use crate::Material;
use crate::layout::{Layout, Place};

/// The results of all positions of a material, for either side to move.
///
/// A position's distance is a number of up to 7 bits, and the table holds each of these bits for 64 positions at once, in a
/// word of a bit plane; planes without any bit are left out. Where there is a pawn, words have only the 48 squares on
/// which it can stand.
#[derive(Clone, PartialEq, Eq)]
pub struct Table {
    material: Material,
    sides: [Planes; 2],
}

/// The bit planes of one side to move, the lowest bit first.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Planes {
    /// The bits that there are planes of.
    pub(crate) present: u8,
    /// The planes that are present, one after the other.
    pub(crate) bytes: Vec<u8>,
}

/// Number of positions of a kind, all of them counted: on the whole board, not folded, and with identical men once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Won by the side to move.
    pub wins: u64,
    /// Drawn.
    pub draws: u64,
    /// Lost by the side to move.
    pub losses: u64,
}

impl Counts {
    /// All legal positions.
    pub const fn legal(&self) -> u64 {
        self.wins + self.draws + self.losses
    }
}

/// Bytes of a word in a plane: with pawns the first and the last rank are left out.
pub(crate) fn row_bytes(layout: &Layout) -> usize {
    if layout.material.has_pawn() { 6 } else { 8 }
}

impl Table {
    pub(crate) fn new(material: Material, sides: [Planes; 2]) -> Table {
        Table { material, sides }
    }

    /// Packs planes of whole words.
    pub(crate) fn pack(material: Material, sides: [Vec<Vec<u64>>; 2]) -> Table {
        let row = row_bytes(&Layout::of(material));
        let first = usize::from(row == 6);
        let pack = |planes: Vec<Vec<u64>>| {
            let mut packed = Planes {
                present: 0,
                bytes: Vec::new(),
            };
            for (number, plane) in planes.into_iter().enumerate() {
                if plane.iter().all(|word| *word == 0) {
                    continue;
                }
                packed.present |= 1 << number;
                for word in plane {
                    let bytes = word.to_le_bytes();
                    packed.bytes.extend_from_slice(&bytes[first..first + row]);
                }
            }
            packed
        };
        Table::new(material, sides.map(pack))
    }

    /// The men.
    pub const fn material(&self) -> Material {
        self.material
    }

    /// Bytes that the table takes in memory.
    pub fn size(&self) -> usize {
        self.sides.iter().map(|planes| planes.bytes.len()).sum()
    }

    pub(crate) const fn sides(&self) -> &[Planes; 2] {
        &self.sides
    }

    /// The level of a position: 0 for a draw, otherwise half-moves to mate and one.
    pub(crate) fn level(&self, layout: &Layout, place: Place) -> u8 {
        let planes = &self.sides[place.turn.index()];
        let row = row_bytes(layout);
        let length = layout.words() * row;
        let rank = place.square / 8 - usize::from(row == 6);
        let mut at = place.word * row + rank;
        let mut level = 0;
        let mut present = planes.present;
        while present != 0 {
            level |= (planes.bytes[at] >> (place.square % 8) & 1) << present.trailing_zeros();
            present &= present - 1;
            at += length;
        }
        level
    }

    /// The words of all planes that are present, of one word of positions.
    pub(crate) fn words(&self, layout: &Layout, turn: Color, word: usize) -> Levels {
        let planes = &self.sides[turn.index()];
        let row = row_bytes(layout);
        let length = layout.words() * row;
        let mut levels = Levels([0; 8]);
        let mut at = word * row;
        for number in 0..8 {
            if planes.present >> number & 1 == 0 {
                continue;
            }
            let mut bytes = [0; 8];
            let first = usize::from(row == 6);
            bytes[first..first + row].copy_from_slice(&planes.bytes[at..at + row]);
            levels.0[number] = u64::from_le_bytes(bytes);
            at += length;
        }
        levels
    }

    /// Number of positions of each result with this side to move; White is the stronger side.
    pub fn counts(&self, turn: Color) -> Counts {
        let layout = Layout::of(self.material);
        let mut counts = Counts::default();
        for word in 0..layout.words() {
            let images = layout.kings.images(word / layout.outers);
            let legal = layout.legal(word, turn);
            let levels = self.words(&layout, turn, word);
            let decided = levels.decided() & legal;
            let lost = levels.0[0] & legal;
            let count = |set: u64| u64::from(set.count_ones()) * images;
            counts.losses += count(lost);
            counts.wins += count(decided & !lost);
            counts.draws += count(legal & !decided);
        }
        if let (Some(outer), Some(inner)) = (self.material.outer(), self.material.inner())
            && outer == inner
        {
            counts.wins /= 2;
            counts.draws /= 2;
            counts.losses /= 2;
        }
        counts
    }

    /// The longest win and loss with this side to move; White is the stronger side.
    pub fn longest(&self, turn: Color) -> Longest {
        let layout = Layout::of(self.material);
        let mut found = [false; 256];
        for word in 0..layout.words() {
            let levels = self.words(&layout, turn, word);
            levels.each(|level| found[usize::from(level)] = true);
        }
        // Wins are even, losses odd.
        let [win, loss] = [2, 1].map(|first| {
            let levels = (first..found.len()).step_by(2);
            let level = levels.rev().find(|&level| found[level]);
            level.map(|level| level as u32 - 1)
        });
        Longest { win, loss }
    }
}

/// The longest ways to mate in a table for one side to move, in half-moves; `None` if there is none at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Longest {
    /// The side to move mates.
    pub win: Option<u32>,
    /// The side to move is mated.
    pub loss: Option<u32>,
}

/// The bits of the levels of 64 positions.
pub(crate) struct Levels(pub(crate) [u64; 8]);

impl Levels {
    /// The positions that are won or lost.
    pub(crate) fn decided(&self) -> u64 {
        self.0.iter().fold(0, |all, plane| all | plane)
    }

    /// The positions of one level.
    pub(crate) fn at(&self, level: u8) -> u64 {
        let bits = self.0.iter().enumerate();
        bits.fold(u64::MAX, |set, (number, &plane)| {
            set & if level >> number & 1 == 1 {
                plane
            } else {
                !plane
            }
        })
    }

    /// The positions of a level or a higher one (bit-sliced comparison).
    pub(crate) fn at_least(&self, level: u8) -> u64 {
        let bits = self.0.iter().enumerate();
        bits.fold(u64::MAX, |set, (number, &plane)| {
            if level >> number & 1 == 1 {
                plane & set
            } else {
                plane | set
            }
        })
    }

    /// Calls with each level that one of the positions has, but for 0.
    fn each(&self, mut take: impl FnMut(u8)) {
        let mut left = self.decided();
        while left != 0 {
            let square = left.trailing_zeros();
            let planes = self.0.iter().enumerate();
            let level = planes.fold(0, |level, (number, plane)| {
                level | ((plane >> square & 1) as u8) << number
            });
            take(level);
            left &= !self.at(level);
        }
    }
}
