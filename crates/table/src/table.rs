//! The table: its state, its intents, and how it reacts to the events of its game.

mod clock;
mod destinations;
mod elsewhere;
mod explain;
mod hints;
mod moves;
mod questions;
mod robot;
mod view;

use crate::effect::{Alarm, Announcement, Effect, Focus, Notice, Sound};
use crate::hint::Hint;
use crate::intent::{Intent, Now, Preferences};
use crate::match_score::Match;
use crate::premove::Premove;
use crate::question::Question;
use chess::{Color, Move};
use game::{
    Changes, Config, Event, Game, GameTime, Millis, Phase, Player, Refusal, Ruling, Timestamp,
};
use protocol::Score;
use robot::{Asked, Waiting};
use std::collections::BTreeSet;
use std::sync::Arc;

/// After so long a piece has come to rest, in milliseconds: `--glide` in styles.css, and as long
/// again for a device that is busy.
const RESULT_AFTER: Millis = 400;

/// One game at a table.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // four states that have nothing to do with each other
pub struct Table {
    /// The game; before Play one that has not begun.
    game: Arc<Game>,
    time: GameTime,
    /// The clocks, as the intent in hand came with them.
    now: Now,
    preferences: Preferences,
    score: Option<Match>,
    shown: usize,
    bottom: Color,
    result_shown: bool,
    /// Time that passed without the page while the robot had to move, in milliseconds.
    owed: Millis,
    slept: Option<Millis>,

    premoves: Vec<Premove>,
    pending: Option<Move>,
    adjusting: bool,
    question: Option<Question>,
    armed: bool,
    hint: Option<Hint>,
    notice: Option<Notice>,

    /// The open request to the engine.
    asked: Option<Asked>,
    /// Number of the last request, so that an answer to an earlier one is known as late.
    last_request: u32,
    /// The engine's answer, while the robot seems to think.
    waiting: Option<Waiting>,
    /// The robot's evaluations at each of its moves.
    robot_scores: Vec<Score>,
    /// True once it was told that the robot plays at its level instead of by its rating.
    told_level: bool,

    alarms: BTreeSet<Alarm>,
    effects: Vec<Effect>,
    /// Number of the events that a player elsewhere need not be told: they were handed over, or have come with a record.
    handed_over: usize,
}

/// True if a game is in play, so that nothing may take its place unasked.
pub fn in_play(game: &Game) -> bool {
    !matches!(game.phase(), Phase::Ready | Phase::Over(_))
}

impl Table {
    /// A table with a game on it, as it was saved or fresh, and the score of the match that it belongs to. What the game
    /// asks for is done by [`Intent::TakeUp`].
    pub fn new(game: Game, preferences: Preferences, score: Option<Match>, now: Now) -> Table {
        let (time, owed) = clock::time_line(&game, now);
        Table {
            time,
            now,
            preferences,
            score,
            shown: game.plies().len(),
            bottom: seat(&game),
            result_shown: game.outcome().is_some(),
            owed,
            slept: None,
            premoves: Vec::new(),
            pending: None,
            adjusting: false,
            question: None,
            armed: false,
            hint: None,
            notice: None,
            asked: None,
            last_request: 0,
            waiting: None,
            robot_scores: Vec::new(),
            told_level: false,
            alarms: BTreeSet::new(),
            effects: Vec::new(),
            handed_over: game.events().len(),
            game: Arc::new(game),
        }
    }

    /// Carries out an intent at the present time; the effects are for the table's owner, in this order. An intent that
    /// is refused changes nothing, and [`Effect::Refused`] says why; one that comes too late, or that is not possible
    /// now, has no effect.
    pub fn act(&mut self, intent: Intent, now: Now) -> Vec<Effect> {
        self.now = now;
        match intent {
            Intent::TakeUp => self.take_up(),
            Intent::Begin { config, first } => self.begin(*config, first),
            Intent::Open(game) => self.open(*game, None),
            Intent::Recall(game) => {
                let asked = self.question;
                let kept = |asked: &Question| matches!(asked, Question::Leave | Question::Resign);
                self.open(*game, asked.filter(kept));
            }
            Intent::Receive(record) => self.receive(&record),
            Intent::Leave => self.leave(),
            Intent::Clear => self.clear(),
            Intent::NewOpponent => self.expect_newcomers(),

            Intent::Drop { from, to, choice } => self.put_down(from, to, choice),
            Intent::Miss { from, to, by_key } => self.miss(from, to, by_key),
            Intent::Move(mv) => self.make(mv),
            Intent::Confirm(meant) => self.confirm(meant),
            Intent::CancelPremoves => self.cancel_premoves(),
            Intent::Touch(square) => self.touch(square),
            Intent::Adjust => self.adjust(),
            Intent::Press => self.press(),
            Intent::TakeBack => self.take_back(),
            Intent::Hint => self.take_hint(),
            Intent::Explain => self.explain(),
            Intent::Event(event) => self.send_or_tell(event),

            Intent::Ask(question) => self.ask(question),
            Intent::AskInPlace { question, typed } => self.ask_in_place(question, typed),
            Intent::Answer(meant) => self.answer_question(meant),
            Intent::Withdraw => self.set_question(None),
            Intent::Choose(choice) => self.choose(choice),
            Intent::NextEvidence => self.next_evidence(),

            Intent::Show(ply) => self.show(ply),
            Intent::Flip => {
                self.bottom = !self.bottom;
                self.announce(Announcement::Flipped(self.bottom));
            }

            Intent::Prefer(preferences) => self.preferences = preferences,
            Intent::Look => self.look(),
            Intent::SettleSleep(counts) => self.settle_sleep(counts),
            Intent::Seen(seen) => self.seen(seen),
            Intent::Close => self.close(),
            Intent::Engine(number, answer) => self.engine_answers(number, answer),
            Intent::Alarm(alarm) => self.ring(alarm),
        }
        self.hand_over();
        std::mem::take(&mut self.effects)
    }

