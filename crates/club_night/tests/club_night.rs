//! A night of 24 players over five rounds, as it goes: late entries, a forfeit, a correction, a robot, and the device killed
//! between any two actions.

use club_night::{
    Action, BoardAddress, BoardResult, Entrant, EventId, Mark, Night, Received, Refusal,
    ResultCode, Seat, System, Terms,
};
use std::collections::BTreeSet;
use tournament::{check, trf};

/// A night whose device is killed after every action: what goes on is what was stored.
struct Killed(Night);

impl Killed {
    #[allow(clippy::needless_pass_by_value)] // as the night takes it
    fn act(&mut self, action: Action) {
        self.0
            .act(action.clone())
            .unwrap_or_else(|why| panic!("{action:?}: {why}"));
        self.kill();
        // Taken back and done again it is no other night.
        let now = self.0.clone();
        assert!(self.0.undo());
        self.kill();
        assert!(self.0.redo());
        assert_eq!(self.0, now);
        assert_sound(&self.0);
    }

    fn kill(&mut self) {
        let stored = self.0.to_json();
        let taken_up = Night::from_json(&stored).expect("what is stored is read");
        assert_eq!(taken_up, self.0);
        self.0 = taken_up;
    }

    fn pair(&mut self) {
        let pairs = self.0.state().pair(11).expect("a round can be paired");
        self.act(pairs);
    }
}

/// The tables of a night do not contradict each other.
fn assert_sound(night: &Night) {
    let state = night.state();
    let tournament = state.tournament();
    assert_eq!(tournament.paired_rounds(), state.rounds().len());
    for (round, boards) in (1..).zip(state.rounds()) {
        let mut seated = BTreeSet::new();
        for (number, board) in (1..).zip(&boards.boards) {
            for player in [Some(board.white), board.black].into_iter().flatten() {
                assert!(seated.insert(player), "player {player} sits at two boards");
                let cell = state.cells(player)[round - 1];
                let expected = if player == board.white {
                    board.black
                } else {
                    Some(board.white)
                };
                assert_eq!(cell.opponent, expected, "round {round}, board {number}");
            }
            if let Some(black) = board.black {
                let marks = [board.white, black].map(|player| state.cells(player)[round - 1].mark);
                let expected = match state.result(round, number) {
                    None => [Mark::Open, Mark::Open],
                    Some(BoardResult::WhiteWins) => [Mark::Win, Mark::Loss],
                    Some(BoardResult::Draw) => [Mark::Draw, Mark::Draw],
                    Some(BoardResult::BlackWins) => [Mark::Loss, Mark::Win],
                    Some(BoardResult::WhiteByForfeit) => [Mark::ForfeitWin, Mark::ForfeitLoss],
                    other => panic!("{other:?} was not given"),
                };
                assert_eq!(marks, expected, "round {round}, board {number}");
            }
        }
    }
    // No two players meet twice.
    for player in 0..tournament.players.len() {
        let met: Vec<usize> = state
            .cells(player)
            .iter()
            .filter_map(|cell| cell.opponent)
            .collect();
        let distinct: BTreeSet<_> = met.iter().collect();
        assert_eq!(met.len(), distinct.len());
    }
    let places: BTreeSet<_> = state
        .standings()
        .places
        .iter()
        .map(|it| it.player)
        .collect();
    assert_eq!(places.len(), tournament.players.len());
}

fn entrant(number: u16) -> Entrant {
    Entrant {
        name: format!("Player {number:02}"),
        rating: 2000 - 20 * number,
        ..Entrant::default()
    }
}

fn address(night: &Night, round: usize, board: usize) -> BoardAddress {
    BoardAddress::new(night.id(), round, board).expect("a board")
}

/// The result of a code as it comes from a phone.
fn code(night: &Night, round: usize, board: usize, result: BoardResult) -> ResultCode {
    let code = ResultCode::new(address(night, round, board), result, true).expect("a result");
    ResultCode::parse(&code.typed()).expect("what is written is read")
}

