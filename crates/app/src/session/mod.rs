//! One game at the table: who applies events to it, and what reacts to its changes.

mod draw_offer;
mod robot;

use crate::backend::Backend;
use crate::settings::{Opponent, Settings, Side};
use crate::sound::{Sound, Speaker};
use crate::storage::{self, Found};
use crate::text;
use crate::wall::TimeLine;
use chess::{Color, Move, Position};
use game::{Changes, Claim, Config, Event, Game, Phase, Player, Refusal, Timestamp};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use protocol::Score;
use std::time::Duration;

/// The state of the table. A handle: copies are the same table.
#[derive(Clone, Copy)]
pub struct Session {
    /// The game on the board; before Play one that has not begun.
    pub game: RwSignal<Game>,
    /// The half-move whose position is shown; the last one unless the record is being replayed.
    pub shown: RwSignal<usize>,
    /// The side at the bottom of the board.
    pub bottom: RwSignal<Color>,
    /// Whether the robot is searching.
    pub thinking: RwSignal<bool>,
    /// Whether the end card is open.
    pub end_card: RwSignal<bool>,
    /// Something the player must know.
    pub notice: RwSignal<Option<String>>,
    /// What a screen reader says next.
    pub announced: RwSignal<String>,
    /// What the player chose last.
    pub settings: RwSignal<Settings>,
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    time_line: TimeLine,
    backend: Backend,
    speaker: Speaker,
    flag_timer: Option<TimeoutHandle>,
    /// How the robot judged the position when it moved last.
    robot_score: Option<Score>,
    /// Counts the robot's turns, so that an answer to an earlier one is known as late.
    robot_turn: u32,
    told_unsaved: bool,
}

impl Session {
    /// The table as it was left, or a fresh one.
    pub fn open() -> Session {
        let settings = storage::load_settings();
        let (game, notice) = match storage::load_game() {
            Found::Nothing => (Game::new(Config::default()), None),
            Found::Game(game) => (*game, None),
            Found::Damaged { kept_as, why } => (
                Game::new(Config::default()),
                Some(text::damaged_game(&why, &kept_as)),
            ),
        };
        let bottom = match game.config().players {
            [Player::Robot { .. }, Player::Person] => Color::Black,
            _ => Color::White,
        };
        let inner = Inner {
            time_line: TimeLine::from_now(game.last_at()),
            backend: Backend::new(),
            speaker: Speaker::default(),
            flag_timer: None,
            robot_score: None,
            robot_turn: 0,
            told_unsaved: false,
        };
        let session = Session {
            shown: RwSignal::new(game.plies().len()),
            bottom: RwSignal::new(bottom),
            thinking: RwSignal::new(false),
            end_card: RwSignal::new(game.outcome().is_some()),
            notice: RwSignal::new(notice),
            announced: RwSignal::new(String::new()),
            settings: RwSignal::new(settings),
            inner: StoredValue::new_local(inner),
            game: RwSignal::new(game),
        };
        session.take_up();
        session
    }

    /// A game found in play is taken up where its record ends: with a clock it waits, paused, for its players.
    fn take_up(self) {
        let (running, timed, at) = self.game.with_untracked(|game| {
            (
                game.phase() == Phase::Running,
                game.config().time.is_some(),
                game.last_at(),
            )
        });
        if running && timed {
            self.apply_at(Event::Pause, at)
                .expect("a running game can be paused where its record ends");
        } else if running {
            self.go_on();
        }
    }

    /// Whether no game has been begun.
    pub fn is_new(self) -> bool {
        self.game
            .with_untracked(|game| game.phase() == Phase::Ready)
    }

    /// Begins a game on the chosen terms.
    pub fn play(self) {
        let settings = self.settings.get_untracked();
        self.begin(settings, settings.side.decide());
    }

    /// Begins another game on the same terms. Where the colours were drawn by lot, they change over, as
    /// in a match; a colour that was chosen is kept.
    pub fn play_again(self) {
        let settings = self.settings.get_untracked();
        let last = self.person();
        let side = if settings.side == Side::Random {
            !last
        } else {
            settings.side.decide()
        };
        self.begin(settings, side);
    }

