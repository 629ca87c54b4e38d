//! One seat of a race: a board with the puzzle at hand, its player's row, and between races a card.

use super::{LEVELS, MINUTES, Racing, now};
use crate::board_controller::BoardController;
use crate::board_preferences::moving;
use crate::position_board::PositionBoard;
use crate::puzzles::board_panel::{highlights, last_move};
use crate::puzzles::live_puzzle::{Acted, LivePuzzle, PuzzleOwner};
use crate::puzzles::run_panel::sign;
use crate::puzzles::task_text;
use board::{Board, BoardConfig, Highlights, Input};
use chess::{Color, Move};
use game::Moved;
use gloo_timers::callback::Timeout;
use i18n::args;
use i18n::names::color_name;
use leptos::prelude::*;
use puzzle::message;
use puzzle::run::{MISS_PAUSE, Race, RunKind, Seat};
use puzzle::solving::{DEAF, Intent, Phase, Solving, SolvingOptions};

/// Pause in milliseconds after a puzzle that was solved.
const NEXT: u32 = 250;

/// Time in milliseconds for which the card is deaf that appears under a finger at the end of a race.
const CARD_DEAF: f64 = 1_000.0;

/// One seat. A handle.
#[derive(Clone, Copy)]
pub(super) struct RaceSeat {
    seat: Seat,
    live: LivePuzzle,
    /// True while the puzzle on the board is so new that nothing on it glides.
    is_new: RwSignal<bool>,
    inner: StoredValue<Inner, LocalStorage>,
}

#[derive(Default)]
struct Inner {
    next: Option<Timeout>,
    settles: Option<Timeout>,
    /// True if the next puzzle is wanted as soon as it has been fetched.
    awaits: bool,
}

impl RaceSeat {
    pub(super) fn new(seat: Seat) -> RaceSeat {
        RaceSeat {
            seat,
            live: LivePuzzle::default(),
            is_new: RwSignal::new(false),
            inner: StoredValue::new_local(Inner::default()),
        }
    }

    /// Has the seat heard by the race.
    pub(super) fn connect(self, racing: Racing) {
        self.live.connect(PuzzleOwner {
            now: Box::new(now),
            played: Box::new(move |mv| self.sound(racing, mv)),
            record: Box::new(move |attempt| {
                racing
                    .race
                    .update(|race| race.record(self.seat, attempt.solved, now()));
                racing.fetch_ahead();
            }),
            acted: Box::new(move |acted| self.go_on(racing, acted)),
            failed: Box::new(|_| ()),
        });
    }

    fn sound(self, racing: Racing, mv: Move) {
        let moved = self.live.solving.with_untracked(|solving| {
            let positions = solving.as_ref()?.positions();
            Moved::of(positions.get(positions.len().checked_sub(2)?)?, mv)
        });
        if let Some(moved) = moved {
            racing.context.moved(&moved);
        }
    }

    /// Brings the player's next puzzle on the board, at once or when it has been fetched.
    pub(super) fn show(self, racing: Racing) {
        let place = racing.race.with_untracked(|race| race.place(self.seat));
        let card = racing
            .cards
            .with_untracked(|cards| cards.get(place).cloned());
        let awaits = card.is_none();
        let settles = Timeout::new(DEAF as u32, move || {
            self.is_new.try_set(false);
        });
        self.inner.update_value(|inner| {
            inner.next = None;
            inner.settles = Some(settles);
            inner.awaits = awaits;
        });
        self.is_new.set(true);
        let puzzle = card.and_then(|card| message::from_message(&card.puzzle).ok());
        let Some(puzzle) = puzzle else {
            self.live.clear();
            return racing.fetch_ahead();
        };
        let options = SolvingOptions {
            confirm: false,
            run: Some(RunKind::Storm),
        };
        let (solving, effects) = Solving::new(puzzle, &[], options, now());
        self.live.begin(solving, effects);
    }

    /// Brings the puzzle on the board for which the player waits, after more have been fetched.
    pub(super) fn show_awaited(self, racing: Racing) {
        if self.inner.try_with_value(|inner| inner.awaits) == Some(true) {
            self.show(racing);
        }
    }

    /// Takes the puzzle off the board.
    pub(super) fn stop(self) {
        self.inner.update_value(|inner| *inner = Inner::default());
        self.live.clear();
    }

