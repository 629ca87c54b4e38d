//! Games in play on a device of the test's own: many at once, and through kills.

mod device;
mod robots;
mod simul;

use chess::Color;
use device::{Disk, NOW, Page};
use game::{Config, Event, Game, Phase, Player, Robot, TimeControl};
use leptos::prelude::*;
use play::{LiveGame, MOST_WORKERS};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use table::Intent;

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