    fn begin(self, settings: Settings, person: Color) {
        let mut players = [Player::Person; 2];
        if settings.opponent == Opponent::Robot {
            players[(!person).index()] = Player::Robot {
                level: settings.level,
            };
        }
        let config = Config {
            time: settings.time,
            players,
            seed: (js_sys::Math::random() * f64::from(u32::MAX)) as u32,
            ..Config::default()
        };
        self.put(Game::new(config));
        self.bottom.set(person);
        // A game that has not begun accepts its start.
        self.send(Event::Start).expect("a new game can be started");
    }

    /// Clears the table for new terms; the game there is given up, and stays in storage until the next one begins.
    pub fn clear(self) {
        self.put(Game::new(Config::default()));
    }

    fn put(self, game: Game) {
        self.forget_robot();
        self.cancel_flag();
        self.inner.update_value(|inner| {
            inner.time_line = TimeLine::from_now(Timestamp::default());
            inner.robot_score = None;
            inner.told_unsaved = false;
        });
        self.end_card.set(false);
        self.notice.set(None);
        self.shown.set(0);
        self.game.set(game);
    }

    /// The side of the person, or White where both are persons.
    pub fn person(self) -> Color {
        self.game
            .with_untracked(|game| match game.config().player(Color::White) {
                Player::Person => Color::White,
                Player::Robot { .. } => Color::Black,
            })
    }

    /// The game's time now.
    pub fn now(self) -> Timestamp {
        let now = self.inner.with_value(|inner| inner.time_line.now());
        now.max(self.game.with_untracked(Game::last_at))
    }

    /// Something happened now.
    pub fn send(self, event: Event) -> Result<Changes, Refusal> {
        self.apply_at(event, self.now())
    }

    fn apply_at(self, event: Event, at: Timestamp) -> Result<Changes, Refusal> {
        let result = self
            .game
            .try_update(|game| game.apply(event, at))
            .expect("the table outlives its events");
        match result {
            Ok(changes) => self.react(event, &changes),
            // Too late: the flag had fallen, which only now is noticed.
            Err(Refusal::FlagFallen(side)) => {
                let _ = self.apply_at(Event::Flag(side), at);
            }
            Err(_) => {}
        }
        result
    }

    fn react(self, event: Event, changes: &Changes) {
        self.save();
        self.retire_notice(event);
        self.shown
            .set(self.game.with_untracked(|game| game.plies().len()));
        if let Some(words) = self
            .game
            .with_untracked(|game| text::announcement(game, event, changes))
        {
            self.announced.set(words);
        }
        if let Some(sound) = sound_of(changes) {
            self.sound(sound);
        }
        self.set_flag_timer();
        if changes.outcome.is_some() {
            self.forget_robot();
            self.end_card.set(true);
            return;
        }
        match event {
            Event::Start | Event::Move(_) | Event::Resume => self.go_on(),
            Event::Pause => self.forget_robot(),
            Event::OfferDraw(side) => self.consider_offer(side),
            _ => {}
        }
    }

    /// Writes the game down; says so once a game if this browser will not keep it.
    fn save(self) {
        if !self.game.with_untracked(storage::save_game)
            && self
                .inner
                .try_update_value(|inner| !std::mem::replace(&mut inner.told_unsaved, true))
                == Some(true)
        {
            self.notice.set(Some(text::NOT_SAVED.into()));
        }
    }

    /// The robot's answer to an offer has been read by the time its asker moves.
    fn retire_notice(self, event: Event) {
        let answered = self
            .notice
            .with_untracked(|notice| notice.as_deref() == Some(text::ROBOT_DECLINES));
        let mover = self
            .game
            .with_untracked(|game| game.config().player(!game.turn()));
        if answered && mover == Player::Person && matches!(event, Event::Move(_)) {
            self.notice.set(None);
        }
    }

