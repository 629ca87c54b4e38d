//! State of the library's screen, and its actions.

use super::address::Place;
use super::{LibraryCommand, LibraryInput};
use crate::WiredContext;
use crate::library_export::{self, Prepared};
use crate::openings_file;
use crate::registry::Screen;
use crate::subject::Subject;
use game::FamilyNames;
use leptos::prelude::*;
use platform::clients::Clients;
use platform::files;
use platform::library_client::LibraryClient;
use protocol::library::{
    self, Delete, Deleted, Erase, Failure, Import, Imported, Kind, List, Page, Progress, Query,
    Record, Restore, Row, Which,
};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, File};

/// Games on one page of the list.
pub const PAGE: u32 = 100;

/// The state of the screen. A handle.
#[derive(Clone, Copy)]
pub struct LibraryState {
    /// The context of the screen.
    pub context: WiredContext<LibraryInput, LibraryCommand>,
    /// The names of families of openings in the language of the page.
    pub families: ReadSignal<FamilyNames>,
    /// The query.
    pub query: RwSignal<Query>,
    /// Offset of the page asked for.
    from: RwSignal<u32>,
    /// The row to be selected on the page asked for, if another than on the page shown.
    choice: StoredValue<Option<InitialSelection>>,
    /// The page shown, once there is one.
    pub shown: RwSignal<Option<Shown>>,
    /// Index of the selected game on it.
    pub chosen: RwSignal<Option<usize>>,
    /// True if the games of the bin are shown.
    pub is_bin: bool,
    /// Key of the game to be chosen when the list is there.
    wanted: StoredValue<Option<String>>,
    /// The import or export in progress.
    pub job: RwSignal<Option<Job>>,
    /// The outcome of the last import, export or deletion.
    pub done: RwSignal<Option<Done>>,
    /// The failure of the last action.
    pub trouble: RwSignal<Option<Failure>>,
    librarian: StoredValue<LibraryClient, LocalStorage>,
    /// Number of queries, so that a late list is known as late.
    asked: StoredValue<u32>,
}

/// A page of the list as shown. It stays until another has come: a query may be ahead of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The query.
    pub query: Query,
    /// Offset of this page.
    pub from: u32,
    /// The page.
    pub page: Page,
}

/// The row to be selected on a page when it arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InitialSelection {
    /// No game.
    Nothing,
    /// The first.
    First,
    /// The last.
    Last,
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
    /// So many games came back from the bin.
    Restored(u32),
    /// So many games of the bin were deleted for good.
    Erased(u32),
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
            from: RwSignal::new(place.from),
            is_bin,
            wanted: StoredValue::new(place.key),
            choice: StoredValue::new(None),
            shown: RwSignal::new(None),
            chosen: RwSignal::new(None),
            job: RwSignal::new(None),
            done: RwSignal::new(None),
            trouble: RwSignal::new(None),
            librarian: StoredValue::new_local(expect_context::<Clients>().library()),
            asked: StoredValue::new(0),
        };
        state
            .librarian
            .with_value(|librarian| librarian.on_change(move || state.list()));
        Effect::new(move |_| {
            state.query.track();
            state.from.track();
            state.list();
        });
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
            from: self.from.get(),
            key: row.or_else(|| self.wanted.get_value()),
        }
    }

    /// Shows a place that an address leads to.
    fn go_to(self, place: Place) {
        self.chosen.set(None);
        self.wanted.set_value(place.key);
        self.from.set(place.from);
        self.query.set(place.query);
    }

    /// Calls the library worker, unless the screen has been closed.
    fn ask<R>(self, ask: impl FnOnce(&LibraryClient) -> R) -> Option<R> {
        self.librarian.try_with_value(ask)
    }

    /// Asks for the page of the list again.
    fn list(self) {
        let Some(number) = self.asked.try_update_value(|asked| {
            *asked += 1;
            *asked
        }) else {
            return;
        };
        let list = List {
            query: self.query.get_untracked(),
            from: self.from.get_untracked(),
            count: PAGE,
        };
        let (query, from) = (list.query.clone(), list.from);
        let listed = move |page: Result<Page, Failure>| {
            if self.asked.try_get_value() != Some(number) {
                return;
            }
            match page {
                // The last game of the last page is gone.
                Ok(page) if page.rows.is_empty() && page.found > 0 => {
                    self.from.set((page.found - 1) / PAGE * PAGE);
                }
                Ok(page) => self.show(Shown { query, from, page }),
                Err(failure) => self.trouble.set(Some(failure)),
            }
        };
        self.ask(|librarian| librarian.ask(list, listed));
    }

    /// Shows a page of the list, and selects a row on it.
    fn show(self, shown: Shown) {
        let last = shown.page.rows.len().checked_sub(1);
        let choice = self.choice.try_update_value(Option::take).flatten();
        let wanted = self.wanted.try_update_value(Option::take).flatten();
        let found = wanted.and_then(|key| shown.page.rows.iter().position(|row| row.key == key));
        let chosen = match choice {
            None => found.or(self.chosen.get_untracked()),
            Some(InitialSelection::Nothing) => None,
            Some(InitialSelection::First) => Some(0),
            Some(InitialSelection::Last) => last,
        };
        self.chosen
            .set(chosen.and_then(|chosen| Some(chosen.min(last?))));
        self.shown.set(Some(shown));
    }

    /// Changes the query, and shows its first page.
    pub fn search(self, change: impl FnOnce(&mut Query)) {
        self.choice.set_value(Some(InitialSelection::Nothing));
        self.from.set(0);
        self.query.update(change);
    }

    /// Turns to the page of this number, from 0, if there is one.
    pub fn turn_to(self, page: Option<u32>, choice: InitialSelection) {
        let found = self
            .shown
            .with_untracked(|shown| shown.as_ref().map_or(0, |shown| shown.page.found));
        let from = page
            .and_then(|page| page.checked_mul(PAGE))
            .filter(|&from| from < found);
        if let Some(from) = from {
            self.choice.set_value(Some(choice));
            self.from.set(from);
        }
    }

    /// The number of the page that is asked for, from 0: whoever turns pages fast need not wait for each.
    pub fn page_asked(self) -> u32 {
        self.from.get_untracked() / PAGE
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
        self.shown
            .with(|shown| shown.as_ref()?.page.rows.get(chosen).cloned())
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
