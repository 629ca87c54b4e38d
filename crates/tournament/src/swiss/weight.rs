//! The quality criteria C6 to C21 (C.04.3, 2.4) as one number for each pair: the heavier the better.

use core::cmp::Ordering;

use super::{Card, Float, Preference, Round};
use crate::points::Points;
use crate::wide::Wide;

/// A quality criterion of article 2.4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Criterion {
    /// As few downfloaters as possible.
    C6,
    /// Downfloaters with as low scores as possible.
    C7,
    /// C6 and C7 in the next bracket.
    C8,
    /// The bye to a player with as few unplayed games as possible.
    C9,
    /// Topscorers: no colour difference beyond two.
    C10,
    /// Topscorers: no colour three times in a row.
    C11,
    /// Colour preferences.
    C12,
    /// Strong colour preferences.
    C13,
    /// No resident floats down after a downfloat in the previous round.
    C14,
    /// No opponent of a moved-down player after an upfloat in the previous round.
    C15,
    /// As C14, two rounds before.
    C16,
    /// As C15, two rounds before.
    C17,
    /// Scores of moved-down players after a downfloat in the previous round.
    C18,
    /// Scores of moved-down players whose opponents had an upfloat in the previous round.
    C19,
    /// As C18, two rounds before.
    C20,
    /// As C19, two rounds before.
    C21,
}

/// Bits of a weight that count something.
struct Field {
    criterion: Criterion,
    /// The score that is counted, where the criterion looks at scores.
    score: Option<Points>,
    bits: u32,
}

/// The players of a bracket, and those of the next one, among the players who are not yet paired.
pub(super) struct Scale<'a> {
    pub(super) round: &'a Round,
    /// Places of the players not yet paired: moved-down players, residents, the next scoregroup, all others.
    pub(super) places: &'a [usize],
    /// The number of moved-down players.
    pub(super) moved: usize,
    /// End of the bracket.
    pub(super) end: usize,
    /// End of the next scoregroup.
    pub(super) next_end: usize,
    fields: Vec<Field>,
}

/// Bits that hold numbers up to `most`.
pub(super) fn bits(most: usize) -> u32 {
    usize::BITS - most.leading_zeros()
}

