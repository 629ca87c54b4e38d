//! Round robin (C.05, annex 1 and 6.6) and Scheveningen.

#[path = "common/generator.rs"]
mod generator;

use chess::Color;
use generator::{Random, play_round, player};
use tournament::event::{Event, GameResult, History, Refusal};
use tournament::format::{RoundRobin, Scheveningen, TeamRoundRobin};
use tournament::pairing::{Impossible, Pairing};
use tournament::points::Points;
use tournament::standings::standings;
use tournament::team::{TeamScore, team_scores};
use tournament::tie_break::Rules;
use tournament::tournament::{Bye, Entry, Outcome};
use tournament::{Format, Tournament};

/// Rounds as `1-6 2-5 3-4 | 6-4 …`, numbers from 1.
fn told(rounds: &[Vec<Pairing>]) -> String {
    let pair = |pair: &Pairing| match pair.black {
        Some(black) => format!("{}-{}", pair.white + 1, black + 1),
        None => (pair.white + 1).to_string(),
    };
    let round = |round: &Vec<Pairing>| round.iter().map(pair).collect::<Vec<_>>().join(" ");
    rounds.iter().map(round).collect::<Vec<_>>().join(" | ")
}

fn all(table: RoundRobin, players: usize) -> Vec<Vec<Pairing>> {
    let rounds = 1..=table.rounds(players);
    let rounds = rounds.map(|round| table.round(players, round).expect("there is such a round"));
    rounds.collect()
}

/// Colours of each player, round by round.
fn colors(rounds: &[Vec<Pairing>], players: usize) -> Vec<Vec<Color>> {
    let mut colors = vec![Vec::new(); players];
    for pair in rounds.iter().flatten() {
        if let Some(black) = pair.black {
            colors[pair.white].push(Color::White);
            colors[black].push(Color::Black);
        }
    }
    colors
}

fn surplus(colors: &[Color]) -> usize {
    let whites = colors.iter().filter(|&&it| it == Color::White).count();
    whites.abs_diff(colors.len() - whites)
}

fn thrice(colors: &[Color]) -> bool {
    colors.windows(3).any(|it| it[0] == it[1] && it[1] == it[2])
}

#[test]
fn the_tables_are_those_of_the_annex() {
    let cases = [
        (2, "1-2"),
        (3, "2-3 1 | 1-2 3 | 3-1 2"),
        (4, "1-4 2-3 | 4-3 1-2 | 2-4 3-1"),
        (
            6,
            "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1",
        ),
    ];
    for (players, table) in cases {
        assert_eq!(told(&all(RoundRobin::SINGLE, players)), table);
    }
    // The second cycle reverses colours; the last two rounds of the first have changed places.
    assert_eq!(
        told(&all(RoundRobin::DOUBLE, 4)),
        "1-4 2-3 | 2-4 3-1 | 4-3 1-2 | 4-1 3-2 | 3-4 2-1 | 4-2 1-3"
    );
    assert_eq!(told(&all(RoundRobin::times(3), 2)), "1-2 | 2-1 | 1-2");
}

#[test]
fn everybody_meets_everybody_with_level_colours() {
    for players in 2..=40 {
        for table in [RoundRobin::SINGLE, RoundRobin::DOUBLE, RoundRobin::times(3)] {
            let rounds = all(table, players);
            let mut meetings = vec![[0, 0]; players * players];
            for round in &rounds {
                let mut seen = vec![false; players];
                for pair in round {
                    for player in [Some(pair.white), pair.black].into_iter().flatten() {
                        assert!(!core::mem::replace(&mut seen[player], true));
                    }
                    if let Some(black) = pair.black {
                        let (a, b) = (pair.white.min(black), pair.white.max(black));
                        meetings[a * players + b][usize::from(pair.white == a)] += 1;
                    }
                }
                assert!(!seen.contains(&false));
                assert_eq!(
                    round.iter().filter(|it| it.black.is_none()).count(),
                    players % 2
                );
            }
            for a in 0..players {
                for b in a + 1..players {
                    let [black, white] = meetings[a * players + b];
                    assert_eq!(black + white, table.cycles);
                    assert!(white.abs_diff(black) <= table.cycles % 2);
                }
            }
            let colors = colors(&rounds, players);
            assert!(colors.iter().all(|it| surplus(it) <= table.cycles % 2 + 1));
            if table.cycles < 3 {
                assert!(colors.iter().all(|it| surplus(it) <= 1));
                assert!(!colors.iter().any(|it| thrice(it)), "{players} {table:?}");
            }
        }
    }
}

