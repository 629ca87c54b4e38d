//! Moves and losses of a review in words.

use super::super::annotate;
use super::super::eval_format::percent;
use super::super::graph::verdict_name;
use super::super::study::Study;
use crate::motif_text::blunder_sentence;
use chess::{Color, Move, Position};
use game::judgement::Verdict;
use game::tree::{NodeId, Score};
use i18n::{Lexicon, args};
use leptos::prelude::*;
use motif::{BlunderReason, blunder_reasons};
use narration::written_text;

impl Study {
    /// A move with its number, as the reader wants it: `15. Rg1`.
    pub(super) fn numbered(self, id: NodeId) -> Option<String> {
        let notation = self.preferences.with(|chosen| chosen.notation);
        self.tree.with(|tree| {
            let before = tree.position(tree.parent(id)?);
            let san = before.to_san(tree[id].mv()?);
            let dots = if before.turn() == Color::White {
                "."
            } else {
                "…"
            };
            let number = before.fullmove_number();
            let san = written_text(san, notation, &self.words.now());
            Some(format!("{number}{dots} {san}"))
        })
    }

    /// The better move that a review has shown beside this one, in words.
    pub(super) fn best_was(self, id: NodeId) -> Option<String> {
        let better = self.tree.with(|tree| annotate::better(tree, id))?;
        let args = args!["move" => self.numbered(better)?];
        Some(self.words.now().with("review-best", &args))
    }
}

/// Half-moves of the best play after a move in which the reason is sought why it was bad: what comes later is another matter.
const NEAR: usize = 7;

impl Study {
    /// The reason why a move was bad, in a sentence, where the engine has searched the position after it.
    pub(super) fn why_bad(self, id: NodeId) -> Option<String> {
        let (before, played, score) = self.tree.with(|tree| {
            let before = tree.position(tree.parent(id)?);
            Some((before, tree[id].mv()?, tree[id].eval.map(|eval| eval.score)))
        })?;
        let after = before.after(played);
        let best = self.best_play(&after)?;
        let reason = blunder_reason(&before, played, &best, score)?;
        let notation = self.preferences.with(|chosen| chosen.notation);
        let words = self.words.now();
        let reply = written_text(after.to_san(*best.first()?), notation, &words);
        Some(blunder_sentence(&reason, &reply, &words))
    }
}

/// The plainest reason why a move was bad, by the best play after it and the evaluation there, which sees mates beyond the end of that
/// line.
fn blunder_reason(
    before: &Position,
    played: Move,
    best: &[Move],
    score: Option<Score>,
) -> Option<BlunderReason> {
    if let Some(Score::Mate(moves)) = score
        && (moves > 0) == (before.turn() == Color::Black)
    {
        return Some(BlunderReason::AllowsMate {
            moves: moves.unsigned_abs() as usize,
        });
    }
    let near = &best[..best.len().min(NEAR)];
    blunder_reasons(before, played, near).into_iter().next()
}

/// The loss by a move, in words: its side's winning chances before and after it.
pub(super) fn given(verdict: Verdict, before: f64, after: f64, words: &Lexicon) -> String {
    let args = args![
        "verdict" => words.get(&format!("verdict-{}", verdict_name(verdict))),
        "before" => percent(before, words),
        "after" => percent(after, words)
    ];
    words.with("review-given", &args)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reason of the first of the moves, refuted by the others.
    fn reason(fen: &str, moves: &str, score: Option<Score>) -> Option<BlunderReason> {
        let before = Position::from_fen(fen).expect(fen);
        let mut at = before.clone();
        let read = |text: &str| {
            let played = at.parse_san(text).expect(text);
            at.play(played);
            played
        };
        let moves: Vec<Move> = moves.split(' ').map(read).collect();
        blunder_reason(&before, moves[0], &moves[1..], score)
    }

    #[test]
    fn a_bad_move_has_its_plainest_reason() {
        let fen = "r2q2k1/5pp1/7p/8/8/7P/5PP1/R2Q2K1 b - - 0 1";
        let unguarded = reason(fen, "Qg5 Rxa8+ Kh7", Some(Score::Centipawns(500)));
        let Some(BlunderReason::LeavesUnguarded { piece, .. }) = unguarded else {
            panic!("{unguarded:?}");
        };
        assert_eq!(piece.square.to_string(), "a8");
        // A mate is seen by the evaluation, beyond the end of the line.
        let mated = Some(BlunderReason::AllowsMate { moves: 9 });
        assert_eq!(reason(fen, "Qg5 Rxa8+ Kh7", Some(Score::Mate(9))), mated);
        // Black's own mate is no reason.
        let own = reason(fen, "Qg5 Rxa8+ Kh7", Some(Score::Mate(-9)));
        assert!(matches!(own, Some(BlunderReason::LeavesUnguarded { .. })));
        // Nothing is to be said of a quiet reply.
        assert_eq!(reason(fen, "Kh7 Kh2", None), None);
    }
}
