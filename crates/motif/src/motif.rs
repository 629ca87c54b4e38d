//! Tactical motifs: each with the pieces that take part, and their parts in it.

use chess::{Role, Square};

use crate::Theme;
use crate::board::PieceAt;

/// A motif with the pieces that take part, from which a sentence can be made.
///
/// Pieces stand where they stood when the motif began, unless it says otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Motif {
    /// A piece attacks two or more at once. By the king it has the key [`Theme::KingFork`].
    Fork {
        /// The attacking piece, where it has gone.
        forker: PieceAt,
        /// The most valuable first.
        targets: Vec<PieceAt>,
    },
    /// A piece cannot leave a line because of what stands behind it: the king, or else it is a [`Theme::RelativePin`].
    Pin {
        /// The piece that cannot leave.
        pinned: PieceAt,
        /// The slider that holds it.
        pinner: PieceAt,
        /// The piece that it shields.
        behind: PieceAt,
    },
    /// A slider takes what stood behind the piece that had to leave its line.
    Skewer {
        /// The slider.
        attacker: PieceAt,
        /// The piece in front, worth more.
        front: PieceAt,
        /// The piece behind it, which is lost.
        behind: PieceAt,
    },
    /// A piece leaves a line, and a slider on it captures.
    DiscoveredAttack {
        /// The piece that opened the line.
        opener: PieceAt,
        /// The slider.
        attacker: PieceAt,
        /// The piece captured.
        target: PieceAt,
    },
    /// A piece leaves a line, and a slider on it gives check.
    DiscoveredCheck {
        /// The piece that opened the line.
        opener: PieceAt,
        /// The slider that gives check.
        checker: PieceAt,
    },
    /// Two pieces give check at once.
    DoubleCheck {
        /// Both of them.
        checkers: Vec<PieceAt>,
    },
    /// A piece recaptures through the enemy piece that has captured on the same line.
    XRay {
        /// The slider that attacks through the enemy piece.
        attacker: PieceAt,
        /// The enemy piece it looked through, which captured.
        through: PieceAt,
        /// The square on which both captured.
        square: Square,
    },
    /// A king, queen or rook is drawn to a square where it is attacked.
    Attraction {
        /// The piece that was offered.
        bait: PieceAt,
        /// The piece that took it.
        lured: PieceAt,
    },
    /// A piece is drawn away from what it guards.
    Deflection {
        /// The guard.
        defender: PieceAt,
        /// The piece that drew it away.
        by: PieceAt,
        /// The square that it guarded.
        guarded: Square,
        /// The piece captured there; none for a promotion.
        lost: Option<PieceAt>,
    },
    /// A piece that guards two things has to choose.
    Overload {
        /// The overloaded guard.
        defender: PieceAt,
        /// The square that it still guarded.
        kept: Square,
        /// The piece that it had to give up.
        lost: PieceAt,
    },
    /// A piece between a slider and what it guards.
    Interference {
        /// The piece that stands between.
        blocker: PieceAt,
        /// The slider.
        defender: PieceAt,
        /// The piece that it guarded.
        lost: PieceAt,
    },
    /// A threat that must be answered, before the capture that was expected.
    Intermezzo {
        /// The move between.
        between: PieceAt,
        /// The piece that was to be captured, and is afterwards.
        target: PieceAt,
    },
    /// A piece leaves a line or square to another of its side.
    Clearance {
        /// The piece that left.
        cleared: PieceAt,
        /// The piece that goes there.
        user: PieceAt,
        /// The square to which it goes.
        square: Square,
    },
    /// A piece is lost wherever it goes.
    TrappedPiece {
        /// The piece.
        trapped: PieceAt,
    },
    /// A piece can be taken, and nobody recaptures.
    HangingPiece {
        /// The piece.
        hanging: PieceAt,
        /// The piece that takes it.
        capturer: PieceAt,
    },
    /// The guard of a piece is captured, and then the piece.
    CapturingDefender {
        /// The guard.
        defender: PieceAt,
        /// The piece that it guarded: the one lost, or the king that is mated.
        lost: PieceAt,
    },
    /// Material is given up for something better.
    Sacrifice {
        /// The piece that was given up, if the opponent's reply took one.
        given: Option<PieceAt>,
    },
    /// A move without check, capture or attack, before the end.
    QuietMove {
        /// The piece, where it has gone.
        mover: PieceAt,
    },
    /// A move that is needed to keep what there is.
    DefensiveMove {
        /// The piece, where it has gone.
        mover: PieceAt,
    },
    /// A king on its way over the board, with no pawns around it.
    ExposedKing {
        /// The king.
        king: PieceAt,
    },
    /// An attack on the castled king, of the [`Theme`] of the wing.
    WingAttack {
        /// The king.
        king: PieceAt,
        /// [`Theme::KingsideAttack`] or [`Theme::QueensideAttack`].
        wing: Theme,
    },
    /// A capture on f2 or f7 beside the king.
    AttackingF2F7 {
        /// The piece that captures.
        attacker: PieceAt,
    },
    /// A pawn near its promotion.
    AdvancedPawn {
        /// The pawn, where it has gone.
        pawn: PieceAt,
    },
    /// A pawn promotes. To less than a queen for a reason it is an [`Theme::UnderPromotion`] too.
    Promotion {
        /// The new piece.
        promoted: PieceAt,
    },
    /// A pawn promotes to less than a queen, for a reason.
    UnderPromotion {
        /// The new piece.
        promoted: PieceAt,
    },
    /// A pawn captures in passing.
    EnPassant {
        /// The pawn that captures, where it has gone.
        pawn: PieceAt,
    },
    /// The king castles.
    Castling {
        /// The king, where it has gone.
        king: PieceAt,
    },
    /// A slider stays on the line of an enemy slider that it could take.
    CollinearMove {
        /// The slider, where it has gone.
        mover: PieceAt,
        /// The one it did not take.
        spared: PieceAt,
    },
    /// The king is mated.
    Mate {
        /// The piece that moved last.
        by: PieceAt,
        /// The king.
        king: PieceAt,
        /// The pattern, [`Theme::Mate`] if it has no name.
        pattern: Theme,
    },
}

