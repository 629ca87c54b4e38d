//! One game at the table: who applies events to it, and what reacts to its changes.

mod ahead;
mod claims;
mod clock;
mod draw_offer;
mod hand;
mod intent;
mod kept;
mod library;
mod match_score;
mod robot;
mod robot_pace;
mod seen;
mod telling;

pub use claims::Choice;
pub use kept::in_play;
pub use match_score::Match;
pub use telling::{Said, claim_name};

use crate::focus;
use crate::haptics;
use crate::notice::Notice;
use crate::preferences::Preferences;
use crate::sheets::Sheets;
use crate::sound::Speaker;
use crate::storage::{self, Found};
use crate::terms::{Opponent, Side, Terms};
use crate::voice::Voice;
use crate::wall;
use crate::words::Words;
use board::{Brush, Drawing, Premove};
use chess::{Color, Move, Position};
use game::{
    Changes, Claim, Config, Event, Game, Millis, Phase, Player, Refusal, Ruling, TimeLine,
    Timestamp,
};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use protocol::Score;
use std::collections::BTreeMap;
use telling::sound_of;
use ui::backend::Backend;
use ui::door::Subject;

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
    /// The sheet that lies over the page.
    pub sheet: RwSignal<Option<Sheet>>,
    /// Those that have been fetched and opened.
    pub sheets: Sheets,
    /// A game at the end of the link by which the page was opened, until it has been dealt with.
    pub link: RwSignal<Option<String>>,
    /// What the analysis board is to show.
    pub subject: RwSignal<Subject>,
    /// Something the player must know.
    pub notice: RwSignal<Option<Notice>>,
    /// What a screen reader has been told, the newest last. Several can come in one moment.
    pub announced: RwSignal<Vec<Said>>,
    /// What the last command was answered with.
    pub answered: RwSignal<String>,
    /// A question that is asked back before something is done.
    pub asked: RwSignal<Option<Asked>>,
    /// Arrows and circles on the board.
    pub drawings: RwSignal<Vec<Drawing>>,
    /// The pencil in the hand, if there is one.
    pub pencil: RwSignal<Option<Brush>>,
    /// Moves made ahead of the turn, in order.
    pub premoves: RwSignal<Vec<Premove>>,
    /// A move that waits to be confirmed.
    pub pending: RwSignal<Option<Move>>,
    /// Whether the player only adjusts the men that he touches.
    pub adjusting: RwSignal<bool>,
    /// How long the device slept, in milliseconds, while it is open whether that counts.
    pub slept: RwSignal<Option<Millis>>,
    /// The terms of the next game.
    pub terms: RwSignal<Terms>,
    /// How the player wants the page.
    pub preferences: RwSignal<Preferences>,
    /// The language.
    pub words: Words,
    /// The page's voice and its ear.
    pub voice: Voice,
    inner: StoredValue<Inner, LocalStorage>,
}

/// Something that is asked back before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Whether to resign.
    Resign,
    /// Whether to give up a game for a new one.
    Leave,
    /// Whether to stop the clocks, which is resigning.
    Stop,
    /// Which draw.
    Draw,
    /// Which move brings the draw that is claimed.
    ClaimWith,
    /// What proves a claim: the positions are gone through.
    Evidence(Claim),
}

/// What can lie over the whole page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// Everything a player can set.
    Settings,
    /// Keys and words.
    Help,
    /// What an arbiter sees and may do.
    Arbiter,
    /// Saved games.
    OpenGame,
    /// Rules and clock of the next game.
    Rules,
    /// A clock for a real board.
    ClockScreen,
    /// Where positions and games are studied.
    Analysis,
    /// The games kept here.
    Library,
    /// The score sheet of the game.
    Record,
}

struct Inner {
    time_line: TimeLine,
    backend: Backend,
    speaker: Speaker,
    flag_timer: Option<TimeoutHandle>,
    /// Time that passed without the page while the robot had to move, in milliseconds.
    owed: Millis,
    /// What is drawn on the positions that are not shown, by half-move.
    put_aside: BTreeMap<usize, Vec<Drawing>>,
    /// How the robot judged the position at each of its moves.
    robot_scores: Vec<Score>,
    /// Counts the robot's turns, so that an answer to an earlier one is known as late.
    robot_turn: u32,
    told_unsaved: bool,
    /// Whether the last event reached the storage.
    saved_here: bool,
    keeper: library::Keeper,
}

