//! A line of play: the positions and moves in which motifs are looked for.

use chess::{Bitboard, Color, Move, Piece, Position, Role, Square};

use crate::board::{self, PieceAt};

/// A half-move with the positions before and after it.
#[derive(Clone, Debug)]
pub struct Ply {
    /// The position it was played in.
    pub before: Position,
    /// The position it led to.
    pub after: Position,
    /// The move itself.
    pub played: Move,
    /// The origin of the move.
    pub from: Square,
    /// The destination of the move: for castling the square of the king.
    pub to: Square,
    /// The role on the destination: for a promotion that of the new piece.
    pub role: Role,
}

impl Ply {
    fn new(before: Position, played: Move) -> Ply {
        let to = before.destination(played);
        let after = before.after(played);
        let role = after.role_at(to).unwrap_or(Role::King);
        Ply {
            from: played.from(),
            before,
            after,
            played,
            to,
            role,
        }
    }

    /// The side that played it.
    pub fn side(&self) -> Color {
        self.before.turn()
    }

    /// The piece after the move.
    pub(crate) fn mover(&self) -> PieceAt {
        PieceAt::new(self.role.of(self.side()), self.to)
    }

    /// The piece before the move.
    pub(crate) fn mover_before(&self) -> PieceAt {
        let role = self.before.role_at(self.from).unwrap_or(self.role);
        PieceAt::new(role.of(self.side()), self.from)
    }

    /// The enemy piece on the square of arrival: nothing for a capture in passing.
    pub(crate) fn victim(&self) -> Option<Piece> {
        let piece = self.before.piece_at(self.to)?;
        (piece.color != self.side()).then_some(piece)
    }

    pub(crate) fn is_capture(&self) -> bool {
        self.before.is_capture(self.played)
    }

    pub(crate) fn is_castling(&self) -> bool {
        self.before.castling_side(self.played).is_some()
    }

    pub(crate) fn gives_check(&self) -> bool {
        self.after.is_check()
    }

    pub(crate) fn is_slider(&self) -> bool {
        board::is_slider(self.role)
    }

    /// The enemy pieces that the moved piece attacks.
    pub(crate) fn targets(&self) -> Bitboard {
        board::attacks_from(&self.after, self.to) & self.after.by_color(!self.side())
    }

    /// A promotion, or a pawn that arrives on the last `rows` ranks of its way.
    pub(crate) fn is_pawn_push_to_last(&self, rows: usize) -> bool {
        let rank = self.side().rank(self.to.rank()).index();
        self.played.promotion().is_some() || self.role == Role::Pawn && rank + rows >= 8
    }
}

/// A line of play as a puzzle has it: the solver's moves with the replies between them, and the move that allowed it all.
#[derive(Clone, Debug)]
pub struct Line {
    lead: Option<Ply>,
    plies: Vec<Ply>,
}

impl Line {
    /// The line that begins in `start` with the solver's move; `None` if a move is not legal or there is none.
    pub fn new(start: Position, moves: &[Move]) -> Option<Line> {
        let mut plies: Vec<Ply> = Vec::with_capacity(moves.len());
        let mut position = start;
        for &played in moves {
            if !position.is_legal(played) {
                return None;
            }
            let ply = Ply::new(position, played);
            position = ply.after.clone();
            plies.push(ply);
        }
        // A line ends with a move of the solver.
        if plies.len().is_multiple_of(2) {
            plies.pop();
        }
        (!plies.is_empty()).then_some(Line { lead: None, plies })
    }

    /// The line that begins in `before` with the opponent's move, as the public database writes it: the first of `moves`
    /// is the opponent's. `None` if a move is not legal or there is none of the solver.
    pub fn after_move(before: Position, moves: &[Move]) -> Option<Line> {
        let (&played, solution) = moves.split_first()?;
        if !before.is_legal(played) {
            return None;
        }
        let lead = Ply::new(before, played);
        let line = Line::new(lead.after.clone(), solution)?;
        Some(Line {
            lead: Some(lead),
            ..line
        })
    }

    /// The solver's side.
    pub fn side(&self) -> Color {
        self.plies[0].side()
    }

    /// The position in which the solver begins.
    pub fn start(&self) -> &Position {
        &self.plies[0].before
    }

    /// The last position.
    pub fn end(&self) -> &Position {
        &self.last().after
    }

    /// Number of the solver's moves, at least one.
    pub fn solver_moves(&self) -> usize {
        self.plies.len().div_ceil(2)
    }

    /// The solver's move of a number, counted from 0.
    pub fn solver(&self, number: usize) -> Option<&Ply> {
        self.plies.get(2 * number)
    }

    /// The opponent's reply to the solver's move of a number.
    pub fn reply(&self, number: usize) -> Option<&Ply> {
        self.plies.get(2 * number + 1)
    }

    /// The solver's moves with their numbers.
    pub(crate) fn solvers(&self) -> impl DoubleEndedIterator<Item = (usize, &Ply)> + Clone {
        (0..self.solver_moves()).map(|number| (number, &self.plies[2 * number]))
    }

    /// The solver's moves from the second on, each with the solver's move and the reply before it.
    pub(crate) fn follow_ups(&self) -> impl Iterator<Item = FollowUp<'_>> + Clone {
        (1..self.solver_moves()).map(|number| FollowUp {
            number,
            first: &self.plies[2 * number - 2],
            reply: &self.plies[2 * number - 1],
            then: &self.plies[2 * number],
        })
    }

    /// The opponent's move before the solver's move of a number.
    pub(crate) fn before(&self, number: usize) -> Option<&Ply> {
        match number.checked_sub(1) {
            Some(previous) => self.reply(previous),
            None => self.lead.as_ref(),
        }
    }

    pub(crate) fn last(&self) -> &Ply {
        // There is at least one ply.
        &self.plies[self.plies.len() - 1]
    }

    pub(crate) fn replies(&self) -> impl Iterator<Item = &Ply> {
        self.plies.iter().skip(1).step_by(2)
    }
}

/// Two moves of the solver with the reply between them.
#[derive(Clone, Copy)]
pub(crate) struct FollowUp<'a> {
    /// Number of the second one.
    pub number: usize,
    pub first: &'a Ply,
    pub reply: &'a Ply,
    pub then: &'a Ply,
}
