//! Twenty puzzles of a theme in rising difficulty, out of the pack that comes with the program.

use puzzle::selection::{Searched, Wish, choose_rising};
use puzzle::{Filter, Pack};
use std::collections::{BTreeMap, BTreeSet};

/// Number of puzzles that are drawn.
const TWENTY: usize = 20;

#[test]
fn every_theme_with_so_many_puzzles_gives_twenty_that_get_harder() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/puzzles/sessa.pack");
    let bytes = std::fs::read(path).expect("it comes with the program");
    let index = Pack::open(&bytes).expect("it was written").index();
    let index = Pack::open(&index).expect("an index is a pack");
    let (tried, not) = (BTreeMap::new(), BTreeSet::new());
    let sets = [Searched {
        index: &index,
        tried: &tried,
        not: &not,
    }];
    let enough = index.theme_counts().into_iter();
    let enough = enough.filter(|(_, count)| *count >= TWENTY as u32);
    let mut large = 0;
    for (theme, count) in enough {
        let filter = Filter {
            any: [theme].into_iter().collect(),
            ..Filter::default()
        };
        for (near, rise) in [(500.0, 900), (1_000.0, 450), (2_500.0, 450)] {
            let wish = Wish {
                near: Some(near),
                again: true,
                seed: 7,
                count: TWENTY,
            };
            let drawn = choose_rising(&sets, &filter, wish, rise);
            assert_eq!(drawn, choose_rising(&sets, &filter, wish, rise));
            let numbers: BTreeSet<u32> = drawn.iter().map(|chosen| chosen.number).collect();
            assert_eq!(numbers.len(), TWENTY, "{theme} near {near}");
            assert!(
                numbers
                    .iter()
                    .all(|&number| index.themes(number).contains(theme))
            );
            // Of many puzzles with easy ones among them the second half is clearly harder than the first.
            let easy = |number: &u32| {
                let rating = index.rating(*number).map_or(f64::MAX, f64::from);
                index.themes(*number).contains(theme) && rating < near + f64::from(rise) / 2.0
            };
            let easy = (0..index.count()).filter(easy).count();
            if count >= 500 && easy >= 100 && near < 2_000.0 {
                let mean = |half: &[puzzle::selection::Chosen]| {
                    let ratings = half.iter().filter_map(|chosen| index.rating(chosen.number));
                    ratings.map(f64::from).sum::<f64>() / half.len() as f64
                };
                let (easy, hard) = drawn.split_at(TWENTY / 2);
                assert!(mean(hard) > mean(easy) + 50.0, "{theme} near {near}");
                large += 1;
            }
        }
    }
    assert!(large >= 20, "{large}");
}
