//! State of the library's screen, and its actions.

use super::address::Place;
use super::rows::{CHUNK, Rows};
use super::{LibraryCommand, LibraryInput};
use crate::WiredContext;
use crate::library_export::{self, Prepared};
use crate::openings_file;
use crate::registry::Screen;
use crate::subject::Subject;
use game::FamilyNames;
use i18n::players::YOU;
use leptos::prelude::*;
use platform::clients::Clients;
use platform::files;
use platform::library_client::LibraryClient;
use protocol::library::{
    self, Delete, Deleted, Erase, Failure, Import, Imported, Kind, List, Page, Progress, Query,
    Record, Rename, Restore, Row, Sort, Which,
};
use std::mem;
use std::ops::Range;
use table::library_game;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, File};

/// The state of the screen. A handle.
#[derive(Clone, Copy)]
pub struct LibraryState {
    /// The context of the screen.
    pub context: WiredContext<LibraryInput, LibraryCommand>,
    /// The names of families of openings in the language of the page.
    pub families: ReadSignal<FamilyNames>,
    /// The query.
    pub query: RwSignal<Query>,
    /// Games of the list, once they are known.
    pub shown: RwSignal<Option<Shown>>,
    /// The rows of the list that are here.
    pub rows: RwSignal<Rows>,
    /// The rows that are seen, by their places in the list.
    pub window: RwSignal<Range<u32>>,
    /// Place of the selected game in the list.
    pub chosen: RwSignal<Option<u32>>,
    /// True if the games of the bin are shown.
    pub is_bin: bool,
    /// Key of the game to be chosen when the list is there.
    wanted: StoredValue<Option<String>>,
    /// The import or export in progress.
    pub job: RwSignal<Option<Job>>,
    /// The outcome of the last import, export, change or deletion.
    pub done: RwSignal<Option<Done>>,
    /// The failure of the last action.
    pub trouble: RwSignal<Option<Failure>>,
    /// Steps through the game that is previewed.
    pub step: StoredValue<Option<Callback<isize>>>,
    librarian: StoredValue<LibraryClient, LocalStorage>,
    /// Number of searches, so that late rows are known as late.
    turn: StoredValue<u32>,
    /// True while further rows are being fetched.
    fetching: StoredValue<bool>,
}

/// Games of the list. They stay until others have come: a query may be ahead of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Number of the search.
    pub turn: u32,
    /// The query.
    pub query: Query,
    /// Counts of the list; its rows are in [`LibraryState::rows`].
    pub page: Page,
}

/// An import or export in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Job {
    /// Its id, by which it is cancelled; none while it is being prepared.
    id: Option<u32>,
    /// True for an import, false for an export.
    pub comes_in: bool,
    /// Its progress.
    pub progress: Progress,
}

/// Completed actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done {
    /// Number of games deleted; they can be restored.
    Deleted(Deleted),
    /// Number of games that came back from the bin.
    Restored(u32),
    /// Number of games of the bin that were deleted for good.
    Erased(u32),
    /// The players of a game have other names or ratings.
    Renamed,
    /// Games were imported.
    Imported(Imported),
    /// Games were written to a file.
    Exported {
        /// Number of games.
        games: u32,
        /// Number of games that cannot be read, and are left out.
        unreadable: u32,
    },
}

impl LibraryState {
    /// The state that the address names.
    pub fn open(context: WiredContext<LibraryInput, LibraryCommand>) -> LibraryState {
        let is_bin = context.frame.name == Screen::LibraryBin.name();
        let named = Memo::new(move |_| {
            context
                .input
                .with(|input| Place::parse(&input.query, is_bin))
        });
        let place = named.get_untracked();
        let state = LibraryState {
            context,
            families: openings_file::family_names(context.words),
            query: RwSignal::new(place.query),
            is_bin,
            wanted: StoredValue::new(place.key),
            shown: RwSignal::new(None),
            rows: RwSignal::new(Rows::default()),
            window: RwSignal::new(0..CHUNK),
            chosen: RwSignal::new(None),
            job: RwSignal::new(None),
            done: RwSignal::new(None),
            trouble: RwSignal::new(None),
            step: StoredValue::new(None),
            librarian: StoredValue::new_local(expect_context::<Clients>().library()),
            turn: StoredValue::new(0),
            fetching: StoredValue::new(false),
        };
        let asked = Memo::new(move |_| state.asked());
        let list = move || untrack(|| state.list(asked.get()));
        state
            .librarian
            .with_value(|librarian| librarian.on_change(list));
        Effect::new(move |_| {
            asked.track();
            list();
        });
        Effect::new(move |_| state.fetch_rows());
        // The address follows what is shown, and what is shown the address.
        let here = Memo::new(move |_| state.place());
        Effect::new(move |_| context.send(LibraryCommand::Shows(here.with(Place::address))));
        Effect::watch(
            move || named.get(),
            move |named, _, _| {
                if *named != untrack(|| state.place()) {
                    state.go_to(named.clone());
                }
            },
            false,
        );
        state
    }

