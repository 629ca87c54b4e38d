//! Games on this device: their results come in by themselves, and the robots' games among themselves are played by themselves.

use super::ClubNightCommand;
use super::desk::Desk;
use chess::Color;
use club_night::{Action, BoardResult, Night, Seat, State};
use game::{Config, Millis, Player};
use leptos::prelude::*;
use platform::{device_clock, random};
use table::library_game;

/// Robots' games at a time, one for each engine.
const AT_A_TIME: usize = 2;

/// Takes over the results of games on this device, and has the robots play, once the organiser's screen has been opened.
pub fn follow(desk: Desk) {
    take_results(desk);
    play_robots(desk);
}

/// Takes over results, and looks for those of games that are no longer open.
fn take_results(desk: Desk) {
    let wanted = of_organiser(desk, without_result);
    Effect::new(move |_| {
        let keys = wanted.with(|wanted| {
            wanted
                .iter()
                .map(|(key, ..)| key.clone())
                .collect::<Vec<_>>()
        });
        if !keys.is_empty() {
            desk.send(ClubNightCommand::Seek(keys));
        }
    });
    Effect::new(move |_| {
        for (key, round, board) in wanted.get() {
            let points = desk.games.with(|games| games.finished.get(&key).copied());
            if let Some(points) = points {
                let result = BoardResult::of_points(points);
                untrack(|| {
                    desk.act(Action::Result {
                        round,
                        board,
                        result: Some(result),
                    });
                });
            }
        }
    });
}

/// Keeps the next games of robots in play, each at its board.
fn play_robots(desk: Desk) {
    let wanted = of_organiser(desk, robots_to_play);
    Effect::new(move |_| {
        let boards = wanted.get();
        // A board that has no place yet gets one, and stands in this list anew.
        if let Some(&(round, board, _)) = boards.iter().find(|(.., key)| key.is_none()) {
            untrack(|| seat(desk, round, board));
            return;
        }
        let terms = desk.night.with_untracked(|night| {
            let terms = boards.iter().filter_map(|(round, board, key)| {
                let (began, seed) = moment_of(key.as_ref()?)?;
                terms(night.state(), *round, *board, began, seed)
            });
            terms.collect::<Vec<_>>()
        });
        desk.send(ClubNightCommand::Robots(terms));
    });
}

/// Boards of the night, where the organiser's screen has been opened.
fn of_organiser<T: PartialEq + Send + Sync + 'static>(
    desk: Desk,
    boards: fn(&Night) -> Vec<T>,
) -> Memo<Vec<T>> {
    Memo::new(move |_| {
        if desk.is_organiser.get() {
            desk.night.with(boards)
        } else {
            Vec::new()
        }
    })
}

/// Gives a board its place on this device, with a game that begins now. The night names its key before it begins.
pub fn seat(desk: Desk, round: usize, board: usize) -> Option<Config> {
    let (began, seed) = (device_clock::date() as Millis, random::number());
    let terms = desk
        .night
        .with_untracked(|night| terms(night.state(), round, board, began, seed))?;
    desk.act(Action::Seat {
        round,
        board,
        seat: Seat::Device(library_game::key_of(&terms)),
    });
    Some(terms)
}

/// The terms of a board's game.
fn terms(state: &State, round: usize, board: usize, began: Millis, seed: u32) -> Option<Config> {
    let at = state.board(round, board)?;
    let mut terms = Config {
        began,
        seed,
        ..Config::default()
    };
    for (side, player) in [(Color::White, at.white), (Color::Black, at.black?)] {
        let at = side.index();
        match state.robot(player) {
            Some(robot) => terms.players[at] = Player::Robot(robot),
            None => terms.names[at].clone_from(&state.tournament().players[player].name),
        }
    }
    Some(terms)
}

/// The time of the beginning and the seed that a key tells.
fn moment_of(key: &str) -> Option<(Millis, u32)> {
    let (began, seed) = key.split_once('-').filter(|_| library_game::is_key(key))?;
    Some((began.parse().ok()?, u32::from_str_radix(seed, 16).ok()?))
}

/// The key of the game of a board that is played on this device.
pub fn key_of(state: &State, round: usize, board: usize) -> Option<String> {
    match &state.board(round, board)?.seat {
        Seat::Device(key) => Some(key.clone()),
        Seat::Room => None,
    }
}

