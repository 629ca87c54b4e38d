//! Hints: asked of the engine, and told step by step.

use super::Table;
use super::robot::{Purpose, line};
use crate::effect::{Announcement, Effect, Notice};
use crate::hint::{Hint, HintStep};
use crate::intent::Answer;
use chess::{Move, Position};
use game::{Phase, Player};
use protocol::{Line, SearchMode, SearchTask, Time};

/// Positions the engine looks at for a hint, or for the reason why a move was bad.
const NODES: u64 = 60_000;

impl Table {
    /// True where hints are given: in friendly games against the robot, where moves can be taken back as well.
    pub fn gives_hints(&self) -> bool {
        let config = self.game.config();
        self.game.may_take_back() && !config.between_persons() && !config.is_correspondence()
    }

    /// True if a hint can be asked for now: the person has the move, and sees the position of the game.
    pub fn may_hint(&self) -> bool {
        let game = &self.game;
        self.pending.is_none()
            && self.question.is_none()
            && self.gives_hints()
            && game.phase() == Phase::Running
            && self.shown == game.plies().len()
            && game.config().player(game.to_act()) == Player::Person
    }

    /// True while the engine looks for a hint.
    pub fn seeks_hint(&self) -> bool {
        self.seeks(Purpose::Hint)
    }

    pub(super) fn seeks(&self, purpose: Purpose) -> bool {
        self.asked
            .as_ref()
            .is_some_and(|asked| asked.purpose == purpose)
    }

    /// Gives a hint, or tells more of the one that was given.
    pub(super) fn take_hint(&mut self) {
        if !self.may_hint() || self.seeks_hint() {
            return;
        }
        if let Some(hint) = &self.hint {
            return self.give_hint(Hint {
                step: hint.step.next(),
                ..hint.clone()
            });
        }
        self.ask_for_best(Purpose::Hint, line(&self.game));
    }

    /// Asks the engine, at full strength, for the best play from the end of a line.
    pub(super) fn ask_for_best(&mut self, purpose: Purpose, line: Line) {
        let task = SearchTask {
            line,
            mode: SearchMode::BEST,
            time: Time::Nodes(NODES),
        };
        self.ask_engine(purpose, task);
    }

    pub(super) fn hint_found(&mut self, answer: Result<Answer, String>) {
        let position = self.game.position();
        let hint = answer.and_then(|answer| {
            let best = answer.best.ok_or("no move")?;
            let mv = position.parse_uci(&best);
            let mv = mv.map_err(|error| error.to_string())?;
            let line = read_line(position, &answer.line).unwrap_or_default();
            let then = match line.split_first() {
                Some((first, then)) if *first == mv => then.to_vec(),
                _ => Vec::new(),
            };
            let step = HintStep::Idea;
            Ok(Hint { mv, then, step })
        });
        match hint {
            Ok(hint) => self.give_hint(hint),
            Err(why) => self.give_notice(Notice::EngineFailed(why)),
        }
    }

    fn give_hint(&mut self, hint: Hint) {
        self.hint = Some(hint.clone());
        self.announce(Announcement::Hint(hint));
    }

    /// Something has happened: the hint was about another position.
    pub(super) fn forget_hint(&mut self) {
        if self.seeks_hint() || self.seeks_explanation() {
            self.asked = None;
            self.effects.push(Effect::StopEngine);
        }
        self.hint = None;
    }
}

/// The engine's best play from a position; `None` if it is not legal.
pub(super) fn read_line(position: &Position, moves: &[String]) -> Option<Vec<Move>> {
    let mut position = position.clone();
    let read = |text: &String| {
        let mv = position.parse_uci(text).ok()?;
        position.play(mv);
        Some(mv)
    };
    moves.iter().map(read).collect()
}
