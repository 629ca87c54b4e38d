//! From a message to its answers.

use crate::host::PageHost;
use crate::job::{Analyst, Answers, Job, Turns};
use crate::judging::Judging;
use crate::mining::Mining;
use crate::people::People;
use crate::value_match::{ValueMatch, weights};
use engine::{Engine, Level, Limits, NoHost, Root, time};
use game::PieceValues;
use human::Clock;
use human_player::{HumanPlayer, nodes_of};
use js_sys::Reflect;
use protocol::{MAX_LINES, MoveOrigin, Request, SearchAnswer, SearchMode, SearchTask, Task, Time};
use wasm_bindgen::JsValue;
use web_sys::DedicatedWorkerGlobalScope;

/// Size of the transposition table in MiB on a device with so many gigabytes of memory, if it tells: wasm memory never
/// shrinks, and a phone must live with it, twice where one worker stands ready while another searches.
fn hash_mb(device_memory: Option<f64>) -> usize {
    match device_memory {
        Some(little) if little <= 2.0 => 8,
        Some(much) if much >= 8.0 => 32,
        _ => 16,
    }
}

/// The device's memory in gigabytes, roughly; only some browsers tell.
fn device_memory() -> Option<f64> {
    let navigator = Reflect::get(&js_sys::global(), &"navigator".into()).ok()?;
    Reflect::get(&navigator, &"deviceMemory".into())
        .ok()?
        .as_f64()
}

/// The engine in the form that the last request needs. The memory of a worker never shrinks, so there are not two.
enum Brain {
    /// No request yet.
    None,
    /// For searches: its table stays from one to the next, as long as the piece values by which it judges do.
    Search(Engine, Option<PieceValues>),
    /// For judging and mining.
    Analyst(Analyst),
}

/// Takes requests one at a time; keeps the engine between them.
pub struct Dispatcher {
    scope: DedicatedWorkerGlobalScope,
    brain: Brain,
    people: People,
    /// The work in progress and the id of its request.
    job: Option<(u32, Job)>,
    turns: Turns,
}

impl Dispatcher {
    /// A dispatcher that posts its answers to `scope`. `on_turn` has to call [`Dispatcher::step`].
    pub fn new(scope: DedicatedWorkerGlobalScope, on_turn: impl FnMut() + 'static) -> Dispatcher {
        Dispatcher {
            scope,
            brain: Brain::None,
            people: People::default(),
            job: None,
            turns: Turns::new(on_turn),
        }
    }

    /// Reads a message and answers it, or begins to.
    pub fn receive(&mut self, message: &JsValue) {
        #[derive(serde::Deserialize)]
        struct Id {
            id: u32,
        }
        let text = message.as_string().unwrap_or_default();
        match json::read::<Request>(&text) {
            Ok(Request { id, task }) => self.begin(id, task),
            // Whoever sent it waits for an answer, so give one if the id at least can be read.
            Err(error) => {
                let id = json::read::<Id>(&text).map_or(0, |message| message.id);
                self.fail(id, format!("request: {error}"));
            }
        }
    }

    fn begin(&mut self, id: u32, task: Task) {
        match task {
            Task::Search(task) => {
                self.stop();
                match self.search(id, &task) {
                    Ok(answer) => self.answers(id).tell(answer),
                    Err(why) => self.fail(id, why),
                }
            }
            Task::Judge(task) => match Judging::new(&task) {
                Ok(judging) => self.work(id, Job::Judge(Box::new(judging))),
                Err(why) => self.fail(id, why),
            },
            Task::Mine(task) => self.work(id, Job::Mine(Box::new(Mining::new(task)))),
            Task::Games(piece) => {
                let answers = Answers {
                    scope: &self.scope,
                    id,
                };
                if let Some((working, Job::Mine(mining))) = &mut self.job
                    && *working == id
                {
                    mining.feed(&piece, |answer| answers.tell(answer));
                    self.turns.ask();
                }
            }
            Task::Match(task) => self.work(id, Job::Match(Box::new(ValueMatch::new(task)))),
            Task::Predict(task) => {
                self.stop();
                let answer = self.people.predict(&task);
                self.answers(id).tell(answer);
            }
            Task::First(uci) => {
                let answers = Answers {
                    scope: &self.scope,
                    id,
                };
                if let (Some((working, Job::Judge(judging))), Brain::Analyst(analyst)) =
                    (&mut self.job, &mut self.brain)
                    && *working == id
                {
                    judging.first(&uci, analyst, |answer| answers.tell(answer));
                }
            }
        }
    }

    /// Begins long work in place of what is in progress.
    fn work(&mut self, id: u32, job: Job) {
        self.stop();
        if !matches!(self.brain, Brain::Analyst(_)) {
            // The old one goes first: both together may be too much.
            self.brain = Brain::None;
            self.brain = Brain::Analyst(Analyst::new(NoHost));
        }
        self.job = Some((id, job));
        self.turns.ask();
    }

    /// Goes on with the work in progress, if there is any.
    pub fn step(&mut self) {
        self.turns.come();
        let (Some((id, mut job)), Brain::Analyst(analyst)) = (self.job.take(), &mut self.brain)
        else {
            return;
        };
        let scope = &self.scope;
        if job.step(analyst, &Answers { scope, id }) {
            self.job = Some((id, job));
            self.turns.ask();
        } else if job.waits() {
            self.job = Some((id, job));
        }
    }

