//! An owner of a table, as a page is one, with a clock that the test moves: it carries out the effects, and after every
//! intent compares what it knows with the table.

use chess::{Color, Move, Position, Role, Square};
use game::{Config, Event, Game, Player, Refusal, Strictness, TimeControl, Timestamp};
use protocol::{Score, SearchTask};
use std::collections::BTreeMap;
use table::{
    Alarm, Announcement, Answer, Effect, Intent, Match, Movable, Notice, Now, Preferences,
    Question, Table,
};

/// Milliseconds since 1970 when every test begins.
pub const BEGAN: u64 = 1_700_000_000_000;
const LONGEST_WAIT: u64 = i32::MAX as u64;

pub struct Owner {
    pub table: Table,
    pub now: Now,
    /// Every effect so far.
    pub effects: Vec<Effect>,
    /// When the alarms that are set ring, on the monotonic clock.
    pub alarms: BTreeMap<Alarm, f64>,
    /// The request that the engine is at work on.
    pub engine: Option<(u32, SearchTask)>,
    pub saved: Option<String>,
    pub score: Option<Match>,
    pub notice: Option<Notice>,
    pub put_aside: Option<Game>,
    /// The record that was handed over last.
    pub handed_over: Option<Game>,
}

pub fn clocked(main: u64, increment: u64) -> Config {
    Config {
        time: Some(TimeControl::sudden_death(main, increment)),
        ..persons()
    }
}

pub fn persons() -> Config {
    Config {
        began: BEGAN,
        ..Config::default()
    }
}

/// Against a robot that has this colour.
pub fn robot(color: Color) -> Config {
    let mut config = persons();
    config.players[color.index()] = Player::robot(3);
    config
}

pub fn strict(config: Config, strictness: Strictness) -> Config {
    Config {
        strictness,
        ..config
    }
}

pub fn from_fen(config: Config, fen: &str) -> Config {
    Config {
        start: Position::from_fen(fen).expect("legal"),
        ..config
    }
}

impl Owner {
    /// A table at which no game has begun.
    pub fn fresh() -> Owner {
        let now = Now {
            monotonic: 1000.0,
            wall: BEGAN as f64,
        };
        Owner::of(Game::new(Config::default()), None, now)
    }

    fn of(game: Game, score: Option<Match>, now: Now) -> Owner {
        Owner {
            table: Table::new(game, Preferences::default(), score.clone(), now),
            now,
            effects: Vec::new(),
            alarms: BTreeMap::new(),
            engine: None,
            saved: None,
            score,
            notice: None,
            put_aside: None,
            handed_over: None,
        }
    }

    /// A table at which a game on these terms has begun.
    pub fn begin(config: Config) -> Owner {
        let mut owner = Owner::fresh();
        owner.begin_next(config);
        owner
    }

    pub fn begin_next(&mut self, config: Config) {
        let first = match config.players {
            [Player::Robot(_) | Player::Elsewhere, Player::Person] => Color::Black,
            _ => Color::White,
        };
        self.act(Intent::Begin {
            config: Box::new(config),
            first,
        });
    }

    /// The page is loaded again, so many milliseconds later.
    pub fn reload(&self, later: u64) -> Owner {
        let saved = self.saved.as_deref().expect("a saved game");
        let game = game::from_json(saved).expect("a game that was saved can be read");
        let now = Now {
            monotonic: 10.0,
            wall: self.now.wall + later as f64,
        };
        let mut owner = Owner::of(game, self.score.clone(), now);
        owner.saved.clone_from(&self.saved);
        owner.act(Intent::TakeUp);
        owner
    }

    pub fn act(&mut self, intent: Intent) -> Vec<Effect> {
        let before = self.table.game().clone();
        let told = format!("{intent:?}");
        let effects = self.table.act(intent, self.now);
        for effect in &effects {
            self.carry_out(effect);
        }
        let asleep = effects
            .iter()
            .any(|it| matches!(it, Effect::Announce(Announcement::Event(Event::Pause, _))));
        self.check(&told, &before, &effects, asleep);
        self.effects.extend(effects.clone());
        effects
    }

    fn carry_out(&mut self, effect: &Effect) {
        match effect {
            Effect::Save => self.saved = Some(game::to_json(self.table.game())),
            Effect::SaveScore => self.score = self.table.score().cloned(),
            Effect::PutAside(game) => self.put_aside = Some((**game).clone()),
            Effect::HandOver(record) => self.handed_over = Some((**record).clone()),
            Effect::AskEngine(number, task) => {
                assert!(self.engine.is_none(), "two open requests");
                self.engine = Some((*number, task.clone()));
            }
            Effect::StopEngine => {
                assert!(self.engine.take().is_some(), "nothing to stop");
            }
            Effect::SetAlarm(alarm, after) => {
                self.alarms
                    .insert(*alarm, self.now.monotonic + *after as f64);
            }
            Effect::ClearAlarm(alarm) => {
                assert!(self.alarms.remove(alarm).is_some(), "{alarm:?} is not set");
            }
            Effect::Notice(notice) => self.notice = Some(notice.clone()),
            Effect::ClearNotice => self.notice = None,
            Effect::Replaced
            | Effect::Announce(_)
            | Effect::Refused(_)
            | Effect::Sound(_)
            | Effect::Focus(_) => {}
        }
    }