    /// The place that is shown.
    fn place(self) -> Place {
        let row = self.row().map(|row| row.key);
        Place {
            query: self.query.get(),
            key: row.or_else(|| self.wanted.get_value()),
        }
    }

    /// Shows a place that an address leads to.
    fn go_to(self, place: Place) {
        self.chosen.set(None);
        self.wanted.set_value(place.key);
        self.query.set(place.query);
    }

    /// The query with what the library worker cannot know: the words of the languages.
    fn asked(self) -> Query {
        let query = self.query.get();
        let openings = self.families.with(|families| {
            let words = query.words.split_whitespace();
            let named = words.map(|word| (word.to_owned(), families.english_of(word)));
            named.filter(|(_, english)| !english.is_empty()).collect()
        });
        Query {
            openings,
            you: YOU.map(str::to_owned).into(),
            ..query
        }
    }

    /// Calls the library worker, unless the screen has been closed.
    fn ask<R>(self, ask: impl FnOnce(&LibraryClient) -> R) -> Option<R> {
        self.librarian.try_with_value(ask)
    }

    /// Asks for the list anew.
    fn list(self, query: Query) {
        let Some(turn) = self.turn.try_update_value(|turn| {
            *turn += 1;
            *turn
        }) else {
            return;
        };
        let chosen = self.row().map(|row| row.key);
        let list = List {
            query: query.clone(),
            from: Rows::chunk_of(self.window.with(|window| window.start)) * CHUNK,
            count: CHUNK,
            around: self.wanted.get_value().or(chosen),
        };
        let listed = move |page: Result<Page, Failure>| {
            if self.turn.try_get_value() != Some(turn) {
                return;
            }
            match page {
                Ok(page) => self.show(Shown { turn, query, page }),
                Err(failure) => self.trouble.set(Some(failure)),
            }
        };
        self.ask(|librarian| librarian.ask(list, listed));
    }

    /// Shows a list, and selects the game wanted or the one selected before; where that has gone, the one in its place.
    fn show(self, shown: Shown) {
        self.wanted.set_value(None);
        let is_other = self.shown.with_untracked(|before| {
            before.as_ref().map(|before| &before.query) != Some(&shown.query)
        });
        let Shown {
            turn,
            query,
            mut page,
        } = shown;
        let rows = mem::take(&mut page.rows);
        let last = page.found.checked_sub(1);
        let before = self.chosen.get_untracked().filter(|_| !is_other);
        let chosen = page.place.or(before).and_then(|at| Some(at.min(last?)));
        self.rows.update(|all| {
            if is_other {
                *all = Rows::default();
            }
            all.put(turn, page.from, rows);
        });
        self.chosen.set(chosen);
        self.shown.set(Some(Shown { turn, query, page }));
    }

