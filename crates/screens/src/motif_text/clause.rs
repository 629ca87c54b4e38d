//! Motifs as parts of a sentence, without a capital and a stop.

use super::names::theme_name;
use chess::{Role, Square, king_attacks};
use i18n::names::role_name;
use i18n::{Args, Lexicon, args};
use motif::{Line, Motif, PieceAt, Theme};

fn piece(piece: PieceAt, words: &Lexicon) -> String {
    in_case("motif-piece", piece, words)
}

pub(super) fn object(piece: PieceAt, words: &Lexicon) -> String {
    in_case("motif-object", piece, words)
}

fn in_case(message: &str, PieceAt { piece, square }: PieceAt, words: &Lexicon) -> String {
    words.with(
        message,
        &args!["role" => role_name(piece.role), "square" => square.to_string()],
    )
}

/// Several pieces with their squares: `the rook on e1 and the knight on f6`.
fn pieces(pieces: &[PieceAt], words: &Lexicon) -> String {
    joined(pieces.iter().map(|&one| piece(one, words)).collect(), words)
}

/// The pieces attacked by a fork, by their roles alone where these tell them apart: `king and queen`.
fn targets(targets: &[PieceAt], words: &Lexicon) -> String {
    let twice = |n: usize| {
        let role = targets[n].piece.role;
        targets[..n].iter().any(|other| other.piece.role == role)
    };
    if (1..targets.len()).any(twice) {
        return pieces(targets, words);
    }
    let roles = targets
        .iter()
        .map(|one| words.get(role_name(one.piece.role)));
    joined(roles.collect(), words)
}

fn joined(mut items: Vec<String>, words: &Lexicon) -> String {
    let last = items.pop().unwrap_or_default();
    if items.is_empty() {
        return last;
    }
    words.with(
        "motif-and",
        &args!["list" => items.join(", "), "last" => last],
    )
}

/// A motif as a part of a sentence, without a capital and a stop.
pub(super) fn clause(motif: &Motif, words: &Lexicon) -> String {
    let alone = |one: PieceAt| piece(one, words);
    let object = |one: PieceAt| object(one, words);
    let say = |name: &str, args: Args<'_>| words.with(name, &args);
    let of_one = |name: &str, one: PieceAt| words.with(name, &args!["piece" => alone(one)]);
    match motif {
        Motif::Mate { pattern, .. } => theme_name(*pattern, words),
        Motif::Fork {
            forker,
            targets: attacked,
        } => say(
            "explain-fork",
            args!["piece" => alone(*forker), "targets" => targets(attacked, words)],
        ),
        Motif::Pin {
            pinned,
            pinner,
            behind,
        } => say(
            "explain-pin",
            args!["piece" => alone(*pinner), "pinned" => object(*pinned), "behind" => alone(*behind)],
        ),
        Motif::Skewer {
            attacker,
            front,
            behind,
        } => say(
            "explain-skewer",
            args!["piece" => alone(*attacker), "front" => object(*front), "behind" => alone(*behind)],
        ),
        Motif::DiscoveredAttack {
            opener,
            attacker,
            target,
        } => say(
            "explain-discovered-attack",
            args!["piece" => alone(*opener), "attacker" => alone(*attacker), "target" => object(*target)],
        ),
        Motif::DiscoveredCheck { opener, checker } => say(
            "explain-discovered-check",
            args!["piece" => alone(*opener), "attacker" => alone(*checker)],
        ),
        Motif::DoubleCheck { checkers } => say(
            "explain-double-check",
            args!["checkers" => pieces(checkers, words)],
        ),
        Motif::XRay {
            attacker,
            through,
            square,
        } => say(
            "explain-x-ray",
            args!["piece" => alone(*attacker), "through" => object(*through), "square" => square.to_string()],
        ),
        Motif::Attraction { bait, lured } => say(
            "explain-attraction",
            args!["piece" => alone(*bait), "lured" => alone(*lured)],
        ),
        Motif::Deflection {
            defender,
            by,
            guarded,
            lost,
        } => {
            let mut args = args!["piece" => alone(*by), "defender" => object(*defender)];
            match lost {
                Some(lost) => args.set("lost", object(*lost)),
                None => args.set("square", guarded.to_string()),
            }
            say(
                match lost {
                    Some(_) => "explain-deflection",
                    None => "explain-deflection-square",
                },
                args,
            )
        }
        Motif::Overload {
            defender,
            kept,
            lost,
        } => say(
            "explain-overload",
            args!["defender" => alone(*defender), "square" => kept.to_string(), "lost" => object(*lost)],
        ),
        Motif::Interference {
            blocker,
            defender,
            lost,
        } => say(
            "explain-interference",
            args!["piece" => alone(*blocker), "defender" => alone(*defender), "lost" => object(*lost)],
        ),
        Motif::Intermezzo { between, target } => say(
            "explain-intermezzo",
            args!["piece" => alone(*between), "target" => object(*target)],
        ),
        Motif::Clearance {
            cleared,
            user,
            square,
        } => say(
            "explain-clearance",
            args!["piece" => alone(*cleared), "user" => alone(*user), "square" => square.to_string()],
        ),
        Motif::TrappedPiece { trapped } => of_one("explain-trapped", *trapped),
        Motif::HangingPiece { hanging, capturer } => say(
            "explain-hanging",
            args!["piece" => alone(*hanging), "capturer" => alone(*capturer)],
        ),
        Motif::CapturingDefender { defender, lost } if lost.piece.role == Role::King => say(
            "explain-capturing-defender-mate",
            args!["defender" => alone(*defender)],
        ),
        Motif::CapturingDefender { defender, lost } => say(
            "explain-capturing-defender",
            args!["defender" => alone(*defender), "lost" => object(*lost)],
        ),
        Motif::Sacrifice { given: Some(given) } => of_one("explain-sacrifice", *given),
        Motif::Sacrifice { given: None } => words.get("explain-sacrifice-material"),
        Motif::QuietMove { mover } => of_one("explain-quiet", *mover),
        Motif::DefensiveMove { mover } => of_one("explain-defensive", *mover),
        Motif::ExposedKing { king } => say("explain-exposed-king", args!["king" => alone(*king)]),
        Motif::WingAttack { king, .. } => {
            say("explain-wing-attack", args!["king" => object(*king)])
        }
        Motif::AttackingF2F7 { attacker } => of_one("explain-f2-f7", *attacker),
        Motif::AdvancedPawn { pawn } => of_one("explain-advanced-pawn", *pawn),
        Motif::Promotion { promoted } => promotion("explain-promotion", *promoted, words),
        Motif::UnderPromotion { promoted } => promotion("explain-underpromotion", *promoted, words),
        Motif::EnPassant { pawn } => say(
            "explain-en-passant",
            args!["square" => pawn.square.to_string()],
        ),
        Motif::Castling { king } => say(
            "explain-castling",
            args!["square" => king.square.to_string()],
        ),
        Motif::CollinearMove { mover, spared } => say(
            "explain-collinear",
            args!["piece" => alone(*mover), "spared" => object(*spared)],
        ),
    }
}

