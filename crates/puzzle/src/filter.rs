//! Filter: which puzzles of a large set are wanted.

use crate::{Puzzle, Themes};
use std::ops::RangeInclusive;

/// Filter of puzzles: those that are kept or found. The default takes all.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Filter {
    /// The rating, rounded; one without a rating is not within any range.
    pub rating: Option<RangeInclusive<u16>>,
    /// The least popularity; one without is not popular.
    pub popularity: Option<i8>,
    /// The least number of plays; one without was not played.
    pub plays: Option<u32>,
    /// It has all of these themes,
    pub all: Themes,
    /// and one of these, unless there are none,
    pub any: Themes,
    /// and none of these.
    pub none: Themes,
}

/// The properties of a puzzle by which a [`Filter`] chooses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facts {
    pub(crate) rating: Option<u16>,
    pub(crate) popularity: Option<i8>,
    pub(crate) plays: Option<u32>,
    pub(crate) themes: Themes,
}

impl Filter {
    /// True if a puzzle is wanted.
    pub fn accepts(&self, puzzle: &Puzzle) -> bool {
        self.takes(&Facts {
            rating: puzzle.rating.map(|rating| rounded(rating.rating)),
            popularity: puzzle.popularity,
            plays: puzzle.plays,
            themes: puzzle.themes,
        })
    }

    pub(crate) fn takes(&self, facts: &Facts) -> bool {
        let least = |least, value| value >= least;
        self.rating
            .as_ref()
            .is_none_or(|range| facts.rating.is_some_and(|rating| range.contains(&rating)))
            && self
                .popularity
                .is_none_or(|wanted| facts.popularity.is_some_and(|value| value >= wanted))
            && self
                .plays
                .is_none_or(|wanted| least(wanted, facts.plays.unwrap_or(0)))
            && facts.themes.contains_all(self.all)
            && (self.any.is_empty() || facts.themes.contains_any(self.any))
            && !facts.themes.contains_any(self.none)
    }
}

/// A rating as a whole number.
pub(crate) fn rounded(rating: f64) -> u16 {
    rating.round().clamp(0.0, f64::from(u16::MAX)) as u16
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Theme;

    #[test]
    fn each_condition_is_looked_at() {
        let set = |themes: &[Theme]| themes.iter().copied().collect::<Themes>();
        let facts = Facts {
            rating: Some(1500),
            popularity: Some(90),
            plays: Some(100),
            themes: set(&[Theme::Fork, Theme::Short]),
        };
        let nothing = Facts {
            rating: None,
            popularity: None,
            plays: None,
            themes: Themes::EMPTY,
        };
        let all = Filter::default;
        let cases = [
            (all(), true, true),
            (
                Filter {
                    rating: Some(1500..=1500),
                    ..all()
                },
                true,
                false,
            ),
            (
                Filter {
                    rating: Some(0..=1499),
                    ..all()
                },
                false,
                false,
            ),
            (
                Filter {
                    rating: Some(1501..=4000),
                    ..all()
                },
                false,
                false,
            ),
            (
                Filter {
                    popularity: Some(90),
                    ..all()
                },
                true,
                false,
            ),
            (
                Filter {
                    popularity: Some(91),
                    ..all()
                },
                false,
                false,
            ),
            (
                Filter {
                    popularity: Some(-100),
                    ..all()
                },
                true,
                false,
            ),
            (
                Filter {
                    plays: Some(100),
                    ..all()
                },
                true,
                false,
            ),
            (
                Filter {
                    plays: Some(101),
                    ..all()
                },
                false,
                false,
            ),
            (
                Filter {
                    plays: Some(0),
                    ..all()
                },
                true,
                true,
            ),
            (
                Filter {
                    all: set(&[Theme::Fork, Theme::Short]),
                    ..all()
                },
                true,
                false,
            ),
            (
                Filter {
                    all: set(&[Theme::Fork, Theme::Pin]),
                    ..all()
                },
                false,
                false,
            ),
            (
                Filter {
                    any: set(&[Theme::Fork, Theme::Pin]),
                    ..all()
                },
                true,
                false,
            ),
            (
                Filter {
                    any: set(&[Theme::Pin]),
                    ..all()
                },
                false,
                false,
            ),
            (
                Filter {
                    none: set(&[Theme::Short]),
                    ..all()
                },
                false,
                true,
            ),
            (
                Filter {
                    none: set(&[Theme::Pin]),
                    ..all()
                },
                true,
                true,
            ),
        ];
        for (n, (filter, full, empty)) in cases.into_iter().enumerate() {
            assert_eq!(filter.takes(&facts), full, "case {n}");
            assert_eq!(filter.takes(&nothing), empty, "case {n}");
        }
    }

    #[test]
    fn ratings_are_rounded_and_kept_in_range() {
        assert_eq!(rounded(1499.5), 1500);
        assert_eq!(rounded(-3.0), 0);
        assert_eq!(rounded(1e9), u16::MAX);
        assert_eq!(rounded(f64::NAN), 0);
    }
}
