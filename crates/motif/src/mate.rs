//! Mates: in how many moves, and by which pattern.

use crate::board::PieceAt;
use crate::line::Line;
use crate::mate_pattern::{Mated, published, younger};
use crate::motif::{Found, Motif};
use crate::{Theme, Themes};

/// *mate*, *mateIn1* to *mateIn5*: the line ends with mate by the solver's move of that number, five and more being one theme.
pub(crate) fn themes(line: &Line) -> Themes {
    if !line.end().is_checkmate() {
        return Themes::EMPTY;
    }
    let number = match line.solver_moves() {
        1 => Theme::MateIn1,
        2 => Theme::MateIn2,
        3 => Theme::MateIn3,
        4 => Theme::MateIn4,
        _ => Theme::MateIn5,
    };
    [Theme::Mate, number].into_iter().collect()
}

/// The patterns of the mate, or the mate itself if it has none.
///
/// Of the seven patterns of the published program a mate has one at most, the first in their order; the younger ones stand beside them.
pub(crate) fn find(line: &Line) -> Vec<Found> {
    let Some(mated) = Mated::of(line) else {
        return Vec::new();
    };
    let by = line.last().mover();
    let Some(king) = PieceAt::on(line.end(), mated.king) else {
        return Vec::new();
    };
    let named = published(&mated).into_iter().chain(younger(&mated));
    let found = |pattern| {
        let at = line.solver_moves() - 1;
        Found::new(at, Motif::Mate { by, king, pattern })
    };
    let mut all: Vec<Found> = named.map(found).collect();
    if all.is_empty() {
        all.push(found(Theme::Mate));
    }
    all
}
