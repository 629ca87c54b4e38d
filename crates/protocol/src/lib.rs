//! Messages between the page and its workers: here the engine's, in [`library`] those about games,
//! in [`puzzle`] those about puzzles, in [`tablebase`] those about endings, in [`lab`] those of the laboratory, in [`embed`] those of a board on somebody else's page.
//!
//! The page sends [`Request`]s, each with an id of its own and a [`Task`]: a search, the judging of a puzzle ([`judge`]), the
//! mining of games ([`mine`]), a match of piece values ([`value_match`]) or a prediction of people's moves ([`people`]). The worker answers with [`Reply`] messages that carry the id back: any number of reports, then
//! exactly one terminal message, such as [`SearchAnswer::Done`] or [`SearchAnswer::Failed`].
//! Before all else a worker says [`Reply::Ready`]; what is sent to it earlier would be lost.
//!
//! A worker that searches hears nothing, so that *stop* would not reach it: the page ends the worker, takes the last [`Info`] for
//! the answer and starts a fresh one (docs/decisions/0003-stop.md). A worker that judges or mines does so in steps, between
//! which it hears [`Task::First`], or another task, which takes the place of the one in progress.
//!
//! This crate does not know how messages travel. Positions and moves go as text (FEN and UCI), so that a message can
//! be read in a debugger and a worker trusts nothing it has not parsed.

pub mod embed;
pub mod judge;
pub mod lab;
mod lab_failure;
pub mod library;
pub mod mine;
pub mod people;
pub mod puzzle;
pub mod request;
pub mod tablebase;
pub mod value_match;

use chess::{Color, Move, Position};
use game::{Robot, tree};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most lines a request may ask for.
pub const MAX_LINES: u8 = 5;

/// Elo of the engine's levels, from level 1: about how strong each is, as docs/engine.md measures it.
pub const LEVEL_ELOS: [u32; 12] = [
    450, 600, 850, 1_100, 1_300, 1_500, 1_700, 1_850, 2_000, 2_250, 2_500, 3_200,
];

/// A request to the engine worker.
pub type Request = request::Request<Task>;

/// A task for the engine worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Task {
    /// Searches a position; answered by [`SearchAnswer`]s, all within one turn of the worker's event loop.
    Search(SearchTask),
    /// Judges the moves of a puzzle; answered by [`judge::JudgeAnswer`]s.
    Judge(judge::JudgeTask),
    /// This move, in UCI, is judged next, and the verdict told (again): about the judging with this request's id.
    First(String),
    /// Makes puzzles of games; answered by [`mine::MineAnswer`]s.
    Mine(mine::MineTask),
    /// The piece of the games that was asked for: about the mining with this request's id.
    Games(mine::MinePiece),
    /// Plays a match with two sets of piece values; answered by [`value_match::MatchAnswer`]s.
    Match(value_match::MatchTask),
    /// Predicts what people would play; answered by a [`people::PeopleAnswer`].
    Predict(people::PeopleTask),
}

/// A search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SearchTask {
    /// The game so far, whose last position is searched.
    pub line: Line,
    /// Play as a robot, or analysis.
    pub mode: SearchMode,
    /// Time or node limit.
    pub time: Time,
}

/// Mode of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SearchMode {
    /// The move that a robot makes.
    Play {
        /// The robot.
        robot: Robot,
        /// Makes the choice of a level below full strength reproducible.
        seed: u32,
    },
    /// The best play, by full strength and the engine's network.
    Analyse {
        /// `MultiPV`: the number of lines to look for, 1 to [`MAX_LINES`].
        lines: u8,
    },
}

impl SearchMode {
    /// The best move and its line.
    pub const BEST: SearchMode = SearchMode::Analyse { lines: 1 };
}

/// A position and how it came about, which repetition needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// The first position, as FEN.
    pub fen: String,
    /// The moves from there, in UCI.
    pub moves: Vec<String>,
}

