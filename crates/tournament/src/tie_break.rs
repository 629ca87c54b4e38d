//! Tie-breaks by FIDE's regulations (C.07), each value with its explanation.
//!
//! A [`TieBreak`] is a code such as `BH-C1`. The [`Rules`] say by which [`Edition`] of the regulations it is reckoned,
//! and how unplayed rounds count. Ranking by them: [`crate::standings`].

mod buchholz;
mod code;
mod cut;
mod edition;
mod encounter;
mod explanation;
mod field;
mod own;
mod ratings;

pub use code::{CodeError, Kind, TieBreak};
pub use edition::{DummyScore, Edition};
pub use explanation::{Cut, Encounter, EncounterRow, Source, Term, Value, Why};
pub use field::{Bound, Dummy, Pairings, Rules, Unplayed};

use crate::number::Number;
use field::Field;

/// The tie-breaks of one tournament after some rounds.
pub(crate) struct TieBreaks<'a>(Field<'a>);

impl<'a> TieBreaks<'a> {
    pub fn new(
        tournament: &'a crate::Tournament,
        rules: &'a Rules,
        rounds: usize,
    ) -> TieBreaks<'a> {
        TieBreaks(Field::new(tournament, rules, rounds))
    }

    /// Players with values, in groups that are still tied, best first. They were tied before.
    pub fn separate(&self, tied: &[usize], tie_break: TieBreak) -> Vec<Vec<(usize, Value)>> {
        if tie_break.kind == Kind::DirectEncounter {
            return self.encounter(tied, tie_break);
        }
        let mut values: Vec<(usize, Value)> = tied
            .iter()
            .map(|&player| (player, self.value(player, tie_break)))
            .collect();
        let ascending = tie_break.reverse != (tie_break.kind == Kind::PairingNumber);
        values.sort_by(|(_, a), (_, b)| match (a.number, b.number) {
            (Some(a), Some(b)) if ascending => a.cmp(&b),
            (a, b) => b.cmp(&a),
        });
        let groups = values.chunk_by(|(_, a), (_, b)| a.number == b.number);
        groups.map(<[_]>::to_vec).collect()
    }

    fn encounter(&self, tied: &[usize], tie_break: TieBreak) -> Vec<Vec<(usize, Value)>> {
        let mut place = 1;
        let groups = encounter::encounter(&self.0, tied, tie_break).into_iter();
        let groups = groups.map(|group| {
            let number = Some(Number::whole(place));
            place += group.len() as i64;
            let value = |(player, encounter)| {
                let why = Why::Encounter(encounter);
                (player, Value { number, why })
            };
            group.into_iter().map(value).collect()
        });
        groups.collect()
    }

    fn value(&self, player: usize, tie_break: TieBreak) -> Value {
        let field = &self.0;
        let given = |number| Value {
            number,
            why: Why::Given,
        };
        match tie_break.kind {
            Kind::Points => given(Some(field.scores[player].into())),
            Kind::PairingNumber => given(Some(Number::whole(player as i64 + 1))),
            _ if self.dropped(tie_break.kind) => given(None),
            Kind::Rating => {
                let rating = ratings::rating_of(field, player);
                given(rating.map(|it| Number::whole(i64::from(it))))
            }
            Kind::Wins
            | Kind::GamesWon
            | Kind::BlackGames
            | Kind::BlackWins
            | Kind::RoundsElected
            | Kind::StandardPoints => own::count(field, player, tie_break.kind),
            Kind::Progressive => own::progressive(field, player, tie_break),
            Kind::Buchholz | Kind::ForeBuchholz | Kind::SonnebornBerger => {
                buchholz::buchholz(field, player, tie_break)
            }
            Kind::AverageBuchholz => buchholz::average_buchholz(field, player, tie_break),
            Kind::Koya => buchholz::koya(field, player, tie_break),
            Kind::AverageRating => ratings::average_rating(field, player, tie_break),
            Kind::Performance | Kind::PerfectPerformance => {
                ratings::performance(field, player, tie_break.kind)
            }
            Kind::AveragePerformance | Kind::AveragePerfectPerformance => {
                ratings::average_performance(field, player, tie_break.kind)
            }
            Kind::DirectEncounter => unreachable!("it has no value for one player alone"),
        }
    }

    /// True for a tie-break by ratings if a player has none: it is dropped (article 10).
    pub fn dropped(&self, kind: Kind) -> bool {
        kind.by_ratings()
            && (self.0.players()).any(|player| ratings::rating_of(&self.0, player).is_none())
    }
}
