//! The pool of engine workers, with scripted workers in place of the page's: no answer is lost and none comes twice.

use platform::backend::Backend;
use platform::worker::{HearText, Heard, TextWorker};
use play::{EnginePool, MOST_WORKERS, Urgency};
use protocol::{
    Info, Line, MoveOrigin, Reply, Request, SearchAnswer, SearchMode, SearchTask, Task, Time,
};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

/// Number of workers that may die of one request.
const DEATHS: u32 = 3;

type Game = &'static str;

/// The engine workers of a pool, in the order in which it asked for them.
#[derive(Clone, Default)]
struct Engines(Rc<RefCell<Vec<Engine>>>);

struct Engine {
    hear: HearText,
    /// `None` while it does not run, `Some(false)` while it starts.
    ready: Option<bool>,
    /// Number of times it was started.
    starts: u32,
    /// Requests that it has not answered, with the labels of their tasks.
    asked: Vec<(u32, String)>,
    /// Answers on their way to the page when it was ended.
    late: Vec<String>,
}

/// The pool's end of an engine.
struct Port {
    engines: Engines,
    at: usize,
}

impl TextWorker for Port {
    fn start(&self) -> Result<(), String> {
        let mut engines = self.engines.0.borrow_mut();
        let engine = &mut engines[self.at];
        if engine.ready.is_none() {
            engine.ready = Some(false);
            engine.starts += 1;
        }
        let running = engines.iter().filter(|engine| engine.ready.is_some());
        assert!(running.count() <= MOST_WORKERS, "too many workers run");
        Ok(())
    }

    fn post(&self, text: &str) {
        let engine = &mut self.engines.0.borrow_mut()[self.at];
        assert_eq!(engine.ready, Some(true), "the message would be lost");
        let Request { id, task } = json::read(text).expect("a request");
        let Task::Search(task) = task else {
            panic!("{task:?} is no search");
        };
        assert!(engine.asked.is_empty(), "a worker has one search at a time");
        engine.asked.push((id, task.line.fen));
    }

    fn end(&self) {
        let engine = &mut self.engines.0.borrow_mut()[self.at];
        engine.ready = None;
        let asked = std::mem::take(&mut engine.asked);
        let answers = asked.iter().map(|(id, label)| answer(*id, label));
        engine.late.extend(answers);
    }
}

impl Drop for Port {
    fn drop(&mut self) {
        self.end();
    }
}

/// The engine's answer to a request, whose best move is the label of the task.
fn answer(id: u32, label: &str) -> String {
    let info = Info {
        depth: 1,
        nodes: 1,
        time: 1,
        lines: Vec::new(),
    };
    let answer = SearchAnswer::Done {
        best: Some(label.to_owned()),
        info,
        origin: MoveOrigin::Search,
    };
    json::write(&Reply::To { id, answer })
}

impl Engines {
    fn pool(&self) -> EnginePool<Game> {
        let engines = self.clone();
        EnginePool::new(move || {
            let engines = engines.clone();
            Backend::new(|hear| {
                let at = engines.len();
                let engine = Engine {
                    hear,
                    ready: None,
                    starts: 0,
                    asked: Vec::new(),
                    late: Vec::new(),
                };
                engines.0.borrow_mut().push(engine);
                Box::new(Port { engines, at })
            })
        })
    }

    fn len(&self) -> usize {
        self.0.borrow().len()
    }

    fn tell(&self, at: usize, heard: Heard<String>) {
        let hear = Rc::clone(&self.0.borrow()[at].hear);
        hear(heard);
    }

    /// A worker that starts is up. True if there was one.
    fn ready(&self, at: usize) -> bool {
        let starts = self.0.borrow()[at].ready == Some(false);
        if starts {
            self.0.borrow_mut()[at].ready = Some(true);
            let ready = json::write(&Reply::<SearchAnswer>::Ready);
            self.tell(at, Heard::Message(ready));
        }
        starts
    }

    /// A worker answers what it was asked. True if it was asked something.
    fn answer(&self, at: usize) -> bool {
        let asked = self.0.borrow_mut()[at].asked.pop();
        if let Some((id, label)) = &asked {
            self.tell(at, Heard::Message(answer(*id, label)));
        }
        asked.is_some()
    }

