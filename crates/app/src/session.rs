//! Session: one game with its state; it applies events to the game and reacts to the changes.

mod announce;
mod claims;
mod clock;
mod draw_offer;
mod hint;
mod in_place;
mod intent;
mod library;
mod match_score;
mod open;
mod premove;
mod robot;
mod robot_pace;
mod touch_move;
mod view_state;

pub use announce::{Announcement, claim_name};
pub use claims::Choice;
pub use hint::{Hint, HintStep};
pub use match_score::Match;
pub use open::in_play;

use crate::device_clock;
use crate::focus;
use crate::game_settings::{GameSettings, Opponent, Side};
use crate::haptics;
use crate::notice::Notice;
use crate::preferences::Preferences;
use crate::screens::{Screen, Screens};
use crate::sound::Speaker;
use crate::storage;
use crate::voice::Voice;
use crate::words::Words;
use announce::sound_of;
use board::{Brush, Drawing};
use chess::{Color, Move, Position};
use game::{
    Changes, Claim, Config, Event, Game, GameTime, Millis, Phase, Player, Refusal, Ruling,
    Timestamp,
};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use protocol::Score;
use std::collections::BTreeMap;
use table::Premove;
use ui::backend::Backend;
use ui::storage::Damaged;
use ui::subject::Subject;

/// The state of a game in progress. A handle: copies are the same session.
#[derive(Clone, Copy)]
pub struct Session {
    /// The game; before Play one that has not begun.
    pub game: RwSignal<Game>,
    /// The half-move whose position is shown; the last one unless somebody steps through the game.
    pub shown: RwSignal<usize>,
    /// The side at the bottom of the board.
    pub bottom: RwSignal<Color>,
    /// True while the robot is searching.
    pub thinking: RwSignal<bool>,
    /// True once the result is shown: when the last move has come to rest on the board.
    pub end_shown: RwSignal<bool>,
    /// The hint that the player has asked for in this position.
    pub hint: RwSignal<Option<Hint>>,
    /// True while the engine looks for a hint.
    pub seeks_hint: RwSignal<bool>,
    /// The open screen.
    pub screen: RwSignal<Option<Screen>>,
    /// The screens that have been fetched and opened.
    pub screens: Screens,
    /// A game at the end of the link by which the page was opened, until it has been dealt with.
    pub link: RwSignal<Option<String>>,
    /// The position or game that the analysis board is to show.
    pub subject: RwSignal<Subject>,
    /// Notice to the player.
    pub notice: RwSignal<Option<Notice>>,
    /// Announcements for the screen reader, newest last. Several can come in one moment.
    pub announced: RwSignal<Vec<Announcement>>,
    /// The answer to the last command.
    pub answered: RwSignal<String>,
    /// The open question, asked before an action is carried out.
    pub question: RwSignal<Option<Question>>,
    /// True once a question that is asked on its own button can be answered there: not by a double click.
    pub armed: RwSignal<bool>,
    /// Arrows and circles on the board.
    pub drawings: RwSignal<Vec<Drawing>>,
    /// The brush in use; `None` unless pointers draw.
    pub pencil: RwSignal<Option<Brush>>,
    /// Queue of premoves, in order.
    pub premoves: RwSignal<Vec<Premove>>,
    /// A move that waits for confirmation.
    pub pending: RwSignal<Option<Move>>,
    /// True while pieces are only adjusted on their squares (FIDE 4.2), so that touching one does not bind.
    pub adjusting: RwSignal<bool>,
    /// Length of the device's sleep in milliseconds, while the question whether it counts is open.
    pub slept: RwSignal<Option<Millis>>,
    /// Settings of the next game.
    pub game_settings: RwSignal<GameSettings>,
    /// The player's preferences.
    pub preferences: RwSignal<Preferences>,
    /// The language.
    pub words: Words,
    /// Speech output and recognition.
    pub voice: Voice,
    inner: StoredValue<Inner, LocalStorage>,
}

/// After so long a piece has come to rest, in milliseconds: `--glide` in styles.css, and a moment.
const END_AFTER: u32 = 300;

/// Questions that are asked before an action is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Resign?
    Resign,
    /// Give up the game for a new one?
    Leave,
    /// Stop the clocks, which is resigning?
    Stop,
    /// Choice of a draw claim or offer.
    Draw,
    /// Choice of the move that brings about the claimed draw.
    ClaimWith,
    /// The proof of a claim: its positions can be stepped through.
    Evidence(Claim),
}

