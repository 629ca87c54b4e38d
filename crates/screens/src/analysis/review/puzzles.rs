//! Puzzles of the mistakes of a reviewed game: the position before each, to be solved by the better move.

use super::super::annotate::{self, points};
use super::super::study::Study;
use super::Reviewer;
use game::tree::{NodeId, Tree};
use i18n::{Lexicon, args};
use leptos::prelude::*;
use protocol::puzzle::{AddPuzzles, AddTo, MINED_SET, Puzzle, PuzzleSource};

/// Outcome of making puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Made {
    /// They are on their way into the set.
    Saving,
    /// Number of puzzles in the set.
    Saved(u32),
    /// They could not be saved.
    Failed,
}

impl Made {
    pub(super) fn text(&self, words: &Lexicon) -> String {
        match *self {
            Made::Saving => words.get("review-puzzles-saving"),
            Made::Saved(count) => words.with("review-puzzles-made", &args!["count" => count]),
            Made::Failed => words.get("review-puzzles-failed"),
        }
    }
}

impl Reviewer {
    /// True if there is a mistake to make a puzzle of.
    pub(super) fn has_mistakes(self) -> bool {
        !self.study.mistakes().is_empty()
    }

    /// Makes puzzles of the mistakes and puts them into the set of the player's own.
    pub(super) fn make_puzzles(self) {
        let mistakes = untrack(|| self.study.mistakes());
        let puzzles: Vec<Puzzle> = self.study.tree.with_untracked(|tree| {
            let puzzle = |&id: &NodeId| puzzle_of(tree, id);
            mistakes.iter().filter_map(puzzle).collect()
        });
        if puzzles.is_empty() {
            return;
        }
        self.made.set(Some(Made::Saving));
        let add = AddPuzzles {
            to: AddTo::Fixed {
                key: MINED_SET.to_owned(),
                name: self.study.words.once().get("review-puzzle-set"),
            },
            puzzles,
        };
        self.puzzles.get_value().ask(add, move |added| {
            let made = added.map_or(Made::Failed, |added| {
                Made::Saved((added.added + added.known) as u32)
            });
            self.made.try_set(Some(made));
        });
    }
}

impl Study {
    /// The blamed moves of which the player is told, those alone that have a better move beside them.
    fn mistakes(self) -> Vec<NodeId> {
        self.tree.with(|tree| {
            let blamed = self.blamed(&points(tree));
            let has_better = |id: &NodeId| annotate::better(tree, *id).is_some();
            blamed.into_iter().filter(has_better).collect()
        })
    }
}

/// The position before a mistake as a puzzle, which the opponent's move has led to, with the better move as its solution.
fn puzzle_of(tree: &Tree, mistake: NodeId) -> Option<Puzzle> {
    let better = tree[annotate::better(tree, mistake)?].mv()?;
    let at = tree.parent(mistake)?;
    let (start, before) = match tree.parent(at) {
        Some(earlier) => (earlier, tree[at].mv()),
        None => (at, None),
    };
    let position = tree.position(start);
    let uci = |position: &chess::Position, mv| protocol::Line::new(position, [mv]).moves;
    let tag = |name: &str| tree.tags.get(name).unwrap_or("?").to_owned();
    Some(Puzzle {
        before: before.and_then(|mv| uci(&position, mv).pop()),
        lines: vec![uci(&tree.position(at), better)],
        fen: position.to_fen(),
        source: PuzzleSource {
            game: format!("{} – {}", tag("White"), tag("Black")),
            ply: Some(tree[start].depth()),
            ..PuzzleSource::default()
        },
        ..Puzzle::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_becomes_a_puzzle_with_the_better_move() {
        let text = "[White \"Anna\"]\n[Black \"Bela\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 $4 (3... g6 $142) 4. Qxf7# *";
        let tree = game::pgn::read(text.as_bytes()).remove(0).tree;
        let mistake = tree.main_line().nth(5).expect("3…Nf6");
        let puzzle = puzzle_of(&tree, mistake).expect("a puzzle");
        assert_eq!(puzzle.before.as_deref(), Some("f1c4"));
        assert_eq!(puzzle.lines, [["g7g6"]]);
        assert!(
            puzzle.fen.contains(" w "),
            "the opponent moves first: {}",
            puzzle.fen
        );
        assert_eq!(puzzle.source.game, "Anna – Bela");
        assert_eq!(puzzle.source.ply, Some(4));
        assert_eq!(
            puzzle_of(&tree, tree.main_line().next().expect("1.e4")),
            None
        );
    }
}
