//! Lines of a TRF file that tell by which rules it is ranked.

use super::Document;
use crate::tie_break::{CodeError, Edition, TieBreak};

impl Document {
    /// The rest of the first line with a code, among those that are kept as they are.
    fn kept(&self, code: &str) -> Option<&str> {
        let mut lines = self.head.iter().chain(&self.tail);
        lines.find_map(|line| line.strip_prefix(code)?.strip_prefix(' '))
    }

    /// The tie-breaks that the file names: code 212, which orders the standings, or 202, which breaks ties of points.
    ///
    /// # Errors
    /// The first code that cannot be read.
    pub fn tie_breaks(&self) -> Option<Result<Vec<TieBreak>, CodeError>> {
        let list = self.kept("212").or_else(|| self.kept("202"))?;
        (!list.trim().is_empty()).then(|| TieBreak::list(list))
    }

    /// Year and month in which the tournament started (code 042).
    pub fn start(&self) -> Option<(u16, u8)> {
        let mut parts = self.kept("042")?.trim().split(['/', '-', '.']);
        let (year, month) = (parts.next()?, parts.next()?);
        let year = year.parse().ok().filter(|_| year.len() == 4)?;
        Some((year, month.parse().ok()?))
    }

    /// The edition of the tie-break regulations that was in force when the tournament started; today's if it does not
    /// tell when.
    pub fn edition(&self) -> Edition {
        match self.start() {
            Some(start) if start < (2026, 3) => Edition::AUGUST_2024,
            _ => Edition::MARCH_2026,
        }
    }
}
