//! Where games come from: what the page brings, a text that is pasted, a file.

use super::draft::tree_from;
use super::study::{Source, Study};
use super::tabs::Tab;
use game::pgn::{self, Import, Imported, Problem};
use game::tree::{NodeId, Tree};
use js_sys::{Promise, Uint8Array};
use leptos::prelude::*;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use ui::door::Subject;
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

/// So many games of a text can be chosen from; the library takes any number.
const MOST: usize = 500;

/// No more of a file is looked at.
const MOST_BYTES: f64 = 8e6;

/// So many bytes are read before the page may draw again.
const PIECE: usize = 32 * 1024;

/// What a text of games was found to hold.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The games.
    pub games: Vec<Arc<Imported>>,
    /// What belongs to none of them.
    pub stray: Vec<Problem>,
    /// Whether there are more games than were read.
    pub more: bool,
}

/// What has come of opening something.
#[derive(Clone, Debug)]
pub enum Opened {
    /// A text of games.
    Games(Arc<Found>),
    /// The game of the page cannot be read, for this reason.
    NoGame(String),
    /// The file cannot be read, for the browser's reason.
    NoFile(String),
}

/// Where games come from. A handle.
#[derive(Clone, Copy)]
pub struct Shelf {
    /// What is studied.
    pub study: Study,
    /// What has been opened last.
    pub opened: RwSignal<Option<Opened>>,
    /// Which of the games is on the board.
    pub chosen: RwSignal<Option<usize>>,
    /// Whether something is being read.
    pub reading: RwSignal<bool>,
    /// Takes a FEN that cannot be played from, to be mended.
    refused: Callback<String>,
    tab: RwSignal<Tab>,
    /// Where the games come from that were opened last.
    source: StoredValue<Source>,
    /// Counts what is opened, so that what was being read before is known as late.
    count: StoredValue<u32>,
}

impl Shelf {
    /// Nothing has been opened.
    pub fn new(study: Study, tab: RwSignal<Tab>, refused: Callback<String>) -> Shelf {
        Shelf {
            study,
            opened: RwSignal::new(None),
            chosen: RwSignal::new(None),
            reading: RwSignal::new(false),
            refused,
            tab,
            source: StoredValue::new(Source::default()),
            count: StoredValue::new(0),
        }
    }

    /// Studies what the page brings, which comes from `source`.
    pub fn open(self, subject: &Subject, source: Source) {
        match subject {
            Subject::Last => {}
            Subject::Game { saved, shown } => match game::from_json(saved) {
                Ok(game) => {
                    let tree = pgn::of_game(&game);
                    let here = tree
                        .main_line()
                        .nth(shown.wrapping_sub(1))
                        .unwrap_or(NodeId::ROOT);
                    self.put(tree, here, source);
                }
                Err(why) => {
                    self.opened.set(Some(Opened::NoGame(why.to_string())));
                    self.tab.set(Tab::Game);
                }
            },
            Subject::Pgn(text) | Subject::Kept { pgn: text, .. } => {
                self.read_from(text.as_bytes().to_vec(), source);
            }
            Subject::Fen(text) => {
                if let Ok(position) = chess::Position::from_fen(text) {
                    self.put(tree_from(position), NodeId::ROOT, source);
                } else {
                    self.refused.run(text.clone());
                    self.tab.set(Tab::Position);
                }
            }
        }
    }

    /// Reads games from a text.
    pub fn read_text(self, text: &str) {
        self.read_from(text.as_bytes().to_vec(), Source::default());
    }

    fn read_from(self, bytes: Vec<u8>, source: Source) {
        leptos::task::spawn_local(async move { self.read(bytes, false, source).await });
    }

    /// Reads games from a file.
    pub fn read_file(self, file: File) {
        self.reading.set(true);
        leptos::task::spawn_local(async move {
            let long = file.size() > MOST_BYTES;
            let part = file.slice_with_f64_and_f64(0.0, MOST_BYTES);
            let buffer = match part {
                Ok(part) => JsFuture::from(part.array_buffer()).await,
                Err(error) => Err(error),
            };
            match buffer {
                Ok(buffer) => {
                    let bytes = Uint8Array::new(&buffer).to_vec();
                    self.read(bytes, long, Source::default()).await;
                }
                Err(error) => {
                    self.reading.try_set(false);
                    self.opened
                        .try_set(Some(Opened::NoFile(format!("{error:?}"))));
                    self.tab.try_set(Tab::Game);
                }
            }
        });
    }

    /// Reads games; `cut` tells that there is more of the text than this.
    async fn read(self, bytes: Vec<u8>, cut: bool, source: Source) {
        let Some(count) = self.count.try_update_value(|count| {
            *count += 1;
            *count
        }) else {
            return;
        };
        self.reading.try_set(true);
        let games = Rc::new(RefCell::new(Vec::new()));
        let sink = games.clone();
        let mut import = Import::new(move |game| sink.borrow_mut().push(Arc::new(game)));
        let mut pieces = bytes.chunks(PIECE).peekable();
        while let Some(piece) = pieces.next() {
            import.feed(piece);
            if games.borrow().len() > MOST {
                break;
            }
            if pieces.peek().is_some() {
                pause().await;
                // The screen may have been put away, or something else opened.
                if self.count.try_get_value() != Some(count) {
                    return;
                }
            }
        }
        // What follows is not read to its end, and so its last game is none.
        let more = cut || games.borrow().len() > MOST;
        let stray = if more && !games.borrow().is_empty() {
            Vec::new()
        } else {
            import.finish()
        };
        let mut games = games.take();
        games.truncate(MOST);
        let only = games.len() == 1;
        let sound = stray.is_empty() && games.iter().all(|game| game.problems.is_empty());
        self.reading.try_set(false);
        self.source
            .try_set_value(if only { source } else { Source::default() });
        self.chosen.try_set(None);
        self.opened
            .try_set(Some(Opened::Games(Arc::new(Found { games, stray, more }))));
        if only {
            self.choose(0);
        }
        if !(only && sound) {
            self.tab.try_set(Tab::Game);
        }
    }

    /// Studies one of the games that were found.
    pub fn choose(self, place: usize) {
        let game = self.opened.with_untracked(|opened| match opened {
            Some(Opened::Games(found)) => found.games.get(place).cloned(),
            _ => None,
        });
        if let Some(game) = game {
            let source = self.source.get_value();
            self.put(game.tree.clone(), NodeId::ROOT, source);
            self.chosen.set(Some(place));
            if game.problems.is_empty() {
                self.tab.set(Tab::Moves);
            }
        }
    }

    /// Begins anew.
    pub fn clear(self) {
        let start = tree_from(chess::Position::default());
        self.put(start, NodeId::ROOT, Source::default());
    }

    fn put(self, tree: Tree, here: NodeId, source: Source) {
        self.study.replace(tree, here, source);
        self.tab.set(Tab::Moves);
    }
}

/// Lets the browser do what waits.
async fn pause() {
    let wait = Promise::new(&mut |resolve, _| {
        // A browser has timers.
        let _ = window().set_timeout_with_callback(&resolve);
    });
    let _ = JsFuture::from(wait).await;
}
