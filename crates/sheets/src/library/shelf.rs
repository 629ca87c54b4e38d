//! What the library's screen knows, and what can be done there.

use crate::Desk;
use crate::save;
use leptos::prelude::*;
use protocol::library::{
    self, Delete, Export, Failure, Import, Imported, Kind, List, Page, Progress, Query, Restore,
    Row, Which,
};
use ui::door::{self, LibraryWish, Subject};
use ui::librarian::Librarian;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, File};

/// How many games one page of the list has.
pub const PAGE: u32 = 100;

/// The state of the screen. A handle.
#[derive(Clone, Copy)]
pub struct Shelf {
    /// The page, and the words.
    pub desk: Desk<door::Library>,
    /// Which games are asked for.
    pub query: RwSignal<Query>,
    /// How many of them come before the page that is asked for.
    from: RwSignal<u32>,
    /// The choice that is to be made on the page asked for, if another than that on the page shown.
    choice: StoredValue<Option<Choice>>,
    /// What is shown, once something is.
    pub shown: RwSignal<Option<Shown>>,
    /// The place on it of the game that is chosen.
    pub chosen: RwSignal<Option<usize>>,
    /// An import or export that is under way, and how far it is.
    pub job: RwSignal<Option<Job>>,
    /// What came of the last one, or of the last deletion.
    pub done: RwSignal<Option<Done>>,
    /// What cannot be done.
    pub trouble: RwSignal<Option<Failure>>,
    librarian: StoredValue<Librarian, LocalStorage>,
    /// Counts what has been asked, so that a late list is known as late.
    asked: StoredValue<u32>,
}

/// A page of the list as it is shown. It stays until another has come: what is asked for is not shown yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Which games are listed.
    pub query: Query,
    /// How many of them come before this page.
    pub from: u32,
    /// The page.
    pub page: Page,
}

/// What is to be chosen on a page when it comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// No game.
    Nothing,
    /// The first.
    First,
    /// The last.
    Last,
}

/// An import or export under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Job {
    /// Its number, by which it is cancelled.
    pub id: u32,
    /// Whether games come in.
    pub comes_in: bool,
    /// How far it is.
    pub progress: Progress,
}

/// What has been done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done {
    /// So many games were deleted; they can come back.
    Deleted(u32),
    /// Games were taken in.
    Imported(Imported),
    /// So many games were written to a file.
    Exported(u32),
}

impl Shelf {
    /// The shelf with the newest games in front.
    pub fn open(desk: Desk<door::Library>) -> Shelf {
        let shelf = Shelf {
            desk,
            query: RwSignal::new(Query::default()),
            from: RwSignal::new(0),
            choice: StoredValue::new(None),
            shown: RwSignal::new(None),
            chosen: RwSignal::new(None),
            job: RwSignal::new(None),
            done: RwSignal::new(None),
            trouble: RwSignal::new(None),
            librarian: StoredValue::new_local(Librarian::default()),
            asked: StoredValue::new(0),
        };
        shelf
            .librarian
            .with_value(|librarian| librarian.on_change(move || shelf.list()));
        Effect::new(move |_| {
            shelf.query.track();
            shelf.from.track();
            shelf.list();
        });
        shelf
    }

    /// Calls the librarian, unless the screen has been put away.
    fn ask<R>(self, ask: impl FnOnce(&Librarian) -> R) -> Option<R> {
        self.librarian.try_with_value(ask)
    }

    /// Has the page that is asked for listed as it is now.
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

    /// Shows another page, or the same as it is now, with what is chosen on it.
    fn show(self, shown: Shown) {
        let last = shown.page.rows.len().checked_sub(1);
        let choice = self.choice.try_update_value(Option::take).flatten();
        let chosen = match choice {
            None => self.chosen.get_untracked(),
            Some(Choice::Nothing) => None,
            Some(Choice::First) => Some(0),
            Some(Choice::Last) => last,
        };
        self.chosen
            .set(chosen.and_then(|chosen| Some(chosen.min(last?))));
        self.shown.set(Some(shown));
    }

