//! Robots that play among themselves on a device of the test's own: to the end, and through kills.

use crate::device::{Disk, NOW, RobotsPage};
use game::{Config, Player};
use leptos::prelude::*;
use play::{MOST_WORKERS, RobotGames};
use std::cell::RefCell;
use std::rc::Rc;
use table::library_game;

fn games(count: u32) -> Vec<Config> {
    let config = |seed| Config {
        players: [Player::robot(1), Player::robot(2)],
        began: 1_763_751_600_000,
        seed,
        ..Config::default()
    };
    (0..count).map(config).collect()
}

fn finished(robots: RobotGames) -> usize {
    untrack(|| robots.finished().len())
}

#[test]
fn robots_play_to_the_end_without_seeming_to_think() {
    let disk = Disk::default();
    let page = RobotsPage::open(&disk);
    page.robots.play(games(5));
    let before = NOW.get();
    page.device.run();
    assert_eq!(finished(page.robots), 5);
    assert_eq!(untrack(|| page.robots.moves().len()), 0);
    assert!(page.device.most_running.get() <= MOST_WORKERS);
    assert!(NOW.get() - before < 60_000, "nobody waits for them");
    // Those that are not wanted any more are closed, and the library keeps them.
    page.robots.play(games(2));
    assert_eq!(finished(page.robots), 2);
    assert_eq!(disk.library.borrow().len(), 5);
    let stored = disk
        .storage
        .borrow()
        .keys()
        .filter(|key| key.starts_with("sessa.robots.game"))
        .count();
    assert_eq!(stored, 2);
    page.kill();
}

#[test]
fn robots_go_on_after_a_kill_between_any_two_writes() {
    let copies = Rc::new(RefCell::new(Vec::new()));
    let disk = Disk {
        copies: Some(Rc::clone(&copies)),
        ..Disk::default()
    };
    let page = RobotsPage::open(&disk);
    page.robots.play(games(1));
    page.device.run();
    let key = library_game::key_of(&games(1)[0]);
    let moves = |disk: &Disk| {
        let library = disk.library.borrow();
        let game = game::from_json(&library[&key]).expect("a game");
        game.plies().iter().map(|ply| ply.mv).collect::<Vec<_>>()
    };
    let whole = moves(&disk);
    page.kill();
    let copies = copies.take();
    for (storage, library) in copies.into_iter().step_by(23) {
        let disk = Disk::of(storage, library);
        let page = RobotsPage::open(&disk);
        page.robots.play(games(1));
        page.device.run();
        assert_eq!(finished(page.robots), 1);
        assert_eq!(moves(&disk), whole);
        page.kill();
    }
}
