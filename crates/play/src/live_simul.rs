//! Simultaneous display in play: its record ([`simul::Simul`]) with the games of its boards.
//!
//! # How a display survives a crash
//!
//! The record names the key of each board's game before the game is begun, and is stored first. After that each game keeps
//! itself, as every game in play does. A display that is opened again takes up the games that are stored, asks the library
//! for those that are not, and begins what neither has; a stored game that the record does not name was on its way out, and
//! is closed. So a page that was killed between any two writes loses nothing.
//!
//! Games are begun and taken up one at a time, each in a task of its own: forty at once would hold the page up.

use crate::games::Games;
use crate::live_game::LiveGame;
use crate::services::{Readings, Services, Timer};
use crate::storage_keys::{DISPLAY, game_key};
use chess::Color;
use game::pgn;
use game::{Event, Millis, Phase, Points};
use leptos::prelude::*;
use platform::storage::Damaged;
use simul::{Display, DisplayError, Mover, Score, Simul, Standing, next};
use std::rc::Rc;
use table::{Intent, library_game};

/// A board of a display with its game.
#[derive(Clone, Copy, PartialEq)]
pub struct Seat {
    /// The game.
    pub live: LiveGame,
    /// Colour of the giver.
    pub giver: Color,
    /// Standing of the game.
    pub standing: Memo<Standing>,
}

/// A simultaneous display in play. A handle.
#[derive(Clone, Copy)]
pub struct LiveSimul {
    /// The record; `None` while no display is given.
    pub record: RwSignal<Option<Simul>>,
    /// The boards that are set up already, in walking order.
    pub seats: RwSignal<Vec<Seat>>,
    /// True while the clocks stand because the page was left: they wait for [`LiveSimul::go_on`].
    pub is_held: RwSignal<bool>,
    games: Games,
    owner: StoredValue<Owner>,
    readings: Readings,
    /// The task that sets up the next board.
    filling: StoredValue<Option<Timer>, LocalStorage>,
    damaged: RwSignal<Vec<Damaged>>,
}

impl LiveSimul {
    /// The display of a page, which is taken up if one is stored. All of it is owned by the present owner.
    pub fn start(readings: Readings, services: &Rc<Services>) -> LiveSimul {
        let games = Games::new(readings, DISPLAY);
        games.start_empty(services);
        let live = LiveSimul {
            record: RwSignal::new(None),
            seats: RwSignal::new(Vec::new()),
            is_held: RwSignal::new(false),
            games,
            owner: StoredValue::new(Owner::current().expect("a display belongs to a page")),
            readings,
            filling: StoredValue::new_local(None),
            damaged: RwSignal::new(Vec::new()),
        };
        if let Some(text) = (services.storage.get)(DISPLAY) {
            match Simul::from_json(&text) {
                Ok(simul) => {
                    live.is_held.set(simul.clock() != simul::Clock::None);
                    live.record.set(Some(simul));
                    live.fill(false);
                }
                Err(why) => {
                    let damaged = (services.storage.set_aside)(DISPLAY, why.to_string());
                    live.damaged.set(vec![damaged]);
                }
            }
        }
        live
    }

    /// The board of a stored display at which the game of a key is in play.
    pub fn board_of(services: &Services, key: &str) -> Option<usize> {
        (services.storage.get)(&game_key(DISPLAY, key))?;
        let display = (services.storage.get)(DISPLAY)?;
        Simul::from_json(&display).ok()?.board_of(key)
    }

    /// The stored texts that could not be read, and were set aside.
    pub fn damaged(self) -> Vec<Damaged> {
        self.damaged.get()
    }

    /// Begins a display, in the place of the one that is there, whose games stay in the library.
    ///
    /// # Errors
    /// The reason why no display can be given by these terms; nothing has changed.
    pub fn begin(self, display: &Display, seed: u32) -> Result<(), DisplayError> {
        let simul = Simul::new(display, self.today(), seed)?;
        self.close();
        self.is_held.set(false);
        self.record.set(Some(simul));
        self.save();
        self.fill(true);
        Ok(())
    }

    /// Ends the display, if one is given. Its games stay in the library.
    pub fn close(self) {
        if self.record.with_untracked(Option::is_none) {
            return;
        }
        self.filling.set_value(None);
        let seats = self.seats.try_update(std::mem::take).unwrap_or_default();
        self.record.set(None);
        self.games
            .close_all(seats.into_iter().map(|seat| seat.live));
        if let Some(services) = self.games.services() {
            (services.storage.remove)(DISPLAY);
        }
    }

    // ---- Boards ----------------------------------------------------------------------------------------------------

    /// The board in play, once it is set up.
    pub fn current(self) -> Option<Seat> {
        let at = self
            .record
            .with(|simul| simul.as_ref().map(Simul::current))?;
        self.seats.with(|seats| seats.get(at).copied())
    }

