//! A simultaneous display on a device of the test's own: to its end, and through kills.

use crate::device::{Disk, NOW, Page, SimulPage, Texts};
use chess::{Color, Move};
use game::{Game, Outcome, Points, Reason};
use leptos::prelude::*;
use play::{LiveSimul, MOST_WORKERS};
use simul::{Clock, Colors, Display, Opponents, Standing};
use std::cell::RefCell;
use std::rc::Rc;
use table::Intent;

fn robots(boards: usize) -> Display {
    Display {
        boards,
        colors: Colors::Alternating,
        ..Display::default()
    }
}

fn persons(boards: usize) -> Display {
    Display {
        boards,
        opponents: Opponents::Persons(vec!["Anna".to_owned(), "Berta".to_owned()]),
        ..Display::default()
    }
}

fn begin(display: &Display, disk: &Disk) -> SimulPage {
    let page = SimulPage::open(disk);
    page.simul.begin(display, 7).expect("it can be given");
    page.device.run();
    page
}

fn seat_game(simul: LiveSimul, board: usize) -> Game {
    let seat = simul.seats.with_untracked(|seats| seats[board]);
    Game::clone(&seat.live.game.get_untracked())
}

/// A move that mates, or takes the most, or any.
fn greedy(game: &Game, random: usize) -> Move {
    let position = game.position();
    let moves = position.legal_moves();
    let mates = |mv: &&Move| {
        let after = position.after(**mv);
        after.is_check() && after.legal_moves().is_empty()
    };
    let worth = |mv: &Move| position.piece_at(mv.to()).map(|piece| piece.role as usize);
    let best = moves.iter().max_by_key(|mv| worth(mv)).expect("a move");
    if let Some(mate) = moves.iter().find(mates) {
        *mate
    } else if worth(best).is_some() {
        *best
    } else {
        moves[random % moves.len()]
    }
}

/// The person whose turn it is on the board in play moves.
fn make(simul: LiveSimul, random: usize) {
    NOW.set(NOW.get() + 2_000);
    let seat = simul.current().expect("a board");
    let mv = seat.live.game.with_untracked(|game| greedy(game, random));
    seat.live.act(Intent::Move(mv));
    simul.tick();
}

#[test]
fn eight_robots_are_played_to_the_end() {
    let disk = Disk::default();
    let page = begin(&robots(8), &disk);
    let simul = page.simul;
    let mut visited = Vec::new();
    for turn in 0_usize.. {
        let Some(board) = simul.next() else { break };
        assert!(turn < 8 * 200, "a game without end");
        simul.go_to(board);
        visited.push(board);
        if seat_game(simul, board).plies().len() > 240 {
            simul.adjudicate(board, Points::Draw);
        } else {
            make(simul, turn * 7919);
        }
        page.device.run();
    }
    assert!(simul.is_over());
    assert!(page.device.most_running.get() <= MOST_WORKERS);
    // The first rounds go from board to board.
    assert_eq!(visited[..16], [1, 2, 3, 4, 5, 6, 7, 0].repeat(2));
    let total = simul.score().total();
    assert_eq!((total.boards(), total.in_play), (8, 0));
    assert_eq!(total.half_points[0] + total.half_points[1], 16);
    assert!(total.won > 0, "the greedy giver beats the first legal move");
    for giver in Color::ALL {
        assert_eq!(simul.score().with(giver).boards(), 4);
    }
    let pgn = simul.pgn("Display", "Giver");
    assert_eq!(pgn.matches("[Event \"Display\"]").count(), 8);
    assert_eq!(pgn.matches("\"Giver\"").count(), 8);
    for board in 1..=8 {
        assert!(pgn.contains(&format!("[Board \"{board}\"]")), "{board}");
    }
    assert_eq!(disk.library.borrow().len(), 8, "all are in the library");
    // The results are there after a kill as well.
    let score = simul.score();
    page.kill();
    let page = SimulPage::open(&disk);
    page.device.run();
    assert!(page.simul.is_over());
    assert_eq!(page.simul.score(), score);
    page.simul.close();
    page.kill();
    assert!(
        disk.storage
            .borrow()
            .keys()
            .all(|key| !key.starts_with("sessa.simul.game"))
    );
    let page = SimulPage::open(&disk);
    assert!(page.simul.record.with_untracked(Option::is_none));
    page.kill();
}

