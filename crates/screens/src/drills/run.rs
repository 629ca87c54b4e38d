//! State of a drill's screen: the attempt at hand, the tables that are asked, and what is announced.

use super::attempt::{Attempt, End, Help, Phase};
use super::choice::Choice;
use super::progress::{Progress, index};
use super::verdict_text;
use crate::ScreenContext;
use crate::board_controller::BoardController;
use crate::registry::Screen;
use chess::{Move, Position};
use gloo_timers::callback::Timeout;
use i18n::Words;
use leptos::prelude::*;
use platform::clients::Clients;
use platform::random;
use platform::tablebase_client::TablebaseClient;
use protocol::tablebase::{self as wire, Ask, BestReply, DrawStart, Failure, Prepare, Probe, Task};
use tablebase::{Difficulty, Drill, Value};
use wasm_bindgen::JsValue;
use widgets::verdict_bar::{Verdict, VerdictText};

/// Pause in milliseconds before the opponent replies.
const REPLY: u32 = 350;

/// The state of the screen. A handle.
#[derive(Clone, Copy)]
pub struct Run {
    /// The context of the screen.
    pub context: ScreenContext,
    /// The language.
    pub words: Words,
    /// The drill, if there is one of the name in the address.
    pub drill: RwSignal<Option<Drill>>,
    /// The difficulty.
    pub difficulty: RwSignal<Difficulty>,
    /// The attempt at hand.
    pub attempt: RwSignal<Option<Attempt>>,
    /// Help that is shown with the position.
    pub help: RwSignal<Help>,
    /// Reason why a button that was pressed is off, by the name of its message, until something is done.
    pub off: RwSignal<Option<&'static str>>,
    /// Progress of the tables that are being made.
    pub making: RwSignal<Option<wire::Progress>>,
    /// True if the tables were made but cannot be kept on this device.
    pub unkept: RwSignal<bool>,
    /// True if the making of the tables was stopped.
    pub stopped: RwSignal<bool>,
    /// The failure of the last request.
    pub trouble: RwSignal<Option<Failure>>,
    /// Progress with all drills.
    pub progress: RwSignal<Progress>,
    /// Tells of moves and of what is illegal.
    pub controller: BoardController,
    inner: StoredValue<Inner, LocalStorage>,
}

struct Inner {
    client: TablebaseClient,
    reply: Option<Timeout>,
    /// Id of the request that makes tables.
    making: Option<u32>,
    /// The seed of the start position.
    seed: u64,
    /// Number of restarts, so that a late answer is known as late.
    turn: u32,
}

impl Run {
    /// The state as the address of the screen wants it.
    pub fn open(context: ScreenContext) -> Run {
        let run = Run {
            context,
            words: context.words,
            drill: RwSignal::new(None),
            difficulty: RwSignal::new(Difficulty::Easy),
            attempt: RwSignal::new(None),
            help: RwSignal::new(Help::None),
            off: RwSignal::new(None),
            making: RwSignal::new(None),
            unkept: RwSignal::new(false),
            stopped: RwSignal::new(false),
            trouble: RwSignal::new(None),
            progress: RwSignal::new(Progress::load()),
            controller: BoardController::of(context),
            inner: StoredValue::new_local(Inner {
                client: expect_context::<Clients>().tablebases(),
                reply: None,
                making: None,
                seed: 0,
                turn: 0,
            }),
        };
        let wanted = Memo::new(move |_| context.input.with(|input| Choice::parse(&input.query)));
        Effect::new(move |_| {
            let wanted = wanted.get();
            untrack(|| run.begin(wanted));
        });
        Effect::new(move |_| {
            run.attempt.track();
            run.help.track();
            run.off.set(None);
        });
        run
    }

    /// Begins with a choice.
    fn begin(self, choice: Option<Choice>) {
        let Some(choice) = choice else {
            // There is no such drill.
            return self.context.go(Screen::Drills, "");
        };
        let known = self
            .progress
            .with_untracked(|progress| progress.of(choice.drill).difficulty());
        self.drill.set(Some(choice.drill));
        self.difficulty.set(choice.difficulty.unwrap_or(known));
        self.attempt.set(None);
        let seed = choice.seed.unwrap_or_else(new_seed);
        self.inner.update_value(|inner| inner.seed = seed);
        self.prepare();
    }