    /// An answer of an ended worker arrives after all. True if there was one.
    fn arrive(&self, at: usize) -> bool {
        let late = self.0.borrow_mut()[at].late.pop();
        let is_late = late.is_some();
        if let Some(answer) = late {
            self.tell(at, Heard::Message(answer));
        }
        is_late
    }

    /// A worker that runs dies.
    fn die(&self, at: usize) {
        let ran = {
            let engine = &mut self.0.borrow_mut()[at];
            engine.asked.clear();
            engine.ready.take()
        };
        if ran.is_some() {
            self.tell(at, Heard::Death("unreachable".to_owned()));
        }
    }

    /// The label of the task that a worker is at.
    fn at(&self, at: usize) -> Option<String> {
        let engines = self.0.borrow();
        Some(engines.get(at)?.asked.first()?.1.clone())
    }

    fn starts(&self) -> Vec<u32> {
        let engines = self.0.borrow();
        engines.iter().map(|engine| engine.starts).collect()
    }

    /// All workers that start are up.
    fn all_ready(&self) {
        while (0..self.len()).any(|at| self.ready(at)) {}
    }

    /// All searches come to their end.
    fn all_answer(&self) {
        while (0..self.len()).any(|at| self.ready(at) || self.answer(at)) {}
    }
}

fn task(label: &str) -> SearchTask {
    SearchTask {
        line: Line {
            fen: label.to_owned(),
            moves: Vec::new(),
        },
        mode: SearchMode::BEST,
        time: Time::Move(1),
    }
}

fn hidden(left: Option<u64>) -> Urgency {
    Urgency {
        visible: false,
        left,
    }
}

const VISIBLE: Urgency = Urgency {
    visible: true,
    left: None,
};

/// The label of a search, and its best move or the reason why there is none.
type Answered = (String, Result<String, String>);

/// The answers that games were told, in order.
#[derive(Clone, Default)]
struct Told(Rc<RefCell<Vec<Answered>>>);

impl Told {
    /// Has a game search with a label.
    fn search(&self, pool: &EnginePool<Game>, game: Game, label: &'static str, urgency: Urgency) {
        let told = self.clone();
        pool.search(
            game,
            urgency,
            move || task(label),
            move |result| {
                let best = result.map(|done| done.best.expect("the script has one"));
                told.0.borrow_mut().push((label.to_owned(), best));
            },
        );
    }

    /// Takes what was told: the labels, each told by its own answer.
    fn labels(&self) -> Vec<String> {
        let told = std::mem::take(&mut *self.0.borrow_mut());
        let of = |(label, best): Answered| {
            assert_eq!(best.as_ref(), Ok(&label), "the answer of another game");
            label
        };
        told.into_iter().map(of).collect()
    }

    fn is_empty(&self) -> bool {
        self.0.borrow().is_empty()
    }
}

#[test]
fn eight_games_at_once_share_two_workers_in_the_order_of_their_urgency() {
    let (engines, told) = (Engines::default(), Told::default());
    let pool = engines.pool();
    // The first two find free workers.
    for (game, urgency) in [
        ("a", hidden(None)),
        ("b", hidden(Some(5_000))),
        ("c", hidden(None)),
        ("d", hidden(Some(9_000))),
        ("e", hidden(Some(1_000))),
        ("f", VISIBLE),
        ("g", hidden(Some(9_000))),
        ("h", hidden(None)),
    ] {
        told.search(&pool, game, game, urgency);
    }
    engines.all_ready();
    pool.set_urgency(&"h", hidden(Some(2_000)));
    let mut order = Vec::new();
    while let Some(label) = engines.at(0) {
        order.push(label);
        assert!(engines.answer(0));
    }
    assert_eq!(order, ["a", "f", "e", "h", "d", "g", "c"]);
    assert_eq!(told.labels(), order);
    assert_eq!(engines.at(1).as_deref(), Some("b"), "it goes on");
    engines.all_answer();
    assert_eq!(told.labels(), ["b"]);
    assert_eq!(engines.starts(), [1, 1]);
}