    /// Goes to a board, counted from 0.
    pub fn go_to(self, board: usize) {
        self.change(|simul| simul.go_to(board));
    }

    /// The standings of all boards that are set up.
    pub fn standings(self) -> Vec<Standing> {
        let seats = self.seats.read();
        seats.iter().map(|seat| seat.standing.get()).collect()
    }

    /// The next board in walking order, as [`simul::next`] has it.
    pub fn next(self) -> Option<usize> {
        let from = self
            .record
            .with(|simul| simul.as_ref().map(Simul::current))?;
        let standings = self.standings();
        // A person at this device has answered the giver on the board.
        let has_answered = |seat: &Seat| {
            seat.live.game.with(|game| {
                let is_answered = !game.plies().is_empty() && game.position().turn() == seat.giver;
                game.config().between_persons() && is_answered
            })
        };
        let seat = self.seats.with(|seats| seats.get(from).copied());
        let last = if seat.as_ref().is_some_and(has_answered) {
            Mover::Opponent
        } else {
            Mover::Giver
        };
        next(&standings, from, last)
    }

    /// The board to go to from outside: the one in play, if a person at this device is to move there, or else the next.
    pub fn here(self) -> Option<usize> {
        let at = self
            .record
            .with(|simul| simul.as_ref().map(Simul::current))?;
        let standing = self.current().map(|seat| seat.standing.get());
        let is_to_move = matches!(
            standing,
            Some(Standing::Giver | Standing::Opponent { is_here: true })
        );
        if is_to_move { Some(at) } else { self.next() }
    }

    /// The result table.
    pub fn score(self) -> Score {
        let seats = self.seats.read();
        Score::of(seats.iter().map(|seat| (seat.standing.get(), seat.giver)))
    }

    /// True once every game is over.
    pub fn is_over(self) -> bool {
        let standings = self.standings();
        let boards = self
            .record
            .with(|simul| simul.as_ref().map(|simul| simul.boards().len()));
        boards == Some(standings.len()) && !standings.iter().any(|standing| standing.is_in_play())
    }

    /// Adjudicates the game of a board, as the arbiter of the display.
    pub fn adjudicate(self, board: usize, points: Points) {
        let seat = self.seats.with_untracked(|seats| seats.get(board).copied());
        if let Some(seat) = seat {
            seat.live.act(Intent::Event(Event::Declare(points)));
            self.tick();
        }
    }

    /// Starts a board anew, with the same opponent and colours; the game that was played there stays in the library.
    pub fn restart(self, board: usize, seed: u32) {
        let Some(seat) = self.seats.with_untracked(|seats| seats.get(board).copied()) else {
            return;
        };
        let began = self.today();
        self.change(|simul| {
            simul.restart(board, began, seed);
            true
        });
        let fresh = self.seat(board, true);
        self.seats.update(|seats| seats[board] = fresh);
        self.games.close(seat.live);
        self.tick();
    }

    /// All games of the display in PGN, each with the number of its board. `event` is its name; `you` that of a giver who
    /// gave none.
    pub fn pgn(self, event: &str, you: &str) -> String {
        let services = self.games.services();
        let library = services
            .as_ref()
            .and_then(|services| services.library.as_ref());
        let seats = self.seats.get_untracked();
        let written = (1..).zip(seats).map(|(number, seat)| {
            let number: u32 = number;
            seat.live.game.with_untracked(|game| {
                let day = library.map(|library| (library.day)(game.config().began));
                let mut tree = library_game::to_tree(game, day.unwrap_or_default(), you);
                tree.tags.set("Event", event);
                tree.tags.set("Board", number.to_string());
                pgn::write(&tree)
            })
        });
        written.collect::<Vec<_>>().join("\n")
    }

    // ---- Clocks ----------------------------------------------------------------------------------------------------

    /// Lets the clocks go on after the page was left.
    pub fn go_on(self) {
        self.is_held.set(false);
        for seat in self.seats.get_untracked() {
            let stands = |game: &std::sync::Arc<game::Game>| game.phase() == Phase::Paused;
            if seat.live.game.with_untracked(stands) {
                // Refused only if the game is over by now.
                let _ = seat.live.apply(Event::Resume);
            }
        }
        self.tick();
    }

    /// Has the clocks stand until [`LiveSimul::go_on`]: the page is left.
    pub fn hold(self) {
        let is_timed = |simul: &Option<Simul>| {
            simul
                .as_ref()
                .is_some_and(|simul| simul.clock() != simul::Clock::None)
        };
        self.is_held.set(self.record.with_untracked(is_timed));
        self.tell_all(&Intent::Close);
        self.tick();
    }