#[test]
fn a_night_of_24_players_and_five_rounds_has_no_contradiction() {
    use BoardResult::{BlackWins, Draw, WhiteByForfeit, WhiteWins};
    let mut night = Killed(Night::new(EventId::of(4242)));
    night.act(Action::Terms(Terms {
        name: "Friday".to_owned(),
        ..Terms::default()
    }));
    night.act(Action::Enter((1..=20).map(entrant).collect()));
    night.act(Action::Enter(vec![entrant(21)]));
    let robot = Entrant {
        robot: Some(4),
        ..entrant(22)
    };
    night.act(Action::Enter(vec![robot]));
    for round in 1..=5 {
        if round == 2 {
            // Two come late. One of them is strong, so that the numbers change, and the boards of the first round with them.
            night.act(Action::Enter(vec![entrant(0)]));
            night.act(Action::Enter(vec![entrant(30)]));
            assert_eq!(night.0.state().tournament().players.len(), 24);
        }
        if round == 3 {
            let away = named(&night.0, "Player 09");
            night.act(Action::Bye {
                player: away,
                round,
                half: true,
            });
        }
        if round == 4 {
            let tired = named(&night.0, "Player 17");
            night.act(Action::Withdraw(tired));
        }
        night.pair();
        assert!(matches!(night.0.state().pair(1), Err(Refusal::ResultsMissing(at)) if at == round));
        let boards: Vec<usize> = night.0.state().open_boards(round).collect();
        for board in boards {
            let at = night
                .0
                .state()
                .board(round, board)
                .expect("it is there")
                .clone();
            let has_robot = [Some(at.white), at.black]
                .into_iter()
                .flatten()
                .any(|it| night.0.state().robot(it).is_some());
            let result = match (3 * round + 5 * board) % 7 {
                0..3 => WhiteWins,
                3 | 4 => Draw,
                _ => BlackWins,
            };
            if has_robot {
                let key = format!("17637516{round:05}-{board:08x}");
                night.act(Action::Seat {
                    round,
                    board,
                    seat: Seat::Device(key),
                });
                night.act(Action::Result {
                    round,
                    board,
                    result: Some(result),
                });
            } else if (round, board) == (2, 4) {
                night.act(Action::Result {
                    round,
                    board,
                    result: Some(WhiteByForfeit),
                });
            } else {
                // From a phone, as a code.
                let code = code(&night.0, round, board, result);
                let Received::New(action) = night.0.receive(&code) else {
                    panic!("{code:?}")
                };
                night.act(action);
                assert_eq!(night.0.receive(&code), Received::Twice);
            }
        }
        assert_eq!(
            check(night.0.state().tournament()).len(),
            0,
            "after round {round}"
        );
    }
    assert!(matches!(
        night.0.state().pair(1),
        Err(Refusal::Impossible(_) | Refusal::Tournament(_))
    ));
    // A result of the third round was wrong.
    let known = night.0.state().result(3, 1).expect("a result");
    let other = if known == WhiteWins { Draw } else { WhiteWins };
    let contradicting = code(&night.0, 3, 1, other);
    let Received::Contradicts(was, action) = night.0.receive(&contradicting) else {
        panic!("it contradicts")
    };
    assert_eq!(was, known);
    let pairs = night.0.state().rounds()[4].boards.clone();
    night.act(action);
    assert!(night.0.state().is_corrected());
    assert_eq!(
        night.0.state().rounds()[4].boards,
        pairs,
        "a published pairing stands"
    );
    assert_eq!(night.0.state().pair_anew(), Err(Refusal::Begun));
    // The points of all places are those of the results.
    let state = night.0.state();
    let rounds = state.rounds().len();
    let points: i32 = (0..24)
        .map(|player| state.tournament().score(player, rounds).0)
        .sum();
    let games = state.rounds().iter().flat_map(|round| &round.boards);
    let halves = state.tournament().players.iter().flat_map(|it| &it.entries);
    let halves = halves.filter(|it| {
        matches!(
            it,
            tournament::tournament::Entry::Bye(tournament::tournament::Bye::Half)
        )
    });
    assert_eq!(
        points,
        10 * games.count() as i32 + 5 * halves.count() as i32
    );
    // The report says it all once more.
    let report = trf::write(&state.tournament().clone().into(), trf::Edition::Trf2026);
    let mut opened = Night::new(EventId::of(1));
    opened.act(Action::Open(report)).expect("a report");
    assert_eq!(opened.state().tournament().players.len(), 24);
    let places = |night: &Night| {
        let standings = night.state().standings();
        standings
            .places
            .iter()
            .map(|it| it.player)
            .collect::<Vec<_>>()
    };
    assert_eq!(places(&opened), places(&night.0));
    // Back to the empty night, step by step, and all the way forward.
    let end = night.0.clone();
    while night.0.undo() {
        assert_sound(&night.0);
    }
    assert_eq!(night.0.state(), Night::new(EventId::of(4242)).state());
    while night.0.redo() {}
    assert_eq!(night.0, end);
}

