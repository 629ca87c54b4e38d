//! Import of games into the study: from the page, pasted text or a file.

use super::chapters::{Chapter, Chapters, to_pgn, tree_from};
use super::panel_mode::PanelMode;
use super::storage;
use super::study::{Source, Study};
use crate::subject::Subject;
use game::pgn::{Imported, Problem, unread};
use game::tree::{NodeId, Tree};
use gloo_timers::future::TimeoutFuture;
use i18n::args;
use js_sys::Uint8Array;
use leptos::prelude::*;
use platform::device_clock;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use table::{in_play, library_game};
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

/// Most games of a text that become chapters; the library takes any number.
const MOST: usize = 64;

/// Most bytes of a file that are read.
const MOST_BYTES: f64 = 8e6;

/// Bytes that are parsed before the page may draw again.
const PIECE: usize = 32 * 1024;

/// The report on a text of games.
#[derive(Clone, Debug, Default)]
pub struct ParsedGames {
    /// Number of games.
    pub count: usize,
    /// The problems, in the order of the text.
    pub problems: Vec<Problem>,
    /// True if there are more games than were read.
    pub more: bool,
}

/// The outcome of opening a text or file.
#[derive(Clone, Debug)]
pub enum Opened {
    /// A text of games.
    Games(Arc<ParsedGames>),
    /// The page's game cannot be read, for this reason.
    NoGame(String),
    /// The game is under way by correspondence, and its terms allow no help.
    UnderWay,
    /// The file cannot be read, for the browser's reason.
    NoFile(String),
}

/// Import of games into a study. A handle.
#[derive(Clone, Copy)]
pub struct Import {
    /// The study.
    pub study: Study,
    /// The outcome of the last opening.
    pub opened: RwSignal<Option<Opened>>,
    /// True while a file is being read.
    pub reading: RwSignal<bool>,
    /// Receives a FEN that cannot be played from, to be corrected in the position editor.
    refused: Callback<String>,
    mode: RwSignal<PanelMode>,
    /// Number of openings so far, so that an earlier one that is still being read is known as late.
    count: StoredValue<u32>,
}

impl Import {
    /// Nothing has been opened.
    pub fn new(study: Study, mode: RwSignal<PanelMode>, refused: Callback<String>) -> Import {
        Import {
            study,
            opened: RwSignal::new(None),
            reading: RwSignal::new(false),
            refused,
            mode,
            count: StoredValue::new(0),
        }
    }

    /// Studies what the page sends, with its `source`.
    pub fn open(self, subject: &Subject, source: Source) {
        match subject {
            Subject::Last => {}
            Subject::Game { saved, shown, .. } => match game::from_json(saved) {
                Ok(game) if in_play(&game) && game.config().forbids_analysis() => {
                    self.opened.set(Some(Opened::UnderWay));
                }
                Ok(game) => {
                    let date = device_clock::day(game.config().began);
                    let you = self.study.words.once().get("you");
                    let tree = library_game::to_tree(&game, date, &you);
                    let here = tree
                        .main_line()
                        .nth(shown.wrapping_sub(1))
                        .unwrap_or(NodeId::ROOT);
                    self.put(tree, here, source);
                }
                Err(why) => {
                    self.opened.set(Some(Opened::NoGame(why.to_string())));
                }
            },
            Subject::Pgn(text) | Subject::Kept { pgn: text, .. } => {
                self.read_from(text.as_bytes().to_vec(), Some(source));
            }
            Subject::Fen(text) => {
                let setup = chess::Setup::parse_lenient(text);
                if let Ok(position) =
                    setup.and_then(|setup| Ok(chess::Position::from_setup(&setup)?))
                {
                    self.put(tree_from(position), NodeId::ROOT, source);
                } else {
                    self.refused.run(text.clone());
                }
            }
        }
    }

    /// Reads games from a text.
    pub fn read_text(self, text: &str) {
        self.read_from(text.as_bytes().to_vec(), None);
    }

    fn read_from(self, bytes: Vec<u8>, source: Option<Source>) {
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
                    self.read(bytes, long, None).await;
                }
                Err(error) => {
                    self.reading.try_set(false);
                    self.opened
                        .try_set(Some(Opened::NoFile(format!("{error:?}"))));
                }
            }
        });
    }

    /// Reads games; `cut` is true if there is more of the text than this.
    async fn read(self, bytes: Vec<u8>, cut: bool, source: Option<Source>) {
        let Some(count) = self.count.try_update_value(|count| {
            *count += 1;
            *count
        }) else {
            return;
        };
        self.reading.try_set(true);
        let games = Rc::new(RefCell::new(Vec::new()));
        let sink = games.clone();
        let mut reader = game::pgn::Import::new(move |game| sink.borrow_mut().push(game));
        let mut pieces = bytes.chunks(PIECE).peekable();
        while let Some(piece) = pieces.next() {
            reader.feed(piece);
            if games.borrow().len() > MOST {
                break;
            }
            if pieces.peek().is_some() {
                TimeoutFuture::new(0).await;
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
            reader.finish()
        };
        let mut games = games.take();
        games.truncate(MOST);
        let problems = games.iter().flat_map(|game| &game.problems).cloned();
        let report = ParsedGames {
            count: games.len(),
            problems: problems.chain(stray).collect(),
            more,
        };
        self.reading.try_set(false);
        if self
            .opened
            .try_set(Some(Opened::Games(Arc::new(report))))
            .is_none()
        {
            let trees = games.into_iter().map(|game| self.whole(&bytes, game));
            self.put_games(trees.collect(), source);
        }
    }

    /// The tree of a game; what could not be read of it stays in it as a comment at the end.
    fn whole(self, bytes: &[u8], game: Imported) -> Tree {
        let Imported {
            mut tree, problems, ..
        } = game;
        let rests: Vec<String> = problems
            .iter()
            .filter_map(|problem| unread(bytes, problem))
            .collect();
        if !rests.is_empty() {
            let args = args!["text" => rests.join(" … ")];
            let told = self.study.words.once().with("chapter-unread", &args);
            let end = tree.end_of_line(NodeId::ROOT);
            let comment = &mut tree[end].comment;
            comment.push_str(if comment.is_empty() { "" } else { " " });
            comment.push_str(&told);
        }
        tree
    }

    /// Studies games, each as a chapter, from `source` or as they were left when the text was opened before.
    fn put_games(self, trees: Vec<Tree>, source: Option<Source>) {
        let from_text = || Source {
            origin: Subject::Pgn(to_pgn(trees.iter())).origin(),
            ..Source::default()
        };
        let is_text = source.is_none();
        let source = source.unwrap_or_else(from_text);
        let saved = is_text.then(|| storage::draft(&source.origin)).flatten();
        let all = trees.into_iter().map(Chapter::new).collect();
        if let Some(saved) = saved {
            self.study.open(saved);
        } else if let Some((chapters, Chapter { tree, here })) = Chapters::split(all, 0) {
            self.study.replace(chapters, tree, here, source);
        } else {
            return;
        }
        self.mode.set(PanelMode::Moves);
    }

    /// Starts anew with an empty study.
    pub fn clear(self) {
        let start = tree_from(chess::Position::default());
        let source = Source {
            origin: storage::new_origin(),
            ..Source::default()
        };
        self.put(start, NodeId::ROOT, source);
    }

    fn put(self, tree: Tree, here: NodeId, source: Source) {
        let chapters = Chapters::default();
        self.study.replace(chapters, tree, here, source);
        self.mode.set(PanelMode::Moves);
    }
}