    // ---- Which game ------------------------------------------------------------------------------------------------

    fn begin(&mut self, config: Config, first: Color) {
        self.score = Some(Match::go_on(self.score.take(), &config, first));
        self.effects.push(Effect::SaveScore);
        self.put(Game::new(config), None);
        self.bottom = first;
        // A game that has not begun accepts its start.
        let _ = self.send(Event::Start);
    }

    fn open(&mut self, game: Game, asked: Option<Question>) {
        let bottom = seat(&game);
        let over = game.outcome().is_some();
        self.put(game, asked);
        self.bottom = bottom;
        self.result_shown = over;
        self.save();
        self.take_up();
    }

    fn leave(&mut self) {
        if matches!(self.game.phase(), Phase::Over(_) | Phase::Adjourned) {
            self.clear();
        } else {
            self.set_question(Some(Question::Leave));
        }
    }

    /// Clears the table for a new game; the present game is given up, and stays saved until the next one begins. One
    /// that is not over is put aside.
    fn clear(&mut self) {
        if in_play(&self.game) {
            let game = Box::new(Game::clone(&self.game));
            self.effects.push(Effect::PutAside(game));
        }
        self.put(Game::new(Config::default()), None);
        self.effects.push(Effect::Focus(Focus::NewGame));
    }

    /// Puts a game in the place of the present one; the open question stays only if it is `asked` of the new one too.
    fn put(&mut self, game: Game, asked: Option<Question>) {
        self.forget_robot();
        for alarm in [
            Alarm::Flag,
            Alarm::Result,
            Alarm::DrawAnswer,
            Alarm::ClaimAnswer,
        ] {
            self.clear_alarm(alarm);
        }
        if asked.is_none() {
            self.set_question(None);
        }
        (self.time, self.owed) = clock::time_line(&game, self.now);
        self.robot_scores.clear();
        self.told_level = false;
        self.result_shown = false;
        self.hint = None;
        self.clear_notice();
        self.premoves.clear();
        self.pending = None;
        self.adjusting = false;
        self.slept = None;
        self.handed_over = game.events().len();
        self.shown = game.plies().len();
        self.game = Arc::new(game);
        self.effects.push(Effect::Replaced);
    }

    fn expect_newcomers(&mut self) {
        if self.score.as_mut().is_some_and(Match::expect_newcomers) {
            self.effects.push(Effect::SaveScore);
        }
    }

    // ---- Events of the game ----------------------------------------------------------------------------------------

    /// Applies an event at the present time.
    fn send(&mut self, event: Event) -> Result<(), Refusal> {
        self.look();
        self.apply_at(event, self.time_now())
    }

    /// Applies an event at the present time; if it is refused, the reason is told.
    fn send_or_tell(&mut self, event: Event) {
        if let Err(refusal) = self.send(event) {
            self.effects.push(Effect::Refused(refusal));
        }
    }

    fn apply_at(&mut self, event: Event, at: Timestamp) -> Result<(), Refusal> {
        self.permit(&event)?;
        self.happen(event, at)
    }

    /// Applies an event, of whichever device.
    fn happen(&mut self, event: Event, at: Timestamp) -> Result<(), Refusal> {
        let happened = event.clone();
        match Arc::make_mut(&mut self.game).apply(event, at) {
            Ok(changes) => {
                self.react(&happened, &changes);
                Ok(())
            }
            Err(refusal) => {
                // Too late: the flag had fallen, which only now is noticed.
                if let Refusal::FlagFallen(side) = refusal {
                    self.flag_falls(side);
                }
                Err(refusal)
            }
        }
    }