fn named(night: &Night, name: &str) -> usize {
    let players = &night.state().tournament().players;
    players
        .iter()
        .position(|it| it.name == name)
        .expect("the player is there")
}

fn night(players: u16) -> Night {
    let mut night = Night::new(EventId::of(77));
    night
        .act(Action::Enter((1..=players).map(entrant).collect()))
        .expect("players enter");
    night
}

fn give(night: &mut Night, round: usize, result: BoardResult) {
    for board in night.state().open_boards(round).collect::<Vec<_>>() {
        night
            .act(Action::Result {
                round,
                board,
                result: Some(result),
            })
            .expect("a result");
    }
}

#[test]
fn a_correction_before_the_next_round_has_begun_lets_it_be_paired_anew() {
    let mut night = night(8);
    night
        .act(night.state().pair(2).expect("paired"))
        .expect("published");
    give(&mut night, 1, BoardResult::WhiteWins);
    night
        .act(night.state().pair(2).expect("paired"))
        .expect("published");
    assert_eq!(night.state().pair_anew(), Ok(None), "nothing has changed");
    let before = night.state().rounds()[1].clone();
    night
        .act(Action::Result {
            round: 1,
            board: 1,
            result: Some(BoardResult::BlackWins),
        })
        .expect("corrected");
    assert!(night.state().is_corrected());
    assert_eq!(night.state().rounds()[1], before);
    // One went home meanwhile: he is not paired again.
    let anew = night
        .state()
        .pair_anew()
        .expect("no game has begun")
        .expect("another pairing");
    let mut other = night.clone();
    other.act(anew.clone()).expect("paired anew");
    assert_ne!(other.state().rounds()[1], before);
    assert!(!other.state().is_corrected());
    assert_eq!(check(other.state().tournament()), []);
    // A correction that is taken back is none.
    assert!(night.undo());
    assert!(!night.state().is_corrected());
    assert!(night.redo());
    night
        .act(Action::Result {
            round: 2,
            board: 2,
            result: Some(BoardResult::Draw),
        })
        .expect("a result");
    assert_eq!(night.act(anew), Err(Refusal::Begun));
}

#[test]
fn codes_that_do_not_fit_are_told_apart() {
    let mut night = night(5);
    night
        .act(night.state().pair(2).expect("paired"))
        .expect("published");
    let win = BoardResult::WhiteWins;
    assert_eq!(
        night.receive(&code(&night, 2, 1, win)),
        Received::RoundNotPaired
    );
    assert_eq!(night.receive(&code(&night, 1, 9, win)), Received::NoBoard);
    // The third board is that of the player without an opponent.
    assert_eq!(night.receive(&code(&night, 1, 3, win)), Received::NoBoard);
    let stranger = Night::new(EventId::of(78));
    assert_eq!(
        night.receive(&code(&stranger, 1, 1, win)),
        Received::OtherEvent(stranger.id())
    );
    let alone = ResultCode::new(address(&night, 1, 1), win, false).expect("a result");
    assert!(matches!(night.receive(&alone), Received::Unconfirmed(_)));
    give(&mut night, 1, win);
    night
        .act(night.state().pair(2).expect("paired"))
        .expect("published");
    night
        .act(Action::Result {
            round: 1,
            board: 1,
            result: None,
        })
        .expect("it was taken away");
    assert!(matches!(
        night.receive(&code(&night, 1, 1, win)),
        Received::EarlierRound(_)
    ));
    assert_eq!(night.receive(&code(&night, 1, 2, win)), Received::Twice);
    assert!(matches!(
        night.receive(&code(&night, 1, 2, BoardResult::Draw)),
        Received::Contradicts(BoardResult::WhiteWins, _)
    ));
}

