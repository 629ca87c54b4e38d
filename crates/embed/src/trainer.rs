//! The mode `puzzle`: puzzles one after another, judged as in the application.

use crate::board_config::{self, made};
use crate::full_screen::FullScreenButton;
use crate::host::Host;
use crate::result_line::{ResultLine, Score};
use crate::settings::{Content, Settings};
use board::{Board, BoardConfig};
use chess::{Color, Move};
use embed_setup::SetupError;
use i18n::args;
use leptos::prelude::*;
use platform::device_clock;
use platform::preferences::Notation;
use protocol::embed::{self, By, Command, ErrorCode, Event, Setup};
use puzzle::Puzzle;
use puzzle::solving::{self, Phase, Solving, SolvingOptions};
use screens::{Acted, LivePuzzle, PositionBoard, PuzzleOwner, puzzle_board, puzzle_text};
use std::collections::BTreeMap;
use std::sync::Arc;
use widgets::icon::{Icon, Sign};
use widgets::verdict_bar::VerdictBar;

/// The state of a trainer. A handle.
#[derive(Clone, Copy)]
struct Trainer {
    host: Host,
    puzzles: StoredValue<Vec<Puzzle>>,
    /// Index of the puzzle at hand.
    index: RwSignal<usize>,
    /// The puzzle at hand, with its judge and its timer.
    live: LivePuzzle,
    bottom: RwSignal<Option<Color>>,
    /// True for the puzzles whose first attempt has solved them, by index.
    first: RwSignal<BTreeMap<usize, bool>>,
    /// The time at which the puzzle at hand began.
    began: StoredValue<u64>,
}

fn now() -> u64 {
    device_clock::now() as u64
}

impl Trainer {
    fn begin(self, index: usize) {
        let puzzle = self.puzzles.with_value(|puzzles| puzzles[index].clone());
        let (solving, effects) = Solving::new(puzzle, &[], SolvingOptions::default(), now());
        self.began.set_value(now());
        self.index.set(index);
        self.live.begin(solving, effects);
        let (side, task) = self.task();
        self.host.say(format!("{side}. {task}"));
    }

    /// The task in words: the side to move, and the goal.
    fn task(self) -> (String, String) {
        let words = self.host.words.now();
        self.with(|solving| {
            (
                puzzle_text::side(solving.solver(), &words),
                puzzle_text::task(solving.puzzle(), Notation::Local, &words),
            )
        })
    }

    /// The puzzle at hand.
    fn with<T>(self, ask: impl FnOnce(&Solving) -> T) -> T {
        self.live.solving.with(|solving| {
            let solving = solving.as_ref();
            ask(solving.expect("a puzzle is begun before it is shown"))
        })
    }

    fn with_untracked<T>(self, ask: impl FnOnce(&Solving) -> T) -> T {
        untrack(|| self.with(ask))
    }

    fn tell_move(self, mv: Move) {
        let made = self.with_untracked(|solving| {
            let index = solving.cursor().checked_sub(1)?;
            let before = &solving.positions()[index];
            let by = if before.turn() == solving.solver() {
                By::Person
            } else {
                By::Robot
            };
            Some(made(before, mv, index + 1, by))
        });
        if let Some(made) = made {
            self.host.tell(&Event::Move(made));
        }
    }

    /// Tells of a puzzle that has been solved, at whatever try.
    fn tell_solved(self, acted: &Acted) {
        if !acted.is_change() {
            return;
        }
        let solved = self.with_untracked(|solving| {
            let found = *solving.phase() == Phase::Done { found: true };
            found.then(|| (solving.misses() + 1, solving.attempt()))
        });
        if let Some((attempts, first)) = solved {
            let helped = first.is_some_and(|first| first.helped);
            self.host
                .tell(&Event::Solved(self.attempt(attempts, helped)));
        }
    }

    /// An attempt as the page is told of it.
    fn attempt(self, attempts: u32, helped: bool) -> embed::Attempt {
        let name = self.with_untracked(|solving| solving.puzzle().id.clone());
        let number = self.index.get_untracked() + 1;
        embed::Attempt {
            puzzle: if name.is_empty() {
                number.to_string()
            } else {
                name
            },
            attempts,
            helped,
            ms: now() - self.began.get_value(),
        }
    }

