//! The state of mining: the games are read, the miner works, and what it finds is put into the set before its progress is kept.

use super::run::{MiningRun, Source};
use crate::ScreenContext;
use crate::library_export;
use i18n::players::YOU;
use leptos::prelude::*;
use platform::clients::Clients;
use platform::library_client::LibraryClient;
use platform::miner::{self, Mined, Miner};
use platform::puzzle_client::PuzzleClient;
use protocol::library::{List, Problem, Query};
use protocol::mine::{MineTask, Progress, RejectedSwing};
use protocol::puzzle::{AddPuzzles, AddTo, Failure, MINED_SET, Puzzle};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, File};

/// The most rejected swings that are told one by one.
pub const MOST_SWINGS: usize = 500;

/// Phases of mining.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Nothing is mined; games and rules are chosen.
    Setup,
    /// The games are being read.
    Preparing,
    /// The miner works.
    Working,
    /// All games are mined.
    Done,
}

/// Failures of mining.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The library or the set cannot be used.
    Failure(Failure),
    /// There are no games.
    NoGames(Source),
    /// The file cannot be read, for the browser's reason.
    Unreadable(String),
    /// The engine has given up, for the reason given.
    Engine(String),
}

/// The clients. With the page what they were asked ends.
#[derive(Clone)]
struct Workers {
    library: LibraryClient,
    puzzles: PuzzleClient,
    miner: Miner,
}

/// Puzzles on their way into the set.
#[derive(Default)]
struct Batch {
    /// Those that have not been sent.
    found: Vec<Puzzle>,
    /// True while some have been sent and not been answered.
    is_saving: bool,
    /// True if the miner has ended.
    is_last: bool,
}

/// The state of the page. A handle.
#[derive(Clone, Copy)]
pub struct MiningState {
    /// The context of the page.
    pub context: ScreenContext,
    /// The phase.
    pub phase: RwSignal<Phase>,
    /// The task as it is being set up.
    pub setup: RwSignal<MiningRun>,
    /// The run in progress, or the last one.
    pub run: RwSignal<MiningRun>,
    /// The share of it that is done.
    pub share: RwSignal<Option<f64>>,
    /// The first parts of the games that could not be read, and the number of all.
    pub faults: RwSignal<(Vec<Problem>, u32)>,
    /// The first swings that became no puzzle ([`MOST_SWINGS`]), since this page was opened.
    pub swings: RwSignal<Vec<RejectedSwing>>,
    /// The last failure.
    pub trouble: RwSignal<Option<Trouble>>,
    batch: StoredValue<Batch>,
    file: StoredValue<Option<File>, LocalStorage>,
    /// Number of the run in progress: answers to an earlier one are dropped.
    turn: StoredValue<u32>,
    workers: StoredValue<Workers, LocalStorage>,
}

impl MiningState {
    /// The state of a page that opens.
    pub fn open(context: ScreenContext) -> MiningState {
        let you = || context.words.once().get("you");
        let run = MiningRun::load().unwrap_or_else(|| MiningRun {
            player: you(),
            ..MiningRun::default()
        });
        let clients = expect_context::<Clients>();
        MiningState {
            context,
            phase: RwSignal::new(Phase::Setup),
            setup: RwSignal::new(MiningRun {
                source: Source::Library,
                ..run.clone().anew()
            }),
            run: RwSignal::new(run),
            share: RwSignal::new(None),
            faults: RwSignal::default(),
            swings: RwSignal::default(),
            trouble: RwSignal::new(None),
            batch: StoredValue::new(Batch::default()),
            file: StoredValue::new_local(None),
            turn: StoredValue::new(0),
            workers: StoredValue::new_local(Workers {
                library: clients.library(),
                puzzles: clients.puzzles(),
                miner: Miner::default(),
            }),
        }
    }

    /// Takes a file as the source; `None` if it is still to be chosen.
    pub fn choose_file(self, file: Option<File>) {
        let name = file.as_ref().map(File::name).unwrap_or_default();
        self.file.set_value(file);
        self.setup.update(|setup| {
            setup.source = Source::File(name.clone());
            // Only the library knows the names of the person at this device.
            if setup.is_for_you() {
                setup.player.clear();
            }
        });
    }

