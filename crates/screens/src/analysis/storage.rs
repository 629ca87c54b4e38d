//! Storage of studies: a draft for each, saved after every change, loaded when the study is opened again.
//!
//! A study has a text of its own, by its identity ([`Source::origin`]): what is said of one game never takes the place of
//! what was said of another. Of drafts in which nothing was edited only the newest stay.

use super::chapters::{Chapter, Chapters};
use super::study::{SavedStudy, Source, Study};
use chess::Color;
use game::pgn::{self, Imported};
use game::tree::{NodeId, Tree};
use leptos::prelude::*;
use platform::{device_clock, storage};
use serde::{Deserialize, Serialize};

/// Storage key of the study that was begun here first; those of others begin with it.
const KEY: &str = "sessa.analysis";

/// Storage key of the identity of the last study.
const LAST: &str = "sessa.last-analysis";

/// Drafts that stay though nothing was edited in them.
const UNEDITED: usize = 40;

/// A draft as it is saved.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Draft {
    /// The chapters, as PGN.
    pgn: String,
    /// Index of the chapter shown.
    #[serde(default)]
    chapter: usize,
    /// Path to the node shown: at each node the index of the next among its children.
    path: Vec<usize>,
    /// True if Black is at the bottom.
    black: bool,
    /// Identity of the study.
    origin: String,
    /// Key of the library's record of it.
    #[serde(default)]
    record: Option<String>,
    /// True if something has been edited.
    #[serde(default)]
    edited: bool,
    /// Time of the last change, in milliseconds since 1970.
    #[serde(default)]
    at: u64,
}

/// The key of a study.
fn key(origin: &str) -> String {
    if origin.is_empty() {
        KEY.to_owned()
    } else {
        format!("{KEY}.{origin}")
    }
}

/// An identity that no other study has.
pub fn new_origin() -> String {
    format!("own-{:x}", device_clock::date() as u64)
}

fn read(text: &str) -> Option<SavedStudy> {
    let draft: Draft = json::read(text).ok()?;
    let games = pgn::read(draft.pgn.as_bytes()).into_iter();
    let chapter = |game: Imported| game.problems.is_empty().then(|| Chapter::new(game.tree));
    let all: Option<Vec<_>> = games.map(chapter).collect();
    let (chapters, Chapter { tree, .. }) = Chapters::split(all?, draft.chapter)?;
    let step = |at: NodeId, place: &usize| tree.children(at).get(*place).copied().unwrap_or(at);
    let here = draft.path.iter().fold(NodeId::ROOT, step);
    Some(SavedStudy {
        chapters,
        here,
        bottom: if draft.black {
            Color::Black
        } else {
            Color::White
        },
        source: Source {
            origin: draft.origin,
            record: draft.record,
            edited: draft.edited,
        },
        tree,
    })
}

/// Loads the study of this identity, if it was saved here.
pub fn draft(origin: &str) -> Option<SavedStudy> {
    storage::get(&key(origin)).and_then(|text| read(&text))
}

/// Loads the last study.
///
/// # Errors
/// If its text cannot be read; the text is under this key now.
pub fn last() -> Result<Option<SavedStudy>, String> {
    let origin = storage::get(LAST).unwrap_or_default();
    storage::load(&key(&origin), |text| read(text).ok_or("no study"))
        .map_err(|damaged| damaged.place)
}

/// Removes the drafts in which nothing was edited, but for the newest `UNEDITED` and that of `origin`.
fn tidy(origin: &str, unedited: usize) {
    let prefix = key(" ").trim_end().to_owned();
    let mut found: Vec<(u64, String)> = storage::keys(&prefix)
        .into_iter()
        .filter(|name| *name != key(origin))
        .filter_map(|name| {
            let draft: Draft = json::read(&storage::get(&name)?).ok()?;
            (!draft.edited).then_some((draft.at, name))
        })
        .collect();
    found.sort_unstable();
    found.truncate(found.len().saturating_sub(unedited));
    for (_, name) in found {
        // One that stays is tidied away another time.
        storage::remove(&name);
    }
}

/// Saves the study now and after every change, while `is_ours`; `failed` becomes true if this browser does not save it.
pub fn keep_saved(study: Study, is_ours: Signal<bool>, failed: RwSignal<bool>) {
    let pgn = Memo::new(move |_| study.to_pgn());
    let origin = Memo::new(move |_| study.source.with(|source| source.origin.clone()));
    Effect::new(move |_| {
        origin.with(|origin| {
            storage::set(LAST, origin);
            tidy(origin, UNEDITED);
        });
    });
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
        let Source {
            origin,
            record,
            edited,
        } = study.source.get();
        let key = key(&origin);
        let draft = Draft {
            pgn: pgn.get(),
            chapter: study.chapters.with(Chapters::shown),
            path,
            black: study.bottom.get() == Color::Black,
            origin,
            record,
            edited,
            at: device_clock::date() as u64,
        };
        if !is_ours.get() {
            return;
        }
        let text = json::write(&draft);
        let written = storage::set(&key, &text) || {
            tidy(&draft.origin, 0);
            storage::set(&key, &text)
        };
        if failed.get_untracked() == written {
            failed.set(!written);
        }
    });
}
