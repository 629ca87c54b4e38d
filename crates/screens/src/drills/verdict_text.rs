//! A drill in words: the task, the verdict on the last move with the reason, the plan.

use super::attempt::{Attempt, End, Help, Judged, Phase};
use super::list;
use chess::{Bitboard, Color, Move, Position, Role, Square};
use i18n::{Lexicon, args};
use platform::preferences::Notation;
use tablebase::{MoveEffect, Task, key_squares, opposition};
use widgets::verdict_bar::{Verdict, VerdictText};

/// The task and how far it is, in a title and a line.
pub fn task(attempt: &Attempt, words: &Lexicon) -> (String, String) {
    let count = |name: &str, count: u32| words.with(name, &args!["count" => count]);
    let made = attempt.moves_made();
    if let Phase::Over(end) = attempt.phase() {
        let title = match end {
            End::Mate => count("drill-mated", made),
            End::Held => words.get("drill-held"),
            End::FiftyMoves | End::Repetition => words.get("drill-drawn"),
        };
        let mut facts = Vec::new();
        if end == End::Mate {
            facts.push(count("drill-perfect", attempt.perfect()));
        }
        facts.push(if attempt.passed() {
            words.get("drill-passed")
        } else if attempt.helped() {
            words.get("drill-helped")
        } else {
            pass_mark(attempt, words)
        });
        return (title, facts.join(" · "));
    }
    let distance = attempt.distances().last().copied().unwrap_or_default();
    let title = match (attempt.drill().task, attempt.learner()) {
        (Task::Win, Color::White) => count("drill-white-mates", distance),
        (Task::Win, Color::Black) => count("drill-black-mates", distance),
        (_, Color::White) => words.get("drill-white-holds"),
        (_, Color::Black) => words.get("drill-black-holds"),
    };
    let mut facts = vec![words.with("drill-move", &args!["number" => made + 1])];
    if attempt.lost() > 0 {
        facts.push(count("drill-more", attempt.lost()));
    }
    (title, facts.join(" · "))
}

/// The pass mark of an attempt, in words.
pub fn pass_mark(attempt: &Attempt, words: &Lexicon) -> String {
    match attempt.most_moves() {
        Some(most) => words.with("drill-most", &args!["count" => most]),
        None => words.get(list::pass_of_result(attempt.drill().task)),
    }
}

/// The verdict on what is on the board, or the hint that was asked for.
pub fn verdict(
    attempt: &Attempt,
    help: Help,
    notation: Notation,
    words: &Lexicon,
) -> Option<VerdictText> {
    let text = |verdict, word: String, reason: String| {
        Some(VerdictText {
            verdict,
            word,
            reason,
        })
    };
    let phase = attempt.phase();
    if phase == Phase::Learner && help != Help::None {
        let hint = hint(attempt, help, notation, words)?;
        return text(Verdict::Info, words.get("solve-hint-word"), hint);
    }
    if let Phase::Over(end) = phase {
        let (verdict, word, reason) = match end {
            End::Mate if attempt.lost() == 0 => {
                (Verdict::Right, "drill-verdict-mate", "drill-perfectly")
            }
            End::Mate => {
                let lost = words.with("drill-more", &args!["count" => attempt.lost()]);
                let word = words.get("drill-verdict-mate");
                return text(Verdict::Right, word, sentence(&lost, words));
            }
            End::Held => (Verdict::Right, "drill-draw-kept", "drill-held-how"),
            End::FiftyMoves => (Verdict::Wrong, "drill-lets-go-win", "solve-fifty-moves"),
            End::Repetition => (Verdict::Wrong, "drill-lets-go-win", "solve-repetition"),
        };
        return text(verdict, words.get(word), words.get(reason));
    }
    let judged = attempt.last_judged()?;
    let written = |mv: Move| written(&judged.before, mv, notation, words);
    match judged.effect() {
        MoveEffect::KeepsWin { mate_in, longer_by } => {
            let before = judged.values.0.moves();
            let (now, left) = (mate_in - 1, before - 1);
            let mut reasons = Vec::new();
            let word = if longer_by == 0 {
                words.with("drill-was", &args!["now" => now, "before" => before])
            } else {
                let name = match left {
                    0 => "drill-would-mate",
                    _ => "drill-would-leave",
                };
                let told = args!["best" => written(judged.best), "left" => left];
                reasons.push(words.with(name, &told));
                words.with("drill-longer", &args!["count" => longer_by, "now" => now])
            };
            reasons.extend(pawn_words(&judged, words));
            let verdict = match longer_by {
                0 => Verdict::Right,
                longer_by => Verdict::Longer(longer_by),
            };
            text(verdict, word, reasons.join(" "))
        }
        MoveEffect::KeepsDraw => {
            let reason = pawn_words(&judged, words).join(" ");
            text(Verdict::Right, words.get("drill-draw-kept"), reason)
        }
        MoveEffect::LetsGoOfWin => text(
            Verdict::Wrong,
            words.get("drill-lets-go-win"),
            refuted(&judged, 0, notation, words),
        ),
        MoveEffect::LetsGoOfDraw { mated_in } => text(
            Verdict::Wrong,
            words.get("drill-lets-go-draw"),
            refuted(&judged, mated_in, notation, words),
        ),
        MoveEffect::TurnsWinIntoLoss { mated_in } => text(
            Verdict::Wrong,
            words.get("drill-loses"),
            refuted(&judged, mated_in, notation, words),
        ),
        MoveEffect::StaysLost { .. } => None,
    }
}

