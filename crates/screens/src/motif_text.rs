//! Themes and motifs in words: names and definitions of the themes, why a puzzle's solution works, why a move of a reviewed game was
//! bad, what a hint is about.
//!
//! A message is told each piece either alone (`motif-piece`) or as the object of its verb (`motif-object`), with its square, so that
//! a language can decline it.

mod clause;
mod hint;
mod names;
mod why_bad;

pub use hint::hint_motif;
pub use names::{theme_definition, theme_group_name, theme_name};
pub use why_bad::{Refuted, why_bad};

use chess::Role;
use clause::{clause, mate, object};
use i18n::names::role_name;
use i18n::{Lexicon, args};
use motif::{BlunderReason, Found, Gain, Line, Motif, PieceAt, Theme, Themes};
use narration::sentence;

/// Reason why a puzzle's solution works, in one or two sentences: made of the one or two motifs that matter most, in the order in which the line
/// shows them, and of the material won where they leave room.
///
/// The themes are those of the puzzle: where the line by itself shows nothing they say what is reached.
pub fn explanation(line: &Line, motifs: &[Found], themes: Themes, words: &Lexicon) -> String {
    let gain = line.gain();
    let chosen = chosen(line, motifs, gain);
    let told = |found: &&Found| match found.motif {
        Motif::Mate { pattern, .. } => mate(line, pattern, words),
        ref motif => clause(motif, words),
    };
    let mut clauses: Vec<String> = chosen.iter().map(told).collect();
    let mated = line.end().is_checkmate();
    if themes.contains(Theme::Zugzwang) && !mated {
        clauses.truncate(1);
        clauses.push(words.get("explain-zugzwang"));
    }
    let said = |found: &&Found| says_gain(&found.motif, gain);
    if clauses.len() < 2 && !mated && !chosen.iter().any(said) {
        clauses.extend(gain.map(|gain| gain_clause(gain, words)));
    }
    if clauses.is_empty() {
        clauses.push(words.get(goal(line, themes)));
    }
    let sentences: Vec<String> = clauses
        .iter()
        .map(|clause| sentence(clause, words))
        .collect();
    sentences.join(" ")
}

/// A reason why a move was bad, in one sentence. `reply` is the opponent's best move against it, as the reader wants moves written.
pub fn blunder_sentence(reason: &BlunderReason, reply: &str, words: &Lexicon) -> String {
    sentence(&blunder(reason, reply, words), words)
}

/// A reason why a move was bad, as the predicate of the move that is written before it: `2.Rd2 loses the rook: Bxd2.`
pub fn blunder_predicate(reason: &BlunderReason, reply: &str, words: &Lexicon) -> String {
    words.with("sentence", &args!["words" => blunder(reason, reply, words)])
}

fn blunder(reason: &BlunderReason, reply: &str, words: &Lexicon) -> String {
    let of_piece = |name: &str, piece: &PieceAt| {
        words.with(
            name,
            &args!["piece" => object(*piece, words), "move" => reply],
        )
    };
    match reason {
        BlunderReason::AllowsMate { moves } => {
            words.with("blunder-mate", &args!["moves" => *moves, "move" => reply])
        }
        BlunderReason::PutsEnPrise { piece } => {
            let piece = words.get(role_name(piece.piece.role));
            words.with(
                "blunder-en-prise",
                &args!["piece" => piece, "move" => reply],
            )
        }
        BlunderReason::LeavesUnguarded { piece, .. } => of_piece("blunder-unguarded", piece),
        BlunderReason::LeavesHanging { piece } => of_piece("blunder-hanging", piece),
        BlunderReason::MissesCapture { piece } => of_piece("blunder-missed", piece),
        BlunderReason::Allows(found) => {
            let why = clause(&found.motif, words);
            words.with("blunder-allows", &args!["move" => reply, "why" => why])
        }
    }
}

