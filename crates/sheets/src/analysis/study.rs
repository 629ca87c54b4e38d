//! What is studied: a tree of moves, where in it one stands, and what was there before the last edits.

use chess::{Color, Move, Position};
use game::tree::{NodeId, Shape, Tree};
use leptos::prelude::*;
use ui::preferences::Preferences;
use ui::words::Words;

/// So many edits can be taken back.
const KEPT: usize = 30;

/// The tree before an edit, and where one stood.
#[derive(Clone)]
struct Past {
    tree: Tree,
    here: NodeId,
    /// Where it came from, if another took its place.
    source: Option<Source>,
}

/// Where a tree comes from and where it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// By what is known what it was made of; empty if it began here.
    pub origin: String,
    /// The key of the library's record of it, which is to be replaced when it is kept again.
    pub record: Option<String>,
}

/// The state of the screen. A handle: copies are the same study.
#[derive(Clone, Copy)]
pub struct Study {
    /// The moves, and all that is told about them. To change it, [`edit`](Study::edit).
    pub tree: RwSignal<Tree>,
    /// The node that is shown; always one of the tree. To go elsewhere, [`go`](Study::go).
    pub here: RwSignal<NodeId>,
    /// The position that is shown.
    pub position: Memo<Position>,
    /// The side at the bottom of the board.
    pub bottom: RwSignal<Color>,
    /// What is drawn on the position shown: the board changes it, and the node keeps it.
    pub shapes: RwSignal<Vec<Shape>>,
    /// How the player wants the page.
    pub preferences: Signal<Preferences>,
    /// The language.
    pub words: Words,
    /// The message on what was just done, next to which it can be taken back.
    pub told: RwSignal<Option<&'static str>>,
    /// What a screen reader is told.
    pub said: RwSignal<String>,
    /// Where the tree comes from and where it is kept.
    pub source: RwSignal<Source>,
    /// Counts the trees that have been studied: what takes its time may end when there is another.
    pub number: StoredValue<u32>,
    /// What was there before each of the last edits.
    past: RwSignal<Vec<Past>>,
}

impl Study {
    /// A study of `tree`, shown at `here`.
    pub fn new(
        tree: Tree,
        here: NodeId,
        bottom: Color,
        source: Source,
        preferences: Signal<Preferences>,
        words: Words,
    ) -> Study {
        let here = RwSignal::new(if tree.contains(here) {
            here
        } else {
            NodeId::ROOT
        });
        let tree = RwSignal::new(tree);
        let study = Study {
            position: Memo::new(move |_| tree.with(|tree| tree.position(here.get()))),
            bottom: RwSignal::new(bottom),
            shapes: RwSignal::new(Vec::new()),
            preferences,
            words,
            told: RwSignal::new(None),
            said: RwSignal::new(String::new()),
            source: RwSignal::new(source),
            number: StoredValue::new(0),
            past: RwSignal::new(Vec::new()),
            tree,
            here,
        };
        study.keep_shapes();
        study
    }

    /// Changes the tree, in a way that can be taken back. What was shown stays shown; if it is gone, the nearest node before
    /// it that is not.
    pub fn edit(self, change: impl FnOnce(&mut Tree)) {
        let before = Past {
            tree: self.tree.get_untracked(),
            here: self.here.get_untracked(),
            source: None,
        };
        self.told.set(None);
        self.past.update(|past| {
            if past.len() == KEPT {
                past.remove(0);
            }
            past.push(before);
        });
        self.amend(change);
    }

    /// Changes the tree as part of the edit before, or as something that need not be taken back by itself.
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

    /// Puts another tree in the place of this one, in a way that can be taken back.
    pub fn replace(self, tree: Tree, here: NodeId, source: Source) {
        let lost = !self.tree.with_untracked(Tree::is_empty);
        self.edit(|old| *old = tree);
        let before = self.come_from(source);
        self.past.update(|past| {
            if let Some(last) = past.last_mut() {
                last.source = Some(before);
            }
        });
        self.go(here);
        if lost {
            self.told.set(Some("analysis-replaced"));
        }
    }

    /// Another tree is studied, which comes from here; answers with where the one before came from.
    fn come_from(self, source: Source) -> Source {
        let before = self.source.get_untracked();
        self.source.set(source);
        self.number.update_value(|number| *number += 1);
        before
    }

    /// Whether there is an edit to be taken back.
    pub fn can_undo(self) -> bool {
        self.past.with(|past| !past.is_empty())
    }

    /// Takes the last edit back. Numbers of nodes that it had made may be given again.
    pub fn undo(self) {
        self.told.set(None);
        let last = self.past.try_update(Vec::pop).flatten();
        if let Some(Past { tree, here, source }) = last {
            // Not the two one after the other: nobody may see a place that the tree does not have.
            self.here.update_untracked(|shown| *shown = here);
            self.tree.set(tree);
            self.here.notify();
            if let Some(source) = source {
                self.come_from(source);
            }
        }
    }

    /// Makes a move, legal in the position shown: a move that is there already is gone to.
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

    /// Makes several moves, each legal after the one before; one edit.
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

    /// Shows a node; one that is not of the tree is not gone to.
    pub fn go(self, id: NodeId) {
        if self.tree.with_untracked(|tree| tree.contains(id)) && self.here.get_untracked() != id {
            self.told.set(None);
            self.here.set(id);
        }
    }

    /// To the move before.
    pub fn back(self) {
        let here = self.here.get_untracked();
        if let Some(before) = self.tree.with_untracked(|tree| tree.parent(here)) {
            self.go(before);
        }
    }

    /// To the move after, along the line that comes first.
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

    /// To the end of the line that is shown.
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

    /// Tells a screen reader the message of this name.
    pub fn say(self, name: &str) {
        self.said.set(self.words.once().get(name));
    }

    /// Turns the board round.
    pub fn flip(self) {
        self.bottom.update(|bottom| *bottom = !*bottom);
    }

    /// The board shows what is drawn at a node, and the node keeps what is drawn on the board.
    fn keep_shapes(self) {
        let kept = Memo::new(move |_| {
            let here = self.here.get();
            (here, self.tree.with(|tree| tree[here].shapes.clone()))
        });
        Effect::new(move |_| {
            let shapes = kept.with(|(_, shapes)| shapes.clone());
            if self.shapes.with_untracked(|drawn| *drawn != shapes) {
                self.shapes.set(shapes);
            }
        });
        Effect::watch(
            move || self.shapes.get(),
            move |shapes, _, _| {
                let (here, known) = kept.get_untracked();
                if *shapes != known {
                    self.edit(|tree| tree[here].shapes.clone_from(shapes));
                }
            },
            false,
        );
    }
}
