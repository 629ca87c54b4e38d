//! Sets of puzzles: the pack of our own and the solver's, from files; solved, saved to files, renamed, removed.

mod file_form;

use super::fault_text::fault_text;
use super::options::Options;
use super::trouble::trouble_text;
use crate::ScreenContext;
use crate::registry::Screen;
use crate::route::href;
use file_form::FileForm;
use i18n::{Lexicon, args};
use leptos::ev::DragEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use platform::clients::Clients;
use platform::files;
use platform::offline;
use platform::puzzle_client::PuzzleClient;
use protocol::puzzle::{
    AddSet, AddedSet, Ask, Convention, ExportReviews, ExportSet, Failure, GetPuzzles,
    ImportReviews, ImportedReviews, OWN_SET, Progress, RemoveSet, RenameSet, RestoreSet,
    ReviewFormat, SetFilter, SetFormat, SetInfo, Sets, Task,
};
use puzzle::percent::escape;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, File};
use widgets::file_button::FileButton;
use widgets::icon::{Icon, Sign};
use widgets::more_menu::MoreMenu;
use widgets::page_frame::PageFrame;
use widgets::progress::Progress as ProgressBar;
use widgets::toast::{Toast, ToastText};

/// The file of the pack of our own, below the page's folder.
const OWN_PACK: &str = "puzzles/sessa.pack";

/// Kinds of files that a set is written to: name, ending and type.
const FORMATS: [(SetFormat, &str, &str); 4] = [
    (SetFormat::Csv, "CSV", "csv"),
    (SetFormat::Pgn, "PGN", "pgn"),
    (SetFormat::Epd, "EPD", "epd"),
    (SetFormat::Pack, "Pack", "pack"),
];

/// A file that is being read or written.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Job {
    id: u32,
    progress: Progress,
}

/// The state of the page. A handle.
#[derive(Clone, Copy)]
struct SetsState {
    context: ScreenContext,
    sets: RwSignal<Option<Vec<SetInfo>>>,
    job: RwSignal<Option<Job>>,
    added: RwSignal<Option<AddedSet>>,
    /// The file chosen last, to be read, or read again with the other convention.
    file: StoredValue<Option<File>, LocalStorage>,
    /// Its name, as long as the puzzles wanted of it are being chosen.
    choosing: RwSignal<Option<String>>,
    /// The puzzles wanted of it.
    filter: RwSignal<SetFilter>,
    reviews: RwSignal<Option<ImportedReviews>>,
    removed: RwSignal<Option<SetInfo>>,
    trouble: RwSignal<Option<Failure>>,
    client: StoredValue<PuzzleClient, LocalStorage>,
}

impl SetsState {
    fn client(self) -> Option<PuzzleClient> {
        self.client.try_with_value(Clone::clone)
    }

    fn ask<A: Ask<Task = Task>>(self, ask: A, done: impl FnOnce(A::Answer) + 'static) {
        let Some(client) = self.client() else { return };
        client.ask(ask, move |answer| self.finish(answer, done));
    }

    /// Takes an answer, unless the page has been closed meanwhile.
    fn finish<A>(self, answer: Result<A, Failure>, done: impl FnOnce(A)) {
        if self.client.try_with_value(|_| ()).is_none() {
            return;
        }
        match answer {
            Ok(answer) => done(answer),
            Err(failure) => self.trouble.set(Some(failure)),
        }
    }

    /// Sends a task that takes its time, with a file.
    fn ask_long<A: Ask<Task = Task>>(
        self,
        ask: A,
        file: &JsValue,
        done: impl FnOnce(A::Answer, JsValue) + 'static,
    ) {
        let Some(client) = self.client() else { return };
        self.trouble.set(None);
        let progress = move |progress| {
            self.job.try_update(|job| {
                if let Some(job) = job {
                    job.progress = progress;
                }
            });
        };
        let finished = move |answer| {
            self.job.try_set(None);
            self.finish(answer, |(answer, file)| done(answer, file));
        };
        let id = client.ask_long(ask, file, progress, finished);
        let progress = Progress::default();
        self.job.set(Some(Job { id, progress }));
    }

