//! The data of an experiment: rows of features, game by game.

mod file;

pub use file::NoSuchNumber;

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::features::Features;

/// Result of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameResult {
    /// Black has won.
    Black,
    /// Nobody has.
    Draw,
    /// White has won.
    White,
}

impl GameResult {
    /// All of them; the place of each is its number in the six-column file.
    pub const ALL: [GameResult; 3] = [GameResult::Black, GameResult::Draw, GameResult::White];

    /// White's points.
    pub fn score(self) -> f64 {
        f64::from(self as u8) / 2.0
    }
}

/// A game with its rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameRecord {
    /// The result.
    pub result: GameResult,
    /// Numbers of the names of White and Black among [`Dataset::names`].
    pub players: [u32; 2],
    /// Ratings of White and Black, where they are known.
    pub ratings: [Option<u16>; 2],
    /// The year, if it is known.
    pub year: Option<u16>,
    /// The end of its rows; they begin where those of the game before it end.
    end: u32,
}

/// Tags of a game: players, year, ratings.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameTags {
    /// Names of White and Black; empty if they are not known.
    pub players: [String; 2],
    /// Their ratings.
    pub ratings: [Option<u16>; 2],
    /// The year it was played in.
    pub year: Option<u16>,
}

/// Rows of games. Equal rows are kept once: a row is a number.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "file::DatasetFile", into = "file::DatasetFile")]
pub struct Dataset {
    /// Different features, in the order of their first appearance.
    features: Vec<Features>,
    /// The rows: numbers of features.
    rows: Vec<u32>,
    games: Vec<GameRecord>,
    names: Vec<String>,
    /// True if the rows came without games, so that each is taken for a game of its own.
    without_games: bool,
    numbers: HashMap<Features, u32>,
    name_numbers: HashMap<String, u32>,
}

impl Dataset {
    /// Data without games.
    pub fn new() -> Dataset {
        Dataset::default()
    }

    /// Data whose rows come without games: each is taken for one.
    pub fn without_games() -> Dataset {
        Dataset {
            without_games: true,
            ..Dataset::default()
        }
    }

    /// Adds a game. One without rows says nothing, and is not kept.
    pub fn push(&mut self, result: GameResult, tags: &GameTags, rows: &[Features]) {
        if rows.is_empty() {
            return;
        }
        for row in rows {
            let new = self.features.len() as u32;
            let number = *self.numbers.entry(*row).or_insert(new);
            if number == new {
                self.features.push(*row);
            }
            self.rows.push(number);
        }
        let players = [self.name(&tags.players[0]), self.name(&tags.players[1])];
        self.games.push(GameRecord {
            result,
            players,
            ratings: tags.ratings,
            year: tags.year,
            end: self.rows.len() as u32,
        });
    }

    /// The number of a name.
    fn name(&mut self, name: &str) -> u32 {
        if let Some(&number) = self.name_numbers.get(name) {
            return number;
        }
        let number = self.names.len() as u32;
        self.names.push(name.to_owned());
        self.name_numbers.insert(name.to_owned(), number);
        number
    }

    /// The games, each with its rows as numbers of [`features`](Self::features).
    pub fn games(&self) -> impl ExactSizeIterator<Item = (&GameRecord, &[u32])> {
        (0..self.games.len()).map(|number| {
            let start = number
                .checked_sub(1)
                .map_or(0, |before| self.games[before].end);
            let game = &self.games[number];
            (game, &self.rows[start as usize..game.end as usize])
        })
    }

    /// The different features.
    pub fn features(&self) -> &[Features] {
        &self.features
    }

    /// The names of players.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The rows of all games.
    pub fn row_count(&self) -> usize {
        self.rows.len()
    }

    /// True if the rows came without games.
    pub fn is_without_games(&self) -> bool {
        self.without_games
    }

    /// The names of all players with the number of their games, the most games first.
    pub fn players(&self) -> Vec<(&str, usize)> {
        let mut counts = vec![0; self.names.len()];
        for (game, _) in self.games() {
            for player in game.players {
                counts[player as usize] += 1;
            }
        }
        let named = self.names.iter().map(String::as_str).zip(counts);
        let mut players: Vec<_> = named.filter(|(name, _)| !name.is_empty()).collect();
        // Stable: of equals the one first seen.
        players.sort_by_key(|&(_, games)| std::cmp::Reverse(games));
        players
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tags(white: &str, black: &str) -> GameTags {
        GameTags {
            players: [white.to_owned(), black.to_owned()],
            ..GameTags::default()
        }
    }

    #[test]
    fn equal_rows_are_kept_once() {
        let even = Features::of_material([0; 5]);
        let pawn = Features::of_material([1, 0, 0, 0, 0]);
        let mut data = Dataset::new();
        data.push(
            GameResult::White,
            &tags("Anna", "Berta"),
            &[even, pawn, even],
        );
        data.push(GameResult::Draw, &tags("Berta", "Carla"), &[]);
        data.push(GameResult::Black, &tags("Berta", ""), &[pawn]);
        assert_eq!(data.features(), [even, pawn]);
        assert_eq!(data.row_count(), 4);
        let games: Vec<_> = data.games().collect();
        assert_eq!(games.len(), 2);
        assert_eq!(games[0].1, [0, 1, 0]);
        assert_eq!(games[1].1, [1]);
        assert_eq!(games[1].0.result, GameResult::Black);
        assert_eq!(games[1].0.players, [1, 2]);
        assert_eq!(data.players(), [("Berta", 2), ("Anna", 1)]);
        assert!(!data.is_without_games() && Dataset::without_games().is_without_games());
    }

    #[test]
    fn results_as_points() {
        let half_points = GameResult::ALL.map(|result| (2.0 * result.score()) as u8);
        assert_eq!(half_points, [0, 1, 2]);
    }
}
