//! Desk: what a device keeps beside a correspondence game, the letters that came in and went out last. Of them it knows the
//! conditional moves of both sides and the dates.

use crate::acts::acts;
use crate::compare::{Comparison, automatic, compare};
use crate::conditions::Conditions;
use crate::days::{Dates, Day};
use crate::letter::Letter;
use crate::link::{read, write};
use chess::{Color, Move};
use game::{Game, Player};

/// The letters that came in and went out last, as far as there are any.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Desk {
    /// The letter that came in last.
    pub received: Option<Letter>,
    /// The letter that was made last, to go out.
    pub sent: Option<Letter>,
}

impl Desk {
    /// Reads what [`write`](Desk::write) has written; a letter that cannot be read is none.
    pub fn read(text: &str) -> Desk {
        let mut lines = text.split('\n').map(|line| read(line).ok());
        let mut letter = || lines.next().flatten();
        Desk {
            received: letter(),
            sent: letter(),
        }
    }

    /// Both links, one a line.
    pub fn write(&self) -> String {
        let link = |letter: &Option<Letter>| {
            let link = letter.as_ref().map(write);
            link.and_then(Result::ok).unwrap_or_default()
        };
        format!("{}\n{}", link(&self.received), link(&self.sent))
    }

    /// The conditional moves of White and Black.
    fn laid_down(&self) -> [Conditions; 2] {
        let mut laid_down = <[Conditions; 2]>::default();
        for letter in [&self.received, &self.sent].into_iter().flatten() {
            laid_down[letter.sender().index()] = letter.conditions.clone();
        }
        laid_down
    }

    /// The later letter.
    pub fn latest(&self) -> Option<&Letter> {
        let letters = [&self.received, &self.sent].into_iter().flatten();
        letters.max_by_key(|letter| acts(&letter.game).count())
    }

    /// The dates of the later letter.
    pub fn dates(&self) -> Option<Dates> {
        self.latest().and_then(|letter| letter.dates)
    }

    /// Compares a letter that has come in with the game that is kept.
    pub fn compare(&self, kept: &Game, received: &Letter) -> Comparison {
        let [white, black] = self.laid_down();
        compare(kept, [&white, &black], received)
    }

    /// The move that is laid down as the reply to the last one of the game, if there is one to be played now.
    pub fn automatic(&self, game: &Game) -> Option<Move> {
        let [white, black] = self.laid_down();
        automatic(game, [&white, &black])
    }

    /// The letter that has to go out: the game awaits the side elsewhere, or was ended here. It is made anew when something
    /// has happened since the last one, with today as its date. `None` if nothing has to be sent.
    pub fn outgoing(&mut self, game: &Game, today: Day) -> Option<&mut Letter> {
        let letter = Letter::of(game.clone());
        let side = letter.sender();
        if game.config().player(side) == Player::Elsewhere || !has_acted(game, side) {
            return None;
        }
        let is_known = |sent: &Letter| acts(&sent.game).eq(acts(game));
        if !self.sent.as_ref().is_some_and(is_known) {
            let terms = game.config().correspondence.unwrap_or_default();
            let before = self.dates().unwrap_or(Dates::beginning(today));
            let dates = terms
                .days_per_move
                .map(|_| before.answered(&terms, side.index(), today));
            // Conditional moves stand where the game has gone as foreseen.
            let mut conditions = Conditions::after(game.plies().len());
            if let Some(sent) = &self.sent {
                conditions = sent.conditions.rest(game.plies()).unwrap_or(conditions);
            }
            self.sent = Some(Letter {
                conditions,
                dates,
                ..letter
            });
        }
        self.sent.as_mut()
    }
}

/// True if a side has something to tell: the other begins, and the terms are news, or it has acted.
fn has_acted(game: &Game, side: Color) -> bool {
    game.awaits_elsewhere() == Some(!side) || game.outcome().is_some()
}