/// Limit of a search; times are in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Time {
    /// At most this long.
    Move(u64),
    /// As long as is wise with this much left on the clock, and at most `most`.
    Clock {
        /// Time at the beginning of the game.
        base: u64,
        /// Time left.
        left: u64,
        /// Time added for each move.
        increment: u64,
        /// Never longer than this.
        most: u64,
    },
    /// Until so many positions have been visited: the same ones on every device whose engine has as large a table.
    Nodes(u64),
    /// Until the worker is ended.
    Unlimited,
}

/// A message from the worker. `A` is the answer to the request's task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Reply<A> {
    /// The worker is up and takes requests.
    Ready,
    /// About one request.
    To {
        /// The request's id.
        id: u32,
        /// The answer to it.
        answer: A,
    },
}

/// One message about a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SearchAnswer {
    /// Search information so far.
    Info(Info),
    /// Terminal: the search has ended.
    Done {
        /// The move chosen, in UCI; `None` where there is none to make.
        best: Option<String>,
        /// Information of the last iteration.
        info: Info,
        /// Origin of the move.
        origin: MoveOrigin,
    },
    /// Terminal: the request cannot be carried out, for the reason given.
    Failed(String),
}

/// Origin of the move that a search has chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum MoveOrigin {
    /// The engine's search.
    #[default]
    Search,
    /// Prediction of a person's move of the robot's rating, who would have thought for `millis` milliseconds.
    Person {
        /// Thinking time.
        millis: u64,
    },
    /// The robot's level in place of its rating: the network that predicts people's moves is missing.
    Level,
}

/// A search's view of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Info {
    /// Depth of the last completed iteration, in half-moves.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Time spent, in milliseconds.
    pub time: u64,
    /// The lines found, the best first, each with another first move.
    pub lines: Vec<Variation>,
}

/// A principal variation and its score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variation {
    /// For the side on the move.
    pub score: Score,
    /// In UCI; none only where there is no legal move.
    pub moves: Vec<String>,
}

/// An evaluation, for the side on the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// `Mate(n)`, n > 0: mates in n moves. `Mate(-n)`, n ≥ 0: is mated in n moves; `Mate(0)` is mate.
    Mate(i32),
}

impl Score {
    /// The score for White, of the side on the move.
    pub fn for_white(self, turn: Color) -> tree::Score {
        let white = turn == Color::White;
        match self {
            Score::Centipawns(value) => tree::Score::Centipawns(if white { value } else { -value }),
            // Not positive: the side on the move is mated.
            Score::Mate(moves) => {
                let distance = moves.abs().max(1);
                tree::Score::Mate(if (moves > 0) == white {
                    distance
                } else {
                    -distance
                })
            }
        }
    }
}

/// Reason why a [`Line`] cannot be played through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineError {
    /// The first position is not one.
    Fen(String),
    /// A move cannot be made.
    Move {
        /// Its place in the line, from 0.
        index: usize,
        /// Its text.
        text: String,
        /// The reason.
        why: String,
    },
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::Fen(why) => write!(f, "line.fen: {why}"),
            LineError::Move { index, text, why } => {
                write!(f, "line.moves[{index}]: `{text}`: {why}")
            }
        }
    }
}

impl std::error::Error for LineError {}

impl Line {
    /// The line that starts at `start` and makes `moves`, each written for the position it is made in.
    pub fn new(start: &Position, moves: impl IntoIterator<Item = Move>) -> Line {
        let mut position = start.clone();
        let moves = moves
            .into_iter()
            .map(|mv| {
                let text = position.to_uci(mv).to_string();
                position.play(mv);
                text
            })
            .collect();
        Line {
            fen: start.to_fen(),
            moves,
        }
    }

