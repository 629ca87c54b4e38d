//! The review log: every attempt at a puzzle as it was, appended and never changed.
//!
//! It is raw, so that ratings and memories can be computed anew by another method. As a file it is JSON or CSV, both with the
//! names and versions of the methods that were used; docs/puzzles.md describes them.

use crate::rating::PlayerRating;
use crate::repetition::{Grade, Memory};
use crate::{Rating, rating};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// An attempt at a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// Time of its end, in milliseconds since 1970-01-01 UTC.
    pub at: u64,
    /// The set of the puzzle.
    pub set: String,
    /// Its name in the set.
    pub puzzle: String,
    /// Occasion of the attempt: `rated`, `theme`, `storm`, `survival`, `daily`, `repetition`, …
    pub mode: String,
    /// True if the first try was right.
    pub solved: bool,
    /// True if a hint was taken or the first win found was a slower one.
    pub helped: bool,
    /// The time it took, in milliseconds.
    pub millis: u64,
    /// The puzzle's rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle_rating: Option<Rating>,
    /// The solver's rating after it, if it was rated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<PlayerRating>,
    /// Its grade for the repetition, if the puzzle is in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grade: Option<Grade>,
    /// Keys of the puzzle's themes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub themes: Vec<String>,
}

/// The methods by which ratings and memories were computed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Methods {
    rating: String,
    repetition: String,
}

impl Methods {
    fn ours() -> Methods {
        Methods {
            rating: format!("Glicko-2, tau {}", rating::TAU),
            repetition: "FSRS-6, default parameters".to_owned(),
        }
    }
}

const FORMAT: &str = "Sessa puzzle reviews";
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct File {
    format: String,
    version: u32,
    methods: Methods,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start_rating: Option<u16>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    best_runs: BTreeMap<String, u32>,
    reviews: Vec<Review>,
}

/// Record of a solver besides the reviews. Files of the first programs lack it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SolverRecord {
    /// The level that was chosen first.
    pub start_rating: Option<u16>,
    /// The most puzzles solved in a run of each kind.
    pub best_runs: BTreeMap<String, u32>,
}

/// The reason why a file of reviews, or a line of it, cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogError {
    /// It is not JSON as expected, at this line and column.
    Json(usize, usize, String),
    /// It is of another kind or version.
    Format,
    /// The header of a CSV names no such column.
    Header(&'static str),
    /// A line of a CSV, and what its column holds that it should not.
    Value(usize, &'static str, String),
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(line, column, what) => write!(f, "line {line}, column {column}: {what}"),
            Self::Format => write!(
                f,
                "this is no file of “{FORMAT}”, version {VERSION}; export it again"
            ),
            Self::Header(column) => write!(f, "line 1: the header names no column {column}"),
            Self::Value(line, column, text) => {
                write!(
                    f,
                    "line {line}, {column}: `{text}` cannot be read; the line is left out"
                )
            }
        }
    }
}

impl std::error::Error for LogError {}

/// The log as JSON.
pub fn to_json(reviews: &[Review], solver: &SolverRecord) -> String {
    let file = File {
        format: FORMAT.to_owned(),
        version: VERSION,
        methods: Methods::ours(),
        start_rating: solver.start_rating,
        best_runs: solver.best_runs.clone(),
        reviews: reviews.to_vec(),
    };
    serde_json::to_string_pretty(&file).expect("texts and numbers can be written")
}

/// A log of JSON.
///
/// # Errors
/// It is not one, and where.
pub fn from_json(text: &str) -> Result<(Vec<Review>, SolverRecord), LogError> {
    let file: File = serde_json::from_str(text)
        .map_err(|error| LogError::Json(error.line(), error.column(), error.to_string()))?;
    if file.format != FORMAT || file.version != VERSION {
        return Err(LogError::Format);
    }
    let solver = SolverRecord {
        start_rating: file.start_rating,
        best_runs: file.best_runs,
    };
    Ok((file.reviews, solver))
}

/// The columns of the CSV.
const COLUMNS: [&str; 16] = [
    "at",
    "set",
    "puzzle",
    "mode",
    "solved",
    "helped",
    "millis",
    "puzzle_rating",
    "puzzle_deviation",
    "rating",
    "deviation",
    "volatility",
    "grade",
    "rating_method",
    "repetition_method",
    "themes",
];
/// The last column, which logs of the first program do not have.
const THEMES: usize = COLUMNS.len() - 1;

/// The log as CSV, with a header.
pub fn to_csv(reviews: &[Review]) -> String {
    let methods = Methods::ours();
    let mut out = COLUMNS.join(",");
    out.push('\n');
    for review in reviews {
        let number = |number: Option<f64>| number.map_or_else(String::new, |n| n.to_string());
        let (puzzle, player) = (review.puzzle_rating, review.rating);
        let fields = [
            review.at.to_string(),
            review.set.clone(),
            review.puzzle.clone(),
            review.mode.clone(),
            review.solved.to_string(),
            review.helped.to_string(),
            review.millis.to_string(),
            number(puzzle.map(|rating| rating.rating)),
            number(puzzle.map(|rating| rating.deviation)),
            number(player.map(|rating| rating.rating)),
            number(player.map(|rating| rating.deviation)),
            number(player.map(|rating| rating.volatility)),
            review.grade.map_or("", Grade::key).to_owned(),
            methods.rating.clone(),
            methods.repetition.clone(),
            review.themes.join(" "),
        ];
        csv_fields::write_fields(&fields, &mut out);
    }
    out
}

