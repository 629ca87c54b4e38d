//! PGN record of a finished game.

use std::time::{SystemTime, UNIX_EPOCH};

use chess::Color;
use engine::Score;
use game::pgn;
use game::tree::{self, Eval, NodeId, Tree};
use game::{Millis, Reason};

use super::play::{MatchContext, PlayedGame};
use crate::player::Failure;

/// The game with its opening, what the players thought, and why it ended.
///
/// If no clock runs it has neither date nor times: the same match gives the same file.
pub fn text(context: &MatchContext<'_>, played: &PlayedGame) -> String {
    let record = pgn::of_game(&played.game);
    let mut tree = Tree::new(played.opening.start.clone());
    tree.chess960 = record.chess960 || context.config.chess960;
    tree.tags = record.tags;
    tree.tags.set("Event", "Match");
    tree.tags.set("Round", (played.number + 1).to_string());
    let timed = played.game.config().time.is_some();
    if timed && let Some(today) = today() {
        tree.tags.set("Date", today);
    }
    if let Some(termination) = termination(played) {
        tree.tags.set("Termination", termination);
    }
    let mut here = NodeId::ROOT;
    for &mv in &played.opening.moves {
        here = tree.play(here, mv);
    }
    let mut turn = played.game.config().start.turn();
    for (i, ply) in played.game.plies().iter().enumerate() {
        here = tree.play(here, ply.mv);
        let node = &mut tree[here];
        node.clock = ply.left;
        node.elapsed = timed.then(|| played.took[i]);
        let thought = played.thoughts[i];
        node.eval = thought.score.map(|score| Eval {
            score: for_white(score, turn),
            depth: thought.depth,
        });
        turn = !turn;
    }
    tree[here].comment = why(played);
    pgn::write(&tree)
}

fn for_white(score: Score, turn: Color) -> tree::Score {
    let sign = |value: i32| {
        if turn == Color::White { value } else { -value }
    };
    match score {
        Score::Centipawns(value) => tree::Score::Centipawns(sign(value)),
        Score::Mate(moves) => tree::Score::Mate(sign(moves)),
    }
}

/// PGN 9.8.1, where the record of the game cannot know it.
fn termination(played: &PlayedGame) -> Option<&'static str> {
    match played.fault.as_ref()?.failure {
        Failure::Ended(_) | Failure::Silent(_) => Some("abandoned"),
        Failure::Illegal(_) => Some("rules infraction"),
        Failure::Late => None,
    }
}

/// Why the game ended, in words.
pub fn why(played: &PlayedGame) -> String {
    let loser = |by: usize| if by == played.white { "White" } else { "Black" };
    let outcome = played.game.outcome().expect("the game is over");
    match (&played.fault, outcome.reason) {
        (Some(fault), Reason::FlagCannotMate) => format!(
            "{}: {}, but the other side could never mate",
            loser(fault.by),
            fault.failure
        ),
        (Some(fault), _) => format!("{}: {}", loser(fault.by), fault.failure),
        (None, Reason::Checkmate) => "checkmate".into(),
        (None, Reason::Stalemate) => "stalemate".into(),
        (None, Reason::DeadPosition) => "neither side can mate".into(),
        (None, Reason::Repetition) => "repetition".into(),
        (None, Reason::FiftyMoves) => "fifty moves".into(),
        (None, _) => "adjudication".into(),
    }
}

/// The day by this machine's clock, as PGN writes it (8.1.1.3).
fn today() -> Option<String> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
    Some(pgn::date(now.as_millis() as Millis))
}
