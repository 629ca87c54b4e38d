//! Storage of the study: saved after every change, loaded when the screen is opened.

use super::study::{Source, Study};
use crate::subject::Subject;
use chess::Color;
use game::pgn;
use game::tree::{NodeId, Tree};
use leptos::prelude::*;
use platform::storage;
use serde::{Deserialize, Serialize};
use std::hash::{DefaultHasher, Hash, Hasher};

/// Storage key.
const KEY: &str = "sessa.analysis";

/// The saved study.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    /// The tree, as PGN.
    pgn: String,
    /// Path to the node shown: at each node the index of the next among its children.
    path: Vec<usize>,
    /// True if Black is at the bottom.
    black: bool,
    /// The subject that was opened, so that the same is not opened again in place of what has become of it.
    origin: String,
    /// Key of the library's record of it.
    #[serde(default)]
    record: Option<String>,
}

/// The outcome of loading.
pub enum SavedStudy {
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
        /// The study's source: where it comes from and where it is saved.
        source: Source,
    },
    /// A text that is no study; it is under this key now.
    Damaged(String),
}

/// The source of a subject: its identity, and its record in the library if it has one.
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

/// Loads the last study.
pub fn load() -> SavedStudy {
    let read = |text: &str| {
        let kept: Kept = json::read(text).ok()?;
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
        Some(SavedStudy::Study {
            tree,
            here,
            bottom,
            source,
        })
    };
    match storage::load(KEY, |text| read(text).ok_or("no study")) {
        Ok(study) => study.unwrap_or(SavedStudy::Nothing),
        Err(damaged) => SavedStudy::Damaged(damaged.place),
    }
}

/// Saves the study now and after every change; `failed` becomes true if this browser does not save it.
pub fn keep_saved(study: Study, failed: RwSignal<bool>) {
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
        let written = storage::set(KEY, &json::write(&kept));
        if failed.get_untracked() == written {
            failed.set(!written);
        }
    });
}
