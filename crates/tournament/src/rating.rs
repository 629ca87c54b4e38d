//! FIDE ratings (B.02, in force since 1 October 2025): expected scores, performance and rating change.

use crate::number::Number;
use crate::tournament::{Entry, Outcome, Tournament};

/// Rating differences for a score of 50 %, 51 %, … 100 % (table 8.1.1).
const DIFFERENCES: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// The least rating differences at which 51 %, 52 %, … 100 % are expected (table 8.1.2).
const STEPS: [i32; 50] = [
    4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154, 163,
    171, 180, 189, 198, 207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345, 358, 375,
    392, 412, 433, 457, 485, 518, 560, 620, 736,
];

/// Differences above this count as this (8.3.1).
const LARGEST_DIFFERENCE: i32 = 400;

/// From this rating on the whole difference counts (8.3.1).
const WHOLE_DIFFERENCE: i32 = 2650;

/// The expected score in hundredths against an opponent who is rated lower by a difference (table 8.1.2).
pub fn expected(difference: i32) -> i32 {
    let above = STEPS.partition_point(|&step| step <= difference.abs()) as i32;
    50 + difference.signum() * above
}

/// The rating difference for a score in per cent (table 8.1.1).
fn difference(percent: i32) -> i32 {
    (percent - 50).signum() * DIFFERENCES[(percent - 50).unsigned_abs() as usize]
}

/// The result of a game in half points, whatever the tournament's point system.
pub(crate) fn halves(entry: Entry) -> u32 {
    match entry {
        Entry::Game { outcome, .. } => outcome as u32,
        Entry::Pending { .. } => Outcome::Draw as u32,
        Entry::Forfeit { won: true, .. } => Outcome::Win as u32,
        Entry::Forfeit { won: false, .. } | Entry::Bye(_) => 0,
    }
}

/// A tournament performance rating (C.07, 10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Performance {
    /// Average rating of the opponents, rounded.
    pub average: i32,
    /// Score in per cent, rounded.
    pub percent: i32,
    /// Rating difference for the score.
    pub difference: i32,
    /// The performance: average and difference.
    pub rating: i32,
}

/// The performance for a score in half points; `None` without opponents.
pub fn performance(halves: u32, opponents: &[i32]) -> Option<Performance> {
    let games = opponents.len() as i64;
    let average = Number::mean(opponents.iter().map(|&it| Number::whole(i64::from(it))))?;
    let average = average.rounded() as i32;
    let percent = Number::ratio(i64::from(halves) * 50, games).rounded() as i32;
    let difference = difference(percent.min(100));
    Some(Performance {
        average,
        percent,
        difference,
        rating: average + difference,
    })
}

/// The performance of a player in the games of some rounds against rated opponents; `None` without any.
pub fn performance_of(
    tournament: &Tournament,
    player: usize,
    rounds: usize,
) -> Option<Performance> {
    let entries = tournament.players[player].entries.iter().take(rounds);
    let games = entries.filter_map(|&entry| {
        let (opponent, ..) = entry.played()?;
        let rating = tournament.players[opponent].rating;
        (rating > 0).then_some((halves(entry), i32::from(rating)))
    });
    let (halves, ratings): (Vec<u32>, Vec<i32>) = games.unzip();
    performance(halves.iter().sum(), &ratings)
}

/// The lowest rating whose expected score is at least a score in half points (C.07, 10.3); `None` without opponents.
/// All differences count in full.
pub fn perfect_performance(halves: u32, opponents: &[i32]) -> Option<i32> {
    let (lowest, highest) = (opponents.iter().min()?, opponents.iter().max()?);
    if halves == 0 {
        return Some(lowest - 800);
    }
    let enough = |rating: i32| {
        let sum: i32 = opponents.iter().map(|it| expected(rating - it)).sum();
        sum >= 50 * halves as i32
    };
    let (mut low, mut high) = (lowest - 800, highest + 800);
    while high - low > 1 {
        let middle = low.midpoint(high);
        if enough(middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
    Some(high)
}

/// The development coefficient K of a player (8.3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coefficient {
    /// 40: fewer than 30 games, or no older than 18 this year and rated below 2300.
    Fast,
    /// 20: rated below 2400.
    Usual,
    /// 10: the rating has reached 2400.
    Slow,
    /// One that was given.
    Given(u8),
}

impl Coefficient {
    /// The coefficient by rating and by the age that is reached in the year of the tournament, where it is known. A
    /// player who has once reached 2400, or has few games, needs [`Coefficient::Given`]: a report does not tell.
    pub fn by(rating: u16, age: Option<u16>) -> Coefficient {
        match rating {
            0..2300 if age.is_some_and(|age| age <= 18) => Coefficient::Fast,
            0..2400 => Coefficient::Usual,
            2400.. => Coefficient::Slow,
        }
    }

    /// Its value for a number of games: their product does not exceed 700.
    pub fn value(self, games: usize) -> i32 {
        let value = match self {
            Coefficient::Fast => 40,
            Coefficient::Usual => 20,
            Coefficient::Slow => 10,
            Coefficient::Given(value) => i32::from(value),
        };
        value.min(700 / games.max(1) as i32)
    }
}

/// A rated game in a rating change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedGame {
    /// The round, from 1.
    pub round: usize,
    /// Index of the opponent.
    pub opponent: usize,
    /// Own rating less the opponent's, as it counts.
    pub difference: i32,
    /// True if the difference is larger and counts as 400.
    pub limited: bool,
    /// Result in hundredths.
    pub score: i32,
    /// Expected result in hundredths.
    pub expected: i32,
}

/// A rating change (8.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingChange {
    /// Rated games against rated opponents.
    pub games: Vec<RatedGame>,
    /// The coefficient K.
    pub coefficient: i32,
    /// The change; FIDE rounds the sum of a rating period.
    pub change: Number,
}

/// The rating change of a player by the games of some rounds; `None` for an unrated player.
pub fn rating_change(
    tournament: &Tournament,
    player: usize,
    rounds: usize,
    coefficient: Coefficient,
) -> Option<RatingChange> {
    let own = i32::from(tournament.players[player].rating);
    if own == 0 {
        return None;
    }
    let entries = tournament.players[player].entries.iter().take(rounds);
    let game = |(round, &entry): (usize, &Entry)| {
        let Entry::Game {
            opponent,
            rated: true,
            ..
        } = entry
        else {
            return None;
        };
        let other = i32::from(tournament.players[opponent].rating);
        if other == 0 {
            return None;
        }
        let whole = own - other;
        let limited = own < WHOLE_DIFFERENCE && whole.abs() > LARGEST_DIFFERENCE;
        let difference = if limited {
            whole.signum() * LARGEST_DIFFERENCE
        } else {
            whole
        };
        Some(RatedGame {
            round: round + 1,
            opponent,
            difference,
            limited,
            score: 50 * halves(entry) as i32,
            expected: expected(difference),
        })
    };
    let games: Vec<RatedGame> = entries.enumerate().filter_map(game).collect();
    let coefficient = coefficient.value(games.len());
    let sum: i32 = games.iter().map(|game| game.score - game.expected).sum();
    Some(RatingChange {
        change: Number::ratio(i64::from(sum * coefficient), 100),
        games,
        coefficient,
    })
}
