//! A study: a tree of moves, the current node, and the undo history; and the chapters beside it.

use super::attempt::Attempt;
use super::chapters::{Chapter, Chapters};
use crate::board_controller::BoardController;
use crate::board_preferences::open_eyes;
use crate::subject::Subject;
use chess::{Color, Drawing, Move, Position};
use game::Openings;
use game::tree::{NodeId, Tree};
use i18n::Words;
use leptos::prelude::*;
use platform::backend::Backend;
use platform::preferences::Preferences;
use std::collections::HashMap;

/// Most edits that can be undone.
const KEPT: usize = 30;

/// Most positions of which the best play is kept.
const REMEMBERED: usize = 2_000;

/// The tree before an edit, and the node shown.
#[derive(Clone)]
struct Past {
    tree: Tree,
    here: NodeId,
    chapters: Chapters,
    /// The source before, if the edit replaced it.
    source: Option<Source>,
}

/// The source of a tree: where it comes from and where it is saved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// Identity of the study, by which it is saved; empty for the one that was begun here first.
    pub origin: String,
    /// The key of the library's record of it, which is replaced when it is saved again.
    pub record: Option<String>,
    /// True if something has been edited since it was opened first.
    pub edited: bool,
}

/// A study as it was saved.
pub struct SavedStudy {
    /// The chapters beside the tree.
    pub chapters: Chapters,
    /// The tree.
    pub tree: Tree,
    /// The node shown.
    pub here: NodeId,
    /// The side at the bottom.
    pub bottom: Color,
    /// The study's source: where it comes from and where it is saved.
    pub source: Source,
}

/// The state of the screen. A handle: copies are the same study.
#[derive(Clone, Copy)]
pub struct Study {
    /// The moves with their annotations. To change it, [`edit`](Study::edit).
    pub tree: RwSignal<Tree>,
    /// The chapters before and after the tree.
    pub chapters: RwSignal<Chapters>,
    /// The node shown; always one of the tree. To go elsewhere, [`go`](Study::go).
    pub here: RwSignal<NodeId>,
    /// The position that is shown.
    pub position: Memo<Position>,
    /// The side at the bottom of the board.
    pub bottom: RwSignal<Color>,
    /// Drawings on the position shown: the board changes them, and the node keeps them.
    pub drawings: RwSignal<Vec<Drawing>>,
    /// The player's preferences.
    pub preferences: Signal<Preferences>,
    /// The language.
    pub words: Words,
    /// The last move of an engine's line that is looked at on the board without being played, with the position before it.
    pub preview: RwSignal<Option<(Position, Move)>>,
    /// True while the comment on the node shown is being written.
    pub commenting: RwSignal<bool>,
    /// Message about the last action, beside which it can be undone.
    pub told: RwSignal<Option<&'static str>>,
    /// Message about what the last action with the whole study came to.
    pub outcome: RwSignal<Option<String>>,
    /// A text to be copied by hand, as the browser does not do it.
    pub by_hand: RwSignal<Option<String>>,
    /// Tells of moves and of what is illegal.
    pub controller: BoardController,
    /// The source of the tree: where it comes from and where it is saved.
    pub source: RwSignal<Source>,
    /// Number of trees so far: long work may end when there is another.
    pub number: RwSignal<u32>,
    /// Undo history: the state before each of the last edits.
    past: RwSignal<Vec<Past>>,
    /// The study whose place this one has taken, to be offered back.
    pub earlier: RwSignal<Option<Earlier>>,
    /// The move of the main line to which a better one is sought on the board.
    pub retry: RwSignal<Option<NodeId>>,
    /// The last move with which a better one was sought.
    pub attempt: RwSignal<Option<Attempt>>,
    /// The engine that judges such moves, once there has been one.
    pub judge: StoredValue<Option<Backend>, LocalStorage>,
    /// True if a review shows the mistakes of others too, not the player's alone.
    pub others_mistakes: RwSignal<bool>,
    /// The names of openings, once they have been fetched.
    pub openings: RwSignal<Option<Openings>>,
    /// Best play from the positions that the engine has searched, by position key: what refutes a bad move.
    best_play: RwSignal<HashMap<u64, Vec<Move>>>,
}

/// A study that another has replaced.
#[derive(Clone)]
pub struct Earlier {
    chapters: Chapters,
    tree: Tree,
    here: NodeId,
    source: Source,
}

