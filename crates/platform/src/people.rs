//! Client of the engine's worker for predictions of people's moves.

use crate::engine_client::{Answer, EngineClient};
use protocol::Task;
use protocol::people::{PeopleAnswer, PeopleTask};
use std::cell::Cell;

/// Predicts people's moves. A handle: with the last one its worker ends.
#[derive(Clone, Default)]
pub struct PeopleClient(EngineClient<PeopleAnswer>);

impl Answer for PeopleAnswer {
    fn failed(why: String) -> PeopleAnswer {
        PeopleAnswer::Failed(why)
    }

    fn is_terminal(&self) -> bool {
        true
    }
}

impl PeopleClient {
    /// Asks for a prediction in place of another, which gets no answer. `then` gets the moves in UCI with their probabilities, or
    /// `None` if the prediction cannot be made.
    pub fn predict(
        &self,
        task: PeopleTask,
        then: impl FnOnce(Option<Vec<(String, f32)>>) + 'static,
    ) {
        let then = Cell::new(Some(then));
        let write = move || Task::Predict(task.clone());
        self.0.request(write, move |answer| {
            if let Some(then) = then.take() {
                then(match answer {
                    PeopleAnswer::Moves(moves) => Some(moves),
                    PeopleAnswer::Missing | PeopleAnswer::Failed(_) => None,
                });
            }
        });
    }
}
