//! Lessons as data: a file of plain text ([`read_lesson`]) becomes a [`Lesson`] of steps, and an [`Attempt`] judges what a
//! learner does with one of them.
//!
//! Pure: no page, storage, time or chance. A task that cannot be done is a fault of its file: what is to be found is computed,
//! and the fewest moves to all stars are searched for. The format is explained in `docs/learning.md`.
//!
//! ```
//! use learn::{Answer, Attempt, Input, read_lesson};
//!
//! let read = read_lesson("lesson rook\ntitle The rook\nreach\n  board 8/8/8/8/8/8/8/R7 w\n  task Collect the stars.\n  stars a6 f6\n");
//! assert!(read.faults.is_empty());
//! let lesson = read.lesson.expect("it is whole");
//! let mut attempt = Attempt::new(&lesson.steps[0]);
//! while let Some(input) = attempt.solution() {
//!     assert_ne!(attempt.take(&input), Answer::Ignored);
//! }
//! assert!(attempt.is_done() && attempt.stars() == 3);
//! ```

mod attempt;
mod exercise;
mod fault;
mod fields;
mod find;
mod glossary;
mod lesson;
mod link;
mod notation;
mod position;
mod read;
mod record;
mod rounds;
mod search;
mod stage;
mod step_fields;
mod suggest;
mod task;
mod translate;
mod why_not;
mod write;

pub use attempt::{Answer, Attempt, Input, Mistake};
pub use exercise::Exercise;
pub use fault::{Fault, FaultKind};
pub use find::{FindTarget, Found};
pub use glossary::{Glossary, GlossaryFault, Term};
pub use lesson::{Choice, Goal, JUDGE_NODES, Lesson, Line, Step, Task, Words, WrongMove};
pub use link::{
    LONGEST_LESSON_LINK, LessonLink, LessonLinkError, read_lesson_link, write_lesson_link,
};
pub use position::LessonPosition;
pub use read::{
    GROUPS, LessonRead, Outline, outlines, read_lesson, read_lessons, read_one, read_translated,
    translated_text,
};
pub use record::{
    CoordinateRecords, DrillRecord, DrillRecords, LessonRecord, LessonRecords, Records,
    RecordsError,
};
pub use rounds::Ending;
pub use stage::{Stage, TEST_PASS, TEST_TASKS, TestTask, test_stars};
pub use why_not::WhyNot;
pub use write::write_lesson;
