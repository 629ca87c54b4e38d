//! Tournaments played by a generator of numbers: the same in every run.

#![allow(dead_code)] // Not every test needs all of it.

use chess::Color;
use tournament::event::{Event, GameResult, History};
use tournament::pairing::Impossible;
use tournament::points::Points;
use tournament::tournament::{
    Acceleration, Bye, Forbidden, Outcome, Player, RequestedBye, Tournament,
};

/// A linear congruential generator.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % limit as u64) as usize
    }
}

pub fn player(name: &str, rating: u16) -> Player {
    Player {
        name: name.to_owned(),
        rating,
        ..Player::default()
    }
}

/// A tournament of `players` and `rounds` before its first round.
pub fn start(players: usize, rounds: usize) -> History {
    let mut history = History::new(Tournament {
        name: "Test".to_owned(),
        rounds,
        ..Tournament::default()
    });
    for number in 1..=players {
        let entered = history.apply(Event::Enter(player(
            &format!("Player {number}"),
            2600 - 8 * number as u16,
        )));
        entered.expect("all have names of their own");
    }
    history
        .apply(Event::InitialColor(Color::White))
        .expect("a lot can be drawn");
    history
}

/// One round: pairs, and results by chance in which the better rated player wins more often.
pub fn play_round(
    history: &mut History,
    random: &mut Random,
    forfeits: bool,
) -> Result<(), Impossible> {
    let pairs = tournament::pair(history.tournament())?;
    history
        .apply(Event::Pair(pairs.clone()))
        .expect("what was paired can be published");
    let round = history.tournament().paired_rounds();
    for pair in pairs {
        let Some(black) = pair.black else { continue };
        let gap = black as i64 - pair.white as i64;
        let result = match random.below(20) as i64 + gap.signum() * 3 {
            ..=6 => (Outcome::Loss, Outcome::Win),
            7..=12 => (Outcome::Draw, Outcome::Draw),
            _ => (Outcome::Win, Outcome::Loss),
        };
        let result = if forfeits && random.below(14) == 0 {
            GameResult::Forfeit {
                white: random.below(3) == 0,
                black: false,
            }
        } else {
            GameResult::Played {
                white: result.0,
                black: result.1,
                rated: true,
            }
        };
        history
            .apply(Event::Result {
                round,
                white: pair.white,
                result,
            })
            .expect("the pair exists");
    }
    Ok(())
}

/// A tournament with everything that happens, by its number. It ends early if no pairing is left.
pub fn simulated(number: u64) -> History {
    let mut random = Random(number);
    let players = 6 + random.below(25);
    let rounds = 3 + random.below(8);
    let eventful = !number.is_multiple_of(3);
    let mut history = start(players, rounds);
    if number % 5 == 1 {
        let mut tournament = history.tournament().clone();
        tournament.acceleration = Acceleration::Baku { ga: None };
        history = History::new(tournament);
    }
    if number % 4 == 2 {
        let two = vec![random.below(players), random.below(players)];
        let forbidden = Forbidden {
            players: two,
            rounds: (1, rounds),
        };
        history
            .apply(Event::Forbid(forbidden))
            .expect("both are there");
    }
    for round in 1..=rounds {
        if eventful {
            for player in 0..players {
                if random.below(15) == 0 {
                    let bye = [Bye::Half, Bye::Zero, Bye::Zero, Bye::Full][random.below(4)];
                    let request = RequestedBye { player, round, bye };
                    history
                        .apply(Event::RequestBye(request))
                        .expect("the round is to come");
                }
            }
            if random.below(6) == 0 {
                history
                    .apply(Event::Withdraw(random.below(players)))
                    .expect("there is one");
            }
        }
        if play_round(&mut history, &mut random, eventful).is_err() {
            break;
        }
    }
    history
}

/// All scores in order, for messages.
pub fn scores(tournament: &Tournament) -> Vec<Points> {
    let rounds = tournament.paired_rounds();
    (0..tournament.players.len())
        .map(|player| tournament.score(player, rounds))
        .collect()
}