#[test]
fn scheveningen_tables_have_every_meeting_once_and_level_colours() {
    for side in 2..=10 {
        let table = Scheveningen { cycles: 2 };
        assert_eq!(table.rounds(2 * side), 2 * side);
        let rounds: Vec<Vec<Pairing>> = (1..=2 * side)
            .map(|round| table.round(2 * side, round).expect("there is a table"))
            .collect();
        let mut meetings = vec![false; 4 * side * side];
        for round in &rounds {
            let first = round.iter().filter(|pair| pair.white < side).count();
            assert!(side == 2 || first.abs_diff(side - first) <= 1, "{side}");
            for pair in round {
                let black = pair.black.expect("no player is free");
                assert!((pair.white < side) != (black < side));
                let met = &mut meetings[pair.white * 2 * side + black];
                assert!(!core::mem::replace(met, true), "{side}");
            }
        }
        for colors in colors(&rounds[..side], 2 * side) {
            assert_eq!(colors.len(), side);
            assert!(surplus(&colors) <= 1 && !thrice(&colors), "{side}");
        }
        assert_eq!(table.round(2 * side, 2 * side + 1), Err(Impossible::Over));
    }
    for players in [0, 2, 5, 22] {
        let none = Scheveningen { cycles: 1 }.round(players, 1);
        assert_eq!(none, Err(Impossible::NoTable(players)));
    }
}

fn start(format: Format, players: usize) -> History {
    let mut history = History::new(Tournament {
        format,
        ..Tournament::default()
    });
    for number in 1..=players {
        let entered = history.apply(Event::Enter(player(&format!("Player {number}"), 2000)));
        entered.expect("names differ");
    }
    history
}

#[test]
fn a_round_robin_is_played_to_its_end_and_no_further() {
    for (format, players, rounds) in [
        (Format::RoundRobin(RoundRobin::SINGLE), 7, 7),
        (Format::RoundRobin(RoundRobin::DOUBLE), 6, 10),
        (Format::Scheveningen(Scheveningen { cycles: 1 }), 8, 4),
        (Format::TeamRoundRobin(teams_of(2)), 6, 3),
    ] {
        let mut history = start(format, players);
        let mut random = Random(5);
        for _ in 0..rounds {
            play_round(&mut history, &mut random, true).expect("a table has all rounds");
        }
        assert_eq!(history.tournament().planned_rounds(), Some(rounds));
        let over = play_round(&mut history, &mut random, true);
        assert_eq!(over, Err(Impossible::Over));
        assert_eq!(history.apply(Event::Pair(Vec::new())), Err(Refusal::Over));
        assert_eq!(tournament::check(history.tournament()), []);
        let mut again = start(history.tournament().format.clone(), players);
        for event in &history.events()[players..] {
            again.apply(event.clone()).expect("it was possible");
        }
        assert_eq!(again, history);
        let before = history.tournament().before(rounds);
        while history.tournament().paired_rounds() == rounds {
            history.undo();
        }
        assert_eq!(history.tournament().players, before.players);
    }
    let alone = start(Format::RoundRobin(RoundRobin::SINGLE), 1);
    assert_eq!(
        tournament::pair(alone.tournament()),
        Err(Impossible::TooFewPlayers)
    );
}

/// Plays a round in which White wins all games that are played.
fn white_wins(history: &mut History) {
    let pairs = tournament::pair(history.tournament()).expect("a table has all rounds");
    history
        .apply(Event::Pair(pairs.clone()))
        .expect("they are the next pairs");
    let round = history.tournament().paired_rounds();
    for pair in pairs {
        let entry = history.tournament().players[pair.white].entries[round - 1];
        if matches!(entry, Entry::Pending { .. }) {
            let result = GameResult::Played {
                white: Outcome::Win,
                black: Outcome::Loss,
                rated: true,
            };
            let won = Event::Result {
                round,
                white: pair.white,
                result,
            };
            history.apply(won).expect("the game is there");
        }
    }
}