#[test]
fn tables_are_drawn_by_lot_and_take_no_late_players() {
    let mut night = night(4);
    let terms = Terms {
        system: System::RoundRobin,
        ..Terms::default()
    };
    night.act(Action::Terms(terms)).expect("agreed");
    let orders: BTreeSet<Vec<String>> = (0..8)
        .map(|lot| {
            let mut drawn = night.clone();
            drawn
                .act(drawn.state().pair(lot).expect("paired"))
                .expect("published");
            let players = &drawn.state().tournament().players;
            players.iter().map(|it| it.name.clone()).collect()
        })
        .collect();
    assert!(orders.len() > 3, "{orders:?}");
    for round in 1..=3 {
        night
            .act(night.state().pair(5).expect("paired"))
            .expect("published");
        give(&mut night, round, BoardResult::Draw);
    }
    assert!(night.state().pair(5).is_err());
    assert!(night.act(Action::Enter(vec![entrant(9)])).is_err());
    let swiss = Action::Terms(Terms::default());
    assert_eq!(night.act(swiss), Err(Refusal::SystemStays));
}

#[test]
fn what_cannot_be_done_changes_nothing() {
    let mut night = night(4);
    let before = night.clone();
    let nameless = Entrant {
        name: " ".to_owned(),
        ..Entrant::default()
    };
    let twice = vec![entrant(9), entrant(1)];
    let robot = Entrant {
        robot: Some(0),
        ..entrant(9)
    };
    for (action, told) in [
        (Action::Enter(vec![nameless]), "a player needs a name"),
        (Action::Enter(twice), "Player 01 has entered already"),
        (
            Action::Enter(vec![robot]),
            "a robot has a level, and a rating or piece values of 1 or more",
        ),
        (
            Action::Open("001".to_owned()),
            "a report file is opened by an empty night",
        ),
        (
            Action::Result {
                round: 1,
                board: 1,
                result: None,
            },
            "round 1 has no board 1",
        ),
        (
            Action::Terms(Terms {
                rounds: 0,
                ..Terms::default()
            }),
            "0 rounds cannot be played",
        ),
        (
            Action::Terms(Terms {
                rounds: 64,
                ..Terms::default()
            }),
            "64 rounds cannot be played",
        ),
        (
            Action::PairAnew(Vec::new()),
            "a game of the round has begun",
        ),
        (Action::Remove(4), "there is no player 5"),
    ] {
        let refused = night.act(action).expect_err(told);
        assert_eq!(refused.to_string(), told);
        assert_eq!(night, before);
    }
}

#[test]
fn damaged_files_are_refused_by_name() {
    let text = night(3).to_json();
    let with = |from: &str, to: &str| {
        assert!(text.contains(from), "{text}");
        let error = Night::from_json(&text.replace(from, to));
        error.expect_err("no night").to_string()
    };
    assert!(with("\"club-night\":1", "\"club-night\":2").contains("newer version"));
    assert!(with("\"done\":1", "\"done\":2").contains("done: 2"));
    assert!(with("Player 02", "Player 01").contains("action 1: Player 01 has entered already"));
    assert!(with("\"name\"", "\"nome\"").contains("nome"));
    assert!(with("\"id\":\"02D\"", "\"id\":\"U2D\"").contains("`U2D`"));
    for text in ["", "{}", "[]", "no night"] {
        assert!(Night::from_json(text).is_err(), "{text}");
    }
}