#[test]
fn a_second_worker_starts_only_for_two_searches_at_once() {
    let (engines, told) = (Engines::default(), Told::default());
    let pool = engines.pool();
    assert_eq!(engines.len(), 0, "nothing is asked yet");
    pool.warm_up();
    pool.warm_up();
    assert_eq!(engines.starts(), [1], "it is started before it is needed");
    for game in ["a", "b", "a", "c"] {
        told.search(&pool, game, game, VISIBLE);
        engines.all_answer();
        assert_eq!(told.labels(), [game]);
    }
    assert_eq!(engines.starts(), [1]);
    told.search(&pool, "a", "a", VISIBLE);
    told.search(&pool, "b", "b", VISIBLE);
    assert_eq!(engines.starts(), [1, 1]);
}

#[test]
fn a_game_goes_back_to_the_worker_that_has_its_hash_table() {
    let (engines, told) = (Engines::default(), Told::default());
    let pool = engines.pool();
    told.search(&pool, "a", "a", VISIBLE);
    told.search(&pool, "b", "b", VISIBLE);
    engines.all_answer();
    for (game, worker) in [("b", 1), ("a", 0), ("b", 1)] {
        told.search(&pool, game, game, VISIBLE);
        assert_eq!(engines.at(worker).as_deref(), Some(game));
        engines.all_answer();
    }
    // Another game takes the table that was not used for longest.
    told.search(&pool, "c", "c", VISIBLE);
    assert_eq!(engines.at(0).as_deref(), Some("c"));
    engines.all_answer();
    // An empty table is taken before one of another game.
    told.search(&pool, "b", "stopped", VISIBLE);
    pool.stop(&"b");
    engines.all_ready();
    told.search(&pool, "d", "d", VISIBLE);
    assert_eq!(engines.at(1).as_deref(), Some("d"));
}

#[test]
fn a_search_cancelled_in_the_queue_is_never_begun() {
    let (engines, told) = (Engines::default(), Told::default());
    let pool = engines.pool();
    for game in ["a", "b", "c", "d"] {
        told.search(&pool, game, game, VISIBLE);
    }
    engines.all_ready();
    pool.stop(&"c");
    pool.stop(&"c");
    engines.all_answer();
    assert_eq!(told.labels(), ["a", "d", "b"]);
    assert_eq!(engines.starts(), [1, 1], "no worker was ended for it");
}

#[test]
fn a_search_cancelled_on_the_way_ends_its_worker_alone() {
    let (engines, told) = (Engines::default(), Told::default());
    let pool = engines.pool();
    for game in ["a", "b", "c"] {
        told.search(&pool, game, game, VISIBLE);
    }
    engines.all_ready();
    pool.stop(&"a");
    assert_eq!(engines.starts(), [2, 1], "a fresh worker is made ready");
    assert_eq!(engines.at(1).as_deref(), Some("b"), "it is not disturbed");
    engines.all_ready();
    assert_eq!(engines.at(0).as_deref(), Some("c"), "the next has its turn");
    engines.all_answer();
    assert_eq!(told.labels(), ["c", "b"]);
}

#[test]
fn a_search_cancelled_before_its_worker_is_up_keeps_the_worker() {
    let (engines, told) = (Engines::default(), Told::default());
    let pool = engines.pool();
    told.search(&pool, "a", "a", VISIBLE);
    pool.stop(&"a");
    told.search(&pool, "b", "b", VISIBLE);
    engines.all_answer();
    assert_eq!(told.labels(), ["b"]);
    assert_eq!(engines.starts(), [1]);
}

#[test]
fn an_answer_on_its_way_to_a_cancelled_search_is_not_heard() {
    let (engines, told) = (Engines::default(), Told::default());
    let pool = engines.pool();
    told.search(&pool, "a", "a", VISIBLE);
    engines.all_ready();
    pool.stop(&"a");
    told.search(&pool, "b", "b", VISIBLE);
    assert!(engines.arrive(0));
    engines.all_ready();
    assert!(told.is_empty());
    engines.all_answer();
    assert_eq!(told.labels(), ["b"]);
}

