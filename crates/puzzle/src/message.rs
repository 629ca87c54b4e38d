//! A puzzle as it travels between the page and its workers: texts.

use protocol::Line;
use protocol::puzzle::{self as message, PuzzleKey, PuzzleSource};

use crate::{Puzzle, Theme};

impl Puzzle {
    /// The puzzle as a message; it is in no set.
    pub fn to_message(&self) -> message::Puzzle {
        let position = self.position();
        let written = |line| Line::new(&position, line).moves;
        let themes = self.themes.iter().map(Theme::key).map(str::to_owned);
        let others = self.other_themes.split_whitespace().map(str::to_owned);
        message::Puzzle {
            key: PuzzleKey {
                set: String::new(),
                id: self.id.clone(),
            },
            fen: self.start.to_fen(),
            before: self.before.map(|mv| self.start.to_uci(mv).to_string()),
            lines: self.solution.lines().into_iter().map(written).collect(),
            mate_in: self.mate_in,
            themes: themes.chain(others).collect(),
            rating: self.rating.map(|rating| rating.rating),
            deviation: self.rating.map(|rating| rating.deviation),
            popularity: self.popularity,
            plays: self.plays,
            source: PuzzleSource {
                game: self.source.game.clone(),
                ply: self.source.ply,
                nodes: self.source.nodes,
                opening: self.source.opening.clone(),
            },
        }
    }
}
