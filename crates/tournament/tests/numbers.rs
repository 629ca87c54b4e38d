//! Pairing numbers after late entries (C.04.2, article 2; C.04.7, 1.3).

#[path = "common/generator.rs"]
mod generator;

use generator::{Random, play_round, player, start};
use tournament::event::{Event, History, Refusal};
use tournament::tournament::{Acceleration, Bye, Entry, Tournament};

/// True if both entries of every pair name each other.
fn is_mutual(tournament: &Tournament) -> bool {
    tournament.players.iter().enumerate().all(|(player, it)| {
        it.entries.iter().enumerate().all(|(round, entry)| {
            let back = |opponent: usize| tournament.players[opponent].entries[round].opponent();
            entry
                .opponent()
                .is_none_or(|opponent| back(opponent) == Some(player))
        })
    })
}

#[test]
fn a_late_entry_comes_to_its_place_and_the_last_of_group_ga_stays() {
    let mut tournament = start(8, 6).tournament().clone();
    tournament.acceleration = Acceleration::Baku { ga: None };
    let mut history = History::new(tournament);
    let mut random = Random(3);
    play_round(&mut history, &mut random, false).expect("a first round");
    let last_of_ga = history.tournament().players[3].name.clone();
    history
        .apply(Event::Enter(player("Late", 2800)))
        .expect("a new name");
    history
        .apply(Event::Sort)
        .expect("one round has been paired");
    let now = history.tournament();
    assert_eq!(now.players[0].name, "Late");
    assert_eq!(now.players[0].entries, [Entry::Bye(Bye::Zero)]);
    assert_eq!(now.acceleration, Acceleration::Baku { ga: Some(5) });
    assert_eq!(now.players[4].name, last_of_ga);
    assert!(is_mutual(now));
}

#[test]
fn numbers_are_final_after_the_fourth_round() {
    let mut history = start(12, 6);
    let mut random = Random(3);
    for round in 1..=5 {
        play_round(&mut history, &mut random, false).expect("twelve players have five rounds");
        let expected = if round > 4 {
            Err(Refusal::NumbersFinal)
        } else {
            Ok(())
        };
        assert_eq!(history.apply(Event::Sort), expected, "{round}");
    }
}
