//! Game review: the engine goes through the main line, marks its mistakes, and the player goes from one to the next.
//!
//! `game::review` says what is searched and which marks stand. The game is cut in two halves, each with a fresh worker of
//! its own that goes forward: the first mistake is known while the rest is still searched. `annotate.rs` writes
//! evaluations, NAGs and better lines into the tree. The best play from each position is kept while the screen is open
//! (`Study::best_play`); `review/wording.rs` uses it to say why a move was bad.

mod actions;
mod judge;
mod mistakes;
mod panel;
pub mod people;
mod puzzles;
mod retry;
mod status;
mod summary;
mod wording;

pub use actions::Actions;
pub use mistakes::{arrows, to_mistake, verdict};
pub use panel::Review;
pub use status::status;

use super::annotate::{self, points};
use super::exact::{self, Exact};
use super::live_analysis::{Findings, LiveAnalysis};
use super::study::Study;
use chess::{Move, Position};
use game::review::{self, Evaluation, Mark, Search, SearchNodes};
use game::tree::{NodeId, Tree};
use leptos::prelude::*;
use platform::backend::Backend;
use platform::clients::Clients;
use platform::device_clock;
use platform::puzzle_client::PuzzleClient;
use platform::tablebase_client::TablebaseClient;
use protocol::tablebase::Probe;
use protocol::{Line, SearchMode, SearchTask, Time};
use puzzles::Made;
use std::collections::BTreeSet;
use wording::given;

/// The choices how thoroughly a game is reviewed.
const DEPTHS: [(&str, SearchNodes); 2] = [
    ("review-quick", SearchNodes::QUICK),
    ("review-thorough", SearchNodes::QUICK.times(5)),
];

/// Milliseconds after which findings are written into the game.
const PACE: f64 = 2_000.0;

/// A half of the game with its worker.
struct Half {
    /// A worker of its own, fresh, so that nothing but the game has a part in what it finds.
    backend: Backend,
    review: review::Review,
}

/// A review in progress.
struct Run {
    halves: Vec<Half>,
    start: Position,
    /// The main line as it was: from the root its nodes, and the moves that lead there.
    line: Vec<(NodeId, Option<Move>)>,
    /// The positions of which something new is known that is not yet written into the game.
    news: BTreeSet<usize>,
    written: f64,
}