impl Motif {
    /// The theme whose rule it is an instance of.
    pub fn theme(&self) -> Theme {
        match self {
            Motif::Fork { forker, .. } if forker.piece.role == Role::King => Theme::KingFork,
            Motif::Fork { .. } => Theme::Fork,
            Motif::Pin { behind, .. } if behind.piece.role == Role::King => Theme::Pin,
            Motif::Pin { .. } => Theme::RelativePin,
            Motif::Skewer { .. } => Theme::Skewer,
            Motif::DiscoveredAttack { .. } => Theme::DiscoveredAttack,
            Motif::DiscoveredCheck { .. } => Theme::DiscoveredCheck,
            Motif::DoubleCheck { .. } => Theme::DoubleCheck,
            Motif::XRay { .. } => Theme::XRayAttack,
            Motif::Attraction { .. } => Theme::Attraction,
            Motif::Deflection { .. } => Theme::Deflection,
            Motif::Overload { .. } => Theme::Overload,
            Motif::Interference { .. } => Theme::Interference,
            Motif::Intermezzo { .. } => Theme::Intermezzo,
            Motif::Clearance { .. } => Theme::Clearance,
            Motif::TrappedPiece { .. } => Theme::TrappedPiece,
            Motif::HangingPiece { .. } => Theme::HangingPiece,
            Motif::CapturingDefender { .. } => Theme::CapturingDefender,
            Motif::Sacrifice { .. } => Theme::Sacrifice,
            Motif::QuietMove { .. } => Theme::QuietMove,
            Motif::DefensiveMove { .. } => Theme::DefensiveMove,
            Motif::ExposedKing { .. } => Theme::ExposedKing,
            Motif::WingAttack { wing, .. } => *wing,
            Motif::AttackingF2F7 { .. } => Theme::AttackingF2F7,
            Motif::AdvancedPawn { .. } => Theme::AdvancedPawn,
            Motif::Promotion { .. } => Theme::Promotion,
            Motif::UnderPromotion { .. } => Theme::UnderPromotion,
            Motif::EnPassant { .. } => Theme::EnPassant,
            Motif::Castling { .. } => Theme::Castling,
            Motif::CollinearMove { .. } => Theme::CollinearMove,
            Motif::Mate { pattern, .. } => *pattern,
        }
    }
}

/// A motif and when in the line it was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// Number of the solver's move that shows it, from 0.
    pub at: usize,
    /// The motif.
    pub motif: Motif,
}

impl Found {
    pub(crate) fn new(at: usize, motif: Motif) -> Found {
        Found { at, motif }
    }
}
