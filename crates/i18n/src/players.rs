//! Names of players: one everywhere, as given, or robot and person where nobody gave one.

use crate::Lexicon;
use crate::args;
use crate::names::color_name;
use chess::Color;
use game::{Config, Player};

/// The name by colour of a game's player.
pub fn player_name(words: &Lexicon, config: &Config, side: Color) -> String {
    let level = |side| match config.player(side) {
        Player::Robot { level, .. } => Some(level),
        Player::Person => None,
    };
    name(
        words,
        &config.names[side.index()],
        side,
        level(side),
        level(!side),
    )
}

/// The name of a player of whom no more is known than what was given, and the levels of robots here and opposite.
pub fn name(
    words: &Lexicon,
    given: &str,
    side: Color,
    level: Option<u8>,
    opposite: Option<u8>,
) -> String {
    match (given, level, opposite) {
        ("", Some(level), _) => words.with("robot-level", &args!["level" => level]),
        ("", None, Some(_)) => words.get("you"),
        ("", None, None) => words.get(color_name(side)),
        (given, ..) => given.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_called_by_name_or_by_who_it_is() {
        let words = Lexicon::english();
        let mut config = Config::default();
        let both = |config: &Config| Color::ALL.map(|side| player_name(&words, config, side));
        assert_eq!(both(&config), ["White", "Black"]);
        config.players[1] = Player::robot(3);
        assert_eq!(both(&config), ["You", "Robot, level 3"]);
        config.names[0] = "Anna".into();
        assert_eq!(both(&config), ["Anna", "Robot, level 3"]);
    }
}
