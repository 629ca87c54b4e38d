//! "Analyse the game": the engine goes through the main line, and what it finds is written into the game.

use super::analyst::{Analyst, Findings};
use super::graph::verdict_name;
use super::remarks::{self, Finding, Point, points, tallies};
use super::study::Study;
use super::worth::percent;
use crate::parts::clock_now;
use board::written;
use chess::{Color, Move, Position};
use game::judgement::{Verdict, of_side, settled};
use game::tree::NodeId;
use leptos::prelude::*;
use protocol::{Line, Request, Time};
use ui::backend::Backend;
use ui::names::color_name;
use ui::words::{Lexicon, args};

/// Positions visited for each move: the same number gives the same review on every device.
const DEPTHS: [(&str, u64); 2] = [("review-quick", 200_000), ("review-thorough", 1_000_000)];

/// Milliseconds after which what was found is written into the game.
const PACE: f64 = 2_000.0;

/// A position to look at.
struct Stop {
    id: NodeId,
    position: Position,
    line: Line,
}

/// A review that is under way.
struct Run {
    /// A worker of its own, fresh, so that nothing but the game has a part in what it finds.
    backend: Backend,
    nodes: u64,
    /// The main line as it was.
    line: Vec<(NodeId, Option<Move>)>,
    /// What is still to be looked at, the next last: from the end of the game to its beginning, so that what the engine
    /// has seen of the later moves helps with the earlier.
    ahead: Vec<Stop>,
    /// What was found and not yet written.
    found: Vec<Finding>,
    written: f64,
}

