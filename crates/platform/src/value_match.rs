//! Client of the engine's worker for matches of piece values. It is cancelled by ending its worker.

use crate::engine_client::{Answer, EngineClient};
use protocol::Task;
use protocol::value_match::{MatchAnswer, MatchScore, MatchTask};

/// Plays matches. A handle: with the last one its worker ends.
#[derive(Clone, Default)]
pub struct MatchClient(EngineClient<MatchAnswer>);

impl Answer for MatchAnswer {
    fn failed(why: String) -> MatchAnswer {
        MatchAnswer::Failed(why)
    }

    fn is_terminal(&self) -> bool {
        !matches!(self, MatchAnswer::Score(_))
    }
}

impl MatchClient {
    /// Begins a match in place of another. `score` hears the score after each game, `done` the end, with the reason of a failure.
    pub fn play(
        &self,
        task: MatchTask,
        score: impl Fn(MatchScore) + 'static,
        done: impl Fn(Result<(), String>) + 'static,
    ) {
        self.stop();
        self.0.request(
            move || Task::Match(task.clone()),
            move |answer| match answer {
                MatchAnswer::Score(so_far) => score(so_far),
                MatchAnswer::Done => done(Ok(())),
                MatchAnswer::Failed(why) => done(Err(why)),
                // Nobody tells it to stop: it is ended.
                MatchAnswer::Stopped => {}
            },
        );
    }

    /// Ends the match at once; its score has been told.
    pub fn stop(&self) {
        self.0.end();
    }
}