    /// Brings the next puzzle after one that has ended; a miss has to be sat out.
    fn go_on(self, racing: Racing, acted: &Acted) {
        let Phase::Done { found } = acted.after else {
            return;
        };
        if acted.is_change() {
            let pause = if found { NEXT } else { MISS_PAUSE };
            let next = Timeout::new(pause, move || self.show(racing));
            self.inner.update_value(|inner| inner.next = Some(next));
        }
    }

    /// The configuration of the board: turned to its player, who sits across.
    fn board(self, racing: Racing) -> BoardConfig {
        let solving = self.live.solving;
        let words = racing.context.words;
        let preferences =
            Signal::derive(move || racing.context.input.with(|input| input.preferences));
        let board = PositionBoard {
            controller: BoardController::new(words, preferences),
            position: Memo::new(move |_| {
                solving.with(|solving| Some(solving.as_ref()?.position().clone()))
            })
            .into(),
            takes_moves: Signal::derive(move || {
                solving.with(|solving| solving.as_ref().is_some_and(Solving::can_move))
            }),
            last: Signal::derive(move || solving.with(|solving| last_move(solving.as_ref()?))),
            play: Callback::new(move |mv| {
                // A move after the time is none, also before the clock has been looked at.
                if racing.race.with_untracked(|race| race.is_on(now())) {
                    self.live.act(Intent::Move(mv));
                }
            }),
        };
        let number = self.seat as u32 + 1;
        BoardConfig {
            name: Signal::derive(move || {
                words.now().with("race-board", &args!["number" => number])
            }),
            bottom: Signal::derive(move || {
                let side = self.side().unwrap_or(Color::White);
                if self.is_across(racing) { !side } else { side }
            }),
            highlights: Memo::new(move |_| {
                solving.with(|solving| {
                    solving
                        .as_ref()
                        .map_or_else(Highlights::default, highlights)
                })
            })
            .into(),
            input: Memo::new(move |_| Input {
                moving: preferences.with(moving),
                ..Input::default()
            })
            .into(),
            ..board.config()
        }
    }

    /// The side of the player.
    fn side(self) -> Option<Color> {
        let side = |solving: &Option<Solving>| solving.as_ref().map(Solving::solver);
        self.live.solving.with(side)
    }

    /// True if the player sits across.
    fn is_across(self, racing: Racing) -> bool {
        self.seat == Seat::Across && racing.is_facing.get()
    }
}

/// A seat in sight.
#[component]
pub(super) fn RaceSeatView(racing: Racing, seat: RaceSeat) -> impl IntoView {
    let words = racing.context.words;
    let is_on = Memo::new(move |_| racing.race.with(Race::is_begun));
    let config = seat.board(racing);
    let clock = move || {
        racing.tick.track();
        let seconds = racing
            .race
            .with(|race| race.time_left(now()))
            .div_ceil(1_000);
        let low = is_on.get() && seconds <= 10;
        let text = format!("{}:{:02}", seconds / 60, seconds % 60);
        view! { <time class="run-clock" class:low=low>{text}</time> }
    };
    let side = Memo::new(move |_| seat.side().filter(|_| is_on.get()));
    let task = move || {
        side.get().map(|side| {
            view! {
                <span class="solve-disc" data-side=color_name(side) aria-hidden="true"></span>
                <span class="race-side">{task_text::side(side, &words.now())}</span>
            }
        })
    };
    let score = move || {
        let count = |of: Seat| {
            let shown = |last: &Option<Race>| last.as_ref().map(|race| race.solved(of));
            let last = racing.last.with(shown).filter(|_| !is_on.get());
            last.unwrap_or_else(|| racing.race.with(|race| race.solved(of)))
        };
        let (own, other) = (count(seat.seat), count(seat.seat.other()));
        let told = words
            .now()
            .with("race-score", &args!["own" => own, "other" => other]);
        view! {
            <p class="race-score" role="img" aria-label=told data-own=own.to_string() data-other=other.to_string()>
                <b>{own}</b> " : " {other}
            </p>
        }
    };
    let name = move || {
        let number = seat.seat as u32 + 1;
        words.now().with("race-board", &args!["number" => number])
    };
    view! {
        <div
            class="race-seat"
            role="group"
            aria-label=name
            data-seat=if seat.seat == Seat::Near { "near" } else { "across" }
            data-turned=move || seat.is_across(racing).then_some("all")
        >
            <div class="race-row">{clock} {task} {score}</div>
            <div class="race-board">
                {move || if is_on.get() {
                    view! {
                        <div class="solve-board" data-new=move || seat.is_new.get().then_some("")><Board config/></div>
                    }
                    .into_any()
                } else {
                    view! { <RaceCard racing seat/> }.into_any()
                }}
            </div>
        </div>
    }
}

