//! The mode `play`: a game against the robot or between two persons, at a table as in the application.

use crate::board_config::{self, made, say_illegal};
use crate::full_screen::FullScreenButton;
use crate::host::Host;
use crate::settings::{Content, Settings};
use board::{Board, Highlights, Input, Intent as Done};
use chess::{Bitboard, Color, Position, Setup as Pieces, Square};
use embed_setup::SetupError;
use embed_setup::play::Terms;
use game::{Config, Event as GameEvent, Game, Phase, Player, Strictness};
use gloo_timers::callback::{Interval, Timeout};
use i18n::args;
use i18n::clock_face::face;
use i18n::names::color_name;
use leptos::prelude::*;
use narration::Narrator;
use platform::backend::Backend;
use platform::{device_clock, random};
use protocol::embed::{By, Command, ErrorCode, Event, Setup};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{
    Alarm, Announcement, Answer, Effect, Intent, Movable, Notice, Now, Preferences, Table,
};
use widgets::icon::{Icon, IconButton, Sign};

/// Interval in milliseconds at which a running clock is looked at.
const LOOK: u32 = 100;

/// The state of a game in play. A handle.
#[derive(Clone, Copy)]
struct Play {
    host: Host,
    terms: StoredValue<Terms>,
    table: RwSignal<Table>,
    backend: StoredValue<Backend, LocalStorage>,
    alarms: StoredValue<BTreeMap<Alarm, Timeout>, LocalStorage>,
    /// The page has been told of so many half-moves, and of the end.
    told: StoredValue<(usize, bool)>,
    /// The robot could not move: the game waits until it is to try again.
    failed: RwSignal<bool>,
    /// The time for which the clocks were read last.
    looked: RwSignal<()>,
}

fn now() -> Now {
    let (monotonic, wall) = device_clock::both();
    Now { monotonic, wall }
}

impl Play {
    fn begin(self) {
        let terms = self.terms.get_value();
        let robot = Player::robot(terms.level);
        let player = |side| match terms.person {
            Some(person) if person != side => robot,
            _ => Player::Person,
        };
        let seed = random::bytes::<4>().map_or(1, u32::from_le_bytes);
        let config = Config {
            start: terms.start,
            time: terms.time,
            players: [player(Color::White), player(Color::Black)],
            strictness: Strictness::default(),
            began: now().wall as game::Millis,
            seed,
            ..Config::default()
        };
        self.told.set_value((0, false));
        let first = terms.person.unwrap_or(Color::White);
        self.act(Intent::Begin {
            config: Box::new(config),
            first,
        });
    }

    fn act(self, intent: Intent) {
        let effects = self.table.try_maybe_update(|table| {
            let quiet = matches!(intent, Intent::Look);
            let effects = table.act(intent, now());
            (!quiet || !effects.is_empty(), effects)
        });
        for effect in effects.unwrap_or_default() {
            self.carry_out(effect);
        }
        self.tell_page();
    }

    fn carry_out(self, effect: Effect) {
        match effect {
            Effect::Announce(Announcement::Event(event, changes)) => {
                let words = self.host.words.once();
                let told = self.table.with_untracked(|table| {
                    Narrator::new(&words, false).announcement(table.game(), &event, &changes)
                });
                if let Some(told) = told {
                    self.host.say(told);
                }
            }
            Effect::Announce(Announcement::RobotDeclines) => {
                self.host.say(self.host.words.once().get("robot-declines"));
            }
            Effect::Refused(refusal) => {
                let words = self.host.words.once();
                let told = self.table.with_untracked(|table| {
                    Narrator::new(&words, false).refusal(table.game(), refusal)
                });
                if let Some(told) = told {
                    self.host.say(told);
                }
            }
            Effect::AskEngine(number, task) => {
                let backend = self.backend.with_value(Clone::clone);
                backend.search(
                    task,
                    |_| (),
                    move |result| {
                        let answer = result.map(|done| Answer {
                            best: done.best,
                            score: done.info.lines.first().map(|line| line.score),
                            ..Answer::default()
                        });
                        self.act(Intent::Engine(number, answer));
                    },
                );
            }
            Effect::StopEngine => self.backend.with_value(Clone::clone).stop(),
            Effect::SetAlarm(alarm, after) => {
                let timer = Timeout::new(after as u32, move || self.act(Intent::Alarm(alarm)));
                self.alarms.update_value(|alarms| {
                    alarms.insert(alarm, timer);
                });
            }
            Effect::ClearAlarm(alarm) => self.alarms.update_value(|alarms| {
                alarms.remove(&alarm);
            }),
            Effect::Notice(Notice::EngineFailed(why)) => {
                self.failed.set(true);
                self.host.fail(ErrorCode::Engine, why);
            }
            Effect::ClearNotice => self.failed.set(false),
            // Nothing is kept, and there is no match, no sound and no question of a second press.
            _ => {}
        }
    }