impl Study {
    /// A study as it was saved.
    pub fn new(saved: SavedStudy, preferences: Signal<Preferences>, words: Words) -> Study {
        let SavedStudy {
            chapters,
            tree,
            here,
            bottom,
            source,
        } = saved;
        let here = RwSignal::new(if tree.contains(here) {
            here
        } else {
            NodeId::ROOT
        });
        let tree = RwSignal::new(tree);
        let study = Study {
            chapters: RwSignal::new(chapters),
            position: Memo::new(move |_| tree.with(|tree| tree.position(here.get()))),
            bottom: RwSignal::new(bottom),
            drawings: RwSignal::new(Vec::new()),
            preferences,
            words,
            preview: RwSignal::new(None),
            commenting: RwSignal::new(false),
            told: RwSignal::new(None),
            outcome: RwSignal::new(None),
            by_hand: RwSignal::new(None),
            controller: BoardController::new(
                words,
                Memo::new(move |_| preferences.with(open_eyes)),
            ),
            source: RwSignal::new(source),
            number: RwSignal::new(0),
            past: RwSignal::new(Vec::new()),
            earlier: RwSignal::new(None),
            retry: RwSignal::new(None),
            attempt: RwSignal::new(None),
            judge: StoredValue::new_local(None),
            others_mistakes: RwSignal::new(false),
            openings: RwSignal::new(None),
            best_play: RwSignal::new(HashMap::new()),
            tree,
            here,
        };
        study.keep_drawings();
        study
    }

    /// Keeps the best play from a position.
    pub fn keep_best_play(self, position: &Position, moves: &[Move]) {
        self.best_play.update(|known| {
            if known.len() >= REMEMBERED {
                known.clear();
            }
            known.insert(position.key(), moves.to_vec());
        });
    }

    /// The best play from a position, if the engine has searched it.
    pub fn best_play(self, position: &Position) -> Option<Vec<Move>> {
        self.best_play
            .with(|known| known.get(&position.key()).cloned())
    }

    /// Changes the tree, with undo. The node shown stays shown; if it is gone, the nearest node before it that is not.
    pub fn edit(self, change: impl FnOnce(&mut Tree)) {
        if self.source.with_untracked(|source| !source.edited) {
            self.source.update(|source| source.edited = true);
        }
        self.change(change);
    }

    fn change(self, change: impl FnOnce(&mut Tree)) {
        let before = Past {
            tree: self.tree.get_untracked(),
            here: self.here.get_untracked(),
            chapters: self.chapters.get_untracked(),
            source: None,
        };
        self.forget_told();
        self.past.update(|past| {
            if past.len() == KEPT {
                past.remove(0);
            }
            past.push(before);
        });
        self.amend(change);
    }

    /// Changes the tree as part of the edit before, or as a change that needs no undo of its own.
    pub fn amend(self, change: impl FnOnce(&mut Tree)) {
        let mut here = self.here.get_untracked();
        let way = self.tree.with_untracked(|tree| tree.path(here));
        self.tree.update(|tree| {
            change(tree);
            let left = way.iter().rev().find(|&&id| tree.contains(id));
            here = left.copied().unwrap_or(NodeId::ROOT);
        });
        self.go(here);
    }

    /// Puts another study in place of this one, with undo. What was edited is offered back, unless the library opens it
    /// again as it is.
    pub fn replace(self, chapters: Chapters, tree: Tree, here: NodeId, source: Source) {
        let lost = self.source.with_untracked(|old| {
            old.edited && *old != source && !old.origin.starts_with(Subject::IN_LIBRARY)
        });
        let lost = lost && !self.is_empty();
        let earlier = lost.then(|| Earlier {
            chapters: self.chapters.get_untracked(),
            tree: self.tree.get_untracked(),
            here: self.here.get_untracked(),
            source: self.source.get_untracked(),
        });
        self.change(|_| ());
        let before = self.come_from(source);
        self.show_chapter(chapters, Chapter { tree, here });
        self.past.update(|past| {
            if let Some(last) = past.last_mut() {
                last.source = Some(before);
            }
        });
        self.earlier.set(earlier);
    }

    /// Shows a chapter; `chapters` are those beside it.
    pub(super) fn show_chapter(self, chapters: Chapters, chapter: Chapter) {
        let Chapter { tree, here } = chapter;
        self.told.set(None);
        let place = |chapters: &Chapters| (chapters.shown(), chapters.count());
        if self.chapters.with_untracked(place) != place(&chapters) {
            self.retry.set(None);
            self.attempt.set(None);
            self.number.update(|number| *number += 1);
        }
        // At once: a view must not see a node that the tree does not have.
        self.here.update_untracked(|shown| *shown = here);
        self.tree.set(tree);
        self.here.notify();
        self.chapters.set(chapters);
    }

    /// True if there are neither moves nor chapters.
    pub fn is_empty(self) -> bool {
        untrack(|| self.chapters.with(Chapters::is_single) && self.tree.with(Tree::is_empty))
    }

    /// Opens a study that was saved, as it was left.
    pub fn open(self, saved: SavedStudy) {
        let SavedStudy {
            chapters,
            tree,
            here,
            bottom,
            source,
        } = saved;
        self.replace(chapters, tree, here, source);
        self.bottom.set(bottom);
    }

