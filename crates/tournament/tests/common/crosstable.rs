//! Tournaments by their crosstables: a row for each player, a word for each round.

use chess::Color;
use tournament::tournament::{Bye, Entry, Outcome, Player, Tournament};

/// A tournament from rows such as `2w1 3b= 4w+ 5b- U H F Z`: opponent, colour and result, or a bye by its code. Player
/// number one is rated 2400, the next ones 50 less each.
pub fn crosstable(rows: &[&str]) -> Tournament {
    let players = rows.iter().enumerate().map(|(index, row)| Player {
        name: format!("Player {}", index + 1),
        rating: 2400 - 50 * index as u16,
        entries: row.split_whitespace().map(entry).collect(),
        ..Player::default()
    });
    let mut tournament = Tournament {
        players: players.collect(),
        ..Tournament::default()
    };
    tournament.rounds = tournament.paired_rounds();
    tournament
}

fn entry(word: &str) -> Entry {
    let Some((number, [color, result])) = word
        .find(['w', 'b'])
        .map(|at| (&word[..at], [&word[at..=at], &word[at + 1..]]))
    else {
        return Entry::Bye(match word {
            "U" => Bye::PairingAllocated,
            "F" => Bye::Full,
            "H" => Bye::Half,
            "Z" => Bye::Zero,
            other => panic!("{other} is no round"),
        });
    };
    let opponent = number.parse::<usize>().expect("an opponent") - 1;
    let color = if color == "w" {
        Color::White
    } else {
        Color::Black
    };
    let outcome = match result {
        "1" => Outcome::Win,
        "=" => Outcome::Draw,
        "0" => Outcome::Loss,
        "*" => return Entry::Pending { opponent, color },
        result => {
            return Entry::Forfeit {
                opponent,
                color: Some(color),
                won: result == "+",
            };
        }
    };
    Entry::Game {
        opponent,
        color,
        outcome,
        rated: true,
    }
}