    /// Tells the page of the moves since it was told last, and of the end.
    fn tell_page(self) {
        let Some((mut told, ended)) = self.told.try_get_value() else {
            return;
        };
        let (made, end) = self.table.with_untracked(|table| {
            let game = table.game();
            let plies = game.plies();
            // Moves that were taken back are told of again.
            told = told.min(plies.len());
            let made: Vec<_> = (told..plies.len())
                .filter_map(|ply| {
                    let before = game.position_after(ply)?;
                    let by = match game.config().player(before.turn()) {
                        Player::Person | Player::Elsewhere => By::Person,
                        Player::Robot(_) => By::Robot,
                    };
                    Some(made(before, plies[ply].mv, ply + 1, by))
                })
                .collect();
            (made, game.outcome().filter(|_| !ended))
        });
        self.told
            .set_value((told + made.len(), ended || end.is_some()));
        for made in made {
            self.host.tell(&Event::Move(made));
        }
        if let Some(outcome) = end {
            let words = self.host.words.once();
            let narrator = Narrator::new(&words, false);
            self.host.tell(&Event::Ended {
                result: outcome.as_pgn().to_owned(),
                reason: self
                    .table
                    .with_untracked(|table| narrator.reason(table.game(), outcome)),
            });
        }
    }

    fn run(self, command: &Command) {
        match command {
            Command::Reset => self.begin(),
            Command::Flip => self.act(Intent::Flip),
            Command::Goto { ply } => self.act(Intent::Show(*ply as usize)),
            Command::State => {
                let state = self.table.with_untracked(|table| Event::State {
                    fen: table.position().to_fen(),
                    pgn: Some(game::pgn::write(&game::pgn::of_game(table.game()))),
                    ply: table.shown() as u32,
                });
                self.host.tell(&state);
            }
            _ => {}
        }
    }

    fn intend(self, done: Done, position: Memo<Position>, pieces: Signal<Pieces>) {
        match done {
            Done::Drop { from, to, choice } => {
                let before = position.get_untracked();
                let moves = before.moves_by_drop(from, to);
                let made = moves
                    .iter()
                    .find(|mv| moves.len() == 1 || mv.promotion() == choice)
                    .map(|&mv| {
                        let ply = self
                            .table
                            .with_untracked(|table| table.game().plies().len());
                        made(&before, mv, ply + 1, By::Person)
                    });
                let may = made.is_none_or(|made| self.host.tell(&Event::BeforeMove(made)));
                if may {
                    self.act(Intent::Drop { from, to, choice });
                }
            }
            Done::Miss { from, to, by_key } => {
                if by_key {
                    say_illegal(self.host, &position.get_untracked(), from, to);
                }
                self.act(Intent::Miss { from, to, by_key });
            }
            Done::CancelPremoves => self.act(Intent::CancelPremoves),
            done => board_config::told(self.host, pieces, done),
        }
    }

    /// The line beside the board: whose move it is, or how the game has ended.
    fn status(self) -> (String, String) {
        let words = self.host.words.now();
        let narrator = Narrator::new(&words, false);
        self.table.with(|table| {
            let game = table.game();
            if let Some(outcome) = game.outcome() {
                return (
                    narrator.headline(game, outcome),
                    narrator.reason(game, outcome),
                );
            }
            let side = game.to_act();
            let title = if game.config().player(side).as_robot().is_some() {
                words.get("robot-thinks")
            } else if game.awaits_elsewhere().is_some() {
                words.with("to-reply", &args!["player" => narrator.side(side)])
            } else if game.config().between_persons() {
                words.with("turn-of", &args!["player" => narrator.side(side)])
            } else {
                words.get("your-move")
            };
            (title, String::new())
        })
    }
}

/// Reads the terms of a game to be played.
///
/// # Errors
///
/// The first attribute that cannot be read.
pub fn read(setup: &Setup) -> Result<Content, SetupError> {
    let terms = embed_setup::play::read(setup)?;
    Ok(Arc::new(move |host, settings| {
        play(host, settings, terms.clone())
    }))
}

