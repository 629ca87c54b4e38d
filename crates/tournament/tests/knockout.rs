//! Knockout: seeds, byes, colours, matches that are level, walkovers.

#[path = "common/generator.rs"]
mod generator;

use chess::Color;
use generator::{Random, player};
use tournament::event::{Event, GameResult, History, Refusal};
use tournament::format::Knockout;
use tournament::knockout::{Bracket, Decision, Side, State, Tempo};
use tournament::pairing::{Impossible, Pairing};
use tournament::tournament::{Bye, Entry, Outcome};
use tournament::trf::{self, Document, Edition};
use tournament::{Format, Tournament};

fn start(rules: Knockout, players: usize) -> History {
    let mut history = History::new(Tournament {
        format: Format::Knockout(rules),
        ..Tournament::default()
    });
    for number in 1..=players {
        let entered = history.apply(Event::Enter(player(&format!("Player {number}"), 2000)));
        entered.expect("names differ");
    }
    history
}

fn single() -> Knockout {
    Knockout {
        games: 1,
        faster: vec![2],
        armageddon: true,
    }
}

fn bracket(history: &History) -> Bracket {
    match &history.tournament().format {
        Format::Knockout(rules) => rules.bracket(history.tournament()),
        other => panic!("{other:?}"),
    }
}

fn told(pairs: &[Pairing]) -> String {
    let pair = |pair: &Pairing| match pair.black {
        Some(black) => format!("{}-{}", pair.white + 1, black + 1),
        None => (pair.white + 1).to_string(),
    };
    pairs.iter().map(pair).collect::<Vec<_>>().join(" ")
}

fn next(history: &History) -> Result<String, Impossible> {
    tournament::pair(history.tournament()).map(|pairs| told(&pairs))
}

/// Pairs a round.
fn publish(history: &mut History) -> Vec<Pairing> {
    let pairs = tournament::pair(history.tournament()).expect("the winner is not known");
    history
        .apply(Event::Pair(pairs.clone()))
        .expect("they are the next games");
    pairs
}

fn result(white: Outcome) -> GameResult {
    let black = match white {
        Outcome::Win => Outcome::Loss,
        Outcome::Draw => Outcome::Draw,
        Outcome::Loss => Outcome::Win,
    };
    GameResult::Played {
        white,
        black,
        rated: true,
    }
}

fn record(history: &mut History, white: usize, result: GameResult) -> Result<(), Refusal> {
    let round = history.tournament().paired_rounds();
    history.apply(Event::Result {
        round,
        white,
        result,
    })
}

/// A round with a result for each game, in their order: `1`, `=` or `0` for White.
fn play(history: &mut History, results: &str) {
    let pairs = publish(history);
    let games = pairs.iter().filter(|pair| pair.black.is_some());
    let games: Vec<&Pairing> = games.collect();
    assert_eq!(games.len(), results.len());
    for (pair, letter) in games.into_iter().zip(results.chars()) {
        let outcome = match letter {
            '1' => Outcome::Win,
            '=' => Outcome::Draw,
            _ => Outcome::Loss,
        };
        record(history, pair.white, result(outcome)).expect("the game is there");
    }
}

#[test]
fn the_first_meets_the_last_and_the_best_have_byes() {
    let cases = [
        (2, "1-2"),
        (3, "2-3 1"),
        (4, "1-4 3-2"),
        (5, "4-5 1 2 3"),
        (6, "4-5 6-3 1 2"),
        (8, "1-8 5-4 2-7 6-3"),
    ];
    for (players, pairs) in cases {
        let history = start(single(), players);
        assert_eq!(next(&history).as_deref(), Ok(pairs), "{players}");
    }
    let mut black = start(single(), 4);
    black
        .apply(Event::InitialColor(Color::Black))
        .expect("a lot can be drawn");
    assert_eq!(next(&black).as_deref(), Ok("4-1 2-3"));
    assert_eq!(next(&start(single(), 1)), Err(Impossible::TooFewPlayers));
}

