//! Searches of single positions beside a review: of a move that is tried, and of the refutation of a mistake whose review was
//! made earlier and has left no line of play.

use super::super::live_analysis::{EvaluatedLine, Findings};
use super::super::study::Study;
use super::Reviewer;
use chess::Position;
use game::review::SearchNodes;
use leptos::prelude::*;
use protocol::{Line, SearchMode, SearchTask, Time};

impl Study {
    /// Searches the position `after` at the end of a line for as long as a review looks at a move that seems to be bad. A search
    /// still in progress is stopped and gets no answer.
    pub(super) fn judge_line(
        self,
        line: Line,
        after: Position,
        then: impl FnOnce(Result<EvaluatedLine, String>) + 'static,
    ) {
        let task = SearchTask {
            line,
            mode: SearchMode::BEST,
            time: Time::Nodes(SearchNodes::QUICK.second),
        };
        let judge = self
            .judge
            .try_update_value(|judge| judge.get_or_insert_default().clone());
        let Some(judge) = judge else { return };
        let ignore = |_| ();
        judge.search(task, ignore, move |end| match end {
            Ok(done) => {
                if let Some(mut found) = Findings::read(&after, &done.info) {
                    then(Ok(found.lines.swap_remove(0)));
                }
            }
            Err(why) => then(Err(why)),
        });
    }
}

/// Searches the refutation of the mistake shown where no search has left one: a saved game has its marks, but not why.
pub(super) fn search_refutations(reviewer: Reviewer, reviewing: Memo<bool>) {
    let study = reviewer.study;
    let unexplained = Memo::new(move |_| {
        let is_idle = reviewing.get() && reviewer.progress.with(Option::is_none);
        let mistake = is_idle.then(|| study.mistake_shown()).flatten()?;
        let is_shown = study.here.get() == mistake && study.retry.with(Option::is_none);
        let after = study.tree.with(|tree| tree.position(mistake));
        (is_shown && study.best_play(&after).is_none()).then_some(mistake)
    });
    Effect::new(move |_| {
        let Some(mistake) = unexplained.get() else {
            return;
        };
        let (line, after) = study.tree.with_untracked(|tree| {
            let line = Line::new(tree.start(), tree.line_to(mistake));
            (line, tree.position(mistake))
        });
        let position = after.clone();
        study.judge_line(line, after, move |found| {
            if let Ok(line) = found {
                study.keep_best_play(&position, &line.moves);
            }
        });
    });
}