/// A game to be played.
fn play(host: Host, settings: &Settings, terms: Terms) -> AnyView {
    let against_robot = terms.person.is_some();
    let timed = terms.time.is_some();
    let ready = Game::new(Config {
        start: terms.start.clone(),
        ..Config::default()
    });
    let play = Play {
        host,
        terms: StoredValue::new(terms),
        table: RwSignal::new(Table::new(ready, Preferences::default(), None, now())),
        backend: StoredValue::new_local(Backend::default()),
        alarms: StoredValue::new_local(BTreeMap::new()),
        told: StoredValue::new((0, false)),
        failed: RwSignal::new(false),
        looked: RwSignal::new(()),
    };
    play.begin();
    host.on_command(move |command| play.run(&command));
    if let Some(side) = settings.orientation
        && play.table.with_untracked(Table::bottom) != side
    {
        play.act(Intent::Flip);
    }
    if timed {
        let ticker = Interval::new(LOOK, move || {
            let running = |table: &Table| table.game().phase() == Phase::Running;
            if play.table.with_untracked(running) {
                play.act(Intent::Look);
                play.looked.set(());
            }
        });
        let ticker = StoredValue::new_local(Some(ticker));
        on_cleanup(move || ticker.set_value(None));
    }
    let table = play.table;
    let position = Memo::new(move |_| table.with(|table| table.position().clone()));
    let last = Memo::new(move |_| table.with(Table::last_move));
    let bottom = Memo::new(move |_| table.with(Table::bottom));
    let pieces = Memo::new(move |_| position.with(Position::to_setup));
    let mut config = board_config::shown(host, settings, pieces.into(), bottom.into(), last.into());
    let movable = Memo::new(move |_| table.with(Table::movable));
    config.movable = Memo::new(move |_| {
        let color = movable.get().color();
        table.with(|table| color.map_or(Bitboard::EMPTY, |color| table.board().by_color(color)))
    })
    .into();
    config.placement =
        Memo::new(move |_| table.with(|table| board::Placement::from(&table.board()))).into();
    config.destinations = Memo::new(move |_| table.with(Table::destinations)).into();
    let shown = config.highlights;
    config.highlights = Memo::new(move |_| {
        let squares = |from: Square, to: Square| Bitboard::of(from).with(to);
        let ahead = table.with(|table| match table.movable() {
            Movable::Premove(_) => table.premoves().iter().fold(Bitboard::EMPTY, |all, next| {
                all | squares(next.from, next.to)
            }),
            _ => Bitboard::EMPTY,
        });
        Highlights {
            ahead,
            ..shown.get()
        }
    })
    .into();
    config.input = Memo::new(move |_| Input {
        draw: true,
        seek: true,
        premoves: table.with(|table| !table.premoves().is_empty()),
        ..Input::default()
    })
    .into();
    config.intend = Callback::new(move |done| play.intend(done, position, pieces.into()));
    let phase = Memo::new(move |_| table.with(|table| table.game().phase()));
    let over = move || !matches!(phase.get(), Phase::Running | Phase::Paused);
    let cannot_take_back = Memo::new(move |_| table.with(Table::may_take_back).is_none());
    let words = host.words;
    let clock = move |top: bool| {
        let side = move || if top { !bottom.get() } else { bottom.get() };
        timed.then(|| {
            let left = move || {
                play.looked.track();
                let reading = table.with(|table| table.game().clock(table.time(now())));
                reading.map_or(0, |reading| reading.sides[side().index()].left)
            };
            view! {
                <p class="clock" part="clock" data-clock=move || color_name(side())>
                    {move || face(left())}
                </p>
            }
        })
    };
    let failed = move || {
        play.failed.get().then(|| {
            view! {
                <div class="problem" part="message" role="alert">
                    <p>{words.say("embed-no-robot")}</p>
                    <button type="button" class="primary" data-action="retry" on:click=move |_| resume(play)>
                        {words.say("solve-retry")}
                    </button>
                </div>
            }
        })
    };
    let controls = settings.controls.then(|| {
        view! {
            <section class="side">
                {clock(true)}
                <div class="task" part="message" data-over=move || over().then_some("")>
                    <h2>{move || play.status().0}</h2>
                    <p>{move || play.status().1}</p>
                </div>
                {clock(false)}
                <div class="controls" part="controls">
                    {move || match phase.get() {
                        Phase::Running => view! {
                            <IconButton sign=Sign::TakeBack name="take-back" action="take-back" off=cannot_take_back on_press=move || play.act(Intent::TakeBack)/>
                            <IconButton sign=Sign::Flip name="flip" action="flip" on_press=move || play.act(Intent::Flip)/>
                            {against_robot.then(|| view! {
                                <button type="button" class="quiet" data-action="resign" on:click=move |_| resign(play)>
                                    <Icon sign=Sign::Flag/>
                                    {words.say("resign")}
                                </button>
                            })}
                        }.into_any(),
                        Phase::Paused if play.failed.get() => ().into_any(),
                        // The device slept, say.
                        Phase::Paused => view! {
                            <button type="button" class="primary" data-action="resume" on:click=move |_| resume(play)>
                                {words.say("resume")}
                            </button>
                        }.into_any(),
                        _ => view! {
                            <button type="button" class="primary" data-action="again" on:click=move |_| play.begin()>
                                {words.say("solve-again")}
                            </button>
                        }.into_any(),
                    }}
                    <FullScreenButton/>
                </div>
            </section>
        }
    });
    view! { <div class="stage"><Board config/></div> {failed} {controls} }.into_any()
}

/// Goes on with a game that has been paused; a robot that could not move tries again.
fn resume(play: Play) {
    play.act(Intent::Event(GameEvent::Resume));
}

fn resign(play: Play) {
    let side = play.table.with_untracked(Table::person);
    play.act(Intent::Event(GameEvent::Resign(side)));
}
