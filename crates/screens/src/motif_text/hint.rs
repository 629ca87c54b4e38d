//! The motif of a hint: named and defined, without the move that brings it about.

use super::{rank, theme_definition, theme_name};
use chess::{Move, Position};
use i18n::Lexicon;
use motif::{Found, Line, Motif, Theme};
use narration::sentence;

/// Half-moves of the best play in which a motif is looked for: what comes later is no idea to begin with.
const NEAR: usize = 7;

/// Ranks from here on are no tactics: they win nothing by themselves.
const NO_TACTICS: u8 = 5;

/// The motif of the best play in a position, in words that a beginner can look for: its name and definition. `last` is the position before the
/// opponent's last move, and that move.
///
/// None where the line neither wins material nor mates, or only takes back, or where another motif than the first move's wins. A mate in one
/// is not named by its pattern.
pub fn hint_motif(
    last: Option<(&Position, Move)>,
    position: &Position,
    best: &[Move],
    words: &Lexicon,
) -> Option<String> {
    let theme = theme(last, position, best)?;
    let name = sentence(&theme_name(theme, words), words);
    Some([name, theme_definition(theme, words)].join(" "))
}

fn theme(last: Option<(&Position, Move)>, position: &Position, best: &[Move]) -> Option<Theme> {
    let near = &best[..best.len().min(NEAR)];
    let line = match last {
        Some((before, played)) => {
            let moves: Vec<Move> = [played].into_iter().chain(near.iter().copied()).collect();
            Line::after_move(before.clone(), &moves)
        }
        None => Line::new(position.clone(), near),
    }?;
    let motifs = line.motifs();
    if line.end().is_checkmate() {
        return mate(&line, &motifs);
    }
    let takes_back = last.is_some_and(|(before, played)| {
        before.is_capture(played) && before.destination(played) == position.destination(best[0])
    });
    line.gain().filter(|_| !takes_back)?;
    let tactics = motifs.iter().filter(|found| begins(found));
    let first = tactics.min_by_key(|found| rank(&found.motif))?;
    Some(first.motif.theme())
}

/// The pattern of a mate, or in how many moves it is; none in one.
fn mate(line: &Line, motifs: &[Found]) -> Option<Theme> {
    let number = match line.solver_moves() {
        1 => return None,
        2 => Theme::MateIn2,
        3 => Theme::MateIn3,
        _ => Theme::MateIn4,
    };
    let named = motifs.iter().find_map(|found| match found.motif {
        Motif::Mate { pattern, .. } => (pattern != Theme::Mate).then_some(pattern),
        _ => None,
    });
    Some(named.unwrap_or(number))
}

/// True if a motif is a tactic that begins with the first move.
fn begins(found: &Found) -> bool {
    match found.motif {
        // Found with the move that takes what the first has aimed at.
        Motif::Skewer { .. } | Motif::XRay { .. } => found.at <= 1,
        // A pawn on its way.
        Motif::Promotion { .. } | Motif::UnderPromotion { .. } => true,
        ref motif => found.at == 0 && rank(motif).0 < NO_TACTICS,
    }
}