/// The key and the moves that are kept of each board.
fn kept(simul: LiveSimul) -> Vec<(String, usize)> {
    let seats = simul.seats.get_untracked().into_iter();
    let of = |seat: play::Seat| {
        let plies = seat.live.game.with_untracked(|game| game.plies().len());
        (seat.live.key().expect("it has begun"), plies)
    };
    seats.map(of).collect()
}

#[test]
fn forty_boards_survive_a_kill_between_any_two_writes() {
    let copies = Rc::new(RefCell::new(Vec::<(Texts, Texts)>::new()));
    let disk = Disk {
        copies: Some(Rc::clone(&copies)),
        ..Disk::default()
    };
    let page = begin(&robots(40), &disk);
    let simul = page.simul;
    assert_eq!(simul.standings(), [Standing::Giver; 40]);
    for turn in 0..50 {
        simul.go_to(simul.next().expect("a board waits"));
        make(simul, turn * 31);
        if turn % 9 == 0 {
            page.device.run();
        }
    }
    simul.restart(3, 99);
    simul.adjudicate(5, Points::Won(Color::White));
    page.device.run();
    page.kill();
    let copies = copies.take();
    assert!(copies.len() > 250, "{} writes", copies.len());
    let plies = |texts: &Texts, key: &str| {
        let text = texts.get(&format!("sessa.simul.game.{key}"));
        text.map_or(0, |text| {
            game::from_json(text).expect("a game").plies().len()
        })
    };
    // Every third, and those of the beginning, the restart and the end.
    let count = copies.len();
    for (at, (storage, library)) in copies.into_iter().enumerate() {
        assert!(storage.contains_key("sessa.simul"), "after write {at}");
        if at % 3 != 0 && at > 90 && at < count - 30 {
            continue;
        }
        let disk = Disk::of(storage.clone(), library);
        let page = SimulPage::open(&disk);
        page.device.run();
        let now = kept(page.simul);
        assert_eq!(now.len(), 40, "after write {at}");
        for (key, after) in &now {
            assert!(*after >= plies(&storage, key), "{key} after write {at}");
        }
        // Nothing else is kept of it, and each board has what its record says.
        let names = disk
            .storage
            .borrow()
            .keys()
            .filter(|key| key.contains(".game."))
            .count();
        assert_eq!(names, 40, "after write {at}");
        page.simul.record.with_untracked(|record| {
            let record = record.as_ref().expect("a display");
            for (board, (key, _)) in now.iter().enumerate() {
                assert_eq!(record.board_of(key), Some(board), "after write {at}");
            }
        });
        assert!(page.simul.next().is_some(), "after write {at}");
        page.kill();
    }
}

#[test]
fn a_game_that_the_storage_has_lost_comes_from_the_library() {
    let disk = Disk::default();
    let page = begin(&persons(2), &disk);
    make(page.simul, 0);
    let key = kept(page.simul)[0].0.clone();
    page.kill();
    disk.storage
        .borrow_mut()
        .remove(&format!("sessa.simul.game.{key}"));
    let page = SimulPage::open(&disk);
    page.device.run();
    assert_eq!(kept(page.simul)[0], (key, 1));
    page.kill();
}

#[test]
fn persons_answer_in_a_round_of_their_own() {
    let page = begin(&persons(3), &Disk::default());
    let simul = page.simul;
    let mut walk = Vec::new();
    for turn in 0..9 {
        walk.push(
            simul
                .record
                .with_untracked(|simul| simul.as_ref().map_or(9, simul::Simul::current)),
        );
        make(simul, turn);
        simul.go_to(simul.next().expect("a board"));
    }
    assert_eq!(walk, [0, 1, 2, 0, 1, 2, 0, 1, 2]);
    let moves = |board| seat_game(simul, board).plies().len();
    assert_eq!([0, 1, 2].map(moves), [3, 3, 3]);
    assert_eq!(seat_game(simul, 1).names(), ["", "Berta"]);
    page.kill();
}