    fn list(self) {
        self.ask(Sets {}, move |sets| {
            let fetched = |set: &SetInfo| set.key != OWN_SET || set.fetched;
            let all_fetched = sets.iter().all(fetched);
            self.sets.set(Some(sets));
            // The pack is looked into where it is on this device, not fetched for that.
            if !all_fetched {
                spawn_local(async move {
                    if offline::is_kept(OWN_PACK).await {
                        self.take_up_own();
                    }
                });
            }
        });
    }

    /// Takes up the pack of our own; then its number is known.
    fn take_up_own(self) {
        let get = GetPuzzles {
            set: OWN_SET.to_owned(),
            from: 0,
            count: 1,
        };
        let Some(client) = self.client() else { return };
        client.ask(get, move |answer| {
            if answer.is_ok() && self.client().is_some() {
                self.list();
            }
        });
    }

    /// Takes a file; then the puzzles wanted of it are chosen.
    fn choose(self, file: File) {
        self.added.set(None);
        self.filter.set(SetFilter::default());
        self.choosing.set(Some(file.name()));
        self.file.set_value(Some(file));
    }

    /// Adds what is wanted of the puzzles of the file as a set that is called as the file.
    fn read(self, convention: Option<Convention>) {
        let Some(file) = self.file.get_value() else {
            return;
        };
        let name = file.name();
        let name = name.split('.').next().unwrap_or_default().to_owned();
        let mut filter = self.filter.get_untracked();
        filter.ratings = filter
            .ratings
            .map(|(from, to)| (from.min(to), from.max(to)));
        let add = AddSet {
            name,
            filter,
            convention,
        };
        self.choosing.set(None);
        self.added.set(None);
        self.ask_long(add, &file, move |added, _| self.added.set(Some(added)));
    }

    fn export(self, set: &SetInfo, format: SetFormat, ending: &'static str) {
        let name = if set.name.is_empty() {
            OWN_SET.to_owned()
        } else {
            set.name.clone()
        };
        let export = ExportSet {
            key: set.key.clone(),
            format,
        };
        self.ask_long(export, &JsValue::UNDEFINED, move |_, file| {
            if let Ok(file) = file.dyn_into::<Blob>() {
                files::save_file(&name, ending, &file);
            }
        });
    }

    fn export_reviews(self, format: ReviewFormat, ending: &'static str) {
        let export = ExportReviews {
            format,
            best_runs: Options::load().best_runs(),
        };
        self.ask_long(export, &JsValue::UNDEFINED, move |_, file| {
            if let Ok(file) = file.dyn_into::<Blob>() {
                files::save_file("sessa-reviews", ending, &file);
            }
        });
    }
}

/// The sets, a page.
pub fn sets(context: ScreenContext) -> AnyView {
    let words = context.words;
    let state = SetsState {
        context,
        sets: RwSignal::new(None),
        job: RwSignal::new(None),
        added: RwSignal::new(None),
        file: StoredValue::new_local(None),
        choosing: RwSignal::new(None),
        filter: RwSignal::default(),
        reviews: RwSignal::new(None),
        removed: RwSignal::new(None),
        trouble: RwSignal::new(None),
        client: StoredValue::new_local(expect_context::<Clients>().puzzles()),
    };
    state.list();
    state
        .client
        .with_value(|client| client.on_change(move || state.list()));
    let dropped = move |event: DragEvent| {
        event.prevent_default();
        let files = event.data_transfer().and_then(|transfer| transfer.files());
        let is_idle = state.job.with_untracked(Option::is_none);
        if let Some(file) = files.and_then(|files| files.get(0)).filter(|_| is_idle) {
            state.choose(file);
        }
    };
    let trouble = move || {
        let failure = state.trouble.get()?;
        let told = trouble_text(&failure, &words.now());
        Some(view! { <p class="puzzles-trouble" role="alert">{told}</p> })
    };
    let busy = Memo::new(move |_| state.job.with(Option::is_some));
    let share = move || {
        let progress = state.job.get()?.progress;
        (progress.of > 0).then(|| progress.done as f64 / progress.of as f64)
    };
    let count = move || {
        let count = state.job.get().map_or(0, |job| job.progress.count);
        words.now().with("sets-reading", &args!["count" => count])
    };
    let stop = move || {
        if let (Some(job), Some(client)) = (state.job.get_untracked(), state.client()) {
            client.cancel(job.id);
        }
    };
    let removed = move || {
        let removed = state.removed.get()?;
        let text = words
            .now()
            .with("sets-removed", &args!["name" => removed.name.as_str()]);
        Some(ToastText { text, undo: true })
    };
    let restore = move || {
        if let Some(set) = state.removed.get_untracked() {
            state.ask(RestoreSet { key: set.key }, move |()| state.list());
            state.removed.set(None);
        }
    };
    let list = move || {
        let sets = state.sets.get().unwrap_or_default();
        sets.into_iter()
            .map(|set| view! { <Set state set/> })
            .collect_view()
    };
    let content = view! {
        <div class="puzzles sets" on:dragover=move |event| event.prevent_default() on:drop=dropped>
            {trouble}
            <Show when=move || busy.get()>
                <ProgressBar label="sets-progress" text=Signal::derive(count) share=Signal::derive(share) on_stop=stop/>
            </Show>
            <FileForm state/>
            <Added state/>
            <ul class="puzzles-list">{list}</ul>
            <p class="puzzles-about">{words.say("sets-how")}</p>
            <Reviews state/>
            <Toast text=Signal::derive(removed) on_undo=restore on_end=move || state.removed.set(None)/>
        </div>
    }
    .into_any();
    let tools = view! {
        <a class="button" href=href(Screen::PuzzleCompose, "") data-action="make-set">{words.say("sets-make")}</a>
        <FileButton label="sets-add" action="add-set" name="add-set" accept=".csv,.zst,.pgn,.epd,.pack,.txt" icon=Sign::Plus disabled=busy on_file=move |file| state.choose(file)/>
    }
    .into_any();
    view! { <PageFrame frame=context.frame tools content/> }.into_any()
}

