//! Match score over the games that the same two play one after the other.

use crate::storage;
use crate::words::{Lexicon, args};
use chess::Color;
use game::{Config, Outcome, Player};
use serde::{Deserialize, Serialize};
use ui::players::player_name;

/// The score of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Match {
    /// The two players of the match; the first is the one who sits below the board.
    pairing: String,
    /// True if the first player has White in the current game.
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
        let [one, other] = [first, !first].map(|side| player_name(words, config, side));
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

    /// The settings have changed: two persons without names may be others than before.
    pub(super) fn expect_newcomers() {
        if let Some(kept) = storage::load_match().filter(|kept| kept.pairing == NAMELESS) {
            storage::save_match(&Match {
                pairing: String::new(),
                ..kept
            });
        }
    }

    /// A game has ended; the players had perhaps changed over in it.
    pub(super) fn count(outcome: Outcome, colours_changed: bool) {
        let Some(mut kept) = storage::load_match() else {
            return;
        };
        let first = match kept.first() {
            first if colours_changed => !first,
            first => first,
        };
        kept.half_points[0] += outcome.points.half_points(first);
        kept.half_points[1] += outcome.points.half_points(!first);
        kept.games += 1;
        storage::save_match(&kept);
    }
}

/// Pairing of two persons who gave no names.
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