    /// Counts the first attempt, and tells of it if it has failed.
    fn record(self, attempt: solving::Attempt) {
        if !attempt.solved {
            let told = self.attempt(1, attempt.helped);
            self.host.tell(&Event::Failed(told));
        }
        let index = self.index.get_untracked();
        self.first.update(|first| {
            first.entry(index).or_insert(attempt.solved);
        });
        let Score {
            done,
            solved,
            total,
        } = untrack(|| self.score());
        self.host.tell(&Event::Progress {
            done,
            solved,
            total,
        });
    }

    /// The score so far.
    fn score(self) -> Score {
        let total = self.puzzles.with_value(Vec::len) as u32;
        self.first.with(|first| Score {
            done: first.len() as u32,
            solved: first.values().filter(|solved| **solved).count() as u32,
            total,
        })
    }

    fn next(self) {
        let next = self.index.get_untracked() + 1;
        if next < self.puzzles.with_value(Vec::len) {
            self.begin(next);
        }
    }

    fn run(self, command: &Command) {
        match command {
            Command::Hint => {
                self.live.act(solving::Intent::Hint(None));
                let step = self.with_untracked(Solving::hints);
                if step > 0 {
                    self.host.tell(&Event::Hint { step: step.into() });
                }
            }
            Command::Solution => self.live.act(solving::Intent::Solution),
            Command::Reset => self.begin(self.index.get_untracked()),
            Command::Next => self.next(),
            Command::Goto { ply } => {
                let at = self.with_untracked(Solving::cursor);
                self.live
                    .act(solving::Intent::Step(*ply as i32 - at as i32));
            }
            Command::Flip => {
                let bottom = self.side();
                self.bottom.set(Some(!bottom));
            }
            Command::State => {
                let (fen, ply) = self.with_untracked(|solving| {
                    (solving.position().to_fen(), solving.cursor() as u32)
                });
                let pgn = Some(self.with_untracked(puzzle_text::pgn));
                self.host.tell(&Event::State { fen, pgn, ply });
            }
            Command::Load(_) | Command::Focus => {}
        }
    }

    /// The side at the bottom.
    fn side(self) -> Color {
        self.bottom.get().unwrap_or(self.with(Solving::solver))
    }

    /// Plays a move, unless the page prevents it.
    fn play(self, mv: Move) {
        let made = self.with_untracked(|solving| {
            made(solving.position(), mv, solving.cursor() + 1, By::Person)
        });
        if self.host.tell(&Event::BeforeMove(made)) {
            self.live.act(solving::Intent::Move(mv));
        }
    }
}

/// Reads puzzles.
///
/// # Errors
///
/// The first attribute that cannot be read.
pub fn read(setup: &Setup) -> Result<Content, SetupError> {
    let (puzzles, first) = embed_setup::puzzle::read(setup)?;
    Ok(Arc::new(move |host, settings| {
        trainer(host, settings, puzzles.clone(), first)
    }))
}