/// Rank of a motif among those of a line, the one that matters most first: its tier and its place there. Of each tier one is told.
fn rank(motif: &Motif) -> (u8, u8) {
    match motif {
        Motif::Mate { .. } => (0, 0),
        // The point of the solution.
        Motif::Overload { .. } => (1, 0),
        Motif::Attraction { .. } => (1, 1),
        Motif::Deflection { .. } => (1, 2),
        Motif::Interference { .. } => (1, 3),
        Motif::CapturingDefender { .. } => (1, 4),
        Motif::Intermezzo { .. } => (1, 5),
        Motif::Clearance { .. } => (1, 6),
        Motif::XRay { .. } => (1, 7),
        // What is attacked by it.
        Motif::Fork { .. } => (2, 0),
        Motif::Skewer { .. } => (2, 1),
        Motif::DiscoveredAttack { .. } => (2, 2),
        Motif::DoubleCheck { .. } => (2, 3),
        Motif::DiscoveredCheck { .. } => (2, 4),
        Motif::TrappedPiece { .. } => (2, 5),
        Motif::Pin { .. } => (2, 6),
        Motif::UnderPromotion { .. } => (3, 0),
        Motif::Promotion { .. } => (3, 1),
        Motif::EnPassant { .. } => (3, 2),
        // Only where nothing above is found.
        Motif::HangingPiece { .. } => (4, 0),
        Motif::Sacrifice { .. } => (4, 1),
        Motif::QuietMove { .. } => (5, 0),
        Motif::Castling { .. } => (5, 1),
        Motif::CollinearMove { .. } => (5, 2),
        Motif::AttackingF2F7 { .. } => (5, 3),
        Motif::AdvancedPawn { .. } => (5, 4),
        // Nor where the line wins something.
        Motif::DefensiveMove { .. } => (6, 0),
        Motif::ExposedKing { .. } => (6, 1),
        Motif::WingAttack { .. } => (6, 2),
    }
}

/// Ranks from here on are told only where none before but the mate is.
const MINOR: u8 = 4;

/// Ranks from here on are not told where the line wins material or mates.
const LEAST: u8 = 6;

/// The one or two motifs that matter most, in their order in the line.
fn chosen<'a>(line: &Line, motifs: &'a [Found], gain: Option<Gain>) -> Vec<&'a Found> {
    let mated = line.end().is_checkmate();
    let last = line.solver_moves() - 1;
    // The clause of the mate says itself who gives check, and that one wins a piece beside it is beside the point.
    let beside_mate = |found: &Found| match found.motif {
        Motif::DoubleCheck { .. } | Motif::DiscoveredCheck { .. } | Motif::AttackingF2F7 { .. } => {
            found.at == last
        }
        Motif::HangingPiece { .. } | Motif::TrappedPiece { .. } => true,
        _ => false,
    };
    let mut told: Vec<&Found> = motifs
        .iter()
        .filter(|found| !(mated && beside_mate(found)))
        .filter(|found| rank(&found.motif).0 < LEAST || gain.is_none() && !mated)
        .collect();
    told.sort_by_key(|found| rank(&found.motif));
    let mut chosen: Vec<&Found> = Vec::new();
    let mut tiers: Vec<u8> = Vec::new();
    for found in told {
        let (tier, _) = rank(&found.motif);
        let covered = tier >= MINOR && tiers.iter().any(|&tier| tier > 0);
        if chosen.len() < 2 && !tiers.contains(&tier) && !covered {
            tiers.push(tier);
            chosen.push(found);
        }
    }
    // The mate is last even where another motif is of the same move.
    chosen.sort_by_key(|found| (found.at, matches!(found.motif, Motif::Mate { .. })));
    chosen
}

/// True if what a motif says is all that the line wins.
fn says_gain(motif: &Motif, gain: Option<Gain>) -> bool {
    match motif {
        Motif::Promotion { .. } | Motif::UnderPromotion { .. } => true,
        Motif::HangingPiece { hanging, .. } => gain == Some(Gain::Piece(hanging.piece.role)),
        _ => false,
    }
}

/// The material that a line wins, in words.
fn gain_clause(gain: Gain, words: &Lexicon) -> String {
    let named = |role: Role| words.get(role_name(role));
    match gain {
        Gain::Piece(role) => words.with("explain-gain", &args!["piece" => named(role)]),
        Gain::PieceFor(role, given) => words.with(
            "explain-gain-for",
            &args!["piece" => named(role), "given" => named(given)],
        ),
        Gain::Points(points) => words.with("explain-gain-material", &args!["points" => points]),
    }
}

/// The message about what a line reaches that wins nothing by itself.
fn goal(line: &Line, themes: Themes) -> &'static str {
    if line.end().is_stalemate() {
        "explain-stalemate"
    } else if themes.contains(Theme::Crushing) {
        "explain-crushing"
    } else if themes.contains(Theme::Advantage) {
        "explain-advantage"
    } else if themes.contains(Theme::Equality) {
        "explain-equality"
    } else {
        "explain-best"
    }
}

#[cfg(test)]
mod tests;