    /// The first position and the moves from there.
    pub fn moves(&self) -> Result<(Position, Vec<Move>), LineError> {
        let start =
            Position::from_fen(&self.fen).map_err(|error| LineError::Fen(error.to_string()))?;
        let mut position = start.clone();
        let mut moves = Vec::with_capacity(self.moves.len());
        for (index, text) in self.moves.iter().enumerate() {
            let mv = position.parse_uci(text).map_err(|error| LineError::Move {
                index,
                text: text.clone(),
                why: error.to_string(),
            })?;
            moves.push(mv);
            position.play(mv);
        }
        Ok((start, moves))
    }

    /// The last position and the keys of those before it, oldest first.
    pub fn play(&self) -> Result<(Position, Vec<u64>), LineError> {
        let (mut position, moves) = self.moves()?;
        let key_before = |mv| {
            let key = position.key();
            position.play(mv);
            key
        };
        let keys = moves.into_iter().map(key_before).collect();
        Ok((position, keys))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Square;

    #[test]
    fn a_request_survives_the_journey() {
        let request = Request {
            id: 7,
            task: Task::Search(SearchTask {
                line: Line::new(
                    &Position::default(),
                    [Move::new(Square::E2, Square::E4, None)],
                ),
                mode: SearchMode::Play {
                    robot: Robot::at_level(3),
                    seed: 42,
                },
                time: Time::Clock {
                    base: 60_000,
                    left: 60_000,
                    increment: 1_000,
                    most: 5_000,
                },
            }),
        };
        let text = serde_json::to_string(&request).expect("plain data");
        assert_eq!(
            serde_json::from_str::<Request>(&text).expect("what was written"),
            request
        );
    }

    #[test]
    fn an_analysis_survives_the_journey() {
        let request = Request {
            id: 8,
            task: Task::Search(SearchTask {
                line: Line::new(&Position::default(), []),
                mode: SearchMode::Analyse { lines: MAX_LINES },
                time: Time::Nodes(200_000),
            }),
        };
        let text = serde_json::to_string(&request).expect("plain data");
        assert_eq!(
            serde_json::from_str::<Request>(&text).expect("what was written"),
            request
        );

        let variation = |score, moves: &[&str]| Variation {
            score,
            moves: moves.iter().map(ToString::to_string).collect(),
        };
        let reply = Reply::To {
            id: 8,
            answer: SearchAnswer::Info(Info {
                depth: 12,
                nodes: 200_000,
                time: 250,
                lines: vec![
                    variation(Score::Mate(3), &["e2e4", "e7e5"]),
                    variation(Score::Centipawns(-31), &["g1f3"]),
                ],
            }),
        };
        let text = serde_json::to_string(&reply).expect("plain data");
        assert_eq!(
            serde_json::from_str::<Reply<SearchAnswer>>(&text).expect("what was written"),
            reply
        );
    }

    #[test]
    fn castling_is_written_as_users_write_it() {
        let start = Position::from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").expect("legal");
        let line = Line::new(
            &start,
            [
                Move::new(Square::E1, Square::H1, None),
                Move::new(Square::E8, Square::A8, None),
            ],
        );
        assert_eq!(line.moves, ["e1g1", "e8c8"]);
        let (position, keys) = line.play().expect("legal moves");
        assert_eq!(position.king(chess::Color::White), Square::G1);
        assert_eq!(keys.len(), 2);
        assert_eq!(keys[0], start.key());
    }

    #[test]
    fn a_bad_line_says_where_and_why() {
        let fen = Line {
            fen: "8/8/8 w".into(),
            moves: vec![],
        };
        assert!(matches!(fen.play(), Err(LineError::Fen(_))));
        let line = Line {
            fen: Position::default().to_fen(),
            moves: vec!["e2e4".into(), "e2e4".into()],
        };
        let error = line.play().expect_err("no pawn on e2 any more");
        assert!(
            matches!(&error, LineError::Move { index: 1, .. }),
            "{error}"
        );
        assert!(
            error.to_string().starts_with("line.moves[1]: `e2e4`"),
            "{error}"
        );
    }
}