impl Session {
    /// The table as it was left, or a fresh one.
    pub fn open(preferences: Preferences, words: Words) -> Session {
        let (game, notice) = match storage::load_game() {
            Found::Nothing => (Game::new(Config::default()), None),
            Found::Game(game) => (*game, None),
            Found::Damaged { kept_as, why, at } => {
                let place = kept_as;
                (
                    Game::new(Config::default()),
                    Some(Notice::DamagedGame { why, place, at }),
                )
            }
        };
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
            end_card: RwSignal::new(game.outcome().is_some()),
            sheet: RwSignal::new(None),
            sheets: Sheets::new(),
            link: RwSignal::new(None),
            subject: RwSignal::new(Subject::default()),
            notice: RwSignal::new(notice),
            announced: RwSignal::new(Vec::new()),
            answered: RwSignal::new(String::new()),
            asked: RwSignal::new(None),
            drawings: RwSignal::new(Vec::new()),
            pencil: RwSignal::new(None),
            premoves: RwSignal::new(Vec::new()),
            pending: RwSignal::new(None),
            adjusting: RwSignal::new(false),
            slept: RwSignal::new(None),
            terms: RwSignal::new(storage::load_terms()),
            preferences: RwSignal::new(preferences),
            words,
            voice: Voice::new(),
            inner: StoredValue::new_local(inner),
            game: RwSignal::new(game),
        };
        session.recall();
        session.take_up();
        session.keep_drawings();
        session.look_at_link();
        session
    }

    /// Whether no game has been begun.
    pub fn is_new(self) -> bool {
        self.game
            .with_untracked(|game| game.phase() == Phase::Ready)
    }

    /// Begins a game on the chosen terms.
    pub fn play(self) {
        let terms = self.terms.get_untracked();
        let side = terms.side.decide();
        Match::expect_newcomers();
        self.begin(terms, side, Position::default());
    }

    /// Begins another game on the same terms. Where the colours were drawn by lot, they change over, as
    /// in a match; a colour that was chosen is kept.
    pub fn play_again(self) {
        let terms = self.terms.get_untracked();
        let last = self.person();
        let side = if terms.side == Side::Random {
            !last
        } else {
            terms.side.decide()
        };
        let start = self.start();
        self.begin(terms, side, start);
    }

    /// Begins another game on the same terms with the colours changed over, from now on.
    pub fn swap_sides(self) {
        let person = !self.person();
        self.terms.update(|terms| {
            terms.side = match person {
                Color::White => Side::White,
                Color::Black => Side::Black,
            };
        });
        self.terms.with_untracked(storage::save_terms);
        self.begin(self.terms.get_untracked(), person, self.start());
    }

    /// Begins a game from a position that was studied, on the chosen terms; the person has the move. The game in play, if
    /// there is one, is put aside.
    pub fn play_from(self, start: Position) {
        if !self.makes_room() {
            return;
        }
        let terms = self.terms.get_untracked();
        Match::expect_newcomers();
        let person = start.turn();
        self.begin(terms, person, start);
    }

    /// Where the game on the table started.
    fn start(self) -> Position {
        self.game.with_untracked(|game| game.config().start.clone())
    }

    fn begin(self, terms: Terms, person: Color, start: Position) {
        let mut players = [Player::Person; 2];
        if terms.opponent == Opponent::Robot {
            players[(!person).index()] = Player::Robot { level: terms.level };
        }
        let config = Config {
            start,
            conduct: terms.in_force(),
            names: terms.names_by_color(person),
            time: terms.time,
            rules: terms.rules,
            players,
            began: wall::date() as Millis,
            seed: (js_sys::Math::random() * f64::from(u32::MAX)) as u32,
        };
        Match::go_on(&config, person);
        self.put(Game::new(config));
        self.bottom.set(person);
        // A game that has not begun accepts its start.
        self.send(Event::Start).expect("a new game can be started");
        focus::to_board();
    }

    /// Puts the end card aside, to look at the board.
    pub fn put_end_card_aside(self) {
        self.end_card.set(false);
        focus::to_board();
    }

    /// Goes to the terms of another game; asks first if one is being played.
    pub fn leave(self) {
        let parted = |game: &Game| matches!(game.phase(), Phase::Over(_) | Phase::Adjourned);
        if self.game.with_untracked(parted) {
            self.clear();
        } else {
            self.asked.set(Some(Asked::Leave));
        }
    }

    /// The player has answered what was asked back.
    pub fn settle(self, meant: bool) {
        let asked = self.asked.get_untracked();
        self.asked.set(None);
        if matches!(asked, Some(Asked::Evidence(_))) {
            self.show(usize::MAX);
        }
        match asked.filter(|_| meant) {
            Some(Asked::Resign) => {
                let side = untrack(|| self.speaker_side());
                // Too late if the game has just ended by itself; the end card says so.
                let _ = self.send(Event::Resign(side));
            }
            Some(Asked::Leave) => self.clear(),
            Some(Asked::Stop) => self.stop_clocks(),
            Some(Asked::Draw) => self.choose(Choice::Offer),
            // Whoever types goes on typing.
            Some(Asked::ClaimWith | Asked::Evidence(_)) | None if focus::is_in_entry() => {}
            Some(Asked::ClaimWith | Asked::Evidence(_)) | None => focus::to_board(),
        }
    }

    /// Clears the table for new terms; the game there is given up, and stays in storage until the next one begins. One
    /// that is adjourned is put aside.
    pub fn clear(self) {
        // An adjourned game is not given up by making room for another; should nobody keep it, it has been said.
        let _ = !self.game.with_untracked(in_play) || self.is_kept();
        self.put(Game::new(Config::default()));
        focus::to_play();
    }

    fn put(self, game: Game) {
        self.forget_robot();
        self.cancel_flag();
        self.inner.update_value(|inner| {
            (inner.time_line, inner.owed) = clock::time_line(&game);
            inner.robot_scores.clear();
            inner.told_unsaved = false;
            inner.put_aside.clear();
        });
        self.drawings.set(Vec::new());
        self.end_card.set(false);
        self.notice.set(None);
        self.premoves.set(Vec::new());
        self.pencil.set(None);
        self.pending.set(None);
        self.adjusting.set(false);
        self.slept.set(None);
        self.asked.set(None);
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

    /// Something happened now.
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
                haptics::tremble(sound);
            }
        }
        self.set_flag_timer();
        if let Some(outcome) = changes.outcome {
            Match::count(outcome);
            self.forget_robot();
            self.premoves.set(Vec::new());
            // A question about a game that is over needs no answer.
            self.asked.set(None);
            self.end_card.set(true);
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
                self.play_ahead();
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
            Event::ClaimQuickplay(side) => {
                self.forget_robot();
                self.consider_claim(*side);
            }
            // Whatever has stopped the game, the robot thinks no more.
            _ if self
                .game
                .with_untracked(|game| game.phase() != Phase::Running) =>
            {
                self.forget_robot();
                if let Event::Mend(..) = event {
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

    /// The robot's answer to an offer has been read by the time its asker moves, and so has a ruling.
    fn retire_notice(self, event: &Event) {
        let answered = self.notice.with_untracked(|notice| {
            matches!(
                notice,
                Some(Notice::RobotDeclines | Notice::Ruling(_) | Notice::Claimed(_))
            )
        });
        let mover = self
            .game
            .with_untracked(|game| game.config().player(!game.turn()));
        if answered && mover == Player::Person && matches!(event, Event::Move(_)) {
            self.notice.set(None);
        }
    }

    /// Starts the engine's worker before it is needed.
    pub fn warm_up(self) {
        self.inner
            .with_value(|inner| inner.backend.clone())
            .warm_up();
    }
}
