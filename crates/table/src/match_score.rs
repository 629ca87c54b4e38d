//! Match score over the games that the same two play one after the other.

use chess::Color;
use game::{Config, Outcome, Player};
use serde::{Deserialize, Serialize};

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

    /// A game begins in which the first player has this colour: the next of the match, if it is the same pairing.
    pub(crate) fn go_on(kept: Option<Match>, config: &Config, first: Color) -> Match {
        let pairing = pairing(config, first);
        let kept = kept.filter(|kept| kept.pairing == pairing);
        Match {
            pairing,
            first_is_white: first == Color::White,
            ..kept.unwrap_or_default()
        }
    }

    /// The settings have changed: two persons without names may be others than before. True if that ends the match.
    pub(crate) fn expect_newcomers(&mut self) -> bool {
        let nameless = self.pairing == NAMELESS;
        if nameless {
            self.pairing.clear();
        }
        nameless
    }

    /// A game has ended; the players had perhaps changed over in it.
    pub(crate) fn count(&mut self, outcome: Outcome, colours_changed: bool) {
        let first = match self.first() {
            first if colours_changed => !first,
            first => first,
        };
        self.half_points[0] += outcome.points.half_points(first);
        self.half_points[1] += outcome.points.half_points(!first);
        self.games += 1;
    }
}

/// Pairing of two persons who gave no names.
const NAMELESS: &str = "person  person ";

fn pairing(config: &Config, first: Color) -> String {
    [first, !first]
        .map(|side| {
            let player = match config.player(side) {
                Player::Person => "person".to_owned(),
                Player::Robot {
                    level,
                    values: None,
                } => format!("robot-{level}"),
                Player::Robot {
                    level,
                    values: Some(values),
                } => format!("robot-{level}-{values:?}"),
            };
            format!("{player} {}", config.names[side.index()])
        })
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pairing_is_the_same_with_colours_changed() {
        let mut config = Config::default();
        assert_eq!(pairing(&config, Color::White), NAMELESS);
        config.players[1] = Player::robot(3);
        let white = pairing(&config, Color::White);
        config.players.swap(0, 1);
        assert_eq!(pairing(&config, Color::Black), white);
        config.players[0] = Player::robot(4);
        assert_ne!(pairing(&config, Color::Black), white);
    }
}