#[test]
fn a_newer_search_of_a_game_takes_the_place_of_the_older() {
    let (engines, told) = (Engines::default(), Told::default());
    let pool = engines.pool();
    told.search(&pool, "a", "older", VISIBLE);
    engines.all_ready();
    told.search(&pool, "a", "newer", VISIBLE);
    assert!(engines.arrive(0));
    engines.all_answer();
    assert_eq!(told.labels(), ["newer"]);
    for label in ["b", "c", "older", "newer"] {
        let game = if label.len() > 1 { "a" } else { label };
        told.search(&pool, game, label, VISIBLE);
    }
    engines.all_answer();
    let mut labels = told.labels();
    labels.sort();
    assert_eq!(labels, ["b", "c", "newer"]);
}

#[test]
fn a_worker_that_dies_is_replaced_and_asked_again() {
    let (engines, told) = (Engines::default(), Told::default());
    let pool = engines.pool();
    for game in ["a", "b", "c"] {
        told.search(&pool, game, game, VISIBLE);
    }
    engines.all_ready();
    for deaths in 1..DEATHS {
        engines.die(0);
        assert_eq!(engines.starts(), [1 + deaths, 1]);
        assert_eq!(engines.at(1).as_deref(), Some("b"), "it is not disturbed");
        engines.all_ready();
        assert_eq!(engines.at(0).as_deref(), Some("a"));
    }
    engines.die(0);
    let failed = ("a".to_owned(), Err("unreachable".to_owned()));
    assert_eq!(std::mem::take(&mut *told.0.borrow_mut()), [failed]);
    engines.all_ready();
    assert_eq!(
        engines.at(0).as_deref(),
        Some("c"),
        "the next has a fresh one"
    );
    engines.all_answer();
    assert_eq!(told.labels(), ["c", "b"]);
    // A worker that dies while nothing is asked of it is started again when it is needed.
    let before = engines.starts();
    engines.die(0);
    engines.die(1);
    assert_eq!(engines.starts(), before);
    told.search(&pool, "c", "c", VISIBLE);
    engines.all_answer();
    assert_eq!(told.labels(), ["c"]);
}

#[test]
fn all_searches_can_be_stopped() {
    let (engines, told) = (Engines::default(), Told::default());
    let pool = engines.pool();
    let games = ["a", "b", "c", "d", "e", "f", "g", "h"];
    for game in games {
        told.search(&pool, game, game, VISIBLE);
    }
    engines.all_ready();
    for game in games {
        pool.stop(&game);
    }
    while (0..2).any(|at| engines.arrive(at)) {}
    engines.all_answer();
    assert!(told.is_empty());
    assert_eq!((engines.at(0), engines.at(1)), (None, None));
    told.search(&pool, "a", "a", VISIBLE);
    engines.all_answer();
    assert_eq!(told.labels(), ["a"]);
}

#[test]
fn a_task_is_written_when_its_search_begins() {
    let engines = Engines::default();
    let pool = engines.pool();
    let left = Rc::new(Cell::new("full clock"));
    for game in ["a", "b", "c"] {
        let left = Rc::clone(&left);
        pool.search(game, VISIBLE, move || task(left.get()), |_| ());
    }
    engines.all_ready();
    left.set("less");
    assert!(engines.answer(0));
    assert_eq!(engines.at(0).as_deref(), Some("less"));
    assert_eq!(engines.at(1).as_deref(), Some("full clock"));
}

#[test]
fn workers_that_cannot_be_started_fail_every_search() {
    struct Blocked;
    impl TextWorker for Blocked {
        fn start(&self) -> Result<(), String> {
            Err("blocked".to_owned())
        }
        fn post(&self, _: &str) {
            unreachable!("it does not run");
        }
        fn end(&self) {}
    }
    let told = Told::default();
    let pool = EnginePool::new(|| Backend::new(|_| Box::new(Blocked)));
    pool.warm_up();
    for game in ["a", "b", "c"] {
        told.search(&pool, game, game, VISIBLE);
    }
    let blocked = |game: &str| (game.to_owned(), Err("blocked".to_owned()));
    assert_eq!(*told.0.borrow(), ["a", "b", "c"].map(blocked));
}