/// Name of a set.
pub fn set_name(set: &SetInfo, words: &Lexicon) -> String {
    if set.key == OWN_SET {
        words.get("sets-own")
    } else {
        set.name.clone()
    }
}

/// Number of puzzles of a set that are solved, of all.
pub fn progress_text(set: &SetInfo, words: &Lexicon) -> String {
    let args = &args!["solved" => set.solved, "count" => set.count];
    words.with("sets-solved", args)
}

/// A set in the list; it leads to the set's own page.
#[component]
fn Set(state: SetsState, set: SetInfo) -> impl IntoView {
    let words = state.context.words;
    let is_own = set.key == OWN_SET;
    let is_open = RwSignal::new(false);
    let set = StoredValue::new(set);
    let renaming = RwSignal::new(false);
    let about = move || {
        let words = words.now();
        set.with_value(|set| {
            let mut parts = vec![if set.fetched {
                words.with("sets-count", &args!["count" => set.count])
            } else {
                words.get("sets-not-fetched")
            }];
            if let Some((least, most)) = set.ratings {
                parts.push(format!("{least}–{most}"));
            }
            if set.unfinished {
                parts.push(words.get("sets-unfinished"));
            }
            if set.tried > 0 {
                parts.push(progress_text(set, &words));
            }
            parts.join(" · ")
        })
    };
    let key = set.with_value(|set| set.key.clone());
    let open = StoredValue::new(href(Screen::PuzzleSet, &format!("set={}", escape(&key))));
    let remove = move |_| {
        let gone = set.get_value();
        let key = gone.key.clone();
        state.ask(RemoveSet { key }, move |()| {
            state.removed.set(Some(gone));
            state.list();
        });
    };
    let rename = move |name: String| {
        renaming.set(false);
        let name = name.trim().to_owned();
        if !name.is_empty() {
            let key = set.with_value(|set| set.key.clone());
            state.ask(RenameSet { key, name }, move |()| state.list());
        }
    };
    let formats = FORMATS.map(|(format, name, ending)| {
        let save = move |_| {
            set.with_value(|set| state.export(set, format, ending));
            is_open.set(false);
        };
        let label = move || words.now().with("sets-save", &args!["format" => name]);
        view! { <button type="button" data-action=format!("save-{ending}") on:click=save>{label}</button> }
    });
    let name = move || set.with_value(|set| set_name(set, &words.now()));
    view! {
        <li class="sets-row" data-set=set.with_value(|set| set.key.clone())>
            <Show
                when=move || renaming.get()
                fallback=move || view! {
                    <a class="link-card puzzles-row" href=open.get_value() data-action="open-set">
                        <Icon sign=Sign::Folder/>
                        <span><b>{name}</b><span>{about}</span></span>
                        <Icon sign=Sign::Right/>
                    </a>
                }
            >
                <input
                    class="sets-name"
                    name="set-name"
                    aria-label=words.say("sets-name")
                    value=name
                    on:change:target=move |event| rename(event.target().value())
                />
            </Show>
            <MoreMenu open=is_open label=Signal::derive(words.say("more")) action="set-menu">
                <div class="sets-menu">
                    {formats.into_iter().collect_view()}
                    {(!is_own).then(|| view! {
                        <button type="button" data-action="rename-set" on:click=move |_| renaming.set(true)>{words.say("sets-rename")}</button>
                        <button type="button" class="danger" data-action="remove-set" on:click=remove>{words.say("sets-remove")}</button>
                    })}
                </div>
            </MoreMenu>
        </li>
    }
}