    /// Takes the library as the source, and in it the mistakes of the person at this device.
    pub fn choose_library(self) {
        let you = self.context.words.once().get("you");
        self.setup.update(|setup| {
            setup.source = Source::Library;
            if setup.player.is_empty() {
                setup.player = you;
            }
        });
    }

    /// True if the file of this name has been chosen since the page was opened.
    pub fn has_file(self, name: &str) -> bool {
        self.file
            .with_value(|file| file.as_ref().is_some_and(|file| file.name() == name))
    }

    /// Goes on with the run that was stopped, from what is kept of it: what was found after that may not be in the set.
    pub fn go_on(self) {
        let mut run = MiningRun::load().unwrap_or_else(|| self.run.get_untracked());
        let chosen = self.file.with_value(|file| file.as_ref().map(File::name));
        if let (Source::File(name), Some(chosen)) = (&mut run.source, chosen) {
            *name = chosen;
        }
        self.begin(run);
    }

    /// Reads the games of a run, then mines them.
    pub fn begin(self, run: MiningRun) {
        let Some(workers) = self.workers.try_get_value() else {
            return;
        };
        let turn = self.turn.get_value() + 1;
        self.turn.set_value(turn);
        self.batch.set_value(Batch::default());
        self.trouble.set(None);
        self.faults.set(Default::default());
        self.swings.set(Vec::new());
        self.share.set(None);
        let run = MiningRun {
            player: run.player.trim().to_owned(),
            ..run
        };
        self.run.set(run.clone());
        self.phase.set(Phase::Preparing);
        if run.source != Source::Library {
            if let Some(file) = self.file.get_value() {
                self.read(turn, run.names(), file.into());
            } else {
                self.fail(Trouble::NoGames(run.source));
            }
            return;
        }
        if !run.is_for_you() {
            return self.read_library(turn, workers.library, run.names());
        }
        let list = List {
            query: Query {
                you: YOU.map(str::to_owned).into(),
                ..Query::default()
            },
            from: 0,
            count: 0,
            around: None,
        };
        let librarian = workers.library.clone();
        workers.library.ask(list, move |page| {
            if self.is_preparing(turn) {
                match page {
                    Ok(page) => self.read_library(turn, librarian, page.own_names),
                    Err(failure) => self.fail(Trouble::Failure(failure)),
                }
            }
        });
    }

    /// Reads the games of the library, the oldest first: what is played meanwhile comes after the games that are done.
    fn read_library(self, turn: u32, librarian: LibraryClient, names: Vec<String>) {
        let query = Query {
            reversed: true,
            ..Query::default()
        };
        let is_wanted = move || self.is_preparing(turn);
        let read = move |file| {
            if is_wanted() {
                match file {
                    Ok(file) => self.read(turn, names, file),
                    Err(failure) => self.fail(Trouble::Failure(failure)),
                }
            }
        };
        library_export::file_of(librarian, query, is_wanted, read);
    }

    /// Stops it. What was found is in the set, and it can go on.
    pub fn stop(self) {
        self.workers.with_value(|workers| workers.miner.cancel());
        self.phase.set(Phase::Setup);
    }

    fn fail(self, trouble: Trouble) {
        self.stop();
        self.trouble.set(Some(trouble));
    }

    /// True if this run is in progress and the page is open.
    fn is_current(self, turn: u32) -> bool {
        self.turn.try_get_value() == Some(turn)
    }

    fn is_preparing(self, turn: u32) -> bool {
        self.is_current(turn) && self.phase.get_untracked() == Phase::Preparing
    }

    /// Sees whether the games are those of the run that was stopped, and mines them.
    fn read(self, turn: u32, names: Vec<String>, file: Blob) {
        let run = self.run.get_untracked();
        spawn_local(async move {
            let is_same = miner::begins_with(&file, run.prefix()).await;
            if !self.is_preparing(turn) {
                return;
            }
            match is_same {
                Ok(true) => self.mine(turn, run, names, file),
                Ok(false) => self.mine(turn, run.anew(), names, file),
                Err(why) => self.fail(Trouble::Unreadable(why)),
            }
        });
    }