#[test]
fn a_board_started_anew_leaves_its_game_in_the_library() {
    let disk = Disk::default();
    let page = begin(&persons(2), &disk);
    let simul = page.simul;
    make(simul, 0);
    let before = kept(simul)[0].0.clone();
    simul.restart(0, 5);
    let after = kept(simul);
    assert_ne!(after[0].0, before);
    assert_eq!(after[0].1, 0);
    assert!(disk.library.borrow().contains_key(&before));
    let earlier = simul.record.with_untracked(|simul| {
        simul.as_ref().expect("a display").boards()[0]
            .earlier
            .clone()
    });
    assert_eq!(earlier, [before]);
    // It is played as any other.
    make(simul, 0);
    assert_eq!(kept(simul)[0].1, 1);
    page.kill();
}

#[test]
fn another_display_closes_the_one_before() {
    let disk = Disk::default();
    let page = begin(&persons(3), &disk);
    make(page.simul, 0);
    let first = kept(page.simul);
    NOW.set(NOW.get() + 60_000);
    page.simul.begin(&robots(2), 1).expect("it can be given");
    page.device.run();
    assert_eq!(kept(page.simul).len(), 2);
    assert!(disk.library.borrow().contains_key(&first[0].0));
    let none = Display {
        boards: 1,
        ..robots(2)
    };
    assert!(page.simul.begin(&none, 1).is_err());
    assert_eq!(
        kept(page.simul).len(),
        2,
        "what cannot be given changes nothing"
    );
    page.kill();
}

#[test]
fn the_giver_s_clock_runs_while_a_board_waits_and_his_flag_loses_all() {
    let disk = Disk::default();
    let timed = Display {
        clock: Clock::Giver(1),
        ..robots(2)
    };
    let page = begin(&timed, &disk);
    let simul = page.simul;
    // The robot with White has moved meanwhile, and the other board has waited.
    let left = simul.giver_time().expect("a clock");
    NOW.set(NOW.get() + left - 50_000);
    assert_eq!(simul.giver_time(), Some(50_000));
    // The page is left, and killed: the clock stands until the giver goes on.
    simul.hold();
    NOW.set(NOW.get() + 30_000);
    assert_eq!(simul.giver_time(), Some(50_000));
    page.kill();
    NOW.set(NOW.get() + 600_000);
    let page = SimulPage::open(&disk);
    page.device.run();
    let simul = page.simul;
    assert!(simul.is_held.get_untracked());
    NOW.set(NOW.get() + 30_000);
    assert_eq!(simul.giver_time(), Some(50_000));
    simul.go_on();
    NOW.set(NOW.get() + 50_000);
    simul.tick();
    assert!(simul.is_over());
    let lost = |board: usize, giver: Color| {
        let over = Outcome {
            points: Points::Won(!giver),
            reason: Reason::Declared,
        };
        assert_eq!(simul.standings()[board], Standing::Over(over));
    };
    lost(0, Color::White);
    lost(1, Color::Black);
    page.kill();
}

#[test]
fn the_clocks_of_all_boards_stand_while_the_page_is_away() {
    let disk = Disk::default();
    let timed = Display {
        clock: Clock::Boards {
            giver: 60,
            opponent: 30,
            increment: 5,
        },
        ..robots(4)
    };
    let page = begin(&timed, &disk);
    make(page.simul, 1);
    page.simul.hold();
    page.kill();
    NOW.set(NOW.get() + 7_200_000);
    let page = SimulPage::open(&disk);
    page.device.run();
    assert_eq!(page.simul.standings(), [Standing::Stands; 4]);
    assert_eq!(page.simul.next(), None);
    page.simul.go_on();
    page.device.run();
    assert_eq!(page.simul.standings(), [Standing::Giver; 4]);
    page.kill();
}

#[test]
fn a_record_that_cannot_be_read_is_set_aside() {
    let disk = Disk::default();
    disk.storage
        .borrow_mut()
        .insert("sessa.simul".to_owned(), "{}".to_owned());
    let page = SimulPage::open(&disk);
    assert!(page.simul.record.with_untracked(Option::is_none));
    let damaged = page.simul.damaged();
    assert_eq!(damaged.len(), 1);
    let place = &damaged[0].place;
    assert_eq!(
        disk.storage.borrow().get(place).map(String::as_str),
        Some("{}")
    );
    page.kill();
}

#[test]
fn a_page_without_a_game_takes_none_from_a_display() {
    let disk = Disk::default();
    let page = begin(&persons(2), &disk);
    make(page.simul, 0);
    page.kill();
    assert_eq!(disk.library.borrow().len(), 1);
    let page = Page::open(&disk);
    assert!(page.games.list().is_empty());
    page.kill();
}
