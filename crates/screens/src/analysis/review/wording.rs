//! Moves and losses of a review in words.

use super::super::annotate;
use super::super::eval_format::percent;
use super::super::graph::verdict_name;
use super::super::study::Study;
use crate::motif_text;
use chess::Color;
use game::judgement::Verdict;
use game::tree::NodeId;
use i18n::{Lexicon, args};
use leptos::prelude::*;
use narration::written_text;

impl Study {
    /// A move with its number, as the reader wants it: `15.Rg1`.
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
            Some(format!("{number}{dots}{san}"))
        })
    }

    /// The better move that a review has shown beside this one, in words.
    pub(super) fn best_was(self, id: NodeId) -> Option<String> {
        let better = self.tree.with(|tree| annotate::better(tree, id))?;
        let args = args!["move" => self.numbered(better)?];
        Some(self.words.now().with("review-best", &args))
    }
}

impl Study {
    /// The reason why a move was bad, in a sentence, where the engine has searched the position after it.
    pub(super) fn why_bad(self, id: NodeId) -> Option<String> {
        let (before, played, score) = self.tree.with(|tree| {
            let before = tree.position(tree.parent(id)?);
            Some((before, tree[id].mv()?, tree[id].eval.map(|eval| eval.score)))
        })?;
        let after = before.after(played);
        let best = self.best_play(&after)?;
        let notation = self.preferences.with(|chosen| chosen.notation);
        motif_text::why_bad(&before, played, &best, score, notation, &self.words.now())
    }
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
