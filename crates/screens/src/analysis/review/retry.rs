//! Another try at a mistake: the move that is tried is searched, and the status line tells how it was.

use super::super::annotate;
use super::super::attempt::{Attempt, Outcome};
use super::super::study::Study;
use chess::Move;
use game::judgement::{chances, of_side, settled};
use game::tree::{NodeId, Score};
use leptos::prelude::*;
use protocol::Line;

/// Largest loss of chances with which a move is as good as the best one.
const AS_GOOD: f64 = 0.05;

/// Forgets the search for a better move, and the answer to a try, once another position is shown.
pub(super) fn forget_when_left(study: Study) {
    Effect::new(move |_| {
        let here = study.here.get();
        let left = |sought: NodeId| {
            study
                .tree
                .with_untracked(|tree| !tree.contains(sought) || tree.parent(sought) != Some(here))
        };
        if study.retry.get_untracked().is_some_and(left) {
            study.retry.set(None);
        }
        let told = study
            .attempt
            .with_untracked(|attempt| attempt.as_ref().map(|told| told.at));
        if told.is_some_and(|at| at != here) {
            study.attempt.set(None);
        }
    });
}

impl Study {
    /// Has the player seek a better move than this one, in the position before it.
    pub(super) fn seek_better(self, mistake: NodeId) {
        let before = self.tree.with_untracked(|tree| tree.parent(mistake));
        self.go(before.unwrap_or(NodeId::ROOT));
        self.attempt.set(None);
        self.retry.set(Some(mistake));
    }

    /// Answers a move with which a better one than in the game was sought: only a good one is made. False where none is sought
    /// here.
    pub fn try_again(self, mv: Move) -> bool {
        let Some(mistake) = self.retry.get_untracked() else {
            return false;
        };
        let here = self.here.get_untracked();
        let (before, best, score) = self.tree.with_untracked(|tree| {
            let best = annotate::better(tree, mistake);
            let mv = best.and_then(|id| tree[id].mv());
            // The better line has the evaluation by which the move was judged.
            let score = best.and_then(|id| tree[id].eval).or(tree[here].eval);
            (tree.parent(mistake), mv, score.map(|eval| eval.score))
        });
        if before != Some(here) {
            return false;
        }
        let position = self.position.get_untracked();
        let (after, side) = (position.after(mv), position.turn());
        let loss = move |white: f64| {
            let before = score.map_or(1.0, |score| of_side(chances(score), side));
            before - of_side(white, side)
        };
        self.told.set(None);
        self.attempt.set(Some(Attempt {
            mistake,
            at: here,
            tried: mv,
            outcome: Outcome::Searching,
        }));
        let settle = move |outcome: Outcome| self.settle(mistake, mv, outcome);
        if best == Some(mv) || after.is_checkmate() {
            settle(Outcome::Right);
        } else if let Some(white) = settled(&after) {
            let is_good = loss(white) <= AS_GOOD;
            let wrong = Outcome::NotYet(Vec::new(), Score::Centipawns(0));
            settle(if is_good { Outcome::AsGood } else { wrong });
        } else {
            let line = self.tree.with_untracked(|tree| {
                let moves = tree.line_to(here).into_iter().chain([mv]);
                Line::new(tree.start(), moves)
            });
            self.judge_line(line, after, move |found| {
                let line = match found {
                    Ok(line) => line,
                    Err(why) => return settle(Outcome::Unknown(why)),
                };
                let is_good = loss(chances(line.value)) <= AS_GOOD;
                let wrong = Outcome::NotYet(line.moves, line.value);
                settle(if is_good { Outcome::AsGood } else { wrong });
            });
        }
        true
    }

    /// Tells what became of a try, if that is still of interest.
    fn settle(self, mistake: NodeId, tried: Move, outcome: Outcome) {
        let is_asked = self.attempt.try_with_untracked(|attempt| {
            attempt.as_ref().is_some_and(|asked| {
                (asked.mistake, asked.tried) == (mistake, tried)
                    && asked.outcome == Outcome::Searching
            })
        });
        if is_asked != Some(true) {
            return;
        }
        if matches!(outcome, Outcome::Right | Outcome::AsGood) {
            self.retry.set(None);
            self.play(tried);
        }
        self.attempt.set(Some(Attempt {
            mistake,
            at: self.here.get_untracked(),
            tried,
            outcome,
        }));
    }
}