    /// Has the tables of the drill at hand, then draws a position.
    pub fn prepare(self) {
        let Some(drill) = self.drill.get_untracked() else {
            return;
        };
        self.restart();
        self.stopped.set(false);
        self.making.set(None);
        let Some((client, turn)) = self
            .inner
            .try_with_value(|inner| (inner.client.clone(), inner.turn))
        else {
            return;
        };
        let current = move || self.inner.try_with_value(|inner| inner.turn) == Some(turn);
        let prepare = Prepare {
            material: drill.material.to_owned(),
        };
        let progress = move |progress| {
            if current() {
                self.making.set(Some(progress));
            }
        };
        let done = move |prepared: Result<(wire::Prepared, JsValue), Failure>| {
            if !current() {
                return;
            }
            self.making.set(None);
            match prepared {
                Ok((prepared, _)) => {
                    self.unkept.set(prepared.unkept.is_some());
                    if prepared.complete {
                        self.draw();
                    } else {
                        self.stopped.set(true);
                    }
                }
                Err(failure) => self.trouble.set(Some(failure)),
            }
        };
        let id = client.ask_long(prepare, &JsValue::UNDEFINED, progress, done);
        self.inner.update_value(|inner| inner.making = Some(id));
    }

    /// Stops making tables; those that are finished are kept.
    pub fn stop(self) {
        self.inner.with_value(|inner| {
            if let Some(id) = inner.making {
                inner.client.cancel(id);
            }
        });
    }

    /// Another start position.
    pub fn another(self) {
        self.inner.update_value(|inner| inner.seed = new_seed());
        self.draw();
    }

    /// Begins the drill again from its start position.
    pub fn again(self) {
        let start = self.attempt.with_untracked(|attempt| {
            let attempt = attempt.as_ref()?;
            Some(attempt.start().clone())
        });
        if let Some(start) = start {
            self.show(start);
        }
    }

    /// Another difficulty, with a position of it.
    pub fn choose(self, difficulty: Difficulty) {
        self.difficulty.set(difficulty);
        if let Some(drill) = self.drill.get_untracked() {
            self.progress.update(|progress| {
                progress.choose(drill, difficulty);
                progress.save();
            });
        }
        self.another();
    }

    /// Draws a start position.
    fn draw(self) {
        let Some(drill) = self.drill.get_untracked() else {
            return;
        };
        self.restart();
        let draw = DrawStart {
            drill: drill.key.to_owned(),
            difficulty: index(self.difficulty.get_untracked()) as u8,
            // Who holds has the weaker side, against White's pawn.
            black: drill.task == tablebase::Task::Hold,
            seed: self.inner.with_value(|inner| inner.seed),
        };
        self.ask(draw, move |drawn| {
            let start = drawn.and_then(|fen| Position::from_fen(&fen).ok());
            match start {
                Some(start) => self.show(start),
                None => self.trouble.set(Some(Failure::Missing)),
            }
        });
    }

    /// Forgets the answers that are on their way, and begins anew.
    fn restart(self) {
        self.trouble.set(None);
        self.inner.update_value(|inner| {
            inner.reply = None;
            inner.turn += 1;
        });
    }

    /// Begins an attempt.
    fn show(self, start: Position) {
        let Some(drill) = self.drill.get_untracked() else {
            return;
        };
        self.restart();
        self.help.set(Help::None);
        self.attempt.set(Some(Attempt::new(drill, start)));
        self.probe();
    }

    /// Asks the tables about the position on the board.
    fn probe(self) {
        let asked = self.attempt.with_untracked(|attempt| {
            let attempt = attempt.as_ref()?;
            (attempt.phase() == Phase::Probing).then(|| attempt.position())
        });
        let Some(position) = asked else { return };
        let fen = position.to_fen();
        self.ask(Probe { fen }, move |probed| {
            let read = |(uci, value): &(String, wire::Value)| {
                let mv = position.parse_uci(uci).ok()?;
                Some((mv, value_of(*value)))
            };
            let rated: Vec<(Move, Value)> = probed.moves.iter().filter_map(read).collect();
            let first = self.attempt.try_update(|attempt| {
                let attempt = attempt.as_mut()?;
                let first = attempt.moves().is_empty();
                attempt.probed(value_of(probed.value), rated);
                Some(first)
            });
            if first == Some(Some(true)) {
                let task = self.task();
                self.controller.say(format!("{}. {}", task.0, task.1));
            }
        });
    }

    /// The task and how far it is, in a title and a line.
    pub fn task(self) -> (String, String) {
        let words = self.words.now();
        self.attempt.with(|attempt| match attempt {
            Some(attempt) => verdict_text::task(attempt, &words),
            None => (words.get("solve-loading"), String::new()),
        })
    }

    /// The verdict on what is on the board, the hint that was asked for, or the reason why a button is off.
    pub fn verdict(self) -> Option<VerdictText> {
        let words = self.words.now();
        if let Some(why) = self.off.get() {
            return Some(VerdictText {
                verdict: Verdict::Info,
                word: words.get(why),
                reason: String::new(),
            });
        }
        let notation = self.context.input.with(|input| input.preferences.notation);
        let help = self.help.get();
        self.attempt
            .with(|attempt| verdict_text::verdict(attempt.as_ref()?, help, notation, &words))
    }

