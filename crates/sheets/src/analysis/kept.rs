//! The study as this browser keeps it: written after every change, found again when the screen is opened.

use super::study::Study;
use chess::Color;
use game::pgn;
use game::tree::{NodeId, Tree};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use std::hash::{DefaultHasher, Hash, Hasher};
use ui::door::{self, Subject};
use ui::kept::put_aside;

/// The name it is kept under.
const NAME: &str = "sessa.analysis";

/// What is kept.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    /// The tree.
    pgn: String,
    /// The way to the node shown: at each node the place of the next among those that lead on.
    path: Vec<usize>,
    /// Whether Black is at the bottom.
    black: bool,
    /// What was taken to the board, so that the same is not taken there again in place of what has become of it.
    origin: String,
}

/// What was found.
pub enum Found {
    /// Nothing has been studied here yet.
    Nothing,
    /// A study.
    Study {
        /// The tree.
        tree: Tree,
        /// The node shown.
        here: NodeId,
        /// The side at the bottom.
        bottom: Color,
        /// By what [`origin`] knows what was taken to the board.
        origin: String,
    },
    /// Something that is no study; it is kept under this name now.
    Damaged(String),
}

/// By what a subject is known again.
pub fn origin(subject: &Subject) -> String {
    let text = match subject {
        Subject::Last => return String::new(),
        Subject::Game { saved, .. } => saved,
        Subject::Pgn(text) | Subject::Fen(text) => text,
    };
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// Looks for what was studied last.
pub fn load() -> Found {
    let Ok(Some(storage)) = window().local_storage() else {
        return Found::Nothing;
    };
    let Ok(Some(text)) = storage.get_item(NAME) else {
        return Found::Nothing;
    };
    let read = || {
        let kept: Kept = door::read(&text).ok()?;
        let mut games = pgn::read(kept.pgn.as_bytes());
        let tree =
            (games.len() == 1 && games[0].problems.is_empty()).then(|| games.remove(0).tree)?;
        let step = |at: NodeId, place: &usize| tree.children(at).get(*place).copied().unwrap_or(at);
        let here = kept.path.iter().fold(NodeId::ROOT, step);
        let bottom = if kept.black {
            Color::Black
        } else {
            Color::White
        };
        let origin = kept.origin;
        Some(Found::Study {
            tree,
            here,
            bottom,
            origin,
        })
    };
    read().unwrap_or_else(|| {
        Found::Damaged(put_aside(&storage, NAME, &text, js_sys::Date::now() as u64))
    })
}

/// Keeps the study as it is, from now on; `failed` tells whether this browser does not let it be kept.
pub fn keep(study: Study, failed: RwSignal<bool>) {
    let pgn = Memo::new(move |_| study.tree.with(pgn::write));
    Effect::new(move |_| {
        let here = study.here.get();
        let place = |tree: &Tree, id: NodeId| {
            tree.siblings(id)
                .iter()
                .position(|&sibling| sibling == id)
                .unwrap_or(0)
        };
        let path = study.tree.with(|tree| {
            tree.path(here)
                .into_iter()
                .map(|id| place(tree, id))
                .collect()
        });
        let kept = Kept {
            pgn: pgn.get(),
            path,
            black: study.bottom.get() == Color::Black,
            origin: study.origin.get(),
        };
        let storage = window().local_storage().ok().flatten();
        let written =
            storage.is_some_and(|storage| storage.set_item(NAME, &door::write(&kept)).is_ok());
        if failed.get_untracked() == written {
            failed.set(!written);
        }
    });
}