    /// Puts the earlier study in the place of this one.
    pub fn restore(self) {
        if let Some(Earlier {
            chapters,
            tree,
            here,
            source,
        }) = self.earlier.get_untracked()
        {
            self.replace(chapters, tree, here, source);
        }
    }

    /// Sets the source of another tree; answers with the one before.
    fn come_from(self, source: Source) -> Source {
        let before = self.source.get_untracked();
        self.source.set(source);
        self.number.update(|number| *number += 1);
        before
    }

    /// True if there is an edit to undo.
    pub fn can_undo(self) -> bool {
        self.past.with(|past| !past.is_empty())
    }

    /// Undoes the last edit. Ids of nodes that it had made may be given again.
    pub fn undo(self) {
        self.forget_told();
        let last = self.past.try_update(Vec::pop).flatten();
        if let Some(Past {
            tree,
            here,
            chapters,
            source,
        }) = last
        {
            self.show_chapter(chapters, Chapter { tree, here });
            if let Some(source) = source {
                self.come_from(source);
            }
        }
    }

    /// Plays a move, legal in the position shown, or goes to it if it is in the tree already.
    pub fn play(self, mv: Move) {
        let here = self.here.get_untracked();
        let there = self.tree.with_untracked(|tree| tree.follow(here, [mv]));
        if there != here {
            return self.go(there);
        }
        self.edit(|tree| {
            tree.play(here, mv);
        });
        self.go(self.tree.with_untracked(|tree| tree.follow(here, [mv])));
    }

    /// Plays several moves, each legal after the one before; one edit.
    pub fn play_line(self, moves: &[Move]) {
        let here = self.here.get_untracked();
        let end = |tree: &Tree| tree.follow(here, moves.iter().copied());
        let known = self.tree.with_untracked(|tree| {
            let there = end(tree);
            (tree[there].depth() - tree[here].depth()) as usize == moves.len()
        });
        if !known {
            self.edit(|tree| {
                moves.iter().fold(here, |at, &mv| tree.play(at, mv));
            });
        }
        self.go(self.tree.with_untracked(end));
    }

    /// Shows a node; does nothing if it is not of the tree.
    pub fn go(self, id: NodeId) {
        if self.tree.with_untracked(|tree| tree.contains(id)) && self.here.get_untracked() != id {
            self.forget_told();
            self.commenting.set(false);
            self.here.set(id);
        }
    }

    /// To the parent node.
    pub fn back(self) {
        let here = self.here.get_untracked();
        if let Some(before) = self.tree.with_untracked(|tree| tree.parent(here)) {
            self.go(before);
        }
    }

    /// To the next node, along the first line.
    pub fn forward(self) {
        let here = self.here.get_untracked();
        if let Some(after) = self.tree.with_untracked(|tree| tree.next(here)) {
            self.go(after);
        }
    }

    /// To the position before the first move.
    pub fn first(self) {
        self.go(NodeId::ROOT);
    }

    /// To the end of the line shown.
    pub fn last(self) {
        let here = self.here.get_untracked();
        self.go(self.tree.with_untracked(|tree| tree.end_of_line(here)));
    }

    /// To the alternative so many places below this move, above it if negative.
    pub fn aside(self, by: isize) {
        let here = self.here.get_untracked();
        let there = self.tree.with_untracked(|tree| {
            let siblings = tree.siblings(here);
            let place = siblings.iter().position(|&id| id == here)?;
            siblings.get(place.checked_add_signed(by)?).copied()
        });
        if let Some(there) = there {
            self.go(there);
        }
    }

    /// Shows and announces what an action came to, unless the screen has been closed.
    pub fn tell(self, outcome: String) {
        if self.outcome.try_set(Some(outcome.clone())).is_none() {
            self.told.set(None);
            self.controller.say(outcome);
        }
    }

    /// Takes away what was told of an action that is no longer the last.
    fn forget_told(self) {
        self.told.set(None);
        self.outcome.set(None);
    }

    /// Announces the message of this name.
    pub fn say(self, name: &str) {
        self.controller.say(self.words.once().get(name));
    }

    /// Flips the board.
    pub fn flip(self) {
        self.bottom.update(|bottom| *bottom = !*bottom);
    }

    /// Keeps the drawings of the node and of the board the same.
    fn keep_drawings(self) {
        let kept = Memo::new(move |_| {
            let here = self.here.get();
            (here, self.tree.with(|tree| tree[here].drawings.clone()))
        });
        Effect::new(move |_| {
            let drawings = kept.with(|(_, drawings)| drawings.clone());
            if self.drawings.with_untracked(|drawn| *drawn != drawings) {
                self.drawings.set(drawings);
            }
        });
        Effect::watch(
            move || self.drawings.get(),
            move |drawings, _, _| {
                let (here, known) = kept.get_untracked();
                if *drawings != known {
                    self.edit(|tree| tree[here].drawings.clone_from(drawings));
                }
            },
            false,
        );
    }
}
