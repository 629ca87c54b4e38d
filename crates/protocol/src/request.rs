//! Requests and replies between the page and a worker that keeps things, whatever they are about.
//!
//! A task travels in a [`Request`] with an id; any number of [`Answer::Progress`] come back, then exactly one
//! terminal message, [`Answer::Done`] with the task's own [`Ask::Answer`], or [`Answer::Failed`]. Unlike the engine's
//! worker these listen while they work: [`Tasks::cancel`] ends a long task, which then answers with what it has done.

use crate::lab_failure::LabFailure;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Name of a worker that is to keep things in its memory only: the browser keeps nothing for the page.
pub const IN_MEMORY: &str = "in-memory";

/// A request to a worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request<T> {
    /// Chosen by the client; every answer carries it.
    pub id: u32,
    /// The task.
    pub task: T,
}

/// A reply of a worker. `A` is the answer to its task ([`Ask::Answer`]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Reply<A> {
    /// It is up and takes requests; what is sent to it earlier would be lost.
    Ready,
    /// Its data have changed, by this worker or that of another tab.
    Changed,
    /// About one request.
    To {
        /// Id of the request.
        id: u32,
        /// The answer to it.
        answer: Answer<A>,
    },
}

/// One message about a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Answer<A> {
    /// Progress of an import or export.
    Progress(Progress),
    /// Terminal: it is done.
    Done(A),
    /// Terminal: it cannot be done.
    Failed(Failure),
}

/// Progress of an import or export.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// Bytes read, or games or puzzles written.
    pub done: u64,
    /// Of so many.
    pub of: u64,
    /// Games or puzzles read or written.
    pub count: u32,
}

/// Reasons why a task failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Failure {
    /// The browser lets this page save nothing: it is set so, or the window is a private one. The browser's own words.
    Blocked(String),
    /// There is no room left.
    Full,
    /// A newer version of the program owns the database.
    Newer,
    /// There is no such game, set or puzzle.
    Missing,
    /// The text to be saved is no game or puzzle, for the reason given.
    NoGame(String),
    /// The laboratory has no experiment.
    Lab(LabFailure),
    /// A file of the site that is needed for it cannot be fetched: its address.
    Unfetched(String),
    /// The worker's program could not be had: it died without a word.
    NoWorker,
    /// Something else, in the browser's own words.
    Other(String),
}

/// The tasks of one kind of worker.
pub trait Tasks: Serialize + DeserializeOwned + 'static {
    /// The task that ends the long task of this id; it is not answered itself.
    fn cancel(id: u32) -> Self;

    /// The long task that this task ends, if it is one that ends another.
    fn cancels(&self) -> Option<u32>;
}

/// Tasks with the type of their answer.
pub trait Ask: Into<Self::Task> {
    /// All tasks of its worker.
    type Task: Tasks;
    /// The value in [`Answer::Done`].
    type Answer: Serialize + DeserializeOwned + 'static;
}

/// Declares an enum `Task` of tasks, each a type of the same name, with their answers.
macro_rules! tasks {
    ($($(#[$doc:meta])* $name:ident -> $answer:ty;)*) => {
        /// A task for the worker.
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub enum Task {
            $($(#[$doc])* $name($name),)*
            /// Ends the long task of this id; it is not answered itself.
            Cancel(u32),
        }
        impl $crate::request::Tasks for Task {
            fn cancel(id: u32) -> Task {
                Task::Cancel(id)
            }

            fn cancels(&self) -> Option<u32> {
                match self {
                    Task::Cancel(id) => Some(*id),
                    _ => None,
                }
            }
        }
        $(
            impl From<$name> for Task {
                fn from(task: $name) -> Task {
                    Task::$name(task)
                }
            }
            impl $crate::request::Ask for $name {
                type Task = Task;
                type Answer = $answer;
            }
        )*
    };
}
pub(crate) use tasks;
