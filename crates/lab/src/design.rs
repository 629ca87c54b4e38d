//! Design matrix: the columns of the rows that an experiment uses, equal ones kept once.

use std::collections::HashMap;
use std::sync::Arc;

use crate::dataset::Dataset;
use crate::logistic::Observations;
use crate::settings::Settings;
use crate::terms::{Column, Term};

/// The reason why there is nothing to fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DesignError {
    /// No game is there, or none has a quiet position.
    NoRows,
    /// There are games, but none is of this player, these years, these ratings and this phase.
    NothingSelected,
    /// All games that would be used were drawn, and draws are dropped.
    OnlyDraws,
    /// The player's strength is wanted, but no player is named.
    NoPlayer,
}

impl std::fmt::Display for DesignError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            DesignError::NoRows => "no game has a quiet position: add games",
            DesignError::NothingSelected => {
                "no game is of this player, these years, these ratings and this phase: widen the choice"
            }
            DesignError::OnlyDraws => {
                "all games were drawn: add games that somebody won, or count draws as half"
            }
            DesignError::NoPlayer => "the term `player` needs the name of a player",
        })
    }
}

impl std::error::Error for DesignError {}

/// The rows that an experiment uses.
#[derive(Clone, Debug)]
pub struct Design {
    columns: Vec<Column>,
    /// The different vectors, one after the other.
    vectors: Arc<[f64]>,
    /// Numbers of vectors, game by game.
    rows: Vec<u32>,
    /// White's points of each game, and the end of its rows.
    games: Vec<(f64, u32)>,
    /// Games used of which a rating is not known.
    unrated: usize,
}

impl Design {
    /// The rows of the data that the settings choose.
    pub fn new(data: &Dataset, settings: &Settings) -> Result<Design, DesignError> {
        if settings.terms.contains(&Term::Player) && settings.players.is_empty() {
            return Err(DesignError::NoPlayer);
        }
        if data.row_count() == 0 {
            return Err(DesignError::NoRows);
        }
        let columns = Column::of(&settings.terms);
        let wanted = settings.wanted(data.names());
        let rated = settings.terms.contains(&Term::Rating);
        let signed = settings.terms.contains(&Term::Player);
        let mut numbers: HashMap<Vec<u64>, u32> = HashMap::new();
        // Most rows need no vector of their own: the same features of games that are alike have been seen.
        let mut known: HashMap<(u32, i8, i32), u32> = HashMap::new();
        let (mut vectors, mut rows, mut games) = (Vec::new(), Vec::new(), Vec::new());
        let (mut unrated, mut drawn) = (0, false);
        for (game, numbers_of_features) in data.games() {
            let Some(side) = settings.side(game, &wanted) else {
                continue;
            };
            let side = if signed { side } else { 0 };
            let rating = match game.ratings {
                [Some(white), Some(black)] if rated => i32::from(white) - i32::from(black),
                _ => 0,
            };
            let before = rows.len();
            for &features in numbers_of_features {
                let phase = data.features()[features as usize].phase;
                if !settings.phase.contains(Some(u16::from(phase))) {
                    continue;
                }
                rows.push(*known.entry((features, side, rating)).or_insert_with(|| {
                    let features = &data.features()[features as usize];
                    let value = |column: &Column| column.value(features, side, rating);
                    let vector: Vec<f64> = columns.iter().map(value).collect();
                    let key = vector.iter().map(|value| value.to_bits()).collect();
                    let new = numbers.len() as u32;
                    *numbers.entry(key).or_insert_with(|| {
                        vectors.extend(vector);
                        new
                    })
                }));
            }
            if rows.len() == before {
                continue;
            }
            let Some(score) = settings.score(game.result) else {
                drawn = true;
                rows.truncate(before);
                continue;
            };
            unrated += usize::from(game.ratings.contains(&None));
            games.push((score, rows.len() as u32));
        }
        if games.is_empty() {
            return Err(if drawn {
                DesignError::OnlyDraws
            } else {
                DesignError::NothingSelected
            });
        }
        Ok(Design {
            columns,
            vectors: vectors.into(),
            rows,
            games,
            unrated,
        })
    }

    /// The columns.
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// The number of columns.
    pub fn width(&self) -> usize {
        self.columns.len()
    }

    /// The number of rows.
    pub fn row_count(&self) -> usize {
        self.rows.len()
    }

    /// The number of games.
    pub fn game_count(&self) -> usize {
        self.games.len()
    }

    /// The number of different vectors, those of rows that were dropped among them.
    pub fn vector_count(&self) -> usize {
        self.vectors.len() / self.width()
    }

    /// The number of games of which a rating is not known.
    pub fn unrated(&self) -> usize {
        self.unrated
    }

    /// White's points and the rows, as numbers of vectors, of each game.
    pub fn games(&self) -> impl ExactSizeIterator<Item = (f64, &[u32])> {
        (0..self.games.len()).map(|number| {
            let start = number
                .checked_sub(1)
                .map_or(0, |before| self.games[before].1);
            let (score, end) = self.games[number];
            (score, &self.rows[start as usize..end as usize])
        })
    }

    /// A vector.
    pub fn vector(&self, number: u32) -> &[f64] {
        &self.vectors[number as usize * self.width()..][..self.width()]
    }

    /// All rows, with counts.
    pub fn observations(&self) -> Observations {
        self.weighted(|_| 1)
    }

    /// The rows of games of which each counts so often.
    pub fn weighted(&self, mut times: impl FnMut(usize) -> u32) -> Observations {
        let mut counts = vec![(0.0, 0.0); self.vector_count()];
        for (number, (score, rows)) in self.games().enumerate() {
            let times = f64::from(times(number));
            if times > 0.0 {
                for &row in rows {
                    let (weight, points) = &mut counts[row as usize];
                    *weight += times;
                    *points += times * score;
                }
            }
        }
        Observations::new(self.vectors.clone(), self.width(), counts)
    }
}

#[cfg(test)]
mod tests;
