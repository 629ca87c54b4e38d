//! The matching against an exhaustive search, and after changes against a matching made anew.

use super::Matching;
use crate::wide::Wide;

/// A small linear congruential generator: the same graphs in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

/// The weight of the heaviest perfect matching of the vertices that are not yet `used`.
fn best(weights: &[Vec<Option<i64>>], used: u32) -> Option<i64> {
    let Some(a) = (0..weights.len()).find(|&a| used & 1 << a == 0) else {
        return Some(0);
    };
    (a + 1..weights.len())
        .filter(|&b| used & 1 << b == 0)
        .filter_map(|b| Some(weights[a][b]? + best(weights, used | 1 << a | 1 << b)?))
        .max()
}

fn matching(weights: &[Vec<Option<i64>>]) -> Matching<2> {
    Matching::new(weights.len(), |a, b| {
        weights[a][b].map_or(Wide::ABSENT, Wide::small)
    })
}

fn total(matching: &Matching<2>, weights: &[Vec<Option<i64>>]) -> i64 {
    let pairs = (0..weights.len()).map(|a| (a, matching.mate(a)));
    pairs
        .filter(|(a, b)| a < b)
        .map(|(a, b)| {
            assert_eq!(matching.mate(b), a);
            weights[a][b].expect("only edges are matched")
        })
        .sum()
}

fn random_graph(random: &mut Random, size: usize) -> Vec<Vec<Option<i64>>> {
    let density = 2 + random.below(7);
    let range = [2, 4, 30][random.below(3) as usize];
    let mut weights = vec![vec![None; size]; size];
    let pairs = (0..size).flat_map(|a| (a + 1..size).map(move |b| (a, b)));
    for (a, b) in pairs {
        if random.below(9) < density {
            weights[a][b] = Some(random.below(range) as i64);
            weights[b][a] = weights[a][b];
        }
    }
    weights
}

#[test]
fn the_heaviest_perfect_matching_is_found_if_there_is_one() {
    let mut random = Random(46);
    let mut none = 0;
    for _ in 0..4000 {
        let size = 2 * (1 + random.below(5) as usize);
        let weights = random_graph(&mut random, size);
        let mut matching = matching(&weights);
        let expected = best(&weights, 0);
        assert_eq!(matching.solve(), expected.is_some());
        if let Some(expected) = expected {
            assert_eq!(total(&matching, &weights), expected, "{weights:?}");
        } else {
            none += 1;
        }
    }
    assert!(
        (100..2000).contains(&none),
        "{none} graphs without a perfect matching"
    );
}

#[test]
fn changed_weights_give_the_matching_of_a_new_graph() {
    let mut random = Random(7);
    for _ in 0..1500 {
        let size = 2 * (2 + random.below(4) as usize);
        let mut weights = random_graph(&mut random, size);
        let mut matching = matching(&weights);
        let mut perfect = matching.solve();
        for _ in 0..8 {
            let vertex = random.below(size as u64) as usize;
            let amounts: Vec<i64> = (0..size).map(|_| random.below(5) as i64 - 2).collect();
            let removed = random.below(12) as usize;
            matching.add(vertex, |other| amounts[other]);
            matching.remove(vertex, |other| other == removed);
            for other in 0..size {
                let new = weights[vertex][other].map(|weight| weight + amounts[other]);
                let new = if other == removed { None } else { new };
                weights[vertex][other] = new;
                weights[other][vertex] = new;
            }
            let expected = best(&weights, 0);
            perfect &= expected.is_some();
            assert_eq!(matching.solve(), perfect);
            let Some(expected) = expected else { break };
            assert_eq!(total(&matching, &weights), expected);
            for a in 0..size {
                assert!(matching.possible(a, matching.mate(a)));
                for b in (a + 1..size).filter(|&b| weights[a][b].is_some()) {
                    let with = best(&weights, 1 << a | 1 << b)
                        .map(|rest| rest + weights[a][b].expect("an edge"));
                    assert!(
                        with != Some(expected) || matching.possible(a, b),
                        "{a}-{b} is in a heaviest matching"
                    );
                }
            }
        }
    }
}
