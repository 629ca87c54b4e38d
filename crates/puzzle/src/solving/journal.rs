//! Journal of an attempt (event sourcing): what was done and when, as a text. Done again, it leads to the same state.

use super::{Effect, Intent, Phase, Solving, SolvingOptions};
use crate::judge::{Draw, How, Verdict};
use crate::{Puzzle, Solution};
use chess::{Move, Position};
use std::fmt::Write;

/// The intents of an attempt in order. The text has a line for each intent: the time, a letter, and moves in UCI.
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

    /// The lines of the journal for an intent that is going to be carried out; none for one that it does not keep.
    pub(super) fn entries(&self, intent: &Intent) -> Vec<String> {
        let root = &self.task.root.position;
        let uci = |mv: Move| root.to_uci(mv).to_string();
        // A verdict that came earlier, and is needed now.
        let known = |mv: Move| {
            let verdict = self.verdicts.get(&mv)?;
            Some(format!("j {} {}", uci(mv), written(verdict, root, mv)))
        };
        let moved = |mv: Move| {
            let judged = known(mv).filter(|_| self.task.known(mv).is_none());
            std::iter::once(format!("m {}", uci(mv)))
                .chain(judged)
                .collect()
        };
        match (intent, &self.phase) {
            (Intent::Move(mv), _) | (Intent::Confirm, Phase::Unconfirmed(mv)) => moved(*mv),
            (Intent::Judged(mv, verdict), _) => {
                vec![format!("j {} {}", uci(*mv), written(verdict, root, *mv))]
            }
            (Intent::Hint, _) => {
                let stored = self.task.solution != Solution::default();
                let right = self.right_move().filter(|_| !stored);
                let judged = right.and_then(known);
                judged.into_iter().chain(["h".to_owned()]).collect()
            }
            (Intent::Alarm, _) => vec!["a".to_owned()],
            (Intent::Solution, _) => vec!["s".to_owned()],
            (Intent::Best(line), _) => vec![format!("b{}", line_text(root, line))],
            (Intent::Retry, _) => vec!["r".to_owned()],
            (Intent::Confirm | Intent::Cancel | Intent::Step(_), _) => Vec::new(),
        }
    }

    /// The intent of a line of the journal.
    fn intent(&self, entry: &str) -> Option<Intent> {
        let root = &self.task.root.position;
        let mut words = entry.split(' ');
        Some(match words.next()? {
            "m" => Intent::Move(root.parse_uci(words.next()?).ok()?),
            "j" => {
                let mv = root.parse_uci(words.next()?).ok()?;
                Intent::Judged(mv, read(words, root, mv)?)
            }
            "h" => Intent::Hint,
            "a" => Intent::Alarm,
            "s" => Intent::Solution,
            "b" => Intent::Best(line(root, words)?),
            "r" => Intent::Retry,
            _ => return None,
        })
    }
}

/// A verdict on a move, as far as it matters for what follows.
fn written(verdict: &Verdict, root: &Position, mv: Move) -> String {
    let after = |moves: &[Move]| line_text(&root.after(mv), moves);
    match verdict {
        Verdict::Solved(_) => "solved".to_owned(),
        Verdict::Right { reply, .. } => format!("right{}", after(&[*reply])),
        Verdict::Slower { best, played } => {
            format!(
                "slower{} /{}",
                line_text(root, best),
                line_text(root, played)
            )
        }
        Verdict::Wrong { refutation, draw } => {
            let draw = match draw {
                None => "wrong",
                Some(Draw::Stalemate) => "stalemate",
                Some(Draw::Repetition) => "repetition",
                Some(Draw::FiftyMoves) => "fifty",
                Some(Draw::DeadPosition) => "dead",
            };
            format!("{draw}{}", after(refutation))
        }
        Verdict::NoAttempt => "none".to_owned(),
    }
}

fn read<'a>(
    mut words: impl Iterator<Item = &'a str>,
    root: &Position,
    mv: Move,
) -> Option<Verdict> {
    let after = root.after(mv);
    let name = words.next()?;
    let draw = match name {
        "stalemate" => Some(Draw::Stalemate),
        "repetition" => Some(Draw::Repetition),
        "fifty" => Some(Draw::FiftyMoves),
        "dead" => Some(Draw::DeadPosition),
        _ => None,
    };
    Some(match name {
        "solved" => Verdict::Solved(How::Stored),
        "right" => Verdict::Right {
            how: How::Stored,
            reply: *line(&after, words)?.first()?,
        },
        "slower" => Verdict::Slower {
            best: line(root, words.by_ref().take_while(|word| *word != "/"))?,
            played: line(root, words)?,
        },
        "none" => Verdict::NoAttempt,
        "wrong" => Verdict::Wrong {
            refutation: line(&after, words)?,
            draw: None,
        },
        _ => Verdict::Wrong {
            refutation: line(&after, words)?,
            draw: Some(draw?),
        },
    })
}

/// Moves from a position on, each with a space before it.
fn line_text(start: &Position, moves: &[Move]) -> String {
    let mut position = start.clone();
    let write = |&mv: &Move| {
        let text = format!(" {}", position.to_uci(mv));
        position.play(mv);
        text
    };
    moves.iter().map(write).collect()
}

fn line<'a>(start: &Position, words: impl Iterator<Item = &'a str>) -> Option<Vec<Move>> {
    let mut position = start.clone();
    let play = |uci| {
        let mv = position.parse_uci(uci).ok()?;
        position.play(mv);
        Some(mv)
    };
    words.map(play).collect()
}
