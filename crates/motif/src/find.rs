//! All motifs of a line, and the themes they amount to.

use crate::line::Line;
use crate::motif::Found;
use crate::{Theme, Themes};
use crate::{
    defender, discovered, fork, king_attack, lines, lure, mate, phase, pin, quiet, sacrifice,
    special, target,
};

/// Facts about a line that only an engine knows.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct EngineView {
    /// Evaluation of the last position in centipawns for the solver.
    pub centipawns: Option<i32>,
    /// True if passing would be better for the opponent than any move, after one of the solver's.
    pub zugzwang: bool,
}

impl Line {
    /// The motifs, each theme once, in the order in which the line shows them.
    pub fn motifs(&self) -> Vec<Found> {
        let mut found = fork::find(self);
        let rules: [fn(&Line) -> Option<Found>; 28] = [
            pin::absolute,
            pin::relative,
            lines::skewer,
            lines::x_ray,
            lines::clearance,
            discovered::check,
            discovered::double,
            discovered::attack,
            lure::attraction,
            lure::deflection,
            lure::overload,
            defender::capturing,
            defender::interference,
            defender::intermezzo,
            target::hanging,
            target::trapped,
            sacrifice::find,
            quiet::quiet,
            quiet::defensive,
            king_attack::exposed,
            king_attack::wing,
            king_attack::f2_f7,
            special::advanced_pawn,
            special::promotion,
            special::under_promotion,
            special::en_passant,
            special::castling,
            special::collinear,
        ];
        found.extend(rules.iter().filter_map(|rule| rule(self)));
        found.extend(mate::find(self));
        found.sort_by_key(|found| found.at);
        found
    }

    /// The themes: those of the motifs, and what is counted: mate in how many, length, phase, kind of endgame, and how much is won.
    pub fn themes(&self, engine: EngineView) -> Themes {
        let mut themes: Themes = self
            .motifs()
            .iter()
            .map(|found| found.motif.theme())
            .collect();
        themes |= mate::themes(self);
        // The published rule has a discovered check for a discovered attack.
        if themes.contains(Theme::DiscoveredCheck) {
            themes.insert(Theme::DiscoveredAttack);
        }
        // Nor is it an attack on a wing if it is a fork or a mate on the back rank.
        if themes.contains(Theme::Fork) || themes.contains(Theme::BackRankMate) {
            themes.remove(Theme::KingsideAttack);
            themes.remove(Theme::QueensideAttack);
        }
        themes.insert(self.length());
        themes.insert(phase::phase(self.start()));
        themes.extend(phase::endgame(self));
        if engine.zugzwang {
            themes.insert(Theme::Zugzwang);
        }
        if !themes.contains(Theme::Mate) {
            themes.extend(engine.centipawns.map(won));
        }
        themes
    }

    /// *oneMove*, *short*, *long*, *veryLong*: one, two, three, more moves of the solver.
    fn length(&self) -> Theme {
        match self.solver_moves() {
            1 => Theme::OneMove,
            2 => Theme::Short,
            3 => Theme::Long,
            _ => Theme::VeryLong,
        }
    }
}

/// *crushing*, *advantage*, *equality*: more than six pawns at the end, more than two, no more than that.
fn won(centipawns: i32) -> Theme {
    match centipawns {
        601.. => Theme::Crushing,
        201.. => Theme::Advantage,
        _ => Theme::Equality,
    }
}
