//! A device of a test's own: its clock, its disk with storage and library, its timers and engines, and the page on it.

use game::Growth;
use i18n::{Lexicon, Words};
use leptos::prelude::*;
use platform::backend::Backend;
use platform::preferences::Preferences;
use platform::storage::Damaged;
use platform::worker::{HearText, Heard, TextWorker};
use play::{
    EnginePool, Games, Library, LiveGame, LiveSimul, Readings, RobotGames, Services, Storage,
};
use protocol::library::KeyedGame;
use protocol::{Info, MoveOrigin, Reply, Request, SearchAnswer, Task};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;
use table::Now;

thread_local! {
    /// Milliseconds on both clocks of the device.
    pub static NOW: Cell<u64> = const { Cell::new(1_763_751_600_000) };
}

fn now() -> Now {
    let at = NOW.get() as f64;
    Now {
        monotonic: at,
        wall: at,
    }
}

/// Texts by key.
pub type Texts = BTreeMap<String, String>;

/// A timer that is set: when it rings, and for whom.
type Alarm = (u64, Box<dyn FnOnce()>);

/// The texts of a storage and a library after every write.
pub type Copies = Rc<RefCell<Vec<(Texts, Texts)>>>;

/// What survives a kill: the storage and the library.
#[derive(Clone, Default)]
pub struct Disk {
    pub storage: Rc<RefCell<Texts>>,
    pub library: Rc<RefCell<Texts>>,
    /// Copies of both after every write, if they are wanted.
    pub copies: Option<Copies>,
}

impl Disk {
    pub fn of(storage: Texts, library: Texts) -> Disk {
        Disk {
            storage: Rc::new(RefCell::new(storage)),
            library: Rc::new(RefCell::new(library)),
            copies: None,
        }
    }

    fn written(&self) {
        if let Some(copies) = &self.copies {
            let copy = (self.storage.borrow().clone(), self.library.borrow().clone());
            copies.borrow_mut().push(copy);
        }
    }
}

/// The timers and engines of a page; with the page they end.
#[derive(Clone, Default)]
pub struct Device {
    timers: Rc<RefCell<BTreeMap<u32, Alarm>>>,
    last_timer: Rc<Cell<u32>>,
    /// What engines have to tell: each a message for one of them.
    told: Rc<RefCell<VecDeque<(HearText, String)>>>,
    running: Rc<Cell<usize>>,
    pub most_running: Rc<Cell<usize>>,
}

impl Device {
    /// Lets engines answer and timers ring until nothing more happens within a minute.
    pub fn run(&self) {
        let end = NOW.get() + 60_000;
        loop {
            let told = self.told.borrow_mut().pop_front();
            if let Some((hear, text)) = told {
                hear(Heard::Message(text));
                continue;
            }
            let next = {
                let timers = self.timers.borrow();
                let due = timers.iter().min_by_key(|(_, (due, _))| *due);
                due.map(|(&id, &(due, _))| (id, due))
            };
            let Some((id, due)) = next.filter(|(_, due)| *due <= end) else {
                return;
            };
            NOW.set(NOW.get().max(due));
            let timer = self.timers.borrow_mut().remove(&id);
            if let Some((_, ring)) = timer {
                ring();
            }
        }
    }
}

struct Engine {
    device: Device,
    hear: HearText,
    runs: Cell<bool>,
}

impl TextWorker for Engine {
    fn start(&self) -> Result<(), String> {
        if !self.runs.replace(true) {
            let Device {
                running,
                most_running,
                told,
                ..
            } = &self.device;
            running.set(running.get() + 1);
            most_running.set(most_running.get().max(running.get()));
            let ready = json::write(&Reply::<SearchAnswer>::Ready);
            told.borrow_mut().push_back((Rc::clone(&self.hear), ready));
        }
        Ok(())
    }

    fn post(&self, text: &str) {
        let Request { id, task } = json::read(text).expect("a request");
        let Task::Search(task) = task else {
            panic!("{task:?} is no search");
        };
        let (position, _) = task.line.play().expect("a legal line");
        let best = position.legal_moves().first().copied();
        let answer = SearchAnswer::Done {
            best: best.map(|mv| position.to_uci(mv).to_string()),
            info: Info {
                depth: 1,
                nodes: 1,
                time: 1,
                lines: Vec::new(),
            },
            origin: MoveOrigin::Search,
        };
        let reply = json::write(&Reply::To { id, answer });
        let told = &self.device.told;
        told.borrow_mut().push_back((Rc::clone(&self.hear), reply));
    }

    fn end(&self) {
        if self.runs.replace(false) {
            self.device.running.set(self.device.running.get() - 1);
            let mut told = self.device.told.borrow_mut();
            told.retain(|(hear, _)| !Rc::ptr_eq(hear, &self.hear));
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.end();
    }
}

/// A page with its games, until it is killed.
pub struct Page {
    owner: Owner,
    pub games: Games,
    pub device: Device,
    pub damaged: Vec<Damaged>,
}

impl Page {
    pub fn open(disk: &Disk) -> Page {
        let owner = Owner::new();
        let device = Device::default();
        let (games, damaged) = owner.with(|| {
            let games = Games::new(readings(), "sessa");
            let damaged = games.start(&Rc::new(services(disk, &device)));
            (games, damaged)
        });
        Page {
            owner,
            games,
            device,
            damaged,
        }
    }