    /// Stops the work in progress, which answers so.
    fn stop(&mut self) {
        if let Some((id, job)) = self.job.take() {
            job.stopped(&self.answers(id));
        }
    }

    fn answers(&self, id: u32) -> Answers<'_> {
        Answers {
            scope: &self.scope,
            id,
        }
    }

    /// Every kind of request fails in the same words.
    fn fail(&self, id: u32, why: String) {
        self.answers(id).tell(SearchAnswer::Failed(why));
    }

    fn search(&mut self, id: u32, task: &SearchTask) -> Result<SearchAnswer, String> {
        let mut origin = MoveOrigin::Search;
        let mut most_nodes = None;
        let (wanted, values) = match task.mode {
            SearchMode::Play { robot, seed } => {
                let mut level = robot.level;
                if let Some(rating) = robot.rating {
                    most_nodes = nodes_of(rating);
                    if most_nodes.is_some() {
                        level = Level::MAX;
                    } else if let Some(answer) = self.play_as_person(id, task, rating, seed)? {
                        return Ok(answer);
                    } else {
                        origin = MoveOrigin::Level;
                    }
                }
                let level =
                    Level::new(level).ok_or_else(|| format!("level: there is no level {level}"))?;
                (Wanted::Move(level, seed.into()), robot.values)
            }
            SearchMode::Analyse { lines } if (1..=MAX_LINES).contains(&lines) => {
                (Wanted::Lines(lines.into()), None)
            }
            SearchMode::Analyse { lines } => {
                return Err(format!("lines: 1 to {MAX_LINES}, not {lines}"));
            }
        };
        let (position, history) = task.line.play().map_err(|error| error.to_string())?;
        let root = Root { position, history };
        let mut host = PageHost::new(&self.scope, id, &root.position, budget(task.time));
        if !matches!(self.brain, Brain::Search(..)) {
            self.brain = Brain::None;
            self.brain = Brain::Search(Engine::new(hash_mb(device_memory())), None);
        }
        let Brain::Search(engine, present) = &mut self.brain else {
            unreachable!("it is there now");
        };
        if *present != values {
            *present = values;
            match values {
                Some(values) => engine.set_weights(weights(values)),
                None => engine.set_network(None),
            }
        }
        let limits = match (task.time, most_nodes) {
            (Time::Nodes(most), _) | (_, Some(most)) => Limits::nodes(most),
            _ => Limits::default(),
        };
        let result = match wanted {
            Wanted::Move(level, seed) => engine.play_at(&root, level, seed, &limits, &mut host),
            Wanted::Lines(lines) => engine.analyse(&root, lines, None, &limits, &mut host),
        };
        Ok(SearchAnswer::Done {
            best: result.best.map(|mv| root.position.to_uci(mv).to_string()),
            info: host.report(&result.info),
            origin,
        })
    }

    /// The move of a player of a rating; `None` if the network of people's moves is missing or there is no legal move.
    fn play_as_person(
        &mut self,
        id: u32,
        task: &SearchTask,
        rating: u16,
        seed: u32,
    ) -> Result<Option<SearchAnswer>, String> {
        let (start, moves) = task.line.moves().map_err(|error| error.to_string())?;
        let (clock, left) = match task.time {
            Time::Clock {
                base,
                left,
                increment,
                ..
            } => (Some(clock(base, left, increment)), Some(left)),
            _ => (None, None),
        };
        let Some(network) = self.people.network(left) else {
            return Ok(None);
        };
        let player = HumanPlayer {
            network,
            rating,
            seed: seed.into(),
        };
        let position = moves.iter().fold(start.clone(), |at, &mv| at.after(mv));
        let mut host = PageHost::new(&self.scope, id, &position, budget(task.time));
        let choice = player.choose(&start, &moves, clock, &mut host);
        Ok(choice.map(|choice| SearchAnswer::Done {
            best: Some(position.to_uci(choice.mv).to_string()),
            info: host.report(&choice.info),
            origin: MoveOrigin::Person {
                millis: (choice.seconds * 1_000.0) as u64,
            },
        }))
    }
}

/// A clock of the page, in milliseconds, as the model of people takes it.
fn clock(base: u64, left: u64, increment: u64) -> Clock {
    let seconds = |millis: u64| millis as f32 / 1_000.0;
    Clock {
        base: seconds(base),
        increment: seconds(increment),
        left: Some(seconds(left)),
    }
}

/// Results that a search is asked for.
enum Wanted {
    /// The move that a level of play makes with this seed.
    Move(Level, u64),
    /// This number of the best lines.
    Lines(usize),
}

fn budget(time: Time) -> time::Budget {
    match time {
        Time::Move(most) => time::Budget {
            soft_ms: most,
            hard_ms: most,
        },
        Time::Clock {
            left,
            increment,
            most,
            ..
        } => {
            let wise = time::budget(left, increment, None, time::OVERHEAD_MS);
            time::Budget {
                soft_ms: wise.soft_ms.min(most),
                hard_ms: wise.hard_ms.min(most),
            }
        }
        Time::Nodes(_) | Time::Unlimited => time::Budget {
            soft_ms: u64::MAX,
            hard_ms: u64::MAX,
        },
    }
}
