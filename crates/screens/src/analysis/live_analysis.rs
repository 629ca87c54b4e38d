//! Live analysis: the engine searches the position shown, with a cache of its findings.
//!
//! When the position shown changes, this asks its own `Backend` for up to five lines. Every `Info` is read against the
//! position it was asked for; panel, evaluation bar and arrows follow. When the user goes on to another position, the
//! evaluation is written into the game tree.

use super::eval_format::rank;
use super::exact::{self, Exact};
use super::study::Study;
use chess::{Move, Position, Square};
use game::judgement::settled;
use game::tree::{self, Eval, NodeId};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use platform::backend::Backend;
use platform::storage;
use protocol::{Info, Line, MAX_LINES, SearchMode, SearchTask, Time};
use std::collections::HashMap;

/// Storage key of the switch of the engine and of the number of lines.
const KEY: &str = "sessa.engine";

/// Number of positions whose findings are cached.
const REMEMBERED: usize = 2_000;

/// Milliseconds after which a position has been searched long enough: the page may lie in a pocket.
const LONGEST: u64 = 300_000;

/// Milliseconds of the first search of a position. Each further one is half as long as all before it together, and begins with
/// what they have left in the worker's table: Chromium lets a worker that is ended search on for up to two seconds, but not
/// beyond the end of its search.
const SHORTEST: u64 = 100;

/// Whoever shows another position sooner than this after the last is on the way to one further on: a search is begun
/// where he stays, after so many milliseconds. A key that is held down would leave a dozen workers that search on.
const PASSING: u32 = 120;

/// Least depth of a search whose evaluation is written into the game.
const WORTH_KEEPING: u32 = 10;

/// The engine's findings about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Findings {
    /// The position.
    pub position: Position,
    /// Search depth, in half-moves.
    pub depth: u32,
    /// Positions visited, and the milliseconds that took.
    pub effort: (u64, u64),
    /// The best lines, the best first. Never empty.
    pub lines: Vec<EvaluatedLine>,
}

/// A line with its evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct EvaluatedLine {
    /// For White.
    pub value: tree::Score,
    /// The moves; at least one.
    pub moves: Vec<Move>,
}

impl Findings {
    /// Parses a worker's `Info` about `position`; `None` if its line is not legal there.
    pub fn read(position: &Position, info: &Info) -> Option<Findings> {
        let mut lines: Vec<EvaluatedLine> = info
            .lines
            .iter()
            .filter_map(|line| {
                let mut at = position.clone();
                let moves: Vec<Move> = line
                    .moves
                    .iter()
                    .map_while(|text| {
                        let mv = at.parse_uci(text).ok()?;
                        at.play(mv);
                        Some(mv)
                    })
                    .collect();
                let value = line.score.for_white(position.turn());
                (!moves.is_empty()).then_some(EvaluatedLine { value, moves })
            })
            .collect();
        // Lines of a depth that is not finished may come out of order.
        let best = position.turn().fold(1, -1);
        lines.sort_by_key(|line| -best * rank(line.value));
        (!lines.is_empty()).then(|| Findings {
            position: position.clone(),
            depth: info.depth,
            effort: (info.nodes, info.time),
            lines,
        })
    }
}

/// Live analysis of the position shown. A handle.
#[derive(Clone, Copy)]
pub struct LiveAnalysis {
    /// The study.
    pub study: Study,
    /// True if the engine is switched on.
    pub on: RwSignal<bool>,
    /// Number of lines wanted (`MultiPV`).
    pub lines: RwSignal<u8>,
    /// True while it pauses for a review.
    pub resting: RwSignal<bool>,
    /// Findings about the position shown.
    pub findings: RwSignal<Option<Findings>>,
    /// The value of the position shown, where a table of endings has it.
    pub exact: RwSignal<Option<Exact>>,
    /// Reason why it cannot go on.
    pub fault: RwSignal<Option<String>>,
    inner: StoredValue<Inner, LocalStorage>,
}

#[derive(Default)]
struct Inner {
    /// The worker that searches and the one that is next, while the engine is on: a search is stopped by ending its
    /// worker, and nobody has to wait until there is another.
    backends: Option<(Backend, Backend)>,
    /// Timer after a new position; another that comes before it ends waits for its end.
    passing: Option<Timeout>,
    waiting: Option<(Line, u8)>,
    /// The node that is searched.
    at: Option<NodeId>,
    /// Cache of findings, by position key.
    known: HashMap<u64, Findings>,
}

