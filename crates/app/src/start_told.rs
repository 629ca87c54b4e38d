//! Array and odds of the next game in a line; in the chunk of games.

use crate::colour_draw::{first_name, second_name};
use ::screens::given_in_words;
use i18n::{Lexicon, args};
use table::game_settings::{Array, GameSettings};
use table::odds::Giver;

/// Array and odds, where they are not the usual: `Chess960 no. 518 · Odds: knight (giver: You)`.
pub fn start_told(words: &Lexicon, terms: &GameSettings) -> Option<String> {
    let array = (terms.array != Array::Usual)
        .then(|| words.with("chess960-number", &args!["number" => terms.array.number()]));
    let odds = odds_told(words, terms);
    let parts: Vec<_> = array.into_iter().chain(odds).collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}

fn odds_told(words: &Lexicon, terms: &GameSettings) -> Option<String> {
    let giver = match terms.odds.giver {
        Giver::Nobody => return None,
        Giver::Player => first_name(words, terms),
        Giver::Opponent => second_name(words, terms),
    };
    let what = given_in_words(words, &terms.odds, terms.time.is_some())?;
    Some(words.with("odds-told", &args!["player" => giver, "what" => what]))
}