/// Reason why a move has let go of something: the reply that shows it.
fn refuted(judged: &Judged, mated_in: u32, notation: Notation, words: &Lexicon) -> String {
    let after = judged.before.after(judged.played);
    if after.is_stalemate() {
        return words.get("solve-stalemate");
    }
    let Some(reply) = judged.reply else {
        return String::new();
    };
    let written = written(&after, reply, notation, words);
    let mut reasons = vec![if mated_in > 0 {
        words.with(
            "drill-refuted-loss",
            &args!["move" => written.as_str(), "count" => mated_in],
        )
    } else {
        words.with("drill-refuted-draw", &args!["move" => written.as_str()])
    }];
    let shown = after.after(reply);
    if key_squares(&shown).is_some() && opposition(&shown).is_some() {
        reasons.push(words.get("drill-opposition-other"));
    }
    reasons.join(" ")
}

/// Facts about king and pawn against king after the learner's move: the opposition, and key squares.
fn pawn_words(judged: &Judged, words: &Lexicon) -> Vec<String> {
    let after = judged.before.after(judged.played);
    let Some(key) = key_squares(&after) else {
        return Vec::new();
    };
    let learner = judged.before.turn();
    let mut facts = Vec::new();
    let has_pawn = after.pieces(learner, Role::Pawn).any();
    if has_pawn && key.contains(after.king(learner)) {
        facts.push(words.get("drill-key-on"));
    } else if opposition(&after) == Some(learner) {
        facts.push(words.get("drill-opposition-own"));
    }
    facts
}

/// A hint: the plan in words, the piece, the move.
fn hint(attempt: &Attempt, help: Help, notation: Notation, words: &Lexicon) -> Option<String> {
    let position = attempt.position();
    if help == Help::Plan {
        return Some(plan(attempt, &position, words));
    }
    let best = attempt.best()?;
    if help == Help::Move {
        let best = written(&position, best, notation, words);
        return Some(words.with("solve-hint-move", &args!["move" => best.as_str()]));
    }
    let piece = position.piece_at(best.from())?;
    let name = narration::Narrator::new(words, false).piece(piece);
    let square = best.from().to_string();
    Some(words.with(
        "solve-hint-piece",
        &args!["piece" => name.as_str(), "square" => square.as_str()],
    ))
}

/// The plan of a drill, and what the position has to do with it.
fn plan(attempt: &Attempt, position: &Position, words: &Lexicon) -> String {
    let name = format!("drill-{}-plan", attempt.drill().key);
    let mut plan = if let Some(corners) = mating_corners(position, attempt.learner()) {
        words.with(&name, &args!["corners" => corners.as_str()])
    } else {
        words.get(&name)
    };
    if let Some(key) = key_squares(position) {
        let squares = named(key);
        plan.push(' ');
        plan += &words.with("drill-key-squares", &args!["squares" => squares.as_str()]);
    }
    plan
}

/// The corners in which a single bishop helps to mate: those of its colour.
fn mating_corners(position: &Position, side: Color) -> Option<String> {
    let bishops = position.pieces(side, Role::Bishop);
    let bishop = bishops.first().filter(|_| !bishops.is_many())?;
    let corners = [Square::A1, Square::A8, Square::H1, Square::H8];
    let of_its_colour = corners
        .into_iter()
        .filter(|corner| corner.is_dark() == bishop.is_dark());
    Some(named(of_its_colour.fold(Bitboard::EMPTY, Bitboard::with)))
}

/// Squares by their names.
fn named(squares: Bitboard) -> String {
    let names: Vec<String> = squares
        .into_iter()
        .map(|square| square.to_string())
        .collect();
    names.join(", ")
}

fn written(position: &Position, mv: Move, notation: Notation, words: &Lexicon) -> String {
    narration::written_text(position.to_san(mv), notation, words)
}

/// A phrase as a sentence.
fn sentence(text: &str, words: &Lexicon) -> String {
    narration::sentence(text, words)
}