/// Outcome of a file: number of puzzles added, and faults.
#[component]
fn Added(state: SetsState) -> impl IntoView {
    let words = state.context.words;
    let told = move || {
        let added = state.added.get()?;
        let words = words.now();
        let parts = [
            Some(words.with("sets-added", &args!["count" => added.added as u32])),
            (added.known > 0)
                .then(|| words.with("sets-known", &args!["count" => added.known as u32])),
            (added.filtered > 0)
                .then(|| words.with("sets-filtered", &args!["count" => added.filtered as u32])),
            added.cancelled.then(|| words.get("sets-cancelled")),
            (added.all_faults > 0)
                .then(|| words.with("sets-faults", &args!["count" => added.all_faults as u32])),
        ];
        let text = parts.into_iter().flatten().collect::<Vec<_>>().join(" ");
        let other = added.wants_convention.then(|| {
            let again = move |_| state.read(Some(Convention::SolverFirst));
            view! {
                <p>{words.get("sets-convention")}</p>
                <button type="button" data-action="other-convention" on:click=again>{words.get("sets-convention-other")}</button>
            }
        });
        let faults = added.faults.iter().map(|fault| {
            view! { <li>{fault_text(fault, &words)}</li> }
        });
        Some(view! {
            <div class="sets-added" role="status">
                <p data-added>{text}</p>
                {other}
                <ul class="sets-faults">{faults.collect_view()}</ul>
            </div>
        })
    };
    view! { {told} }
}

/// The log of all attempts: out and in again.
#[component]
fn Reviews(state: SetsState) -> impl IntoView {
    let words = state.context.words;
    let busy = Memo::new(move |_| state.job.with(Option::is_some));
    let import = move |file: File| {
        state.reviews.set(None);
        state.ask_long(ImportReviews {}, &file, move |imported, _| {
            let mut options = Options::load();
            options.add_best_runs(&imported.best_runs);
            options.save();
            state.reviews.set(Some(imported));
        });
    };
    let told = move || {
        let imported = state.reviews.get()?;
        let words = words.now();
        let added = words.with("reviews-added", &args!["count" => imported.added]);
        let known = words.with("reviews-known", &args!["count" => imported.known]);
        let faults = imported
            .faults
            .iter()
            .map(|fault| view! { <li>{fault_text(fault, &words)}</li> })
            .collect_view();
        Some(view! {
            <p role="status" data-reviews>{format!("{added} {known}")}</p>
            <ul class="sets-faults">{faults}</ul>
        })
    };
    view! {
        <section class="puzzles-group">
            <h2>{words.say("reviews")}</h2>
            <p class="puzzles-about">{words.say("reviews-how")}</p>
            <div class="sets-tools">
                <button type="button" data-action="reviews-json" on:click=move |_| state.export_reviews(ReviewFormat::Json, "json")>
                    {words.say("reviews-json")}
                </button>
                <button type="button" data-action="reviews-csv" on:click=move |_| state.export_reviews(ReviewFormat::Csv, "csv")>
                    {words.say("reviews-csv")}
                </button>
                <FileButton label="reviews-import" action="import-reviews" name="import-reviews" accept=".json,.csv" icon=Sign::Plus disabled=busy on_file=import/>
            </div>
            {told}
        </section>
    }
}
