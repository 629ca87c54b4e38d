//! Breadth-first search: the fewest moves with which a piece comes to all stars, or all pieces are taken.

use crate::position::LessonPosition;
use chess::{Bitboard, Board, Color, Move, Role};
use std::collections::HashMap;

/// The most positions that are looked at when a lesson is read: a task with more is too wide for a lesson.
pub const MOST_POSITIONS: usize = 150_000;

/// The most positions that are looked at for a hint, which is given within a frame.
pub const HINT_POSITIONS: usize = 4_000;

/// State of the search: position and targets that are left to a learner who moves alone.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchState {
    /// The position.
    pub position: LessonPosition,
    /// The stars that are left; none where pieces are to be taken.
    pub stars: Bitboard,
    /// True if pieces are to be taken.
    pub takes: bool,
    /// True if a square that the other side attacks may not be entered.
    pub guarded: bool,
}

impl SearchState {
    /// The pieces that are to be taken, or the stars that are left.
    pub fn left(&self) -> Bitboard {
        if self.takes {
            prey(self.position.board(), !self.position.turn())
        } else {
            self.stars
        }
    }

    /// True if the other side could take the piece after this move.
    pub fn is_guarded(&self, mv: Move) -> bool {
        let after = self.position.after_alone(mv);
        let board = after.board();
        let other = !self.position.turn();
        self.guarded && board.is_attacked(mv.to(), other, board.occupied())
    }

    /// The same after a move.
    #[must_use]
    pub fn after(&self, mv: Move) -> SearchState {
        SearchState {
            position: self.position.after_alone(mv),
            stars: self.stars.without(mv.to()),
            ..*self
        }
    }

    /// The shortest way to the end; `None` if there is none, or if more than `most` positions would have to be looked at.
    pub fn shortest(&self, most: usize) -> Option<Vec<Move>> {
        type Key = (Board, Bitboard);
        let key = |state: &SearchState| -> Key { (state.position.board().clone(), state.stars) };
        if self.left().is_empty() {
            return Some(Vec::new());
        }
        let mut came: HashMap<Key, Option<(Key, Move)>> = HashMap::new();
        came.insert(key(self), None);
        let mut layer = vec![self.clone()];
        while !layer.is_empty() {
            let mut next = Vec::new();
            for course in &layer {
                for mv in course.position.moves() {
                    if course.is_guarded(mv) {
                        continue;
                    }
                    let after = course.after(mv);
                    let reached = key(&after);
                    if came.contains_key(&reached) {
                        continue;
                    }
                    if came.len() >= most {
                        return None;
                    }
                    let ends = after.left().is_empty();
                    came.insert(reached.clone(), Some((key(course), mv)));
                    if ends {
                        let mut way = Vec::new();
                        let mut at = &reached;
                        while let Some(Some((before, mv))) = came.get(at) {
                            way.push(*mv);
                            at = before;
                        }
                        way.reverse();
                        return Some(way);
                    }
                    next.push(after);
                }
            }
            layer = next;
        }
        None
    }
}

/// The pieces of one side but its king.
pub fn prey(board: &Board, color: Color) -> Bitboard {
    board.by_color(color) & !board.by_role(Role::King)
}