#[test]
fn the_better_half_of_the_seeds_is_left_when_the_better_always_wins() {
    let mut history = start(single(), 16);
    for left in [8, 4, 2, 1] {
        let pairs = publish(&mut history);
        for pair in pairs {
            let better = if Some(pair.white) < pair.black {
                Outcome::Win
            } else {
                Outcome::Loss
            };
            record(&mut history, pair.white, result(better)).expect("the game is there");
        }
        let stages = bracket(&history).stages;
        let decided = stages.iter().rev().find(|stage| {
            stage
                .iter()
                .all(|it| matches!(it.state, State::Decided { .. }))
        });
        let winners = decided
            .expect("a stage is over")
            .iter()
            .map(|it| match it.state {
                State::Decided { winner, .. } => winner,
                _ => None,
            });
        let mut winners: Vec<usize> = winners.flatten().collect();
        winners.sort_unstable();
        assert!(winners.into_iter().eq(0..left));
    }
    assert_eq!(next(&history), Err(Impossible::Over));
    assert_eq!(bracket(&history).winner(), Some(0));
    // Two of one history meet in the final: one of them has a colour again.
    for it in &history.tournament().players {
        let whites = it
            .entries
            .iter()
            .filter_map(|entry| Some(entry.played()?.1));
        let sum: i32 = whites
            .map(|it| if it == Color::White { 1 } else { -1 })
            .sum();
        assert!(sum.abs() <= 2, "{}", it.name);
    }
}

#[test]
fn colours_alternate_along_the_path() {
    let mut history = start(single(), 8);
    play(&mut history, "1111");
    // 1 and 5 had White, so did 2 and 6: the lower seed's earlier colour does not differ, the higher one changes.
    assert_eq!(next(&history).as_deref(), Ok("5-1 6-2"));
    play(&mut history, "01");
    // 1 had White and Black, 6 White twice.
    assert_eq!(next(&history).as_deref(), Ok("1-6"));
}

#[test]
fn the_latest_games_in_which_colours_differ_change_places() {
    let rules = Knockout {
        games: 2,
        ..single()
    };
    let mut history = start(rules, 4);
    // 1-4 and 3-2, then 4-1 and 2-3.
    play(&mut history, "1=");
    play(&mut history, "01");
    // 1 had Black last, 2 White.
    assert_eq!(next(&history).as_deref(), Ok("1-2"));
}

#[test]
fn a_level_match_goes_on_with_faster_games_and_armageddon() {
    let mut history = start(Knockout::default(), 2);
    let mut states = Vec::new();
    for letter in ["1", "1", "=", "=", "="] {
        states.push(bracket(&history).stages[0][0].state);
        play(&mut history, letter);
    }
    let open = |tempo, game| State::Open { tempo, game };
    let expected = [
        open(Tempo::Regular, 1),
        open(Tempo::Regular, 2),
        open(Tempo::Faster(1), 1),
        open(Tempo::Faster(1), 2),
        open(Tempo::Armageddon, 1),
    ];
    assert_eq!(states, expected);
    // White was 1, 2, 1, 2, 1: the draw wins for Black.
    let last = &bracket(&history).stages[0][0];
    let whites: Vec<usize> = last.games.iter().map(|it| it.white).collect();
    assert_eq!(whites, [0, 1, 0, 1, 0]);
    let by = Decision::Points(Tempo::Armageddon);
    assert_eq!(
        last.state,
        State::Decided {
            winner: Some(1),
            by
        }
    );
    assert_eq!(next(&history), Err(Impossible::Over));
}

#[test]
fn armageddon_with_the_colours_of_the_lot() {
    let rules = Knockout {
        games: 1,
        faster: Vec::new(),
        armageddon: true,
    };
    for (letter, winner) in [("1", 1), ("=", 0), ("0", 0)] {
        let mut history = start(rules.clone(), 2);
        play(&mut history, "=");
        assert_eq!(next(&history).as_deref(), Ok("2-1"));
        play(&mut history, letter);
        assert_eq!(bracket(&history).winner(), Some(winner));
        // The lot may fall the other way, and the check does not mind.
        history.undo();
        history.undo();
        let drawn = Event::Pair(vec![Pairing {
            white: 0,
            black: Some(1),
        }]);
        history.apply(drawn).expect("colours are free");
        record(&mut history, 0, result(Outcome::Draw)).expect("the game is there");
        assert_eq!(bracket(&history).winner(), Some(1));
        assert_eq!(tournament::check(history.tournament()), []);
    }
}

#[test]
fn a_match_ends_when_its_loser_cannot_catch_up() {
    let rules = Knockout {
        games: 4,
        faster: vec![4],
        armageddon: false,
    };
    let mut history = start(rules, 2);
    play(&mut history, "1");
    play(&mut history, "0");
    // Two points of two games: two more could make it level.
    assert_eq!(next(&history).as_deref(), Ok("1-2"));
    play(&mut history, "=");
    assert_eq!(next(&history), Err(Impossible::Over));
    history.undo();
    record(&mut history, 0, result(Outcome::Loss)).expect("the game is there");
    play(&mut history, "1");
    // Level: series of four faster games until one decides.
    for series in 1..=3 {
        for game in 1..=4 {
            let open = State::Open {
                tempo: Tempo::Faster(series),
                game,
            };
            assert_eq!(bracket(&history).stages[0][0].state, open);
            play(&mut history, "=");
        }
    }
    for letter in ["1", "=", "="] {
        play(&mut history, letter);
    }
    assert_eq!(next(&history).as_deref(), Ok("2-1"));
    play(&mut history, "=");
    assert_eq!(bracket(&history).winner(), Some(0));
}

