//! Reason why a square or a move is none of those that a task asks to find, read from the board.

use crate::find::FindTarget;
use crate::position::LessonPosition;
use crate::search::prey;
use chess::{Move, Position, Square};

/// Reason why something is not to be found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyNot {
    /// The move takes nothing.
    NoCapture,
    /// The move gives no check.
    NoCheck,
    /// The move is stalemate.
    Stalemate,
    /// The move is check, but the king can go to this square.
    Flight(Square),
    /// The move is check, but the piece on this square can take the one that gives it.
    CheckerTaken(Square),
    /// The move is check, but a piece can come in between on this square.
    Interposed(Square),
    /// The square has no piece of the other side.
    NotTheirs,
    /// The square has no piece of one's own.
    NotOwn,
    /// Nothing attacks the piece.
    NotAttacked,
    /// None of one's own pieces can take it.
    OutOfReach,
    /// The piece on this square protects it.
    Protected(Square),
}

impl WhyNot {
    /// True if the reason is the piece or the way out on a square.
    pub(crate) fn names_square(self) -> bool {
        matches!(
            self,
            WhyNot::Flight(_)
                | WhyNot::CheckerTaken(_)
                | WhyNot::Interposed(_)
                | WhyNot::Protected(_)
        )
    }
}

/// The reason why a move does not belong to what is to be found; `None` where the board does not show one.
pub(crate) fn why_not_move(
    target: FindTarget,
    position: &LessonPosition,
    mv: Move,
) -> Option<WhyNot> {
    match target {
        FindTarget::Captures => Some(WhyNot::NoCapture),
        FindTarget::Checks => Some(WhyNot::NoCheck),
        FindTarget::Mates => why_no_mate(position, mv),
        _ => None,
    }
}

/// The reason why a square does not belong to what is to be found; `None` where the board does not show one.
pub(crate) fn why_not_square(
    target: FindTarget,
    position: &LessonPosition,
    square: Square,
) -> Option<WhyNot> {
    let (board, other) = (position.board(), !position.turn());
    let is_theirs = prey(board, other).contains(square);
    match target {
        FindTarget::Attacked if prey(board, !other).contains(square) => Some(WhyNot::NotAttacked),
        FindTarget::Attacked => Some(WhyNot::NotOwn),
        FindTarget::Undefended | FindTarget::Hanging if !is_theirs => Some(WhyNot::NotTheirs),
        FindTarget::Undefended => {
            let guards = board.attackers_to(square, board.occupied()) & board.by_color(other);
            guards.first().map(WhyNot::Protected)
        }
        FindTarget::Hanging => {
            let taking = position.moves().into_iter().find(|mv| mv.to() == square);
            let Some(taking) = taking else {
                return Some(WhyNot::OutOfReach);
            };
            let replies = position.after(taking).moves();
            let back = replies.into_iter().find(|mv| mv.to() == square);
            back.map(|mv| WhyNot::Protected(mv.from()))
        }
        _ => None,
    }
}

/// The reason why a move is not mate: no check, or the first way out of it, that of the king before all others.
fn why_no_mate(position: &LessonPosition, mv: Move) -> Option<WhyNot> {
    let after = position.after(mv);
    let after = after.legal()?;
    if !after.is_check() {
        let is_stalemate = after.is_stalemate();
        return Some(if is_stalemate {
            WhyNot::Stalemate
        } else {
            WhyNot::NoCheck
        });
    }
    let king = after.king(after.turn());
    let replies = after.legal_moves();
    let of_king = replies.iter().find(|reply| reply.from() == king);
    let way_out = of_king.or_else(|| replies.iter().next())?;
    Some(way_out_of(after, *way_out, king))
}

fn way_out_of(after: &Position, reply: Move, king: Square) -> WhyNot {
    let (from, to) = after.move_squares(reply);
    if from == king {
        WhyNot::Flight(to)
    } else if after.captured(reply).is_some() {
        WhyNot::CheckerTaken(from)
    } else {
        WhyNot::Interposed(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn why(target: FindTarget, fen: &str, input: &str) -> Option<WhyNot> {
        let position = Position::from_fen(fen).expect("a position");
        let shown = LessonPosition::new(&position.to_setup());
        match input.len() {
            2 => why_not_square(target, &shown, at(input)),
            _ => why_not_move(target, &shown, position.parse_uci(input).expect("a move")),
        }
    }

    fn at(square: &str) -> Square {
        square.parse().expect("a square")
    }

    #[test]
    fn no_mate_for_want_of_a_check_or_for_a_way_out() {
        let mates = |fen, mv| why(FindTarget::Mates, fen, mv);
        let corner = "k7/8/2K5/8/8/8/1Q6/8 w - - 0 1";
        assert_eq!(mates(corner, "b2h2"), Some(WhyNot::NoCheck));
        assert_eq!(mates(corner, "b2b6"), Some(WhyNot::Stalemate));
        assert_eq!(mates(corner, "b2a1"), Some(WhyNot::Flight(at("b8"))));
        let taken = "6k1/3b1ppp/8/8/8/8/8/R5K1 w - - 0 1";
        let blocked = mates(taken, "a1a8");
        assert!(
            matches!(blocked, Some(WhyNot::Interposed(_))),
            "{blocked:?}"
        );
        let taken = "1r4k1/5ppp/8/8/8/8/8/1R4K1 w - - 0 1";
        assert_eq!(mates(taken, "b1b8"), None, "it is mate");
        let taken = "b5k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1";
        assert_eq!(mates(taken, "d1d8"), None, "it is mate");
        let taken = "6k1/5ppp/8/b7/8/8/8/3R2K1 w - - 0 1";
        assert_eq!(mates(taken, "d1d8"), Some(WhyNot::CheckerTaken(at("a5"))));
    }

    #[test]
    fn squares_without_what_is_sought() {
        let fen = "4k3/8/8/1p1n4/8/1P1B4/8/4K3 w - - 0 1";
        let attacked = |square| why(FindTarget::Attacked, fen, square);
        assert_eq!(attacked("b3"), Some(WhyNot::NotAttacked));
        assert_eq!(attacked("d5"), Some(WhyNot::NotOwn));
        let hanging = |square| why(FindTarget::Hanging, fen, square);
        assert_eq!(hanging("d5"), Some(WhyNot::OutOfReach));
        assert_eq!(hanging("d3"), Some(WhyNot::NotTheirs));
        let protected = "4k3/8/2p5/1p6/8/3B4/8/4K3 w - - 0 1";
        for target in [FindTarget::Hanging, FindTarget::Undefended] {
            let found = why(target, protected, "b5");
            assert_eq!(found, Some(WhyNot::Protected(at("c6"))), "{target:?}");
        }
        assert_eq!(
            why(FindTarget::Captures, fen, "d3e4"),
            Some(WhyNot::NoCapture)
        );
        assert_eq!(why(FindTarget::Checks, fen, "d3e4"), Some(WhyNot::NoCheck));
    }
}
