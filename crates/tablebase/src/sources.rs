//! Positions of other tables into which captures and promotions lead, as sets in the layout of the table that is made.

use chess::{Color, Piece, Role};

use crate::Table;
use crate::layout::{Layout, Locator};

/// Positions of one or several tables, each a bit, and which of them are known to be lost or won at the level that is reached.
/// They are seen by the side that moves after the capture or promotion.
pub(crate) struct Source {
    /// The positions of each table.
    tables: Vec<Levelled>,
    /// Lost in exactly as many half-moves as the level before has, in any of the tables.
    pub(crate) lost: Vec<u64>,
    /// Legal and not won up to the level before, in any of the tables.
    pub(crate) open: Vec<u64>,
    /// True if this level has brought a change.
    pub(crate) news: bool,
}

/// The positions of one table.
struct Levelled {
    /// Bit planes of the levels.
    planes: Vec<Vec<u64>>,
    open: Vec<u64>,
    /// The highest level.
    highest: u8,
}

impl Levelled {
    /// A table of `positions` positions, each of which has a level unless it is illegal.
    fn new(positions: usize, mut level: impl FnMut(usize) -> Option<u8>) -> Levelled {
        let words = positions.div_ceil(64);
        let mut new = Levelled {
            planes: vec![vec![0; words]; 8],
            open: vec![0; words],
            highest: 0,
        };
        for position in 0..positions {
            let Some(level) = level(position) else {
                continue;
            };
            let (word, bit) = (position / 64, position % 64);
            new.open[word] |= 1 << bit;
            for (number, plane) in new.planes.iter_mut().enumerate() {
                plane[word] |= u64::from(level >> number & 1) << bit;
            }
            new.highest = new.highest.max(level);
        }
        let bits = u8::BITS - new.highest.leading_zeros();
        new.planes.truncate(bits as usize);
        new
    }

    /// The positions of a level in one word.
    fn at(&self, level: u8, word: usize) -> u64 {
        let planes = self.planes.iter().enumerate();
        planes.fold(u64::MAX, |set, (number, plane)| {
            set & if level >> number & 1 == 1 {
                plane[word]
            } else {
                !plane[word]
            }
        })
    }
}

impl Source {
    fn new(tables: Vec<Levelled>) -> Source {
        let mut open = vec![0; tables[0].open.len()];
        for table in &tables {
            for (word, more) in open.iter_mut().zip(&table.open) {
                *word |= more;
            }
        }
        Source {
            lost: vec![0; open.len()],
            open,
            tables,
            news: false,
        }
    }

    /// The positions after a capture that leaves one man, or none: a word for each pair of kings.
    pub(crate) fn capture(
        ours: &Layout,
        left: Option<Piece>,
        turn: Color,
        table: Option<&Table>,
    ) -> Source {
        let men: Vec<_> = left.into_iter().collect();
        let locator = Locator::of(&men);
        let positions = ours.kings.pairs.len() * 64;
        Source::new(vec![Levelled::new(positions, |position| {
            let kings = ours.kings.pairs[position / 64];
            let squares = [position % 64];
            lookup(&locator, table, kings, &squares[..men.len()], turn)
        })])
    }

    /// The positions after a promotion that leaves one man or two, of which the last is the promoted one: eight bits for each
    /// pair of kings and square of the other man, one for each file.
    pub(crate) fn promotion(
        ours: &Layout,
        other: Option<Piece>,
        pawn: Color,
        tables: [&Table; 4],
    ) -> Source {
        let squares = if other.is_some() { ours.outers } else { 1 };
        let rank = pawn.fold(56, 0);
        let levelled = Role::PROMOTIONS
            .into_iter()
            .zip(tables)
            .map(|(role, table)| {
                let men: Vec<_> = other.into_iter().chain([role.of(pawn)]).collect();
                let locator = Locator::of(&men);
                Levelled::new(ours.kings.pairs.len() * squares * 8, |position| {
                    let kings = ours.kings.pairs[position / 8 / squares];
                    let places = [position / 8 % squares, rank + position % 8];
                    lookup(
                        &locator,
                        Some(table),
                        kings,
                        &places[2 - men.len()..],
                        !pawn,
                    )
                })
            });
        Source::new(levelled.collect())
    }

    /// The bits of eight positions, one for each file.
    pub(crate) fn byte(set: &[u64], byte: usize) -> u64 {
        set[byte / 8] >> (byte % 8 * 8) & 0xFF
    }

    /// Goes on to a level, after which odd half-moves are won and even ones are lost.
    pub(crate) fn advance(&mut self, level: u8) {
        self.news = false;
        if self.highest() < level {
            if level % 2 == 1 {
                self.lost.fill(0);
            }
            return;
        }
        let set = if level % 2 == 1 {
            &mut self.lost
        } else {
            &mut self.open
        };
        set.fill(0);
        for table in &mut self.tables {
            for (word, sum) in set.iter_mut().enumerate() {
                let found = if table.highest < level {
                    0
                } else {
                    table.at(level, word)
                };
                self.news |= found != 0;
                if level % 2 == 1 {
                    *sum |= found;
                } else {
                    table.open[word] &= !found;
                    *sum |= table.open[word];
                }
            }
        }
    }

    /// The highest level of the tables.
    pub(crate) fn highest(&self) -> u8 {
        let highest = self.tables.iter().map(|table| table.highest).max();
        highest.unwrap_or_default()
    }
}

/// The level of a position in its table; two kings alone are a draw. `None` if the position is illegal.
fn lookup(
    locator: &Locator,
    table: Option<&Table>,
    kings: [usize; 2],
    men: &[usize],
    turn: Color,
) -> Option<u8> {
    let place = locator.find(kings, men, turn)?;
    let Some(table) = table else {
        return Some(0);
    };
    // A pawn on the last rank has no place in a table.
    let pawn = locator.layout.material.has_pawn();
    if pawn && (place.square < 8 || place.square >= 56) {
        return None;
    }
    match table.level(&locator.layout, place) {
        0 => {
            let legal = locator.layout.legal(place.word, place.turn);
            (legal >> place.square & 1 == 1).then_some(0)
        }
        level => Some(level),
    }
}