#[test]
fn those_who_wait_have_a_round_without_an_opponent() {
    let mut history = start(single(), 3);
    play(&mut history, "=");
    let entry = |history: &History, player: usize, round: usize| {
        history.tournament().players[player].entries[round - 1]
    };
    assert_eq!(entry(&history, 0, 1), Entry::Bye(Bye::Zero));
    assert_eq!(next(&history).as_deref(), Ok("3-2"));
    assert_eq!(bracket(&history).stages[0][0].bye(), Some(0));
    assert_eq!(bracket(&history).stages[0][1].bye(), None);
    assert_eq!(
        bracket(&history).stages[1][0].sides,
        [Side::Player(0), Side::Winner(1)]
    );
    assert_eq!(bracket(&history).stages[1][0].state, State::Waiting);
    play(&mut history, "1");
    assert_eq!(entry(&history, 0, 2), Entry::Bye(Bye::Zero));
    play(&mut history, "=");
    // 3 goes on, and had Black once more often than White.
    assert_eq!(next(&history).as_deref(), Ok("3-1"));
}

#[test]
fn the_next_round_waits_for_results() {
    let mut history = start(single(), 4);
    publish(&mut history);
    assert_eq!(next(&history), Err(Impossible::Pending(1)));
    let refused = history.apply(Event::Pair(Vec::new()));
    assert_eq!(refused, Err(Refusal::Impossible(Impossible::Pending(1))));
}

#[test]
fn only_the_next_games_can_be_paired() {
    let mut history = start(single(), 4);
    let pair = |white, black| Pairing { white, black };
    let cases = [
        (vec![pair(0, Some(3))], Refusal::NotPaired(2)),
        (
            vec![pair(0, Some(1)), pair(2, Some(3))],
            Refusal::NotNext(0),
        ),
        (
            vec![pair(0, Some(3)), pair(1, Some(2)), pair(0, None)],
            Refusal::NotNext(0),
        ),
    ];
    for (pairs, refusal) in cases {
        assert_eq!(history.apply(Event::Pair(pairs)), Err(refusal));
    }
    let pairs = vec![pair(0, Some(3)), pair(1, Some(2)), pair(2, Some(1))];
    assert_eq!(
        history.apply(Event::Pair(pairs)),
        Err(Refusal::PairedTwice(2))
    );
    let pairs = vec![pair(3, Some(0)), pair(1, Some(2))];
    history
        .apply(Event::Pair(pairs))
        .expect("the colours are free");
}

#[test]
fn walkovers_and_matches_without_a_winner() {
    let walkover = |winner| State::Decided {
        winner,
        by: Decision::Walkover,
    };
    let mut history = start(single(), 4);
    history
        .apply(Event::Withdraw(3))
        .expect("the player is there");
    assert_eq!(bracket(&history).stages[0][0].state, walkover(Some(0)));
    assert_eq!(next(&history).as_deref(), Ok("2-3"));
    play(&mut history, "0");
    history
        .apply(Event::Withdraw(0))
        .expect("the player is there");
    // Both of the first match are out: the other has a bye in the final.
    assert_eq!(bracket(&history).stages[0][0].state, walkover(None));
    assert_eq!(bracket(&history).winner(), Some(2));
    assert_eq!(bracket(&history).stages[1][0].bye(), Some(2));
    history
        .apply(Event::Return(0))
        .expect("the final has not been played");
    history
        .apply(Event::Withdraw(2))
        .expect("the player is there");
    assert_eq!(bracket(&history).stages[1][0].state, walkover(Some(0)));
    // Armageddon that both miss has no winner.
    let rules = Knockout {
        games: 1,
        faster: Vec::new(),
        armageddon: true,
    };
    let mut history = start(rules, 2);
    play(&mut history, "=");
    let pairs = publish(&mut history);
    let missed = GameResult::Forfeit {
        white: false,
        black: false,
    };
    record(&mut history, pairs[0].white, missed).expect("the game is there");
    let by = Decision::Points(Tempo::Armageddon);
    assert_eq!(
        bracket(&history).stages[0][0].state,
        State::Decided { winner: None, by }
    );
    assert_eq!(bracket(&history).winner(), None);
}