struct Inner {
    time_line: GameTime,
    backend: Backend,
    speaker: Speaker,
    flag_timer: Option<Timeout>,
    /// Shows the result.
    end_timer: Option<Timeout>,
    /// Plays the robot's move.
    robot_timer: Option<Timeout>,
    /// Arm a question that is asked on its own button, and let it lapse.
    question_timers: Option<[Timeout; 2]>,
    /// Time that passed without the page while the robot had to move, in milliseconds.
    owed: Millis,
    /// Drawings on positions that are not shown now, by half-move.
    put_aside: BTreeMap<usize, Vec<Drawing>>,
    /// The robot's evaluations at each of its moves.
    robot_scores: Vec<Score>,
    /// Counts the robot's turns, so that an answer to an earlier one is known as late.
    robot_turn: u32,
    told_unsaved: bool,
    /// True if the last event reached the storage.
    saved_here: bool,
    keeper: library::Keeper,
}

impl Session {
    /// The session as it was saved, or a fresh one.
    pub fn open(preferences: Preferences, words: Words) -> Session {
        let (game, notice) = match storage::load_game() {
            Ok(game) => (game, None),
            Err(Damaged { why, place, at }) => (None, Some(Notice::DamagedGame { why, place, at })),
        };
        let game = game.unwrap_or_else(|| Game::new(Config::default()));
        let bottom = match game.config().players {
            [Player::Robot { .. }, Player::Person] => Color::Black,
            _ => Color::White,
        };
        let (time_line, owed) = clock::time_line(&game);
        let inner = Inner {
            time_line,
            backend: Backend::default(),
            speaker: Speaker::default(),
            flag_timer: None,
            end_timer: None,
            robot_timer: None,
            question_timers: None,
            owed,
            put_aside: BTreeMap::new(),
            robot_scores: Vec::new(),
            robot_turn: 0,
            told_unsaved: false,
            saved_here: true,
            keeper: library::Keeper::default(),
        };
        let session = Session {
            shown: RwSignal::new(game.plies().len()),
            bottom: RwSignal::new(bottom),
            thinking: RwSignal::new(false),
            end_shown: RwSignal::new(game.outcome().is_some()),
            hint: RwSignal::new(None),
            seeks_hint: RwSignal::new(false),
            screen: RwSignal::new(None),
            screens: Screens::new(),
            link: RwSignal::new(None),
            subject: RwSignal::new(Subject::default()),
            notice: RwSignal::new(notice),
            announced: RwSignal::new(Vec::new()),
            answered: RwSignal::new(String::new()),
            question: RwSignal::new(None),
            armed: RwSignal::new(false),
            drawings: RwSignal::new(Vec::new()),
            pencil: RwSignal::new(None),
            premoves: RwSignal::new(Vec::new()),
            pending: RwSignal::new(None),
            adjusting: RwSignal::new(false),
            slept: RwSignal::new(None),
            game_settings: RwSignal::new(storage::load_game_settings()),
            preferences: RwSignal::new(preferences),
            words,
            voice: Voice::new(),
            inner: StoredValue::new_local(inner),
            game: RwSignal::new(game),
        };
        session.recall();
        session.take_up();
        session.keep_drawings();
        session
    }

    /// True if no game has been begun.
    pub fn is_new(self) -> bool {
        self.game
            .with_untracked(|game| game.phase() == Phase::Ready)
    }

    /// Begins a game with the chosen settings.
    pub fn play(self) {
        let terms = self.game_settings.get_untracked();
        let side = terms.side_in_force().decide();
        Match::expect_newcomers();
        self.begin(&terms, side, Position::default());
    }

    /// Begins a rematch with the same settings. Where the colours were drawn by lot they alternate, as in a match; a
    /// colour that was chosen stays.
    pub fn play_again(self) {
        let terms = self.game_settings.get_untracked();
        let last = self.person();
        let side = if terms.side == Side::Random {
            !last
        } else {
            terms.side.decide()
        };
        let start = self.start();
        self.begin(&terms, side, start);
    }

    /// Begins a rematch with the colours swapped, from now on.
    pub fn swap_sides(self) {
        let person = !self.person();
        self.game_settings.update(|terms| {
            terms.side = match person {
                Color::White => Side::White,
                Color::Black => Side::Black,
            };
        });
        self.game_settings
            .with_untracked(storage::save_game_settings);
        self.begin(&self.game_settings.get_untracked(), person, self.start());
    }

