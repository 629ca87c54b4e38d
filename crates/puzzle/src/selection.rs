//! Selection: which puzzles of large sets come next.
//!
//! Only the columns of an [index](crate::Pack::index) are looked at; no puzzle is decoded.

mod mixture;
mod rising;

pub use mixture::choose_mixed;
pub use rising::choose_rising;

use crate::{Filter, Pack};
use std::collections::{BTreeMap, BTreeSet};

/// Puzzles among which chance decides, at least, if there are so many: the nearest to the rating that is wanted.
const POOL: usize = 32;
/// Puzzles so far from the wanted rating are as near as any.
const NEAREST: u16 = 25;

/// A set to choose from.
#[derive(Clone, Debug)]
pub struct Searched<'a> {
    /// Its index.
    pub index: &'a Pack<'a>,
    /// The puzzles that were tried, each with the time of the last attempt.
    pub tried: &'a BTreeMap<u32, u64>,
    /// The puzzles that are not wanted.
    pub not: &'a BTreeSet<u32>,
}

/// A puzzle that was chosen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Chosen {
    /// The place of its set among those that were searched.
    pub set: usize,
    /// Its number in the set.
    pub number: u32,
}

/// Wishes for the choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Wish {
    /// The rating that the puzzles should have.
    pub near: Option<f64>,
    /// True if puzzles that were tried may come when there are no others.
    pub again: bool,
    /// The seed of chance.
    pub seed: u64,
    /// So many at most.
    pub count: usize,
}