#[test]
fn a_withdrawal_before_half_of_the_games_annuls_them_and_later_ones_are_forfeits() {
    // Of five games, two are fewer than half, three are not.
    for (games, annulled) in [(2, true), (3, false)] {
        let mut history = start(Format::RoundRobin(RoundRobin::SINGLE), 6);
        for _ in 0..games {
            white_wins(&mut history);
        }
        assert!(!history.tournament().is_annulled(0));
        history
            .apply(Event::Withdraw(0))
            .expect("the player is there");
        for _ in games..5 {
            white_wins(&mut history);
        }
        let now = history.tournament();
        assert_eq!(now.is_annulled(0), annulled);
        let lost = |it: &&Entry| matches!(it, Entry::Forfeit { won: false, .. });
        assert_eq!(
            now.players[0].entries.iter().filter(lost).count(),
            5 - games
        );
        // The games with the others, whose forfeits were won, count or do not.
        let counted = now.counted();
        for player in 1..6 {
            let meeting = now.players[player]
                .entries
                .iter()
                .position(|it| it.opponent() == Some(0));
            let round = meeting.expect("everybody is paired with everybody");
            let entry = counted.players[player].entries[round];
            if annulled {
                assert_eq!(entry, Entry::Bye(Bye::Zero));
            } else {
                assert_eq!(entry, now.players[player].entries[round]);
            }
        }
        let score = counted.score(0, 5);
        assert_eq!(score > Points(0), !annulled, "{score}");
        let standings = standings(now, 5, &[], &Rules::default());
        let points = |player: usize| {
            let place = standings.of(player).expect("everybody has a place");
            place.values[0].number
        };
        for player in 0..6 {
            assert_eq!(points(player), Some(counted.score(player, 5).into()));
        }
        assert_eq!(annulled, matches!(counted, std::borrow::Cow::Owned(_)));
    }
    let mut swiss = start(Format::Swiss, 6);
    swiss
        .apply(Event::Withdraw(0))
        .expect("the player is there");
    assert!(!swiss.tournament().is_annulled(0));
}

#[test]
fn both_who_are_absent_lose_and_an_absence_costs_one_game() {
    let mut history = start(Format::RoundRobin(RoundRobin::SINGLE), 4);
    for player in [0, 3] {
        history
            .apply(Event::Withdraw(player))
            .expect("the player is there");
    }
    white_wins(&mut history);
    let entries = |player: usize| history.tournament().players[player].entries[0];
    assert_eq!(
        entries(0),
        Entry::Forfeit {
            opponent: 3,
            color: Some(Color::White),
            won: false
        }
    );
    assert_eq!(
        entries(3),
        Entry::Forfeit {
            opponent: 0,
            color: Some(Color::Black),
            won: false
        }
    );
    history
        .apply(Event::Return(3))
        .expect("the player is there");
    white_wins(&mut history);
    // 4-3 and 1-2 in the second round.
    assert!(
        history.tournament().players[3].entries[1]
            .played()
            .is_some()
    );
    let won = history.tournament().players[1].entries[1];
    assert_eq!(
        won,
        Entry::Forfeit {
            opponent: 0,
            color: Some(Color::Black),
            won: true
        }
    );
}

#[test]
fn numbers_by_lot_and_players_struck_off_before_the_first_round_only() {
    let mut history = start(Format::RoundRobin(RoundRobin::SINGLE), 4);
    let forbidden = tournament::tournament::Forbidden {
        players: vec![0, 3],
        rounds: (1, 3),
    };
    history
        .apply(Event::Forbid(forbidden))
        .expect("both are there");
    history
        .apply(Event::Order(vec![2, 0, 3, 1]))
        .expect("it is an order");
    let names = |history: &History| -> String {
        let names = history.tournament().players.iter().map(|it| &it.name[7..]);
        names.collect()
    };
    assert_eq!(names(&history), "3142");
    assert_eq!(history.tournament().forbidden[0].players, [1, 2]);
    for wrong in [vec![0, 1, 2], vec![0, 1, 2, 2], vec![0, 1, 2, 4]] {
        assert_eq!(history.apply(Event::Order(wrong)), Err(Refusal::NotAnOrder));
    }
    let bye = tournament::tournament::RequestedBye {
        player: 1,
        round: 1,
        bye: Bye::Zero,
    };
    history
        .apply(Event::RequestBye(bye))
        .expect("the round is to come");
    history
        .apply(Event::Remove(1))
        .expect("no round has been paired");
    assert_eq!(names(&history), "342");
    assert_eq!(history.tournament().byes, []);
    assert_eq!(history.tournament().forbidden[0].players, [1]);
    white_wins(&mut history);
    let late = [
        Event::Remove(0),
        Event::Order(vec![0, 1, 2]),
        Event::Sort,
        Event::Enter(player("Late", 2000)),
    ];
    for event in late {
        assert_eq!(history.apply(event), Err(Refusal::Started));
    }
    assert_eq!(
        history.apply(Event::Remove(3)),
        Err(Refusal::UnknownPlayer(3))
    );
}

