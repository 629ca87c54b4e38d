//! Cut and median: values that do not count (C.07, 14.1 to 14.4), voluntary unplayed rounds first (16.5).

use core::cmp::Reverse;

use super::TieBreak;
use super::explanation::{Cut, Source, Term};
use crate::number::Number;

impl Term {
    /// Values are cut by the opponents' scores, and equal ones by the amounts (14.1.1).
    fn significance(&self) -> (Number, Number) {
        let value = match self.source {
            Source::Opponent { value, .. } => value,
            Source::Dummy(dummy) => dummy.score.into(),
            Source::Own => self.amount,
        };
        (value, self.amount)
    }

    fn voluntary(&self) -> bool {
        matches!(self.source, Source::Dummy(dummy) if dummy.unplayed.voluntary())
    }
}

/// Marks the terms that a tie-break's modifiers cut.
pub(super) fn cut(terms: &mut [Term], tie_break: TieBreak) {
    for _ in 0..tie_break.cut_lowest {
        let uncut = || (0..terms.len()).filter(|&it| terms[it].cut.is_none());
        let lowest = uncut().min_by_key(|&it| (terms[it].significance(), !terms[it].voluntary()));
        let Some(lowest) = lowest else { return };
        let voluntary = uncut()
            .filter(|&it| terms[it].voluntary())
            .min_by_key(|&it| (terms[it].amount, terms[it].significance()));
        match voluntary.filter(|&it| terms[it].amount >= terms[lowest].amount) {
            Some(it) if it != lowest => terms[it].cut = Some(Cut::Voluntary),
            _ => terms[lowest].cut = Some(Cut::Lowest),
        }
    }
    for _ in 0..tie_break.cut_highest {
        let uncut = (0..terms.len()).filter(|&it| terms[it].cut.is_none());
        let Some(highest) = uncut.min_by_key(|&it| Reverse(terms[it].significance())) else {
            return;
        };
        terms[highest].cut = Some(Cut::Highest);
    }
}