/// The name of a message, and the reason to put in.
type Told = Option<(&'static str, String)>;

/// Reviews a game. A handle.
#[derive(Clone, Copy)]
struct Reviewer {
    analyst: Analyst,
    study: Study,
    /// Positions looked at, and to be looked at.
    progress: RwSignal<Option<(usize, usize)>>,
    /// How it ended.
    told: RwSignal<Told>,
    run: StoredValue<Option<Run>, LocalStorage>,
}

impl Reviewer {
    fn new(analyst: Analyst) -> Reviewer {
        let reviewer = Reviewer {
            analyst,
            study: analyst.study,
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
        self.analyst.resting.set(true);
        // One edit, which can be taken back as a whole.
        self.study.edit(|_| ());
        self.run.set_value(Some(Run {
            backend: Backend::default(),
            nodes,
            line,
            ahead,
            found: Vec::new(),
            written: clock_now(),
        }));
        self.go_on();
    }

    /// Looks at the next position, or ends where there is none.
    fn go_on(self) {
        let next = self.run.try_update_value(|run| {
            let run = run.as_mut()?;
            Some((run.backend.clone(), run.nodes, run.ahead.pop()?))
        });
        let Some((backend, nodes, stop)) = next.flatten() else {
            return self.end(Some(("review-done", String::new())));
        };
        let request = Request {
            id: 0,
            line: stop.line,
            level: None,
            seed: 0,
            lines: 1,
            time: Time::Nodes(nodes),
        };
        let (id, position) = (stop.id, stop.position);
        let ignore = |_| ();
        backend.search(request, ignore, move |end| {
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
        let now = clock_now();
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

    /// Writes what was found into the game; tells whether the game is still the one that is reviewed.
    fn write(self) -> bool {
        let found = self.run.try_update_value(|run| {
            let run = run.as_mut()?;
            run.written = clock_now();
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
            self.study.amend(|tree| {
                for finding in &found {
                    remarks::write(tree, finding, tell);
                }
            });
        }
        true
    }

    /// Ends the review and its worker; what was found is kept. `told` is the message that says how it ended.
    fn end(self, told: Told) {
        if self.run.with_value(Option::is_none) {
            return;
        }
        let same = self.write();
        self.run.set_value(None);
        self.progress.set(None);
        self.analyst.resting.set(false);
        let changed = || Some(("review-changed", String::new()));
        self.told.set(if same { told } else { changed() });
    }
}

/// What a move gave away, in words: its side's chances before and after it.
fn given(verdict: Verdict, before: f64, after: f64, words: &Lexicon) -> String {
    let args = args![
        "verdict" => words.get(&format!("verdict-{}", verdict_name(verdict))),
        "before" => percent(before, words),
        "after" => percent(after, words)
    ];
    words.with("review-given", &args)
}

/// The main line: its nodes and what is played there.
fn main_line(tree: &game::tree::Tree) -> Vec<(NodeId, Option<Move>)> {
    std::iter::once(NodeId::ROOT)
        .chain(tree.main_line())
        .map(|id| (id, tree[id].mv()))
        .collect()
}

/// The review's buttons, its progress, and what there is to tell of the game.
#[component]
pub fn Review(
    /// The engine, which rests meanwhile.
    analyst: Analyst,
) -> impl IntoView {
    let study = analyst.study;
    let words = study.words;
    let reviewer = Reviewer::new(analyst);
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
    let known = Memo::new(move |_| {
        points.with(|points| tallies(points).iter().any(|tally| tally.moves > 0))
    });
    view! {
        <section class="review" data-part="review" aria-label=words.say("review")>
            <div class="review-head">
                <button
                    type="button"
                    data-action="review"
                    disabled=move || points.with(|points| points.len() < 2)
                    on:click=press
                >
                    {move || words.now().get(if running.get() { "review-cancel" } else { "review" })}
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
                <Summary study points/>
            </Show>
        </section>
    }
}

/// Both sides in figures, and the moves that gave something away.
#[component]
fn Summary(study: Study, points: Memo<Vec<Point>>) -> impl IntoView {
    let words = study.words;
    let sides = move || {
        let tallies = points.with(|points| tallies(points));
        Color::ALL
            .map(|side| {
                let tally = tallies[side.index()];
                let loss = tally.average_loss().map(|loss| percent(loss, &words.now()));
                view! {
                    <tr data-side=color_name(side)>
                        <th scope="row">{words.say(color_name(side))}</th>
                        {tally.verdicts.map(|count| view! { <td>{count.to_string()}</td> }).into_iter().collect_view()}
                        <td>{loss}</td>
                    </tr>
                }
            })
            .into_iter()
            .collect_view()
    };
    let heads = Verdict::ALL.map(|verdict| {
        let name = move || {
            words
                .now()
                .get(&format!("verdict-{}", verdict_name(verdict)))
        };
        view! { <th scope="col"><abbr title=name aria-label=name>{verdict.glyph()}</abbr></th> }
    });
    let blamed = move || {
        points.with(|points| {
            let blamed = points.iter().filter(|point| point.verdict.is_some());
            blamed.map(|point| point.id).collect::<Vec<_>>()
        })
    };
    let item = move |id: NodeId| {
        let shown = Memo::new(move |_| {
            points.with(|points| {
                let place = points.iter().position(|point| point.id == id)?;
                let before = points[place.checked_sub(1)?].chances;
                Some((before, points[place].clone()))
            })
        });
        let text = move || {
            let (before, point) = shown.get()?;
            let verdict = point.verdict?;
            let san = study.tree.with_untracked(|tree| {
                let mv = tree[point.id].mv()?;
                Some(point.before.to_san(mv))
            })?;
            let side = point.before.turn();
            let dots = if side == Color::White { "." } else { "…" };
            let number = point.before.fullmove_number();
            let notation = study.preferences.with(|chosen| chosen.notation);
            let loss = before.zip(point.chances).map(|(before, after)| {
                given(
                    verdict,
                    of_side(before, side),
                    of_side(after, side),
                    &words.now(),
                )
            });
            Some(view! {
                <b>{format!("{number}{dots} ")}{written(san, notation, &words.now())}{verdict.glyph()}</b>
                <span>{loss}</span>
            })
        };
        view! {
            <li>
                <button
                    type="button"
                    aria-current=move || (study.here.get() == id).then_some("true")
                    on:click=move |_| study.go(id)
                >
                    {text}
                </button>
            </li>
        }
    };
    view! {
        <table class="review-table">
            <thead>
                <tr>
                    <td></td>
                    {heads.into_iter().collect_view()}
                    <th scope="col">{words.say("review-loss")}</th>
                </tr>
            </thead>
            <tbody>{sides}</tbody>
        </table>
        <ol class="review-blamed" aria-label=words.say("review-blamed")>
            <For each=blamed key=|id| *id let:id>{item(id)}</For>
        </ol>
    }
}
