//! Settings of the miner, and the rules by which a position is a puzzle.

use chess::{Color, Move, Position};
use game::tree::Tree;

/// A game to mine.
#[derive(Clone, PartialEq, Debug)]
pub struct MinedGame {
    /// The position it begins with.
    pub start: Position,
    /// Its moves.
    pub moves: Vec<Move>,
    /// Its address, or its players and event: the source of its puzzles.
    pub name: String,
}

impl MinedGame {
    /// The main line of a game.
    pub fn new(tree: &Tree) -> MinedGame {
        let tag = |name| tree.tags.get(name).unwrap_or("?");
        let event = [tag("Event"), tag("Round")];
        let event: Vec<&str> = event.into_iter().filter(|&part| part != "?").collect();
        let players = format!("{} - {}", tag("White"), tag("Black"));
        let name = match tree.tags.get("Site") {
            Some(site) if site.starts_with("https://") => site.to_owned(),
            _ if event.is_empty() => players,
            _ => format!("{}: {players}", event.join(" ")),
        };
        MinedGame {
            start: tree.start().clone(),
            moves: (tree.main_line().filter_map(|id| tree[id].mv())).collect(),
            name,
        }
    }

    /// The number of the move after so many half-moves, the last of them: `12.` is White's, `12…` Black's.
    pub fn number_of(&self, ply: u32) -> String {
        let start = self.start.to_setup();
        let before = 2 * start.fullmoves.saturating_sub(1) + u32::from(start.turn == Color::Black);
        let half_moves = before + ply.saturating_sub(1);
        let dots = if half_moves.is_multiple_of(2) {
            "."
        } else {
            "…"
        };
        format!("{}{dots}", half_moves / 2 + 1)
    }
}

/// Rules by which a position is a puzzle. Evaluations are on the scale of the public puzzles (see [`crate::SCALE`]), chances as in
/// [`crate::win_chance`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MineRules {
    /// The least gain from the opponent's error, in chances.
    pub swing: f64,
    /// The least lead of the best move over the second, in chances.
    pub gap: f64,
    /// The least evaluation for the solver, in centipawns.
    pub winning: f64,
    /// Whoever had more than so many centipawns before the error was winning already.
    pub won_before: f64,
    /// Below so many centipawns it is a puzzle only if the solver has less material than the opponent.
    pub safe: f64,
    /// The longest mate, in moves.
    pub longest_mate: i32,
    /// Mates in so many moves or fewer are puzzles where the solver was winning before, too, and other moves win: only none
    /// mates as soon.
    pub won_mates: i32,
    /// Puzzles of one move other than a mate are taken.
    pub one_movers: bool,
    /// Moves that save the draw are puzzles, too.
    pub defence: bool,
    /// The solver may have more material than the opponent.
    pub ahead: bool,
}

impl MineRules {
    /// The rules by which the public puzzles are made.
    pub const STRICT: MineRules = MineRules {
        swing: 0.6,
        gap: 0.7,
        winning: 200.0,
        won_before: 300.0,
        safe: 400.0,
        longest_mate: 15,
        won_mates: 0,
        one_movers: false,
        defence: false,
        ahead: false,
    };

    /// For one's own games: more is found, short puzzles and defences among it.
    pub const RELAXED: MineRules = MineRules {
        swing: 0.4,
        gap: 0.4,
        winning: 150.0,
        safe: 150.0,
        one_movers: true,
        defence: true,
        ahead: true,
        ..MineRules::STRICT
    };
}

/// Before the error, a defender stood at this or worse, in centipawns; so does he after the second best move.
pub(super) const LOST: f64 = -200.0;

/// The move that saves the draw leaves a defender at this or better, in centipawns.
pub(super) const HELD: f64 = -50.0;

/// Settings for the mining of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MineSettings {
    /// The rules by which a position is a puzzle.
    pub rules: MineRules,
    /// The nodes for every position of the game.
    pub nodes: u64,
    /// The nodes for every position of a solution, and its two best moves.
    pub proof_nodes: u64,
    /// Only puzzles that this side solves.
    pub solver: Option<Color>,
    /// Only where the right move was not played in the game: "the mistakes I made".
    pub missed: bool,
}

impl MineSettings {
    /// Settings of the miner in the browser.
    pub fn new(rules: MineRules) -> MineSettings {
        MineSettings {
            rules,
            nodes: 20_000,
            proof_nodes: 400_000,
            solver: None,
            missed: false,
        }
    }

    /// These settings for one player's mistakes in a game, if he played it; for all of it if he has no name.
    #[must_use]
    pub fn for_player(self, game: &Tree, names: &[String]) -> Option<MineSettings> {
        if names.is_empty() {
            return Some(self);
        }
        let is_player = |tag| {
            let name = game.tags.get(tag).unwrap_or_default();
            names.iter().any(|known| known == name)
        };
        let solver = if is_player("White") {
            Color::White
        } else if is_player("Black") {
            Color::Black
        } else {
            return None;
        };
        Some(MineSettings {
            solver: Some(solver),
            missed: true,
            ..self
        })
    }
}