    /// Fetches rows that are seen or selected and not here yet, a chunk at a time.
    fn fetch_rows(self) {
        let (window, chosen) = (self.window.get(), self.chosen.get());
        let listed = self.shown.with(|shown| {
            let Shown { turn, query, page } = shown.as_ref()?;
            Some((*turn, query.clone(), page.found))
        });
        let Some((turn, query, found)) = listed else {
            return;
        };
        let missing = self.rows.with(|rows| {
            let seen = rows.missing(turn, window.start..window.end.min(found));
            let chosen = chosen.map(|at| at..at + 1);
            seen.or_else(|| rows.missing(turn, chosen?))
        });
        let Some(chunk) = missing.filter(|_| !self.fetching.get_value()) else {
            return;
        };
        self.fetching.set_value(true);
        let list = List {
            query,
            from: chunk * CHUNK,
            count: CHUNK,
            around: None,
        };
        let fetched = move |page: Result<Page, Failure>| {
            if self.fetching.try_set_value(false).is_some() {
                return;
            }
            match page {
                // Another list may have come meanwhile, whose rows are to be fetched now.
                Ok(page) => self.rows.update(|rows| {
                    if self
                        .shown
                        .with_untracked(|shown| shown.as_ref().map(|shown| shown.turn))
                        == Some(turn)
                    {
                        rows.put(turn, page.from, page.rows);
                    }
                }),
                Err(failure) => self.trouble.set(Some(failure)),
            }
        };
        self.ask(|librarian| librarian.ask(list, fetched));
    }

    /// Changes the query, and shows what it finds from the top.
    pub fn search(self, change: impl FnOnce(&mut Query)) {
        self.chosen.set(None);
        self.wanted.set_value(None);
        self.window
            .update(|window| *window = 0..window.end - window.start);
        self.query.update(change);
    }

    /// Sorts by this, or the other way round if the list is sorted by it already.
    pub fn sort_by(self, sort: Sort) {
        self.search(|query| {
            query.reversed = query.sort == sort && !query.reversed;
            query.sort = sort;
        });
    }

    /// Number of games found.
    pub fn found(self) -> u32 {
        self.shown
            .with(|shown| shown.as_ref().map_or(0, |shown| shown.page.found))
    }

    /// True if there is no game at all.
    pub fn is_empty(self) -> bool {
        self.shown.with(|shown| {
            shown.as_ref().is_none_or(|shown| {
                !shown.query.bin && shown.page.all == 0 && shown.page.in_bin == 0
            })
        })
    }

    /// True while an import or export is under way.
    pub fn is_busy(self) -> bool {
        self.job.with(Option::is_some)
    }

    /// The game that is chosen.
    pub fn row(self) -> Option<Row> {
        let chosen = self.chosen.get()?;
        self.rows.with(|rows| rows.get(chosen).cloned())
    }

    /// Opens the selected game: to play on if it is not over, on the analysis board otherwise.
    pub fn open_chosen(self) {
        if let Some(row) = untrack(|| self.row()).filter(|row| row.deleted.is_none()) {
            self.get(&row, |row, text| {
                if row.can_go_on() {
                    LibraryCommand::Open(text)
                } else {
                    study(row, text)
                }
            });
        }
    }

    fn get(self, row: &Row, wish: fn(&Row, String) -> LibraryCommand) {
        let get = library::Get {
            key: row.key.clone(),
        };
        self.ask(|librarian| {
            librarian.ask(get, move |record| match record {
                Ok(record) => self.context.send(wish(&record.row, record.text)),
                Err(failure) => self.fails(failure),
            });
        });
    }

    /// Fetches a game's record.
    pub fn record(self, key: String, done: impl FnOnce(Record) + 'static) {
        self.ask(|librarian| {
            librarian.ask(library::Get { key }, move |record| match record {
                Ok(record) => done(record),
                Err(failure) => self.fails(failure),
            });
        });
    }

    /// Gives the players of a game other names and Elo ratings, and calls `done` once they are kept.
    pub fn rename(
        self,
        row: &Row,
        names: [String; 2],
        elo: [Option<u16>; 2],
        done: impl FnOnce() + 'static,
    ) {
        let kept = move |answer: Result<(), Failure>| match answer {
            Ok(()) => {
                self.finish(Done::Renamed);
                done();
            }
            Err(failure) => self.fails(failure),
        };
        if !row.is_from_table() {
            let key = row.key.clone();
            self.ask(|librarian| librarian.ask(Rename { key, names, elo }, kept));
            return;
        }
        self.record(
            row.key.clone(),
            move |Record { row, text }| match game::from_json(&text) {
                Ok(game) => {
                    let save = library_game::rename(&game, &row, names, elo);
                    self.ask(|librarian| librarian.ask(save, kept));
                }
                Err(error) => self.fails(Failure::Other(error.to_string())),
            },
        );
    }