/// True if both players of a board are robots.
pub fn are_robots(state: &State, round: usize, board: usize) -> bool {
    state.board(round, board).is_some_and(|at| {
        let players = [Some(at.white), at.black];
        players
            .map(|player| player.and_then(|it| state.robot(it)))
            .iter()
            .all(Option::is_some)
    })
}

/// The boards without a result, round by round. One whose result or game was taken back is left alone: it would come again
/// at once.
fn open_boards(night: &Night) -> impl Iterator<Item = (usize, usize)> + '_ {
    let state = night.state();
    let rounds = 1..=state.rounds().len();
    rounds
        .flat_map(|round| state.open_boards(round).map(move |board| (round, board)))
        .filter(|&(round, board)| !night.is_left(round, board))
}

/// The boards on this device that have no result: the key of the game, the round and the board.
fn without_result(night: &Night) -> Vec<(String, usize, usize)> {
    let state = night.state();
    open_boards(night)
        .filter_map(|(round, board)| Some((key_of(state, round, board)?, round, board)))
        .collect()
}

/// The boards whose robots are to play now, with the keys of their games: those first that have begun. As long as actions can
/// be done again none begins: that would forget them.
fn robots_to_play(night: &Night) -> Vec<(usize, usize, Option<String>)> {
    let state = night.state();
    let may_begin = night.taken_back().is_empty();
    let mut boards: Vec<_> = open_boards(night)
        .filter(|&(round, board)| are_robots(state, round, board))
        .map(|(round, board)| (round, board, key_of(state, round, board)))
        .filter(|(.., key)| may_begin || key.is_some())
        .collect();
    boards.sort_by_key(|(.., key)| key.is_none());
    boards.truncate(AT_A_TIME);
    boards
}

#[cfg(test)]
mod tests {
    use super::*;
    use club_night::{Entrant, EventId};

    fn robot(number: u8) -> Entrant {
        Entrant {
            name: format!("Robot {number}"),
            robot: Some(number),
            ..Entrant::default()
        }
    }

    #[test]
    fn robots_play_two_games_at_a_time_and_begin_none_while_something_is_taken_back() {
        let mut night = Night::new(EventId::of(7));
        let act = |night: &mut Night, action| night.act(action).expect("it can be done");
        act(&mut night, Action::Enter((1..=6).map(robot).collect()));
        let pairs = night.state().pair(4).expect("a round");
        act(&mut night, pairs);
        assert_eq!(robots_to_play(&night), [(1, 1, None), (1, 2, None)]);
        let key = |board: usize| format!("{:013}-{board:08x}", 1_763_751_600_000_u64);
        for board in [1, 2] {
            let terms = terms(night.state(), 1, board, 1_763_751_600_000, board as u32);
            let named = library_game::key_of(&terms.expect("a game"));
            assert_eq!(
                (moment_of(&named), &named),
                (Some((1_763_751_600_000, board as u32)), &key(board))
            );
            let seat = Seat::Device(named);
            act(
                &mut night,
                Action::Seat {
                    round: 1,
                    board,
                    seat,
                },
            );
        }
        let both = [(1, 1, Some(key(1))), (1, 2, Some(key(2)))];
        assert_eq!(robots_to_play(&night), both);
        night.undo();
        assert_eq!(robots_to_play(&night), both[..1]);
        night.redo();
        assert_eq!(robots_to_play(&night), both);
        let result = Some(BoardResult::Draw);
        act(
            &mut night,
            Action::Result {
                round: 1,
                board: 1,
                result,
            },
        );
        assert_eq!(robots_to_play(&night), [both[1].clone(), (1, 3, None)]);
        assert_eq!(without_result(&night), [(key(2), 1, 2)]);
        // Taken back, it does not come again with the result of another board.
        night.undo();
        act(
            &mut night,
            Action::Result {
                round: 1,
                board: 2,
                result,
            },
        );
        assert_eq!(robots_to_play(&night), [(1, 3, None)]);
        assert!(without_result(&night).is_empty());
        night.resume(1, 1);
        assert_eq!(without_result(&night), [(key(1), 1, 1)]);
    }
}
