//! Result codes as they come in: new, known already, or at odds with what the night knows.

use crate::action::Action;
use crate::board_result::BoardResult;
use crate::night::Night;
use crate::result_code::{BoardAddress, EventId, ResultCode};

/// A code compared with what a night knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Received {
    /// The first result of its board: the action that gives it.
    New(Action),
    /// Only one player has confirmed it; else as [`Received::New`].
    Unconfirmed(Action),
    /// The board has this result already.
    Twice,
    /// The board has another result: that one, and the action that corrects it.
    Contradicts(BoardResult, Action),
    /// It is of another night.
    OtherEvent(EventId),
    /// The round is not paired yet.
    RoundNotPaired,
    /// The round has no such game.
    NoBoard,
    /// It is of an earlier round, which has no result of this board; else as [`Received::New`].
    EarlierRound(Action),
}

impl Night {
    /// Compares a code with what is known of its board.
    pub fn receive(&self, code: &ResultCode) -> Received {
        let BoardAddress {
            event,
            round,
            board,
        } = code.address;
        if event != self.id() {
            return Received::OtherEvent(event);
        }
        let state = self.state();
        if round > state.rounds().len() {
            return Received::RoundNotPaired;
        }
        if state.board(round, board).and_then(|it| it.black).is_none() {
            return Received::NoBoard;
        }
        let action = Action::Result {
            round,
            board,
            result: Some(code.result),
        };
        match state.result(round, board) {
            Some(known) if known == code.result => Received::Twice,
            Some(known) => Received::Contradicts(known, action),
            None if round < state.rounds().len() => Received::EarlierRound(action),
            None if !code.is_confirmed => Received::Unconfirmed(action),
            None => Received::New(action),
        }
    }
}