    fn mine(self, turn: u32, run: MiningRun, names: Vec<String>, file: Blob) {
        let task = MineTask {
            player: names,
            from: run.next,
            ..MineTask::new(run.rules)
        };
        self.run.set(run);
        self.phase.set(Phase::Working);
        let size = file.size() as u64;
        self.workers.with_value(|workers| {
            workers.miner.mine(task, file, move |mined| {
                if self.is_current(turn) {
                    self.take(turn, size, mined);
                }
            });
        });
    }

    fn take(self, turn: u32, size: u64, mined: Mined) {
        match mined {
            Mined::Found(puzzle) => self.batch.update_value(|batch| batch.found.push(*puzzle)),
            Mined::Rejected(swings) => {
                self.run.update(|run| {
                    for swing in &swings {
                        *run.rejected.entry(swing.why.key().to_owned()).or_default() += 1;
                    }
                });
                self.swings.update(|told| {
                    let room = MOST_SWINGS.saturating_sub(told.len());
                    told.extend(swings.into_iter().take(room));
                });
            }
            Mined::Faults(problems, all) => self.faults.set((problems, all)),
            Mined::Read(prefix) => self.run.update(|run| run.read(prefix)),
            Mined::Progress(progress) => {
                self.run.update(|run| run.advance(&progress, size));
                let of = self.run.with_untracked(|run| run.of);
                self.share.set(Some(share(&progress, of)));
                self.keep(turn);
            }
            Mined::Done(Ok(())) if self.run.with_untracked(|run| run.of == 0) => {
                let source = self.run.with_untracked(|run| run.source.clone());
                self.run.set(MiningRun::default());
                MiningRun::forget();
                self.fail(Trouble::NoGames(source));
            }
            Mined::Done(Ok(())) => {
                self.batch.update_value(|batch| batch.is_last = true);
                self.keep(turn);
            }
            Mined::Done(Err(miner::Trouble::Unreadable(why))) => {
                self.fail(Trouble::Unreadable(why));
            }
            Mined::Done(Err(miner::Trouble::Engine(why))) => self.fail(Trouble::Engine(why)),
        }
    }

    /// Puts what was found into the set, and then keeps the progress: a point before which a puzzle is lost is never kept.
    fn keep(self, turn: u32) {
        if self.batch.with_value(|batch| batch.is_saving) {
            return;
        }
        let puzzles = self
            .batch
            .try_update_value(|batch| std::mem::take(&mut batch.found))
            .unwrap_or_default();
        let mut kept = self.run.get_untracked();
        if puzzles.is_empty() {
            if self.batch.with_value(|batch| batch.is_last) {
                MiningRun::forget();
                self.phase.set(Phase::Done);
            } else {
                kept.save();
            }
            return;
        }
        self.batch.update_value(|batch| batch.is_saving = true);
        let add = AddPuzzles {
            to: AddTo::Fixed {
                key: MINED_SET.to_owned(),
                name: self.context.words.once().get("mining-set"),
            },
            puzzles,
        };
        let client = self.workers.with_value(|workers| workers.puzzles.clone());
        client.ask(add, move |added| {
            if !self.is_current(turn) {
                return;
            }
            let added = match added {
                Ok(added) => added,
                Err(failure) => return self.fail(Trouble::Failure(failure)),
            };
            kept.found += (added.added + added.known) as u32;
            kept.known += added.known as u32;
            kept.set = added.set.map(|set| set.key).or(kept.set);
            kept.save();
            self.run.update(|run| {
                run.found = kept.found;
                run.known = kept.known;
                run.set.clone_from(&kept.set);
            });
            self.batch.update_value(|batch| batch.is_saving = false);
            if self.phase.get_untracked() == Phase::Working {
                self.keep(turn);
            }
        });
    }
}

/// The share that is done of so many games: whole games, and the searches of the one in progress.
fn share(progress: &Progress, of: u32) -> f64 {
    let game = f64::from(progress.searches) / f64::from(progress.of_searches.max(1));
    (f64::from(progress.games) + game.min(1.0)) / f64::from(of.max(1))
}
