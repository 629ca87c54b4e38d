//! Lines of a TRF file that tell by which rules it is ranked.

use super::Document;
use crate::standings::standings;
use crate::tie_break::{CodeError, Edition, Kind, Pairings, Rules, TieBreak};

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

    /// Names the tie-breaks that order the standings, points first unless they stand elsewhere among them, in place of those that the
    /// file names: code 212.
    pub fn set_tie_breaks(&mut self, tie_breaks: &[TieBreak]) {
        for lines in [&mut self.head, &mut self.tail] {
            lines.retain(|line| !line.starts_with("202 ") && !line.starts_with("212 "));
        }
        let points = TieBreak::plain(Kind::Points);
        let is_named = tie_breaks.iter().any(|it| it.kind == Kind::Points);
        let points = (!is_named).then_some(points);
        let codes: Vec<String> = (points.iter().chain(tie_breaks))
            .map(|it| it.in_report())
            .collect();
        self.head.push(format!("212 {}", codes.join(",")));
    }

    /// The players in their order after some rounds: by the tie-breaks that the file names, otherwise by points and then by number.
    pub(super) fn ranking(&self, rounds: usize) -> Vec<usize> {
        let tournament = &self.tournament;
        if let Some(Ok(tie_breaks)) = self.tie_breaks() {
            let rules = Rules {
                edition: self.edition(),
                pairings: Pairings::of(tournament),
                ..Rules::default()
            };
            let standings = standings(tournament, rounds, &tie_breaks, &rules);
            return standings.places.iter().map(|it| it.player).collect();
        }
        let mut ranking: Vec<usize> = (0..tournament.players.len()).collect();
        ranking.sort_by_key(|&player| core::cmp::Reverse(tournament.score(player, rounds)));
        ranking
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
