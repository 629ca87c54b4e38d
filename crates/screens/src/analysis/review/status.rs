//! Status line of a review: the mistake shown and why it was one, the answer to a try, what the book or a table of endings
//! says of the position.

use super::super::annotate;
use super::super::attempt::{Attempt, Outcome};
use super::super::study::Study;
use super::{Reviewer, judge};
use crate::openings_file;
use game::judgement::Verdict as Blame;
use game::tree::NodeId;
use i18n::args;
use leptos::prelude::*;
use widgets::verdict_bar::{Verdict, VerdictText};

/// The content of the status line while a game is reviewed.
pub fn status(reviewer: Reviewer, reviewing: Memo<bool>) -> Memo<Option<VerdictText>> {
    let study = reviewer.study;
    judge::search_refutations(reviewer, reviewing);
    let families = openings_file::family_names(study.words);
    let book = Memo::new(move |_| {
        let name = study.book_move()?;
        families.with(|families| {
            let split = families.split(&name);
            let translated = split.map(|(family, rest)| format!("{family}{rest}"));
            translated.or(Some(name.clone()))
        })
    });
    Memo::new(move |_| {
        if !reviewing.get() {
            return None;
        }
        let text = |verdict, word: &str, reason: Option<String>| {
            Some(VerdictText {
                verdict,
                word: word.to_owned(),
                reason: reason.unwrap_or_default(),
            })
        };
        let words = study.words.now();
        let info = |reason: String| text(Verdict::Info, "", Some(reason));
        if let Some(attempt) = study.attempt.get() {
            return Some(study.answer(&attempt));
        }
        if let Some(mistake) = study.retry.get() {
            let args = args!["move" => study.numbered(mistake).unwrap_or_default()];
            return info(words.with("review-retry-about", &args));
        }
        if let Some(made) = reviewer.made.get() {
            return info(made.text(&words));
        }
        let here = study.here.get();
        if let Some(mistake) = study.mistake_shown() {
            if mistake == here {
                let word = study.blamed_text(mistake).unwrap_or_default();
                let reasons = [study.why(reviewer, mistake), study.best_was(mistake)];
                let reasons: Vec<_> = reasons.into_iter().flatten().collect();
                return text(Verdict::Wrong, &word, Some(reasons.join(" ")));
            }
            if let Some(line) = study.better_line(mistake) {
                return text(Verdict::Right, &words.get("review-better"), Some(line));
            }
        }
        if let Some(name) = book.get() {
            return info(words.with("review-book-name", &args!["name" => name]));
        }
        if let Some(exact) = reviewer.live.exact.get() {
            return info(exact.text(&words));
        }
        // That the review is done stands in the panel.
        let told = reviewer.told.get();
        if let Some((name, why)) = told.filter(|&(name, _)| name != "review-done") {
            return info(words.with(name, &args!["why" => why]));
        }
        let running = reviewer.progress.with(Option::is_some);
        running.then(|| words.get("engine-resting")).and_then(info)
    })
}

impl Study {
    /// The opening that the position shown has a name in, where the move that led there is one of the book.
    fn book_move(self) -> Option<String> {
        let here = self.here.get();
        self.openings.with(|openings| {
            let openings = openings.as_ref()?;
            self.tree.with(|tree| {
                let depth = tree[here].depth() as usize;
                let is_book = tree.is_main(here) && depth <= annotate::book_plies(tree, openings);
                let opening = openings.last_of(tree.start(), tree.line_to(here))?;
                (depth > 0 && is_book).then(|| opening.name.clone())
            })
        })
    }

    /// A blamed move with its glyph and the name of its verdict: `15.Rg1?? Blunder`.
    pub(super) fn blamed_text(self, id: NodeId) -> Option<String> {
        let verdict = self.tree.with(|tree| {
            let nags = &tree[id].nags;
            nags.iter().find_map(|&nag| Blame::from_nag(nag))
        })?;
        let told = self
            .words
            .now()
            .get(super::wording::verdict_message(verdict));
        Some(format!("{}{} {told}.", self.numbered(id)?, verdict.glyph()))
    }

    /// The reason why a move was bad: what a table of endings says, the motif of its refutation, or the refutation alone.
    fn why(self, reviewer: Reviewer, mistake: NodeId) -> Option<String> {
        let exact = reviewer.live.exact.get();
        let exact = exact.map(|exact| format!("{}.", exact.text(&self.words.now())));
        exact.or_else(|| self.why_bad(mistake))
    }

    /// Answer to an attempt.
    fn answer(self, attempt: &Attempt) -> VerdictText {
        let words = self.words.now();
        let best = || {
            self.tree
                .with(|tree| annotate::better(tree, attempt.mistake))
        };
        let told = |verdict, word: &str, reason: Option<String>| VerdictText {
            verdict,
            word: words.get(word),
            reason: reason.unwrap_or_default(),
        };
        match &attempt.outcome {
            Outcome::Searching => told(Verdict::Info, "review-searching", None),
            Outcome::Right => told(
                Verdict::Right,
                "review-right",
                self.better_line(attempt.mistake),
            ),
            Outcome::AsGood => {
                let best = best().and_then(|id| self.numbered(id));
                let reason = best.map(|best| words.with("review-best", &args!["move" => best]));
                told(Verdict::Slower, "review-as-good", reason)
            }
            Outcome::NotYet(line, score) => {
                let before = self.tree.with(|tree| {
                    let before = tree.parent(attempt.mistake)?;
                    Some(tree.position(before))
                });
                let why = self.why_refuted(attempt.mistake, attempt.tried, line, Some(*score));
                let reason = why.or_else(|| self.refutation(&before?.after(attempt.tried), line));
                told(Verdict::Wrong, "review-not-yet", reason)
            }
            Outcome::Unknown(why) => VerdictText {
                verdict: Verdict::Info,
                word: String::new(),
                reason: words.with("engine-stopped", &args!["why" => why.as_str()]),
            },
        }
    }
}
