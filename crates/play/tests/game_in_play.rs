//! Games in play, with a storage, a library, a clock and engines of the test's own: many at once, and through kills.

use chess::Color;
use game::{Config, Event, Game, Growth, Phase, Player, Robot, TimeControl};
use i18n::{Lexicon, Words};
use leptos::prelude::*;
use platform::backend::Backend;
use platform::preferences::Preferences;
use platform::storage::Damaged;
use platform::worker::{HearText, Heard, TextWorker};
use play::{EnginePool, Games, Library, LiveGame, MOST_WORKERS, Readings, Services, Storage};
use protocol::library::KeyedGame;
use protocol::{Info, Reply, Request, SearchAnswer, Task};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;
use table::{Intent, Now};

thread_local! {
    /// Milliseconds on both clocks of the device.
    static NOW: Cell<u64> = const { Cell::new(1_763_751_600_000) };
}

fn now() -> Now {
    let at = NOW.get() as f64;
    Now {
        monotonic: at,
        wall: at,
    }
}

/// Texts by key.
type Texts = BTreeMap<String, String>;

/// A timer that is set: when it rings, and for whom.
type Alarm = (u64, Box<dyn FnOnce()>);

/// The texts of a storage and a library after every write.
type Copies = Rc<RefCell<Vec<(Texts, Texts)>>>;

/// What survives a kill: the storage and the library.
#[derive(Clone, Default)]
struct Disk {
    storage: Rc<RefCell<Texts>>,
    library: Rc<RefCell<Texts>>,
    /// Copies of both after every write, if they are wanted.
    copies: Option<Copies>,
}

