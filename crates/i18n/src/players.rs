//! Names of players: one everywhere, as given, or what the player is where nobody gave one.

use crate::Lexicon;
use crate::args;
use crate::names::color_name;
use chess::Color;
use game::{Config, Player, Robot};

/// The word for the person at this device in every language. A file of games that was written here calls them by it.
pub const YOU: [&str; 5] = ["You", "நீங்கள்", "तुम्ही", "നിങ്ങൾ", "ನೀವು"];

/// The name by colour of a game's player.
pub fn player_name(words: &Lexicon, config: &Config, side: Color) -> String {
    name(words, &config.names[side.index()], config.players, side)
}

/// The name of the player of `side` of whom no more is known than the name given, which may be empty, and who plays.
pub fn name(words: &Lexicon, given: &str, players: [Player; 2], side: Color) -> String {
    match [players[side.index()], players[(!side).index()]] {
        _ if YOU.contains(&given) => words.get("you"),
        _ if !given.is_empty() => given.to_owned(),
        [Player::Robot(robot), _] => robot_name(words, robot),
        [Player::Person, Player::Person] | [Player::Elsewhere, Player::Elsewhere] => {
            words.get(color_name(side))
        }
        [Player::Elsewhere, _] => words.get("opponent"),
        [Player::Person, _] => words.get("you"),
    }
}

/// A robot by its strength: `Robot, about 1400`, or `Robot, level 3`.
pub fn robot_name(words: &Lexicon, robot: Robot) -> String {
    match robot.rating {
        Some(rating) => words.with("robot-rating", &args!["rating" => rating.to_string()]),
        None => words.with("robot-level", &args!["level" => robot.level]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn you_are_called_so_in_the_language_of_the_page() {
        let files = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/strings");
        for (language, word) in Language::ALL.into_iter().zip(YOU) {
            let file = format!("{files}/{}.ftl", language.tag());
            let text = std::fs::read_to_string(file).expect("words of a language");
            assert!(text.contains(&format!("\nyou = {word}\n")), "{word}");
            let words = Lexicon::english();
            assert_eq!(name(&words, word, [Player::Person; 2], Color::Black), "You");
        }
    }

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
        config.players[1] = Player::Robot(Robot::of_rating(1_400, 5));
        assert_eq!(both(&config), ["Anna", "Robot, about 1400"]);
        config.players[1] = Player::Elsewhere;
        assert_eq!(both(&config), ["Anna", "Opponent"]);
        config.names = [String::new(), "Bella".into()];
        assert_eq!(both(&config), ["You", "Bella"]);
        config.names = Default::default();
        config.players[0] = Player::Elsewhere;
        assert_eq!(both(&config), ["White", "Black"]);
    }
}