/// Puzzles that pass a filter: chosen by chance among those nearest to the wanted rating that were never tried; when there are
/// no more of them, those that were tried longest ago. Needs no memory for those that are not chosen.
pub fn choose(sets: &[Searched<'_>], filter: &Filter, wish: Wish) -> Vec<Chosen> {
    fill(sets, filter, wish, Vec::new())
}

/// Those that are chosen already, with as many others as are still wanted.
fn fill(
    sets: &[Searched<'_>],
    filter: &Filter,
    wish: Wish,
    mut chosen: Vec<Chosen>,
) -> Vec<Chosen> {
    if let Some(near) = wish.near.map(crate::filter::rounded) {
        let near = nearest(sets, filter, near, wish.count);
        let found = draw(sets, &near, wish, &chosen);
        chosen.extend(found);
    }
    // With a wanted rating those without one come last.
    let others = draw(sets, filter, wish, &chosen);
    chosen.extend(others);
    if chosen.len() < wish.count && wish.again {
        let mut again = Vec::new();
        for (set, searched) in sets.iter().enumerate() {
            let found = searched.index.passing(filter);
            let wanted = found.filter(|number| !searched.not.contains(number));
            again.extend(wanted.filter_map(|number| {
                let at = searched.tried.get(&number)?;
                Some((at, Chosen { set, number }))
            }));
        }
        again.sort_unstable();
        let missing = wish.count - chosen.len();
        chosen.extend(again.into_iter().take(missing).map(|(_, chosen)| chosen));
    }
    chosen
}

/// The filter narrowed to the ratings nearest to the wanted one: just so wide that chance has enough puzzles to decide among.
fn nearest(sets: &[Searched<'_>], filter: &Filter, near: u16, count: usize) -> Filter {
    let enough = POOL.max(count.saturating_mul(4));
    let within = |reach: u16| {
        let (mut least, mut most) = (near.saturating_sub(reach), near.saturating_add(reach));
        if let Some(wanted) = &filter.rating {
            least = least.max(*wanted.start());
            most = most.min(*wanted.end());
        }
        Filter {
            rating: Some(least..=most),
            ..filter.clone()
        }
    };
    let is_enough = |reach| fresh(sets, &within(reach)).take(enough).count() == enough;
    let (mut least, mut most) = (NEAREST, u16::MAX);
    if is_enough(least) {
        return within(least);
    }
    if !is_enough(most) {
        return within(most);
    }
    while most - least > 1 {
        let middle = least + (most - least) / 2;
        if is_enough(middle) {
            most = middle;
        } else {
            least = middle;
        }
    }
    within(most)
}

/// The puzzles never tried that pass a filter, in their order.
fn fresh(sets: &[Searched<'_>], filter: &Filter) -> impl Iterator<Item = Chosen> {
    sets.iter().enumerate().flat_map(move |(set, searched)| {
        let new = searched.index.passing(filter).filter(|number| {
            !searched.tried.contains_key(number) && !searched.not.contains(number)
        });
        new.map(move |number| Chosen { set, number })
    })
}

/// So many of the puzzles never tried, with those that are chosen already, by chance.
fn draw(sets: &[Searched<'_>], filter: &Filter, wish: Wish, chosen: &[Chosen]) -> Vec<Chosen> {
    let missing = wish.count.saturating_sub(chosen.len());
    if missing == 0 {
        return Vec::new();
    }
    let others = || fresh(sets, filter).filter(|puzzle| !chosen.contains(puzzle));
    let places = sample(others().count(), wish.seed, missing);
    let mut in_order = places.clone();
    in_order.sort_unstable();
    // One walk to the last of them.
    let (mut walk, mut passed) = (others(), 0);
    let found: BTreeMap<usize, Chosen> = in_order
        .into_iter()
        .filter_map(|place| {
            let puzzle = walk.nth(place - passed)?;
            passed = place + 1;
            Some((place, puzzle))
        })
        .collect();
    places.iter().map(|place| found[place]).collect()
}

/// Some of the numbers below `total` by chance: the beginning of a shuffle (Fisher and Yates) of which only what was moved is kept.
fn sample(total: usize, seed: u64, count: usize) -> Vec<usize> {
    let mut state = seed;
    let mut moved = BTreeMap::new();
    let one = |at: usize| {
        let rest = (total - at) as u64;
        let other = at + ((u128::from(random(&mut state)) * u128::from(rest)) >> 64) as usize;
        let here = moved.get(&at).copied().unwrap_or(at);
        moved.insert(other, here).unwrap_or(other)
    };
    (0..count.min(total)).map(one).collect()
}

/// The next number of `SplitMix64`, by Steele, Lea and Flood.
fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// The puzzle of a day among so many: none comes twice before all have come. Neighbours are far from each other.
pub fn of_day(day: i32, count: u32) -> Option<u32> {
    if count == 0 {
        return None;
    }
    let divides = |a: u32, b: u32| {
        let (mut a, mut b) = (a, b);
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a > 1
    };
    // About the golden section of the number, and without a common divisor with it.
    let first = (u64::from(count) * 618 / 1000).max(1) as u32;
    let step = (first..=count).find(|&step| !divides(count, step));
    let place = i64::from(day).rem_euclid(i64::from(count)) as u64;
    Some((place * u64::from(step.unwrap_or(1)) % u64::from(count)) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PackOptions, PackWriter, Puzzle, Rating, Solution, Theme};
    use chess::Position;

    /// A pack of puzzles with these ratings; every third is a fork.
    fn pack(ratings: &[Option<u16>]) -> Vec<u8> {
        let start = Position::from_fen("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1").expect("legal");
        let mate = start.parse_uci("e1e8").expect("legal");
        let mut writer = PackWriter::new(PackOptions::default());
        let mut bytes = Vec::new();
        for (n, rating) in ratings.iter().enumerate() {
            let mut puzzle = Puzzle::new(start.clone(), None, Solution::line(&[mate]));
            puzzle.id = format!("p{n}");
            puzzle.rating = rating.map(|rating| Rating {
                rating: f64::from(rating),
                deviation: 80.0,
            });
            if n % 3 == 0 {
                puzzle.themes.insert(Theme::Fork);
            }
            writer.push(&puzzle, &mut bytes).expect("it is legal");
        }
        writer.finish(&mut bytes);
        let index = Pack::open(&bytes).expect("it was written").index();
        assert!(index.len() < bytes.len() + 16);
        index
    }

    fn ratings(range: std::ops::Range<u16>) -> Vec<Option<u16>> {
        range.map(|n| Some(n * 10)).collect()
    }

    struct Case {
        tried: BTreeMap<u32, u64>,
        not: BTreeSet<u32>,
    }

    fn case(tried: &[(u32, u64)], not: &[u32]) -> Case {
        Case {
            tried: tried.iter().copied().collect(),
            not: not.iter().copied().collect(),
        }
    }

    fn chosen(bytes: &[u8], case: &Case, filter: &Filter, wish: Wish) -> Vec<u32> {
        let index = Pack::open(bytes).expect("it was written");
        let sets = [Searched {
            index: &index,
            tried: &case.tried,
            not: &case.not,
        }];
        let chosen = choose(&sets, filter, wish);
        chosen.into_iter().map(|chosen| chosen.number).collect()
    }

    const WISH: Wish = Wish {
        near: None,
        again: true,
        seed: 1,
        count: 1,
    };

    #[test]
    fn an_index_knows_names_themes_and_ratings() {
        let bytes = pack(&[Some(900), None, Some(1500), Some(700)]);
        let index = Pack::open(&bytes).expect("it was written");
        assert_eq!(index.ids().collect::<Vec<_>>(), ["p0", "p1", "p2", "p3"]);
        let known: Vec<_> = (0..5).map(|number| index.rating(number)).collect();
        assert_eq!(known, [Some(900), None, Some(1500), Some(700), None]);
        assert_eq!(index.rating_range(), Some((700, 1500)));
        assert_eq!(index.theme_counts(), BTreeMap::from([(Theme::Fork, 2)]));
        let none = pack(&[None]);
        assert_eq!(Pack::open(&none).expect("one").rating_range(), None);
    }

    #[test]
    fn seeds_choose_and_repeat() {
        let bytes = pack(&ratings(0..300));
        let case = case(&[], &[]);
        let first = |seed| chosen(&bytes, &case, &Filter::default(), Wish { seed, ..WISH });
        assert_eq!(first(5), first(5));
        let all: BTreeSet<_> = (0..200).map(first).collect();
        assert!(all.len() > 100, "{}", all.len());
        let many = Wish { count: 300, ..WISH };
        let mut everyone = chosen(&bytes, &case, &Filter::default(), many);
        assert_ne!(everyone, (0..300).collect::<Vec<_>>());
        everyone.sort_unstable();
        assert_eq!(everyone, (0..300).collect::<Vec<_>>());
    }

    #[test]
    fn a_sample_is_the_beginning_of_a_shuffle() {
        for (total, count) in [(0, 3), (1, 3), (5, 5), (40, 7), (40, 60)] {
            for seed in 0..50 {
                let mut state = seed;
                let mut all: Vec<usize> = (0..total).collect();
                for at in 0..count.min(total) {
                    let rest = (total - at) as u128;
                    let other = at + ((u128::from(random(&mut state)) * rest) >> 64) as usize;
                    all.swap(at, other);
                }
                all.truncate(count);
                assert_eq!(sample(total, seed, count), all, "{count} of {total}");
            }
        }
    }

    #[test]
    fn those_nearest_are_just_enough() {
        let bytes = pack(&ratings(0..300));
        let case = case(&[], &[]);
        let index = Pack::open(&bytes).expect("it was written");
        let sets = [Searched {
            index: &index,
            tried: &case.tried,
            not: &case.not,
        }];
        let all = Filter::default();
        // Ratings are 0, 10, …, 2990. Those of 25 points are too few: 32 are wanted, or four times as many as are to come.
        for (near, count, reach) in [(1500, 1, 160), (1500, 10, 200), (2990, 1, 310), (0, 1, 310)] {
            let narrow = nearest(&sets, &all, near, count).rating.expect("a range");
            assert_eq!(narrow, near.saturating_sub(reach)..=near + reach, "{near}");
        }
        let filter = Filter {
            rating: Some(1490..=1700),
            ..all
        };
        let narrow = nearest(&sets, &filter, 1500, 1).rating.expect("a range");
        assert_eq!(narrow, 1490..=1700, "all of them are too few");
    }

    #[test]
    fn the_nearest_come_by_chance() {
        let bytes = pack(&ratings(0..300));
        let case = case(&[], &[]);
        let near = |near, seed| {
            let near = Some(near);
            chosen(
                &bytes,
                &case,
                &Filter::default(),
                Wish { near, seed, ..WISH },
            )[0]
        };
        let found: BTreeSet<_> = (0..400).map(|seed| near(1500.0, seed)).collect();
        // The 32 nearest to 1500 are those from 1340 to 1660, either end or both.
        assert!(found.iter().all(|n| (134..=166).contains(n)), "{found:?}");
        assert!(found.len() >= 31, "{found:?}");
        let found: BTreeSet<_> = (0..400).map(|seed| near(9000.0, seed)).collect();
        assert_eq!(found, (268..300).collect());
    }

    #[test]
    fn without_ratings_all_are_as_near() {
        let bytes = pack(&[None; 100]);
        let case = case(&[], &[]);
        let chosen = |seed| {
            let near = Some(1500.0);
            let wish = Wish { near, seed, ..WISH };
            chosen(&bytes, &case, &Filter::default(), wish)[0]
        };
        let found: BTreeSet<_> = (0..400).map(chosen).collect();
        assert!(found.len() > 90, "{found:?}");
    }

    #[test]
    fn what_was_never_tried_comes_first_then_what_was_tried_longest_ago() {
        let bytes = pack(&[Some(1000), Some(1010), Some(1020), Some(1030), None]);
        let case = case(&[(0, 50), (2, 40), (3, 60)], &[3]);
        let all = Filter::default();
        let wish = Wish { count: 9, ..WISH };
        let mut found = chosen(&bytes, &case, &all, wish);
        assert_eq!(found[2..], [2, 0]);
        found[..2].sort_unstable();
        assert_eq!(found[..2], [1, 4]);
        let three = chosen(&bytes, &case, &all, Wish { count: 3, ..wish });
        assert_eq!(three[2..], [2]);
        let again = false;
        assert_eq!(chosen(&bytes, &case, &all, Wish { again, ..wish }).len(), 2);
        // With a wanted rating those without one come as well, if there are no others.
        let near = Some(1000.0);
        let found = chosen(
            &bytes,
            &case,
            &all,
            Wish {
                near,
                count: 2,
                ..WISH
            },
        );
        assert_eq!(
            found.iter().collect::<BTreeSet<_>>(),
            [1, 4].iter().collect()
        );
    }

    #[test]
    fn filters_hold_for_all() {
        let bytes = pack(&ratings(0..300));
        let case = case(&[(150, 1), (151, 1)], &[]);
        let filter = Filter {
            rating: Some(1490..=1520),
            all: [Theme::Fork].into_iter().collect(),
            ..Filter::default()
        };
        // 150 is a fork within the range, and so is nobody else.
        for near in [None, Some(1500.0), Some(400.0)] {
            let wish = Wish {
                near,
                count: 9,
                ..WISH
            };
            assert_eq!(chosen(&bytes, &case, &filter, wish), [150], "{near:?}");
            let again = false;
            assert!(chosen(&bytes, &case, &filter, Wish { again, ..wish }).is_empty());
        }
    }

    #[test]
    fn several_sets_are_one() {
        let (one, other) = (pack(&ratings(100..103)), pack(&ratings(101..104)));
        let indexes = [&one, &other].map(|bytes| Pack::open(bytes).expect("it was written"));
        let cases = [case(&[(0, 2)], &[]), case(&[(2, 1)], &[1])];
        let sets: Vec<_> = indexes
            .iter()
            .zip(&cases)
            .map(|(index, case)| Searched {
                index,
                tried: &case.tried,
                not: &case.not,
            })
            .collect();
        let wish = Wish { count: 9, ..WISH };
        let mut found = choose(&sets, &Filter::default(), wish);
        let chosen = |set, number| Chosen { set, number };
        assert_eq!(found[3..], [chosen(1, 2), chosen(0, 0)]);
        found[..3].sort_unstable();
        assert_eq!(found[..3], [chosen(0, 1), chosen(0, 2), chosen(1, 0)]);
    }

    #[test]
    fn every_puzzle_has_its_day() {
        for count in [1, 2, 3, 10, 97, 1000] {
            let days = (-7..-7 + count as i32).map(|day| of_day(day, count));
            let different: BTreeSet<_> = days.flatten().collect();
            assert_eq!(different.len(), count as usize, "{count}");
            assert!(different.iter().all(|&number| number < count));
            assert_eq!(of_day(3, count), of_day(3 + count as i32, count));
        }
        assert_eq!(of_day(5, 0), None);
        let (today, tomorrow) = (of_day(100, 1000), of_day(101, 1000));
        assert!(
            today
                .zip(tomorrow)
                .is_some_and(|(a, b)| a.abs_diff(b) > 100)
        );
    }
}