fn promotion(name: &str, promoted: PieceAt, words: &Lexicon) -> String {
    let piece = words.get(role_name(promoted.piece.role));
    words.with(
        name,
        &args!["piece" => piece, "square" => promoted.square.to_string()],
    )
}

/// A mate as a part of a sentence: its name, who gives check, and why the king cannot get away.
pub(super) fn mate(line: &Line, pattern: Theme, words: &Lexicon) -> String {
    let end = line.end();
    let king = end.king(end.turn());
    let on = |square: Square| end.piece_at(square).map(|piece| PieceAt { piece, square });
    let checkers: Vec<PieceAt> = end.checkers().into_iter().filter_map(on).collect();
    let name = theme_name(pattern, words);
    let [checker] = checkers[..] else {
        return words.with(
            "explain-mate-two",
            &args!["mate" => name, "checkers" => pieces(&checkers, words)],
        );
    };
    let mut args = args!["mate" => name, "piece" => piece(checker, words)];
    let around = king_attacks(king);
    let own = end.by_color(end.turn());
    let guards = end.attackers_to(checker.square, end.occupied()) & end.by_color(line.side());
    let mut guards: Vec<PieceAt> = guards.into_iter().filter_map(on).collect();
    guards.sort_by_key(|guard| guard.piece.role);
    let why = if pattern == Theme::BackRankMate {
        "explain-mate-back-rank"
    } else if (around & !own).is_empty() {
        "explain-mate-shut-in"
    } else if let Some(&guard) = guards.first().filter(|_| around.contains(checker.square)) {
        args.set("guard", piece(guard, words));
        "explain-mate-guarded"
    } else if (around & own).is_many() {
        "explain-mate-blocked"
    } else if let Some(blocker) = (around & own).first().and_then(on) {
        args.set("blocker", piece(blocker, words));
        "explain-mate-blocked-by"
    } else {
        "explain-mate-covered"
    };
    words.with(why, &args)
}