    /// Begins a game from a position of the analysis board, with the chosen settings; the person has the move. A game
    /// in play is put aside.
    pub fn play_from(self, start: Position) {
        if !self.make_room() {
            return;
        }
        let terms = self.game_settings.get_untracked();
        Match::expect_newcomers();
        let person = start.turn();
        self.begin(&terms, person, start);
    }

    /// The start position of the current game.
    fn start(self) -> Position {
        self.game.with_untracked(|game| game.config().start.clone())
    }

    fn begin(self, terms: &GameSettings, person: Color, start: Position) {
        let mut players = [Player::Person; 2];
        if terms.opponent == Opponent::Robot {
            players[(!person).index()] = Player::Robot { level: terms.level };
        }
        let config = Config {
            start,
            strictness: terms.strictness_in_force(),
            rules: terms.rules_in_force(),
            names: terms.names_by_color(person),
            time: terms.time_in_force(),
            players,
            began: device_clock::date() as Millis,
            seed: (js_sys::Math::random() * f64::from(u32::MAX)) as u32,
        };
        Match::go_on(&config, person);
        self.put(Game::new(config));
        self.bottom.set(person);
        // A game that has not begun accepts its start.
        self.send(Event::Start).expect("a new game can be started");
        window().scroll_to_with_x_and_y(0.0, 0.0);
        focus::to_board();
    }

    /// Goes to the form of a new game; asks first if a game is being played.
    pub fn leave(self) {
        let parted = |game: &Game| matches!(game.phase(), Phase::Over(_) | Phase::Adjourned);
        if self.game.with_untracked(parted) {
            self.clear();
        } else {
            self.question.set(Some(Question::Leave));
        }
    }

    /// Answers the open question.
    pub fn answer_question(self, meant: bool) {
        let asked = self.question.get_untracked();
        self.question.set(None);
        if matches!(asked, Some(Question::Evidence(_))) {
            self.show(usize::MAX);
        }
        match asked.filter(|_| meant) {
            Some(Question::Resign) => {
                let side = untrack(|| self.speaker_side());
                // Too late if the game has just ended by itself; the end card says so.
                let _ = self.send(Event::Resign(side));
                // The button that had the focus goes with the game; the result takes it once it is shown.
                if !focus::is_in_entry() {
                    focus::to_board();
                }
            }
            Some(Question::Leave) => self.clear(),
            Some(Question::Stop) => self.stop_clocks(),
            Some(Question::Draw) => self.choose(Choice::Offer),
            // Whoever types goes on typing.
            Some(Question::ClaimWith | Question::Evidence(_)) | None if focus::is_in_entry() => {}
            Some(Question::ClaimWith | Question::Evidence(_)) | None => focus::to_board(),
        }
    }

    /// Clears the session for a new game; the present game is given up, and stays in storage until the next one begins.
    /// One that is adjourned is put aside.
    pub fn clear(self) {
        // An adjourned game is not given up by making room for another; should nobody keep it, it has been said.
        let _ = !self.game.with_untracked(in_play) || self.is_kept();
        self.put(Game::new(Config::default()));
        focus::to_play();
    }

