//! Night: the list of its actions, how much of it is done, and the state that comes of it.

use crate::action::Action;
use crate::refusal::Refusal;
use crate::result_code::EventId;
use crate::state::State;

/// A club night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Night {
    id: EventId,
    actions: Vec<Action>,
    /// The number of actions that are done; those after it were taken back.
    done: usize,
    state: State,
}

impl Night {
    /// A night that nothing has been done for. Results that come in as codes name its identification.
    pub fn new(id: EventId) -> Night {
        Night {
            id,
            actions: Vec::new(),
            done: 0,
            state: State::default(),
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

    /// Does an action. Those that were taken back are forgotten.
    ///
    /// # Errors
    /// The reason why it is refused; nothing has changed.
    pub fn act(&mut self, action: Action) -> Result<(), Refusal> {
        let mut state = self.state.clone();
        state.perform(&action)?;
        self.state = state;
        self.actions.truncate(self.done);
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
        true
    }

    /// Does the action again that was taken back last; false if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(action) = self.actions.get(self.done) else {
            return false;
        };
        let performed = self.state.perform(action);
        debug_assert!(performed.is_ok(), "the action was possible before");
        self.done += 1;
        true
    }
}