    /// Plays a sound, if sound is on.
    pub fn sound(self, sound: Sound) {
        if self.settings.with_untracked(|settings| settings.sound) {
            self.inner.with_value(|inner| inner.speaker.play(sound));
        }
    }

    /// Lets sound begin; browsers want a gesture for it.
    pub fn unlock_sound(self) {
        if self.settings.with_untracked(|settings| settings.sound) {
            self.inner.update_value(|inner| inner.speaker.unlock());
        }
    }

    /// Starts the engine's worker before it is needed.
    pub fn warm_up(self) {
        self.inner
            .with_value(|inner| inner.backend.clone())
            .warm_up();
    }

    // ---- The flag --------------------------------------------------------------------------------------------------

    fn cancel_flag(self) {
        self.inner.update_value(|inner| {
            if let Some(timer) = inner.flag_timer.take() {
                timer.clear();
            }
        });
    }

    /// A timer for the instant at which the running flag falls. In a hidden tab it may ring late; the flag falls all
    /// the same, because whatever comes after that instant is refused.
    fn set_flag_timer(self) {
        self.cancel_flag();
        let Some((side, fall)) = self.game.with_untracked(Game::flag_at) else {
            return;
        };
        let wait = fall.since(self.now()).min(i32::MAX as u64);
        let timer = set_timeout_with_handle(
            move || {
                if self.send(Event::Flag(side)) == Err(Refusal::TimeLeft(side)) {
                    self.set_flag_timer();
                }
            },
            Duration::from_millis(wait),
        );
        self.inner
            .update_value(|inner| inner.flag_timer = timer.ok());
    }

    // ---- What the views ask ----------------------------------------------------------------------------------------

    /// The position shown.
    pub fn position(self) -> Position {
        let shown = self.shown.get();
        self.game.with(|game| {
            game.position_after(shown)
                .unwrap_or(game.position())
                .clone()
        })
    }

    /// The move that led to the position shown.
    pub fn last_move(self) -> Option<Move> {
        let shown = self.shown.get();
        self.game
            .with(|game| game.plies().get(shown.checked_sub(1)?).map(|ply| ply.mv))
    }

    /// The side that a hand at the board may move now.
    pub fn hand_may_move(self) -> Option<Color> {
        let shown = self.shown.get();
        self.game.with(|game| {
            let here = game.phase() == Phase::Running && shown == game.plies().len();
            (here && game.config().player(game.turn()) == Player::Person).then_some(game.turn())
        })
    }

    /// The side for which a person at this device may speak now: the one on the move where both are persons.
    pub fn speaker_side(self) -> Color {
        self.game.with(|game| match game.config().players {
            [Player::Person, Player::Person] => game.turn(),
            [Player::Person, _] => Color::White,
            _ => Color::Black,
        })
    }

    /// What a person at this device may claim now.
    pub fn claimable(self) -> Option<Claim> {
        self.game
            .with(|game| match game.config().player(game.turn()) {
                Player::Person => game.claimable(),
                Player::Robot { .. } => None,
            })
    }

    /// Shows the position after `ply` half-moves, or as near to it as there is one.
    pub fn show(self, ply: usize) {
        let last = self.game.with_untracked(|game| game.plies().len());
        self.shown.set(ply.min(last));
    }

    /// Shows the position `by` half-moves later, earlier if negative.
    pub fn step(self, by: isize) {
        self.show(self.shown.get_untracked().saturating_add_signed(by));
    }
}

/// The most telling sound for what happened.
fn sound_of(changes: &Changes) -> Option<Sound> {
    if changes.outcome.is_some() {
        return Some(Sound::End);
    }
    let moved = changes.moved?;
    Some(if moved.check {
        Sound::Check
    } else if moved.mv.promotion().is_some() {
        Sound::Promotion
    } else if moved.castling.is_some() {
        Sound::Castle
    } else if moved.captured.is_some() {
        Sound::Capture
    } else {
        Sound::Move
    })
}