/// Puzzles to solve, from one of them on.
fn trainer(host: Host, settings: &Settings, puzzles: Vec<Puzzle>, first: usize) -> AnyView {
    let total = puzzles.len();
    let trainer = Trainer {
        host,
        puzzles: StoredValue::new(puzzles),
        index: RwSignal::new(first),
        live: LivePuzzle::default(),
        bottom: RwSignal::new(settings.orientation),
        first: RwSignal::new(BTreeMap::new()),
        began: StoredValue::new(now()),
    };
    trainer.live.connect(PuzzleOwner {
        now: Box::new(now),
        played: Box::new(move |mv| trainer.tell_move(mv)),
        record: Box::new(move |attempt| trainer.record(attempt)),
        acted: Box::new(move |acted| trainer.tell_solved(acted)),
        failed: Box::new(move |why| host.fail(ErrorCode::Engine, why)),
    });
    trainer.begin(first);
    host.on_command(move |command| trainer.run(&command));
    let board = PositionBoard {
        controller: host.controller,
        position: Memo::new(move |_| trainer.with(|solving| Some(solving.position().clone())))
            .into(),
        takes_moves: Signal::derive(move || trainer.with(Solving::can_move)),
        last: Signal::derive(move || trainer.with(puzzle_board::last_move)),
        play: Callback::new(move |mv| trainer.play(mv)),
    };
    // Drawings belong to the position that is described: they go with its first move.
    let own = settings.drawings.clone();
    let untouched = Memo::new(move |_| {
        trainer.index.get() == first
            && trainer.with(|solving| solving.moves().is_empty() && solving.misses() == 0)
    });
    let annotations = Memo::new(move |_| {
        let own = untouched.get().then_some(&own);
        let hint = trainer.with(puzzle_board::hint);
        let drawn = own.into_iter().flatten().copied().chain(hint);
        drawn.collect::<Vec<_>>()
    });
    let config = BoardConfig {
        bottom: Memo::new(move |_| trainer.side()).into(),
        highlights: Memo::new(move |_| trainer.with(puzzle_board::highlights)).into(),
        annotations: annotations.into(),
        look: Signal::stored(board_config::look(settings)),
        input: Signal::stored(board_config::INPUT),
        ..board.config()
    };
    let words = host.words;
    let verdict = Memo::new(move |_| {
        let words = words.now();
        trainer.with(|solving| puzzle_text::verdict(solving, Notation::Local, &words))
    });
    if !settings.controls {
        host.say_verdicts(verdict);
    }
    Effect::new(move |_| {
        verdict.track();
        host.controller.forget_refusal();
    });
    let progress = move || {
        let number = trainer.index.get() + 1;
        let words = words.now();
        words.with(
            "embed-puzzle-number",
            &args!["number" => number as u32, "count" => total as u32],
        )
    };
    let phase = Memo::new(move |_| trainer.with(|solving| buttons(solving.phase())));
    let controls = settings.controls.then(|| {
        view! {
            <section class="side">
                <div class="task" part="message">
                    <h2>{move || trainer.task().0}</h2>
                    <p>{move || trainer.task().1}</p>
                </div>
                {host.refusal()}
                <VerdictBar text=verdict/>
                <div class="controls" part="controls">
                    {move || match phase.get() {
                        Buttons::Try => view! {
                            {action(trainer, Sign::Hint, "solve-hint", "hint", Command::Hint)}
                            {action(trainer, Sign::Eye, "solve-solution", "solution", Command::Solution)}
                        }.into_any(),
                        Buttons::Again => view! {
                            <button type="button" class="primary" data-action="retry" on:click=move |_| trainer.live.act(solving::Intent::Retry)>
                                {words.say("solve-retry")}
                            </button>
                            {action(trainer, Sign::Eye, "solve-solution", "solution", Command::Solution)}
                        }.into_any(),
                        Buttons::Done => view! {
                            {(trainer.index.get() + 1 < total).then(|| view! {
                                <button type="button" class="primary" data-action="next" on:click=move |_| trainer.next()>
                                    {words.say("solve-next")}
                                </button>
                            })}
                            {action(trainer, Sign::Reset, "solve-again", "again", Command::Reset)}
                        }.into_any(),
                    }}
                    <FullScreenButton/>
                    {(total > 1).then(|| view! { <span class="count">{progress}</span> })}
                </div>
                {settings.result.then(|| view! { <ResultLine words score=Signal::derive(move || trainer.score())/> })}
            </section>
        }
    });
    view! { <div class="stage"><Board config/></div> {controls} }.into_any()
}

fn action(
    trainer: Trainer,
    sign: Sign,
    name: &'static str,
    id: &'static str,
    command: Command,
) -> impl IntoView {
    view! {
        <button type="button" class="quiet" data-action=id on:click=move |_| trainer.run(&command)>
            <Icon sign/>
            {trainer.host.words.say(name)}
        </button>
    }
}

/// The buttons of a phase.
#[derive(Clone, Copy, PartialEq)]
enum Buttons {
    Try,
    Again,
    Done,
}

fn buttons(phase: &Phase) -> Buttons {
    match phase {
        Phase::Wrong { .. } | Phase::Slower { .. } => Buttons::Again,
        Phase::Done { .. } => Buttons::Done,
        _ => Buttons::Try,
    }
}
