//! The position of a study as a puzzle: what follows it there is proposed as the solution.

use super::study::Study;
use game::tree::{NodeId, Tree};
use leptos::prelude::*;
use protocol::puzzle::Puzzle;
use puzzle::set_link::puzzle_text;

/// Most half-moves of a proposed solution: a line that is longer is the rest of a game.
const LONGEST: usize = 12;

/// NAGs of moves that are no solution: `?`, `??`, `?!`.
const BAD: [u8; 3] = [2, 4, 6];

/// Query of the page on which the position shown becomes a puzzle.
pub fn query(study: Study) -> String {
    let here = study.here.get_untracked();
    let puzzle = study.tree.with_untracked(|tree| puzzle_at(tree, here));
    format!("puzzle={}", puzzle_text(&puzzle))
}

fn puzzle_at(tree: &Tree, here: NodeId) -> Puzzle {
    let position = tree.position(here);
    let mut ends = Vec::new();
    collect(tree, here, true, &mut ends);
    let line = |end: NodeId| {
        let moves = tree.line_to(end).split_off(tree[here].depth() as usize);
        protocol::Line::new(&position, moves).moves
    };
    let mut lines: Vec<_> = ends.into_iter().map(line).collect();
    if lines
        .iter()
        .any(|line| line.is_empty() || line.len() > LONGEST)
    {
        lines.clear();
    }
    Puzzle {
        fen: position.to_fen(),
        lines,
        ..Puzzle::default()
    }
}

/// Ends of the lines below a node: of the solver's moves all but bad ones, of the opponent's the first.
fn collect(tree: &Tree, at: NodeId, solver: bool, ends: &mut Vec<NodeId>) {
    let is_good = |id: &&NodeId| !tree[**id].nags.iter().any(|nag| BAD.contains(nag));
    let children = tree.children(at).iter().filter(is_good);
    let before = ends.len();
    for &child in children.take(if solver { usize::MAX } else { 1 }) {
        collect(tree, child, !solver, ends);
    }
    if ends.len() == before {
        ends.push(at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(pgn: &str, plies: usize) -> String {
        let games = game::pgn::read(pgn.as_bytes());
        let tree = &games[0].tree;
        let here = tree.main_line().nth(plies.wrapping_sub(1));
        let puzzle = puzzle_at(tree, here.unwrap_or(NodeId::ROOT));
        puzzle_text(&puzzle)
    }

    #[test]
    fn what_follows_is_proposed() {
        let pgn = "1. e4 e5 2. Bc4 Nc6 3. Qh5 (3. Nf3) (3. h4?) Nf6 (3... d6) 4. Qxf7# *";
        let proposed = text(pgn, 4);
        let (_, lines) = proposed.split_once("..").expect("no move before");
        assert_eq!(lines, "d1h5-g8f6-h5f7.g1f3");
        assert!(
            text(pgn, 7).ends_with("_4."),
            "nothing follows: {}",
            text(pgn, 7)
        );
    }

    #[test]
    fn the_rest_of_a_game_is_no_solution() {
        let pgn = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 *";
        assert!(text(pgn, 0).ends_with("_0_1."));
        assert!(text(pgn, 1).contains(".."));
    }
}
