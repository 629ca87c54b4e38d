//! Kinds of puzzles by what is to be found, for a mixture: most of a collection are mates, and a solver wants more than that.

use crate::{Filter, Theme, Themes};
use motif::ThemeGroup;

/// Kind of a puzzle. Each is of one kind: of those whose themes it has, the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A mate.
    Mate,
    /// A pawn that becomes something, or is about to.
    Pawn,
    /// A double attack.
    Fork,
    /// A piece that cannot or had better not leave its line.
    Pin,
    /// A line that is opened.
    Discovery,
    /// A piece that stands unguarded, or has nowhere to go.
    Loose,
    /// A piece that is lured or driven away, or cut off.
    Lure,
    /// A quiet move, a defence, a move that leaves no good one.
    Quiet,
    /// An ending.
    Ending,
    /// Anything else.
    Other,
}

impl Kind {
    /// All of them, in their order.
    pub const ALL: [Kind; 10] = [
        Kind::Mate,
        Kind::Pawn,
        Kind::Fork,
        Kind::Pin,
        Kind::Discovery,
        Kind::Loose,
        Kind::Lure,
        Kind::Quiet,
        Kind::Ending,
        Kind::Other,
    ];

    /// The themes by which a puzzle is of the kind, unless it is of an earlier one; none are needed for the last.
    fn themes(self) -> &'static [Theme] {
        match self {
            Kind::Mate => ThemeGroup::Mates.themes(),
            Kind::Pawn => &[Theme::AdvancedPawn, Theme::Promotion, Theme::UnderPromotion],
            Kind::Fork => &[Theme::Fork, Theme::KingFork],
            Kind::Pin => &[
                Theme::Pin,
                Theme::RelativePin,
                Theme::Skewer,
                Theme::XRayAttack,
            ],
            Kind::Discovery => &[
                Theme::DiscoveredAttack,
                Theme::DiscoveredCheck,
                Theme::DoubleCheck,
                Theme::Clearance,
            ],
            Kind::Loose => &[Theme::HangingPiece, Theme::TrappedPiece],
            Kind::Lure => &[
                Theme::Attraction,
                Theme::Deflection,
                Theme::CapturingDefender,
                Theme::Overload,
                Theme::Overloading,
                Theme::Interference,
                Theme::Intermezzo,
                Theme::Sacrifice,
            ],
            Kind::Quiet => &[Theme::QuietMove, Theme::DefensiveMove, Theme::Zugzwang],
            Kind::Ending => &[Theme::Endgame],
            Kind::Other => &[],
        }
    }

    fn set(self) -> Themes {
        self.themes().iter().copied().collect()
    }

    /// Kind of a puzzle with these themes.
    pub fn of(themes: Themes) -> Kind {
        let is_of = |kind: &Kind| themes.contains_any(kind.set());
        Kind::ALL.into_iter().find(is_of).unwrap_or(Kind::Other)
    }

    /// The filter, narrowed to puzzles of the kind. A filter that wants one of some themes is not narrowed any further.
    pub(crate) fn within(self, filter: &Filter) -> Filter {
        let earlier = Kind::ALL.into_iter().take_while(|kind| *kind != self);
        let mut narrow = filter.clone();
        narrow
            .none
            .extend(earlier.flat_map(|kind| kind.themes().iter().copied()));
        narrow.any.extend(self.themes().iter().copied());
        narrow
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_kind_whose_theme_it_has_is_that_of_a_puzzle() {
        let of = |themes: &[Theme]| Kind::of(themes.iter().copied().collect());
        assert_eq!(of(&[Theme::Fork, Theme::Mate, Theme::MateIn2]), Kind::Mate);
        assert_eq!(of(&[Theme::Fork, Theme::Endgame]), Kind::Fork);
        assert_eq!(of(&[Theme::Endgame, Theme::Long]), Kind::Ending);
        assert_eq!(of(&[Theme::Middlegame]), Kind::Other);
        assert_eq!(of(&[]), Kind::Other);
    }

    #[test]
    fn a_filter_finds_exactly_the_puzzles_of_a_kind() {
        use crate::filter::Facts;
        let sets: [&[Theme]; 4] = [
            &[Theme::Fork, Theme::Mate],
            &[Theme::Fork, Theme::Pin],
            &[Theme::Sacrifice, Theme::QuietMove],
            &[Theme::Short],
        ];
        for themes in sets {
            let facts = Facts {
                rating: None,
                popularity: None,
                plays: None,
                themes: themes.iter().copied().collect(),
            };
            for kind in Kind::ALL {
                let takes = kind.within(&Filter::default()).takes(&facts);
                assert_eq!(takes, kind == Kind::of(facts.themes), "{kind:?} {themes:?}");
            }
        }
    }
}