    /// Moves games to the bin.
    pub fn delete(self, which: Which) {
        self.ask(|librarian| {
            librarian.ask(Delete { which }, move |deleted| match deleted {
                Ok(deleted) => self.finish(Done::Deleted(deleted)),
                Err(failure) => self.fails(failure),
            });
        });
    }

    /// Brings games of the bin back.
    pub fn restore(self, which: Which) {
        self.ask(|librarian| {
            librarian.ask(Restore { which }, move |restored| match restored {
                Ok(count) => self.finish(Done::Restored(count)),
                Err(failure) => self.fails(failure),
            });
        });
    }

    /// Deletes games of the bin for good.
    pub fn erase(self, which: Which) {
        self.ask(|librarian| {
            librarian.ask(Erase { which }, move |erased| match erased {
                Ok(count) => self.finish(Done::Erased(count)),
                Err(failure) => self.fails(failure),
            });
        });
    }

    /// Imports the games of a file.
    pub fn import(self, file: &File) {
        if untrack(|| self.is_busy()) {
            return;
        }
        self.begin(true);
        let id = self.ask(|librarian| {
            librarian.ask_long(
                Import {},
                file,
                move |progress| self.progress(progress),
                move |imported| match imported {
                    Ok((imported, _)) => self.finish(Done::Imported(imported)),
                    Err(failure) => self.fails(failure),
                },
            )
        });
        self.runs_as(id);
    }

    /// Writes games into a file, which the browser saves.
    pub fn export(self, which: Which) {
        if untrack(|| self.is_busy() || self.is_empty()) {
            return;
        }
        self.begin(false);
        self.ask(|librarian| {
            let you = self.context.words.once().get("you");
            library_export::prepare(librarian, which, you, move |prepared| match prepared {
                Ok(prepared) => self.export_prepared(prepared),
                Err(failure) => self.fails(failure),
            });
        });
    }

    fn export_prepared(self, Prepared { export, unreadable }: Prepared) {
        // It may have been cancelled meanwhile.
        if self.job.try_with_untracked(Option::is_none) != Some(false) {
            return;
        }
        let id = self.ask(|librarian| {
            librarian.ask_long(
                export,
                &JsValue::UNDEFINED,
                move |progress| self.progress(progress),
                move |exported| match exported.map(|(games, file)| (games, file.dyn_into::<Blob>()))
                {
                    Ok((games, Ok(file))) => {
                        files::save_file("sessa", "pgn", &file);
                        self.finish(Done::Exported { games, unreadable });
                    }
                    Ok((_, Err(_))) => self.fails(Failure::Missing),
                    Err(failure) => self.fails(failure),
                },
            )
        });
        self.runs_as(id);
    }

    fn begin(self, comes_in: bool) {
        self.done.set(None);
        self.trouble.set(None);
        self.job.set(Some(Job {
            id: None,
            comes_in,
            progress: Progress::default(),
        }));
    }

    fn runs_as(self, id: Option<u32>) {
        self.job.update(|job| {
            if let Some(job) = job {
                job.id = id;
            }
        });
    }

    fn progress(self, progress: Progress) {
        self.job.try_update(|job| {
            if let Some(job) = job {
                job.progress = progress;
            }
        });
    }

    /// Cancels the import or export in progress.
    pub fn cancel(self) {
        match self.job.get_untracked().and_then(|job| job.id) {
            Some(id) => drop(self.ask(|librarian| librarian.cancel(id))),
            None => self.job.set(None),
        }
    }

    fn finish(self, done: Done) {
        self.job.try_set(None);
        self.trouble.try_set(None);
        self.done.try_set(Some(done));
    }

    fn fails(self, failure: Failure) {
        self.job.try_set(None);
        self.trouble.try_set(Some(failure));
    }
}

/// The command that opens a game on the analysis board.
fn study(row: &Row, text: String) -> LibraryCommand {
    LibraryCommand::Study(match row.kind {
        Kind::Robot | Kind::Persons => Subject::Game {
            saved: text,
            shown: 0,
            review: false,
        },
        Kind::Study | Kind::Imported => Subject::Kept {
            key: row.key.clone(),
            pgn: text,
        },
    })
}