impl<'a> Scale<'a> {
    pub(super) fn new(
        round: &'a Round,
        places: &'a [usize],
        (moved, end, next_end): (usize, usize, usize),
    ) -> Scale<'a> {
        let mut scale = Scale {
            round,
            places,
            moved,
            end,
            next_end,
            fields: Vec::new(),
        };
        let card = |vertex: usize| &round.cards[places[vertex]];
        let any = |from: usize, to: usize, back: usize, float| {
            (from..to).any(|it| card(it).floats[back] == float)
        };
        let count = bits(end);
        // Scores of moved-down players, highest first, with their numbers.
        let mut levels: Vec<(Points, u32)> = Vec::new();
        let mut start = 0;
        for vertex in 0..moved {
            if vertex + 1 == moved || card(vertex + 1).score != card(vertex).score {
                levels.push((card(vertex).score, bits(vertex + 1 - start)));
                start = vertex + 1;
            }
        }
        scale.one(Criterion::C6, count);
        scale.by_score(Criterion::C7, &levels);
        scale.one(Criterion::C8, bits(next_end));
        scale.by_score(Criterion::C8, &levels);
        scale.fields.push(Field {
            criterion: Criterion::C8,
            score: Some(card(moved).score),
            bits: bits(end - moved),
        });
        if places.len() % 2 == 1 {
            scale.one(Criterion::C9, bits(round.number));
        }
        if round.top_threshold.is_some() {
            scale.one(Criterion::C10, count);
            scale.one(Criterion::C11, count);
        }
        if round.number > 1 {
            scale.one(Criterion::C12, count);
            scale.one(Criterion::C13, count);
        }
        for (back, down, up) in [
            (0, Criterion::C14, Criterion::C15),
            (1, Criterion::C16, Criterion::C17),
        ] {
            if any(moved, end, back, Float::Down) {
                scale.one(down, count);
            }
            if moved > 0 && any(moved, end, back, Float::Up) {
                scale.one(up, count);
            }
        }
        for (back, down, up) in [
            (0, Criterion::C18, Criterion::C19),
            (1, Criterion::C20, Criterion::C21),
        ] {
            if any(0, moved, back, Float::Down) {
                scale.by_score(down, &levels);
            }
            if any(moved, end, back, Float::Up) {
                scale.by_score(up, &levels);
            }
        }
        scale
    }

    fn one(&mut self, criterion: Criterion, bits: u32) {
        self.fields.push(Field {
            criterion,
            score: None,
            bits,
        });
    }

    fn by_score(&mut self, criterion: Criterion, levels: &[(Points, u32)]) {
        let fields = levels.iter().map(|&(score, bits)| Field {
            criterion,
            score: Some(score),
            bits,
        });
        self.fields.extend(fields);
    }

    /// Bits that choose among candidates which are equally good by all criteria.
    pub(super) fn low_bits(&self) -> u32 {
        3 * bits(self.end) + 3
    }

    /// Limbs of a number that holds twice any weight, dual variables and their sums.
    pub(super) fn limbs(&self) -> usize {
        let criteria: u32 = self.fields.iter().map(|field| field.bits).sum();
        (criteria + self.low_bits() + bits(self.places.len()) + 4).div_ceil(64) as usize
    }

    fn card(&self, vertex: usize) -> &Card {
        &self.round.cards[self.places[vertex]]
    }

    /// The weight of a pair, the higher ranked vertex first; `low` decides where the criteria do not.
    pub(super) fn weight<const N: usize>(&self, a: usize, b: usize, low: i64) -> Wide<N> {
        // Two moved-down players who could meet would have been paired above.
        if b < self.moved || !self.round.may_meet(self.places[a], self.places[b]) {
            return Wide::ABSENT;
        }
        if b >= self.next_end {
            return Wide::small(low);
        }
        let sum = self.fields.iter().fold(Wide::ZERO, |sum: Wide<N>, field| {
            let value = if b < self.end {
                self.inside(field, a, b)
            } else {
                self.below(field, a)
            };
            sum.push(field.bits, value)
        });
        sum.push(self.low_bits(), low)
    }

    /// The weight of the bye.
    pub(super) fn bye_weight<const N: usize>(
        &self,
        vertex: usize,
        bye_score: Points,
        by_games: bool,
    ) -> Wide<N> {
        let card = self.card(vertex);
        if card.score != bye_score || !self.round.may_have_bye(self.places[vertex]) {
            return Wide::ABSENT;
        }
        let sum = self.fields.iter().fold(Wide::ZERO, |sum: Wide<N>, field| {
            let games = by_games && field.criterion == Criterion::C9;
            sum.push(field.bits, if games { card.colors.len() as i64 } else { 0 })
        });
        sum.push(self.low_bits(), 0)
    }

    /// A field of a pair whose lower player is of the next bracket.
    fn below(&self, field: &Field, a: usize) -> i64 {
        let counted = field.criterion == Criterion::C8
            && field
                .score
                .is_none_or(|score| a < self.end && self.card(a).score == score);
        i64::from(counted)
    }

    /// A field of a pair of the bracket.
    fn inside(&self, field: &Field, a: usize, b: usize) -> i64 {
        let (high, low) = (self.card(a), self.card(b));
        let level = field.score.is_none_or(|score| score == high.score);
        let value = match field.criterion {
            Criterion::C8 | Criterion::C9 => 0,
            // Residents who are paired do not float.
            Criterion::C14 | Criterion::C16 => {
                let back = usize::from(field.criterion == Criterion::C16);
                let down = |card: &Card| i64::from(card.floats[back] == Float::Down);
                down(low) + if a < self.moved { 0 } else { down(high) }
            }
            // Moved-down players who are paired do not float again.
            Criterion::C18 => i64::from(high.floats[0] == Float::Down),
            Criterion::C20 => i64::from(high.floats[1] == Float::Down),
            criterion => i64::from(complies(criterion, high, low)),
        };
        if level { value } else { 0 }
    }
}

/// True if a pair of one bracket complies with a criterion about pairs.
pub(super) fn complies(criterion: Criterion, high: &Card, low: &Card) -> bool {
    let one_colour = high.prefers.is_some() && high.prefers == low.prefers;
    let both =
        |least: Preference| one_colour && high.preference >= least && low.preference >= least;
    let wide = |card: &Card| card.difference.abs() > 1;
    let upfloat = |back: usize| high.score > low.score && low.floats[back] == Float::Up;
    match criterion {
        Criterion::C10 => !(one_colour && wide(high) && wide(low)),
        Criterion::C11 if !both(Preference::Absolute) => true,
        // The wider difference is granted (5.2.2); if both are as wide, one of them has the third.
        Criterion::C11 => match high.difference.abs().cmp(&low.difference.abs()) {
            Ordering::Less => high.repeated != high.prefers.map(|color| !color),
            Ordering::Equal => high.repeated.is_none() || high.repeated != low.repeated,
            Ordering::Greater => low.repeated != low.prefers.map(|color| !color),
        },
        Criterion::C12 => !one_colour,
        Criterion::C13 => {
            !both(Preference::Strong)
                || high.preference == Preference::Absolute && low.preference == Preference::Absolute
        }
        Criterion::C15 | Criterion::C19 => !upfloat(0),
        Criterion::C17 | Criterion::C21 => !upfloat(1),
        _ => true,
    }
}
