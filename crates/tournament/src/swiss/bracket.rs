//! The pairing of one bracket after the other (C.04.3, articles 3 and 4).
//!
//! One maximum-weight matching of all players who are left satisfies the criteria as well as possible (C4 because it is
//! perfect). Among equally good candidates the first in the sequence of article 4 is found by small changes of the
//! weights, one decision after the other.

use super::weight::{Scale, bits};
use super::{Impossible, Round};
use crate::matching::Matching;
use crate::points::Points;
use crate::wide::Wide;

/// No complete pairing complies with the absolute criteria.
pub(super) struct Incomplete;

/// The lowest score of a player who can have the bye (C5), if the number of players is odd.
pub(super) fn bye_score(round: &Round) -> Result<Option<Points>, Incomplete> {
    let players = round.cards.len();
    let odd = players % 2 == 1;
    let mut matching = Matching::<2>::new(players + usize::from(odd), |a, b| {
        let allowed = if b == players {
            round.may_have_bye(a)
        } else {
            round.may_meet(a, b)
        };
        let score = if b == players {
            round.cards[a].score.0
        } else {
            0
        };
        if allowed {
            Wide::small(-i64::from(score))
        } else {
            Wide::ABSENT
        }
    });
    if !matching.solve() {
        return Err(Incomplete);
    }
    Ok(odd.then(|| round.cards[matching.mate(players)].score))
}

/// The place of a pair in the sequence of candidates (articles 3 and 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The upper half against the lower half as they stand (3.3.1).
    Straight,
    /// After a transposition in S2 (4.2).
    Transposition,
    /// After an exchange between S1 and S2 (4.3).
    Exchange,
    /// A moved-down player against a resident (3.3.3).
    MovedDown,
    /// The pairing-allocated bye (C5, C9).
    Bye,
}

/// The brackets of a round.
pub(super) struct Brackets<'a> {
    round: &'a Round,
    bye_score: Option<Points>,
    pub(super) pairs: Vec<Pair>,
}

/// A pair of a round.
pub(super) struct Pair {
    /// Place of the higher ranked player.
    pub(super) high: usize,
    /// Place of the other one; `None` for the bye.
    pub(super) low: Option<usize>,
    /// Score of the residents of its bracket.
    pub(super) bracket: Points,
    pub(super) way: Way,
}

impl<'a> Brackets<'a> {
    pub(super) fn new(round: &'a Round, bye_score: Option<Points>) -> Brackets<'a> {
        Brackets {
            round,
            bye_score,
            pairs: Vec::new(),
        }
    }

    /// Pairs all brackets, the highest score first.
    pub(super) fn pair_all(&mut self) -> Result<(), Impossible> {
        let score = |place: usize| self.round.cards[place].score;
        let mut left: Vec<usize> = (0..self.round.cards.len()).collect();
        // Of `left`, the players who come from the bracket above.
        let mut moved = 0;
        while left.len() > 1 && moved < left.len() {
            let group_end = |start: usize| {
                let another = |&vertex: &usize| score(left[vertex]) != score(left[start]);
                (start..left.len()).find(another).unwrap_or(left.len())
            };
            let end = group_end(moved);
            let next_end = if end < left.len() {
                group_end(end)
            } else {
                end
            };
            let scale = Scale::new(self.round, &left, (moved, end, next_end));
            let pairs = match scale.limbs() {
                0..=2 => Bracket::<2>::pair(scale, self.bye_score),
                3..=4 => Bracket::<4>::pair(scale, self.bye_score),
                5..=8 => Bracket::<8>::pair(scale, self.bye_score),
                9..=16 => Bracket::<16>::pair(scale, self.bye_score),
                17..=64 => Bracket::<64>::pair(scale, self.bye_score),
                _ => return Err(Impossible::TooManyScores),
            };
            let mut paired = vec![false; left.len()];
            let bracket = score(left[moved]);
            for &(high, low, way) in &pairs {
                paired[high] = true;
                paired[low] = true;
                self.pairs.push(Pair {
                    high: left[high],
                    low: Some(left[low]),
                    bracket,
                    way,
                });
            }
            moved = end - 2 * pairs.len();
            let mut vertex = 0;
            left.retain(|_| {
                vertex += 1;
                !paired[vertex - 1]
            });
        }
        let byes = left.into_iter().map(|high| Pair {
            high,
            low: None,
            bracket: score(high),
            way: Way::Bye,
        });
        self.pairs.extend(byes);
        Ok(())
    }
}

/// One bracket while it is paired. Vertices are the players left, best first, and the bye if their number is odd.
struct Bracket<'a, const N: usize> {
    scale: Scale<'a>,
    matching: Matching<N>,
    /// Pairs that are decided.
    pairs: Vec<(usize, usize, Way)>,
    /// Vertices that are decided.
    decided: Vec<bool>,
}