#[test]
fn a_forfeit_wins_a_game() {
    let mut history = start(single(), 2);
    let pairs = publish(&mut history);
    let forfeit = GameResult::Forfeit {
        white: false,
        black: true,
    };
    record(&mut history, pairs[0].white, forfeit).expect("the game is there");
    assert_eq!(bracket(&history).winner(), Some(1));
    let game = bracket(&history).stages[0][0].games[0];
    assert_eq!((game.round, game.white), (1, 0));
    assert_eq!(game.outcomes, Some([Outcome::Loss, Outcome::Win]));
}

#[test]
fn a_correction_may_not_change_games_that_followed() {
    let mut history = start(single(), 4);
    play(&mut history, "11");
    publish(&mut history);
    let before = history.clone();
    let other = Event::Result {
        round: 1,
        white: 0,
        result: result(Outcome::Loss),
    };
    assert_eq!(history.apply(other.clone()), Err(Refusal::PlayedOn));
    assert_eq!(history, before);
    // The last result can be corrected as long as the final has not been paired.
    history.undo();
    history.apply(other).expect("the final has not been paired");
    assert_eq!(next(&history).as_deref(), Ok("4-3"));
    // A player who was walked over cannot come back once the opponent has played on.
    let mut history = start(single(), 4);
    history
        .apply(Event::Withdraw(3))
        .expect("the player is there");
    play(&mut history, "1");
    play(&mut history, "1");
    assert_eq!(history.apply(Event::Return(3)), Err(Refusal::PlayedOn));
    assert!(history.tournament().players[3].withdrawn);
}

#[test]
fn simulated_knockouts_are_replayed_taken_back_and_read_from_their_files() {
    for number in 0..120 {
        let mut random = Random(number);
        let players = 2 + random.below(19);
        let rules = Knockout {
            games: 1 + random.below(4),
            faster: vec![2; random.below(3)],
            armageddon: random.below(2) == 0,
        };
        let mut history = start(rules.clone(), players);
        let mut steps = vec![history.tournament().clone()];
        while let Ok(pairs) = tournament::pair(history.tournament()) {
            history
                .apply(Event::Pair(pairs.clone()))
                .expect("they are the next games");
            steps.push(history.tournament().clone());
            for pair in pairs.iter().filter(|pair| pair.black.is_some()) {
                let outcome = [Outcome::Loss, Outcome::Draw, Outcome::Win][random.below(3)];
                record(&mut history, pair.white, result(outcome)).expect("the game is there");
                steps.push(history.tournament().clone());
            }
        }
        let winner = bracket(&history).winner().expect("a knockout has a winner");
        assert_eq!(next(&history), Err(Impossible::Over));
        assert_eq!(tournament::check(history.tournament()), [], "{number}");
        for stage in bracket(&history).stages {
            for it in stage {
                // Colours alternate in a match.
                assert!(it.games.windows(2).all(|two| two[0].white != two[1].white));
            }
        }
        let document = Document::from(history.tournament().clone());
        for edition in [Edition::Trf2016, Edition::Trf2026] {
            let read = trf::read(&trf::write(&document, edition));
            assert_eq!(read.faults, [], "{number}");
            assert_eq!(read.tournament.format, Format::Knockout(rules.clone()));
            assert_eq!(rules.bracket(&read.tournament).winner(), Some(winner));
        }
        while let Some(before) = steps.pop() {
            assert_eq!(history.tournament(), &before);
            if !steps.is_empty() {
                history.undo().expect("there was a step");
            }
        }
    }
}

#[test]
fn a_game_that_is_none_of_the_bracket_is_named() {
    let file = "192 CUSTOM_KNOCKOUT\nXXK 1 A\n\
001    1      One                               2500                             1.0    1     2 w 1\n\
001    2      Two                               2400                             0.0    2     1 b 0\n\
001    3      Three                             2300                             1.0    3     4 w 1\n\
001    4      Four                              2200                             0.0    4     3 b 0\n";
    let read = trf::read(file);
    assert_eq!(read.faults, []);
    let stray = Impossible::NotInBracket {
        round: 1,
        player: 0,
    };
    assert_eq!(tournament::pair(&read.tournament), Err(stray));
    assert!(stray.to_string().contains("player 1 in round 1"));
    let rules = Knockout {
        games: 1,
        faster: Vec::new(),
        armageddon: true,
    };
    assert_eq!(read.tournament.format, Format::Knockout(rules));
    let damaged = trf::read(&file.replace("XXK 1 A", "XXK 1 q A"));
    assert_eq!(
        damaged.faults[0].to_string(),
        "line 2, column 7: expected a number, found `q`"
    );
    assert_eq!(
        damaged.tournament.format,
        Format::Knockout(Knockout::default())
    );
}