impl Inner {
    /// Cached findings about a position, with at most so many lines.
    fn recall(&self, position: &Position, wanted: u8) -> Option<Findings> {
        let mut findings = self.known.get(&position.key())?.clone();
        findings.lines.truncate(wanted.into());
        Some(findings)
    }
}

impl LiveAnalysis {
    /// Live analysis of a study; it is on if it was last time.
    pub fn new(study: Study) -> LiveAnalysis {
        let (on, lines) = recall();
        let live = LiveAnalysis {
            study,
            on: RwSignal::new(on),
            lines: RwSignal::new(lines),
            resting: RwSignal::new(false),
            findings: RwSignal::new(None),
            exact: exact::follow(study),
            fault: RwSignal::new(None),
            inner: StoredValue::new_local(Inner::default()),
        };
        // The way to the position belongs to it: repetitions are draws.
        let line = Memo::new(move |_| {
            let here = study.here.get();
            study
                .tree
                .with(|tree| Line::new(tree.start(), tree.line_to(here)))
        });
        Effect::new(move |_| {
            let wanted = (live.on.get() && !live.resting.get()).then(|| live.lines.get());
            let line = line.get();
            live.keep();
            match wanted {
                Some(wanted) => live.come(line, wanted),
                None => live.rest(),
            }
        });
        Effect::watch(
            move || (live.on.get(), live.lines.get()),
            |&(on, lines), _, _| remember(on, lines),
            false,
        );
        on_cleanup(move || live.keep());
        live
    }

    /// Evaluation of the position shown, for White: the exact value, the engine's finding, or the game's result.
    pub fn worth(self) -> Option<tree::Score> {
        if let Some(exact) = self.exact.get() {
            return Some(exact.score());
        }
        let found = self
            .findings
            .with(|findings| findings.as_ref().map(|findings| findings.lines[0].value));
        found.or_else(|| {
            let here = self.study.here.get();
            let told = |tree: &game::tree::Tree| tree[here].eval.map(|eval| eval.score);
            self.study.tree.with(told)
        })
    }

    /// The first moves of the lines as arrows, the best first.
    pub fn advice(self) -> Vec<(Square, Square)> {
        self.findings.with(|findings| {
            findings.as_ref().map_or_else(Vec::new, |findings| {
                let arrow = |line: &EvaluatedLine| {
                    let mv = line.moves[0];
                    (mv.from(), findings.position.destination(mv))
                };
                findings.lines.iter().map(arrow).collect()
            })
        })
    }

    /// Searches the position shown, which `line` leads to: at once, or where another has come just before, when it
    /// stays.
    fn come(self, line: Line, wanted: u8) {
        let stayed = move || {
            let waiting = self.inner.try_update_value(|inner| {
                inner.passing = None;
                inner.waiting.take()
            });
            if let Some((line, wanted)) = waiting.flatten() {
                self.look(line, wanted);
            }
        };
        let timer = Some(Timeout::new(PASSING, stayed));
        let before = self
            .inner
            .try_update_value(|inner| std::mem::replace(&mut inner.passing, timer));
        match before.flatten() {
            None => self.look(line, wanted),
            Some(before) => {
                drop(before);
                self.stop();
                let position = self.study.position.get_untracked();
                self.inner.update_value(|inner| {
                    self.findings.set(inner.recall(&position, wanted));
                    inner.waiting = Some((line, wanted));
                });
            }
        }
    }

    /// Stops the search, if there is one, and clears its findings.
    fn stop(self) {
        self.findings.set(None);
        self.inner.update_value(|inner| {
            inner.at = None;
            if let Some((busy, _)) = &inner.backends {
                busy.stop();
            }
        });
    }

    /// Searches the position shown, which `line` leads to.
    fn look(self, line: Line, wanted: u8) {
        let position = self.study.position.get_untracked();
        if settled(&position).is_some() {
            return self.stop();
        }
        let backends = self.inner.try_update_value(|inner| {
            inner.at = Some(self.study.here.get_untracked());
            self.findings.set(inner.recall(&position, wanted));
            let (busy, next) = inner.backends.get_or_insert_default();
            std::mem::swap(busy, next);
            (busy.clone(), next.clone())
        });
        let Some((backend, before)) = backends else {
            return;
        };
        self.search(&backend, line, wanted, (0, 0));
        // Another worker takes its time to start: this position need not wait for it.
        before.stop();
    }

