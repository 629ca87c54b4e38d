//! The study as this browser keeps it: written after every change, found again when the screen is opened.

use super::study::{Source, Study};
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
    /// The library's record of it.
    #[serde(default)]
    record: Option<String>,
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
        /// Where it comes from and where it is kept.
        source: Source,
    },
    /// Something that is no study; it is kept under this name now.
    Damaged(String),
}

/// By what a subject is known again, and its record in the library if it is kept there.
pub fn source(subject: &Subject) -> Source {
    let (text, record) = match subject {
        Subject::Last => return Source::default(),
        Subject::Game { saved, .. } => (saved, None),
        Subject::Kept { key, pgn } => (pgn, Some(key.clone())),
        Subject::Pgn(text) | Subject::Fen(text) => (text, None),
    };
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    // Two records may say the same.
    record.hash(&mut hasher);
    let origin = format!("{:016x}", hasher.finish());
    Source { origin, record }
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
        let Kept { origin, record, .. } = kept;
        let source = Source { origin, record };
        Some(Found::Study {
            tree,
            here,
            bottom,
            source,
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
        let Source { origin, record } = study.source.get();
        let kept = Kept {
            pgn: pgn.get(),
            path,
            black: study.bottom.get() == Color::Black,
            origin,
            record,
        };
        let storage = window().local_storage().ok().flatten();
        let written =
            storage.is_some_and(|storage| storage.set_item(NAME, &door::write(&kept)).is_ok());
        if failed.get_untracked() == written {
            failed.set(!written);
        }
    });
}
