//! Changes of the chapters of a study: add, name, reorder, remove, show; and all of them as one text or link.

use super::chapters::{Chapter, Chapters, NAME, to_pgn, tree_from};
use super::players;
use super::storage::new_origin;
use super::study::{Source, Study};
use crate::link;
use crate::position_editor::PositionEditor;
use chess::Position;
use game::tree::{NodeId, Tree};
use i18n::{Lexicon, args};
use leptos::prelude::*;
use std::sync::Arc;

/// The title of a chapter: its name, or its players, or its event, or its number, from 1.
pub fn title(tree: &Tree, number: usize, words: &Lexicon) -> String {
    let tag = |name| players::told(tree, name);
    let names = match (tag("White"), tag("Black")) {
        (None, None) => None,
        (white, black) => {
            let [white, black] = [white, black].map(|name| name.unwrap_or("?"));
            Some(format!("{white} – {black}"))
        }
    };
    let title = tag(NAME).map(str::to_owned).or(names);
    title
        .or_else(|| tag("Event").map(str::to_owned))
        .unwrap_or_else(|| words.with("chapter-number", &args!["number" => number]))
}

impl Study {
    /// The whole study as PGN, a game for each chapter.
    pub fn to_pgn(self) -> String {
        self.chapters
            .with(|chapters| self.tree.with(|tree| to_pgn(chapters.trees(tree))))
    }

    /// The hash of a link to the whole study, without its `#`: to the position shown, where there are no moves; `None` if it is
    /// too long for any link.
    pub fn to_link(self) -> Option<String> {
        let (chapters, tree) = (self.chapters.get_untracked(), self.tree.get_untracked());
        if !chapters.is_single() {
            link::to_games(chapters.trees(&tree))
        } else if tree.is_empty() {
            let fen = self.position.with_untracked(Position::to_fen);
            Some(link::to_position(&fen))
        } else {
            link::to_game(&tree)
        }
    }

    /// Titles of all chapters, in their order.
    pub fn chapter_titles(self, words: &Lexicon) -> Vec<String> {
        self.chapters.with(|chapters| {
            self.tree.with(|tree| {
                let trees = chapters.trees(tree).zip(1..);
                trees
                    .map(|(tree, number)| title(tree, number, words))
                    .collect()
            })
        })
    }

    fn all_chapters(self) -> (Vec<Arc<Chapter>>, usize) {
        let shown = Chapter {
            tree: self.tree.get_untracked(),
            here: self.here.get_untracked(),
        };
        self.chapters
            .with_untracked(|chapters| (chapters.with(shown), chapters.shown()))
    }

    /// Changes the chapters, with undo: `change` gets all of them, and answers with the place of the one to show.
    fn edit_chapters(self, change: impl FnOnce(&mut Vec<Arc<Chapter>>, usize) -> usize) {
        let (mut all, shown) = self.all_chapters();
        let shown = change(&mut all, shown);
        if let Some((chapters, chapter)) = Chapters::split(all, shown) {
            self.edit(|_| ());
            self.show_chapter(chapters, chapter);
        }
    }

    /// Shows another chapter, where it was left.
    pub fn open_chapter(self, place: usize) {
        let (all, shown) = self.all_chapters();
        if place == shown || place >= all.len() {
            return;
        }
        if let Some((chapters, chapter)) = Chapters::split(all, place) {
            self.show_chapter(chapters, chapter);
        }
    }

    /// Adds a chapter after the one on the board, and shows it.
    pub fn add_chapter(self, tree: Tree) {
        self.edit_chapters(|all, shown| {
            all.insert(shown + 1, Chapter::new(tree));
            shown + 1
        });
        self.told.set(Some("chapter-added"));
    }

    /// Removes a chapter; the one that takes its place is shown. The last one stays.
    pub fn remove_chapter(self, place: usize) {
        if self.chapters.with_untracked(Chapters::is_single) {
            return;
        }
        self.edit_chapters(|all, shown| {
            all.remove(place);
            if place < shown { shown - 1 } else { shown }
        });
        self.told.set(Some("chapter-removed"));
        self.say("chapter-removed");
    }

    /// Puts a chapter at another place; the one on the board stays there.
    pub fn move_chapter(self, from: usize, to: usize) {
        let count = self.chapters.with_untracked(Chapters::count);
        if from == to || from.max(to) >= count {
            return;
        }
        self.edit_chapters(|all, shown| {
            let chapter = all.remove(from);
            all.insert(to, chapter);
            moved(shown, from, to)
        });
    }

    /// Names the chapter on the board; without a name it has its players' or its number.
    pub fn name_chapter(self, name: &str) {
        let name = name.trim();
        let known = self
            .tree
            .with_untracked(|tree| tree.tags.get(NAME).unwrap_or_default() == name);
        if known {
            return;
        }
        self.edit(|tree| {
            if name.is_empty() {
                tree.tags.remove(NAME);
            } else {
                tree.tags.set(NAME, name);
            }
        });
    }

    /// Opens the position editor with the position shown.
    pub fn set_up(self, editor: PositionEditor) {
        let setup = self.position.with_untracked(Position::to_setup);
        editor.open(setup, self.bottom.get_untracked());
    }

    /// Goes on from a position that was set up: as a study of its own, or in a study of several chapters as one of them.
    pub fn take_position(self, position: Position) {
        let tree = tree_from(position);
        if !self.chapters.with_untracked(Chapters::is_single) {
            return self.add_chapter(tree);
        }
        let source = Source {
            origin: new_origin(),
            ..Source::default()
        };
        self.replace(Chapters::default(), tree, NodeId::ROOT, source);
    }
}

/// The place of an item after another was moved.
fn moved(place: usize, from: usize, to: usize) -> usize {
    if place == from {
        to
    } else if from < place && place <= to {
        place - 1
    } else if to <= place && place < from {
        place + 1
    } else {
        place
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::pgn;

    #[test]
    fn a_chapter_has_a_title() {
        let words = Lexicon::english();
        let games = pgn::read(b"[ChapterName \"One\"]\n\n1. e4 *\n\n[White \"Anna\"]\n\n1. d4 *")
            .into_iter();
        let titles = games
            .zip(1..)
            .map(|(game, number)| title(&game.tree, number, &words));
        let titles: Vec<_> = titles.collect();
        assert_eq!(titles, ["One", "Anna – ?"]);
    }

    #[test]
    fn a_chapter_that_is_moved_takes_the_places_of_others() {
        for (from, to) in [(0, 2), (2, 0), (1, 1), (0, 3), (3, 1)] {
            let mut all = vec![0, 1, 2, 3];
            let chapter = all.remove(from);
            all.insert(to, chapter);
            for place in 0..4 {
                assert_eq!(all[moved(place, from, to)], place, "{from} to {to}");
            }
        }
    }
}