    fn react(&mut self, event: &Event, changes: &Changes) {
        self.save();
        if let Event::Leave | Event::Return | Event::Slept(..) = event {
            // Noted, and nothing else.
            return;
        }
        self.retire_notice(event);
        if *event == Event::Resume {
            // Whatever was told while the clocks stood has been read.
            self.clear_notice();
        }
        self.forget_hint();
        self.pending = None;
        self.withdraw_acts();
        if let Event::Move(_) | Event::Displace(_) = event {
            self.adjusting = false;
            if self.question == Some(Question::TakeBack) {
                self.set_question(None);
            }
        }
        self.shown = self.game.plies().len();
        self.announce(Announcement::Event(event.clone(), *changes));
        if let Some(ruling) = changes.ruling.filter(|_| changes.outcome.is_none()) {
            self.give_notice(Notice::Ruling(ruling));
        }
        if let (Event::Move(_), Some(claim)) = (event, self.claimable()) {
            self.announce(Announcement::MayClaim(claim));
        }
        if let Some(sound) = Sound::of(changes, self.is_silent()) {
            self.effects.push(Effect::Sound(sound));
        }
        self.set_flag_alarm();
        if let Some(outcome) = changes.outcome {
            if let Some(score) = &mut self.score {
                score.count(outcome, self.game.colours_changed());
                self.effects.push(Effect::SaveScore);
            }
            self.game_ends();
            return;
        }
        match event {
            Event::Start
            | Event::Move(_)
            | Event::Press(_)
            | Event::Resume
            | Event::Adjudicate(_)
            | Event::Unseal(_) => {
                self.slept = None;
                self.go_on();
                self.play_premove();
            }
            Event::TakeBack(plies) => {
                // Of two half-moves one was the robot's.
                if *plies > 1 {
                    self.robot_scores.pop();
                }
                self.premoves.clear();
                self.go_on();
            }
            Event::OfferDraw(side) => self.consider_offer(*side),
            Event::ClaimQuickplay(side) | Event::RequestIncrement(side) => {
                self.forget_robot();
                self.consider_claim(*side);
            }
            // Whatever has stopped the game, the robot thinks no more.
            _ if self.game.phase() != Phase::Running => {
                self.forget_robot();
                if let Event::Correction(..) = event {
                    self.premoves.clear();
                    self.robot_scores.clear();
                }
            }
            _ => {}
        }
        // A wrong claim is an offer as well (FIDE 9.1.2.3).
        if let Some(Ruling::WrongClaim { side, .. }) = changes.ruling {
            self.consider_offer(side);
        }
    }

    fn game_ends(&mut self) {
        self.forget_robot();
        self.clear_alarm(Alarm::DrawAnswer);
        self.clear_alarm(Alarm::ClaimAnswer);
        self.premoves.clear();
        // A question about a game that is over needs no answer.
        self.set_question(None);
        if let Some(Notice::RobotDeclines | Notice::Claimed(_)) = self.notice {
            self.clear_notice();
        }
        self.set_alarm(Alarm::Result, RESULT_AFTER);
    }

    /// Removes the notice of the robot's answer to an offer once its asker moves, and so that of a ruling.
    fn retire_notice(&mut self, event: &Event) {
        let answered = matches!(
            self.notice,
            Some(
                Notice::RobotDeclines
                    | Notice::Ruling(_)
                    | Notice::Claimed(_)
                    | Notice::AsksIncrement(_)
                    | Notice::PlaysAtLevel
            )
        );
        let mover = self.game.config().player(!self.game.turn());
        if answered && mover == Player::Person && matches!(event, Event::Move(_)) {
            self.clear_notice();
        }
    }

    // ---- Effects ---------------------------------------------------------------------------------------------------

    /// Saves once for all that an intent brings about.
    fn save(&mut self) {
        if !self.effects.iter().any(|it| matches!(it, Effect::Save)) {
            self.effects.push(Effect::Save);
        }
    }

    fn announce(&mut self, announcement: Announcement) {
        self.effects.push(Effect::Announce(announcement));
    }

    fn give_notice(&mut self, notice: Notice) {
        self.notice = Some(notice.clone());
        self.effects.push(Effect::Notice(notice));
    }

    fn clear_notice(&mut self) {
        if self.notice.take().is_some() {
            self.effects.push(Effect::ClearNotice);
        }
    }

    fn set_alarm(&mut self, alarm: Alarm, after: Millis) {
        self.alarms.insert(alarm);
        self.effects.push(Effect::SetAlarm(alarm, after));
    }

    fn clear_alarm(&mut self, alarm: Alarm) {
        if self.alarms.remove(&alarm) {
            self.effects.push(Effect::ClearAlarm(alarm));
        }
    }

    fn ring(&mut self, alarm: Alarm) {
        // One that was cleared while it rang is not heard.
        if !self.alarms.remove(&alarm) {
            return;
        }
        match alarm {
            Alarm::Flag => self.flag_alarm_rings(),
            Alarm::Result => self.result_shown = true,
            Alarm::RobotMove => self.robot_moves(),
            Alarm::DrawAnswer => {
                if let Some(from) = self.game.offer() {
                    self.answer_offer(from);
                }
            }
            Alarm::ClaimAnswer => self.decide_claim(),
            Alarm::QuestionArms => self.armed = true,
            Alarm::QuestionLapses => self.set_question(None),
        }
    }
}

/// The side at the bottom of the board when a game is opened: the person's, White's if both or none are persons.
fn seat(game: &Game) -> Color {
    match game.config().players {
        [Player::Robot(_) | Player::Elsewhere, Player::Person] => Color::Black,
        _ => Color::White,
    }
}
