//! Groups of themes, as a menu shows them.

use crate::Theme;

/// A group of themes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ThemeGroup {
    /// Mates: in how many moves, and by which pattern.
    Mates,
    /// Tactics: the motifs of play.
    Tactics,
    /// Moves that are special by the laws.
    SpecialMoves,
    /// Goals: how much is won, or saved.
    Goals,
    /// Phases of the game.
    Phases,
    /// Endings, by the pieces that are left.
    Endings,
    /// Lengths of the solution.
    Lengths,
    /// Players of the game that the puzzle is from.
    Players,
}

impl ThemeGroup {
    /// All of them, in the order of a menu.
    pub const ALL: [ThemeGroup; 8] = [
        ThemeGroup::Mates,
        ThemeGroup::Tactics,
        ThemeGroup::SpecialMoves,
        ThemeGroup::Goals,
        ThemeGroup::Phases,
        ThemeGroup::Endings,
        ThemeGroup::Lengths,
        ThemeGroup::Players,
    ];

    /// The name in files of messages.
    pub const fn key(self) -> &'static str {
        match self {
            ThemeGroup::Mates => "mates",
            ThemeGroup::Tactics => "tactics",
            ThemeGroup::SpecialMoves => "special-moves",
            ThemeGroup::Goals => "goals",
            ThemeGroup::Phases => "phases",
            ThemeGroup::Endings => "endings",
            ThemeGroup::Lengths => "lengths",
            ThemeGroup::Players => "players",
        }
    }

    /// The themes of the group, in the order of a menu: the common ones first.
    pub const fn themes(self) -> &'static [Theme] {
        match self {
            ThemeGroup::Mates => &[
                Theme::Mate,
                Theme::MateIn1,
                Theme::MateIn2,
                Theme::MateIn3,
                Theme::MateIn4,
                Theme::MateIn5,
                Theme::BackRankMate,
                Theme::SmotheredMate,
                Theme::AnastasiaMate,
                Theme::ArabianMate,
                Theme::BalestraMate,
                Theme::BlindSwineMate,
                Theme::BodenMate,
                Theme::CornerMate,
                Theme::DoubleBishopMate,
                Theme::DovetailMate,
                Theme::EpauletteMate,
                Theme::HookMate,
                Theme::KillBoxMate,
                Theme::MorphysMate,
                Theme::OperaMate,
                Theme::PillsburysMate,
                Theme::SwallowstailMate,
                Theme::TriangleMate,
                Theme::VukovicMate,
            ],
            ThemeGroup::Tactics => &[
                Theme::Fork,
                Theme::KingFork,
                Theme::Pin,
                Theme::RelativePin,
                Theme::Skewer,
                Theme::DiscoveredAttack,
                Theme::DiscoveredCheck,
                Theme::DoubleCheck,
                Theme::HangingPiece,
                Theme::TrappedPiece,
                Theme::Sacrifice,
                Theme::Attraction,
                Theme::Deflection,
                Theme::Overload,
                Theme::Overloading,
                Theme::CapturingDefender,
                Theme::Interference,
                Theme::Intermezzo,
                Theme::CheckFirst,
                Theme::Clearance,
                Theme::XRayAttack,
                Theme::CollinearMove,
                Theme::QuietMove,
                Theme::DefensiveMove,
                Theme::Zugzwang,
                Theme::ExposedKing,
                Theme::KingsideAttack,
                Theme::QueensideAttack,
                Theme::AttackingF2F7,
            ],
            ThemeGroup::SpecialMoves => &[
                Theme::AdvancedPawn,
                Theme::Promotion,
                Theme::UnderPromotion,
                Theme::EnPassant,
                Theme::Castling,
            ],
            ThemeGroup::Goals => &[Theme::Crushing, Theme::Advantage, Theme::Equality],
            ThemeGroup::Phases => &[Theme::Opening, Theme::Middlegame, Theme::Endgame],
            ThemeGroup::Endings => &[
                Theme::PawnEndgame,
                Theme::KnightEndgame,
                Theme::BishopEndgame,
                Theme::RookEndgame,
                Theme::QueenEndgame,
                Theme::QueenRookEndgame,
            ],
            ThemeGroup::Lengths => &[Theme::OneMove, Theme::Short, Theme::Long, Theme::VeryLong],
            ThemeGroup::Players => &[Theme::Master, Theme::MasterVsMaster, Theme::SuperGm],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_theme_is_in_one_group() {
        for theme in Theme::ALL {
            let holds =
                |group: &ThemeGroup| group.themes().iter().filter(|&it| it == theme).count();
            let times: usize = ThemeGroup::ALL.iter().map(holds).sum();
            assert_eq!(times, 1, "{theme}");
        }
    }
}
