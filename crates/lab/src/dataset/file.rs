//! Rows of games as they stand in the file of an experiment.

use serde::{Deserialize, Serialize};

use super::{Dataset, GameResult, GameTags};
use crate::features::Features;

/// Data in a file: games name their rows and players by number.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DatasetFile {
    without_games: bool,
    names: Vec<String>,
    features: Vec<Features>,
    games: Vec<Game>,
}

/// Result, players, ratings, year, rows.
type Game = (
    GameResult,
    [u32; 2],
    [Option<u16>; 2],
    Option<u16>,
    Vec<u32>,
);

/// A number in the data for which there is no name or no features.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchNumber {
    /// The game, from 1.
    pub game: usize,
    /// The number.
    pub number: u32,
}

impl std::fmt::Display for NoSuchNumber {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let NoSuchNumber { game, number } = self;
        write!(
            f,
            "game {game} of the data names number {number}, which is not there"
        )
    }
}

impl std::error::Error for NoSuchNumber {}

impl From<Dataset> for DatasetFile {
    fn from(data: Dataset) -> DatasetFile {
        let games = data.games().map(|(game, rows)| {
            (
                game.result,
                game.players,
                game.ratings,
                game.year,
                rows.to_vec(),
            )
        });
        DatasetFile {
            without_games: data.is_without_games(),
            names: data.names().to_vec(),
            features: data.features().to_vec(),
            games: games.collect(),
        }
    }
}

impl TryFrom<DatasetFile> for Dataset {
    type Error = NoSuchNumber;

    fn try_from(file: DatasetFile) -> Result<Dataset, NoSuchNumber> {
        let mut data = if file.without_games {
            Dataset::without_games()
        } else {
            Dataset::new()
        };
        for (index, (result, players, ratings, year, rows)) in file.games.into_iter().enumerate() {
            let missing = |number| NoSuchNumber {
                game: index + 1,
                number,
            };
            let name = |number: u32| {
                let name = file.names.get(number as usize).cloned();
                name.ok_or_else(|| missing(number))
            };
            let tags = GameTags {
                players: [name(players[0])?, name(players[1])?],
                ratings,
                year,
            };
            let rows: Vec<Features> = rows
                .into_iter()
                .map(|number| {
                    let features = file.features.get(number as usize).copied();
                    features.ok_or_else(|| missing(number))
                })
                .collect::<Result<_, _>>()?;
            data.push(result, &tags, &rows);
        }
        Ok(data)
    }
}
