//! The score over the games that the same two play one after the other.

use crate::names::color_name;
use crate::storage;
use crate::words::{Lexicon, args};
use chess::Color;
use game::{Config, Outcome, Player};
use serde::{Deserialize, Serialize};

/// The score of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Match {
    /// Who plays whom; the first is the one who sits below the board.
    pairing: String,
    /// Whether the first has White in the game on the table.
    first_is_white: bool,
    /// The first player's half points, and the second's.
    pub half_points: [u32; 2],
    /// Games finished.
    pub games: u32,
}

impl Match {
    /// The colour of the first player.
    pub fn first(&self) -> Color {
        if self.first_is_white {
            Color::White
        } else {
            Color::Black
        }
    }

    /// The score in words: `You 1½ – ½ Robot`; `config` is that of a game of the match.
    pub fn told(&self, config: &Config, words: &Lexicon) -> String {
        let first = self.first();
        let [one, other] =
            [first, !first].map(|side| match (config.player(side), config.player(!side)) {
                _ if !config.names[side.index()].is_empty() => config.names[side.index()].clone(),
                (Player::Robot { .. }, _) => words.get("robot"),
                (_, Player::Robot { .. }) => words.get("you"),
                _ => words.get(color_name(side)),
            });
        let [points, others] = self.half_points.map(points);
        let told = args!["one" => one, "other" => other, "points" => points, "others" => others];
        words.with("match-score", &told)
    }

    /// A game begins in which the first player has this colour: the next of the match, if it is the same pairing.
    pub(super) fn go_on(config: &Config, first: Color) {
        let pairing = pairing(config, first);
        let kept = storage::load_match().filter(|kept| kept.pairing == pairing);
        storage::save_match(&Match {
            pairing,
            first_is_white: first == Color::White,
            ..kept.unwrap_or_default()
        });
    }

    /// Terms are agreed anew: two persons without names may be others than before.
    pub(super) fn expect_newcomers() {
        if let Some(kept) = storage::load_match().filter(|kept| kept.pairing == NAMELESS) {
            storage::save_match(&Match {
                pairing: String::new(),
                ..kept
            });
        }
    }

    /// A game has ended.
    pub(super) fn count(outcome: Outcome) {
        let Some(mut kept) = storage::load_match() else {
            return;
        };
        let first = kept.first();
        kept.half_points[0] += outcome.score.half_points(first);
        kept.half_points[1] += outcome.score.half_points(!first);
        kept.games += 1;
        storage::save_match(&kept);
    }
}

/// Two persons who gave no names.
const NAMELESS: &str = "person  person ";

fn pairing(config: &Config, first: Color) -> String {
    [first, !first]
        .map(|side| {
            let player = match config.player(side) {
                Player::Person => "person".to_owned(),
                Player::Robot { level } => format!("robot-{level}"),
            };
            format!("{player} {}", config.names[side.index()])
        })
        .join(" ")
}

/// Points as people write them: `0`, `½`, `1½`.
fn points(half_points: u32) -> String {
    match (half_points / 2, half_points % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_as_people_write_them() {
        for (half_points, written) in [(0, "0"), (1, "½"), (2, "1"), (3, "1½"), (10, "5")] {
            assert_eq!(points(half_points), written);
        }
    }

    #[test]
    fn a_pairing_is_the_same_with_colours_changed() {
        let mut config = Config::default();
        assert_eq!(pairing(&config, Color::White), NAMELESS);
        config.players[1] = Player::Robot { level: 3 };
        let white = pairing(&config, Color::White);
        config.players.swap(0, 1);
        assert_eq!(pairing(&config, Color::Black), white);
        config.players[0] = Player::Robot { level: 4 };
        assert_ne!(pairing(&config, Color::Black), white);
    }
}
