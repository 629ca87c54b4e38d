//! Days that are left for a move, in words.

use super::{LinkGame, desk};
use correspondence::{Dates, TimeLeft};
use i18n::{Lexicon, args};

/// The time for the move that is due, if the game has days for each move.
pub fn reading(game: &LinkGame) -> Option<TimeLeft> {
    let terms = game.game.config().correspondence?;
    let today = desk::today();
    let dates = desk::of(&game.key)
        .dates()
        .unwrap_or(Dates::beginning(today));
    dates.time_left(&terms, game.game.to_act().index(), today)
}

/// Time for a move in words: days left, the last day, over the time.
pub fn left(words: &Lexicon, game: &LinkGame) -> Option<String> {
    let TimeLeft {
        days,
        leave,
        is_over,
        ..
    } = reading(game)?;
    Some(if is_over {
        words.get("by-link-time-over")
    } else if days < 0 {
        words.with("by-link-leave-left", &args!["days" => u32::from(leave)])
    } else {
        words.with("by-link-days-left", &args!["days" => days as u32])
    })
}
