//! Client of the engine's worker for matches of piece values. It is cancelled by ending its worker.

use crate::engine_client::{Answer, EngineClient};
use protocol::Task;
use protocol::value_match::{MatchAnswer, MatchGame, MatchTask};

/// Plays matches. A handle: with the last one its worker ends.
#[derive(Clone, Default)]
pub struct MatchClient(EngineClient<MatchAnswer>);

impl Answer for MatchAnswer {
    fn failed(why: String) -> MatchAnswer {
        MatchAnswer::Failed(why)
    }

    fn is_terminal(&self) -> bool {
        !matches!(self, MatchAnswer::Game(_))
    }
}

impl MatchClient {
    /// Begins a match in place of another. `over` hears of each game and the score, `done` the end, with the reason of a failure.
    pub fn play(
        &self,
        task: MatchTask,
        over: impl Fn(MatchGame) + 'static,
        done: impl Fn(Result<(), String>) + 'static,
    ) {
        self.stop();
        self.0.request(
            move || Task::Match(task.clone()),
            move |answer| match answer {
                MatchAnswer::Game(game) => over(*game),
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