/// The card of a seat between races: the rules or the result, and the button of its player.
#[component]
fn RaceCard(racing: Racing, seat: RaceSeat) -> impl IntoView {
    let words = racing.context.words;
    let born = now() as f64;
    let is_ready = Memo::new(move |_| racing.race.with(|race| race.is_ready(seat.seat)));
    let press = move |_| {
        let is_deaf =
            racing.last.with_untracked(Option::is_some) && (now() as f64) < born + CARD_DEAF;
        if !is_deaf {
            racing.ready(seat.seat);
        }
    };
    let head = move || {
        let words = words.now();
        racing.last.with(|last| {
            let Some(race) = last else {
                let minutes = racing.minutes.get();
                let rules = words.with("race-rules", &args!["count" => minutes]);
                return view! { <p>{rules}</p> }.into_any();
            };
            let (result, name) = match race.winner() {
                Some(winner) if winner == seat.seat => ("won", "race-won"),
                Some(_) => ("lost", "race-lost"),
                None => ("drawn", "race-drawn"),
            };
            let [own, other] = [seat.seat, seat.seat.other()].map(|seat| {
                racing.wins.with(|wins| wins[seat as usize])
            });
            let wins = words.with("race-wins", &args!["own" => own, "other" => other]);
            let mark = |solved: &bool| {
                let (sign, name) = sign(*solved);
                view! {
                    <li data-solved=solved.to_string()>
                        <span role="img" aria-label=words.get(name)>{sign}</span>
                    </li>
                }
            };
            view! {
                <h2 data-result=result>{words.get(name)}</h2>
                <ol class="run-strip">{race.outcomes(seat.seat).iter().map(mark).collect_view()}</ol>
                <p>{wins}</p>
            }
            .into_any()
        })
    };
    let ready = move || {
        let name = match (is_ready.get(), racing.last.with(Option::is_some)) {
            (true, _) => "race-waits",
            (false, true) => "solve-again",
            (false, false) => "race-ready",
        };
        words.now().get(name)
    };
    view! {
        <div class="race-card">
            {head}
            {(seat.seat == Seat::Near).then(|| view! { <Terms racing/> })}
            <button
                type="button"
                class="primary"
                data-action="ready"
                aria-disabled=move || is_ready.get().then_some("true")
                on:click=press
            >
                {ready}
            </button>
        </div>
    }
}

/// The choice of time and level, at the near seat.
#[component]
fn Terms(racing: Racing) -> impl IntoView {
    let words = racing.context.words;
    let minutes = MINUTES.map(|minutes| {
        let label = move || words.now().with("race-minutes", &args!["count" => minutes]);
        view! { <Term racing name="race-minutes" value=minutes chosen=racing.minutes label/> }
    });
    let levels = LEVELS.map(|(rating, name)| {
        view! { <Term racing name="race-level" value=rating chosen=racing.level label=words.say(name)/> }
    });
    view! {
        <div class="choices" role="group" aria-label=words.say("race-time")>{minutes.into_iter().collect_view()}</div>
        <div class="choices" role="group" aria-label=words.say("race-level")>{levels.into_iter().collect_view()}</div>
    }
}

/// One of the choices of a term; another term makes another race.
#[component]
fn Term<T: Copy + PartialEq + ToString + Send + Sync + 'static>(
    racing: Racing,
    name: &'static str,
    value: T,
    chosen: RwSignal<T>,
    label: impl Fn() -> String + Send + 'static,
) -> impl IntoView {
    view! {
        <label>
            <input
                type="radio"
                name=name
                value=value.to_string()
                prop:checked=move || chosen.get() == value
                on:change=move |_| {
                    chosen.set(value);
                    racing.renew();
                }
            />
            <span>{label}</span>
        </label>
    }
}
