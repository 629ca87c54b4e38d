//! Game review: the engine goes through the main line, and annotates the game.
//!
//! The review takes the main line from its end, with a fresh worker and a fixed number of nodes for each position.
//! `annotate.rs` writes evaluations, NAGs and better lines into the tree, judged by `crates/game/src/judgement.rs`. The
//! best play after each move is kept while the screen is open (`Study::best_play`); `review/wording.rs` uses it to say
//! why a move was bad.

mod mistakes;
mod summary;
mod wording;

pub use mistakes::to_mistake;

use super::annotate::{self, Finding, points, tallies};
use super::live_analysis::{Findings, LiveAnalysis};
use super::study::Study;
use chess::{Move, Position};
use game::judgement::{Verdict, settled};
use game::tree::{NodeId, Tree};
use i18n::args;
use leptos::prelude::*;
use mistakes::Mistakes;
use platform::backend::Backend;
use platform::device_clock;
use protocol::{Line, SearchMode, SearchTask, Time};
use summary::Summary;
use wording::given;

/// Positions visited for each move: the same number gives the same review on every device.
const DEPTHS: [(&str, u64); 2] = [("review-quick", 200_000), ("review-thorough", 1_000_000)];

/// Milliseconds after which findings are written into the game.
const PACE: f64 = 2_000.0;

/// A position to be searched.
struct Stop {
    id: NodeId,
    position: Position,
    line: Line,
}

/// A review in progress.
struct Run {
    /// A worker of its own, fresh, so that nothing but the game has a part in what it finds.
    backend: Backend,
    nodes: u64,
    /// The main line as it was.
    line: Vec<(NodeId, Option<Move>)>,
    /// Positions still to be searched, the next one last: from the end of the game to its beginning, so that the cache
    /// of the later moves helps with the earlier.
    ahead: Vec<Stop>,
    /// Findings not yet written into the game.
    found: Vec<Finding>,
    written: f64,
}

