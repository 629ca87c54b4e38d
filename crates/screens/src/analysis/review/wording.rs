//! Moves, lines and losses of a review in words.

use super::super::annotate;
use super::super::eval_format::percent;
use super::super::study::Study;
use crate::motif_text::{self, Refuted};
use chess::{Color, Move, Position};
use game::judgement::Verdict;
use game::tree::{NodeId, Score};
use i18n::{Lexicon, args};
use leptos::prelude::*;
use narration::written_text;

/// Half-moves of a line that are written in a sentence.
const WRITTEN: usize = 5;

impl Study {
    /// A move with its number, as the reader wants it: `15.Rg1`.
    pub(super) fn numbered(self, id: NodeId) -> Option<String> {
        let (before, mv) = self.tree.with(|tree| {
            let before = tree.position(tree.parent(id)?);
            Some((before, tree[id].mv()?))
        })?;
        Some(self.written_line(&before, &[mv]))
    }

    /// A line with its numbers: `15…Bxf3+ 16.Bxf3 Qh3#`.
    fn written_line(self, start: &Position, moves: &[Move]) -> String {
        let notation = self.preferences.with(|chosen| chosen.notation);
        let words = self.words.now();
        let mut at = start.clone();
        let mut written = Vec::new();
        for (place, &mv) in moves.iter().take(WRITTEN).enumerate() {
            let number = at.fullmove_number();
            let number = match at.turn() {
                Color::White => format!("{number}."),
                Color::Black if place == 0 => format!("{number}…"),
                Color::Black => String::new(),
            };
            written.push(number + &written_text(at.to_san(mv), notation, &words));
            at.play(mv);
        }
        written.join(" ")
    }

    /// The better move that a review has shown beside this one, in words.
    pub(super) fn best_was(self, id: NodeId) -> Option<String> {
        let better = self.tree.with(|tree| annotate::better(tree, id))?;
        let args = args!["move" => self.numbered(better)?];
        Some(self.words.now().with("review-best", &args))
    }

    /// The better line that a review has shown beside a move.
    pub(super) fn better_line(self, id: NodeId) -> Option<String> {
        let (start, moves) = self.tree.with(|tree| {
            let better = annotate::better(tree, id)?;
            let line = std::iter::once(better).chain(tree.line_from(better));
            let moves: Vec<Move> = line.filter_map(|id| tree[id].mv()).collect();
            Some((tree.position(tree.parent(better)?), moves))
        })?;
        Some(format!("{}.", self.written_line(&start, &moves)))
    }

    /// The best play against a move, where no motif tells why it is strong.
    pub(super) fn refutation(self, after: &Position, best: &[Move]) -> Option<String> {
        let line = (!best.is_empty()).then(|| self.written_line(after, best))?;
        Some(
            self.words
                .now()
                .with("review-refutation", &args!["line" => line]),
        )
    }

    /// The reason why a move was bad, in a sentence, where the engine has searched the position after it.
    pub(super) fn why_bad(self, id: NodeId) -> Option<String> {
        let after = self.tree.with(|tree| tree.position(id));
        let best = self.best_play(&after)?;
        let score = self.tree.with(|tree| tree[id].eval.map(|eval| eval.score));
        let played = self.tree.with(|tree| tree[id].mv())?;
        let why = self.why_refuted(id, played, &best, score);
        why.or_else(|| self.refutation(&after, &best))
    }

    /// The reason why a move in the place of a mistake, or the mistake itself, was bad: by best play and by the evaluation after it.
    pub(super) fn why_refuted(
        self,
        mistake: NodeId,
        played: Move,
        best: &[Move],
        score: Option<Score>,
    ) -> Option<String> {
        let (before, better, score_before) = self.tree.with(|tree| {
            let parent = tree.parent(mistake)?;
            let better = annotate::better(tree, mistake);
            let eval = better.and_then(|id| tree[id].eval).or(tree[parent].eval);
            let better = better.and_then(|id| tree[id].mv());
            Some((tree.position(parent), better, eval.map(|eval| eval.score)))
        })?;
        let refuted = Refuted {
            before: &before,
            played,
            best,
            better,
            scores: [score_before, score],
        };
        let notation = self.preferences.with(|chosen| chosen.notation);
        motif_text::why_bad(refuted, notation, &self.words.now())
    }
}

/// Message name of a verdict.
pub(super) fn verdict_message(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Inaccuracy => "verdict-inaccuracy",
        Verdict::Mistake => "verdict-mistake",
        Verdict::Blunder => "verdict-blunder",
    }
}

/// The loss by a move, in words: its side's winning chances before and after it.
pub(super) fn given(verdict: Verdict, before: f64, after: f64, words: &Lexicon) -> String {
    let args = args![
        "verdict" => words.get(verdict_message(verdict)),
        "before" => percent(before, words),
        "after" => percent(after, words)
    ];
    words.with("review-given", &args)
}
