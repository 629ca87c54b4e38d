//! Reasons why a move was bad, found in the line that refutes it.

use chess::{Move, Position};

use crate::Theme;
use crate::board::{PieceAt, attackers, hangs, is_en_prise, value};
use crate::line::Line;
use crate::motif::Found;

/// A reason why a move was bad.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BlunderReason {
    /// The opponent mates in so many moves.
    AllowsMate {
        /// Moves of the opponent.
        moves: usize,
    },
    /// The moved piece can be taken where it went, for less than its worth.
    PutsEnPrise {
        /// The piece, where it went.
        piece: PieceAt,
    },
    /// A piece that the moved one guarded, or that its move uncovered, is taken: *leaves the rook on a8 unprotected*.
    LeavesUnguarded {
        /// The piece that is taken.
        piece: PieceAt,
        /// The piece that moved, where it stood.
        guard: PieceAt,
    },
    /// A piece that could be taken before is not saved.
    LeavesHanging {
        /// The piece.
        piece: PieceAt,
    },
    /// The opponent has a tactic.
    Allows(Found),
    /// A piece of the opponent that could be taken for less than its worth is not taken.
    MissesCapture {
        /// The piece.
        piece: PieceAt,
    },
}

impl BlunderReason {
    /// Worth in pawns of the piece that the move gives away or does not take; none for a mate and a tactic.
    pub fn worth(&self) -> Option<u32> {
        match self {
            BlunderReason::PutsEnPrise { piece }
            | BlunderReason::LeavesUnguarded { piece, .. }
            | BlunderReason::LeavesHanging { piece }
            | BlunderReason::MissesCapture { piece } => {
                Some(value(piece.piece.role).unsigned_abs())
            }
            BlunderReason::AllowsMate { .. } | BlunderReason::Allows(_) => None,
        }
    }
}

/// The capture by a better move that the move played in its place has missed: of a piece that is not guarded, or worth more than
/// an attacker of it.
pub fn missed_capture(before: &Position, played: Move, better: Move) -> Option<BlunderReason> {
    let piece = PieceAt::on(before, better.to())?;
    let is_capture = piece.piece.color != before.turn() && played.to() != better.to();
    (is_capture && is_en_prise(before, better.to()))
        .then_some(BlunderReason::MissesCapture { piece })
}

/// The reasons why a move played in a position was bad, the plainest first, if the opponent's best play against it is `refutation`.
///
/// Nothing if the moves are not legal there or show nothing.
pub fn blunder_reasons(before: &Position, played: Move, refutation: &[Move]) -> Vec<BlunderReason> {
    let moves: Vec<Move> = std::iter::once(played)
        .chain(refutation.iter().copied())
        .collect();
    let Some(line) = Line::after_move(before.clone(), &moves) else {
        return Vec::new();
    };
    let mut reasons = Vec::new();
    if line.end().is_checkmate() {
        let moves = line.solver_moves();
        reasons.push(BlunderReason::AllowsMate { moves });
    }
    reasons.extend(loss(&line));
    let allowed = line
        .motifs()
        .into_iter()
        .filter(|found| is_tactic(found.motif.theme()));
    reasons.extend(allowed.map(BlunderReason::Allows));
    reasons
}

/// The loss of the first piece, if the refutation begins with its capture.
fn loss(line: &Line) -> Option<BlunderReason> {
    let blunder = line.before(0)?;
    let taken = line.solver(0)?;
    let piece = PieceAt::new(taken.victim()?, taken.to);
    let side = blunder.side();
    if taken.to == blunder.to {
        // A piece that has taken its worth, or is taken for its worth, is not lost.
        let sold = blunder.victim().map_or(0, |sold| value(sold.role));
        let lost = sold < value(piece.piece.role) && is_en_prise(&blunder.after, taken.to);
        return lost.then_some(BlunderReason::PutsEnPrise { piece });
    }
    if !hangs(&blunder.after, side, taken.to) {
        return None;
    }
    let before = &blunder.before;
    if hangs(before, side, taken.to) && attackers(before, !side, taken.to).any() {
        return Some(BlunderReason::LeavesHanging { piece });
    }
    let guard = blunder.mover_before();
    Some(BlunderReason::LeavesUnguarded { piece, guard })
}

/// True if a theme is a tactic: the way something is won, told in one sentence.
fn is_tactic(theme: Theme) -> bool {
    matches!(
        theme,
        Theme::Fork
            | Theme::KingFork
            | Theme::Pin
            | Theme::RelativePin
            | Theme::Skewer
            | Theme::DiscoveredAttack
            | Theme::DiscoveredCheck
            | Theme::DoubleCheck
            | Theme::XRayAttack
            | Theme::Attraction
            | Theme::Deflection
            | Theme::Overload
            | Theme::Interference
            | Theme::Intermezzo
            | Theme::TrappedPiece
            | Theme::CapturingDefender
            | Theme::Promotion
    )
}
