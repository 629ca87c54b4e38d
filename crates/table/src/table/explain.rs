//! The question why the last move was bad: asked of the engine, about the position before the robot's reply.

use super::Table;
use super::hints::read_line;
use super::robot::{Purpose, line};
use crate::effect::{Announcement, Notice};
use crate::explanation::Explanation;
use crate::intent::Answer;
use game::judgement::{Verdict, chances};
use game::tree;
use protocol::Score;

impl Table {
    /// True if the person's last move was a mistake, as the robot saw it, and the reason can be asked for: wherever hints are given.
    pub fn may_explain(&self) -> bool {
        let [.., before, after] = self.robot_scores[..] else {
            return false;
        };
        // The scores are the robot's: what it gained the person has given away.
        let [before, after] = [before, after].map(|score| 1.0 - chances(judged(score)));
        let verdict = Verdict::of(before, after);
        self.may_hint() && verdict.is_some_and(|verdict| verdict >= Verdict::Mistake)
    }

    /// True while the engine looks for the reason.
    pub fn seeks_explanation(&self) -> bool {
        self.seeks(Purpose::Explanation)
    }

    /// Has the engine look for the reason.
    pub(super) fn explain(&mut self) {
        if !self.may_explain() || self.seeks_explanation() {
            return;
        }
        let mut line = line(&self.game);
        // The robot's reply.
        line.moves.pop();
        self.ask_for_best(Purpose::Explanation, line);
    }

    pub(super) fn explanation_found(&mut self, answer: Result<Answer, String>) {
        match answer {
            Ok(answer) => {
                if let Some(explanation) = self.explanation(&answer) {
                    self.announce(Announcement::Explained(Box::new(explanation)));
                }
            }
            Err(why) => self.give_notice(Notice::EngineFailed(why)),
        }
    }

    fn explanation(&self, answer: &Answer) -> Option<Explanation> {
        let [.., bad, _] = self.game.plies() else {
            return None;
        };
        let before = self.game.position_after(self.game.plies().len() - 2)?;
        let best = read_line(&before.after(bad.mv), &answer.line)?;
        Some(Explanation {
            before: before.clone(),
            played: bad.mv,
            best,
            score: answer.score,
        })
    }
}

/// A score of the engine as judgements take it.
fn judged(score: Score) -> tree::Score {
    match score {
        Score::Centipawns(value) => tree::Score::Centipawns(value),
        Score::Mate(moves) => tree::Score::Mate(moves),
    }
}
