//! Night: the list of its actions, how much of it is done, and the state that comes of it.

use crate::action::{Action, Seat};
use crate::refusal::Refusal;
use crate::result_code::EventId;
use crate::state::State;
use std::collections::BTreeSet;

/// A club night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Night {
    id: EventId,
    actions: Vec<Action>,
    /// The number of actions that are done; those after it were taken back.
    done: usize,
    state: State,
    /// Boards, by round and number, whose result or game on this device was taken back.
    pub(crate) left: BTreeSet<(usize, usize)>,
}

impl Night {
    /// A night that nothing has been done for. Results that come in as codes name its identification.
    pub fn new(id: EventId) -> Night {
        Night {
            id,
            actions: Vec::new(),
            done: 0,
            state: State::default(),
            left: BTreeSet::new(),
        }
    }

    /// A night of a list of actions.
    ///
    /// # Errors
    /// The number of the action that cannot be done, from 1, with the reason.
    pub(crate) fn replay(
        id: EventId,
        actions: Vec<Action>,
        done: usize,
    ) -> Result<Night, (usize, Refusal)> {
        // Actions that were taken back can be done again, so they are tried as well.
        let mut state = State::default();
        let mut at_done = state.clone();
        for (number, action) in (1..).zip(&actions) {
            state.perform(action).map_err(|why| (number, why))?;
            if number == done {
                at_done = state.clone();
            }
        }
        Ok(Night {
            id,
            actions,
            done,
            state: at_done,
            left: BTreeSet::new(),
        })
    }

    /// The identification.
    pub fn id(&self) -> EventId {
        self.id
    }

    /// The night as it stands.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The actions that are done, oldest first.
    pub fn actions(&self) -> &[Action] {
        &self.actions[..self.done]
    }

    /// The actions that were taken back, the one to be done next first.
    pub fn taken_back(&self) -> &[Action] {
        &self.actions[self.done..]
    }

    /// True for a board whose result was taken back, or its game on this device: it gets neither by itself until
    /// [`Night::resume`], whatever is done at other boards meanwhile.
    pub fn is_left(&self, round: usize, board: usize) -> bool {
        self.left.contains(&(round, board))
    }

    /// Has a board get its result by itself again, from its game on this device.
    pub fn resume(&mut self, round: usize, board: usize) {
        self.left.remove(&(round, board));
    }

    /// Does an action. Those that were taken back are forgotten.
    ///
    /// # Errors
    /// The reason why it is refused; nothing has changed.
    pub fn act(&mut self, action: Action) -> Result<(), Refusal> {
        let mut state = self.state.clone();
        state.perform(&action)?;
        self.state = state;
        self.actions.truncate(self.done);
        if matches!(action, Action::Pair { .. } | Action::PairAnew(_)) {
            // Boards of another pairing bear the same numbers.
            let paired = self.state.rounds().len();
            self.left.retain(|(round, _)| *round < paired);
        }
        self.mark(&action, true);
        self.actions.push(action);
        self.done += 1;
        Ok(())
    }

    /// Takes the last action back; false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(done) = self.done.checked_sub(1) else {
            return false;
        };
        let mut state = State::default();
        for action in &self.actions[..done] {
            let performed = state.perform(action);
            debug_assert!(performed.is_ok(), "the action was possible before");
        }
        self.state = state;
        self.done = done;
        self.mark(&self.actions[done].clone(), false);
        true
    }

    /// Does the action again that was taken back last; false if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(action) = self.actions.get(self.done).cloned() else {
            return false;
        };
        let performed = self.state.perform(&action);
        debug_assert!(performed.is_ok(), "the action was possible before");
        self.mark(&action, true);
        self.done += 1;
        true
    }

    /// Notes that a board of this device is to be left alone, or no longer, after an action was done or taken back.
    fn mark(&mut self, action: &Action, is_done: bool) {
        let (at, is_left) = match action {
            Action::Result {
                round,
                board,
                result,
            } => ((*round, *board), result.is_some() != is_done),
            Action::Seat {
                round,
                board,
                seat: Seat::Device(_),
            } => ((*round, *board), !is_done),
            _ => return,
        };
        let seat = self.state.board(at.0, at.1).map(|board| &board.seat);
        let is_here = matches!(seat, Some(Seat::Device(_)));
        if is_left && (is_here || matches!(action, Action::Seat { .. })) {
            self.left.insert(at);
        } else {
            self.left.remove(&at);
        }
    }
}