    /// Has a worker search the position that `line` leads to, after so many nodes and milliseconds have been spent on it, and
    /// again and again until it has been looked at long enough.
    fn search(self, backend: &Backend, line: Line, wanted: u8, (nodes, spent): (u64, u64)) {
        let position = self.study.position.get_untracked();
        let enough = position.legal_moves().len().min(usize::from(wanted));
        let slice = SHORTEST.max(spent / 2).min(LONGEST - spent);
        let task = SearchTask {
            line: line.clone(),
            mode: SearchMode::Analyse { lines: wanted },
            time: Time::Move(slice),
        };
        let hear = move |mut info: Info| {
            info.nodes += nodes;
            info.time += spent;
            if let Some(found) = Findings::read(&position, &info) {
                self.take(found, enough);
            }
        };
        let last = hear.clone();
        backend.search(task, hear, move |end| match end {
            Ok(done) => {
                let Info {
                    nodes: more, time, ..
                } = done.info;
                last(done.info);
                // A search that ends before its time has seen all there is.
                if time < slice || spent + time >= LONGEST {
                    return;
                }
                // Whoever holds on to the worker in its own request never lets it end.
                let busy = self.inner.try_with_value(|inner| {
                    let (busy, _) = inner.backends.as_ref()?;
                    Some(busy.clone())
                });
                if let Some(busy) = busy.flatten() {
                    self.search(&busy, line, wanted, (nodes + more, spent + time));
                }
            }
            Err(why) => {
                self.fault.set(Some(why));
                self.on.set(false);
            }
        });
    }

    /// Shows findings, unless deeper ones are known.
    fn take(self, found: Findings, enough: usize) {
        let better = self.findings.with_untracked(|shown| {
            shown.as_ref().is_none_or(|shown| {
                shown.lines.len() < enough.min(found.lines.len()) || shown.depth <= found.depth
            })
        });
        if better {
            self.fault.set(None);
            self.study
                .keep_best_play(&found.position, &found.lines[0].moves);
            self.findings.set(Some(found));
        }
        // The next worker starts when this one is at work: both at once would be the later for it.
        self.inner.with_value(|inner| {
            if let Some((_, next)) = &inner.backends {
                next.warm_up();
            }
        });
    }

    /// Caches the findings about the position, and writes its evaluation into the game.
    fn keep(self) {
        let Some(found) = self.findings.get_untracked() else {
            return;
        };
        let at = self.inner.try_update_value(|inner| {
            if inner.known.len() >= REMEMBERED {
                inner.known.clear();
            }
            inner.known.insert(found.position.key(), found.clone());
            inner.at.take()
        });
        let Some(at) = at.flatten().filter(|_| found.depth >= WORTH_KEEPING) else {
            return;
        };
        let eval = Eval {
            score: found.lines[0].value,
            depth: Some(found.depth),
        };
        // An evaluation without a depth is somebody else's.
        let new = self.study.tree.with_untracked(|tree| {
            tree.contains(at)
                && tree[at]
                    .eval
                    .is_none_or(|known| known.depth.is_some_and(|depth| depth < found.depth))
                && tree.position(at) == found.position
        });
        if new {
            self.study.amend(|tree| tree[at].eval = Some(eval));
        }
    }

    /// Ends the workers.
    fn rest(self) {
        self.findings.set(None);
        self.inner.update_value(|inner| {
            inner.backends = None;
            inner.at = None;
            inner.waiting = None;
        });
    }
}

/// Loads the engine switch and the number of lines.
fn recall() -> (bool, u8) {
    let text = storage::get(KEY).unwrap_or_default();
    let (on, lines) = text.split_once(' ').unwrap_or_default();
    let lines = lines.parse().unwrap_or(3).clamp(1, MAX_LINES);
    (on == "on", lines)
}

fn remember(on: bool, lines: u8) {
    // Where it is not saved it is as it was before, next time.
    storage::set(KEY, &format!("{} {lines}", if on { "on" } else { "off" }));
}