impl Disk {
    fn of(storage: Texts, library: Texts) -> Disk {
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
struct Device {
    timers: Rc<RefCell<BTreeMap<u32, Alarm>>>,
    last_timer: Rc<Cell<u32>>,
    /// What engines have to tell: each a message for one of them.
    told: Rc<RefCell<VecDeque<(HearText, String)>>>,
    running: Rc<Cell<usize>>,
    most_running: Rc<Cell<usize>>,
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
struct Page {
    owner: Owner,
    games: Games,
    device: Device,
    damaged: Vec<Damaged>,
}

impl Page {
    fn open(disk: &Disk) -> Page {
        let owner = Owner::new();
        let device = Device::default();
        let (games, damaged) = owner.with(|| {
            let readings = Readings {
                now,
                words: Words::new(Lexicon::english()),
                preferences: RwSignal::new(Preferences::default()),
            };
            let games = Games::new(readings, "sessa");
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
    fn run(&self) {
        let end = NOW.get() + 60_000;
        loop {
            let told = self.device.told.borrow_mut().pop_front();
            if let Some((hear, text)) = told {
                hear(Heard::Message(text));
                continue;
            }
            let next = {
                let timers = self.device.timers.borrow();
                let due = timers.iter().min_by_key(|(_, (due, _))| *due);
                due.map(|(&id, &(due, _))| (id, due))
            };
            let Some((id, due)) = next.filter(|(_, due)| *due <= end) else {
                return;
            };
            NOW.set(NOW.get().max(due));
            let timer = self.device.timers.borrow_mut().remove(&id);
            if let Some((_, ring)) = timer {
                ring();
            }
        }
    }

    /// The page is gone without a word.
    fn kill(self) {
        self.device.told.borrow_mut().clear();
        self.owner.cleanup();
    }

    /// The records of all games that have begun, by their keys.
    fn records(&self) -> BTreeMap<String, String> {
        let record = |live: LiveGame| {
            let key = live.key().expect("it has begun");
            (key, game::to_json(&live.game.get_untracked()))
        };
        self.games.list().into_iter().map(record).collect()
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

/// The terms of a game; the person has White.
fn config(players: [Player; 2], seed: u32) -> Config {
    Config {
        players,
        began: NOW.get(),
        seed,
        ..Config::default()
    }
}

fn robot_game(seed: u32) -> Config {
    config([Player::Person, Player::Robot(Robot::at_level(1))], seed)
}

fn persons(seed: u32) -> Config {
    config([Player::Person; 2], seed)
}

fn play(live: LiveGame, moves: &str) {
    for san in moves.split_whitespace() {
        NOW.set(NOW.get() + 1_000);
        let game = live.game.get_untracked();
        let mv = game.position().parse_san(san).expect("legal");
        live.act(Intent::Move(mv));
    }
}

fn sans(live: LiveGame) -> String {
    let game = live.game.get_untracked();
    let sans: Vec<String> = game.plies().iter().map(|ply| ply.san.to_string()).collect();
    sans.join(" ")
}

#[test]
fn forty_games_share_two_engines_and_all_go_on() {
    let page = Page::open(&Disk::default());
    let games: Vec<LiveGame> = (0..40)
        .map(|seed| {
            let live = page.games.begin(robot_game(seed), Color::White);
            play(live, "e4");
            live
        })
        .collect();
    page.run();
    for live in &games {
        let game = live.game.get_untracked();
        assert_eq!(game.plies().len(), 2, "the robot has replied");
    }
    assert_eq!(page.device.most_running.get(), MOST_WORKERS);
    assert_eq!(page.games.list().len(), 40);
    assert_eq!(page.games.mine_to_move(), 40);
    // A second move in half of them.
    for live in games.iter().step_by(2) {
        play(*live, "d3");
    }
    assert_eq!(page.games.mine_to_move(), 20);
    page.run();
    assert_eq!(page.games.mine_to_move(), 40);
    assert!(page.device.most_running.get() <= MOST_WORKERS);
    page.kill();
}

#[test]
fn games_that_await_the_player_come_first_in_the_list() {
    let page = Page::open(&Disk::default());
    let waits = page.games.begin(robot_game(1), Color::White);
    play(waits, "e4");
    let mine = page.games.begin(robot_game(2), Color::White);
    play(mine, "d4");
    page.run();
    play(waits, "d3");
    let list = page.games.list();
    assert!(list[0] == mine && list[1] == waits);
    page.kill();
}

#[test]
fn a_game_in_play_stays_open_when_another_begins() {
    let page = Page::open(&Disk::default());
    let first = page.games.begin(persons(1), Color::White);
    // One without a move is none.
    let second = page.games.begin(persons(2), Color::White);
    assert!(first == second);
    play(first, "e4");
    let third = page.games.begin(persons(3), Color::White);
    assert!(first != third);
    assert_eq!(sans(first), "e4");
    play(third, "f3 e5 g4 Qh4");
    // A game that is over makes room, and its match goes on.
    let fourth = page.games.begin(persons(4), Color::White);
    assert!(third == fourth);
    let points = |live: LiveGame| {
        live.table
            .with_untracked(|table| table.score().map(|score| score.half_points))
    };
    assert_eq!(points(fourth), Some([0, 2]));
    assert_eq!(page.games.list().len(), 2);
    page.kill();
}

#[test]
fn a_saved_game_takes_the_place_of_what_is_open_of_it() {
    let page = Page::open(&Disk::default());
    let first = page.games.begin(persons(1), Color::White);
    play(first, "e4");
    let saved = Game::clone(&first.game.get_untracked());
    play(first, "e5");
    let second = page.games.begin(persons(2), Color::White);
    play(second, "d4");
    assert!(page.games.open(Game::clone(&first.game.get_untracked())) == first);
    assert_eq!(sans(first), "e4 e5");
    assert!(page.games.open(saved) == first);
    assert_eq!(sans(first), "e4");
    assert!(page.games.shown() == first);
    assert_eq!(page.games.list().len(), 2);
    let key = second.key().expect("it has begun");
    assert!(page.games.of_key(&key) == Some(second));
    page.kill();
}

#[test]
fn a_closed_game_is_gone_from_the_storage_and_kept_in_the_library() {
    let disk = Disk::default();
    let page = Page::open(&disk);
    let first = page.games.begin(persons(1), Color::White);
    play(first, "e4");
    let second = page.games.begin(persons(2), Color::White);
    play(second, "d4");
    let key = second.key().expect("it has begun");
    page.games.close(second);
    assert!(page.games.shown() == first, "the other is shown");
    assert!(disk.library.borrow().contains_key(&key));
    page.kill();
    let page = Page::open(&disk);
    assert_eq!(page.games.list().len(), 1);
    page.games.close(page.games.shown());
    assert!(page.games.list().is_empty());
    page.kill();
    assert!(Page::open(&disk).games.list().is_empty());
}

#[test]
fn a_game_that_is_over_is_closed_when_another_is_shown() {
    let disk = Disk::default();
    let page = Page::open(&disk);
    let first = page.games.begin(persons(1), Color::White);
    play(first, "e4");
    let second = page.games.begin(persons(2), Color::White);
    play(second, "f3 e5 g4 Qh4");
    let key = second.key().expect("it has begun");
    page.games.show(first);
    assert!(page.games.list() == [first]);
    let place = format!("sessa.game.{key}");
    assert!(!disk.storage.borrow().contains_key(&place));
    assert!(disk.library.borrow().contains_key(&key));
    // Its signals live until its views are gone.
    assert_eq!(sans(second), "f3 e5 g4 Qh4#");
    page.kill();
}

#[test]
fn all_games_survive_a_kill_after_every_write() {
    let copies = Rc::new(RefCell::new(Vec::new()));
    let disk = Disk {
        copies: Some(Rc::clone(&copies)),
        ..Disk::default()
    };
    let page = Page::open(&disk);
    let first = page.games.begin(robot_game(1), Color::White);
    play(first, "e4");
    page.run();
    let second = page.games.begin(persons(2), Color::White);
    play(second, "d4 d5");
    let third = page.games.begin(
        Config {
            time: Some(TimeControl::sudden_death(300_000, 0)),
            ..persons(3)
        },
        Color::White,
    );
    play(third, "c4");
    play(first, "d3");
    play(second, "c4 e6");
    page.run();
    page.kill();
    let copies = copies.take();
    assert!(copies.len() > 20, "{} writes", copies.len());
    let mut most = 0;
    for (at, (storage, library)) in copies.into_iter().enumerate() {
        let kept: Vec<(String, String)> = storage
            .iter()
            .filter_map(|(key, text)| {
                Some((key.strip_prefix("sessa.game.")?.to_owned(), text.clone()))
            })
            .collect();
        let page = Page::open(&Disk::of(storage, library));
        let records = page.records();
        for (key, text) in &kept {
            let events = |text: &str| game::from_json(text).expect("a record").events().to_vec();
            let now = records.get(key);
            let now = events(now.unwrap_or_else(|| panic!("{key} is lost after write {at}")));
            let kept = events(text);
            assert_eq!(now[..kept.len()], kept, "after write {at}");
        }
        most = most.max(records.len());
        page.kill();
    }
    assert_eq!(most, 3, "games at once");
}

#[test]
fn games_are_as_they_were_after_random_intents_and_a_kill() {
    for seed in 1..=30_u64 {
        let mut state = seed;
        let mut random = move |below: usize| {
            // SplitMix64, as Vigna published it.
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut bits = state;
            bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            ((bits ^ (bits >> 31)) % below as u64) as usize
        };
        let disk = Disk::default();
        let mut page = Page::open(&disk);
        for step in 0..120 {
            NOW.set(NOW.get() + random(3_000) as u64);
            let list = page.games.list();
            let live = list.get(random(list.len() + 1)).copied();
            match (random(10), live) {
                (0, _) => drop(page.games.begin(robot_game(step), Color::White)),
                (1, _) => drop(page.games.begin(persons(step), Color::Black)),
                (2, Some(live)) => page.games.show(live),
                (3, Some(live)) => {
                    // Refused where it is nothing to take back.
                    live.act(Intent::TakeBack);
                }
                (4, Some(live)) => live.act(Intent::Flip),
                (5, Some(live)) if random(4) == 0 => {
                    // Refused once the game is over.
                    let _ = live.apply(Event::Resign(Color::White));
                }
                (6, _) => page.games.tell_all(&Intent::Seen(random(2) == 0)),
                (_, Some(live)) => {
                    let game = live.game.get_untracked();
                    let moves = game.position().legal_moves();
                    if !moves.is_empty() {
                        live.act(Intent::Move(moves[random(moves.len())]));
                    }
                }
                _ => {}
            }
            if random(3) == 0 {
                page.run();
            }
            if random(12) == 0 {
                let in_play = |page: &Page| -> BTreeMap<String, String> {
                    let list = page.games.list().into_iter();
                    let live = list.filter(|live| {
                        live.game
                            .with_untracked(|game| !matches!(game.phase(), Phase::Over(_)))
                    });
                    let record = |live: LiveGame| (live.key().expect("it has begun"), sans(live));
                    live.map(record).collect()
                };
                let before = in_play(&page);
                page.kill();
                page = Page::open(&disk);
                let after = in_play(&page);
                assert_eq!(after, before, "seed {seed}, step {step}");
            }
        }
        page.kill();
    }
}

#[test]
fn the_clock_of_a_game_stands_when_its_page_goes_and_flags_fall_unseen() {
    let disk = Disk::default();
    let page = Page::open(&disk);
    let timed = |seed| Config {
        time: Some(TimeControl::sudden_death(20_000, 0)),
        ..persons(seed)
    };
    let first = page.games.begin(timed(1), Color::White);
    play(first, "e4");
    let second = page.games.begin(timed(2), Color::White);
    play(second, "d4");
    // The flag of the one that is not shown falls as well.
    page.run();
    for live in [first, second] {
        assert!(live.game.with_untracked(|game| game.outcome().is_some()));
    }
    let third = page.games.begin(timed(3), Color::White);
    play(third, "c4");
    page.games.tell_all(&Intent::Close);
    page.kill();
    NOW.set(NOW.get() + 3_600_000);
    let page = Page::open(&disk);
    let third = page.games.shown();
    assert_eq!(sans(third), "c4");
    assert!(
        third
            .game
            .with_untracked(|game| game.phase() == Phase::Paused)
    );
    page.kill();
}

#[test]
fn the_single_game_of_an_earlier_version_is_taken_up() {
    let page = Page::open(&Disk::default());
    let live = page.games.begin(persons(5), Color::White);
    play(live, "e4 e5");
    let text = page.records().into_values().next().expect("a game");
    page.kill();
    let storage = BTreeMap::from([("sessa.game".to_owned(), text)]);
    let disk = Disk::of(storage, BTreeMap::new());
    let page = Page::open(&disk);
    assert_eq!(sans(page.games.shown()), "e4 e5");
    assert!(!disk.storage.borrow().contains_key("sessa.game"));
    page.kill();
    assert_eq!(sans(Page::open(&disk).games.shown()), "e4 e5");
}

#[test]
fn a_record_that_cannot_be_read_is_set_aside_and_the_others_are_opened() {
    let disk = Disk::default();
    let page = Page::open(&disk);
    let first = page.games.begin(persons(1), Color::White);
    play(first, "e4");
    let second = page.games.begin(persons(2), Color::White);
    play(second, "d4");
    let key = second.key().expect("it has begun");
    page.kill();
    disk.library.borrow_mut().clear();
    let place = format!("sessa.game.{key}");
    disk.storage
        .borrow_mut()
        .insert(place, "no game".to_owned());
    let page = Page::open(&disk);
    assert_eq!(page.damaged.len(), 1);
    let kept = disk.storage.borrow().get(&page.damaged[0].place).cloned();
    assert_eq!(kept.as_deref(), Some("no game"));
    assert_eq!(page.games.list().len(), 1);
    assert_eq!(sans(page.games.list()[0]), "e4");
    page.kill();
}

#[test]
fn the_library_knows_more_of_each_game_than_the_storage() {
    let disk = Disk::default();
    let page = Page::open(&disk);
    let first = page.games.begin(persons(1), Color::White);
    play(first, "e4");
    let second = page.games.begin(persons(2), Color::White);
    play(second, "d4");
    let storage = disk.storage.borrow().clone();
    play(first, "e5");
    play(second, "d5");
    let library = disk.library.borrow().clone();
    page.kill();
    let page = Page::open(&Disk::of(storage, library));
    let mut all: Vec<String> = page.games.list().into_iter().map(sans).collect();
    all.sort();
    assert_eq!(all, ["d4 d5", "e4 e5"]);
    page.kill();
}

#[test]
fn a_record_is_handed_over_and_the_one_that_comes_back_is_taken() {
    let [white, black] = [0; 2].map(|_| Page::open(&Disk::default()));
    let here = white
        .games
        .begin(config([Player::Person, Player::Elsewhere], 9), Color::White);
    play(here, "e4");
    let record = here
        .handed_over
        .get_untracked()
        .expect("it is for the other to move");
    let there = black.games.open(Game::clone(&record));
    assert_eq!(sans(there), "e4");
    play(there, "c5");
    let record = there.handed_over.get_untracked().expect("it goes back");
    assert!(white.games.open(Game::clone(&record)) == here);
    assert_eq!(sans(here), "e4 c5");
    // An older record changes nothing.
    let older = there.game.get_untracked();
    play(here, "Nf3");
    white.games.open(older.for_other_device());
    assert_eq!(sans(here), "e4 c5 Nf3");
    white.kill();
    black.kill();
}
