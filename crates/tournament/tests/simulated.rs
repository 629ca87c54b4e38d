//! Simulated tournaments: the absolute criteria, replay, taking back, files, and one number for all their pairs.

#[path = "common/generator.rs"]
mod generator;

use chess::Color;
use generator::simulated;
use tournament::event::{Event, History};
use tournament::swiss;
use tournament::tournament::{Bye, Entry, Tournament};
use tournament::trf::{self, Document, Edition};

const TOURNAMENTS: u64 = 240;

/// Criteria C1, C2 and C3 after the fact.
fn obeys_absolute_criteria(number: u64, tournament: &Tournament) {
    for (player, it) in tournament.players.iter().enumerate() {
        let mut met = Vec::new();
        let mut colors: Vec<Color> = Vec::new();
        let mut unplayed_win = false;
        for (round, &entry) in it.entries.iter().enumerate() {
            let last = round + 1 == tournament.rounds;
            match entry {
                Entry::Game {
                    opponent, color, ..
                } => {
                    assert!(
                        !met.contains(&opponent),
                        "{number}: {player} meets {opponent} twice"
                    );
                    met.push(opponent);
                    colors.push(color);
                    let whites = colors
                        .iter()
                        .filter(|&&color| color == Color::White)
                        .count() as i32;
                    let difference = 2 * whites - colors.len() as i32;
                    let thrice = colors.len() > 2
                        && colors[colors.len() - 3..].iter().all(|&it| it == color);
                    assert!(
                        last || difference.abs() <= 2 && !thrice,
                        "{number}: colours of {player}: {colors:?}"
                    );
                }
                Entry::Bye(Bye::PairingAllocated) => {
                    assert!(
                        !unplayed_win,
                        "{number}: {player} has won a round without playing"
                    );
                    unplayed_win = true;
                }
                Entry::Bye(Bye::Full) | Entry::Forfeit { won: true, .. } => unplayed_win = true,
                _ => {}
            }
        }
    }
    for round in 0..tournament.paired_rounds() {
        let byes = tournament
            .players
            .iter()
            .filter(|it| it.entries[round] == Entry::Bye(Bye::PairingAllocated));
        assert!(byes.count() <= 1, "{number}");
    }
}

#[test]
fn c1_to_c3_hold_and_the_pairs_are_those_that_were_compared() {
    let mut digest: u64 = 0xcbf2_9ce4_8422_2325;
    let mut rounds = 0;
    for number in 0..TOURNAMENTS {
        let history = simulated(number);
        let tournament = history.tournament();
        obeys_absolute_criteria(number, tournament);
        rounds += tournament.paired_rounds();
        for entry in tournament.players.iter().flat_map(|it| &it.entries) {
            let color = match *entry {
                Entry::Game { color, .. } | Entry::Pending { color, .. } => Some(color),
                Entry::Forfeit { color, .. } => color,
                Entry::Bye(_) => None,
            };
            let value = entry.opponent().map_or(0, |it| {
                2 * it + 2 + usize::from(color == Some(Color::White))
            });
            digest = (digest ^ value as u64).wrapping_mul(0x0100_0000_01b3);
        }
    }
    // These tournaments, written as TRF, were checked by the reference program (docs/tournaments.md).
    assert_eq!((rounds, digest), (ROUNDS, DIGEST));
}

const ROUNDS: usize = 1498;
const DIGEST: u64 = 6_661_737_223_377_408_031;

#[test]
fn a_replay_is_the_same_tournament_and_every_step_can_be_taken_back() {
    for number in 0..40 {
        let mut history = simulated(number);
        let mut again = History::new(first(&history));
        let mut steps = vec![again.tournament().clone()];
        for event in history.events() {
            again.apply(event.clone()).expect("it was possible");
            steps.push(again.tournament().clone());
        }
        assert_eq!(again, history);
        while let Some(before) = steps.pop() {
            assert_eq!(history.tournament(), &before, "{number}");
            if history.undo().is_none() {
                assert!(steps.is_empty());
            }
        }
    }
}

/// The tournament at the beginning of a history.
fn first(history: &History) -> Tournament {
    let mut history = history.clone();
    while history.undo().is_some() {}
    history.tournament().clone()
}

#[test]
fn a_file_that_was_written_is_read_as_the_same_and_checked_without_difference() {
    for number in 0..TOURNAMENTS {
        let tournament = simulated(number).tournament().clone();
        let document = Document::from(tournament);
        for edition in [Edition::Trf2016, Edition::Trf2026] {
            let text = trf::write(&document, edition);
            let read = trf::read(&text);
            assert_eq!(read.faults, [], "{number}\n{text}");
            assert_eq!(trf::write(&read, edition), text);
            for (was, is) in document
                .tournament
                .players
                .iter()
                .zip(&read.tournament.players)
            {
                assert_eq!(was.entries, is.entries);
                assert_eq!((&was.name, was.rating), (&is.name, is.rating));
            }
            assert_eq!(
                read.tournament.initial_color,
                document.tournament.initial_color
            );
            let different: Vec<usize> = tournament::check(&read.tournament)
                .into_iter()
                .map(|(round, _)| round)
                .collect();
            assert!(different.is_empty(), "{number}: {different:?}");
        }
    }
}

#[test]
fn every_pair_has_its_reason() {
    for number in 0..60 {
        let history = simulated(number);
        let tournament = history.tournament();
        for round in 1..=tournament.paired_rounds() {
            let before = tournament.before(round);
            let reasons = swiss::explain(&before).expect("it was paired");
            let pairs = tournament::pair(&before).expect("it was paired");
            assert_eq!(
                reasons.iter().map(|it| it.pairing).collect::<Vec<_>>(),
                pairs
            );
            for reason in reasons {
                assert_eq!(reason.color.is_none(), reason.pairing.black.is_none());
                let (high, low) = reason.scores;
                let moved = low.is_some_and(|low| high > low);
                assert_eq!(moved, reason.way == swiss::Way::MovedDown, "{reason:?}");
                assert_eq!(low.unwrap_or(high).min(high), reason.bracket, "{reason:?}");
            }
        }
    }
}

#[test]
fn an_event_that_is_refused_changes_nothing() {
    let mut history = simulated(7);
    let before = history.clone();
    let unknown = history.tournament().players.len();
    let events = [
        Event::Withdraw(unknown),
        Event::Enter(history.tournament().players[0].clone()),
        Event::Pair(Vec::new()),
        Event::Sort,
    ];
    for event in events {
        assert!(history.apply(event).is_err());
        assert_eq!(history, before);
    }
}