    /// Lets engines answer and timers ring until nothing more happens within a minute.
    pub fn run(&self) {
        self.device.run();
    }

    /// The page is gone without a word.
    pub fn kill(self) {
        self.device.told.borrow_mut().clear();
        self.owner.cleanup();
    }

    /// The records of all games that have begun, by their keys.
    pub fn records(&self) -> BTreeMap<String, String> {
        let record = |live: LiveGame| {
            let key = live.key().expect("it has begun");
            (key, game::to_json(&live.game.get_untracked()))
        };
        self.games.list().into_iter().map(record).collect()
    }
}

/// A page with a simultaneous display, until it is killed.
pub struct SimulPage {
    owner: Owner,
    pub simul: LiveSimul,
    pub device: Device,
}

impl SimulPage {
    pub fn open(disk: &Disk) -> SimulPage {
        let owner = Owner::new();
        let device = Device::default();
        let simul = owner.with(|| {
            let services = Rc::new(services(disk, &device));
            LiveSimul::start(readings(), &services)
        });
        SimulPage {
            owner,
            simul,
            device,
        }
    }

    /// The page is gone without a word.
    pub fn kill(self) {
        self.device.told.borrow_mut().clear();
        self.owner.cleanup();
    }
}

/// A page with robots that play among themselves, until it is killed.
pub struct RobotsPage {
    owner: Owner,
    pub robots: RobotGames,
    pub device: Device,
}

impl RobotsPage {
    pub fn open(disk: &Disk) -> RobotsPage {
        let owner = Owner::new();
        let device = Device::default();
        let robots = owner.with(|| {
            let services = Rc::new(services(disk, &device));
            RobotGames::start(readings(), &services)
        });
        RobotsPage {
            owner,
            robots,
            device,
        }
    }

    /// The page is gone without a word.
    pub fn kill(self) {
        self.device.told.borrow_mut().clear();
        self.owner.cleanup();
    }
}

fn readings() -> Readings {
    Readings {
        now,
        words: Words::new(Lexicon::english()),
        preferences: RwSignal::new(Preferences::default()),
    }
}

fn services(disk: &Disk, device: &Device) -> Services {
    let Device {
        timers, last_timer, ..
    } = device.clone();
    let engines = device.clone();
    let saves = disk.clone();
    let [latest, kept] = [0; 2].map(|_| Rc::clone(&disk.library));
    let [get, keys, aside] = [0; 3].map(|_| Rc::clone(&disk.storage));
    let [sets, removes] = [0; 2].map(|_| disk.clone());
    Services {
        set_timer: Box::new(move |after, ring| {
            let id = last_timer.get() + 1;
            last_timer.set(id);
            let due = NOW.get() + u64::from(after);
            timers.borrow_mut().insert(id, (due, ring));
            let timers = Rc::clone(&timers);
            let cancelled: Rc<dyn Fn()> = Rc::new(move || {
                let timer = timers.borrow_mut().remove(&id);
                drop(timer);
            });
            Box::new(Cancel(cancelled))
        }),
        engines: EnginePool::new(move || {
            let device = engines.clone();
            Backend::new(|hear| {
                Box::new(Engine {
                    device,
                    hear,
                    runs: Cell::new(false),
                })
            })
        }),
        ask_tablebases: Box::new(|_, then| then(None)),
        library: Some(Library {
            save: Box::new(move |save, then| {
                let game = save.game;
                saves.library.borrow_mut().insert(game.key, game.text);
                saves.written();
                then(Ok(()));
            }),
            latest: Box::new(move |known, then| {
                let known = known.map(|save| save.game);
                let library = latest.borrow();
                let last = match &known {
                    Some(known) => library.get(&known.key),
                    None => library.values().next_back(),
                };
                let is_more = |text: &&String| {
                    let of = |known: &KeyedGame| Growth::of_records(&known.text, text);
                    known.as_ref().is_none_or(|known| of(known) == Growth::More)
                };
                let more = last.filter(is_more).cloned();
                drop(library);
                then(more);
            }),
            get: Box::new(move |key, then| {
                let text = kept.borrow().get(&key).cloned();
                then(text);
            }),
            day: |_| "2025.11.21".to_owned(),
        }),
        storage: Storage {
            get: Box::new(move |key| get.borrow().get(key).cloned()),
            set: Box::new(move |key, text| {
                let (key, text) = (key.to_owned(), text.to_owned());
                sets.storage.borrow_mut().insert(key, text);
                sets.written();
                true
            }),
            remove: Box::new(move |key| {
                removes.storage.borrow_mut().remove(key);
                removes.written();
            }),
            keys: Box::new(move |beginning| {
                let texts = keys.borrow();
                let keys = texts.keys().filter(|key| key.starts_with(beginning));
                keys.cloned().collect()
            }),
            set_aside: Box::new(move |key, why| {
                let place = format!("{key}.damaged.7");
                let text = aside.borrow_mut().remove(key).unwrap_or_default();
                aside.borrow_mut().insert(place.clone(), text);
                Damaged { why, place, at: 7 }
            }),
            is_available: || true,
        },
        claim: None,
        speak: Box::new(|_| ()),
        play_sound: Box::new(|_| ()),
    }
}

/// Cancels a timer when it is dropped.
struct Cancel(Rc<dyn Fn()>);

impl Drop for Cancel {
    fn drop(&mut self) {
        (self.0)();
    }
}