impl<'a, const N: usize> Bracket<'a, N> {
    /// The pairs of a bracket that can be completed.
    fn pair(scale: Scale<'a>, bye_score: Option<Points>) -> Vec<(usize, usize, Way)> {
        let players = scale.places.len();
        // A homogeneous bracket is its own remainder: most often as many pairs as fit can be made.
        let guess = (scale.moved == 0).then_some(scale.end / 2);
        let low = |a: usize, b: usize| match guess {
            Some(pairs) if b < scale.end => exchange_weight(&scale, pairs, a),
            _ => 0,
        };
        let build = |by_games: bool| {
            Matching::<N>::new(players + players % 2, |a, b| match bye_score {
                Some(score) if b == players => scale.bye_weight(a, score, by_games),
                _ => scale.weight(a, b, low(a, b)),
            })
        };
        let mut matching = build(false);
        let complete = matching.solve();
        debug_assert!(complete, "C4 held above");
        // C9 if the only downfloater is the one who has the bye.
        let end = scale.end;
        let floaters = (0..end)
            .filter(|&vertex| matching.mate(vertex) >= end)
            .count();
        if bye_score.is_some() && floaters == 1 && matching.mate(players) < end {
            matching = build(true);
            let complete = matching.solve();
            debug_assert!(complete, "weights alone have changed");
        }
        let decided = vec![false; players];
        let mut bracket = Bracket {
            scale,
            matching,
            pairs: Vec::new(),
            decided,
        };
        bracket.choose_moved_down();
        bracket.pair_moved_down();
        bracket.pair_remainder(guess);
        bracket.pairs
    }

    fn solve(&mut self) {
        let complete = self.matching.solve();
        debug_assert!(complete, "the pairing found before is still possible");
    }

    /// True if a vertex is paired inside of the bracket.
    fn stays(&self, vertex: usize) -> bool {
        let mate = self.matching.mate(vertex);
        (self.scale.moved..self.scale.end).contains(&mate)
    }

    /// Sets of pairable moved-down players: the first by their smallest differing number (4.4).
    fn choose_moved_down(&mut self) {
        let (moved, end) = (self.scale.moved, self.scale.end);
        if (0..moved).all(|vertex| self.stays(vertex)) {
            return;
        }
        let resident = |other: usize| (moved..end).contains(&other);
        for vertex in 0..moved {
            let stayed = self.stays(vertex);
            if !stayed {
                self.matching
                    .add(vertex, |other| i64::from(resident(other)));
                self.solve();
            }
            if self.stays(vertex) {
                if !stayed {
                    self.matching
                        .add(vertex, |other| -i64::from(resident(other)));
                }
                self.matching.remove(vertex, |other| !resident(other));
            } else {
                self.matching.remove(vertex, resident);
            }
            self.solve();
        }
    }

    /// Opponents of moved-down players, the first by transpositions of the residents (4.2).
    fn pair_moved_down(&mut self) {
        let residents: Vec<usize> = (self.scale.moved..self.scale.end).collect();
        for vertex in 0..self.scale.moved {
            if self.stays(vertex) {
                self.decide(vertex, &residents, |_| Way::MovedDown);
            }
        }
    }

    /// Pairs a vertex with the first of the candidates that is possible.
    fn decide(&mut self, vertex: usize, candidates: &[usize], way: impl Fn(usize) -> Way) {
        let open = |&other: &usize| !self.decided[other] && self.matching.possible(vertex, other);
        let candidates: Vec<usize> = candidates.iter().copied().filter(open).collect();
        if candidates[0] != self.matching.mate(vertex) {
            let mut bonus = vec![0; self.scale.places.len() + 1];
            for (place, &other) in candidates.iter().rev().enumerate() {
                bonus[other] = place as i64;
            }
            self.matching.add(vertex, |other| bonus[other]);
            self.solve();
        }
        let mate = self.matching.mate(vertex);
        self.matching.remove(vertex, |other| other != mate);
        self.matching.remove(mate, |other| other != vertex);
        self.solve();
        self.decided[vertex] = true;
        self.decided[mate] = true;
        self.pairs.push((vertex, mate, way(mate)));
    }