/// A log of CSV: the reviews, and what could not be read.
///
/// # Errors
/// The header lacks a column.
pub fn from_csv(text: &str) -> Result<(Vec<Review>, Vec<LogError>), LogError> {
    let mut lines = text.lines().enumerate();
    let header = lines.next().map_or("", |(_, line)| line);
    let names: Vec<_> = header.trim_start_matches('\u{feff}').split(',').collect();
    let mut places = [usize::MAX; COLUMNS.len()];
    for (n, column) in COLUMNS.into_iter().enumerate() {
        match names.iter().position(|&name| name == column) {
            Some(place) => places[n] = place,
            None if n == THEMES => {}
            None => return Err(LogError::Header(column)),
        }
    }
    let (mut reviews, mut errors) = (Vec::new(), Vec::new());
    for (n, line) in lines.filter(|(_, line)| !line.is_empty()) {
        let fields = crate::csv::fields(line).unwrap_or_default();
        let field = |column: usize| fields.get(places[column]).map_or("", |text| text);
        match review(&field) {
            Ok(review) => reviews.push(review),
            Err(column) => {
                let text = chess::excerpt(field(column));
                errors.push(LogError::Value(n + 1, COLUMNS[column], text));
            }
        }
    }
    Ok((reviews, errors))
}

/// The review of a line, or the column that cannot be read.
fn review<'a>(field: &impl Fn(usize) -> &'a str) -> Result<Review, usize> {
    fn read<T: std::str::FromStr>(text: &str, column: usize) -> Result<T, usize> {
        text.parse().map_err(|_| column)
    }
    let real = |column: usize| match field(column) {
        "" => Ok(None),
        text => match text.parse::<f64>() {
            Ok(number) if number.is_finite() => Ok(Some(number)),
            _ => Err(column),
        },
    };
    let puzzle_rating = match (real(7)?, real(8)?) {
        (Some(rating), Some(deviation)) => Some(Rating { rating, deviation }),
        (None, None) => None,
        (None, _) => return Err(7),
        (_, None) => return Err(8),
    };
    let rating = match (real(9)?, real(10)?, real(11)?) {
        (Some(rating), Some(deviation), Some(volatility)) => Some(PlayerRating {
            rating,
            deviation,
            volatility,
        }),
        (None, None, None) => None,
        (None, ..) => return Err(9),
        (_, None, _) => return Err(10),
        (.., None) => return Err(11),
    };
    Ok(Review {
        at: read(field(0), 0)?,
        set: field(1).to_owned(),
        puzzle: field(2).to_owned(),
        mode: field(3).to_owned(),
        solved: read(field(4), 4)?,
        helped: read(field(5), 5)?,
        millis: read(field(6), 6)?,
        puzzle_rating,
        rating,
        grade: match field(12) {
            "" => None,
            key => Some(Grade::from_key(key).ok_or(12usize)?),
        },
        themes: field(THEMES)
            .split_whitespace()
            .map(str::to_owned)
            .collect(),
    })
}

/// Both logs in one, in the order of time; what is in both is in it once.
pub fn merge(mut one: Vec<Review>, other: Vec<Review>) -> Vec<Review> {
    one.extend(other);
    one.sort_by(|a, b| {
        let key = |review: &Review| (review.at, review.set.clone(), review.puzzle.clone());
        key(a).cmp(&key(b))
    });
    one.dedup();
    one
}

/// A puzzle in the repetition.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Card {
    /// The memory after the last review.
    pub memory: Memory,
    /// Time of the last review, in milliseconds since 1970.
    pub last: u64,
    /// Time at which it is due: as likely forgotten as the solver wishes.
    pub due: u64,
    /// Grade of the last review: the reason why it comes back.
    pub why: Grade,
    /// Number of times it was wrong.
    pub lapses: u32,
}

const DAY: u64 = 24 * 60 * 60 * 1000;

impl Card {
    /// The card after a review at this time. Before the first there is none.
    pub fn after(before: Option<&Card>, grade: Grade, at: u64, retention: f64) -> Card {
        let memory = match before {
            None => Memory::first(grade),
            Some(card) => {
                let days = at.saturating_sub(card.last) / DAY;
                card.memory
                    .after(grade, u32::try_from(days).unwrap_or(u32::MAX))
            }
        };
        let wait = memory.interval(retention) * DAY as f64;
        Card {
            memory,
            last: at,
            due: at.saturating_add(wait as u64),
            why: grade,
            lapses: before.map_or(0, |card| card.lapses) + u32::from(grade == Grade::Again),
        }
    }
}

/// The puzzles in the repetition, by set and name: those that have a grade. The reviews are in the order of time.
pub fn cards(reviews: &[Review], retention: f64) -> BTreeMap<(&str, &str), Card> {
    let mut cards: BTreeMap<(&str, &str), Card> = BTreeMap::new();
    for review in reviews {
        if let Some(grade) = review.grade {
            let key = (review.set.as_str(), review.puzzle.as_str());
            let card = Card::after(cards.get(&key), grade, review.at, retention);
            cards.insert(key, card);
        }
    }
    cards
}
