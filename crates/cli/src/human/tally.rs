//! Counts of a measurement, by band and by phase, and their tables.

use std::collections::BTreeMap;
use std::io::{self, Write};

use chess::{Position, Role};

/// Group of positions: a band of 200 points by its lower end, a phase, or all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    Band(u16),
    Phase(Phase),
    All,
}

/// Phase of a game: the first ten moves, or few pieces, or between.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    Opening,
    Middlegame,
    Endgame,
}

impl Group {
    /// The groups of a position and the rating of the side to move.
    pub fn of(position: &Position, rating: u16) -> [Group; 3] {
        let count = |role| position.by_role(role).count();
        let pieces = count(Role::Knight)
            + count(Role::Bishop)
            + 2 * count(Role::Rook)
            + 4 * count(Role::Queen);
        let phase = if pieces <= 8 {
            Phase::Endgame
        } else if position.fullmove_number() <= 10 {
            Phase::Opening
        } else {
            Phase::Middlegame
        };
        [Group::Band(band(rating)), Group::Phase(phase), Group::All]
    }

    fn name(self) -> String {
        match self {
            Group::Band(from) => format!("{from}–{}", from + 199),
            Group::Phase(Phase::Opening) => "opening".into(),
            Group::Phase(Phase::Middlegame) => "middlegame".into(),
            Group::Phase(Phase::Endgame) => "endgame".into(),
            Group::All => "all".into(),
        }
    }
}

/// Lower end of the band of a rating.
pub fn band(rating: u16) -> u16 {
    rating / 200 * 200
}

/// Sums of several values over the positions of each group.
pub struct Tally<const N: usize> {
    sums: BTreeMap<Group, (usize, [f64; N])>,
}

impl<const N: usize> Tally<N> {
    pub fn new() -> Tally<N> {
        Tally {
            sums: BTreeMap::new(),
        }
    }

    /// Counts a position.
    pub fn add(&mut self, groups: [Group; 3], values: [f64; N]) {
        for group in groups {
            let (count, sums) = self.sums.entry(group).or_insert((0, [0.0; N]));
            *count += 1;
            for (sum, value) in sums.iter_mut().zip(values) {
                *sum += value;
            }
        }
    }

    /// Writes the means as a table. A value whose decimals are told is told as it is, others in per cent.
    pub fn write(
        &self,
        titles: [(&str, Option<usize>); N],
        out: &mut impl Write,
    ) -> io::Result<()> {
        write!(out, "| {:<12} | {:>9} |", "group", "positions")?;
        for (title, _) in titles {
            write!(out, " {title} |")?;
        }
        write!(out, "\n|---|---:|{}\n", "---:|".repeat(N))?;
        for (group, (count, sums)) in &self.sums {
            write!(out, "| {:<12} | {count:>9} |", group.name())?;
            for ((title, decimals), sum) in titles.into_iter().zip(sums) {
                let mean = sum / *count as f64;
                let told = match decimals {
                    Some(decimals) => format!("{mean:.decimals$}"),
                    None => format!("{:.1} %", 100.0 * mean),
                };
                write!(out, " {told:>width$} |", width = title.chars().count())?;
            }
            writeln!(out)?;
        }
        writeln!(out)
    }
}
