//! The mode `play`: a game against the robot or between two persons, at a table as in the application.

use crate::board_config::{self, made};
use crate::full_screen::FullScreenButton;
use crate::host::Host;
use crate::settings::{Content, Settings};
use board::{Board, Highlights, Input, Intent as Done};
use chess::{Bitboard, Color, Position, Setup as Pieces, Square};
use embed_setup::SetupError;
use embed_setup::play::Terms;
use game::{Config, Event as GameEvent, Phase, Player, Strictness};
use gloo_timers::callback::{Interval, Timeout};
use i18n::args;
use i18n::clock_face::face;
use i18n::names::color_name;
use leptos::prelude::*;
use narration::Narrator;
use platform::preferences::Preferences;
use platform::{device_clock, random};
use play::{EnginePool, LiveGame, Readings, Services, Storage};
use protocol::embed::{By, Command, ErrorCode, Event, Setup};
use screens::{IllegalMove, Told, ToldKind};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::sync::Arc;
use table::{Intent, Movable, Notice, Now, Table};
use widgets::icon::{Icon, IconButton, Sign};

/// Interval in milliseconds at which a running clock is looked at.
const LOOK: u32 = 100;

/// A game in play on a board. A handle.
#[derive(Clone, Copy)]
struct Play {
    host: Host,
    terms: StoredValue<Terms>,
    live: LiveGame,
    /// The number of half-moves that the page has been told of, and whether it has been told of the end.
    told: StoredValue<(usize, bool)>,
    /// The time for which the clocks were read last.
    looked: RwSignal<()>,
}

fn now() -> Now {
    let (monotonic, wall) = device_clock::both();
    Now { monotonic, wall }
}

thread_local! {
    /// The services of all games on a page, for as long as there is one.
    static SERVICES: RefCell<Weak<Services>> = const { RefCell::new(Weak::new()) };
}

/// The services of a game on somebody else's page: engines, and no library, storage, voice or sound.
fn services() -> Rc<Services> {
    SERVICES.with_borrow_mut(|known| {
        known.upgrade().unwrap_or_else(|| {
            let services = Rc::new(Services {
                set_timer: Box::new(|after, ring| Box::new(Timeout::new(after, ring))),
                engines: EnginePool::default(),
                ask_tablebases: Box::new(|_, then| then(None)),
                library: None,
                storage: Storage::none(),
                claim: None,
                speak: Box::new(|_| ()),
                play_sound: Box::new(|_| ()),
            });
            *known = Rc::downgrade(&services);
            services
        })
    })
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
        self.live
            .begin(config, terms.person.unwrap_or(Color::White));
    }

    fn act(self, intent: Intent) {
        self.live.act(intent);
    }

    /// Tells the page what happens in the game, and screen readers what the game announces.
    fn follow(self) {
        let live = self.live;
        Effect::new(move |_| {
            live.game.track();
            self.tell_page();
        });
        Effect::new(move |_| {
            let said = live.announced.with(|said| said.last().cloned());
            if let Some(said) = said {
                self.host.controller.tell(Told {
                    kind: if said.hint {
                        ToldKind::Refusal
                    } else {
                        ToldKind::Answer
                    },
                    words: said.words,
                    law: said.law,
                });
            }
        });
        Effect::new(move |_| {
            if let Some(why) = self.failure() {
                self.host.fail(ErrorCode::Engine, why);
            }
        });
    }

    /// The reason why the robot could not move: the game waits until it is to try again.
    fn failure(self) -> Option<String> {
        match self.live.notice.get()? {
            play::Notice::Table(Notice::EngineFailed(why)) => Some(why),
            _ => None,
        }
    }

    /// Tells the page of the moves since it was told last, and of the end.
    fn tell_page(self) {
        let Some((mut told, ended)) = self.told.try_get_value() else {
            return;
        };
        let (made, end) = self.live.table.with_untracked(|table| {
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
                    .live
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
                let state = self.live.table.with_untracked(|table| Event::State {
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
                if moves.is_empty() {
                    self.tell_illegal(&before, from, to);
                }
                let found = self.host.controller.choose(&moves, choice);
                let made = found.map(|mv| {
                    let ply = self
                        .live
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
                    self.tell_illegal(&position.get_untracked(), from, to);
                }
                self.act(Intent::Miss { from, to, by_key });
            }
            Done::CancelPremoves => self.act(Intent::CancelPremoves),
            done => board_config::told(self.host, pieces, done),
        }
    }

    /// Tells the page of an illegal move by the side on the move; the game announces it.
    fn tell_illegal(self, position: &Position, from: Square, to: Square) {
        let is_turn = |table: &Table| matches!(table.movable(), Movable::Now(_));
        let why = position.why_illegal(from, to);
        if let Some(why) = why.filter(|_| self.live.table.with_untracked(is_turn)) {
            let controller = self.host.controller;
            let reason = controller.narrate(|narrator| narrator.illegal(position, why));
            self.host.tell_refused(IllegalMove { from, to, reason });
        }
    }

    /// The line beside the board: whose move it is, or how the game has ended.
    fn status(self) -> (String, String) {
        let words = self.host.words.now();
        let narrator = Narrator::new(&words, false);
        self.live.table.with(|table| {
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
    let readings = Readings {
        now,
        words: host.words,
        preferences: RwSignal::new(Preferences::default()),
    };
    let play = Play {
        host,
        terms: StoredValue::new(terms),
        live: LiveGame::alone(random::number(), readings, services()),
        told: StoredValue::new((0, false)),
        looked: RwSignal::new(()),
    };
    play.begin();
    play.follow();
    host.on_command(move |command| play.run(&command));
    if let Some(side) = settings.orientation
        && play.live.table.with_untracked(Table::bottom) != side
    {
        play.act(Intent::Flip);
    }
    if timed {
        let ticker = Interval::new(LOOK, move || {
            let running = |table: &Table| table.game().phase() == Phase::Running;
            if play.live.table.with_untracked(running) {
                play.act(Intent::Look);
                play.looked.set(());
            }
        });
        let ticker = StoredValue::new_local(Some(ticker));
        on_cleanup(move || ticker.set_value(None));
    }
    let table = play.live.table;
    let position = Memo::new(move |_| table.with(|table| table.position().clone()));
    let last = Memo::new(move |_| table.with(Table::last_move));
    let bottom = play.live.bottom;
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
        play.failure().map(|_| {
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
                {host.refusal()}
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
                        Phase::Paused if play.failure().is_some() => ().into_any(),
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
    let side = play.live.table.with_untracked(Table::person);
    play.act(Intent::Event(GameEvent::Resign(side)));
}
