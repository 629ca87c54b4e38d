//! Odds of a game in words.

use i18n::names::role_name;
use i18n::{Lexicon, args};
use table::odds::{MEN, Odds};

/// The things given, if there is any: `knight, moves e4, 1/2 of the time`. Time counts only where there is a clock.
pub fn given_in_words(words: &Lexicon, odds: &Odds, has_clock: bool) -> Option<String> {
    let men = MEN.iter().zip(odds.men).filter(|(_, given)| *given);
    let men = men.map(|(role, _)| words.get(role_name(*role)));
    let moves = odds.gives_moves().then(|| {
        let moves = odds.moves.as_str();
        words.with("odds-moves", &args!["moves" => moves])
    });
    let time = (has_clock && odds.gives_time())
        .then(|| words.with("odds-time", &args!["part" => odds.time_part]));
    let given: Vec<_> = men.chain(moves).chain(time).collect();
    (odds.is_any() && !given.is_empty()).then(|| given.join(", "))
}