/// Teams of some players each, every two of which meet once.
const fn teams_of(boards: usize) -> TeamRoundRobin {
    TeamRoundRobin {
        boards,
        table: RoundRobin::SINGLE,
    }
}

#[test]
fn teams_meet_board_against_board_and_colours_alternate() {
    // Teams A, B, C and D of three: A-D and B-C in the first round.
    let round = teams_of(3).round(12, 1).expect("it is the first");
    assert_eq!(told(&[round]), "1-10 11-2 3-12 4-7 8-5 6-9");
    for (boards, teams) in [(1, 2), (3, 4), (4, 5), (2, 8)] {
        let players = boards * teams;
        let mut meetings = std::collections::BTreeSet::new();
        for round in 1..=teams_of(boards).rounds(players) {
            let pairs = teams_of(boards).round(players, round).expect("a round");
            let mut seen = vec![false; players];
            for pair in pairs {
                assert!(!std::mem::replace(&mut seen[pair.white], true));
                let Some(black) = pair.black else { continue };
                assert!(!std::mem::replace(&mut seen[black], true));
                assert_eq!(pair.white % boards, black % boards);
                assert!(meetings.insert((pair.white.min(black), pair.white.max(black))));
            }
            assert!(seen.into_iter().all(|it| it));
        }
        assert_eq!(meetings.len(), boards * teams * (teams - 1) / 2);
    }
    for (boards, players) in [(4, 10), (4, 4), (3, 0)] {
        let refused = teams_of(boards).round(players, 1);
        assert_eq!(refused, Err(Impossible::NoTeams { players, boards }));
    }
    assert_eq!(teams_of(3).round(12, 4), Err(Impossible::Over));
    let code = "CUSTOM_TEAMROUNDROBIN_B4_G2";
    let twice = Format::from_code(code);
    assert_eq!(twice.code().as_deref(), Some(code));
    let Format::TeamRoundRobin(teams) = twice else {
        panic!("{twice:?}");
    };
    assert_eq!((teams.boards, teams.rounds(20)), (4, 10));
    for unknown in ["_B0_G1", "_B101_G1", "_B4_G0", "_B4", "_G1"] {
        let code = format!("CUSTOM_TEAMROUNDROBIN{unknown}");
        assert_eq!(Format::from_code(&code), Format::Other, "{code}");
    }
}

#[test]
fn teams_are_ranked_by_match_points_then_game_points() {
    // Teams of two: 1 and 2, 3 and 4, 5 and 6.
    let mut history = start(Format::TeamRoundRobin(teams_of(2)), 6);
    assert!(team_scores(&Tournament::default()).is_empty());
    let score = |team, match_points, game_points: i32| TeamScore {
        team,
        match_points,
        game_points: Points(game_points * 10),
    };
    // The Berger table of three: team 1 is free, 2-3; then 3 free … White wins everywhere: each match is 1-1.
    white_wins(&mut history);
    let free = (0..3).filter(|team| {
        let entries = &history.tournament().players[2 * team].entries;
        entries[0].opponent().is_none()
    });
    let free: Vec<usize> = free.collect();
    let scores = team_scores(history.tournament());
    let others = (0..3).filter(|team| !free.contains(team));
    let mut expected: Vec<TeamScore> = others.map(|team| score(team, 1, 1)).collect();
    expected.push(score(free[0], 0, 0));
    assert_eq!(scores, expected);
    // One more game is corrected, so that the first of the two wins the match two to none.
    let is_white = |player: &usize| {
        let entry = history.tournament().players[*player].entries[0];
        entry.played().is_some_and(|it| it.1 == Color::White)
    };
    let whites: Vec<usize> = (0..6).filter(is_white).collect();
    let winner = expected[1].team;
    for white in whites {
        let [own, others] = if white / 2 == winner {
            [Outcome::Win, Outcome::Loss]
        } else {
            [Outcome::Loss, Outcome::Win]
        };
        let corrected = history.apply(Event::Result {
            round: 1,
            white,
            result: GameResult::Played {
                white: own,
                black: others,
                rated: true,
            },
        });
        corrected.expect("the game was played");
    }
    let scores = team_scores(history.tournament());
    assert_eq!(scores[0], score(winner, 2, 2));
    assert_eq!(scores[1].match_points + scores[2].match_points, 0);
}