    /// Starts or stops the giver's one clock, as boards wait for him or none does; once its flag has fallen, the games in
    /// play are lost. To be called when a standing has changed, and while the clock runs.
    pub fn tick(self) {
        let is_held = self.is_held.get_untracked();
        let waits = untrack(|| self.standings()).contains(&Standing::Giver);
        let now = self.now();
        let clock = self
            .record
            .with_untracked(|simul| simul.as_ref()?.giver_clock().copied());
        let Some(clock) = clock else { return };
        let has_fallen = clock.has_fallen(now);
        let runs = waits && !is_held && !has_fallen;
        if runs != clock.is_running() {
            self.change(|simul| {
                if let Some(clock) = simul.giver_clock_mut() {
                    clock.set_running(runs, now);
                }
                true
            });
        }
        if has_fallen {
            self.lose_on_time();
        }
    }

    /// Time left on the giver's one clock, in milliseconds.
    pub fn giver_time(self) -> Option<Millis> {
        let now = self.now();
        self.record
            .with(|simul| Some(simul.as_ref()?.giver_clock()?.left(now)))
    }

    /// The giver's flag has fallen: what is still in play is lost, or drawn where the opponent cannot mate (as in FIDE 6.9).
    fn lose_on_time(self) {
        for seat in self.seats.get_untracked() {
            if !seat.standing.get_untracked().is_in_play() {
                continue;
            }
            let can_mate =
                |game: &std::sync::Arc<game::Game>| game.position().can_mate(!seat.giver);
            let points = if seat.live.game.with_untracked(can_mate) {
                Points::Won(!seat.giver)
            } else {
                Points::Draw
            };
            seat.live.act(Intent::Event(Event::Declare(points)));
        }
    }

    // ---- From the owner --------------------------------------------------------------------------------------------

    /// Has all games hear what happens to the page.
    pub fn tell_all(self, intent: &Intent) {
        self.games.tell_all(intent);
    }

    /// Tells all tables what the player prefers.
    pub fn prefer(self) {
        self.games.prefer();
    }

    // ---- Keeping ---------------------------------------------------------------------------------------------------

    /// Changes the record, and stores it if that has changed anything.
    fn change(self, change: impl FnOnce(&mut Simul) -> bool) {
        let changed = self
            .record
            .try_maybe_update(|simul| {
                let changed = simul.as_mut().is_some_and(change);
                (changed, changed)
            })
            .unwrap_or_default();
        if changed {
            self.save();
        }
    }

    /// Stores the record. The clock that runs is stored as it reads now.
    fn save(self) {
        let now = self.now();
        let text = self.record.with_untracked(|simul| {
            let mut simul = simul.clone()?;
            if let Some(clock) = simul.giver_clock_mut() {
                clock.set_running(false, now);
            }
            Some(simul.to_json())
        });
        if let Some((text, services)) = text.zip(self.games.services()) {
            // A page that keeps nothing has said so.
            (services.storage.set)(DISPLAY, &text);
        }
    }

    /// Sets up the boards that are not, the next one in a task of its own. `is_new` if none of their games has been begun.
    fn fill(self, is_new: bool) {
        let at = self.seats.with_untracked(Vec::len);
        let boards = self
            .record
            .with_untracked(|simul| simul.as_ref().map_or(0, |simul| simul.boards().len()));
        if at == boards {
            self.filling.set_value(None);
            self.close_strays();
            return self.tick();
        }
        let seat = self.seat(at, is_new);
        self.seats.update(|seats| seats.push(seat));
        let Some(services) = self.games.services() else {
            return;
        };
        let timer = (services.set_timer)(0, Box::new(move || self.fill(is_new)));
        self.filling.set_value(Some(timer));
    }

    /// Sets up a board: takes up its game, or begins it.
    fn seat(self, board: usize, is_new: bool) -> Seat {
        let told = self.record.with_untracked(|simul| {
            let simul = simul.as_ref().expect("a display is given");
            let seat = &simul.boards()[board];
            (seat.giver, simul.config(board))
        });
        let (giver, config) = told;
        let live = if is_new {
            let live = self.games.add();
            live.begin(config, giver);
            live
        } else {
            let (live, damaged) = self.games.resume(config, giver);
            self.damaged.update(|all| all.extend(damaged));
            live
        };
        let owner = self.owner.get_value();
        let standing =
            owner.with(|| Memo::new(move |_| live.game.with(|game| Standing::of(game, giver))));
        Seat {
            live,
            giver,
            standing,
        }
    }

    /// Closes the stored games that the record does not name: they were on their way out.
    fn close_strays(self) {
        for key in self.games.stored_keys() {
            let is_named = self.record.with_untracked(|simul| {
                simul.as_ref().is_some_and(|it| it.board_of(&key).is_some())
            });
            if !is_named && let Ok(Some(live)) = self.games.take_up(&key) {
                self.games.close(live);
            }
        }
    }

    /// Reading of the clock that never goes back, in milliseconds.
    fn now(self) -> Millis {
        (self.readings.now)().monotonic as Millis
    }

    /// The time of day, in milliseconds since 1970.
    fn today(self) -> Millis {
        (self.readings.now)().wall as Millis
    }
}
