//! Tie-breaks by a participant's own results (C.07, article 7).

use chess::Color;

use super::buchholz::sum;
use super::explanation::{Cut, Source, Term, Value};
use super::field::Field;
use super::{Kind, TieBreak};
use crate::number::Number;

/// WIN, WON, BPG, BWG, REP and STD: one or a half for each round that counts.
pub(super) fn count(field: &Field<'_>, player: usize, kind: Kind) -> Value {
    let counted = |round: usize| {
        let game = field.own_game(player, round);
        let black = game.is_some_and(|(_, color)| color == Some(Color::Black));
        let won = field.points(player, round) == field.tournament.points.win;
        let counts = match kind {
            Kind::Wins => won,
            Kind::GamesWon => won && game.is_some(),
            Kind::BlackGames => black,
            Kind::BlackWins => won && black,
            Kind::RoundsElected => elected(field, player, round),
            Kind::StandardPoints => return standard_points(field, player, round),
            _ => unreachable!("other kinds are no counts"),
        };
        Number::whole(i64::from(counts))
    };
    let terms = (1..=field.rounds).map(|round| Term {
        round,
        source: Source::Own,
        times: None,
        amount: counted(round),
        cut: None,
    });
    sum(terms.filter(|term| term.amount > Number::ZERO).collect())
}

/// A round in which the player was there, or would have been (7.6).
fn elected(field: &Field<'_>, player: usize, round: usize) -> bool {
    let unplayed = field.unplayed(player, round);
    unplayed.is_none_or(|it| !it.voluntary())
}

/// One for more points than the opponent, a half for the same; without playing, than a draw (7.7).
fn standard_points(field: &Field<'_>, player: usize, round: usize) -> Number {
    let opponent = field.own_game(player, round).map(|(opponent, _)| opponent);
    let compared = opponent.map_or(field.tournament.points.draw, |opponent| {
        field.points(opponent, round)
    });
    match field.points(player, round).cmp(&compared) {
        core::cmp::Ordering::Greater => Number::whole(1),
        core::cmp::Ordering::Equal => Number::ratio(1, 2),
        core::cmp::Ordering::Less => Number::ZERO,
    }
}

/// PS: the sum of the scores after each round, the first ones cut (7.5, 14.1.1).
pub(super) fn progressive(field: &Field<'_>, player: usize, tie_break: TieBreak) -> Value {
    let terms = (1..=field.rounds).map(|round| Term {
        round,
        source: Source::Own,
        times: None,
        amount: field.tournament.score(player, round).into(),
        cut: (round <= usize::from(tie_break.cut_lowest)).then_some(Cut::Lowest),
    });
    sum(terms.collect())
}
