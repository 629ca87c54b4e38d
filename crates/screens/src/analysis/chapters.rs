//! Chapters of a study: the games of a PGN, of which one is on the board. The name of a chapter is its tag `ChapterName`, as
//! lichess writes it.

use crate::position_editor::starts;
use chess::{Position, Starts};
use game::pgn;
use game::tree::{NodeId, Tree};
use std::sync::Arc;

/// The tag of a chapter's name.
pub const NAME: &str = "ChapterName";

/// A chapter that is not on the board.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// The moves with their annotations.
    pub tree: Tree,
    /// The node that was shown last.
    pub here: NodeId,
}

impl Chapter {
    /// A chapter at its beginning.
    pub fn new(tree: Tree) -> Arc<Chapter> {
        let here = NodeId::ROOT;
        Arc::new(Chapter { tree, here })
    }
}

/// The chapters of a study before and after the one on the board, which is the study's tree. The default has none.
#[derive(Clone, Debug, Default)]
pub struct Chapters {
    before: Vec<Arc<Chapter>>,
    after: Vec<Arc<Chapter>>,
}

impl Chapters {
    /// The chapters with the one at `shown` taken out, or the last if there are fewer; `None` if there are none at all.
    pub fn split(mut all: Vec<Arc<Chapter>>, shown: usize) -> Option<(Chapters, Chapter)> {
        let mut after = all.split_off(all.len().min(shown + 1));
        let chapter = match all.pop() {
            Some(chapter) => chapter,
            None if after.is_empty() => return None,
            None => after.remove(0),
        };
        let before = all;
        Some((Chapters { before, after }, Arc::unwrap_or_clone(chapter)))
    }

    /// All chapters, with the one on the board.
    pub fn with(&self, shown: Chapter) -> Vec<Arc<Chapter>> {
        let Chapters { before, after } = self.clone();
        [before, vec![Arc::new(shown)], after].concat()
    }

    /// Index of the chapter on the board.
    pub fn shown(&self) -> usize {
        self.before.len()
    }

    /// Number of chapters, with the one on the board; never 0.
    pub fn count(&self) -> usize {
        self.before.len() + 1 + self.after.len()
    }

    /// True if the study is one game, without chapters.
    pub fn is_single(&self) -> bool {
        self.count() == 1
    }

    /// The trees of all chapters, with the one on the board.
    pub fn trees<'a>(&'a self, shown: &'a Tree) -> impl Iterator<Item = &'a Tree> {
        let before = self.before.iter().map(|chapter| &chapter.tree);
        let after = self.after.iter().map(|chapter| &chapter.tree);
        before.chain([shown]).chain(after)
    }
}

/// A tree that starts from a position; of Chess960 if only that can have such rights to castle.
pub fn tree_from(position: Position) -> Tree {
    let chess960 = starts(&position.to_setup()) == Starts::Chess960;
    let mut tree = Tree::new(position);
    tree.chess960 = chess960;
    tree
}

/// Games as one PGN.
pub fn to_pgn<'a>(trees: impl Iterator<Item = &'a Tree>) -> String {
    trees.map(pgn::write).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chapters(text: &str) -> Vec<Arc<Chapter>> {
        let games = pgn::read(text.as_bytes()).into_iter();
        games.map(|game| Chapter::new(game.tree)).collect()
    }

    const THREE: &str =
        "[ChapterName \"One\"]\n\n1. e4 *\n\n[White \"Anna\"]\n\n1. d4 *\n\n1. c4 {English} *";

    #[test]
    fn the_chapter_shown_is_taken_out_and_put_back() {
        for shown in 0..3 {
            let all = chapters(THREE);
            let (rest, chapter) = Chapters::split(all, shown).expect("there are three");
            assert_eq!((rest.shown(), rest.count()), (shown, 3));
            let again = rest.with(chapter);
            let trees = again.iter().map(|chapter| &chapter.tree);
            let before = chapters(THREE);
            let expected = to_pgn(before.iter().map(|chapter| &chapter.tree));
            assert_eq!(to_pgn(trees), expected);
        }
        let (rest, _) = Chapters::split(chapters(THREE), 9).expect("there are three");
        assert_eq!(rest.shown(), 2);
        assert!(Chapters::split(Vec::new(), 0).is_none());
    }
}
