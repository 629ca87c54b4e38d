//! Journal of an attempt (event sourcing): what was done and when, as a text. Done again, it leads to the same state.

use super::{Effect, Intent, Phase, Solving, SolvingOptions};
use crate::judge::Verdict;
use crate::judge::messages::{read, written};
use crate::{Puzzle, Solution};
use chess::Move;
use std::fmt::Write;

/// The intents of an attempt in order. The text has a line for each intent: the time, a letter, moves in UCI, and verdicts as messages.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Journal {
    text: String,
}

impl Journal {
    /// The journal of an attempt that begins now.
    pub(super) fn new(now: u64) -> Journal {
        Journal {
            text: now.to_string(),
        }
    }

    /// A journal that was saved.
    pub fn from_text(text: String) -> Journal {
        Journal { text }
    }

    /// The text to be saved.
    pub fn text(&self) -> &str {
        &self.text
    }

    pub(super) fn add(&mut self, now: u64, entries: Vec<String>) {
        for entry in entries {
            write!(self.text, "\n{now} {entry}").expect("a text takes everything");
        }
    }
}

impl Solving {
    /// The attempt with everything done that its journal tells, and what has to be done for it now. `None` if the journal is of
    /// another puzzle, or damaged.
    pub fn resume(
        puzzle: Puzzle,
        history: &[u64],
        options: SolvingOptions,
        journal: &Journal,
    ) -> Option<(Solving, Vec<Effect>)> {
        let mut lines = journal.text.lines();
        let began = lines.next()?.parse().ok()?;
        let at_once = SolvingOptions {
            confirm: false,
            ..options
        };
        let (mut solving, _) = Solving::new(puzzle, history, at_once, began);
        for line in lines {
            let (now, entry) = line.split_once(' ')?;
            let intent = solving.intent(entry)?;
            solving.act(intent, now.parse().ok()?);
        }
        solving.confirm(options.confirm);
        let effects = solving.pending();
        Some((solving, effects))
    }

    /// Effects that the present state waits for.
    fn pending(&self) -> Vec<Effect> {
        let mut effects = Vec::new();
        if !self.is_done() {
            effects.push(Effect::Prepare(Box::new(self.task.clone())));
        }
        match &self.phase {
            Phase::Judging(mv) => effects.push(Effect::Judge(*mv)),
            Phase::Opponent(_) | Phase::Missed(_) | Phase::Showing(_) => {
                effects.push(Effect::Alarm(self.pauses().reply));
            }
            Phase::Wrong {
                refutation, shown, ..
            } if *shown < refutation.len() => effects.push(Effect::Alarm(self.pauses().reply)),
            _ => {}
        }
        effects
    }

    /// The line of a verdict on a move of the task.
    fn judged(&self, mv: Move, verdict: &Verdict) -> String {
        let root = &self.task.root.position;
        let message = json::write(&verdict.to_message(root, mv));
        format!("j {} {message}", root.to_uci(mv))
    }

    /// The lines of the journal for an intent that is going to be carried out; none for one that it does not keep.
    pub(super) fn entries(&self, intent: &Intent) -> Vec<String> {
        let root = &self.task.root.position;
        let uci = |mv: Move| root.to_uci(mv).to_string();
        // A verdict that came earlier, and is needed now.
        let known = |mv: Move| {
            let verdict = self.verdicts.get(&mv)?;
            Some(self.judged(mv, verdict))
        };
        let moved = |mv: Move| {
            let judged = known(mv).filter(|_| self.task.known(mv).is_none());
            std::iter::once(format!("m {}", uci(mv)))
                .chain(judged)
                .collect()
        };
        match (intent, &self.phase) {
            (Intent::Move(mv), _) | (Intent::Confirm, Phase::Unconfirmed(mv)) => moved(*mv),
            (Intent::Judged(mv, verdict), Phase::Judging(asked)) if mv == asked => {
                vec![self.judged(*mv, verdict)]
            }
            (Intent::Hint(decoy), _) => {
                let stored = self.task.solution != Solution::default();
                let right = self.right_move().filter(|_| !stored);
                let judged = [right, *decoy].into_iter().flatten().filter_map(known);
                let hint = decoy.map_or_else(|| "h".to_owned(), |mv| format!("h {}", uci(mv)));
                judged.chain([hint]).collect()
            }
            (Intent::Alarm, _) => vec!["a".to_owned()],
            (Intent::Solution, _) => vec!["s".to_owned()],
            (Intent::Best(line), _) => vec![format!("b {}", written(root, line).join(" "))],
            (Intent::Retry, _) => vec!["r".to_owned()],
            (Intent::Judged(..) | Intent::Confirm | Intent::Cancel | Intent::Step(_), _) => {
                Vec::new()
            }
        }
    }

    /// The intent of a line of the journal.
    fn intent(&self, entry: &str) -> Option<Intent> {
        let root = &self.task.root.position;
        let (name, rest) = entry.split_once(' ').unwrap_or((entry, ""));
        Some(match name {
            "m" => Intent::Move(root.parse_uci(rest).ok()?),
            "j" => {
                let (uci, message) = rest.split_once(' ')?;
                let mv = root.parse_uci(uci).ok()?;
                let message = json::read(message).ok()?;
                Intent::Judged(mv, Verdict::from_message(&message, root, mv).ok()?)
            }
            "h" if rest.is_empty() => Intent::Hint(None),
            "h" => Intent::Hint(Some(root.parse_uci(rest).ok()?)),
            "a" => Intent::Alarm,
            "s" => Intent::Solution,
            "b" => {
                let line: Vec<String> = rest.split_whitespace().map(str::to_owned).collect();
                Intent::Best(read(root, &line).ok()?)
            }
            "r" => Intent::Retry,
            _ => return None,
        })
    }
}
