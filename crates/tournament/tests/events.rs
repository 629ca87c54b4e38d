//! Events that are refused, with their reasons, and a player who comes back.

use tournament::event::{Event, History};
use tournament::tournament::Player;
use tournament::{Format, Tournament};

fn named(name: &str) -> Player {
    Player {
        name: name.to_owned(),
        rating: 2000,
        ..Player::default()
    }
}

#[test]
fn refusals_are_sentences_that_name_what_is_meant() {
    let mut history = History::new(Tournament {
        format: Format::Swiss,
        rounds: 3,
        ..Tournament::default()
    });
    let enter = |name: &str| Event::Enter(named(name));
    history.apply(enter("Alpha, Ann")).expect("the first");
    let before = history.clone();
    for (event, told) in [
        (enter("Alpha, Ann"), "Alpha, Ann has entered already"),
        (Event::Withdraw(7), "there is no player 8"),
    ] {
        let refusal = history.apply(event).expect_err("it cannot be");
        assert_eq!(refusal.to_string(), told);
        assert_eq!(history, before, "nothing has changed");
    }
}

#[test]
fn a_player_enters_as_one_who_is_there() {
    let mut history = History::new(Tournament::default());
    let gone = Player {
        withdrawn: true,
        ..named("Beta, Bob")
    };
    history.apply(Event::Enter(gone)).expect("the first");
    assert!(!history.tournament().players[0].withdrawn);
}
