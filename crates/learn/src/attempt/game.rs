//! A game against the robot: moves and replies by turns, its goal, its limit, and the move that has let go of the goal.

use super::{Answer, Attempt};
use crate::lesson::{Goal, Task, learner};
use crate::position::LessonPosition;
use crate::search::prey;
use chess::{Board, Move, Role};

impl Attempt {
    /// The first position counts as one that has been on the board.
    pub(super) fn begin_game(&mut self) {
        let first = self.position.legal().map(chess::Position::key);
        self.keys = first.into_iter().collect();
    }

    pub(super) fn take_game(&mut self, mv: Move) -> Answer {
        let Task::Play { goal, .. } = self.step.task else {
            return Answer::Ignored;
        };
        if !self.takes_moves() || !self.position.moves().contains(&mv) {
            return Answer::Ignored;
        }
        self.moves += 1;
        self.make_in_game(mv);
        let promotes = goal == Goal::Promote && mv.promotion().is_some();
        if promotes || self.is_reached() {
            Answer::Done
        } else if self.is_over() {
            Answer::Failed
        } else {
            Answer::Reply
        }
    }

    /// The robot's reply in a game.
    pub fn reply(&mut self, mv: Move) -> Answer {
        if self.is_done || self.takes_moves() || !self.position.moves().contains(&mv) {
            return Answer::Ignored;
        }
        self.make_in_game(mv);
        if self.is_reached() {
            self.is_done = true;
            Answer::Done
        } else if self.is_over() || self.is_limit() {
            self.mistakes += 1;
            Answer::Failed
        } else {
            Answer::Right
        }
    }

    /// The robot's reply to a move that has let go of the goal.
    pub fn refute(&mut self, mv: Move) -> Answer {
        if self.is_done || self.takes_moves() || !self.position.moves().contains(&mv) {
            return Answer::Ignored;
        }
        self.make_in_game(mv);
        self.mistakes += 1;
        self.has_let_go = true;
        Answer::LetGo
    }

    /// Takes back the learner's last move of a game, and the reply to it. True if there was one.
    pub fn take_back(&mut self) -> bool {
        let own = learner(&self.step.board);
        let is_own = self.position.turn() != own;
        let kept = self.played.len().checked_sub(if is_own { 1 } else { 2 });
        let (Task::Play { .. }, Some(kept), false) = (&self.step.task, kept, self.is_done) else {
            return false;
        };
        let played: Vec<Move> = self.played.drain(..).take(kept).collect();
        self.position = LessonPosition::new(&self.step.board);
        self.begin_game();
        for mv in played {
            self.make_in_game(mv);
        }
        self.moves -= 1;
        self.has_let_go = false;
        true
    }

    /// The moves made, in a line or a game.
    pub fn played(&self) -> &[Move] {
        &self.played
    }

    fn make_in_game(&mut self, mv: Move) {
        self.make(mv);
        self.keys
            .extend(self.position.legal().map(chess::Position::key));
    }

    fn is_limit(&self) -> bool {
        matches!(self.step.task, Task::Play { within: Some(most), .. } if self.moves >= most)
    }

    fn is_draw(&self) -> bool {
        let Some(position) = self.position.legal() else {
            return false;
        };
        let last = self.keys.last();
        let times = self.keys.iter().filter(|key| Some(*key) == last).count();
        position.is_stalemate()
            || position.halfmove_clock() >= 100
            || times >= 3
            || chess::Color::ALL
                .into_iter()
                .all(|color| !position.can_mate_by_material(color))
    }

    fn is_over(&self) -> bool {
        self.position.moves().is_empty() || self.is_draw()
    }

    fn is_reached(&self) -> bool {
        let Task::Play { goal, .. } = self.step.task else {
            return false;
        };
        let own = learner(&self.step.board);
        let position = self.position.legal();
        let mated = position.filter(|position| position.is_checkmate());
        match goal {
            Goal::Mate => mated.is_some_and(|position| position.turn() != own),
            // The last reply may still mate.
            Goal::Draw => {
                let is_held = self.is_limit() && self.position.turn() == own;
                mated.is_none() && (self.is_draw() || is_held)
            }
            Goal::Promote => false,
            Goal::Win(pawns) => {
                let now = balance(self.position.board(), own);
                let before = balance(&self.step.board.board, own);
                // A piece that can be taken back is not won: it counts when the learner is to move again.
                self.position.turn() == own && now >= before + pawns as i32
            }
        }
    }
}

/// Material in pawns: 1, 3, 3, 5, 9 (as beginners count), one's own less the other's.
fn balance(board: &Board, own: chess::Color) -> i32 {
    let side = |color| -> i32 {
        let pieces = prey(board, color);
        let values = [
            (Role::Pawn, 1),
            (Role::Knight, 3),
            (Role::Bishop, 3),
            (Role::Rook, 5),
            (Role::Queen, 9),
        ];
        let count = |role| (pieces & board.by_role(role)).count() as i32;
        values.map(|(role, value)| value * count(role)).iter().sum()
    };
    side(own) - side(!own)
}