    /// The remainder, or a homogeneous bracket: exchanges (4.3), then transpositions (4.2).
    fn pair_remainder(&mut self, guess: Option<usize>) {
        let (moved, end) = (self.scale.moved, self.scale.end);
        let rest: Vec<usize> = (moved..end)
            .filter(|&vertex| !self.decided[vertex])
            .collect();
        // The upper player of a pair: the one in S1.
        let upper = |bracket: &Self, vertex: usize| {
            let mate = bracket.matching.mate(vertex);
            mate > vertex && mate < end
        };
        let pairs = rest.iter().filter(|&&vertex| upper(self, vertex)).count();
        if guess != Some(pairs) {
            for (place, &vertex) in rest.iter().enumerate() {
                let new = exchange_weight(&self.scale, pairs, place);
                let old = guess.map_or(0, |guess| exchange_weight(&self.scale, guess, place));
                self.matching.add(vertex, |other| {
                    if vertex < other && rest.contains(&other) {
                        new - old
                    } else {
                        0
                    }
                });
            }
            self.solve();
        }
        self.exchange(&rest, pairs);
        let tops: Vec<usize> = rest
            .iter()
            .copied()
            .filter(|&vertex| upper(self, vertex))
            .collect();
        let candidates: Vec<usize> = rest
            .iter()
            .copied()
            .filter(|vertex| !tops.contains(vertex))
            .collect();
        let place = |vertex: usize| rest.iter().position(|&other| other == vertex);
        for vertex in tops {
            let own = place(vertex);
            self.decide(vertex, &candidates, |mate| match place(mate) {
                other if own >= Some(pairs) || other < Some(pairs) => Way::Exchange,
                other if other == own.map(|own| own + pairs) => Way::Straight,
                _ => Way::Transposition,
            });
        }
    }

    /// Exchanges between S1 and S2 by article 4.3.2; afterwards every complete pairing has the same S1.
    fn exchange(&mut self, rest: &[usize], pairs: usize) {
        let end = self.scale.end;
        let later = |vertex: usize| move |other: usize| vertex < other && other < end;
        let upper = |bracket: &Self, vertex: usize| later(vertex)(bracket.matching.mate(vertex));
        let count = rest[..pairs]
            .iter()
            .filter(|&&vertex| !upper(self, vertex))
            .count();
        // The largest differing number of those that leave S1.
        let mut left = count;
        for &vertex in rest[..pairs].iter().rev() {
            if left == 0 {
                break;
            }
            let was = upper(self, vertex);
            if was {
                self.matching
                    .add(vertex, |other| -i64::from(later(vertex)(other)));
                self.solve();
            }
            if upper(self, vertex) {
                self.matching
                    .add(vertex, |other| i64::from(later(vertex)(other)));
            } else {
                left -= 1;
                self.matching.remove(vertex, later(vertex));
            }
            self.solve();
        }
        // The smallest differing number of those that come from S2; their sum decides about the last one.
        let mut left = count;
        for &vertex in &rest[pairs..] {
            if left <= 1 {
                break;
            }
            let was = upper(self, vertex);
            if !was {
                self.matching
                    .add(vertex, |other| i64::from(later(vertex)(other)));
                self.solve();
            }
            if upper(self, vertex) {
                left -= 1;
                self.matching.remove(vertex, |other| !later(vertex)(other));
            }
            if !was {
                self.matching
                    .add(vertex, |other| -i64::from(later(vertex)(other)));
            }
            self.solve();
        }
        // S1 is complete.
        let uppers: Vec<bool> = rest.iter().map(|&vertex| upper(self, vertex)).collect();
        for (&vertex, &upper) in rest.iter().zip(&uppers) {
            if upper {
                self.matching.remove(vertex, |other| !later(vertex)(other));
            } else {
                self.matching.remove(vertex, later(vertex));
            }
        }
        self.solve();
    }
}

/// The weight of a pair in a remainder of some number of pairs, by the place of its upper player: first as few exchanges as
/// possible, then the smallest difference of the numbers exchanged (4.3.2). Its last bit is free.
fn exchange_weight(scale: &Scale<'_>, pairs: usize, place: usize) -> i64 {
    let original = i64::from(place < pairs) << (2 * bits(scale.end));
    2 * (original - place as i64)
}