    fn put(self, game: Game) {
        self.forget_robot();
        self.inner.update_value(|inner| {
            (inner.flag_timer, inner.end_timer) = (None, None);
            (inner.time_line, inner.owed) = clock::time_line(&game);
            inner.robot_scores.clear();
            inner.told_unsaved = false;
            inner.put_aside.clear();
        });
        self.drawings.set(Vec::new());
        self.end_shown.set(false);
        self.forget_hint();
        self.notice.set(None);
        self.premoves.set(Vec::new());
        self.pencil.set(None);
        self.pending.set(None);
        self.adjusting.set(false);
        self.slept.set(None);
        self.question.set(None);
        self.answered.set(String::new());
        self.shown.set(game.plies().len());
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

    /// Applies an event at the present time.
    pub fn send(self, event: Event) -> Result<Changes, Refusal> {
        self.look();
        self.apply_at(event, self.now())
    }

    fn apply_at(self, event: Event, at: Timestamp) -> Result<Changes, Refusal> {
        let happened = event.clone();
        let result = self
            .game
            .try_update(|game| game.apply(event, at))
            .expect("the table outlives its events");
        match result {
            Ok(ref changes) => self.react(&happened, changes),
            // Too late: the flag had fallen, which only now is noticed.
            Err(Refusal::FlagFallen(side)) => self.flag_falls(side),
            Err(_) => {}
        }
        result
    }

    fn react(self, event: &Event, changes: &Changes) {
        self.save();
        if let Event::Leave | Event::Return | Event::Slept(..) = event {
            // Noted, and nothing else.
            return;
        }
        self.retire_notice(event);
        self.forget_hint();
        self.pending.set(None);
        if let Event::Move(_) | Event::Displace(_) = event {
            self.adjusting.set(false);
        }
        self.shown
            .set(self.game.with_untracked(|game| game.plies().len()));
        let told = self.game.with_untracked(|game| {
            self.narrate(|narrator| narrator.announcement(game, event, changes))
        });
        if let Some(told) = told {
            self.announce(told);
        }
        if let Some(ruling) = changes.ruling.filter(|_| changes.outcome.is_none()) {
            self.notice.set(Some(Notice::Ruling(ruling)));
        }
        if let (Event::Move(_), Some(claim)) = (event, untrack(|| self.claimable())) {
            let words = self.words.once();
            let why = words.get(claim_name(claim));
            self.announce(format!("{}: {why}.", words.get("claim-draw")));
        }
        if let Some(sound) = sound_of(changes, self.is_silent()) {
            self.sound(sound);
            if self.preferences.with_untracked(|chosen| chosen.vibration) {
                haptics::vibrate(sound);
            }
        }
        self.set_flag_timer();
        if let Some(outcome) = changes.outcome {
            let changed = self.game.with_untracked(Game::colours_changed);
            Match::count(outcome, changed);
            self.forget_robot();
            self.premoves.set(Vec::new());
            // A question about a game that is over needs no answer.
            self.question.set(None);
            self.notice.update(|notice| {
                notice.take_if(|told| matches!(told, Notice::RobotDeclines | Notice::Claimed(_)));
            });
            self.show_end();
            return;
        }
        match event {
            Event::Start
            | Event::Move(_)
            | Event::Press(_)
            | Event::Resume
            | Event::Adjudicate(_)
            | Event::Unseal(_) => {
                self.slept.set(None);
                self.go_on();
                self.play_premove();
            }
            Event::TakeBack(plies) => {
                // Of two half-moves one was the robot's.
                if *plies > 1 {
                    self.inner.update_value(|inner| {
                        inner.robot_scores.pop();
                    });
                }
                self.premoves.set(Vec::new());
                self.go_on();
            }
            Event::OfferDraw(side) => self.consider_offer(*side),
            Event::ClaimQuickplay(side) | Event::RequestIncrement(side) => {
                self.forget_robot();
                self.consider_claim(*side);
            }
            // Whatever has stopped the game, the robot thinks no more.
            _ if self
                .game
                .with_untracked(|game| game.phase() != Phase::Running) =>
            {
                self.forget_robot();
                if let Event::Correction(..) = event {
                    self.premoves.set(Vec::new());
                    self.inner.update_value(|inner| inner.robot_scores.clear());
                }
            }
            _ => {}
        }
        // A wrong claim is an offer as well (FIDE 9.1.2.3).
        if let Some(Ruling::WrongClaim { side, .. }) = changes.ruling {
            self.consider_offer(side);
        }
    }

    /// Removes the notice of the robot's answer to an offer once its asker moves, and so that of a ruling.
    fn retire_notice(self, event: &Event) {
        let answered = self.notice.with_untracked(|notice| {
            matches!(
                notice,
                Some(
                    Notice::RobotDeclines
                        | Notice::Ruling(_)
                        | Notice::Claimed(_)
                        | Notice::AsksIncrement(_)
                )
            )
        });
        let mover = self
            .game
            .with_untracked(|game| game.config().player(!game.turn()));
        if answered && mover == Player::Person && matches!(event, Event::Move(_)) {
            self.notice.set(None);
        }
    }

    /// Shows the result when the last move has come to rest.
    fn show_end(self) {
        let timer = Timeout::new(END_AFTER, move || self.end_shown.set(true));
        self.inner
            .update_value(|inner| inner.end_timer = Some(timer));
    }

    /// Starts the engine's worker before it is needed.
    pub fn warm_up(self) {
        self.inner
            .with_value(|inner| inner.backend.clone())
            .warm_up();
    }
}