    /// Looks for other games, from the first.
    pub fn search(self, change: impl FnOnce(&mut Query)) {
        self.choice.set_value(Some(Choice::Nothing));
        self.from.set(0);
        self.query.update(change);
    }

    /// Turns to the page of this number, from 0, if there is one.
    pub fn turn_to(self, page: Option<u32>, choice: Choice) {
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

    /// Whether there is no game at all.
    pub fn is_empty(self) -> bool {
        self.shown
            .with(|shown| shown.as_ref().is_none_or(|shown| shown.page.all == 0))
    }

    /// Whether an import or export is under way.
    pub fn is_busy(self) -> bool {
        self.job.with(Option::is_some)
    }

    /// The game that is chosen.
    pub fn row(self) -> Option<Row> {
        let chosen = self.chosen.get()?;
        self.shown
            .with(|shown| shown.as_ref()?.page.rows.get(chosen).cloned())
    }

    /// Puts the chosen game on the table if it is not over, and on the analysis board otherwise.
    pub fn open_chosen(self) {
        if let Some(row) = untrack(|| self.row()) {
            self.get(&row, |row, text| {
                if row.can_go_on() {
                    LibraryWish::Put(text)
                } else {
                    study(row, text)
                }
            });
        }
    }

    fn get(self, row: &Row, wish: fn(&Row, String) -> LibraryWish) {
        let get = library::Get {
            key: row.key.clone(),
        };
        self.ask(|librarian| {
            librarian.ask(get, move |record| match record {
                Ok(record) => self.desk.say(wish(&record.row, record.text)),
                Err(failure) => self.fails(failure),
            });
        });
    }

    /// Deletes games.
    pub fn delete(self, which: Which) {
        self.ask(|librarian| {
            librarian.ask(Delete { which }, move |deleted| match deleted {
                Ok(count) => self.finish(Done::Deleted(count)),
                Err(failure) => self.fails(failure),
            });
        });
    }

    /// Brings back what was deleted last.
    pub fn restore(self) {
        self.done.set(None);
        self.ask(|librarian| {
            librarian.ask(Restore {}, move |restored| {
                if let Err(failure) = restored {
                    self.fails(failure);
                }
            });
        });
    }

    /// Takes the games of a file in.
    pub fn import(self, file: &File) {
        if untrack(|| self.is_busy()) {
            return;
        }
        self.begin(true, |librarian| {
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
    }

    /// Writes games into a file, which the browser saves.
    pub fn export(self, which: Which) {
        if untrack(|| self.is_busy() || self.is_empty()) {
            return;
        }
        self.begin(false, |librarian| {
            librarian.ask_long(
                Export { which },
                &JsValue::UNDEFINED,
                move |progress| self.progress(progress),
                move |exported| match exported.map(|(games, file)| (games, file.dyn_into::<Blob>()))
                {
                    Ok((games, Ok(file))) => {
                        save::save_file("sessa", "pgn", &file);
                        self.finish(Done::Exported(games));
                    }
                    Ok((_, Err(_))) => self.fails(Failure::Missing),
                    Err(failure) => self.fails(failure),
                },
            )
        });
    }

    fn begin(self, comes_in: bool, ask: impl FnOnce(&Librarian) -> u32) {
        self.done.set(None);
        self.trouble.set(None);
        let id = self.ask(ask);
        self.job.set(id.map(|id| Job {
            id,
            comes_in,
            progress: Progress::default(),
        }));
    }

    fn progress(self, progress: Progress) {
        self.job.try_update(|job| {
            if let Some(job) = job {
                job.progress = progress;
            }
        });
    }

    /// Ends the import or export that is under way.
    pub fn cancel(self) {
        if let Some(job) = self.job.get_untracked() {
            self.ask(|librarian| librarian.cancel(job.id));
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

/// Takes a game to the analysis board.
fn study(row: &Row, text: String) -> LibraryWish {
    LibraryWish::Study(match row.kind {
        Kind::Robot | Kind::Persons => Subject::Game {
            saved: text,
            shown: 0,
        },
        Kind::Study => Subject::Kept {
            key: row.key.clone(),
            pgn: text,
        },
        Kind::Imported => Subject::Pgn(text),
    })
}