/// The name of a message, and the reason to put in.
type Told = Option<(&'static str, String)>;

/// Reviews a game. A handle.
#[derive(Clone, Copy)]
pub struct Reviewer {
    live: LiveAnalysis,
    study: Study,
    /// Half-moves of which it is known whether they are to blame, and all.
    progress: RwSignal<Option<(usize, usize)>>,
    /// The outcome.
    told: RwSignal<Told>,
    /// The puzzles that were made of the mistakes.
    made: RwSignal<Option<Made>>,
    run: StoredValue<Option<Run>, LocalStorage>,
    tables: StoredValue<TablebaseClient, LocalStorage>,
    puzzles: StoredValue<PuzzleClient, LocalStorage>,
}

impl Reviewer {
    /// No review is under way.
    pub fn new(live: LiveAnalysis) -> Reviewer {
        let clients = expect_context::<Clients>();
        let reviewer = Reviewer {
            live,
            study: live.study,
            progress: RwSignal::new(None),
            told: RwSignal::new(None),
            made: RwSignal::new(None),
            run: StoredValue::new_local(None),
            tables: StoredValue::new_local(clients.tablebases()),
            puzzles: StoredValue::new_local(clients.puzzles()),
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
        retry::forget_when_left(live.study);
        // The outcome was of another game.
        Effect::watch(
            move || live.study.number.get(),
            move |_, _, _| {
                reviewer.told.set(None);
                reviewer.made.set(None);
            },
            false,
        );
        reviewer
    }

    /// Reviews the game at once, unless it has been.
    pub fn begin(self) {
        let known = self.study.tree.with_untracked(|tree| {
            let points = points(tree);
            points.len() < 2 || annotate::is_reviewed(tree, &points)
        });
        if !known && self.progress.with_untracked(Option::is_none) {
            self.start(SearchNodes::QUICK);
        }
    }

    fn start(self, nodes: SearchNodes) {
        let (start, line, book) = self.study.tree.with_untracked(|tree| {
            let book = self.study.openings.with_untracked(|openings| {
                let plies = |openings| annotate::book_plies(tree, openings);
                openings.as_ref().map_or(0, plies)
            });
            (tree.start().clone(), main_line(tree), book)
        });
        let moves: Vec<Move> = line.iter().filter_map(|&(_, mv)| mv).collect();
        let middle = moves.len() / 2;
        let half = |part| Half {
            backend: Backend::default(),
            review: review::Review::new(&start, &moves, part, nodes, book),
        };
        let halves = vec![half(0..=middle), half(middle..=moves.len())];
        self.ask_exact(&halves[0].review, moves.len());
        self.told.set(None);
        self.made.set(None);
        self.progress.set(Some((0, moves.len())));
        self.live.resting.set(true);
        // One edit, which can be taken back as a whole.
        self.study.edit(|_| ());
        self.run.set_value(Some(Run {
            halves,
            start,
            line,
            news: BTreeSet::new(),
            written: device_clock::now(),
        }));
        self.go_on(0);
        self.go_on(1);
    }

    /// Asks the tables of endings that are kept on this device about the positions of few men.
    fn ask_exact(self, review: &review::Review, last: usize) {
        let client = self.tables.get_value();
        for ply in 0..=last {
            let position = review.position(ply);
            if !exact::may_be_known(position) {
                continue;
            }
            let (turn, fen) = (position.turn(), position.to_fen());
            client.ask(Probe { fen }, move |probed| {
                let Ok(probed) = probed else { return };
                let score = Exact::new(probed.value, turn).score();
                self.run.try_update_value(|run| {
                    for half in run.iter_mut().flat_map(|run| &mut run.halves) {
                        half.review.take_exact(ply, score);
                    }
                });
            });
        }
    }

    /// Has a half's worker search the next position; ends the review where neither half has one.
    fn go_on(self, half: usize) {
        let next = self.run.try_update_value(|run| {
            let Run {
                halves,
                start,
                line,
                ..
            } = run.as_mut()?;
            let Half { backend, review } = &halves[half];
            let next = review.next().map(|search| {
                let moves = line[..=search.ply].iter().filter_map(|&(_, mv)| mv);
                let line = Line::new(start, moves);
                let position = review.position(search.ply).clone();
                (backend.clone(), search, line, position)
            });
            let is_over = halves.iter().all(|half| half.review.next().is_none());
            Some((next, is_over))
        });
        let Some((next, is_over)) = next.flatten() else {
            return;
        };
        let Some((backend, search, line, position)) = next else {
            if is_over {
                self.study.amend(annotate::mark_reviewed);
                self.end(Some(("review-done", String::new())));
                mistakes::show_first(self.study);
            }
            return;
        };
        let task = SearchTask {
            line,
            mode: SearchMode::BEST,
            time: Time::Nodes(search.nodes),
        };
        let ignore = |_| ();
        backend.search(task, ignore, move |end| match end {
            Ok(done) => self.take(half, search, Findings::read(&position, &done.info)),
            Err(why) => self.end(Some(("engine-stopped", why))),
        });
    }

    fn take(self, half: usize, search: Search, found: Option<Findings>) {
        let found = found.map(|mut found| {
            let best = found.lines.swap_remove(0);
            self.study.keep_best_play(&found.position, &best.moves);
            Evaluation {
                score: best.value,
                depth: found.depth,
                best: best.moves,
            }
        });
        let known = self.run.try_update_value(|run| {
            let run = run.as_mut()?;
            run.halves[half].review.take(search, found);
            run.news.insert(search.ply);
            let all = 1..run.line.len();
            let stands = |ply: &usize| run.is_judged(*ply);
            let marked = run.news.iter().any(|&ply| run.is_new_mark(ply));
            let due = device_clock::now() - run.written > PACE;
            Some((all.filter(stands).count(), marked || due))
        });
        let Some((done, due)) = known.flatten() else {
            return;
        };
        self.progress.update(|progress| {
            if let Some(progress) = progress {
                progress.0 = done;
            }
        });
        if due && !self.write() {
            return self.end(None);
        }
        if due {
            mistakes::show_first(self.study);
        }
        self.go_on(half);
    }

    /// Writes the findings into the game; false if another game has taken its place.
    fn write(self) -> bool {
        let same = self.run.try_with_value(|run| {
            let line = &run.as_ref()?.line;
            Some(
                self.study
                    .tree
                    .with_untracked(|tree| main_line(tree) == *line),
            )
        });
        match same.flatten() {
            None => return true,
            Some(false) => return false,
            Some(true) => {}
        }
        let words = self.study.words.once();
        let tell = |mark: Mark| {
            let given = given(mark.verdict, mark.before, mark.after, &words);
            words.with("review-remark", &i18n::args!["given" => given])
        };
        let news = self.run.try_update_value(|run| {
            let run = run.as_mut()?;
            run.written = device_clock::now();
            let news = std::mem::take(&mut run.news);
            // A move is marked by what is known of both sides of it.
            let moves: BTreeSet<usize> = news.iter().flat_map(|&ply| [ply, ply + 1]).collect();
            let found: Vec<(NodeId, Evaluation)> = news
                .iter()
                .filter_map(|&ply| Some((run.line[ply].0, run.evaluation(ply)?)))
                .collect();
            let marks: Vec<(NodeId, Option<Mark>, Evaluation)> = moves
                .into_iter()
                .filter(|&ply| run.is_judged(ply))
                .filter_map(|ply| {
                    let (id, _) = *run.line.get(ply)?;
                    Some((id, run.mark(ply), run.evaluation(ply - 1)?))
                })
                .collect();
            Some((found, marks))
        });
        if let Some((found, marks)) = news.flatten().filter(|(found, _)| !found.is_empty()) {
            self.study.amend(|tree| {
                for (id, found) in &found {
                    annotate::evaluate(tree, *id, found);
                }
                for (id, mark, before) in &marks {
                    annotate::mark(tree, *id, *mark, before, tell);
                }
            });
        }
        true
    }

    /// Ends the review and its workers; its findings stay in the game. `told` is the message about the outcome.
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

impl Run {
    /// True once it stands whether a half-move, counted from 1, is to blame.
    fn is_judged(&self, ply: usize) -> bool {
        self.halves.iter().any(|half| half.review.is_judged(ply))
    }

    /// The mark of a half-move, counted from 1.
    fn mark(&self, ply: usize) -> Option<Mark> {
        self.halves.iter().find_map(|half| half.review.mark(ply))
    }

    /// True if a search of this position has led to a mark beside it.
    fn is_new_mark(&self, ply: usize) -> bool {
        [ply, ply + 1]
            .into_iter()
            .any(|ply| self.mark(ply).is_some())
    }

    /// The evaluation of a position by the half that has searched it longest: both know the one in the middle.
    fn evaluation(&self, ply: usize) -> Option<Evaluation> {
        let found = self
            .halves
            .iter()
            .filter_map(|half| half.review.evaluation(ply));
        found.max_by_key(|found| found.depth)
    }
}

/// The main line: its nodes and what is played there.
fn main_line(tree: &Tree) -> Vec<(NodeId, Option<Move>)> {
    std::iter::once(NodeId::ROOT)
        .chain(tree.main_line())
        .map(|id| (id, tree[id].mv()))
        .collect()
}