    /// What must hold after every intent.
    fn check(&self, told: &str, before: &Game, effects: &[Effect], asleep: bool) {
        let (table, game) = (&self.table, self.table.game());
        let alarms: Vec<Alarm> = self.alarms.keys().copied().collect();
        assert_eq!(table.alarms().collect::<Vec<_>>(), alarms, "{told}");
        let request = self.engine.as_ref().map(|(number, _)| *number);
        assert_eq!(table.request(), request, "{told}");
        assert_eq!(table.notice(), self.notice.as_ref(), "{told}");
        let seeks = table.seeks_hint() || table.seeks_explanation();
        let thinks = request.is_some() && !seeks;
        let waits = self.alarms.contains_key(&Alarm::RobotMove);
        assert_eq!(table.thinking(), thinks || waits, "{told}");
        assert!(!(thinks && waits), "{told}");

        // What happened is saved, and reads as the same game.
        if before != game && game.phase() != game::Phase::Ready {
            assert!(effects.contains(&Effect::Save), "{told}: not saved");
            let saved = self.saved.as_deref().expect("saved");
            assert_eq!(game::from_json(saved).ok().as_ref(), Some(game), "{told}");
        }
        let saves = effects.iter().filter(|it| **it == Effect::Save).count();
        assert!(saves <= 1, "{told} saves {saves} times");

        // The alarm of the flag rings at its instant, if anybody looks for it.
        let config = game.config();
        let is_robot = |side: Color| config.player(side).as_robot().is_some();
        let watched = game.flag_at().filter(|&(side, _)| {
            let is_looked_for = !config.strictness.flag_by_claim || is_robot(!side);
            is_looked_for && config.player(side) != Player::Elsewhere
        });
        let rings = self.alarms.get(&Alarm::Flag);
        match (watched, rings) {
            (Some((_, fall)), Some(&rings)) => {
                let rings = Now {
                    monotonic: rings,
                    wall: self.now.wall + rings - self.now.monotonic,
                };
                let at = table.time(rings);
                let wait = rings.monotonic - self.now.monotonic;
                let on_time = at.0.abs_diff(fall.0) <= 1 || wait >= LONGEST_WAIT as f64;
                let late = fall < table.time(self.now);
                assert!(on_time || late, "{told}: {at:?} for {fall:?}");
            }
            (None, None) => {}
            other => panic!("{told}: {other:?}"),
        }

        // Premoves wait for a robot, and only for one.
        let acts = config.player(game.to_act());
        if !table.premoves().is_empty() {
            assert!(matches!(acts, Player::Robot(_)), "{told}");
            assert_eq!(game.outcome(), None, "{told}");
        }
        if thinks || waits {
            assert!(matches!(acts, Player::Robot(_)), "{told}");
            assert_eq!(game.phase(), game::Phase::Running, "{told}");
        }
        if seeks || table.hint().is_some() {
            assert_eq!(acts, Player::Person, "{told}");
        }
        if game.awaits_elsewhere().is_some() {
            assert_eq!(table.movable(), Movable::Nobody, "{told}");
            assert_eq!(table.pending(), None, "{told}");
        }
        if table.pending().is_some() {
            assert_eq!(table.movable(), Movable::Nobody, "{told}");
        }
        assert!(table.shown() <= game.plies().len() + 1, "{told}");
        assert_eq!(table.evidence().is_empty(), {
            !matches!(table.question(), Some(Question::Evidence(_)))
        });

        // Who is refused is told why, and nothing else happens; unless a flag had fallen or the device had slept.
        let refused = effects.iter().find_map(|effect| match effect {
            Effect::Refused(refusal) => Some(*refusal),
            _ => None,
        });
        if let Some(refusal) = refused
            && !matches!(refusal, Refusal::FlagFallen(_))
            && !asleep
        {
            assert_eq!(game, before, "{told}");
            let other = effects.iter().find(|effect| {
                !matches!(
                    effect,
                    Effect::Refused(_) | Effect::Focus(_) | Effect::ClearAlarm(_)
                )
            });
            assert_eq!(other, None, "{told}");
        }
    }

    // ---- Time ------------------------------------------------------------------------------------------------------

    /// Lets time pass; alarms ring when they are due.
    pub fn pass(&mut self, time: u64) {
        let until = self.now.monotonic + time as f64;
        loop {
            let due = self
                .alarms
                .iter()
                .min_by(|one, other| one.1.total_cmp(other.1));
            let Some((&alarm, &rings)) = due.filter(|(_, rings)| **rings <= until) else {
                break;
            };
            self.move_on((rings - self.now.monotonic).max(0.0));
            self.ring(alarm);
        }
        self.move_on(until - self.now.monotonic);
    }