#[test]
fn with_the_last_handle_the_workers_end() {
    let (engines, told) = (Engines::default(), Told::default());
    let pool = engines.pool();
    told.search(&pool, "a", "a", VISIBLE);
    let kept = pool.clone();
    drop(pool);
    engines.all_answer();
    assert_eq!(told.labels(), ["a"]);
    told.search(&kept, "a", "a", VISIBLE);
    assert_eq!(engines.at(0).as_deref(), Some("a"));
    drop(kept);
    assert!(engines.0.borrow()[0].ready.is_none());
    assert!(told.is_empty());
}

/// Numbers by chance, the same ones each time (`SplitMix64`).
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }
}

const GAMES: [Game; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];

/// What the games of a random run wait for.
#[derive(Clone)]
struct Ledger {
    pool: EnginePool<Game>,
    /// The label that each game waits for.
    awaited: Rc<RefCell<BTreeMap<Game, String>>>,
    /// Number of labels given so far.
    given: Rc<Cell<u32>>,
    /// Number of answers and of failures.
    answers: Rc<Cell<u32>>,
    failures: Rc<Cell<u32>>,
}

impl Ledger {
    /// Has a game search under a new label; `again` times it asks at once for another when it is answered.
    fn search(&self, game: Game, urgency: Urgency, again: usize) {
        let number = self.given.get() + 1;
        self.given.set(number);
        let label = format!("{game}{number}");
        self.awaited.borrow_mut().insert(game, label.clone());
        let (ledger, asked) = (self.clone(), label.clone());
        let on_done = move |result: Result<_, String>| {
            let awaited = ledger.awaited.borrow_mut().remove(game);
            assert_eq!(awaited.as_ref(), Some(&label), "not awaited any more");
            match result.map(|done: platform::backend::Done| done.best) {
                Ok(best) => {
                    assert_eq!(best, Some(label), "the answer of another");
                    ledger.answers.set(ledger.answers.get() + 1);
                }
                Err(_) => ledger.failures.set(ledger.failures.get() + 1),
            }
            if again > 0 {
                ledger.search(game, urgency, again - 1);
            }
        };
        self.pool
            .search(game, urgency, move || task(&asked), on_done);
    }

    fn stop(&self, game: Game) {
        self.awaited.borrow_mut().remove(game);
        self.pool.stop(&game);
    }
}

#[test]
fn in_any_order_of_events_each_search_that_is_not_cancelled_is_answered_once() {
    let (mut answers, mut failures, mut late) = (0, 0, 0);
    for seed in 0..400 {
        let mut chance = Chance(seed);
        let engines = Engines::default();
        let ledger = Ledger {
            pool: engines.pool(),
            awaited: Rc::default(),
            given: Rc::default(),
            answers: Rc::default(),
            failures: Rc::default(),
        };
        for _ in 0..300 {
            let game = GAMES[chance.below(GAMES.len())];
            let urgency = Urgency {
                visible: chance.below(4) == 0,
                left: [None, Some(chance.below(5) as u64)][chance.below(2)],
            };
            let event = chance.below(12);
            match (event, engines.len()) {
                (0..3, _) => ledger.search(game, urgency, chance.below(3)),
                (3, _) => ledger.stop(game),
                (4, _) => ledger.pool.set_urgency(&game, urgency),
                (5, _) => ledger.pool.warm_up(),
                (_, 0) => {}
                (6..8, made) => {
                    engines.ready(chance.below(made));
                }
                (8..10, made) => {
                    engines.answer(chance.below(made));
                }
                (10, made) => late += u32::from(engines.arrive(chance.below(made))),
                (_, made) => engines.die(chance.below(made)),
            }
        }
        while (0..engines.len())
            .any(|at| engines.arrive(at) || engines.ready(at) || engines.answer(at))
        {}
        let lost = ledger.awaited.borrow();
        assert!(lost.is_empty(), "seed {seed}: {lost:?} wait for ever");
        assert!(engines.len() <= MOST_WORKERS, "seed {seed}");
        answers += ledger.answers.get();
        failures += ledger.failures.get();
    }
    // The runs come by everything that may happen.
    assert!(answers > 10_000, "{answers} answers");
    assert!(failures > 100, "{failures} failures");
    assert!(late > 100, "{late} late answers");
}
