//! The next round, the last one made anew, and the reason for a pair.

use crate::action::Action;
use crate::refusal::Refusal;
use crate::state::State;
use tournament::format::Format;
use tournament::swiss::{self, Reason};
use tournament::{Pairing, pair};

impl State {
    /// The action that pairs the next round, by the rules of the system. `lot` decides about colours, and about the order of
    /// a table, in the first one.
    ///
    /// # Errors
    /// A board of the last round has no result, or the round cannot be paired.
    pub fn pair(&self, lot: u32) -> Result<Action, Refusal> {
        let paired = self.rounds().len();
        if self.open_boards(paired).next().is_some() {
            return Err(Refusal::ResultsMissing(paired));
        }
        let lot = (paired == 0).then_some(lot);
        let mut numbered = self.clone();
        numbered.number(lot)?;
        let pairs = pair(numbered.tournament())?;
        Ok(Action::Pair {
            lot,
            boards: boards(&pairs),
        })
    }

    /// The action that pairs the last round anew; `None` if its pairing is the one of the rules as it stands, or if the
    /// pairing does not hang on results.
    ///
    /// # Errors
    /// A game of the round has begun, so that its pairing stays, or the round cannot be paired.
    pub fn pair_anew(&self) -> Result<Option<Action>, Refusal> {
        let Some(last) = self.rounds().last() else {
            return Ok(None);
        };
        if self.tournament().format != Format::Swiss {
            return Ok(None);
        }
        if self.has_begun(self.rounds().len()) {
            return Err(Refusal::Begun);
        }
        let pairs = boards(&pair(&self.before_last())?);
        let stands = last.boards.iter().map(|it| (it.white, it.black));
        Ok((!stands.eq(pairs.iter().copied())).then_some(Action::PairAnew(pairs)))
    }

    /// The rules that decided about a board of a Swiss system, by its round and number from 1; `None` if the pairing does not
    /// follow from the results as they stand now, because one was corrected or players came late.
    pub fn why(&self, round: usize, board: usize) -> Option<Reason> {
        let at = self.board(round, board)?;
        if self.tournament().format != Format::Swiss {
            return None;
        }
        let before = if round == self.rounds().len() {
            self.before_last()
        } else {
            self.tournament().before(round)
        };
        let pairing = Pairing {
            white: at.white,
            black: at.black,
        };
        let reasons = swiss::explain(&before).ok()?;
        reasons.into_iter().find(|reason| reason.pairing == pairing)
    }
}

fn boards(pairs: &[Pairing]) -> Vec<(usize, Option<usize>)> {
    pairs.iter().map(|pair| (pair.white, pair.black)).collect()
}
