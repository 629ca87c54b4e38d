//! Mixture of kinds in rated solving, on the pack that comes with the program.

use puzzle::kind::Kind;
use puzzle::selection::{Searched, Wish, choose_mixed};
use puzzle::{Filter, Pack, Theme};
use std::collections::{BTreeMap, BTreeSet};

fn pack() -> Vec<u8> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/puzzles/sessa.pack");
    std::fs::read(path).expect("it comes with the program")
}

/// The numbers of puzzles in the order in which a solver of a steady rating gets them, `ahead` fetched at a time.
fn served(index: &Pack<'_>, near: f64, ahead: usize, puzzles: usize) -> Vec<u32> {
    served_of(index, &Filter::default(), near, ahead, puzzles)
}

/// The numbers of those that pass a filter.
fn served_of(
    index: &Pack<'_>,
    filter: &Filter,
    near: f64,
    ahead: usize,
    puzzles: usize,
) -> Vec<u32> {
    let (mut tried, not) = (BTreeMap::new(), BTreeSet::new());
    let mut served: Vec<u32> = Vec::new();
    while served.len() < puzzles {
        let sets = [Searched {
            index,
            tried: &tried,
            not: &not,
        }];
        let kinds: Vec<_> = served
            .iter()
            .map(|number| Kind::of(index.themes(*number)))
            .collect();
        let wish = Wish {
            near: Some(near),
            again: true,
            seed: served.len() as u64,
            count: ahead,
        };
        let chosen = choose_mixed(&sets, filter, wish, &kinds);
        assert_eq!(chosen.len(), ahead);
        for chosen in chosen {
            let before = tried.insert(chosen.number, served.len() as u64);
            assert_eq!(before, None, "none comes twice");
            served.push(chosen.number);
        }
    }
    served
}

/// Number of puzzles that a solver gets in a long time.
const LONG: usize = 300;

#[test]
fn no_kind_is_more_than_a_third_of_what_is_served() {
    let bytes = pack();
    let index = Pack::open(&bytes).expect("it was written").index();
    let index = Pack::open(&index).expect("it was written");
    let mates = index.theme_counts()[&Theme::Mate];
    assert!(
        3 * mates > 2 * index.count(),
        "two thirds are mates: {mates}"
    );
    // At all levels for which the pack has more than mates.
    for near in (800..=2_000).step_by(200) {
        for ahead in [1, 2] {
            let served = served(&index, f64::from(near), ahead, LONG);
            let kind = |number: &u32| Kind::of(index.themes(*number));
            let kinds: Vec<_> = served.iter().map(kind).collect();
            for three in kinds.windows(3) {
                let different: BTreeSet<_> = three.iter().collect();
                assert_eq!(different.len(), 3, "{near}: {three:?}");
            }
            let different: BTreeSet<_> = kinds.iter().collect();
            assert!(different.len() >= 7, "{near}: {different:?}");
            // Mates have no more than their turn, and it cannot be foretold.
            let mates: Vec<_> = served
                .iter()
                .map(|number| index.themes(*number).contains(Theme::Mate))
                .collect();
            let count = mates.iter().filter(|is_mate| **is_mate).count();
            assert!((LONG / 6..LONG / 3).contains(&count), "{near}: {count}");
            let gaps: BTreeSet<_> = mates.split(|is_mate| *is_mate).map(<[bool]>::len).collect();
            assert!(gaps.len() >= 4, "{near}: {gaps:?}");
            // And they are near the solver's rating.
            let distance =
                |number: &u32| index.rating(*number).expect("rated").abs_diff(near as u16);
            assert!(
                served.iter().all(|number| distance(number) <= 300),
                "{near}"
            );
            let sum: u32 = served
                .iter()
                .map(|number| u32::from(distance(number)))
                .sum();
            assert!(sum / (LONG as u32) < 160, "{near}: {sum}");
        }
    }
}

#[test]
fn where_there_are_but_mates_they_come() {
    let bytes = pack();
    let index = Pack::open(&bytes).expect("it was written").index();
    let index = Pack::open(&index).expect("it was written");
    let mates = Filter {
        any: [Theme::Mate].into_iter().collect(),
        ..Filter::default()
    };
    let served = served_of(&index, &mates, 450.0, 1, 100);
    assert_eq!(served.len(), 100);
    assert!(
        served
            .iter()
            .all(|number| index.themes(*number).contains(Theme::Mate))
    );
}

#[test]
fn what_is_left_comes_when_the_other_kinds_are_used_up() {
    let bytes = pack();
    let index = Pack::open(&bytes).expect("it was written").index();
    let index = Pack::open(&index).expect("it was written");
    let whole = served(&index, 2_400.0, 2, 700);
    assert_eq!(whole.iter().collect::<BTreeSet<_>>().len(), 700);
}
