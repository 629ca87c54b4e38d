//! Odds proposed by the difference of two Elo ratings.
//!
//! Men are worth more Elo the stronger the players are: the table was measured with levels of the engine against
//! themselves, as docs/engine.md tells. Programs do not lose heart as people do who have less; so that the giver is left the
//! better chances, the odds make up for half of the difference only, and are sought at the rating of the stronger player.

use super::{Giver, MEN, Odds};

/// Elo ratings with what men are worth among players of them, by the order of [`MEN`]; the bishop counts as the knight.
const WORTH: [(u16, [u16; 5]); 4] = [
    (450, [60, 65, 65, 94, 159]),
    (1100, [60, 90, 90, 119, 265]),
    (1500, [60, 138, 138, 199, 340]),
    (1850, [135, 265, 265, 410, 822]),
];

/// The rating up to which the table is continued as it rises at its end.
const TOP: u16 = 2500;

/// Elo that a move before the game is worth, with the pawn that is given beside it.
const MOVE: u16 = 30;

/// The least difference at which the giver has half the time, where no men are given.
const TIME: u16 = 60;

/// Odds that are proposed, the smaller first: men by the order of [`MEN`], and moves.
const LADDER: [([bool; 5], &str); 8] = [
    ([true, false, false, false, false], ""),
    ([true, false, false, false, false], "e4"),
    ([false, true, false, false, false], ""),
    ([false, false, false, true, false], ""),
    ([false, true, false, true, false], ""),
    ([false, false, false, false, true], ""),
    ([false, true, false, false, true], ""),
    ([false, false, false, true, true], ""),
];

/// Elo that men are worth among players of a rating: linear between the ratings of the table.
pub fn worth(men: [bool; 5], rating: u16) -> u16 {
    let rating = rating.clamp(WORTH[0].0, TOP);
    let above = WORTH.iter().position(|row| rating <= row.0);
    let above = above.unwrap_or(WORTH.len() - 1).max(1);
    let ((low, at_low), (high, at_high)) = (WORTH[above - 1], WORTH[above]);
    let one = |at: usize| {
        let rise = u32::from(at_high[at] - at_low[at]);
        let part = rise * u32::from(rating - low) / u32::from(high - low);
        u32::from(at_low[at]) + part
    };
    let sum: u32 = (0..MEN.len()).filter(|&at| men[at]).map(one).sum();
    u16::try_from(sum).expect("all men together are worth less")
}

/// Odds for two players of these ratings; `clock` if the game has one. Nothing is given where they are about as strong.
pub fn propose(player: u16, opponent: u16, clock: bool) -> Odds {
    let difference = player.abs_diff(opponent);
    let fits = |(men, moves): &&([bool; 5], &str)| {
        let moves = if moves.is_empty() { 0 } else { MOVE };
        2 * (worth(*men, player.max(opponent)) + moves) <= difference
    };
    let giver = if player > opponent {
        Giver::Player
    } else {
        Giver::Opponent
    };
    match LADDER.iter().rfind(fits) {
        Some(&(men, moves)) => Odds {
            giver,
            men,
            moves: moves.to_owned(),
            time_part: 1,
        },
        None if clock && difference >= TIME => Odds {
            giver,
            time_part: 2,
            ..Odds::default()
        },
        None => Odds::default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::{Color, Setup};

    #[test]
    fn the_ladder_rises_at_every_rating_and_can_be_played() {
        for rating in (100..4000).step_by(50) {
            let worths = LADDER
                .map(|(men, moves)| worth(men, rating) + if moves.is_empty() { 0 } else { MOVE });
            // Among beginners a pawn and a move are worth as much as a knight.
            assert!(
                worths[1..].iter().skip(1).is_sorted(),
                "{rating}: {worths:?}"
            );
            assert!(worths[0] < worths[2], "{rating}: {worths:?}");
        }
        for (men, moves) in LADDER {
            let odds = Odds {
                giver: Giver::Opponent,
                men,
                moves: moves.into(),
                time_part: 1,
            };
            assert!(odds.start(Setup::USUAL_START, Color::Black).is_ok());
        }
    }

    #[test]
    fn the_difference_decides_and_the_stronger_gives() {
        let men = |player, opponent| {
            let odds = propose(player, opponent, false);
            let men = MEN.into_iter().zip(odds.men);
            let men: String = men.filter(|it| it.1).map(|it| it.0.to_char()).collect();
            (odds.giver, format!("{men} {}", odds.moves))
        };
        let given = |giver, what: &str| (giver, what.to_owned());
        for (player, opponent, expected) in [
            (1500, 1500, given(Giver::Nobody, " ")),
            (1500, 1400, given(Giver::Nobody, " ")),
            (1500, 1380, given(Giver::Player, "p ")),
            (1380, 1500, given(Giver::Opponent, "p ")),
            (1500, 1300, given(Giver::Player, "p e4")),
            (1500, 1200, given(Giver::Player, "n ")),
            (1500, 1050, given(Giver::Player, "r ")),
            (1850, 1450, given(Giver::Player, "p e4")),
            (1000, 2500, given(Giver::Opponent, "n ")),
            (450, 1500, given(Giver::Opponent, "nq ")),
        ] {
            assert_eq!(men(player, opponent), expected, "{player} {opponent}");
        }
    }

    #[test]
    fn time_is_proposed_where_men_are_too_much_and_there_is_a_clock() {
        let odds = propose(1500, 1430, true);
        assert!(odds.gives_time() && !odds.changes_board());
        assert!(!propose(1500, 1430, false).is_any());
        assert!(!propose(1500, 1450, true).is_any());
    }
}