    /// Lets time pass without alarms, as in a tab in the background.
    pub fn move_on(&mut self, time: f64) {
        self.now.monotonic += time;
        self.now.wall += time;
    }

    /// The device sleeps; its monotonic clock stands.
    pub fn sleep(&mut self, time: u64) {
        self.now.wall += time as f64;
        self.act(Intent::Look);
    }

    pub fn ring(&mut self, alarm: Alarm) -> Vec<Effect> {
        assert!(self.alarms.remove(&alarm).is_some(), "{alarm:?} is not set");
        self.act(Intent::Alarm(alarm))
    }

    pub fn left(&self, side: Color) -> u64 {
        let reading = self.table.game().clock(self.table.time(self.now));
        reading.expect("a clock").of(side)
    }

    pub fn running(&self) -> Option<Color> {
        let reading = self.table.game().clock(self.table.time(self.now));
        reading.expect("a clock").running
    }

    // ---- Moves -----------------------------------------------------------------------------------------------------

    pub fn mv(&self, san: &str) -> Move {
        let position = self.table.game().position();
        position.parse_san(san).expect("a legal move")
    }

    /// Makes moves by hand, a second each.
    pub fn play(&mut self, moves: &str) {
        for san in moves.split_whitespace() {
            self.pass(1000);
            let mv = self.mv(san);
            self.act(Intent::Move(mv));
        }
    }

    pub fn moves(&self) -> usize {
        self.table.game().plies().len()
    }

    pub fn last(&self) -> Event {
        let last = self.table.game().events().last();
        last.expect("an event").event.clone()
    }

    pub fn end(&self) -> String {
        let outcome = self.table.game().outcome().expect("an end");
        format!("{} {:?}", outcome.as_pgn(), outcome.reason)
    }

    pub fn press(&mut self) {
        self.act(Intent::Press);
    }

    pub fn event(&mut self, event: Event) -> Vec<Effect> {
        self.act(Intent::Event(event))
    }

    /// Puts the piece shown on one square down on another.
    pub fn drop(&mut self, from: Square, to: Square) -> Vec<Effect> {
        let choice = None;
        self.act(Intent::Drop { from, to, choice })
    }

    /// Puts the pawn shown on one square down on another, where it becomes `role`.
    pub fn drop_as(&mut self, from: Square, to: Square, role: Role) -> Vec<Effect> {
        let choice = Some(role);
        self.act(Intent::Drop { from, to, choice })
    }

    // ---- The engine ------------------------------------------------------------------------------------------------

    /// The engine answers with this move and evaluation.
    pub fn engine_answers(&mut self, san: &str, score: i32) -> Vec<Effect> {
        self.engine_answers_with(&[&uci(self.mv(san))], Score::Centipawns(score))
    }

    /// The engine answers with this line, in UCI, and evaluation.
    pub fn engine_answers_with(&mut self, line: &[&str], score: Score) -> Vec<Effect> {
        let (number, _) = self.engine.take().expect("a request");
        let answer = Answer {
            best: line.first().map(ToString::to_string),
            score: Some(score),
            line: line.iter().map(ToString::to_string).collect(),
            ..Answer::default()
        };
        self.act(Intent::Engine(number, Ok(answer)))
    }

    pub fn engine_fails(&mut self, why: &str) -> Vec<Effect> {
        let (number, _) = self.engine.take().expect("a request");
        self.act(Intent::Engine(number, Err(why.to_owned())))
    }

    /// The engine answers at once, and the robot moves when it has seemed to think.
    pub fn robot_plays(&mut self, san: &str, score: i32) {
        self.engine_answers(san, score);
        let rings = self.alarms[&Alarm::RobotMove] - self.now.monotonic;
        self.pass(rings as u64 + 1);
    }
}

/// A move as its two squares and its promotion.
pub fn uci(mv: Move) -> String {
    let role = mv.promotion().map(|role| role.to_char().to_string());
    format!("{}{}{}", mv.from(), mv.to(), role.unwrap_or_default())
}

/// True if the effects announce this event.
pub fn tells(effects: &[Effect], event: &Event) -> bool {
    let told =
        |it: &Effect| matches!(it, Effect::Announce(Announcement::Event(told, _)) if told == event);
    effects.iter().any(told)
}

pub fn announces(effects: &[Effect], announcement: &Announcement) -> bool {
    effects.contains(&Effect::Announce(announcement.clone()))
}

pub fn refused(effects: &[Effect]) -> Option<Refusal> {
    effects.iter().find_map(|effect| match effect {
        Effect::Refused(refusal) => Some(*refusal),
        _ => None,
    })
}

pub fn at(time: u64) -> Timestamp {
    Timestamp(time)
}