/// The name of a message, and the reason to put in.
type Told = Option<(&'static str, String)>;

/// Reviews a game. A handle.
#[derive(Clone, Copy)]
pub struct Reviewer {
    live: LiveAnalysis,
    study: Study,
    /// Positions looked at, and to be looked at.
    progress: RwSignal<Option<(usize, usize)>>,
    /// The outcome.
    told: RwSignal<Told>,
    run: StoredValue<Option<Run>, LocalStorage>,
}

impl Reviewer {
    /// No review is under way.
    pub fn new(live: LiveAnalysis) -> Reviewer {
        let reviewer = Reviewer {
            live,
            study: live.study,
            progress: RwSignal::new(None),
            told: RwSignal::new(None),
            run: StoredValue::new_local(None),
        };
        // A page that is put away may never come back.
        let write = move || {
            let _ = reviewer.write();
        };
        let going = window_event_listener(leptos::ev::pagehide, move |_| write());
        let hiding = window_event_listener(leptos::ev::visibilitychange, move |_| write());
        on_cleanup(move || {
            going.remove();
            hiding.remove();
            reviewer.end(None);
        });
        reviewer
    }

    /// Reviews the game at once, unless it has been.
    pub fn begin(self) {
        let known = self.study.tree.with_untracked(|tree| {
            let points = points(tree);
            points.len() < 2 || tallies(&points).iter().any(|tally| tally.moves > 0)
        });
        if !known && self.progress.with_untracked(Option::is_none) {
            self.start(DEPTHS[0].1);
        }
    }

    fn start(self, nodes: u64) {
        let (start, line) = self
            .study
            .tree
            .with_untracked(|tree| (tree.start().clone(), main_line(tree)));
        let mut position = start.clone();
        let mut moves = Vec::new();
        let mut ahead = Vec::new();
        for &(id, mv) in &line {
            if let Some(mv) = mv {
                position.play(mv);
                moves.push(mv);
            }
            if settled(&position).is_none() {
                ahead.push(Stop {
                    id,
                    position: position.clone(),
                    line: Line::new(&start, moves.iter().copied()),
                });
            }
        }
        self.told.set(None);
        self.progress.set(Some((0, ahead.len())));
        self.live.resting.set(true);
        // One edit, which can be taken back as a whole.
        self.study.edit(|_| ());
        self.run.set_value(Some(Run {
            backend: Backend::default(),
            nodes,
            line,
            ahead,
            found: Vec::new(),
            written: device_clock::now(),
        }));
        self.go_on();
    }

    /// Searches the next position, or ends where there is none.
    fn go_on(self) {
        let next = self.run.try_update_value(|run| {
            let run = run.as_mut()?;
            Some((run.backend.clone(), run.nodes, run.ahead.pop()?))
        });
        let Some((backend, nodes, stop)) = next.flatten() else {
            self.end(Some(("review-done", String::new())));
            return mistakes::show_first(self.study);
        };
        let task = SearchTask {
            line: stop.line,
            mode: SearchMode::BEST,
            time: Time::Nodes(nodes),
        };
        let (id, position) = (stop.id, stop.position);
        let ignore = |_| ();
        backend.search(task, ignore, move |end| {
            let found = end.map(|done| Findings::read(&position, &done.info));
            match found {
                Ok(Some(found)) => self.take(id, found),
                Ok(None) => self.go_on(),
                Err(why) => self.end(Some(("engine-stopped", why))),
            }
        });
    }

    fn take(self, id: NodeId, mut found: Findings) {
        let best = found.lines.swap_remove(0);
        self.study.keep_best_play(&found.position, &best.moves);
        let now = device_clock::now();
        let due = self.run.try_update_value(|run| {
            let run = run.as_mut()?;
            run.found.push(Finding {
                id,
                position: found.position,
                value: best.value,
                depth: found.depth,
                best: best.moves,
            });
            Some(now - run.written > PACE)
        });
        self.progress.update(|progress| {
            if let Some((done, _)) = progress {
                *done += 1;
            }
        });
        if due.flatten() == Some(true) && !self.write() {
            self.end(None);
        } else {
            self.go_on();
        }
    }

    /// Writes the findings into the game; false if another game has taken its place.
    fn write(self) -> bool {
        let found = self.run.try_update_value(|run| {
            let run = run.as_mut()?;
            run.written = device_clock::now();
            Some((std::mem::take(&mut run.found), run.line.clone()))
        });
        let Some((found, line)) = found.flatten() else {
            return true;
        };
        if self.study.tree.with_untracked(main_line) != line {
            return false;
        }
        let words = self.study.words.once();
        let tell = |verdict: Verdict, before: f64, after: f64| {
            let given = given(verdict, before, after, &words);
            words.with("review-remark", &args!["given" => given])
        };
        if !found.is_empty() {
            let book = self.study.openings.with_untracked(|openings| {
                let tree = self.study.tree.read_untracked();
                openings
                    .as_ref()
                    .map_or(0, |openings| annotate::book_plies(&tree, openings))
            });
            self.study.amend(|tree| {
                for finding in &found {
                    annotate::write(tree, finding, book, tell);
                }
            });
        }
        true
    }

    /// Ends the review and its worker; its findings stay in the game. `told` is the message about the outcome.
    fn end(self, told: Told) {
        if self.run.with_value(Option::is_none) {
            return;
        }
        let same = self.write();
        self.run.set_value(None);
        self.progress.set(None);
        self.live.resting.set(false);
        let changed = || Some(("review-changed", String::new()));
        self.told.set(if same { told } else { changed() });
    }
}

/// The main line: its nodes and what is played there.
fn main_line(tree: &Tree) -> Vec<(NodeId, Option<Move>)> {
    std::iter::once(NodeId::ROOT)
        .chain(tree.main_line())
        .map(|id| (id, tree[id].mv()))
        .collect()
}

/// The review's buttons, progress and summary.
#[component]
pub fn Review(
    /// The reviewer.
    reviewer: Reviewer,
) -> impl IntoView {
    let study = reviewer.study;
    let words = study.words;
    let depth = RwSignal::new(0_usize);
    let points = Memo::new(move |_| study.tree.with(points));
    let running = Memo::new(move |_| reviewer.progress.with(Option::is_some));
    let press = move |_| {
        if running.get_untracked() {
            reviewer.end(Some(("review-cancelled", String::new())));
        } else {
            reviewer.start(DEPTHS[depth.get_untracked()].1);
        }
    };
    let known = Memo::new(move |_| {
        points.with(|points| tallies(points).iter().any(|tally| tally.moves > 0))
    });
    let progress = move || {
        reviewer.progress.get().map(|(done, all)| {
            let args = args!["done" => done as u32, "all" => all as u32];
            view! {
                <progress value=done.to_string() max=all.to_string() aria-label=words.say("review")></progress>
                <span data-part="review-progress">{words.now().with("review-progress", &args)}</span>
            }
        })
    };
    let told = move || {
        reviewer
            .told
            .get()
            .map(|(name, why)| words.now().with(name, &args!["why" => why]))
    };
    view! {
        <section class="review" data-part="review" aria-label=words.say("review")>
            <div class="review-head">
                <button
                    type="button"
                    data-action="review"
                    disabled=move || points.with(|points| points.len() < 2)
                    on:click=press
                >
                    {move || words.now().get(match (running.get(), known.get()) {
                        (true, _) => "review-cancel",
                        (false, true) => "review-again",
                        (false, false) => "review",
                    })}
                </button>
                <select
                    name="review-depth"
                    aria-label=words.say("review-depth")
                    disabled=running
                    on:change=move |event| {
                        depth.set(event_target_value(&event).parse().unwrap_or_default());
                    }
                >
                    {DEPTHS.into_iter().enumerate().map(|(place, (name, _))| view! {
                        <option value=place.to_string()>{words.say(name)}</option>
                    }).collect_view()}
                </select>
                {progress}
            </div>
            <p class="review-told" role="status">{told}</p>
            <Show when=move || known.get()>
                <Mistakes study points/>
                <Summary study points/>
            </Show>
        </section>
    }
}