    /// The learner moves.
    pub fn play(self, mv: Move) {
        let before = self.position();
        let played = self
            .attempt
            .try_update(|attempt| attempt.as_mut().is_some_and(|attempt| attempt.play(mv)));
        let (Some(true), Some(before)) = (played, before) else {
            return;
        };
        self.help.set(Help::None);
        self.note_begun();
        self.controller.tell_move(&before, mv);
        self.go_on(before, mv);
    }

    /// The opponent replies after a moment, or the attempt is over.
    fn go_on(self, before: Position, played: Move) {
        let phase = self
            .attempt
            .with_untracked(|attempt| attempt.as_ref().map(Attempt::phase));
        match phase {
            Some(Phase::Opponent | Phase::LetGo) => {
                let reply = Timeout::new(REPLY, move || self.reply(before, played));
                self.inner.update_value(|inner| inner.reply = Some(reply));
            }
            Some(Phase::Over(end)) => self.note(end),
            _ => {}
        }
    }

    fn reply(self, before: Position, played: Move) {
        let asked = BestReply {
            fen: before.to_fen(),
            played: before.to_uci(played).to_string(),
            seed: self.inner.try_with_value(|inner| inner.seed).unwrap_or(0),
        };
        self.ask(asked, move |reply| {
            let after = before.after(played);
            let reply = reply.and_then(|uci| after.parse_uci(&uci).ok());
            let Some(reply) = reply else { return };
            let phase = self.attempt.try_update(|attempt| {
                let attempt = attempt.as_mut()?;
                attempt.reply(reply);
                Some(attempt.phase())
            });
            self.controller.tell_move(&after, reply);
            match phase {
                Some(Some(Phase::Over(end))) => self.note(end),
                _ => self.probe(),
            }
        });
    }

    /// Takes the learner's last move back.
    pub fn take_back(self) {
        let taken = self
            .attempt
            .try_update(|attempt| attempt.as_mut().is_some_and(Attempt::take_back));
        if taken == Some(true) {
            self.help.set(Help::None);
            // An answer that is on its way is late now.
            self.restart();
        }
    }

    /// Shows the next step of help, or the best move at once.
    pub fn assist(self, best: bool) {
        let shown = self.help.get_untracked();
        let help = match shown {
            _ if best => Help::Move,
            Help::None => Help::Plan,
            Help::Plan => Help::Piece,
            Help::Piece | Help::Move => Help::Move,
        };
        self.help.set(help);
        if help > Help::Plan {
            self.attempt.update(|attempt| {
                if let Some(attempt) = attempt {
                    attempt.help();
                }
            });
        }
    }

    /// Keeps that the drill was begun: one that is not passed is to be done again.
    fn note_begun(self) {
        if let Some(drill) = self.drill.get_untracked() {
            self.progress.update(|progress| {
                if progress.begin(drill) {
                    progress.save();
                }
            });
        }
    }

    /// Keeps what an attempt that is over has reached.
    fn note(self, end: End) {
        let reached = self.attempt.with_untracked(|attempt| {
            let attempt = attempt.as_ref()?;
            let over = match end {
                End::Mate => attempt.moves_made().saturating_sub(attempt.perfect()),
                _ => 0,
            };
            attempt.passed().then(|| (attempt.drill(), over))
        });
        if let Some((drill, over)) = reached {
            let difficulty = self.difficulty.get_untracked();
            self.progress.update(|progress| {
                progress.pass(drill, difficulty, over);
                progress.save();
            });
        }
    }

    /// The position on the board.
    pub fn position(self) -> Option<Position> {
        self.attempt
            .with_untracked(|attempt| attempt.as_ref().map(Attempt::position))
    }

    /// Asks the tables, unless the screen has been closed; late answers are passed over.
    fn ask<A: Ask<Task = Task>>(self, ask: A, done: impl FnOnce(A::Answer) + 'static) {
        let state = self
            .inner
            .try_with_value(|inner| (inner.client.clone(), inner.turn));
        let Some((client, turn)) = state else { return };
        client.ask(ask, move |answer| {
            if self.inner.try_with_value(|inner| inner.turn) != Some(turn) {
                return;
            }
            match answer {
                Ok(answer) => done(answer),
                Err(failure) => self.trouble.set(Some(failure)),
            }
        });
    }
}

fn value_of(value: wire::Value) -> Value {
    match value {
        wire::Value::Win(plies) => Value::Win(plies),
        wire::Value::Draw => Value::Draw,
        wire::Value::Loss(plies) => Value::Loss(plies),
    }
}

/// A seed by chance; small enough to be read and written by hand.
fn new_seed() -> u64 {
    random::bytes().map_or(1, |bytes| u64::from(u32::from_le_bytes(bytes)))
}
